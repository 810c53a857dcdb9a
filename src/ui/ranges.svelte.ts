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
import { Store, type ReadResult } from './store';

/** Ranges that need no place in a list: none, and any two cards. */
function isTrivial(text: string): boolean {
  return text === '' || text.startsWith('random');
}

/** The user's ranges, on this device: those with names, and the recent ones. */
export class Ranges {
  #list = $state.raw<SavedRanges>([]);
  #problem = $state<string>();
  /** The range that was deleted last. */
  #deleted = $state.raw<SavedRange>();
  readonly #store: Store<SavedRanges>;
  readonly #now: () => number;

  constructor(store = new Store(KEPT_RANGES), now: () => number = () => Date.now()) {
    this.#store = store;
    this.#now = now;
    this.#take(store.read());
  }

  get list(): SavedRanges {
    return this.#list;
  }
  get named(): SavedRanges {
    return this.#list.filter(({ name }) => name !== undefined);
  }
  get problem(): string | undefined {
    return this.#problem;
  }
  get deleted(): SavedRange | undefined {
    return this.#deleted;
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
    if (!isTrivial(text)) this.#change((ranges) => keepRange(ranges, text, at));
  }

  save(range: Range, name: string): void {
    const text = formatRange(range);
    askToKeep();
    const at = this.#now();
    if (text !== '') this.#change((ranges) => nameRange(ranges, text, name, at));
  }

  remove(range: SavedRange): void {
    this.#change((ranges) => withoutRange(ranges, range.text));
    this.#deleted = range;
  }

  takeBack(): void {
    const gone = this.#deleted;
    if (gone !== undefined) this.#change((ranges) => mergeRanges([gone], ranges));
  }

  /** Adds ranges from a file; returns what undoes it. */
  add(more: SavedRanges): () => void {
    const before = this.#list;
    this.#change((ranges) => mergeRanges(ranges, more));
    return () => {
      this.#change((ranges) =>
        ranges.filter(({ text }) => before.some((own) => own.text === text) || !more.some((own) => own.text === text)),
      );
    };
  }

  reread(): void {
    this.#take(this.#store.read());
  }

  #change(change: (ranges: SavedRanges) => SavedRange[]): void {
    this.#deleted = undefined;
    this.#take(this.#store.change(change));
  }

  #take({ value, problem }: ReadResult<SavedRanges>): void {
    this.#list = value;
    this.#problem = problem;
  }
}

/** The page's: its fields and grids share them. */
export const ranges = new Ranges();
