import { rankSymbol, type Rank } from '../../poker/card';
import type { Street } from '../../poker/spot';
import { combosText } from '../amounts';
import type { RowText, Seated } from '../types';
import { percentText, pointsText } from '../numbers';
import { plural, countOf, list, withArticle } from './grammar';
import { onStreet, seatName } from './spot';
import type { HeldDraw, Rung } from '../../poker/holding';

/* A player's range on a board. Names on the page are short: next to a bar there is room for two words. */

// Rows whose names depend on the board.
export const underpair = (rank: Rank): string => `Underpair to ${rankSymbol(rank)}`;
export const underpairs = (rank: Rank): string => `underpairs to ${rankSymbol(rank)}`;
export const thirdPair = 'Third pair';
export const thirdPairOrLower = 'Third pair or lower';

// Closed rows.
export const others = 'others';
export const parts = (rows: readonly (readonly [title: string, size: string])[]): string =>
  rows.map(([title, size]) => `${title} ${size}`).join(', ');
const combosOf = (count: number): string => `${combosText(count)} ${plural(count, 'combo')}`;
export const noneBeats = (live: number): string => `none of ${combosOf(live)} beats you`;
const beats = (beat: number): string => `${combosText(beat)} ${beat === 1 ? 'beats' : 'beat'}`;
export const beating = (beat: number, live: number, rows: string): string =>
  `${combosText(beat)} of ${combosOf(live)} ${beat === 1 ? 'beats' : 'beat'} you: ${rows}`;

// A row against hero's hand now.
export const behindYou = 'behind you';
export const beatsYou = 'beats you';
export const tiesYou = 'ties you';
const ties = (tie: number) => `${combosText(tie)} ${tie === 1 ? 'ties' : 'tie'}`;
export const someTie = (tie: number): string => `${ties(tie)} you`;
export const someBeat = (beat: number): string => `${beats(beat)} you`;
export const someBeatOrTie = (beat: number, tie: number): string => `${beats(beat)} you, ${ties(tie)}`;

// Opened.
export const live = (count: number, blocked: number): string =>
  blocked === 0
    ? `${combosOf(count)}, none blocked`
    : `${combosText(count)} of ${combosOf(count + blocked)}, ${combosText(blocked)} blocked`;
export const liveAndBeat = (live: string, beat: number): string =>
  `${live}, ${beat === 0 ? 'none beats' : beats(beat)} you`;
/** @param equity `undefined` while it is counted */
export const youHave = (equity: number | undefined): string =>
  equity === undefined ? 'you have …' : `you have ${percentText(equity)}`;
export const simulated = (equity: string, halfWidth: number): string =>
  `${equity} (simulated, ${pointsText(halfWidth)})`;
/** A sentence with its full stop, unless its end is still to come. */
const ended = (text: string) => (text.endsWith('…') ? text : `${text}.`);
const continues = (combos: number) => (combos === 1 ? 'continues' : 'continue');
/** A player’s combos: hero’s, in seat 0, or an opponent’s. */
const all = (seat: number, who: Seated, live: number) => {
  const whose = seat === 0 ? 'your' : who.opponents === 1 ? 'their' : `${seatName(seat - 1, who)}’s`;
  return `${whose} ${combosOf(live)}`;
};
export const noneOfAll = (seat: number, who: Seated, live: number): string =>
  `None of ${all(seat, who, live)} continues.`;
/** @param equity empty if there is none */
export const someOfAll = (combos: number, seat: number, who: Seated, live: number, equity: string): string =>
  ended(`${combosText(combos)} of ${all(seat, who, live)} ${continues(combos)}${equity === '' ? '' : `: ${equity}`}`);
export const aheadOf = (behind: number, seat: number, who: Seated, live: number): string =>
  `You are ahead of ${behind === 0 ? 'none' : combosText(behind)} of ${all(seat, who, live)}.`;
export const noneContinues = 'None continues.';
export const against = (combos: number, equity: string): string =>
  ended(`Against the ${combosText(combos)} that ${continues(combos)} ${equity}`);
export const nothingContinues = 'No combo continues.';
/** The default part that continues, as a condition. */
export const ifUsual = (isRiver: boolean): string => `, if only top pair or ${isRiver ? 'better' : 'a draw'} continues`;
/** @param equity empty if there is none */
export const someContinue = (combos: number, equity: string, condition = ''): string =>
  ended(`${combosText(combos)} ${continues(combos)}${condition}${equity === '' ? '' : `: ${equity}`}`);
export const youContinue = (combos: number, equity: string, condition = ''): string =>
  ended(`You continue with ${combosText(combos)}${condition}${equity === '' ? '' : `: ${equity}`}`);

// The folding part, and the effect of narrowing.
export const tickWhatContinues = 'Tick what continues.';
export const nothingFolds = 'No combo folds.';
const often = (folds: number | undefined) => (folds === undefined ? '' : `, ${percentText(folds)} of the time`);
/** @param folds how often, if it has been counted */
export const youFold = (gone: number, live: number, folds: number | undefined): string =>
  `You fold ${combosText(gone)} of ${combosText(live)}${often(folds)}.`;
export const someFold = (gone: number, live: number, folds: number | undefined): string =>
  `${combosText(gone)} of ${combosText(live)} ${gone === 1 ? 'folds' : 'fold'}${often(folds)}.`;
export const narrowedToOne = '“Narrow” leaves a single combo: it becomes a known hand.';
export const narrowed = (combos: number, next: Street): string =>
  `“Narrow” keeps these ${combosOf(combos)} ${onStreet[next]}, whatever card comes.`;

export const price = (needed: number, right: number, of: number): string =>
  `The call needs ${percentText(needed)} equity. You have enough against ${combosText(right)} of ${combosOf(of)}.`;

// A hand of the grid.
/** Facts next to each other: `'top pair, 4 combos, you have 8.8%'` */
export const facts = (all: readonly string[]): string => all.join(', ');
export const notInRange = 'not in the range';
export const blockedBy = (all: number, cards: string): string => `${combosOf(all)}, blocked by ${cards}`;
export const combos = combosOf;
/** @param blockers how many cards */
export const someBlocked = (live: number, all: number, cards: string, blockers: number): string =>
  `${combosText(live)} of ${combosOf(all)} (${cards} ${blockers === 1 ? 'blocks' : 'block'} the rest)`;
export const blockedByTheirs = 'blocked by theirs';

/** A row for a screen reader: `'Set: 9 combos, 5.1%, you have 6.1%'` */
export const row = (title: string, facts: string): string => `${title}: ${facts}`;

export const example = (hand: string, board: string): string => `${hand} on ${board}`;

/** The rungs: every live combo is on one. The first that fits is its own. */
export const rungs: Readonly<Record<Rung, RowText>> = {
  'straight flush': { title: 'Straight flush', note: 'the best five of hand and board' },
  'four of a kind': { title: 'Four of a kind', note: 'the best five, unless all four are on the board' },
  'full house': { title: 'Full house', note: 'the best five of hand and board' },
  flush: { title: 'Flush', note: 'the best five of hand and board' },
  straight: { title: 'Straight', note: 'the best five of hand and board' },
  set: { title: 'Set', note: 'three of a kind with a pocket pair' },
  trips: { title: 'Trips', note: 'three of a kind with two cards of the board' },
  'two pair': { title: 'Two pair', note: 'two pairs, each with a card of the hand' },
  overpair: { title: 'Overpair', note: 'a pocket pair above the board' },
  'top pair': { title: 'Top pair', note: 'a pair with the board’s highest rank' },
  'pocket pair below top': { title: 'Underpair to K', note: 'a pocket pair with one rank of the board above it' },
  'second pair': { title: 'Second pair', note: 'a pair with the board’s second rank' },
  'pocket pair below second': { title: 'Underpair to 7', note: 'a pocket pair with two ranks above it' },
  'third pair or lower': {
    title: 'Third pair',
    note: 'a pair with a lower rank of the board; called Third pair or lower if the board has four or five ranks',
  },
  'pocket pair below third': { title: 'Underpair to 5', note: 'a pocket pair with three ranks or more above it' },
  'ace high': { title: 'Ace high', note: 'an ace, but no pair with a card of the hand' },
  'no made hand': {
    title: 'Air',
    note: 'no pair and no ace, with a draw or without; on the river also every hand that plays the board',
  },
};

/** The rows of draws: a combo may have several. */
export const draws: Readonly<Record<HeldDraw, RowText>> = {
  'flush draw': { title: 'Flush draw', note: 'four of a suit, one of them in the hand' },
  'nut flush draw': {
    title: 'Nut flush draw',
    note: 'a flush draw with the highest card of the suit that is not on the board',
  },
  'one-card flush draw': { title: '1-card flush draw', note: 'a flush draw with one card of the suit in the hand' },
  'open-ended straight draw': { title: 'Open-ender', note: 'four in a row that a card at either end completes' },
  'double gutshot': { title: 'Double gutshot', note: 'two ranks complete a straight, and each fills a gap' },
  gutshot: { title: 'Gutshot', note: 'one rank completes a straight' },
  'one-card straight draw': {
    title: '1-card straight draw',
    note: 'a straight draw for which one card of the hand is enough',
  },
  overcards: { title: 'Overcards', note: 'two cards above the board, no pair' },
  'backdoor flush draw': { title: 'Backdoor flush', note: 'flop: three of a suit, one of them in the hand' },
  'one-card backdoor flush draw': {
    title: '1-card backdoor',
    note: 'a backdoor flush with one card of the suit in the hand',
  },
  'backdoor straight draw': {
    title: 'Backdoor straight',
    note: 'flop: two more cards make a straight; hidden at first, because it is common',
  },
  'combo draw': { title: 'Combo draw', note: 'a flush draw and a straight draw' },
  'pair and flush draw': { title: 'Pair, flush draw', note: 'its own pair and a flush draw' },
  'pair and straight draw': { title: 'Pair, straight draw', note: 'its own pair and a straight draw' },
  'overcards and flush draw': { title: 'Overs, flush draw', note: 'overcards and a flush draw' },
  'overcards and straight draw': { title: 'Overs, straight draw', note: 'overcards and a straight draw' },
};

/* Drills about what a range holds on a board, and what stays of it. Answers are clauses. */

/** By the rows that are asked about. */
export const questions = {
  'pair or better': (range: string): string => `They hold ${range}. How much of it is a pair or better?`,
  'top pair or better': (range: string): string => `They hold ${range}. How much of it is top pair or better?`,
  'two pair or better': (range: string): string => `They hold ${range}. How much of it is two pair or better?`,
  'flush draw': (range: string): string => `They hold ${range}. How much of it is a flush draw?`,
  'straight draw': (range: string): string =>
    `They hold ${range}. How much of it is a straight draw, gutshots included?`,
  draw: (range: string): string => `They hold ${range}. How much of it is a draw, to a flush or a straight?`,
};

const areOf = (what: string) => (count: string, of: string, share: string) =>
  `${count} of ${of} combos are ${what}: ${share}.`;

export const results = {
  'pair or better': areOf('pair or better'),
  'top pair or better': areOf('top pair or better'),
  'two pair or better': areOf('two pair or better'),
  'flush draw': areOf('flush draws'),
  'straight draw': areOf('straight draws'),
  draw: areOf('draws'),
};

/** 1/10, 1/5, 1/4, 1/3, 1/2, 2/3, 3/4, 9/10 */
export const fractions: readonly string[] = [
  'a tenth',
  'a fifth',
  'a quarter',
  'a third',
  'half',
  'two thirds',
  'three quarters',
  'nine tenths',
];
export const over = (fraction: string): string => `over ${fraction}`;
export const under = (fraction: string): string => `under ${fraction}`;
export const noneOfIt = 'none of it';
export const allOfIt = 'all of it';

export const wouldBe = (fraction: string, combos: string): string => `${fraction} would be ${combos}`;
export const shareLine = (count: string, of: string, fraction: string): string => `${count} of ${of}: ${fraction}`;

/* --------------------------------------------------------------------------- what stays -- */

/** By what they call with. */
export const callsWith = {
  'pair or better': (range: string): string =>
    `They hold ${range} and call with a pair or better. Mark the combos that stay.`,
  'top pair or flush draw': (range: string): string =>
    `They hold ${range} and call with top pair or better, or a flush draw. Mark the combos that stay.`,
  continues: (range: string): string =>
    `They hold ${range} and call with top pair or better, flush draws, open-enders, double gutshots, and gutshots with a pair or two overcards. Mark the combos that stay.`,
};

export const stay = (count: string, of: string): string => `${count} of ${of} combos stay`;

export const missed = (combos: number): string => `You missed ${countOf(combos, 'combo')}.`;
export const kept = (combos: number): string => `You kept ${countOf(combos, 'combo')} that fold.`;
export const missedAndKept = (missed: number, kept: number): string =>
  `You missed ${countOf(missed, 'combo')}, and kept ${countOf(kept, 'combo')} that fold.`;

/** @param draws of combos that a better row has: how many, and with what */
export const partsAndDraws = (text: string, draws: readonly (readonly [count: string, draw: string])[]): string =>
  `${text}; of these ${list(
    draws.map(([count, draw]) => `${count} with ${withArticle(draw)} too`),
    'and',
  )}`;
export const stayOf = (count: string, of: string): string => `${count} of ${of} stay`;

/** Why some combos stay, or one hand does: `'K♠ Q♠ stays: flush draw.'` @param rows what they hold */
export const itStays = (hand: string, rows: readonly string[]): string => `${hand} stays: ${list(rows, 'or')}.`;
export const theyStay = (hands: readonly string[], rows: readonly string[]): string =>
  `${list(hands, 'and')} stay: ${list(rows, 'or')}.`;
export const itFolds = (hand: string, rows: readonly string[]): string => `${hand} folds: ${list(rows, 'or')}.`;
export const theyFold = (hands: readonly string[], rows: readonly string[]): string =>
  `${list(hands, 'and')} fold: ${list(rows, 'or')}.`;

// Row by row.
export const blockedByTitle = 'Blocked by';
export const continuesLabel = 'continues';
export const combosOfRow = 'Combos of a row';
export const combosLabel = 'combos';
export const you = 'you';
export const blocked = 'blocked';
export const priceRight = (combos: string): string => `the price is right against ${combos}`;
export const partContinues = (share: string): string => `${share} of them continue`;
export const drawsBeside = 'Draws, also counted in the rows above';
export const backdoorStraights = 'Backdoor straights';
export const simulatedBy = (points: string): string => `Simulated, ${points}.`;
export const narrowToOne = 'Narrow to this one';
export const narrowTo = (combos: string): string => `Narrow to these ${combos}`;
export const asDemanded = (share: string): string => `Minimum defence (MDF): the best ${share}`;
export const onlyWhatFolds = 'Only what folds';
export const undoNarrowing = 'Undo narrowing';

// Everybody's holdings in one table.
export const sideBySide = 'Side by side';
export const allHold = 'What everybody holds';
export const onBoard = 'On this board';
/** @param shares of each player */
export const twoPairOrBetter = (shares: string): string => `two pair or better: ${shares}`;

// Hand by hand.
export const gridShows = 'What the grid shows';
export const yourEquity = 'Your equity';
export const whatIsHeld = 'What is held';
/** What the grid shows of a combo, by its place. */
export const held = {
  twoPair: 'two pair or better',
  topPair: 'overpair or top pair',
  pair: 'lower pair',
  draw: 'draw without a pair',
  aceHigh: 'ace high',
  air: 'air',
};
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
export const comma = ', ';
export const chooseHand = (live: string): string => `${live} live combos. Choose a hand to tick its combos one by one.`;
export const footPart = 'the part not blocked';
export const boldContinues = 'bold: continues, by the ticks of this range';
// At a price.
export const youHaveNeeded = (needed: string): string => `you have the ${needed} you need`;
export const haveNeeded = (needed: string, right: number, of: number): string =>
  `${combosText(right)} of ${combosOf(of)} have the ${needed} you need`;
export const someCombos = 'for some of its combos';
export const callWith = (combos: string): string => `${combos} call`;

// The deck against a row: the rest of a sentence that begins with a card.
/** @param isOwn the row is of hero's range */
export const cannotCome = (row: string, isOwn: boolean): string => `cannot come ${isOwn ? 'with' : 'against'} ${row}.`;
export const leavesYou = (equity: string, row: string, isOwn: boolean): string =>
  `leaves you ${equity} ${isOwn ? 'with' : 'against'} ${row}.`;
export const completes = (equity: string, row: string, isOwn: boolean): string =>
  `completes it, and ${leavesYou(equity, row, isOwn)}`;

export { theyHold, youHold } from './answer';
