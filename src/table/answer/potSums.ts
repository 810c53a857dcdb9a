import { seating, type Draft } from '../../notation/draft';
import type { Money } from '../../poker/money/money';
import { hundredths, inUnits } from '../../poker/money/amounts';
import { potName } from '../../words/money';
import { moneyText } from '../../ui/figures';

/** The seats that the spot's opponents sit in, by opponent. */
export function placesOf(draft: Draft): number[] {
  return seating(draft).flatMap((opponent, place) => (opponent === undefined ? [] : [place]));
}

/** `'+41.9'`, `'−3'` */
export function signed(amount: number): string {
  return amount > 0 ? `+${moneyText(amount)}` : moneyText(amount);
}

/** A part of the sum that says what a call brings. */
export interface SumPart {
  readonly amount: number;
  readonly label: string;
  readonly isResult: boolean;
}

/**
 * What comes back to hero on average of each pot, less the rake and the call, and what it makes. The parts are
 * rounded so that what is written adds up.
 */
export function sumOf({ pots = [], returns, price }: Money): SumPart[] {
  const mine = pots.flatMap(({ size, seats, shares }, at) => {
    const place = seats.indexOf(0);
    return place < 0 ? [] : [{ amount: size * shares[place], label: potName(at, pots.length) }];
  });
  const own = returns?.[0];
  if (own === undefined || mine.length === 0) return [];
  const gross = mine.reduce((sum, { amount }) => sum + amount, 0);
  const parts = [
    ...mine.map(({ amount, label }) => ({ amount, label: label.toLowerCase() })),
    ...(gross - own < 0.005 ? [] : [{ amount: own - gross, label: 'rake' }]),
    ...(price === undefined ? [] : [{ amount: -price.call, label: 'your call' }]),
  ];
  let [exact, written] = [0, 0];
  const rounded = parts.map(({ amount, label }) => {
    exact += amount;
    const part = hundredths(exact) - written;
    written += part;
    return { amount: inUnits(part), label, isResult: false };
  });
  return [...rounded, { amount: inUnits(written), label: 'on average', isResult: true }];
}
