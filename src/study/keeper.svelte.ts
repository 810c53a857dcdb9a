import * as say from '#words/study';
import { leftOut } from '#words/saved';
import { paragraph } from '#words/text';
import type { ReadResult, Store } from '../ui/store';
import { allRounds, merge, NO_PROGRESS, readProgress, since, writeProgress, type Progress } from './progress';

/** Where progress is kept. */
export type KeepsProgress = Pick<Store<Progress>, 'read' | 'change' | 'aside' | 'discardAside'>;

/** Keeps the learner's progress on the device, and undoes an import or an erasure. */
export class ProgressKeeper {
  #progress = $state.raw<Progress>(NO_PROGRESS);
  #aside = $state<string>();
  #told = $state('');
  /** The progress before and after the last import or erasure, for its undo. */
  #act = $state.raw<{ readonly before: Progress; readonly after: Progress }>();
  readonly #store: KeepsProgress;
  readonly #onProblem: (problem: string | undefined) => void;

  /** @param onProblem called whenever the store was read or written: with what went wrong, if anything */
  constructor(store: KeepsProgress, onProblem: (problem: string | undefined) => void) {
    this.#store = store;
    this.#onProblem = onProblem;
    this.reread();
  }

  get progress(): Progress {
    return this.#progress;
  }
  /** Saved text that this page cannot read, unchanged. */
  get aside(): string | undefined {
    return this.#aside;
  }
  /** The last action on the saved progress; empty after the next action. */
  get told(): string {
    return this.#told;
  }
  /** Whether an import or an erasure can be undone. */
  get canTakeBack(): boolean {
    return this.#act !== undefined;
  }

  exportText(): string {
    return writeProgress(this.#progress);
  }

  /**
   * Adds what a file holds, without the entries that cannot be read. A file of which nothing can be read is reported and
   * changes nothing.
   */
  importText(text: string): void {
    const read = readProgress(text);
    const isEmpty = read.ok && allRounds(read.value).length === 0 && Object.keys(read.value.memories).length === 0;
    const problem = !read.ok
      ? read.error
      : isEmpty && read.bad !== undefined
        ? say.notStudy(read.bad.first)
        : undefined;
    if (!read.ok || problem !== undefined) {
      this.#onProblem(problem);
      this.hush();
      return;
    }
    const before = this.#progress;
    this.change((progress) => merge(progress, read.value));
    this.#act = { before, after: this.#progress };
    const added = allRounds(since(before, this.#progress)).length;
    this.#told = paragraph([
      say.imported(added),
      ...(read.bad === undefined ? [] : [leftOut(read.bad.count, read.bad.first)]),
    ]);
  }

  erase(): void {
    const before = this.#progress;
    this.change(() => ({ ...NO_PROGRESS, welcomed: true }));
    this.#act = { before, after: this.#progress };
    this.#told = say.erased;
  }

  /** Undoes an import or an erasure, and nothing that another window has added since. */
  takeBack(): void {
    const act = this.#act;
    if (act === undefined) return;
    const { before, after } = act;
    this.change((progress) => {
      const { rounds, questions, memories } = since(after, progress);
      return merge(before, { ...before, rounds, questions, memories });
    });
    this.#told = say.undone;
  }

  /** Deletes the text that was set aside. */
  discardAside(): void {
    this.#store.discardAside();
    this.#aside = this.#store.aside();
  }

  /** Clears the message of the last act. */
  hush(): void {
    this.#told = '';
  }

  /** Reads the saved data, again after another window has changed it. */
  reread(): void {
    this.#take(this.#store.read());
  }

  change(change: (progress: Progress) => Progress): void {
    this.#act = undefined;
    this.#told = '';
    this.#take(this.#store.change(change));
  }

  #take({ value, problem }: ReadResult<Progress>): void {
    this.#progress = value;
    this.#onProblem(problem);
    this.#aside = this.#store.aside();
  }
}
