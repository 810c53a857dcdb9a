import { rankOf, suitOf, type Card, type Rank } from '../../card';
import { deckOf, isWild, ruleOf, type WildDeck } from '../../deck';
import { FLUSH_STRENGTH, strengthOfRanks } from '../../hand';
import { strengthOfWildRanks, wildFlushes } from '../../wildHand';

/*
 * Suits matter only to flushes, so ranks describe nearly everything about a board: five cards have 6,175 sets of ranks,
 * and a player's two cards 91. The tables here give a set of board ranks a row of 91 strengths. A flop meets few of the
 * rows, so each is filled when it is first asked for.
 *
 * Wild cards are a fourteenth rank: with them there are 105 pairs of ranks, and rows for one to four wild cards and the
 * ranks of the others.
 */

/** The ways to hold two ranks of an ordinary deck: 91 with pairs. */
export const RANK_PAIRS = 91;

/** The sets of ranks that five cards can have, a rank at most four times: 6,175. */
export const BOARDS = 6175;

/** The rank of all wild cards. */
export const WILD_RANK = 13;

/** Place of two ranks, in either order, in a row: of an ace and a king 89, of a wild card and an ace 103. */
export function rankPair(a: Rank, b: Rank): number {
  return a >= b ? (a * (a + 1)) / 2 + b : (b * (b + 1)) / 2 + a;
}

/** How many sets of natural ranks have fewer than 0, 1, … 5 cards: where those of each size begin. */
const SETS_BELOW = [0, 1, 14, 105, 560, 2380];

/** The states below a full board: sets of 0 to 4 ranks. */
export const PARTIAL_STATES = SETS_BELOW[5];

/** Sets of the thirteen natural ranks, and how one card more leads from set to set. */
export interface RankSets {
  /**
   * Next state by state and rank, `[state × 13 + rank]`, for the state of 0 to 4 cards (0: none). The state of five
   * cards is the board's row. -1 where a fifth card of one rank would be needed.
   */
  readonly next: Int16Array;
  /** Each row's ranks, at `[5 × row]` and on, the lowest first. */
  readonly ranks: Uint8Array;
  /**
   * For each state, and after the states for each row, the state of its cards without those of the highest rank; and
   * those, as `rank × 5 + how many`. The ways to deal a set of ranks are the ways to deal the smaller one times C(cards
   * left of the highest rank, how many).
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
  // Sets are written in rising order of rank and numbered as words are in a dictionary. Of each state: how many cards
  // it has, which, and its state without the last of them.
  const sizes = new Uint8Array(PARTIAL_STATES);
  const cards = new Uint8Array(5 * PARTIAL_STATES);
  const shorter = new Uint16Array(PARTIAL_STATES);
  let states = 1;
  let rows = 0;
  for (let state = 0; state < PARTIAL_STATES; state++) {
    const size = sizes[state];
    const last = size === 0 ? 0 : cards[5 * state + size - 1];
    for (let rank = 0; rank < last; rank++) {
      // The set with this rank in the last one's place comes before this one, and has its next states.
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

/** A card in a suit's number: one more card of it. See {@link Rows.inSuit}. */
const ONE_CARD = 1 << 16;

/** Of a suit's number: one wild card. */
export const ONE_WILD: number = 1 << WILD_RANK;

/** A suit's number for so many natural cards, whose ranks the mask has. */
export function suitNumber(cards: number, ranks: number): number {
  return cards * ONE_CARD + ranks;
}

/** The part of a suit's number that is a place among the flushes. */
export const FLUSH_PLACE: number = ONE_CARD - 1;

/** Of a suit's number: the ranks of natural cards, as a mask. */
export const NATURAL_RANKS: number = (1 << WILD_RANK) - 1;

/** From this number on a suit has three or more cards: on a board somebody may have a flush. */
export const LEAST_LIVE: number = 3 * ONE_CARD;

const ROWS = new Map<WildDeck | undefined, Rows>();

/** The rows of a deck, built at the first call. */
export function rowsOf(wild?: WildDeck): Rows {
  let rows = ROWS.get(wild);
  if (rows === undefined) ROWS.set(wild, (rows = new Rows(wild)));
  return rows;
}

/** The strengths of a deck's hands by ranks; those on a row are found when it is first asked for. */
export class Rows {
  /** The ranks that differ, 13, or with wild cards 14; each card's; and the pairs of them. */
  readonly ranks: number;
  readonly rankOf: Uint8Array = new Uint8Array(53);
  readonly pairs: number;
  /** As {@link RankSets.next}, at `[state × ranks + rank]`. */
  readonly next: Int16Array;
  /** Strengths without flushes, `[row × pairs + pair]`; 0 where the ranks cannot be dealt. */
  readonly strengths: Uint16Array;
  /**
   * The number that each card adds to a suit's, at `[4 × card + suit]`: 65,536 for the card, 8,192 if it is wild, else
   * the bit of its rank. A wild card is of every suit. A♥ and the joker are 2 × 65,536 + 8,192 + 4,096 in hearts.
   */
  readonly inSuit: Int32Array = new Int32Array(4 * 53);
  /** The best flush by the low 16 bits of a suit's number, 0 for none. */
  readonly flushes: Uint16Array;
  readonly wildCards: readonly Card[];
  readonly #isBug: boolean;
  readonly #isFilled: Uint8Array;
  readonly #orders: (Uint8Array | undefined)[] = [];
  readonly #columns: (Uint16Array | undefined)[] = [];

  /* A row's natural ranks, held at least once, twice, thrice, four times; and its wild cards. */
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

  /** Place of two cards in a row of strengths. */
  pairOf(a: Card, b: Card): number {
    return rankPair(this.rankOf[a], this.rankOf[b]);
  }

  /** Makes sure of a row's strengths. */
  fill(row: number): void {
    if (this.#isFilled[row] === 1) return;
    this.#isFilled[row] = 1;
    this.#lay(row);
    for (let high = 0, at = this.pairs * row; high < this.ranks; high++) {
      for (let low = 0; low <= high; low++) this.strengths[at++] = this.#strengthWith(high, low);
    }
  }

  /** Makes sure of all strengths: for those who need all rows. */
  fillAll(): this {
    for (let row = 0; row < this.#isFilled.length; row++) this.fill(row);
    return this;
  }

  /** One pair of ranks' strengths on every row, side by side: for those who need all rows. */
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

  /** The strength of the ranks on the board with two more; 0 where there are not so many cards of a rank. */
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

/** How many sets of natural ranks have so many cards. */
function setsWith(cards: number): number {
  return SETS_BELOW[cards + 1] - SETS_BELOW[cards];
}

/**
 * The states with wild cards too. Those without come first, then those with one and up to three natural cards, then
 * those with two and up to two; and so the rows.
 */
function withWilds(next: Int16Array, most: number): Int16Array {
  const firstState = [0];
  const firstRow = [0];
  for (let wilds = 0; wilds <= most; wilds++) {
    firstState.push(firstState[wilds] + SETS_BELOW[5 - wilds]);
    firstRow.push(firstRow[wilds] + (wilds === 0 ? BOARDS : setsWith(5 - wilds)));
  }
  const all = new Int16Array(14 * firstState[most + 1]).fill(-1);
  /** The state, or the row, of so many wild cards and a set of natural ranks. */
  const stateOf = (wilds: number, set: number): number =>
    set < SETS_BELOW[5 - wilds] ? firstState[wilds] + set : firstRow[wilds] + set - SETS_BELOW[5 - wilds];
  for (let wilds = 0; wilds <= most; wilds++) {
    for (let set = 0; set < SETS_BELOW[5 - wilds]; set++) {
      const from = 14 * stateOf(wilds, set);
      for (let rank = 0; rank < 13; rank++) {
        const after = next[13 * set + rank];
        // Five natural cards have their row already.
        all[from + rank] = wilds === 0 && set >= SETS_BELOW[4] ? after : after < 0 ? -1 : stateOf(wilds, after);
      }
      if (wilds < most) all[from + WILD_RANK] = stateOf(wilds + 1, set);
    }
  }
  return all;
}
