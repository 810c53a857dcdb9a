import { expose } from 'comlink';
import { answerer, type Answer, type Opening } from '../src/poker/answerer';
import type { Gathering, LongCount } from '../src/poker/count/longCount';
import type { Progress } from '../src/poker/count/runout';
import { lookUpEquity, readPreflopTable, wantsTable, type PreflopTable } from '../src/poker/count/preflopTable';
import { inWords, type RangeWords } from '../src/words/answer';
import { countFormat, percentFormat } from '../src/words/percent';
import { isCountedAtOnce, longCounts, plan, type Stage } from '../src/poker/plan';
import type { Spot } from '../src/poker/spot';
import type { Standing } from '../src/poker/standing';
import type { Equity } from '../src/poker/count/tally';
import { Crew } from './crew';
import type { Aside, EarlierStreet, FarSide, Found, Helper, Message } from './protocol';

/** Work done between two looks for a newer question, in milliseconds. */
const SLICE = 4;
/** Least time between two progress reports, in milliseconds: twenty a second. */
const PROGRESS_EVERY = 50;
/** Least time between two sampled answers, and before the first of them. */
const ANSWER_EVERY = 100;
/** A sample that is cut short may take so many milliseconds until it says something. */
const LATEST_SAMPLE = 500;
/** A count that takes longer than this, in milliseconds, is shared. */
const ALONE = 25;

let send: Parameters<FarSide['listen']>[0] = () => undefined;
let current = 0;
const crew = new Crew((helper) => {
  send(current, { kind: 'helperLost', helper });
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
  table ??= fetch(new URL('../src/poker/count/preflop-table.bin', import.meta.url))
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

/** What counts flops, fetched when first wanted: the first answer of most spots does without. */
const flopsModule = () => import('../src/poker/flops').catch(() => undefined);

/** The counts of spots that are not counted at once. */
const longModule = () => import('../src/poker/count/long');

/** Longest wait for a file, in milliseconds: the near side gives up a worker that is silent longer. */
const FILE_WAIT = 1_000;

/**
 * A file that the count cannot do without: while it comes over a slow line the near side is told. Where it is lost
 * this worker ends, for a browser may keep the failure: the next one asks again.
 */
async function loaded<T>(file: Promise<T>): Promise<T> {
  const timer = setInterval(() => {
    send(0, { kind: 'busy' });
  }, FILE_WAIT);
  try {
    return await file;
  } catch (error) {
    setTimeout(() => {
      throw error;
    });
    return await new Promise<never>(() => undefined);
  } finally {
    clearInterval(timer);
  }
}

/** Over a slow line the count goes on without the file, which is there for a later question. */
function notYet(): Promise<undefined> {
  return new Promise((resolve) => {
    setTimeout(() => {
      resolve(undefined);
    }, FILE_WAIT);
  });
}

/** Whether the spot that was asked last has no answer yet, and who waits for one. */
let isUnanswered = false;
const afterAnswer: (() => void)[] = [];

function letAsidesOn(): void {
  isUnanswered = false;
  afterAnswer.splice(0).forEach((go) => go());
}

/** What is asked beside the spot, by number, in order. */
const asides = new Map<number, Aside>();
let isAside = false;

/** Counts one after the other what is asked beside the spot, a few milliseconds at a time. */
async function workAside(): Promise<void> {
  if (isAside) return;
  isAside = true;
  for (;;) {
    while (isUnanswered) await new Promise<void>((resolve) => afterAnswer.push(resolve));
    const [next] = asides;
    if (next === undefined) break;
    const [aside, question] = next;
    const { findAside } = await loaded(import('./asides'));
    const found = await findAside(question, {
      run: (steps) => runAside(aside, steps),
      load: loaded,
      table: () => Promise.race([preflopTable(), notYet()]),
    }).catch((error: unknown): Found => ({
      kind: 'failure',
      message: error instanceof Error ? error.message : String(error),
    }));
    if (asides.delete(aside) && found !== undefined) send(0, { kind: 'found', aside, found });
  }
  isAside = false;
}

async function runAside<T>(aside: number, steps: Iterator<unknown, T>): Promise<T | undefined> {
  let sliceEnd = performance.now() + SLICE;
  let told = performance.now();
  while (asides.has(aside)) {
    const step = steps.next();
    if (step.done === true) return step.value;
    if (performance.now() < sliceEnd) continue;
    if (performance.now() - told >= PROGRESS_EVERY) {
      told = performance.now();
      send(0, { kind: 'busy' });
    }
    await nextTurn();
    sliceEnd = performance.now() + SLICE;
  }
  return undefined;
}

/** One question on its way: what it tells, and whether anybody still wants to know. */
class Question {
  readonly job: number;
  /** Only the figure is wanted, and soon: what comes before it is not told. */
  readonly #figureOnly: boolean;
  readonly #spot: Spot;
  readonly #complete: (equity: Equity) => Answer;
  #opening: Opening | undefined;
  /** What is counted is sampled, and an exact count comes after it. */
  #exactFollows = false;
  readonly #started = performance.now();
  #sliceEnd = performance.now() + SLICE;
  #lastProgressAt = performance.now();
  #lastAnswerAt = performance.now();
  #hasHelp = false;
  #hasTable = false;

  constructor(job: number, spot: Spot, figureOnly: boolean) {
    this.job = job;
    this.#spot = spot;
    this.#figureOnly = figureOnly;
    const complete = answerer(spot);
    this.#complete = (equity) => ({
      ...complete(equity),
      ...(this.#opening !== undefined && { opening: this.#opening }),
      ...(this.#exactFollows && { exactFollows: true }),
    });
  }

  /** The answer; better and better ones are told before it. */
  async answer(): Promise<Answer> {
    const spot = this.#spot;
    if (isAlone(spot) && !this.#figureOnly) await this.#open();
    const [table, long] = await Promise.all([
      wantsTable(spot) ? Promise.race([preflopTable(), notYet()]) : undefined,
      isCountedAtOnce(spot) ? undefined : loaded(longModule()),
    ]);
    this.#check();
    this.#hasTable = table !== undefined;
    const soon = this.#figureOnly;
    const stages = plan(spot, { combos: true, soon, table, long });
    const best = stages.pop();
    for (const stage of stages) {
      const found = await this.#count(stage);
      if (found !== undefined) this.#reportEarly(found);
    }
    const found = best && (await this.#count(best));
    if (found === undefined) throw new Error('a plan without an end');
    return this.#complete(found);
  }

  /** What a stage finds; `undefined` where a sample was cut short before it said anything. */
  async #count(stage: Stage): Promise<Equity | undefined> {
    this.#exactFollows = stage.kind === 'long' && stage.exactFollows;
    if (stage.kind === 'known') return stage.equity;
    if (stage.kind === 'at once') return this.#run(stage.count());
    const gathering = await this.#share(stage.place, stage.count, stage.most);
    return gathering.progress() > 0 ? gathering.equity() : undefined;
  }

  /** Counts what there is to say of a player alone before the flop; a range's categories take longer. */
  async #open(): Promise<void> {
    const spot = this.#spot;
    const versus: Spot = { ...spot, opponents: [{ kind: 'random' }] };
    const [table, module] = await Promise.all([
      Promise.race([preflopTable(), notYet()]),
      Promise.race([flopsModule(), notYet()]),
    ]);
    this.#check();
    if (module === undefined) return;
    const isHand = spot.hero.kind === 'hand';
    const found = lookUpEquity(versus, table) ?? (isHand ? await this.#countByHand(versus) : undefined);
    const flops = await this.#run(module.countFlops(spot, 0));
    const equity = found?.players[0].equity;
    this.#opening = {
      ...(equity !== undefined && { equity }),
      flops,
      good: module.goodFlops(spot.hero, flops),
      wanted: module.wantedFlops(spot.hero, flops),
    };
    if (!isHand) this.#reportEarly(NO_CATEGORIES);
  }

  /** Without the table. */
  async #countByHand(spot: Spot): Promise<Equity> {
    const { countEquity } = await loaded(import('../src/poker/equity'));
    return this.#run(countEquity(spot, { categories: false }));
  }

  async #run<T>(count: Generator<Progress, T>): Promise<T> {
    for (;;) {
      const step = count.next();
      if (step.done) return step.value;
      await this.#rest(step.value.done / step.value.of);
    }
  }

  /** A long count, or so much of it as can be done in some milliseconds. */
  #share(place: number, count: LongCount, most: number): Promise<Gathering> {
    const end = performance.now() + most;
    const latest = performance.now() + Math.max(most, LATEST_SAMPLE);
    const rest = async (gathering: Gathering) => {
      // The progress of a count that is cut short is unknown.
      await this.#rest(most === Infinity ? gathering.progress() : 0);
      if (!this.#hasHelp && performance.now() - this.#started > ALONE) {
        this.#hasHelp = true;
        report(this.job, { kind: 'wantsHelpers' });
      }
      const isDue = performance.now() - this.#lastAnswerAt >= ANSWER_EVERY;
      if (isDue && count.method === 'sampled' && gathering.progress() > 0 && !gathering.isDone) {
        this.#reportEarly(gathering.equity());
      }
      const now = performance.now();
      return now >= latest || (now >= end && gathering.progress() > 0);
    };
    return crew.gather(this.#spot, place, count, rest, this.#hasTable);
  }

  #reportEarly(equity: Equity): void {
    if (this.#figureOnly) return;
    this.#lastAnswerAt = performance.now();
    reportAnswer(this.job, this.#spot, this.#complete(equity));
  }

  /** Lets messages in where it is time, and stops where one was a newer question. */
  async #rest(done: number): Promise<void> {
    const now = performance.now();
    if (now < this.#sliceEnd) return;
    if (now - this.#lastProgressAt >= PROGRESS_EVERY) {
      this.#lastProgressAt = now;
      report(this.job, { kind: 'progress', done, of: 1 });
    }
    await nextTurn();
    this.#check();
    this.#sliceEnd = performance.now() + SLICE;
  }

  #check(): void {
    if (this.job !== current) throw new Superseded();
  }
}

function isAlone({ opponents, board, wild }: Spot): boolean {
  return opponents.length === 0 && board.length === 0 && wild === undefined;
}

/** Of a player alone, before what the hand ends as has been counted. */
const NO_CATEGORIES: Equity = {
  players: [{ wins: 0, ties: 0, equity: 0, categories: [] }],
  of: 1,
};

function report(job: number, message: Message): void {
  if (job === current) send(job, message);
}

let format: Intl.NumberFormat | undefined;

/** As the page's own figures are written; a format is made when first needed, it takes a while. */
function percentText(probability: number): string {
  format ??= percentFormat(undefined, 1);
  return format.format(probability);
}

let counts: Intl.NumberFormat | undefined;

function countText(count: number): string {
  counts ??= countFormat(undefined);
  return counts.format(count);
}

/** The words for a range of hero's, fetched when first wanted. */
let rangeWords: RangeWords | undefined;

async function loadRangeWords(): Promise<void> {
  rangeWords ??= await Promise.race([import('../src/words/ranges').catch(() => undefined), notYet()]);
}

/** The page shows an answer in words as well, and has better things to do than to find them. */
function reportAnswer(job: number, spot: Spot, answer: Answer): void {
  report(job, {
    kind: 'answer',
    answer,
    words: inWords(spot, answer, percentText, spot.hero.kind === 'hand' ? undefined : rangeWords, countText),
  });
  if (job === current) letAsidesOn();
}

/** The streets before the spot's own on which there was something to say, the first street first. */
async function earlierStreets(job: number, spot: Spot): Promise<EarlierStreet[]> {
  const streets: EarlierStreet[] = [];
  for (const cards of [0, 3, 4].filter((count) => count < spot.board.length)) {
    if (cards === 0 && spot.opponents.length === 0) continue;
    const earlier = { ...spot, board: spot.board.slice(0, cards) };
    const found = await new Question(job, earlier, true).answer();
    const { street, players, improving, standing, method } = found;
    streets.push({
      street,
      players,
      ...(improving !== undefined && { improving }),
      ...(standing !== undefined && { standing: counted(standing) }),
      ...(method !== undefined && { method }),
    });
  }
  return streets;
}

function counted({ ahead, level, behind, of, isMade }: Standing): Omit<Standing, 'beating'> {
  return { ahead, level, behind, of, isMade };
}

async function work(job: number, spot: Spot): Promise<void> {
  try {
    if (spot.hero.kind !== 'hand') await loadRangeWords();
    reportAnswer(job, spot, await new Question(job, spot, false).answer());
    report(job, { kind: 'earlierStreets', streets: await earlierStreets(job, spot) });
    // For the next question: nothing waits now.
    void longModule().catch(() => undefined);
  } catch (error) {
    if (error instanceof Superseded) return;
    letAsidesOn();
    report(job, {
      kind: 'failure',
      message: error instanceof Error ? error.message : String(error),
    });
  }
}

const farSide: FarSide = {
  listen(callback) {
    send = callback;
    send(0, { kind: 'ready' });
  },
  ask(job, spot) {
    current = job;
    isUnanswered = true;
    void work(job, spot);
  },
  cancel() {
    current = 0;
    letAsidesOn();
  },
  askAside(aside, question) {
    asides.set(aside, question);
    void workAside();
  },
  dropAside(aside) {
    asides.delete(aside);
  },
  addHelper(helper, port) {
    crew.add(helper, port);
  },
  removeHelper(helper) {
    crew.remove(helper);
  },
  serve(port) {
    let counts: Promise<readonly LongCount[]> = Promise.resolve([]);
    const helper: Helper = {
      setSpot(spot, hasTable) {
        counts = longModule().then((long) => longCounts(spot, { hasTable, long }));
      },
      count: async (stage, piece) => (await counts)[stage].count(piece),
    };
    expose(helper, port);
  },
};

// Chromium looks through all its languages before the first figure of a process: here no page waits.
new Intl.NumberFormat();
expose(farSide);
