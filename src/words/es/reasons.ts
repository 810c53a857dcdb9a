import type { Kicker, Seated } from '../types';
import { percentText } from '../numbers';
import { rankOver } from './cards';
import { list } from './grammar';
import { aCategory } from './hands';
import { seatName, toSeat } from './spot';

/*
 * Why a card gets its verdict, to follow the card's name: 'da un color al nueve.'
 */

export const wild = (isBug: boolean, forAll: boolean, reason: string): string =>
  `es ${isBug ? 'un bug' : 'comodín'}${forAll ? ' para todos' : ''}: ${reason}`;

// What a card does.
export const makes = (own: string): string => `te da ${own}`;
export const makesStraightToo = (own: string): string => `te da ${own} (y también una escalera)`;
export const leaves = (own: string): string => `te deja con ${own}`;
export const givesAll = (own: string): string => `da a todos ${own}`;
export const pairsBoard = 'dobla el board';

// Of a player alone.
export const only = (does: string): string => `${does}.`;
export const oneOut = (own: string): string => `te da ${own} y una escalera: una carta, un out.`;
export const belowTarget = (does: string, target: number): string =>
  `${does}: menos que ${aCategory(target)}, así que no cuenta.`;
export const sharedPair = 'dobla el board: todos tienen esa pareja, así que no es un out.';
export const noOut = (does: string): string => `${does}, así que no es un out.`;
export const stillThat = (does: string, category: number): string =>
  `${does}: sigue siendo ${aCategory(category)}, así que no es un out.`;

// Against hidden hands.
export const cannotCome = 'no puede salir: todas las manos de un rango la tienen.';
export const hasNotCome = 'no ha salido en la simulación.';
export const worth = (does: string, equity: number, now: number): string =>
  `${does}: ${percentText(equity)} de equity (ahora ${percentText(now)}).`;

// Against known hands.
/** The opponents with the best hand. */
type Seats = readonly number[];
/** `'el rival 1 y Ben'` */
const names = (seats: Seats, who: Seated) =>
  list(
    seats.map((seat) => seatName(seat, who)),
    'and',
  );
/** `'al rival 1 y a Ben'` */
const to = (seats: Seats, who: Seated) =>
  list(
    seats.map((seat) => toSeat(seat, who)),
    'and',
  );
/** `'con mejor kicker (rey contra reina)'`, of hands of one name. */
const better = ({ own, theirs, isFlush }: Kicker) =>
  `${isFlush ? 'el tuyo más alto' : 'con mejor kicker'} (${rankOver(own, theirs)})`;
export const out = (does: string, theirs: string, kicker: Kicker | undefined): string =>
  `${does}, ${kicker === undefined ? `por delante de ${theirs}` : better(kicker)}.`;
export const outOften = (
  does: string,
  theirs: string,
  kicker: Kicker | undefined,
  wins: number,
  rivers: number,
): string => `${out(does, theirs, kicker).slice(0, -1)}; después ganas en ${wins} de ${rivers} rivers.`;
export const chop = (does: string, seats: Seats, who: Seated): string =>
  `${does}, y empatas con ${names(seats, who)}: divides el bote.`;
export const stillBehind = (does: string, theirs: string): string => `${does}, pero sigues por detrás de ${theirs}.`;
export const improvesThem = (does: string, seats: Seats, who: Seated, theirs: string): string =>
  `${does}, pero da ${to(seats, who)} ${theirs}.`;
export const stillOutkicked = (does: string, seats: Seats, who: Seated, { own, theirs, isFlush }: Kicker): string => {
  const what = isFlush ? 'uno más alto' : 'la misma mano con mejor kicker';
  return `${does}, pero ${names(seats, who)} ${seats.length > 1 ? 'tienen' : 'tiene'} ${what} (${rankOver(theirs, own)}).`;
};
export const drawingDead = 'Drawing dead.';
export const letsTie = (seats: Seats, who: Seated, own: string): string =>
  `deja empatar ${to(seats, who)}: ${seats.length > 1 ? 'todos tienen' : 'los dos tienen'} ${own}.`;
export const putsAhead = (seats: Seats, who: Seated, theirs: string, own: string): string =>
  `pone por delante ${to(seats, who)} con ${theirs}; tú tienes ${own}.`;
export const putsAheadByKicker = (seats: Seats, who: Seated, made: string, { own, theirs, isFlush }: Kicker): string =>
  `pone por delante ${to(seats, who)}: ${made} para los dos, ${isFlush ? 'el suyo más alto' : 'con mejor kicker'} (${rankOver(theirs, own)}).`;
export const keepsAhead = (own: string, theirs: string): string => `te mantiene por delante: ${own} contra ${theirs}.`;
export const keepsAheadByKicker = (made: string, { own, theirs, isFlush }: Kicker): string =>
  `te mantiene por delante: ${made} para los dos, ${isFlush ? 'el tuyo más alto' : 'tú con mejor kicker'} (${rankOver(own, theirs)}).`;
export const behind = (does: string, theirs: string): string => `${does}, por detrás de ${theirs}.`;
export const behindByKicker = (does: string, { own, theirs, isFlush }: Kicker): string =>
  `${does}, por detrás ${isFlush ? 'de un color más alto' : 'con peor kicker'} (${rankOver(theirs, own)}).`;
