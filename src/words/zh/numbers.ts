import type { Chance } from '../../poker/chance';
import { roughly } from '../fraction';
import { percentText } from '../numbers';
import { numeral } from './grammar';

export function partInWords(often: number | readonly [part: number, whole: number]): string {
  if (typeof often === 'number') return percentText(often, 0);
  const [part, whole] = often;
  return part === 1 && whole === 2 ? '约一半' : `约${numeral(whole)}分之${numeral(part)}`;
}

const CARDS = {
  none: '几乎不可能',
  few: '几乎不可能',
  most: '几乎任何一张牌都行',
  all: '任何一张牌都行',
};

export function chanceInWords({ hits, of }: Chance): string {
  const often = roughly(hits / of);
  return typeof often === 'string' ? CARDS[often] : partInWords(often);
}

const FLOPS = {
  none: '没有翻牌',
  few: '几乎没有翻牌',
  most: '几乎所有翻牌',
  all: '所有翻牌',
};

export function flopsInWords({ hits, of }: Chance): string {
  const often = roughly(hits / of);
  if (typeof often === 'number') return `${partInWords(often)} 的翻牌`;
  return typeof often === 'string' ? FLOPS[often] : `${partInWords(often)}的翻牌`;
}
