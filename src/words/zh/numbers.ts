import type { Chance } from '../../poker/chance';
import { roughly } from '../fraction';
import { percentText } from '../numbers';
import { numeral } from './grammar';
import type { FlopName } from '../../poker/flops';
import { countText } from '../amounts';

/** `'约四分之一'`, `'约一半'`, `'56%'` */
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

/** Of cards: `'约四分之一'`, `'56%'`, `'任何一张牌都行'` */
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
  if (typeof often === 'number') return `${partInWords(often)} 的翻牌`;
  return typeof often === 'string' ? FLOPS[often] : `${partInWords(often)}的翻牌`;
}

export const flops: Readonly<Record<FlopName, string>> = {
  'set or better': '暗三条或更好',
  'pair or better': '一对或更好',
  'flush draw or better': '同花听牌或更好',
  'straight or eight outs': '顺子或八张补牌',
};

/** The same for narrow places. */
export const flopsShort: Readonly<Record<FlopName, string>> = {
  'set or better': '暗三条或更好',
  'pair or better': '一对或更好',
  'flush draw or better': '听牌或更好',
  'straight or eight outs': '顺子或 8 张补牌',
};

/* Labels of the figures that answer a spot. */

// After a count.
export const outsOf = (_: number, unseen: number): string => `张补牌（共 ${unseen} 张）`;
export const dangersOf = (_: number, unseen: number): string => `张危险牌（共 ${unseen} 张）`;
export const effectiveOuts = '张有效补牌';
export const handsBeatYou = (): string => '手牌赢你';

// After a chance.
export const equity = '胜率';
export const equityByRiver = '到河牌的胜率';
export const nextCard = '下一张牌';
export const onRiver = '河牌';
export const onRiverEquity = '河牌：胜率';
export const madeByRiver = '到河牌成牌';
export const byRiver = '到河牌';
export const outs = '补牌';
export const hitsNext = '下一张牌击中';
export const hitsRiver = '河牌击中';
export const hits = '击中';
export const equityAnyTwo = '对任意两张牌的胜率';
export const equityAnyTwoShort = '对任意两张的胜率';
export const onFlop = (name: FlopName): string => `翻牌有${flops[name]}`;
export const onFlopShort = (name: FlopName): string => flopsShort[name];
export const ofHands = (of: number): string => `共 ${countText(of)} 手牌`;
export const beatYou = '赢你';

// In place of odds, if the chance is 0.
export const none = { 'drawing dead': '听死', 'runner-runner': '连中两张', 'no outs': '没有补牌' };

// In place of figures.
export const noCards = '河牌：没有牌要发了';
export const nuts = '坚果牌';
export const sharedNuts = '坚果牌，可能平分';
export const boardPlays = '公共牌就是最大的牌';
export const win = '你赢了';
export const split = '平分底池';
export const lose = '你输了';

export { numberWord, ordinal } from './grammar';
