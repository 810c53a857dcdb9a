import type { Kicker, Seated } from '../types';
import { list } from './grammar';
import { seatName, toSeat } from './spot';
import { out } from '#words/reasons';

// Against known hands.
type Seats = readonly number[];
export const names = (seats: Seats, who: Seated): string =>
  list(
    seats.map((seat) => seatName(seat, who)),
    'and',
  );
export const to = (seats: Seats, who: Seated): string =>
  list(
    seats.map((seat) => toSeat(seat, who)),
    'and',
  );
export const outOften = (
  does: string,
  theirs: string,
  kicker: Kicker | undefined,
  wins: number,
  rivers: number,
): string => `${out(does, theirs, kicker).slice(0, -1)}; depois você ganha em ${wins} de ${rivers} rivers.`;
