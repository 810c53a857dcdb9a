import { JOKER, type Card } from '../../card';
import { WILD_CATEGORIES } from '../../category';
import { hasJoker } from '../../deck';
import { boardsUpToSuits, countUpToSuits } from '../board/boards';
import { BoardSweeps } from './boardSweeps';
import { ExactCount } from '../longCount';
import { alikeSuits, suitOrdersKeeping } from '../tables/matchups';
import { RangeCategories } from './preflopCategories';
import { weightsByCombo, type Holding } from '../seated';
import { Sweep } from './sweep';
import { Tally, type Equity } from '../tally';
import { weightsByHole, WildOrder } from '../board/wildOrder';
import { wildRows } from '../board/wildRows';
import type { WildSpot } from '../wildSpot';

/* What the parts of the work take, in milliseconds, about. */
export const SWEEP = 0.003;
export const SWEEP_COMBO = 0.000_05;
const CATEGORIES_OF_COMBO = 2;

/** The equity of two players in the ordinary deck by the preflop table; a helper, which counts pieces only, goes without. */
export interface ByTable {
  readonly all: Equity | undefined;
}

/**
 * Two hidden players before the flop in a deck with wild cards: their hands are swept on all boards, one for all that
 * differ by the names of suits. Where nobody can hold the joker, boards without it are those of the ordinary deck: the
 * preflop table has told who wins them, and what hands end as there is counted combo by combo.
 */
export class WildSweeps extends ExactCount {
  /** About how many milliseconds all of it takes. */
  readonly effort: number;
  readonly #spot: WildSpot;
  readonly #unseen: readonly Card[];
  readonly #hidden: readonly [Holding, Holding];
  readonly #byTable: ByTable | undefined;
  readonly #orders: readonly number[];
  #work: Work | undefined;

  constructor(
    spot: WildSpot,
    unseen: readonly Card[],
    hidden: readonly [Holding, Holding],
    byTable: ByTable | undefined,
    withCategories: boolean,
  ) {
    super(2, withCategories);
    this.#spot = spot;
    this.#unseen = unseen;
    this.#hidden = hidden;
    this.#byTable = byTable;
    this.#orders = suitOrdersKeeping([spot.dead], hidden.map(weightsByCombo));
    const suits = alikeSuits(this.#orders);
    const naturals = unseen.filter((card) => card !== JOKER).length;
    const boards =
      (byTable === undefined ? countUpToSuits(naturals, 5, suits) : 0) +
      (unseen.includes(JOKER) ? countUpToSuits(naturals, 4, suits) : 0);
    const [first, second] = hidden.map(({ holes }) => holes.length);
    const counted = byTable !== undefined && withCategories ? first + second : 0;
    this.effort =
      boards * (SWEEP + SWEEP_COMBO * Math.max(first, second)) + (CATEGORIES_OF_COMBO * counted) / this.#orders.length;
  }

  get pieces(): number {
    const { sweeps, categories } = this.#working;
    return sweeps.reduce((sum, { pieces }) => sum + pieces, categories?.pieces ?? 0);
  }

  count(piece: number): Float64Array {
    const { tally, sweeps, categories } = this.#working;
    tally.sums.fill(0);
    let left = piece;
    for (const own of sweeps) {
      if (left >= 0 && left < own.pieces) own.count(left);
      left -= own.pieces;
    }
    if (left >= 0) categories?.count(left, tally);
    return tally.sums.slice();
  }

  override equity(sums: Float64Array): Equity {
    const tally = new Tally(2, this.withCategories, sums.slice(), WILD_CATEGORIES.length);
    const all = this.#byTable?.all;
    if (all !== undefined) {
      const [{ wins, ties }] = all.players;
      [0, wins, all.of - wins - ties, ties].forEach((deals, mask) => {
        tally.winners[mask] += deals;
      });
    }
    return { ...tally.result(), next: new Map() };
  }

  /** Made when it is first asked for: there are many boards. */
  get #working(): Work {
    return (this.#work ??= this.#prepare());
  }

  #prepare(): Work {
    const { wild, dead } = this.#spot;
    const ranges = this.#hidden.map((holding) => ({
      seat: holding.seat,
      weights: weightsByHole(wild, holding),
    }));
    const tally = new Tally(2, this.withCategories, undefined, WILD_CATEGORIES.length);
    const list = new WildOrder(
      wild,
      ranges.map(({ weights }) => weights),
    );
    const sweep = new Sweep(tally, ranges[0], ranges[1], [], false, list);
    const rows = wildRows(wild);
    const suits = alikeSuits(this.#orders);
    const without = dead.filter((card) => card !== JOKER);
    const sweeps: BoardSweeps[] = [];
    if (this.#byTable === undefined) {
      sweeps.push(new BoardSweeps(boardsUpToSuits(suits, { without }), sweep, rows));
    }
    if (hasJoker(wild) && this.#unseen.includes(JOKER)) {
      const boards = boardsUpToSuits(suits, { size: 4, without });
      sweeps.push(new BoardSweeps(boards, sweep, rows, [JOKER]));
    }
    if (this.#byTable === undefined || !this.withCategories) return { tally, sweeps };
    const weights = this.#hidden.map(weightsByCombo);
    const naturals = this.#unseen.filter((card) => card !== JOKER);
    return { tally, sweeps, categories: new RangeCategories(weights, this.#orders, naturals) };
  }
}

interface Work {
  readonly tally: Tally;
  readonly sweeps: readonly BoardSweeps[];
  /** Of the ordinary deck. */
  readonly categories?: RangeCategories;
}
