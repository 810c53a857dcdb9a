/*
 * The late parts of the table: a file each, loaded whole when the first of its parts is wanted, and kept by the browser.
 * Use them with `later`: `later(doors.money, 'Runs')`.
 */
export const doors = Object.freeze({
  /** All around an answer: asked for once the first answer is painted. */
  beside: () => import('./page/beside'),
  seats: () => import('./seats/Opponents.svelte'),
  money: () => import('./money'),
  ranges: () => import('./ranges'),
  curves: () => import('./curves'),
  flops: () => import('./flops/BeforeFlop.svelte'),
  replay: () => import('./replay/pastedHand.svelte'),
  saved: () => import('./saved'),
  /** What few lines and links have: a read, or something wrong. */
  reads: () => import('../notation/reads'),
  problems: () => import('../words/problems'),
});

/** All around an answer. */
export type Beside = Awaited<ReturnType<typeof doors.beside>>;
