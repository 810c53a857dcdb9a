/** Work done between two turns of the event loop, in milliseconds: a frame of a page has 16. */
const SLICE = 12;

/**
 * The pauses of a long count: every few milliseconds it gives way to the event loop, and stops if its signal is aborted.
 * Close it once the count has ended.
 */
export class Pace {
  readonly #signal: AbortSignal | undefined;
  /** A message is a turn of the event loop; a browser holds a timer back to four milliseconds. */
  readonly #channel = new MessageChannel();
  #goOn: () => void = () => undefined;
  #sliceEnd = performance.now() + SLICE;

  /** @throws the signal's reason where it is aborted already */
  constructor(signal?: AbortSignal) {
    signal?.throwIfAborted();
    this.#signal = signal;
    this.#channel.port1.onmessage = () => {
      this.#goOn();
    };
  }

  /** Whether it is time for a pause. */
  get isDue(): boolean {
    return performance.now() >= this.#sliceEnd;
  }

  /** Lets everybody else have a turn. @throws the signal's reason where it has been aborted */
  async pause(): Promise<void> {
    await new Promise<void>((resolve) => {
      this.#goOn = resolve;
      this.#channel.port2.postMessage(undefined);
    });
    this.#signal?.throwIfAborted();
    this.#sliceEnd = performance.now() + SLICE;
  }

  close(): void {
    this.#channel.port1.close();
  }
}

/** Runs a count to its end, with pauses. @param onProgress is called at each of them, with 0 to 1 */
export async function runWithPauses<T>(
  steps: Iterator<{ readonly done: number; readonly of: number }, T>,
  signal?: AbortSignal,
  onProgress: (part: number) => void = () => undefined,
): Promise<T> {
  const pace = new Pace(signal);
  let furthest = 0;
  try {
    for (;;) {
      const step = steps.next();
      if (step.done === true) {
        onProgress(1);
        return step.value;
      }
      if (!pace.isDue) continue;
      // An answer may have several counts one after the other.
      furthest = Math.max(furthest, step.value.done / step.value.of);
      onProgress(furthest);
      await pace.pause();
    }
  } finally {
    pace.close();
  }
}
