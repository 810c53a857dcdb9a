import { board, DEAD, HOLE, oneOf, optional, RANGE } from '../fields';
import { sharingKind } from '../sharing';

const ROWS = ['flush draw', 'straight draw', 'draw'] as const;

const ASKED = {
  'flush draw': 'How much of it is a flush draw?',
  'straight draw': 'How much of it is a straight draw, gutshots too?',
  draw: 'How much of it is a draw, to a flush or a straight?',
} as const;

export const drawsInARange = sharingKind({
  name: 'draws in a range',
  many: 'draws in a range',
  rows: ROWS,
  fields: { range: RANGE, board: board(3, 4), hero: optional(HOLE), dead: DEAD, rows: oneOf(ROWS) },
  question: (rows) => ASKED[rows],
  combos: (rows) => `${rows}s`,
});
