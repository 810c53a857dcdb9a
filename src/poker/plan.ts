import { countAtOnce, type AtOnceOptions } from './count/exact/atOnce';
import type { LongCount } from './count/longCount';
import { lookUpEquity, type PreflopTable } from './count/tables/preflopTable';
import type { Progress } from './count/board/runOuts';
import type { Equity } from './count/tally';
import { playersOf, type Spot } from './spot';

/*
 * How a spot is counted is decided here, and for long counts in `planLong.ts`, which the page loads when it first
 * needs them. A plan is one to three stages, each better than the one
 * before. A♥K♦ against 20 % on a flop is counted at once. A♥K♦ against 20 % before the flop: the table has the
 * equity, then a long count has what both end up with. Four ranges on a flop are sampled.
 */

/** A step towards the equity of a spot. */
export type Stage =
  /** The preflop table has it, without categories. */
  | { readonly kind: 'known'; readonly equity: Equity }
  /** Counted without pieces: some milliseconds, at most a few hundred. */
  | { readonly kind: 'at once'; readonly count: () => Generator<Progress, Equity> }
  /** Counted in pieces, which several workers may share. */
  | {
      readonly kind: 'long';
      readonly count: LongCount;
      /** Its place among the spot's {@link LongCounts}. */
      readonly place: number;
      /** About how many milliseconds it may take: a sample before an exact count is cut short. */
      readonly most: number;
      /** This one is sampled, and the next is exact. */
      readonly exactFollows: boolean;
    };

/** The counts of a spot that are cut into pieces, each better than the one before. */
export type LongCounts = (spot: Spot, wants: Wants) => LongCount[];

/** The parts of an equity to count, and the tables to count it with. */
export interface Wants extends AtOnceOptions {
  /** The first figure there is, and no better one after it. */
  readonly soon?: boolean;
  /** Makes preflop ranges a matter of milliseconds. */
  readonly table?: PreflopTable | undefined;
  /** Whether the worker that adds up the pieces has the table; if left out, whether `table` is given. */
  readonly hasTable?: boolean;
  /** Of `planLong.ts`, where it is loaded: a spot that is not counted at once cannot do without. */
  readonly longCounts?: LongCounts | undefined;
}

/** Of the time that an exact count takes, the part that may be spent on a sample before it. */
const SAMPLED_PART = 0.1;

/** A sample before an exact count may take so many milliseconds, however short that is. */
const LEAST_SAMPLE = 100;

/** Whether a spot is counted without pieces: known hands, after the flop also up to two hidden ones, no wild card. */
export function isCountedAtOnce(spot: Spot): boolean {
  const hidden = playersOf(spot).filter(({ kind }) => kind !== 'hand').length;
  return spot.wild === undefined && (hidden === 0 || (hidden <= 2 && spot.board.length > 0));
}

/**
 * The stages in which the equity of a checked spot is counted, the best last; one alone where it is wanted soon.
 *
 * @throws Error where the spot needs the long counts and `wants` has none
 */
export function plan(spot: Spot, wants: Wants): Stage[] {
  const { categories = true, combos = false, soon = false, table, longCounts } = wants;
  const equity = lookUpEquity(spot, table);
  const known: Stage[] = equity === undefined ? [] : [{ kind: 'known', equity }];
  if (equity !== undefined && (soon || !categories)) return known;
  if (isCountedAtOnce(spot)) {
    const atOnce = (withCombos: boolean): Stage => ({
      kind: 'at once',
      count: () => countAtOnce(spot, { categories, combos: withCombos }),
    });
    // Of any two cards there are so many combos that the equity is not kept waiting for theirs.
    const isFirstWithout = combos && isHandAgainstAny(spot);
    if (soon || isFirstWithout) known.push(atOnce(false));
    return soon ? known : [...known, atOnce(combos)];
  }
  if (longCounts === undefined) throw new Error('the long counts are not loaded');
  const counts = longCounts(spot, wants);
  const last = counts.length - 1;
  const stages = counts.map((count, place): Stage => ({
    kind: 'long',
    count,
    place,
    most: place === last || soon ? Infinity : Math.max(LEAST_SAMPLE, SAMPLED_PART * (counts[last].effort ?? 0)),
    exactFollows: !soon && count.method === 'sampled' && place < last && counts[last].method === 'exact',
  }));
  if (soon) return stages.slice(0, 1);
  // Where the table has the equity no sample comes before what is exact.
  return equity === undefined ? stages : [...known, ...stages.slice(-1)];
}

function isHandAgainstAny(spot: Spot): boolean {
  const kinds = playersOf(spot).map(({ kind }) => kind);
  return spot.board.length > 0 && kinds.length === 2 && kinds.includes('hand') && kinds.includes('random');
}
