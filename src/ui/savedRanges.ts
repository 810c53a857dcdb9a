import * as say from '#words/saved';
import type { Range } from '../poker/combos';
import { formatRange, parseRange, RANGE_TEXT_LIMIT } from '../poker/range';
import { fail, ok } from '../poker/result';
import { keeping, record, text, that, versioned, withKept, type Shape } from '../shape';
import { Keeper } from './keeper.svelte';
import { askToKeep } from './persistence';
import { anyMoment, Entries, plainLine, reading, Store, written, type Reading, type StoredDocument } from './store';

/** A range on the device. No two have the same name in any case; a range with several names is there once for each. */
export interface SavedRange {
  /** The range as `formatRange` writes it. */
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

/** The key of an entry: its name; without a name, its text. */
function keyOf({ text, name }: SavedRange): string {
  return name === undefined ? `\n${text}` : sameName(name);
}

function textsOf(ranges: SavedRanges): Set<string> {
  return new Set(ranges.flatMap(({ text, name }) => (name === undefined ? [] : text)));
}

function inOrder(ranges: SavedRanges): SavedRange[] {
  const named = ranges.filter(({ name }) => name !== undefined);
  const texts = textsOf(named);
  const recent = ranges.filter(({ name, text }) => name === undefined && !texts.has(text));
  return [
    ...named.sort((a, b) => (a.name ?? '').localeCompare(b.name ?? '') || a.at - b.at),
    ...recent.sort((a, b) => b.at - a.at).slice(0, MOST_RECENT_RANGES),
  ];
}

/** The list with a range that has just been used. */
export function keepRange(ranges: SavedRanges, text: string, at: number): SavedRange[] {
  const used = ranges.filter((range) => range.text === text).map((range) => ({ ...range, at }));
  return inOrder([...ranges.filter((range) => range.text !== text), ...(used.length > 0 ? used : [{ text, at }])]);
}

/**
 * Gives a range a name; another range that has it loses it.
 *
 * @param before the name that it replaces; without it the range keeps its other names
 */
export function nameRange(ranges: SavedRanges, text: string, name: string, at: number, before?: string): SavedRange[] {
  const given = plainLine(name, LONGEST_RANGE_NAME);
  if (given === '') return [...ranges];
  const replaced = [given, before ?? given].map(sameName).concat(`\n${text}`);
  const known = ranges.filter((range) => range.text === text && replaced.includes(keyOf(range)));
  const others = ranges
    .filter((range) => !known.includes(range))
    .map(({ name: other, ...range }) =>
      other === undefined || sameName(other) === sameName(given) ? range : { ...range, name: other },
    );
  return inOrder([...others, { ...known[0], text, at, name: given }]);
}

/** The list without a name of a range, or without a recent range. */
export function withoutRange(ranges: SavedRanges, gone: SavedRange): SavedRange[] {
  return ranges.filter((range) => keyOf(range) !== keyOf(gone));
}

/**
 * Both lists. If both have a name for different ranges, the range of here keeps it; theirs gets a number behind it, unless
 * it has a name here.
 */
export function mergeRanges(ours: SavedRanges, theirs: SavedRanges): SavedRange[] {
  const all = new Map(ours.map((range) => [keyOf(range), range]));
  const named = textsOf(ours);
  for (const range of theirs) {
    const key = keyOf(range);
    const known = all.get(key);
    if (known === undefined || known.text === range.text) all.set(key, { ...range, ...known });
    else if (!named.has(range.text)) all.set(`${key}\n${range.text}`, range);
  }
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
  const sound = list.sound.map((range) => ({ ...range, text: range.text.trimEnd() }));
  return reading(mergeRanges([], sound), [list], () => write(list.bad));
}

function write(ranges: readonly unknown[]): string {
  return JSON.stringify({ format: FORMAT, version: VERSION, ranges });
}

/** The second name of `AA,KK` has a space behind the text, the third two: 1.0.0 keeps each text once. */
function spaced(ranges: SavedRanges): SavedRange[] {
  const next = new Map<string, string>();
  return ranges.map((range) => {
    const text = next.get(range.text) ?? range.text;
    next.set(range.text, `${text} `);
    return { ...range, text };
  });
}

export const KEPT_RANGES: StoredDocument<SavedRanges> = {
  key: 'outs:ranges',
  // 1.0.0 wrote those beyond 500 into it.
  earlier: 'outs:ranges-2',
  write: (ranges) => write(spaced(ranges).map((range) => withKept(range))),
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

  /** The user's first name for a range, by its text. */
  nameOf(written: string): string | undefined {
    return this.namesOf(written)[0]?.name;
  }

  /** The ranges with this text, one for each of its names. */
  namesOf(written: string): SavedRanges {
    return this.named.filter(({ text }) => text === written);
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

  /** @param before the name that the new name replaces */
  save(range: Range, name: string, before?: string): void {
    const text = formatRange(range);
    askToKeep();
    const at = this.#now();
    if (text !== '') this.act((ranges) => nameRange(ranges, text, name, at, before));
  }

  remove(range: SavedRange): void {
    const back = (ranges: SavedRanges) => mergeRanges([range], ranges);
    this.act((ranges) => withoutRange(ranges, range), '', back, range);
  }

  /** How many of these ranges are here, by any name. */
  countOf(ranges: SavedRanges): number {
    const texts = new Set(this.value.map(({ text }) => text));
    return ranges.filter(({ text }) => texts.has(text)).length;
  }

  add(more: SavedRanges): Added {
    // Another window may have named some meanwhile.
    this.reread();
    const before = this.value;
    const named = textsOf(before);
    this.act((ranges) => mergeRanges(ranges, more));
    const had = new Map(before.map((range) => [keyOf(range), range]));
    const after = new Map(this.value.map((range) => [keyOf(range), range]));
    const isTheirs = (range: SavedRange) => after.get(keyOf(range))?.text === range.text;
    const texts = new Set(more.map(({ text }) => text));
    return {
      renamed: more.flatMap((range) => {
        const given = named.has(range.text) ? undefined : this.nameOf(range.text);
        const { name } = range;
        return name === undefined || given === undefined || isTheirs(range) ? [] : [{ name, given }];
      }),
      back: () => {
        this.act((ranges) => {
          const left = ranges.flatMap((range) =>
            texts.has(range.text) && isTheirs(range) ? (had.get(keyOf(range)) ?? []) : range,
          );
          const recent = before.filter(({ name }) => name === undefined);
          return mergeRanges(left, recent);
        });
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
