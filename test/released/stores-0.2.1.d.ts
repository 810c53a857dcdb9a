import type { Memories } from '../../src/study/memory';
import type { OldRound as Round } from '../study/deal';
import type { SessionChoices } from '../../src/session/page/kept';
import type { SavedRange } from '../../src/ui/savedRanges';
import type { SavedSpot } from '../../src/ui/savedSpots';
import type { StorageLike } from '../../src/ui/store';

export interface OldDocument<Value> {
  readonly key: string;
  readonly nothing: Value;
  readonly read: (
    text: string,
  ) => { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly error: string };
  readonly write: (value: Value) => string;
}
export class Store<Value> {
  constructor(document: OldDocument<Value>, storage?: () => StorageLike);
  read(): { readonly value: Value; readonly problem?: string };
  change(change: (value: Value) => Value): { readonly value: Value; readonly problem?: string };
  aside(): string | undefined;
}
/** Of 0.2.1: without marks and notes. */
export type OldSpot = Omit<SavedSpot, 'note' | 'did' | 'won'>;
export const KEPT_SPOTS: OldDocument<readonly OldSpot[]>;
export function keepSpot(spots: readonly OldSpot[], spot: OldSpot, last: string | undefined): OldSpot[];
export function renameSpot(spots: readonly OldSpot[], link: string, name: string): OldSpot[];
export function starSpot(spots: readonly OldSpot[], link: string, isStarred: boolean): OldSpot[];
export const KEPT_RANGES: OldDocument<readonly SavedRange[]>;
export function keepRange(ranges: readonly SavedRange[], text: string, at: number): SavedRange[];
export function nameRange(ranges: readonly SavedRange[], text: string, name: string, at: number): SavedRange[];
export function withoutRange(ranges: readonly SavedRange[], text: string): SavedRange[];
export interface OldProgress {
  readonly rounds: readonly Round[];
  readonly memories: Memories;
  readonly welcomed: boolean;
  readonly unit: 'percent' | 'odds';
  readonly timed: boolean;
  readonly level?: string;
}
export const KEPT_PROGRESS: OldDocument<OldProgress>;
export function addRound(progress: OldProgress, round: Round, memories: Memories): OldProgress;
export const KEPT_CHOICES: OldDocument<SessionChoices>;
