import { rankOf, suitOf, type Card, type Rank } from '../../card';
import { deckOf, isWild, ruleOf, type WildDeck } from '../../deck';
import { FLUSH_STRENGTH, strengthOfRanks } from '../../hand';
import { strengthOfWildRanks, wildFlushes } from '../../wildHand';

/*
 * Suits matter only to flushes, so these tables use ranks alone: five board cards have 6,175 sets of ranks, and a
 * player's two cards have 91 pairs of ranks. Each set of board ranks has a row of 91 strengths. The run-outs of a flop
 * need few rows, so a row is filled at its first use.
 *
 * Wild cards are a fourteenth rank: with them there are 105 pairs of ranks, and more rows, for boards with one to four
 * wild cards.
 */

/** The number of pairs of ranks, two equal ranks included: 13 × 14 / 2. */
export const RANK_PAIRS = 91;

/** The number of sets of ranks that five cards can have, each rank at most four times. */
export const BOARDS = 6175;

/** The rank of all wild cards. */
export const WILD_RANK = 13;

/** The place of two ranks, in either order, in a row: 89 for an ace and a king, 103 for a wild card and an ace. */
export function rankPair(a: Rank, b: Rank): number {
  return a >= b ? (a * (a + 1)) / 2 + b : (b * (b + 1)) / 2 + a;
}

/** The number of sets of natural ranks with fewer than 0, 1, … 5 cards: the first state of each size. */
const SETS_BELOW = [0, 1, 14, 105, 560, 2380];

/** The number of states below a full board: sets of 0 to 4 ranks. */
export const PARTIAL_STATES = SETS_BELOW[5];

/** Sets of the thirteen natural ranks, and the transitions from set to set with one more card. */
export interface RankSets {
  /**
   * The next state by state and rank, at `[state × 13 + rank]`. States have 0 to 4 cards; state 0 has none. From four
   * cards the next state is the row of the board. -1 if it would need a fifth card of a rank.
   */
  readonly next: Int16Array;
  /** Each row's ranks, at `[5 × row]` and on, the lowest first. */
  readonly ranks: Uint8Array;
  /**
   * For each state, then for each row: the state of its cards without the highest rank, and in `highest` the cards of
   * that rank as `rank × 5 + how many`. A set of ranks can be dealt in as many ways as the smaller set, times
   * C(cards left of the highest rank, how many).
   */
  readonly prefixes: Uint16Array;
  readonly highest: Uint8Array;
}

let sets: RankSets | undefined;

/** Built at the first call. */
export function rankSets(): RankSets {
  sets ??= buildSets();
  return sets;
}

function buildSets(): RankSets {
  const next = new Int16Array(PARTIAL_STATES * 13).fill(-1);
  const prefixes = new Uint16Array(PARTIAL_STATES + BOARDS);
  const highest = new Uint8Array(PARTIAL_STATES + BOARDS);
  const ranks = new Uint8Array(5 * BOARDS);
  // Sets are written in rising order of rank and numbered in the order of a dictionary. Each state has its number of
  // cards, its ranks, and its state without the last card.
  const sizes = new Uint8Array(PARTIAL_STATES);
  const cards = new Uint8Array(5 * PARTIAL_STATES);
  const shorter = new Uint16Array(PARTIAL_STATES);
  let states = 1;
  let rows = 0;
  for (let state = 0; state < PARTIAL_STATES; state++) {
    const size = sizes[state];
    const last = size === 0 ? 0 : cards[5 * state + size - 1];
    for (let rank = 0; rank < last; rank++) {
      // The set with this rank in the last place has a lower number, so its next states are known.
      const before = next[13 * shorter[state] + rank];
      if (before >= 0) next[13 * state + rank] = next[13 * before + last];
    }
    for (let rank = last; rank < 13; rank++) {
      const isAgain = size > 0 && rank === last;
      if (isAgain && highest[state] % 5 === 4) continue;
      const number = size < 4 ? states++ : rows++;
      const at = size < 4 ? number : PARTIAL_STATES + number;
      next[13 * state + rank] = number;
      prefixes[at] = isAgain ? prefixes[state] : state;
      highest[at] = isAgain ? highest[state] + 1 : 5 * rank + 1;
      const longer = size < 4 ? cards : ranks;
      for (let card = 0; card < size; card++) longer[5 * number + card] = cards[5 * state + card];
      longer[5 * number + size] = rank;
      if (size === 4) continue;
      sizes[number] = size + 1;
      shorter[number] = state;
    }
  }
  return { next, ranks, prefixes, highest };
}

/** What one card adds to the number of its suit. See {@link Rows.inSuit}. */
const ONE_CARD = 1 << 16;

/** What one wild card adds to the number of a suit. */
export const ONE_WILD: number = 1 << WILD_RANK;

/** The number of a suit with this many natural cards and this mask of ranks. */
export function suitNumber(cards: number, ranks: number): number {
  return cards * ONE_CARD + ranks;
}

/** The mask of a suit's number that gives its place in {@link Rows.flushes}. */
export const FLUSH_PLACE: number = ONE_CARD - 1;

/** The mask of a suit's number that gives the ranks of its natural cards. */
export const NATURAL_RANKS: number = (1 << WILD_RANK) - 1;

/** The least number of a suit with three cards: from it on, a flush is possible on the board. */
export const LEAST_LIVE: number = 3 * ONE_CARD;

const ROWS = new Map<WildDeck | undefined, Rows>();

/** The rows of a deck, built at the first call. */
export function rowsOf(wild?: WildDeck): Rows {
  let rows = ROWS.get(wild);
  if (rows === undefined) ROWS.set(wild, (rows = new Rows(wild)));
  return rows;
}

/** The strengths of a deck's hands by ranks. A row is filled at its first use. */
export class Rows {
  /** The number of ranks: 13, or 14 with wild cards. */
  readonly ranks: number;
  readonly rankOf: Uint8Array = new Uint8Array(53);
  readonly pairs: number;
  /** The same as {@link RankSets.next}, at `[state × ranks + rank]`. */
  readonly next: Int16Array;
  /** Strengths without flushes, `[row × pairs + pair]`; 0 if the ranks cannot be dealt. */
  readonly strengths: Uint16Array;
  /**
   * What each card adds to the number of a suit, at `[4 × card + suit]`: 65,536 for the card, plus 8,192 if it is wild,
   * else plus the bit of its rank. A wild card counts in every suit. A♥ and the joker together are
   * 2 × 65,536 + 8,192 + 4,096 in hearts.
   */
  readonly inSuit: Int32Array = new Int32Array(4 * 53);
  /** The strength of the best flush by the low 16 bits of a suit's number; 0 for no flush. */
  readonly flushes: Uint16Array;
  readonly wildCards: readonly Card[];
  readonly #isBug: boolean;
  readonly #isFilled: Uint8Array;
  readonly #orders: (Uint8Array | undefined)[] = [];
  readonly #columns: (Uint16Array | undefined)[] = [];

  /* The current row: masks of the natural ranks with at least one, two, three and four cards, and its wild cards. */
  #once = 0;
  #twice = 0;
  #thrice = 0;
  #fourTimes = 0;
  #wilds = 0;

  constructor(wild?: WildDeck) {
    this.wildCards = wild === undefined ? [] : ruleOf(wild).wildCards;
    this.#isBug = wild !== undefined && ruleOf(wild).isBug === true;
    for (const card of deckOf(wild)) {
      const isOneWild = wild !== undefined && isWild(card, wild);
      this.rankOf[card] = isOneWild ? WILD_RANK : rankOf(card);
      for (let suit = 0; suit < 4; suit++) {
        if (isOneWild) this.inSuit[4 * card + suit] = ONE_CARD + ONE_WILD;
        else if (suit === suitOf(card)) this.inSuit[4 * card + suit] = ONE_CARD + (1 << rankOf(card));
      }
    }
    this.ranks = wild === undefined ? 13 : 14;
    this.pairs = (this.ranks * (this.ranks + 1)) / 2;
    this.flushes = wild === undefined ? FLUSH_STRENGTH : wildFlushes();
    const { next } = rankSets();
    this.next = wild === undefined ? next : withWilds(next, this.wildCards.length);
    let rows = BOARDS;
    for (let wilds = 1; wilds <= this.wildCards.length; wilds++) rows += setsWith(5 - wilds);
    this.strengths = new Uint16Array(rows * this.pairs);
    this.#isFilled = new Uint8Array(rows);
  }

  /** The place of two cards in a row of strengths. */
  pairOf(a: Card, b: Card): number {
    return rankPair(this.rankOf[a], this.rankOf[b]);
  }

  /** Fills a row if it is not filled yet. */
  fill(row: number): void {
    if (this.#isFilled[row] === 1) return;
    this.#isFilled[row] = 1;
    this.#lay(row);
    for (let high = 0, at = this.pairs * row; high < this.ranks; high++) {
      for (let low = 0; low <= high; low++) this.strengths[at++] = this.#strengthWith(high, low);
    }
  }

  /** Fills all rows, for callers that need every row. */
  fillAll(): this {
    for (let row = 0; row < this.#isFilled.length; row++) this.fill(row);
    return this;
  }

  /** The strengths of one pair of ranks on every row, for callers that need every row. */
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

  /** All pairs of ranks, the weakest on a row first. */
  byStrength(row: number): Uint8Array {
    this.fill(row);
    const { pairs, strengths } = this;
    this.#orders[row] ??= Uint8Array.from(
      Uint32Array.from({ length: pairs }, (_, pair) => pairs * strengths[pairs * row + pair] + pair).sort(),
      (key) => key % pairs,
    );
    return this.#orders[row];
  }

  /** Makes a row the current row. */
  #lay(row: number): void {
    const { prefixes, highest } = rankSets();
    this.#once = this.#twice = this.#thrice = this.#fourTimes = this.#wilds = 0;
    let set = PARTIAL_STATES + row;
    if (row >= BOARDS) {
      // Rows of one wild card come first, then those of two.
      let among = row - BOARDS;
      for (this.#wilds = 1; among >= setsWith(5 - this.#wilds); this.#wilds++) among -= setsWith(5 - this.#wilds);
      set = SETS_BELOW[5 - this.#wilds] + among;
    }
    for (; set > 0; set = prefixes[set]) {
      const many = highest[set] % 5;
      const bit = 1 << ((highest[set] - many) / 5);
      this.#once |= bit;
      if (many > 1) this.#twice |= bit;
      if (many > 2) this.#thrice |= bit;
      if (many > 3) this.#fourTimes |= bit;
    }
  }

  /** The strength of the current row with two more ranks; 0 if the deck has too few of these cards. */
  #strengthWith(high: number, low: number): number {
    const wilds = this.#wilds + Number(high === WILD_RANK) + Number(low === WILD_RANK);
    if (wilds > this.wildCards.length) return 0;
    const first = (1 << high) & NATURAL_RANKS;
    const second = (1 << low) & NATURAL_RANKS;
    const fourTimes = this.#fourTimes | (this.#thrice & first);
    if (((this.#fourTimes & first) | (fourTimes & second)) !== 0) return 0;
    const once = this.#once | first;
    const twice = this.#twice | (this.#once & first);
    const thrice = this.#thrice | (this.#twice & first);
    const all = once | second;
    const pairs = twice | (once & second);
    const threes = thrice | (twice & second);
    const fours = fourTimes | (thrice & second);
    if (wilds === 0) return strengthOfRanks(all, pairs, threes, fours);
    return strengthOfWildRanks(this.#isBug, all, pairs, threes, fours, wilds);
  }
}

/** The number of sets of natural ranks with this many cards. */
function setsWith(cards: number): number {
  return SETS_BELOW[cards + 1] - SETS_BELOW[cards];
}

/**
 * Adds the states with wild cards. States without wild cards come first, then states with one wild card and up to three
 * natural cards, then two wild cards and up to two natural cards. Rows have the same order.
 */
function withWilds(next: Int16Array, most: number): Int16Array {
  const firstState = [0];
  const firstRow = [0];
  for (let wilds = 0; wilds <= most; wilds++) {
    firstState.push(firstState[wilds] + SETS_BELOW[5 - wilds]);
    firstRow.push(firstRow[wilds] + (wilds === 0 ? BOARDS : setsWith(5 - wilds)));
  }
  const all = new Int16Array(14 * firstState[most + 1]).fill(-1);
  /** The state, or the row, of this many wild cards and a set of natural ranks. */
  const stateOf = (wilds: number, set: number): number =>
    set < SETS_BELOW[5 - wilds] ? firstState[wilds] + set : firstRow[wilds] + set - SETS_BELOW[5 - wilds];
  for (let wilds = 0; wilds <= most; wilds++) {
    for (let set = 0; set < SETS_BELOW[5 - wilds]; set++) {
      const from = 14 * stateOf(wilds, set);
      for (let rank = 0; rank < 13; rank++) {
        const after = next[13 * set + rank];
        // Five natural cards already have a row.
        all[from + rank] = wilds === 0 && set >= SETS_BELOW[4] ? after : after < 0 ? -1 : stateOf(wilds, after);
      }
      if (wilds < most) all[from + WILD_RANK] = stateOf(wilds + 1, set);
    }
  }
  return all;
}
