import { JOKER, rankOf, suitOf, type Card, type Hole } from '../../card';
import { deckOf, hasJoker, isWild, type WildDeck } from '../../deck';
import { countBits } from '../../hand';
import { strengthOfWildRanks, tableOf, wildFlushes } from '../../wildHand';
import type { BoardHands } from './knownHands';
import { BOARDS, PARTIAL_STATES, rowLookup } from './rows';

/*
 * Rows of strengths, as an ordinary deck has them, where some cards are wild. Here a wild card is a rank of
 * its own. Deuces are four alike already: their boards have the ordinary deck's rows. The joker is a
 * fourteenth rank of one card: a board with it has the row of its four natural ranks, after all others.
 */

/** The joker's rank. */
export const WILD_RANK = 13;

/** Below a full board: sets of at most three ranks, and of at most four. */
const STATES_OF_THREE = 1 + 13 + 91 + 455;
const STATES_OF_FOUR = PARTIAL_STATES;

const ROWS: Partial<Record<WildDeck, WildRows>> = {};

/** The rows of a deck with wild cards, built at the first call. */
export function wildRows(wild: WildDeck): WildRows {
  return (ROWS[wild] ??= new WildRows(wild));
}

/** The rows of one deck; the strengths on a row are found when it is first asked for. */
export class WildRows {
  /** How many pairs of ranks two cards can have: 91, or 104 with a joker. */
  readonly pairs: number;
  /** The ranks that differ, 13 or 14; and a card's place among them. */
  readonly ranks: number;
  readonly rankOf: Uint8Array = new Uint8Array(53);
  /** As `Lookup.next` of the ordinary deck, at `[state × ranks + rank]`. */
  readonly next: Int16Array;
  /** Of each card: its rank as a bit, 0 for a wild one; and 1 for a wild one. */
  readonly bits: Int32Array = new Int32Array(53);
  readonly wilds: Uint8Array = new Uint8Array(53);
  /** Strengths without flushes, `[row × pairs + pair]`; 0 where the ranks cannot be dealt. */
  readonly strengths: Uint16Array;
  readonly #wild: WildDeck;
  readonly #isFilled: Uint8Array;
  readonly #orders: (Uint8Array | undefined)[] = [];
  readonly #columns: (Uint16Array | undefined)[] = [];

  /* A row's natural ranks, held at least once, twice, thrice, four times; and its wild cards. */
  #once = 0;
  #twice = 0;
  #thrice = 0;
  #fourTimes = 0;
  #wilds = 0;

  constructor(wild: WildDeck) {
    this.#wild = wild;
    for (const card of deckOf(wild)) {
      this.wilds[card] = Number(isWild(card, wild));
      this.bits[card] = isWild(card, wild) ? 0 : 1 << rankOf(card);
      this.rankOf[card] = card === JOKER ? WILD_RANK : rankOf(card);
    }
    const { next } = rowLookup();
    this.ranks = hasJoker(wild) ? 14 : 13;
    this.pairs = (this.ranks * (this.ranks + 1)) / 2 - (hasJoker(wild) ? 1 : 0);
    this.next = hasJoker(wild) ? withJoker(next) : next;
    const rows = BOARDS + (hasJoker(wild) ? STATES_OF_FOUR - STATES_OF_THREE : 0);
    this.strengths = new Uint16Array(rows * this.pairs);
    this.#isFilled = new Uint8Array(rows);
  }

  /** Place of two cards in a row of strengths. */
  pairOf([a, b]: Hole): number {
    return this.pairOfRanks(this.rankOf[a], this.rankOf[b]);
  }

  pairOfRanks(one: number, other: number): number {
    return one >= other ? (one * (one + 1)) / 2 + other : (other * (other + 1)) / 2 + one;
  }

  /** Makes sure of a row's strengths. */
  fill(row: number): void {
    if (this.#isFilled[row] === 1) return;
    this.#isFilled[row] = 1;
    this.#lay(row);
    let at = this.pairs * row;
    for (let high = 0; high < this.ranks; high++) {
      for (let low = 0; low <= high && low < WILD_RANK; low++) {
        this.strengths[at++] = this.#strengthWith(high, low);
      }
    }
  }

  /** One pair of ranks' strengths on every row, side by side: for those who go through all rows. */
  column(pair: number): Uint16Array {
    return (this.#columns[pair] ??= this.#buildColumn(pair));
  }

  #buildColumn(pair: number): Uint16Array {
    const high = Math.floor((Math.sqrt(8 * pair + 1) - 1) / 2);
    const low = pair - (high * (high + 1)) / 2;
    const column = new Uint16Array(this.#isFilled.length);
    for (let row = 0; row < column.length; row++) {
      this.#lay(row);
      column[row] = this.#strengthWith(high, low);
    }
    return column;
  }

  /** All pairs of ranks, those that are weakest on a row first. */
  byStrength(row: number): Uint8Array {
    this.fill(row);
    const { pairs, strengths } = this;
    this.#orders[row] ??= Uint8Array.from(
      Uint32Array.from({ length: pairs }, (_, pair) => pairs * strengths[pairs * row + pair] + pair).sort(),
      (key) => key % pairs,
    );
    return this.#orders[row];
  }

  /** Lays a row's ranks. */
  #lay(row: number): void {
    const { prefixes, highest } = rowLookup();
    const isDeuce = !hasJoker(this.#wild);
    this.#once = this.#twice = this.#thrice = this.#fourTimes = 0;
    this.#wilds = row < BOARDS ? 0 : 1;
    let set = row < BOARDS ? PARTIAL_STATES + row : row - BOARDS + STATES_OF_THREE;
    for (; set > 0; set = prefixes[set]) {
      const many = highest[set] % 5;
      const rank = (highest[set] - many) / 5;
      if (isDeuce && rank === 0) {
        this.#wilds = many;
        continue;
      }
      const bit = 1 << rank;
      this.#once |= bit;
      if (many > 1) this.#twice |= bit;
      if (many > 2) this.#thrice |= bit;
      if (many > 3) this.#fourTimes |= bit;
    }
  }

  /** The strength of the ranks that lie with two more; 0 where there are not so many cards of a rank. */
  #strengthWith(high: number, low: number): number {
    const isDeuce = !hasJoker(this.#wild);
    const wildRank = isDeuce ? 0 : WILD_RANK;
    const wilds = this.#wilds + Number(high === wildRank) + Number(low === wildRank);
    if (wilds > (isDeuce ? 4 : 1)) return 0;
    const first = high === wildRank ? 0 : 1 << high;
    const second = low === wildRank ? 0 : 1 << low;
    const fourTimes = this.#fourTimes | (this.#thrice & first);
    if (((this.#fourTimes & first) | (fourTimes & second)) !== 0) return 0;
    const once = this.#once | first;
    const twice = this.#twice | (this.#once & first);
    const thrice = this.#thrice | (this.#twice & first);
    return strengthOfWildRanks(
      this.#wild,
      once | second,
      twice | (once & second),
      thrice | (twice & second),
      fourTimes | (thrice & second),
      wilds,
    );
  }
}

/** The states with one rank more, of which there is one card. Those that hold it come after the others. */
function withJoker(next: Int16Array): Int16Array {
  const all = new Int16Array((STATES_OF_FOUR + STATES_OF_THREE) * 14).fill(-1);
  const rowOf = (state: number) => BOARDS + state - STATES_OF_THREE;
  for (let state = 0; state < STATES_OF_FOUR; state++) {
    for (let rank = 0; rank < 13; rank++) all[14 * state + rank] = next[13 * state + rank];
    const isShort = state < STATES_OF_THREE;
    all[14 * state + WILD_RANK] = isShort ? STATES_OF_FOUR + state : rowOf(state);
    for (let rank = 0; isShort && rank < 13; rank++) {
      const after = next[13 * state + rank];
      all[14 * (STATES_OF_FOUR + state) + rank] = after < STATES_OF_THREE ? STATES_OF_FOUR + after : rowOf(after);
    }
  }
  return all;
}

/** Suits of a full board in which somebody may have a flush. */
const LEAST_SUITED = 3;

/** Hands on full boards of a deck with wild cards. Cards are laid at once, or dealt and taken back. */
export class WildBoard implements BoardHands {
  readonly rows: WildRows;
  /** The board's row. */
  row = 0;
  /** Natural cards by suit, as masks of ranks; and how many wild cards there are. */
  readonly suits: Int32Array = new Int32Array(4);
  wilds = 0;
  /** The suits in which somebody may have a flush, of `live`. */
  readonly liveSuits: Uint8Array = new Uint8Array(4);
  live = 0;
  readonly #flushes = wildFlushes();

  constructor(wild: WildDeck) {
    this.rows = wildRows(wild);
  }

  lay(board: readonly Card[]): void {
    const { rows, suits } = this;
    suits.fill(0);
    this.wilds = 0;
    let row = 0;
    for (let at = 0; at < board.length; at++) {
      row = rows.next[rows.ranks * row + rows.rankOf[board[at]]];
      this.deal(board[at]);
    }
    this.settle(row);
  }

  /** Puts one card more on the board. */
  deal(card: Card): void {
    this.suits[suitOf(card)] |= this.rows.bits[card];
    this.wilds += this.rows.wilds[card];
  }

  takeBack(card: Card): void {
    this.suits[suitOf(card)] ^= this.rows.bits[card];
    this.wilds -= this.rows.wilds[card];
  }

  /** Lays a board by its row, with a suit in which somebody may have a flush and its ranks; -1 for none. */
  layRow(row: number, suit: number, suited: number): void {
    this.row = row;
    this.rows.fill(row);
    this.wilds = 0;
    this.live = suit < 0 ? 0 : 1;
    if (suit < 0) return;
    this.liveSuits[0] = suit;
    this.suits[suit] = suited;
  }

  /** Makes ready for hands, once all five cards lie. */
  settle(row: number): void {
    this.row = row;
    this.rows.fill(row);
    this.live = 0;
    for (let suit = 0; suit < 4; suit++) {
      if (countBits(this.suits[suit]) + this.wilds >= LEAST_SUITED) {
        this.liveSuits[this.live++] = suit;
      }
    }
  }

  strength(a: Card, b: Card): number {
    const { rows } = this;
    const pair = rows.pairOfRanks(rows.rankOf[a], rows.rankOf[b]);
    const strength = rows.strengths[rows.pairs * this.row + pair];
    return this.live === 0 ? strength : Math.max(strength, this.flush(a, b));
  }

  /** The strength of the best flush that the two cards make with the board; 0 without. */
  flush(a: Card, b: Card): number {
    const { bits, wilds } = this.rows;
    const table = tableOf(this.wilds + wilds[a] + wilds[b]);
    let best = 0;
    for (let at = 0; at < this.live; at++) {
      const suit = this.liveSuits[at];
      let ranks = this.suits[suit];
      if (suitOf(a) === suit) ranks |= bits[a];
      if (suitOf(b) === suit) ranks |= bits[b];
      const flush = this.#flushes[table + ranks];
      if (flush > best) best = flush;
    }
    return best;
  }
}
