import type { Chance } from '../../poker/chance';
import { roughly } from '../fraction';
import { percentText } from '../numbers';
import { numberWord } from './grammar';

const CARDS = {
  none: 'quase nunca',
  few: 'quase nunca',
  most: 'quase todas as cartas',
  all: 'todas as cartas que restam',
};

export function chanceInWords({ hits, of }: Chance): string {
  const often = roughly(hits / of);
  if (typeof often === 'string') return CARDS[often];
  if (typeof often === 'number') return percentText(often, 0);
  const [part, whole] = often;
  return `cerca de ${numberWord(part, 'f')} em cada ${numberWord(whole, 'f')}`;
}

const FLOPS = {
  none: 'nenhum flop',
  few: 'quase nenhum flop',
  most: 'quase todo flop',
  all: 'todo flop',
};

export function flopsInWords({ hits, of }: Chance): string {
  const often = roughly(hits / of);
  if (typeof often === 'string') return FLOPS[often];
  if (typeof often === 'number') return `${percentText(often, 0)} dos flops`;
  const [part, whole] = often;
  return `cerca de ${numberWord(part)} em cada ${numberWord(whole)} flops`;
}
