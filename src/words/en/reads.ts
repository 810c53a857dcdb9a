import type { ReadKind } from '../../poker/range';

/* Reads: what an opponent plays, and what they show. */

/** What no hand of a range has. */
export const missing: Readonly<Record<ReadKind, string>> = {
  connects: 'a pair or a draw',
  continues: 'top pair or a draw',
  'toppair+': 'top pair',
  'twopair+': 'two pair',
};
