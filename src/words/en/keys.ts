/* What keys do: at the table, and on other pages. */

export const arrows = 'arrows';

export const deals = 'deals the nine of clubs';
export const opponent = 'an opponent’s cards come next';
export const readsKey = 'what an opponent plays and has';
export const dead = 'next cards are dead; x again to stop';
export const range = 'open what a range holds on the board; % shows shares';
export const back = 'a street back';
export const on = 'a street on: as it was played, or a random card';
export const nextRange = 'open the next player’s range';
export const narrow = 'narrow the open range to what continues';
export const price = 'the size of the bet: 1 to 7 picks, Enter closes';
export const move = 'move in the deck; Enter deals the card';
export const undo = 'undo (Ctrl+Y: redo)';
export const close = 'close what is open, then clear the table';
export const keys = 'show these keys';

export const studyDecide = 'study: call or fold';
export const studyDone = 'study: done, then the next spot';
export const studyNext = 'study: after the result, the next spot, or the spot at the table';
export const studyClear = 'study: clear all marks, or open this help';
export const history = 'hand history: next or previous decision';
export const lab = 'hand lab: a wild card';
export const showDeal = 'everybody’s cards: the next card goes to the board, to a new player, or to another player';
export const showTurn = 'everybody’s cards: turn a hand over, run it twice';
export const showLook = 'everybody’s cards: full screen, another look';
