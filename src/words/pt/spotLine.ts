import type { WildDeck } from '../../poker/deck';

/* Between the cards of a spot on a line: `4♣ 9♣ v Q♠ Q♣ em 7♦ 5♣ K♥`. */

export const on = 'em';
export const dead = 'mortas';
export const anyTwo = 'duas quaisquer';
export const wild: Readonly<Record<WildDeck, string>> = {
  joker: '(com curinga)',
  bug: '(com bug)',
  deuces: '(dois como curinga)',
};
