import { countText } from '../amounts';
import { numberWord, plural } from './grammar';
import type { Card } from '../../poker/card';
import type { Street } from '../../poker/spot';
import { joined } from '../text';
import type { Pieces } from '../types';

/* The session's page: hands that are opened, read, kept and forgotten. */

export const paragraph = (sentences: readonly string[]): string => sentences.join(' ');

export const facts = (parts: readonly string[]): string => parts.join(', ');

// Hands are opened.
export const title = 'Session';
export const promise = 'Every call and fold that cost you, worst first.';
export const promiseShort = 'See every call and fold that cost you, worst first.';
export const promiseLong = 'See how you ran, which calls and folds cost you, and drill the worst.';
export const openMore = 'Open or paste more';
export const dropMore = 'Drop, paste or open more hands';
export const drop = 'Drop files, a folder or a zip here';
export const chooseOrPaste = 'Choose files, or paste';
export const chooseFiles = 'Choose files';
export const orChoose = 'or';
export const chooseFilesHere = 'choose files';
export const chooseFolder = 'a folder';
export const orPaste = 'or paste with Ctrl V';
export const paste = 'Paste';
export const nothingUploaded = 'Nothing is uploaded: the hands are read in this browser.';
export const tryEvening = 'Try an evening at $0.50/$1';
export const eveningNote = '212 hands, made up';
export const eveningFile = 'An evening at $0.50/$1';
export const pastedText = 'The pasted text';
export const tonightCount = (decisions: number): string => `Tonight: ${decisions} ${plural(decisions, 'decision')}`;
export const tonightShort = 'marked at the table';

// What the page reads.
export const histories = 'Hand histories';
export const noneYet = 'none yet';
export const yourHands = 'Your hands?';
export const games = 'cash games and tournaments';
export const reads = 'Reads';
export const sitesAndMore = (sites: readonly string[], more: number): string =>
  `${sites.join(', ')} and ${numberWord(more)} more`;
export const readsHow = (sites: string): string =>
  `${sites}. As text, in a folder, or zipped as the site exports them. Hold’em only.`;
export const equity = 'Equity';
export const equityShort = 'by the action, or against shown cards';
export const equityHow =
  'Your equity is against the range that you give to the bet, or a range by what the player did before the flop. Another list judges against the cards that were shown later. Each decision says which.';

// Hands are read.
export const readingSaved = 'Reading the saved hands';
export const readingFiles = (files: number): string => `Reading ${countText(files)} ${plural(files, 'file')}`;
export const reading = 'Reading';
export const readingHands = 'Reading the hands.';
export const doneAndSeconds = (done: string, seconds: number): string => `${done}, about ${seconds} s more`;
export const doneAndMinutes = (done: string, minutes: number): string => `${done}, about ${minutes} min more`;
export const handsSoFar = 'hands so far';
export const pricedSoFar = 'decisions with a price';
export const openMeanwhile = 'You can open a hand meanwhile.';
export const stopHere = 'Stop here';
export const handsRead = (hands: number): string => `${countText(hands)} ${plural(hands, 'hand')} read.`;

// What was read.
export const savedHands = 'Saved hands';
export const filesRead = (files: number): string => `${countText(files)} ${plural(files, 'file')}`;
export const days = (first: string, last: string): string => `${first} to ${last}`;
export const stoppedEarly = 'stopped early';
export const notReadOf = (unread: number, all: number): string => `${countText(unread)} of ${countText(all)} not read`;
export const bigBlindsWon = 'big blinds won';
export const bbWon = 'bb won';
export const bigBlindsByEquity = 'all-in EV, big blinds';
export const bbByEquity = 'all-in EV, bb';
export const noHand = 'No hand could be read. Choose other files.';
export const hands = (count: number): string => `${countText(count)} ${plural(count, 'hand')}.`;
export const noAllIn = 'No all-in had known cards, so your all-in EV equals your result.';
export const ranAtEv = 'You ran at EV.';
export const ranAbove = (buyIns: string): string => `You ran ${buyIns} buy-ins above EV.`;
export const ranBelow = (buyIns: string): string => `You ran ${buyIns} buy-ins below EV.`;
export const noMistake = 'No bad call or fold found.';
export const gaveUpToRanges = (bb: string, decisions: number): string =>
  `By what was known, your calls and folds gave up ${bb} bb in ${countText(decisions)} ${plural(decisions, 'decision')}.`;
export const gaveUpToShown = (bb: string, decisions: number): string =>
  `Against the hands opponents showed, your calls and folds gave up ${bb} bb in ${countText(decisions)} ${plural(decisions, 'decision')}.`;
export const unseenCards = 'You could not see those cards.';
export const unseenCardsGive = 'You could not see those cards: give ranges to judge fairly.';
export const unpriced = (decisions: number): string =>
  `${countText(decisions)} ${decisions === 1 ? 'decision has' : 'decisions have'} no price yet.`;
export const stop = 'Stop';
export const goOn = 'Go on';
/** Decisions that are priced on request: before `priceThem`. */
export const takeLonger = (decisions: number): string =>
  `${countText(decisions)} more ${decisions === 1 ? 'decision takes' : 'decisions take'} longer.`;
export const priceThem = 'Find their prices';
export const byKind = 'By kind of hand';
export const costToRanges = (bb: string): string => `${bb} bb by what was known`;
export const costToShown = (bb: string): string => `${bb} bb against the hands opponents showed`;

export const graph = 'Winnings and all-in EV, hand by hand, in big blinds';
export const hand = 'Hand';
export const atHand = (hand: number, won: string, ev: string): string =>
  `hand ${countText(hand)}: won ${won}, all-in EV ${ev} big blinds`;
export const wonLabel = (won: string): string => `won ${won}`;
export const evLabel = (ev: string): string => `EV ${ev}`;
export const firstHand = 'first hand';
export const lastHand = (hand: number): string => `hand ${countText(hand)}`;
export const sums = 'Sums in big blinds';
export const won = 'Won';
export const allInEv = 'All-in EV';

// What can be done with a session.
export const drillWorst = 'Drill the worst';
export const asExport = 'Export';
export const asCsv = 'As CSV';
export const asJson = 'As JSON';
export const heads = {
  hand: 'Hand',
  time: 'Time',
  street: 'Street',
  cards: 'Cards',
  board: 'Board',
  did: 'Did',
  pot: 'Pot',
  call: 'To call',
  needed: 'Equity needed',
  equity: 'Equity',
  halfWidth: 'Plus or minus',
  behind: 'Still to act',
  neededIfCall: 'Needed if they call',
  equityIfCall: 'Equity if they call',
  halfWidthIfCall: 'Plus or minus if they call',
  against: 'Against',
  known: 'How known',
  kind: 'Kind of hand',
  mistake: 'Cost of the mistake',
  lostOnRiver: 'Lost on the river',
  anyTwo: 'Cost against any two',
};
export const asPack = 'Save as a pack';
export const packTitle = 'My decisions';
export const noPack =
  'Not saved. A pack takes mistakes judged by your ranges or any two cards, not by cards shown later.';
export const packed = (decisions: number): string =>
  decisions === 1 ? 'One decision saved as a pack.' : `${decisions} decisions saved as a pack.`;
export const forget = 'Forget these hands';
export const forgetNow = 'Yes, forget them';
export const backToSession = 'Back to the session';

// Hands are kept on the device.
export const saving = 'saving…';
export const notAllSaved = 'not all saved';
export const saved = 'saved on this device';
export const savedShort = 'saved';
export const save = 'Save on this device';
export const deleteSaved = 'Delete saved hands';
export const keepProblems = {
  'not read':
    'The saved hands could not be read from this device. They are not deleted. New hands are not saved: reload the page.',
  'newer version':
    'A newer version of Outs saved hands on this device. They stay as they are. New hands are not saved: reload the page.',
  refused:
    'Your browser did not keep all hands: its storage may be full. Free some space. Hands that are not saved are lost when you close the page.',
  'deleted elsewhere':
    'The saved hands were deleted in another window. Save these hands again to keep them after you close the page.',
  stopped: 'Not all saved hands were read. The other hands stay on this device: reload the page to read them.',
  'not deleted': 'Your browser did not delete the saved hands. Try again.',
};
export const rangesNotKept = 'Your browser is not saving data for this page. Ranges last until you close it.';
export const rangesSetAside = 'Ranges that you gave and that could not be read were set aside. Give them again.';
export const rangesLeftAlone =
  'The ranges that you gave could not be read. New ranges will not be saved: free some space.';

// What went wrong.
export const losses = {
  'not stopped': 'Reading was stopped in the middle of a file.',
  ended: 'Your browser stopped the reading: it may be out of memory.',
  'not started': 'Reading does not start. Reload the page.',
};
export const loadPageAgain = 'Reload the page to open the hands above.';
export const loadFilesAgain = 'Load the files again to open their hands and to price the rest.';
export const noClipboard = 'Your browser does not let the page read the clipboard. Open a file.';
export const noTable = 'The table of preflop equities could not be loaded. Check your connection and try again.';
export const handNotOpened = 'The hand could not be opened. Load its file again.';
export const notJudgedAgain = (hands: number): string =>
  `${countText(hands)} ${plural(hands, 'hand')} cannot be judged again: load their files again.`;
export const decisionLeftOut =
  'A decision was left out because of a fault in Outs. Reload the page and load its file again.';
export const tryAgain = 'Try again';

// Another app shares files.
export const shared = (files: number, size: string, names: readonly string[], more: number): string => {
  const which = more > 0 ? `${names.join(', ')} and ${countText(more)} more` : names.join(' and ');
  return `Another app shared ${countText(files)} ${plural(files, 'file')}, ${size}: ${which}. Read ${files === 1 ? 'it' : 'them'}?`;
};
export const read = 'Read';
export const discard = 'Discard';
export const shareProblems = {
  elsewhere: 'Another site tried to add hands. They were refused. Open the files here to add them.',
  'too large': 'The share is too large: 200 files and 100 MB at most. Open the files here instead.',
  'no histories': 'The shared files are not hand histories. Share .txt, .csv, .xml, .json, .phh or .zip.',
  unreadable: 'The shared files could not be read. Open them here instead.',
};

export const notRead = 'Not read';
/** The number of unread hands that were all in, for the bias of all-in EV. */
export const allInLeftOut = (allIn: number, count: number): string => {
  if (allIn === 0) return count === 1 ? 'It was not all in.' : 'None of them was all in.';
  if (count === 1) return 'It was all in: all-in EV leaves it out.';
  return allIn === 1
    ? 'One of them was all in: all-in EV leaves it out.'
    : `${countText(allIn)} of them were all in: all-in EV leaves them out.`;
};
export const soFar = (counts: string): string => `${counts} so far`;
export const yourName = 'Your name there';

/* Decisions that had a price, of a session or an evening, and how the list is narrowed. Amounts come as text. */

export const list = 'Decisions, worst first';
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
/** A range by what the player did before the flop, such as `CO opens`. */
export const builtInLine = (line: string, share: string): string => `${line} (${share}, built in)`;
export const savedLine = (line: string, share: string): string => `${line} (${share}, yours)`;
export const bestOf = (part: string, range: string): string => `the best ${part} of ${range}`;
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
export const showdownNote =
  'These calls lost, and these folds would have won. With no card to come, none counts as a mistake.';
export const anyTwoNote = 'Judged against any two cards. Bettors hold better hands, so these do not count as mistakes.';
export const worstFirst = 'Worst first, in big blinds.';
export const worstFirstShort = 'Worst first, in bb.';
export const hindsight = 'You could not see these cards: judge with care.';
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

export const filters = 'Filters';
export const moreFilters = 'More filters';
export const noFilter = 'none';
export const noMoreFilters = 'any position, pot, stakes, day';
export const clearFilters = 'Clear filters';
export const decisions = 'Decisions';
export const allThatCost = 'All mistakes';
export const allCount = (count: number): string => `All ${countText(count)} mistakes`;
export const allCountShort = (count: number): string => `All ${countText(count)}`;
export const callsThatCost = 'Bad calls';
export const calls = 'Calls';
export const foldsThatCost = 'Bad folds';
export const folds = 'Folds';
export const costNothing = 'No mistake';
export const noCost = 'No mistake';
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
  given: 'What was known',
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
  against: { given: 'by what was known', shown: 'against shown cards', any: 'against any two cards' },
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
export const noRanges = 'none given: judged by the action';
export const rangesJudge = (count: number): string => `${countText(count)} given: judged by your ranges`;
export const shownJudge = (count: number): string => `${countText(count)} given: judged by shown cards`;
export const rangesNote = {
  before: 'What range do opponents bet with? Give one, such as ',
  after:
    '. Your decision is then judged against this range, not against cards that were shown later; the other players hold any two cards. If you give none, each player holds a range by the action before the flop: yours, saved as “CO opens” or “BB calls BTN”, or the one that is built in.',
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
export const outcomes = { won: ' (won)', lost: ' (lost)', split: ' (split)' };
export const notCounted = 'not counted';
export const tonightNote =
  'These are the hands that you marked, with your amounts. A cost against any two cards is not counted. Raises have no cost here.';
