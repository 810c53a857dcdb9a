import type { ReadKind } from '../../poker/range';

/* Reads: what an opponent plays, and what they show. */

/** What no hand of a range has. */
export const missing: Readonly<Record<ReadKind, string>> = {
  connects: 'par nem projeto',
  continues: 'top pair nem projeto',
  'toppair+': 'top pair',
  'twopair+': 'dois pares',
};
