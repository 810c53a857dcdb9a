import { DECK, rankOf, suitOf, type Card } from '../../card';
import { countBits, FLUSH_STRENGTH } from '../../hand';
import { COMBOS } from '../../combos';
import { heldInSuits } from '../board/board';
import { BOARDS, NATURAL_RANKS, RANK_PAIRS, rankSets, rowsOf } from '../board/rows';
import { PAIR_OF_COMBO, pairsHeld, PLACES_OF_PAIR, ranksLeft, RowPlaces, weighPairs } from './rowPlaces';
import { CARDS, type Tally } from '../tally';
import { boardsUpToSuits, type SuitlessBoards } from './upToSuits';

/*
 * Two ranges on all boards that hold one of some dead cards. First these are counted as though there were no flushes,
 * row by row, for pairs of ranks. Then each board with three or more cards of a suit is corrected by the combos that
 * have a flush there: by what they win with it, less what they won without.
 */

/** Rows and boards in a piece: a few milliseconds' work. */
const ROWS_OF_PIECE = 128;
const BOARDS_OF_PIECE = 512;

/** Cards of a suit on a board that make flushes possible. */
const LEAST_SUITED = 3;

export class DeadBoards {
  readonly pieces: number;
  readonly #rows: RowCount;
  readonly #flushes: FlushCount;

  /**
   * @param weights of both players by combo, none with a dead card
   * @param suits classes of suits that can be exchanged for each other
   */
  constructor(
    weights: readonly [Float64Array, Float64Array],
    dead: readonly Card[],
    suits: readonly (readonly number[])[],
  ) {
    this.#rows = new RowCount(weights, dead);
    this.#flushes = new FlushCount(weights, boardsUpToSuits(suits, { holding: dead, leastSuited: LEAST_SUITED }));
    this.pieces = this.#rows.pieces + this.#flushes.pieces;
  }

  /** Takes off a piece's part of what each player wins; parts may be negative. */
  count(piece: number, { winners }: Tally): void {
    const rows = this.#rows;
    const [wins, losses, ties] = piece < rows.pieces ? rows.count(piece) : this.#flushes.count(piece - rows.pieces);
    winners[0b01] -= wins;
    winners[0b10] -= losses;
    winners[0b11] -= ties;
  }
}

/** What the first player wins, loses and ties. */
type Outcome = readonly [wins: number, losses: number, ties: number];

/** All boards with a dead card, as though there were no flushes. */
class RowCount {
  readonly pieces: number;
  /** By pairs of ranks, the first player's and the second's: the weight of their combos that share no card. */
  readonly #weights: Float64Array;
  /** The pairs of ranks that each may hold. */
  readonly #firsts: readonly number[];
  readonly #seconds: readonly number[];
  readonly #places: RowPlaces;
  /** Rows with the rank of a dead card. */
  readonly #rows: readonly number[];

  constructor([first, second]: readonly [Float64Array, Float64Array], dead: readonly Card[]) {
    this.#weights = weighPairs(first, second);
    this.#firsts = pairsHeld(first);
    this.#seconds = pairsHeld(second);
    this.#places = new RowPlaces(ranksLeft(DECK), ranksLeft(DECK.filter((card) => !dead.includes(card))));
    const ranks = dead.map(rankOf);
    this.#rows = Array.from({ length: BOARDS }, (_, row) => row).filter((row) =>
      rankSets().ranks.subarray(5 * row, 5 * row + 5).some((rank) => ranks.includes(rank)),
    );
    this.pieces = Math.ceil(this.#rows.length / ROWS_OF_PIECE);
  }

  count(piece: number): Outcome {
    const rows = rowsOf();
    const { strengths } = rows;
    const weights = this.#weights;
    const { placeOf, boards } = this.#places;
    let wins = 0;
    let losses = 0;
    let ties = 0;
    for (const row of this.#rows.slice(ROWS_OF_PIECE * piece, ROWS_OF_PIECE * (piece + 1))) {
      rows.fill(row);
      this.#places.lay(row);
      for (const own of this.#firsts) {
        const strength = strengths[RANK_PAIRS * row + own];
        const places = PLACES_OF_PAIR * placeOf[own];
        for (const other of this.#seconds) {
          const deals = weights[RANK_PAIRS * own + other] * boards[places + placeOf[other]];
          const against = strengths[RANK_PAIRS * row + other];
          if (strength > against) wins += deals;
          else if (strength < against) losses += deals;
          else ties += deals;
        }
      }
    }
    return [wins, losses, ties];
  }
}

/** Weights that have been met so far: in all, and by card. */
class Met {
  #all = 0;
  readonly #byCard = new Float64Array(CARDS);

  clear(): void {
    this.#all = 0;
    this.#byCard.fill(0);
  }

  add(x: number, y: number, weight: number): void {
    this.#all += weight;
    this.#byCard[x] += weight;
    this.#byCard[y] += weight;
  }

  /** The weight that is clear of a combo's cards; the combo's own is taken off twice by card. */
  clearOf(x: number, y: number): number {
    return this.#all - this.#byCard[x] - this.#byCard[y];
  }
}

/** Boards with three or more cards of a suit: what flushes change. */
class FlushCount {
  readonly pieces: number;
  readonly #boards: SuitlessBoards;

  /* The combos that either may hold, those of a pair of ranks together: where those of each pair begin; each one's
     pair, cards, ranks by suit, and weight of either player. */
  readonly #starts = new Uint16Array(RANK_PAIRS + 1);
  readonly #pairs: Uint8Array;
  readonly #high: Uint8Array;
  readonly #low: Uint8Array;
  readonly #held: Int32Array;
  readonly #first: Float64Array;
  readonly #second: Float64Array;
  /** The combos that have a flush beside so many cards of a suit, at `[3 × suit + cards − 3]`. */
  readonly #suited: readonly Uint16Array[];
  /** The pairs of ranks that are held, in order of strength, by row. */
  readonly #pairsOfRow = new Map<number, Uint8Array>();

  /* Of a board: its cards; each combo's flush, 0 for none; the combos with one, the weakest first; and their pairs. */
  readonly #taken = new Uint8Array(CARDS);
  readonly #flushes: Uint16Array;
  #flushed: Uint32Array = new Uint32Array();
  readonly #sorted: Uint32Array;
  readonly #hasFlush = new Uint8Array(RANK_PAIRS);

  /* Weights met on the way up, by what combos are without flushes: the first player's of combos that have none, and
     all of the second's. Of the combos with a flush the second's too, by what they are without it and with it. */
  readonly #plainFirst = new Met();
  readonly #asPlain = new Met();
  readonly #without = new Met();
  readonly #with = new Met();
  /** What a combo with a flush has met below it: of the second's weight, and of the first's. */
  readonly #below: Float64Array;
  readonly #belowFirst: Float64Array;

  /* What the first player wins and ties more on a board. */
  #wins = 0;
  #ties = 0;

  constructor([first, second]: readonly [Float64Array, Float64Array], boards: SuitlessBoards) {
    this.#boards = boards;
    this.pieces = Math.ceil(boards.many / BOARDS_OF_PIECE);
    const combos = Array.from(first.keys())
      .filter((combo) => first[combo] > 0 || second[combo] > 0)
      .sort((a, b) => PAIR_OF_COMBO[a] - PAIR_OF_COMBO[b] || a - b);
    for (const combo of combos) this.#starts[PAIR_OF_COMBO[combo] + 1]++;
    for (let pair = 0; pair < RANK_PAIRS; pair++) this.#starts[pair + 1] += this.#starts[pair];
    this.#pairs = Uint8Array.from(combos, (combo) => PAIR_OF_COMBO[combo]);
    this.#high = Uint8Array.from(combos, (combo) => COMBOS[combo][0]);
    this.#low = Uint8Array.from(combos, (combo) => COMBOS[combo][1]);
    this.#held = heldInSuits(
      combos.map((combo) => COMBOS[combo]),
      rowsOf(),
    ).map((cards) => cards & NATURAL_RANKS);
    this.#first = Float64Array.from(combos, (combo) => first[combo]);
    this.#second = Float64Array.from(combos, (combo) => second[combo]);
    this.#suited = Array.from({ length: 12 }, (_, at) => {
      const suit = Math.floor(at / 3);
      const lacking = 2 - (at % 3);
      return Uint16Array.from(combos.keys()).filter((index) => countBits(this.#held[4 * index + suit]) >= lacking);
    });
    this.#flushes = new Uint16Array(combos.length);
    this.#sorted = new Uint32Array(combos.length);
    this.#below = new Float64Array(combos.length);
    this.#belowFirst = new Float64Array(combos.length);
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
    const flushes = this.#flushes;
    const taken = this.#taken;
    const sorted = this.#sorted;
    for (const index of this.#flushed) flushes[index] = this.#hasFlush[this.#pairs[index]] = 0;
    let many = 0;
    for (const index of this.#suited[3 * suit + countBits(suited) - LEAST_SUITED]) {
      if ((taken[this.#high[index]] | taken[this.#low[index]]) !== 0) continue;
      const flush = FLUSH_STRENGTH[suited | this.#held[4 * index + suit]];
      flushes[index] = flush;
      this.#hasFlush[this.#pairs[index]] = 1;
      sorted[many++] = COMBOS.length * flush + index;
    }
    this.#flushed = sorted.subarray(0, many).sort();
    for (let at = 0; at < many; at++) sorted[at] %= COMBOS.length;
  }

  /** The pairs of ranks that somebody may hold, the weakest on a row first. */
  #pairsOn(row: number): Uint8Array {
    let pairs = this.#pairsOfRow.get(row);
    if (pairs === undefined) {
      const starts = this.#starts;
      pairs = rowsOf().byStrength(row).filter((pair) => starts[pair] < starts[pair + 1]);
      this.#pairsOfRow.set(row, pairs);
    }
    return pairs;
  }

  /**
   * Meets all combos in order of what they are without flushes, and those with one again among them, where they are
   * with it. Of two combos, one of each player, the outcome can change only where one has a flush.
   */
  #meetAll(row: number): void {
    const { strengths } = rowsOf();
    const base = RANK_PAIRS * row;
    const pairs = this.#pairsOn(row);
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
    const high = this.#high;
    const low = this.#low;
    const taken = this.#taken;
    for (let index = this.#starts[pair]; index < this.#starts[pair + 1]; index++) {
      const x = high[index];
      const y = low[index];
      if ((taken[x] | taken[y]) !== 0) continue;
      this.#asPlain.add(x, y, this.#second[index]);
      if (this.#flushes[index] === 0) this.#plainFirst.add(x, y, this.#first[index]);
      else this.#without.add(x, y, this.#second[index]);
    }
  }

  #noteBelow(pair: number): void {
    for (let index = this.#starts[pair]; index < this.#starts[pair + 1]; index++) {
      if (this.#flushes[index] === 0) continue;
      this.#below[index] = this.#asPlain.clearOf(this.#high[index], this.#low[index]);
      this.#belowFirst[index] = this.#plainFirst.clearOf(this.#high[index], this.#low[index]);
    }
  }

  /**
   * Takes off what combos with a flush won and tied without it. The first's combos above them still win, unless they
   * are below the flush: all others are added here, and those below the flush taken off there.
   */
  #takeOff(pair: number): void {
    for (let index = this.#starts[pair]; index < this.#starts[pair + 1]; index++) {
      if (this.#flushes[index] === 0) continue;
      const x = this.#high[index];
      const y = this.#low[index];
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
    const flushes = this.#flushes;
    const flushed = this.#flushed;
    const strength = flushes[flushed[from]];
    let to = from;
    for (; to < flushed.length && flushes[flushed[to]] === strength; to++) {
      const index = flushed[to];
      const x = this.#high[index];
      const y = this.#low[index];
      const below = this.#metBelow(x, y);
      this.#below[index] = below;
      this.#wins += this.#first[index] * below;
      this.#wins -= this.#second[index] * this.#plainFirst.clearOf(x, y);
    }
    for (let at = from; at < to; at++) {
      const index = flushed[at];
      this.#with.add(this.#high[index], this.#low[index], this.#second[index]);
    }
    for (let at = from; at < to; at++) {
      const index = flushed[at];
      const upTo = this.#metBelow(this.#high[index], this.#low[index]) + this.#second[index];
      this.#ties += this.#first[index] * (upTo - this.#below[index]);
    }
    return to;
  }
}
