/* O baralho, os espaços das cartas e a linha acima deles. */

export const deckName = 'Baralho';
export const joker = 'curinga';
export const wildCard = 'curinga';
export const typeHint = 'digite, cole ou toque';

/** @param label dos espaços: `'Board'` */
export const slotFaceDown = (label: string, place: number): string => `${label}, carta ${place}: virada para baixo`;
export const slotEmpty = (label: string, place: number): string => `${label}, carta ${place}: vazia`;
/** @param as a carta que um curinga representa */
export const slotFull = (card: string, isWild: boolean, as?: string): string =>
  `${card}${isWild ? ', curinga' : ''}${as === undefined ? '' : `, como ${as}`}: remover`;

export const notCard = (typed: string): string => `“${typed}” não é uma carta: os valores são A K Q J 10 9 … 2.`;
