import * as long from '../../src/poker/count/long';
import type { LongCount } from '../../src/poker/count/longCount';
import * as planned from '../../src/poker/plan';
import type { Spot } from '../../src/poker/spot';

/** The long counts of a spot, as they are planned where all of them are loaded. */
export function longCounts(spot: Spot, wants: planned.Wants = {}): LongCount[] {
  return planned.longCounts(spot, { ...wants, long });
}

/** A sampled count, whatever the plan is. */
export function sampleEquity(spot: Spot, wants: planned.Wants = {}): LongCount {
  return planned.sampleOf(spot, { ...wants, long });
}
