import type { Chance } from '../../poker/chance';
import { roughly } from '../fraction';
import { numeral } from './grammar';

export { numberWord, ordinal } from './grammar';

/** `'约四分之一'`, `'约一半'` */
export function partInWords([part, whole]: readonly [part: number, whole: number]): string {
  return part === 1 && whole === 2 ? '约一半' : `约${numeral(whole)}分之${numeral(part)}`;
}

const CARDS = {
  none: '几乎不可能',
  few: '几乎不可能',
  most: '几乎任何一张牌都行',
  all: '任何一张牌都行',
};

/** Of cards: `'约四分之一'`, `'任何一张牌都行'` */
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

/** `'约八分之一的翻牌'`, `'几乎没有翻牌'`, `'所有翻牌'` */
export function flopsInWords({ hits, of }: Chance): string {
  const often = roughly(hits / of);
  return typeof often === 'string' ? FLOPS[often] : `${partInWords(often)}的翻牌`;
}

/** Between the numbers of `'1 / 3.83'`. */
export const oneIn = '/';

// What odds are.
export const favourite = '占优';
export const oddsAgainst = '不利赔率';
export const howOften = '频率';
export const decimalOdds = '小数赔率';

// How the figures were found.
export const exact = '精确';
export const simulated = '模拟';
export const simulatedBy = (points: string): string => `模拟，${points}`;
/** Half of an interval: `'±0.09 个百分点'` */
export const points = (width: string): string => `${width} 个百分点`;
