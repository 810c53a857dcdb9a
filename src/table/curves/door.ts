/** Loads range against range. Use it with `later`: `later(loadCurves, 'CurveRow')`. */
export const loadCurves = () => import('./index');
