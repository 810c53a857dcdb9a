import type * as Saved from './index';

/** Loads copies and your spots. Use it with `later`: `later(loadSaved, 'Copy')`. */
export const loadSaved = (): Promise<typeof Saved> => import('./index');
