import type { Card } from '../../card';
import { DeadBoards } from './deadBoards';
import { ExactCount } from '../longCount';
import { alikeSuits, suitOrdersKeeping } from '../tables/matchups';
import { RangeCategories } from './preflopCategories';
import type { Ranged } from './rangeSweep';
import { Tally, type Equity } from '../tally';

/**
 * Two ranges before the flop, where the preflop table has told what they win over all boards. Dead cards lie
 * on one board in ten or so: those are counted and taken off. Categories are counted combo by combo.
 */
export class PreflopRanges extends ExactCount {
  /** Who wins over all boards, dead cards or not. */
  readonly #all: Equity | undefined;
  readonly #ranges: readonly [Ranged, Ranged];
  readonly #unseen: readonly Card[];
  readonly #dead: readonly Card[];
  #work: Work | undefined;

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
    this.#ranges = ranges;
    this.#unseen = unseen;
    this.#dead = dead;
  }

  get pieces(): number {
    const { dead, categories } = this.#working;
    return (dead?.pieces ?? 0) + (categories?.pieces ?? 0);
  }

  count(piece: number): Float64Array {
    const { dead, categories } = this.#working;
    const ofDead = dead?.pieces ?? 0;
    const tally = new Tally(2, this.withCategories);
    if (piece < ofDead) dead?.count(piece, tally);
    else categories?.count(piece - ofDead, tally);
    return tally.sums;
  }

  /** Made when it is first asked for: there are many boards, and a sampled figure comes first. */
  get #working(): Work {
    return (this.#work ??= this.#prepare());
  }

  #prepare(): Work {
    const weights = [this.#ranges[0].weights, this.#ranges[1].weights] as const;
    const orders = suitOrdersKeeping([this.#dead], weights);
    return {
      dead: this.#dead.length === 0 ? undefined : new DeadBoards(weights, this.#dead, alikeSuits(orders)),
      categories: this.withCategories ? new RangeCategories(weights, orders, this.#unseen) : undefined,
    };
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

/** What is counted piece by piece. */
interface Work {
  readonly dead: DeadBoards | undefined;
  readonly categories: RangeCategories | undefined;
}
