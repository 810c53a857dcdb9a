import * as say from '#words/answer';
import { percent, type Chance } from '../poker/chance';
import { figure, percentText } from './figures';

export { countText, moneyText, shareText } from '../words/amounts';

/*
 * Figures that the answer's rows and the other pages write, and the first screen does not.
 */

/** `'26.1'` */
export function percentFigure(probability: number): string {
  return figure(percent({ hits: probability, of: 1 }), 1);
}

/** `'36%'` of a probability from 0 to 1. */
export function wholePercentText(probability: number): string {
  return percentText(probability, 0);
}

export function chanceText(chance: Chance): string {
  return percentText(chance.of === 0 ? 0 : chance.hits / chance.of);
}

/** `'2.1 points too low'`, of a rule of thumb's error. */
export function errorText(error: number): string {
  if (Math.abs(error) < 0.05) return say.exactToTenth;
  const points = figure(Math.abs(error), 1);
  return error < 0 ? say.tooLow(points) : say.tooHigh(points);
}
