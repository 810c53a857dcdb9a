import { rankOf, type Card } from '../card';
import { boardsUpToSuits, type SuitlessBoards } from './boards';
import { KnownHands } from './knownHands';
import { ExactCount } from './longCount';
import { alikeSuits, combosUpToSuits, suitOrdersKeeping } from './matchups';
import { countCategories, othersOf } from './preflopCategories';
import { rowLookup } from './rankRows';
import type { Ranged } from './rangeSweep';
import { Sweep } from './sweep';
import { Tally, type Equity } from './tally';

/** Boards and combos in a piece: a few milliseconds' work. */
const BOARDS = 256;
const COMBOS_OF_PIECE = 4;

const NOBODY = new KnownHands([], []);

/**
 * Two ranges before the flop, where the preflop table has told what they win over all boards. Dead cards lie
 * on one board in ten or so: those are swept and taken off. Categories are counted combo by combo.
 */
export class PreflopRanges extends ExactCount {
  readonly pieces: number;
  /** Who wins over all boards, dead cards or not. */
  readonly #all: Equity | undefined;
  readonly #ranges: readonly [Ranged, Ranged];
  readonly #unseen: readonly Card[];
  readonly #combos: readonly { seat: 0 | 1; combo: number; alike: number }[];
  readonly #others: readonly ReturnType<typeof othersOf>[];
  readonly #boardPieces: number;
  readonly #boards: SuitlessBoards;
  readonly #tally: Tally;
  readonly #sweep: Sweep;

  /** @param all the two players' equity by the table; a helper, which counts pieces only, goes without */
  constructor(
    ranges: readonly [Ranged, Ranged],
    unseen: readonly Card[],
    dead: readonly Card[],
    all: Equity | undefined,
    withCategories: boolean,
  ) {
    super(2, withCategories);
    const weights = ranges.map((own) => own.weights);
    this.#all = all;
    this.#ranges = ranges;
    this.#unseen = unseen;
    const orders = suitOrdersKeeping([dead], weights);
    this.#others = weights.toReversed().map(othersOf);
    this.#combos = withCategories
      ? ([0, 1] as const).flatMap((seat) =>
          combosUpToSuits(weights[seat], orders).map((own) => ({ seat, ...own })),
        )
      : [];
    this.#boards =
      dead.length === 0
        ? { many: 0, cards: new Uint8Array(), times: new Uint8Array() }
        : boardsUpToSuits(alikeSuits(orders), dead);
    this.#boardPieces = Math.ceil(this.#boards.many / BOARDS);
    this.pieces = this.#boardPieces + Math.ceil(this.#combos.length / COMBOS_OF_PIECE);
    this.#tally = new Tally(2, false);
    this.#sweep = new Sweep(this.#tally, ...ranges, []);
  }

  count(piece: number): Float64Array {
    if (piece < this.#boardPieces) return this.#sweepBoards(piece);
    const tally = new Tally(2, this.withCategories);
    const from = COMBOS_OF_PIECE * (piece - this.#boardPieces);
    for (const { seat, combo, alike } of this.#combos.slice(from, from + COMBOS_OF_PIECE)) {
      const deals = countCategories(combo, this.#others[seat], this.#unseen);
      const times = alike * this.#ranges[seat].weights[combo];
      const categories = tally.categoriesOf(seat);
      deals.forEach((own, category) => (categories[category] += times * own));
    }
    return tally.sums;
  }

  /** Adds what is won on boards with a dead card. */
  #sweepBoards(piece: number): Float64Array {
    const { next } = rowLookup();
    const { many, cards, times } = this.#boards;
    const sweep = this.#sweep;
    this.#tally.sums.fill(0);
    for (let board = BOARDS * piece; board < Math.min(many, BOARDS * (piece + 1)); board++) {
      let row = 0;
      for (let at = 5 * board; at < 5 * board + 5; at++) {
        sweep.deal(cards[at] as Card);
        row = next[13 * row + rankOf(cards[at] as Card)];
      }
      sweep.setKnown(NOBODY, [], times[board]);
      sweep.count(row);
      for (let at = 5 * board; at < 5 * board + 5; at++) sweep.takeBack(cards[at] as Card);
    }
    return this.#tally.sums.slice();
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
