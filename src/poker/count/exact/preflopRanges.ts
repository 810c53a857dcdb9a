import { JOKER, type Card } from '../../card';
import { COMBOS } from '../../combos';
import type { Spot } from '../../spot';
import { KnownHands } from '../board/board';
import { ComboOrder } from '../board/comboOrder';
import { rowsOf, type Rows } from '../board/rows';
import { stateOf } from '../board/runOuts';
import { ExactCount } from '../longCount';
import { heldBy, type Ranged } from '../seats';
import type { Equity, Tally } from '../tally';
import { DeadBoards } from './deadBoards';
import { RangeCategories } from './preflopCategories';
import { Sweep, type RangeSweep } from './sweep';
import { alikeSuits, boardsUpToSuits, countUpToSuits, suitOrdersKeeping, type SuitlessBoards } from './upToSuits';

const NOBODY = new KnownHands([], []);

/** The cost of a combo's categories, in milliseconds, about. */
const CATEGORIES_OF_COMBO = 2;

/**
 * The equity of two players on all boards of an ordinary deck by the preflop table; a helper, which counts pieces only,
 * goes without.
 */
export interface ByTable {
  readonly all: Equity | undefined;
}

/** A part of the count. */
interface Part {
  readonly pieces: number;
  /** Adds a piece to the tally. */
  count(piece: number, tally: Tally): void;
}

/**
 * Two hidden players before the flop. For an ordinary deck the preflop table gives the winner over all boards. Boards
 * with a dead card are then counted and subtracted, boards with the joker swept and added, and categories counted combo
 * by combo. For other decks they are swept on all boards, one for each class that differs only by the names of suits.
 */
export class PreflopRanges extends ExactCount {
  /** About how many boards are swept; and what the categories take that are counted separately, in milliseconds. */
  readonly boards: number;
  readonly effortOfCategories: number;
  readonly #spot: Spot;
  readonly #ranges: readonly Ranged[];
  readonly #unseen: readonly Card[];
  readonly #byTable: ByTable | undefined;
  readonly #orders: readonly number[];
  #work: { readonly tally: Tally; readonly parts: readonly Part[] } | undefined;

  constructor(
    spot: Spot,
    ranges: readonly Ranged[],
    unseen: readonly Card[],
    byTable: ByTable | undefined,
    withCategories: boolean,
  ) {
    super(2, withCategories, spot.wild);
    this.#spot = spot;
    this.#ranges = ranges;
    this.#unseen = unseen;
    this.#byTable = byTable;
    const weights = ranges.map((own) => own.weights);
    this.#orders = suitOrdersKeeping([spot.dead, rowsOf(spot.wild).wildCards], weights);
    const suits = alikeSuits(this.#orders);
    const naturals = unseen.filter((card) => card !== JOKER).length;
    this.boards =
      (byTable === undefined ? countUpToSuits(naturals, 5, suits) : 0) +
      (unseen.includes(JOKER) ? countUpToSuits(naturals, 4, suits) : 0);
    const counted = byTable !== undefined && withCategories ? weights.map(heldBy) : [];
    const combos = counted.reduce((sum, { length }) => sum + length, 0);
    this.effortOfCategories = (CATEGORIES_OF_COMBO * combos) / this.#orders.length;
  }

  get pieces(): number {
    return this.#working.parts.reduce((sum, { pieces }) => sum + pieces, 0);
  }

  count(piece: number): Float64Array {
    const { tally, parts } = this.#working;
    tally.sums.fill(0);
    let left = piece;
    for (const part of parts) {
      if (left >= 0 && left < part.pieces) part.count(left, tally);
      left -= part.pieces;
    }
    return tally.sums.slice();
  }

  override equity(sums: Float64Array): Equity {
    const tally = this.newTally(sums.slice());
    const all = this.#byTable?.all;
    if (all !== undefined) {
      const [{ wins, ties }] = all.players;
      [0, wins, all.of - wins - ties, ties].forEach((deals, mask) => (tally.winners[mask] += deals));
    }
    return tally.result();
  }

  /** Made when it is first asked for: there are many boards, and a sampled figure comes first. */
  get #working(): { readonly tally: Tally; readonly parts: readonly Part[] } {
    return (this.#work ??= this.#prepare());
  }

  #prepare(): { tally: Tally; parts: Part[] } {
    const { wild, dead } = this.#spot;
    const [first, second] = this.#ranges;
    const tally = this.newTally();
    const suits = alikeSuits(this.#orders);
    const without = dead.filter((card) => card !== JOKER);
    const isSwept = this.#byTable === undefined;
    const hasJoker = this.#unseen.includes(JOKER);
    const parts: Part[] = [];
    if (isSwept || hasJoker) {
      const list = new ComboOrder([first.weights, second.weights], wild);
      const sweep = new Sweep(tally, first, second, [], false, list);
      if (isSwept) parts.push(new BoardSweeps(boardsUpToSuits(suits, { without }), sweep, rowsOf(wild)));
      const withJoker = hasJoker ? boardsUpToSuits(suits, { size: 4, without }) : undefined;
      if (withJoker !== undefined) parts.push(new BoardSweeps(withJoker, sweep, rowsOf(wild), [JOKER]));
    }
    if (isSwept) return { tally, parts };
    // A range has no combo with the joker.
    const weights = [first, second].map((own) => own.weights.subarray(0, COMBOS.length));
    if (dead.length > 0) parts.push(new DeadBoards([first, second], dead, suits));
    const naturals = this.#unseen.filter((card) => card !== JOKER);
    if (this.withCategories) parts.push(new RangeCategories(weights, this.#orders, naturals));
    return { tally, parts };
  }
}

/** Boards in a piece: a few milliseconds' work. */
const BOARDS_OF_PIECE = 128;

/** Many full boards before the flop, on which ranges are swept piece by piece. */
export class BoardSweeps {
  readonly pieces: number;
  readonly #boards: SuitlessBoards;
  readonly #sweep: RangeSweep;
  readonly #rows: Rows;
  readonly #laid: readonly Card[];
  readonly #start: number;

  /** @param laid cards that are on each of the boards besides its own */
  constructor(boards: SuitlessBoards, sweep: RangeSweep, rows = rowsOf(), laid: readonly Card[] = []) {
    this.#boards = boards;
    this.#sweep = sweep;
    this.#rows = rows;
    this.#laid = laid;
    this.#start = stateOf(laid, rows);
    this.pieces = Math.ceil(boards.many / BOARDS_OF_PIECE);
  }

  /** Adds the outcome of a piece's boards to the sweep's tally. */
  count(piece: number): void {
    const { many, size, cards, times } = this.#boards;
    const { next, ranks, rankOf } = this.#rows;
    const sweep = this.#sweep;
    for (const card of this.#laid) sweep.deal(card);
    for (let board = BOARDS_OF_PIECE * piece; board < Math.min(many, BOARDS_OF_PIECE * (piece + 1)); board++) {
      const from = size * board;
      let row = this.#start;
      for (let at = from; at < from + size; at++) {
        sweep.deal(cards[at] as Card);
        row = next[ranks * row + rankOf[cards[at]]];
      }
      sweep.setKnown(NOBODY, [], times[board]);
      sweep.count(row);
      for (let at = from; at < from + size; at++) sweep.takeBack(cards[at] as Card);
    }
    for (const card of this.#laid) sweep.takeBack(card);
  }
}
