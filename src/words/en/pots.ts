import type { MissingAmounts } from '../../notation/stakes';
import type { BothVerdicts } from '../../poker/money/behind';
import type { AmountField } from '../../poker/money/stakes';
import { capitalize } from '../text';
import type { Comparison, Seated } from '../types';
import { list, numberWord, plural, ordinal } from './grammar';
import { seatName, seatNames } from './spot';

/* Side pots, runs and prizes. Seat 0 is hero. */

const player = (seat: number, who: Seated) => (seat === 0 ? 'you' : seatName(seat - 1, who));
const players = (seats: readonly number[], who: Seated): string =>
  list(
    seats.map((seat) => player(seat, who)),
    'and',
  );

// Pots by their place; `pots` is how many there are.
export const pot = (at: number, pots: number): string => capitalize(inSentence(at, pots));
export const inSentence = (at: number, pots: number): string => {
  if (at === 0) return 'main pot';
  return pots === 2 ? 'side pot' : `side pot ${at}`;
};
export const yoursAlone = 'yours alone';
export const onlyOne = (seat: number, who: Seated): string => `only ${player(seat, who)} can win it`;
export const allCanWin = (count: number): string =>
  count === 2 ? 'both can win it' : `all ${numberWord(count)} can win it`;
export const contenders = players;
export const onePot = 'one pot';
export const mainAndSides = (main: string, sides: readonly string[]): string =>
  `main ${main}, ${sides.length === 1 ? 'side' : 'sides'} ${sides.join(', ')}`;
export const comesBack = (amount: string, seat: number, who: Seated): string =>
  `${amount} comes back to ${player(seat, who)}: nobody has matched it.`;
export const deadMoney = (amount: string): string => `${amount} in the pot is dead money: it goes to the main pot.`;
export const rake = (amount: string): string => `Rake ${amount}.`;

// Hero's share of pots.
const STANDINGS: Readonly<Record<Comparison, string>> = {
  farAhead: 'far ahead',
  ahead: 'ahead',
  even: 'about even',
  behind: 'behind',
  more: 'more than an equal share',
  equal: 'about an equal share',
};
/** A pot in which somebody else has the largest share. */
export const ledBy = (pot: string, seat: number, who: Seated, share: string): string =>
  `${pot} (but ${seatName(seat - 1, who)} has ${share})`;
export const standing = (own: Comparison, pots: readonly string[]): string =>
  `${STANDINGS[own]} in the ${list(pots, 'and')}`;
export const together = (standings: readonly string[], share: string, total: string, needed: string): string =>
  `${capitalize(list(standings, 'and'))}: together ${share} of ${total}, and a call needs ${needed}.`;
export const have = (share: string, total: string, needed: string): string =>
  `A call needs ${needed}, and you have ${share} of ${total}.`;
export const oddsAndHave = (odds: string, share: string, total: string, needed: string): string =>
  `Pot odds ${odds} : 1: a call needs ${needed}, and you have ${share} of ${total}.`;
export const cannotWin = (pots: number, total: string): string =>
  pots === 1
    ? `You cannot win the side pot of ${total}: you have not matched it.`
    : `You cannot win the side pots of ${total}: you have not matched them.`;
export const yoursAnyway = (amount: string): string => `${amount} of it is yours whatever comes.`;
export const rakeTakes = (amount: string): string => `The rake takes ${amount}.`;

// Players who have still to act.
const folds = (seats: readonly number[], who: Seated) =>
  seatNames(seats, who) !== undefined
    ? `${players(seats, who)} ${seats.length === 1 ? 'folds' : 'fold'}`
    : `the ${numberWord(seats.length)} players behind fold`;
const BOTH: Readonly<Record<BothVerdicts, string>> = { call: 'Call', fold: 'Fold', close: 'Close', depends: '' };
export const evIfTheyAct = (
  seats: readonly number[],
  who: Seated,
  fold: string,
  call: string,
  inPrizes: boolean,
): string => `EV ${fold}${inPrizes ? ' in prizes' : ''} if ${folds(seats, who)}, ${call} if they call.`;
const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
export const ifTheyFold = (seats: readonly number[], who: Seated, rests: string): string =>
  `If ${folds(seats, who)}: ${lower(rests)}`;
export const ifTheyCall = (rests: string, _seats: readonly number[]): string => `If they call: ${lower(rests)}`;
/** @param seats against whom; `undefined` against all */
export const haveAgainst = (
  share: string,
  total: string | undefined,
  points: string | undefined,
  seats: readonly number[] | undefined,
  who: Seated,
  needed: string,
): string => {
  const all = who.opponents === 2 ? 'both' : `all ${numberWord(who.opponents)}`;
  const ofTotal = total === undefined ? '' : ` of the ${total} you can win`;
  const sure = points === undefined ? '' : ` (simulated, ${points})`;
  return `You have ${share}${ofTotal}${sure} against ${seats === undefined ? all : players(seats, who)}, and a call needs ${needed}.`;
};
export const dependsByChips = 'By chips it depends on what they do.';
export const chipsSay = (decision: BothVerdicts): string =>
  decision === 'close' ? 'By chips it is close.' : `The chips say ${lower(BOTH[decision])}.`;
export const stillToCall = (seats: readonly number[], who: Seated): string =>
  seats.length === 1
    ? `${capitalize(players(seats, who))} has not called yet, and can win only what they have matched.`
    : `${capitalize(players(seats, who))} have not called yet. Each can win only what they have matched.`;

// What is missing.
const AMOUNTS: Readonly<Record<MissingAmounts['field'], readonly [one: string, several: string]>> = {
  bets: ['bet', 'bets'],
  stacks: ['stack', 'stacks'],
  bounties: ['bounty', 'bounties'],
};
export const missing = (field: MissingAmounts['field'], seats: readonly number[], who: Seated): string => {
  const whose = seats.map((seat) => (seat === 0 ? 'your' : `${seatName(seat - 1, who)}’s`));
  const [one, several] = AMOUNTS[field];
  return `${capitalize(list(whose, 'and'))} ${seats.length === 1 ? `${one} is` : `${several} are`} not known.`;
};

// Runs.
export const once = 'once';
export const times: Readonly<Record<2 | 3, string>> = { 2: 'twice', 3: 'three times' };
export const won: Readonly<Record<2 | 3, Readonly<Record<'all' | 'some' | 'none', string>>>> = {
  2: { all: 'win both', some: 'win one', none: 'win neither' },
  3: { all: 'win all', some: 'win some', none: 'win none' },
};
/** @param average empty if it is not known */
const same = (average: string) => (average === '' ? 'Same average' : `Same average, ${average}`);
export const noSwing = (average: string): string =>
  `${same(average)}, and a standard deviation of 0: every run brings the same.`;
export const swing = (average: string, times: 2 | 3, from: string, to: string): string =>
  `${same(average)}. Run ${times === 2 ? 'twice' : 'three times'}, the standard deviation falls from ${from} to ${to}.`;
export const partOfPot = (part: string): string => `${part} of the pot`;

// Tournaments.
export const cash = 'cash: a chip is a chip';
export const payouts = (payouts: readonly string[], players: number): string =>
  `${payouts.join(', ')} for ${numberWord(players)} ${plural(players, 'player')}, by ICM`;
export const worth = (call: string, fold: string): string => `A call is worth ${call} on average, a fold ${fold}.`;
export const chipsAndPrizes = (chips: string, prizes: string): string =>
  `Chips need ${chips}, the prize money needs ${prizes}.`;
export const youHave = (share: string): string => `You have ${share}.`;
export const riskPremium = (points: string): string => `Risk premium ${points} points.`;
export const bubbleFactor = (factor: string): string =>
  `Bubble factor ${factor}: a chip you lose costs ${factor} times what a chip you win is worth.`;
export const leftOut = 'Not counted: later hands, bounties won later, the blinds to come, seats and skill.';
export const bountiesAsCash = 'A bounty counts as cash, without growth.';
export const risingPayouts = (place: number): string =>
  `Place ${place} pays more than place ${place - 1}: check the payouts.`;

// Closed rows.
export const sidePots = 'Side pots';
export const runItTwice = 'Run it twice';
export const tournament = 'Tournament';
export const amountsDisagree = 'the amounts do not go together';
export const oneOpponent = 'none: one opponent';
export const enterStacks = 'one pot: enter stacks to split it';
export const potsAndMissing = (pots: string, missing: string): string => `${pots}. ${missing}`;

// An amount that would go with the others.
export const use = (amount: string): string => `Use ${amount}`;
export const useAs = (amount: string, field: AmountField): string => `Use ${amount} as the ${field}`;

/* Amounts of players, opened: side pots, runs, prizes. */

// A player and the amounts.
export const named = (name: string): string => `${name},`;
export const anyTwo = 'any two';
export const aRange = 'a range';
export const inPot = 'in the pot';
export const inShort = 'in';
export const behind = 'behind';
export const allIn = 'all in';
export const bounty = 'bounty';
export const amountOf = (player: string, amount: string): string => `${player}: ${amount}`;

// Side pots.
export const folded = (number: number): string => `Folded ${number}`;
export const addFolded = 'Add a folded bet';
export const enterAmounts =
  'Enter what each player has in the pot and behind. A player who is all in can win only what the others have matched.';
export const shares = 'Shares of the pots, and what comes back';
export const comesBackLabel = 'comes back';
export const togetherLabel = 'Together';
export const simulated = (points: string): string => `Simulated, ${points}.`;
export const rakeLabel = 'Rake';
export const atMost = 'at most';
export const any = 'any';
// Parts of a sum.
export const rakePart = 'rake';
export const yourCall = 'your call';
export const onAverage = 'on average';
export const comesBackOnAverage = 'comes back on average';

// Runs.
export const howOften = 'How often the missing cards are dealt';
export const onceLabel = 'Once';
export const twice = 'Twice';
export const threeTimes = 'Three times';
export const aboutTwice =
  'Twice: the missing cards are dealt two times, and each run decides half of every pot. No card is put back in between.';
export const stillToAct = 'A player has still to act. The cards are dealt more than once only when all bets are in.';
export const nothingToRun = 'No pot is contested, so there is nothing to run.';
export const ofOnePot = 'One pot';
export const potAndSize = (pot: string, size: string): string => `${pot}, ${size}`;
export const youGet = 'You get back';

// Prizes.
export const notInHand = (number: number): string => `Not in the hand ${number}`;
export const addPlayer = 'Add a player';
export const addPlayerNamed = 'Add a player who is not in the hand';
export const pays = (place: number): string => `${ordinal(place)} pays`;
export const add = 'Add';
export const addPlace = 'Add a place that pays';
export const ifYou = 'if you';
export const stack = 'stack';
export const worthLabel = 'worth';
export const fold = 'fold';
export const callOnAverage = 'call, on average';
export const callAndWin = 'call and win';
export const callAndTie = 'call and tie';
export const callAndLose = 'call and lose';
export const placeWorth = (prize: string): string => `Your place is worth ${prize} on average.`;
export const callNeeds = 'A call needs';
export const enterStacksAndPrizes =
  'Enter the stacks and what the places pay: prizes are not worth their chips, so a call may need more equity.';
