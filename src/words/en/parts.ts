/* Small parts that several pages share. */

export const undo = 'Undo';
export const redo = 'Redo';
export const clear = 'Clear';

export const howToGetIt = 'How to get it';
export const hands = 'Hands';
/** Of a hand or a card to choose, once graded. */
export const found = 'found';
export const missed = 'missed';
export const wrong = 'chosen wrongly';
/** @param isChosen whether the user chose it */
export const cardGraded = (card: string, plays: boolean, isChosen: boolean): string =>
  `${card}, ${plays ? 'plays' : 'does not play'}${isChosen === plays ? '' : ', you chose otherwise'}`;

/** The error of a rule of thumb. */
export const exactToTenth = 'exact to a tenth';
export const tooLow = (points: string): string => `${points} points too low`;
export const tooHigh = (points: string): string => `${points} points too high`;

/** A card, and a sentence that begins with it. */
export const cardSays = (card: string, says: string): string => `${card}: ${says}`;
/** What a card does to the user's range: the rest of a sentence that begins with the card. */
export const leavesEquity = (equity: string, points: string): string =>
  `leaves your range ${equity} equity: ${points} points.`;
export const leavesMost = (equity: string, points: string): string =>
  `leaves your range ${equity} equity: ${points} points, your best card.`;
export const leavesLeast = (equity: string, points: string): string =>
  `leaves your range ${equity} equity: ${points} points, your worst card.`;
export const cannotCome = 'cannot come: every hand of a range holds it.';
