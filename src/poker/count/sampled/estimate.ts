import { formatCards, type Card } from '../../card';
import { hashText } from '../../dice';
import { formatRange } from '../../range';
import type { Player, Spot } from '../../spot';
import type { LongCount } from '../longCount';
import type { Moments } from './regression';
import { seatsIn, type Equity, type PlayerEquity, type Tally } from '../tally';

/* Shared by all sampled counts: when they end, how sure they are, and the seed of their dice. */

/** A sampled count ends when no equity's 95% interval is wider than this to either side. */
export const TARGET_HALF_WIDTH = 0.001;

/** Two-sided 95% of the normal distribution, in standard errors. */
export const Z = 1.959964;

/** The two-sided 95% of Student's distribution, to the second term of its expansion. */
function studentOf(freedom: number): number {
  return Z * (1 + (Z * Z + 1) / (4 * freedom));
}

/** Deals in a batch: one to three milliseconds' work. */
export const BATCH = 2_048;

/** Fewer batches than these say too little about how much deals differ. */
const LEAST_BATCHES = 4;

/** However wide the intervals are by then. */
export const MOST_BATCHES = 4_096;

/**
 * How far a sample has come, 0 to 1: it is done if no interval is wider than the target, or after
 * {@link MOST_BATCHES}. Intervals shrink with the square root of what is drawn: at twice the target, a quarter.
 *
 * @param widest half of the widest 95% interval
 */
export function sampledPart(
  batches: number,
  widest: number,
  { least = LEAST_BATCHES, target = TARGET_HALF_WIDTH } = {},
): number {
  if (batches >= MOST_BATCHES || (batches >= least && widest <= target)) return 1;
  return Math.min(0.99, (target / widest) ** 2);
}

/**
 * Half of the 95% interval of a mean: Wilson's for proportions (1927), with the variance of the mean that was
 * observed. It is wider than nothing even if all samples were equal.
 *
 * @param samples of equal weight that would say as much
 */
export function halfWidthOf(variance: number, samples: number): number {
  if (samples === 0) return 1;
  const even = (Z * Z) / (2 * samples);
  return Math.min(1, Math.sqrt(Z * Z * Math.max(0, variance) + even * even));
}

/**
 * Half of the 95% interval of a weighted mean. Of x with weight w in each sample, the sums are:
 *
 * @param x of wx
 * @param wx of w²x
 * @param xx of w²x²
 * @param weight of w
 * @param squares of w²
 */
export function weightedHalfWidth(x: number, wx: number, xx: number, weight: number, squares: number): number {
  if (weight === 0) return 1;
  const mean = x / weight;
  const spread = xx - 2 * mean * wx + mean * mean * squares;
  return halfWidthOf(spread / (weight * weight), (weight * weight) / squares);
}

/** Seeds the dice of a spot: the same, however its cards are ordered. */
export function seedOf(spot: Spot): number {
  return hashText(textOf(spot));
}

/** `'AhKd'`, the range's text, or `'random'`. */
export function writePlayer(player: Player): string {
  if (player.kind === 'hand') return formatCards(player.cards.toSorted((a, b) => b - a));
  return player.kind === 'range' ? formatRange(player.range) : player.kind;
}

/** The spot in one way of writing it. */
function textOf({ hero, opponents, board, dead, wild }: Spot): string {
  const sorted = (cards: readonly Card[]) => formatCards(cards.toSorted((a, b) => b - a));
  const deck = wild === undefined ? [] : [wild];
  return [...deck, sorted(board), sorted(dead), ...[hero, ...opponents].map(writePlayer)].join(';');
}

/** Each player's share, wins and ties. */
export const FIGURES = 3;

/** Takes the players' figures on a board out of a tally: each player's three, from `from` on. */
export function takeFigures({ players, winners }: Tally, to: Float64Array, from: number): void {
  to.fill(0, from, from + FIGURES * players);
  for (let mask = 1; mask < winners.length; mask++) {
    const sharing = seatsIn(mask);
    for (let player = 0; player < players; player++) {
      if (((mask >> player) & 1) === 0) continue;
      const at = from + FIGURES * player;
      to[at] += winners[mask] / sharing;
      to[at + (sharing === 1 ? 1 : 2)] += winners[mask];
    }
  }
  winners.fill(0);
}

/** A figure in parts of all deals, and half of its 95% interval. */
export interface Estimate {
  readonly mean: number;
  readonly halfWidth: number;
}

/**
 * Half of the finest interval that a category is given, in parts of all deals: of rare ones so few draws find anything
 * that these say little of how sure they are.
 */
const FINEST = 0.000_05;

/** The known part of a player's categories, and the sampled part. */
export interface Endings {
  /** By category, in parts of all deals; 1 together. */
  readonly known: readonly number[];
  /** The draws' results beyond that, by category; their mean, times the scale, is in parts of all deals. */
  readonly found: Moments;
  readonly scale: number;
}

/** Boards that are drawn in batches, and figures that are estimated from all of them together. */
export abstract class SampledBoards implements LongCount {
  readonly method = 'sampled';
  readonly pieces: number = Infinity;
  /** Batches come after this many other pieces. */
  protected readonly piecesBefore: number = 0;
  /** Fewer batches than these say nothing yet. */
  protected abstract readonly leastBatches: number;

  abstract count(piece: number): Float64Array;

  /** How many boards were drawn. */
  protected abstract draws(sums: Float64Array): number;

  /** Each player's share, wins or ties. */
  protected abstract estimate(sums: Float64Array, figure: number): readonly Estimate[];

  /** A player's categories; `undefined` if they are not counted. */
  protected abstract endings(sums: Float64Array, player: number): Endings | undefined;

  isDone(sums: Float64Array, pieces: number): boolean {
    return this.progress(sums, pieces) === 1;
  }

  progress(sums: Float64Array, pieces: number): number {
    const batches = pieces - this.piecesBefore;
    const least = this.leastBatches;
    return batches < least ? 0 : sampledPart(batches, this.#widest(sums), { least });
  }

  equity(sums: Float64Array): Equity {
    const boards = this.draws(sums);
    const [shares, wins, ties] = [0, 1, 2].map((figure) => this.estimate(sums, figure));
    const players = shares.map((share, player) => ({
      wins: wins[player].mean * boards,
      winsHalfWidth: wins[player].halfWidth,
      ties: ties[player].mean * boards,
      tiesHalfWidth: ties[player].halfWidth,
      equity: share.mean,
      halfWidth: share.halfWidth,
      ...this.#categories(sums, player),
    }));
    return { players, of: boards, samples: boards };
  }

  #categories(sums: Float64Array, player: number): Pick<PlayerEquity, 'categories' | 'categoryHalfWidths'> {
    const endings = this.endings(sums, player);
    if (endings === undefined) return { categories: [] };
    const { known, found, scale } = endings;
    const boards = this.draws(sums);
    const times = studentOf(found.draws - 1);
    const estimates = known.map((share, category): Estimate => {
      // Draws find more or less of everything: what is left is what changes a category's share.
      const target = Float64Array.from(known, (_, other) => Number(other === category) - share);
      const variance = Math.max(0, found.varianceOf(target)) / (found.draws - 1);
      return {
        mean: Math.min(1, Math.max(0, share + scale * found.meanOf(target))),
        // A category that no combo makes alone, none makes with other hands.
        halfWidth: share === 0 ? 0 : Math.max(FINEST, scale * times * Math.sqrt(variance)),
      };
    });
    return {
      categories: estimates.map(({ mean }) => mean * boards),
      categoryHalfWidths: estimates.map(({ halfWidth }) => halfWidth),
    };
  }

  #widest(sums: Float64Array): number {
    return Math.max(...this.estimate(sums, 0).map(({ halfWidth }) => halfWidth));
  }
}
