import type { Card, Hole } from '../poker/card';
import { rankOf } from '../poker/card';
import { drawNames, drawsOf, HoldingReader, RUNGS, rungOf, type Rung } from '../poker/holding';

/** What a decision was made with: each is of one kind. A draw comes before a pair that it has beside it. */
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

const PAIRS: Readonly<Partial<Record<Rung, HandKind>>> = {
  overpair: 'pocket pair',
  'top pair': 'top pair',
  'pocket pair below top': 'pocket pair',
  'second pair': 'lower pair',
  'pocket pair below second': 'pocket pair',
  'third pair or lower': 'lower pair',
  'pocket pair below third': 'pocket pair',
  'ace high': 'no pair',
  'no made hand': 'no pair',
};

/** The kind of two cards on a board of 0, 3, 4 or 5. */
export function kindOf([first, second]: Hole, board: readonly Card[]): HandKind {
  if (board.length === 0) {
    return rankOf(first) === rankOf(second) ? 'pair before the flop' : 'no pair before the flop';
  }
  const reader = new HoldingReader();
  reader.setBoard(board);
  const holding = reader.read(first, second);
  const made = PAIRS[RUNGS[rungOf(holding)]];
  if (made === undefined) return 'two pair or better';
  const draws = board.length === 5 ? [] : drawNames(drawsOf(holding));
  if (draws.includes('flush draw')) return 'flush draw';
  if (draws.includes('open-ended straight draw') || draws.includes('double gutshot')) {
    return 'straight draw';
  }
  return draws.includes('gutshot') ? 'gutshot' : made;
}
