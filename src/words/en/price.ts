import type { Move } from '../../poker/money/verdict';
import type { ReadName } from '../../poker/money/reads';
import { capitalize } from '../text';
import { list, numberWord } from './grammar';
import { seatName, seatNames } from './spot';
import type { Seated } from '../types';
import type { ReadKind } from '../../poker/range';

/* The price of a call. */

export const title = 'Price';
export const thePrice = 'The price';
export const pot = 'Pot';
export const withBet = 'with the bet';
export const toCall = 'to call';
// The size of the bet, as a part of the pot.
export const potSize = 'pot';
export const amounts = 'amounts';
export const sizes = 'sizes';
export const moreSizes = 'more';
export const usualSizes = 'usual';
export const betSizes = 'The bet';
export const betOf = (size: string): string => (size === '1' ? 'a bet of the pot' : `a bet of ${size} of the pot`);
export const potAfterCall = (pot: string): string => `Pot ${pot} after your call.`;
export const makePot = (amount: string): string => `Make the pot ${amount}`;
export const differentAmounts = 'All in for different amounts?';
export const splitPots = 'Split the pots';

// The verdict: what to do.
const MOVES = { call: 'call', fold: 'fold' };
export const call = 'Call.';
export const atLeastCall = 'At least call.';
export const fold = 'Fold.';
export const close = 'Close.';
export const closeTo = (move: Move): string => `Close: ${MOVES[move]}.`;
export const byPrizes = (move: Move, isClose: boolean): string =>
  `${isClose ? `Close: ${MOVES[move]}` : capitalize(MOVES[move])}, by the prizes.`;
export const dependsOnPlayers = (seats: readonly number[], who: Seated): string =>
  `Depends on ${seatNames(seats, who) ?? `${numberWord(seats.length)} players behind`}.`;
export const dependsOnStrength = 'Depends on their strength.';
export const dependsOnRange = 'Depends on their range.';
/** The second part goes on with the sentence. */
export const foldUnless = 'Fold, unless';
export const foldUnlessBluff = 'Fold, unless they bluff.';
export const nothingToCall = 'Nothing to call.';

// The verdict: why.
/** @param against what the share is against, if it is a read */
export const needAndHave = (needed: string, share: string, against?: string): string =>
  `Need ${needed}, have ${share}${against === undefined ? '' : ` against ${against}`}.`;
export const drawingDead = 'You are drawing dead.';
export const haveTheNuts = 'You have the nuts.';
export const farAhead = (share: string): string => `You are far ahead: ${share}.`;
export const cannotLose = 'You cannot lose.';
export const evenAgainst = (share: string, against: string): string => `You have ${share}, even against ${against}.`;
export const needAndEven = (needed: string, share: string, against: string): string =>
  `Need ${needed}; ${share} even against ${against}.`;
/** After {@link foldUnless}. */
export const winLater = (amount: string, isInPots: boolean): string =>
  `you can win ${amount} ${isInPots ? 'pots ' : ''}more when you hit.`;
export const outsPay = (share: string, needed: string): string => `Your outs alone pay: ${share}, need ${needed}.`;
export const outsClose = (share: string, needed: string): string => `Your outs alone: ${share}, need ${needed}.`;
/** `'Top pair or a draw: fold (8.4%).'` */
export const against = (read: string, move: Move, share: string): string =>
  `${capitalize(read)}: ${MOVES[move]} (${share}).`;
/** @param bets one in this many, at most ten; `undefined` for more than half */
export const bluffs = (bets: number | undefined): string =>
  bets === undefined
    ? 'Call only if most of these bets are bluffs.'
    : `Call if at least one bet in ${numberWord(bets)} is a bluff.`;
export const fewBluffs = 'One bluff in ten is enough.';
/** `'Half 61.1%, a quarter 56.9%, a tenth 43.1%; need 46.2%.'` */
export const openingShares = (shares: readonly (readonly [read: string, share: string])[], needed: string): string =>
  `${capitalize(shares.map(([read, share]) => `${read} ${share}`).join(', '))}; need ${needed}.`;
export const callIfTheyFold = (_players: number): string => 'Call if they fold, fold if they call.';
export const foldIfTheyFold = (_players: number): string => 'Fold if they fold, call if they call.';
/** Of a bet in parts of the pot. */
export const ifAllCalled = (opponents: number): string =>
  `That is if ${opponents === 2 ? 'both' : `all ${numberWord(opponents)}`} have called.`;

// The hands that a read says, in a sentence.
const RIVER = { '50% with connects': 'a pair or better', '50% with continues': 'top pair or better' };
const READS: Readonly<Record<ReadName, string>> = {
  'any two': 'any two cards',
  '50% with connects': 'a pair or a draw',
  '50% with continues': 'top pair or a draw',
  '50%': 'half',
  '25%': 'a quarter',
  '10%': 'a tenth',
};
/** Of reads before the flop. */
export const best = {
  '50%': 'the best half of hands',
  '25%': 'the best quarter of hands',
  '10%': 'the best tenth of hands',
};
export const read = (name: ReadName, isRiver: boolean): string =>
  isRiver && name in RIVER ? RIVER[name as keyof typeof RIVER] : READS[name];

// Details.
export const about = (share: string): string => `about ${share}`;
export const potOdds = (odds: string): string => `Pot odds ${odds} : 1.`;
export const potOddsAnd = (odds: string, needed: string): string => `Pot odds ${odds} : 1, you need ${needed} : 1.`;
export const breakEven = (equity: string): string => `Break-even equity ${equity}.`;
export const perCall = (ev: string): string => `EV ${ev} per call.`;
export const perCallInPots = (ev: string): string => `EV ${ev} pots per call.`;
export const implied = (needed: string): string => `Implied odds: win ${needed} more later and you break even.`;
export const noImplied = (needed: string, behind: string): string =>
  `No implied odds: you need ${needed} more later, and the stacks hold ${behind}.`;
/** `'A pair or a draw: 34.6%, call.'` */
const DECISIONS = { call: 'call', fold: 'fold', close: 'close', depends: 'depends on the players behind' };
export const readAndShare = (read: string, share: string, decision: keyof typeof DECISIONS): string =>
  `${capitalize(read)}: ${share}, ${DECISIONS[decision]}.`;
/** @param byRiver with two cards to come */
export const outsFall = (next: string, byRiver: string | undefined): string =>
  `Your outs: ${list([`${next} on the next card`, ...(byRiver === undefined ? [] : [`${byRiver} by the river`])], 'and')}.`;

export const askForBet = (pot: string, call: string, withBet: string): string =>
  `The pot (${pot}) is less than the call (${call}). Does it include the bet? With the bet it would be ${withBet}.`;
export const wrongPrice = (bet: string, who: Seated): string =>
  `Bet more than ${bet} and ${seatName(0, who)} has the wrong price.`;

/* Drills about pot odds, and how often a call must win. */

/** The pot has the bet in it. */
export const callQuestion = (pot: string, call: string): string =>
  `The pot is ${pot} with the bet, ${call} to call. How often must you win?`;

export const oddsQuestion = (percent: string): string => `You win ${percent}. Which pot odds do you need?`;

export const betQuestion = {
  pot: 'They bet the pot. How often must you win?',
  halfPot: 'They bet half the pot. How often must you win?',
  /** `'2/3'` */
  part: (part: string): string => `They bet ${part} of the pot. How often must you win?`,
  /** `'1.5'`, `'4/3'` */
  times: (times: string): string => `They bet ${times} times the pot. How often must you win?`,
  amount: (bet: string, pot: string): string => `They bet ${bet} into ${pot}. How often must you win?`,
};

export const mustWin = (odds: string, percent: string): string => `At ${odds} you must win ${percent} of the time.`;

export const needOdds = (percent: string, odds: string): string => `At ${percent} you need ${odds}.`;

/* The lines of explanations. */

export const byHeart = 'A third of the pot needs 20%, half 25, two thirds 28.6, the pot 33.3, twice the pot 40';

export const callLine = (bet: string, pot: string): string => `you call ${bet} to win ${pot} + ${bet}`;

export const loseAndWin = (lose: string, win: string): string => `you lose ${lose} and win ${win}`;

export const priceLine = (pot: string, call: string, odds: string): string => `${pot} to ${call} is ${odds}`;

/* Reads: what an opponent plays, and what they show. */

/** What no hand of a range has. */
export const missing: Readonly<Record<ReadKind, string>> = {
  connects: 'a pair or a draw',
  continues: 'top pair or a draw',
  'toppair+': 'top pair',
  'twopair+': 'two pair',
};

/** @param shown of {@link missing} */
export const noHand = (played: string, shown: string): string => `No hand of ${played} has ${shown} here.`;
/** @param percent of all hands, the best; `undefined` for another range */
export const ofPlayed = (percent: number | undefined): string =>
  percent === undefined || percent === 100 ? 'this range' : `the top ${percent}%`;

/* The chips: a word before each row, its name for a screen reader, and the chips. */

export const plays = 'plays';
export const playsOf = (player: string): string => `${player} plays`;
export const played: Readonly<Record<100 | 50 | 25 | 10, string>> = {
  100: 'any two',
  50: 'half',
  25: 'quarter',
  10: 'tenth',
};
export const has = 'has';
export const hasOf = (player: string): string => `${player} has`;
export const any = 'any';
export const shown: Readonly<Record<ReadKind, string>> = {
  connects: 'pair/draw',
  continues: 'top/draw',
  'toppair+': 'top pair\u00a0+',
  'twopair+': 'two pair\u00a0+',
};
/** For a screen reader. */
export const shownInFull: Readonly<Record<ReadKind, string>> = {
  connects: 'a pair or a draw',
  continues: 'top pair or a draw',
  'toppair+': 'top pair or better',
  'twopair+': 'two pair or better',
};

/** What a seat plays, and shows: `'25%, top pair +'` */
export const called = (percent: 100 | 50 | 25 | 10, reads: readonly ReadKind[]): string => {
  const part = percent === 100 ? 'any two' : `${percent}%`;
  return [part, ...reads.map((read) => shown[read])].join(', ');
};

export const done = 'Done';
