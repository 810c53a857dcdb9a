import { NO_PROGRESS, readProgress, writeProgress, type Progress } from './progress';

/** The part of a browser's storage that is used here. */
export type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const KEY = 'outs:study';
/** Where data that cannot be read is set aside, numbered from 1. */
const ASIDE = 'outs:study:aside:';
/** Broken data set aside more often than this is the work of a program gone wrong. */
const MOST_ASIDE = 20;

/** What became of reading or writing. */
export interface Kept {
  readonly progress: Progress;
  /** What to tell the reader. */
  readonly problem?: string;
  /** Data that could not be read, word for word. */
  readonly aside?: string;
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
  /** What is on the shelf cannot be read, nor be moved out of the way: it is left alone. */
  #leftAlone = false;

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
    if (text === null || this.#leftAlone) return { progress: this.#progress };
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
    if (this.#leftAlone) return { ...before, progress };
    try {
      this.#shelf().setItem(KEY, writeProgress(progress));
      return { ...before, progress };
    } catch {
      return { ...before, progress, problem: before.problem ?? NOTHING_KEPT };
    }
  }

  #setAside(text: string): Kept {
    const aside = {
      progress: this.#progress,
      aside: text,
    };
    try {
      const shelf = this.#shelf();
      const free = Array.from({ length: MOST_ASIDE }, (_, at) => `${ASIDE}${at + 1}`).find((key) =>
        [null, text].includes(shelf.getItem(key)),
      );
      if (free === undefined) throw new Error('no room');
      shelf.setItem(free, text);
      shelf.removeItem(KEY);
      return {
        ...aside,
        problem: 'What this device kept of your progress cannot be read. It has been set aside.',
      };
    } catch {
      this.#leftAlone = true;
      return {
        ...aside,
        problem:
          'What this device kept of your progress cannot be read. It is left where it is, and nothing new is kept.',
      };
    }
  }
}
