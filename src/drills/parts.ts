import { CONTINUING, keptParts, readLadder, type KeptRows, type Ladder } from '../poker/breakdown';
import type { Card, Hole } from '../poker/card';
import { RUNGS, type HeldDraw, type Rung } from '../poker/holding';
import { checkSpot, type Spot } from '../poker/spot';
import { draftOf } from '../notation/spot';
import type { Draft } from '../notation/draft';
import type { Problem } from '../words/problems';
import type { HeldRange } from './fields';
import type { Shown } from './kind';

export interface HoldingGiven {
  readonly range: HeldRange;
  readonly board: readonly Card[];
  readonly hero: Hole | undefined;
  readonly dead: readonly Card[];
}

/** The spot with the range as the last seat. */
export function spotOf({ range: { player }, board, hero, dead }: HoldingGiven): Spot {
  return hero === undefined
    ? { hero: player, board, opponents: [], dead }
    : { hero: { kind: 'hand', cards: hero }, board, opponents: [player], dead };
}

/** What a page shows of a range on a board, and the spot at the table. */
export const HELD = {
  shown: ({ hero, board, range }: HoldingGiven): Shown => ({ hero, board, ranges: [range.text] }),
  draft: (given: HoldingGiven): Draft | undefined => given.hero && draftOf(spotOf(given)),
};

export function checkHolding(given: HoldingGiven): Problem | undefined {
  const checked = checkSpot(spotOf(given));
  return checked.ok ? undefined : checked.error;
}

export function ladderOf(given: HoldingGiven): Ladder {
  const spot = spotOf(given);
  const ladder = readLadder(spot, spot.opponents.length);
  if (ladder === undefined) throw new Error('no ladder without a flop');
  return ladder;
}

/** Recipes deal ranges with at least this many live combos. */
export const FEWEST_LIVE = 20;

function orBetter(rung: Rung): readonly Rung[] {
  return RUNGS.slice(0, RUNGS.indexOf(rung) + 1);
}

const PAIR_OR_BETTER = orBetter('pocket pair below third');
const TOP_PAIR_OR_BETTER = orBetter('top pair');
const STRAIGHT_DRAWS = ['open-ended straight draw', 'double gutshot', 'gutshot'] as const;

/** Parts of a range that drills name, by the rungs and draws in them. */
const PARTS = {
  'pair or better': PAIR_OR_BETTER,
  'top pair or better': TOP_PAIR_OR_BETTER,
  'two pair or better': orBetter('two pair'),
  'flush draw': ['flush draw'],
  'straight draw': STRAIGHT_DRAWS,
  draw: ['flush draw', ...STRAIGHT_DRAWS],
  'top pair or flush draw': [...TOP_PAIR_OR_BETTER, 'flush draw'],
  continues: CONTINUING,
} as const satisfies Readonly<Record<string, readonly (Rung | HeldDraw)[]>>;
export type PartName = keyof typeof PARTS;

export function rowsOf(part: PartName): readonly (Rung | HeldDraw)[] {
  return PARTS[part];
}

export function isInPart(ladder: Ladder, part: PartName): readonly boolean[] {
  const rows: KeptRows = new Map(PARTS[part].map((row) => [row, 1]));
  return Array.from(keptParts(ladder, rows), (kept) => kept > 0);
}

export function weightIn({ weights }: Ladder, isIn: readonly boolean[]): number {
  return weights.reduce((sum, weight, at) => (isIn[at] ? sum + weight : sum), 0);
}
