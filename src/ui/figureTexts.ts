import { percent, type Chance } from '../poker/chance';
import { countText, moneyText } from '../words/amounts';
import { figure, percentText, widthText } from './figures';

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

/**
 * `'26.1%'`, or of a simulated share `'26.1% ±0.09'`
 *
 * @param halfWidth of the share's interval; left out or 0 where it is exact
 */
export function shareText(probability: number, halfWidth = 0): string {
  return halfWidth === 0 ? percentText(probability) : `${percentText(probability)} ${widthText(halfWidth)}`;
}

export { countText, moneyText };

/** `'2.1 points too low'`, of a rule of thumb's error. */
export function errorText(error: number): string {
  if (Math.abs(error) < 0.05) return 'exact to a tenth';
  return `${figure(Math.abs(error), 1)} points too ${error < 0 ? 'low' : 'high'}`;
}
