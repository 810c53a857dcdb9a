import type { Chance } from '../../poker/chance';
import { roughly } from '../fraction';
import { percentText } from '../numbers';
import { countOf, numberWord } from './grammar';

export { numberWord, ordinal } from './grammar';

const CARDS = {
  none: 'hardly ever',
  few: 'hardly ever',
  most: 'nearly every card',
  all: 'every card there is',
};

/** Of cards: `'about one in four'`, `'56%'`, `'every card there is'` */
export function chanceInWords({ hits, of }: Chance): string {
  const often = roughly(hits / of);
  if (typeof often === 'string') return CARDS[often];
  if (typeof often === 'number') return percentText(often, 0);
  const [part, whole] = often;
  return `about ${numberWord(part)} in ${numberWord(whole)}`;
}

const FLOPS = {
  none: 'no flop',
  few: 'hardly any flop',
  most: 'nearly every flop',
  all: 'every flop',
};

/** `'about one flop in eight'`, `'22% of flops'`, `'hardly any flop'`, `'every flop'` */
export function flopsInWords({ hits, of }: Chance): string {
  const often = roughly(hits / of);
  if (typeof often === 'string') return FLOPS[often];
  if (typeof often === 'number') return `${percentText(often, 0)} of flops`;
  const [part, whole] = often;
  return `about ${countOf(part, 'flop')} in ${numberWord(whole)}`;
}
