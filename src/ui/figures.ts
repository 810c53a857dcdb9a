import * as numbers from '../words/numbers';
import { settings } from './settings.svelte';

export { figure, percentText, pointsText, widthText } from '../words/numbers';

/** {@link numbers.oddsFigure} as chosen in the settings. @param probability neither 0 nor 1 */
export function oddsFigure(probability: number): numbers.OddsFigure {
  return numbers.oddsFigure(probability, settings.odds);
}

/** {@link numbers.oddsText} as chosen in the settings. @param probability neither 0 nor 1 */
export function oddsText(probability: number): string {
  return numbers.oddsText(probability, settings.odds);
}
