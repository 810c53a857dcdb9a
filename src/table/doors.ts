/*
 * The late parts of the table. Each file is loaded whole when its first part is wanted, and the browser keeps it. Use
 * them with `later`: `later(doors.money, 'Runs')`.
 */
export const doors = Object.freeze({
  /** The parts around an answer: asked for once the first answer is painted. */
  beside: () => import('./page/beside'),
  seats: () => import('./seats/Opponents.svelte'),
  money: () => import('./money'),
  ranges: () => import('./ranges'),
  curves: () => import('./curves'),
  flops: () => import('./flops/BeforeFlop.svelte'),
  replay: () => import('./replay/pastedHand.svelte'),
  saved: () => import('./saved'),
  /** Parts that few lines and links need: a read, or a fault. */
  reads: () => import('../notation/reads'),
  problems: () => import('../words/problems'),
});

/** The parts around an answer. */
export type Beside = Awaited<ReturnType<typeof doors.beside>>;
