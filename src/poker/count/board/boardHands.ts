import { rankOf, suitOf, type Card } from '../../card';
import { countBits, FLUSH_STRENGTH } from '../../hand';
import type { Spot } from '../../spot';
import { WildBoard } from './wildRows';
import type { BoardHands } from './knownHands';
import { boardLookup, RANK_PAIRS, rankPair } from './rows';

/** The hands of the spot's deck. */
export function boardHands({ wild }: Pick<Spot, 'wild'>): BoardHands {
  return wild === undefined ? new PlainHands() : new WildBoard(wild);
}

/** Hands of an ordinary deck: what they share on a board is looked at once. */
class PlainHands implements BoardHands {
  readonly #lookup = boardLookup();
  readonly #suits = new Int32Array(4);
  #row = 0;
  #flushSuit = -1;

  lay(board: readonly Card[]): void {
    const { next } = this.#lookup;
    const suits = this.#suits.fill(0);
    let row = 0;
    for (let at = 0; at < board.length; at++) {
      const card = board[at];
      row = next[13 * row + rankOf(card)];
      suits[suitOf(card)] |= 1 << rankOf(card);
    }
    this.#row = RANK_PAIRS * row;
    this.#flushSuit = -1;
    for (let suit = 0; suit < 4; suit++) if (countBits(suits[suit]) >= 3) this.#flushSuit = suit;
  }

  strength(a: Card, b: Card): number {
    const suit = this.#flushSuit;
    if (suit >= 0) {
      let ranks = this.#suits[suit];
      if (suitOf(a) === suit) ranks |= 1 << rankOf(a);
      if (suitOf(b) === suit) ranks |= 1 << rankOf(b);
      const flush = FLUSH_STRENGTH[ranks];
      if (flush !== 0) return flush;
    }
    return this.#lookup.strengths[this.#row + rankPair(rankOf(a), rankOf(b))];
  }
}
