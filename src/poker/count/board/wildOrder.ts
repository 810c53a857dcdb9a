import { DECK, JOKER, type Card, type Hole } from '../../card';
import { hasJoker, type WildDeck } from '../../deck';
import { COMBOS } from '../../combos';
import { ComboOrder } from './comboOrder';
import type { KnownHands } from './knownHands';
import type { Holding } from '../seated';
import { CARDS } from '../tally';
import { WildBoard, wildRows } from './wildRows';

const WITH_JOKER: readonly Hole[] = [...COMBOS, ...DECK.map((card): Hole => [JOKER, card])];

/** All combos of a deck: the ordinary 1,326 and, behind them, those with its joker. */
export function holesOf(wild: WildDeck): readonly Hole[] {
  return hasJoker(wild) ? WITH_JOKER : COMBOS;
}

/** A player's weights in that order. */
export function weightsByHole(wild: WildDeck, { holes, weights }: Holding): Float64Array {
  const placeOf = ([a, b]: Hole) => CARDS * Math.max(a, b) + Math.min(a, b);
  const own = new Map(holes.map((hole, index) => [placeOf(hole), weights[index]]));
  return Float64Array.from(holesOf(wild), (hole) => own.get(placeOf(hole)) ?? 0);
}

/** Combos of a deck with wild cards. */
export class WildOrder extends ComboOrder {
  protected readonly rows: Uint16Array;
  readonly #board: WildBoard;
  /** Each combo's pair of ranks, by place in the list. */
  readonly #pairs: Uint8Array;

  /** @param players each one's weights, in the order of {@link holesOf} */
  constructor(wild: WildDeck, players: readonly Float64Array[]) {
    const rows = wildRows(wild);
    const pairOf = Uint8Array.from(holesOf(wild), (hole) => rows.pairOf(hole));
    super(players, holesOf(wild), rows.pairs, pairOf);
    this.rows = rows.strengths;
    this.#board = new WildBoard(wild);
    this.#pairs = Uint8Array.from(this.combos, (combo) => pairOf[combo]);
  }

  deal(card: Card): void {
    this.#board.deal(card);
  }

  takeBack(card: Card): void {
    this.#board.takeBack(card);
  }

  settle(row: number): void {
    this.#board.settle(row);
  }

  compare(known: KnownHands): void {
    known.compareOn(this.#board);
  }

  protected pairsByStrength(row: number): Uint8Array {
    return this.#board.rows.byStrength(row);
  }

  /** With wild cards a hand with a flush may be a better one. */
  protected listFlushes(row: number, taken: Uint8Array): void {
    const board = this.#board;
    if (board.live === 0) return;
    const { size, high, low, rows } = this;
    const first = board.rows.pairs * row;
    for (let index = 0; index < size; index++) {
      const a = high[index] as Card;
      const b = low[index] as Card;
      if ((taken[a] | taken[b]) !== 0) continue;
      const flush = board.flush(a, b);
      if (flush > rows[first + this.#pairs[index]]) this.addFlush(index, flush);
    }
  }
}
