import { countText } from '../amounts';
import { percentText } from '../numbers';

export const allFlopsTitle = '双方的全部翻牌';
export const allFlopsClosed = '你在每个翻牌上的胜率';
export const counting = '正在计算';
export const order = '排序';
export const best = '最好的在前';
export const worst = '最差的在前';
export const strongest = '你的强牌';
export const byCards = '按牌面';
export const which = '哪些翻牌';
export const all = '全部';
export const list = '翻牌';
export const means = '各类翻牌上你的胜率';
export const flop = '翻牌';
export const equity = '胜率';
export const share = '占比';
export const strong = '强牌';
export const more = '显示更多';
export const none = '没有这样的翻牌。';
export const strongNote = '强牌：把双方的手牌数当作相等，在这个翻牌上最强的十分之一里，你占多少。';
export const suitsNote = '只差花色的翻牌合为一行。点一行就发出这个翻牌。';

export const textureNames = {
  monotone: '三张同花',
  twoTone: '两张同花',
  rainbow: '彩虹面',
  paired: '有对子',
  ace: 'A高',
  king: 'K高',
  queen: 'Q高',
  middle: 'J高或10高',
  low: '9高或更小',
};

/** While they are counted. */
export const progress = (done: number, of: number): string => `${countText(done)} / ${countText(of)} 个翻牌`;

/** Once all are there: the mean equity, and that of the worst and the best flop. */
export const summary = (mean: number, lowest: number, highest: number): string =>
  `平均 ${percentText(mean)}，从 ${percentText(lowest)} 到 ${percentText(highest)}`;

export const dealThis = (cards: string, equity: number): string => `${cards}：${percentText(equity)}。发出这个翻牌`;
