/**
 * Calls `act` once the present frame is painted, so that work that can wait does not delay it.
 *
 * @returns a function that cancels the call
 */
export function afterPaint(act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => (timer = setTimeout(act)));
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
