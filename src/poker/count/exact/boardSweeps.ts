import type { Card } from '../../card';
import type { SuitlessBoards } from '../board/boards';
import { KnownHands } from '../board/board';
import { rowsOf, type Rows } from '../board/rows';
import { stateOf } from '../board/runOuts';
import type { RangeSweep } from './sweep';

/** Boards in a piece: a few milliseconds' work. */
const BOARDS = 128;

const NOBODY = new KnownHands([], []);

/** Many full boards before the flop, on which ranges are swept piece by piece. */
export class BoardSweeps {
  readonly pieces: number;
  readonly #boards: SuitlessBoards;
  readonly #sweep: RangeSweep;
  readonly #rows: Rows;
  readonly #laid: readonly Card[];
  readonly #start: number;

  /** @param laid cards that are on each of the boards beside its own */
  constructor(boards: SuitlessBoards, sweep: RangeSweep, rows = rowsOf(), laid: readonly Card[] = []) {
    this.#boards = boards;
    this.#sweep = sweep;
    this.#rows = rows;
    this.#laid = laid;
    this.#start = stateOf(laid, rows);
    this.pieces = Math.ceil(boards.many / BOARDS);
  }

  /** Adds the outcome of a piece's boards to the sweep's tally. */
  count(piece: number): void {
    const { many, size, cards, times } = this.#boards;
    const { next, ranks, rankOf } = this.#rows;
    const sweep = this.#sweep;
    for (const card of this.#laid) sweep.deal(card);
    for (let board = BOARDS * piece; board < Math.min(many, BOARDS * (piece + 1)); board++) {
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
