import { inLine } from '#words/table';
import * as numbers from '../words/numbers';
import type { FigureRow } from '../words/types';
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

/** A row of figures in a line: `'7 outs of 47: 14.9% next card, 5.71 : 1'` */
export function figureInLine({ count, probability, label }: FigureRow): string {
  const counted = count && `${numbers.figure(count.value, count.decimals ?? 0)} ${count.label}`;
  return inLine(counted, numbers.percentText(probability), label, oddsText(probability));
}
