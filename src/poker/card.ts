import { asTyped, plainText } from './plainText';
import { fail, ok, type Place, type Result } from './result';

declare const brand: unique symbol;

/**
 * 4 × rank + suit, 0 (2♣) to 51 (A♠): ranks deuce to ace, suits clubs, diamonds, hearts, spades. 52 is
 * {@link JOKER}, which only some decks hold.
 */
export type Card = number & { readonly [brand]: 'card' };

export type Hole = readonly [Card, Card];

/** 0 is the deuce, 12 the ace. */
export type Rank = number;

/** 0 clubs, 1 diamonds, 2 hearts, 3 spades. */
export type Suit = number;

export const RANKS = '23456789TJQKA';
export const SUITS = 'cdhs';
const SUIT_SYMBOLS = '♣♦♥♠';
export const ACE: Rank = 12;

export const DECK: readonly Card[] = Array.from({ length: 52 }, (_, index) => index as Card);

/** The joker has neither rank nor suit. */
export const JOKER = 52 as Card;

export const JOKER_SIGN = '*';

export function cardOf(rank: Rank, suit: Suit): Card {
  return (4 * rank + suit) as Card;
}

export function rankOf(card: Card): Rank {
  return card >> 2;
}

export function suitOf(card: Card): Suit {
  return card & 3;
}

/** `'As'`, the joker `'*'`. */
export function formatCard(card: Card): string {
  if (card === JOKER) return JOKER_SIGN;
  return RANKS.charAt(rankOf(card)) + SUITS.charAt(suitOf(card));
}

export function formatCards(cards: readonly Card[]): string {
  return cards.map(formatCard).join('');
}

/** The rank as players write it on a card: `'10'` for the ten. */
export function rankSymbol(rank: Rank): string {
  return rank === 8 ? '10' : RANKS.charAt(rank);
}

export function symbolOf(card: Card): string {
  return rankSymbol(rankOf(card)) + SUIT_SYMBOLS.charAt(suitOf(card));
}

/** By the code of a letter or digit: its place in `signs` in any case, or -1. */
function placesIn(signs: string): Int8Array {
  return Int8Array.from({ length: 128 }, (_, code) => {
    const sign = String.fromCharCode(code);
    return Math.max(signs.indexOf(sign.toLowerCase()), signs.indexOf(sign.toUpperCase()));
  });
}
const RANK_BY_CODE = placesIn(RANKS);
const SUIT_BY_CODE = placesIn(SUITS);

/** The rank of a character, or -1. Any case; the ten may be `T`, but not `1`. */
export function rankFromCharacter(character: string): Rank {
  return RANK_BY_CODE[character.charCodeAt(0)] ?? -1;
}

/** The suit of a plain character (`c d h s` in any case, or a filled symbol), or -1. */
export function suitFromCharacter(character: string): Suit {
  return SUIT_BY_CODE[character.charCodeAt(0)] ?? (character === '' ? -1 : SUIT_SYMBOLS.indexOf(character));
}

/** Characters allowed between cards. */
const SEPARATOR = /[\s,]/;

/** More text than any table needs; longer is refused before it is read. */
export const TEXT_LIMIT = 10_000;

/** Why a text is not cards. */
export type CardProblem = { readonly code: 'bad-card'; readonly place: Place } & (
  | { readonly why: 'too long'; readonly text: string }
  /** A `*` if the deck has no joker. */
  | { readonly why: 'no joker' }
  /** From here on: not a rank; a rank without its suit; a rank and a letter that is not a suit. */
  | { readonly why: 'no rank' | 'no suit' | 'bad suit'; readonly text: string }
);

/** The cards of a text that has two letters a card, as most have: `'AhKh7h3h'`; `undefined` for any other text. */
function lettersOnly(text: string): Card[] | undefined {
  const cards: Card[] = [];
  for (let at = 0; at < text.length; at += 2) {
    const rank = RANK_BY_CODE[text.charCodeAt(at)];
    const suit = SUIT_BY_CODE[text.charCodeAt(at + 1)];
    if (!(rank >= 0 && suit >= 0)) return undefined;
    cards.push(cardOf(rank, suit));
  }
  return cards;
}

/**
 * Cards in the field's notation: rank then suit, any case, `10` or `T`, `♠♥♦♣`, with or without spaces and commas
 * between them. Cards repeat in the result as they do in the text.
 *
 * @param place the field of the text, for the problem
 * @param hasJoker whether `*` is a card of the deck
 */
export function parseCards(typed: string, place: Place, hasJoker = false): Result<Card[], CardProblem> {
  const bad = { code: 'bad-card', place } as const;
  if (typed.length > TEXT_LIMIT) return fail({ ...bad, why: 'too long', text: typed });
  const quick = lettersOnly(typed);
  if (quick !== undefined) return ok(quick);
  const text = plainText(typed);
  const cards: Card[] = [];
  let at = 0;
  while (at < text.length) {
    const sign = text.charAt(at);
    const ten = text.startsWith('10', at);
    const rank = ten ? 8 : rankFromCharacter(sign);
    if (rank < 0 && SEPARATOR.test(sign)) {
      at++;
      continue;
    }
    if (sign === JOKER_SIGN) {
      if (!hasJoker) return fail({ ...bad, why: 'no joker' });
      cards.push(JOKER);
      at++;
      continue;
    }
    if (rank < 0) return fail({ ...bad, why: 'no rank', text: asTyped(typed, at, text.length) });
    const suitAt = at + (ten ? 2 : 1);
    const next = text.charAt(suitAt);
    const suit = suitFromCharacter(next);
    if (suit < 0) {
      return next === '' || next === JOKER_SIGN || SEPARATOR.test(next)
        ? fail({ ...bad, why: 'no suit', text: asTyped(typed, at, suitAt) })
        : fail({ ...bad, why: 'bad suit', text: asTyped(typed, at, suitAt + 1) });
    }
    cards.push(cardOf(rank, suit));
    at = suitAt + 1;
  }
  return ok(cards);
}
