import type { WildDeck } from '../../poker/deck';

/* A spot as people write it to each other: `4♣ 9♣ v Q♠ Q♣ on 7♦ 5♣ K♥`. */

export const on = 'on';
export const dead = 'dead';
export const anyTwo = 'any two';
export const decks: Readonly<Record<WildDeck, string>> = {
  joker: '(with a joker)',
  bug: '(with a bug)',
  deuces: '(deuces wild)',
};
