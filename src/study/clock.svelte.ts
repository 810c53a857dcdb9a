/** Seconds for a spot: about the time that a player has at the table. */
export const CLOCK = 20;

/** How often the time that is left is read, in milliseconds. */
const TICK = 250;

/** Measures how long a drill takes, and counts down if it is timed. */
export class DrillClock {
  #secondsLeft = $state(CLOCK);
  #startedAt = 0;
  #isOn = false;
  #timer: ReturnType<typeof setInterval> | undefined;
  readonly #ticks: () => number;
  readonly #onTick: () => void;

  /**
   * @param ticks milliseconds of a clock that is never set
   * @param onTick called a few times a second while a timed drill is on
   */
  constructor(ticks: () => number, onTick: () => void) {
    this.#ticks = ticks;
    this.#onTick = onTick;
  }

  get secondsLeft(): number {
    return this.#secondsLeft;
  }

  /** Seconds since the start, to a tenth. */
  get seconds(): number {
    return Math.round(Math.max(0, this.#ticks() - this.#startedAt) / 100) / 10;
  }

  get isOn(): boolean {
    return this.#isOn;
  }

  start(isTimed: boolean): void {
    this.stop();
    this.#isOn = true;
    this.#startedAt = this.#ticks();
    this.#secondsLeft = CLOCK;
    if (isTimed) this.#timer = setInterval(this.#onTick, TICK);
  }

  stop(): void {
    this.#isOn = false;
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  /** Reads the time. Returns whether it is up. */
  read(): boolean {
    const left = CLOCK - (this.#ticks() - this.#startedAt) / 1000;
    this.#secondsLeft = Math.max(0, left);
    return left <= 0;
  }
}
