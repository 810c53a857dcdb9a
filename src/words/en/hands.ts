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
  STRAIGHT_FLUSH,
  THREE_OF_A_KIND,
  TWO_PAIR,
  WILD_CATEGORIES,
  type Strength,
} from '../../poker/category';
import { kickerOf, ranksOf } from '../../poker/hand';
import type { BoardPair } from '../hands';
import { rankName } from './cards';
import { withArticle } from './grammar';

/** By number: `'high card'`, `'straight'`. */
export const categories: readonly string[] = WILD_CATEGORIES;

const WITH_ARTICLE = [PAIR, STRAIGHT, FLUSH, STRAIGHT_FLUSH];

/** `'a straight'`, `'a pair'`, but `'two pair'` */
export function aCategory(category: number): string {
  const name = categories[category];
  return category === FULL_HOUSE || WITH_ARTICLE.includes(category) ? withArticle(name) : name;
}

/** The purpose of a card: `'the straight'`, `'a pair'`, `'two pair'` */
export function theCategory(category: number): string {
  const article = [STRAIGHT, FLUSH, FULL_HOUSE, STRAIGHT_FLUSH].includes(category);
  return article ? `the ${categories[category]}` : aCategory(category);
}

/** `'straight or better'` */
export function orBetter(category: number): string {
  return `${categories[category]} or better`;
}

/** `'a straight or better'`, `'two pair or better'` */
export function aCategoryOrBetter(category: number): string {
  return `${aCategory(category)} or better`;
}

/** A hand by its ranks as they are read. A flush may have its first rank twice, with a wild card. */
export function nameOf(category: number, ranks: readonly Rank[]): string {
  const [first, , , fourth] = ranks as [Rank, Rank, Rank, Rank, Rank];
  switch (category) {
    case HIGH_CARD:
      return `${rankName(first)} high`;
    case PAIR:
      return `pair of ${rankName(first, 2)}`;
    case TWO_PAIR:
      return `two pair, ${rankName(first, 2)} and ${rankName(fourth, 2)}`;
    case THREE_OF_A_KIND:
      return `three ${rankName(first, 3)}`;
    case FULL_HOUSE:
      return `${rankName(first, 3)} full of ${rankName(fourth, 2)}`;
    case FOUR_OF_A_KIND:
      return `four ${rankName(first, 4)}`;
    case FIVE_OF_A_KIND:
      return `five ${rankName(first, 5)}`;
    case STRAIGHT_FLUSH:
      return first === ACE ? 'royal flush' : `${rankName(first)}-high straight flush`;
    default:
      return `${rankName(first)}-high ${categories[category]}`;
  }
}

/** A hand without the kickers: `'two pair, kings and nines'`, `'nine-high flush'` */
export function handName(strength: Strength): string {
  return nameOf(categoryOf(strength), ranksOf(strength));
}

/** `'a nine-high flush'`, but `'three sevens'` and `'ace high'` */
export function aHand(strength: Strength): string {
  const name = handName(strength);
  return WITH_ARTICLE.includes(categoryOf(strength)) ? withArticle(name) : name;
}

/** With the first kicker, where there is one: `'two pair, kings and nines, ace kicker'` */
export function handNameWithKicker(strength: Strength): string {
  const kicker = kickerOf(strength);
  const name = handName(strength);
  return kicker === undefined ? name : withKicker(name, kicker);
}

/** `'top pair, ace kicker'` */
export function withKicker(name: string, kicker: Rank): string {
  return `${name}, ${rankName(kicker)} kicker`;
}

/** Three of a kind with a pocket pair: `'set of sevens'` */
export function setOf(rank: Rank): string {
  return `set of ${rankName(rank, 3)}`;
}

/** Three of a kind with a pair of the board: `'trip sevens'` */
export function tripsOf(rank: Rank): string {
  return `trip ${rankName(rank, 3)}`;
}

/** `'a set of sevens'` */
export const aSet = withArticle;

// A pair by its place on the board.
export const overpair = (rank: Rank): string => `overpair, ${rankName(rank, 2)}`;
export const underpair = (rank: Rank): string => `underpair, ${rankName(rank, 2)}`;
export const boardPairs: Readonly<Record<BoardPair, string>> = {
  top: 'top pair',
  second: 'second pair',
  third: 'third pair',
  fourth: 'fourth pair',
  bottom: 'bottom pair',
};

// A hand that makes nothing with its hole cards.
/** A pocket pair below two pairs of the board. */
export const counterfeited = (rank: Rank): string => `counterfeited ${rankName(rank, 2)}`;
export const high = (rank: Rank): string => `${rankName(rank)} high`;
/** @param board what all have: a pair or better */
export const highOn = (rank: Rank, board: Strength): string => {
  const category = categoryOf(board);
  const on = { [PAIR]: 'a paired board', [TWO_PAIR]: 'a board with two pair' }[category];
  return `${high(rank)} on ${on ?? `a board with ${handName(board)}`}`;
};
/** The board’s own hand, which plays. */
export const ofBoard = (board: Strength): string => `the board’s ${handName(board)}`;

/** A player's two cards: `'pair of eights'`, `'ace king suited'` */
export function startingHand(high: Rank, low: Rank, isSuited: boolean): string {
  if (high === low) return `pair of ${rankName(high, 2)}`;
  return `${rankName(high)} ${rankName(low)} ${isSuited ? 'suited' : 'offsuit'}`;
}
