import { board, DEAD, HOLE, oneOf, optional, RANGE } from '../fields';
import { sharingKind } from '../sharing';

const ROWS = ['flush draw', 'straight draw', 'draw'] as const;

export const drawsInARange = sharingKind({
  name: 'draws in a range',
  rows: ROWS,
  fields: { range: RANGE, board: board(3, 4), hero: optional(HOLE), dead: DEAD, rows: oneOf(ROWS) },
});
