import * as say from '#words/saved';
import type { Range } from '../poker/combos';
import { formatRange, parseRange, RANGE_TEXT_LIMIT } from '../poker/range';
import { fail, ok } from '../poker/result';
import { keeping, record, text, that, versioned, withKept, type Shape } from '../shape';
import { Keeper } from './keeper.svelte';
import { askToKeep } from './persistence';
import { anyMoment, Entries, plainLine, reading, Store, written, type Reading, type StoredDocument } from './store';

/** A range on the device. No two have the same text, and no two the same name in any case. */
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
export const LONGEST_RANGE_NAME = 40;

const FORMAT = 'outs-ranges';
const VERSION = 1;

/** A name as names are compared: in any case, however its accents are written, without what nobody sees. */
export function sameName(name: string): string {
  return name
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .normalize('NFC')
    .toLowerCase();
}

/** The list with each name once: later ranges of a name are called `BB (2)` and so on. */
function withOneEach(ranges: SavedRanges): SavedRange[] {
  const given = new Set<string>();
  const names = new Set(ranges.flatMap(({ name }) => (name === undefined ? [] : sameName(name))));
  const last = new Map<string, number>();
  return ranges.map((own) => {
    const { name } = own;
    if (name === undefined) return own;
    const key = sameName(name);
    if (!given.has(key)) {
      given.add(key);
      return own;
    }
    for (let count = last.get(key) ?? 2; ; count++) {
      const behind = ` (${count})`;
      const next = plainLine(name, LONGEST_RANGE_NAME - behind.length) + behind;
      if (names.has(sameName(next))) continue;
      last.set(key, count + 1);
      names.add(sameName(next));
      given.add(sameName(next));
      return { ...own, name: next };
    }
  });
}

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
  const known = ranges.find((own) => own.text === text);
  const others = ranges
    .filter((own) => own !== known)
    .map(({ name: own, ...range }) =>
      own === undefined || sameName(own) === sameName(given) ? range : { ...range, name: own },
    );
  return inOrder([...others, { ...known, text, at, name: given }]);
}

export function withoutRange(ranges: SavedRanges, text: string): SavedRange[] {
  return ranges.filter((own) => own.text !== text);
}

/**
 * Both lists: if a range is in both, it keeps the name it has here; if a name is in both, the range of here keeps it, and
 * theirs gets a number behind it.
 */
export function mergeRanges(ours: SavedRanges, theirs: SavedRanges): SavedRange[] {
  const named = ours.filter(({ name }) => name !== undefined);
  const all = new Map([...named, ...theirs, ...ours].map((own) => [own.text, own]));
  for (const own of theirs) all.set(own.text, { ...own, ...all.get(own.text) });
  return inOrder(withOneEach([...all.values()]));
}

const RANGE = record<SavedRange>({
  text: that(text, (own) => own.length <= RANGE_TEXT_LIMIT),
  at: anyMoment,
  name: written(plainLine, LONGEST_RANGE_NAME),
});

/** A range that anybody wrote. On the device the texts are as `formatRange` writes them: each is read when it is used. */
export const readRange: Shape<SavedRange> = (own) => {
  const saved = RANGE(own);
  if (!saved.ok) return saved;
  const range = parseRange(saved.value.text, 'line');
  return range.ok ? ok({ ...saved.value, text: formatRange(range.value) }) : fail(['text']);
};

function readRanges(text: string): Reading<SavedRanges> {
  const file = versioned(text, FORMAT, VERSION);
  if (!file.ok) return { ok: false, error: say.somethingElse, isNewer: file.error.isNewer };
  const { ranges } = file.value;
  if (!Array.isArray(ranges)) return fail(say.noRanges);
  const list = Entries.of(ranges, keeping(RANGE), (at) => say.badRange(at + 1));
  return reading(mergeRanges([], list.sound), [list], () => write(list.bad));
}

function write(ranges: readonly unknown[]): string {
  return JSON.stringify({ format: FORMAT, version: VERSION, ranges });
}

export const KEPT_RANGES: StoredDocument<SavedRanges> = {
  key: 'outs:ranges',
  // 1.0.0 wrote those beyond 500 into it.
  earlier: 'outs:ranges-2',
  write: (ranges) => write(ranges.map((own) => withKept(own))),
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

/** A range's name as names are compared. @param isShort whether without its folder */
function nameIn({ name = '' }: SavedRange, isShort: boolean): string {
  const whole = sameName(name);
  return isShort ? whole.slice(whole.lastIndexOf('/') + 1).trim() : whole;
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

  /**
   * The user's range of this name, in any case, or the only range of this name in any folder; `undefined` without one, and
   * if folders have different ranges of the name.
   */
  called(name: string): Range | undefined {
    const own = this.#ownOf(name);
    const read = own && parseRange(own.text, 'line');
    return read?.ok === true ? read.value : undefined;
  }

  /** Removes the range that {@link called} finds. */
  removeCalled(name: string): void {
    const own = this.#ownOf(name);
    if (own !== undefined) this.remove(own);
  }

  #ownOf(name: string): SavedRange | undefined {
    const wanted = sameName(name.trim());
    const [only, ...others] = this.named.filter((range) => nameIn(range, true) === wanted);
    return this.named.find((range) => nameIn(range, false) === wanted) ?? (others.length === 0 ? only : undefined);
  }

  /** The texts that call a range: the names, and the names without their folders. */
  get #callable(): string[] {
    return this.named.flatMap((range) => [nameIn(range, false), nameIn(range, true)]);
  }

  /** The user's name for a range, by its text. */
  nameOf(written: string): string | undefined {
    return this.named.find(({ text }) => text === written)?.name;
  }

  /** The names that begin with a text, in any case; none of an empty text. */
  begunBy(text: string): string[] {
    const begun = sameName(text.trim());
    const names = this.named.flatMap(({ name }) => name ?? []);
    return begun === '' ? [] : names.filter((name) => sameName(name).startsWith(begun));
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
    const names = this.#callable.sort((a, b) => b.length - a.length);
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

  /** How many of these ranges are here, by any name. */
  countOf(ranges: SavedRanges): number {
    const texts = new Set(this.value.map(({ text }) => text));
    return ranges.filter(({ text }) => texts.has(text)).length;
  }

  add(more: SavedRanges): Added {
    // Another window may have named some meanwhile.
    this.reread();
    const before = new Map(this.value.map((own) => [own.text, own]));
    this.act((ranges) => mergeRanges(ranges, more));
    const after = new Map(this.value.map((own) => [own.text, own]));
    return {
      renamed: more.flatMap(({ text, name }) => {
        const given = before.get(text)?.name === undefined ? after.get(text)?.name : undefined;
        return name === undefined || given === undefined || given === name ? [] : [{ name, given }];
      }),
      back: () => {
        const texts = new Set(more.map(({ text }) => text));
        const backOf = (own: SavedRange): SavedRange | undefined =>
          texts.has(own.text) && own.name === after.get(own.text)?.name ? before.get(own.text) : own;
        this.act((ranges) => ranges.flatMap((own) => backOf(own) ?? []));
      },
    };
  }
}

/** What an import of ranges did. */
interface Added {
  /** Their ranges whose names ranges of here have. */
  readonly renamed: readonly { readonly name: string; readonly given: string }[];
  /** Undoes it, except what was renamed since. */
  readonly back: () => void;
}

/** The page's: its fields and grids share them. */
export const ranges = new Ranges();
