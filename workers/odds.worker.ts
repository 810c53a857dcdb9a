import { expose } from 'comlink';
import { answerer, type Answer, type Opening } from '../src/poker/answerer';
import type { Gathering, LongCount, PiecedCount } from '../src/poker/count/longCount';
import type { Progress } from '../src/poker/count/board/runOuts';
import { wantsTable, type PreflopTable } from '../src/poker/count/tables/preflopTable';
import { isCountedAtOnce, planAtOnce, type Stage } from '../src/poker/planAtOnce';
import type { Spot } from '../src/poker/spot';
import { inWords, type RangeWords } from '../src/words/answer';
import type { Seated } from '../src/words/types';
import type { Standing } from '../src/poker/standing';
import type { Equity } from '../src/poker/count/tally';
import { nextTurn, runInSlices } from '../src/steps';
import { Crew } from './crew';
import { loadTable } from './table';
import type { EarlierStreet, FarSide, Failure, Helper, Message, Question } from './protocol';

/** Work done between two looks for a newer question, in milliseconds. */
const SLICE = 4;
/** Least time between two progress reports, in milliseconds: twenty a second. */
const PROGRESS_EVERY = 50;
/** Least time between two sampled answers, and before the first of them. */
const ANSWER_EVERY = 100;
/** A sample that is cut short may take this many milliseconds until it says something. */
const LATEST_SAMPLE = 500;
/** A count that takes longer than this, in milliseconds, is shared. */
const ALONE = 25;

let send: Parameters<FarSide['listen']>[0] = () => undefined;
const crew = new Crew((helper) => {
  send(0, { kind: 'helperLost', helper });
});

/** Longest wait for a file, in milliseconds: the near side gives up a worker that is silent longer. */
const FILE_WAIT = 1_000;

/** A file that the count needs. Without it the worker ends: a browser may keep the failure, so the next worker asks. */
async function loaded<T>(file: Promise<T>): Promise<T> {
  try {
    return await waitedFor(file);
  } catch (error) {
    setTimeout(() => {
      throw error;
    });
    return await new Promise<never>(() => undefined);
  }
}

/** The file; while it loads slowly the near side is informed. */
async function waitedFor<T>(file: Promise<T>): Promise<T> {
  const timer = setInterval(() => {
    send(0, { kind: 'busy' });
  }, FILE_WAIT);
  try {
    return await file;
  } finally {
    clearInterval(timer);
  }
}

/** Over a slow line the count continues without the file. A later question finds it. */
function notYet(): Promise<undefined> {
  return new Promise((resolve) => {
    setTimeout(() => {
      // What comes next may have to be waited for too.
      send(0, { kind: 'busy' });
      resolve(undefined);
    }, FILE_WAIT);
  });
}

/** The preflop table, if the line is not too slow for it; without it the same counts take longer. */
function tableSoon(): Promise<PreflopTable | undefined> {
  return Promise.race([loadTable().catch(() => undefined), notYet()]);
}

/** All that most first answers do without, as one file. */
const rest = () => import('./rest');

/** The late part of the worker, unless the line is too slow for it. */
function restSoon(): Promise<Awaited<ReturnType<typeof rest>> | undefined> {
  return Promise.race([rest().catch(() => undefined), notYet()]);
}

/** Loads the late part for a later question: nothing waits for it now. */
function loadAhead(): void {
  if (asked.size === 0) void rest().catch(() => undefined);
}

/** A question that somebody still wants an answer to. */
interface PendingQuestion {
  readonly question: Question;
  readonly dropped: AbortController;
  isAnswered: boolean;
}

const asked = new Map<number, PendingQuestion>();

function isAnswerDue(): boolean {
  return Array.from(asked.values()).some(({ question, isAnswered }) => question.kind === 'answer' && !isAnswered);
}

/** Goes on if no answer is due any more. */
let goOn: (() => void) | undefined;

function letOthersOn(): void {
  if (!isAnswerDue()) goOn?.();
}

function drop(number: number): void {
  asked.get(number)?.dropped.abort();
  asked.delete(number);
  letOthersOn();
}

let isBeside = false;

async function workBeside(): Promise<void> {
  if (isBeside) return;
  isBeside = true;
  for (;;) {
    while (isAnswerDue()) await new Promise<void>((resolve) => (goOn = resolve));
    const next = Array.from(asked).find(([, own]) => own.question.kind !== 'answer');
    if (next === undefined) break;
    const [number, { question, dropped }] = next;
    if (question.kind === 'answer') break;
    const { findAside } = await loaded(rest());
    const found = await findAside(question, {
      run: (steps) => runBeside(dropped.signal, steps),
      load: loaded,
      tell: (part) => {
        if (!dropped.signal.aborted) send(number, part);
      },
      share: async (spot, count, onRest) => {
        send(number, { kind: 'wantsHelpers' });
        let sliceEnd = performance.now() + SLICE;
        const gathering = await crew.gather(spot, 'flops', count, async (so) => {
          if (performance.now() < sliceEnd) return dropped.signal.aborted;
          onRest(so);
          await nextTurn();
          sliceEnd = performance.now() + SLICE;
          return dropped.signal.aborted;
        });
        return dropped.signal.aborted ? undefined : gathering;
      },
      table: tableSoon,
    }).catch(failure);
    if (asked.delete(number) && found !== undefined) send(number, found);
  }
  isBeside = false;
}

function failure(error: unknown): Failure {
  return { kind: 'failure', message: error instanceof Error ? error.message : String(error) };
}

function runBeside<T>(signal: AbortSignal, steps: Iterator<unknown, T>): Promise<T> {
  let told = performance.now();
  return runInSlices(steps, {
    ms: SLICE,
    signal,
    turn: () => {
      if (performance.now() - told >= PROGRESS_EVERY) {
        told = performance.now();
        send(0, { kind: 'busy' });
      }
      return nextTurn();
    },
  });
}

interface Asker {
  /** Aborted when the page no longer needs the answer. */
  readonly signal: AbortSignal;
  readonly tell: (message: Message) => void;
  readonly answered: () => void;
  readonly names: Seated['names'];
}

class Answering {
  readonly #asker: Asker;
  /** Whether only the figure is needed, and soon: earlier results are not sent. */
  readonly #figureOnly: boolean;
  readonly #spot: Spot;
  readonly #complete: (equity: Equity) => Answer;
  #opening: Opening | undefined;
  /** The present count is sampled, and an exact count comes after it. */
  #exactFollows = false;
  readonly #started = performance.now();
  #sliceEnd = performance.now() + SLICE;
  #lastProgressAt = performance.now();
  #lastAnswerAt = performance.now();
  #hasHelp = false;
  #hasTable = false;

  constructor(asker: Asker, spot: Spot, figureOnly: boolean) {
    this.#asker = asker;
    this.#spot = spot;
    this.#figureOnly = figureOnly;
    const complete = answerer(spot);
    this.#complete = (equity) => ({
      ...complete(equity),
      ...(this.#opening !== undefined && { opening: this.#opening }),
      ...(this.#exactFollows && { exactFollows: true }),
    });
  }

  /** The answer; less precise ones are sent before it. */
  async answer(): Promise<Answer> {
    const spot = this.#spot;
    if (isAlone(spot) && !this.#figureOnly) await this.#open();
    const [table, plan] = await Promise.all([
      wantsTable(spot) ? tableSoon() : undefined,
      isCountedAtOnce(spot) ? planAtOnce : loaded(rest()).then((late) => late.plan),
    ]);
    this.#check();
    this.#hasTable = table !== undefined;
    const stages = plan(spot, { combos: true, soon: this.#figureOnly, table });
    let found: Equity | undefined;
    for (const stage of stages) {
      if (found !== undefined) this.#reportEarly(found);
      found = (await this.#count(stage)) ?? found;
    }
    if (found === undefined) throw new Error('an empty plan');
    return this.#complete(found);
  }

  /** A stage's result; `undefined` if a sample was cut short before its first result. */
  async #count(stage: Stage): Promise<Equity | undefined> {
    this.#exactFollows = stage.kind === 'long' && stage.exactFollows;
    if (stage.kind === 'known') return stage.equity;
    if (stage.kind === 'at once') return this.#run(stage.count());
    const gathering = await this.#share(stage.place, stage.count, stage.most);
    return gathering.progress() > 0 ? stage.count.equity(gathering.sums) : undefined;
  }

  /** Counts what there is to say of a player alone before the flop; a range's categories take longer. */
  async #open(): Promise<void> {
    const spot = this.#spot;
    const [table, late] = await Promise.all([tableSoon(), restSoon()]);
    this.#check();
    if (late === undefined) return;
    this.#opening = await late.findOpening(spot, table, (count) => this.#run(count));
    if (spot.hero.kind !== 'hand') this.#reportEarly(NO_CATEGORIES);
  }

  #run<T>(count: Generator<Progress, T>): Promise<T> {
    let part = 0;
    return runInSlices(count, {
      isOver: () => performance.now() >= this.#sliceEnd,
      onStep: ({ done, of }) => {
        part = done / of;
      },
      turn: () => this.#rest(part),
    });
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
        this.#asker.tell({ kind: 'wantsHelpers' });
      }
      const isDue = performance.now() - this.#lastAnswerAt >= ANSWER_EVERY;
      if (isDue && count.method === 'sampled' && gathering.progress() > 0 && !gathering.isDone) {
        this.#reportEarly(count.equity(gathering.sums));
      }
      const now = performance.now();
      return now >= latest || (now >= end && gathering.progress() > 0);
    };
    return crew.gather(this.#spot, place, count, rest, this.#hasTable);
  }

  #reportEarly(equity: Equity): void {
    if (this.#figureOnly) return;
    this.#lastAnswerAt = performance.now();
    tellAnswer(this.#asker, this.#spot, this.#complete(equity));
  }

  /** Lets messages in when it is time, and stops if one was a newer question. */
  async #rest(done: number): Promise<void> {
    const now = performance.now();
    if (now < this.#sliceEnd) return;
    if (now - this.#lastProgressAt >= PROGRESS_EVERY) {
      this.#lastProgressAt = now;
      this.#asker.tell({ kind: 'progress', done, of: 1 });
    }
    await nextTurn();
    this.#check();
    this.#sliceEnd = performance.now() + SLICE;
  }

  #check(): void {
    this.#asker.signal.throwIfAborted();
  }
}

function isAlone({ opponents, board, wild }: Spot): boolean {
  return opponents.length === 0 && board.length === 0 && wild === undefined;
}

/** The equity of a player alone, before final hands have been counted. */
const NO_CATEGORIES: Equity = {
  players: [{ wins: 0, ties: 0, equity: 0, categories: [] }],
  of: 1,
};

/** Words that few spots need. */
let rangeWords: RangeWords | undefined;

async function loadWords(spot: Spot, load: () => ReturnType<typeof restSoon> = restSoon): Promise<boolean> {
  if (spot.hero.kind === 'hand' && !isAlone(spot)) return true;
  rangeWords ??= (await load())?.rangeWords;
  return rangeWords !== undefined;
}

/** The page shows an answer in words as well, and has better things to do than to find them. */
function tellAnswer(asker: Asker, spot: Spot, answer: Answer): void {
  asker.tell({
    kind: 'answer',
    answer,
    words: inWords(spot, answer, rangeWords, asker.names),
    names: asker.names,
  });
  asker.answered();
}

/** The streets before the spot's own on which there was something to say, the first street first. */
async function earlierStreets(asker: Asker, spot: Spot): Promise<EarlierStreet[]> {
  const streets: EarlierStreet[] = [];
  for (const cards of [0, 3, 4].filter((count) => count < spot.board.length)) {
    if (cards === 0 && spot.opponents.length === 0) continue;
    const earlier = { ...spot, board: spot.board.slice(0, cards) };
    const found = await new Answering(asker, earlier, true).answer();
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

async function answer(asker: Asker, spot: Spot): Promise<void> {
  try {
    const isWhole = await loadWords(spot);
    const found = await new Answering(asker, spot, false).answer();
    tellAnswer(asker, spot, found);
    // Over a slow line the words follow. Without them the answer stays as it is.
    if (!isWhole && (await loadWords(spot, () => waitedFor(rest()).catch(() => undefined)))) {
      tellAnswer(asker, spot, found);
    }
    asker.tell({ kind: 'earlierStreets', streets: await earlierStreets(asker, spot) });
  } catch (error) {
    asker.tell(failure(error));
  }
}

const farSide: FarSide = {
  listen(callback) {
    send = callback;
    send(0, { kind: 'ready' });
    // A question that the page has already comes first.
    setTimeout(loadAhead);
  },
  ask(number, question) {
    const dropped = new AbortController();
    const own: PendingQuestion = { question, dropped, isAnswered: false };
    asked.set(number, own);
    if (question.kind !== 'answer') {
      void workBeside();
      return;
    }
    const { signal } = dropped;
    const answered = () => {
      own.isAnswered = true;
      letOthersOn();
    };
    const tell = (message: Message) => {
      if (!signal.aborted) send(number, message);
    };
    void answer({ signal, tell, answered, names: question.names }, question.spot).finally(() => {
      drop(number);
      loadAhead();
    });
  },
  async words(spot, answer, names) {
    await loadWords(spot);
    return inWords(spot, answer, rangeWords, names);
  },
  drop,
  addHelper(helper, port) {
    crew.add(helper, port);
  },
  removeHelper(helper) {
    crew.remove(helper);
  },
  serve(port) {
    // All that it will be asked is there.
    loadAhead();
    let counts: Promise<readonly LongCount[]> | undefined;
    let flops: Promise<PiecedCount | undefined> | undefined;
    let set: { spot: Spot; hasTable: boolean } | undefined;
    const helper: Helper = {
      setSpot(spot, hasTable) {
        set = { spot, hasTable };
        counts = flops = undefined;
      },
      async count(stage, piece) {
        if (set === undefined) throw new Error('a helper without a spot');
        const { spot, hasTable } = set;
        if (stage !== 'flops') {
          counts ??= rest().then(({ longCounts }) => longCounts(spot, { hasTable }));
          return (await counts)[stage].count(piece);
        }
        flops ??= rest().then(({ countOfFlops }) => countOfFlops(spot));
        const count = await flops;
        if (count === undefined) throw new Error('a helper for what is not counted');
        return count.count(piece);
      },
    };
    expose(helper, port);
  },
};

// Chromium looks through all its languages before the first figure of a process: here no page waits.
new Intl.NumberFormat();
expose(farSide);
