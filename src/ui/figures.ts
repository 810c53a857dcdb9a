import { oddsAgainst } from '../poker/chance';
import { figure, percentText } from '../words/numbers';
import { settings } from './settings.svelte';

export { figure, percentText };

/** Odds as chosen in the settings, in parts: `2.83 : 1`, `1 in 3.83`. */
export interface OddsFigure {
  readonly before: string;
  readonly between: '' | ':' | 'in';
  readonly after: string;
  readonly label: string;
}

/**
 * The odds of a probability: of 26.1% `2.83 : 1` odds against, of 73.9% `2.83 : 1` favourite.
 *
 * @param probability neither 0 nor 1
 */
export function oddsFigure(probability: number): OddsFigure {
  const isFavourite = settings.odds === 'against' && probability > 0.5;
  const against = oddsAgainst({ hits: isFavourite ? 1 - probability : probability, of: 1 }) ?? Infinity;
  const short = (value: number) => figure(value, value >= 100 ? 0 : 2);
  switch (settings.odds) {
    case 'against':
      return { before: short(against), between: ':', after: '1', label: isFavourite ? 'favourite' : 'odds against' };
    case 'fraction':
      return { before: '1', between: 'in', after: short(against + 1), label: 'how often' };
    case 'decimal':
      return { before: short(against + 1), between: '', after: '', label: 'decimal odds' };
  }
}

/**
 * The odds within a sentence: `'2.83 : 1'`, `'2.83 : 1 favourite'`, `'1 in 3.83'`.
 *
 * @param probability neither 0 nor 1
 */
export function oddsText(probability: number): string {
  const { before, between, after, label } = oddsFigure(probability);
  return [before, between, after, label === 'favourite' && label].filter(Boolean).join(' ');
}

/** `'±0.09'`, of the half-width of an interval for a probability, in points: never `'±0.00'`, as though it were exact. */
export function widthText(halfWidth: number): string {
  return `±${figure(Math.max(0.01, 100 * halfWidth), 2)}`;
}

/** `'±0.09 points'` */
export function pointsText(halfWidth: number): string {
  return `${widthText(halfWidth)} points`;
}
