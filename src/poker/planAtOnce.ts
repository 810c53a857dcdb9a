import { countAtOnce, type AtOnceOptions } from './count/exact/atOnce';
import type { LongCount } from './count/longCount';
import { lookUpEquity, type PreflopTable } from './count/tables/preflopTable';
import type { Progress } from './count/board/runOuts';
import type { Equity } from './count/tally';
import { playersOf, type Spot } from './spot';

/*
 * The part of the plan (`plan.ts`) for spots that are counted in one piece, by itself: the worker's first file has no
 * other.
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
      /** The index of `count` among the spot's `longCounts`. */
      readonly place: number;
      /** The most milliseconds, roughly, that the count may take: a sample before an exact count is cut short. */
      readonly most: number;
      /** Whether the count is sampled and an exact count follows. */
      readonly exactFollows: boolean;
    };

/** The parts of an equity to count, and the tables to count it with. */
export interface Wants extends AtOnceOptions {
  /** Whether the first figure is enough, without a better one after it. */
  readonly soon?: boolean;
  /** The preflop table: with it, preflop ranges take milliseconds. */
  readonly table?: PreflopTable | undefined;
  /** Whether the worker that adds up the pieces has the table; if left out, whether `table` is given. */
  readonly hasTable?: boolean;
}

/** Whether a spot is counted in one piece: known hands, from a whole flop on also up to two hidden hands, no wild cards. */
export function isCountedAtOnce(spot: Spot): boolean {
  const hidden = playersOf(spot).filter(({ kind }) => kind !== 'hand').length;
  return spot.wild === undefined && (hidden === 0 || (hidden <= 2 && spot.board.length >= 3));
}

/** The first stage, if the preflop table has the equity; it is the last if no more is wanted. */
export function knownStage(
  spot: Spot,
  { categories = true, soon = false, table }: Wants,
): { readonly known: Stage[]; readonly isEnough: boolean } {
  const equity = lookUpEquity(spot, table);
  const known: Stage[] = equity === undefined ? [] : [{ kind: 'known', equity }];
  return { known, isEnough: equity !== undefined && (soon || !categories) };
}

/** The stages of a spot that is counted in one piece, the best result last. With `soon` there is one stage. */
export function planAtOnce(spot: Spot, wants: Wants): Stage[] {
  const { categories = true, combos = false, soon = false } = wants;
  const { known, isEnough } = knownStage(spot, wants);
  if (isEnough) return known;
  const atOnce = (withCombos: boolean): Stage => ({
    kind: 'at once',
    count: () => countAtOnce(spot, { categories, combos: withCombos }),
  });
  // Any two cards have up to 1,081 combos: the equity is shown before the equities of all these combos.
  const isFirstWithout = combos && isHandAgainstAny(spot);
  if (soon || isFirstWithout) known.push(atOnce(false));
  return soon ? known : [...known, atOnce(combos)];
}

function isHandAgainstAny(spot: Spot): boolean {
  const kinds = playersOf(spot).map(({ kind }) => kind);
  return spot.board.length >= 3 && kinds.length === 2 && kinds.includes('hand') && kinds.includes('random');
}
