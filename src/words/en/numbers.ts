import type { Chance } from '../../poker/chance';
import { roughly } from '../fraction';
import { countOf, numberWord } from './grammar';

export { numberWord, ordinal } from './grammar';

const CARDS = {
  none: 'hardly ever',
  few: 'hardly ever',
  most: 'nearly every card',
  all: 'every card there is',
};

/** Of cards: `'about one in four'`, `'every card there is'` */
export function chanceInWords({ hits, of }: Chance): string {
  const often = roughly(hits / of);
  if (typeof often === 'string') return CARDS[often];
  const [part, whole] = often;
  return `about ${numberWord(part)} in ${numberWord(whole)}`;
}

const FLOPS = {
  none: 'no flop',
  few: 'hardly any flop',
  most: 'nearly every flop',
  all: 'every flop',
};

/** `'about one flop in eight'`, `'hardly any flop'`, `'every flop'` */
export function flopsInWords({ hits, of }: Chance): string {
  const often = roughly(hits / of);
  if (typeof often === 'string') return FLOPS[often];
  const [part, whole] = often;
  return `about ${countOf(part, 'flop')} in ${numberWord(whole)}`;
}

/** Between the numbers of `'1 in 3.83'`. */
export const oneIn = 'in';

// What odds are.
export const favourite = 'favourite';
export const oddsAgainst = 'odds against';
export const howOften = 'how often';
export const decimalOdds = 'decimal odds';

// How the figures were found.
export const exact = 'exact';
export const simulated = 'simulated';
export const simulatedBy = (points: string): string => `simulated, ${points}`;
/** Half of an interval: `'±0.09 points'` */
export const points = (width: string): string => `${width} points`;
