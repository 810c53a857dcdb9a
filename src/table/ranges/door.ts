/** Loads what a range is entered and read with. Use it with `later`: `later(loadRanges, 'RangeField')`. */
export const loadRanges = () => import('./index');
