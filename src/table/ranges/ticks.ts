import { CONTINUING, keptParts, type Ladder, type Row } from '../../poker/breakdown';
import { isInRow, RUNGS, type HeldDraw, type Rung } from '../../poker/holding';

/* The user's choice of the part of a range that continues. */

/** Parts from 0 to 1: of rows, and of single combos by their place among the 1,326, which go before the rows. */
export interface Ticks {
  readonly rows: ReadonlyMap<Rung | HeldDraw, number>;
  readonly singles: ReadonlyMap<number, number>;
}

export const USUAL: Ticks = {
  rows: new Map(CONTINUING.map((name) => [name, 1])),
  singles: new Map(),
};

/** The ticks after which nothing folds: a range that was narrowed on this board is what continues. */
export const ALL: Ticks = { rows: new Map(RUNGS.map((name) => [name, 1])), singles: new Map() };

/** How much of some combos continues: the same part of each, or not. */
export type Tick = number | 'mixed';

/** For each live combo the part of it that continues. */
export function partsOf(ladder: Ladder, { rows, singles }: Ticks): Float64Array {
  const parts = keptParts(ladder, rows);
  if (singles.size > 0) {
    ladder.combos.forEach((combo, at) => (parts[at] = singles.get(combo) ?? parts[at]));
  }
  return parts;
}

/** The tick of combos that continue in these parts. */
export function tickOf(parts: Iterable<number>): Tick {
  let tick: Tick | undefined;
  for (const part of parts) {
    tick ??= part;
    if (tick !== part) return 'mixed';
  }
  return tick ?? 0;
}

/** A part of a row continues, and of each of its combos, unless a draw of it keeps more. */
export function tickRow(ladder: Ladder, { rows, singles }: Ticks, row: Row, part: number): Ticks {
  const others = new Map(singles);
  ladder.holdings.forEach((holding, at) => {
    if (isInRow(row, holding)) others.delete(ladder.combos[at]);
  });
  return { rows: new Map(rows).set(row.name, part), singles: others };
}

/** A part of some combos continues, in any rows. */
export function tickCombos({ rows, singles }: Ticks, combos: readonly number[], part: number): Ticks {
  const others = new Map(singles);
  for (const combo of combos) others.set(combo, part);
  return { rows, singles: others };
}

/** A part of each combo continues. */
export function tickEach({ combos }: Ladder, parts: Float64Array): Ticks {
  return { rows: new Map(), singles: new Map(Array.from(combos, (combo, at) => [combo, parts[at]])) };
}

/** The continuing part folds, and the folding part continues. */
export function swapped(ladder: Ladder, parts: Float64Array): Ticks {
  return tickEach(
    ladder,
    parts.map((part) => 1 - part),
  );
}

const PARTS = [1, 0.75, 0.5, 0.25];

/** The next state of a tick that is pressed long: three quarters, half, a quarter, whole again. */
export function nextPart(tick: Tick): number {
  const at = tick === 'mixed' ? 0 : Math.max(0, PARTS.indexOf(tick));
  return PARTS[(at + 1) % PARTS.length];
}

/** Ticks by the seat and the board that they were made on. */
export type TicksByPlace = ReadonlyMap<string, Ticks>;

export const NO_TICKS: TicksByPlace = new Map();

export function keepTicks(all: TicksByPlace, place: string, ticks: Ticks): TicksByPlace {
  return new Map(all).set(place, ticks);
}
