import * as say from '#words/saved';
import type { Result } from '../poker/result';
import { carried, count, isRecord, isSame, optional, parsed, text, to, type Shape } from '../shape';

/** The part of a browser's storage that is used here. */
export type StorageLike = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Entries of a text that cannot be read. */
export interface BadEntries {
  readonly count: number;
  /** What is wrong with the first of them: the rest of a sentence. */
  readonly first: string;
  /** A text of the same form with these entries alone, word for word. */
  readonly text: string;
}

/** A text that was read: its sound entries, and the bad ones if there are any. Otherwise the error is a sentence. */
export type Reading<Value> =
  | { readonly ok: true; readonly value: Value; readonly bad?: BadEntries }
  | {
      readonly ok: false;
      readonly error: string;
      /** A newer page wrote it. */
      readonly isNewer?: boolean;
    };

/** A document on the device: its key, how it is read and written, and messages for failures. */
export interface StoredDocument<Value> {
  /** Begins with `outs:`. */
  readonly key: string;
  readonly write: (value: Value) => string;
  /** A key under which earlier pages wrote a part: it is read too, and removed once its entries are in the text. */
  readonly earlier?: string;
  /** The value before anything was saved. */
  readonly nothing: Value;
  /** Reads back what `write` made. */
  readonly read: (text: string) => Reading<Value>;
  /** Both values in one. If an entry is in both, the entry of `ours` stays. */
  readonly merge: (ours: Value, theirs: Value) => Value;
  /** Message if storage is forbidden or full. */
  readonly unkept: string;
  /** Message if something could not be read and was set aside: what, and where to find it. */
  readonly setAside: string;
  /** Message if something could neither be read nor set aside. */
  readonly leftAlone: string;
}

export interface ReadResult<Value> {
  readonly value: Value;
  readonly problem?: string;
  /** The device has not all of it: it lasts as long as the window. */
  readonly isUnsaved?: boolean;
}

/** Unreadable data is set aside under numbered keys. More than these would mean a fault in the program. */
const MOST_ASIDE = 20;

type Texts = readonly (string | null)[];

interface StoredRead<Value> {
  readonly value: Value;
  /** What cannot be read, and the key it was under. */
  readonly unread: readonly { readonly key: string; readonly text: string }[];
  /** Whether a whole text cannot be read. */
  readonly isBroken: boolean;
  readonly isNewer: boolean;
}

/** The keys that are read; only the first is written. */
function keysOf<Value>({ key, earlier }: StoredDocument<Value>): readonly string[] {
  return earlier === undefined ? [key] : [key, earlier];
}

function find<Value>(document: StoredDocument<Value>, texts: Texts): StoredRead<Value> {
  const values: Value[] = [];
  const unread: { key: string; text: string }[] = [];
  let isBroken = false;
  let isNewer = false;
  for (const [at, key] of keysOf(document).entries()) {
    const text = texts.at(at) ?? null;
    if (text === null) continue;
    const read = document.read(text);
    if (read.ok) {
      values.push(read.value);
      if (read.bad !== undefined) unread.push({ key, text: read.bad.text });
    } else {
      isNewer ||= read.isNewer === true;
      isBroken = true;
      unread.push({ key, text });
    }
  }
  const value = values.length === 0 ? document.nothing : values.reduce(document.merge);
  return { value, unread, isBroken, isNewer };
}

/** A text besides its lists: what it says, and what this page reads of it. The entries of lists know that themselves. */
interface Beyond {
  readonly before: unknown;
  readonly known: unknown;
}

/** What a text says beyond what this page reads of it; `undefined` if it says nothing more. */
function beyond<Value>(document: StoredDocument<Value>, text: string | null): Beyond | undefined {
  const read = text === null ? undefined : document.read(text);
  if (text === null || read?.ok !== true) return undefined;
  // What is bad is set aside.
  const known = both(parsed(document.write(read.value)), parsed(read.bad?.text ?? '{}'));
  const before = parsed(text);
  return isSame(carried(before, known, known, false), known) ? undefined : { before, known };
}

/** All fields of two records. */
function both(one: unknown, other: unknown): unknown {
  if (!isRecord(one) || !isRecord(other)) return other;
  const fields = Object.entries(other).map(([name, own]) => [name, name in one ? both(one[name], own) : own] as const);
  return Object.fromEntries([...Object.entries(one), ...fields]);
}

/** What is saved of a document, for a page that only looks; `undefined` if nothing of it can be read. */
export function peek<Value>(
  document: StoredDocument<Value>,
  storage: () => StorageLike = () => localStorage,
): Value | undefined {
  let texts: Texts;
  try {
    texts = keysOf(document).map((key) => storage().getItem(key));
  } catch {
    return document.nothing;
  }
  const found = find(document, texts);
  return found.isBroken && found.value === document.nothing ? undefined : found.value;
}

/**
 * A document on the device.
 *
 * Every change starts from what is saved now, so that two windows do not undo each other's changes. Changes that the
 * device could not save last as long as this object, and are made again on whatever is saved next. What was deleted from
 * the device is gone from the window too; if storage throws, the window keeps what it has.
 *
 * Nothing is saved before it was read back. An entry that cannot be read is set aside, and the others stay. What was set
 * aside is taken back by a page that can read it. A text of a newer page is left where it is.
 */
export class Store<Value> {
  readonly #document: StoredDocument<Value>;
  readonly #keys: readonly string[];
  readonly #storage: () => StorageLike;
  #value: Value;
  /** The saved texts that `#value` was made from. */
  #from: Texts | undefined;
  /** What the first of these says beyond `#value`, once it is asked for. */
  #beyond: { readonly more: Beyond | undefined } | undefined;
  /** Changes of `#value` that could not be saved. */
  #unsaved: ((value: Value) => Value)[] = [];
  /** Why nothing can be saved: there is a text that must stay where it is. */
  #held: string | undefined;
  #heldText: string | undefined;
  /** Whether the entries set aside have been looked through. */
  #isOpened = false;

  /** @param storage throws if storage is forbidden */
  constructor(document: StoredDocument<Value>, storage: () => StorageLike = () => localStorage) {
    this.#document = document;
    this.#keys = keysOf(document);
    this.#storage = storage;
    this.#value = document.nothing;
  }

  read(): ReadResult<Value> {
    let texts: Texts;
    try {
      const storage = this.#storage();
      texts = this.#keys.map((key) => storage.getItem(key));
    } catch {
      return this.#result(this.#document.unkept);
    }
    const isSame = texts.every((text, at) => text === this.#from?.[at]);
    const said = isSame ? undefined : this.#take(texts);
    const unsaved = this.#unsaved.length > 0 ? this.#document.unkept : undefined;
    return this.#result(said ?? this.#held ?? unsaved);
  }

  /**
   * Changes the saved value and returns the new one.
   *
   * @param change without side effects: if storage is full it is called again
   */
  change(change: (value: Value) => Value): ReadResult<Value> {
    // There may be room now for what could not be set aside.
    if (this.#held !== undefined) this.#from = undefined;
    const { problem } = this.read();
    this.#value = change(this.#value);
    this.#unsaved.push(change);
    return this.#result(this.#save() ?? (problem === this.#document.unkept ? undefined : problem));
  }

  #result(problem: string | undefined): ReadResult<Value> {
    const isUnsaved = this.#unsaved.length > 0;
    return { value: this.#value, ...(problem !== undefined && { problem }), ...(isUnsaved && { isUnsaved }) };
  }

  /** The text that was set aside last, unchanged; `undefined` if there is none. */
  aside(): string | undefined {
    if (this.#heldText !== undefined) return this.#heldText;
    return this.#asides().at(-1)?.text;
  }

  /** Deletes the text that {@link aside} returns. */
  discardAside(): void {
    if (this.#heldText !== undefined) {
      this.#held = this.#heldText = undefined;
      this.#save();
      return;
    }
    const last = this.#asides().at(-1);
    try {
      if (last !== undefined) this.#storage().removeItem(last.key);
    } catch {
      // Storage is forbidden: the text stays.
    }
  }

  /* ------------------------------------------------------------------------------- the texts -- */

  /** The text of a value, with what only a newer page knows; `null` if there is none yet and nothing to write. */
  #write(value: Value): string | null {
    const { write, nothing } = this.#document;
    const [from = null] = this.#from ?? [];
    this.#beyond ??= { more: beyond(this.#document, from) };
    const text = write(value);
    if (from === null && text === write(nothing)) return null;
    const { more } = this.#beyond;
    return more === undefined ? text : JSON.stringify(carried(more.before, more.known, parsed(text), false));
  }

  /** Takes the saved value. Returns the message about it. */
  #take(texts: Texts): string | undefined {
    const found = find(this.#document, texts);
    this.#from = texts;
    this.#beyond = undefined;
    this.#held = this.#heldText = undefined;
    let { value } = found;
    let said: string | undefined;
    if (found.isNewer) this.#held = say.newerVersion;
    else if (found.unread.length > 0) {
      if (this.#keep(value, found.unread)) said = this.#document.setAside;
      else {
        this.#held = this.#document.leftAlone;
        this.#heldText = found.unread[0].text;
      }
    }
    if (this.#held === undefined && !this.#isOpened) value = this.#takeBack(value);
    this.#isOpened = true;
    this.#value = this.#unsaved.reduce((now, change) => change(now), value);
    return said;
  }

  /** Saves the value if that is possible. Returns the message about it. */
  #save(): string | undefined {
    if (this.#held !== undefined) return this.#held;
    if (this.#from === undefined) return this.#document.unkept;
    const found = find(this.#document, [this.#write(this.#value)]);
    // A value that could not be read back stays with the changes that are not saved.
    if (found.isBroken || !this.#keep(found.value, found.unread)) return this.#document.unkept;
    this.#value = found.value;
    this.#unsaved = [];
    return found.unread.length > 0 ? this.#document.setAside : undefined;
  }

  /** Saves a value, and sets aside what cannot be read. Returns whether both could be done; otherwise nothing was. */
  #keep(value: Value, unread: StoredRead<Value>['unread'], more?: ReadonlyMap<string, string | null>): boolean {
    const [key, earlier] = this.#keys;
    const text = this.#write(value);
    const puts = new Map(more).set(key, text);
    try {
      const storage = this.#storage();
      for (const { key, text } of unread) {
        const place = placesFor(key).find((own) => [null, text].includes(puts.get(own) ?? storage.getItem(own)));
        if (place === undefined) return false;
        puts.set(place, text);
      }
      if (!put(storage, puts)) return false;
      // Only now, because its entries are saved.
      if (earlier !== undefined && storage.getItem(earlier) === this.#from?.[1]) storage.removeItem(earlier);
    } catch {
      return false;
    }
    this.#from = this.#keys.map((_, at) => (at === 0 ? text : null));
    if (this.#beyond?.more !== undefined) this.#beyond = undefined;
    return true;
  }

  /* ------------------------------------------------------------------------------- set aside -- */

  /** What is set aside, in the order of its places. */
  #asides(): { readonly key: string; readonly text: string }[] {
    try {
      const storage = this.#storage();
      return this.#keys.flatMap((key) =>
        placesFor(key).flatMap((place) => {
          const text = storage.getItem(place);
          return text === null ? [] : [{ key: place, text }];
        }),
      );
    } catch {
      return [];
    }
  }

  /** The value with the readable entries that were set aside. Unreadable entries stay aside. */
  #takeBack(value: Value): Value {
    const puts = new Map<string, string | null>();
    let all = value;
    for (const { key, text } of this.#asides()) {
      const read = this.#document.read(text);
      if (!read.ok || read.bad?.text === text) continue;
      all = this.#document.merge(all, read.value);
      puts.set(key, read.bad?.text ?? null);
    }
    return puts.size > 0 && this.#keep(all, [], puts) ? all : value;
  }
}

function placesFor(key: string): string[] {
  return Array.from({ length: MOST_ASIDE }, (_, at) => `${key}:aside:${at + 1}`);
}

/** Puts texts in their places, all of them or none; `null` removes what is there. Returns whether it did. */
function put(storage: StorageLike, texts: ReadonlyMap<string, string | null>): boolean {
  const done: (readonly [key: string, before: string | null])[] = [];
  try {
    // First what makes room.
    for (const [key, text] of [...texts].sort(([, a], [, b]) => Number(a !== null) - Number(b !== null))) {
      const before = storage.getItem(key);
      if (text === before) continue;
      if (text === null) storage.removeItem(key);
      else storage.setItem(key, text);
      done.push([key, before]);
    }
    return true;
  } catch {
    for (const [key, before] of done.reverse()) {
      if (before === null) storage.removeItem(key);
      else storage.setItem(key, before);
    }
    return false;
  }
}

/* ------------------------------------------------------------------------------- what is kept -- */

/**
 * What nobody sees in a text, or what turns the direction of the text around it, but not the ends of lines, and not the
 * joiner and the sign that draw emoji.
 */
const UNSEEN = /[^\P{Cc}\n]|[\p{Cs}\u2028-\u202E\u2066-\u2069]|(?!\u200d|\ufe0f)\p{Default_Ignorable_Code_Point}/gu;

/** A text that the user or somebody else wrote, as it is saved: plain lines of a limited total length. */
export function plainText(text: string, most: number): string {
  const lines = text.replace(/\r\n?/g, '\n').replace(/\t/g, ' ');
  return lines.trim().slice(0, most).replace(UNSEEN, '').trim();
}

export function plainLine(text: string, most: number): string {
  return plainText(text.replace(/[\r\n\u2028\u2029]+/g, ' '), most);
}

/** What a user wrote, as {@link plainText} or {@link plainLine} keep it; nothing if they keep nothing. */
export function written(plain: (text: string, most: number) => string, most: number): Shape<string | undefined> {
  return to(optional(text), (own) => plain(own ?? '', most) || undefined);
}

/** The last moment that a date can name, in milliseconds since 1970. */
export const LAST_MOMENT = 8_640_000_000_000_000;
export const moment = count(LAST_MOMENT);
/** A moment; a later one than there is becomes the last. */
export const anyMoment = to(count(), (own) => Math.min(own, LAST_MOMENT));

/** The sound entries of a list, and the others as they are. */
export class Entries<Entry> {
  readonly sound: Entry[] = [];
  readonly bad: unknown[] = [];
  /** What is wrong with the first bad one. */
  first: string | undefined;

  /** @param fault what is wrong with the entry at a place, from 0: the rest of a sentence */
  static of<Entry>(list: readonly unknown[], shape: Shape<Entry>, fault: (at: number) => string): Entries<Entry> {
    const entries = new Entries<Entry>();
    for (const [at, own] of list.entries()) entries.add(own, shape(own), () => fault(at));
    return entries;
  }

  add<Fault>(own: unknown, read: Result<Entry, Fault>, fault: (error: Fault) => string): void {
    if (read.ok) this.sound.push(read.value);
    else {
      this.bad.push(own);
      this.first ??= fault(read.error);
    }
  }
}

/** A value that was read, with the bad entries of its lists. @param write their text */
export function reading<Value>(
  value: Value,
  lists: readonly Pick<Entries<never>, 'bad' | 'first'>[],
  write: () => string,
): Reading<Value> {
  const count = lists.reduce((sum, { bad }) => sum + bad.length, 0);
  const first = lists.find((list) => list.first !== undefined)?.first ?? '';
  return { ok: true, value, ...(count > 0 && { bad: { count, first, text: write() } }) };
}
