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
