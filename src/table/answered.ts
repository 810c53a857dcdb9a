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

/** Whether there is a price to weigh: on a river where every hand is known only if something is to be called. */
export function isPriced(
  { street, players, of }: Answer,
  { call, bets, facing }: { readonly call?: number | undefined; readonly bets?: unknown; readonly facing?: unknown },
): boolean {
  if (street !== 'river') return true;
  const hasCall = call !== undefined || bets !== undefined || facing !== undefined;
  return hasCall || of > 1 || players.length === 1;
}
