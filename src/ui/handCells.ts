import { startingHand } from '#words/hands';
import { ACE } from '../poker/card';
import { combosOf, classText, type Ranks } from '../poker/combos';

/* The 169 hands as 13 × 13 cells. */

/** A hand up to suits, at its place among the 13 × 13. */
export interface Cell {
  /** Row and column count from 0 at the aces, down and to the right. */
  readonly row: number;
  readonly column: number;
  /** `'AKs'` */
  readonly name: string;
  /** `'ace king suited'` */
  readonly words: string;
  /** Places of its 4, 6 or 12 combos, in the order of their suits: spades first. */
  readonly combos: readonly number[];
}

export const SIDE = 13;

/** All 169, row by row: pairs on the diagonal, suited above it, offsuit below. */
export const CELLS: readonly Cell[] = Array.from({ length: SIDE * SIDE }, (_, index) => {
  const row = Math.floor(index / SIDE);
  const column = index % SIDE;
  const hand: Ranks = {
    high: ACE - Math.min(row, column),
    low: ACE - Math.max(row, column),
    suitedness: row === column ? '' : row < column ? 's' : 'o',
  };
  const words = startingHand(hand.high, hand.low, hand.suitedness === 's');
  return { row, column, name: classText(hand), words, combos: combosOf(hand) };
});

export function cellAt(row: number, column: number): Cell {
  return CELLS[SIDE * row + column];
}

/** The cell whose element a node is in: that element has the cell's name as `data-cell`. */
export function cellOf(node: EventTarget | null): Cell | undefined {
  const name = node instanceof Element ? node.closest('[data-cell]')?.getAttribute('data-cell') : undefined;
  return CELLS.find((own) => own.name === name);
}

/** The values that the shades of a grid lead over, 0 to 1: from one whole per cent to another. */
export interface Span {
  readonly from: number;
  readonly to: number;
  /** Whether there are lower values than `from`, and higher ones than `to`. */
  readonly isOpen: readonly [below: boolean, above: boolean];
}

export const WHOLE: Span = { from: 0, to: 1, isOpen: [false, false] };

/**
 * The span of some values. A twentieth at each end may be outside: a few hands that are far from the others would leave
 * these in one shade.
 */
export function spanOf(values: Iterable<number | undefined>): Span {
  const sorted = [...values].filter((value) => value !== undefined).sort((a, b) => a - b);
  if (sorted.length === 0) return WHOLE;
  const at = (part: number) => sorted[Math.round(part * (sorted.length - 1))];
  const spanFrom = (low: number, high: number): Span => {
    // Rounding may put a value a little off its whole per cent.
    const from = Math.floor(100 * low + 1e-9) / 100;
    const to = Math.ceil(100 * high - 1e-9) / 100;
    return { from, to, isOpen: [at(0) < from - 1e-9, at(1) > to + 1e-9] };
  };
  const spans = [spanFrom(at(0.05), at(0.95)), spanFrom(at(0), at(1))];
  return spans.find(({ from, to }) => from < to) ?? WHOLE;
}

/** The shades of a grid, from the lightest. */
export const HEATS = [0, 1, 2, 3, 4, 5, 6, 7] as const;

export function heatOf(value: number, { from, to }: Span): (typeof HEATS)[number] {
  const step = Math.floor((HEATS.length * (value - from)) / (to - from) + 1e-9);
  return HEATS[Math.min(HEATS.length - 1, Math.max(0, step))];
}

/** The cells on a straight line, both ends included: a quick finger skips some. */
export function cellsBetween(from: Cell, to: Cell): Cell[] {
  const down = to.row - from.row;
  const right = to.column - from.column;
  const steps = Math.max(Math.abs(down), Math.abs(right), 1);
  return Array.from({ length: steps + 1 }, (_, step) =>
    cellAt(from.row + Math.round((down * step) / steps), from.column + Math.round((right * step) / steps)),
  );
}

/**
 * Whether a stroke that has come to a place, in cells from the grid's corner, takes the cell there: not if it only
 * cuts one of its corners, as on the way from one pair to the next.
 */
export function catches({ row, column }: Cell, at: { row: number; column: number }): boolean {
  // Beyond the grid's edge the cell at the edge continues.
  const off = (place: number, cell: number) => Math.abs(Math.min(SIDE - 0.5, Math.max(0.5, place)) - (cell + 0.5));
  return off(at.row, row) + off(at.column, column) <= CATCH;
}

/** In cells, across and down together: of a cell's surface it leaves 82%, all but the corners. */
const CATCH = 0.7;
