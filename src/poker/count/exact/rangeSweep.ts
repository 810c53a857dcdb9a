import { rankOf, type Card, type Hole } from '../../card';
import { CATEGORY_OF } from '../../hand';
import { PlainOrder, type ComboOrder } from '../board/comboOrder';
import { KnownHands } from '../board/knownHands';
import { rowLookup } from '../board/rows';
import type { BoardCounter } from '../board/runOuts';
import { CARDS, seatsIn, type BoardResult, type Tally } from '../tally';

const NOBODY = new KnownHands([], []);

/** A player who holds one of many combos, by weight. */
export interface Ranged {
  readonly seat: number;
  /** By combo; 0 for those that the spot's cards rule out. */
  readonly weights: Float64Array;
}

/**
 * Some ranges, and any known hands, on full boards. On each the combos of all lie in one list, which is swept
 * from the weakest up, with running sums of weight: in all, and by card, so that what shares a card with a
 * combo is taken off again. The cost grows with the combos, not with the match-ups.
 */
export abstract class RangeSweep implements BoardCounter {
  protected readonly tally: Tally;
  protected readonly list: ComboOrder;
  protected known = new KnownHands([], []);
  /** How much the known hands weigh. */
  protected scale = 1;
  /** Cards on the board or in a known hand. */
  protected readonly taken: Uint8Array = new Uint8Array(CARDS);
  readonly #result: BoardResult = { deals: 0, wins: 0, share: 0, winners: 0 };

  constructor(tally: Tally, players: readonly Ranged[], board: readonly Card[], list?: ComboOrder) {
    this.tally = tally;
    this.list = list ?? new PlainOrder(players.map(({ weights }) => weights));
    for (const card of board) this.deal(card);
  }

  /** Sets the other players' hands: deals count `scale` times from now on. */
  setKnown(known: KnownHands, holes: readonly Hole[], scale: number): void {
    this.known = known;
    this.scale = scale;
    for (const card of holes.flat()) this.taken[card] = 1;
  }

  /** Gives these hands' cards back. */
  putBack(holes: readonly Hole[]): void {
    for (const card of holes.flat()) this.taken[card] = 0;
  }

  deal(card: Card): void {
    this.list.deal(card);
    this.taken[card] = 1;
  }

  takeBack(card: Card): void {
    this.list.takeBack(card);
    this.taken[card] = 0;
  }

  count(row: number): Readonly<BoardResult> {
    const { known } = this;
    this.list.settle(row);
    this.list.compare(known, row);
    this.list.arrange(row, this.taken);
    const result = this.#result;
    result.winners = known.winners;
    result.deals = result.wins = result.share = 0;
    this.sweep();
    result.wins = settle(result.wins, result.deals);
    result.share = settle(result.share, result.deals);
    if (this.tally.withCategories) {
      known.seats.forEach((seat, index) => {
        const categories = this.tally.categoriesOf(seat);
        categories[CATEGORY_OF[known.strengths[index]]] += this.scale * result.deals;
      });
    }
    return result;
  }

  /** Counts a full board of the ordinary deck, where none lies before or after. */
  countBoard(board: readonly Card[], known = NOBODY): Readonly<BoardResult> {
    const { next } = rowLookup();
    this.setKnown(known, [], 1);
    let row = 0;
    for (const card of board) {
      this.deal(card);
      row = next[13 * row + rankOf(card)];
    }
    const result = this.count(row);
    for (const card of board) this.takeBack(card);
    return result;
  }

  /** Sweeps the list as it lies in order, and adds all deals of the board. */
  protected abstract sweep(): void;

  /** Adds a part of the board's deals to what the players of a mask share. */
  protected add(mask: number, part: number): void {
    const result = this.#result;
    this.tally.winners[mask] += this.scale * part;
    result.deals += part;
    if ((mask & 1) === 0) return;
    if (mask === 1) result.wins += part;
    result.share += part / seatsIn(mask);
  }
}

/** A part of all deals without the dust that weights leave in sums: none is none, and all is all. */
export function settle(part: number, all: number): number {
  const dust = 1e-12 * all;
  return Math.abs(part) < dust ? 0 : Math.abs(all - part) < dust ? all : part;
}
