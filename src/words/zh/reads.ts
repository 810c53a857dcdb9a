import type { ReadKind } from '../../poker/range';

/* Reads: what an opponent plays, and what they show. */

/** What no hand of a range has. */
export const missing: Readonly<Record<ReadKind, string>> = {
  connects: '对子或听牌',
  continues: '顶对或听牌',
  'toppair+': '顶对',
  'twopair+': '两对',
};
