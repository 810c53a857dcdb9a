import { mostOpponents } from '#words/table';
import type { Draft, Place, Seat } from '../notation/draft';
import { MOST_OPPONENTS } from '../poker/spot';

export const FULL_TABLE = mostOpponents(MOST_OPPONENTS);

const NOBODY: Seat = { kind: 'hand', cards: [undefined, undefined] };

/** Seats that are shown as one seat: any number of neighbours with any two cards, or a single other player. */
export interface Group {
  readonly seat: Seat;
  /** The place of the first among all seats. */
  readonly index: number;
  readonly count: number;
}

/** The seats as they are shown: the caret's seat has its slots even while it is empty. */
export function seatsOf({ seats }: Draft, caret: Place | undefined): Seat[] {
  const at = caret?.in === 'seat' ? caret.seat : -1;
  const shown = seats.length > Math.max(0, at) ? seats : [...seats, NOBODY];
  return shown.map((seat, index) => (seat.kind === 'random' && index === at ? NOBODY : seat));
}

/** The seats in groups: neighbours with any two cards are one group. */
export function groupsOf(draft: Draft, caret: Place | undefined): Group[] {
  const groups: (Group & { count: number })[] = [];
  for (const [index, seat] of seatsOf(draft, caret).entries()) {
    const last = groups.at(-1);
    if (seat.kind === 'random' && last?.seat.kind === 'random') last.count++;
    else groups.push({ seat, index, count: 1 });
  }
  return groups;
}
