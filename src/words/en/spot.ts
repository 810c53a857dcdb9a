import type { WildDeck } from '../../poker/deck';
import type { DeckWords, Seated } from '../types';
import type { Street } from '../../poker/spot';
import { list } from './grammar';

/* Between the cards of a spot on a line: `4♣ 9♣ v Q♠ Q♣ on 7♦ 5♣ K♥`. */

export const on = 'on';
export const dead = 'dead';
export const anyTwo = 'any two';
export const wild: Readonly<Record<WildDeck, string>> = {
  joker: '(with a joker)',
  bug: '(with a bug)',
  deuces: '(deuces wild)',
};

const JOKER = 'It is written ∗, and its tile is below the deck.';
const FIFTH = 'Five of a kind beats a straight flush.';
const EVERYBODY = 'A wild card on the board counts for everyone.';

/** The words of the ordinary deck, `none`, and of those with wild cards. */
export const decks: Readonly<Record<'none' | WildDeck, DeckWords>> = {
  none: { title: 'None wild', summary: '52 cards, none wild', note: '52 cards, an ordinary deck.' },
  joker: {
    title: 'Joker',
    summary: '53 cards, the joker wild',
    note: `53 cards. The joker stands for any card that a hand lacks, or for a fifth of a kind. ${JOKER} ${FIFTH} ${EVERYBODY}`,
    joker: 'stands for any card',
  },
  bug: {
    title: 'Bug',
    summary: '53 cards, the joker a bug',
    note: `53 cards. The joker is an ace, or completes a straight, a flush or a straight flush. ${JOKER} Five aces beat a straight flush. ${EVERYBODY}`,
    joker: 'an ace, or completes a straight or a flush',
  },
  deuces: {
    title: 'Deuces wild',
    summary: '52 cards, deuces wild',
    note: `52 cards. Every deuce stands for itself, for any card that a hand lacks, or for a fifth of a kind. ${FIFTH} ${EVERYBODY}`,
  },
};

/** In a sentence: a name, `'the opponent'`, or `'opponent 2'` if there are several. */
export function seatName(seat: number, { opponents, names }: Seated): string {
  return names?.[seat] ?? (opponents === 1 ? 'the opponent' : `opponent ${seat + 1}`);
}

/** Players, numbered from 1, in a sentence: one, or two if both have names; `undefined` for others. */
export function seatNames(seats: readonly number[], who: Seated): string | undefined {
  const areNamed = seats.length === 2 && seats.every((seat) => who.names?.[seat - 1] !== undefined);
  if (seats.length !== 1 && !areNamed) return undefined;
  return list(
    seats.map((seat) => seatName(seat - 1, who)),
    'and',
  );
}

/** As a title: `'You'`, a name, `'Opponent'`, or if there are several `'Opponent 2'`. */
export function playerName(player: number, { opponents, names }: Seated): string {
  if (player === 0) return 'You';
  return names?.[player - 1] ?? (opponents === 1 ? 'Opponent' : `Opponent ${player}`);
}

export const names: Readonly<Record<Street, string>> = {
  preflop: 'preflop',
  flop: 'flop',
  turn: 'turn',
  river: 'river',
};

export const onStreet: Readonly<Record<Street, string>> = {
  preflop: 'before the flop',
  flop: 'on the flop',
  turn: 'on the turn',
  river: 'on the river',
};
