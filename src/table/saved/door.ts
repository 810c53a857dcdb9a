/** Loads copies and your spots. Use it with `later`: `later(loadSaved, 'Copy')`. */
export const loadSaved = () => import('./index');
