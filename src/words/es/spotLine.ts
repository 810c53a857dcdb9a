import type { WildDeck } from '../../poker/deck';

/* Between the cards of a spot on a line: `4♣ 9♣ v Q♠ Q♣ en 7♦ 5♣ K♥`. */

export const on = 'en';
export const dead = 'muertas';
export const anyTwo = 'dos cualesquiera';
export const wild: Readonly<Record<WildDeck, string>> = {
  joker: '(con joker)',
  bug: '(con bug)',
  deuces: '(doses comodín)',
};
