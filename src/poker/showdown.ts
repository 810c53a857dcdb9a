import { rankOf, suitOf, type Card } from './card';
import { CATEGORIES, CATEGORY_OF, countBits, FLUSH_STRENGTH } from './hand';
import { boardLookup, RANK_PAIRS, rankPair } from './lookup';
import { COMBOS } from './range';
import type { BoardCounter, BoardResult } from './runout';
import type { Hole } from './spot';
import { seatsIn, type Tally } from './tally';

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
 * Known hands, and at most one that is hidden, on full boards. Any two cards are not gone through one
 * by one but counted by rank along the board's row of strengths, those with a flush apart; and of
 * boards without three of a suit only the first of each row is looked at.
 */
export class Showdown implements BoardCounter {
  readonly #tally: Tally;
  readonly #hidden: Hidden | undefined;
  readonly #seats: readonly number[];
  readonly #pairs: Int32Array;
  /** Each hole's ranks of each suit, as masks, at `[4 × hole + suit]`. */
  readonly #held: Int32Array;
  /** By row, of boards without three of a suit. */
  readonly #rows = new Map<number, Comparison>();
  readonly #scratch: Comparison;

  /* The deck and the board as they lie. */
  readonly #left = new Int32Array(13);
  readonly #unseen = new Int32Array(4);
  readonly #board = new Int32Array(4);
  readonly #dealt = new Uint8Array(52);
  /** Ways to hold each pair of ranks without a flush, and the cards of all suits but the flush's. */
  readonly #ways = new Int32Array(RANK_PAIRS);
  readonly #offSuit = new Int32Array(13);

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
    this.#seats = Array.from({ length: tally.players }, (_, seat) => seat).filter(
      (seat) => seat !== hidden?.seat,
    );
    this.#pairs = Int32Array.from(holes, ([a, b]) => rankPair(rankOf(a), rankOf(b)));
    this.#scratch = emptyComparison(holes.length);
    this.#held = heldRanks(holes);
    const weights = hidden?.weights;
    this.#combos = Uint16Array.from(weights instanceof Float64Array ? COMBOS.keys() : []).filter(
      (combo) => weights instanceof Float64Array && weights[combo] > 0,
    );
    const combos = Array.from(this.#combos, (combo) => COMBOS[combo]);
    this.#comboHeld = heldRanks(combos);
    this.#comboPairs = Uint8Array.from(combos, ([a, b]) => rankPair(rankOf(a), rankOf(b)));
    for (const card of unseen) {
      this.#left[rankOf(card)]++;
      this.#unseen[suitOf(card)] |= 1 << rankOf(card);
    }
    for (const card of board) this.#board[suitOf(card)] |= 1 << rankOf(card);
  }

  deal(card: Card): void {
    const rank = rankOf(card);
    this.#left[rank]--;
    this.#unseen[suitOf(card)] ^= 1 << rank;
    this.#board[suitOf(card)] |= 1 << rank;
    this.#dealt[card] = 1;
  }

  takeBack(card: Card): void {
    const rank = rankOf(card);
    this.#left[rank]++;
    this.#unseen[suitOf(card)] ^= 1 << rank;
    this.#board[suitOf(card)] ^= 1 << rank;
    this.#dealt[card] = 0;
  }

  count(row: number): Readonly<BoardResult> {
    const flushSuit = this.#flushSuit();
    // Which of its cards a board takes from a range depends on their suits.
    if (flushSuit >= 0 || this.#hidden?.weights instanceof Float64Array) {
      this.#compare(this.#scratch, row, flushSuit);
      this.#book(this.#scratch, 1);
      return this.#scratch.result;
    }
    let known = this.#rows.get(row);
    if (known === undefined) {
      known = emptyComparison(this.#pairs.length);
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

  /** The suit of which the board has three or more, or -1. */
  #flushSuit(): number {
    for (let suit = 0; suit < 4; suit++) if (countBits(this.#board[suit]) >= 3) return suit;
    return -1;
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
      const at = CATEGORIES.length * this.#seats[index] + CATEGORY_OF[strength];
      tally.categories[at] += result.deals * boards;
    });
    if (this.#hidden === undefined) return;
    const categories = tally.categoriesOf(this.#hidden.seat);
    comparison.categories.forEach((hands, category) => (categories[category] += hands * boards));
  }

  #compare(to: Comparison, row: number, flushSuit: number): void {
    this.#compareKnown(to, row, flushSuit);
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

  /** Finds the best known hand and who holds it. */
  #compareKnown(to: Comparison, row: number, flushSuit: number): void {
    const { strengths } = boardLookup();
    const suited = flushSuit < 0 ? 0 : this.#board[flushSuit];
    to.best = 0;
    to.winners = 0;
    for (let index = 0; index < this.#pairs.length; index++) {
      const flush = flushSuit < 0 ? 0 : FLUSH_STRENGTH[suited | this.#held[4 * index + flushSuit]];
      const strength = flush !== 0 ? flush : strengths[RANK_PAIRS * row + this.#pairs[index]];
      to.strengths[index] = strength;
      if (strength > to.best) {
        to.best = strength;
        to.winners = 1 << this.#seats[index];
      } else if (strength === to.best) {
        to.winners |= 1 << this.#seats[index];
      }
    }
  }

  #compareRange(to: Comparison, row: number, flushSuit: number, weights: Float64Array): void {
    const { strengths } = boardLookup();
    const suited = flushSuit < 0 ? 0 : this.#board[flushSuit];
    for (let index = 0; index < this.#combos.length; index++) {
      const combo = this.#combos[index];
      const hole = COMBOS[combo];
      if (this.#dealt[hole[0]] | this.#dealt[hole[1]]) continue;
      const flush =
        flushSuit < 0 ? 0 : FLUSH_STRENGTH[suited | this.#comboHeld[4 * index + flushSuit]];
      const strength = flush !== 0 ? flush : strengths[RANK_PAIRS * row + this.#comboPairs[index]];
      add(to, strength, weights[combo]);
    }
  }

  #compareAnyTwo(to: Comparison, row: number, flushSuit: number): void {
    const board = flushSuit < 0 ? 0 : this.#board[flushSuit];
    const suited = flushSuit < 0 ? 0 : this.#unseen[flushSuit];
    const suitedOnBoard = countBits(board);
    const offSuit = this.#offSuit;
    let offSuitCards = 0;
    for (let rank = 0; rank < 13; rank++) {
      offSuit[rank] = this.#left[rank] - ((suited >> rank) & 1);
      offSuitCards += offSuit[rank];
    }
    if (suitedOnBoard === 5) {
      add(to, FLUSH_STRENGTH[board], (offSuitCards * (offSuitCards - 1)) / 2);
    } else {
      // Without a suited card, or with one where the board's three want two: no flush.
      const ways = this.#ways;
      const one = suitedOnBoard === 3 ? suited : 0;
      for (let high = 0, at = 0; high < 13; high++) {
        const highOff = offSuit[high];
        const highOne = (one >> high) & 1;
        for (let low = 0; low < high; low++, at++) {
          ways[at] = highOff * (offSuit[low] + ((one >> low) & 1)) + highOne * offSuit[low];
        }
        ways[at++] = (highOff * (highOff - 1)) / 2 + highOne * highOff;
      }
      this.#compareRow(to, row);
    }
    for (let rest = suited; rest !== 0;) {
      const high = 31 - Math.clz32(rest);
      rest ^= 1 << high;
      const withHigh = board | (1 << high);
      if (suitedOnBoard >= 4) add(to, FLUSH_STRENGTH[withHigh], offSuitCards);
      for (let lower = rest; lower !== 0; lower &= lower - 1) {
        add(to, FLUSH_STRENGTH[withHigh | (lower & -lower)], 1);
      }
    }
  }

  /** Compares a whole row of strengths, each held in `ways`, with the best known hand. */
  #compareRow(to: Comparison, row: number): void {
    const { strengths } = boardLookup();
    const at = RANK_PAIRS * row;
    const ways = this.#ways;
    let below = 0;
    let notAbove = 0;
    let all = 0;
    // A negative difference shifts to a mask of ones: no branch to mispredict.
    for (let pair = 0; pair < RANK_PAIRS; pair++) {
      const difference = strengths[at + pair] - to.best;
      const deals = ways[pair];
      all += deals;
      below += deals & (difference >> 31);
      notAbove += deals & ((difference - 1) >> 31);
    }
    to.below += below;
    to.equal += notAbove - below;
    to.above += all - notAbove;
    if (!this.#tally.withCategories) return;
    for (let pair = 0; pair < RANK_PAIRS; pair++) {
      to.categories[CATEGORY_OF[strengths[at + pair]]] += ways[pair];
    }
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

/** Each hole's ranks of each suit, as masks, at `[4 × hole + suit]`. */
function heldRanks(holes: readonly Hole[]): Int32Array {
  const held = new Int32Array(4 * holes.length);
  holes.forEach((hole, index) => {
    for (const card of hole) held[4 * index + suitOf(card)] |= 1 << rankOf(card);
  });
  return held;
}
