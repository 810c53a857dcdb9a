import { playedIsIn } from '#words/answer';
import { cardSymbol } from '#words/cards';
import { type Draft, EMPTY_DRAFT, filled, placesOf, put, seating } from '../notation/draft';
import type { Card } from '../poker/card';
import { deckOf } from '../poker/deck';
import { type Player, playersOf, type Spot, type Street, STREETS } from '../poker/spot';
import type { Moment } from './display.svelte';
import type { Table } from './table.svelte';
import { readLadder } from '../poker/breakdown';

/* The board street by street: deals on, goes back, and takes up the hand as it was played. */

/** The board as it was played, where it went on otherwise than the one on the table; else empty. */
export function playedBoardOf({ draft, played }: Pick<Moment, 'draft' | 'played'>): readonly Card[] {
  if (played === undefined || played.wild !== draft.wild) return [];
  if (!played.hero.every((card, slot) => card === draft.hero[slot])) return [];
  const board = filled(draft.board);
  const before = filled(played.board);
  return before.every((card, index) => card === board[index]) ? [] : before;
}

function playedOn({ entered, played }: Table): readonly Card[] {
  return playedBoardOf({ draft: entered, played });
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

/** Deals these cards as the board. */
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
  table.lay({ ...ranges, board }, playedOn(table).length > 0 ? played : entered);
}

/**
 * Takes up the hand as it was played. A card of its board that has since been used elsewhere is reported.
 *
 * @param ranges the draft with the ranges as they were then
 * @param dealt so many cards of its board
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

/** A player's continuing part: combos, and of how many. */
export interface Continuing {
  readonly player: number;
  readonly combos: number;
  readonly of: number;
}

/** A hand with narrowed ranges, stop by stop: a street, or what of a range continued on it. */
export interface Stage {
  readonly street: Street;
  /** The board and the ranges as they were. */
  readonly spot: Spot;
  readonly continuing?: Continuing;
}

/** The stages of a hand up to the present board, the last with the ranges as they are now; none without a narrowing. */
export function stagesOf(draft: Draft, spot: Spot): Stage[] {
  const numbers = seating(draft);
  const narrowed = (draft.narrowed ?? []).flatMap((own) => {
    const number = own.player === 0 ? -1 : numbers[own.player - 1];
    if (number === undefined || own.dealt > spot.board.length) return [];
    return [{ ...own, player: number + 1 }];
  });
  if (narrowed.length === 0) return [];
  const at = (dealt: number, done: number): Spot => {
    const [hero, ...opponents] = playersOf(spot).map(
      (player, index): Player => narrowed.slice(done).find((own) => own.player === index)?.before ?? player,
    );
    return { ...spot, hero, opponents, board: spot.board.slice(0, dealt) };
  };
  const stages: Stage[] = [];
  let done = 0;
  for (const street of STREETS) {
    const dealt = street === 'preflop' ? 0 : STREETS.indexOf(street) + 2;
    if (dealt > spot.board.length) break;
    stages.push({ street, spot: at(dealt, done) });
    while (narrowed[done]?.dealt === dealt) {
      const { player } = narrowed[done];
      const before = at(dealt, done);
      done++;
      const after = at(dealt, done);
      const live = (own: Spot) => readLadder(own, player)?.live ?? 0;
      const continuing = { player, combos: live(after), of: live(before) };
      stages.push({ street, spot: after, continuing });
    }
  }
  return stages;
}
