import type { Result } from '../poker/problem';

/** The part of a browser's storage that is used here. */
export type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** A document that is kept on the device: where, how it is written, and what the reader is told of it. */
export interface Keeping<Value> {
  /** Begins with `outs:`. */
  readonly key: string;
  /** What there is before anything is kept. */
  readonly nothing: Value;
  /** Reads back what `write` made; the first fault found is said. */
  readonly read: (text: string) => Result<Value>;
  readonly write: (value: Value) => string;
  /** Said where storage is forbidden or full. */
  readonly unkept: string;
  /** Said of what cannot be read: `'What this device kept of your progress cannot be read.'` */
  readonly unread: string;
  /** Where the reader finds what was set aside: `'see Progress'`. */
  readonly asideAt: string;
}

/** What became of reading or writing. */
export interface Kept<Value> {
  readonly value: Value;
  /** What to tell the reader. */
  readonly problem?: string;
}

/** Broken data is set aside in places of its own; more often than this is a program gone wrong. */
const MOST_ASIDE = 20;

/**
 * A document on the device. Every change starts from what is kept there now, so that two windows do not
 * undo each other; where nothing can be kept it lasts as long as this object.
 */
export class Store<Value> {
  readonly #keeping: Keeping<Value>;
  readonly #aside: readonly string[];
  readonly #shelf: () => Shelf;
  #value: Value;
  /** The last change could not be written: what is on the shelf is older. */
  #isAhead = false;
  /** What can neither be read nor be moved out of the way. */
  #leftAlone: string | undefined;

  /** @param shelf throws where storage is forbidden */
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

  /** Changes what is kept, and returns what it has become. */
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

  /** What could not be read and is still there, word for word: what was set aside last. */
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

  /** Throws away what {@link aside} returned. */
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
      // It stays where it is.
    }
  }

  #setAside(text: string): Kept<Value> {
    const value = this.#value;
    const { key, unread, asideAt } = this.#keeping;
    try {
      const shelf = this.#shelf();
      const free = this.#aside.find((place) => [null, text].includes(shelf.getItem(place)));
      if (free === undefined) throw new Error('no room');
      shelf.setItem(free, text);
      shelf.removeItem(key);
      return { value, problem: `${unread} It has been set aside: ${asideAt}.` };
    } catch {
      this.#leftAlone = text;
      return { value, problem: `${unread} It is left where it is, and nothing new is kept.` };
    }
  }
}
