import type { WildDeck } from '../../poker/deck';
import type { DeckWords } from '../decks';

const JOKER = 'It is written ∗, and its tile is below the deck.';
const FIFTH = 'Five of a kind is a hand, above a straight flush.';
const EVERYBODY = 'On the board a wild card is everybody’s.';

/** The words of the ordinary deck, `none`, and of those with wild cards. */
export const decks: Readonly<Record<'none' | WildDeck, DeckWords>> = {
  none: { title: 'None wild', summary: '52 cards, none wild', note: '52 cards, each what it is.' },
  joker: {
    title: 'Joker',
    summary: '53 cards, the joker wild',
    note: `53 cards. The joker stands for any card that a hand lacks, or for a fifth of a kind. ${JOKER} ${FIFTH} ${EVERYBODY}`,
    joker: 'stands for any card',
  },
  bug: {
    title: 'Bug',
    summary: '53 cards, the joker a bug',
    note: `53 cards. The joker is an ace, or completes a straight, a flush or a straight flush. ${JOKER} Five aces are a hand, above a straight flush. ${EVERYBODY}`,
    joker: 'an ace, or completes a straight or a flush',
  },
  deuces: {
    title: 'Deuces wild',
    summary: '52 cards, deuces wild',
    note: `52 cards. Every deuce stands for itself, for any card that a hand lacks, or for a fifth of a kind. ${FIFTH} ${EVERYBODY}`,
  },
};
