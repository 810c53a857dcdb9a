import { rankOf, suitOf, type Card, type Hole } from '../../card';
import { choose } from '../../chance';
import type { WildDeck } from '../../deck';
import { CATEGORY_OF, countBits } from '../../hand';
import { heldInSuits } from '../board/board';
import { FLUSH_PLACE, ONE_WILD, rowsOf, type Rows } from '../board/rows';
import { stateOf } from '../board/runOuts';
import type { Tally } from '../tally';
import { countPreflop } from './allBoards';

/*
 * All boards of five cards for known hands, where some cards are wild. Boards with a given number of wild cards are
 * counted by the ranks of the others, as though there were no flushes. Each set of suited cards that gives a player a
 * flush is then moved from its rows and counted separately.
 */

/** The rest of a deck: natural cards by rank, and each suit's as a mask of ranks. */
interface Left {
  readonly naturals: readonly Card[];
  readonly ranks: Int32Array;
  readonly suits: Int32Array;
  readonly wildCards: readonly Card[];
}

/** Adds every board that `unseen` can make, `scale` times each. `tally` holds one player a hole, and ten categories. */
export function countWildPreflop(
  wild: WildDeck,
  holes: readonly Hole[],
  unseen: readonly Card[],
  tally: Tally,
  scale = 1,
): void {
  const rows = rowsOf(wild);
  const isNatural = (card: Card) => !rows.wildCards.includes(card);
  const left: Left = {
    naturals: unseen.filter(isNatural),
    ranks: new Int32Array(13),
    suits: new Int32Array(4),
    wildCards: unseen.filter((card) => !isNatural(card)),
  };
  for (const card of left.naturals) {
    left.ranks[rankOf(card)]++;
    left.suits[suitOf(card)] |= 1 << rankOf(card);
  }
  const boards = new KnownBoards(rows, holes, left, tally);
  const isOrdinary = holes.flat().every(isNatural);
  for (let wilds = 0; wilds <= left.wildCards.length; wilds++) {
    const times = scale * choose(left.wildCards.length, wilds);
    // Boards and hands without a wild card are those of an ordinary deck.
    if (wilds === 0 && isOrdinary) countPreflop(holes, left.naturals, tally, times);
    else boards.count(wilds, times);
  }
}

/** Boards with this many wild cards, for known hands. */
class KnownBoards {
  readonly #rows: Rows;
  readonly #left: Left;
  readonly #tally: Tally;
  readonly #players: number;
  /** Each player's strengths by row, and cards by suit, at `[4 × player + suit]`. */
  readonly #columns: readonly Uint16Array[];
  readonly #held: Int32Array;
  /** Boards by row that have not been counted. */
  readonly #boards: Int32Array;

  /* The wild cards of the current boards, and how many boards each represents. */
  #wilds = 0;
  #times = 0;
  /** Natural cards on a board. */
  #size = 5;
  /** Each player's flush on the board, 0 for none. */
  readonly #flushes: Uint16Array;
  /** By suit: with fewer natural cards of it nobody has a flush. */
  readonly #least: Int32Array = new Int32Array(4);

  constructor(rows: Rows, holes: readonly Hole[], left: Left, tally: Tally) {
    this.#rows = rows;
    this.#left = left;
    this.#tally = tally;
    this.#players = holes.length;
    this.#columns = holes.map(([a, b]) => rows.column(rows.pairOf(a, b)));
    this.#held = heldInSuits(holes, rows);
    this.#flushes = new Uint16Array(holes.length);
    this.#boards = new Int32Array(this.#columns[0].length);
  }

  count(wilds: number, times: number): void {
    this.#wilds = wilds;
    this.#times = times;
    this.#size = 5 - wilds;
    const state = stateOf(this.#left.wildCards.slice(0, wilds), this.#rows);
    for (let suit = 0; suit < 4; suit++) {
      let most = 0;
      for (let player = 0; player < this.#players; player++) {
        most = Math.max(most, this.#held[4 * player + suit] >> 16);
      }
      this.#least[suit] = this.#size - most;
    }
    // If one card of a suit makes a flush nearly every board has one: there are few such boards.
    if (this.#least.some((least) => least < 2)) this.#countEach(state);
    else this.#countByRow(state);
  }

  /** Boards one by one. */
  #countEach(start: number): void {
    const { naturals } = this.#left;
    const { next, ranks } = this.#rows;
    const suits = new Int32Array(4);
    const dealt = new Int32Array(4);
    const deal = (from: number, state: number, toCome: number): void => {
      if (toCome === 0) {
        this.#flushes.fill(0);
        for (let suit = 0; suit < 4; suit++) {
          if (dealt[suit] >= this.#least[suit]) this.#raiseFlushes(suit, suits[suit]);
        }
        this.#add(state, 1);
        return;
      }
      for (let at = from; at <= naturals.length - toCome; at++) {
        const card = naturals[at];
        const suit = suitOf(card);
        suits[suit] ^= 1 << rankOf(card);
        dealt[suit]++;
        deal(at + 1, next[ranks * state + rankOf(card)], toCome - 1);
        dealt[suit]--;
        suits[suit] ^= 1 << rankOf(card);
      }
    };
    deal(0, start, this.#size);
  }

  /** Boards by their ranks, those with a flush separately. */
  #countByRow(start: number): void {
    const boards = this.#boards.fill(0);
    this.#fillRows(start, 0, this.#size, 1);
    for (let suit = 0; suit < 4; suit++) {
      this.#countSets(suit, start, this.#left.suits[suit], 0);
      for (let other = suit + 1; other < 4; other++) this.#countTwoFlushes(suit, other, start);
    }
    this.#flushes.fill(0);
    for (let row = 0; row < boards.length; row++) if (boards[row] > 0) this.#add(row, boards[row]);
  }

  /** How many boards each row stands for, flushes or not. */
  #fillRows(state: number, least: number, toCome: number, ways: number): void {
    const { next, ranks } = this.#rows;
    const left = this.#left.ranks;
    for (let rank = least; rank < 13; rank++) {
      let after = state;
      for (let many = 1; many <= Math.min(left[rank], toCome); many++) {
        after = next[ranks * after + rank];
        const all = ways * choose(left[rank], many);
        if (many === toCome) this.#boards[after] += all;
        else this.#fillRows(after, rank + 1, toCome - many, all);
      }
    }
  }

  /** Boards whose cards of a suit are these or more of those that are left of it. */
  #countSets(suit: number, state: number, cards: number, dealt: number): void {
    const many = countBits(dealt);
    if (many >= this.#least[suit]) {
      this.#flushes.fill(0);
      this.#raiseFlushes(suit, dealt);
      this.#countOthers(suit, state, this.#size - many);
    }
    if (many === this.#size) return;
    const { next, ranks } = this.#rows;
    for (let rest = cards; rest !== 0; rest &= rest - 1) {
      const bit = rest & -rest;
      const after = next[ranks * state + 31 - Math.clz32(bit)];
      this.#countSets(suit, after, rest & (rest - 1), dealt | bit);
    }
  }

  /** Counts boards with up to two cards of other suits, without those of a second suit in which a player has a flush. */
  #countOthers(suit: number, state: number, toCome: number): void {
    if (toCome === 0) {
      this.#take(state, 1);
      return;
    }
    const { next, ranks } = this.#rows;
    const { ranks: all, suits } = this.#left;
    const own = suits[suit];
    for (let high = 0; high < 13; high++) {
      const ways = all[high] - ((own >> high) & 1);
      if (ways === 0) continue;
      const after = next[ranks * state + high];
      if (toCome === 1) {
        this.#take(after, ways);
        continue;
      }
      for (let low = 0; low < high; low++) {
        let both = ways * (all[low] - ((own >> low) & 1));
        for (let other = 0; other < 4; other++) {
          if (other === suit || this.#least[other] > 2) continue;
          both -= (suits[other] >> high) & (suits[other] >> low) & 1;
        }
        if (both > 0) this.#take(next[ranks * after + low], both);
      }
      if (ways > 1) this.#take(next[ranks * after + high], (ways * (ways - 1)) / 2);
    }
  }

  /** Boards of two cards of one suit and two of another, if each makes a flush for somebody. */
  #countTwoFlushes(one: number, other: number, start: number): void {
    if (this.#size !== 4 || this.#least[one] > 2 || this.#least[other] > 2) return;
    const { next, ranks } = this.#rows;
    const { suits } = this.#left;
    eachPair(suits[one], (a, b) => {
      const state = next[ranks * next[ranks * start + a] + b];
      eachPair(suits[other], (c, d) => {
        this.#flushes.fill(0);
        this.#raiseFlushes(one, (1 << a) | (1 << b));
        this.#raiseFlushes(other, (1 << c) | (1 << d));
        this.#take(next[ranks * next[ranks * state + c] + d], 1);
      });
    });
  }

  /** Raises the players' flushes to those of a suit with these ranks on the board. */
  #raiseFlushes(suit: number, dealt: number): void {
    const flushes = this.#flushes;
    const place = ONE_WILD * this.#wilds + dealt;
    for (let player = 0; player < this.#players; player++) {
      const flush = this.#rows.flushes[(place + this.#held[4 * player + suit]) & FLUSH_PLACE];
      if (flush > flushes[player]) flushes[player] = flush;
    }
  }

  /** Counts boards of a row that have flushes, which are then counted. */
  #take(row: number, boards: number): void {
    this.#boards[row] -= boards;
    this.#add(row, boards);
  }

  #add(row: number, boards: number): void {
    const { winners, categories, kinds, withCategories } = this.#tally;
    const deals = boards * this.#times;
    let best = 0;
    let mask = 0;
    for (let player = 0; player < this.#players; player++) {
      const ofRow = this.#columns[player][row];
      const flush = this.#flushes[player];
      const strength = flush > ofRow ? flush : ofRow;
      if (strength > best) {
        best = strength;
        mask = 1 << player;
      } else if (strength === best) mask |= 1 << player;
      if (withCategories) {
        categories[kinds * player + CATEGORY_OF[strength]] += deals;
      }
    }
    winners[mask] += deals;
  }
}

/** Calls `tell` with each two of some ranks, the lower one first. */
function eachPair(ranks: number, tell: (low: number, high: number) => void): void {
  for (let rest = ranks; rest !== 0; rest &= rest - 1) {
    const low = 31 - Math.clz32(rest & -rest);
    for (let more = rest & (rest - 1); more !== 0; more &= more - 1) {
      tell(low, 31 - Math.clz32(more & -more));
    }
  }
}
