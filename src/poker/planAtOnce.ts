import { countAtOnce, type AtOnceOptions } from './count/exact/atOnce';
import type { LongCount } from './count/longCount';
import { lookUpEquity, type PreflopTable } from './count/tables/preflopTable';
import type { Progress } from './count/board/runOuts';
import type { Equity } from './count/tally';
import { playersOf, type Spot } from './spot';

/*
 * This file decides how a spot is counted; `planLong.ts` decides it for long counts, and the page loads it when it
 * first needs one. A plan has one to three stages, each with a better result than the stage before:
 *
 * - A♥K♦ v 20% on a flop: counted at once.
 * - A♥K♦ v 20% before the flop: the equity from the table, then a long count of the final hands.
 * - Four ranges on a flop: a sampled count.
 */

/** A step towards the equity of a spot. */
export type Stage =
  /** The equity comes from the preflop table, without categories. */
  | { readonly kind: 'known'; readonly equity: Equity }
  /** Counted in one piece: a few milliseconds, at most a few hundred. */
  | { readonly kind: 'at once'; readonly count: () => Generator<Progress, Equity> }
  /** Counted in pieces that several workers may share. */
  | {
      readonly kind: 'long';
      readonly count: LongCount;
      /** The index of `count` among the spot's {@link LongCounts}. */
      readonly place: number;
      /** The most milliseconds, roughly, that the count may take: a sample before an exact count is cut short. */
      readonly most: number;
      /** Whether the count is sampled and an exact count follows. */
      readonly exactFollows: boolean;
    };

/** Returns the counts of a spot that are cut into pieces, each with a better result than the count before. */
export type LongCounts = (spot: Spot, wants: Wants) => LongCount[];

/** The parts of an equity to count, and the tables to count it with. */
export interface Wants extends AtOnceOptions {
  /** Whether the first figure is enough, without a better one after it. */
  readonly soon?: boolean;
  /** The preflop table: with it, preflop ranges take milliseconds. */
  readonly table?: PreflopTable | undefined;
  /** Whether the worker that adds up the pieces has the table; if left out, whether `table` is given. */
  readonly hasTable?: boolean;
  /** `longCounts` of `planLong.ts`, if loaded. A spot that is not counted at once needs it. */
  readonly longCounts?: LongCounts | undefined;
}

/** The sample before an exact count may take this part of the exact count's time. */
const SAMPLED_PART = 0.1;

/** The sample before an exact count may always take this many milliseconds. */
const LEAST_SAMPLE = 100;

/** Whether a spot is counted in one piece: known hands, from the flop on also up to two hidden hands, no wild cards. */
export function isCountedAtOnce(spot: Spot): boolean {
  const hidden = playersOf(spot).filter(({ kind }) => kind !== 'hand').length;
  return spot.wild === undefined && (hidden === 0 || (hidden <= 2 && spot.board.length > 0));
}

/**
 * The stages of a checked spot's count, the best result last. With `soon` there is one stage.
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
    // Any two cards have up to 1,081 combos: the equity is shown before the equities of all these combos.
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
  // The table's equity is exact, so there is nothing to sample first.
  return equity === undefined ? stages : [...known, ...stages.slice(-1)];
}

function isHandAgainstAny(spot: Spot): boolean {
  const kinds = playersOf(spot).map(({ kind }) => kind);
  return spot.board.length > 0 && kinds.length === 2 && kinds.includes('hand') && kinds.includes('random');
}
