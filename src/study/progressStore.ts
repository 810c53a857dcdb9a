import { Store, type ReadResult, type StorageLike } from '../ui/store';
import { KEPT_PROGRESS, KEPT_QUESTIONS, type Progress } from './progress';

/** Where progress is kept: as {@link Store} keeps one document. */
export type KeepsProgress = Pick<Store<Progress>, 'read' | 'change' | 'aside' | 'discardAside'>;

/**
 * Progress in two documents. A page of 0.2 in another tab would set aside all progress for a kind that it does not
 * know, so that what it does not know has a document of its own.
 */
export class ProgressStore implements KeepsProgress {
  readonly #marking: Store<Progress>;
  readonly #questions: Store<Progress>;

  /** @param storage throws if storage is forbidden */
  constructor(storage: () => StorageLike = () => localStorage) {
    this.#marking = new Store(KEPT_PROGRESS, storage);
    this.#questions = new Store(KEPT_QUESTIONS, storage);
  }

  read(): ReadResult<Progress> {
    return joined(this.#marking.read(), this.#questions.read());
  }

  change(change: (progress: Progress) => Progress): ReadResult<Progress> {
    const before = this.read();
    const next = change(before.value);
    const after = joined(
      this.#marking.change(() => next),
      this.#questions.change(() => next),
    );
    const problem = before.problem ?? after.problem;
    return { value: next, ...(problem !== undefined && { problem }) };
  }

  /** The text that was set aside last, unchanged; `undefined` if there is none. */
  aside(): string | undefined {
    return this.#marking.aside() ?? this.#questions.aside();
  }

  /** Deletes the text that {@link aside} returns. */
  discardAside(): void {
    const isMarking = this.#marking.aside() !== undefined;
    (isMarking ? this.#marking : this.#questions).discardAside();
  }
}

function joined(marking: ReadResult<Progress>, questions: ReadResult<Progress>): ReadResult<Progress> {
  const [one, other] = [marking.value, questions.value];
  const problem = marking.problem ?? questions.problem;
  return {
    value: {
      ...one,
      questions: other.questions,
      memories: { ...one.memories, ...other.memories },
      strangers: {
        rounds: one.strangers.rounds,
        questions: other.strangers.questions,
        memories: { ...one.strangers.memories, ...other.strangers.memories },
      },
    },
    ...(problem !== undefined && { problem }),
  };
}
