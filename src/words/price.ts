import * as say from '#words/price';
import { paragraph } from '#words/text';
import type { Answer } from '../poker/answer';
import { hundredths, inUnits } from '../poker/money/amounts';
import type { Stakes } from '../poker/money/stakes';
import type { PotsPrice } from '../poker/money/pots';
import type { FoundReads } from '../poker/money/reads';
import { areFewBluffs, behindAfter, weighed, decisionOf, type CallVerdict, type Weighed } from '../poker/money/verdict';
import { moneyText } from './amounts';
import { capitalize } from './text';
import { percentText } from './numbers';
import type { Seated } from './types';

/* The price of a call, in words: the verdict, and the details below it. */

/** A verdict in one breath: `'Call.'`, `'Need 25.0%, have 55.8%.'` Both are empty if nothing is to be decided. */
export interface SaidVerdict {
  readonly bold: string;
  readonly then: string;
}

/** @param who the opponents who are in the equity: of a bet in parts of the pot all have put in the same */
export function verdictInWords(verdict: CallVerdict, { street }: Pick<Answer, 'street'>, who: Seated): SaidVerdict {
  const isRiver = street === 'river';
  const read = ({ against }: Weighed) => (against === undefined ? undefined : say.read(against, isRiver));
  // Any two cards are the weakest read: nothing is so even against them.
  const strongRead = (own: Weighed) => (own.against === 'any two' ? undefined : read(own));
  const share = (own: Weighed) => percentText(own.share);
  const need = (own: Weighed) => percentText(own.needed);
  const needAndHave = (own: Weighed) => say.needAndHave(need(own), share(own), read(own));
  switch (verdict.kind) {
    case 'nothing to call':
      return { bold: '', then: say.nothingToCall };
    case 'prizes': {
      const { move, isClose, needed, share: own } = verdict;
      const then =
        needed === undefined || own === undefined ? '' : say.needAndHave(percentText(needed), percentText(own));
      return { bold: say.byPrizes(move, isClose), then };
    }
    case 'players behind':
      return {
        bold: say.dependsOnPlayers(verdict.seats, who),
        then: (verdict.ifFold === 'call' ? say.callIfTheyFold : say.foldIfTheyFold)(verdict.seats.length),
      };
    case 'drawing dead':
      return { bold: say.fold, then: say.drawingDead };
    case 'nuts':
      return { bold: say.atLeastCall, then: say.haveTheNuts };
    case 'far ahead': {
      const against = strongRead(verdict);
      if (against === undefined) {
        return { bold: say.atLeastCall, then: verdict.share === 1 ? say.cannotLose : say.farAhead(share(verdict)) };
      }
      const name = verdict.against ?? 'any two';
      const hands = name in say.best ? say.best[name as keyof typeof say.best] : against;
      return { bold: say.atLeastCall, then: say.evenAgainst(share(verdict), hands) };
    }
    case 'call': {
      const against = strongRead(verdict);
      const then =
        against === undefined ? needAndHave(verdict) : say.needAndEven(need(verdict), share(verdict), against);
      return { bold: say.call, then };
    }
    case 'fold':
      return { bold: say.fold, then: needAndHave(verdict) };
    case 'close':
      return { bold: say.closeTo(verdict.move), then: needAndHave(verdict) };
    case 'all close':
      return { bold: say.close, then: needAndHave(verdict) };
    case 'fold unless':
      return {
        bold: say.foldUnless,
        then: say.winLater(moneyText(roundedUp(verdict.later, verdict.behind, verdict.isInPots)), verdict.isInPots),
      };
    case 'outs pay':
      return verdict.isClose
        ? { bold: say.closeTo('call'), then: say.outsClose(share(verdict), need(verdict)) }
        : { bold: say.call, then: say.outsPay(share(verdict), need(verdict)) };
    case 'strength': {
      const [call, fold] = (['call', 'fold'] as const).map((move) =>
        say.against(read(verdict[move]) ?? '', move, share(verdict[move])),
      );
      return { bold: say.dependsOnStrength, then: paragraph([call, fold]) };
    }
    case 'fold unless bluffs': {
      const isClose = areFewBluffs(verdict.bluffs);
      return {
        bold: isClose ? say.closeTo('call') : say.foldUnlessBluff,
        then: paragraph([needAndHave(verdict), isClose ? say.fewBluffs : say.bluffs(oneIn(verdict.bluffs))]),
      };
    }
    case 'fold to all':
      return { bold: say.fold, then: say.evenAgainst(share(verdict), read(verdict) ?? '') };
    case 'before the flop': {
      const { decision, shares, needed } = verdict;
      const bolds = { call: say.call, fold: say.fold, close: say.close, depends: say.dependsOnRange };
      const texts = shares.map((own) => [read(own) ?? '', share(own)] as const);
      return { bold: bolds[decision], then: say.openingShares(texts, percentText(needed)) };
    }
  }
}

/** A third is one in three, 0.4 one in two: never a tenth less than what is needed. `undefined` for more than half. */
function oneIn(part: number): number | undefined {
  const nearest = Math.round(1 / part);
  const bets = 1 / nearest < 0.9 * part ? nearest - 1 : nearest;
  return bets < 2 ? undefined : bets;
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
export function oddsInWords({ oddsOffered = 0, breakEven }: PotsPrice, equity: number | undefined): string {
  const odds = moneyText(oddsOffered);
  const isUseful = equity !== undefined && equity > 0 && equity < ALWAYS_RIGHT;
  return paragraph([
    isUseful ? say.potOddsAnd(odds, moneyText((1 - equity) / equity)) : say.potOdds(odds),
    say.breakEven(percentText(breakEven)),
  ]);
}

/** `'EV −0.28 per call.'`, of a bet in parts of the pot `'EV +0.12 pots per call.'` */
export function evInWords({ ev, facing }: PotsPrice): string {
  return facing === undefined
    ? say.perCall(moneyText(ev))
    : say.perCallInPots(`${ev >= 0.005 ? '+' : ''}${moneyText(inUnits(Math.round(100 * ev)))}`);
}

/** What must be won later; empty if that is more than the pot and the call, or nothing is left to win. */
export function impliedInWords(
  { needed, pot, call, facing }: PotsPrice,
  street: Answer['street'],
  stakes: Stakes,
): string {
  if (street === 'river' || needed === undefined || needed > pot + call) return '';
  const behind = behindAfter(stakes) ?? Infinity;
  const amount = roundedUp(needed, behind, facing !== undefined);
  if (needed <= behind) return facing === undefined ? say.implied(moneyText(amount)) : '';
  return behind === 0 ? '' : say.noImplied(moneyText(amount), moneyText(behind));
}

/** One of several plain prices in full: `'Pot odds 3 : 1. Break-even equity 25.0%. EV −0.28 per call.'` */
export function plainPriceInWords(price: PotsPrice, street: Answer['street'], stakes: Stakes): string {
  return paragraph([oddsInWords(price, price.share), evInWords(price), impliedInWords(price, street, stakes)]);
}

/** The details of a call against a bettor whose hand is not known: the price, each read, hero's outs. */
export function readsInWords(found: FoundReads, answer: Answer): string[] {
  const [first] = found.reads;
  const price = first?.money.price ?? first?.money.behind?.ifFold.price;
  if (first === undefined || price === undefined) return [];
  const isRiver = answer.street === 'river';
  const { outs } = found;
  const reached = answer.improving?.reached;
  const part = ({ hits, of }: { hits: number; of: number }) => percentText(hits / of);
  return [
    oddsInWords(price, undefined),
    paragraph(
      found.reads.map((own) => {
        const { share } = weighed(own);
        const decision = decisionOf(own.money);
        const isSampled = (own.money.behind?.ifFold ?? own.money).price?.halfWidth !== undefined;
        const text = isSampled ? say.about(percentText(share)) : percentText(share);
        return say.readAndShare(say.read(own.against, isRiver), text, decision);
      }),
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

/** A verdict as one text: `'Call. Need 25.0%, have 55.8%.'` */
export function verdictText({ bold, then }: SaidVerdict): string {
  return capitalize(paragraph([bold, then]));
}
