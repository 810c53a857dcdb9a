import { figure, percentText, widthText } from './numbers';
import type { Sum } from '../history/problem';

/**
 * `'26.1%'`, or of a simulated share `'26.1% ±0.09'`
 *
 * @param halfWidth of the share's interval; left out or 0 if it is exact
 */
export function shareText(probability: number, halfWidth = 0): string {
  return halfWidth === 0 ? percentText(probability) : `${percentText(probability)} ${widthText(halfWidth)}`;
}

export function countText(count: number): string {
  return figure(Math.round(count), 0);
}

/** Sums of fractions differ by less from what they are. */
const DUST = 1e-9;

/** A number with this many decimals; something that they round to nothing has more: `'0.04'`, not `'0.0'`. */
export function nonzeroText(part: number, decimals: number): string {
  const isHidden = part > DUST && part < 0.5 * 10 ** -decimals;
  return figure(part, isHidden ? -Math.floor(Math.log10(part)) : decimals);
}

/** A sum of weights: `'48'`, or with weights `'36.5'`. */
export function combosText(weight: number): string {
  return Math.abs(weight - Math.round(weight)) < DUST ? figure(weight, 0) : nonzeroText(weight, 1);
}

/** Less is nothing. */
const LEAST = 0.0005;

/** An amount of money with at most two decimals, below a tenth two digits, and a minus sign (−) before a loss. */
export function moneyText(amount: number): string {
  const size = Math.abs(amount);
  const cents = Math.round(100 * size);
  // Half a cent is not nothing in a pot of five.
  if (size > LEAST && size < 0.1 && Math.abs(100 * size - cents) > 1e-6) {
    const text = figure(size, 1 - Math.floor(Math.log10(size))).replace(/0$/, '');
    return amount < 0 ? `−${text}` : text;
  }
  const decimals = cents % 100 === 0 ? 0 : cents % 10 === 0 ? 1 : 2;
  const text = figure(cents / 100, decimals);
  return amount < 0 && cents > 0 ? `−${text}` : text;
}

/** A gain or a loss: `'+41.9'`, `'−3'`. Money that only comes back has no sign. */
export function signed(amount: number): string {
  return amount > 0 ? `+${moneyText(amount)}` : moneyText(amount);
}

/**
 * An average amount, of a simulated one with its interval: `'41.86'`, `'41.86 ±0.12'`
 *
 * @param halfWidth of the interval; left out or 0 if the average is exact
 */
export function averageText(amount: number, halfWidth = 0, write = moneyText): string {
  // Never ±0, as though it were exact.
  return halfWidth === 0 ? write(amount) : `${write(amount)} ±${moneyText(Math.max(halfWidth, 2 * LEAST))}`;
}

export function sumText({ money, currency }: Sum): string {
  // Rake may be parts of a cent.
  const decimals = money % 100 === 0 ? 0 : Number.isInteger(money) ? 2 : 3;
  return `${currency}${figure(money / 100, decimals)}`;
}
