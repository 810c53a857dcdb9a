import { list } from './grammar';
import { rankName, suitName } from './cards';
import type { Rank, Suit } from '../../poker/card';

/* 数范围还剩多少组合的练习。 */

export const question = (range: string): string => `对手持有 ${range}。还剩多少个组合？`;

/** Within a sentence. */
export const left = (count: string, of: string): string => `${of} 个组合中还剩 ${count} 个`;

/** Why a count is wrong. */
export const causes = {
  'nothing blocked': (said: string): string => `${said} 把所有组合都算上了，好像你一张牌也没看见。`,
  'the board forgotten': (said: string): string => `${said} 是没有扣掉公共牌时的组合数。`,
  'your cards forgotten': (said: string): string => `${said} 是没有扣掉你自己底牌时的组合数。`,
  'suited ones counted too': (said: string): string => `${said} 把同花色的牌也算进去了。`,
};

/* The lines of explanations. */

export const pairs = '对子';
export const suited = '同花色';
export const offsuit = '不同花色';
export const suitedAndOffsuit = '同花色和不同花色';

/** Hands of a group that have no line of their own. */
export const others = (combos: string): string => `其他 ${combos}`;
export const noneLeft = '一个不剩';
export const togetherOf = (all: string): string => `合计，共 ${all} 个`;
export const countOfAll = (count: string, all: string): string => `${all} 个中的 ${count} 个`;

/** `'3 张 K'` */
const ranks = (count: number, rank: Rank): string => `${count} 张 ${rankName(rank)}`;

/** `'3 张 K：3 × 2 ÷ 2'` */
export const pairsOf = (count: number, rank: Rank): string => {
  if (count > 2) return `${ranks(count, rank)}：${count} × ${count - 1} ÷ 2`;
  return `${ranks(count, rank)}：${count === 2 ? '一对' : '没有对子'}`;
};

/** Suits of which both cards are left. */
export const suitedIn = (suits: readonly Suit[]): string =>
  suits.length === 0
    ? '没有哪种花色两张牌都在'
    : `两张牌都在的花色：${list(
        suits.map((suit) => suitName(suit)),
        'and',
      )}`;

/** `'3 张 A × 3 张 K'` */
export const product = (high: number, highRank: Rank, low: number, lowRank: Rank): string =>
  `${ranks(high, highRank)} × ${ranks(low, lowRank)}`;

/** @param product of {@link product} */
export const lessSuited = (product: string, suited: number): string => `${product}，减去 ${suited} 个同花色的`;
