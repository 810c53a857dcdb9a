import { NO_PROGRESS, readProgress, writeProgress, type Progress } from './progress';

/** The part of a browser's storage that is used here. */
export type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const KEY = 'outs:study';
/** Where data that cannot be read is set aside; more often than this is a program gone wrong. */
const ASIDE = Array.from({ length: 20 }, (_, at) => `${KEY}:aside:${at + 1}`);

const UNREAD = 'What this device kept of your progress cannot be read.';

/** What became of reading or writing. */
export interface Kept {
  readonly progress: Progress;
  /** What to tell the reader. */
  readonly problem?: string;
}

const NOTHING_KEPT =
  'This device keeps nothing for this page: progress lasts until the page is left. Export it to keep it.';

/**
 * Progress on the device. Every change starts from what is kept there now, so that two windows do not
 * undo each other; where nothing can be kept it lasts as long as this object.
 */
export class Store {
  readonly #shelf: () => Shelf;
  #progress: Progress = NO_PROGRESS;
  /** The last change could not be written: what is on the shelf is older. */
  #isAhead = false;
  /** What can neither be read nor be moved out of the way. */
  #leftAlone: string | undefined;

  /** @param shelf throws where storage is forbidden */
  constructor(shelf: () => Shelf = () => localStorage) {
    this.#shelf = shelf;
  }

  read(): Kept {
    let text: string | null;
    try {
      text = this.#shelf().getItem(KEY);
    } catch {
      return { progress: this.#progress, problem: NOTHING_KEPT };
    }
    if (text === null || this.#leftAlone !== undefined || this.#isAhead) {
      return { progress: this.#progress };
    }
    const read = readProgress(text);
    if (read.ok) {
      this.#progress = read.value;
      return { progress: read.value };
    }
    return this.#setAside(text);
  }

  /** Changes what is kept, and returns what it has become. */
  change(change: (progress: Progress) => Progress): Kept {
    const before = this.read();
    this.#progress = change(before.progress);
    const progress = this.#progress;
    if (this.#leftAlone !== undefined) return { ...before, progress };
    try {
      this.#shelf().setItem(KEY, writeProgress(progress));
      this.#isAhead = false;
      return { ...before, progress };
    } catch {
      this.#isAhead = true;
      return { ...before, progress, problem: before.problem ?? NOTHING_KEPT };
    }
  }

  /** What could not be read and is still there, word for word: what was set aside last. */
  aside(): string | undefined {
    if (this.#leftAlone !== undefined) return this.#leftAlone;
    try {
      const shelf = this.#shelf();
      const key = ASIDE.findLast((own) => shelf.getItem(own) !== null);
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
      const key = [KEY, ...ASIDE].findLast((own) => shelf.getItem(own) === text);
      if (key !== undefined) shelf.removeItem(key);
      this.#leftAlone = undefined;
    } catch {
      // It stays where it is.
    }
  }

  #setAside(text: string): Kept {
    const progress = this.#progress;
    const shelf = this.#shelf;
    try {
      const free = ASIDE.find((key) => [null, text].includes(shelf().getItem(key)));
      if (free === undefined) throw new Error('no room');
      shelf().setItem(free, text);
      shelf().removeItem(KEY);
      return { progress, problem: `${UNREAD} It has been set aside: see Progress.` };
    } catch {
      this.#leftAlone = text;
      return { progress, problem: `${UNREAD} It is left where it is, and nothing new is kept.` };
    }
  }
}
