import * as say from '#words/answer';
import { paragraph } from '#words/text';
import type { Answer } from '../poker/answer';
import { hundredths, inUnits } from '../poker/money/amounts';
import { writeBetSize } from '../poker/money/betSize';
import type { Money } from '../poker/money/money';
import { callOf, type Stakes } from '../poker/money/stakes';
import { wrongPriceBet } from '../poker/price';
import { unknownBettor, type FoundReads } from '../poker/money/reads';
import type { Spot } from '../poker/spot';
import { factsOf, isPlain, judge, judgeReads, moneyByEquity, type CallVerdict } from '../poker/money/verdict';
import { moneyText } from './amounts';
import { detailsInWords, potsSummary } from './pots';
import { ifAllCalled } from '#words/price';
import type { Seated } from './types';
import { askForBet, readsInWords, verdictInWords, wrongPriceInWords, type SaidVerdict } from './price';

/*
 * What is said of a call, wherever it is said: the verdict, what it rests on, and what has still to be counted for it.
 */

/** What is counted besides a spot's answer, for the price of a call. */
export interface CountedBeside {
  /** Of all stakes but one plain pot. */
  readonly money?: Money | undefined;
  /** If the bettor's hand is not known. */
  readonly reads?: FoundReads | undefined;
}

/** A call in words. */
export interface SaidCall extends SaidVerdict {
  readonly verdict?: CallVerdict;
  /** Sentences below the verdict. */
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
  const facts = factsOf(answer, stakes);
  const said = (verdict: CallVerdict, details: readonly string[]): SaidCall => {
    const { bold, then } = verdictInWords(verdict, answer, { opponents, names });
    const condition = stakes.facing !== undefined && opponents > 1 ? ifAllCalled(opponents) : '';
    return { bold, then: paragraph([then, condition]), verdict, details };
  };
  if (unknownBettor(spot, stakes) !== undefined) {
    if (reads === undefined) return { ...NOTHING, lacks: 'reads' };
    return said(judgeReads(reads, facts), readsInWords(reads, answer));
  }
  const found = isPlain(stakes) ? moneyByEquity(answer, stakes) : money;
  if (found === undefined) return { ...NOTHING, lacks: 'money' };
  return said(judge(found, facts), detailsInWords(found, stakes, answer.street, names));
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
  const { pot, call, facing } = stakes;
  const offered =
    facing !== undefined
      ? say.facing(writeBetSize(facing))
      : pot !== undefined && call !== undefined && isPlain(stakes)
        ? say.offered(moneyText(pot), moneyText(call))
        : money === undefined
          ? ''
          : say.pots(potsSummary(money));
  return [paragraph([offered, bold, then]), ...details];
}
