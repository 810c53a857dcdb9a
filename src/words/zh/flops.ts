import type { Rung } from '../../poker/holding';

/* 翻牌有多大机会带来某种牌的练习。 */

/** By what is asked about. */
export const questions = {
  'pair or better': '翻牌有多大机会中你自己的一对或更好？',
  'top pair or better': '翻牌有多大机会中顶对或更好？',
  'two pair or better': '翻牌有多大机会中两对或更好？',
  'trips or better': '翻牌有多大机会中明三条或更好？',
  'set or better': '翻牌有多大机会中暗三条或更好？',
  'straight or better': '翻牌有多大机会中顺子或更好？',
  'flush or better': '翻牌有多大机会中同花或更好？',
  'flush draw': '翻牌有多大机会中同花听牌？',
  'open-ended straight draw': '翻牌有多大机会中两头顺听牌？',
  gutshot: '翻牌有多大机会中卡顺听牌？',
  overcard: '翻牌有多大机会出现比你的对子大的高张？',
};

/** A rare share of flops: `'about one flop in 71'` */
export const oneFlopIn = (flops: string): string => `大约 ${flops} 次翻牌中一次`;

/** @param about the share in words */
export const result = (share: string, about: string): string => `${share}，${about}。`;

/* The lines of explanations. */

export const flopsOf = (hits: string, of: string, about: string): string => `${of} 种翻牌中的 ${hits} 种，${about}`;

export const rungs: Readonly<Record<Rung, string>> = {
  'straight flush': '同花顺',
  'four of a kind': '四条',
  'full house': '葫芦',
  flush: '同花',
  straight: '顺子',
  set: '暗三条',
  trips: '明三条',
  'two pair': '两对',
  overpair: '超对',
  'top pair': '顶对',
  'pocket pair below top': '小于顶牌的口袋对子',
  'second pair': '中对',
  'pocket pair below second': '小于第二张的口袋对子',
  'third pair or lower': '第三对或更小',
  'pocket pair below third': '小于第三张的口袋对子',
  'ace high': 'A高牌',
  'no made hand': '没有成牌',
};
/** What is above the rungs that are named. */
export const better = '更好的牌';
export const flopsWith = (name: string, flops: string): string => `${name}：${flops} 种翻牌`;

export const ownCardFalls = (product: string): string => `来剩下两张同点数的牌之一：${product}`;
export const higherCardFalls = (product: string): string => `来一张更大的牌：${product}`;
export const pairingCardFalls = (product: string): string => `来能与你成对的六张牌之一：${product}`;
export const twoOfSuitFall = '两张你的花色加另一张：55 × 39 种翻牌：19,600 种中的 2,145 种';

/* What is not in the product. */
export const fullHouses = '翻牌三张同点数时成葫芦';
export const straightsAndFlushes = '不靠这些牌组成的顺子和同花';
