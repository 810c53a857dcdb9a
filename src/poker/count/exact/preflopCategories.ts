import { cardOf, rankOf, suitOf, type Card, type Hole } from '../../card';
import { CATEGORIES } from '../../category';
import { choose } from '../../chance';
import { CATEGORY_OF, countBits, FLUSH_STRENGTH } from '../../hand';
import { comboIndex, COMBOS } from '../../combos';
import { boardsOfRows, setsOf } from '../board/boards';
import { combosUpToSuits } from './upToSuits';
import { RANK_PAIRS, rankPair, rankSets, rowsOf } from '../board/rows';
import { PAIR_OF_COMBO, ranksLeft } from './rowPlaces';
import type { Tally } from '../tally';

/*
 * One hand's categories before the flop, over all boards and all hands that another player can hold with it. On a
 * board the other can hold all weight, less that of the combos with one of its cards, those with two of them being put
 * back: a sum over the board's cards and their pairs. So boards with the same ranks need not be distinguished: the mean
 * over their suits is the sum of the means. As in `countPreflop`, boards are counted by rank as though there were no
 * flushes, and those that give the hand one are moved.
 */

/** Combos in a piece: a few milliseconds' work. */
const COMBOS_OF_PIECE = 4;

/**
 * The categories of two players, combo by combo, one for each class of combos that differ only by the names of suits;
 * in pieces.
 */
export class RangeCategories {
  readonly pieces: number;
  readonly #weights: readonly Float64Array[];
  readonly #others: readonly Others[];
  readonly #unseen: readonly Card[];
  readonly #combos: readonly {
    readonly seat: number;
    readonly combo: number;
    readonly alike: number;
  }[];

  /**
   * @param weights by combo, of hero and of the other
   * @param orders of suits that leave all that is known as it is
   */
  constructor(weights: readonly Float64Array[], orders: readonly number[], unseen: readonly Card[]) {
    this.#weights = weights;
    this.#others = weights.toReversed().map(othersOf);
    this.#unseen = unseen;
    this.#combos = weights.flatMap((own, seat) => combosUpToSuits(own, orders).map((combo) => ({ seat, ...combo })));
    this.pieces = Math.ceil(this.#combos.length / COMBOS_OF_PIECE);
  }

  /** Adds the final categories of a piece's combos. */
  count(piece: number, tally: Tally): void {
    const from = COMBOS_OF_PIECE * piece;
    for (const { seat, combo, alike } of this.#combos.slice(from, from + COMBOS_OF_PIECE)) {
      const deals = countCategories(combo, this.#others[seat], this.#unseen);
      const times = alike * this.#weights[seat][combo];
      const categories = tally.categoriesOf(seat);
      deals.forEach((own, category) => (categories[category] += times * own));
    }
  }
}

/** Of the deck that was asked for last: a player who changes a range asks for the same one again. */
let known: { readonly deck: string; readonly changes: Map<number, Float64Array> } = {
  deck: '',
  changes: new Map(),
};

/**
 * The change that flushes make to the categories of a player's combos alone, whatever others hold: boards by category,
 * times the combos' weights.
 *
 * @param unseen the cards that boards are dealt from; each combo's own are left out
 */
export function countChangeAlone(weights: Float64Array, unseen: readonly Card[]): Float64Array {
  const deck = unseen.join();
  if (known.deck !== deck) known = { deck, changes: new Map() };
  const isUnseen = new Uint8Array(52);
  for (const card of unseen) isUnseen[card] = 1;
  const suits = [0, 1, 2, 3].map((suit) => maskOf(unseen, suit));
  const sums = new Float64Array(CATEGORIES.length);
  weights.forEach((weight, combo) => {
    if (weight === 0) return;
    const hole = COMBOS[combo];
    const [a, b] = hole;
    const pair = PAIR_OF_COMBO[combo];
    for (let suit = 0; suit < 4; suit++) {
      const held = maskOf(hole, suit);
      // Suits with the same cards left are interchangeable, and so are combos with the same suited part and the same ranks.
      const alike = suits.indexOf(suits[suit]);
      const key = (((pair << 2) | (isUnseen[a] + isUnseen[b])) << 15) | (alike << 13) | held;
      let change = known.changes.get(key);
      if (change === undefined) known.changes.set(key, (change = changeBySuit(combo, suit, unseen)));
      for (let category = 0; category < CATEGORIES.length; category++) sums[category] += weight * change[category];
    }
  });
  return sums;
}

/** The boards on which a suit gives a combo a flush, less where they were without it. */
function changeBySuit(combo: number, suit: number, unseen: readonly Card[]): Float64Array {
  const { next } = rankSets();
  const hole = COMBOS[combo];
  const deck = unseen.filter((card) => !hole.includes(card));
  const held = maskOf(hole, suit);
  const suited = maskOf(deck, suit);
  const others = ranksLeft(deck.filter((card) => suitOf(card) !== suit));
  const column = rowsOf().column(PAIR_OF_COMBO[combo]);
  const found = new Float64Array(CATEGORIES.length);
  const many = others.reduce((sum, cards) => sum + cards, 0);
  for (let size = 5 - countBits(held); size <= 5; size++) {
    const { masks, states } = setsOf(size);
    const boards = choose(many, 5 - size);
    for (let index = 0; index < masks.length; index++) {
      if ((masks[index] & ~suited) !== 0) continue;
      found[CATEGORY_OF[FLUSH_STRENGTH[masks[index] | held]]] += boards;
      const state = states[index];
      if (size === 5) found[CATEGORY_OF[column[state]]]--;
      for (let high = 0; size < 5 && high < 13; high++) {
        const after = next[13 * state + high];
        if (size === 4) found[CATEGORY_OF[column[after]]] -= others[high];
        for (let low = 0; size === 3 && low <= high; low++) {
          const ways = low < high ? others[high] * others[low] : (others[high] * (others[high] - 1)) / 2;
          found[CATEGORY_OF[column[next[13 * after + low]]]] -= ways;
        }
      }
    }
  }
  return found;
}

/** The categories of a player's combos over all boards of a full deck: as {@link countChangeAlone}. */
export function countAlone(weights: Float64Array, unseen: readonly Card[]): Float64Array {
  const ofPairs = new Float64Array(RANK_PAIRS);
  weights.forEach((weight, combo) => (ofPairs[PAIR_OF_COMBO[combo]] += weight));
  const left = ranksLeft(unseen);
  const sums = countChangeAlone(weights, unseen);
  for (let high = 0; high < 13; high++) {
    for (let low = 0; low <= high; low++) {
      const pair = rankPair(high, low);
      if (ofPairs[pair] === 0) continue;
      const column = rowsOf().column(pair);
      const beside = Int32Array.from(left);
      beside[high]--;
      beside[low]--;
      boardsOfRows(beside).forEach((boards, row) => {
        sums[CATEGORY_OF[column[row]]] += ofPairs[pair] * boards;
      });
    }
  }
  return sums;
}

/** The other player's weights by combo, and by card. */
export interface Others {
  readonly weights: Float64Array;
  readonly byCard: Float64Array;
  readonly total: number;
}

export function othersOf(weights: Float64Array): Others {
  const byCard = new Float64Array(52);
  let total = 0;
  weights.forEach((weight, combo) => {
    total += weight;
    for (const card of COMBOS[combo]) byCard[card] += weight;
  });
  return { weights, byCard, total };
}

/** The weight of all combos that a board leaves. */
export function leftOn(board: readonly Card[], { weights, byCard, total }: Others): number {
  return board.reduce<number>((sum, card, at) => {
    let left = sum - byCard[card];
    for (let other = 0; other < at; other++) left += weights[comboIndex(card, board[other])];
    return left;
  }, total);
}

/**
 * The weight of all deals in which a combo ends with each category.
 *
 * @param unseen the deck with the combo's own cards in it
 */
export function countCategories(combo: number, others: Others, unseen: readonly Card[]): Float64Array {
  const hole = COMBOS[combo];
  const deck = unseen.filter((card) => !hole.includes(card));
  const found = new Float64Array(CATEGORIES.length);
  const column = rowsOf().column(rankPair(rankOf(hole[0]), rankOf(hole[1])));
  const cards = new CardWeights(hole, others);
  countByRank(deck, cards, column, found);
  addFlushChange(hole, deck, cards, found);
  return found;
}

/**
 * The change that flushes make to a combo's categories, in deals with all hands that the other player can hold.
 *
 * @param unseen the deck with the combo's own cards in it or not
 */
export function countFlushChange(combo: number, others: Others, unseen: readonly Card[]): Float64Array {
  const hole = COMBOS[combo];
  const deck = unseen.filter((card) => !hole.includes(card));
  const found = new Float64Array(CATEGORIES.length);
  addFlushChange(hole, deck, new CardWeights(hole, others), found);
  return found;
}

function addFlushChange(hole: Hole, deck: readonly Card[], cards: CardWeights, found: Float64Array): void {
  const column = rowsOf().column(rankPair(rankOf(hole[0]), rankOf(hole[1])));
  for (let suit = 0; suit < 4; suit++) moveFlushes(suit, hole, deck, cards, column, found);
}

/** The other player's weight clear of a hand: in all, by card, and by pair of cards. */
class CardWeights {
  readonly all: number;
  readonly #hole: readonly Card[];
  readonly #others: Others;

  constructor(hole: readonly Card[], others: Others) {
    const [a, b] = hole;
    this.#hole = hole;
    this.#others = others;
    this.all = others.total - others.byCard[a] - others.byCard[b] + others.weights[comboIndex(a, b)];
  }

  /** The weight of the combos with this card. */
  of(card: Card): number {
    const { byCard } = this.#others;
    return this.#hole.reduce<number>((sum, own) => sum - this.ofPair(card, own), byCard[card]);
  }

  ofPair(card: Card, other: Card): number {
    return this.#others.weights[comboIndex(card, other)];
  }
}

/** Means over cards of a rank, and over pairs of cards of two ranks, at `[13 × rank + rank]`. */
class RankMeans {
  readonly left = new Int32Array(13);
  readonly ofRank = new Float64Array(13);
  readonly ofRanks = new Float64Array(13 * 13);

  constructor(deck: readonly Card[], cards: CardWeights) {
    const { left, ofRank, ofRanks } = this;
    deck.forEach((card, at) => {
      left[rankOf(card)]++;
      ofRank[rankOf(card)] += cards.of(card);
      for (const other of deck.slice(0, at)) {
        const weight = cards.ofPair(card, other);
        ofRanks[13 * rankOf(card) + rankOf(other)] += weight;
        if (rankOf(card) !== rankOf(other)) ofRanks[13 * rankOf(other) + rankOf(card)] += weight;
      }
    });
    for (let rank = 0; rank < 13; rank++) {
      ofRank[rank] /= Math.max(1, left[rank]);
      for (let other = 0; other < 13; other++) {
        const pairs = rank === other ? choose(left[rank], 2) : left[rank] * left[other];
        ofRanks[13 * rank + other] /= Math.max(1, pairs);
      }
    }
  }
}

/** Counts all boards by their ranks, as though there were no flushes. */
function countByRank(deck: readonly Card[], cards: CardWeights, column: Uint16Array, found: Float64Array): void {
  const { next } = rankSets();
  const { left, ofRank, ofRanks } = new RankMeans(deck, cards);
  const boards = boardsOfRows(left);
  const dealt = new Int32Array(13);
  const deal = (state: number, least: number, size: number, weight: number): void => {
    for (let rank = least; rank < 13; rank++) {
      if (dealt[rank] === left[rank]) continue;
      let more = weight - ofRank[rank];
      for (let other = 0; other <= rank; other++) {
        if (dealt[other] > 0) more += dealt[other] * ofRanks[13 * rank + other];
      }
      const after = next[13 * state + rank];
      if (size === 4) found[CATEGORY_OF[column[after]]] += boards[after] * more;
      else {
        dealt[rank]++;
        deal(after, rank, size + 1, more);
        dealt[rank]--;
      }
    }
  };
  deal(0, 0, 0, cards.all);
}

/** Moves the boards on which the hand has a flush of a suit to where they belong. */
function moveFlushes(
  suit: number,
  hole: readonly Card[],
  deck: readonly Card[],
  cards: CardWeights,
  column: Uint16Array,
  found: Float64Array,
): void {
  const { next } = rankSets();
  const held = maskOf(hole, suit);
  const suited = maskOf(deck, suit);
  const others = deck.filter((card) => suitOf(card) !== suit);
  const { left, ofRank, ofRanks } = new RankMeans(others, cards);
  const ofCard = Float64Array.from({ length: 13 }, (_, rank) => cards.of(cardOf(rank, suit)));
  /** Of a suited card with another of the suit, and with one of another suit, at `[13 × rank + rank]`. */
  const ofSuited = new Float64Array(13 * 13);
  const ofOther = new Float64Array(13 * 13);
  for (let rank = 0; rank < 13; rank++) {
    const card = cardOf(rank, suit);
    for (let other = 0; other < rank; other++) {
      ofSuited[13 * rank + other] = cards.ofPair(card, cardOf(other, suit));
    }
    for (const other of others) {
      ofOther[13 * rank + rankOf(other)] += cards.ofPair(card, other) / left[rankOf(other)];
    }
  }
  const ranks: number[] = [];
  const ofOne = new Float64Array(13);
  for (let size = 5 - countBits(held); size <= 5; size++) {
    const { masks, states } = setsOf(size);
    for (let index = 0; index < masks.length; index++) {
      if ((masks[index] & ~suited) !== 0) continue;
      const category = CATEGORY_OF[FLUSH_STRENGTH[masks[index] | held]];
      const state = states[index];
      let weight = cards.all;
      ranks.length = 0;
      for (let rest = masks[index]; rest !== 0; rest &= rest - 1) {
        const rank = 31 - Math.clz32(rest & -rest);
        weight -= ofCard[rank];
        for (const lower of ranks) weight += ofSuited[13 * rank + lower];
        ranks.push(rank);
      }
      if (size === 5) {
        found[category] += weight;
        found[CATEGORY_OF[column[state]]] -= weight;
        continue;
      }
      for (let rank = 0; rank < 13; rank++) {
        ofOne[rank] = -ofRank[rank];
        for (const own of ranks) ofOne[rank] += ofOther[13 * own + rank];
      }
      for (let high = 0; high < 13; high++) {
        const after = next[13 * state + high];
        if (size === 4) {
          const deals = left[high] * (weight + ofOne[high]);
          found[category] += deals;
          found[CATEGORY_OF[column[after]]] -= deals;
          continue;
        }
        for (let low = 0; low <= high; low++) {
          const ways = low < high ? left[high] * left[low] : (left[high] * (left[high] - 1)) / 2;
          if (ways === 0) continue;
          const deals = ways * (weight + ofOne[high] + ofOne[low] + ofRanks[13 * high + low]);
          found[category] += deals;
          found[CATEGORY_OF[column[next[13 * after + low]]]] -= deals;
        }
      }
    }
  }
}

/** The ranks among cards of a suit, as a mask. */
function maskOf(cards: readonly Card[], suit: number): number {
  return cards.reduce<number>((mask, card) => (suitOf(card) === suit ? mask | (1 << rankOf(card)) : mask), 0);
}
