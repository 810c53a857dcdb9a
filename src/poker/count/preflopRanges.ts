import type { Card } from '../card';
import { boardsUpToSuits } from './boards';
import { BoardSweeps } from './boardSweeps';
import { ExactCount } from './longCount';
import { alikeSuits, suitOrdersKeeping } from './matchups';
import { RangeCategories } from './preflopCategories';
import type { Ranged } from './rangeSweep';
import { Sweep } from './sweep';
import { Tally, type Equity } from './tally';

/**
 * Two ranges before the flop, where the preflop table has told what they win over all boards. Dead cards lie
 * on one board in ten or so: those are swept and taken off. Categories are counted combo by combo.
 */
export class PreflopRanges extends ExactCount {
  readonly pieces: number;
  /** Who wins over all boards, dead cards or not. */
  readonly #all: Equity | undefined;
  readonly #categories: RangeCategories | undefined;
  readonly #boards: BoardSweeps | undefined;
  readonly #boardPieces: number;
  readonly #tally = new Tally(2, false);

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
    const weights = ranges.map((own) => own.weights);
    const orders = suitOrdersKeeping([dead], weights);
    if (withCategories) this.#categories = new RangeCategories(weights, orders, unseen);
    if (dead.length > 0) {
      const boards = boardsUpToSuits(alikeSuits(orders), { holding: dead });
      this.#boards = new BoardSweeps(boards, new Sweep(this.#tally, ...ranges, []));
    }
    this.#boardPieces = this.#boards?.pieces ?? 0;
    this.pieces = this.#boardPieces + (this.#categories?.pieces ?? 0);
  }

  count(piece: number): Float64Array {
    if (piece < this.#boardPieces) {
      // What is won on boards with a dead card.
      this.#tally.sums.fill(0);
      this.#boards?.count(piece);
      return this.#tally.sums.slice();
    }
    const tally = new Tally(2, this.withCategories);
    this.#categories?.count(piece - this.#boardPieces, tally);
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
