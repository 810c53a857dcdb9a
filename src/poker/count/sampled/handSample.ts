import { rankOf, suitOf, type Card } from '../../card';
import { CATEGORIES, FLUSH, STRAIGHT_FLUSH } from '../../category';
import { choose } from '../../chance';
import { Dice } from '../../dice';
import { CATEGORY_OF } from '../../hand';
import { comboIndex } from '../../combos';
import type { Spot } from '../../spot';
import { ComboOrder } from '../board/comboOrder';
import { FIGURES, halfWidthOf, SampledBoards, seedOf, takeFigures, Z, type Endings, type Estimate } from './estimate';
import { KnownHands } from '../board/board';
import { countChangeAlone, countFlushChange, leftOn, othersOf, type Others } from '../exact/preflopCategories';
import { sumMatchups, type PreflopTable } from '../tables/preflopTable';
import { RANK_PAIRS, rankSets, rowsOf } from '../board/rows';
import { Moments, Regression } from './regression';
import { PAIR_OF_COMBO, ranksLeft, ROW_PIECES, RowDeals, RowPlaces, type KnownPlayer } from '../exact/rowPlaces';
import { Sweep } from '../exact/sweep';
import { Tally } from '../tally';
import { onlyCombo, type Ranged } from '../seats';

/*
 * A known hand and two hidden players before the flop. First they are counted exactly as though there were no flushes,
 * row by row, for pairs of ranks. Then boards with three or more cards of a suit are drawn, for what flushes change.
 * The preflop table knows that change between the known hand and each of the others: control variates. It also knows
 * the categories of each player's combos alone, a control for those here.
 */

const PLAYERS = 3;

/** Boards in a batch: a few milliseconds' work. */
const BOARDS = 64;

/** The fewest batches: with fewer, slopes and intervals follow chance. */
const LEAST_BATCHES = 8;

/** Cards of a suit on a board that make flushes possible. */
const LEAST_SUITED = 3;

/** The values of a board: what the known hand's share of its deals with each other player changes by, and all figures. */
const VALUES = 2 + FIGURES * PLAYERS;

interface Hidden extends Ranged {
  readonly others: Others;
  /** All that a board leaves of the weights, in the mean over boards. */
  readonly meanWeight: number;
}

function hide(player: Ranged, unseen: readonly Card[]): Hidden {
  const others = othersOf(player.weights);
  const left = choose(unseen.length - 2, 5) / choose(unseen.length, 5);
  return { ...player, others, meanWeight: others.total * left };
}

/** How all fare on a board, with flushes or as though there were none. */
interface Side {
  readonly tally: Tally;
  readonly list: ComboOrder;
  readonly known: KnownHands;
  readonly sweep: Sweep;
  /** The values of the last board, in the order of {@link VALUES}. */
  readonly values: Float64Array;
}

/** Made when the first piece is asked for. */
interface Work {
  readonly rows: RowDeals;
  readonly sides: readonly [flushes: Side, none: Side];
  /** All deals, in the mean over boards. */
  readonly meanDeals: number;
}

/** All boards, by rows and by draws. */
export class HandSample extends SampledBoards {
  protected override readonly piecesBefore = ROW_PIECES;
  protected readonly leastBatches = LEAST_BATCHES;
  readonly #seed: number;
  readonly #withCategories: boolean;
  readonly #known: KnownPlayer;
  readonly #hidden: readonly [Hidden, Hidden];
  readonly #unseen: readonly Card[];
  /** The known hand's share of all deals with each of the others, by the table; NaN without it. */
  readonly #shares: readonly number[];
  /** How many boards have three or more cards of a suit; and all boards. */
  readonly #suited: number;
  readonly #boards: number;
  #work: Work | undefined;
  /** By seat: what flushes change of the categories over all boards, with deals as expected there. */
  #changesKnown: readonly Float64Array[] | undefined;

  /**
   * @param unseen the deck without the known hand; no card is dead
   * @param table a helper, which counts pieces only, goes without
   */
  constructor(
    spot: Spot,
    known: KnownPlayer,
    hidden: readonly [Ranged, Ranged],
    unseen: readonly Card[],
    table: PreflopTable | undefined,
    withCategories: boolean,
  ) {
    super();
    this.#seed = seedOf(spot);
    this.#withCategories = withCategories;
    this.#known = known;
    const [first, second] = hidden;
    this.#hidden = [hide(first, unseen), hide(second, unseen)];
    this.#unseen = unseen;
    const own = onlyCombo(known.hole);
    this.#shares = hidden.map(({ weights }) => {
      if (table === undefined) return NaN;
      const [{ wins, ties }] = sumMatchups(table, own, weights).players;
      return wins + ties / 2;
    });
    this.#boards = choose(unseen.length, 5);
    this.#suited = countSuited(unseen);
  }

  /*
   * The sums: a tally of all deals without flushes, the known hand's share with each of the others without them, the
   * moments of the boards that were drawn, and by player those of what the categories change by on these. Of that
   * change all is known but how the others' cards depend on the board: only this is left to the draws.
   */

  #base(sums: Float64Array): Tally {
    return new Tally(PLAYERS, this.#withCategories, sums);
  }

  #baseShares(sums: Float64Array): Float64Array {
    const from = Tally.size(PLAYERS);
    return sums.subarray(from, from + 2);
  }

  #moments(sums: Float64Array): Moments {
    return new Moments(sums.subarray(Tally.size(PLAYERS) + 2), VALUES);
  }

  #changes(sums: Float64Array, player: number): Moments {
    const from = Tally.size(PLAYERS) + 2 + Moments.size(VALUES);
    const size = Moments.size(CATEGORIES.length);
    return new Moments(sums.subarray(from + size * player), CATEGORIES.length);
  }

  count(piece: number): Float64Array {
    const sums = new Float64Array(
      Tally.size(PLAYERS) + 2 + Moments.size(VALUES) + PLAYERS * Moments.size(CATEGORIES.length),
    );
    const work = this.#working;
    if (piece < ROW_PIECES) work.rows.count(piece, this.#base(sums), this.#baseShares(sums));
    else this.#countBoards(piece, work, sums);
    return sums;
  }

  get #working(): Work {
    return (this.#work ??= this.#prepare());
  }

  #prepare(): Work {
    const { seat, hole } = this.#known;
    const [first, second] = this.#hidden;
    const weights = [first.weights, second.weights];
    const side = (list: ComboOrder): Side => {
      const tally = new Tally(PLAYERS, this.#withCategories);
      return {
        tally,
        list,
        known: new KnownHands([seat], [hole]),
        sweep: new Sweep(tally, first, second, [], false, list),
        values: new Float64Array(VALUES),
      };
    };
    const rows = new RowDeals(this.#hidden, new RowPlaces(ranksLeft(this.#unseen)), this.#known);
    return {
      rows,
      sides: [side(new ComboOrder(weights)), side(new ComboOrder(weights, undefined, false))],
      meanDeals: (rows.choices * choose(this.#unseen.length - 4, 5)) / this.#boards,
    };
  }

  #countBoards(piece: number, { sides, meanDeals }: Work, sums: Float64Array): void {
    const [own, none] = sides;
    const moments = this.#moments(sums);
    const changes = Array.from({ length: PLAYERS }, (_, player) => this.#changes(sums, player));
    const dice = new Dice(this.#seed, piece);
    const board: Card[] = [];
    const found = new Float64Array(VALUES);
    for (let drawn = 0; drawn < BOARDS; drawn++) {
      this.#draw(dice, board);
      for (const side of sides) this.#sweep(side, board);
      for (let value = 0; value < VALUES; value++) found[value] = own.values[value] - none.values[value];
      moments.add(found);
      if (this.#withCategories) this.#addChanges(board, sides, meanDeals, changes);
    }
  }

  /**
   * Adds what flushes change of the categories on a board, less the part that is known: by how much each combo changes,
   * with as many deals as it has in the mean over boards. Of the known hand's deals it is known too how they depend on
   * what the board leaves of one other player.
   */
  #addChanges(
    board: readonly Card[],
    [own, none]: Work['sides'],
    meanDeals: number,
    changes: readonly Moments[],
  ): void {
    const change = new Float64Array(CATEGORIES.length);
    const { seat: known } = this.#known;
    let deals = -meanDeals;
    for (const { seat, weights, others, meanWeight } of this.#hidden) {
      deals += (meanDeals * leftOn(board, others)) / meanWeight;
      change.fill(0);
      takeFlushes(own.list, weights, board, change, meanDeals / meanWeight);
      this.#addChange(seat, change, own, none, changes);
    }
    change.fill(0);
    change[CATEGORY_OF[own.known.best]] -= deals;
    change[CATEGORY_OF[none.known.best]] += deals;
    this.#addChange(known, change, own, none, changes);
  }

  #addChange(player: number, change: Float64Array, own: Side, none: Side, changes: readonly Moments[]): void {
    for (let category = 0; category < CATEGORIES.length; category++) {
      const at = CATEGORIES.length * player + category;
      change[category] += own.tally.categories[at] - none.tally.categories[at];
    }
    changes[player].add(change);
  }

  #draw(dice: Dice, board: Card[]): void {
    const unseen = this.#unseen;
    const suits = [0, 0, 0, 0];
    do {
      suits.fill((board.length = 0));
      while (board.length < 5) {
        const card = unseen[dice.below(unseen.length)];
        if (board.includes(card)) continue;
        board.push(card);
        suits[suitOf(card)]++;
      }
    } while (!suits.some((cards) => cards >= LEAST_SUITED));
  }

  #sweep({ tally, list, known, sweep, values }: Side, board: readonly Card[]): void {
    tally.categories.fill(0);
    sweep.countBoard(board, known);
    this.#hidden.forEach(({ weights }, index) => (values[index] = shareAgainst(list, weights, known.best)));
    takeFigures(tally, values, 2);
  }

  protected draws(sums: Float64Array): number {
    return this.#moments(sums).draws;
  }

  /** Categories without flushes, and what these change. */
  protected endings(sums: Float64Array, player: number): Endings | undefined {
    if (!this.#withCategories) return undefined;
    const base = this.#base(sums);
    const { of } = base.result();
    this.#changesKnown ??= this.#countKnown();
    const known = this.#changesKnown[player];
    const { meanDeals } = this.#working;
    return {
      known: Array.from(base.categoriesOf(player), (own, at) => (own + meanDeals * known[at]) / of),
      found: this.#changes(sums, player),
      scale: this.#suited / of,
    };
  }

  #countKnown(): Float64Array[] {
    const unseen = this.#unseen;
    const { seat: known, hole } = this.#known;
    const changes: Float64Array[] = [];
    changes[known] = countChangeAlone(onlyCombo(hole), unseen).map((boards) => -boards);
    for (const { seat, weights, others, meanWeight } of this.#hidden) {
      changes[seat] = countChangeAlone(weights, unseen).map((boards) => boards / meanWeight);
      const deals = countFlushChange(comboIndex(...hole), others, unseen);
      deals.forEach((own, category) => (changes[known][category] += own / meanWeight));
    }
    return changes;
  }

  /** Figures without flushes, and what these change. */
  protected estimate(sums: Float64Array, figure: number): Estimate[] {
    const moments = this.#moments(sums);
    const base = this.#base(sums);
    const { of } = base.result();
    const figures = new Float64Array(FIGURES * PLAYERS);
    takeFigures(new Tally(PLAYERS, false, base.sums.slice()), figures, 0);
    const baseShares = this.#baseShares(sums);
    const means = this.#shares.map((share, at) => (share - baseShares[at]) / this.#suited);
    const controls = [0, 1].filter((at) => !Number.isNaN(means[at]));
    const regression = new Regression(moments, controls);
    return Array.from({ length: PLAYERS }, (_, player) => {
      const at = FIGURES * player + figure;
      const target = new Float64Array(VALUES);
      target[2 + at] = 1;
      const { slopes, variance } = regression.of(target);
      const change = controls.reduce(
        (mean, control, index) => mean - slopes[index] * (moments.mean(control) - means[control]),
        moments.mean(2 + at),
      );
      const error = (this.#suited * Math.sqrt(variance)) / of;
      const drawn = (moments.draws * this.#boards) / this.#suited;
      return {
        mean: Math.min(1, Math.max(0, (figures[at] + this.#suited * change) / of)),
        // Flushes may decide ties on so few boards that the sample may have none.
        halfWidth: figure === 0 ? Z * error : halfWidthOf(error * error, drawn),
      };
    });
  }
}

/** How many boards of five have three or more cards of a suit. */
function countSuited(unseen: readonly Card[]): number {
  return [0, 1, 2, 3].reduce((all, suit) => {
    const own = unseen.filter((card) => suitOf(card) === suit).length;
    return [3, 4, 5].reduce((sum, cards) => sum + choose(own, cards) * choose(unseen.length - own, 5 - cards), all);
  }, 0);
}

/** The share that a hand of a strength gets from a player on the board that a list was put in order for. */
function shareAgainst(list: ComboOrder, weights: Float64Array, best: number): number {
  const { order, groups, levels, ends, combos } = list;
  let share = 0;
  for (let group = 0, at = 0; group < groups && levels[group] <= best; group++) {
    const part = levels[group] < best ? 1 : 1 / 2;
    for (; at < ends[group]; at++) share += part * weights[combos[order[at]]];
  }
  return share;
}

/**
 * Takes off, by category, `times` what flushes change of a player's combos on the board that a list was put in order
 * for: each is as strong as its ranks without one.
 */
function takeFlushes(
  list: ComboOrder,
  weights: Float64Array,
  board: readonly Card[],
  change: Float64Array,
  times: number,
): void {
  const { strengths } = rowsOf();
  const { next } = rankSets();
  const { order, groups, levels, ends, combos } = list;
  const row = RANK_PAIRS * board.reduce<number>((state, card) => next[13 * state + rankOf(card)], 0);
  for (let group = 0; group < groups; group++) {
    const category = CATEGORY_OF[levels[group]];
    if (category !== FLUSH && category !== STRAIGHT_FLUSH) continue;
    for (let at = group === 0 ? 0 : ends[group - 1]; at < ends[group]; at++) {
      const combo = combos[order[at]];
      const weight = times * weights[combo];
      change[category] -= weight;
      change[CATEGORY_OF[strengths[row + PAIR_OF_COMBO[combo]]]] += weight;
    }
  }
}
