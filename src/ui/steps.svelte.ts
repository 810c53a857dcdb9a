/** How many steps undo goes back. */
const MEMORY = 200;

/** The history of undo and redo. A moment is a state of the page's input. */
export class Steps<Moment> {
  #past = $state.raw<readonly Moment[]>([]);
  /** Undone moments, the last undone at the end. */
  #undone = $state.raw<readonly Moment[]>([]);

  get canUndo(): boolean {
    return this.#past.length > 0;
  }
  get canRedo(): boolean {
    return this.#undone.length > 0;
  }

  /** Records a moment that is about to change. Clears redo. */
  keep(moment: Moment): void {
    this.#past = [...this.#past, moment].slice(-MEMORY);
    this.#undone = [];
  }

  /** Continues a change whose first moment is recorded already. Clears redo. */
  goOn(): void {
    this.#undone = [];
  }

  /** Clears undo. */
  forget(): void {
    this.#past = [];
  }

  /** The moment before `now`; `undefined` if there is none. */
  undo(now: Moment): Moment | undefined {
    const moment = this.#past.at(-1);
    if (moment === undefined) return undefined;
    this.#past = this.#past.slice(0, -1);
    this.#undone = [...this.#undone, now];
    return moment;
  }

  /** The moment that undo left for `now`; `undefined` if there is none. */
  redo(now: Moment): Moment | undefined {
    const moment = this.#undone.at(-1);
    if (moment === undefined) return undefined;
    this.#undone = this.#undone.slice(0, -1);
    this.#past = [...this.#past, now];
    return moment;
  }
}
