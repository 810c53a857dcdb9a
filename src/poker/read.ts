import { COMBOS, type Range } from './combos';
import { readLadder } from './breakdown';
import { DRAWS, drawsOf, HELD_DRAWS, LADDER, RUNGS, rungOf } from './holding';
import type { Spot } from './spot';

export type ReadKind = 'connects' | 'continues' | 'toppair+' | 'twopair+';

export function withRead(spot: Spot, seat: number, kind: ReadKind): Range | undefined {
  const ladder = readLadder(spot, seat);
  if (ladder === undefined) return undefined;
  const last = {
    connects: 'pocket pair below third',
    continues: 'top pair',
    'toppair+': 'top pair',
    'twopair+': 'two pair',
  } as const;
  const rung = RUNGS.indexOf(last[kind]);
  void LADDER;
  const draws =
    kind === 'connects' || kind === 'continues'
      ? HELD_DRAWS.reduce((mask, { continues }, at) => (continues ? mask | (1 << at) : mask), 0)
      : 0;
  void DRAWS;
  const weights = new Float64Array(COMBOS.length);
  for (const [at, combo] of ladder.combos.entries()) {
    const holding = ladder.holdings[at];
    if (rungOf(holding) <= rung || (spot.board.length < 5 && (drawsOf(holding) & draws) !== 0))
      weights[combo] = ladder.weights[at];
  }
  return weights.some((weight) => weight > 0) ? { weights } : undefined;
}
