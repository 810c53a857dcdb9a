import type { Bold, Move } from '../../poker/money/verdict';
import type { DecidingRead, Played } from '../../poker/money/reads';
import { capitalize } from '../text';
import { rankName } from './cards';
import type { Rank } from '../../poker/card';
import { list, numberWord, withArticle } from './grammar';
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
export const betSizes = 'The bet';
export const theirBet = 'Their bet';
export const theirRaise = 'Their raise';
export const size = 'Size';
export const partBefore = 'part of the pot before it';
export const bigBlinds = 'big blinds';
export const betOf = (size: string): string => (size === '1' ? 'a bet of the pot' : `a bet of ${size} of the pot`);
/* Before the flop: a raise, in big blinds, and what hero has posted. */
export const raiseTo = 'Raise to';
export const raiseOf = (to: string): string => `a raise to ${to} big blinds`;
export const inBlinds = 'bb';
export const allIn = 'all in';
export const shorterStack = 'the shorter stack';
export const posted = 'Your blind';
export const blinds = { sb: 'small blind', bb: 'big blind' };
/* The bet, behind the word “Price”. */
export const partOfPot = (size: string): string => `${size} pot`;
export const callToWin = (call: string, pot: string): string => `${call} to win ${pot}`;
export const potAfterCall = (pot: string): string => `Pot ${pot} after your call.`;
export const makePot = (amount: string): string => `Make the pot ${amount}`;
export const differentAmounts = 'All in for different amounts?';
export const splitPots = 'Split the pots';

// The verdict: what to do.
const MOVES = { call: 'call', fold: 'fold' };
export const bolds: Readonly<Record<Bold, string>> = {
  'raise or call': 'Raise or call.',
  'call or raise': 'Call or raise.',
  call: 'Call.',
  'close call': 'Close: call.',
  close: 'Close.',
  'fold unless bluffs': 'Fold, unless they bluff.',
  /** The second part goes on with the sentence. */
  'fold unless': 'Fold, unless',
  fold: 'Fold.',
};
export const atLeastCall = 'Call or raise.';
export const closeTo = (move: Move): string => `Close: ${MOVES[move]}.`;
export const byPrizes = (move: Move, isClose: boolean): string =>
  isClose ? `ICM: close, ${MOVES[move]}.` : `ICM: ${MOVES[move]}.`;
export const dependsOnPlayers = (seats: readonly number[], who: Seated): string =>
  `Depends on ${seatNames(seats, who) ?? `the ${numberWord(seats.length)} players still to act`}.`;
export const dependsOnRange = 'Depends on how many hands they play.';
export const nothingToCall = 'Nothing to call.';

// The verdict: why.
/* Below the large figures. */
export const youNeed = 'You need';
export const youHave = 'You have';
/** @param part of the range: `'1/3'` */
export const againstBest = (part: string): string => `v the best ${part}`;
/** @param against what the share is against, if it is a part of a range */
export const needAndHave = (needed: string, share: string, against?: string): string =>
  `You need ${needed} and have ${share}${against === undefined ? '' : ` against ${against}`}.`;
export const needAndEven = (needed: string, share: string, against: string): string =>
  `You need ${needed} and have ${share}, even against ${against}.`;
export const haveAgainst = (share: string, against: string): string => `Against ${against} you have ${share}.`;
export const drawingDead = 'You are drawing dead.';
export const beatNone = 'You beat none of their hands.';
export const onlySplit = 'At best you split.';
export const splitSome = 'You beat none of their hands: at best you split.';
export const cannotLose = 'You cannot lose.';
export const haveTheNuts = 'You have the nuts.';
export const shareTheNuts = 'You have the nuts, shared.';
/** After `fold unless`. */
export const winLater = (amount: string, isInPots: boolean): string =>
  `you can win ${amount} ${isInPots ? 'pots ' : ''}more when you hit.`;
export const winLaterPays = (amount: string, isInPots: boolean): string =>
  `Win ${amount} ${isInPots ? 'pots ' : ''}more when you hit, and the call pays.`;
export const outsPay = (share: string, needed: string): string =>
  `Your outs alone are enough: ${share}, you need ${needed}.`;
/** The verdict on a large bet on the flop. @param next the chance of an out on the next card */
export const oneCard = (share: string, next: string): string =>
  `You have ${share} if the bet is all in, ${next} on the next card alone.`;
/* Next to the verdict, in few words. */
export const bluffsIn = (bluffs: number, bets: number): string =>
  `${bluffs} ${bluffs === 1 ? 'bluff' : 'bluffs'} in ${bets}`;
export const haveShort = (share: string): string => `have ${share}`;
export const needShort = (share: string): string => `need ${share}`;
export const facingBet = 'Facing a bet?';
/* How many bets must be bluffs: one in eleven, three in ten. */
export const fewBluffs = (bets: number): string => `One bluff in ${numberWord(bets)} bets is enough.`;
export const someBluffs = (bluffs: number, bets: number): string => `Call if ${betsThatBluff(bluffs, bets)}.`;
export const onlyBluffs = (bluffs: number, bets: number): string =>
  `You beat only a bluff: call if ${betsThatBluff(bluffs, bets)}.`;
export const splitBluffs = (bluffs: number, bets: number): string =>
  `At best you split: call if ${betsThatBluff(bluffs, bets)}.`;
export const mostlyBluffs = (share: string, against: string, bluffs: number, bets: number): string =>
  `You have ${share} against ${against}: call if ${betsThatBluff(bluffs, bets)}.`;
const betsThatBluff = (bluffs: number, bets: number): string =>
  bluffs === 1
    ? `one bet in ${numberWord(bets)} is a bluff`
    : `${numberWord(bluffs)} bets in ${numberWord(bets)} are bluffs`;
export const farAhead = (share: string): string => `You are far ahead: ${share}.`;
export const evenAgainst = (share: string, against: string): string => `You have ${share}, even against ${against}.`;
export const needEven = (needed: string, share: string, against: string): string =>
  `You need ${needed}. Even against ${against} you have ${share}.`;
/** @param parts the parts of all hands that the shares are against: the larger share first */
export const needBetween = (
  needed: string,
  [more, less]: readonly [string, string],
  [wide, narrow]: readonly [string, string],
): string => `You need ${needed} and have ${more} against ${wide}, but ${less} against ${narrow}.`;
export const callIfTheyFold = (_players: number): string => 'Call if you expect a fold, fold if you expect a call.';
export const foldIfTheyFold = (_players: number): string => 'Fold if you expect a fold, call if you expect a call.';
/** A pocket pair that calls for a set. */
export const setPays = (later: string, behind: string): string =>
  `A set comes one time in eight; then you must win ${later} more, and the stacks hold ${behind}.`;
export const potPaysSet = 'A set comes one time in eight, and the pot pays for it.';
export const tooLittleForSet = 'The stacks are too short to play for a set.';
export const dominated = (rank: Rank): string =>
  `Dominated: ${withArticle(rankName(rank))} that helps you helps them more.`;
/** The note to a call before the flop that is not all in. */
export const toTheRiver = 'This assumes no betting after the call.';
/** The note to a bet that is given by its size. */
export const ifAllCalled = (opponents: number): string =>
  `This assumes that ${opponents === 2 ? 'both' : `all ${numberWord(opponents)}`} opponents put in the bet.`;

// The hands that a read says, in a sentence.
export const read: Readonly<Record<DecidingRead, string>> = {
  'any two': 'any two cards',
  '50%': 'half',
  '25%': 'a quarter',
  '10%': 'a tenth',
};
/** The strongest part of a bettor's range. */
export const strongest = {
  '2/5': 'the best two fifths of their hands',
  '1/3': 'the best third of their hands',
  '1/4': 'the best quarter of their hands',
  '1/6': 'the best sixth of their hands',
  '1/8': 'the best eighth of their hands',
  '1/10': 'the best tenth of their hands',
};
/** The whole range, after a verb. */
export const playing: Readonly<Record<Played | 'range', string>> = {
  range: 'the range in their seat',
  100: 'any two cards',
  50: 'half of all hands',
  25: 'a quarter of all hands',
  10: 'a tenth of all hands',
};
/** @param bluffs hero's share against bluffs, if the range has some */
export const againstBettor = (playing: string, best: string, value: string, bluffs: string | undefined): string =>
  `If they play ${playing}: you have ${value} against ${best}${bluffs === undefined ? '' : `, ${bluffs} against bluffs`}.`;
export const best = {
  'any two': 'any two cards',
  '50%': 'the best half of hands',
  '25%': 'the best quarter of hands',
  '10%': 'the best tenth of hands',
};
export const parts: Readonly<Record<DecidingRead, string>> = {
  'any two': 'any two cards',
  '50%': 'half of all hands',
  '25%': 'a quarter of hands',
  '10%': 'a tenth of hands',
};
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
const DECISIONS = { call: 'call', fold: 'fold', close: 'close', depends: 'depends on the players still to act' };
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
  part: (part: string): string => `They bet ${part} of the pot. How often must you win?`,
  times: (times: string): string => `They bet ${times} times the pot. How often must you win?`,
  amount: (bet: string, pot: string): string => `They bet ${bet} into ${pot}. How often must you win?`,
};

export const mustWin = (odds: string, percent: string): string => `At ${odds} you must win ${percent} of the time.`;

export const needOdds = (percent: string, odds: string): string => `At ${percent} you need ${odds}.`;

/* The lines of explanations. */

export const byHeart = 'A bet of 1/3 pot needs 20%, 1/2 pot 25%, 2/3 pot 28.6%, the pot 33.3%, twice the pot 40%';

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
export const shownInFull: Readonly<Record<ReadKind, string>> = {
  connects: 'a pair or a draw',
  continues: 'top pair or a draw',
  'toppair+': 'top pair or better',
  'twopair+': 'two pair or better',
};

const names = (reads: readonly ReadKind[]): string => reads.map((read) => shown[read]).join(', ');

/** What a seat plays, and shows: `'25%, top pair +'`. Without a part of all hands only what it shows. */
export const called = (percent: 100 | 50 | 25 | 10 | undefined, reads: readonly ReadKind[]): string => {
  if (percent === undefined) return names(reads);
  const part = percent === 100 ? 'any two' : `${percent}%`;
  return reads.length === 0 ? part : `${part}, ${names(reads)}`;
};
/** The same of any range. */
export const rangeWith = (range: string, reads: readonly ReadKind[]): string => `${range} with ${names(reads)}`;

export const done = 'Done';
