import { DECK, rankOf, type Card } from '../card';
import { CATEGORIES } from '../category';
import { choose } from '../chance';
import { Dice } from '../dice';
import type { Spot } from '../spot';
import { KnownHands } from './knownHands';
import type { LongCount } from './longCount';
import { sumMatchups, type PreflopTable } from './preflopTable';
import { rowLookup } from './rankRows';
import type { Ranged, RangeSweep } from './rangeSweep';
import { halfWidthOf, MOST_BATCHES, TARGET_HALF_WIDTH, seedOf, Z } from './estimate';
import { Sweep } from './sweep';
import { seatsIn, Tally, type BoardResult, type Equity } from './tally';
import { ThreeSweep } from './threeSweep';

/*
 * Ranges before the flop: what is drawn is the board, and nothing else. On each board the sweep gives the
 * outcome of all hands; how much it depends on the board follows what is known of all boards: the weight of
 * the deals, and between each two of three players what the preflop table says. These are control variates,
 * their slopes found by least squares from the boards drawn (A. B. Owen, Monte Carlo theory, methods and
 * examples, chapter 8). All shares have the deals among their controls, so that they add up to 1.
 */

/** Boards in a batch: a few milliseconds' work. */
const BOARDS = 64;

/** Of fewer batches the slopes follow chance, and the intervals with them. */
const LEAST_BATCHES = 8;

const NOBODY = new KnownHands([], []);

const NO_BASE = Array.from({ length: 3 }, () => [0, 0, 0]);

/** What boards are drawn from, what is counted on them, and what is known of all of them. */
export interface Drawing {
  readonly deck: readonly Card[];
  /** Where there are such cards, boards without any are not drawn. */
  readonly holding: readonly Card[];
  readonly tally: Tally;
  readonly sweep: RangeSweep;
  /** Known hands of all boards. */
  readonly known: KnownHands;
  /** Two players alone, for what the first of them gets. */
  readonly pairs: readonly RangeSweep[];
  /** The mean over boards of all deals, and then of each pair's share and deals; NaN where it is not known. */
  readonly means: readonly number[];
  /** A player's shares, wins or ties are `base + factor × mean` of `deals`; the base by figure and player. */
  readonly base: readonly (readonly number[])[];
  readonly factor: number;
  readonly deals: number;
}

/** Each player's share, wins and ties. */
const FIGURES = 3;

/** Two or three players before the flop, on boards that are drawn. */
export class BoardSample implements LongCount {
  readonly method = 'sampled';
  readonly pieces: number = Infinity;
  readonly #seed: number;
  readonly #drawing: Drawing;
  readonly #players: number;
  readonly #controls: number;

  /* One board. */
  readonly #board: Card[] = [];
  readonly #found: Float64Array;

  constructor(spot: Spot, drawing: Drawing) {
    this.#seed = seedOf(spot);
    this.#drawing = drawing;
    this.#players = drawing.tally.players;
    this.#controls = drawing.means.length;
    this.#found = new Float64Array(this.#values);
  }

  /*
   * A batch's sums: how many boards; the controls and figures of all boards, one after the other; and the
   * products of each control with each of these and of each figure with itself. Then the categories.
   */

  get #values(): number {
    return this.#controls + FIGURES * this.#players;
  }

  get #squaresFrom(): number {
    return 1 + this.#values * (1 + this.#controls);
  }

  get #categoriesFrom(): number {
    return this.#squaresFrom + this.#values;
  }

  count(piece: number): Float64Array {
    const { tally } = this.#drawing;
    const values = this.#values;
    const sums = new Float64Array(this.#categoriesFrom + CATEGORIES.length * this.#players);
    const dice = new Dice(this.#seed, piece);
    tally.sums.fill(0);
    sums[0] = BOARDS;
    for (let drawn = 0; drawn < BOARDS; drawn++) {
      this.#draw(dice);
      this.#countBoard();
      const found = this.#found;
      for (let value = 0; value < values; value++) {
        sums[1 + value] += found[value];
        sums[this.#squaresFrom + value] += found[value] * found[value];
        for (let control = 0; control < this.#controls; control++) {
          sums[1 + values * (1 + control) + value] += found[control] * found[value];
        }
      }
    }
    sums.set(tally.categories, this.#categoriesFrom);
    return sums;
  }

  isDone(sums: Float64Array, pieces: number): boolean {
    return (
      pieces >= MOST_BATCHES || (pieces >= LEAST_BATCHES && this.#widest(sums) <= TARGET_HALF_WIDTH)
    );
  }

  /** The interval shrinks with the square root of the boards. */
  progress(sums: Float64Array, pieces: number): number {
    if (pieces < LEAST_BATCHES) return 0;
    if (this.isDone(sums, pieces)) return 1;
    return Math.min(0.99, (TARGET_HALF_WIDTH / this.#widest(sums)) ** 2);
  }

  equity(sums: Float64Array): Equity {
    const [boards, deals] = sums;
    const players = Array.from({ length: this.#players }, (_, player) => {
      const [share, wins, ties] = [0, 1, 2].map((figure) => this.#estimate(sums, player, figure));
      const from = this.#categoriesFrom + CATEGORIES.length * player;
      return {
        wins: wins.mean * boards,
        winsHalfWidth: wins.halfWidth,
        ties: ties.mean * boards,
        tiesHalfWidth: ties.halfWidth,
        equity: share.mean,
        halfWidth: share.halfWidth,
        categories: this.#drawing.tally.withCategories
          ? Array.from(
              sums.subarray(from, from + CATEGORIES.length),
              (own) => (own / deals) * boards,
            )
          : [],
      };
    });
    return { players, of: boards, samples: boards };
  }

  #widest(sums: Float64Array): number {
    return Math.max(
      ...Array.from(
        { length: this.#players },
        (_, player) => this.#estimate(sums, player, 0).halfWidth,
      ),
    );
  }

  /** A figure in parts of all deals, its controls' errors taken off. */
  #estimate(
    sums: Float64Array,
    player: number,
    figure: number,
  ): { mean: number; halfWidth: number } {
    const { means, base, factor, deals } = this.#drawing;
    const [boards] = sums;
    const values = this.#values;
    const at = this.#controls + FIGURES * player + figure;
    const mean = (value: number) => sums[1 + value] / boards;
    const covariance = (control: number, value: number) =>
      sums[1 + values * (1 + control) + value] / boards - mean(control) * mean(value);
    const used = Array.from(means.keys()).filter((control) => !Number.isNaN(means[control]));
    const slopes = solve(
      used.map((row) => used.map((column) => covariance(row, column))),
      used.map((row) => covariance(row, at)),
    );
    let estimate = mean(at);
    let spread = sums[this.#squaresFrom + at] / boards - mean(at) ** 2;
    used.forEach((control, index) => {
      estimate -= slopes[index] * (mean(control) - means[control]);
      spread -= slopes[index] * covariance(control, at);
    });
    // Each slope that is found takes one degree of freedom.
    const error = Math.sqrt(Math.max(0, spread) / (boards - 1 - used.length));
    const part = (error * Math.abs(factor)) / deals;
    /** How much of all deals the boards that were drawn from stand for. */
    const ofAll = (mean(0) * Math.abs(factor)) / deals;
    return {
      mean: Math.min(1, Math.max(0, (base[figure][player] + factor * estimate) / deals)),
      // Some ranges tie on few boards, of which none may have been drawn.
      halfWidth: figure === 0 ? Z * part : halfWidthOf(part * part, boards / ofAll),
    };
  }

  #draw(dice: Dice): void {
    const { deck, holding } = this.#drawing;
    const board = this.#board;
    do {
      board.length = 0;
      while (board.length < 5) {
        const card = deck[dice.below(deck.length)];
        if (!board.includes(card)) board.push(card);
      }
    } while (holding.length > 0 && !board.some((card) => holding.includes(card)));
  }

  /** Writes the board's controls and figures to `#found`; its categories go to the tally. */
  #countBoard(): void {
    const { next } = rowLookup();
    const { tally, sweep, known, pairs } = this.#drawing;
    const found = this.#found.fill(0);
    const board = this.#board;
    const row = board.reduce<number>((state, card) => next[13 * state + rankOf(card)], 0);
    found[0] = countOn(sweep, known, board, row).deals;
    pairs.forEach((pair, index) => {
      const { share, deals } = countOn(pair, NOBODY, board, row);
      found[1 + 2 * index] = share;
      found[2 + 2 * index] = deals;
    });
    const { winners } = tally;
    for (let mask = 1; mask < winners.length; mask++) {
      const deals = winners[mask];
      const sharing = seatsIn(mask);
      for (let player = 0; player < this.#players; player++) {
        if (((mask >> player) & 1) === 0) continue;
        const at = this.#controls + FIGURES * player;
        found[at] += deals / sharing;
        found[at + (sharing === 1 ? 1 : 2)] += deals;
      }
    }
    winners.fill(0);
  }
}

function countOn(
  sweep: RangeSweep,
  known: KnownHands,
  board: readonly Card[],
  row: number,
): Readonly<BoardResult> {
  sweep.setKnown(known, [], 1);
  for (const card of board) sweep.deal(card);
  const result = sweep.count(row);
  for (const card of board) sweep.takeBack(card);
  return result;
}

/**
 * Three players, one at least with a range: all boards that are clear of known hands and dead cards. Where no
 * card is dead the table knows what each two of them get who are not both hidden beside a known hand.
 */
export function drawForThree(
  players: readonly Ranged[],
  known: KnownHands,
  unseen: readonly Card[],
  table: PreflopTable | undefined,
  withCategories: boolean,
): Drawing {
  const hidden = players.filter(({ seat }) => !known.seats.includes(seat));
  const tally = new Tally(3, withCategories);
  const [first, second] = hidden;
  const isSwept = hidden.length === 3;
  const sweep = isSwept ? new ThreeSweep(tally, hidden, []) : new Sweep(tally, first, second, []);
  const pairs = [
    [0, 1],
    [0, 2],
    [1, 2],
  ]
    .map((seats) => seats.map((seat) => players[seat]))
    .filter((pair) => isSwept || pair.some(({ seat }) => known.seats.includes(seat)));
  const boards = choose(unseen.length, 5);
  const deals = (sweep.choices * choose(unseen.length - 2 * hidden.length, 5)) / boards;
  const isFull = unseen.length === 52 - 2 * known.seats.length;
  const means = pairs.flatMap(([one, other]) => {
    if (table === undefined || !isFull) return [NaN, NaN];
    const [own, theirs] = sumMatchups(table, one.weights, other.weights).players;
    return [(own.wins + own.ties / 2) / boards, (own.wins + own.ties + theirs.wins) / boards];
  });
  return {
    deck: unseen,
    holding: [],
    tally,
    sweep,
    known,
    pairs: pairs.map(sweepAlone),
    means: [deals, ...means],
    base: NO_BASE,
    factor: 1,
    deals,
  };
}

/** Two players, whose deals are counted for the first of them at seat 0. */
function sweepAlone([one, other]: readonly Ranged[]): Sweep {
  const [first, second] = [one, other].map(({ weights }, seat) => ({ seat, weights }));
  return new Sweep(new Tally(2, false), first, second, []);
}

/**
 * Two ranges and some dead cards: boards with one of these, which are taken off from all, of which the table
 * knows. They are one in ten for each dead card, and so is what is left to chance. Categories are not
 * counted: on all boards they are not known.
 */
export function drawDead(
  ranges: readonly [Ranged, Ranged],
  dead: readonly Card[],
  all: Equity | undefined,
): Drawing {
  const tally = new Tally(2, false);
  const { players, of } = all ?? { players: [], of: NaN };
  const boards = choose(52, 5) - choose(52 - dead.length, 5);
  const deals = (of / choose(48, 5)) * choose(48 - dead.length, 5);
  return {
    deck: DECK,
    holding: dead,
    tally,
    sweep: new Sweep(tally, ...ranges, []),
    known: NOBODY,
    pairs: [],
    means: [(of - deals) / boards],
    base: [
      players.map(({ wins, ties }) => wins + ties / 2),
      players.map(({ wins }) => wins),
      players.map(({ ties }) => ties),
    ],
    factor: -boards,
    deals,
  };
}

/** Below this part of its own spread, what others leave of a control says nothing. */
const LEAST_PIVOT = 1e-9;

/** Solves symmetric linear equations; a control that others make up has a slope of 0. */
function solve(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = matrix.map((row, at) => [...row, right[at]]);
  const isUsed = rows.map((row, pivot) => {
    if (row[pivot] <= LEAST_PIVOT * matrix[pivot][pivot]) return false;
    rows.forEach((other, at) => {
      if (at === pivot) return;
      const times = other[pivot] / row[pivot];
      for (let column = pivot; column < other.length; column++)
        other[column] -= times * row[column];
    });
    return true;
  });
  return rows.map((row, at) => (isUsed[at] ? row[rows.length] / row[at] : 0));
}
