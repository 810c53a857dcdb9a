import { ACE, type Rank } from '../../poker/card';
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
  type Strength,
} from '../../poker/category';
import { kickerOf, ranksOf } from '../../poker/hand';
import { rankName } from './cards';

/** By number: `'高牌'`, `'顺子'`. */
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

/** `'顺子'` */
export function aCategory(category: number): string {
  return categories[category];
}

/** The purpose of a card: `'顺子'` */
export function theCategory(category: number): string {
  return categories[category];
}

/** `'顺子或更好'` */
export function orBetter(category: number): string {
  return `${categories[category]}或更好`;
}

/** `'顺子或更好的牌'` */
export function aCategoryOrBetter(category: number): string {
  return `${categories[category]}或更好的牌`;
}

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

/** A hand without the kickers: `'K和9两对'`, `'9高同花'` */
export function handName(strength: Strength): string {
  return nameOf(categoryOf(strength), ranksOf(strength));
}

/** `'9高同花'` */
export function aHand(strength: Strength): string {
  return handName(strength);
}

/** With the first kicker, where there is one: `'K和9两对，踢脚牌A'` */
export function handNameWithKicker(strength: Strength): string {
  const kicker = kickerOf(strength);
  const name = handName(strength);
  return kicker === undefined ? name : `${name}，踢脚牌${rankName(kicker)}`;
}

/** Three of a kind with a pocket pair: `'暗三条7'` */
export function setOf(rank: Rank): string {
  return `暗三条${rankName(rank)}`;
}

/** A player's two cards: `'一对8'`, `'AK同花'` */
export function startingHand(high: Rank, low: Rank, isSuited: boolean): string {
  if (high === low) return `一对${rankName(high)}`;
  return `${rankName(high)}${rankName(low)}${isSuited ? '同花' : '不同花'}`;
}
