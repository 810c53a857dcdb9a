import { nextTurn, runInSlices } from '../steps';

/* The pauses of long counts. All counts together give way to the event loop every few milliseconds. */

/** Work done in one turn of the event loop, in milliseconds: a frame of a page has 16. */
const SLICE = 12;

/** When this turn's work is long enough; 0 while no count has worked in it. */
let sliceEnd = 0;

/** Counts that wait for a turn, the longest wait first. */
const waiting: (() => void)[] = [];

export function isPauseDue(): boolean {
  if (sliceEnd === 0) {
    sliceEnd = performance.now() + SLICE;
    void nextTurn().then(() => {
      sliceEnd = 0;
    });
  }
  return performance.now() >= sliceEnd;
}

/** Lets everybody else have a turn. @throws the signal's reason if it has been aborted */
export async function pause(signal?: AbortSignal): Promise<void> {
  await new Promise<void>((resolve) => {
    waiting.push(resolve);
    if (waiting.length === 1) void nextTurn().then(goOn);
  });
  signal?.throwIfAborted();
}

/** One count goes on in each turn: however many there are, everybody else waits for one slice. */
function goOn(): void {
  sliceEnd = 0;
  const next = waiting.shift();
  if (waiting.length > 0) void nextTurn().then(goOn);
  next?.();
}

/**
 * Runs a count to its end, with pauses.
 *
 * @param onProgress is called at each of them, with 0 to 1, until it throws: then the console shows its error
 * @throws the signal's reason, if it is aborted
 */
export async function runWithPauses<T>(
  steps: Iterator<{ readonly done: number; readonly of: number }, T>,
  signal?: AbortSignal,
  onProgress?: (part: number) => void,
): Promise<T> {
  let tell = onProgress;
  const report = (part: number): void => {
    try {
      tell?.(part);
    } catch (error) {
      // The count has no part in it.
      tell = undefined;
      console.error(error);
    }
  };
  signal?.throwIfAborted();
  // Many short counts, one after the other, are a long one too.
  if (isPauseDue()) await pause(signal);
  let furthest = 0;
  const found = await runInSlices(steps, {
    isOver: isPauseDue,
    onStep: ({ done, of }) => {
      // An answer may have several counts one after the other.
      furthest = Math.max(furthest, done / of);
    },
    turn: () => {
      report(furthest);
      return pause(signal);
    },
  });
  report(1);
  return found;
}
