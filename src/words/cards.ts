import { almostAnyCard, any, anySuit, aRank, suitBut } from '#words/hands';
import { cardSymbol, rankName } from '#words/cards';
import { list } from '#words/text';
import { JOKER, rankOf, suitOf, type Card, type Rank, type Suit } from '../poker/card';

/** More pieces than this are counted, not listed. */
const MOST_PIECES = 6;

/** A suit is named whole with this many of its cards, and with no more exceptions than this. */
const LEAST_SUITED = 5;
const MOST_EXCEPTIONS = 2;

/**
 * A set of unseen cards in words, piece by piece: `['a six', 'any heart but the nine', '4♠']`.
 *
 * @param unseen the cards that may come; a suit is whole if all of it is in the set
 * @param all a larger set the cards belong to: a rank is whole if all of it is in there
 */
export function cardPieces(cards: readonly Card[], unseen: readonly Card[], all: readonly Card[] = cards): string[] {
  const { ranks, single, suits } = setsOf(cards, unseen, all);
  return [
    ...ranks.map(aRank),
    ...single.filter((card) => card !== JOKER).map(cardSymbol),
    ...suits.map(({ suit, but }) => anySuit(suit, but)),
    ...(single.includes(JOKER) ? [cardSymbol(JOKER)] : []),
  ];
}

/** Cards to be feared, as pieces: `['4♠', 'any ace', 'king', 'club but the nine']`. */
export function anyPieces(cards: readonly Card[], unseen: readonly Card[]): string[] {
  const { ranks, single, suits } = setsOf(cards, unseen, cards);
  const [first, ...others] = [
    ...ranks.map((rank) => rankName(rank)),
    ...suits.map(({ suit, but }) => suitBut(suit, but)),
  ];
  return [...single.map(cardSymbol), ...(first === undefined ? [] : [any(first), ...others])];
}

/** Cards as whole ranks, whole suits but for some ranks, and what is left, the joker last. */
function setsOf(
  cards: readonly Card[],
  unseen: readonly Card[],
  all: readonly Card[],
): {
  readonly ranks: readonly Rank[];
  readonly single: readonly Card[];
  readonly suits: readonly { readonly suit: Suit; readonly but: readonly Rank[] }[];
} {
  const natural = unseen.filter((card) => card !== JOKER);
  const missingOf = (suit: Suit) => natural.filter((card) => suitOf(card) === suit && !cards.includes(card));
  const isWhole = (suit: Suit) =>
    cards.filter((card) => card !== JOKER && suitOf(card) === suit).length >= LEAST_SUITED &&
    missingOf(suit).length <= MOST_EXCEPTIONS;
  const suits = [0, 1, 2, 3].filter(isWhole);
  const rest = cards.filter((card) => card !== JOKER && !suits.includes(suitOf(card)));
  const ranks = [...new Set(rest.map(rankOf))].filter((rank) =>
    natural.every((card) => rankOf(card) !== rank || all.includes(card)),
  );
  return {
    ranks,
    single: [...rest.filter((card) => !ranks.includes(rankOf(card))), ...(cards.includes(JOKER) ? [JOKER] : [])],
    suits: suits.map((suit) => ({ suit, but: missingOf(suit).map(rankOf) })),
  };
}

/** The part of the unseen cards from which cards are called “almost any card”. */
const ALMOST_ALL = 0.85;
/** A list of up to this many pieces says more than “almost any card”. */
const FEW_PIECES = 3;

/** `'a six, 4♠ or any heart'`, `'almost any card'`; `undefined` if the list would be too long to read. */
export function cardsInWords(cards: readonly Card[], unseen: readonly Card[]): string | undefined {
  if (cards.length >= ALMOST_ALL * unseen.length && cardPieces(cards, unseen).length > FEW_PIECES) return almostAnyCard;
  const pieces = cardPieces(cards, unseen);
  return pieces.length > MOST_PIECES ? undefined : list(pieces, 'or');
}

export function isTooMany(pieces: readonly string[]): boolean {
  return pieces.length > MOST_PIECES;
}
