/* How a long count is run: it is a generator, which yields wherever it may be left for a while. */

/** The part of the platform that is used here, on a page, in a worker or on Node. */
interface Platform {
  readonly performance: { now(): number };
  /** Node has it: timers, sockets and files have their turn. A browser does not have it. */
  readonly setImmediate?: (act: () => void) => unknown;
  readonly MessageChannel: new () => {
    readonly port1: { onmessage: (() => void) | null; close(): void };
    readonly port2: { postMessage(message: undefined): void };
  };
}

const platform = globalThis as unknown as Platform;

/** Resolves in the next turn of the event loop: everybody else has had one. */
export function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    // Node hands out up to a thousand messages in one turn, with no timer or socket between them.
    if (platform.setImmediate !== undefined) {
      platform.setImmediate(resolve);
      return;
    }
    // In a browser a message is a turn; a timer would be held back to four milliseconds.
    const { port1, port2 } = new platform.MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });
}

export function finish<T>(steps: Iterator<unknown, T>): T {
  let step = steps.next();
  while (step.done !== true) step = steps.next();
  return step.value;
}

/**
 * A count as a part of another one, which yields what `write` makes of its steps.
 *
 * @param enough a result that a step already has, if it will do: the count ends with it
 */
export function* relay<Step, Told, T>(
  steps: Iterator<Step, T>,
  write: (step: Step) => Told,
  enough?: (step: Step) => T | undefined,
): Generator<Told, T> {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
    const early = enough?.(step.value);
    if (early !== undefined) return early;
    yield write(step.value);
  }
}

/** When a slice of work ends: after this many milliseconds; or when several counts that share it say so. */
export type Slice = { readonly ms: number } | { readonly isOver: () => boolean };

/** A slice that ends after this many milliseconds, and begins again with `begin`. */
class Clock {
  readonly #ms: number;
  #end = 0;

  constructor(ms: number) {
    this.#ms = ms;
    this.begin();
  }

  begin(): void {
    this.#end = platform.performance.now() + this.#ms;
  }

  isOver(): boolean {
    return platform.performance.now() >= this.#end;
  }
}

/**
 * Runs a count to its end, a slice in each turn of the event loop.
 *
 * @param run.turn lets the others have their turn
 * @param run.onStep is called after each step
 * @throws the signal's reason, once it is aborted
 */
export async function runInSlices<Step, T>(
  steps: Iterator<Step, T>,
  run: Slice & {
    readonly turn?: () => Promise<void>;
    readonly onStep?: (step: Step) => void;
    /** An `AbortSignal`. */
    readonly signal?: { throwIfAborted(): void } | undefined;
  },
): Promise<T> {
  const { turn = nextTurn, onStep, signal } = run;
  const clock = 'ms' in run ? new Clock(run.ms) : undefined;
  const isOver = 'ms' in run ? () => clock?.isOver() === true : run.isOver;
  signal?.throwIfAborted();
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
    onStep?.(step.value);
    if (!isOver()) continue;
    await turn();
    signal?.throwIfAborted();
    clock?.begin();
  }
}
