import type { WildDeck } from '../../poker/deck';

/* Una situación como la escribe la gente: `4♣ 9♣ v Q♠ Q♣ en 7♦ 5♣ K♥`. */

export const on = 'en';
export const dead = 'muertas';
export const anyTwo = 'dos cualesquiera';
export const decks: Readonly<Record<WildDeck, string>> = {
  joker: '(con un joker)',
  bug: '(con un bug)',
  deuces: '(los doses son comodines)',
};
