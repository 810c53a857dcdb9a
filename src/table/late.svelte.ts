import type { Snippet } from 'svelte';
import type { Card } from '../poker/card';
import type { Tile } from '../ui/tile';
import type { Answered } from './answered';
import type { OpenedCurves } from './curves/openedCurves.svelte';
import type { SpotMoney } from './money.svelte';
import type { OpenedRange } from './ranges/openedRange.svelte';
import type { Company } from './seats/company.svelte';
import type { Surroundings } from './table.svelte';

/** What the page has besides its table: parts that are loaded late, and what they bring. */
export class LateParts implements Surroundings {
  readonly showLine: () => void;
  /** Takes a text that may be a hand history. */
  readonly paste: (text: string) => void;
  /** The acts of keys that parts of the page bring, by key name in lower case: see `keyed`. */
  readonly keys: Record<string, () => void> = {};
  /** The range that the user has opened, or the curves of two ranges. */
  opened = $state.raw<OpenedRange | OpenedCurves>();
  /** The part of the price that a phone shows in place of the sentence. Other screens have room for all of it. */
  pricing = $state<'closed' | 'sizes' | 'amounts'>('closed');
  /** The component drawn in place of the sentence. */
  room = $state.raw<Snippet>();
  /** The open range grids, if the deck is next to the answer: below the figures they do not move the deck. */
  readonly grids = $state<{ own?: Snippet | undefined; others?: Snippet | undefined }>({});
  company = $state.raw<Company>();
  /** The bets and the price of a call. */
  money = $state.raw<SpotMoney>();
  /** Returns the tiles for hero's range; loaded when hero first has a range. */
  rangeTiles = $state.raw<(answered: Answered) => ReadonlyMap<Card, Tile>>();

  constructor(showLine: () => void, paste: (text: string) => void) {
    this.showLine = showLine;
    this.paste = paste;
  }
}

let present: LateParts;

/** Gives the page's components its late parts: a window has one table. Svelte's context costs the first page 116 bytes. */
export function setLate(late: LateParts): LateParts {
  return (present = late);
}

export const lateParts = (): LateParts => present;
