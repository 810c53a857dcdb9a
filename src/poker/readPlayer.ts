import { JOKER_SIGN, parseCards, type Card, type CardProblem } from './card';
import type { Category } from './category';
import { COMBOS, type Range } from './combos';
import { categoriesOf, hasJoker, WILD_DECKS, type WildDeck } from './deck';
import { plainText } from './plainText';
import { parseRange, type RangeProblem } from './range';
import { fail, ok, type Place, type Result } from './result';
import type { Player } from './spot';

/* The parts of a spot from text: who sits in a seat, and the names of decks and categories. */

/** Why a text is not a player's hand or range. */
export type PlayerProblem =
  CardProblem | RangeProblem | { readonly code: 'hole-count'; readonly place: Place; readonly cards: readonly Card[] };

/** Why a name of a deck or of a category is not one. */
export type NameProblem =
  | { readonly code: 'bad-wild'; readonly text: string }
  | {
      readonly code: 'bad-field';
      readonly why: 'target';
      readonly text: string;
      readonly wild: WildDeck | undefined;
    };

/** The deck's wild cards by their name; `undefined` for `none`. */
export function readWild(text: string): Result<WildDeck | undefined, NameProblem> {
  if (text === 'none') return ok(undefined);
  const wild = WILD_DECKS.find((known) => known === text);
  return wild === undefined ? fail({ code: 'bad-wild', text }) : ok(wild);
}

/** `'straight'` and its like, in any case, to its place in the list of categories that the deck can make. */
export function readCategory(text: string, wild?: WildDeck): Result<number, NameProblem> {
  const category = categoriesOf(wild).indexOf(text.trim().toLowerCase() as Category);
  return category >= 0 ? ok(category) : fail({ code: 'bad-field', why: 'target', text, wild });
}

/**
 * A hand, a range or any two cards. A range of one combo is that hand, with any weight, and an even range of all of
 * them is any two; it is given unless it is called `random` or `any two`. Any two may be the joker and a card; a range
 * never holds it.
 *
 * @param place the field of the text, for the problem
 */
export function readPlayer(typed: string, place: Place, wild?: WildDeck): Result<Player, PlayerProblem> {
  const text = plainText(typed);
  const cards = parseCards(text, place, hasJoker(wild));
  if (cards.ok) {
    const [first, second] = cards.value;
    const count = cards.value.length;
    if (first !== undefined && second !== undefined && count === 2) {
      return ok({ kind: 'hand', cards: [first, second] });
    }
    if (count === 0 ? place === 'hero' : !isListOfHands(text, wild)) {
      return fail({ code: 'hole-count', place, cards: cards.value });
    }
  }
  const range = parseRange(text, place);
  if (!range.ok) {
    const why = 'fault' in range.error ? range.error.fault.why : undefined;
    const isHand =
      why === 'unclear' ? place === 'hero' && hasCard(text) && !SUITS_BEHIND.test(text) : looksLikeCards(text, place);
    return !cards.ok && isHand ? cards : range;
  }
  return ok(playerOf(range.value, UNKNOWN.test(text)));
}

/**
 * The player with a range: one combo is that hand, with any weight, and an even range of all of them is any two.
 *
 * @param isUnknown whether any two means that the cards are not known; otherwise it is given
 */
export function playerOf(range: Range, isUnknown = false): Player {
  const combos = COMBOS.filter((_, combo) => range.weights[combo] > 0);
  const [only] = combos;
  if (only !== undefined && combos.length === 1) return { kind: 'hand', cards: only };
  const isEven = combos.length === COMBOS.length && new Set(range.weights).size === 1;
  if (!isEven) return { kind: 'range', range };
  return isUnknown ? { kind: 'random' } : { kind: 'random', isGiven: true };
}

/** A word for cards that are not known. */
const UNKNOWN = /random|any|atc|xx/i;

/** Whether cards are written in pairs, as the hands of a range: `'AhKh, QdJc'`, but not `'AhKhQdJc'`. */
function isListOfHands(text: string, wild: WildDeck | undefined): boolean {
  const isHand = (part: string): boolean => {
    const cards = parseCards(part, 'hero', hasJoker(wild));
    return cards.ok && cards.value.length === 2;
  };
  const parts = text.split(',').filter((part) => part.trim() !== '');
  return parts.every((part) => isHand(part) || part.trim().split(/\s+/).every(isHand));
}

/** Two ranks, and signs of suits behind both. */
const SUITS_BEHIND = /^\s*(?:10|[2-9tjqka]){2}[cdhsox♣♦♥♠]+\s*$/i;

/** Whether a text begins or ends with a card: `4x9c`. */
function hasCard(text: string): boolean {
  return [text.slice(0, 2), text.slice(0, 3), text.slice(-2)].some((part) => parseCards(part, 'hero').ok);
}

/**
 * Whether a text that is neither was meant as cards: it names a suit, or it is hero's and plain. A text that begins
 * with a hand such as `QQ` was meant as a range.
 */
function looksLikeCards(text: string, place: Place): boolean {
  if (/[+:@=%[\](){}~-]/.test(text)) return false;
  const [first = ''] = /^[\p{L}\p{N}\p{S}\p{M}*]+/u.exec(text.trim()) ?? [];
  if (parseRange(first, place).ok && !parseCards(first, place).ok) return false;
  if (text.includes(JOKER_SIGN) && parseCards(text, place, true).ok) return true;
  return place === 'hero' || /^\s*(10|[1-9tjqka])[cdhs♣♦♥♠]|[1-9tjqka][cdh♣♦♥♠]/i.test(text);
}
