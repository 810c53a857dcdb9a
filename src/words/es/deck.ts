/* La baraja, los huecos para cartas y la línea que va encima. */

export const deckName = 'Baraja';
export const joker = 'joker';
export const wildCard = 'comodín';
export const typeHint = 'escribe, pega o toca';

/** @param label de los huecos: `'Board'` */
export const slotFaceDown = (label: string, place: number): string => `${label}, carta ${place}: boca abajo`;
export const slotEmpty = (label: string, place: number): string => `${label}, carta ${place}: vacía`;
/** @param as la carta que representa un comodín */
export const slotFull = (card: string, isWild: boolean, as?: string): string =>
  `${card}${isWild ? ', comodín' : ''}${as === undefined ? '' : `, como ${as}`}: quitar`;

export const notCard = (typed: string): string => `«${typed}» no es una carta: los valores son A K Q J 10 9 … 2.`;
