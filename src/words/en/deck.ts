/* The deck, the slots of cards and the line above them. */

export const deckName = 'Deck';
export const joker = 'joker';
export const wildCard = 'wild card';
export const typeHint = 'type, paste or tap';

/** @param label of the slots: `'Board'` */
export const slotFaceDown = (label: string, place: number): string => `${label}, card ${place}: face down`;
export const slotEmpty = (label: string, place: number): string => `${label}, card ${place}: empty`;
/** @param as the card that a wild card represents */
export const slotFull = (card: string, isWild: boolean, as?: string): string =>
  `${card}${isWild ? ', wild' : ''}${as === undefined ? '' : `, as the ${as}`}: remove`;

export const notCard = (typed: string): string => `“${typed}” is not a card: ranks are A K Q J 10 9 … 2.`;
