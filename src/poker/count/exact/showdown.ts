import type { Card, Hole } from '../../card';
import { CATEGORIES } from '../../category';
import { CATEGORY_OF, FLUSH_STRENGTH } from '../../hand';
import { Field } from '../board/field';
import { heldRanks, KnownHands, rankPairs } from '../board/knownHands';
import { rowLookup, RANK_PAIRS } from '../board/rows';
import { COMBOS } from '../../combos';
import type { BoardCounter } from '../board/runOuts';

import { seatsIn, type BoardResult, type Tally } from '../tally';

/** A player whose cards are not known: a weight for each of the 1,326 combos, or any two. */
export interface Hidden {
  readonly seat: number;
  readonly weights: Float64Array | 'any two';
}

/** How the hands compare on one board: what depends on its ranks alone, where it makes no flush. */
interface Comparison {
  /** The seats of the best known hands, as a mask; and each known hand's strength. */
  winners: number;
  best: number;
  readonly strengths: Uint16Array;
  /** The hidden player's hands, by how they compare with the best known one. */
  below: number;
  equal: number;
  above: number;
  /** What the hidden player's hands are. */
  readonly categories: Float64Array;
  readonly result: BoardResult;
  /** Boards that compare like this one. */
  boards: number;
}

/**
 * Known hands, and at most one that is hidden, on full boards. Of boards without three of a suit only
 * the first of each row is looked at, unless the hidden hand is out of a range.
 */
export class Showdown implements BoardCounter {
  readonly #tally: Tally;
  readonly #hidden: Hidden | undefined;
  readonly #known: KnownHands;
  /** The deck and the board as they lie. */
  readonly #field: Field;
  readonly #dealt = new Uint8Array(52);
  /** By row, of boards without three of a suit. */
  readonly #rows = new Map<number, Comparison>();
  readonly #scratch: Comparison;

  /* The hidden player's live combos, where they have weights. */
  readonly #combos: Uint16Array;
  readonly #comboHeld: Int32Array;
  readonly #comboPairs: Uint8Array;

  /** @param holes the known hands, in the order of their seats */
  constructor(
    tally: Tally,
    holes: readonly Hole[],
    hidden: Hidden | undefined,
    board: readonly Card[],
    unseen: readonly Card[],
  ) {
    this.#tally = tally;
    this.#hidden = hidden;
    const seats = Array.from({ length: tally.players }, (_, seat) => seat);
    this.#known = new KnownHands(
      seats.filter((seat) => seat !== hidden?.seat),
      holes,
    );
    this.#field = new Field(unseen, board);
    this.#scratch = emptyComparison(holes.length);
    const weights = hidden?.weights;
    this.#combos = Uint16Array.from(weights instanceof Float64Array ? COMBOS.keys() : []).filter(
      (combo) => weights instanceof Float64Array && weights[combo] > 0,
    );
    const combos = Array.from(this.#combos, (combo) => COMBOS[combo]);
    this.#comboHeld = heldRanks(combos);
    this.#comboPairs = rankPairs(combos);
  }

  deal(card: Card): void {
    this.#field.deal(card);
    this.#dealt[card] = 1;
  }

  takeBack(card: Card): void {
    this.#field.takeBack(card);
    this.#dealt[card] = 0;
  }

  count(row: number): Readonly<BoardResult> {
    const flushSuit = this.#field.flushSuit();
    // Which of its cards a board takes from a range depends on their suits.
    if (flushSuit >= 0 || this.#hidden?.weights instanceof Float64Array) {
      this.#compare(this.#scratch, row, flushSuit);
      this.#book(this.#scratch, 1);
      return this.#scratch.result;
    }
    let known = this.#rows.get(row);
    if (known === undefined) {
      known = emptyComparison(this.#known.seats.length);
      this.#compare(known, row, flushSuit);
      this.#rows.set(row, known);
    }
    known.boards++;
    return known.result;
  }

  /** Adds what was counted by row to the tally; to be called once, after the last board. */
  finish(): void {
    for (const comparison of this.#rows.values()) this.#book(comparison, comparison.boards);
  }

  #book(comparison: Comparison, boards: number): void {
    const { winners, below, equal, above, result } = comparison;
    const tally = this.#tally;
    if (this.#hidden === undefined) {
      tally.winners[winners] += boards;
    } else {
      const seat = 1 << this.#hidden.seat;
      tally.winners[winners] += below * boards;
      tally.winners[winners | seat] += equal * boards;
      tally.winners[seat] += above * boards;
    }
    if (!tally.withCategories) return;
    comparison.strengths.forEach((strength, index) => {
      const at = CATEGORIES.length * this.#known.seats[index] + CATEGORY_OF[strength];
      tally.categories[at] += result.deals * boards;
    });
    if (this.#hidden === undefined) return;
    const categories = tally.categoriesOf(this.#hidden.seat);
    comparison.categories.forEach((hands, category) => (categories[category] += hands * boards));
  }

  #compare(to: Comparison, row: number, flushSuit: number): void {
    const known = this.#known;
    known.compare(row, flushSuit, flushSuit < 0 ? 0 : this.#field.board[flushSuit]);
    to.best = known.best;
    to.winners = known.winners;
    to.strengths.set(known.strengths);
    to.below = 0;
    to.equal = 0;
    to.above = 0;
    to.categories.fill(0);
    const { winners, result } = to;
    if (this.#hidden === undefined) {
      result.deals = 1;
      result.wins = winners === 1 ? 1 : 0;
      result.share = winners & 1 ? 1 / seatsIn(winners) : 0;
    } else {
      if (this.#hidden.weights === 'any two') this.#compareAnyTwo(to, row, flushSuit);
      else this.#compareRange(to, row, flushSuit, this.#hidden.weights);
      const seat = 1 << this.#hidden.seat;
      result.deals = to.below + to.equal + to.above;
      result.wins = (winners === 1 ? to.below : 0) + (seat === 1 ? to.above : 0);
      result.share = 0;
      if (winners & 1) result.share += to.below / seatsIn(winners);
      if ((winners | seat) & 1) result.share += to.equal / seatsIn(winners | seat);
      if (seat === 1) result.share += to.above;
    }
    result.winners = winners;
  }

  #compareRange(to: Comparison, row: number, flushSuit: number, weights: Float64Array): void {
    const { strengths } = rowLookup();
    const suited = flushSuit < 0 ? 0 : this.#field.board[flushSuit];
    for (let index = 0; index < this.#combos.length; index++) {
      const combo = this.#combos[index];
      const hole = COMBOS[combo];
      if (this.#dealt[hole[0]] | this.#dealt[hole[1]]) continue;
      const flush = flushSuit < 0 ? 0 : FLUSH_STRENGTH[suited | this.#comboHeld[4 * index + flushSuit]];
      const strength = flush !== 0 ? flush : strengths[RANK_PAIRS * row + this.#comboPairs[index]];
      add(to, strength, weights[combo]);
    }
  }

  #compareAnyTwo(to: Comparison, row: number, flushSuit: number): void {
    const field = this.#field;
    field.compare(row, flushSuit, to.best);
    to.below = field.below;
    to.equal = field.equal;
    to.above = field.above;
    if (this.#tally.withCategories) field.addCategories(row, flushSuit, to.categories, 1);
  }
}

function emptyComparison(known: number): Comparison {
  return {
    winners: 0,
    best: 0,
    strengths: new Uint16Array(known),
    below: 0,
    equal: 0,
    above: 0,
    categories: new Float64Array(CATEGORIES.length),
    result: { deals: 0, wins: 0, share: 0, winners: 0 },
    boards: 0,
  };
}

/** Adds hands of one strength to a comparison. */
function add(to: Comparison, strength: number, hands: number): void {
  to.categories[CATEGORY_OF[strength]] += hands;
  if (strength < to.best) to.below += hands;
  else if (strength === to.best) to.equal += hands;
  else to.above += hands;
}
