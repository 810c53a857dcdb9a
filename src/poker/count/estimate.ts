import { formatCards, type Card } from '../card';
import { hashText } from '../dice';
import { formatRange } from '../range';
import type { Player, Spot } from '../spot';
import { seatsIn, type Tally } from './tally';

/*
 * What all sampled counts share: when they end, how sure they are, and what seeds their dice.
 */

/** A sampled count ends when no equity's 95 % interval is wider than this to either side. */
export const TARGET_HALF_WIDTH = 0.001;

/** Two-sided 95 % of the normal distribution, in standard errors. */
export const Z = 1.959964;

/** Deals in a batch: one to three milliseconds' work. */
export const BATCH = 2_048;

/** Fewer batches than these say too little about how much deals differ. */
export const LEAST_BATCHES = 4;

/** However wide the intervals are by then. */
export const MOST_BATCHES = 4_096;

/**
 * Half of the 95 % interval of a mean: Wilson's for proportions (1927), with the variance of the mean
 * that was observed. It is wider than nothing even where all that was drawn was alike.
 *
 * @param samples of equal weight that would say as much
 */
export function halfWidthOf(variance: number, samples: number): number {
  if (samples === 0) return 1;
  const even = (Z * Z) / (2 * samples);
  return Math.min(1, Math.sqrt(Z * Z * Math.max(0, variance) + even * even));
}

/**
 * Half of the 95 % interval of a weighted mean. Of x with weight w in each sample, the sums are:
 *
 * @param x of wx
 * @param wx of w²x
 * @param xx of w²x²
 * @param weight of w
 * @param squares of w²
 */
export function weightedHalfWidth(
  x: number,
  wx: number,
  xx: number,
  weight: number,
  squares: number,
): number {
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
