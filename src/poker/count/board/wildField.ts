import { cardOf, JOKER, rankOf, suitOf, type Card } from '../../card';
import { CATEGORY_OF, countBits } from '../../hand';
import { tableOf, wildFlushes } from '../../wildHand';
import type { Field } from './field';
import { WILD_RANK, type WildBoard } from './wildRows';

const NATURAL_RANKS = 13;

/** Cards that a suit on the board lacks for a flush, where two in a hand are needed. */
const BOTH = 2;

/**
 * The field in a deck with wild cards: one player of whom nothing is known. The hands are counted by rank
 * along the board's row of strengths; then those that a flush makes better are moved.
 */
export class WildField {
  /** Cards in the deck, by rank, wild ones too; and natural ones by suit, as masks of ranks. */
  readonly left: Int32Array = new Int32Array(WILD_RANK + 1);
  readonly deck: Int32Array = new Int32Array(4);

  /** Hands by how they compare with the one last compared with. */
  below = 0;
  equal = 0;
  above = 0;

  readonly #board: WildBoard;
  readonly #flushes = wildFlushes();
  /** The rank of the wild cards, and one of them. */
  readonly #wildRank: number;
  readonly #wild: Card;
  readonly #offSuit = new Int32Array(NATURAL_RANKS);

  /* The comparison: the strength compared with; and where the hands are added by category, if at all. */
  #best = 0;
  #categories: Float64Array | undefined;
  #times = 1;

  constructor(board: WildBoard, unseen: readonly Card[]) {
    this.#board = board;
    const hasJoker = board.rows.ranks > NATURAL_RANKS;
    this.#wildRank = hasJoker ? WILD_RANK : 0;
    this.#wild = hasJoker ? JOKER : cardOf(0, 0);
    for (const card of unseen) this.putBack(card);
  }

  take(card: Card): void {
    this.left[this.#board.rows.rankOf[card]]--;
    this.deck[suitOf(card)] ^= this.#board.rows.bits[card];
  }

  putBack(card: Card): void {
    this.left[this.#board.rows.rankOf[card]]++;
    this.deck[suitOf(card)] ^= this.#board.rows.bits[card];
  }

  /** Leaves the natural cards that another field has left. */
  setNaturals({ left, deck }: Field): void {
    for (let rank = this.#wildRank === 0 ? 1 : 0; rank < NATURAL_RANKS; rank++) {
      this.left[rank] = left[rank];
    }
    this.deck.set(deck);
  }

  /**
   * Counts the hands that are below, equal to and above strength `best` on the board that lies, and adds them
   * to `categories`, `times` each.
   */
  compare(best: number, categories: Float64Array | undefined, times: number): void {
    this.#best = best;
    this.#categories = categories;
    this.#times = times;
    this.below = this.equal = this.above = 0;
    const { rows, row, live, liveSuits, suits } = this.#board;
    const { left } = this;
    const { strengths } = rows;
    for (let high = 0, at = rows.pairs * row; high < rows.ranks; high++) {
      const many = left[high];
      for (let low = 0; low < high; low++) this.#add(strengths[at++], many * left[low]);
      if (high < WILD_RANK) this.#add(strengths[at++], (many * (many - 1)) / 2);
    }
    if (live === 0) return;
    let mostSuited = 0;
    for (let index = 0; index < live; index++) {
      mostSuited = Math.max(mostSuited, countBits(suits[liveSuits[index]]));
    }
    const lacks = 5 - this.#board.wilds - mostSuited;
    if (live === 1) this.#moveSuit(liveSuits[0], lacks);
    else if (lacks < BOTH) this.#moveAll();
    else {
      for (let index = 0; index < live; index++) this.#moveSuited(liveSuits[index]);
      this.#moveWilds();
    }
  }

  #add(strength: number, hands: number): void {
    if (hands === 0) return;
    if (strength < this.#best) this.below += hands;
    else if (strength === this.#best) this.equal += hands;
    else this.above += hands;
    const categories = this.#categories;
    if (categories !== undefined) categories[CATEGORY_OF[strength]] += this.#times * hands;
  }

  /** Moves hands of two ranks from what these make to their flush, where it is better. */
  #move(high: number, low: number, flush: number, hands: number): void {
    const { rows, row } = this.#board;
    const strength = rows.strengths[rows.pairs * row + rows.pairOfRanks(high, low)];
    if (flush <= strength) return;
    this.#add(strength, -hands);
    this.#add(flush, hands);
  }

  /** Hands with two suited cards, or a suited and a wild one. */
  #moveSuited(suit: number): void {
    const { suits, wilds } = this.#board;
    const flushes = this.#flushes;
    const many = this.left[this.#wildRank];
    const board = tableOf(wilds) + suits[suit];
    const withWild = tableOf(wilds + 1) + suits[suit];
    for (let rest = this.deck[suit]; rest !== 0;) {
      const rank = 31 - Math.clz32(rest);
      rest ^= 1 << rank;
      for (let lower = rest; lower !== 0; lower &= lower - 1) {
        const bit = lower & -lower;
        this.#move(rank, 31 - Math.clz32(bit), flushes[board | (1 << rank) | bit], 1);
      }
      if (many > 0) this.#move(rank, this.#wildRank, flushes[withWild | (1 << rank)], many);
    }
  }

  /** Hands with two wild cards. */
  #moveWilds(): void {
    const many = this.left[this.#wildRank];
    if (many < 2) return;
    const flush = this.#board.flush(this.#wild, this.#wild);
    this.#move(this.#wildRank, this.#wildRank, flush, (many * (many - 1)) / 2);
  }

  /** All hands, where there may be a flush in one suit only. `lacks` says how many cards it lacks. */
  #moveSuit(suit: number, lacks: number): void {
    this.#moveSuited(suit);
    this.#moveWilds();
    if (lacks >= BOTH) return;
    const { suits, wilds } = this.#board;
    const flushes = this.#flushes;
    const suited = this.deck[suit];
    const many = this.left[this.#wildRank];
    const board = tableOf(wilds) + suits[suit];
    const offSuit = this.#offSuit;
    for (let rank = 0; rank < NATURAL_RANKS; rank++) {
      const isWild = rank === this.#wildRank;
      offSuit[rank] = isWild ? 0 : this.left[rank] - ((suited >> rank) & 1);
    }
    for (let other = 0; other < NATURAL_RANKS; other++) {
      const others = offSuit[other];
      if (others === 0) continue;
      for (let rest = suited; rest !== 0; rest &= rest - 1) {
        const bit = rest & -rest;
        this.#move(31 - Math.clz32(bit), other, flushes[board | bit], others);
      }
      if (many > 0) {
        const flush = flushes[tableOf(wilds + 1) + suits[suit]];
        this.#move(this.#wildRank, other, flush, many * others);
      }
      if (lacks > 0) continue;
      const flush = flushes[board];
      for (let low = 0; low < other; low++) {
        if (offSuit[low] > 0) this.#move(other, low, flush, others * offSuit[low]);
      }
      if (others > 1) this.#move(other, other, flush, (others * (others - 1)) / 2);
    }
  }

  /** All hands, one by one: flushes in several suits, one of which needs one card or none. */
  #moveAll(): void {
    const many = this.left[this.#wildRank];
    const wild = this.#wild;
    this.#moveWilds();
    for (let suit = 0; suit < 4; suit++) {
      for (let rest = this.deck[suit]; rest !== 0; rest &= rest - 1) {
        const card = cardOf(31 - Math.clz32(rest & -rest), suit);
        const rank = rankOf(card);
        if (many > 0) this.#move(this.#wildRank, rank, this.#board.flush(wild, card), many);
        for (let other = suit; other < 4; other++) {
          const beside = other === suit ? rest & (rest - 1) : this.deck[other];
          for (let lower = beside; lower !== 0; lower &= lower - 1) {
            const second = cardOf(31 - Math.clz32(lower & -lower), other);
            this.#move(rank, rankOf(second), this.#board.flush(card, second), 1);
          }
        }
      }
    }
  }
}
