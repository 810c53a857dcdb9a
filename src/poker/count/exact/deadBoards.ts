import { DECK, rankOf, suitOf, type Card } from '../../card';
import { countBits, FLUSH_STRENGTH } from '../../hand';
import { COMBOS } from '../../combos';
import { ComboOrder } from '../board/comboOrder';
import { BOARDS, NATURAL_RANKS, RANK_PAIRS, rankSets, rowsOf } from '../board/rows';
import { ranksLeft, RowDeals, RowPlaces } from './rowPlaces';
import { CardSums, type Ranged } from '../seats';
import { CARDS, Tally } from '../tally';
import { boardsUpToSuits, type SuitlessBoards } from './upToSuits';

/*
 * Two ranges on all boards that hold one of some dead cards. First these are counted as though there were no flushes,
 * row by row, for pairs of ranks. Then each board with three or more cards of a suit is corrected by the combos that
 * have a flush there: by what they win with it, less what they won without.
 */

/** Boards in a piece: a few milliseconds' work. */
const BOARDS_OF_PIECE = 512;

/** Cards of a suit on a board that make flushes possible. */
const LEAST_SUITED = 3;

export class DeadBoards {
  readonly pieces: number;
  readonly #rows: RowDeals;
  readonly #flushes: FlushCount;

  /**
   * @param ranges both players', none with a dead card
   * @param suits classes of suits that can be exchanged for each other
   */
  constructor(ranges: readonly [Ranged, Ranged], dead: readonly Card[], suits: readonly (readonly number[])[]) {
    const places = new RowPlaces(ranksLeft(DECK), ranksLeft(DECK.filter((card) => !dead.includes(card))));
    const ranks = dead.map(rankOf);
    const rows = Array.from({ length: BOARDS }, (_, row) => row).filter((row) =>
      rankSets()
        .ranks.subarray(5 * row, 5 * row + 5)
        .some((rank) => ranks.includes(rank)),
    );
    this.#rows = new RowDeals(ranges, places, undefined, rows, -1);
    const boards = boardsUpToSuits(suits, { holding: dead, leastSuited: LEAST_SUITED });
    this.#flushes = new FlushCount([ranges[0].weights, ranges[1].weights], boards);
    this.pieces = this.#rows.pieces + this.#flushes.pieces;
  }

  /** Takes off a piece's part of what each player wins; parts may be negative. The first player is in seat 0. */
  count(piece: number, { players, winners }: Tally): void {
    if (piece < this.#rows.pieces) this.#rows.count(piece, new Tally(players, false, winners));
    else {
      const [wins, losses, ties] = this.#flushes.count(piece - this.#rows.pieces);
      winners[0b01] -= wins;
      winners[0b10] -= losses;
      winners[0b11] -= ties;
    }
  }
}

/** The deals that the first player wins, loses and ties. */
type Outcome = readonly [wins: number, losses: number, ties: number];

/** Boards with three or more cards of a suit: what flushes change. */
class FlushCount {
  readonly pieces: number;
  readonly #boards: SuitlessBoards;

  /** The combos that either may hold; and their weights of either player. */
  readonly #list: ComboOrder;
  readonly #held: Int32Array;
  readonly #first: Float64Array;
  readonly #second: Float64Array;
  /** The combos that have a flush with this many cards of a suit, at `[3 × suit + cards − 3]`. */
  readonly #suited: readonly Uint16Array[];

  /* Of a board: its cards; each combo's flush, 0 for none; the combos with one, the weakest first; and their pairs. */
  readonly #taken = new Uint8Array(CARDS);
  readonly #flushes: Uint16Array;
  #flushed: Uint32Array = new Uint32Array();
  readonly #sorted: Uint32Array;
  readonly #hasFlush = new Uint8Array(RANK_PAIRS);

  /* Weights met on the way up, by what combos are without flushes: the first player's of combos that have none, and all
     of the second's. Of the combos with a flush the second's too, by what they are without it and with it. */
  readonly #plainFirst = new CardSums();
  readonly #asPlain = new CardSums();
  readonly #without = new CardSums();
  readonly #with = new CardSums();
  /** The weight below a combo with a flush: of the second's combos, and of the first's. */
  readonly #below: Float64Array;
  readonly #belowFirst: Float64Array;

  /* The additional wins and ties of the first player on a board. */
  #wins = 0;
  #ties = 0;

  constructor([first, second]: readonly [Float64Array, Float64Array], boards: SuitlessBoards) {
    this.#boards = boards;
    this.pieces = Math.ceil(boards.many / BOARDS_OF_PIECE);
    const list = new ComboOrder([first, second]);
    this.#list = list;
    this.#held = list.held.map((cards) => cards & NATURAL_RANKS);
    this.#first = list.weightsOf(first);
    this.#second = list.weightsOf(second);
    this.#suited = Array.from({ length: 12 }, (_, at) => {
      const suit = Math.floor(at / 3);
      const lacking = 2 - (at % 3);
      return Uint16Array.from(list.combos.keys()).filter((index) => countBits(this.#held[4 * index + suit]) >= lacking);
    });
    this.#flushes = new Uint16Array(list.size);
    this.#sorted = new Uint32Array(list.size);
    this.#below = new Float64Array(list.size);
    this.#belowFirst = new Float64Array(list.size);
  }

  count(piece: number): Outcome {
    const { next } = rankSets();
    const { many, cards, times } = this.#boards;
    const taken = this.#taken;
    const suits = new Int32Array(4);
    let wins = 0;
    let ties = 0;
    const from = BOARDS_OF_PIECE * piece;
    for (let board = from; board < Math.min(many, from + BOARDS_OF_PIECE); board++) {
      let row = 0;
      suits.fill(0);
      for (let at = 5 * board; at < 5 * board + 5; at++) {
        const card = cards[at] as Card;
        taken[card] = 1;
        suits[suitOf(card)] |= 1 << rankOf(card);
        row = next[13 * row + rankOf(card)];
      }
      const suit = suits.findIndex((ranks) => countBits(ranks) >= LEAST_SUITED);
      this.#listFlushes(suit, suits[suit]);
      this.#meetAll(row);
      wins += times[board] * this.#wins;
      ties += times[board] * this.#ties;
      for (let at = 5 * board; at < 5 * board + 5; at++) taken[cards[at]] = 0;
    }
    // As many deals as before: what the first wins or ties more, the other wins less.
    return [wins, -wins - ties, ties];
  }

  #listFlushes(suit: number, suited: number): void {
    const { high, low, pairs } = this.#list;
    const flushes = this.#flushes;
    const taken = this.#taken;
    const sorted = this.#sorted;
    for (const index of this.#flushed) flushes[index] = this.#hasFlush[pairs[index]] = 0;
    let many = 0;
    for (const index of this.#suited[3 * suit + countBits(suited) - LEAST_SUITED]) {
      if ((taken[high[index]] | taken[low[index]]) !== 0) continue;
      const flush = FLUSH_STRENGTH[suited | this.#held[4 * index + suit]];
      flushes[index] = flush;
      this.#hasFlush[pairs[index]] = 1;
      sorted[many++] = COMBOS.length * flush + index;
    }
    this.#flushed = sorted.subarray(0, many).sort();
    for (let at = 0; at < many; at++) sorted[at] %= COMBOS.length;
  }

  /**
   * Meets all combos in order of what they are without flushes, and those with one again among them, where they are
   * with it. Of two combos, one of each player, the outcome can change only if one has a flush.
   */
  #meetAll(row: number): void {
    const { strengths } = rowsOf();
    const base = RANK_PAIRS * row;
    const pairs = this.#list.pairsOn(row);
    const flushes = this.#flushes;
    const flushed = this.#flushed;
    this.#wins = this.#ties = 0;
    for (const met of [this.#plainFirst, this.#asPlain, this.#without, this.#with]) met.clear();
    let flush = 0;
    let to = 0;
    while (to < pairs.length) {
      const from = to;
      const level = strengths[base + pairs[from]];
      let hasFlush = 0;
      for (; to < pairs.length && strengths[base + pairs[to]] === level; to++) {
        hasFlush |= this.#hasFlush[pairs[to]];
      }
      while (flush < flushed.length && flushes[flushed[flush]] < level) {
        flush = this.#meetFlushes(flush);
      }
      for (let at = from; hasFlush !== 0 && at < to; at++) this.#noteBelow(pairs[at]);
      for (let at = from; at < to; at++) this.#add(pairs[at]);
      for (let at = from; hasFlush !== 0 && at < to; at++) this.#takeOff(pairs[at]);
    }
    while (flush < flushed.length) flush = this.#meetFlushes(flush);
  }

  /** Adds the combos of two ranks to what is met. */
  #add(pair: number): void {
    const { high, low, starts } = this.#list;
    const taken = this.#taken;
    for (let index = starts[pair]; index < starts[pair + 1]; index++) {
      const x = high[index];
      const y = low[index];
      if ((taken[x] | taken[y]) !== 0) continue;
      this.#asPlain.add(x, y, this.#second[index]);
      if (this.#flushes[index] === 0) this.#plainFirst.add(x, y, this.#first[index]);
      else this.#without.add(x, y, this.#second[index]);
    }
  }

  #noteBelow(pair: number): void {
    const { high, low, starts } = this.#list;
    for (let index = starts[pair]; index < starts[pair + 1]; index++) {
      if (this.#flushes[index] === 0) continue;
      this.#below[index] = this.#asPlain.clearOf(high[index], low[index]);
      this.#belowFirst[index] = this.#plainFirst.clearOf(high[index], low[index]);
    }
  }

  /**
   * Takes off what combos with a flush won and tied without it. The first's combos above them still win, unless they
   * are below the flush: all others are added here, and those below the flush taken off there.
   */
  #takeOff(pair: number): void {
    const { high, low, starts } = this.#list;
    for (let index = starts[pair]; index < starts[pair + 1]; index++) {
      if (this.#flushes[index] === 0) continue;
      const x = high[index];
      const y = low[index];
      const own = this.#first[index];
      const other = this.#second[index];
      const below = this.#below[index];
      const upTo = this.#asPlain.clearOf(x, y) + other;
      const firstUpTo = this.#plainFirst.clearOf(x, y);
      this.#wins += other * firstUpTo - own * below;
      this.#ties -= own * (upTo - below) + other * (firstUpTo - this.#belowFirst[index]);
    }
  }

  /** The second's weight by what the combos are, clear of two cards. */
  #metBelow(x: number, y: number): number {
    return this.#asPlain.clearOf(x, y) - this.#without.clearOf(x, y) + this.#with.clearOf(x, y);
  }

  /** Adds what the flushes of one strength win and tie, from one of those listed on; returns where they end. */
  #meetFlushes(from: number): number {
    const { high, low } = this.#list;
    const flushes = this.#flushes;
    const flushed = this.#flushed;
    const strength = flushes[flushed[from]];
    let to = from;
    for (; to < flushed.length && flushes[flushed[to]] === strength; to++) {
      const index = flushed[to];
      const x = high[index];
      const y = low[index];
      const below = this.#metBelow(x, y);
      this.#below[index] = below;
      this.#wins += this.#first[index] * below;
      this.#wins -= this.#second[index] * this.#plainFirst.clearOf(x, y);
    }
    for (let at = from; at < to; at++) {
      const index = flushed[at];
      this.#with.add(high[index], low[index], this.#second[index]);
    }
    for (let at = from; at < to; at++) {
      const index = flushed[at];
      const upTo = this.#metBelow(high[index], low[index]) + this.#second[index];
      this.#ties += this.#first[index] * (upTo - this.#below[index]);
    }
    return to;
  }
}
