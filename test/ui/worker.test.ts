import { afterEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import type { Answer } from '../../src/poker/answer';
import { readSpot, type Spot, type SpotText } from '../../src/poker/spot';
import { Table } from '../../src/odds/table.svelte';
import { OddsWorker, type Report } from '../../workers/odds';
import App from '../../src/App.svelte';

/** The true worker, and what it takes to lose it. */
let started: Worker[] = [];
const start = (): Worker => {
  const worker = new Worker(new URL('../../workers/odds.worker.ts', import.meta.url), {
    type: 'module',
  });
  started.push(worker);
  return worker;
};
let near: OddsWorker | undefined;

afterEach(() => {
  near?.close();
  near = undefined;
  started = [];
});

function spot(text: SpotText): Spot {
  const read = readSpot(text);
  if (!read.ok) throw new Error(read.error.message);
  return read.value;
}

const WORKED = spot({ hero: '4c9c', board: '7d5cKh8c' });
/** Half a second's work, in slices. */
const LONG = spot({ hero: 'AhKh', opponents: ['7c7d', 'random'] });
const LONG_EQUITY = 0.4214;

/** Asks, and waits for the answer; `on` hears everything. */
function answerTo(asked: Spot, on: (report: Report) => void = () => undefined): Promise<Answer> {
  near ??= new OddsWorker(start);
  const worker = near;
  return new Promise((resolve, reject) => {
    worker.ask(asked, (report) => {
      on(report);
      if (report.kind === 'answer') resolve(report.answer);
      if (report.kind === 'failure') reject(new Error(report.message));
    });
  });
}

describe('the worker', () => {
  test('answers the worked example', async () => {
    const answer = await answerTo(WORKED);
    expect(answer.improving?.chance).toEqual({ hits: 12, of: 46 });
    expect(answer.unseen).toBe(46);
  });

  test('brings the earlier streets after the answer, in order', async () => {
    const kinds: string[] = [];
    let streets: string[] = [];
    await answerTo(spot({ hero: 'AhKh', board: '7h3h9cQs', opponents: ['7c7d'] }), (report) => {
      kinds.push(report.kind);
      if (report.kind === 'line') streets = report.streets.map(({ street }) => street);
    });
    await vi.waitFor(() => {
      expect(streets).toEqual(['preflop', 'flop']);
    });
    expect(kinds.filter((kind) => kind !== 'progress')).toEqual(['answer', 'line']);
  });

  test('tells its progress, never backwards', async () => {
    const done: number[] = [];
    const answer = await answerTo(LONG, (report) => {
      if (report.kind === 'progress') done.push(report.done / report.of);
    });
    expect(answer.players[0]?.equity).toBeCloseTo(LONG_EQUITY, 3);
    expect(done).toEqual([...done].sort((a, b) => a - b));
  });

  test('drops a long count for a newer question', async () => {
    const older: Report[] = [];
    near = new OddsWorker(start);
    near.ask(LONG, (report) => void older.push(report));
    await vi.waitFor(() => {
      expect(older.length).toBeGreaterThan(0);
    });
    const before = older.length;
    const answer = await answerTo(WORKED);
    expect(answer.improving?.chance.hits).toBe(12);
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(older).toHaveLength(before);
  });
});

describe('killed in the middle of a count', () => {
  const kills: [how: string, kill: (worker: Worker) => void][] = [
    [
      'terminated',
      (worker) => {
        worker.terminate();
      },
    ],
    ['broken by an error', (worker) => void worker.dispatchEvent(new ErrorEvent('error'))],
    ['a message garbled', (worker) => void worker.dispatchEvent(new MessageEvent('messageerror'))],
  ];
  test.each(kills)('%s, it still ends in the right answer', async (_, kill) => {
    let killed = 0;
    const answer = await answerTo(LONG, (report) => {
      if (report.kind !== 'progress' || killed > 0) return;
      killed++;
      const [worker] = started;
      if (worker !== undefined) kill(worker);
    });
    expect(killed).toBe(1);
    expect(started).toHaveLength(2);
    expect(answer.players[0]?.equity).toBeCloseTo(LONG_EQUITY, 3);
  });

  test('every time, it is said on the page', async () => {
    const broken = URL.createObjectURL(
      new Blob(['throw new Error("no")'], { type: 'text/javascript' }),
    );
    const quiet = (event: ErrorEvent) => {
      event.preventDefault();
    };
    addEventListener('error', quiet);
    const table = new Table(new OddsWorker(() => new Worker(broken)));
    for (const character of '4c9c7d5cKh8c') table.type(character);
    await vi.waitFor(
      () => {
        expect(table.failure).toMatch(/three times/);
      },
      { timeout: 10_000 },
    );
    table.close();
    removeEventListener('error', quiet);
    URL.revokeObjectURL(broken);
  });
});

test('the page starts its own worker, and answers', async () => {
  history.replaceState(null, '', '#/?hero=4c9c&board=7d5cKh8c');
  void render(App);
  await expect.element(page.getByRole('status')).toHaveTextContent(/twelve outs/);
  history.replaceState(null, '', location.pathname + location.search);
});
