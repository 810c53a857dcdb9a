import { proxy, releaseProxy, wrap, type Remote } from 'comlink';
import type { Spot } from '../src/poker/spot';
import type { FarSide, Report } from './protocol';

export type { EarlierStreet, Report } from './protocol';

interface Job {
  readonly number: number;
  readonly spot: Spot;
  readonly report: (report: Report) => void;
  /** Workers lost over this question. */
  losses: number;
}

/** A silent worker is given up after this long: it reports twenty times a second while it works. */
const PATIENCE = 2_000;
/** Until its first word a worker may still be on its way over a slow line. */
const PATIENCE_TO_START = 20_000;
/** A question that has cost so many workers is not asked again. */
const MOST_LOSSES = 3;

function startWorker(): Worker {
  return new Worker(new URL('./odds.worker.ts', import.meta.url), { type: 'module' });
}

/**
 * The page's end of the worker that counts: starts it, asks it, and replaces it when it dies or falls
 * silent, asking the question again. The newest question wins; nothing is heard of an older one.
 */
export class OddsWorker {
  readonly #start: () => Worker;
  #worker: Worker | undefined;
  #far: Remote<FarSide> | undefined;
  #ready = false;
  #jobs = 0;
  #job: Job | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;

  constructor(start: () => Worker = startWorker) {
    this.#start = start;
  }

  /** Starts the worker, so that the first question need not wait for it. Returns whether one runs. */
  warm(): boolean {
    if (this.#worker !== undefined) return true;
    try {
      this.#spawn();
      return true;
    } catch {
      return false;
    }
  }

  /** Asks `spot`; what comes back, down to the `line`, goes to `report` until the next question. */
  ask(spot: Spot, report: (report: Report) => void): void {
    this.#job = { number: ++this.#jobs, spot, report, losses: 0 };
    this.#send(this.#job);
  }

  /** Drops the question; nothing more is heard of it. */
  cancel(): void {
    this.#job = undefined;
    clearTimeout(this.#silence);
    void this.#far?.cancel();
  }

  /** Ends the worker; the next question starts another. */
  close(): void {
    this.#job = undefined;
    this.#discard();
  }

  #spawn(): void {
    const worker = this.#start();
    this.#worker = worker;
    this.#ready = false;
    const lost = () => {
      if (worker === this.#worker) this.#lose();
    };
    worker.addEventListener('error', lost);
    worker.addEventListener('messageerror', lost);
    this.#far = wrap<FarSide>(worker);
    void this.#far.listen(
      proxy((job, report) => {
        if (worker === this.#worker) this.#hear(job, report);
      }),
    );
  }

  #send(job: Job): void {
    if (!this.warm()) {
      this.#job = undefined;
      job.report({
        kind: 'failure',
        message: 'This browser does not start the worker that counts.',
      });
      return;
    }
    this.#listenForSilence();
    void this.#far?.ask(job.number, job.spot);
  }

  #hear(number: number, report: Report | 'ready' | 'done'): void {
    if (report === 'ready') this.#ready = true;
    const job = this.#job;
    if (job === undefined) return;
    this.#listenForSilence();
    if (report === 'ready' || number !== job.number) return;
    if (report === 'done' || report.kind === 'failure') {
      clearTimeout(this.#silence);
      this.#job = undefined;
    }
    if (report !== 'done') job.report(report);
  }

  #listenForSilence(): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(
      () => {
        this.#lose();
      },
      this.#ready ? PATIENCE : PATIENCE_TO_START,
    );
  }

  /** Replaces the worker, and asks again what it left unanswered. */
  #lose(): void {
    this.#discard();
    const job = this.#job;
    if (job === undefined) return;
    job.losses++;
    if (job.losses < MOST_LOSSES) {
      this.#send(job);
      return;
    }
    this.#job = undefined;
    job.report({
      kind: 'failure',
      message: 'The count broke off three times and was given up. Change a card to try again.',
    });
  }

  #discard(): void {
    clearTimeout(this.#silence);
    this.#far?.[releaseProxy]();
    this.#far = undefined;
    this.#worker?.terminate();
    this.#worker = undefined;
  }
}
