import { playedIsIn } from '#words/answer';
import { cardSymbol } from '#words/cards';
import { EMPTY_DRAFT, filled, placesOf, put, type Draft } from '../notation/draft';
import type { Card } from '../poker/card';
import { deckOf } from '../poker/deck';
import { STREETS, type Street } from '../poker/spot';
import { replayedBoard } from './playerNames.svelte';
import type { Moment } from './moment';
import type { Table } from './table.svelte';

/* The board street by street: deals the next street, goes back, and returns to the hand as it was played. */

/** The board as it was played, if it differs from the board on the table; otherwise empty. */
export function playedBoardOf({ draft, played }: Pick<Moment, 'draft' | 'played'>): readonly Card[] {
  if (played === undefined || played.wild !== draft.wild) return [];
  if (!played.hero.every((card, slot) => card === draft.hero[slot])) return [];
  const board = filled(draft.board);
  const before = filled(played.board);
  return before.every((card, index) => card === board[index]) ? [] : before;
}

/** The board as it was played: before the user tried another board, or in the hand that is replayed. */
export function playedOn({ entered, played }: Table): readonly Card[] {
  const left = playedBoardOf({ draft: entered, played });
  return left.length > 0 ? left : replayedBoard(entered);
}

/** Deals a random unseen card as the next street, three for a flop. */
export function dealNext(table: Table, random: () => number = Math.random): void {
  let draft = table.entered;
  const dealt = filled(draft.board).length;
  for (let count = dealt < 3 ? 3 - dealt : 1; count > 0; count--) {
    const slot = draft.board.indexOf(undefined);
    const places = placesOf(draft);
    const unseen = deckOf(draft.wild).filter((card) => !places.has(card));
    const card = unseen[Math.floor(random() * unseen.length)];
    if (slot < 0 || card === undefined) break;
    draft = put(draft, { in: 'board', slot }, card);
  }
  table.lay(draft);
}

export function dealBoard(table: Table, cards: readonly Card[], draft = table.entered): void {
  const board = EMPTY_DRAFT.board.map((_, slot) => cards[slot]);
  table.lay({ ...draft, board });
}

/**
 * Goes back to a street to ask what if; the board as it was played can be taken up again.
 *
 * @param ranges the draft with the ranges as they were then
 */
export function backTo(table: Table, street: Street, ranges = table.entered): void {
  const { entered, played } = table;
  const dealt = STREETS.indexOf(street) === 0 ? 0 : STREETS.indexOf(street) + 2;
  const board = entered.board.map((card, slot) => (slot < dealt ? card : undefined));
  table.lay({ ...ranges, board }, playedBoardOf({ draft: entered, played }).length > 0 ? played : entered);
}

/**
 * Takes up the hand as it was played. A card of its board that has since been used elsewhere is reported.
 *
 * @param ranges the draft with the ranges as they were then
 * @param dealt this many cards of its board
 */
export function asPlayed(table: Table, ranges: Draft = table.entered, dealt = 5): void {
  const board = playedOn(table).slice(0, dealt);
  const others = placesOf({ ...table.entered, board: EMPTY_DRAFT.board });
  const taken = board.find((card) => others.has(card));
  if (taken === undefined) dealBoard(table, board, ranges);
  else {
    const place = others.get(taken)?.in ?? 'dead';
    table.sayProblem(playedIsIn(cardSymbol(taken), place));
  }
}
