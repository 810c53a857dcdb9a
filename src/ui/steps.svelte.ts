/** Moments that undo goes back. */
const MEMORY = 200;

/** What was entered, step by step: back to a moment before, and forth again. */
export class Steps<Moment> {
  #past = $state.raw<readonly Moment[]>([]);
  /** What was taken back, the last of it at the end. */
  #undone = $state.raw<readonly Moment[]>([]);

  get canUndo(): boolean {
    return this.#past.length > 0;
  }
  get canRedo(): boolean {
    return this.#undone.length > 0;
  }

  /** Keeps a moment that is about to change. What was taken back before is gone. */
  keep(moment: Moment): void {
    this.#past = [...this.#past, moment].slice(-MEMORY);
    this.#undone = [];
  }

  /** A change goes on that has been kept before. What was taken back is gone. */
  goOn(): void {
    this.#undone = [];
  }

  /** Nothing lies before this moment. */
  forget(): void {
    this.#past = [];
  }

  /** The moment before `now`, if there is one. */
  undo(now: Moment): Moment | undefined {
    const moment = this.#past.at(-1);
    if (moment === undefined) return undefined;
    this.#past = this.#past.slice(0, -1);
    this.#undone = [...this.#undone, now];
    return moment;
  }

  /** The moment that undo left for `now`, if there is one. */
  redo(now: Moment): Moment | undefined {
    const moment = this.#undone.at(-1);
    if (moment === undefined) return undefined;
    this.#undone = this.#undone.slice(0, -1);
    this.#past = [...this.#past, now];
    return moment;
  }
}
