import type { Card, Hole } from '../../card';
import type { WildDeck } from '../../deck';
import { CATEGORY_OF } from '../../hand';
import type { KnownHands } from '../board/board';
import { Board, heldInSuits } from '../board/board';
import { Field } from '../board/field';
import { FLUSH_PLACE } from '../board/rows';
import type { BoardCounter } from '../board/runOuts';
import { handsOf, heldBy, type Ranged } from '../seats';
import { CARDS, seatsIn, type BoardResult, type Tally } from '../tally';

/** How the hands compare on one board: what depends on its ranks alone, if it makes no flush. */
interface Comparison {
  /** The seats of the best known hands, as a mask; and each known hand's strength. */
  winners: number;
  best: number;
  readonly strengths: Uint16Array;
  /** The hidden player's hands, by how they compare with the best known one. */
  below: number;
  equal: number;
  above: number;
  /** The categories of the hidden player's hands. */
  readonly categories: Float64Array;
  readonly result: BoardResult;
  /** Boards that compare like this one. */
  boards: number;
}

/** The one hidden player; any two cards are counted by rank. */
export interface Hidden extends Ranged {
  readonly isAnyTwo: boolean;
}

/**
 * Known hands, and at most one that is hidden, on full boards. If the hidden hand is any two cards, just the first of
 * the boards of each row is looked at, if none makes a flush.
 */
export class Showdown implements BoardCounter {
  readonly #tally: Tally;
  readonly #hidden: Hidden | undefined;
  #known: KnownHands;
  /** How much the known hands weigh. */
  #scale = 1;
  readonly #board: Board;
  readonly #field: Field;
  readonly #taken = new Uint8Array(CARDS);
  /** By row, of boards without a flush. */
  readonly #rows = new Map<number, Comparison>();
  readonly #scratch: Comparison;

  /* The hidden player's live combos, if they have weights: their cards, cards by suit, and pairs of ranks. */
  readonly #combos: Uint16Array;
  readonly #cards: Uint8Array;
  readonly #held: Int32Array;
  readonly #pairs: Uint8Array;

  /** @param known the hands that are always there; others come by {@link setKnown} */
  constructor(
    tally: Tally,
    known: KnownHands,
    hidden: Hidden | undefined,
    board: readonly Card[],
    unseen: readonly Card[],
    wild?: WildDeck,
  ) {
    this.#tally = tally;
    this.#hidden = hidden;
    this.#known = known;
    this.#board = new Board(wild);
    const { rows } = this.#board;
    for (const card of board) this.#board.deal(card);
    this.#field = new Field(unseen, rows);
    this.#scratch = emptyComparison(tally);
    this.#combos = hidden === undefined || hidden.isAnyTwo ? new Uint16Array() : heldBy(hidden.weights);
    const holes = Array.from(this.#combos, (combo) => handsOf(wild)[combo]);
    this.#cards = Uint8Array.from(holes.flat());
    this.#held = heldInSuits(holes, rows);
    this.#pairs = Uint8Array.from(holes, ([a, b]) => rows.pairOf(a, b));
  }

  /** Sets all known hands, some of them drawn from the deck: deals count `scale` times from now on. */
  setKnown(known: KnownHands, holes: readonly Hole[], scale: number): void {
    this.#known = known;
    this.#scale = scale;
    for (const card of holes.flat()) this.#take(card);
  }

  /** Gives these hands' cards back. */
  putBack(holes: readonly Hole[]): void {
    this.finish();
    for (const card of holes.flat()) this.#giveBack(card);
  }

  deal(card: Card): void {
    this.#board.deal(card);
    this.#take(card);
  }

  takeBack(card: Card): void {
    this.#board.takeBack(card);
    this.#giveBack(card);
  }

  #take(card: Card): void {
    if (this.#hidden === undefined) return;
    this.#field.take(card);
    this.#taken[card] = 1;
  }

  #giveBack(card: Card): void {
    if (this.#hidden === undefined) return;
    this.#field.putBack(card);
    this.#taken[card] = 0;
  }

  count(row: number): Readonly<BoardResult> {
    this.#board.settle(row);
    // Which of its cards a board takes from a range depends on their suits. Known hands are compared sooner than looked up.
    if (this.#board.live > 0 || this.#hidden?.isAnyTwo !== true) {
      this.#compare(this.#scratch);
      this.#book(this.#scratch, 1);
      return this.#scratch.result;
    }
    let known = this.#rows.get(row);
    if (known === undefined) {
      known = emptyComparison(this.#tally);
      this.#compare(known);
      this.#rows.set(row, known);
    }
    known.boards++;
    return known.result;
  }

  /** Adds what was counted by row to the tally; to be called after the last board. */
  finish(): void {
    for (const comparison of this.#rows.values()) this.#book(comparison, comparison.boards);
    this.#rows.clear();
  }

  #book(comparison: Comparison, boards: number): void {
    const { winners, below, equal, above, result } = comparison;
    const tally = this.#tally;
    const times = this.#scale * boards;
    if (this.#hidden === undefined) {
      tally.winners[winners] += times;
    } else {
      const seat = 1 << this.#hidden.seat;
      tally.winners[winners] += below * times;
      tally.winners[winners | seat] += equal * times;
      tally.winners[seat] += above * times;
    }
    if (!tally.withCategories) return;
    const { seats } = this.#known;
    for (let index = 0; index < seats.length; index++) {
      const category = tally.kinds * seats[index] + CATEGORY_OF[comparison.strengths[index]];
      tally.categories[category] += result.deals * times;
    }
    if (this.#hidden === undefined) return;
    const categories = tally.categoriesOf(this.#hidden.seat);
    comparison.categories.forEach((hands, category) => (categories[category] += hands * times));
  }

  #compare(to: Comparison): void {
    const known = this.#known;
    known.compare(this.#board);
    to.best = known.best;
    to.winners = known.winners;
    if (this.#tally.withCategories) {
      to.strengths.set(known.strengths);
      to.categories.fill(0);
    }
    to.below = 0;
    to.equal = 0;
    to.above = 0;
    const { winners, result } = to;
    const hidden = this.#hidden;
    if (hidden === undefined) {
      result.deals = 1;
      result.wins = winners === 1 ? 1 : 0;
      result.share = winners & 1 ? 1 / seatsIn(winners) : 0;
    } else {
      if (hidden.isAnyTwo) this.#compareAnyTwo(to);
      else this.#compareRange(to, hidden.weights);
      const seat = 1 << hidden.seat;
      result.deals = to.below + to.equal + to.above;
      result.wins = (winners === 1 ? to.below : 0) + (seat === 1 ? to.above : 0);
      result.share = 0;
      if (winners & 1) result.share += to.below / seatsIn(winners);
      if ((winners | seat) & 1) result.share += to.equal / seatsIn(winners | seat);
      if (seat === 1) result.share += to.above;
    }
    result.winners = winners;
  }

  #compareRange(to: Comparison, weights: Float64Array): void {
    const { rows, row, live, liveSuits, suits } = this.#board;
    const { strengths, flushes } = rows;
    const from = rows.pairs * row;
    const taken = this.#taken;
    const cards = this.#cards;
    const held = this.#held;
    for (let index = 0; index < this.#combos.length; index++) {
      if (taken[cards[2 * index]] | taken[cards[2 * index + 1]]) continue;
      let strength = strengths[from + this.#pairs[index]];
      for (let at = 0; at < live; at++) {
        const suit = liveSuits[at];
        const flush = flushes[(suits[suit] + held[4 * index + suit]) & FLUSH_PLACE];
        if (flush > strength) strength = flush;
      }
      const weight = weights[this.#combos[index]];
      to.categories[CATEGORY_OF[strength]] += weight;
      if (strength < to.best) to.below += weight;
      else if (strength === to.best) to.equal += weight;
      else to.above += weight;
    }
  }

  #compareAnyTwo(to: Comparison): void {
    const field = this.#field;
    field.compare(this.#board, to.best, this.#tally.withCategories ? to.categories : undefined);
    to.below = field.below;
    to.equal = field.equal;
    to.above = field.above;
  }
}

function emptyComparison({ players, kinds }: Tally): Comparison {
  return {
    winners: 0,
    best: 0,
    strengths: new Uint16Array(players),
    below: 0,
    equal: 0,
    above: 0,
    categories: new Float64Array(kinds),
    result: { deals: 0, wins: 0, share: 0, winners: 0 },
    boards: 0,
  };
}
