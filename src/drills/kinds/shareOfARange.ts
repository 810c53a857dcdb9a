import { board, DEAD, HOLE, oneOf, optional, RANGE } from '../fields';
import { sharingKind } from '../sharing';

const ROWS = ['pair or better', 'top pair or better', 'two pair or better'] as const;

export const shareOfARange = sharingKind({
  name: 'share of a range',
  rows: ROWS,
  fields: { range: RANGE, board: board(3, 4, 5), hero: optional(HOLE), dead: DEAD, rows: oneOf(ROWS) },
});
