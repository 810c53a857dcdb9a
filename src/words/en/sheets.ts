import type { Rank } from '../../poker/card';
import { rankName } from './cards';

/* The sheets of the chart: outs and their chances, and what the flop brings. */

export const sheet = 'Sheet';
export const sheets = { outs: 'Outs', flop: 'What the flop brings' };

export const print = 'Print the chart';
export const paper = 'one page, A4 or Letter';

/* --------------------------------------------------------------------------------- outs -- */

export const outsTitle = 'Outs and chances';
export const outs = 'Outs';
export const chances: readonly string[] = ['Turn', 'River', 'By the river'];
export const rules: readonly string[] = ['Rule of\u00a02', 'Rule of\u00a04', 'Solomon'];
export const error = 'error';

/** Below the table: before the odds x : 1, and after them. */
export const outsNote = (onFlop: number, onTurn: number): { before: string; after: string } => ({
  before: `${onFlop} unseen cards on the flop, ${onTurn} on the turn. By the river: at least one of two cards is an out. `,
  after:
    ' are the odds against you. Rule of\u00a02: outs\u00a0×\u00a02, river only. Rule of\u00a04: outs\u00a0×\u00a04, turn and river. Solomon: outs\u00a0×\u00a04, minus the outs above eight. Errors are in percentage points.',
});

export const drawsTitle = 'Draws and their outs';
export const againstBetter = 'against a better hand';
export const inHand = 'In hand';
export const onBoard = 'On the board';

export const draws = {
  pairToSet: 'Pair to a set',
  gutshot: 'Gutshot',
  twoPairToFullHouse: 'Two pair to a full house',
  pairToTwoPair: 'Pair to two pair or trips',
  overcards: 'Overcards',
  setToFullHouse: 'Set to a full house or better',
  openEnded: 'Open-ended straight draw',
  doubleGutshot: 'Double gutshot',
  flushDraw: 'Flush draw',
  flushAndGutshot: 'Flush draw and gutshot',
  flushAndPair: 'Flush draw and pair',
  flushAndOpenEnded: 'Flush and open-ended draw',
  flushAndOvercards: 'Flush draw and overcards',
};

/* --------------------------------------------------------------------------------- flops -- */

export const example = 'For example';
export const flopBrings = 'The flop brings';
export const outOf = (hits: string, of: string): string => `${hits} of ${of}`;

/** @param better the chance of a set or better; `pair` and `twoPair` as other tables have them */
export const flopNote = (flops: string, better: string, pair: string, twoPair: string): string =>
  `Of ${flops} flops, with no other card known; x : 1 are the odds against you. A set or better is more than another of the rank, ${better}: a flop of three alike is a full house. A pair is one with a card of the hand; tables that say ${pair} for a pair and ${twoPair} for two pair count the board’s own pairs too. A suited or connected hand has beside this what two ranks bring.`;

export const pocketPair = 'Pocket pair';
export const pocketPairs = 'any pair';
export const setOrBetter = 'Set or better';
export const set = 'Set';
export const fullHouse = 'Full house';
export const fourOfAKind = 'Four of a kind';
/** `'A card above kings'` */
export const cardAbove = (rank: Rank): string => `A card above ${rankName(rank, 2)}`;

export const offsuit = 'Offsuit';
export const offsuitHands = 'two ranks; the pair is one with a card of the hand';
export const pairOrBetter = 'A pair or better';
export const pair = 'A pair';
export const twoPair = 'Two pair';
export const trips = 'Trips';

export const suited = 'Suited';
export const suitedHands = 'any two of a suit, beside what two ranks bring';
export const flush = 'Flush';
export const backdoorFlushDraw = 'Backdoor flush draw';

export const connected = 'Connected';
export const connectedHands = 'neighbours from jack-ten down to five-four';
export const straight = 'Straight';
export const openEndedOrDouble = 'Open-ended or double gutshot';
export const eightOuts = 'Straight or better, or eight outs';
