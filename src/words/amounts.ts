import { figure } from './numbers';

/** A count with its thousands set apart: `'1,712,304'`. */
export function countText(count: number): string {
  return figure(Math.round(count), 0);
}

/** An amount of money: at most two decimals, none that are 0, a minus sign (−) before a loss. Fields read it back. */
export function moneyText(amount: number): string {
  const cents = Math.round(100 * Math.abs(amount));
  const decimals = cents % 100 === 0 ? 0 : cents % 10 === 0 ? 1 : 2;
  const text = figure(cents / 100, decimals);
  return amount < 0 && cents > 0 ? `−${text}` : text;
}
