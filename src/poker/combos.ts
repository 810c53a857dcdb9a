import { cardOf, DECK, RANKS, type Card, type Hole, type Rank, type Suit } from './card';

/* The 1,326 combos of two cards, and ranges of them by weight. */

/** For each of the 1,326 combos, at its `comboIndex`, a weight from 0 (never) to 1. */
export interface Range {
  readonly weights: Float64Array;
}

/** The range without a combo: an empty seat's. */
export const NO_RANGE: Range = { weights: new Float64Array(1326) };

/** Place of two different cards, in either order, among the 1,326 combos. */
export function comboIndex(a: Card, b: Card): number {
  return a > b ? (a * (a - 1)) / 2 + b : (b * (b - 1)) / 2 + a;
}

/** The combos at their `comboIndex`, the higher card first. */
export const COMBOS: readonly Hole[] = DECK.flatMap((high) => DECK.slice(0, high).map((low): Hole => [high, low]));

/** Every place of `COMBOS`. */
export const EVERY_COMBO: readonly number[] = Array.from(COMBOS.keys());

/** Suited, offsuit, or '' for both and for pairs. */
export type Suitedness = 's' | 'o' | '';

/** Two ranks, the higher first. */
export interface Ranks {
  readonly high: Rank;
  readonly low: Rank;
  readonly suitedness: Suitedness;
}

/** The places of the combos that `AA`, `AKs`, `AKo` or `AK` names. */
export function combosOf({ high, low, suitedness }: Ranks): number[] {
  const combos: number[] = [];
  for (let first: Suit = 3; first >= 0; first--) {
    for (let second: Suit = 3; second >= 0; second--) {
      if (high === low && second >= first) continue;
      if (suitedness === 's' && first !== second) continue;
      if (suitedness === 'o' && first === second) continue;
      combos.push(comboIndex(cardOf(high, first), cardOf(low, second)));
    }
  }
  return combos;
}

export function classText({ high, low, suitedness }: Ranks): string {
  return RANKS.charAt(high) + RANKS.charAt(low) + suitedness;
}

export function combosIn({ weights }: Range): number {
  return weights.reduce((count, weight) => (weight > 0 ? count + 1 : count), 0);
}

/** The sum of all weights: combos, each counted for as much as it is held. */
export function weightOf({ weights }: Range): number {
  return weights.reduce((sum, weight) => sum + weight, 0);
}
