import { figure, percentText, pointsText } from '../../ui/figures';
import type { WriteCombos } from '../../words/ladder';

/** A sum of weights: `'48'`, or with weights `'36.5'`. */
export function combosText(weight: number): string {
  return figure(weight, Math.abs(weight - Math.round(weight)) < 1e-9 ? 0 : 1);
}

/** How the page writes combos and shares of them. */
export const WRITE: WriteCombos = {
  combos: combosText,
  percent: percentText,
  points: pointsText,
};
