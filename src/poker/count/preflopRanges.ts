import type { Card } from '../card';
import { DeadBoards } from './deadBoards';
import { ExactCount } from './longCount';
import { alikeSuits, suitOrdersKeeping } from './matchups';
import { RangeCategories } from './preflopCategories';
import type { Ranged } from './rangeSweep';
import { Tally, type Equity } from './tally';

/**
 * Two ranges before the flop, where the preflop table has told what they win over all boards. Dead cards lie
 * on one board in ten or so: those are counted and taken off. Categories are counted combo by combo.
 */
export class PreflopRanges extends ExactCount {
  readonly pieces: number;
  /** Who wins over all boards, dead cards or not. */
  readonly #all: Equity | undefined;
  readonly #categories: RangeCategories | undefined;
  readonly #dead: DeadBoards | undefined;
  readonly #deadPieces: number;

  /** @param all the two players' equity by the table; a helper, which counts pieces only, goes without */
  constructor(
    ranges: readonly [Ranged, Ranged],
    unseen: readonly Card[],
    dead: readonly Card[],
    all: Equity | undefined,
    withCategories: boolean,
  ) {
    super(2, withCategories);
    this.#all = all;
    const weights = [ranges[0].weights, ranges[1].weights] as const;
    const orders = suitOrdersKeeping([dead], weights);
    if (withCategories) this.#categories = new RangeCategories(weights, orders, unseen);
    if (dead.length > 0) this.#dead = new DeadBoards(weights, dead, alikeSuits(orders));
    this.#deadPieces = this.#dead?.pieces ?? 0;
    this.pieces = this.#deadPieces + (this.#categories?.pieces ?? 0);
  }

  count(piece: number): Float64Array {
    const tally = new Tally(2, this.withCategories);
    if (piece < this.#deadPieces) this.#dead?.count(piece, tally);
    else this.#categories?.count(piece - this.#deadPieces, tally);
    return tally.sums;
  }

  override equity(sums: Float64Array): Equity {
    const tally = new Tally(2, this.withCategories, sums.slice());
    const { players, of } = this.#all ?? { players: [{ wins: 0, ties: 0 }], of: 0 };
    const [{ wins, ties }] = players;
    [0, wins, of - wins - ties, ties].forEach((deals, mask) => {
      tally.winners[mask] = deals - tally.winners[mask];
    });
    return tally.result();
  }
}
