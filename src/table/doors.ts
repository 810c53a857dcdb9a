import type * as Curves from './curves/index';
import type * as Ranges from './ranges/index';
import type * as Saved from './saved/index';
import type { Table } from './table.svelte';

/*
 * The parts of the table that are loaded when they are first wanted. Use them with `later`: `later(loadCurves, 'CurveRow')`.
 */

export const loadCurves = (): Promise<typeof Curves> => import('./curves/index');
/** What a range is entered and read with. */
export const loadRanges = (): Promise<typeof Ranges> => import('./ranges/index');
/** Copies, and the user's spots. */
export const loadSaved = (): Promise<typeof Saved> => import('./saved/index');
/** The user's spots; the table says what of them cannot be read. */
export const loadSpots = async (table: Table): Promise<{ default: ReturnType<typeof Saved.theSpots> }> => ({
  default: (await loadSaved()).theSpots((problem) => table.sayProblem(problem)),
});
