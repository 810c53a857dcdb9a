import { expose } from 'comlink';
import { answer, type Answer, type AnswerStep } from '../src/poker/answer';
import { wantsTable } from '../src/poker/equity';
import { readPreflopTable, type PreflopTable } from '../src/poker/preflopTable';
import type { Spot } from '../src/poker/spot';
import type { EarlierStreet, FarSide, Report } from './protocol';

/** Work done between two looks for a newer question, in milliseconds. */
const SLICE = 4;
/** Least time between two progress reports, in milliseconds: twenty a second. */
const PROGRESS_EVERY = 50;

let hear: Parameters<FarSide['listen']>[0] = () => undefined;
let current = 0;

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

/**
 * Answers a spot in slices, telling its progress and an early answer, or returning that where it will
 * do, until it is done or a newer question comes.
 */
async function run(
  job: number,
  spot: Spot,
  tell: (report: Report) => void,
  earlyWillDo = false,
): Promise<Answer> {
  const preflop = wantsTable(spot) ? await Promise.race([preflopTable(), noTableYet()]) : undefined;
  if (job !== current) throw new Superseded();
  const count: Generator<AnswerStep, Answer> = answer(spot, preflop);
  let sliceEnd = performance.now() + SLICE;
  let reported = performance.now();
  for (;;) {
    const step = count.next();
    if (step.done) return step.value;
    const { done, of, early } = step.value;
    if (early !== undefined && earlyWillDo) return early;
    if (early !== undefined) tell({ kind: 'answer', answer: early });
    const now = performance.now();
    if (now < sliceEnd) continue;
    if (now - reported >= PROGRESS_EVERY) {
      reported = now;
      tell({ kind: 'progress', done, of });
    }
    await nextTurn();
    if (job !== current) throw new Superseded();
    sliceEnd = performance.now() + SLICE;
  }
}

/** The streets before the spot's own, on which there was something to say. */
async function earlierStreets(
  job: number,
  spot: Spot,
  tell: (report: Report) => void,
): Promise<EarlierStreet[]> {
  const streets: EarlierStreet[] = [];
  for (const cards of [0, 3, 4].filter((count) => count < spot.board.length)) {
    if (cards === 0 && spot.opponents.length === 0) continue;
    const earlier = { ...spot, board: spot.board.slice(0, cards) };
    const found = await run(job, earlier, tell, true);
    streets.push({ street: found.street, answer: found });
  }
  return streets;
}

async function work(job: number, spot: Spot): Promise<void> {
  const tell = (report: Report | 'done') => {
    if (job === current) hear(job, report);
  };
  try {
    tell({ kind: 'answer', answer: await run(job, spot, tell) });
    tell({ kind: 'line', streets: await earlierStreets(job, spot, tell) });
    tell('done');
  } catch (error) {
    if (error instanceof Superseded) return;
    tell({ kind: 'failure', message: error instanceof Error ? error.message : String(error) });
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
};

expose(farSide);
