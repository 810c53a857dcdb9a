import type { Rank } from '../../poker/card';
import type { Strength } from '../../poker/category';
import type { Rung } from '../../poker/holding';
import { rankName } from './cards';
import { countOf, list, withArticle } from './grammar';
import { aHand, handName } from './hands';

/* Drills that read hands on a board. Hands and cards come as text: `'A♥ Q♦'`. Answers are clauses. */

export const youHave = (hand: string): string => `You have ${hand}.`;

/* ---------------------------------------------------------------------------- who wins -- */

export const whoWins = 'Who wins? Tap all that win.';

/** Answers. */
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

/** Answers. */
export const withBoth = (best: Strength): string => `${aHand(best)}, with both of your cards`;
export const withOne = (best: Strength, card: string): string => `${aHand(best)}, with your ${card}`;
export const withNone = (best: Strength): string => `${aHand(best)}: the board plays`;

export const setsOfFive = (count: number): string => `${count} sets of five are equally good.`;

/** Lines. */
export const fiveLine = (hand: string, five: string, name: string): string => `${hand}: ${five}, ${name}`;
export const idle = (cards: string, count: number): string => `${cards} ${count === 1 ? 'does' : 'do'} not play`;
export const wrongFive = (cards: string, count: number): string =>
  `You tapped ${cards}: no best five has ${count === 1 ? 'it' : 'them'}`;

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
export const counterfeit = 'Your pair is not among the best five: two higher pairs are';
export const counterfeitWithAce = 'Your pair is not among the best five: two higher pairs are, and you have an ace';
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

/** Answers. */
export const noneBeats = 'none of them beats you';
export const beat = (hands: readonly string[], own: Strength): string =>
  `${list(hands, 'and')} ${hands.length === 1 ? 'beats' : 'beat'} your ${handName(own)}`;

export const missed = (hands: readonly string[]): string => `Missed: ${list(hands, 'and')}.`;
export const notAhead = (hands: readonly string[]): string => `Not ahead: ${list(hands, 'and')}.`;
