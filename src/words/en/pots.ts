import { ordinal } from './grammar';

/* Amounts of players, opened: side pots, runs, prizes. */

// A player and the amounts.
/** A name before cards. */
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

// Runs.
export const howOften = 'How often the missing cards are dealt';
export const onceLabel = 'Once';
export const twice = 'Twice';
export const threeTimes = 'Three times';
export const aboutTwice =
  'Twice: the missing cards are dealt two times, and each run decides half of every pot. No card is put back in between.';
export const stillToAct = 'Somebody has still to act. The cards are dealt more than once only when all bets are in.';
export const nothingToRun = 'No pot is played for: there is nothing to run.';
export const ofOnePot = 'Of one pot';
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
