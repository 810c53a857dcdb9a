import { rangeWithRead } from '../poker/read';
import type { Place } from '../poker/result';
import type { Player, Spot } from '../poker/spot';
import { EMPTY_SEAT, filled, putSeat, type Draft, type Seat } from './draft';
import type { Fields } from './fields';
import { narrow } from './narrowing';

/*
 * What a text says of a player besides a range: `25% with toppair+`. It narrows the range on the street of the board.
 */

/** Who can hold what in a draft as far as it is filled: a hand that is not whole is any two cards, its card named. */
export function spotSoFar({ hero, heroRange, board, seats, dead, wild }: Draft): Spot {
  const half: Spot['dead'][number][] = [];
  const playerIn = (seat: Seat): Player => {
    if (seat.kind !== 'hand') return seat;
    const [first, second] = seat.cards;
    if (first !== undefined && second !== undefined) return { kind: 'hand', cards: [first, second] };
    half.push(...filled(seat.cards));
    return { kind: 'random' };
  };
  const gap = board.indexOf(undefined);
  return {
    hero: playerIn(heroRange ?? { kind: 'hand', cards: hero }),
    board: filled(gap < 0 ? board : board.slice(0, gap)),
    opponents: seats.map(playerIn),
    dead: [...dead, ...half],
    ...(wild !== undefined && { wild }),
  };
}

/**
 * What was read, with the ranges that its reads leave, narrowed on this street. A range that a read leaves nothing of is
 * taken out, with its problem.
 */
export function applyReads(written: Fields): Fields {
  const { reads, ...plain } = written.draft;
  if (reads === undefined) return written;
  const spot = spotSoFar(plain);
  const problems = [...written.problems];
  let draft: Draft = plain;
  for (const [player, read] of reads.entries()) {
    if (read === undefined) continue;
    const place: Place = player === 0 ? 'hero' : { seat: player - 1, of: plain.seats.length };
    const range = rangeWithRead(spot, player, read, place);
    if (range.ok) draft = narrow(draft, player, range.value);
    else {
      problems.push(range.error);
      draft = without(draft, player);
    }
  }
  return { draft, problems };
}

function without(draft: Draft, player: number): Draft {
  if (player > 0) return putSeat(draft, player - 1, EMPTY_SEAT);
  const { heroRange: _, ...others } = draft;
  return others;
}
