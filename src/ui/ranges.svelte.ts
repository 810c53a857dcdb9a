import { formatRange, parseRange } from '../poker/range';
import { type Range } from '../poker/combos';
import {
  keepRange,
  KEPT_RANGES,
  mergeRanges,
  nameRange,
  withoutRange,
  type SavedRange,
  type SavedRanges,
} from './savedRanges';
import { askToKeep } from './lasting';
import { Keeper } from './keeper.svelte';
import { Store } from './store';

/** Ranges that need no place in a list: none, and any two cards. */
function isTrivial(text: string): boolean {
  return text === '' || text.startsWith('random');
}

/** The user's ranges, on this device: those with names, and the recent ones. */
export class Ranges extends Keeper<SavedRanges, SavedRange> {
  readonly #now: () => number;

  constructor(store = new Store(KEPT_RANGES), now: () => number = () => Date.now()) {
    super(store);
    this.#now = now;
  }

  get named(): SavedRanges {
    return this.value.filter(({ name }) => name !== undefined);
  }

  /** The user's range of this name, in any case; `undefined` without one. */
  called(name: string): Range | undefined {
    const wanted = name.trim().toLowerCase();
    const own = this.named.find((range) => range.name?.toLowerCase() === wanted);
    const read = own && parseRange(own.text, 'line');
    return read?.ok === true ? read.value : undefined;
  }

  /** Keeps a range among the recent ones. */
  use(range: Range): void {
    const text = formatRange(range);
    const at = this.#now();
    if (!isTrivial(text)) this.act((ranges) => keepRange(ranges, text, at));
  }

  save(range: Range, name: string): void {
    const text = formatRange(range);
    askToKeep();
    const at = this.#now();
    if (text !== '') this.act((ranges) => nameRange(ranges, text, name, at));
  }

  remove(range: SavedRange): void {
    const back = (ranges: SavedRanges) => mergeRanges([range], ranges);
    this.act((ranges) => withoutRange(ranges, range.text), '', back, range);
  }

  /** Adds ranges from a file; returns what undoes it. */
  add(more: SavedRanges): () => void {
    const before = this.value;
    this.act((ranges) => mergeRanges(ranges, more));
    return () => {
      this.act((ranges) =>
        ranges.filter(({ text }) => before.some((own) => own.text === text) || !more.some((own) => own.text === text)),
      );
    };
  }
}

/** The page's: its fields and grids share them. */
export const ranges = new Ranges();
