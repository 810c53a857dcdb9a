import type { Card, Hole } from './card';
import { categoryOf, FOUR_OF_A_KIND, PAIR, WILD_CATEGORIES, type Strength } from './category';
import type { WildDeck } from './deck';
import { CATEGORY_OF, evaluate } from './hand';
import { beatsBoard } from './outs';
import { comboIndex } from './combos';
import { evaluateIn, WildHands } from './wildHand';

/** Hands of one category that beat hero's. */
export interface BeatingHands {
  readonly category: number;
  /** The combos, each as its {@link comboIndex}. */
  readonly combos: Uint16Array;
}

/** Hero's hand on the board against all hands that two unseen cards can make. */
export interface Standing {
  /** Hands that hero beats, ties, and loses to: together `of`. */
  readonly ahead: number;
  readonly level: number;
  readonly behind: number;
  readonly of: number;
  /** The hands that hero loses to, the best category first. */
  readonly beating: readonly BeatingHands[];
  /**
   * Whether hero's hand is made: a pair or better with a hole card in it, ahead of more
   * than half of these hands, a tie counted half. Its outs only improve it further, and a verdict by them alone would be wrong.
   */
  readonly isMade: boolean;
}

/**
 * Compares hero's hand with every hand of two unseen cards.
 *
 * @param board three to five cards
 * @param unseen none of them hero's or the board's
 * @param wild the deck's wild cards, if it has some
 */
export function findStanding(hole: Hole, board: readonly Card[], unseen: readonly Card[], wild?: WildDeck): Standing {
  const own = evaluateIn(wild, [...hole, ...board]);
  const beating: number[][] = WILD_CATEGORIES.map(() => []);
  let level = 0;
  let of = 0;
  const strengthOf = strengthsOn(board, wild);
  for (const [at, first] of unseen.entries()) {
    for (let other = at + 1; other < unseen.length; other++) {
      const theirs = strengthOf(first, unseen[other]);
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
    isMade: holdsCardOf(own, board, wild) && behind + level / 2 < of / 2,
  };
}

/** The strength of two cards on a board, for a loop. */
function strengthsOn(board: readonly Card[], wild: WildDeck | undefined): (a: Card, b: Card) => Strength {
  if (wild !== undefined) {
    const hands = new WildHands(wild);
    hands.lay(board);
    return (a, b) => hands.strength(a, b);
  }
  const cards = [...board, board[0], board[0]];
  return (a, b) => {
    cards[board.length] = a;
    cards[board.length + 1] = b;
    return evaluate(cards);
  };
}

/** Whether a hole card is in a pair or better. Four of a kind on the board leave room for one next to them. */
function holdsCardOf(own: Strength, board: readonly Card[], wild: WildDeck | undefined): boolean {
  const category = categoryOf(own);
  return category >= PAIR && (category >= FOUR_OF_A_KIND || beatsBoard(own, board, wild));
}
