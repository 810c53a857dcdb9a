import { ACE, rankOf, suitOf, type Card, type Rank, type Suit, type Hole } from './card';
import { categoryOf, FLUSH, HIGH_CARD, PAIR, STRAIGHT, STRAIGHT_FLUSH } from './category';
import { countBits } from './hand';

import { isWild, type WildDeck } from './deck';
import { evaluateIn, naturalRanks, straightTopIn, straightTopOf, wildsAmong } from './wildHand';

export type DrawName =
  | 'flush draw'
  | 'wrap'
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

/** The cards to search for a draw. */
interface Cards {
  readonly hole: Hole;
  readonly board: readonly Card[];
  readonly unseen: readonly Card[];
  readonly wild: WildDeck | undefined;
}

/**
 * The draws of a hand on the flop or the turn, the strongest first. A wild card that completes a draw is
 * among its cards; the draw has its name from the natural ones.
 *
 * @param improving the unseen cards that improve the hand; a draw they do not serve is none
 */
export function findDraws(
  hole: Hole,
  board: readonly Card[],
  unseen: readonly Card[],
  improving: ReadonlySet<Card>,
  wild?: WildDeck,
): Draw[] {
  const cards: Cards = { hole, board, unseen, wild };
  const made = categoryOf(evaluateIn(wild, [...hole, ...board]));
  const draws: Draw[] = [];
  const add = (name: DrawName, completing: readonly Card[]): void => {
    if (completing.length > 0) draws.push({ name, cards: completing });
  };
  if (made < FLUSH) {
    add(
      'flush draw',
      suitedCards(4, cards).filter((card) => improving.has(card)),
    );
  }
  const straight = made < STRAIGHT ? straightDraw(cards, improving) : undefined;
  if (straight !== undefined) draws.push(straight);
  const isNatural = hole.every((card) => !isWild(card, wild));
  const [a, b] = hole.map(rankOf) as [Rank, Rank];
  const boardRanks = naturalRanks(wild, board);
  const ofRank = (...ranks: Rank[]) =>
    unseen.filter((card) => (isWild(card, wild) ? improving.has(card) : ranks.includes(rankOf(card))));
  if (isNatural && made === HIGH_CARD && wildsAmong(wild, board) === 0) {
    if (Math.min(a, b) > Math.max(...board.map(rankOf))) add('overcards', ofRank(a, b));
  }
  if (isNatural && made === PAIR) {
    if (a === b) add('set draw', ofRank(a));
    else if ((boardRanks & ((1 << a) | (1 << b))) !== 0) add('pair draw', ofRank(a, b));
  }
  if (board.length === 3) {
    const suited = made < FLUSH ? suitedCards(3, cards) : [];
    if (suited.length > 1) add('backdoor flush draw', suited);
    if (made < STRAIGHT && straight === undefined) {
      add('backdoor straight draw', backdoorStraightCards(cards));
    }
  }
  return draws;
}

/**
 * Unseen cards of each suit with `held` cards in hand and board, at least one in the hand, wild cards included; and
 * unseen wild cards, which are of every suit.
 */
function suitedCards(held: number, { hole, board, unseen, wild }: Cards): Card[] {
  const counts = (card: Card, suit: Suit) => isWild(card, wild) || suitOf(card) === suit;
  const suits = [0, 1, 2, 3].filter(
    (suit) =>
      hole.some((card) => counts(card, suit)) &&
      [...hole, ...board].filter((card) => counts(card, suit)).length === held,
  );
  return unseen.filter((card) => suits.some((suit) => counts(card, suit)));
}

/**
 * Open-ended if four consecutive ranks can be completed at both ends; by ranks otherwise. More than two
 * ranks, as a wild card in the hand gives, are a wrap.
 */
function straightDraw({ hole, board, unseen, wild }: Cards, improving: ReadonlySet<Card>): Draw | undefined {
  const held = naturalRanks(wild, [...hole, ...board]);
  const cards = unseen.filter(
    (card) =>
      improving.has(card) &&
      straightTopIn(wild, [...hole, ...board, card]) > straightTopIn(wild, [...board, card]) &&
      !isSuited(wild, [...board, card]),
  );
  const completing = naturalRanks(wild, cards);
  if (completing === 0) return undefined;
  if (countBits(completing) === 1) return { name: 'gutshot', cards };
  if (countBits(completing) > 2) return { name: 'wrap', cards };
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

/** Whether five cards make a flush: no straight counts with it. */
function isSuited(wild: WildDeck | undefined, cards: readonly Card[]): boolean {
  if (cards.length < 5) return false;
  const category = categoryOf(evaluateIn(wild, cards));
  return category === FLUSH || category === STRAIGHT_FLUSH;
}

/** Unseen cards of two ranks that together complete a straight which the board alone does not hold. */
function backdoorStraightCards({ hole, board, unseen, wild }: Cards): Card[] {
  const held = naturalRanks(wild, [...hole, ...board]);
  const boardRanks = naturalRanks(wild, board);
  const wilds = wildsAmong(wild, [...hole, ...board]);
  const boardWilds = wildsAmong(wild, board);
  const live = naturalRanks(wild, unseen) & ~held;
  const completes = (ranks: number, more: number) =>
    straightTopOf(held | ranks, wilds + more) >= 0 && straightTopOf(boardRanks | ranks, boardWilds + more) < 0;
  const hasWild = wildsAmong(wild, unseen) > 0;
  let completing = 0;
  let withWild = 0;
  for (let high = 0; high < 13; high++) {
    const own = (1 << high) & live;
    if (own !== 0 && hasWild && completes(own, 1)) withWild |= own;
    for (let low = 0; low < high; low++) {
      const both = (1 << high) | (1 << low);
      if ((live & both) === both && completes(both, 0)) completing |= both;
    }
  }
  const ranks = completing | withWild;
  return unseen.filter((card) => (isWild(card, wild) ? withWild !== 0 : (ranks & (1 << rankOf(card))) !== 0));
}
