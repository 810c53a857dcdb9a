import type { ReadKind } from '../../poker/range';

/* Reads: what an opponent plays, and what they show. */

/** What no hand of a range has. */
export const missing: Readonly<Record<ReadKind, string>> = {
  connects: 'pareja ni proyecto',
  continues: 'top pair ni proyecto',
  'toppair+': 'top pair',
  'twopair+': 'dobles parejas',
};
