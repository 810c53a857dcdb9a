import { partOf, type Breakdown, type Ladder } from '../../poker/breakdown';
import type { Card } from '../../poker/card';
import { rungOf } from '../../poker/holding';
import { COMBOS } from '../../poker/combos';
import { CELLS, type Cell } from '../../ui/handCells';

/** A hand of the grid with what a range holds of it on a board. Combos are sums of weights. */
export interface HeldCell {
  readonly cell: Cell;
  readonly all: number;
  readonly live: number;
  /** Its live combos' places in the ladder's lists, in the order of their suits. */
  readonly places: readonly number[];
  /** Their rungs, best first. */
  readonly rungs: readonly number[];
  /** The cards that block the others. */
  readonly blockers: readonly Card[];
  /** Hero's equity against what is live of it. */
  readonly heroEquity?: number;
}

/**
 * The 169 hands of the grid.
 *
 * @param weights the player's, by combo, blocked ones too
 * @param found the ladder with equities where there are some
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
      blockers: found.blockers.map(({ card }) => card).filter((card) => blocked.includes(card)),
      ...('curve' in found && places.length > 0 && equityOf(found, held)),
    };
  });
}

function equityOf(breakdown: Breakdown, combos: readonly number[]): { heroEquity?: number } {
  const { heroEquity } = partOf(breakdown, combos);
  return heroEquity === undefined ? {} : { heroEquity };
}
