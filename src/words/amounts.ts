import { figure, percentText, widthText } from './numbers';

/**
 * `'26.1%'`, or of a simulated share `'26.1% ±0.09'`
 *
 * @param halfWidth of the share's interval; left out or 0 where it is exact
 */
export function shareText(probability: number, halfWidth = 0): string {
  return halfWidth === 0 ? percentText(probability) : `${percentText(probability)} ${widthText(halfWidth)}`;
}

/** A count with its thousands set apart: `'1,712,304'`. */
export function countText(count: number): string {
  return figure(Math.round(count), 0);
}

/** Less is the dust of fractions. */
const LEAST = 1e-6;

/** An amount of money: at most two decimals, none that are 0, a minus sign (−) before a loss. Fields read it back. */
export function moneyText(amount: number): string {
  const size = Math.abs(amount);
  const cents = Math.round(100 * size);
  // Of less than a tenth two digits are written: half a cent is not nothing.
  if (size > LEAST && size < 0.1 && Math.abs(100 * size - cents) > LEAST) {
    const text = figure(size, 1 - Math.floor(Math.log10(size)));
    return amount < 0 ? `−${text}` : text;
  }
  const decimals = cents % 100 === 0 ? 0 : cents % 10 === 0 ? 1 : 2;
  const text = figure(cents / 100, decimals);
  return amount < 0 && cents > 0 ? `−${text}` : text;
}
