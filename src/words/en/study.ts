import { quote } from './grammar';

/* The page of drills: its views, the drill's place in the day, the buttons, and what went wrong. */

export const page = 'Study';
export const views = { drill: 'Drill', progress: 'Progress', chart: 'Chart' };
/** The link from a term to a spot: `'See twelve outs on the turn'`. */
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
export const notOfSeven = (card: string): string => `${card} is not one of the seven.`;
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
/** Beside a figure in large type: `'of 9'`. */
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
export const on = 'on';
export const dead = 'dead';
export const anyTwo = 'any two';
/** The title of a pack of the user's spots. */
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

export const sessionSpots = 'The spots of this session';
export const spot = 'Spot';
export const cards = 'cards';
export const exact = 'exact';
export const offBy = 'estimate off by';
export const withoutMistake = 'without a mistake';
export const withMistake = 'with a mistake';
export const foundOf = (found: number, of: number): string => `${found} of ${of}`;
export const wrongToo = (count: number): string => `+ ${count} wrong`;

/* ------------------------------------------------------------------------------- problems -- */

/** @param problem one sentence or several */
export const inLink = (problem: string): string => `In the link: ${problem}`;
export const noDecision =
  'None of these decisions can be a drill: it needs a flop or a turn, you behind, and one opponent.';
/** The name of a spot that another page picked. @param isSome whether others cannot be drills */
export const pickedOf = (at: number, of: number, isSome: boolean): string =>
  isSome ? `${at} of ${of} that can be drills` : `${at} of ${of}`;
export const noPack = (name: string): string => `There is no pack “${name}” beside this page.`;
export const notAProbability = (text: string): string =>
  `${quote(text)} is not a probability. Write 25, 25%, 3 : 1 or 1 in 4.`;

/* ---------------------------------------------------------------------------------- kinds -- */

/** Kinds of drill, each by itself. */
export const kinds = {
  'flush draw': 'Flush draw',
  'open-ended straight draw': 'Open-ended straight draw',
  gutshot: 'Gutshot',
  'double gutshot': 'Double gutshot',
  overcards: 'Overcards',
  'pair draw': 'Pair draw',
  'set draw': 'Set draw',
  'flush and straight draw': 'Flush and straight draw',
  'flush draw and gutshot': 'Flush draw and gutshot',
  'flush draw and overcards': 'Flush draw and overcards',
  'flush draw and pair': 'Flush draw and pair',
  'draw against a set': 'Draw against a set',
  'straight draw against a flush draw': 'Straight draw against a flush draw',
  dominated: 'Dominated',
  'backdoor flush draw': 'Backdoor flush draw',
  'backdoor straight draw': 'Backdoor straight draw',
  'price on the turn': 'Price on the turn',
  'all in on the flop': 'All in on the flop',
  'draw against a range': 'Draw against a range',
  'pair against a range': 'Pair against a range',
  'combos of a hand': 'Combos of a hand',
  'combos of a range': 'Combos of a range',
  'who wins': 'Who wins',
  'five that play': 'Five that play',
  'name the row': 'Name the row',
  'the nuts': 'The nuts',
  'what beats you': 'What beats you',
  'share of a range': 'Share of a range',
  'draws in a range': 'Draws in a range',
  'narrow a range': 'Narrow a range',
  'equity against a range': 'Equity against a range',
  'effective outs': 'Effective outs',
  'what the flop brings': 'What the flop brings',
  'odds to break-even': 'Odds to break-even',
  'break-even to odds': 'Break-even to odds',
  'bet to break-even': 'Bet to break-even',
};
