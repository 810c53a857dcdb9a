import type { Card } from '../../poker/card';
import type { Street } from '../../poker/spot';
import { countText } from '../amounts';
import { joined, type Pieces } from '../pieces';
import { numberWord, plural } from './grammar';

/*
 * Decisions that had a price, of a session or of an evening: what was done, against whom, how the list is narrowed.
 * Amounts come as they are written.
 */

export const list = 'Decisions, the most expensive first';
/** Between a hand's cards and its board. */
export const on = 'on';

const PLACES: Readonly<Record<Street, string>> = {
  preflop: 'Before the flop',
  flop: 'Flop',
  turn: 'Turn',
  river: 'River',
};
export const called = (street: Street, call: string, pot: string): string =>
  `${PLACES[street]}, called ${call} to win ${pot}`;
export const folded = (street: Street, call: string, pot: string): string =>
  `${PLACES[street]}, folded to ${call}, pot ${pot}`;
/** Between what was done and what was needed, on one line. */
export const colon = ':';

// The equity comes between these two.
export const needed = (breakEven: string): string => `needed ${breakEven}, had `;
export const neededOfMoney = (breakEven: string): string => `needed ${breakEven} of the money, had `;
export const simulated = (width: string): string => ` (simulated, ${width} points)`;

export const against = (players: readonly Pieces[]): Pieces => [' against ', ...joined(players, ' and ')];
export const shownHands = (hands: readonly (readonly Card[])[]): Pieces => [
  'the shown ',
  ...joined(
    hands.map((cards) => [cards]),
    ' and ',
  ),
];
export const rangeYouGave = 'a range you gave';
export const anyTwo = 'any two cards';
export const unknownHands = (count: number): string => (count === 1 ? 'an unknown hand' : `${count} unknown hands`);
export const ranges = (count: number): string => (count === 1 ? 'a range' : `${count} ranges`);
export const withAnyTwo = (count: number): string => (count === 1 ? 'any two cards' : `${count} with any two cards`);

/** The condition of the equity before it, and the equity if the players behind call. */
export const behind = (players: number, equity: string, exactness: string, breakEven: string): string => {
  const fold = players === 1 ? 'the player behind folds' : `the ${numberWord(players)} players behind fold`;
  return ` if ${fold}, ${equity} if they call${exactness} (needed ${breakEven})`;
};

// Below the list, and in place of it.
export const worstSoFar = 'the worst so far';
export const showdownNote = 'Calls that lost, and folds that would have won. No card was to come: none is a mistake.';
export const anyTwoNote = 'Against any two cards. Bettors have better hands, so these are not counted as mistakes.';
export const worstFirst = 'Worst first, in big blinds.';
export const worstFirstShort = 'Worst first, in bb.';
export const hindsight = 'You could not see these cards: read them with care.';
export const showAll = (decisions: number): string => `Show all ${countText(decisions)}`;
export const showMore = (more: number, all: number): string => `Show ${more} more of ${countText(all)}`;
export const nothingSoFar = 'Nothing so far.';
export const nobodyShowed = {
  before: 'Nobody showed cards against you. Give ranges to bets under ',
  between: ', or look at ',
  after: '.',
};
export const finding = 'Finding the equity of these decisions.';
export const noneMatches = 'No decision matches.';

// Filters.
export const filters = 'Filters';
export const moreFilters = 'More filters';
export const noFilter = 'none';
export const noMoreFilters = 'any position, pot, stakes, day';
export const clearFilters = 'Clear filters';
export const decisions = 'Decisions';
export const allThatCost = 'All that cost';
export const allCount = (count: number): string => `All ${countText(count)} that cost`;
export const allCountShort = (count: number): string => `All ${countText(count)}`;
export const callsThatCost = 'Calls that cost';
export const calls = 'Calls';
export const foldsThatCost = 'Folds that cost';
export const folds = 'Folds';
export const costNothing = 'Cost nothing';
export const noCost = 'No cost';
export const lostOnRiver = 'Lost on the river';
export const street = 'Street';
export const streets = {
  any: 'Any street',
  preflop: 'Preflop',
  flop: 'Flop',
  turn: 'Turn',
  river: 'River',
};
export const handTitle = 'Hand';
export const anyHand = 'Any hand';
export const groups = {
  'flush draws': 'Flush draws',
  'straight draws': 'Straight draws',
  pairs: 'Pairs',
  'made hands': 'Made hands',
};
export const groupsShort = {
  'flush draws': 'Flush',
  'straight draws': 'Straight',
  pairs: 'Pair',
  'made hands': 'Made',
};
export const equityAgainst = 'Equity against';
export const bases = {
  given: 'Your ranges',
  shown: 'Shown cards',
  any: 'Any two cards',
};
export const position = 'Position';
export const positions = {
  any: 'Any position',
  early: 'Early',
  hijack: 'Hijack',
  cutoff: 'Cutoff',
  button: 'Button',
  'small blind': 'Small blind',
  'big blind': 'Big blind',
};
export const pot = 'Pot';
export const anyPot = 'Any pot';
export const potFrom = (bb: string): string => `From ${bb} bb`;
export const stakes = 'Stakes';
export const anyStakes = 'any';
export const fromDay = 'From day';
export const toDay = 'To day';

/** The filters that are set, one after the other. */
export const narrowed = {
  streets: { preflop: 'preflop', flop: 'flop', turn: 'turn', river: 'river' },
  groups: {
    'flush draws': 'flush draws',
    'straight draws': 'straight draws',
    pairs: 'pairs',
    'made hands': 'made hands',
  },
  positions: {
    early: 'early position',
    hijack: 'hijack',
    cutoff: 'cutoff',
    button: 'button',
    'small blind': 'small blind',
    'big blind': 'big blind',
  },
  pot: (bb: string): string => `pot from ${bb} bb`,
  from: (day: string): string => `from ${day}`,
  to: (day: string): string => `to ${day}`,
  days: (first: string, last: string): string => `from ${first} to ${last}`,
  against: { given: 'against your ranges', shown: 'against shown cards', any: 'against any two cards' },
};

// Kinds of hands, and what each cost.
export const kinds = {
  'flush draw': 'Flush draws',
  'straight draw': 'Straight draws',
  gutshot: 'Gutshots',
  'two pair or better': 'Two pair or better',
  'top pair': 'Top pairs',
  'pocket pair': 'Pocket pairs',
  'lower pair': 'Second pair or lower',
  'no pair': 'No pair',
  'pair before the flop': 'Pairs, preflop',
  'no pair before the flop': 'Others, preflop',
};
export const callCount = (count: number): string => `${countText(count)} ${plural(count, 'call')}`;
export const foldCount = (count: number): string => `${countText(count)} ${plural(count, 'fold')}`;
export const decisionCount = (count: number): string => `${countText(count)} decisions`;

// The ranges that the user gives.
export const opponentsRanges = 'Opponents’ ranges';
export const noRanges = 'none given: judged by shown cards';
export const rangesJudge = (count: number): string => `${countText(count)} given: judged by your ranges`;
export const shownJudge = (count: number): string => `${countText(count)} given: judged by shown cards`;
export const rangesNote = {
  before: 'What range do opponents bet with? Give one, such as ',
  after: '. It judges your decision in place of cards that were shown later. Other players hold any two.',
};
export const judgeBy = 'Judge by';
export const lines = {
  'preflop raise': 'Raises before the flop',
  'flop bet': 'Bets the flop',
  'flop raise': 'Raises on the flop',
  'turn bet': 'Bets the turn',
  'turn raise': 'Raises on the turn',
  'river bet': 'Bets the river',
  'river raise': 'Raises on the river',
};
export const anyTwoShort = 'any two';
export const emptyRange = 'This range has no hand.';

// The decisions of this evening.
export const tonight = 'Tonight';
export const close = 'Close';
export const findingTonight = (decisions: number): string =>
  `Finding the equity of ${decisions} ${plural(decisions, 'decision')}.`;
export const gaveUp = (cost: string, decisions: number): string =>
  `Your calls and folds gave up ${cost} in ${decisions} ${plural(decisions, 'decision')}.`;
/** Whether the pot of a call was won. */
export const outcomes = { won: ' (won)', lost: ' (lost)', split: ' (split)' };
export const notCounted = 'not counted';
export const tonightNote =
  'Only the hands you marked. Amounts as you typed them. A cost against any two cards is not counted. A raise has no cost here.';
