import type { Street } from '../../poker/spot';
import { capitalize } from '../text';
import { percentText } from '../numbers';
import { onStreet } from './spot';
import type { Rank } from '../../poker/card';
import type { Strength } from '../../poker/category';
import type { Rung } from '../../poker/holding';
import { rankName } from './cards';
import { countOf, list, withArticle, ordinal } from './grammar';
import { aHand, handName } from './hands';
import type { Chance } from '../../poker/chance';
import type { FlopName } from '../../poker/flops';
import { roughly } from '../fraction';
import { flops, flopsInWords } from './numbers';

/* The words for hero's range, besides those for any spot. */

export const rangeAgainstRange = (street: Street): string => `Range against range, ${onStreet[street]}`;

// Who holds strong hands more often.
export const bothStrong = (own: number, theirs: number): string =>
  `Both hold strong hands about as often: ${percentText(own)} of your range, ${percentText(theirs)} of theirs.`;
export const youStrong = (own: number, theirs: number): string =>
  `You hold strong hands more often: ${percentText(own)} of your range, ${percentText(theirs)} of theirs.`;
export const theyStrong = (own: number, theirs: number): string =>
  `They hold strong hands more often: ${percentText(theirs)} of their range, ${percentText(own)} of yours.`;

// The cards that matter.
export const helps = (card: string): string => `${capitalize(card)} helps you most.`;
export const hurts = (card: string): string => `${capitalize(card)} hurts you most.`;
export const helpsAndHurts = (best: string, worst: string): string =>
  `${capitalize(best)} helps you most, ${worst} hurts you most.`;

/* A range as text and as a grid. A player without a name is the user. */

export const you = 'You';
export const cards = 'Cards';
export const holdCards = 'You hold two cards';
export const anyTwo = 'any two';

export const rangeOf = (player: string | undefined): string => `${player === undefined ? 'Your' : `${player}’s`} range`;
export const onGrid = (player: string | undefined): string => `${rangeOf(player)} on the grid`;
export const byHand = (player: string | undefined): string => `${rangeOf(player)}, hand by hand`;

export const example = 'e.g. TT+';
export const suchAs = 'such as TT+, AQs+, KTo+ or 15%';
export const narrowed = 'narrowed:';
export const widen = 'undo';
export const revert = 'Revert';
/** @param text the count as it is written */
export const combos = (count: number, text: string): string => `${text} ${count === 1 ? 'combo' : 'combos'}`;
export const combosAndShare = (count: number, text: string, share: string): string =>
  `${combos(count, text)}, ${share}`;

/* Above the grid. */

export const yourEquity = (equity: string): string => `You ${equity}`;
export const lastValid = 'last valid range';
export const isEmpty = 'empty';
export const noneBlocked = 'none blocked';
export const blocked = (combos: string): string => `${combos} blocked`;
export const empty = 'Empty';
export const emptyRange = 'Empty the range';
export const undo = 'Undo';
export const done = 'Done';
export const topHands = 'Top hands';
export const orders = { one: 'against one', four: 'against four' };
export const top = (percent: string): string => `Top ${percent}`;
export const atTop = (percent: string): string => `top ${percent}`;
export const asWideAs = (percent: string): string => `as wide as the top ${percent}`;
export const ranking = (percent: string, isTop: boolean, hands: number): string =>
  `${isTop ? 'Top' : 'About as wide as the top'} ${percent} by equity against ${hands === 1 ? 'one random hand' : `${hands} random hands`}, all in before the flop.`;
export const drag = 'Drag to add or remove hands. The right button removes.';
export const tap = 'Tap a hand, or drag sideways. Hold first to drag any way.';

/* A hand of the grid, combo by combo. */

export const pick = 'Choose a hand to see its combos. Drag to paint.';
export const combosOfHand = (hand: string): string => `Combos of ${hand}`;
export const weightOf = (hand: string): string => `Weight of ${hand}`;
export const blockedCombo = 'blocked';

/**
 * How much of a hand is in: `'all 4 combos at 50%'`, `'1 of 4 combos'`, `'out'`.
 *
 * @param weight of combos that are not in whole; with `isMean` they differ
 */
export const holding = (held: number, of: number, weight: string | undefined, isMean: boolean): string => {
  if (held === 0) return 'out';
  const combos = held === of ? `all ${of} combos` : `${held} of ${of} combos`;
  return weight === undefined ? combos : `${combos} at ${isMean ? 'about ' : ''}${weight}`;
};
export const holdingBlocked = (holding: string, blocked: number): string => `${holding}, ${blocked} blocked`;
export const cell = (hand: string, holding: string): string => `${hand}: ${holding}`;

/* Painting. */

export const paintAt = 'Paint at';
export const weight = 'Weight';
export const groups = 'Groups';
/** Hands that players name together. */
export type GroupId = 'pairs' | 'broadways' | 'connectors' | 'suited';
export const groupNames: Readonly<Record<GroupId, string>> = {
  pairs: 'Any pair',
  broadways: 'Broadways',
  connectors: 'Suited connectors',
  suited: 'Any suited',
};

/* Ranges to choose. */

export const toChoose = 'Ranges to choose';
export const recent = (range: string): string => `Recent range ${range}`;
export const name = 'Range name';
export const nameExample = 'e.g. Button opens';
export const foldersHow = 'Names with the same words before a slash make a folder: 6-max/CO opens, 6-max/BTN opens.';
/** A folder of named ranges, with how many it has. */
export const folder = (name: string, count: number): string => `${name} (${count})`;
export const save = 'Save';
export const saveWithName = 'Save with a name';
export const rename = 'Rename';
export const anotherName = 'Another name';
export const remove = 'Delete';
export const removeNamed = (name: string): string => `Delete ${name}`;
export const removed = (name: string | undefined): string => `${name ?? 'The range'} is deleted.`;

/* Ranges by position. */

export const byPosition = 'By position';
export const players = 'Players at the table';
export const tables = { 6: '6 players', 9: '9 players' };
export const action = 'Action';
export const actions = {
  open: 'Opens',
  call: 'Calls',
  '3-bet': '3-bets',
  'call a 3-bet': 'Calls a 3-bet',
  '4-bet': '4-bets',
};
/** Whose range, and whose raise it answers: `'BB vs BTN'`. */
export const against = (position: string, raiser: string): string => `${position} vs ${raiser}`;
export const ours = 'Our own guides for 100 big blinds: a starting point, not a solver’s output.';

/* Drills that read hands on a board. Hands and cards come as text: `'A♥ Q♦'`. Answers are clauses. */

export const youHave = (hand: string): string => `You have ${hand}.`;

/* ---------------------------------------------------------------------------- who wins -- */

export const whoWins = 'Who wins? Tap every winner.';

export const boardShared = (hands: readonly string[]): string => `${list(hands, 'and')} share the pot: the board plays`;
export const shared = (hands: readonly string[], best: Strength): string =>
  `${list(hands, 'and')} share the pot: ${aHand(best)} each, and no kicker decides`;
export const winsAheadOf = (hand: string, best: Strength, next: Strength): string =>
  `${hand} wins with ${aHand(best)}, ahead of ${aHand(next)}`;
export const winsByKicker = (hand: string, best: Strength, high: Rank, low: Rank): string =>
  `${hand} wins with ${aHand(best)}, with the better kicker: ${rankName(high)} over ${rankName(low)}`;
export const winsByFlush = (hand: string, best: Strength, high: Rank, low: Rank): string =>
  `${hand} wins with ${aHand(best)}, the higher flush: ${rankName(high)} over ${rankName(low)}`;

export const youTapped = (hands: number): string => `You tapped ${countOf(hands, 'hand')}.`;

/* -------------------------------------------------------------------------- five that play -- */

export const tapFive = 'Tap the five cards that play.';

export const withBoth = (best: Strength): string => `${aHand(best)}, with both of your cards`;
export const withOne = (best: Strength, card: string): string => `${aHand(best)}, with your ${card}`;
export const withNone = (best: Strength): string => `${aHand(best)}: the board plays`;

export const setsOfFive = (count: number): string => `${count} sets of five are equally good.`;

export const fiveLine = (hand: string, five: string, name: string): string => `${hand}: ${five}, ${name}`;
export const idle = (cards: string, count: number): string => `${cards} ${count === 1 ? 'does' : 'do'} not play`;
export const wrongFive = (cards: string, count: number): string =>
  `${cards} ${count === 1 ? 'is' : 'are'} not in any best five`;

/* ---------------------------------------------------------------------------- name the row -- */

export const whatHand = 'What do you have?';

const WITHOUT_ARTICLE: readonly Rung[] = [
  'four of a kind',
  'trips',
  'two pair',
  'top pair',
  'second pair',
  'third pair or lower',
  'ace high',
  'no made hand',
];

/** A row with its article: `'a set'`, `'an underpair to K'`, but `'top pair'`. */
export const aRow = (row: Rung, title: string): string => {
  const text = title.charAt(0).toLowerCase() + title.slice(1);
  return WITHOUT_ARTICLE.includes(row) || /^an? /.test(text) ? text : withArticle(text);
};

export const haveNot = (row: string, other: string): string => `You have ${row}, not ${other}.`;

/** Lines. @param note the row's rule */
export const rowIs = (title: string, note: string): string => `${title} is ${note}`;
export const yourFive = (five: string, name: string): string => `Your five: ${five}, ${name}`;
export const boardPlays = 'The board plays: its own five are as good';
export const twoPairs = (cards: string): string => `Two pairs, each with a card of yours: ${cards}`;
export const pairOnTop = (cards: string): string =>
  `One pair of your own, ${cards}: it is above the board’s other ranks`;
/** @param above ranks of the board above the pair */
export const pairBelow = (cards: string, above: number): string =>
  `One pair of your own, ${cards}: ${countOf(above, 'rank')} of the board ${above === 1 ? 'is' : 'are'} above it`;
export const counterfeit = 'Two higher pairs counterfeit your pair';
export const counterfeitWithAce = 'Two higher pairs counterfeit your pair, and you have an ace';
export const pairOfBoard = 'The pair is the board’s: everybody has it';
export const pairOfBoardWithAce = 'The pair is the board’s: everybody has it, and you have an ace';
export const noPair = 'No pair with a card of yours';
export const noPairWithAce = 'No pair with a card of yours, and you have an ace';

/* -------------------------------------------------------------------------------- the nuts -- */

export const tapNuts = 'Tap a hand that is the nuts now.';

/** Answers. @param hands how many make it */
export const nutsAre = (best: Strength, example: string, hands: number): string =>
  `the nuts are ${aHand(best)}, such as ${example}: ${countOf(hands, 'hand')}`;
export const nutsFound = (best: Strength, hands: number): string => `${aHand(best)}, ${countOf(hands, 'hand')}`;

export const secondBest = (hand: string): string => `${hand} is the second best.`;
export const notNuts = (hand: string): string => `${hand} is not the nuts.`;

/* --------------------------------------------------------------------------- what beats you -- */

export const whichBeat = 'Which of these beat you now?';

export const noneBeats = 'none of them beats you';
export const beat = (hands: readonly string[], own: Strength): string =>
  `${list(hands, 'and')} ${hands.length === 1 ? 'beats' : 'beat'} your ${handName(own)}`;

export const missed = (hands: readonly string[]): string => `Missed: ${list(hands, 'and')}.`;
export const notAhead = (hands: readonly string[]): string => `Not ahead: ${list(hands, 'and')}.`;

/* Before the flop: the words for a player alone. */

/** `'About one flop in eight brings a set or better'` */
const bring = (chance: Chance, what: string): string => {
  const often = roughly(chance.hits / chance.of);
  const verb = typeof often === 'number' || (typeof often !== 'string' && often[0] > 1) ? 'bring' : 'brings';
  return capitalize(`${flopsInWords(chance)} ${verb} ${what}`);
};
export const wanted = (chance: Chance, name: FlopName): string => `${bring(chance, `a ${flops[name]}`)}.`;
export const wantedAndGood = (chance: Chance, name: FlopName, good: Chance, goodName: FlopName): string =>
  `${bring(chance, `a ${flops[name]}`)}, and ${flopsInWords(good)} a ${flops[goodName]}.`;
export const above = (chance: Chance, _pair: Rank): string => `${bring(chance, 'an overcard')}.`;
export const noneAbove = 'No overcard can come.';

export const pocketPair = (rank: Rank): string => `Pocket ${rankName(rank, 2)}`;
export const unpaired = (high: Rank, low: Rank, isSuited: boolean): string =>
  `${capitalize(rankName(high))}-${rankName(low)} ${isSuited ? 'suited' : 'offsuit'}`;
export const ranked = (hand: string, place: number): string => `${hand}: ${ordinal(place)} of 169 against any two`;
export const yourRange = 'Your range, before the flop';
export const anyTwoBeforeFlop = 'Any two cards, before the flop';

// Why a card on the flop helps or hurts: the rest of a sentence that begins with the card.
export const againstAnyTwo = (equity: string): string => `${equity} against any two`;
export const ofEquity = (equity: string): string => `${equity} equity`;
export const onFlop = (equity: string): string => `on the flop: ${equity}.`;
export const onFlopSet = (equity: string): string => `on the flop makes a set: ${equity}.`;
export const onFlopPair = (equity: string): string => `on the flop makes a pair: ${equity}.`;
