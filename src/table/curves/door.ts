import type * as Curves from './index';

/** Loads range against range. Use it with `later`: `later(loadCurves, 'CurveRow')`. */
export const loadCurves = (): Promise<typeof Curves> => import('./index');
