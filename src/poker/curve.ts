/*
 * A range's combos in the order of their equity: the equity curve, its parts, and the effect of the next card on the
 * range's equity. Combos count by their weights, and only if they can meet a hand of the other player.
 */

/** The borders of a curve's buckets; an equity on a border belongs to the upper one. */
export const BUCKET_BORDERS = [0, 0.25, 0.5, 0.6, 0.7, 0.8, 0.9, 1] as const;

/** The distance at which an equity counts as on a border. */
export const ON_BORDER = 1e-9;

/** The results of each combo of a range, in parallel lists. */
export interface Valued {
  readonly weights: Float64Array;
  /** The other player's weight that each can meet; 0 if there is none. */
  readonly facing: Float64Array;
  /** Its own equity, 0 to 1; not a number if it can meet none. */
  readonly equities: Float64Array;
}

/** A range's combos by their own equity, the worst first. */
export interface EquityCurve {
  /** Places in the range's lists of the combos that have an equity. */
  readonly order: Uint16Array;
  /** The running sum of the weights, in this order: up to each combo and with it. */
  readonly upTo: Float64Array;
  /** The weight of all. */
  readonly all: number;
  /** For each of them its equity: never falling. */
  readonly equities: Float64Array;
}

export function curveOf({ weights, facing, equities }: Valued): EquityCurve {
  const order = Uint16Array.from(weights.keys())
    .filter((at) => facing[at] > 0)
    .sort((a, b) => equities[a] - equities[b] || a - b);
  const upTo = new Float64Array(order.length);
  let sum = 0;
  for (let index = 0; index < order.length; index++) upTo[index] = sum += weights[order[index]];
  return {
    order,
    upTo,
    all: sum,
    equities: Float64Array.from(order, (at) => equities[at]),
  };
}

/**
 * The equity of a range, or of some of its combos: each counts as often as it is dealt with a hand of the other
 * player.
 *
 * @param places in the range's lists; left out, all
 * @returns `undefined` if none of them can be dealt
 */
export function equityOf(
  { weights, facing, equities }: Valued,
  places: Iterable<number> = weights.keys(),
): number | undefined {
  let won = 0;
  let all = 0;
  for (const at of places) {
    if (facing[at] === 0) continue;
    won += weights[at] * facing[at] * equities[at];
    all += weights[at] * facing[at];
  }
  return all === 0 ? undefined : won / all;
}

/** The weight below an equity; an equity on the border is not below. */
function weightBelow({ upTo, equities }: EquityCurve, border: number): number {
  let [low, high] = [0, equities.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (equities[middle] < border - ON_BORDER) low = middle + 1;
    else high = middle;
  }
  return low === 0 ? 0 : upTo[low - 1];
}

/** The share of the range that has an equity of this much or more, 0 to 1. */
export function shareFrom(curve: EquityCurve, border: number): number {
  return (curve.all - weightBelow(curve, border)) / curve.all;
}

/** The shares of the range from one border to the next, the worst first; together 1. */
export function bucketsOf(curve: EquityCurve, borders: readonly number[] = BUCKET_BORDERS): number[] {
  // All of it is between the first border and the last.
  const below = borders.slice(1, -1).map((border) => weightBelow(curve, border));
  return [...below, curve.all].map((weight, at) => (weight - (below[at - 1] ?? 0)) / curve.all);
}

/**
 * The combo at a part of the range, counted from its worst hands.
 *
 * @param part 0 the worst combo, 1 the best
 * @returns the combo's place on the curve
 */
export function placeAt({ upTo, all }: EquityCurve, part: number): number {
  const at = upTo.findIndex((weight) => weight >= (part - ON_BORDER) * all);
  return at < 0 ? upTo.length - 1 : at;
}

/** The effect of a next card on the equity of hero's range. */
export interface CardChange<Card> {
  readonly card: Card;
  readonly equity: number;
  /** Against the equity now, -1 to 1. */
  readonly change: number;
}

/** The effects of the next cards, the best first; equal ones in the order they came. */
export function changesOf<Card>(
  cards: readonly { readonly card: Card; readonly equity?: number }[],
  now: number,
): CardChange<Card>[] {
  return cards
    .flatMap(({ card, equity }) => (equity === undefined ? [] : [{ card, equity, change: equity - now }]))
    .sort((a, b) => b.change - a.change);
}

const SCALES = [0.04, 0.08, 0.16, 0.32, 0.64, 1];

/** How far a gauge of changes goes to each side: the least step that no change leaves. */
export function scaleOf(changes: readonly { readonly change: number }[]): number {
  const most = Math.max(0, ...changes.map(({ change }) => Math.abs(change)));
  return SCALES.find((scale) => most <= scale + ON_BORDER) ?? 1;
}
