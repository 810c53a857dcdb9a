import { cardOf, rankOf, suitOf, type Card } from '../../card';
import { FIRST_STRENGTH, FLUSH } from '../../category';
import { CATEGORY_OF, countBits, FLUSH_STRENGTH } from '../../hand';
import type { Board } from './board';
import { FLUSH_PLACE, NATURAL_RANKS, ONE_WILD, RANK_PAIRS, rankPair, rowsOf, WILD_RANK, type Rows } from './rows';

export const LEAST_FLUSH: number = FIRST_STRENGTH[FLUSH];

/** Cards that a suit on the board lacks for a flush, if two in a hand are needed. */
const BOTH = 2;

/**
 * The field: players with unknown hands, so that all pairs of unseen cards are equally likely. The hands they can hold
 * on a full board are not enumerated but counted by rank along the board's row of strengths, those with a flush separately.
 * Example: on 7♦5♣K♥2♠2♥, with A♣K♦ out, there are 990 hands, of which A♣K♦ beats 875 and ties 6.
 */
export class Field {
  /** Cards in the deck, by rank, wild ones last; and natural ones by suit, as masks of ranks. */
  readonly left: Int32Array = new Int32Array(WILD_RANK + 1);
  readonly deck: Int32Array = new Int32Array(4);

  /** Hands by how they compare with the one last compared with. */
  below = 0;
  equal = 0;
  above = 0;

  readonly #rows: Rows;
  /* Ways to hold each pair of ranks without a flush, and the cards of all suits but the flush's. */
  readonly #ways = new Int32Array(RANK_PAIRS);
  readonly #offSuit = new Int32Array(13);

  /* With wild cards: the strength compared with; and where hands are added by category, if at all. */
  #best = 0;
  #categories: Float64Array | undefined;
  #times = 1;

  constructor(unseen: readonly Card[], rows: Rows = rowsOf()) {
    this.#rows = rows;
    for (const card of unseen) this.putBack(card);
  }

  /** Takes a card out of the deck: into a hand, or onto the board. */
  take(card: Card): void {
    this.left[this.#rows.rankOf[card]]--;
    this.deck[suitOf(card)] ^= this.#rows.inSuit[4 * card + suitOf(card)] & NATURAL_RANKS;
  }

  putBack(card: Card): void {
    this.left[this.#rows.rankOf[card]]++;
    this.deck[suitOf(card)] ^= this.#rows.inSuit[4 * card + suitOf(card)] & NATURAL_RANKS;
  }

  /**
   * Counts the hands that are below, equal to and above strength `best` on a board, and adds them to `categories`,
   * `times` each.
   */
  compare(board: Board, best: number, categories?: Float64Array, times = 1): void {
    if (board.rows.wildCards.length > 0) {
      this.#compareWithWilds(board, best, categories, times);
      return;
    }
    const isLive = board.live > 0;
    const suit = board.liveSuits[0];
    const suited = isLive ? this.deck[suit] : 0;
    const onBoard = isLive ? board.suits[suit] & NATURAL_RANKS : 0;
    const suitedOnBoard = countBits(onBoard);
    const suitedCards = countBits(suited);
    const others = this.#countOffSuit(suited);
    const hands = ((others + suitedCards) * (others + suitedCards - 1)) >> 1;
    let below: number;
    let notAbove: number;
    if (suitedOnBoard === 5) {
      below = FLUSH_STRENGTH[onBoard] < best ? (others * (others - 1)) >> 1 : 0;
      notAbove = FLUSH_STRENGTH[onBoard] <= best ? (others * (others - 1)) >> 1 : 0;
    } else {
      const one = suitedOnBoard === 3 ? suited : 0;
      const found = compareRow(board.rows.strengths, RANK_PAIRS * board.row, best, this.#offSuit, one);
      below = found >> PAIR_BITS;
      notAbove = found & ((1 << PAIR_BITS) - 1);
    }
    // Flushes are mostly above whatever else there is.
    for (let rest = best < LEAST_FLUSH ? 0 : suited; rest !== 0;) {
      const high = 1 << (31 - Math.clz32(rest));
      rest ^= high;
      if (suitedOnBoard >= 4) {
        const strength = FLUSH_STRENGTH[onBoard | high];
        if (strength < best) below += others;
        if (strength <= best) notAbove += others;
      }
      for (let lower = rest; lower !== 0; lower &= lower - 1) {
        const strength = FLUSH_STRENGTH[onBoard | high | (lower & -lower)];
        if (strength < best) below++;
        if (strength <= best) notAbove++;
      }
    }
    this.below = below;
    this.equal = notAbove - below;
    this.above = hands - notAbove;
    if (categories !== undefined) this.#addCategories(board, onBoard, suited, others, categories, times);
  }

  #addCategories(
    { rows, row }: Board,
    onBoard: number,
    suited: number,
    others: number,
    to: Float64Array,
    times: number,
  ): void {
    const suitedOnBoard = countBits(onBoard);
    if (suitedOnBoard === 5) {
      to[CATEGORY_OF[FLUSH_STRENGTH[onBoard]]] += (times * others * (others - 1)) / 2;
    } else {
      fillWays(this.#ways, this.#offSuit, suitedOnBoard === 3 ? suited : 0);
      for (let pair = 0; pair < RANK_PAIRS; pair++) {
        to[CATEGORY_OF[rows.strengths[RANK_PAIRS * row + pair]]] += times * this.#ways[pair];
      }
    }
    for (let rest = suited; rest !== 0;) {
      const high = 1 << (31 - Math.clz32(rest));
      rest ^= high;
      if (suitedOnBoard >= 4) to[CATEGORY_OF[FLUSH_STRENGTH[onBoard | high]]] += times * others;
      for (let lower = rest; lower !== 0; lower &= lower - 1) {
        to[CATEGORY_OF[FLUSH_STRENGTH[onBoard | high | (lower & -lower)]]] += times;
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

  /** Compares hands with wild cards. There a flush is not always the best of its hand: hands are moved if it is. */
  #compareWithWilds(board: Board, best: number, categories: Float64Array | undefined, times: number): void {
    this.#best = best;
    this.#categories = categories;
    this.#times = times;
    this.below = this.equal = this.above = 0;
    const { rows, row, live, liveSuits, suits } = board;
    const { left } = this;
    for (let high = 0, at = rows.pairs * row; high <= WILD_RANK; high++) {
      const many = left[high];
      for (let low = 0; low < high; low++) this.#add(rows.strengths[at++], many * left[low]);
      this.#add(rows.strengths[at++], (many * (many - 1)) / 2);
    }
    if (live === 0) return;
    let most = 0;
    for (let index = 0; index < live; index++) most = Math.max(most, suits[liveSuits[index]] >> 16);
    const lacks = 5 - most;
    if (left[WILD_RANK] > 1) this.#moveWilds(board);
    if (live > 1 && lacks < BOTH) {
      this.#moveAll(board);
      return;
    }
    for (let index = 0; index < live; index++) this.#moveSuited(board, liveSuits[index]);
    if (lacks < BOTH) this.#moveOffSuit(board, liveSuits[0], lacks);
  }

  #add(strength: number, hands: number): void {
    if (hands === 0) return;
    if (strength < this.#best) this.below += hands;
    else if (strength === this.#best) this.equal += hands;
    else this.above += hands;
    const categories = this.#categories;
    if (categories !== undefined) categories[CATEGORY_OF[strength]] += this.#times * hands;
  }

  /** Moves hands of two ranks from what these make to their flush, if it is better. */
  #move({ rows, row }: Board, high: number, low: number, flush: number, hands: number): void {
    const strength = rows.strengths[rows.pairs * row + rankPair(high, low)];
    if (flush <= strength) return;
    this.#add(strength, -hands);
    this.#add(flush, hands);
  }

  /** Hands with two suited cards, or a suited and a wild one. */
  #moveSuited(board: Board, suit: number): void {
    const { flushes } = this.#rows;
    const many = this.left[WILD_RANK];
    const place = board.suits[suit] & FLUSH_PLACE;
    for (let rest = this.deck[suit]; rest !== 0;) {
      const rank = 31 - Math.clz32(rest);
      rest ^= 1 << rank;
      for (let lower = rest; lower !== 0; lower &= lower - 1) {
        const bit = lower & -lower;
        this.#move(board, rank, 31 - Math.clz32(bit), flushes[place + (1 << rank) + bit], 1);
      }
      if (many > 0) this.#move(board, WILD_RANK, rank, flushes[place + ONE_WILD + (1 << rank)], many);
    }
  }

  #moveWilds(board: Board): void {
    const many = this.left[WILD_RANK];
    const [wild] = this.#rows.wildCards;
    this.#move(board, WILD_RANK, WILD_RANK, board.flush(wild, wild), (many * (many - 1)) / 2);
  }

  /** Hands with a card of other suits, if one suit alone lacks this many cards of a flush: one or none. */
  #moveOffSuit(board: Board, suit: number, lacks: number): void {
    const { flushes } = this.#rows;
    const suited = this.deck[suit];
    const many = this.left[WILD_RANK];
    const place = board.suits[suit] & FLUSH_PLACE;
    const offSuit = this.#offSuit;
    this.#countOffSuit(suited);
    for (let other = 0; other < 13; other++) {
      const others = offSuit[other];
      if (others === 0) continue;
      for (let rest = suited; rest !== 0; rest &= rest - 1) {
        const bit = rest & -rest;
        this.#move(board, 31 - Math.clz32(bit), other, flushes[place + bit], others);
      }
      if (many > 0) this.#move(board, WILD_RANK, other, flushes[place + ONE_WILD], many * others);
      if (lacks > 0) continue;
      for (let low = 0; low < other; low++) {
        if (offSuit[low] > 0) this.#move(board, other, low, flushes[place], others * offSuit[low]);
      }
      if (others > 1) this.#move(board, other, other, flushes[place], (others * (others - 1)) / 2);
    }
  }

  /** All hands, one by one: flushes are possible in several suits, and one of the suits needs one card or none. */
  #moveAll(board: Board): void {
    const many = this.left[WILD_RANK];
    const [wild] = this.#rows.wildCards;
    for (let suit = 0; suit < 4; suit++) {
      for (let rest = this.deck[suit]; rest !== 0; rest &= rest - 1) {
        const card = cardOf(31 - Math.clz32(rest & -rest), suit);
        const rank = rankOf(card);
        if (many > 0) this.#move(board, WILD_RANK, rank, board.flush(wild, card), many);
        for (let other = suit; other < 4; other++) {
          const beside = other === suit ? rest & (rest - 1) : this.deck[other];
          for (let lower = beside; lower !== 0; lower &= lower - 1) {
            const second = cardOf(31 - Math.clz32(lower & -lower), other);
            this.#move(board, rank, rankOf(second), board.flush(card, second), 1);
          }
        }
      }
    }
  }
}
/** Room for a number of pairs of cards. */
const PAIR_BITS = 11;

/**
 * Compares a whole row of strengths, from `at`, with `best`. Returns the hands that are not above it and, from {@link
 * PAIR_BITS} on, those below it. At most one card of a hand is out of the ranks in the mask `one`: a flush needs a
 * suited card, and two if the board has only three.
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
