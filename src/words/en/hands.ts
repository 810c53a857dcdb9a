import { ACE, type Rank, type Suit } from '../../poker/card';
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
import type { BoardPair } from '../types';
import { rankName, suitName, rankOver } from './cards';
import { withArticle, list } from './grammar';
import type { DrawName } from '../../poker/draws';
import type { LabCategory, Made } from '../../poker/lab/recognise';
import type { Decision } from '../../poker/lab/hands';

/** The names of categories, by number: `'high card'`, `'straight'`. */
export const categories: readonly string[] = [
  ...['high card', 'pair', 'two pair', 'three of a kind', 'straight', 'flush', 'full house', 'four of a kind'],
  ...['straight flush', 'five of a kind'],
];

/** The same of five cards, some of them wild. */
export const labCategories = /* @__PURE__ */ Object.assign(
  /* @__PURE__ */ Object.fromEntries(/* @__PURE__ */ WILD_CATEGORIES.map((id, at) => [id, categories[at]])),
  { 'royal flush': 'royal flush' },
) as Readonly<Record<LabCategory, string>>;

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

export function orBetter(category: number): string {
  return `${categories[category]} or better`;
}

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

/** With the first kicker, if there is one: `'two pair, kings and nines, ace kicker'` */
export function handNameWithKicker(strength: Strength): string {
  const kicker = kickerOf(strength);
  const name = handName(strength);
  return kicker === undefined ? name : withKicker(name, kicker);
}

export function withKicker(name: string, kicker: Rank): string {
  return `${name}, ${rankName(kicker)} kicker`;
}

export function setOf(rank: Rank): string {
  return `set of ${rankName(rank, 3)}`;
}

export function tripsOf(rank: Rank): string {
  return `trip ${rankName(rank, 3)}`;
}

export const aSet = withArticle;

// A pair by its place on the board.
export const overpair = (rank: Rank): string => `overpair, ${rankName(rank, 2)}`;
/** @param top the highest rank of the board */
export const underpair = (rank: Rank, top: Rank): string => `pair of ${rankName(rank, 2)}, under the ${rankName(top)}`;
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

/* Any card of a rank or a suit: separate from the names, which the first page needs. */

export function aRank(rank: Rank): string {
  return withArticle(rankName(rank));
}

export function aSuit(suit: Suit): string {
  return withArticle(suitName(suit));
}

export const almostAnyCard = 'almost any card';

/** `'any heart'`, `'any heart but the nine and the six'` */
export function anySuit(suit: Suit, but: readonly Rank[] = []): string {
  return any(suitBut(suit, but));
}

/** `'any ace'` of the first name in a list: `'any ace, king or heart'` */
export function any(name: string): string {
  return `any ${name}`;
}

/** `'heart'`, `'heart but the nine and the six'` */
export function suitBut(suit: Suit, but: readonly Rank[]): string {
  const names = but.map((rank) => rankName(rank));
  return `${suitName(suit)}${but.length === 0 ? '' : ` but the ${list(names, 'and')}`}`;
}

export const draws: Readonly<Record<DrawName, string>> = {
  'flush draw': 'flush draw',
  wrap: 'wrap',
  'open-ended straight draw': 'open-ended straight draw',
  'double gutshot': 'double gutshot',
  gutshot: 'gutshot',
  overcards: 'overcards',
  'pair draw': 'pair draw',
  'set draw': 'set draw',
  'backdoor flush draw': 'backdoor flush draw',
  'backdoor straight draw': 'backdoor straight draw',
};

export function aDraw(name: DrawName): string {
  return name === 'overcards' ? 'two overcards' : withArticle(draws[name]);
}

/* Hands of the lab: five cards, some of them wild. */

const WITHOUT_ARTICLE: readonly LabCategory[] = [
  'high card',
  'two pair',
  'three of a kind',
  'four of a kind',
  'five of a kind',
];

/** `'a full house'`, but `'four of a kind'` */
function madeACategory(category: LabCategory): string {
  const name = labCategories[category];
  return WITHOUT_ARTICLE.includes(category) ? name : withArticle(name);
}

/** `'eights full of sevens'`, `'double-ace flush'` */
export function madeName({ category, ranks }: Made): string {
  const [top] = ranks;
  const times = ranks.filter((rank) => rank === top).length;
  if (category === 'flush' && times > 1) return `${times === 2 ? 'double' : 'triple'}-${rankName(top)} flush`;
  return nameOf(WILD_CATEGORIES.indexOf(category === 'royal flush' ? 'straight flush' : category), ranks);
}

/** `'a nine-high flush'`, but `'three sevens'` and `'eights full of sevens'` */
export function aMade(made: Made): string {
  const isPlain = made.category === 'full house' || WITHOUT_ARTICLE.includes(made.category);
  return isPlain ? madeName(made) : withArticle(madeName(made));
}

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth'] as const;

/** Why a hand beats another: `'a full house beats a flush'`, `'kicker: ace over ten'` */
export function decision(by: Decision): string {
  if (by.by === 'category') return `${madeACategory(by.over)} beats ${madeACategory(by.under)}`;
  const { part, at, size, high, low } = by;
  const category = labCategories[by.category];
  const parts = {
    category,
    'higher pair': 'higher pair',
    'lower pair': 'lower pair',
    pair: `${category}, pair`,
    card: `${category}, ${ORDINALS[at]} card`,
    kicker: 'kicker',
  };
  return `${parts[part]}: ${rankOver(high, low, size)}`;
}
