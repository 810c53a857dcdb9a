import { quote } from './grammar';

/* Drills with a question of their own: what is asked in large type, the fields, and what is chosen. */

/** The question in a few words. Those of the row and of the decision, and who wins, are part of the whole question too. */
export const prompts = {
  whoWins: 'Who wins?',
  whatBeatsYou: 'What beats you?',
  five: 'Which five?',
  row: 'What do you have?',
  nuts: 'The nuts?',
  stays: 'What stays?',
  decision: 'Call or fold?',
};
/** A verdict in large type. */
export const verdicts = { right: 'Right', near: 'Close', wrong: 'Not quite' };
export const theAnswer = 'The answer';

export const outs = 'Outs';
export const combos = 'Combos';
export const potOdds = 'pot odds';
export const exact = 'exact';
/** Beside the exact figure's bar. */
export const you = 'you';
export const youSaidLabel = 'you said';
/** Before the text of a range. */
export const ofIn = (count: number): string => `of ${count} in`;

export const noneOfThem = 'None of them';
export const doneMarked = (count: number): string => `Done: ${count} marked`;
export const doneOf = (count: number, of: number): string => `Done: ${count} of ${of}`;

export const notANumber = (text: string): string => `${quote(text)} is not a number. Write 12 or 3.5.`;
export const fiveChosen = (count: number): string =>
  `Five cards play: ${count === 1 ? 'one is' : `${count} are`} chosen.`;
export const twoCards = 'A hand has two cards: choose another.';

/* --------------------------------------------------------------------------------- keypad -- */

export const digits = 'Digits';
/** On the key between the digits of a decimal number, and how it is said. */
export const point = '.';
export const pointName = 'point';
export const deleteDigit = 'Delete the last digit';

/* ------------------------------------------------------------------------- rows and cards -- */

export const whatYouHave = 'What you have';
/** Rows that are folded: from the first to the last of them. */
export const rowsBetween = (first: string, last: string): string => `${first} to ${last.toLowerCase()}`;
export const more = (count: number): string => `${count} more`;
export const rightLabel = 'right';

export const whatIsLeft = 'What is left';
/** Who has a card that is gone. */
export const owners = { board: 'board', you: 'you' };
export const ownedCard = (card: string, owner: keyof typeof owners): string => `${card}, ${owners[owner]}`;

/** The owner on a card's tile. */
export const board = 'board';
export const boardCard = (card: string): string => `${card}, on the board`;
export const nutCard = (card: string): string => `${card}, part of the nuts`;
export const notNutCard = (card: string): string => `${card}, not part of the nuts`;

/* ------------------------------------------------------------------------ narrowing a range -- */

export const theirRange = 'Their range';
export const notInRange = 'not in the range';
export const judged = { right: 'right', missed: 'combos missed', extra: 'marked, but they fold' };
/** A hand of the range: its live combos, how many are marked, and once graded how it was judged. */
export const cell = (live: number, marked: number, state: keyof typeof judged | undefined): string =>
  `${live} live, ${marked} marked${state === undefined ? '' : `: ${judged[state]}`}`;
export const cellName = (hand: string, told: string): string => `${hand}: ${told}`;
export const stays = 'stays';
export const missed = 'missed';
export const markedButFolds = 'marked, but folds';
export const oneOfThree = '1/3: one of three stays';
export const moreHands = (count: number): string => `and ${count} more: point at a hand`;
export const tapHand = 'Tap a hand, or drag over several. Its suits show here.';
