import type { Card, Hole } from './card';
import { WILD_CATEGORIES, type Strength } from './category';
import { CATEGORY_OF, evaluate } from './hand';
import { comboIndex } from './range';

/** Hands of one category that beat hero's. */
export interface BeatingHands {
  readonly category: number;
  /** By their {@link comboIndex}. */
  readonly combos: Uint16Array;
}

/** How hero's hand stands, as the board lies, among all that two unseen cards can make. */
export interface Standing {
  /** Hands that hero beats, ties, and loses to: together `of`. */
  readonly ahead: number;
  readonly level: number;
  readonly behind: number;
  readonly of: number;
  /** The hands that hero loses to, the best category first. */
  readonly beating: readonly BeatingHands[];
}

/**
 * Compares hero's hand with every hand of two unseen cards, in a deck without wild cards.
 *
 * @param board three to five cards
 * @param unseen at least two cards, none of them hero's or the board's
 */
export function findStanding(
  hole: Hole,
  board: readonly Card[],
  unseen: readonly Card[],
): Standing {
  const own = evaluate([...hole, ...board]);
  const beating: number[][] = WILD_CATEGORIES.map(() => []);
  let level = 0;
  let of = 0;
  const cards = [...board, board[0], board[0]];
  for (const [at, first] of unseen.entries()) {
    cards[board.length] = first;
    for (let other = at + 1; other < unseen.length; other++) {
      cards[board.length + 1] = unseen[other];
      const theirs: Strength = evaluate(cards);
      of++;
      if (theirs === own) level++;
      else if (theirs > own) beating[CATEGORY_OF[theirs]].push(comboIndex(first, unseen[other]));
    }
  }
  const behind = beating.reduce((sum, combos) => sum + combos.length, 0);
  return {
    ahead: of - level - behind,
    level,
    behind,
    of,
    beating: beating
      .map((combos, category) => ({ category, combos: Uint16Array.from(combos) }))
      .filter(({ combos }) => combos.length > 0)
      .reverse(),
  };
}
