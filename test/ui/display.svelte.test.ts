// The page while one edit is answered, step by step.
import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Answer } from '../../src/poker/answer';
import { formatCards } from '../../src/poker/card';
import type { Spot } from '../../src/poker/spot';
import type { Answered } from '../../src/table/answered';
import { SpotMoney } from '../../src/table/money.svelte';
import { Asked } from '../../src/ui/asked.svelte';
import { Table } from '../../src/table/table.svelte';
import type { Words } from '../../src/words/answer';
import { OddsWorker, type Brought, type Question, type Report } from '../../workers/odds';

/** A worker that answers on the test's command. */
class SlowWorker extends OddsWorker {
  spot: Spot | undefined;
  report: (report: Report) => void = () => undefined;
  override warm(): boolean {
    return true;
  }
  override askAhead(): void {
    // Counts nothing ahead.
  }
  /** What is said again, with which names. */
  again: (string | undefined)[][] = [];
  override words(_spot: Spot, _answer: Answer, names: readonly (string | undefined)[] = []): Promise<Words> {
    this.again.push([...names]);
    return Promise.resolve({ ...WORDS, headline: `${names.join()} leads` });
  }
  override ask<Asked extends Question>(
    { spot }: Asked,
    report: (brought: Brought<Asked>) => void,
    signal?: AbortSignal,
  ): void {
    this.spot = spot;
    this.report = report as (report: Report) => void;
    signal?.addEventListener('abort', () => {
      this.report = () => undefined;
    });
  }
}

const WORDS: Words = { figures: { rows: [] }, headline: '', made: '', standing: '', reasons: [] };
const FLOP = '7d5cKh';
const TURN = `${FLOP}8c`;
const ANSWER: Report = {
  kind: 'answer',
  answer: { street: 'turn', unseen: 46, players: [], of: 1 } as unknown as Answer,
  words: WORDS,
};

let worker: SlowWorker;
let table: Table;
/** The shown states in order, each once. */
let log: string[];
let greys: string[];
let stopLog: () => void;

const boardOf = (answered: Answered | undefined): string => formatCards(answered?.spot.board ?? []);

/** The present state, then the boards of the cards, the figures, the deck and the details. */
function shown(): string {
  const { state, entered, figures, deck, details } = table.display;
  const board = formatCards(entered.draft.board.filter((card) => card !== undefined));
  const boards = [board, boardOf(figures), boardOf(deck), boardOf(details?.answered)];
  return `${state}: ${boards.map((own) => ({ [FLOP]: 'flop', [TURN]: 'turn' })[own] ?? 'other').join(' ')}`;
}

/** Lays the flop, has it answered, and logs from there on. */
async function layFlop(patience?: number): Promise<void> {
  table = new Table(worker, patience);
  type(`4c9c${FLOP}`);
  worker.report(ANSWER);
  await expect.poll(shown).toBe('current: flop flop flop flop');
  log = [];
  stopLog = $effect.root(() => {
    $effect(() => {
      log.push(shown());
    });
    $effect(() => {
      greys.push(table.display.grey);
    });
  });
  flushSync();
}

function type(text: string): void {
  for (const character of text) table.type(character);
}

beforeEach(() => {
  history.replaceState(null, '', location.pathname + location.search);
  worker = new SlowWorker();
  greys = [];
});

afterEach(() => {
  stopLog();
  table.close();
});

test('a card with a late answer is asking, stale, counting, then current part by part', async () => {
  await layFlop();
  type('8c');
  await expect.poll(() => log.at(-1)).toMatch(/^stale/);
  worker.report({ kind: 'progress', done: 1, of: 2 });
  await expect.poll(() => log.at(-1)).toMatch(/^counting/);
  worker.report(ANSWER);
  await expect.poll(() => greys.at(-1)).toBe('nothing');
  expect(log).toEqual([
    'current: flop flop flop flop',
    'asking: turn flop flop flop',
    'stale: turn flop flop flop',
    'counting: turn flop flop flop',
    'current: turn turn flop flop',
    'current: turn turn turn turn',
  ]);
  expect(greys).toEqual(['nothing', 'all', 'details', 'nothing']);
});

test('figures that are counted for long are said to be, once, until they come', async () => {
  await layFlop();
  const said: boolean[] = [];
  const stop = $effect.root(() => {
    $effect(() => {
      said.push(table.display.isSlow);
    });
  });
  for (const report of [ANSWER, { kind: 'failure', message: 'It broke.' } as const]) {
    type('8c');
    flushSync();
    await expect.poll(() => said.at(-1)).toBe(true);
    worker.report({ kind: 'progress', done: 1, of: 2 });
    flushSync();
    expect(said.at(-1)).toBe(true);
    worker.report(report);
    await expect.poll(() => said.at(-1)).toBe(false);
    table.undo();
    worker.report(ANSWER);
    await expect.poll(() => log.at(-1)).toBe('current: flop flop flop flop');
  }
  expect(said).toEqual([false, true, false, true, false]);
  // Hands that are face down have no figures to wait for.
  table.display.isCovered = true;
  type('8c');
  await expect.poll(() => log.at(-1)).toMatch(/^\w+: turn/);
  expect(said).toHaveLength(5);
  stop();
});

test('a result that takes long next to its answer is called so, until it comes or nothing is asked', async () => {
  await layFlop();
  const { spot } = worker;
  if (spot === undefined) throw new Error('nothing was asked');
  const questions = [{ kind: 'flops', spot, seat: 0 } as const, { kind: 'flops', spot, seat: 1 } as const, undefined];
  let at = $state(2);
  const said: boolean[] = [];
  const stop = $effect.root(() => {
    const asked = new Asked(worker, () => questions[at]);
    $effect(() => {
      said.push(asked.isSlow);
    });
  });
  for (const [next, end] of [
    [0, () => (at = 1)],
    [1, () => (at = 2)],
    [0, () => (worker.report as unknown as (report: unknown) => void)({ kind: 'flops', flops: {} })],
  ] as const) {
    at = next;
    await expect.poll(() => said.at(-1)).toBe(true);
    end();
    // The next question goes on waiting.
    await expect.poll(() => said.at(-1)).toBe(next === 0 && at === 1);
  }
  expect(said).toEqual([false, true, false, true, false]);
  stop();
});

test('a card with an answer in time: figures, cards and details are current all along', async () => {
  await layFlop(60_000);
  type('8c');
  worker.report(ANSWER);
  await expect.poll(() => log.at(-1)).toBe('current: turn turn turn turn');
  expect(log).toEqual(['current: flop flop flop flop', 'current: flop turn flop flop', 'current: turn turn turn turn']);
});

test('a card over which the worker fails is failed until the next card', async () => {
  await layFlop(60_000);
  type('8c');
  worker.report({ kind: 'failure', message: 'It broke.' });
  flushSync();
  expect(table.display.failure).toBe('It broke.');
  await expect.poll(() => greys.at(-1), { message: 'the figures are of the flop' }).toBe('all');
  table.undo();
  worker.report(ANSWER);
  await expect.poll(() => log.at(-1)).toBe('current: flop flop flop flop');
  expect(log.slice(0, 2)).toEqual(['current: flop flop flop flop', 'failed: turn flop flop flop']);
  expect(log.slice(2).filter((line) => line.startsWith('failed'))).toEqual([]);
});

test('a card at which the worker failed is counted again', async () => {
  await layFlop(60_000);
  type('8c');
  worker.report({ kind: 'failure', message: 'It broke.' });
  flushSync();
  const { spot, report } = worker;
  table.display.askAgain();
  expect(worker.report).not.toBe(report);
  expect(worker.spot).toEqual(spot);
  worker.report({ kind: 'failure', message: 'It broke again.' });
  flushSync();
  expect(table.display.failure).toBe('It broke again.');
  table.display.askAgain();
  worker.report(ANSWER);
  await expect.poll(() => log.at(-1)).toBe('current: turn turn turn turn');
  expect(table.display.failure).toBeUndefined();
});

test('a card taken back: stale, for nothing is asked', async () => {
  await layFlop(60_000);
  table.choose({ in: 'board', slot: 0 });
  flushSync();
  expect(log).toEqual(['current: flop flop flop flop', 'stale: other flop flop flop']);
  await expect.poll(() => greys.at(-1)).toBe('all');
});

test('an opponent’s other name: the answer is said again, and not asked again', async () => {
  await layFlop();
  const { spot } = worker;
  const headline = () => table.display.current?.words.headline;
  worker.spot = undefined;
  table.display.rename(['Ann']);
  await expect.poll(headline).toBe('Ann leads');
  table.display.rename(['Ann']);
  table.display.rename(['Bo']);
  table.display.rename(['Cy']);
  await expect.poll(headline).toBe('Cy leads');
  expect(worker.again).toEqual([['Ann'], ['Bo'], ['Cy']]);
  expect(worker.spot, 'nothing is asked').toBeUndefined();
  expect(table.display.current?.spot).toEqual(spot);
  await expect.poll(shown).toBe('current: flop flop flop flop');
  // An answer to come is asked for with the names, and brings its own.
  type('8c');
  table.display.rename(['Di']);
  expect(worker.again).toHaveLength(3);
  worker.report({ ...ANSWER, names: ['Di'] });
  await expect.poll(shown).toBe('current: turn turn turn turn');
  expect(worker.again).toHaveLength(3);
});

/** The money of the table, whose two players have half of the pot each. */
function openMoney(): SpotMoney {
  let money: SpotMoney | undefined;
  const stopMoney = $effect.root(() => {
    money = new SpotMoney(table);
    $effect(() => {
      void [money?.shown, money?.pair, money?.breakEven];
    });
  });
  const before = stopLog;
  stopLog = () => {
    stopMoney();
    before();
  };
  if (money === undefined) throw new Error('no money');
  return money;
}
const EVEN: Report = {
  ...ANSWER,
  answer: {
    ...{ street: 'flop', unseen: 45, of: 990, method: 'exact', status: 'even' },
    players: [0, 1].map(() => ({ equity: 0.5, wins: 495, ties: 0 })),
  } as unknown as Answer,
};

test('another spot with another price: what its call needs is its own from the first moment', async () => {
  await layFlop();
  const money = openMoney();
  const needed = () => Math.round(1000 * (money.pair?.needed ?? 0));
  table.enterLine('4c9c v AhAd on 7d5cKh pot 60 call 20');
  worker.report(EVEN);
  await expect.poll(() => [needed(), money.breakEven]).toEqual([250, 0.25]);
  expect(money.pair?.share).toBe(0.5);
  table.enterLine('4c9c v AhAs on 7d5cKh pot 40 call 10');
  flushSync();
  expect([needed(), money.pair?.share], 'while it is counted').toEqual([200, undefined]);
  expect(money.breakEven, 'on the bar of the older equities').toBeUndefined();
  worker.report(EVEN);
  expect(needed(), 'while its figures are painted').toBe(200);
  await expect.poll(() => [money.pair?.share, money.breakEven]).toEqual([0.5, 0.2]);
});

test('older words of a price go when the new ones are counted for long', async () => {
  await layFlop();
  const money = openMoney();
  table.enterLine('4c9c v AhAd on 7d5cKh pot 60 call 20');
  worker.report(EVEN);
  await expect.poll(() => money.shown.bold).toBe('Call.');
  table.enterLine('4c9c v 22+ on 7d5cKh pot 60 call 20 rake 5;3');
  worker.report(EVEN);
  await expect.poll(() => money.isSlow).toBe(true);
  expect(money.shown).toMatchObject({ bold: '', details: [], lacks: 'money' });
  expect(money.tone).toBeUndefined();
});
