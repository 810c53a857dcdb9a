/* The opponents' seats, and the players' names. */

export const opponents = 'Opponents';
export const opponent = 'Opponent';
export const numbered = (number: number): string => `Opponent ${number}`;
export const several = (from: number, to: number): string => `Opponents ${from} to ${to}`;
export const unknownOpponent = 'Opponent: unknown';
export const outsOnly = ', outs only';
export const emptySeat = 'Empty seat';
export const count = (opponents: number): string => `${opponents} opponent${opponents === 1 ? '' : 's'}`;

export const name = 'Name';
export const nameOf = (player: string): string => `Name of ${player}`;
export const add = 'Add opponent';
export const pasteHand = 'Paste a hand';
export const noClipboard =
  'Your browser does not let the page read the clipboard. Press the line for a moment and paste the hand.';
export const show = 'Show';
export const hide = 'Hide';
export const fold = 'Fold';
export const remove = 'Remove';
export const done = 'Done';
export const range = 'Range';
export const rangeFor = (player: string): string => `Range: ${player}`;
export const giveAnyTwo = 'Any two';
export const anyTwo = 'any two';
export const anyTwoCards = 'Any two cards';
export const anyTwoFor = (player: string): string => `Any two cards: ${player}`;
export const nameCards = (player: string): string => `${player}: any two cards; name them instead`;
export const oneFewer = 'One opponent fewer';
export const noneWithAnyTwo = 'No opponent with any two cards';
export const oneMore = 'One opponent more with any two cards';
export const removeEmpty = 'Remove the empty seat';
export const foldPlayer = (player: string): string => `${player}: fold`;
export const foldToDead = (player: string): string => `${player}: fold, known cards become dead`;
export const onTable = 'That card is already on the table. Choose another card.';

/* The chips of a phone. */

export const short = (number: number): string => `Opp ${number}`;
export const shortSeveral = (from: number, to: number): string => `Opps ${from}–${to}`;
export const severalOnChip = (from: number, to: number): string => `Opponents ${from}–${to}`;
export const chair = (number: number): string => `Chair ${number}`;
export const faceDown = 'face down';
export const anyTwoTimes = (players: number): string => `any two × ${players}`;
export const aRange = 'a range';
export const noCards = 'no cards yet';
export const folded = 'folded';
export const foldedHand = (player: string, cards: string): string => `${player} folded ${cards}; come back`;

/** @param share of each of this many players, `'26.1%'` */
export const chip = (
  player: string,
  hand: string,
  share: string | undefined,
  players: number,
  isOpen: boolean,
): string => {
  const equity = share === undefined ? '' : `, ${share} equity${players > 1 ? ' each' : ''}`;
  return `${player}, ${hand}${equity}; ${isOpen ? 'close' : 'open'}`;
};

export type Wanted = 'range' | 'cards' | 'other' | 'both';
export const prompts: Readonly<Record<Wanted, string>> = {
  range: 'Range',
  cards: 'Cards',
  other: 'Second card?',
  both: 'Two cards?',
};
export const promptOf = (player: string, wanted: Wanted): string => {
  const what = { range: 'range', cards: 'cards', other: 'second card?', both: 'two cards?' }[wanted];
  return `${player}’s ${what}`;
};
export const typeOrPaint = 'type it, or paint it';
export const tapOrType = 'tap it on the deck, or type';
export const tapToTakeBack = 'tap a card to take it back';

/** The tile of a card in a player's hand. */
export const heldBy = (card: string, player: string): string => `${card}, with ${player}: remove`;

// Why a key of ranges does nothing.
export const nobodyHolds = 'Nobody holds a range. Type one, such as v TT+, AQs+.';
export const wantsFlop = 'A range opens on a board. Deal a flop first.';
export const noneOpen = 'No range is open. Press r first.';
export const noGrid = 'No grid is open. Press g first.';
