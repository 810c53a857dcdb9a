import { COMBOS, type Range } from '../poker/combos';
import type { ReadKind } from '../poker/range';
import {
  filled,
  putAmounts,
  putHeroRange,
  putNarrowed,
  putSeat,
  type Draft,
  type Hidden,
  type Narrowing,
  type Seat,
  type Slot,
} from './draft';
import { writeSeat } from './fields';

/** A player's range, 0 hero, 1 the first of the seats: `undefined` if the seat is empty, or hero has cards. */
function heldBy(draft: Draft, player: number): Seat | undefined {
  return player === 0 ? draft.heroRange : draft.seats[player - 1];
}

function putHidden(draft: Draft, player: number, hidden: Hidden): Draft {
  return player === 0 ? putHeroRange(draft, hidden) : putSeat(draft, player - 1, hidden);
}

/**
 * The draft with a player's range narrowed to the combos that continue: one combo is a known hand from then on.
 *
 * @param how the read that leaves them; left out, they were chosen in another way
 * @param dealt cards of the board then
 */
export function narrow(
  draft: Draft,
  player: number,
  range: Range,
  how?: ReadKind,
  dealt = filled(draft.board).length,
): Draft {
  const before = heldBy(draft, player);
  if (before === undefined || before.kind === 'hand') return draft;
  const [only, ...more] = COMBOS.filter((_, combo) => range.weights[combo] > 0);
  if (only === undefined) return draft;
  // A range narrowed on a later street, before the user went back, began with another range.
  const earlier = (draft.narrowed ?? []).filter((own) => own.player !== player || own.dealt <= dealt);
  const step: Narrowing = { player, dealt, before, ...(how !== undefined && { read: how }) };
  const list = [...earlier, step].sort((a, b) => a.dealt - b.dealt);
  if (more.length > 0) return putNarrowed(putHidden(draft, player, { kind: 'range', range }), list);
  if (player > 0) return putNarrowed(putSeat(draft, player - 1, { kind: 'hand', cards: only }), list);
  const { heroRange: _, ...others } = draft;
  return putNarrowed({ ...others, hero: only }, list);
}

/** How many cards of the board are there before its first gap. */
export function dealtOn(board: readonly Slot[]): number {
  const gap = board.indexOf(undefined);
  return gap < 0 ? board.length : gap;
}

/**
 * The draft as a text has it: a range that reads have narrowed last is the range before them, with the reads. What has
 * narrowed it in another way stays, and so does a read of a street that has been taken back.
 */
export function asTyped(draft: Draft): Draft {
  const dealt = dealtOn(draft.board);
  const reads = [...(draft.reads ?? [])];
  const kept: Narrowing[] = [];
  let typed = draft;
  for (const step of draft.narrowed?.toReversed() ?? []) {
    const { player, dealt: then, before, read: kind } = step;
    if (kind === undefined || then > dealt || kept.some((own) => own.player === player)) kept.unshift(step);
    else {
      reads[player] = [{ kind, dealt: then }, ...(reads[player] ?? [])];
      typed = player === 0 ? putHeroRange(typed, before) : putSeat(typed, player - 1, before);
    }
  }
  return typed === draft ? draft : putNarrowed(putAmounts(typed, 'reads', reads), kept);
}

export function lastNarrowing(draft: Draft, player: number): Narrowing | undefined {
  return draft.narrowed?.findLast((own) => own.player === player);
}

export function widen(draft: Draft, player: number): Draft {
  const last = lastNarrowing(draft, player);
  if (last === undefined) return draft;
  const others = draft.narrowed?.filter((own) => own !== last) ?? [];
  return putNarrowed(putHidden(draft, player, last.before), others);
}

/** The draft with the ranges of the time when the board had this many cards. */
export function widenTo(draft: Draft, dealt: number): Draft {
  const later = draft.narrowed?.findLast((own) => own.dealt > dealt);
  return later === undefined ? draft : widenTo(widen(draft, later.player), dealt);
}

/** The draft narrowed again as on later streets of the played hand, except for players with other cards now. */
export function narrowedAsPlayed(draft: Draft, played: Draft): Draft {
  const wide = widenTo(played, filled(draft.board).length);
  let again = draft;
  for (const player of new Set(played.narrowed?.map((own) => own.player))) {
    const [now, then, end] = [draft, wide, played].map((own) => heldBy(own, player));
    const isSame = now && then && writeSeat(now) === writeSeat(then);
    if (!isSame || end === undefined || end.kind === 'hand') continue;
    const own = played.narrowed?.filter((narrowing) => narrowing.player === player) ?? [];
    const list = [...(again.narrowed ?? []).filter((other) => other.player !== player), ...own];
    again = putNarrowed(
      putHidden(again, player, end),
      list.sort((a, b) => a.dealt - b.dealt),
    );
  }
  return again;
}
