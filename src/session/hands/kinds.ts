import type { Card, Hole } from '../../poker/card';
import { rankOf } from '../../poker/card';
import { drawNames, drawsOf, HoldingReader, LADDER, rungOf } from '../../poker/holding';

/** The kind of the hand behind a decision. A draw counts before a pair in the same hand. */
export const HAND_KINDS = [
  'flush draw',
  'straight draw',
  'gutshot',
  'two pair or better',
  'top pair',
  'pocket pair',
  'lower pair',
  'no pair',
  'pair before the flop',
  'no pair before the flop',
] as const;
export type HandKind = (typeof HAND_KINDS)[number];

/** The groups of kinds that a list can be narrowed to. */
export const KIND_GROUPS = {
  'flush draws': ['flush draw'],
  'straight draws': ['straight draw', 'gutshot'],
  pairs: ['top pair', 'pocket pair', 'lower pair', 'pair before the flop'],
  'made hands': ['two pair or better'],
} as const satisfies Record<string, readonly HandKind[]>;
export type KindGroup = keyof typeof KIND_GROUPS;

/** The kind of two cards on a board of 0, 3, 4 or 5. */
export function kindOf([first, second]: Hole, board: readonly Card[]): HandKind {
  if (board.length === 0) {
    return rankOf(first) === rankOf(second) ? 'pair before the flop' : 'no pair before the flop';
  }
  const reader = new HoldingReader();
  reader.setBoard(board);
  const holding = reader.read(first, second);
  const { kind: made } = LADDER[rungOf(holding)];
  if (made === 'two pair or better') return made;
  const draws = board.length === 5 ? [] : drawNames(drawsOf(holding));
  if (draws.includes('flush draw')) return 'flush draw';
  if (draws.includes('open-ended straight draw') || draws.includes('double gutshot')) {
    return 'straight draw';
  }
  return draws.includes('gutshot') ? 'gutshot' : made;
}
