import { capitalize } from '../text';
import { STRAIGHT_FLUSH } from '../../poker/category';
import { aCategory, aCategoryOrBetter } from './hands';
import { quote } from './grammar';

/* What several kinds of drill say. */

export const sentences = (texts: readonly string[]): string => texts.join(' ');

export const parts = (texts: readonly string[]): string => texts.join(', ');

export const about = (what: string, text: string): string => `${what}: ${text}`;

/** Before an answer that was right. */
export const rightIs = 'Right: ';
/** @param answer the answer within a sentence: `'22 of 34 combos are left'` */
export const right = (answer: string): string => `${rightIs}${answer}.`;

/** The same without a verdict. */
export const answered = (answer: string): string => `${capitalize(answer)}.`;

export const youSaid = (said: string): string => `You said ${said}.`;

export const estimateExact = (said: string): string => `Your ${said} is exact.`;
export const estimateLow = (said: string, points: string): string => `Your ${said} is ${points} points too low.`;
export const estimateHigh = (said: string, points: string): string => `Your ${said} is ${points} points too high.`;

export const whatEquity = 'What is your equity?';
export const yourEquity = (equity: string): string => `Your equity is ${equity}.`;
export const equityLine = 'your equity';

export const together = 'together';
export const theRest = 'the rest';

/* The levels of the study page, and its kinds of drill. A word in brackets is a term that is explained in place. */

export const titles = {
  draws: 'One clean draw',
  pairs: 'Overcards and sets',
  combos: 'Combo draws',
  tainted: 'Tainted outs',
  backdoors: 'Backdoors',
  price: 'The price of a call',
  ranges: 'Against a range',
  counting: 'Count the hands',
  reading: 'Read the board',
  holding: 'What a range holds',
  versus: 'Equity and effective outs',
  flops: 'What the flop brings',
  odds: 'Pot odds in your head',
};

export const lessons = {
  draws:
    'An [out] is an [unseen] card that makes your hand. A flush draw has nine outs, an [open-ended] straight draw eight, a [gutshot] four.',
  pairs:
    'Against a better pair, an [out] is a card that puts you ahead. Two [overcards] have six outs. A pair and its kicker have five. A pocket pair has two outs to a [set].',
  combos:
    'Two draws at once: add their outs, then subtract the [overlap]. A card that makes both the flush and the straight is one out, not two.',
  tainted:
    'A [tainted] card improves you, and gives the opponent something better: a full house, a higher flush. Check every card for both of you. You may be [drawing dead].',
  backdoors:
    'A [backdoor] draw needs the turn and the river. You hit a backdoor flush about once in twenty-four: count it as one [out]. A backdoor straight with gaps comes less often.',
  price:
    'The [pot odds] say how often you must win. Call when your [equity] is above [break-even]. [Implied odds] can make up for a small gap.',
  ranges:
    'Against a [range], a card is often only part of an out. Its [weight] says how much: near 1 if it beats nearly every hand in the range, near 0 if it helps the opponent as often.',
  counting:
    'Two cards are a [combo]: a pair has six, two ranks have sixteen, four of them suited. Every card you see takes some away: with three kings left there are three pairs.',
  reading:
    'Your hand is the best five of seven cards. A pair on the board belongs to everybody; a third pair plays only as a kicker, if at all; a [kicker] decides only while it is among the five.',
  holding:
    'A [range] misses most flops. Count its sets, pairs and draws: each [blocked] card takes some away. A bet is more often strong if the range has many sets, two pairs and top pairs.',
  versus:
    'Split a [range] into what you beat and what beats you. Your [equity] is the sum of each part times your chance against it. [Effective outs] add up the parts of cards that help.',
  flops:
    'A pocket pair flops a [set] or better once in eight. Two unpaired cards flop a pair or better once in three. Two suited cards flop a flush draw once in nine.',
  odds: 'At x : 1 you must win once in x + 1 times. A bet of half the pot needs 25%, of the whole pot 33%, of twice the pot 40%.',
};

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

/* Drills that mark cards of the deck, and a player's own spots as drills. */

export const opponentHas = (cards: string): string => `The opponent has ${cards}.`;
export const opponentHasRange = 'The opponent has a range.';
export const anyTwoCards = 'any two cards';
/** The pot has the bet in it. */
export const offer = (pot: string, call: string): string => `${pot} in the pot, ${call} to call.`;

/* Questions for the cards. */

export const whichHelp = 'Which cards help you a lot?';
export const whichPutAhead = 'Which cards put you ahead?';
/** @param category the least that is wanted */
export const whichMake = (category: number): string =>
  `Which cards give you ${category === STRAIGHT_FLUSH ? aCategory(category) : aCategoryOrBetter(category)}?`;
export const whichOfBackdoor = {
  'backdoor flush draw': 'You have a backdoor flush draw. Which cards are part of it?',
  'backdoor straight draw': 'You have a backdoor straight draw. Which cards are part of it?',
  any: 'You have a backdoor draw. Which cards are part of it?',
};

/* What a right card is. */

export const ruleOfBackdoor = 'It takes two cards, the turn and the river. Mark every card that can be one of the two.';
export const ruleOfGains =
  'Mark the cards worth a quarter of an out or more. Between a tenth and a quarter, both answers are right.';

/* Questions for the estimate, and for the price. */

export const hitBoth = 'How often do you hit both?';
export const equityByRiver = 'What is your equity by the river?';
export const equityAllIn = 'All in: what is your equity?';
export const hitOnRiver = 'One card to come: how often do you hit?';
export const hitByRiver = 'Two cards to come: how often do you hit?';
export const isEnough = (pot: string, call: string): string =>
  `The pot is ${pot} with the bet, ${call} to call. Is your equity enough?`;

/* Rules of thumb. */

export const ruleOf2 = 'rule of 2';
export const ruleOf4 = 'rule of 4';
export const solomon = 'Solomon';
export const asOneOut = 'as one out';

/* Why a player's spot cannot be a drill. */

export const needsPlainDeck = 'A drill needs a deck without wild cards. Choose another deck.';
export const needsCards = 'A drill needs your two cards, not a range. Name two cards.';
export const needsFlopOrTurn = 'A drill needs a flop or a turn. Deal one.';
export const hasOneOpponent = 'A drill has at most one opponent. Remove the others.';
export const isAhead = 'You are ahead already, and a drill asks which cards put you ahead. Change a hand or the board.';
export const noCardImproves =
  'No card improves your hand, and a drill asks which cards do. Change your hand or the board.';

/* Drills with their own question: what is asked in large type, the fields, and what is chosen. */

/** The question in a few words. Those of the row and of the decision, and who wins, are part of the whole question too. */
export const prompts = {
  whoWins: 'Who wins?',
  whatBeatsYou: 'What beats you?',
  five: 'Which five?',
  row: 'What do you have?',
  nuts: 'The nuts?',
  stays: 'What stays?',
  decision: 'Call or fold?',
};
/** A verdict in large type. */
export const verdicts = { right: 'Right', near: 'Close', wrong: 'Not quite' };
export const theAnswer = 'The answer';

export const outs = 'Outs';
export const combos = 'Combos';
export const potOdds = 'pot odds';
export const exact = 'exact';
export const you = 'you';
export const youSaidLabel = 'you said';
export const ofIn = (count: number): string => `of ${count} in`;

export const noneOfThem = 'None of them';
export const doneMarked = (count: number): string => `Done: ${count} marked`;
export const doneOf = (count: number, of: number): string => `Done: ${count} of ${of}`;

export const notANumber = (text: string): string => `${quote(text)} is not a number. Write 12 or 3.5.`;
export const fiveChosen = (count: number): string =>
  `Five cards play: ${count === 1 ? 'one is' : `${count} are`} chosen.`;
export const twoCards = 'A hand has two cards: choose another.';

/* --------------------------------------------------------------------------------- keypad -- */

export const digits = 'Digits';
/** On the key between the digits of a decimal number, and how it is said. */
export const point = '.';
export const pointName = 'point';
export const deleteDigit = 'Delete the last digit';

/* ------------------------------------------------------------------------- rows and cards -- */

export const whatYouHave = 'What you have';
/** Rows that are folded: from the first to the last of them. */
export const rowsBetween = (first: string, last: string): string => `${first} to ${last.toLowerCase()}`;
export const more = (count: number): string => `${count} more`;
export const rightLabel = 'right';

export const whatIsLeft = 'What is left';
/** Who has a card that is gone. */
export const owners = { board: 'board', you: 'you' };
export const ownedCard = (card: string, owner: keyof typeof owners): string => `${card}, ${owners[owner]}`;

export const board = 'board';
export const boardCard = (card: string): string => `${card}, on the board`;
export const nutCard = (card: string): string => `${card}, part of the nuts`;
export const notNutCard = (card: string): string => `${card}, not part of the nuts`;

/* ------------------------------------------------------------------------ narrowing a range -- */

export const theirRange = 'Their range';
export const notInRange = 'not in the range';
export const judged = { right: 'right', missed: 'combos missed', extra: 'marked, but they fold' };
/** A hand of the range: its live combos, how many are marked, and once graded how it was judged. */
export const cell = (live: number, marked: number, state: keyof typeof judged | undefined): string =>
  `${live} live, ${marked} marked${state === undefined ? '' : `: ${judged[state]}`}`;
export const cellName = (hand: string, told: string): string => `${hand}: ${told}`;
export const stays = 'stays';
export const missed = 'missed';
export const markedButFolds = 'marked, but folds';
export const oneOfThree = '1/3: one of three stays';
export const moreHands = (count: number): string => `and ${count} more: point at a hand`;
export const tapHand = 'Tap a hand, or drag over several. Its suits show here.';
