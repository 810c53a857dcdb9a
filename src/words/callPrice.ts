import type { Answer } from '../poker/answer';
import type { Money } from '../poker/money/money';
import type { Stakes } from '../poker/money/stakes';
import { countText, moneyText } from './amounts';
import { potsSummary, priceInWords } from './money';
import { percentText, pointsText } from './numbers';
import { blindCallFor, offersFor, wantsAnyTwo } from './offers';
import { blindCallInWords, offersInWords, type EquityFound } from './price';
import { potsInLines, priceInLines } from './report';

const WRITE = { money: moneyText, percent: percentText, points: pointsText, count: countText };

/** What may be counted beside a spot's answer, for the price of a call. */
export interface CountedBeside {
  /** Of all stakes but one plain pot. */
  readonly money?: Money | undefined;
  /** Hero's equity against any two cards, where no opponent is named. */
  readonly anyTwo?: EquityFound | undefined;
}

/** The price of a call in lines, none without a call; and what has still to be counted for it. */
export interface SaidPrice {
  readonly lines: readonly string[];
  readonly lacks?: keyof CountedBeside;
}

/** The price of a call, as the table says it. */
export function sayPrice(answer: Answer, stakes: Stakes, { money, anyTwo }: CountedBeside): SaidPrice {
  const { pot, call, bets, rake, payouts } = stakes;
  // With one pot that all share the equity alone prices the call.
  const isPlain = bets === undefined && rake === undefined && payouts === undefined;
  if (!isPlain) {
    if (money === undefined) return { lines: [], lacks: 'money' };
    const buys = answer.street === 'river' ? 'showdown' : 'all cards';
    const { verdict, reasons } = priceInWords(money, stakes, buys, WRITE);
    return { lines: potsInLines(potsSummary(money, WRITE), verdict, reasons) };
  }
  const blind = blindCallFor(answer, pot, call, anyTwo);
  if (blind === undefined) return { lines: priceInLines(stakes, offersInWords(offersFor(answer, pot, call), WRITE)) };
  const lines = priceInLines(stakes, blindCallInWords(blind, WRITE));
  return wantsAnyTwo(blind) ? { lines, lacks: 'anyTwo' } : { lines };
}
