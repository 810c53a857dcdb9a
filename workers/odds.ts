import { proxy, releaseProxy, transfer, wrap, type Remote } from 'comlink';
import type { Spot } from '../src/poker/spot';
import type { FarSide, Report, Word } from './protocol';
import { afterSilence } from './silence';

export type { EarlierStreet, Report } from './protocol';

interface Job {
  readonly number: number;
  readonly spot: Spot;
  readonly key: string;
  /** Who asked; nobody so far, where it is counted ahead. */
  report: ((report: Report) => void) | undefined;
  /** The last answer that came. */
  answer?: Report;
  /** Workers lost over this question, and helpers. */
  losses: number;
  helpersLost: number;
}

/** A worker that helps another. */
interface Helper {
  readonly worker: Worker;
  /** Held, because Comlink closes what nobody refers to. */
  readonly far: Remote<FarSide>;
}

/** A silent worker is given up after this long: it reports twenty times a second while it works. */
const PATIENCE = 2_000;
/** Until its first word a worker may still be on its way over a slow line. */
const PATIENCE_TO_START = 20_000;
/** A question that has cost so many workers is not asked again. */
const MOST_LOSSES = 3;

/** A browser that is too old starts none, or one that breaks before its first word. */
const NO_START =
  'The worker that counts does not start. Load the page again; if that changes nothing, this browser is too old: Outs takes Chrome or Edge 111, Firefox 115, Safari 17.4, or newer.';

/** More workers than this gain little and take memory each. */
const MOST_HELPERS = 7;

/** The last answers to so many spots are kept. */
const MOST_KEPT = 64;

function startWorker(): Worker {
  return new Worker(new URL('./odds.worker.ts', import.meta.url), { type: 'module' });
}

/**
 * The page's end of the worker that counts: starts it, asks it, and replaces it when it dies or falls
 * silent, asking the question again. The newest question wins; nothing is heard of an older one. What
 * may be asked next is counted ahead. Where a count is long the worker gets helpers, one for each other
 * core, which stay for later ones; the workers talk among themselves.
 */
export class OddsWorker {
  readonly #start: () => Worker;
  #worker: Worker | undefined;
  #far: Remote<FarSide> | undefined;
  #ready = false;
  /** A worker has said a word: this browser can start them. */
  #hasStarted = false;
  #jobs = 0;
  #job: Job | undefined;
  /** What may be asked next and has not been counted. */
  #ahead: readonly Spot[] = [];
  /** The last answer to a spot and its line, the spot that was asked or counted last at the end. */
  readonly #kept = new Map<string, readonly Report[]>();
  #stopListening: (() => void) | undefined;
  readonly #cores: number;
  readonly #helpers = new Map<number, Helper>();
  #hired = 0;

  /** @param cores how many workers may count at a time */
  constructor(start: () => Worker = startWorker, cores = navigator.hardwareConcurrency) {
    this.#start = start;
    this.#cores = cores;
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

  /**
   * Asks `spot`; what comes back, down to the `line`, goes to `report` until the next question: before
   * this returns, where the spot has been counted already.
   */
  ask(spot: Spot, report: (report: Report) => void): void {
    const key = JSON.stringify(spot);
    const kept = this.#kept.get(key);
    const job = this.#job;
    this.#ahead = [];
    if (kept !== undefined) {
      if (job !== undefined) this.cancel();
      this.#keep(key, kept);
      kept.forEach(report);
    } else if (job?.report === undefined && job?.key === key) {
      job.report = report;
      this.#listenForSilence();
      if (job.answer !== undefined) report(job.answer);
    } else {
      this.#job = this.#newJob(spot, key, report);
      this.#send(this.#job);
    }
  }

  /**
   * Says what may be asked next, in place of what was said before. The worker counts it once it has
   * nothing else to do, unless it takes more than a moment.
   */
  askAhead(spots: readonly Spot[]): void {
    const job = this.#job;
    // Nobody waits for what is counted ahead: another takes its place.
    if (job !== undefined && job.report === undefined) {
      if (!spots.some((spot) => JSON.stringify(spot) === job.key)) this.cancel();
    }
    this.#ahead = spots;
    this.#goAhead();
  }

  /** Drops the question; nothing more is heard of it. */
  cancel(): void {
    this.#job = undefined;
    this.#ahead = [];
    this.#stopListening?.();
    void this.#far?.cancel();
  }

  /** Ends the worker; the next question starts another. */
  close(): void {
    this.#job = undefined;
    this.#discard();
  }

  #newJob(spot: Spot, key: string, report?: (report: Report) => void): Job {
    return { number: ++this.#jobs, spot, key, report, losses: 0, helpersLost: 0 };
  }

  #keep(key: string, reports: readonly Report[]): void {
    this.#kept.delete(key);
    this.#kept.set(key, reports);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > MOST_KEPT && oldest !== undefined) this.#kept.delete(oldest);
  }

  /** Has the next spot counted that may be asked, unless the worker is busy. */
  #goAhead(): void {
    if (this.#job !== undefined || this.#far === undefined || !this.#ready) return;
    for (;;) {
      const [spot, ...others] = this.#ahead;
      if (spot === undefined) return;
      this.#ahead = others;
      const key = JSON.stringify(spot);
      if (this.#kept.has(key)) continue;
      this.#job = this.#newJob(spot, key);
      void this.#far.ask(this.#job.number, spot);
      return;
    }
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
      job.report?.({ kind: 'failure', message: NO_START });
      return;
    }
    this.#listenForSilence();
    void this.#far?.ask(job.number, job.spot);
  }

  #hear(number: number, report: Report | Word): void {
    const job = this.#job;
    const isAhead = job !== undefined && job.report === undefined;
    if (report === 'ready') this.#ready = this.#hasStarted = true;
    else if (report === 'help' && job?.report !== undefined) this.#hire();
    else if (typeof report === 'object' && report.kind === 'silent') this.#replace(report.helper);
    if (job === undefined) {
      this.#goAhead();
      return;
    }
    if (!isAhead) this.#listenForSilence();
    if (number !== job.number || report === 'ready') return;
    if (isAhead && (report === 'help' || report.kind === 'progress')) {
      // It takes its time, and so will the others: they wait until somebody wants them.
      this.cancel();
      return;
    }
    if (report === 'help' || report.kind === 'silent') return;
    if (report.kind === 'answer') job.answer = report;
    if (report.kind === 'line' || report.kind === 'failure') {
      this.#stopListening?.();
      this.#job = undefined;
    }
    if (report.kind === 'line' && job.answer !== undefined) {
      this.#keep(job.key, [job.answer, report]);
    }
    job.report?.(report);
    this.#goAhead();
  }

  /** Brings the helpers up to their number. */
  #hire(): void {
    while (this.#helpers.size < Math.min(MOST_HELPERS, this.#cores - 1)) {
      const number = ++this.#hired;
      let worker: Worker;
      try {
        worker = this.#start();
      } catch {
        return; // a browser may have had enough of them: the count goes on without
      }
      const lost = () => {
        this.#replace(number);
      };
      worker.addEventListener('error', lost);
      worker.addEventListener('messageerror', lost);
      const far = wrap<FarSide>(worker);
      this.#helpers.set(number, { worker, far });
      const { port1, port2 } = new MessageChannel();
      void far.serve(transfer(port1, [port1]));
      void this.#far?.enlist(number, transfer(port2, [port2]));
    }
  }

  /** Hires another helper in the place of one that is lost, unless too many have been. */
  #replace(number: number): void {
    const helper = this.#helpers.get(number);
    if (helper === undefined) return;
    this.#helpers.delete(number);
    letGo(helper);
    void this.#far?.dismiss(number);
    if (this.#job !== undefined && ++this.#job.helpersLost < MOST_LOSSES) this.#hire();
  }

  #listenForSilence(): void {
    this.#stopListening?.();
    this.#stopListening = afterSilence(this.#ready ? PATIENCE : PATIENCE_TO_START, () => {
      this.#lose();
    });
  }

  /** Replaces the worker, and asks again what it left unanswered. */
  #lose(): void {
    this.#discard();
    const job = this.#job;
    if (job?.report === undefined) {
      this.#job = undefined; // nobody waits for it
      return;
    }
    job.losses++;
    if (job.losses < MOST_LOSSES) {
      this.#send(job);
      return;
    }
    this.#job = undefined;
    job.report({
      kind: 'failure',
      message: this.#hasStarted
        ? 'The count broke off three times and was given up. Change a card to try again.'
        : NO_START,
    });
  }

  #discard(): void {
    this.#stopListening?.();
    // Helpers know nobody but the worker that is going.
    this.#helpers.forEach(letGo);
    this.#helpers.clear();
    this.#far?.[releaseProxy]();
    this.#far = undefined;
    this.#worker?.terminate();
    this.#worker = undefined;
  }
}

function letGo({ worker, far }: Helper): void {
  far[releaseProxy]();
  worker.terminate();
}
