import { atLeastOne, percent } from './chance';

/** A rule of thumb's per cent, and by how many points it misses the exact figure: below 0 too low. */
export interface RuleOfThumb {
  readonly percent: number;
  readonly error: number;
}

/**
 * The rules that players use in their heads, against the exact chance to hit. One card to come: twice the outs. Two to
 * come: four times, and above eight outs Solomon's correction 4n − (n − 8).
 */
export function rulesOfThumb(
  outs: number,
  unseen: number,
  draws: 1 | 2,
): { exact: number; rule: RuleOfThumb; solomon?: RuleOfThumb } {
  const exact = percent(atLeastOne(outs, unseen, draws));
  const against = (estimate: number): RuleOfThumb => ({
    percent: estimate,
    error: estimate - exact,
  });
  if (draws === 1) return { exact, rule: against(2 * outs) };
  const solomon = outs > 8 ? 4 * outs - (outs - 8) : 4 * outs;
  return { exact, rule: against(4 * outs), solomon: against(solomon) };
}
