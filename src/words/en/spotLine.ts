import type { WildDeck } from '../../poker/deck';

/* Between the cards of a spot on a line: `4♣ 9♣ v Q♠ Q♣ on 7♦ 5♣ K♥`. */

export const on = 'on';
export const dead = 'dead';
export const anyTwo = 'any two';
export const wild: Readonly<Record<WildDeck, string>> = {
  joker: '(with a joker)',
  bug: '(with a bug)',
  deuces: '(deuces wild)',
};
