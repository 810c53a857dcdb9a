import * as say from '#words/saved';
import type { Range } from '../poker/combos';
import { formatRange, parseRange, RANGE_TEXT_LIMIT } from '../poker/range';
import { fail, ok, type Result } from '../poker/result';
import { record, text, that, versioned, type Shape } from '../shape';
import { Keeper } from './keeper.svelte';
import { askToKeep } from './persistence';
import { anyMoment, Entries, plainLine, reading, Store, written, type Reading, type StoredDocument } from './store';

/** A range on the device. No two have the same text. */
export interface SavedRange {
  /** As `formatRange` writes it. */
  readonly text: string;
  /** When it was used last, in milliseconds since 1970. */
  readonly at: number;
  /**
   * The user's name for it. Without one it is a recent range, and is dropped after some time.
   */
  readonly name?: string;
}

/** Ranges with names first, by name; then the recent ones, the newest first. */
export type SavedRanges = readonly SavedRange[];

/** Above this number the oldest recent ranges are dropped. Ranges with names never are. */
export const MOST_RECENT_RANGES = 6;
/** Pages of 0.2 refuse a text with more than these. */
const MOST_IN_FIRST = 500;
export const LONGEST_RANGE_NAME = 40;

const FORMAT = 'outs-ranges';
const VERSION = 1;

function inOrder(ranges: SavedRanges): SavedRange[] {
  const named = ranges.filter(({ name }) => name !== undefined);
  const recent = ranges.filter(({ name }) => name === undefined);
  return [
    ...named.sort((a, b) => (a.name ?? '').localeCompare(b.name ?? '') || a.at - b.at),
    ...recent.sort((a, b) => b.at - a.at).slice(0, MOST_RECENT_RANGES),
  ];
}

/** The list with a range that has just been used. */
export function keepRange(ranges: SavedRanges, text: string, at: number): SavedRange[] {
  const known = ranges.find((own) => own.text === text);
  return inOrder([...ranges.filter((own) => own !== known), { ...known, text, at }]);
}

/** Gives a range a name; another range that has it loses it. */
export function nameRange(ranges: SavedRanges, text: string, name: string, at: number): SavedRange[] {
  const given = plainLine(name, LONGEST_RANGE_NAME);
  if (given === '') return [...ranges];
  const others = ranges
    .filter((own) => own.text !== text)
    .map(({ name: own, ...range }) => (own === undefined || own === given ? range : { ...range, name: own }));
  return inOrder([...others, { text, at, name: given }]);
}

export function withoutRange(ranges: SavedRanges, text: string): SavedRange[] {
  return ranges.filter((own) => own.text !== text);
}

/** Both lists: if a range is in both, it keeps the name it has here. */
export function mergeRanges(ours: SavedRanges, theirs: SavedRanges): SavedRange[] {
  const all = new Map(theirs.map((own) => [own.text, own]));
  for (const own of ours) all.set(own.text, { ...all.get(own.text), ...own });
  return inOrder([...all.values()]);
}

/**
 * The ranges in a list; if it is none, the error is the rest of a sentence.
 *
 * @param isOurs this page wrote the list: its texts are as `formatRange` writes them, and each is read when it is used
 */
export function readRangeList(list: unknown, isOurs = false): Result<Entries<SavedRange>, string> {
  if (!Array.isArray(list)) return fail(say.noRanges);
  return ok(Entries.of(list, isOurs ? RANGE : readRange, (at) => say.badRange(at + 1)));
}

const RANGE = record<SavedRange>({
  text: that(text, (own) => own.length <= RANGE_TEXT_LIMIT),
  at: anyMoment,
  name: written(plainLine, LONGEST_RANGE_NAME),
});

const readRange: Shape<SavedRange> = (own) => {
  const saved = RANGE(own);
  if (!saved.ok) return saved;
  const range = parseRange(saved.value.text, 'line');
  return range.ok ? ok({ ...saved.value, text: formatRange(range.value) }) : fail(['text']);
};

function readRanges(text: string): Reading<SavedRanges> {
  const file = versioned(text, FORMAT, VERSION);
  if (!file.ok) return { ok: false, error: say.somethingElse, isNewer: file.error.isNewer };
  const list = readRangeList(file.value.ranges, true);
  if (!list.ok) return list;
  return reading(mergeRanges([], list.value.sound), [list.value], () => write(list.value.bad));
}

function write(ranges: readonly unknown[]): string {
  return JSON.stringify({ format: FORMAT, version: VERSION, ranges });
}

/** How ranges are saved on the device. */
export const KEPT_RANGES: StoredDocument<SavedRanges> = {
  key: 'outs:ranges',
  write: (ranges) => write(ranges.slice(0, MOST_IN_FIRST)),
  second: { key: 'outs:ranges-2', write: (ranges) => write(ranges.slice(MOST_IN_FIRST)) },
  nothing: [],
  read: readRanges,
  merge: mergeRanges,
  unkept: say.rangesUnkept,
  setAside: say.rangesSetAside,
  leftAlone: say.rangesLeftAlone,
};

/** What a range follows on a line: a `v`, the bracket of hero's range, a comma. The name of a range may follow too. */
const BEFORE_NAME = /(?:(?:^|[\s,]|(?<=[cdhs♣♦♥♠_?*]))vs?[.:]?\s+(?:[2-9]\s*×\s*)?|[(,]\s*)/giu;
const AFTER_NAME = /[\s,)]/;

/** Whether a name begins a text as whole words, in any case. */
function begins(text: string, name: string): boolean {
  const next = text.charAt(name.length);
  return text.slice(0, name.length).toLowerCase() === name.toLowerCase() && (next === '' || AFTER_NAME.test(next));
}

/** Ranges that need no place in a list: none, and any two cards. */
function isTrivial(text: string): boolean {
  return text === '' || text.startsWith('random');
}

/** The user's ranges on this device: ranges with names, and recent ranges. */
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

  /** The user's name for a range, by its text. */
  nameOf(written: string): string | undefined {
    return this.named.find(({ text }) => text === written)?.name;
  }

  /** The names that begin with a text, in any case; none of an empty text. */
  begunBy(text: string): string[] {
    const begun = text.trim().toLowerCase();
    const names = this.named.flatMap(({ name }) => name ?? []);
    return begun === '' ? [] : names.filter((name) => name.toLowerCase().startsWith(begun));
  }

  /** The lines that a line can become if its end is the beginning of a name. */
  completed(line: string): string[] {
    const last = [...line.matchAll(BEFORE_NAME)].at(-1);
    if (last === undefined) return [];
    const at = last.index + last[0].length;
    return this.begunBy(line.slice(at)).map((name) => line.slice(0, at) + name);
  }

  /** A line with the texts of ranges in place of their names; `undefined` if it has none of the names. */
  spelled(line: string): string | undefined {
    const names = this.named.flatMap(({ name }) => name ?? []).sort((a, b) => b.length - a.length);
    const parts: string[] = [];
    let done = 0;
    for (const { index, 0: before } of line.matchAll(BEFORE_NAME)) {
      const at = index + before.length;
      // The end of a longer name may look like a place of a range: `BB vs BTN`.
      const name = at < done ? undefined : names.find((own) => begins(line.slice(at), own));
      const range = name === undefined ? undefined : this.called(name);
      if (name === undefined || range === undefined) continue;
      parts.push(line.slice(done, at), formatRange(range));
      done = at + name.length;
    }
    return done === 0 ? undefined : [...parts, line.slice(done)].join('');
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
