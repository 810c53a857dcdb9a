import type { Chance } from '../../poker/chance';
import { roughly } from '../fraction';
import { numberWord } from './grammar';

export { numberWord, ordinal } from './grammar';

const CARDS = {
  none: 'casi nunca',
  few: 'casi nunca',
  most: 'casi todas las cartas',
  all: 'todas las cartas que quedan',
};

/** Of cards: `'más o menos una de cada cuatro'`, `'todas las cartas que quedan'` */
export function chanceInWords({ hits, of }: Chance): string {
  const often = roughly(hits / of);
  if (typeof often === 'string') return CARDS[often];
  const [part, whole] = often;
  return `más o menos ${numberWord(part, 'f')} de cada ${numberWord(whole)}`;
}

const FLOPS = {
  none: 'ningún flop',
  few: 'casi ningún flop',
  most: 'casi cualquier flop',
  all: 'cualquier flop',
};

/** `'más o menos uno de cada ocho flops'`, `'casi ningún flop'`, `'cualquier flop'` */
export function flopsInWords({ hits, of }: Chance): string {
  const often = roughly(hits / of);
  if (typeof often === 'string') return FLOPS[often];
  const [part, whole] = often;
  return `más o menos ${part === 1 ? 'uno' : numberWord(part)} de cada ${numberWord(whole)} flops`;
}
