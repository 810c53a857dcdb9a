import type { Chance } from '../../poker/chance';
import { roughly } from '../fraction';
import { percentText } from '../numbers';
import { numberWord } from './grammar';

const CARDS = {
  none: 'casi nunca',
  few: 'casi nunca',
  most: 'casi todas las cartas',
  all: 'todas las cartas que quedan',
};

export function chanceInWords({ hits, of }: Chance): string {
  const often = roughly(hits / of);
  if (typeof often === 'string') return CARDS[often];
  if (typeof often === 'number') return `el ${percentText(often, 0)}`;
  const [part, whole] = often;
  return `más o menos ${numberWord(part, 'f')} de cada ${numberWord(whole, 'f')}`;
}

const FLOPS = {
  none: 'ningún flop',
  few: 'casi ningún flop',
  most: 'casi cualquier flop',
  all: 'cualquier flop',
};

export function flopsInWords({ hits, of }: Chance): string {
  const often = roughly(hits / of);
  if (typeof often === 'string') return FLOPS[often];
  if (typeof often === 'number') return `el ${percentText(often, 0)} de los flops`;
  const [part, whole] = often;
  return `más o menos ${part === 1 ? 'uno' : numberWord(part)} de cada ${numberWord(whole)} flops`;
}
