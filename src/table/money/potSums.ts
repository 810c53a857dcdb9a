import { inSentence } from '#words/pots';
import * as say from '#words/pots';
import { writeAmount } from '../../notation/amount';
import { seating, type Draft } from '../../notation/draft';
import type { Money } from '../../poker/money/money';
import type { Stakes } from '../../poker/money/stakes';
import { hundredths, inUnits } from '../../poker/money/amounts';
import { moneyText } from '../../ui/figureTexts';

/** The seats that the spot's opponents sit in, by opponent. */
export function placesOf(draft: Draft): number[] {
  return seating(draft).flatMap((opponent, place) => (opponent === undefined ? [] : [place]));
}

/** `'+41.9'`, `'−3'` */
export function signed(amount: number): string {
  return amount > 0 ? `+${moneyText(amount)}` : moneyText(amount);
}

/** A prize as it is written, with as many decimals. */
export function prizeText(prize: number): string {
  return Math.abs(100 * prize - Math.round(100 * prize)) < 1e-9 ? moneyText(prize) : writeAmount(prize);
}

/** A part of the sum of a call's returns. */
export interface SumPart {
  readonly amount: number;
  readonly label: string;
  readonly isResult: boolean;
}

/**
 * Hero's average return from each pot, less the rake and the call, and the sum. The parts are rounded so that the
 * written figures add up. Nothing if a player behind has still to act: the pots may grow.
 */
export function sumOf({ pots = [], returns, price, behind }: Money): SumPart[] {
  const mine = pots.flatMap(({ size, seats, shares }, at) => {
    const place = seats.indexOf(0);
    return place < 0 ? [] : [{ amount: size * shares[place], label: inSentence(at, pots.length) }];
  });
  const own = returns?.[0];
  if (own === undefined || mine.length === 0 || behind !== undefined) return [];
  const gross = mine.reduce((sum, { amount }) => sum + amount, 0);
  const parts = [
    ...mine,
    ...(gross - own < 0.005 ? [] : [{ amount: own - gross, label: say.rakePart }]),
    ...(price === undefined ? [] : [{ amount: -price.call, label: say.yourCall }]),
  ];
  let [exact, written] = [0, 0];
  const rounded = parts.map(({ amount, label }) => {
    exact += amount;
    const part = hundredths(exact) - written;
    written += part;
    return { amount: inUnits(part), label, isResult: false };
  });
  return [...rounded, { amount: inUnits(written), label: say.onAverage, isResult: true }];
}

/** Hero's chips after a fold, and after a call against one opponent, by how it ends. */
export interface StacksAfter {
  readonly fold: number;
  readonly win: number;
  readonly tie: number;
  readonly lose: number;
}

/** `undefined` if hero's stack is not known, or there is nothing to call. */
export function stacksAfter({ pots = [], price, uncalled }: Money, { stacks }: Stakes): StacksAfter | undefined {
  const stack = stacks?.[0];
  if (stack === undefined || price === undefined) return undefined;
  const own = pots.filter(({ seats }) => seats.includes(0));
  const contested = own.reduce((sum, { size, seats }) => (seats.length > 1 ? sum + size : sum), 0);
  const alone = own.reduce((sum, { size, seats }) => (seats.length > 1 ? sum : sum + size), 0);
  const back = alone + (uncalled?.seat === 0 ? uncalled.amount : 0);
  const lose = stack - price.call + back;
  return { fold: stack, win: lose + contested, tie: lose + contested / 2, lose };
}
