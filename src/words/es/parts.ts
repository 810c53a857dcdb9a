/* Piezas pequeñas que comparten varias páginas. */

export const undo = 'Deshacer';
export const redo = 'Rehacer';
export const clear = 'Vaciar';

export const howToGetIt = 'Cómo se calcula';
export const hands = 'Manos';
/** De una mano o una carta para elegir, ya corregida. */
export const found = 'encontrada';
export const missed = 'no la viste';
export const wrong = 'mal elegida';
/** @param isChosen si la eligió el usuario */
export const cardGraded = (card: string, plays: boolean, isChosen: boolean): string =>
  `${card}, ${plays ? 'juega' : 'no juega'}${isChosen === plays ? '' : ', elegiste lo contrario'}`;

/** El error de una regla práctica. */
export const exactToTenth = 'exacta hasta la décima';
export const tooLow = (points: string): string => `${points} puntos de menos`;
export const tooHigh = (points: string): string => `${points} puntos de más`;

/** Una carta y una frase que empieza con ella. */
export const cardSays = (card: string, says: string): string => `${card}: ${says}`;
/** Lo que una carta hace al rango del usuario: el resto de una frase que empieza con la carta. */
export const leavesEquity = (equity: string, points: string): string =>
  `deja a tu rango con ${equity} de equity: ${points} puntos.`;
export const leavesMost = (equity: string, points: string): string =>
  `deja a tu rango con ${equity} de equity: ${points} puntos, tu mejor carta.`;
export const leavesLeast = (equity: string, points: string): string =>
  `deja a tu rango con ${equity} de equity: ${points} puntos, tu peor carta.`;
export const cannotCome = 'no puede salir: está en todas las manos de un rango.';
