import * as say from '#words/price';
import { paragraph } from '#words/text';
import type { Answer } from '../poker/answer';
import { hundredths, inUnits } from '../poker/money/amounts';
import { BET_SIZES, writeBetSize } from '../poker/money/betSize';
import { callOf, type Stakes } from '../poker/money/stakes';
import type { Money } from '../poker/money/money';
import { evHalfWidthOf, type PotsPrice } from '../poker/money/pots';
import type { FoundReads } from '../poker/money/reads';
import {
  behindAfter,
  decisionOf,
  namedPart,
  type BettorVerdict,
  type CallVerdict,
  type Weighed,
} from '../poker/money/verdict';
import { averageText, moneyText, signed } from './amounts';
import { capitalize } from './text';
import { percentText } from './numbers';
import type { Seated } from './types';

/* The price of a call, in words: the verdict, and the details below it. */

export const SIZE_SIGNS = ['⅓', '½', '⅔', '¾', say.potSize, '1½', '2×'];

/** The bet that hero faces: `'½ pot'`, `'20 to win 60'`, `'3 bb'`; empty without one. */
export function betInWords(stakes: Stakes): string {
  const { facing, pot, raise } = stakes;
  const call = inUnits(callOf(stakes) ?? 0);
  if (call === 0) return '';
  if (raise !== undefined)
    return `${moneyText(raise.to)} ${raise.isAllIn ? `${say.inBlinds}, ${say.allIn}` : say.inBlinds}`;
  if (facing === undefined) return pot === undefined ? '' : say.callToWin(moneyText(call), moneyText(pot));
  const named = BET_SIZES.findIndex(({ text }) => text === writeBetSize(facing));
  if (BET_SIZES[named]?.size === 1) return say.potSize;
  return say.partOfPot(SIZE_SIGNS[named] ?? percentText(facing, 0));
}

/** A verdict in one breath: `'Call.'`, `'You need 25.0% and have 55.8%.'` Both are empty if nothing is to be decided. */
export interface SaidVerdict {
  readonly bold: string;
  readonly then: string;
}

/** @param who the opponents who are in the equity: of a bet in parts of the pot all have put in the same */
export function verdictInWords(verdict: CallVerdict, { street }: Pick<Answer, 'street'>, who: Seated): SaidVerdict {
  const read = ({ against }: Weighed) => (against === undefined ? undefined : say.read[against]);
  const share = (own: Weighed) => sureText(percentText(own.share), own.halfWidth);
  const need = (own: Weighed) => percentText(own.needed);
  const needAndHave = (own: Weighed) => say.needAndHave(need(own), share(own), read(own));
  switch (verdict.kind) {
    case 'nothing to call':
      return { bold: '', then: say.nothingToCall };
    case 'prizes': {
      const { move, isClose, needed, share: own, halfWidth } = verdict;
      const then =
        needed === undefined || own === undefined
          ? ''
          : say.needAndHave(percentText(needed), sureText(percentText(own), halfWidth));
      return { bold: say.byPrizes(move, isClose), then };
    }
    case 'players behind':
      return {
        bold: say.dependsOnPlayers(verdict.seats, who),
        then: (verdict.ifFold === 'call' ? say.callIfTheyFold : say.foldIfTheyFold)(verdict.seats.length),
      };
    case 'drawing dead':
      return { bold: say.bolds.fold, then: street === 'river' ? say.beatNone : say.drawingDead };
    case 'only splits':
      return { bold: say.bolds.fold, then: say.onlySplit };
    case 'cannot lose':
      return { bold: say.atLeastCall, then: say.cannotLose };
    case 'nuts':
      return { bold: say.atLeastCall, then: say.haveTheNuts };
    case 'far ahead': {
      const { against = 'any two' } = verdict;
      // Any two cards are the weakest read: nothing is so even against them.
      if (against !== 'any two')
        return { bold: say.atLeastCall, then: say.evenAgainst(share(verdict), say.best[against]) };
      return { bold: say.atLeastCall, then: verdict.share === 1 ? say.cannotLose : say.farAhead(share(verdict)) };
    }
    case 'call':
    case 'fold':
      return { bold: say.bolds[verdict.kind], then: needAndHave(verdict) };
    case 'close':
      return { bold: say.closeTo(verdict.move), then: needAndHave(verdict) };
    case 'fold unless':
      return { bold: say.bolds['fold unless'], then: say.winLater(laterText(verdict), verdict.isInPots) };
    case 'bettor':
      return { bold: say.bolds[verdict.bold], then: whyInWords(verdict, street) };
    case 'for a set':
      return { bold: say.bolds[verdict.decision], then: setInWords(verdict) };
    case 'before the flop': {
      const { decision, needed } = verdict;
      const bold = decision === 'depends' ? say.dependsOnRange : say.bolds[decision];
      const [above, below] = atBorder(verdict);
      const against = (own: Weighed) => own.against ?? 'any two';
      const even = (own: Weighed, texts: typeof say.parts) =>
        say.needEven(percentText(needed), share(own), texts[against(own)]);
      if (below === undefined) return { bold, then: above === undefined ? '' : even(above, say.best) };
      if (above === undefined) return { bold, then: even(below, say.parts) };
      const hands = [say.parts[against(above)], say.read[against(below)]] as const;
      return { bold, then: say.needBetween(percentText(needed), [share(above), share(below)], hands) };
    }
  }
}

/** Of the shares the least that the call survives, and the largest that it does not. */
function atBorder({
  needed,
  shares,
}: Extract<CallVerdict, { kind: 'before the flop' }>): readonly [
  above: Weighed | undefined,
  below: Weighed | undefined,
] {
  const falling = shares.toSorted((one, other) => other.share - one.share);
  return [falling.findLast(({ share }) => share >= needed), falling.find(({ share }) => share < needed)];
}

function setInWords(verdict: Extract<CallVerdict, { kind: 'for a set' }>): string {
  const { decision, later, behind } = verdict;
  if (decision === 'fold') return say.tooLittleForSet;
  return later === 0 ? say.potPaysSet : say.setPays(laterText(verdict), moneyText(behind));
}

/** The share of hero's hand that is worth a word. */
const WORTH_SAYING = 0.02;

/** What a decision rests on, against a bettor who has a hand for value or bluffs. */
function whyInWords(verdict: BettorVerdict, street: Answer['street']): string {
  const { row, part, beats, bluffs, later } = verdict;
  const share = sureText(percentText(verdict.share), verdict.halfWidth);
  const needed = percentText(verdict.needed);
  const best = say.strongest[nearestPart(part)];
  const named = bluffs === undefined ? undefined : namedPart(bluffs);
  const outs = verdict.outs === undefined ? '' : percentText(verdict.outs);
  switch (row) {
    case 'the nuts':
      return say.haveTheNuts;
    case 'the nuts, shared':
      return say.shareTheNuts;
    case 'cannot lose':
      return say.cannotLose;
    case 'far ahead':
    case 'ahead':
      if (verdict.outs !== undefined && verdict.outs > 0) return say.oneCard(share, outs);
      return say.needAndEven(needed, share, best);
    case 'outs pay':
      return say.outsPay(outs, needed);
    case 'few bluffs':
      return paragraph([named === undefined ? '' : say.fewBluffs(named[1]), say.haveAgainst(share, best)]);
    case 'some bluffs':
      return named === undefined ? '' : say.someBluffs(...named);
    case 'only bluffs':
      if (named === undefined) return '';
      if (beats === 'ties') return say.splitBluffs(...named);
      return verdict.share < WORTH_SAYING ? say.onlyBluffs(...named) : say.mostlyBluffs(share, best, ...named);
    case 'hit pays':
    case 'hit may pay':
      if (later === undefined) return '';
      return (row === 'hit pays' ? say.winLaterPays : say.winLater)(laterText(later), later.isInPots);
    case 'near':
      return say.needAndHave(needed, share, best);
    case 'behind':
      if (beats === 'ties') return say.splitSome;
      return beats === 'none' && street === 'river' ? say.beatNone : say.needAndHave(needed, share, best);
  }
}

const PARTS = { '2/5': 2 / 5, '1/3': 1 / 3, '1/4': 1 / 4, '1/6': 1 / 6, '1/8': 1 / 8, '1/10': 1 / 10 };

/** The part of a range that words have a name for. */
export function nearestPart(part: number): keyof typeof PARTS {
  const names = Object.keys(PARTS) as (keyof typeof PARTS)[];
  return names.reduce((near, own) => (Math.abs(PARTS[own] - part) < Math.abs(PARTS[near] - part) ? own : near));
}

/** An amount to be won after a hit, rounded up. */
function laterText({ later, behind, isInPots }: NonNullable<BettorVerdict['later']>): string {
  return moneyText(roundedUp(later, behind, isInPots));
}

function sureText(figure: string, halfWidth: number | undefined): string {
  return halfWidth === undefined ? figure : say.about(figure);
}

/**
 * An amount that must be won, rounded up, for less would not be enough: 1.147 is 1.2, 1,393 is 1,400, 0.62 pots are
 * 0.7. If the stacks hold it, it stays within them: 1.147 of 1.15 behind is 1.15.
 */
function roundedUp(amount: number, behind: number, isInPots: boolean): number {
  const step = isInPots || amount <= 0 ? 0.1 : 10 ** (Math.floor(Math.log10(amount)) - 1);
  // A sum may be off by its last digit: 0.3 is three tenths.
  const steps = Math.ceil(amount / step - 1e-6);
  const rounded = Number((Math.max(1, steps) * step).toPrecision(2));
  return amount <= behind ? Math.min(rounded, behind) : rounded;
}

/** The pot holds the bet to be called, so no call needs more than half of what it plays for. */
const ALWAYS_RIGHT = 0.5;

/** `'Pot odds 3 : 1, you need 3.06 : 1. Break-even equity 25.0%.'` @param equity if it is one figure */
export function oddsInWords({ oddsOffered = 0, breakEven, halfWidth }: PotsPrice, equity: number | undefined): string {
  const odds = moneyText(oddsOffered);
  const isUseful = equity !== undefined && equity > 0 && equity < ALWAYS_RIGHT;
  return paragraph([
    isUseful ? say.potOddsAnd(odds, sureText(moneyText((1 - equity) / equity), halfWidth)) : say.potOdds(odds),
    say.breakEven(percentText(breakEven)),
  ]);
}

/** `'EV −0.28 per call.'`, of a bet in parts of the pot `'EV +0.12 pots per call.'`, simulated `'EV 3.1 ±0.2 per call.'` */
export function evInWords(price: PotsPrice): string {
  const { ev, facing } = price;
  const halfWidth = evHalfWidthOf(price);
  return facing === undefined
    ? say.perCall(averageText(ev, halfWidth))
    : say.perCallInPots(averageText(inUnits(Math.round(100 * ev)), halfWidth, signed));
}

/** What must be won later; empty if that is more than the pot and the call, or nothing is left to win. */
export function impliedInWords(
  { needed, pot, call, facing, halfWidth }: PotsPrice,
  street: Answer['street'],
  stakes: Stakes,
): string {
  if (street === 'river' || needed === undefined || needed > pot + call) return '';
  const behind = behindAfter(stakes) ?? Infinity;
  const amount = sureText(moneyText(roundedUp(needed, behind, facing !== undefined)), halfWidth);
  if (needed <= behind) return facing === undefined ? say.implied(amount) : '';
  return behind === 0 ? '' : say.noImplied(amount, moneyText(behind));
}

/** The details of a call against a bettor whose hand is not known: the price, what it was weighed against, hero's outs. */
export function readsInWords(found: FoundReads, answer: Answer): string[] {
  const { bettor, outs } = found;
  const first = bettor?.value.money ?? found.reads[0]?.money;
  const lying = first?.behind?.ifFold ?? first;
  if (lying?.price === undefined) return [];
  const shareOf = (money: Money): string => {
    const { share = 0, halfWidth } = (money.behind?.ifFold ?? money).price ?? {};
    return halfWidth === undefined ? percentText(share) : say.about(percentText(share));
  };
  const reached = answer.improving?.reached;
  const part = ({ hits, of }: { hits: number; of: number }) => percentText(hits / of);
  return [
    oddsInWords(lying.price, undefined),
    bettor === undefined
      ? paragraph(
          found.reads.map((own) => say.readAndShare(say.read[own.against], shareOf(own.money), decisionOf(own.money))),
        )
      : say.againstBettor(
          say.playing[bettor.plays],
          say.strongest[nearestPart(bettor.part)],
          shareOf(bettor.value.money),
          bettor.bluffs && shareOf(bettor.bluffs.money),
        ),
    found.isMade || outs === undefined || outs.hits === 0
      ? ''
      : say.outsFall(part(outs), reached === undefined ? undefined : part(reached)),
  ].filter((line) => line !== '');
}

/** The question if the pot cannot include the bet to be called, with the pot that would. */
export function askForBet(pot: number, call: number): string {
  return say.askForBet(moneyText(pot), moneyText(call), moneyText(inUnits(hundredths(pot + call))));
}

/** `'Bet more than 120 and the opponent has the wrong price.'` */
export function wrongPriceInWords(bet: number, who: Seated): string {
  return say.wrongPrice(moneyText(bet), who);
}

export function verdictText({ bold, then }: SaidVerdict): string {
  return capitalize(paragraph([bold, then]));
}
