import { called } from '#words/price';
import { playedBy, type Played } from '../poker/money/reads';
import { comboWeights } from '../poker/spot';
import type { ReadKind } from '../poker/range';
import { topRange } from '../poker/ranking';
import { rangeWithRead, readThatLeaves } from '../poker/read';
import { fail, ok, type Result } from '../poker/result';
import { filled, putSeat, type Draft, type Hidden, type Narrowing, type Seat } from '../notation/draft';
import { narrow, widen } from '../notation/narrowing';
import { spotSoFar } from '../notation/reads';

/*
 * What an opponent plays and what they show, as the chips of an open seat set it.
 */

export { PLAYED, type Played } from '../poker/money/reads';

const RANGES = new Map<Played, Hidden>([
  [100, { kind: 'random', isGiven: true }],
  ...([50, 25, 10] as const).map((percent) => [percent, { kind: 'range', range: topRange(percent) }] as const),
]);

/** What is known of a seat in the terms of the chips. */
export interface Read {
  /** `undefined` if the seat is unknown, or plays other hands. */
  readonly plays: Played | undefined;
  /** What was shown, in the order of the streets; `undefined` if the range was narrowed in another way too. */
  readonly shows: readonly ReadKind[] | undefined;
  /** What was shown on this street, last. */
  readonly now: ReadKind | undefined;
}

/** The draft on the street when the board had this many cards. */
function onStreet(draft: Draft, dealt: number): Draft {
  return { ...draft, board: draft.board.map((card, slot) => (slot < dealt ? card : undefined)) };
}

/** The read by which a seat was narrowed; `undefined` if it was something else. */
function readOfStep(draft: Draft, seat: number, { dealt, before }: Narrowing, after: Seat) {
  const spot = spotSoFar(putSeat(onStreet(draft, dealt), seat, before));
  const [first, second] = after.kind === 'hand' ? after.cards : [];
  const left =
    after.kind === 'range'
      ? after.range.weights
      : first === undefined || second === undefined
        ? undefined
        : comboWeights({ kind: 'hand', cards: [first, second] });
  return left && readThatLeaves(spot, seat + 1, { weights: left }, filled(draft.board).slice(dealt));
}

function stepsOf(draft: Draft, seat: number): { readonly step: Narrowing; readonly read: ReadKind | undefined }[] {
  const steps = (draft.narrowed ?? []).filter(({ player }) => player === seat + 1);
  return steps.map((step, at) => {
    const after = steps[at + 1]?.before ?? draft.seats[seat];
    return { step, read: step.read ?? (after && readOfStep(draft, seat, step, after)) };
  });
}

export function readOf(draft: Draft, seat: number): Read {
  const steps = stepsOf(draft, seat);
  const first: Seat | undefined = steps.at(0)?.step.before ?? draft.seats[seat];
  const reads = steps.map(({ read }) => read);
  const known = reads.filter((read) => read !== undefined);
  const last = steps.at(-1);
  return {
    plays: first === undefined || first.kind === 'hand' ? undefined : playedBy(first),
    shows: known.length === reads.length ? known : undefined,
    now: last?.step.dealt === filled(draft.board).length ? last.read : undefined,
  };
}

/**
 * The draft with a read of a seat, on the street when the board had this many cards; or the first read that leaves no
 * combo.
 */
function show(draft: Draft, seat: number, read: ReadKind, dealt: number): Result<Draft, ReadKind> {
  const then = onStreet(draft, dealt);
  const left = rangeWithRead(spotSoFar(then), seat + 1, read, { seat, of: draft.seats.length });
  return left.ok ? ok({ ...narrow(then, seat + 1, left.value, read), board: draft.board }) : fail(read);
}

/** The draft with the hands that a seat plays, and its earlier reads; or the first read that leaves no combo. */
export function play(draft: Draft, seat: number, percent: Played): Result<Draft, ReadKind> {
  const steps = stepsOf(draft, seat);
  const hidden = RANGES.get(percent);
  if (hidden === undefined) throw new RangeError(`no chip of ${percent} %`);
  let done = ok(putSeat(draft, seat, hidden)) as Result<Draft, ReadKind>;
  for (const { step, read } of steps) {
    if (done.ok && read !== undefined) done = show(done.value, seat, read, step.dealt);
  }
  return done;
}

/**
 * The draft with what a seat shows on this street, in place of another read of the street; otherwise the read that leaves
 * nothing. An unknown seat plays half of all hands.
 *
 * @param read left out, the seat shows nothing: not on this street, or if it was not read on this street, on none
 */
export function showNow(draft: Draft, seat: number, read: ReadKind | undefined): Result<Draft, ReadKind> {
  const dealt = filled(draft.board).length;
  const own = draft.seats[seat];
  const steps = stepsOf(draft, seat);
  let wide = draft;
  if (steps.length === 0 && (own === undefined || own.kind === 'hand' || (own.kind === 'random' && !own.isGiven))) {
    const half = play(draft, seat, 50);
    if (!half.ok) return half;
    wide = half.value;
  }
  const ofStreet = steps.filter(({ step }) => step.dealt === dealt);
  const undone = read === undefined && ofStreet.length === 0 ? steps : ofStreet;
  for (const step of undone.toReversed()) {
    // A range that was narrowed in another way stays, and is narrowed further.
    if (read !== undefined && step.read === undefined) break;
    wide = widen(wide, seat + 1);
  }
  return read === undefined ? ok(wide) : show(wide, seat, read, dealt);
}

/**
 * What a seat plays and shows: `'25%, top pair +'`, of a range without a name `'top pair +'`; `undefined` if there is
 * no name for it.
 */
export function readName(draft: Draft, seat: number): string | undefined {
  const { plays, shows } = readOf(draft, seat);
  return shows === undefined || (plays ?? shows[0]) === undefined ? undefined : called(plays, shows);
}
