import type { Card } from '../poker/card';
import { COMBOS } from '../poker/combos';
import { HoldingReader, rungOf, RUNGS, type Rung } from '../poker/holding';

/** The rungs that some hand has on a board, best first: on K♥7♦5♣ eleven, from set to no made hand. */
export function rowsOn(board: readonly Card[]): Rung[] {
  const reader = new HoldingReader();
  reader.setBoard(board);
  const found = new Set<number>();
  for (const [first, second] of COMBOS) {
    if (!board.includes(first) && !board.includes(second)) found.add(rungOf(reader.read(first, second)));
  }
  return RUNGS.filter((_, at) => found.has(at));
}
