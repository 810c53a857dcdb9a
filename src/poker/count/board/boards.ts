import { rankOf, suitOf, type Card } from '../../card';
import { choose } from '../../chance';
import { countBits } from '../../hand';
import type { Board, KnownHands } from './board';
import type { Field } from './field';
import { BOARDS, PARTIAL_STATES, rankSets, suitNumber } from './rows';

/*
 * Boards of five cards, counted by what matters about them: their ranks, and the cards of a suit of
 * which they have three or more.
 */

/** C(n, k) for n and k up to 4, at `[n × 5 + k]`. */
const CHOOSE = Float64Array.from({ length: 25 }, (_, i) => choose(Math.floor(i / 5), i % 5));

/** Sets of three to five ranks of one suit, and the state they lead to in the lookup. */
interface SuitedSets {
  readonly masks: Int32Array;
  readonly states: Int32Array;
}

let suitedSets: SuitedSets[] | undefined;

/** Sets of `size` ranks, 3 to 5. */
export function setsOf(size: number): SuitedSets {
  suitedSets ??= listSuitedSets();
  return suitedSets[size - 3];
}

function listSuitedSets(): SuitedSets[] {
  const { next } = rankSets();
  const sets = [3, 4, 5].map(() => ({ masks: [] as number[], states: [] as number[] }));
  const extend = (mask: number, state: number, least: number, size: number): void => {
    for (let rank = least; rank < 13; rank++) {
      const longer = mask | (1 << rank);
      const after = next[13 * state + rank];
      if (size >= 2) {
        sets[size - 2].masks.push(longer);
        sets[size - 2].states.push(after);
      }
      if (size < 4) extend(longer, after, rank + 1, size + 1);
    }
  };
  extend(0, 0, 0, 0);
  return sets.map(({ masks, states }) => ({
    masks: Int32Array.from(masks),
    states: Int32Array.from(states),
  }));
}

/** Adds the boards that one more card completes, by row. */
export function addOne(boards: Int32Array, at: number, others: Int32Array): void {
  const { next } = rankSets();
  for (let rank = 0; rank < 13; rank++) boards[next[at + rank]] += others[rank];
}

/** Adds the boards that two more cards complete, by row. */
export function addTwo(boards: Int32Array, state: number, others: Int32Array): void {
  const { next } = rankSets();
  for (let high = 0; high < 13; high++) {
    const ways = others[high];
    const at = 13 * next[13 * state + high];
    for (let low = 0; low < high; low++) boards[next[at + low]] += ways * others[low];
    boards[next[at + high]] += (ways * (ways - 1)) / 2;
  }
}

/** How many boards each row stands for, flushes or not. */
export function boardsOfRows(left: Int32Array): Int32Array {
  const { prefixes, highest } = rankSets();
  const factors = new Int32Array(13 * 5);
  for (let rank = 0; rank < 13; rank++) {
    for (let times = 1; times < 5; times++) {
      factors[5 * rank + times] = CHOOSE[5 * left[rank] + times];
    }
  }
  const ways = new Int32Array(PARTIAL_STATES + BOARDS);
  ways[0] = 1;
  for (let set = 1; set < ways.length; set++) {
    ways[set] = ways[prefixes[set]] * factors[highest[set]];
  }
  return ways.subarray(PARTIAL_STATES);
}

/** Slices of the boards of a suit: each takes a few milliseconds to go through. */
const SLICES = 4;

/** Boards with three or more of one suit, or at -1 of none; the suits are counted as `times` one. */
export interface BoardClass {
  readonly suit: number;
  readonly times: number;
  readonly slice: number;
}

/** All boards, in classes: suits that the deck and the known hands do not tell apart are one. */
export function boardClasses(field: Field, known: KnownHands): BoardClass[] {
  const suits = [0, 1, 2, 3];
  const first = suits.map((suit) =>
    suits.findIndex((other) => field.deck[other] === field.deck[suit] && known.isAlikeIn(other, suit)),
  );
  const suited = Array.from(new Set(first)).flatMap((suit) => {
    const times = first.filter((own) => own === suit).length;
    return Array.from({ length: SLICES }, (_, slice) => ({ suit, times, slice }));
  });
  return [{ suit: -1, times: 1, slice: 0 }, ...suited];
}

/**
 * Lays a class's boards of five natural cards that can be dealt from a field's deck, one for all that the field
 * cannot tell apart, and tells how many boards it stands for. The field goes without their cards meanwhile.
 */
export function eachBoard(
  field: Field,
  board: Board,
  boardClass: BoardClass,
  tell: (row: number, boards: number) => void,
): void {
  if (boardClass.suit < 0) eachRow(field, board, tell);
  else for (let size = 3; size <= 5; size++) eachSet(field, board, boardClass, size, tell);
}

function eachRow(field: Field, board: Board, tell: (row: number, boards: number) => void): void {
  const { next } = rankSets();
  const boards = boardsOfRows(field.left);
  for (let suit = 0; suit < 4; suit++) takeSuited(boards, field, suit);
  const { left } = field;
  const deal = (state: number, least: number, cards: number): void => {
    for (let rank = least; rank < 13; rank++) {
      if (left[rank] === 0) continue;
      left[rank]--;
      const after = next[13 * state + rank];
      if (cards > 1) deal(after, rank, cards - 1);
      else if (boards[after] > 0) {
        board.layRow(after, -1, 0);
        tell(after, boards[after]);
      }
      left[rank]++;
    }
  };
  deal(0, 0, 5);
}

/** Takes off the boards with three or more of a suit. */
function takeSuited(boards: Int32Array, field: Field, suit: number): void {
  const others = offSuit(field, suit);
  const suited = new Int32Array(BOARDS);
  for (let size = 3; size <= 5; size++) {
    const { masks, states } = setsOf(size);
    masks.forEach((mask, index) => {
      if ((mask & ~field.deck[suit]) !== 0) return;
      if (size === 5) suited[states[index]]++;
      else if (size === 4) addOne(suited, 13 * states[index], others);
      else addTwo(suited, states[index], others);
    });
  }
  for (let row = 0; row < BOARDS; row++) boards[row] -= suited[row];
}

/** Natural cards of the other suits, by rank. */
function offSuit({ left, deck }: Field, suit: number): Int32Array {
  return left.map((count, rank) => count - ((deck[suit] >> rank) & 1));
}

/** The boards with just `size` of the suit. */
function eachSet(
  field: Field,
  board: Board,
  { suit, times, slice }: BoardClass,
  size: number,
  tell: (row: number, boards: number) => void,
): void {
  const { next } = rankSets();
  const { left, deck } = field;
  const others = offSuit(field, suit);
  const { masks, states } = setsOf(size);
  const deal = (mask: number, sign: 1 | -1): void => {
    deck[suit] ^= mask;
    for (let rest = mask; rest !== 0; rest &= rest - 1) left[31 - Math.clz32(rest & -rest)] -= sign;
  };
  let inSuit = 0;
  const lay = (row: number, boards: number): void => {
    board.layRow(row, suit, inSuit);
    tell(row, times * boards);
  };
  for (let index = slice; index < masks.length; index += SLICES) {
    const mask = masks[index];
    if ((mask & ~deck[suit]) !== 0) continue;
    const state = states[index];
    inSuit = suitNumber(size, mask);
    deal(mask, 1);
    if (size === 5) lay(state, 1);
    for (let high = 0; size < 5 && high < 13; high++) {
      if (others[high] === 0) continue;
      const after = next[13 * state + high];
      left[high]--;
      if (size === 4) lay(after, others[high]);
      for (let low = 0; size === 3 && low <= high; low++) {
        const boards = low < high ? others[high] * others[low] : CHOOSE[5 * others[high] + 2];
        if (boards === 0) continue;
        left[low]--;
        lay(next[13 * after + low], boards);
        left[low]++;
      }
      left[high]++;
    }
    deal(mask, -1);
  }
}

/** Boards of some cards, one for all that suits which are alike make of it. */
export interface SuitlessBoards {
  readonly many: number;
  /** How many cards a board has; and all of them, board after board. */
  readonly size: number;
  readonly cards: Uint8Array;
  /** How many boards each stands for. */
  readonly times: Uint8Array;
}

/** Which boards of an ordinary deck's cards are meant. */
interface BoardsAsked {
  /** Cards on a board, five at most; five if left out. */
  readonly size?: number;
  /** Where there are such cards, boards without any are left out. */
  readonly holding?: readonly Card[];
  /** Boards with one of these are left out. */
  readonly without?: readonly Card[];
  /** Boards with fewer cards than these of each suit are left out. */
  readonly leastSuited?: number;
}

/**
 * All boards of so many cards.
 *
 * @param suits classes of suits that can be exchanged for each other
 */
export function boardsUpToSuits(
  suits: readonly (readonly number[])[],
  { size: all = 5, holding = [], without = [], leastSuited = 0 }: BoardsAsked = {},
): SuitlessBoards {
  const wanted = suitMasks(holding);
  const barred = suitMasks(without);
  const bySize = Array.from({ length: all + 1 }, (_, size) =>
    Array.from({ length: 1 << 13 }, (_, mask) => mask).filter((mask) => countBits(mask) === size),
  );
  const places = suits.flatMap((own) => own.map((suit, at) => ({ suit, isFirst: at === 0, of: own.length })));
  const cards: number[] = [];
  const times: number[] = [];
  const masks = new Int32Array(4);
  /** Suits of a class have their ranks in falling order; `equal` of them, the last ones, have the same. */
  const deal = (place: number, left: number, boards: number, equal: number, isWanted: boolean): void => {
    if (place === 4) {
      if (!isWanted || masks.every((mask) => countBits(mask) < leastSuited)) return;
      times.push(boards);
      for (let suit = 0; suit < 4; suit++) {
        for (let rest = masks[suit]; rest !== 0; rest &= rest - 1) {
          cards.push(4 * (31 - Math.clz32(rest & -rest)) + suit);
        }
      }
      return;
    }
    const { suit, isFirst, of } = places[place];
    const most = isFirst ? 1 << 13 : masks[places[place - 1].suit];
    for (let size = place === 3 ? left : 0; size <= left; size++) {
      for (const mask of bySize[size]) {
        if (mask > most) break;
        if ((mask & barred[suit]) !== 0) continue;
        masks[suit] = mask;
        // The orders of a class, less those that exchange equal suits.
        const same = !isFirst && mask === most ? equal + 1 : 1;
        const orders = isFirst ? boards * FACTORIALS[of] : boards;
        deal(place + 1, left - size, orders / same, same, isWanted || (mask & wanted[suit]) !== 0);
      }
    }
  };
  deal(0, all, 1, 0, holding.length === 0);
  return {
    many: times.length,
    size: all,
    cards: Uint8Array.from(cards),
    times: Uint8Array.from(times),
  };
}

/** Cards by suit, as masks of ranks. */
function suitMasks(cards: readonly Card[]): Int32Array {
  const masks = new Int32Array(4);
  for (const card of cards) masks[suitOf(card)] |= 1 << rankOf(card);
  return masks;
}

/** About how many boards of so many cards there are up to suits, where these can be exchanged for each other. */
export function countUpToSuits(cards: number, size: number, suits: readonly (readonly number[])[]): number {
  return suits.reduce((boards, { length }) => boards / FACTORIALS[length], choose(cards, size));
}

const FACTORIALS = [1, 1, 2, 6, 24];
