import type { Answer } from '../poker/answer';
import type { Spot } from '../poker/spot';
import type { Words } from '../words/answer';
import type { Seated } from '../words/types';

export interface Answered {
  readonly spot: Spot;
  readonly answer: Answer;
  readonly words: Words;
  /** The opponents' names in the words. */
  readonly names?: Seated['names'];
}

/** How many rows of figures a spot will get, so that there is room for them before they come. */
export function rowsFor({ hero, board, opponents, wild }: Spot): number {
  if (board.length === 0 && opponents.length === 0 && wild === undefined) return 2;
  if (hero.kind !== 'hand') return 1;
  return board.length === 3 || (board.length === 4 && opponents.length > 0) ? 2 : 1;
}

/** Whether there is a price to weigh: on a river where every hand is known only if something is to be called. */
export function isPriced(
  { street, players, of }: Answer,
  { call, bets, facing }: { readonly call?: number | undefined; readonly bets?: unknown; readonly facing?: unknown },
): boolean {
  if (street !== 'river') return true;
  const hasCall = call !== undefined || bets !== undefined || facing !== undefined;
  return hasCall || of > 1 || players.length === 1;
}
