import { remember } from './memory';
import { addRound, dayOf, doneToday, roundOf, SESSION, type Progress, type ProgressKeeper } from './progress';
import type { DrillRound } from './round.svelte';

/** The number of drills after which a day's session is over. */
interface Goal {
  readonly day: number;
  readonly count: number;
}

export class Score {
  readonly #kept: ProgressKeeper;
  readonly #now: () => number;
  #goal = $state.raw<Goal>({ day: 0, count: 0 });

  constructor(kept: ProgressKeeper, now: () => number) {
    this.#kept = kept;
    this.#now = now;
    // The last drill of a session may still be on the page.
    this.#aim(Math.max(SESSION, SESSION * Math.ceil(this.#done / SESSION)));
  }

  get #done(): number {
    return doneToday(this.#kept.value, this.#now());
  }
  /** After how many drills of today the session is over. */
  get goal(): number {
    return this.#goal.day === dayOf(this.#now()) ? this.#goal.count : SESSION;
  }
  /** The session's last drill is done, and no further one was dealt. */
  get isSessionDone(): boolean {
    return this.#done >= this.goal;
  }

  /** A drill that counts is dealt: after the end of a session it begins another. */
  goOn(): void {
    if (this.isSessionDone) this.#aim(SESSION * (Math.floor(this.#done / SESSION) + 1));
  }

  /** Saves a round that was graded. @param seconds how long it took */
  record({ drill, kind, seed, reply, grade }: DrillRound, seconds: number, timed: boolean): void {
    if (grade === undefined) return;
    const at = this.#now();
    const round = roundOf(drill, reply, grade, { at, kind, seed, seconds, timed });
    this.#kept.act((progress: Progress) => {
      const memories = kind === undefined ? progress.memories : remember(progress.memories, kind, grade, at);
      return addRound(progress, round, memories);
    });
  }

  #aim(count: number): void {
    this.#goal = { day: dayOf(this.#now()), count };
  }
}
