import type { Board, KnownHands } from './board';
import { addOne, addTwo, boardsOfRows, CHOOSE, setsOf } from './boards';
import type { Field } from './field';
import { BOARDS, rankSets, suitNumber } from './rows';

/*
 * All boards of five cards, one for each class: boards with the same ranks and, if they have three or more cards of a
 * suit, the same cards of that suit. There are 6,175 classes without such a suit and some 140,000 with one, in place of
 * 2.6 million boards.
 */

/** Slices of the boards of a suit: each takes a few milliseconds to go through. */
const SLICES = 4;

/** Boards with three or more of one suit, or at -1 of none; the suits are counted as `times` one. */
export interface BoardClass {
  readonly suit: number;
  readonly times: number;
  readonly slice: number;
}

/** All boards, in classes: suits that the deck and the known hands do not distinguish are one. */
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
 * Lays one board of a class at a time, of five natural cards that can be dealt from a field's deck, one for all that
 * the field cannot distinguish. Also gives the number of boards in that class. The field lacks their cards meanwhile.
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
