import { rankOf, suitOf, type Card } from './card';
import { CATEGORIES, CATEGORY_OF, countBits, FLUSH_STRENGTH } from './hand';
import { boardLookup, RANK_PAIRS, rankPair } from './lookup';

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
  /** What they are, high card first; where that was asked for. */
  readonly categories: Float64Array = new Float64Array(CATEGORIES.length);

  /* Ways to hold each pair of ranks without a flush, and the cards of all suits but the flush's. */
  readonly #ways = new Int32Array(RANK_PAIRS);
  readonly #offSuit = new Int32Array(13);

  constructor(unseen: readonly Card[], board: readonly Card[]) {
    for (const card of unseen) this.putBack(card);
    for (const card of board) this.board[suitOf(card)] |= 1 << rankOf(card);
  }

  /** Takes a card out of the deck, into somebody's hand. */
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
  compare(row: number, flushSuit: number, best: number, withCategories: boolean): void {
    this.below = 0;
    this.equal = 0;
    this.above = 0;
    this.categories.fill(0);
    const board = flushSuit < 0 ? 0 : this.board[flushSuit];
    const suited = flushSuit < 0 ? 0 : this.deck[flushSuit];
    const suitedOnBoard = countBits(board);
    const offSuit = this.#offSuit;
    let offSuitCards = 0;
    for (let rank = 0; rank < 13; rank++) {
      offSuit[rank] = this.left[rank] - ((suited >> rank) & 1);
      offSuitCards += offSuit[rank];
    }
    if (suitedOnBoard === 5) {
      this.#add(FLUSH_STRENGTH[board], (offSuitCards * (offSuitCards - 1)) / 2, best);
    } else {
      // Without a suited card, or with one where the board's three want two: no flush.
      fillWays(this.#ways, offSuit, suitedOnBoard === 3 ? suited : 0);
      this.#compareRow(row, best, withCategories);
    }
    for (let rest = suited; rest !== 0;) {
      const high = 31 - Math.clz32(rest);
      rest ^= 1 << high;
      const withHigh = board | (1 << high);
      if (suitedOnBoard >= 4) this.#add(FLUSH_STRENGTH[withHigh], offSuitCards, best);
      for (let lower = rest; lower !== 0; lower &= lower - 1) {
        this.#add(FLUSH_STRENGTH[withHigh | (lower & -lower)], 1, best);
      }
    }
  }

  /** How many cards of the deck make at most strength `best` with this one, which is one of them. */
  partners(card: Card, row: number, flushSuit: number, best: number): number {
    const { strengths } = boardLookup();
    const at = RANK_PAIRS * row;
    const rank = rankOf(card);
    const suited = flushSuit < 0 ? 0 : this.deck[flushSuit];
    const isSuited = suitOf(card) === flushSuit;
    const own = isSuited ? 1 << rank : 0;
    const flush = flushSuit < 0 ? 0 : FLUSH_STRENGTH[this.board[flushSuit] | own];
    // The card itself is in one of the two counts.
    let partners = 0;
    for (let other = 0; other < 13; other++) {
      const strength = flush !== 0 ? flush : strengths[at + rankPair(rank, other)];
      const same = other === rank && !isSuited ? 1 : 0;
      if (strength <= best) partners += this.left[other] - ((suited >> other) & 1) - same;
    }
    for (let rest = suited & ~own; rest !== 0; rest &= rest - 1) {
      const other = rest & -rest;
      const both = FLUSH_STRENGTH[this.board[flushSuit] | own | other];
      const strength = both !== 0 ? both : strengths[at + rankPair(rank, 31 - Math.clz32(other))];
      if (strength <= best) partners++;
    }
    return partners;
  }

  /** Compares a whole row of strengths, each held in `ways`, with the best known hand. */
  #compareRow(row: number, best: number, withCategories: boolean): void {
    const { strengths } = boardLookup();
    const at = RANK_PAIRS * row;
    const ways = this.#ways;
    let below = 0;
    let notAbove = 0;
    let all = 0;
    // A negative difference shifts to a mask of ones: no branch to mispredict.
    for (let pair = 0; pair < RANK_PAIRS; pair++) {
      const difference = strengths[at + pair] - best;
      const hands = ways[pair];
      all += hands;
      below += hands & (difference >> 31);
      notAbove += hands & ((difference - 1) >> 31);
    }
    this.below += below;
    this.equal += notAbove - below;
    this.above += all - notAbove;
    if (!withCategories) return;
    for (let pair = 0; pair < RANK_PAIRS; pair++) {
      this.categories[CATEGORY_OF[strengths[at + pair]]] += ways[pair];
    }
  }

  #add(strength: number, hands: number, best: number): void {
    this.categories[CATEGORY_OF[strength]] += hands;
    if (strength < best) this.below += hands;
    else if (strength === best) this.equal += hands;
    else this.above += hands;
  }
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
