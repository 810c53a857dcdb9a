import { proxy, releaseProxy, transfer, wrap, type Remote } from 'comlink';
import type { Spot } from '../src/poker/spot';
import type { Aside, FarSide, Found, Message, Report } from './protocol';
import { afterSilence } from './silence';

export type { Aside, EarlierStreet, Found, Report } from './protocol';

interface Counted {
  readonly number: number;
  readonly spot: Spot;
  readonly key: string;
  /** The last answer that came. */
  answer?: Report;
}

/** A spot that may be asked next: nobody waits for it. */
interface AheadJob extends Counted {
  readonly kind: 'ahead';
}

/** The spot that is asked. */
interface AskedJob extends Counted {
  readonly kind: 'asked';
  readonly report: (report: Report) => void;
  /** Workers lost over this question, and helpers. */
  losses: number;
  helpersLost: number;
}

/** A question beside the spot's. */
interface AsideJob {
  readonly question: Aside;
  readonly key: string;
  readonly report: (found: Found) => void;
  /** Workers lost while it was asked. */
  losses: number;
}

/** A worker that helps another. */
interface Helper {
  readonly worker: Worker;
  /** Held, because Comlink closes what is not referred to. */
  readonly far: Remote<FarSide>;
}

/** A silent worker is given up after this long: it reports twenty times a second while it works. */
const PATIENCE = 2_000;
/** Until its first message a worker may still be on its way over a slow line. */
const PATIENCE_TO_START = 20_000;
/** A question that has cost so many workers is not asked again. */
const MOST_LOSSES = 3;

/** A browser that is too old starts none, or one that breaks before its first message. */
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
 * silent, asking the question again. The newest question wins; an older one is not answered. What
 * may be asked next is counted ahead. Where a count is long the worker gets helpers, one for each other
 * core, which stay for later ones; the workers talk among themselves.
 */
export class OddsWorker {
  readonly #start: () => Worker;
  #worker: Worker | undefined;
  #far: Remote<FarSide> | undefined;
  #ready = false;
  /** A worker has sent a message: this browser can start them. */
  #hasStarted = false;
  #jobs = 0;
  #job: AheadJob | AskedJob | undefined;
  /** What may be asked next and has not been counted. */
  #ahead: readonly Spot[] = [];
  /** The last answer to a spot and its earlier streets, the spot that was asked or counted last at the end. */
  readonly #kept = new Map<string, readonly Report[]>();
  /** What is asked beside the spot, and the last that was found so. */
  readonly #asides = new Map<number, AsideJob>();
  readonly #found = new Map<string, Found>();
  #stopListening: (() => void) | undefined;
  readonly #cores: number;
  readonly #helpers = new Map<number, Helper>();
  #started = 0;

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
   * Asks `spot`; what comes back, down to the earlier streets, goes to `report` until the next question: before
   * this returns, where the spot has been counted already.
   */
  ask(spot: Spot, report: (report: Report) => void): void {
    const key = JSON.stringify(spot);
    const kept = this.#kept.get(key);
    const job = this.#job;
    this.#ahead = [];
    this.#dropAsides();
    if (kept !== undefined) {
      if (job !== undefined) this.#cancelJob();
      keep(this.#kept, key, kept);
      kept.forEach(report);
    } else if (job?.kind === 'ahead' && job.key === key) {
      this.#job = asked(job, report);
      this.#listenForSilence();
      if (job.answer !== undefined) report(job.answer);
    } else {
      const next = asked({ number: ++this.#jobs, spot, key }, report);
      this.#job = next;
      this.#send(next);
    }
  }

  /**
   * Asks something beside the spot that is asked, which is counted once that has its first answer. The next
   * spot that is asked drops it.
   *
   * @param report is called with what was found, or that it failed: before this returns, where it has been counted
   *   already
   * @returns drops the question
   */
  askAside(question: Aside, report: (found: Found) => void): () => void {
    const key = JSON.stringify(question);
    const known = this.#found.get(key);
    if (known !== undefined) {
      keep(this.#found, key, known);
      report(known);
      return () => undefined;
    }
    const number = ++this.#jobs;
    this.#asides.set(number, { question, key, report, losses: 0 });
    this.#sendAside(number, question);
    return () => {
      this.#dropAside(number);
      if (!this.#isAwaited) this.#stopListening?.();
      this.#goAhead();
    };
  }

  /**
   * Says what may be asked next, in place of what was said before. The worker counts it once it has
   * nothing else to do, unless it takes more than a moment.
   */
  askAhead(spots: readonly Spot[]): void {
    const job = this.#job;
    if (job?.kind === 'ahead' && !spots.some((spot) => JSON.stringify(spot) === job.key)) {
      this.#cancelJob();
    }
    this.#ahead = spots;
    this.#goAhead();
  }

  /** Drops the question and what is asked beside it; neither is answered any more. */
  cancel(): void {
    this.#dropAsides();
    this.#cancelJob();
  }

  #cancelJob(): void {
    this.#job = undefined;
    this.#ahead = [];
    if (!this.#isAwaited) this.#stopListening?.();
    void this.#far?.cancel();
  }

  /** Ends the worker; the next question starts another. */
  close(): void {
    this.#job = undefined;
    this.#asides.clear();
    this.#discard();
  }

  /** Whether a message of the worker is awaited. */
  get #isAwaited(): boolean {
    return this.#job?.kind === 'asked' || this.#asides.size > 0;
  }

  #dropAside(number: number): void {
    if (this.#asides.delete(number)) void this.#far?.dropAside(number);
  }

  #dropAsides(): void {
    for (const number of Array.from(this.#asides.keys())) this.#dropAside(number);
  }

  /** Has the next spot counted that may be asked, unless the worker is busy. */
  #goAhead(): void {
    if (this.#job !== undefined || this.#far === undefined || !this.#ready) return;
    if (this.#asides.size > 0) return;
    for (;;) {
      const [spot, ...others] = this.#ahead;
      if (spot === undefined) return;
      this.#ahead = others;
      const key = JSON.stringify(spot);
      if (this.#kept.has(key)) continue;
      this.#job = { kind: 'ahead', number: ++this.#jobs, spot, key };
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
      proxy((job, message) => {
        if (worker === this.#worker) this.#receive(job, message);
      }),
    );
  }

  #send(job: AskedJob): void {
    if (!this.warm()) {
      this.#job = undefined;
      job.report({ kind: 'failure', message: NO_START });
      return;
    }
    this.#listenForSilence();
    void this.#far?.ask(job.number, job.spot);
  }

  #sendAside(number: number, question: Aside): void {
    if (!this.warm()) {
      this.#endAside(number, { kind: 'failure', message: NO_START });
      return;
    }
    this.#listenForSilence();
    void this.#far?.askAside(number, question);
  }

  #endAside(number: number, found: Found): void {
    const aside = this.#asides.get(number);
    if (aside === undefined) return;
    this.#asides.delete(number);
    if (found.kind !== 'failure') keep(this.#found, aside.key, found);
    if (!this.#isAwaited) this.#stopListening?.();
    aside.report(found);
  }

  /** Takes a message of the worker. `number` is the job that it counts. */
  #receive(number: number, message: Message): void {
    const job = this.#job?.number === number ? this.#job : undefined;
    const report = job?.kind === 'asked' ? job.report : undefined;
    if (message.kind === 'ready') this.#ready = this.#hasStarted = true;
    if (this.#isAwaited) this.#listenForSilence();
    switch (message.kind) {
      case 'ready':
      case 'busy':
        break;
      case 'wantsHelpers':
        // It takes its time, and so will the others: they wait until they are asked.
        if (job?.kind === 'ahead') this.#cancelJob();
        else if (this.#job?.kind === 'asked') this.#startHelpers();
        return;
      case 'helperLost':
        this.#replace(message.helper);
        break;
      case 'found':
        this.#endAside(message.aside, message.found);
        break;
      case 'progress':
        if (job?.kind === 'ahead') this.#cancelJob();
        else report?.(message);
        return;
      case 'answer':
        if (job === undefined) break;
        job.answer = message;
        report?.(message);
        break;
      case 'earlierStreets':
      case 'failure':
        if (job === undefined) break;
        this.#job = undefined;
        if (!this.#isAwaited) this.#stopListening?.();
        if (message.kind === 'earlierStreets' && job.answer !== undefined) {
          keep(this.#kept, job.key, [job.answer, message]);
        }
        report?.(message);
        break;
    }
    this.#goAhead();
  }

  /** Starts the helpers that are missing. */
  #startHelpers(): void {
    while (this.#helpers.size < Math.min(MOST_HELPERS, this.#cores - 1)) {
      const number = ++this.#started;
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
      void this.#far?.addHelper(number, transfer(port2, [port2]));
    }
  }

  /** Starts another helper in the place of a lost one, unless too many have been lost. */
  #replace(number: number): void {
    const helper = this.#helpers.get(number);
    if (helper === undefined) return;
    this.#helpers.delete(number);
    endHelper(helper);
    void this.#far?.removeHelper(number);
    if (this.#job?.kind === 'asked' && ++this.#job.helpersLost < MOST_LOSSES) this.#startHelpers();
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
    if (job?.kind !== 'asked') {
      this.#job = undefined;
    } else if (++job.losses < MOST_LOSSES) {
      this.#send(job);
    } else {
      this.#job = undefined;
      job.report(this.#givenUp);
    }
    for (const [number, aside] of Array.from(this.#asides)) {
      if (++aside.losses < MOST_LOSSES) this.#sendAside(number, aside.question);
      else this.#endAside(number, this.#givenUp);
    }
  }

  get #givenUp(): { readonly kind: 'failure'; readonly message: string } {
    const message = this.#hasStarted
      ? 'The count broke off three times and was given up. Change a card to try again.'
      : NO_START;
    return { kind: 'failure', message };
  }

  #discard(): void {
    this.#stopListening?.();
    // Helpers are connected to the ended worker only.
    this.#helpers.forEach(endHelper);
    this.#helpers.clear();
    this.#far?.[releaseProxy]();
    this.#far = undefined;
    this.#worker?.terminate();
    this.#worker = undefined;
  }
}

function asked(spot: Counted, report: (report: Report) => void): AskedJob {
  return { ...spot, kind: 'asked', report, losses: 0, helpersLost: 0 };
}

/** Puts an entry at the end of a map of the last ones. */
function keep<T>(map: Map<string, T>, key: string, value: T): void {
  map.delete(key);
  map.set(key, value);
  const [oldest] = map.keys();
  if (map.size > MOST_KEPT && oldest !== undefined) map.delete(oldest);
}

function endHelper({ worker, far }: Helper): void {
  far[releaseProxy]();
  worker.terminate();
}
