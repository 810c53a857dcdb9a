import type { SessionChoices } from '../../src/session/page/kept';
import type { SavedRange } from '../../src/ui/savedRanges';
import type { SavedSpot } from '../../src/ui/savedSpots';
import type { Saved } from '../../src/ui/settings.svelte';
import type { StorageLike } from '../../src/ui/store';

export interface OldDocument<Value> {
  readonly key: string;
  readonly nothing: Value;
}
export class Store<Value> {
  constructor(document: OldDocument<Value>, storage?: () => StorageLike);
  read(): { readonly value: Value; readonly problem?: string };
  change(change: (value: Value) => Value): { readonly value: Value; readonly problem?: string };
}
export const KEPT_SPOTS: OldDocument<readonly SavedSpot[]>;
export function keepSpot(spots: readonly SavedSpot[], spot: SavedSpot, last: string | undefined): SavedSpot[];
export function renameSpot(spots: readonly SavedSpot[], link: string, name: string): SavedSpot[];
export function starSpot(spots: readonly SavedSpot[], link: string, isStarred: boolean): SavedSpot[];
export const KEPT_RANGES: OldDocument<readonly SavedRange[]>;
export function nameRange(ranges: readonly SavedRange[], text: string, name: string, at: number): SavedRange[];
export function withoutRange(ranges: readonly SavedRange[], text: string): SavedRange[];
export const KEPT_CHOICES: OldDocument<SessionChoices>;
export const KEPT_SETTINGS: OldDocument<Saved>;
