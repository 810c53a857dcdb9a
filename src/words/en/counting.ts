import { list } from './grammar';
import { rankName, suitName } from './cards';
import type { Rank, Suit } from '../../poker/card';

/* Drills that count the combos that a range has left. */

export const question = (range: string): string => `They hold ${range}. How many combos are left?`;

/** Within a sentence. */
export const left = (count: string, of: string): string => `${count} of ${of} combos are left`;

/** Why a count is wrong. */
export const causes = {
  'nothing blocked': (said: string): string => `${said} counts every combo, as if you saw no cards.`,
  'the board forgotten': (said: string): string => `${said} is the count without the board.`,
  'your cards forgotten': (said: string): string => `${said} is the count without your own cards.`,
  'suited ones counted too': (said: string): string => `${said} counts the suited hands too.`,
};

/* The lines of explanations. */

export const pairs = 'pairs';
export const suited = 'suited';
export const offsuit = 'offsuit';
export const suitedAndOffsuit = 'suited and offsuit';

/** Hands of a group that have no line of their own. */
export const others = (combos: string): string => `others ${combos}`;
export const noneLeft = 'none left';
export const togetherOf = (all: string): string => `together, of ${all}`;
export const countOfAll = (count: string, all: string): string => `${count} of ${all}`;

/** `'3 kings'`, `'1 ace'`, `'no ace'` */
const ranks = (count: number, rank: Rank): string =>
  `${count === 0 ? 'no' : count} ${rankName(rank, Math.max(1, count))}`;

/** `'3 kings: 3 × 2 ÷ 2'` */
export const pairsOf = (count: number, rank: Rank): string => {
  if (count > 2) return `${ranks(count, rank)}: ${count} × ${count - 1} ÷ 2`;
  return `${ranks(count, rank)}: ${count === 2 ? 'one pair' : 'no pair'}`;
};

/** Suits of which both cards are left. */
export const suitedIn = (suits: readonly Suit[]): string =>
  suits.length === 0
    ? 'both cards of no suit are left'
    : `both cards left in ${list(
        suits.map((suit) => suitName(suit, 2)),
        'and',
      )}`;

/** `'3 aces × 3 kings'` */
export const product = (high: number, highRank: Rank, low: number, lowRank: Rank): string =>
  `${ranks(high, highRank)} × ${ranks(low, lowRank)}`;

/** @param product of {@link product} */
export const lessSuited = (product: string, suited: number): string => `${product}, less ${suited} suited`;
