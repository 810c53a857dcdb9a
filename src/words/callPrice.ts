import * as say from '#words/answer';
import { paragraph } from '#words/text';
import type { Answer } from '../poker/answer';
import { hundredths, inUnits } from '../poker/money/amounts';
import { writeBetSize } from '../poker/money/betSize';
import type { Money } from '../poker/money/money';
import { callOf, type Stakes } from '../poker/money/stakes';
import { wrongPriceBet } from '../poker/price';
import { unknownBettor, type FoundBettor, type FoundReads } from '../poker/money/reads';
import type { Spot } from '../poker/spot';
import {
  breakEvenIn,
  factsOf,
  isPlain,
  judge,
  judgeReads,
  moneyByEquity,
  type CallVerdict,
} from '../poker/money/verdict';
import { moneyText } from './amounts';
import type { Figures } from './answer';
import { largePercent, widthText } from './numbers';
import { detailsInWords, isSomebodyAllIn, potsSummary } from './pots';
import { againstBest, dominated, ifAllCalled, inBlinds, toTheRiver, youHave, youNeed } from '#words/price';
import type { Seated } from './types';
import { askForBet, nearestPart, readsInWords, verdictInWords, wrongPriceInWords, type SaidVerdict } from './price';

/* The sentences about a call: the verdict, its reasons, and what has still to be counted for it. */

/** What is counted besides a spot's answer, for the price of a call. */
export interface CountedBeside {
  /** The money, unless the stakes are one plain pot. */
  readonly money?: Money | undefined;
  /** Present if the bettor's hand is not known. */
  readonly reads?: FoundReads | undefined;
}

/** What a call needs and what hero has, as parts of the money that hero can win. */
export interface NeedAndHave {
  readonly needed: number;
  /** Left out while it is counted. */
  readonly share?: number;
  /** Half of the 95% interval of a sampled share. */
  readonly halfWidth?: number;
  /** The strongest part of the range of a bettor whose hand is not known, which the share is against: `'1/3'`. */
  readonly best?: string;
}

export interface SaidCall extends SaidVerdict {
  readonly verdict?: CallVerdict;
  /** Left out if no two figures decide: with players behind, or before the flop against an unknown hand. */
  readonly pair?: NeedAndHave | undefined;
  readonly details: readonly string[];
  /** What has still to be counted: until then there is no verdict. */
  readonly lacks?: keyof CountedBeside;
  /** The pot with the bet in it, if the pot that was given cannot hold it: `then` asks. */
  readonly withBet?: number;
}

const NOTHING: SaidCall = { bold: '', then: '', details: [] };

/**
 * The verdict on a call and its details; empty without a call.
 *
 * @param stakes as `checkStakes` lets them pass; of a spot without opponents a pot and a call, or the size of the bet
 * @param names of the opponents
 */
export function sayCall(
  spot: Spot,
  answer: Answer,
  stakes: Stakes,
  { money, reads }: CountedBeside,
  names?: Seated['names'],
): SaidCall {
  const { pot, call, bets } = stakes;
  const toCall = callOf(stakes);
  if (toCall === undefined) return NOTHING;
  if (toCall === 0) return { ...NOTHING, then: paragraph([nothing(), wrongPriceFor(answer, pot, names)]) };
  if (bets === undefined && call !== undefined && pot === undefined) return NOTHING;
  if (bets === undefined && call !== undefined && pot !== undefined && pot < call) {
    return { ...NOTHING, then: askForBet(pot, call), withBet: inUnits(hundredths(pot + call)) };
  }
  const opponents = Math.max(1, answer.players.length - 1);
  const facts = factsOf(spot, answer, stakes);
  const said = (verdict: CallVerdict, [first = '', ...details]: readonly string[]): SaidCall => {
    const { bold, then } = verdictInWords(verdict, answer, { opponents, names });
    const condition = (stakes.facing ?? stakes.raise) !== undefined && opponents > 1 ? ifAllCalled(opponents) : '';
    const isOpen = answer.street === 'preflop' && facts.canRaise;
    const isWeak = isOpen && facts.dominated !== undefined && (verdict.kind === 'fold' || verdict.kind === 'close');
    return {
      bold,
      then: paragraph([then, isWeak ? dominated(facts.dominated) : '', condition]),
      verdict,
      details: [paragraph([first, isOpen ? toTheRiver : '']), ...details].filter(Boolean),
      pair: pairOf(verdict, found, reads?.bettor),
    };
  };
  const isRead = unknownBettor(spot, stakes) !== undefined;
  const found = isRead ? undefined : isPlain(stakes) ? moneyByEquity(answer, stakes) : money;
  const needed = breakEvenIn(stakes, opponents);
  const hasPair = needed !== undefined && !(isRead && answer.street === 'preflop');
  const pair = hasPair ? { needed } : undefined;
  if (isRead) {
    if (reads === undefined) return { ...NOTHING, pair, lacks: 'reads' };
    return said(judgeReads(reads, facts), readsInWords(reads, answer));
  }
  if (found === undefined) return { ...NOTHING, pair, lacks: 'money' };
  const verdict = judge(found, facts);
  // A hand that plays for a set has its own price, and a dominated hand wins nothing more.
  const hasImplied = verdict.kind !== 'for a set' && facts.dominated === undefined;
  return said(verdict, detailsInWords(found, stakes, answer.street, names, hasImplied));
}

/** What a verdict rests on, if that is one need and one share. */
function pairOf(verdict: CallVerdict, { price }: Money = {}, bettor?: FoundBettor): NeedAndHave | undefined {
  const {
    needed = price?.breakEven,
    share = price?.share,
    halfWidth = price?.halfWidth,
  } = verdict as Partial<NeedAndHave>;
  if (needed === undefined || share === undefined) return undefined;
  return {
    needed,
    share,
    ...(halfWidth !== undefined && halfWidth > 0 && { halfWidth }),
    ...(bettor !== undefined && { best: nearestPart(bettor.part) }),
  };
}

/** The figures of a priced spot: what the call needs and what hero has, and a row of the others. */
export function pricedFigures({ needed, share, halfWidth, best }: NeedAndHave, { rows }: Figures): Figures {
  const words = share === undefined ? '…' : largePercent(share);
  const label = halfWidth === undefined ? youHave : `${youHave} ${widthText(halfWidth)}`;
  const row = rows.findLast(({ count }) => count !== undefined) ?? rows.at(-1);
  const notes = [`${moneyText((1 - needed) / needed)} : 1`, best === undefined ? '' : againstBest(best)] as const;
  return {
    rows: [{ probability: needed, label: youNeed, short: '', other: { words, label, notes } }, ...(row ? [row] : [])],
  };
}

function nothing(): string {
  return verdictInWords({ kind: 'nothing to call' }, { street: 'flop' }, { opponents: 1 }).then;
}

/** The bet that gives the only opponent the wrong price, if hero is ahead; otherwise empty. */
function wrongPriceFor({ status, players }: Answer, pot: number | undefined, names: Seated['names']): string {
  const theirs = status === 'ahead' && players.length === 2 ? players[1]?.equity : undefined;
  if (pot === undefined || theirs === undefined || theirs === 0) return '';
  const bet = wrongPriceBet(pot, theirs);
  return bet === undefined ? '' : wrongPriceInWords(bet, { opponents: 1, names });
}

/** A call in lines, as reports print it; none without a call. */
export function callInLines(said: SaidCall, stakes: Stakes, money: Money | undefined): string[] {
  const { bold, then, details } = said;
  if (bold === '' && then === '') return [];
  // The question names both amounts itself.
  if (said.withBet !== undefined) return [then];
  const { pot, call, facing, raise } = stakes;
  const amount = (own: number) => (raise === undefined ? moneyText(own) : `${moneyText(own)} ${inBlinds}`);
  const offered =
    facing !== undefined
      ? say.facing(writeBetSize(facing))
      : (money?.pots ?? []).length > 1 && isSomebodyAllIn(stakes)
        ? say.pots(potsSummary({ ...money }, stakes))
        : pot !== undefined && call !== undefined
          ? say.offered(amount(pot), amount(call))
          : '';
  return [paragraph([offered, bold, then]), ...details];
}
