import { rangesWithReads } from '../poker/read';
import type { Place } from '../poker/result';
import type { Player, Spot } from '../poker/spot';
import { EMPTY_SEAT, filled, putNarrowed, putSeat, type Draft, type Narrowing, type Seat } from './draft';
import type { Fields } from './fields';
import { asTyped, dealtOn, narrow } from './narrowing';

export { asTyped } from './narrowing';

/* What a text says of a player besides a range: `25% with toppair+` narrows the range on the board's street. */

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
  return {
    hero: playerIn(heroRange ?? { kind: 'hand', cards: hero }),
    board: filled(board.slice(0, dealtOn(board))),
    opponents: seats.map(playerIn),
    dead: [...dead, ...half],
    ...(wild !== undefined && { wild }),
  };
}

/** The draft with its ranges narrowed by their reads on this street. A range that loses all combos is a problem. */
export function applyReads(written: Fields): Fields {
  const { reads, ...plain } = written.draft;
  if (reads === undefined) return written;
  const spot = spotSoFar(plain);
  const problems = [...written.problems];
  let draft: Draft = plain;
  for (const [player, own = []] of reads.entries()) {
    const place: Place = player === 0 ? 'hero' : { seat: player - 1, of: plain.seats.length };
    const left = rangesWithReads(spot, player, own, place);
    if (left.ok) {
      for (const { kind, dealt, range } of left.value) draft = narrow(draft, player, range, kind, dealt);
    } else {
      problems.push(left.error);
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

/** A changed draft with its reads applied again. If a read leaves no combo now, the ranges stay as they are. */
export function readAgain(draft: Draft): Draft {
  const typed = asTyped(draft);
  if (typed === draft) return draft;
  const again = applyReads({ draft: typed, problems: [] });
  if (again.problems.length === 0) return again.draft;
  const isRead = (own: Narrowing) => typed.narrowed?.includes(own) !== true;
  const steps = draft.narrowed ?? [];
  return putNarrowed(
    draft,
    steps.map((own) => (isRead(own) ? { ...own, read: undefined } : own)),
  );
}
