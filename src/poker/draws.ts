import { ACE, rankOf, suitOf, type Card, type Rank } from './card';
import {
  categoryOf,
  countBits,
  evaluate,
  FLUSH,
  HIGH_CARD,
  PAIR,
  rankMask,
  STRAIGHT,
  straightTop,
} from './hand';
import type { Hole } from './spot';

/** Names of draws, as players say them. */
export type DrawName =
  | 'flush draw'
  | 'open-ended straight draw'
  | 'double gutshot'
  | 'gutshot'
  | 'overcards'
  | 'pair draw'
  | 'set draw'
  | 'backdoor flush draw'
  | 'backdoor straight draw';

export interface Draw {
  readonly name: DrawName;
  /** Unseen cards that complete it; of a backdoor draw those that are part of a pair that does. */
  readonly cards: readonly Card[];
}

/**
 * The draws of a hand on the flop or the turn, the strongest first.
 *
 * @param improving the unseen cards that improve the hand; a draw they do not serve is none
 */
export function findDraws(
  hole: Hole,
  board: readonly Card[],
  unseen: readonly Card[],
  improving: ReadonlySet<Card>,
): Draw[] {
  const made = categoryOf(evaluate([...hole, ...board]));
  const draws: Draw[] = [];
  const add = (name: DrawName, cards: readonly Card[]): void => {
    if (cards.length > 0) draws.push({ name, cards });
  };
  if (made < FLUSH) {
    add(
      'flush draw',
      suitedCards(4, hole, board, unseen).filter((card) => improving.has(card)),
    );
  }
  const straight = made < STRAIGHT ? straightDraw(hole, board, unseen, improving) : undefined;
  if (straight !== undefined) draws.push(straight);
  const [a, b] = hole.map(rankOf) as [Rank, Rank];
  const boardRanks = rankMask(board);
  const ofRank = (...ranks: Rank[]) => unseen.filter((card) => ranks.includes(rankOf(card)));
  if (made === HIGH_CARD && Math.min(a, b) > Math.max(...board.map(rankOf))) {
    add('overcards', ofRank(a, b));
  }
  if (made === PAIR && a === b) add('set draw', ofRank(a));
  else if (made === PAIR && (boardRanks & ((1 << a) | (1 << b))) !== 0) {
    add('pair draw', ofRank(a, b));
  }
  if (board.length === 3) {
    const suited = made < FLUSH ? suitedCards(3, hole, board, unseen) : [];
    if (suited.length > 1) add('backdoor flush draw', suited);
    if (made < STRAIGHT && straight === undefined) {
      add('backdoor straight draw', backdoorStraightCards(hole, board, unseen));
    }
  }
  return draws;
}

/** Unseen cards of a suit of which hand and board hold `held`, the hand at least one of them. */
function suitedCards(
  held: number,
  hole: Hole,
  board: readonly Card[],
  unseen: readonly Card[],
): Card[] {
  const suit = hole
    .map(suitOf)
    .find((own) => [...hole, ...board].filter((card) => suitOf(card) === own).length === held);
  return unseen.filter((card) => suitOf(card) === suit);
}

/** Open-ended where four consecutive ranks can be completed at both ends; by ranks otherwise. */
function straightDraw(
  hole: Hole,
  board: readonly Card[],
  unseen: readonly Card[],
  improving: ReadonlySet<Card>,
): Draw | undefined {
  const held = rankMask([...hole, ...board]);
  const boardRanks = rankMask(board);
  const cards = unseen.filter((card) => {
    const bit = 1 << rankOf(card);
    return improving.has(card) && straightTop(held | bit) >= 0 && straightTop(boardRanks | bit) < 0;
  });
  if (cards.length === 0) return undefined;
  const completing = rankMask(cards);
  if (countBits(completing) === 1) return { name: 'gutshot', cards };
  // Ranks from the low ace up, so that 5-4-3-2 has an ace at its lower end.
  const withLowAce = (mask: number) => (mask << 1) | ((mask >> ACE) & 1);
  const ends = withLowAce(completing);
  const four = withLowAce(held);
  for (let low = 0; low + 5 <= 13; low++) {
    const both = (1 << low) | (1 << (low + 5));
    const between = 0b1111 << (low + 1);
    if ((ends & both) === both && (four & between) === between) {
      return { name: 'open-ended straight draw', cards };
    }
  }
  return { name: 'double gutshot', cards };
}

/** Unseen cards of two ranks that together complete a straight which the board alone does not hold. */
function backdoorStraightCards(
  hole: Hole,
  board: readonly Card[],
  unseen: readonly Card[],
): Card[] {
  const held = rankMask([...hole, ...board]);
  const boardRanks = rankMask(board);
  const live = rankMask(unseen) & ~held;
  let completing = 0;
  for (let high = 0; high < 13; high++) {
    for (let low = 0; low < high; low++) {
      const both = (1 << high) | (1 << low);
      if ((live & both) !== both) continue;
      if (straightTop(held | both) >= 0 && straightTop(boardRanks | both) < 0) completing |= both;
    }
  }
  return unseen.filter((card) => completing & (1 << rankOf(card)));
}
