import type { Result } from '../poker/result';

/** The part of a browser's storage that is used here. */
export type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** A document on the device: its key, how it is read and written, and messages for failures. */
export interface Keeping<Value> {
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
export interface Kept<Value> {
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
  readonly #keeping: Keeping<Value>;
  readonly #aside: readonly string[];
  readonly #shelf: () => Shelf;
  #value: Value;
  /** The last change could not be saved: the saved value is older than this one. */
  #isAhead = false;
  /** Saved text that can neither be read nor be set aside. */
  #leftAlone: string | undefined;

  /** @param shelf throws if storage is forbidden */
  constructor(keeping: Keeping<Value>, shelf: () => Shelf = () => localStorage) {
    this.#keeping = keeping;
    this.#aside = Array.from({ length: MOST_ASIDE }, (_, at) => `${keeping.key}:aside:${at + 1}`);
    this.#shelf = shelf;
    this.#value = keeping.nothing;
  }

  read(): Kept<Value> {
    let text: string | null;
    try {
      text = this.#shelf().getItem(this.#keeping.key);
    } catch {
      return { value: this.#value, problem: this.#keeping.unkept };
    }
    if (text === null || this.#leftAlone !== undefined || this.#isAhead) {
      return { value: this.#value };
    }
    const read = this.#keeping.read(text);
    if (read.ok) {
      this.#value = read.value;
      return { value: read.value };
    }
    return this.#setAside(text);
  }

  /** Changes the saved value and returns the new one. */
  change(change: (value: Value) => Value): Kept<Value> {
    const before = this.read();
    this.#value = change(before.value);
    const value = this.#value;
    if (this.#leftAlone !== undefined) return { ...before, value };
    try {
      this.#shelf().setItem(this.#keeping.key, this.#keeping.write(value));
      this.#isAhead = false;
      return { ...before, value };
    } catch {
      this.#isAhead = true;
      return { ...before, value, problem: before.problem ?? this.#keeping.unkept };
    }
  }

  /** The text that was set aside last, unchanged; `undefined` if there is none. */
  aside(): string | undefined {
    if (this.#leftAlone !== undefined) return this.#leftAlone;
    try {
      const shelf = this.#shelf();
      const key = this.#aside.findLast((own) => shelf.getItem(own) !== null);
      return key === undefined ? undefined : (shelf.getItem(key) ?? undefined);
    } catch {
      return undefined;
    }
  }

  /** Deletes the text that {@link aside} returns. */
  discardAside(): void {
    const text = this.aside();
    try {
      const shelf = this.#shelf();
      const key = [this.#keeping.key, ...this.#aside].findLast(
        (own) => shelf.getItem(own) === text,
      );
      if (key !== undefined) shelf.removeItem(key);
      this.#leftAlone = undefined;
    } catch {
      // Storage is forbidden: the text stays.
    }
  }

  #setAside(text: string): Kept<Value> {
    const value = this.#value;
    const { key, setAside, leftAlone } = this.#keeping;
    try {
      const shelf = this.#shelf();
      const free = this.#aside.find((place) => [null, text].includes(shelf.getItem(place)));
      if (free === undefined) throw new Error('no room');
      shelf.setItem(free, text);
      shelf.removeItem(key);
      return { value, problem: setAside };
    } catch {
      this.#leftAlone = text;
      return { value, problem: leftAlone };
    }
  }
}
