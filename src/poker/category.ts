/* Categories of hands, and the strengths in each category. This module needs no tables. */

declare const brand: unique symbol;

/**
 * How good a poker hand is: an integer from 1 to 7,462, one for each of the hands that five cards of
 * one deck can make once suits are forgotten, and 13 above them for five of a kind, which takes a wild
 * card. Bigger wins, equal splits.
 */
export type Strength = number & { readonly [brand]: 'strength' };

export const CATEGORIES = [
  'high card',
  'pair',
  'two pair',
  'three of a kind',
  'straight',
  'flush',
  'full house',
  'four of a kind',
  'straight flush',
] as const;

/** The categories of a deck with wild cards: only there can five be of a kind. */
export const WILD_CATEGORIES = [...CATEGORIES, 'five of a kind'] as const;
export type Category = (typeof WILD_CATEGORIES)[number];

export const HIGH_CARD = 0;
export const PAIR = 1;
export const TWO_PAIR = 2;
export const THREE_OF_A_KIND = 3;
export const STRAIGHT = 4;
export const FLUSH = 5;
export const FULL_HOUSE = 6;
export const FOUR_OF_A_KIND = 7;
export const STRAIGHT_FLUSH = 8;
export const FIVE_OF_A_KIND = 9;

/** How many strengths each category holds: 1,277 sets of five ranks make no straight, and so on. */
const SIZES = [1277, 13 * 220, 78 * 11, 13 * 66, 10, 1277, 13 * 12, 13 * 12, 10] as const;

/** The least strength of each category. */
export const FIRST_STRENGTH: readonly number[] = SIZES.reduce<number[]>(
  (first, size) => [...first, (first.at(-1) ?? 0) + size],
  [1],
);

/** The number of strengths without wild cards; five of a kind comes after them. */
export const STRENGTHS = 7462;
export const WILD_STRENGTHS = STRENGTHS + 13;

/** The category's place in {@link WILD_CATEGORIES}. */
export function categoryOf(strength: Strength): number {
  let category = FIVE_OF_A_KIND;
  while (strength < FIRST_STRENGTH[category]) category--;
  return category;
}

/** The category's name. @throws RangeError for a number that is not a category */
export function categoryName(category: number): Category {
  const name = WILD_CATEGORIES[category];
  if (name === undefined) throw new RangeError(`no category ${category}`);
  return name;
}
