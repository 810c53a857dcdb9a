import type { WildDeck } from '../../poker/deck';

/* Uma situação como as pessoas a escrevem: `4♣ 9♣ v Q♠ Q♣ em 7♦ 5♣ K♥`. */

export const on = 'em';
export const dead = 'mortas';
export const anyTwo = 'duas quaisquer';
export const decks: Readonly<Record<WildDeck, string>> = {
  joker: '(com um curinga)',
  bug: '(com um bug)',
  deuces: '(os dois são curingas)',
};
