import type { Kicker } from '../types';
import { percentText } from '../numbers';
import { rankOver } from './cards';
import { aCategory } from './hands';

/*
 * Why a card gets its verdict, to follow the card's name: 'makes a nine-high flush.'
 */

export const wild = (isBug: boolean, forAll: boolean, reason: string): string =>
  `is ${isBug ? 'a bug' : 'wild'}${forAll ? ' for everyone' : ''}: ${reason}`;

// What a card does.
export const makes = (own: string): string => `makes ${own}`;
export const makesStraightToo = (own: string): string => `makes ${own} (a straight too)`;
export const leaves = (own: string): string => `leaves you with ${own}`;
export const givesAll = (own: string): string => `gives everyone ${own}`;
export const pairsBoard = 'pairs the board';

// Of a player alone.
export const only = (does: string): string => `${does}.`;
export const oneOut = (own: string): string => `makes ${own} and a straight: one card, one out.`;
export const belowTarget = (does: string, target: number): string =>
  `${does}: below ${aCategory(target)}, so not counted.`;
export const sharedPair = 'pairs the board: everyone has that pair, so it is not an out.';
export const noOut = (does: string): string => `${does}, so it is not an out.`;
export const stillThat = (does: string, category: number): string =>
  `${does}: still ${aCategory(category)}, so it is not an out.`;

// Against hidden hands.
export const cannotCome = 'cannot come: every hand of a range holds it.';
export const hasNotCome = 'has not come in the simulation.';
export const worth = (does: string, equity: number, now: number): string =>
  `${does}: ${percentText(equity)} equity (now ${percentText(now)}).`;

// Against known hands.
/** `'yours with the better kicker (king over queen)'`, of hands of one name. */
const better = ({ own, theirs, isFlush }: Kicker) =>
  `${isFlush ? 'yours the higher' : 'yours with the better kicker'} (${rankOver(own, theirs)})`;
export const out = (does: string, theirs: string, kicker: Kicker | undefined): string =>
  `${does}, ${kicker === undefined ? `ahead of ${theirs}` : better(kicker)}.`;
export const outOften = (
  does: string,
  theirs: string,
  kicker: Kicker | undefined,
  wins: number,
  rivers: number,
): string => `${out(does, theirs, kicker).slice(0, -1)}; you then win on ${wins} of ${rivers} rivers.`;
export const chop = (does: string, who: string): string => `${does}, tied with ${who}: you chop.`;
/** `'two pair, aces and kings'` are, `'a set of sevens'` and `'ace high'` are not. */
const isPlural = (hand: string) => !/^an? |high$/.test(hand);
export const stillBehind = (does: string, theirs: string): string =>
  `${does}, but ${theirs} ${isPlural(theirs) ? 'are' : 'is'} still ahead.`;
export const improvesThem = (does: string, who: string, theirs: string): string =>
  `${does}, but gives ${who} ${theirs}.`;
export const stillOutkicked = (
  does: string,
  who: string,
  several: boolean,
  { own, theirs, isFlush }: Kicker,
): string => {
  const what = isFlush ? 'a higher one' : 'the same with a better kicker';
  return `${does}, but ${who} ${several ? 'have' : 'has'} ${what} (${rankOver(theirs, own)}).`;
};
export const drawingDead = 'Drawing dead.';
/** @param several more than one opponent */
export const letsTie = (who: string, several: boolean, own: string): string =>
  `lets ${who} tie: ${several ? 'you all have' : 'you both have'} ${own}.`;
export const putsAhead = (who: string, theirs: string, own: string): string =>
  `puts ${who} ahead with ${theirs}; you have ${own}.`;
export const putsAheadByKicker = (who: string, made: string, { own, theirs, isFlush }: Kicker): string =>
  `puts ${who} ahead: ${made} for both, ${isFlush ? 'theirs the higher' : 'theirs with the better kicker'} (${rankOver(theirs, own)}).`;
export const keepsAhead = (own: string, theirs: string): string => `keeps you ahead: ${own} against ${theirs}.`;
export const keepsAheadByKicker = (made: string, kicker: Kicker): string =>
  `keeps you ahead: ${made} for both, ${better(kicker)}.`;
export const behind = (does: string, theirs: string): string => `${does}, behind ${theirs}.`;
export const behindByKicker = (does: string, { own, theirs, isFlush }: Kicker): string =>
  `${does}, ${isFlush ? 'behind a higher flush' : 'outkicked'} (${rankOver(theirs, own)}).`;
