import { DECK, JOKER, rankOf, type Card, type Rank } from './card';
import { CATEGORIES, categoryName, categoryOf, WILD_CATEGORIES, type Category, type Strength } from './category';

/**
 * `joker`: 53 cards, the joker stands for any. `bug`: 53 cards, the joker is an ace, or completes a
 * straight, a flush or a straight flush. `deuces`: 52 cards, every deuce stands for any.
 */
export const WILD_DECKS = ['joker', 'bug', 'deuces'] as const;
export type WildDeck = (typeof WILD_DECKS)[number];

const WITH_JOKER: readonly Card[] = [...DECK, JOKER];

const DEUCE: Rank = 0;

/** The cards of a deck. `undefined` is the ordinary one. */
export function deckOf(wild: WildDeck | undefined): readonly Card[] {
  return hasJoker(wild) ? WITH_JOKER : DECK;
}

export function hasJoker(wild: WildDeck | undefined): boolean {
  return wild === 'joker' || wild === 'bug';
}

export function isWild(card: Card, wild: WildDeck | undefined): boolean {
  return wild === 'deuces' ? rankOf(card) === DEUCE : card === JOKER;
}

/** The categories that a deck can make, high card first. */
export function categoriesOf(wild: WildDeck | undefined): readonly Category[] {
  return wild === undefined ? CATEGORIES : WILD_CATEGORIES;
}

/**
 * From which category on improving cards count, to be shown beside the hand as it is: a target that the hand has
 * reached is lifted to the next category.
 *
 * @param made hero's hand
 */
export function targetAbove(target: number, made: Strength): number {
  return Math.max(target, categoryOf(made) + 1);
}

/** `'straight or better'`, and of the deck's best category its name alone. */
export function targetName(target: number, wild?: WildDeck): string {
  return target === categoriesOf(wild).length - 1 ? categoryName(target) : `${categoryName(target)} or better`;
}
