import type * as Ranges from './index';

/** Loads what a range is entered and read with. Use it with `later`: `later(loadRanges, 'RangeField')`. */
export const loadRanges = (): Promise<typeof Ranges> => import('./index');
