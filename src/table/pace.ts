import { afterPaint } from '../ui/paint';

/**
 * When the page shows what was entered. A change waits a moment for its answer: most are there by then,
 * and the cards and their answer change together. The figures are painted as soon as they come, the
 * table follows by a frame: on a slow device the figures are there in half the time.
 */
export class Pace {
  readonly #patience: number;
  readonly #show: () => void;
  #callOff: (() => void) | undefined;

  /**
   * @param patience milliseconds that a change may wait for its answer; with 0 nothing ever waits
   * @param show shows what was entered and answered last
   */
  constructor(patience: number, show: () => void) {
    this.#patience = patience;
    this.#show = show;
  }

  /** Something waits to be shown. */
  get waits(): boolean {
    return this.#callOff !== undefined;
  }

  /** Shows what was entered with its answer, or without it when that takes too long. */
  withAnswer(): void {
    if (this.#patience === 0) {
      this.now();
      return;
    }
    this.drop();
    const timer = setTimeout(() => {
      this.now();
    }, this.#patience);
    this.#callOff = () => {
      clearTimeout(timer);
    };
  }

  /** The figures are about to be painted: shows the rest a frame later. */
  afterFigures(): void {
    if (this.#patience === 0) {
      this.now();
      return;
    }
    this.drop();
    this.#callOff = afterPaint(() => {
      this.now();
    });
  }

  now(): void {
    this.drop();
    this.#show();
  }

  /** Shows nothing of what waits. */
  drop(): void {
    this.#callOff?.();
    this.#callOff = undefined;
  }
}
