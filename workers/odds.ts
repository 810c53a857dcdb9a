import { givenUp, notStarted } from '#words/odds';
import { proxy, transfer } from 'comlink';
import type { Answer } from '../src/poker/answer';
import type { Spot } from '../src/poker/spot';
import type { Words } from '../src/words/answer';
import type { Seated } from '../src/words/types';
import { Lifeline } from './lifeline';
import { keyOf, type Brought, type FarSide, type Failure, type Message, type Question } from './protocol';

export type { Aside, Brought, EarlierStreet, AsideResult, Question, Report } from './protocol';

type AnswerQuestion = Extract<Question, { kind: 'answer' }>;

interface Job {
  readonly number: number;
  readonly question: Question;
  readonly key: string;
  /** Called with each result. Absent while the spot is only counted ahead of time. */
  report?: (brought: Brought) => void;
  answer?: Brought;
  /** Workers lost over this question, and helpers. */
  losses: number;
  helpersLost: number;
}

/** A question that has cost this many workers is not asked again. */
const MOST_LOSSES = 3;

/** More workers than this gain little and take memory each. */
const MOST_HELPERS = 7;

/** The number of last results to keep. */
const MOST_KEPT = 64;

function startWorker(): Worker {
  return new Worker(new URL('./odds.worker.ts', import.meta.url), { type: 'module' });
}

/**
 * The page's end of the worker that counts: starts it, asks it, and replaces it when it dies or falls silent, asking
 * again what it had been asked. Of answers the newest wins, with what is asked besides it. Likely next spots are counted
 * ahead. If a count is long the worker gets helpers, one for each other core, which stay for later ones; the workers
 * talk among themselves.
 */
export class OddsWorker {
  readonly #start: () => Worker;
  #line: Lifeline<FarSide> | undefined;
  /** A worker has sent a message: this browser can start them. */
  #hasStarted = false;
  #numbers = 0;
  /** The worker's questions, by number, in order: one answer at most. */
  readonly #jobs = new Map<number, Job>();
  #newest = 0;
  #ahead: readonly AnswerQuestion[] = [];
  /** The final results of questions, the newest last. */
  readonly #kept = new Map<string, readonly Brought[]>();
  readonly #cores: number;
  /** Held, because Comlink closes what is not referred to. */
  readonly #helpers = new Map<number, Lifeline<FarSide>>();
  #started = 0;

  /** @param cores how many workers may count at a time */
  constructor(start: () => Worker = startWorker, cores = navigator.hardwareConcurrency) {
    this.#start = start;
    this.#cores = cores;
  }

  /** Starts the worker, so that the first question need not wait for it. Returns whether one runs. */
  warm(): boolean {
    if (this.#line !== undefined) return true;
    try {
      this.#spawn();
      return true;
    } catch {
      return false;
    }
  }

  /**
   * Asks a question. An answer is counted at once and drops all that was asked before; the other questions are
   * counted one after the other, next to the answer once it has said something.
   *
   * @param report is called with what comes back: before this returns, if it has been counted already
   * @param signal drops the question when it aborts; with an answer all that was asked besides it
   */
  ask<Asked extends Question>(question: Asked, report: (brought: Brought<Asked>) => void, signal?: AbortSignal): void {
    const key = keyOf(question);
    const hear = report as (brought: Brought) => void;
    const isAnswer = question.kind === 'answer';
    const ahead = isAnswer ? this.#answering : undefined;
    const isCounted = ahead?.report === undefined && ahead?.key === key;
    if (isAnswer) {
      this.#ahead = [];
      for (const job of Array.from(this.#jobs.values())) if (!isCounted || job !== ahead) this.#drop(job);
    }
    const number = isCounted && ahead !== undefined ? ahead.number : ++this.#numbers;
    if (isAnswer) this.#newest = number;
    signal?.addEventListener(
      'abort',
      () => {
        this.#abort(number);
      },
      { once: true },
    );
    const kept = this.#kept.get(key);
    if (kept !== undefined) {
      keep(this.#kept, key, kept);
      kept.forEach(hear);
    } else if (isCounted && ahead !== undefined) {
      ahead.report = hear;
      this.#miss();
      if (ahead.answer !== undefined) hear(ahead.answer);
    } else {
      const job: Job = { number, question, key, report: hear, losses: 0, helpersLost: 0 };
      this.#jobs.set(number, job);
      this.#send(job);
    }
  }

  /** An answer's words again, with other names. Nothing is counted, and nothing that was asked is dropped. */
  words(spot: Spot, answer: Answer, names: Seated['names']): Promise<Words> | undefined {
    this.warm();
    return this.#line?.far.words(spot, answer, names);
  }

  /**
   * Sets the spots that may be asked next, in place of those set before. The worker counts the spots one
   * by one while it has nothing else to do, but not a spot that takes more than a moment.
   *
   * @param names of the opponents
   */
  askAhead(spots: readonly Spot[], names?: Seated['names']): void {
    const job = this.#answering;
    this.#ahead = spots.map((spot) => ({ kind: 'answer', spot, names }));
    const isWanted = job?.report !== undefined || this.#ahead.some((question) => keyOf(question) === job?.key);
    if (job !== undefined && !isWanted) this.#drop(job);
    this.#goAhead();
  }

  close(): void {
    this.#jobs.clear();
    this.#discard();
  }

  get #answering(): Job | undefined {
    return Array.from(this.#jobs.values()).find(({ question }) => question.kind === 'answer');
  }

  get #isAwaited(): boolean {
    return Array.from(this.#jobs.values()).some(({ report }) => report !== undefined);
  }

  #abort(number: number): void {
    const job = this.#jobs.get(number);
    if (number === this.#newest) {
      this.#ahead = [];
      Array.from(this.#jobs.values()).forEach((own) => {
        this.#drop(own);
      });
    } else if (job !== undefined) this.#drop(job);
    this.#goAhead();
  }

  #drop(job: Job): void {
    this.#jobs.delete(job.number);
    this.#miss();
    void this.#line?.far.drop(job.number);
  }

  #goAhead(): void {
    if (this.#jobs.size > 0 || this.#line?.hasSpoken !== true) return;
    for (;;) {
      const [question, ...others] = this.#ahead;
      if (question === undefined) return;
      this.#ahead = others;
      const key = keyOf(question);
      if (this.#kept.has(key)) continue;
      const number = ++this.#numbers;
      this.#jobs.set(number, { number, question, key, losses: 0, helpersLost: 0 });
      void this.#line.far.ask(number, question);
      return;
    }
  }

  #spawn(): void {
    const line = new Lifeline<FarSide>(this.#start(), () => {
      if (line === this.#line) this.#lose();
    });
    this.#line = line;
    void line.far.listen(
      proxy((number, message) => {
        if (line !== this.#line) return;
        line.hasSpoken = this.#hasStarted = true;
        this.#receive(number, message);
      }),
    );
  }

  #send(job: Job): void {
    if (!this.warm()) {
      this.#end(job, { kind: 'failure', message: notStarted });
      return;
    }
    this.#miss();
    void this.#line?.far.ask(job.number, job.question);
  }

  #end(job: Job, last: Brought): void {
    this.#jobs.delete(job.number);
    const isWhole = last.kind !== 'failure' && (job.question.kind !== 'answer' || job.answer !== undefined);
    if (isWhole) keep(this.#kept, job.key, job.answer === undefined ? [last] : [job.answer, last]);
    this.#miss();
    job.report?.(last);
  }

  #receive(number: number, message: Message): void {
    const job = this.#jobs.get(number);
    this.#miss();
    switch (message.kind) {
      case 'ready':
      case 'busy':
        break;
      case 'helperLost':
        this.#replace(message.helper);
        break;
      case 'wantsHelpers':
      case 'progress':
        if (job === undefined) return;
        // Slow here, so do not count the others ahead; wait until they are asked.
        if (job.report === undefined) {
          this.#ahead = [];
          this.#drop(job);
        } else if (message.kind === 'progress') job.report(message);
        else this.#startHelpers();
        return;
      case 'answer':
        if (job === undefined) break;
        job.answer = message;
        job.report?.(message);
        break;
      default:
        if (job === undefined) break;
        // More flop results will follow.
        if (message.kind === 'allFlops' && message.flops.length < message.of) job.report?.(message);
        else this.#end(job, message);
    }
    this.#goAhead();
  }

  #startHelpers(): void {
    while (this.#helpers.size < Math.min(MOST_HELPERS, this.#cores - 1)) {
      const number = ++this.#started;
      let helper: Lifeline<FarSide>;
      try {
        helper = new Lifeline(this.#start(), () => {
          this.#replace(number);
        });
      } catch {
        return; // a browser may have had enough of them: the count goes on without
      }
      this.#helpers.set(number, helper);
      const { port1, port2 } = new MessageChannel();
      void helper.far.serve(transfer(port1, [port1]));
      void this.#line?.far.addHelper(number, transfer(port2, [port2]));
    }
  }

  /** Starts another helper in the place of a lost one, unless too many have been lost. */
  #replace(number: number): void {
    const helper = this.#helpers.get(number);
    if (helper === undefined) return;
    this.#helpers.delete(number);
    helper.end();
    void this.#line?.far.removeHelper(number);
    const job = this.#answering;
    if (job?.report !== undefined && ++job.helpersLost < MOST_LOSSES) this.#startHelpers();
  }

  #miss(): void {
    this.#line?.miss(this.#isAwaited);
  }

  /** Replaces the worker, and asks again what it left unanswered. */
  #lose(): void {
    this.#discard();
    for (const job of Array.from(this.#jobs.values())) {
      if (job.report === undefined) this.#jobs.delete(job.number);
      else if (++job.losses < MOST_LOSSES) this.#send(job);
      else this.#end(job, this.#givenUp);
    }
  }

  get #givenUp(): Failure {
    // A browser that is too old starts no worker, or one that breaks before its first message.
    return { kind: 'failure', message: this.#hasStarted ? givenUp : notStarted };
  }

  #discard(): void {
    // Helpers are connected to the ended worker only.
    this.#helpers.forEach((helper) => {
      helper.end();
    });
    this.#helpers.clear();
    this.#line?.end();
    this.#line = undefined;
  }
}

/** Puts an entry at the end of a map of the last ones. */
function keep<T>(map: Map<string, T>, key: string, value: T): void {
  map.delete(key);
  map.set(key, value);
  const [oldest] = map.keys();
  if (map.size > MOST_KEPT && oldest !== undefined) map.delete(oldest);
}
