import { quote, countOf, numberWord, plural, list, withArticle } from './grammar';
import { capitalize } from '../text';
import type { Card, Rank, Suit } from '../../poker/card';
import { cardName, rankName, suitName } from './cards';

/* The page of drills: its views, the drill's place in the day, the buttons, and what went wrong. */

export const page = 'Practise';
export const views = { drill: 'Drill', progress: 'Progress', chart: 'Chart' };
export const see = (spot: string): string => `See ${spot}`;
export const dealing = 'Dealing a spot';

/* --------------------------------------------------------------------------------- titles -- */

export const today = 'Today';
export const firstVisit = 'First visit';
export const sentPuzzle = 'A puzzle somebody sent you';
export const spotOf = (day: string): string => `The spot of ${day}`;
/** @param name that the user gave it */
export const yourSpot = (name?: string): string => (name === undefined ? 'Your spot' : `Your spot: ${name}`);
export const levelTitle = (number: number, title: string): string => `Level ${number}: ${title}`;

/* ------------------------------------------------------------------------------- standing -- */

export const spotsDone = (count: number): string => `${count} spots done`;
export const guided = 'guided example';
export const answeredOn = (day: string): string => `you answered this on ${day}`;
export const notCounted = 'done before: not counted';
export const puzzleOf = (at: number, of: number): string => `puzzle ${at} of ${of}`;
export const hidden = 'the answer is hidden';
export const tenDone = 'the ten are done';
export const ofToday = (count: number, of: number): string => `${count} of ${of} today`;
/** After today's ten. */
export const ofMore = (count: number, of: number): string => `${count} of ${of} more`;
export const seconds = (left: number): string => `${left} s`;
export const secondsLeft = (left: number): string => `Seconds left: ${left}`;
export const isNew = 'new';
/** Why a kind of spot comes back. */
export const back = {
  missed: 'again: you missed outs',
  extra: 'again: you counted cards that are not outs',
  tainted: 'again: you counted tainted cards',
  estimate: 'again: your estimate was off',
  price: 'again: you misjudged the price',
  count: 'again: you miscounted',
  name: 'again: you named the wrong hand',
  share: 'again: your share was off',
};

/* ---------------------------------------------------------------------------------- cards -- */

export const you = 'You';
export const yourHand = 'Your hand';
export const board = 'Board';
export const opponent = 'Opponent';
export const opponentsHand = 'Opponent’s hand';
export const opponentsRange = 'Opponent’s range';
export const vsRange = 'vs a range';
export const vsUnknown = 'vs unknown';

export const clear = 'Clear';
export const clearAll = 'Clear all marks';
export const skip = 'Skip';
export const skipSpot = 'Skip this spot';
export const clock = 'Clock';
export const clockOf = (seconds: number): string => `Clock: ${seconds} seconds a spot`;
export const undo = 'Undo';

export const whichSuit = (rank: string): string => `${rank} of which suit?`;
export const tapOuts = 'Tap your outs.';
/** Before `9c` and after it. */
export const tapOrType = { before: 'Tap cards, or type ', after: ' for the nine of clubs.' };
/** @param card with the sign of its suit */
export const inPlay = (card: string): string => `${card} is in play: it cannot come.`;
export const notOfSeven = (card: string): string => `${card} is not one of the seven cards.`;
export const onTheBoard = (card: string): string => `${card} is on the board.`;
export const cardMarked = (card: string, count: number): string => `${card} marked, ${count} so far.`;
export const cardUnmarked = (card: string, count: number): string => `${card} unmarked, ${count} so far.`;
export const noneMarked = 'No card marked.';
export const countMarked = (count: number): string => `${count} marked.`;

/* -------------------------------------------------------------------------------- buttons -- */

export const question = 'Question';
export const done = 'Done';
export const doneWith = (count: number): string => `Done: ${count}`;
export const noOuts = 'No outs';
export const noCards = 'No cards';
export const check = 'Check';
export const nextPrice = 'Next: the price';
export const backToCards = 'Back to the cards';
export const call = 'Call';
export const fold = 'Fold';
export const startTen = 'Start today’s ten';
export const tenMore = 'Ten more';
export const another = 'Another like it';
export const somethingElse = 'Something else';
export const showAnswer = 'Show the answer';
export const skipTour = 'Skip the tour';
export const openAtTable = 'Open this spot at the table';
export const nextPuzzle = 'Next puzzle';
export const nextSpot = 'Next spot';
export const sameMistake = 'Next: one more like it';
export const finish = 'Finish';

/* ------------------------------------------------------------------------------- prompts -- */

export const tenAreDone = 'Ten done';
export const callOrFold = 'Call or fold?';
export const yourOuts = 'Your outs?';
export const whichCards = 'Which cards?';
export const yourEstimate = 'Your estimate';
export const unit = 'Unit of the estimate';
export const of = (count: number): string => `of ${count}`;

/* ----------------------------------------------------------------------------------- ways -- */

export const level = 'Level';
export const todaysMix = 'Today’s mix';
export const mixOf = (count: number): string => `today’s mix: ${count} spots, mistakes first`;
export const yourSpots = 'Your spots';
export const oneByOne = 'your spots, one after the other';
export const asDrills = 'spots from the table, as drills';
export const spotOfTheDay = 'Spot of the day';
export const sameForAll = 'the same for everybody';
export const deal = 'Deal it';
export const packs = 'Packs';
export const puzzlesInARow = 'puzzles in a row, ours or from a file';
export const noClock = 'No clock';
export const withoutClock = 'no clock';
export const secondsASpot = (seconds: number): string => `${seconds} seconds a spot`;

/* ------------------------------------------------------------------------------- own spots -- */

export const spotsUnread = 'Your saved spots could not be read. See “Your spots” at the table.';
export const noSpots = 'Nothing saved yet. Spots that you deal at the table are saved automatically.';
export const showAll = (count: number): string => `Show all ${count}`;
export const mySpots = 'My spots';
export const savePack = 'Save as a pack';
export const packSaved = (count: number, left: number): string =>
  left > 0 ? `${count} saved, ${left} left out.` : `${count} saved.`;
/** @param count of the spots that cannot be a drill @param isAll whether none can */
export const notDrills = (count: number, isAll: boolean): string => {
  const which = isAll
    ? 'None of your spots can be a drill yet.'
    : `${count} more cannot be ${count === 1 ? 'a drill' : 'drills'}.`;
  return `${which} A drill needs your two cards, behind or tied; a flop or a turn; at most one opponent; no wild cards.`;
};

/* ------------------------------------------------------------------------------ end of ten -- */

export const sessionSpots = 'The spots you just played';
export const spot = 'Spot';
export const cards = 'cards';
export const exact = 'exact';
export const offBy = 'estimate error';
export const withoutMistake = 'without a mistake';
export const withMistake = 'with a mistake';
export const foundOf = (found: number, of: number): string => `${found} of ${of}`;
export const wrongToo = (count: number): string => `+ ${count} wrong`;

/* ------------------------------------------------------------------------------- problems -- */

/** @param problem one sentence or several */
export const inLink = (problem: string): string => `In the link: ${problem}`;
export const noDecision =
  'None of these decisions can be a drill. A drill needs a flop or a turn, and one opponent who is ahead.';
/** The name of a spot that another page picked. @param isSome whether others cannot be drills */
export const pickedOf = (at: number, of: number, isSome: boolean): string =>
  isSome ? `${at} of ${of} that can be drills` : `${at} of ${of}`;
export const noPack = (name: string): string => `There is no pack “${name}” on this site. Check its name.`;
export const notAProbability = (text: string): string =>
  `${quote(text)} is not a probability. Write 25, 25%, 3 : 1 or 1 in 4.`;

/* The view of progress: levels, packs, what goes wrong, and the file. */

/* --------------------------------------------------------------------------------- levels -- */

export const levels = 'Levels';
/** The head of the first column, and what there is more room for. */
export const lastOf = (count: number): { title: string; more: string } => ({
  title: `Last ${count}`,
  more: '\u00a0of each level',
});
export const step = 'step';
export const stepOf = (step: number, of: number): string => `step ${step} of ${of}`;
export const withoutMistakeHead = { long: 'without a mistake', short: 'no mistake' };
export const offByHead = { long: 'average error', short: 'error' };
export const spots = 'spots';
export const comesBack = { long: 'comes back', short: 'back' };
/** When a level comes back. */
export const inDays = (days: number): string => (days === 0 ? 'today' : days === 1 ? 'tomorrow' : `in ${days} days`);
export const toCome = (count: number): string => `${count} ${plural(count, 'level')} to come`;
export const stepNote = 'Step: three spots in a row without a mistake take you up, a mistake takes you down.';
export const byline = ', by ';
export const doneOf = (done: number, of: number): string => `${done} of ${of}`;
export const right = (count: number): string => `${count} right`;
export const goOn = 'Continue';
export const goOnWith = (title: string): string => `Continue ${title}`;
export const remove = 'Remove';
export const removeOf = (title: string): string => `Remove ${title}`;
/** Around a pack's title. */
export const removed = { before: '', after: ' removed.' };

/* -------------------------------------------------------------------------------- summary -- */

export const inAll = 'In all';
export const cleanLately = (count: number): string => `without a mistake, last ${count}`;
/** After the figure of points. @param side to which most estimates err */
export const pointsOffSide = (side: 'low' | 'high' | undefined): string =>
  side === undefined ? 'points off on average' : `points off on average, mostly too ${side}`;
export const daysInARow = (days: number): string => `${plural(days, 'day')} in a row`;
export const noSpotsDone = 'No spots done yet.';
export const doneToday = (count: number): string => `${count} today.`;
export const doneOfToday = (count: number, of: number): string => `${count} of ${of} today.`;
export const levelsDue = (count: number): string =>
  `${capitalize(countOf(count, 'level'))} ${count === 1 ? 'is' : 'are'} due.`;
export const nothingDue = (days: number): string =>
  days === 1 ? 'Nothing is due until tomorrow.' : `Nothing is due for ${numberWord(days)} days.`;
/** @param mistake one of the names below */
export const habit = (mistake: string): string => `Most common mistake: ${mistake}.`;
/* ---------------------------------------------------------------------------------- plots -- */

export const fourWeeks = 'Last four weeks';
export const spotsADay = (session: number): string => `spots a day; the goal is ${session}`;
export const calendar = (counts: string): string => `Spots a day, the last four weeks: ${counts}`;
export const errors = 'Average error of estimates, in points';
export const eachDot = (estimates: number): string => `each dot ${numberWord(estimates)} estimates`;
export const errorsOf = (estimates: number, errors: readonly string[]): string =>
  `Average error of estimates, in points, for every ${numberWord(estimates)}: ${errors.join(', ')}`;
export const mistakes = (count: number): string => `Your mistakes, last ${count} spots`;

/** Mistakes when cards are marked, when a question is asked, and when a range is narrowed. */
export const marked = {
  missed: 'outs missed',
  extra: 'cards that are not outs',
  tainted: 'tainted cards counted',
  estimate: 'wrong estimates',
  price: 'wrong calls or folds',
};
export const asked = {
  missed: 'hands missed',
  extra: 'wrong hands chosen',
  count: 'combos miscounted',
  name: 'hands misread',
  share: 'wrong shares',
  estimate: 'wrong chances or odds',
};
export const narrowed = {
  missed: 'combos folded that stay',
  extra: 'combos kept that fold',
};

/* ----------------------------------------------------------------------------------- file -- */

export const saved = 'Saved on this device';
export const imported = (count: number): string => `${count} ${plural(count, 'spot')} imported.`;
export const erased = 'Progress erased.';
export const undone = 'Undone.';
export const unkept = 'Your browser is not saving data for this page. Export your progress before you leave.';
export const setAside = 'Progress that could not be read was set aside: export it under Progress.';
export const leftAlone =
  'Your progress could not be read and was left as it is. New progress will not be saved: free some space.';

export const notJson = 'This is not an Outs study file: not valid JSON. Choose a file exported here.';
export const otherFile = 'This is not an Outs study file: it holds something else. Choose a file exported here.';
/** @param version in quotation marks */
export const newer = (version: string, known: number): string =>
  `This is not an Outs study file: version ${version}; this page reads versions up to ${known}. Choose a file exported here.`;
export const noList = 'This is not an Outs study file: it has no list of spots. Choose a file exported here.';
/** @param why one of the following */
export const notStudy = (why: string): string => `This is not an Outs study file: ${why}. Choose a file exported here.`;
export const badSpot = (at: number): string => `spot ${at} cannot be read`;
/** @param skill in quotation marks */
export const badMemory = (skill: string): string => `${skill} cannot be read`;

/* The result of a drill that marks cards: all that is on the deck, so that a screen reader is enough. */

export const estimated = {
  both: 'hit both',
  equity: 'equity by the river',
  river: 'hit on the river',
  byRiver: 'hit by the river',
};

/* ---------------------------------------------------------------------------------- found -- */

const nounOf = (isOuts: boolean): string => (isOuts ? 'out' : 'card');

export const foundLabel = (isOuts: boolean, isShown: boolean): string => `${nounOf(isOuts)}s${isShown ? '' : ' found'}`;
export const nothingHere = (isOuts: boolean): string => `There are no ${nounOf(isOuts)}s here.`;
export const foundOnly = (isOuts: boolean): string => `You found the only ${nounOf(isOuts)}.`;
export const missedOnly = (isOuts: boolean): string => `You missed the only ${nounOf(isOuts)}.`;
export const foundAll = (of: number, isOuts: boolean): string => `You found all ${of} ${nounOf(isOuts)}s.`;
export const foundSome = (found: number, of: number, isOuts: boolean): string =>
  `You found ${found === 0 ? 'none' : found} of the ${of} ${nounOf(isOuts)}s.`;

/** Cards that were not found or were wrong: `extra` in place of an out, `wrong` of other cards. */
export const groups = {
  missed: 'Missed',
  tainted: 'Tainted',
  behind: 'Still behind',
  extra: 'Not an out',
  wrong: 'Wrong',
};
export const grouped = (group: keyof typeof groups, cards: string, count: number): string =>
  `${group === 'extra' && count > 1 ? 'Not outs' : groups[group]}: ${cards}.`;
/** Takes the place of a list that is too long. */
export const countOfCards = (count: number): string => `${count} cards`;
export const cardList = (cards: readonly string[]): string => list(cards, 'and');

export const marks = { found: 'found', missed: 'missed', behind: 'still behind', extra: 'not an out', wrong: 'wrong' };

/* ------------------------------------------------------------------------------- estimate -- */

export const itIs = (exact: string): string => `It is ${exact}.`;
export const isExact = (estimate: string): string => `Your ${estimate} is exact.`;
export const tooLow = (estimate: string, points: string, exact: string): string =>
  `Your ${estimate} is ${points} points too low: it is ${exact}.`;
export const tooHigh = (estimate: string, points: string, exact: string): string =>
  `Your ${estimate} is ${points} points too high: it is ${exact}.`;
/** The answer, shown without a reply. @param cards with the signs of their suits, between spaces */
export const shown = (
  count: number,
  cards: string,
  isOuts: boolean,
  label: keyof typeof estimated,
  exact: string,
): string =>
  `${capitalize(countOf(count, nounOf(isOuts)))}${cards === '' ? '' : `: ${cards}`}. ${capitalize(estimated[label])}: ${exact}.`;

export const theEstimate = 'The estimate';
export const howLikely = 'How likely';
export const method = 'method';
export const errorInPoints = 'error in points';
export const methods: Readonly<Record<string, string>> = {
  exact: 'exact',
  you: 'you',
  'rule of 2': 'rule of 2',
  'rule of 4': 'rule of 4',
  Solomon: 'Solomon',
  'as one out': 'as one out',
};
export const noError = 'exact';
export const ofUnseen = (hits: string, of: string): string => `${hits} of ${of} unseen cards`;
export const ofRunOuts = (hits: string, of: string): string => `${hits} of ${of} run-outs`;
export const exactEquity = 'exact equity, over every run-out';

/* ---------------------------------------------------------------------------------- price -- */

const DECISIONS = { call: 'A call', fold: 'A fold', close: 'Either' };

/** @param isOwn whether the learner decided so */
export const decisionRight = (decision: keyof typeof DECISIONS, isOwn: boolean, breakEven: string): string =>
  `${DECISIONS[decision]} ${isOwn ? 'is' : 'was'} right: break-even is ${breakEven}.`;
export const thePrice = 'The price';
/** @param offered @param needed the x of odds x : 1 */
export const potOdds = (offered: string, needed: string): string => `Pot odds ${offered} : 1, you need ${needed} : 1.`;
export const priceOf = (pot: string, call: string, breakEven: string, ev: string): string =>
  `${pot} in the pot, ${call} to call. Break-even equity ${breakEven}. EV ${ev} per call.`;
export const impliedOdds = (more: string): string => `Implied odds: win ${more} more later and you break even.`;

/* -------------------------------------------------------------------------------- reasons -- */

export const each = 'each: ';
export const moreReasons = (count: number): string => `and ${count} more: point at a tile, or hold it, to see why`;
/* The rest of a sentence that begins with a card. */
export const worthNothing = (reason: string): string => `is worth nothing: ${reason}`;
export const worth = (weight: string, reason: string): string => `is worth ${weight} of an out: ${reason}`;
export const otherSuit = 'is of another suit.';
export const noStraight = 'makes no straight with any one other card.';
export const withSuit = (suit: Suit): string => `with another ${suitName(suit)} makes the flush.`;
/** @param ranks high first */
export const withRanks = (ranks: readonly Rank[]): string => {
  const names = ranks.map((rank) => rankName(rank));
  return `with ${withArticle(list(names, 'or'))} makes the straight.`;
};

/** The owner of a card in play, on its tile and in words. */
export const owners = { you: 'you', board: 'board', opponent: 'opp', dead: 'dead' };
const PLACES = { you: 'in your hand', board: 'on the board', opponent: 'in the opponent’s hand', dead: 'dead' };
export const heldCard = (card: Card, owner: keyof typeof owners): string => `${cardName(card)}, ${PLACES[owner]}`;
const FINDINGS = { found: 'found', missed: 'missed', extra: 'marked wrongly', tainted: 'tainted' };
export const cardReason = (card: Card, finding: keyof typeof FINDINGS | undefined, reason: string): string =>
  `${cardName(card)}${finding === undefined ? '' : `, ${FINDINGS[finding]}`}: ${reason}`;

/* ----------------------------------------------------------------------------- first visit -- */

export const notOfSuit = (suit: Suit): string => `That card is not a ${suitName(suit)}. Tap it again to unmark it.`;
export const fourOfSuit = (suit: Suit): string =>
  `You have four ${suitName(suit, 2)}. A fifth makes the flush: tap any ${suitName(suit)} left in the deck.`;
export const moreOfSuit = (suit: Suit, left: number): string =>
  `That is an out. There are 13 ${suitName(suit, 2)} and you see four: ${left} more to tap.`;
export const allOuts = (count: number): string => `All ${count}. Choose Done.`;
export const twiceOuts = (outs: number, percent: string): string =>
  `One card to come. Twice your outs is about right: 2 × ${outs} is ${percent}.`;
export const outsOfUnseen = (outs: number, unseen: number, exact: string): string =>
  `${outs} of ${unseen} unseen cards: ${exact}.`;
export const wereClose = 'Your estimate was close.';
export const pointsOff = (points: string): string => `You were ${points} points off.`;
export const thatIsADrill = 'That is a drill: mark the outs, say how likely they are, see why.';

/* --------------------------------------------------------------------- the day and the next -- */

export const kindsDue = (count: number): string =>
  count === 1 ? 'One kind of spot is due again.' : `${count} kinds of spot are due again.`;
export const backToday = 'Your mistakes come back today.';
export const nothingDueToday = (days: number): string =>
  days === 1 ? 'Nothing is due until tomorrow.' : `Nothing is due for ${days} days.`;
export const clean = (clean: number, of: number): string =>
  clean === of ? `All ${of} without a mistake.` : `${clean} of ${of} without a mistake.`;
export const offByText = (points: string): string => `Estimates: ${points} points off on average.`;
/** @param kind its title */
export const tomorrow = (kind: string): string => `Tomorrow starts with “${kind}”.`;
export const tomorrowNew = (kind: string): string => `Tomorrow starts with something new: “${kind}”.`;

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
  `Of ${flops} flops, with no other card known; x : 1 are the odds against you. Set or better includes flops of three equal ranks, which make a full house; without them it is ${better}. A pair uses one of your cards; tables that say ${pair} for a pair and ${twoPair} for two pair count pairs on the board too. Suited and connected hands also make the pairs above.`;

export const pocketPair = 'Pocket pair';
export const pocketPairs = 'any pair';
export const setOrBetter = 'Set or better';
export const set = 'Set';
export const fullHouse = 'Full house';
export const fourOfAKind = 'Four of a kind';
export const cardAbove = (rank: Rank): string => `A card above ${rankName(rank, 2)}`;

export const offsuit = 'Offsuit';
export const offsuitHands = 'two ranks; a pair uses one of your cards';
export const pairOrBetter = 'A pair or better';
export const pair = 'A pair';
export const twoPair = 'Two pair';
export const trips = 'Trips';

export const suited = 'Suited';
export const suitedHands = 'any two suited cards, on top of the pairs above';
export const flush = 'Flush';
export const backdoorFlushDraw = 'Backdoor flush draw';

export const connected = 'Connected';
export const connectedHands = 'neighbours from jack-ten down to five-four';
export const straight = 'Straight';
export const openEndedOrDouble = 'Open-ended or double gutshot';
export const eightOuts = 'Straight or better, or eight outs';
