import type { Kicker, Seated } from '../types';
import { percentText } from '../numbers';
import { rankOver } from './cards';
import { list } from './grammar';
import { aCategory } from './hands';
import { seatName } from './spot';

/* Why a card gets its verdict, to follow the card's name: 'makes a nine-high flush.' */

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
type Seats = readonly number[];
const names = (seats: Seats, who: Seated) =>
  list(
    seats.map((seat) => seatName(seat, who)),
    'and',
  );
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
export const chop = (does: string, seats: Seats, who: Seated): string =>
  `${does}, tied with ${names(seats, who)}: you chop.`;
/** `'two pair, aces and kings'` are, `'a set of sevens'` and `'ace high'` are not. */
const isPlural = (hand: string) => !/^an? |high$/.test(hand);
export const stillBehind = (does: string, theirs: string): string =>
  `${does}, but ${theirs} ${isPlural(theirs) ? 'are' : 'is'} still ahead.`;
export const improvesThem = (does: string, seats: Seats, who: Seated, theirs: string): string =>
  `${does}, but gives ${names(seats, who)} ${theirs}.`;
export const stillOutkicked = (does: string, seats: Seats, who: Seated, { own, theirs, isFlush }: Kicker): string => {
  const what = isFlush ? 'a higher one' : 'the same with a better kicker';
  return `${does}, but ${names(seats, who)} ${seats.length > 1 ? 'have' : 'has'} ${what} (${rankOver(theirs, own)}).`;
};
export const drawingDead = 'Drawing dead.';
export const letsTie = (seats: Seats, who: Seated, own: string): string =>
  `lets ${names(seats, who)} tie: ${seats.length > 1 ? 'you all have' : 'you both have'} ${own}.`;
export const putsAhead = (seats: Seats, who: Seated, theirs: string, own: string): string =>
  `puts ${names(seats, who)} ahead with ${theirs}; you have ${own}.`;
export const putsAheadByKicker = (seats: Seats, who: Seated, made: string, { own, theirs, isFlush }: Kicker): string =>
  `puts ${names(seats, who)} ahead: ${made} for both, ${isFlush ? 'theirs the higher' : 'theirs with the better kicker'} (${rankOver(theirs, own)}).`;
export const keepsAhead = (own: string, theirs: string): string => `keeps you ahead: ${own} against ${theirs}.`;
export const keepsAheadByKicker = (made: string, kicker: Kicker): string =>
  `keeps you ahead: ${made} for both, ${better(kicker)}.`;
export const behind = (does: string, theirs: string): string => `${does}, behind ${theirs}.`;
export const behindByKicker = (does: string, { own, theirs, isFlush }: Kicker): string =>
  `${does}, ${isFlush ? 'behind a higher flush' : 'outkicked'} (${rankOver(theirs, own)}).`;
