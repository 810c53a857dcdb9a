import { releaseProxy, wrap, type Remote } from 'comlink';

/** The worker that counts speaks twenty times a second while it works. */
const PATIENCE = 2_000;
/** Until its first word a worker may still be on its way over a slow line. */
const PATIENCE_TO_START = 20_000;

/** A timer that is later than this, in milliseconds, means that the device slept, not that the worker is silent. */
const ASLEEP = 500;

/**
 * Calls `lost` after this many milliseconds; returns what ends the wait. After a sleep it begins again: words
 * of the meantime may still wait to be heard, and the other side may have slept as well.
 */
export function afterSilence(patience: number, lost: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = (): void => {
    const end = performance.now() + patience;
    timer = setTimeout(() => {
      if (performance.now() > end + ASLEEP) wait();
      else lost();
    }, patience);
  };
  wait();
  return () => {
    clearTimeout(timer);
  };
}

/** The line of a page to one worker. If the worker breaks or falls silent, the caller starts another and its line. */
export class Lifeline<Far> {
  /** The worker's far side. What is not answered when the line ends is never answered. */
  readonly far: Remote<Far>;
  hasSpoken = false;
  readonly #worker: Worker;
  readonly #onLost: () => void;
  readonly #patience: number;
  #stopWaiting: (() => void) | undefined;

  /**
   * @param onLost may be called more than once, and after the end
   * @param patience milliseconds of silence that a worker is given which has spoken before
   */
  constructor(worker: Worker, onLost: () => void, patience = PATIENCE) {
    this.#worker = worker;
    this.#onLost = onLost;
    this.#patience = patience;
    worker.addEventListener('error', onLost);
    worker.addEventListener('messageerror', onLost);
    this.far = wrap<Far>(worker);
  }

  /** Waits for the worker's next word from now on, or for none. */
  miss(isAwaited: boolean): void {
    this.#stopWaiting?.();
    if (isAwaited) this.#stopWaiting = afterSilence(this.hasSpoken ? this.#patience : PATIENCE_TO_START, this.#onLost);
  }

  /** Ends the worker. Not to be called twice. */
  end(): void {
    this.miss(false);
    this.far[releaseProxy]();
    this.#worker.terminate();
  }
}
