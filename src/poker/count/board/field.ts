import { rankOf, suitOf, type Card } from '../../card';
import { FIRST_STRENGTH, FLUSH } from '../../category';
import { CATEGORY_OF, countBits, FLUSH_STRENGTH } from '../../hand';
import { rowLookup, RANK_PAIRS } from './rows';

const EVERY_RANK = (1 << 13) - 1;

const LEAST_FLUSH = FIRST_STRENGTH[FLUSH];

/**
 * The field: players of whom nothing is known, so that any two cards that are left are as likely. The
 * hands they can hold on a full board are not gone through one by one but counted by rank along the
 * board's row of strengths, those with a flush apart.
 */
export class Field {
  /** Cards in the deck, by rank; and by suit, as masks of ranks. */
  readonly left: Int32Array = new Int32Array(13);
  readonly deck: Int32Array = new Int32Array(4);
  /** The board's cards by suit, as masks of ranks. */
  readonly board: Int32Array = new Int32Array(4);

  /** Hands by how they compare with the one last compared with. */
  below = 0;
  equal = 0;
  above = 0;

  /* Ways to hold each pair of ranks without a flush, and the cards of all suits but the flush's. */
  readonly #ways = new Int32Array(RANK_PAIRS);
  readonly #offSuit = new Int32Array(13);
  /** By rank, a mask of ranks: see {@link limit}. */
  readonly #atMost = new Int32Array(13);

  constructor(unseen: readonly Card[], board: readonly Card[]) {
    for (const card of unseen) this.putBack(card);
    for (const card of board) this.board[suitOf(card)] |= 1 << rankOf(card);
  }

  /** Takes a card out of the deck, into a hand. */
  take(card: Card): void {
    this.left[rankOf(card)]--;
    this.deck[suitOf(card)] ^= 1 << rankOf(card);
  }

  putBack(card: Card): void {
    this.left[rankOf(card)]++;
    this.deck[suitOf(card)] ^= 1 << rankOf(card);
  }

  /** Moves a card from the deck to the board, or back. */
  deal(card: Card): void {
    this.take(card);
    this.board[suitOf(card)] ^= 1 << rankOf(card);
  }

  takeBack(card: Card): void {
    this.putBack(card);
    this.board[suitOf(card)] ^= 1 << rankOf(card);
  }

  /** The suit of which the board has three or more, or -1. */
  flushSuit(): number {
    for (let suit = 0; suit < 4; suit++) if (countBits(this.board[suit]) >= 3) return suit;
    return -1;
  }

  /** Counts the hands that are below, equal to and above strength `best` on the board of this row. */
  compare(row: number, flushSuit: number, best: number): void {
    const board = flushSuit < 0 ? 0 : this.board[flushSuit];
    const suited = flushSuit < 0 ? 0 : this.deck[flushSuit];
    const suitedOnBoard = countBits(board);
    const suitedCards = countBits(suited);
    const others = this.#countOffSuit(suited);
    const hands = ((others + suitedCards) * (others + suitedCards - 1)) >> 1;
    let below: number;
    let notAbove: number;
    if (suitedOnBoard === 5) {
      below = FLUSH_STRENGTH[board] < best ? (others * (others - 1)) >> 1 : 0;
      notAbove = FLUSH_STRENGTH[board] <= best ? (others * (others - 1)) >> 1 : 0;
    } else {
      const { strengths } = rowLookup();
      const one = suitedOnBoard === 3 ? suited : 0;
      const found = compareRow(strengths, RANK_PAIRS * row, best, this.#offSuit, one);
      below = found >> PAIR_BITS;
      notAbove = found & ((1 << PAIR_BITS) - 1);
    }
    // Flushes are mostly above whatever else there is.
    for (let rest = best < LEAST_FLUSH ? 0 : suited; rest !== 0;) {
      const high = 1 << (31 - Math.clz32(rest));
      rest ^= high;
      if (suitedOnBoard >= 4) {
        const strength = FLUSH_STRENGTH[board | high];
        if (strength < best) below += others;
        if (strength <= best) notAbove += others;
      }
      for (let lower = rest; lower !== 0; lower &= lower - 1) {
        const strength = FLUSH_STRENGTH[board | high | (lower & -lower)];
        if (strength < best) below++;
        if (strength <= best) notAbove++;
      }
    }
    this.below = below;
    this.equal = notAbove - below;
    this.above = hands - notAbove;
  }

  /** Adds all hands by category to a list of nine, `times` each. */
  addCategories(row: number, flushSuit: number, to: Float64Array, times: number): void {
    const { strengths } = rowLookup();
    const board = flushSuit < 0 ? 0 : this.board[flushSuit];
    const suited = flushSuit < 0 ? 0 : this.deck[flushSuit];
    const suitedOnBoard = countBits(board);
    const others = this.#countOffSuit(suited);
    if (suitedOnBoard === 5) {
      to[CATEGORY_OF[FLUSH_STRENGTH[board]]] += (times * others * (others - 1)) / 2;
    } else {
      fillWays(this.#ways, this.#offSuit, suitedOnBoard === 3 ? suited : 0);
      for (let pair = 0; pair < RANK_PAIRS; pair++) {
        to[CATEGORY_OF[strengths[RANK_PAIRS * row + pair]]] += times * this.#ways[pair];
      }
    }
    for (let rest = suited; rest !== 0;) {
      const high = 1 << (31 - Math.clz32(rest));
      rest ^= high;
      if (suitedOnBoard >= 4) to[CATEGORY_OF[FLUSH_STRENGTH[board | high]]] += times * others;
      for (let lower = rest; lower !== 0; lower &= lower - 1) {
        to[CATEGORY_OF[FLUSH_STRENGTH[board | high | (lower & -lower)]]] += times;
      }
    }
  }

  /** Lists the cards of all suits but the flush's by rank, and returns how many there are. */
  #countOffSuit(suited: number): number {
    let cards = 0;
    for (let rank = 0; rank < 13; rank++) {
      this.#offSuit[rank] = this.left[rank] - ((suited >> rank) & 1);
      cards += this.#offSuit[rank];
    }
    return cards;
  }

  /** Makes ready for {@link partners}: the ranks with which each makes at most strength `best`. */
  limit(row: number, best: number): void {
    fillAtMost(this.#atMost, rowLookup().strengths, RANK_PAIRS * row, best);
  }

  /**
   * How many cards of the deck make at most strength `best`, the limit that was set, with this one,
   * which is one of them.
   */
  partners(card: Card, flushSuit: number, best: number): number {
    const rank = rankOf(card);
    const isSuited = suitOf(card) === flushSuit;
    const own = isSuited ? 1 << rank : 0;
    const board = flushSuit < 0 ? 0 : this.board[flushSuit];
    const flush = FLUSH_STRENGTH[board | own];
    const byRank = this.#atMost[rank];
    const ranks = flush === 0 ? byRank : flush <= best ? EVERY_RANK : 0;
    // The card is counted with those of its suit.
    let partners = isSuited ? 0 : -((ranks >> rank) & 1);
    for (let suit = 0; suit < 4; suit++) {
      if (suit !== flushSuit) partners += countBits(this.deck[suit] & ranks);
    }
    const suited = flushSuit < 0 ? 0 : this.deck[flushSuit] & ~own;
    // Whether two of them make a flush with the board is the same for all; most have none to fear.
    if (FLUSH_STRENGTH[board | own | (suited & -suited)] === 0) {
      return partners + countBits(suited & byRank);
    }
    for (let rest = best < LEAST_FLUSH ? 0 : suited; rest !== 0; rest &= rest - 1) {
      if (FLUSH_STRENGTH[board | own | (rest & -rest)] <= best) partners++;
    }
    return partners;
  }
}

/** Room for a number of pairs of cards. */
const PAIR_BITS = 11;

/**
 * Compares a whole row of strengths, from `at`, with `best`. Returns the hands that are not above it
 * and, from {@link PAIR_BITS} on, those below it; at most one card of a hand is out of the ranks in the
 * mask `one`: without a suited card, or with one where the board's three want two, there is no flush.
 */
function compareRow(strengths: Uint16Array, at: number, best: number, offSuit: Int32Array, one: number): number {
  let below = 0;
  let notAbove = 0;
  // A negative difference shifts to a mask of ones: no branch to mispredict.
  for (let high = 0, pair = at; high < 13; high++) {
    const off = offSuit[high];
    const both = off + ((one >> high) & 1);
    for (let low = 0; low < high; low++, pair++) {
      // All ways but those with two cards out of the mask.
      const hands = both * offSuit[low] + off * ((one >> low) & 1);
      const difference = strengths[pair] - best;
      below += hands & (difference >> 31);
      notAbove += hands & ((difference - 1) >> 31);
    }
    const hands = (off * (off - 1)) / 2 + (both - off) * off;
    const difference = strengths[pair++] - best;
    below += hands & (difference >> 31);
    notAbove += hands & ((difference - 1) >> 31);
  }
  return (below << PAIR_BITS) | notAbove;
}

/** Ways to hold each pair of ranks, at most one card of them from the ranks in the mask `one`. */
function fillWays(ways: Int32Array, offSuit: Int32Array, one: number): void {
  for (let high = 0, at = 0; high < 13; high++) {
    const highOff = offSuit[high];
    const highOne = (one >> high) & 1;
    for (let low = 0; low < high; low++, at++) {
      ways[at] = highOff * (offSuit[low] + ((one >> low) & 1)) + highOne * offSuit[low];
    }
    ways[at++] = (highOff * (highOff - 1)) / 2 + highOne * highOff;
  }
}

function fillAtMost(atMost: Int32Array, strengths: Uint16Array, at: number, best: number): void {
  atMost.fill(0);
  for (let high = 0, pair = at; high < 13; high++) {
    for (let low = 0; low <= high; low++) {
      if (strengths[pair++] > best) continue;
      atMost[high] |= 1 << low;
      atMost[low] |= 1 << high;
    }
  }
}
