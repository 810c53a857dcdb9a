import type { Card, Hole } from '../poker/card';
import { COMBOS } from '../poker/combos';
import type { HeldRange } from './fields';

/* Counting the combos that a range has left, and the wrong counts that players come to. */

/** A range, and the cards that take combos from it. */
export interface CountGiven {
  readonly range: HeldRange;
  /** Three to five cards, or none. */
  readonly board: readonly Card[];
  readonly hero: Hole | undefined;
  readonly dead: readonly Card[];
}

/** Combos by weight: whole numbers where there are none. */
export interface CountKey {
  /** Those that are left. */
  readonly combos: number;
  /** All of the range. */
  readonly of: number;
}

/** Combos of a range, by weight, without those that hold one of the cards. */
export function countLeft({ range: { weights } }: HeldRange, blocking: readonly Card[]): number {
  const named = new Set(blocking);
  return COMBOS.reduce(
    (sum, [high, low], combo) => (named.has(high) || named.has(low) ? sum : sum + weights[combo]),
    0,
  );
}

/** The cards that nobody else can hold. */
export function blockingCards({ board, hero, dead }: Omit<CountGiven, 'range'>): readonly Card[] {
  return [...board, ...(hero ?? []), ...dead];
}

export function solveCount(given: CountGiven): CountKey {
  return { combos: countLeft(given.range, blockingCards(given)), of: countLeft(given.range, []) };
}
