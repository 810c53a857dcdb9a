import type { Result } from '../poker/result';

/** The part of a browser's storage that is used here. */
export type StorageLike = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** A document on the device: its key, how it is read and written, and messages for failures. */
export interface StoredDocument<Value> {
  /** Begins with `outs:`. */
  readonly key: string;
  /** The value before anything was saved. */
  readonly nothing: Value;
  /** Reads back what `write` made. The error is a sentence. */
  readonly read: (text: string) => Result<Value, string>;
  readonly write: (value: Value) => string;
  /** Message if storage is forbidden or full. */
  readonly unkept: string;
  /** Message if data could not be read and was set aside: what, and where to find it. */
  readonly setAside: string;
  /** Message if data could neither be read nor set aside. */
  readonly leftAlone: string;
}

/** The result of reading or writing. */
export interface ReadResult<Value> {
  readonly value: Value;
  /** A message for the page. */
  readonly problem?: string;
}

/** Unreadable data is set aside under numbered keys. More than these would mean a fault in the program. */
const MOST_ASIDE = 20;

/**
 * A document on the device. Every change starts from the value that is saved now, so that two windows do not
 * undo each other's changes. If the device cannot save, the value lasts as long as this object.
 */
export class Store<Value> {
  readonly #document: StoredDocument<Value>;
  readonly #aside: readonly string[];
  readonly #storage: () => StorageLike;
  #value: Value;
  /** The last change could not be saved: the saved value is older than this one. */
  #isAhead = false;
  /** Saved text that can neither be read nor be set aside. */
  #leftAlone: string | undefined;

  /** @param storage throws if storage is forbidden */
  constructor(document: StoredDocument<Value>, storage: () => StorageLike = () => localStorage) {
    this.#document = document;
    this.#aside = Array.from({ length: MOST_ASIDE }, (_, at) => `${document.key}:aside:${at + 1}`);
    this.#storage = storage;
    this.#value = document.nothing;
  }

  read(): ReadResult<Value> {
    let text: string | null;
    try {
      text = this.#storage().getItem(this.#document.key);
    } catch {
      return { value: this.#value, problem: this.#document.unkept };
    }
    if (text === null || this.#leftAlone !== undefined || this.#isAhead) {
      return { value: this.#value };
    }
    const read = this.#document.read(text);
    if (read.ok) {
      this.#value = read.value;
      return { value: read.value };
    }
    return this.#setAside(text);
  }

  /** Changes the saved value and returns the new one. */
  change(change: (value: Value) => Value): ReadResult<Value> {
    const before = this.read();
    this.#value = change(before.value);
    const value = this.#value;
    if (this.#leftAlone !== undefined) return { ...before, value };
    try {
      this.#storage().setItem(this.#document.key, this.#document.write(value));
      this.#isAhead = false;
      return { ...before, value };
    } catch {
      this.#isAhead = true;
      return { ...before, value, problem: before.problem ?? this.#document.unkept };
    }
  }

  /** The text that was set aside last, unchanged; `undefined` if there is none. */
  aside(): string | undefined {
    if (this.#leftAlone !== undefined) return this.#leftAlone;
    try {
      const storage = this.#storage();
      const key = this.#aside.findLast((own) => storage.getItem(own) !== null);
      return key === undefined ? undefined : (storage.getItem(key) ?? undefined);
    } catch {
      return undefined;
    }
  }

  /** Deletes the text that {@link aside} returns. */
  discardAside(): void {
    const text = this.aside();
    try {
      const storage = this.#storage();
      const key = [this.#document.key, ...this.#aside].findLast((own) => storage.getItem(own) === text);
      if (key !== undefined) storage.removeItem(key);
      this.#leftAlone = undefined;
    } catch {
      // Storage is forbidden: the text stays.
    }
  }

  #setAside(text: string): ReadResult<Value> {
    const value = this.#value;
    const { key, setAside, leftAlone } = this.#document;
    try {
      const storage = this.#storage();
      const free = this.#aside.find((place) => [null, text].includes(storage.getItem(place)));
      if (free === undefined) throw new Error('no room');
      storage.setItem(free, text);
      storage.removeItem(key);
      return { value, problem: setAside };
    } catch {
      this.#leftAlone = text;
      return { value, problem: leftAlone };
    }
  }
}
