import { OddsWorker } from '../../workers/odds';
import { dailyOf } from '../drills/daily';
import { dealDrill, seedOf, type Drill } from '../drills/drill';
import type { Asking } from '../drills/kind';
import { kindNamed, KINDS, type Kind } from '../drills/kinds';
import { dealOwn, type OwnSpot } from '../drills/own';
import type { PackPuzzle } from '../drills/pack';
import { dealPuzzle, type Puzzle } from '../drills/puzzle';
import type { StudyLink } from '../drills/studyLink';
import type { Answer } from '../poker/answer';
import type { Spot } from '../poker/spot';
import { plan, type Plan } from './memory';
import { stepFor, type Progress } from './progress';
import { nextOwn, type YourSpots } from './yourSpots.svelte';

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

export interface DealtDrill {
  readonly drill: Drill;
  readonly source?: Source | undefined;
  /** The kind that a puzzle's reply counts for. */
  readonly counts?: Kind | undefined;
}

/** A dealt drill, or why none could be dealt. */
export type Dealt = DealtDrill | { readonly problem: string };

/** How a drill is dealt, and why it is this kind of drill. */
export interface Deal {
  readonly steps: Asking<Dealt>;
  readonly plan?: Plan | undefined;
}

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

/** A drill of a kind, at the learner's step. @param random a number from 0 to 1, without the 1 */
export function dealtKind(kind: Kind, progress: Progress, random: () => number): Asking<Dealt> {
  const step = kind.form === 'marks' ? undefined : stepFor(progress, kind.name);
  return dealt(dealDrill(kind, seedOf(random(), step)));
}

export function dealtDay(day: number): Asking<Dealt> {
  const { kind: name, seed } = dailyOf(day);
  const kind = kindNamed(name);
  if (kind === undefined) throw new Error(name);
  return dealt(dealDrill(kind, seed), { from: 'day', day });
}

/** A puzzle of a pack. @param at its place, from 0 */
export function dealtPacked(own: PackPuzzle, at: number): Asking<Dealt> {
  const source: Source = { ...own, from: 'pack', at };
  return own.kind === undefined ? dealtPuzzle(own.puzzle, source) : dealt(dealDrill(own.kind, own.seed), source);
}

// oxlint-disable-next-line require-yield
function* refused(problem: string): Asking<Dealt> {
  return { problem };
}

/** The drill that a link names; `undefined` if it names none, or a pack. */
export function namedDeal({ own, puzzle, day, drill }: StudyLink, spots: YourSpots): Deal | undefined {
  if (own !== undefined) {
    const spot = spots.read(own);
    return { steps: spot.ok ? dealtOwn(spot.value) : refused(spot.error) };
  }
  if (puzzle !== undefined) return { steps: dealtPuzzle(puzzle, { from: 'puzzle', puzzle }) };
  if (day !== undefined) return { steps: dealtDay(day) };
  return drill && { steps: dealt(dealDrill(drill.kind, drill.seed)) };
}

/** What the learner has, and had last. */
interface Learner {
  readonly progress: Progress;
  readonly spots: YourSpots;
  readonly last: { readonly kind: Kind | undefined; readonly ownSpot: OwnSpot | undefined } | undefined;
  readonly now: number;
  readonly random: () => number;
}

/** The next drill: a picked spot, otherwise one of the chosen level, otherwise the one that is due in today's mix. */
export function nextDeal({ progress, spots, last, now, random }: Learner): Deal {
  const picked = spots.takePicked();
  if (picked !== undefined) return { steps: dealtOwn(picked) };
  const { level, rounds, memories } = progress;
  const chosen = KINDS.filter((kind) => kind.level === level);
  if (chosen.length > 0) {
    const kind = chosen[Math.floor(random() * chosen.length)];
    return { steps: dealtKind(kind, progress, random) };
  }
  const own = level === 'own' ? nextOwn(spots.list, rounds, last?.ownSpot?.link) : undefined;
  if (own !== undefined) return { steps: dealtOwn(own) };
  const next = plan(memories, now, last?.kind?.name);
  return { steps: dealtKind(next.kind, progress, random), plan: next };
}

/** Deals one drill at a time: an older deal that is still under way is dropped. */
export class Dealer {
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
