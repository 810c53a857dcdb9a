import { problemInWords } from '../../src/words/problems';
import { proxy, wrap } from 'comlink';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Answer } from '../../src/poker/answer';
import { type Spot } from '../../src/poker/spot';
import { readSpot, type SpotText } from '../../src/poker/readSpot';
import { Table } from '../../src/table/table.svelte';
import { OddsWorker, type AsideResult, type Report } from '../../workers/odds';
import type { FarSide } from '../../workers/protocol';
import { says, sentence, visit } from './visit';
import { LONG } from '../long';

/** Waits until this holds, on a busy machine too. */
const soon = (holds: () => void): Promise<void> => vi.waitFor(holds, 60_000);

/** The true worker, and what it takes to lose it. */
let started: Worker[] = [];
const living = new Set<Worker>();
const start = (): Worker => {
  const worker = new Worker(new URL('../../workers/odds.worker.ts', import.meta.url), {
    type: 'module',
  });
  started.push(worker);
  living.add(worker);
  worker.terminate = () => {
    living.delete(worker);
    Worker.prototype.terminate.call(worker);
  };
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
  if (!read.ok) throw new Error(problemInWords(read.error));
  return read.value;
}

const WORKED = spot({ hero: '4c9c', board: '7d5cKh8c' });
/** Half a second's work, sampled before it is exact. */
const SLOW = spot({ hero: '22+,A2s+', opponents: ['TT+,AQs+'], dead: '2c3d' });
const SLOW_EQUITY = 0.34054;

/** Asks, and waits for the last answer; `on` hears everything. */
function answerTo(asked: Spot, on: (report: Report) => void = () => undefined, cores = 1): Promise<Answer> {
  near ??= new OddsWorker(start, cores);
  const worker = near;
  let last: Answer | undefined;
  return new Promise((resolve, reject) => {
    worker.ask({ kind: 'answer', spot: asked }, (report) => {
      on(report);
      if (report.kind === 'answer') last = report.answer;
      if (report.kind === 'earlierStreets' && last !== undefined) resolve(last);
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

  test('says an answer with the opponents’ names, and again with other names', async () => {
    const asked = spot({ hero: 'AhKh', board: '7h3h9cQs', opponents: ['7c7d', 'JsTs'] });
    near = new OddsWorker(start, 1);
    const worker = near;
    const heard: Report[] = [];
    worker.ask({ kind: 'answer', spot: asked, names: [undefined, 'Ben'] }, (report) => void heard.push(report));
    await expect.poll(() => heard.at(-1)?.kind, { timeout: 10_000 }).toBe('earlierStreets');
    const report = heard.find(({ kind }) => kind === 'answer');
    if (report?.kind !== 'answer') throw new Error('no answer');
    expect(report.names).toEqual([undefined, 'Ben']);
    expect(report.words.reasons.join(' ')).toMatch(/gives Ben a straight|gives opponent 1 .* gives Ben/);
    const again = await worker.words(asked, report.answer, ['Ann', 'Cem']);
    expect(again?.reasons.join(' ')).toMatch(/Ann/);
    expect(again?.reasons.join(' ')).not.toMatch(/Ben|opponent \d/);
  });

  test('brings the earlier streets after the answer, in order', async () => {
    const kinds: string[] = [];
    let streets: string[] = [];
    await answerTo(spot({ hero: 'AhKh', board: '7h3h9cQs', opponents: ['7c7d'] }), (report) => {
      kinds.push(report.kind);
      if (report.kind === 'earlierStreets') streets = report.streets.map(({ street }) => street);
    });
    await soon(() => {
      expect(streets).toEqual(['preflop', 'flop']);
    });
    expect(kinds.filter((kind) => kind !== 'progress')).toEqual(['answer', 'earlierStreets']);
  });

  test('reports its progress, never backwards, from a sampled answer to the exact one', LONG, async () => {
    const done: number[] = [];
    const methods: unknown[] = [];
    const answer = await answerTo(SLOW, (report) => {
      if (report.kind === 'answer') {
        methods.push(report.answer.method);
        // A first estimate says that a count is still to come.
        expect(report.answer.exactFollows === true).toBe(report.answer.method === 'sampled');
      }
      if (report.kind === 'progress' && methods.at(-1) !== 'exact') done.push(report.done / report.of);
    });
    expect(methods.at(0)).toBe('sampled');
    // A slow machine may hear the exact answer twice.
    expect(methods.lastIndexOf('sampled')).toBe(methods.indexOf('exact') - 1);
    expect(answer.players[0]?.equity).toBeCloseTo(SLOW_EQUITY, 5);
    expect(done).toEqual([...done].sort((a, b) => a - b));
  });

  test('sends each combo’s equity of two players with their answer', async () => {
    const answer = await answerTo(spot({ hero: 'AhKh', board: '7h3h9c', opponents: ['77,AA'] }));
    const [hero, opponent] = answer.combos ?? [];
    expect(hero?.equities[0]).toBeCloseTo(answer.players[0].equity ?? NaN, 10);
    expect(opponent?.combos).toHaveLength(3 + 3);
  });

  test('counts what the money in a spot comes to, besides it', async () => {
    near = new OddsWorker(start, 1);
    const worker = near;
    const asked = spot({ hero: 'AhKh', board: '7h3h9c', opponents: ['7c7d', 'QsJs'] });
    const stakes = { bets: [50, 250, 250], folded: [20], stacks: [50, 0, undefined] } as const;
    const found = await new Promise<AsideResult>((resolve) => {
      worker.ask({ kind: 'money', spot: asked, stakes }, resolve);
    });
    expect(found).toMatchObject({
      kind: 'money',
      money: {
        pots: [
          { size: 320, seats: [0, 1, 2] },
          { size: 300, seats: [1, 2] },
        ],
        price: { call: 50, decision: 'call' },
      },
    });
  });

  test('counts besides a spot, once that has its answer, what its flops and other spots bring', async () => {
    const asked = spot({ hero: 'AhKh' });
    const order: string[] = [];
    near = new OddsWorker(start, 1);
    const worker = near;
    const flops = new Promise<AsideResult>((resolve) => {
      worker.ask({ kind: 'answer', spot: asked }, ({ kind }) => void order.push(kind));
      worker.ask({ kind: 'flops', spot: asked, seat: 0 }, (found) => {
        order.push(found.kind);
        resolve(found);
      });
    });
    expect(await flops).toMatchObject({ flops: { of: 19_600, eightOuts: 2_136 } });
    expect(order.indexOf('flops')).toBeGreaterThan(order.indexOf('answer'));
    const other = spot({ hero: 'AhKh', board: '7h3h9c', opponents: ['7c7d'] });
    const beside = await new Promise<AsideResult>((resolve) => {
      worker.ask({ kind: 'spot', spot: other }, resolve);
    });
    expect(beside).toMatchObject({ answer: { of: 990, players: [{ wins: 244 }, {}] } });
  });

  test('drops what is asked besides a spot with it', async () => {
    near = new OddsWorker(start, 1);
    const heard: AsideResult[] = [];
    // A second's work: with dead cards no two suits are interchangeable.
    const long = spot({ hero: 'random', dead: '2c3d9h' });
    near.ask({ kind: 'flops', spot: long, seat: 0 }, (found) => void heard.push(found));
    const answer = await answerTo(WORKED);
    expect(answer.improving?.chance.hits).toBe(12);
    const next = await new Promise<AsideResult>((resolve) => {
      near?.ask({ kind: 'flops', spot: spot({ hero: '8h8d' }), seat: 0 }, resolve);
    });
    expect(next).toMatchObject({ flops: { overcards: { hits: 17_000, of: 19_600 } } });
    expect(heard).toEqual([]);
  });

  test('counts ahead what may be asked next, as it counts what is asked', async () => {
    const ahead = new OddsWorker(start, 1);
    const heard: Report[] = [];
    // A busy machine drops a count ahead that takes more than a moment, so other cards may be tried.
    const hands = ['QsQd', 'JsJd', 'TsTd', 'AsAd', '6s6d', '3s3d', '2s2d', 'QsJd', 'JsTd', 'AsQd', 'AsJd', '6s3d'];
    let asked: Answer | undefined;
    for (const [index, hand] of hands.entries()) {
      const next = spot({ hero: '4c9c', board: '7d5cKh8c', opponents: [hand] });
      asked = await answerTo(next);
      ahead.askAhead([WORKED, next, SLOW]);
      ahead.warm();
      // The end of the count has no event.
      await new Promise((resolve) => setTimeout(resolve, 100 * (index + 1)));
      ahead.ask({ kind: 'answer', spot: next }, (report) => void heard.push(report));
      if (heard.length > 1) break;
      await soon(() => {
        expect(heard).toHaveLength(2);
      });
      heard.splice(0);
    }
    ahead.close();
    expect(heard.map(({ kind }) => kind)).toEqual(['answer', 'earlierStreets']);
    expect(heard[0]).toMatchObject({ answer: asked });
  });

  test('drops a long count for a newer question', async () => {
    const older: Report[] = [];
    near = new OddsWorker(start, 1);
    near.ask({ kind: 'answer', spot: SLOW }, (report) => void older.push(report));
    await soon(() => {
      expect(older.length).toBeGreaterThan(0);
    });
    const before = older.length;
    const answer = await answerTo(WORKED);
    expect(answer.improving?.chance.hits).toBe(12);
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(older).toHaveLength(before);
  });
});

test('a count that is no longer needed is never finished', LONG, async () => {
  const worker = start();
  const far = wrap<FarSide>(worker);
  const heard: unknown[] = [];
  await far.listen(
    proxy((_, report) => {
      heard.push(report);
    }),
  );
  await far.ask(1, { kind: 'answer', spot: SLOW });
  await soon(() => {
    expect(heard).toContainEqual(expect.objectContaining({ kind: 'progress' }));
  });
  await far.drop(1);
  // Time enough for another worker to count all of it.
  await answerTo(SLOW);
  expect(heard).not.toContainEqual(expect.objectContaining({ kind: 'earlierStreets' }));
  worker.terminate();
});

describe('several workers', () => {
  const MANY = spot({ hero: 'AhKd', opponents: ['22+,A2s+', 'TT+,AQs+', 'random'] });

  /** Whether all that live answer at once. */
  async function areIdle(): Promise<boolean> {
    const asked = performance.now();
    await Promise.all([...living].map((worker) => wrap<FarSide>(worker).drop(0)));
    return performance.now() - asked < 150;
  }

  test('bring the figure that one alone brings, better and better until it is good enough', LONG, async () => {
    const widths: number[] = [];
    const answer = await answerTo(
      MANY,
      (report) => {
        if (report.kind === 'answer') widths.push(report.answer.players[0]?.halfWidth ?? NaN);
      },
      3,
    );
    // A busy machine may starve a worker, which is then replaced.
    expect(started.length).toBeGreaterThanOrEqual(3);
    expect(answer.method).toBe('sampled');
    expect(widths.length).toBeGreaterThan(1);
    expect(widths).toEqual([...widths].sort((a, b) => b - a));
    for (const { halfWidth = 1 } of answer.players) expect(halfWidth).toBeLessThanOrEqual(0.001);
    near?.close();
    near = undefined;
    expect(await answerTo(MANY)).toEqual(answer);
  });

  test('do again what one of them leaves undone', LONG, async () => {
    let killed = 0;
    const answer = await answerTo(
      MANY,
      (report) => {
        if (report.kind !== 'answer' || killed > 0 || started.length < 3) return;
        killed++;
        started[2]?.terminate();
      },
      3,
    );
    expect(killed).toBe(1);
    near?.close();
    near = undefined;
    expect(await answerTo(MANY)).toEqual(answer);
  });

  test('fifty questions in two seconds: the last is answered, and nothing is left running', LONG, async () => {
    const older: Report[] = [];
    near = new OddsWorker(start, 3);
    for (let question = 0; question < 50; question++) {
      near.ask({ kind: 'answer', spot: question % 2 === 0 ? MANY : SLOW }, (report) => void older.push(report));
      await new Promise((resolve) => setTimeout(resolve, 40));
    }
    const before = older.length;
    const hands = ['2c2d', 'random', 'random', 'random'];
    const asked = spot({ hero: 'AhKd', board: '7d5cKh', opponents: hands });
    const answer = await answerTo(asked);
    expect(older).toHaveLength(before);
    // On a busy machine a worker may have been silent for too long and been replaced.
    expect(living.size).toBeLessThanOrEqual(3);
    await expect.poll(areIdle).toBe(true);
    near.close();
    near = undefined;
    expect(await answerTo(asked)).toEqual(answer);
  });
});

describe('killed in the middle of a count', LONG, () => {
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
    const answer = await answerTo(SLOW, (report) => {
      if (report.kind !== 'progress' || killed > 0) return;
      killed++;
      const [worker] = started;
      if (worker !== undefined) kill(worker);
    });
    expect(killed).toBe(1);
    expect(started).toHaveLength(2);
    expect(answer.players[0]?.equity).toBeCloseTo(SLOW_EQUITY, 5);
  });

  test('before its first word, every time: the page reports that it does not start', async () => {
    const broken = URL.createObjectURL(new Blob(['throw new Error("no")'], { type: 'text/javascript' }));
    const quiet = (event: ErrorEvent) => {
      event.preventDefault();
    };
    addEventListener('error', quiet);
    const table = new Table(new OddsWorker(() => new Worker(broken), 1));
    for (const character of '4c9c7d5cKh8c') table.type(character);
    await vi.waitFor(
      () => {
        expect(table.display.failure).toMatch(/does not start/);
      },
      { timeout: 10_000 },
    );
    table.close();
    removeEventListener('error', quiet);
    URL.revokeObjectURL(broken);
  });
});

test('the page starts its own worker, and answers', LONG, async () => {
  await visit('#/?hero=4c9c&board=7d5cKh8c');
  await says(sentence, /twelve outs/);
});
