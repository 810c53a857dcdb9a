import { inSentence } from '#words/pots';
import * as say from '#words/pots';
import { writeAmount } from '../../notation/amount';
import { seating, type Draft } from '../../notation/draft';
import type { Money } from '../../poker/money/money';
import type { Stakes } from '../../poker/money/stakes';
import { hundredths, inUnits } from '../../poker/money/amounts';
import { moneyText } from '../../ui/figureTexts';
import { averageText, signed } from '../../words/amounts';

/** The seats that the spot's opponents sit in, by opponent. */
export function placesOf(draft: Draft): number[] {
  return seating(draft).flatMap((opponent, place) => (opponent === undefined ? [] : [place]));
}

/** A prize as it is written, with as many decimals. */
export function prizeText(prize: number): string {
  return Math.abs(100 * prize - Math.round(100 * prize)) < 1e-9 ? moneyText(prize) : writeAmount(prize);
}

/** A part of the sum of hero's returns. */
export interface SumPart {
  readonly amount: number;
  /** Half of the 95% interval of a simulated sum. */
  readonly halfWidth?: number | undefined;
  readonly label: string;
  /** Of the sum alone. Only a gain has a sign: money that comes back may be less than was paid. */
  readonly result?: 'gain' | 'return';
}

/**
 * Hero's average return from each pot less the rake, and the sum: with a call the gain, the call taken off. The parts
 * are rounded so that the written figures add up. Nothing if a player behind has still to act: the pots may grow.
 */
export function sumOf({ pots = [], returns, returnsHalfWidths: widths = [], price, behind }: Money): SumPart[] {
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
    return { amount: inUnits(part), label };
  });
  const sum = { amount: inUnits(written), halfWidth: widths[0] };
  return price === undefined
    ? [...rounded, { ...sum, label: say.comesBackOnAverage, result: 'return' }]
    : [...rounded, { ...sum, label: say.onAverage, result: 'gain' }];
}

/** A part of a sum as it is written: `'76.41'`, `'+ 125.45'`, `'− 160'`, and the sum `'= +41.86'`. */
export function partText({ amount, halfWidth, result }: SumPart, at: number): string {
  if (result !== undefined) return `= ${averageText(amount, halfWidth, result === 'gain' ? signed : moneyText)}`;
  return at === 0 ? moneyText(amount) : `${amount < 0 ? '−' : '+'} ${moneyText(Math.abs(amount))}`;
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
