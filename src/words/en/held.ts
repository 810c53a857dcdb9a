/* A range on the board, row by row and hand by hand. */

export { theyHold, youHold } from './rows';

// Row by row.
export const blockedByTitle = 'Blocked by';
export const continuesLabel = 'continues';
export const combosOfRow = 'Combos of a row';
export const combosLabel = 'combos';
export const you = 'you';
export const blocked = 'blocked';
export const priceRight = (combos: string): string => `the price is right against ${combos}`;
export const partContinues = (share: string): string => `${share} of them continue`;
export const drawsBeside = 'Draws, counted in the rows above too';
export const backdoorStraights = 'Backdoor straights';
export const simulatedBy = (points: string): string => `Simulated, ${points}.`;
export const narrowToOne = 'Narrow to this one';
export const narrowTo = (combos: string): string => `Narrow to these ${combos}`;
export const asDemanded = (share: string): string => `As many as the price demands: the best ${share}`;
export const onlyWhatFolds = 'Only what folds';
export const undoNarrowing = 'Undo narrowing';

// Hand by hand.
export const gridShows = 'What the grid shows';
export const yourEquity = 'Your equity';
export const notBlocked = 'Not blocked';
export const paint = 'Paint';
export const pointAt = 'Point at a hand; click it to tick it.';
export const dragOver = 'Drag over the hands to read them.';
export const yourRange = 'Your range on this board';
export const theirRange = (name: string | undefined): string =>
  `${name === undefined ? 'Their' : `${name}’s`} range on this board`;
export const someContinues = 'some of it continues';
export const combosTitle = 'Combos';
export const combosOfHand = (hand: string): string => `${hand}, combos`;
/** Before what is said of a combo. */
export const comma = ', ';
export const chooseHand = (live: string): string => `${live} live combos. Choose a hand to tick its combos one by one.`;
export const fromEquity = 'your equity';
export const fromPart = 'part not blocked';
export const footPart = 'the part not blocked';

// The deck against a row: the rest of a sentence that begins with a card.
/** @param isOwn the row is of hero's range */
export const cannotCome = (row: string, isOwn: boolean): string => `cannot come ${isOwn ? 'with' : 'against'} ${row}.`;
export const leavesYou = (equity: string, row: string, isOwn: boolean): string =>
  `leaves you ${equity} ${isOwn ? 'with' : 'against'} ${row}.`;
export const completes = (equity: string, row: string, isOwn: boolean): string =>
  `completes it, and ${leavesYou(equity, row, isOwn)}`;
