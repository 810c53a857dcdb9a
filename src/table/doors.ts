import type * as Curves from './curves/index';
import type * as Ranges from './ranges/index';
import type * as Saved from './saved/index';

/*
 * The parts of the table that are loaded when they are first wanted. Use them with `later`: `later(loadCurves, 'CurveRow')`.
 */

/** Range against range. */
export const loadCurves = (): Promise<typeof Curves> => import('./curves/index');
/** What a range is entered and read with. */
export const loadRanges = (): Promise<typeof Ranges> => import('./ranges/index');
/** Copies, and the user's spots. */
export const loadSaved = (): Promise<typeof Saved> => import('./saved/index');
