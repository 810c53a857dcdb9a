import { CONTINUING, keptParts, narrowRange, readLadder, type KeptRows, type Ladder } from './breakdown';
import type { Card } from './card';
import { COMBOS, type Range } from './combos';
import { HELD_DRAWS, LADDER, RUNGS, type HeldDraw, type Rung } from './holding';
import { READ_KINDS, type RangeProblem, type Read, type ReadKind } from './range';
import { fail, ok, type Place, type Result } from './result';
import { namedFor, playersOf, type DealProblem, type Spot } from './spot';

/*
 * A read: what a player shows on the board, of the hands that they play. It is a narrowed range, which stays as it is when
 * more cards come.
 */

/** The rungs from the best down to one of them. */
function downTo(rung: Rung): readonly Rung[] {
  return RUNGS.slice(0, RUNGS.indexOf(rung) + 1);
}

const CONTINUING_DRAWS = HELD_DRAWS.filter(({ continues }) => continues).map(({ name }) => name);

/** The rows of a range that each read keeps. */
const READ_ROWS: Readonly<Record<ReadKind, readonly (Rung | HeldDraw)[]>> = {
  connects: [...LADDER.filter(({ kind }) => kind !== 'no pair').map(({ name }) => name), ...CONTINUING_DRAWS],
  continues: CONTINUING,
  'toppair+': downTo('top pair'),
  'twopair+': downTo('two pair'),
};

function keptBy(kind: ReadKind): KeptRows {
  return new Map(READ_ROWS[kind].map((row) => [row, 1]));
}

function narrowTo(ladder: Ladder, kind: ReadKind): Range | undefined {
  const range = narrowRange(ladder, keptParts(ladder, keptBy(kind)));
  return range.weights.some((weight) => weight > 0) ? range : undefined;
}

/**
 * Returns what a read leaves of the hands in a seat: the combos that narrowing to the rows of the read keeps, with their
 * weights. Combos with a card that is in play are gone. Takes about a millisecond.
 *
 * @param seat 0 hero, 1 the first opponent, and so on; its known hand is a range of one combo
 * @returns `undefined` if no combo is left, before the flop, and in a deck with wild cards
 */
export function withRead(spot: Spot, seat: number, kind: ReadKind): Range | undefined {
  const ladder = readLadder(spot, seat);
  return ladder && narrowTo(ladder, kind);
}

/**
 * Returns what {@link withRead} does.
 *
 * @param place the field of the text, for the problem
 * @returns `bad-range` before the flop and in a deck with wild cards, `empty-range` if no combo is left
 */
export function rangeWithRead(
  spot: Spot,
  seat: number,
  kind: ReadKind,
  place: Place,
): Result<Range, RangeProblem | DealProblem> {
  const ladder = readLadder(spot, seat);
  if (ladder === undefined) {
    const why = spot.wild === undefined ? 'no flop' : 'wild read';
    return fail({ code: 'bad-range', place, why, read: kind });
  }
  const range = narrowTo(ladder, kind);
  if (range !== undefined) return ok(range);
  return ladder.live === 0
    ? fail({ code: 'empty-range', place, why: 'blocked' })
    : fail({ code: 'empty-range', place, why: 'no read', read: kind });
}

export interface Left {
  readonly kind: ReadKind;
  /** Cards of the board then. */
  readonly dealt: number;
  readonly range: Range;
}

/**
 * Returns what each of a player's reads leaves, in the order of the streets.
 *
 * @returns the problem of the first read that leaves nothing, or whose street is still to come; see {@link rangeWithRead}
 */
export function rangesWithReads(
  spot: Spot,
  seat: number,
  reads: readonly Read[],
  place: Place,
): Result<readonly Left[], RangeProblem | DealProblem> {
  const { board } = spot;
  const left: Left[] = [];
  const [hero, ...opponents] = playersOf(spot);
  let own = { ...spot, hero, opponents };
  const dated = reads.map(({ kind, dealt = board.length }) => ({ kind, dealt }));
  for (const read of dated.sort((a, b) => a.dealt - b.dealt)) {
    const { kind, dealt } = read;
    if (dealt > board.length) return fail({ code: 'bad-range', place, why: 'no street', read });
    const range = rangeWithRead({ ...own, board: board.slice(0, dealt) }, seat, kind, place);
    if (!range.ok) return range;
    left.push({ kind, dealt, range: range.value });
    const player = { kind: 'range', range: range.value } as const;
    own = seat === 0 ? { ...own, hero: player } : { ...own, opponents: own.opponents.with(seat - 1, player) };
  }
  return ok(left);
}

/**
 * Returns the read that leaves a range of the hands in a seat.
 *
 * @param later cards that have come since: combos with one of them do not count
 * @returns `undefined` if the range was left by something else
 */
export function readThatLeaves(
  spot: Spot,
  seat: number,
  { weights }: Range,
  later: readonly Card[],
): ReadKind | undefined {
  const ladder = readLadder(spot, seat);
  if (ladder === undefined) return undefined;
  const gone = new Set([...namedFor(spot, seat), ...later]);
  const isGone = (combo: number) => COMBOS[combo].some((card) => gone.has(card));
  return READ_KINDS.find((kind) => {
    const left = narrowTo(ladder, kind)?.weights;
    return left?.every((weight, combo) => weight === weights[combo] || isGone(combo)) === true;
  });
}
