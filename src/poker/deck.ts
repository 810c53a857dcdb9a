import { DECK, JOKER, type Card } from './card';
import { CATEGORIES, categoryOf, WILD_CATEGORIES, type Category, type Strength } from './category';

/** A deck with wild cards. Its words are `decks` in `spot.ts` of each language. */
interface WildRule {
  /** Four at most. The joker among them is a card more. */
  readonly wildCards: readonly Card[];
  /** A wild card is an ace, or completes a straight, a flush or a straight flush: a *bug*. Left out, it is any card. */
  readonly isBug?: true;
}

/** The rules of wild decks, by the name that players type. */
export const WILD_RULES = {
  joker: { wildCards: [JOKER] },
  bug: { wildCards: [JOKER], isBug: true },
  deuces: { wildCards: DECK.slice(0, 4) },
} satisfies Readonly<Record<string, WildRule>>;

export type WildDeck = keyof typeof WILD_RULES;
export const WILD_DECKS = Object.keys(WILD_RULES) as WildDeck[];

const WITH_JOKER: readonly Card[] = [...DECK, JOKER];

export function ruleOf(wild: WildDeck): WildRule {
  return WILD_RULES[wild];
}

/** The cards of a deck. `undefined` is the ordinary one. */
export function deckOf(wild: WildDeck | undefined): readonly Card[] {
  return hasJoker(wild) ? WITH_JOKER : DECK;
}

export function hasJoker(wild: WildDeck | undefined): boolean {
  return wild !== undefined && isWild(JOKER, wild);
}

/** A joker without a deck is wild. */
export function isWild(card: Card, wild: WildDeck | undefined): boolean {
  return wild === undefined ? card === JOKER : ruleOf(wild).wildCards.includes(card);
}

export function categoriesOf(wild: WildDeck | undefined): readonly Category[] {
  return wild === undefined ? CATEGORIES : WILD_CATEGORIES;
}

/**
 * From which category on improving cards count, to be shown next to the hand as it is: a target that the hand has
 * reached is lifted to the next category.
 *
 * @param made hero's hand
 */
export function targetAbove(target: number, made: Strength): number {
  return Math.max(target, categoryOf(made) + 1);
}
