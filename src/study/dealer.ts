import { OddsWorker } from '../../workers/odds';
import type { Drill } from '../drills/drill';
import type { Asking } from '../drills/kind';
import type { Kind } from '../drills/kinds';
import { dealOwn, type OwnSpot } from '../drills/own';
import type { PackPuzzle } from '../drills/pack';
import { dealPuzzle, type Puzzle } from '../drills/puzzle';
import type { Answer } from '../poker/answer';
import type { Spot } from '../poker/spot';

/* How a drill is dealt while the page can draw: in slices, with the answers of a worker. */

/** Milliseconds of dealing before the page may draw. */
const SLICE = 8;

/** Answers spots, exactly if the engine can. */
export interface Answers {
  /** Calls back once: with the exact answer, or with the last sample of a spot that is only sampled. Only the newest question is answered. */
  ask(spot: Spot, onAnswer: (answer: Answer) => void, onFailure: (message: string) => void): void;
  close(): void;
}

/** Answers from the worker: building the engine's tables on the page would block it. */
export function workerAnswers(): Answers {
  const worker = new OddsWorker();
  worker.warm();
  return {
    ask(spot, onAnswer, onFailure) {
      let isAnswered = false;
      let sampled: Answer | undefined;
      const take = (answer: Answer) => {
        if (isAnswered) return;
        isAnswered = true;
        onAnswer(answer);
      };
      worker.ask({ kind: 'answer', spot }, (report) => {
        if (report.kind === 'failure') onFailure(report.message);
        else if (report.kind === 'answer') {
          if (report.answer.method === 'sampled') sampled = report.answer;
          else take(report.answer);
        } else if (report.kind === 'earlierStreets' && sampled !== undefined) take(sampled);
      });
    },
    close() {
      worker.close();
    },
  };
}

/** The source of a drill, if it is not its kind and a random seed. */
export type Source =
  | { readonly from: 'puzzle'; readonly puzzle: Puzzle }
  | { readonly from: 'own'; readonly own: OwnSpot }
  | { readonly from: 'day'; readonly day: number }
  /** The place in the open pack, from 0. */
  | ({ readonly from: 'pack'; readonly at: number } & Pick<PackPuzzle, 'puzzle' | 'note' | 'after'>);

/** A dealt drill, or why none could be dealt. */
export type Dealt =
  | { readonly drill: Drill; readonly source?: Source | undefined; readonly counts?: Kind | undefined }
  | { readonly problem: string };

export function* dealt(steps: Asking<Drill>, source?: Source): Asking<Dealt> {
  return { drill: yield* steps, source };
}

export function* dealtOwn(own: OwnSpot): Asking<Dealt> {
  return { drill: yield* dealOwn(own), source: { from: 'own', own } };
}

export function* dealtPuzzle(puzzle: Puzzle, source: Source): Asking<Dealt> {
  const read = yield* dealPuzzle(puzzle);
  return read.ok ? { drill: read.value.drill, source, counts: read.value.kind } : { problem: read.error };
}

/** Deals one drill at a time: an older deal that is still under way is dropped. */
export class Dealer {
  /** The number of the last deal. */
  #deals = 0;
  readonly #answers: Answers;
  readonly #ticks: () => number;

  /** @param ticks milliseconds of a clock that is never set */
  constructor(answers: Answers, ticks: () => number) {
    this.#answers = answers;
    this.#ticks = ticks;
  }

  /** Drops what is being dealt. Returns whether nothing was dealt since, at any later time. */
  drop(): () => boolean {
    const job = ++this.#deals;
    return () => job === this.#deals;
  }

  /** @param onDealt called once, unless another deal or {@link drop} came first */
  deal(steps: Asking<Dealt>, onDealt: (dealt: Dealt) => void, onFailure: (message: string) => void): void {
    const isNewest = this.drop();
    const go = (answer?: Answer): void => {
      if (!isNewest()) return;
      const start = this.#ticks();
      let step = steps.next(answer);
      while (step.done !== true && step.value === undefined && this.#ticks() - start < SLICE) {
        step = steps.next();
      }
      if (step.done === true) onDealt(step.value);
      else if (step.value === undefined) setTimeout(go);
      else this.#answers.ask(step.value, go, onFailure);
    };
    go();
  }

  close(): void {
    this.drop();
    this.#answers.close();
  }
}
