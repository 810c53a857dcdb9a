import { expose } from 'comlink';
import { answerer, type Answer } from '../src/poker/answer';
import { percent } from '../src/poker/chance';
import { countEquity, longCounts, lookUpEquity, wantsTable } from '../src/poker/equity';
import type { Gathering, LongCount } from '../src/poker/pieces';
import { readPreflopTable, type PreflopTable } from '../src/poker/preflopTable';
import { inWords } from '../src/poker/reason';
import type { Spot } from '../src/poker/spot';
import type { Equity } from '../src/poker/tally';
import { Crew } from './crew';
import type { EarlierStreet, FarSide, Helper, Report, Word } from './protocol';

/** Work done between two looks for a newer question, in milliseconds. */
const SLICE = 4;
/** Least time between two progress reports, in milliseconds: twenty a second. */
const PROGRESS_EVERY = 50;
/** Least time between two sampled answers, and before the first of them. */
const ANSWER_EVERY = 100;
/** A count that takes longer than this, in milliseconds, is shared. */
const ALONE = 25;

let hear: Parameters<FarSide['listen']>[0] = () => undefined;
let current = 0;
const crew = new Crew((helper) => {
  hear(current, { kind: 'silent', helper });
});

/** A turn of the event loop; a timer would be held back to four milliseconds. */
const turns = new MessageChannel();
const waiting: (() => void)[] = [];
turns.port1.onmessage = () => waiting.shift()?.();

function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve);
    turns.port2.postMessage(undefined);
  });
}

class Superseded extends Error {}

let table: Promise<PreflopTable | undefined> | undefined;

/** The preflop table, fetched when first wanted; without it the same counts take longer. */
function preflopTable(): Promise<PreflopTable | undefined> {
  table ??= fetch(new URL('../src/poker/preflop-table.bin', import.meta.url))
    .then(async ({ body }) => {
      const bytes = body?.pipeThrough(new DecompressionStream('deflate-raw'));
      return readPreflopTable(new Uint8Array(await new Response(bytes).arrayBuffer()));
    })
    .catch(() => {
      table = undefined; // the next question may find the line mended
      return undefined;
    });
  return table;
}

/** Longest wait for the table, in milliseconds: the near side gives up a worker that is silent longer. */
const TABLE_WAIT = 1_000;

/** Over a slow line the count goes on without the table, which is there for a later question. */
function noTableYet(): Promise<undefined> {
  return new Promise((resolve) => {
    setTimeout(() => {
      resolve(undefined);
    }, TABLE_WAIT);
  });
}

/** One question on its way: what it tells, and whether anybody still wants to know. */
class Question {
  readonly job: number;
  /** Only the figure is wanted, and soon: what comes before it is not told. */
  readonly #isHasty: boolean;
  readonly #spot: Spot;
  readonly #complete: (equity: Equity) => Answer;
  readonly #started = performance.now();
  #sliceEnd = performance.now() + SLICE;
  #told = performance.now();
  #answered = performance.now();
  #hasHelp = false;

  constructor(job: number, spot: Spot, isHasty: boolean) {
    this.job = job;
    this.#spot = spot;
    this.#isHasty = isHasty;
    this.#complete = answerer(spot);
  }

  /** The answer; better and better ones are told before it. */
  async answer(): Promise<Answer> {
    const spot = this.#spot;
    const preflop = wantsTable(spot)
      ? await Promise.race([preflopTable(), noTableYet()])
      : undefined;
    this.#check();
    const early = lookUpEquity(spot, { table: preflop });
    if (early !== undefined && this.#isHasty) return this.#complete(early);
    if (early !== undefined) this.#tellEarly(early);
    const counts = longCounts(spot);
    if (counts.length === 0) return this.#complete(await this.#countAlone());
    // What is sampled first is good enough for the hasty, and not wanted where the table has told.
    const first = early === undefined ? 0 : counts.length - 1;
    const last = this.#isHasty ? 0 : counts.length - 1;
    for (let stage = first; stage < last; stage++) {
      const gathering = await this.#share(stage, counts[stage], ANSWER_EVERY);
      if (gathering.progress() > 0) this.#tellEarly(gathering.equity());
    }
    return this.#complete((await this.#share(last, counts[last], Infinity)).equity());
  }

  /** A count that needs no help. */
  async #countAlone(): Promise<Equity> {
    const count = countEquity(this.#spot);
    for (;;) {
      const step = count.next();
      if (step.done) return step.value;
      await this.#rest(step.value.done / step.value.of);
    }
  }

  /** A long count, or so much of it as can be done in some milliseconds. */
  #share(stage: number, count: LongCount, most: number): Promise<Gathering> {
    const end = performance.now() + most;
    return crew.gather(this.#spot, stage, count, async (gathering) => {
      // Of a count that is cut short nobody knows how far it is.
      await this.#rest(most === Infinity ? gathering.progress() : 0);
      if (!this.#hasHelp && performance.now() - this.#started > ALONE) {
        this.#hasHelp = true;
        tell(this.job, 'help');
      }
      const isDue = performance.now() - this.#answered >= ANSWER_EVERY;
      if (isDue && count.method === 'sampled' && gathering.progress() > 0 && !gathering.isDone) {
        this.#tellEarly(gathering.equity());
      }
      return performance.now() >= end;
    });
  }

  #tellEarly(equity: Equity): void {
    if (this.#isHasty) return;
    this.#answered = performance.now();
    tellAnswer(this.job, this.#spot, this.#complete(equity));
  }

  /** Lets messages in where it is time, and stops where one was a newer question. */
  async #rest(done: number): Promise<void> {
    const now = performance.now();
    if (now < this.#sliceEnd) return;
    if (now - this.#told >= PROGRESS_EVERY) {
      this.#told = now;
      tell(this.job, { kind: 'progress', done, of: 1 });
    }
    await nextTurn();
    this.#check();
    this.#sliceEnd = performance.now() + SLICE;
  }

  #check(): void {
    if (this.job !== current) throw new Superseded();
  }
}

function tell(job: number, report: Report | Word): void {
  if (job === current) hear(job, report);
}

let format: Intl.NumberFormat | undefined;

/** As the page's own figures are written; a format is made when first needed, it takes a while. */
function percentText(probability: number): string {
  format ??= new Intl.NumberFormat(undefined, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    numberingSystem: 'latn',
  });
  return `${format.format(percent({ hits: probability, of: 1 }))}\u202f%`;
}

/** The page shows an answer in words as well, and has better things to do than to find them. */
function tellAnswer(job: number, spot: Spot, answer: Answer): void {
  tell(job, { kind: 'answer', answer, words: inWords(spot, answer, percentText) });
}

/** The streets before the spot's own on which there was something to say, the first street first. */
async function earlierStreets(job: number, spot: Spot): Promise<EarlierStreet[]> {
  const streets: EarlierStreet[] = [];
  for (const cards of [0, 3, 4].filter((count) => count < spot.board.length)) {
    if (cards === 0 && spot.opponents.length === 0) continue;
    const earlier = { ...spot, board: spot.board.slice(0, cards) };
    const found = await new Question(job, earlier, true).answer();
    const { street, players, improving, method } = found;
    streets.push({
      street,
      players,
      ...(improving !== undefined && { improving }),
      ...(method !== undefined && { method }),
    });
  }
  return streets;
}

async function work(job: number, spot: Spot): Promise<void> {
  try {
    tellAnswer(job, spot, await new Question(job, spot, false).answer());
    tell(job, { kind: 'line', streets: await earlierStreets(job, spot) });
  } catch (error) {
    if (error instanceof Superseded) return;
    tell(job, { kind: 'failure', message: error instanceof Error ? error.message : String(error) });
  }
}

const farSide: FarSide = {
  listen(callback) {
    hear = callback;
    hear(0, 'ready');
  },
  ask(job, spot) {
    current = job;
    void work(job, spot);
  },
  cancel() {
    current = 0;
  },
  enlist(helper, port) {
    crew.enlist(helper, port);
  },
  dismiss(helper) {
    crew.dismiss(helper);
  },
  serve(port) {
    let counts: readonly LongCount[] = [];
    const helper: Helper = {
      face(spot) {
        counts = longCounts(spot);
      },
      count: (stage, piece) => counts[stage].count(piece),
    };
    expose(helper, port);
  },
};

// Chromium looks through all its languages before the first figure of a process: here no page waits.
new Intl.NumberFormat();
expose(farSide);
