import { called } from '#words/price';
import type { Draft } from '../notation/draft';
import { readOf } from './reads';

/** What a seat plays and shows: `'25%, top pair +'`; `undefined` where the chips have no name for all of it. */
export function readName(draft: Draft, seat: number): string | undefined {
  const { plays, shows } = readOf(draft, seat);
  return plays === undefined || shows === undefined ? undefined : called(plays, shows);
}
