import { DECK, type Card } from '../../card';
import { CATEGORIES } from '../../category';
import { choose } from '../../chance';
import { Dice } from '../../dice';
import type { Spot } from '../../spot';
import { FIGURES, halfWidthOf, SampledBoards, seedOf, takeFigures, Z, type Endings, type Estimate } from './estimate';
import { LooseSweep, PAIRS } from './looseSweep';
import { countAlone } from '../exact/preflopCategories';
import { sumMatchups, type PreflopTable } from '../tables/preflopTable';
import { Moments, Regression, type Combination } from './regression';
import { Sweep, type RangeSweep } from '../exact/sweep';
import type { Ranged } from '../seats';
import { Tally, type Equity } from '../tally';
import { ThreeSweep } from '../exact/threeSweep';

/*
 * Ranges before the flop: what is drawn is the board, and nothing else. On each board the sweep gives the outcome of
 * all hands; how much it depends on the board follows what is known of all boards: the weight of the deals, and between
 * each two of three players what the preflop table says. These are control variates.
 *
 * Three players are swept loosely on all drawn boards, and exactly on a few of them. These few show the error of the
 * loose sweep: double sampling with regression (W. G. Cochran, Sampling techniques, chapter 12).
 */

/** Boards in a batch: one to three milliseconds' work; and how many of three players' are swept exactly. */
const BOARDS = 64;
const EXACT_BOARDS = 4;

/** Of fewer batches the slopes follow chance, and the intervals with them; a sweep that is always exact needs fewer. */
const LEAST_BATCHES = 16;
const LEAST_EXACT_BATCHES = 8;

const NO_BASE = Array.from({ length: 3 }, () => [0, 0, 0]);

/** The boards to draw from, the count on each, and the known means over all of them. */
export interface Drawing {
  readonly deck: readonly Card[];
  /** If there are such cards, boards without any are not drawn. */
  readonly holding: readonly Card[];
  readonly tally: Tally;
  readonly sweep: RangeSweep;
  readonly loose?: Loose;
  /** The mean over boards of all deals. */
  readonly meanDeals: number;
  /** A player's shares, wins or ties are `base + factor × mean` of `deals`; the base by figure and player. */
  readonly base: readonly (readonly number[])[];
  readonly factor: number;
  readonly deals: number;
}

/** The loose sweep on all boards; the exact sweep is then for a few of them. */
interface Loose {
  readonly tally: Tally;
  readonly sweep: LooseSweep;
  /** Each two players' share and deals over all boards of the whole deck; NaN if they are not known. */
  readonly pairs: readonly number[];
  /** Cards that no board holds: what they take from the pairs is found on boards with one of them, sampled separately. */
  readonly dead: readonly Card[];
  /** The players' weights by combo; and by player all that a board leaves of them, in the mean over boards. */
  readonly weights: readonly Float64Array[];
  readonly meanWeights: readonly number[];
}

/** Two or three players before the flop, on boards that are drawn. */
export class BoardSample extends SampledBoards {
  protected readonly leastBatches: number;
  readonly #seed: number;
  readonly #drawing: Drawing;
  readonly #players: number;

  /*
   * The values of a board. Of all boards, if there is a loose sweep: what it finds of each two players, and each
   * player's figures. Of boards that are swept exactly these again, all deals, and the exact figures.
   */
  readonly #pairs: number;
  readonly #looked: number;
  readonly #values: number;
  readonly #knownPairs: readonly number[];
  /** The deals, these pairs, and shares that were found loosely. */
  readonly #controls: readonly number[];
  /** By player and figure: the exact one less the loose one. Of all players' shares: all deals. */
  readonly #targets: readonly Combination[];
  readonly #all: Combination;
  /** By player: what the combos end as over all boards, whatever the others hold, in parts of their weight. */
  #alone: readonly (readonly number[])[] | undefined;

  /* One board. */
  readonly #board: Card[] = [];
  readonly #found: Float64Array;

  constructor(spot: Spot, drawing: Drawing) {
    super();
    const { loose, tally } = drawing;
    const totals = loose?.pairs ?? [];
    const pairs = totals.length;
    this.#seed = seedOf(spot);
    this.#drawing = drawing;
    this.#players = tally.players;
    this.leastBatches = loose === undefined ? LEAST_EXACT_BATCHES : LEAST_BATCHES;
    const figures = Array.from({ length: FIGURES * this.#players }, (_, figure) => figure);
    const shares = figures.filter((figure) => figure % FIGURES === 0);
    this.#looked = loose === undefined ? 0 : pairs + figures.length;
    this.#values = this.#looked + 1 + figures.length;
    this.#pairs = pairs;
    this.#knownPairs = Array.from(totals.keys()).filter((at) => !Number.isNaN(totals[at]));
    this.#controls = [
      this.#looked,
      ...this.#knownPairs,
      ...(loose === undefined ? [] : shares.map((share) => pairs + share)),
    ];
    this.#targets = figures.map((figure) => {
      const target = new Float64Array(this.#values);
      target[this.#looked + 1 + figure] = 1;
      if (loose !== undefined) target[pairs + figure] = -1;
      return target;
    });
    this.#all = new Float64Array(this.#values).map((_, value) =>
      shares.reduce((sum, share) => sum + this.#targets[share][value], 0),
    );
    this.#found = new Float64Array(this.#values);
  }

  /*
   * A batch's sums: the moments of all boards, then of those that were swept exactly, and of what pairs find on boards
   * with a dead card. Last by player those of categories, a batch at a time: what the loose sweep finds on a board and
   * what it misses on an exact one, less what it would find if all combos had as many deals on any board. That is
   * known.
   */

  #seen(sums: Float64Array): Moments {
    return new Moments(sums, this.#looked);
  }

  #swept(sums: Float64Array): Moments {
    return new Moments(sums.subarray(Moments.size(this.#looked)), this.#values);
  }

  #lost(sums: Float64Array): Moments {
    const from = Moments.size(this.#looked) + Moments.size(this.#values);
    return new Moments(sums.subarray(from), this.#pairs);
  }

  get #momentsSize(): number {
    return Moments.size(this.#looked) + Moments.size(this.#values) + Moments.size(this.#pairs);
  }

  #endings(sums: Float64Array, player: number): Moments {
    const size = Moments.size(CATEGORIES.length);
    return new Moments(sums.subarray(this.#momentsSize + size * player), CATEGORIES.length);
  }

  count(piece: number): Float64Array {
    const { deck, holding, tally, loose } = this.#drawing;
    const sums = new Float64Array(this.#momentsSize + Moments.size(CATEGORIES.length) * this.#players);
    const seen = this.#seen(sums);
    const swept = this.#swept(sums);
    const missed = new Float64Array(CATEGORIES.length * this.#players);
    const dice = new Dice(this.#seed, piece);
    tally.sums.fill(0);
    loose?.tally.sums.fill(0);
    loose?.sweep.alone.fill(0);
    const exact = loose === undefined ? BOARDS : EXACT_BOARDS;
    for (let drawn = 0; drawn < BOARDS; drawn++) {
      this.#draw(dice, deck, holding);
      this.#sweepLoosely();
      seen.add(this.#found);
      if (drawn >= exact) continue;
      this.#sweepExactly();
      swept.add(this.#found);
      if (drawn === exact - 1) {
        missed.forEach((_, at) => {
          missed[at] = tally.categories[at] - (loose?.tally.categories[at] ?? 0);
        });
      }
    }
    if (loose === undefined) return sums;
    if (tally.withCategories) this.#addCategories(loose, missed, sums);
    const lost = this.#lost(sums);
    for (let drawn = 0; loose.dead.length > 0 && drawn < BOARDS; drawn++) {
      this.#draw(dice, DECK, loose.dead);
      this.#sweepLoosely();
      lost.add(this.#found);
    }
    return sums;
  }

  /** Adds the categories that a batch's boards found. */
  #addCategories({ tally, sweep, meanWeights }: Loose, missed: Float64Array, sums: Float64Array): void {
    const found = new Float64Array(CATEGORIES.length);
    for (let player = 0; player < this.#players; player++) {
      const dealsOfOne = this.#drawing.meanDeals / meanWeights[player];
      for (let category = 0; category < CATEGORIES.length; category++) {
        const at = CATEGORIES.length * player + category;
        const more = tally.categories[at] - dealsOfOne * sweep.alone[at];
        found[category] = more / BOARDS + missed[at] / EXACT_BOARDS;
      }
      this.#endings(sums, player).add(found);
    }
  }

  protected draws(sums: Float64Array): number {
    return this.#seen(sums).draws;
  }

  protected estimate(sums: Float64Array, figure: number): Estimate[] {
    const { meanDeals, base, factor, deals } = this.#drawing;
    const regress = this.#regressionOf(sums);
    const all = regress(this.#all).mean;
    /** The part of all deals that are on the boards drawn from. */
    const ofAll = (meanDeals * Math.abs(factor)) / deals;
    return base[figure].map((known, player) => {
      const target = this.#targets[FIGURES * player + figure];
      const ratio = regress(target).mean / all;
      const { variance } = regress(target.map((times, at) => times - ratio * this.#all[at]));
      const error = (Math.sqrt(variance) * Math.abs(factor)) / deals;
      return {
        mean: Math.min(1, Math.max(0, (known + factor * ratio * meanDeals) / deals)),
        // Some ranges tie on so few boards that the sample may have none.
        halfWidth: figure === 0 ? Z * error : halfWidthOf(error * error, this.draws(sums) / ofAll),
      };
    });
  }

  /**
   * The mean of a target over all boards: what the loose sweep finds of it on those that were drawn, and what it misses
   * on those of them that were swept exactly, the controls' errors taken off both.
   */
  #regressionOf(sums: Float64Array): (target: Combination) => { mean: number; variance: number } {
    const { loose, meanDeals, deck } = this.#drawing;
    const seen = this.#seen(sums);
    const swept = this.#swept(sums);
    const lost = this.#lost(sums);
    const boards = choose(deck.length, 5);
    const withDead = choose(DECK.length, 5) - boards;
    const ofSeen = new Regression(seen, this.#knownPairs);
    const ofSwept = new Regression(swept, this.#controls);
    return (target) => {
      const missed = ofSwept.of(target);
      const figures = target.subarray(0, this.#looked).map((times) => -times);
      const pairs = new Float64Array(this.#pairs);
      let mean = swept.meanOf(target);
      this.#controls.forEach((control, index) => {
        const slope = missed.slopes[index];
        mean -= slope * swept.mean(control);
        if (control === this.#looked) mean += slope * meanDeals;
        else if (control < pairs.length) pairs[control] += slope;
        else figures[control] += slope;
      });
      const found = ofSeen.of(figures);
      mean += seen.meanOf(figures);
      this.#knownPairs.forEach((pair, index) => {
        mean -= found.slopes[index] * seen.mean(pair);
        pairs[pair] += found.slopes[index];
      });
      const variance = missed.variance + found.variance;
      if (loose === undefined) return { mean, variance };
      for (const pair of this.#knownPairs) mean += (pairs[pair] * loose.pairs[pair]) / boards;
      if (loose.dead.length === 0) return { mean, variance };
      return {
        mean: mean - (withDead * lost.meanOf(pairs)) / boards,
        variance: variance + ((withDead / boards) ** 2 * lost.varianceOf(pairs)) / lost.draws,
      };
    };
  }

  protected endings(sums: Float64Array, player: number): Endings | undefined {
    const { tally, loose, deck, meanDeals } = this.#drawing;
    if (!tally.withCategories || loose === undefined) return undefined;
    this.#alone ??= loose.weights.map((weights) => {
      const all = countAlone(weights, deck);
      const total = all.reduce((sum, own) => sum + own, 0);
      return Array.from(all, (own) => own / total);
    });
    return { known: this.#alone[player], found: this.#endings(sums, player), scale: 1 / meanDeals };
  }

  /** Draws a board from a deck; if some cards are named, one that holds any of them. */
  #draw(dice: Dice, deck: readonly Card[], holding: readonly Card[]): void {
    const board = this.#board;
    do {
      board.length = 0;
      while (board.length < 5) {
        const card = deck[dice.below(deck.length)];
        if (!board.includes(card)) board.push(card);
      }
    } while (holding.length > 0 && !board.some((card) => holding.includes(card)));
  }

  /** Writes the loose sweep's results for the board to `#found`. */
  #sweepLoosely(): void {
    const { loose } = this.#drawing;
    if (loose === undefined) return;
    loose.sweep.countBoard(this.#board);
    this.#found.set(loose.sweep.pairs);
    takeFigures(loose.tally, this.#found, this.#pairs);
  }

  /** Writes the exact sweep's results for the board to `#found`. */
  #sweepExactly(): void {
    const { tally, sweep } = this.#drawing;
    this.#found[this.#looked] = sweep.countBoard(this.#board).deals;
    takeFigures(tally, this.#found, this.#looked + 1);
  }
}

/**
 * Three hidden players, one at least with a range: all boards that are clear of dead cards. The table knows what each
 * two of them get on all boards.
 *
 * @param players in the order of their seats
 */
export function drawForThree(
  players: readonly Ranged[],
  unseen: readonly Card[],
  table: PreflopTable | undefined,
  withCategories: boolean,
): Drawing {
  const tally = new Tally(3, withCategories);
  const sweep = new ThreeSweep(tally, players, []);
  const looseTally = new Tally(3, withCategories);
  const boards = choose(unseen.length, 5);
  const deals = (sweep.choices * choose(unseen.length - 6, 5)) / boards;
  const pairs = PAIRS.flatMap((seats) => {
    if (table === undefined) return [NaN, NaN];
    const [one, other] = seats.map((seat) => players[seat].weights);
    const [own, theirs] = sumMatchups(table, one, other).players;
    return [own.wins + own.ties / 2, own.wins + own.ties + theirs.wins];
  });
  const dead = DECK.filter((card) => !unseen.includes(card));
  return {
    deck: unseen,
    holding: [],
    tally,
    sweep,
    loose: {
      tally: looseTally,
      sweep: new LooseSweep(looseTally, players),
      pairs,
      dead,
      weights: players.map(({ weights }) => weights),
      meanWeights: players.map(({ weights }) => {
        const all = weights.reduce((sum, own) => sum + own, 0);
        return (all * choose(unseen.length - 2, 5)) / boards;
      }),
    },
    meanDeals: deals,
    base: NO_BASE,
    factor: 1,
    deals,
  };
}

/**
 * Two ranges and some dead cards. Draws the boards with a dead card and subtracts them from all boards, which the table
 * knows. They are one in ten for each dead card, and so is the part left to chance. Categories are not counted: on all
 * boards they are not known.
 */
export function drawDead(ranges: readonly [Ranged, Ranged], dead: readonly Card[], all: Equity | undefined): Drawing {
  const tally = new Tally(2, false);
  const { players, of } = all ?? { players: [], of: NaN };
  const boards = choose(52, 5) - choose(52 - dead.length, 5);
  const deals = (of / choose(48, 5)) * choose(48 - dead.length, 5);
  return {
    deck: DECK,
    holding: dead,
    tally,
    sweep: new Sweep(tally, ...ranges, []),
    meanDeals: (of - deals) / boards,
    base: [
      players.map(({ wins, ties }) => wins + ties / 2),
      players.map(({ wins }) => wins),
      players.map(({ ties }) => ties),
    ],
    factor: -boards,
    deals,
  };
}
