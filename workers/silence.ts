/** A timer that is later than this, in milliseconds, means that the device slept, not that the worker is silent. */
const ASLEEP = 500;

/**
 * Calls `lost` after so many milliseconds; returns what ends the wait. After a sleep it begins again: words
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
