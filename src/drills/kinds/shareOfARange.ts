import { board, DEAD, HOLE, oneOf, optional, RANGE } from '../fields';
import { sharingKind } from '../sharing';

const MADE = ['pair or better', 'top pair or better', 'two pair or better'] as const;

export const shareOfARange = sharingKind({
  name: 'share of a range',
  rows: MADE,
  fields: { range: RANGE, board: board(3, 4, 5), hero: optional(HOLE), dead: DEAD, rows: oneOf(MADE) },
});

const DRAWS = ['flush draw', 'straight draw', 'draw'] as const;

export const drawsInARange = sharingKind({
  name: 'draws in a range',
  rows: DRAWS,
  fields: { range: RANGE, board: board(3, 4), hero: optional(HOLE), dead: DEAD, rows: oneOf(DRAWS) },
});
