import type { Sum } from '../history/problem';
import { figure } from './numbers';

/** An amount of a hand history: `'$12.50'`, `'€3'`, `'13,785'` chips. */
export function sumText({ money, currency }: Sum): string {
  return `${currency}${figure(money / 100, money % 100 === 0 ? 0 : 2)}`;
}
