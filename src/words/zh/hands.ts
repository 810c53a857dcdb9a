import { ACE } from '../../poker/card';
import type { Rank, Suit } from '../../poker/card';
import {
  categoryOf,
  FIVE_OF_A_KIND,
  FLUSH,
  FOUR_OF_A_KIND,
  FULL_HOUSE,
  HIGH_CARD,
  PAIR,
  STRAIGHT,
  THREE_OF_A_KIND,
  TWO_PAIR,
  WILD_CATEGORIES,
} from '../../poker/category';
import type { Strength } from '../../poker/category';
import { kickerOf, ranksOf } from '../../poker/hand';
import { rankName, suitName, rankOver } from './cards';
import { list } from './grammar';
import type { Decision } from '../../poker/lab/hands';
import type { LabCategory, Made } from '../../poker/lab/recognise';
import { withKicker, any } from '#words/hands';

export const categories: readonly string[] = [
  '高牌',
  '一对',
  '两对',
  '三条',
  '顺子',
  '同花',
  '葫芦',
  '四条',
  '同花顺',
  '五条',
];

/** A hand by its ranks as they are read. A flush may have its first rank twice, with a wild card. */
export function nameOf(category: number, ranks: readonly Rank[]): string {
  const [first, , , fourth] = ranks as [Rank, Rank, Rank, Rank, Rank];
  const name = categories[category];
  switch (category) {
    case PAIR:
    case THREE_OF_A_KIND:
    case FOUR_OF_A_KIND:
    case FIVE_OF_A_KIND:
      return name + rankName(first);
    case TWO_PAIR:
      return `${rankName(first)}和${rankName(fourth)}两对`;
    case FULL_HOUSE:
      return `${rankName(first)}带${rankName(fourth)}葫芦`;
    case HIGH_CARD:
      return rankName(first) + name;
    case STRAIGHT:
    case FLUSH:
      return `${rankName(first)}高${name}`;
    default:
      return first === ACE ? '皇家同花顺' : `${rankName(first)}高${name}`;
  }
}

export function handName(strength: Strength): string {
  return nameOf(categoryOf(strength), ranksOf(strength));
}

export function handNameWithKicker(strength: Strength): string {
  const kicker = kickerOf(strength);
  const name = handName(strength);
  return kicker === undefined ? name : withKicker(name, kicker);
}

export const aSet = (set: string): string => set;
export const high = (rank: Rank): string => `${rankName(rank)}${categories[HIGH_CARD]}`;
/** @param board what all have: a pair or better */
export const highOn = (rank: Rank, board: Strength): string => {
  const category = categoryOf(board);
  const on = { [PAIR]: '对子', [TWO_PAIR]: '两对' }[category];
  return `${high(rank)}，公共牌有${on ?? handName(board)}`;
};

export function startingHand(high: Rank, low: Rank, isSuited: boolean): string {
  if (high === low) return `一对${rankName(high)}`;
  return `${rankName(high)}${rankName(low)}${isSuited ? '同花' : '不同花'}`;
}

export function anySuit(suit: Suit, but: readonly Rank[] = []): string {
  return but.length === 0 ? any(suitName(suit)) : `除 ${list(but.map(rankName), 'and')} 外的${any(suitName(suit))}`;
}

export function suitBut(suit: Suit, but: readonly Rank[]): string {
  return but.length === 0 ? suitName(suit) : `${suitName(suit)}（${list(but.map(rankName), 'and')} 除外）`;
}
export const labCategories: Readonly<Record<LabCategory, string>> = {
  'high card': '高牌',
  pair: '一对',
  'two pair': '两对',
  'three of a kind': '三条',
  straight: '顺子',
  flush: '同花',
  'full house': '葫芦',
  'four of a kind': '四条',
  'straight flush': '同花顺',
  'royal flush': '皇家同花顺',
  'five of a kind': '五条',
};

export function madeName({ category, ranks }: Made): string {
  const [top] = ranks;
  const times = ranks.filter((rank) => rank === top).length;
  const name = nameOf(WILD_CATEGORIES.indexOf(category === 'royal flush' ? 'straight flush' : category), ranks);
  if (category !== 'flush' || times === 1) return name;
  return `${name}（${times === 2 ? '两' : '三'}张${rankName(top)}）`;
}

export const aMade = madeName;

export function decision(by: Decision): string {
  if (by.by === 'category') return `${labCategories[by.over]}大于${labCategories[by.under]}`;
  const { part, at, high, low } = by;
  const category = labCategories[by.category];
  const parts = {
    category,
    'higher pair': '大的一对',
    'lower pair': '小的一对',
    pair: `${category}的对子`,
    card: `${category}的第 ${at + 1} 张牌`,
    kicker: '踢脚牌',
  };
  return `${parts[part]}：${rankOver(high, low)}`;
}
