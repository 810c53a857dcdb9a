import { partOf, type Breakdown, type Ladder } from '../../poker/breakdown';
import type { Card } from '../../poker/card';
import { DRAWS, drawsOf, RUNGS, rungOf, type HeldDraw, type Holding, type Rung } from '../../poker/holding';
import { COMBOS } from '../../poker/combos';
import { CELLS, type Cell } from '../../ui/handCells';

/** A hand of the grid with its combos in a range on a board. Combos are sums of weights. */
export interface HeldCell {
  readonly cell: Cell;
  readonly all: number;
  readonly live: number;
  /** Its live combos' places in the ladder's lists, in the order of their suits. */
  readonly places: readonly number[];
  /** Their rungs, best first. */
  readonly rungs: readonly number[];
  /** The live combos in each group of {@link HELD}. */
  readonly held: readonly number[];
  /** The cards that block the other combos. */
  readonly blockers: readonly Card[];
  /** Hero's equity against the live combos. */
  readonly heroEquity?: number;
}

/** What a combo holds, for the colours of the grid: the first that fits. A draw counts if the hand has no pair. */
export const HELD = ['twoPair', 'topPair', 'pair', 'draw', 'aceHigh', 'air'] as const;
export type Held = (typeof HELD)[number];

/** For each of the first three its lowest rung. */
const LOWEST: readonly Rung[] = ['two pair', 'top pair', 'pocket pair below third'];
const DRAW_ROWS: readonly HeldDraw[] = ['flush draw', 'open-ended straight draw', 'double gutshot', 'gutshot'];
const ANY_DRAW = DRAW_ROWS.reduce((mask, name) => mask | (1 << DRAWS.indexOf(name)), 0);

/** The place of a combo's group in {@link HELD}. */
export function heldBy(holding: Holding): number {
  const made = LOWEST.findIndex((rung) => rungOf(holding) <= RUNGS.indexOf(rung));
  if (made >= 0) return made;
  if ((drawsOf(holding) & ANY_DRAW) !== 0) return HELD.indexOf('draw');
  return HELD.indexOf(RUNGS[rungOf(holding)] === 'ace high' ? 'aceHigh' : 'air');
}

/**
 * The 169 hands of the grid.
 *
 * @param weights the player's, by combo, blocked ones too
 * @param found the ladder with equities if there are some
 */
export function heldCells(weights: Float64Array, found: Ladder | Breakdown): HeldCell[] {
  const placeOf = new Map(Array.from(found.combos, (combo, at) => [combo, at]));
  return CELLS.map((cell) => {
    const held = cell.combos.filter((combo) => weights[combo] > 0);
    const places = held.flatMap((combo) => placeOf.get(combo) ?? []);
    const blocked = held.filter((combo) => !placeOf.has(combo)).flatMap((combo) => COMBOS[combo]);
    const sum = (combos: readonly number[]) => combos.reduce((total, combo) => total + weights[combo], 0);
    return {
      cell,
      all: sum(held),
      live: sum(held.filter((combo) => placeOf.has(combo))),
      places,
      rungs: [...new Set(places.map((at) => rungOf(found.holdings[at])))].sort((a, b) => a - b),
      held: HELD.map((_, group) =>
        sum(places.filter((at) => heldBy(found.holdings[at]) === group).map((at) => found.combos[at])),
      ),
      blockers: found.blockers.map(({ card }) => card).filter((card) => blocked.includes(card)),
      ...('curve' in found && places.length > 0 && equityOf(found, held)),
    };
  });
}

function equityOf(breakdown: Breakdown, combos: readonly number[]): { heroEquity?: number } {
  const { heroEquity } = partOf(breakdown, combos);
  return heroEquity === undefined ? {} : { heroEquity };
}
