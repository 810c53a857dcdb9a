import { problemInWords } from '../../src/words/problems';
import { expose } from 'comlink';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Spot } from '../../src/poker/spot';
import { readSpot } from '../../src/poker/readSpot';
import { OddsWorker, type Report } from '../../workers/odds';
import type { Aside, FarSide, AsideResult, Message, Question } from '../../workers/protocol';
import type { Words } from '../../src/words/answer';
import { LONG } from '../long';

/** Waits until this holds, on a busy machine too. */
const soon = (holds: () => void): Promise<void> => vi.waitFor(holds, 60_000);

/** A worker whose far side does only what the test sets. */
class FakeWorker extends EventTarget implements FarSide {
  readonly asked: number[] = [];
  readonly asides: [aside: number, question: Aside][] = [];
  readonly dropped: number[] = [];
  cancelled = 0;
  terminated = false;
  /** Says nothing at all. */
  mute = false;
  readonly added: number[] = [];
  readonly removed: number[] = [];
  served = 0;
  readonly #channel = new MessageChannel();
  #hear: Parameters<FarSide['listen']>[0] | undefined;

  constructor() {
    super();
    const { port1, port2 } = this.#channel;
    port1.addEventListener('message', ({ data }: MessageEvent) => {
      this.dispatchEvent(Object.assign(new Event('message'), { data: data as unknown }));
    });
    port1.start();
    // The calls of Comlink across the boundary.
    expose(
      {
        listen: (hear: Parameters<FarSide['listen']>[0]) => {
          this.listen(hear);
        },
        ask: (number: number, question: Question) => {
          this.ask(number, question);
        },
        words: () => this.words(),
        drop: (number: number) => {
          this.drop(number);
        },
        addHelper: (helper: number) => {
          this.addHelper(helper);
        },
        removeHelper: (helper: number) => {
          this.removeHelper(helper);
        },
        serve: () => {
          this.serve();
        },
      },
      port2,
    );
  }

  listen(hear: Parameters<FarSide['listen']>[0]): void {
    this.#hear = hear;
    if (!this.mute) hear(0, { kind: 'ready' });
  }
  ask(number: number, question: Question): void {
    if (question.kind === 'answer') this.asked.push(number);
    else this.asides.push([number, question]);
  }
  words(): Words {
    return { figures: { rows: [] }, headline: 'again', made: '', standing: '', reasons: [] };
  }
  drop(number: number): void {
    if (this.asked.includes(number)) this.cancelled++;
    else this.dropped.push(number);
  }
  addHelper(helper: number): void {
    this.added.push(helper);
  }
  removeHelper(helper: number): void {
    this.removed.push(helper);
  }
  serve(): void {
    this.served++;
  }
  tell(job: number, report: Message): void {
    this.#hear?.(job, report);
  }

  postMessage(message: unknown, transfer: Transferable[] = []): void {
    if (!this.terminated) this.#channel.port1.postMessage(message, transfer);
  }
  terminate(): void {
    this.terminated = true;
    this.#channel.port1.close();
  }
}

function spotOf(hero: string): Spot {
  const read = readSpot({ hero, board: '7d5cKh8c' });
  if (!read.ok) throw new Error(problemInWords(read.error));
  return read.value;
}

const SPOT = spotOf('4c9c');
const OTHER = spotOf('4c9d');
const LINE: Report = { kind: 'earlierStreets', streets: [] };
const answerOf = (of: number): Report => ({
  kind: 'answer',
  answer: { street: 'turn', unseen: 46, players: [], of },
  words: { figures: { rows: [] }, headline: '', made: '', standing: '', reasons: [] },
});

let workers: FakeWorker[];
/** Workers that start now say nothing. */
let mute: boolean;
/** Starts no more than this many. */
let most: number;
let near: OddsWorker;
let heard: Report[];
const hear = (report: Report) => void heard.push(report);
/** Drops what was asked last. */
let cancel: () => void = () => undefined;
function askSpot(spot: Spot, report: (report: Report) => void): void {
  const asking = new AbortController();
  cancel = () => {
    asking.abort();
  };
  near.ask({ kind: 'answer', spot }, report, asking.signal);
}
const last = (): FakeWorker => {
  const worker = workers.at(-1);
  if (worker === undefined) throw new Error('no worker');
  return worker;
};

/** Messages take a turn or two each way. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => setImmediate(resolve));
}

/** Asks, and waits until the newest worker has the question; returns its number. */
async function ask(report = hear): Promise<number> {
  const before = last().asked.length;
  askSpot(SPOT, report);
  await soon(() => {
    expect(last().asked.length).toBeGreaterThan(before);
  });
  return last().asked.at(-1) ?? 0;
}

function openNear(cores: number): OddsWorker {
  return new OddsWorker(() => {
    if (workers.length >= most) throw new Error('enough of them');
    const worker = new FakeWorker();
    worker.mute = mute;
    workers.push(worker);
    return worker as unknown as Worker;
  }, cores);
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  workers = [];
  heard = [];
  mute = false;
  most = Infinity;
  near = openNear(3);
  near.warm();
});

afterEach(() => {
  near.close();
  vi.useRealTimers();
});

describe('a question', () => {
  test('brings its reports in order, down to its line', async () => {
    const job = await ask();
    last().tell(job, { kind: 'progress', done: 1, of: 2 });
    last().tell(job, answerOf(46));
    last().tell(job, LINE);
    await soon(() => {
      expect(heard.map(({ kind }) => kind)).toEqual(['progress', 'answer', 'earlierStreets']);
    });
  });

  test('reports nothing after it has ended, not even late progress', async () => {
    const job = await ask();
    last().tell(job, answerOf(46));
    last().tell(job, LINE);
    last().tell(job, { kind: 'progress', done: 1, of: 2 });
    await settle();
    expect(heard.map(({ kind }) => kind)).toEqual(['answer', 'earlierStreets']);
  });

  test('falls silent once a newer one has been asked', async () => {
    const older: Report[] = [];
    const first = await ask((report) => void older.push(report));
    const second = await ask();
    last().tell(first, { kind: 'progress', done: 1, of: 2 });
    last().tell(first, answerOf(1));
    last().tell(second, answerOf(2));
    last().tell(first, answerOf(1));
    await settle();
    expect(older).toEqual([]);
    expect(heard).toEqual([answerOf(2)]);
  });

  test('leaves the worker to the next one once it is answered', async () => {
    const job = await ask();
    last().tell(job, answerOf(46));
    last().tell(job, LINE);
    await soon(() => {
      expect(heard).toHaveLength(2);
    });
    await settle();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(workers.map(({ terminated }) => terminated)).toEqual([false]);
  });

  test('ends in the worker too if it is dropped, and brings no report', async () => {
    const job = await ask();
    cancel();
    last().tell(job, answerOf(46));
    await settle();
    expect(last().cancelled).toBe(1);
    expect(heard).toEqual([]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(workers, 'nobody waits for it').toHaveLength(1);
    expect(last().terminated).toBe(false);
  });

  test('ends with a message if it fails', async () => {
    const job = await ask();
    last().tell(job, { kind: 'failure', message: 'It broke.' });
    await settle();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(heard).toEqual([{ kind: 'failure', message: 'It broke.' }]);
    expect(workers).toHaveLength(1);
  });
});

describe('a spot that has been counted', () => {
  /** Asks a spot and answers it. */
  async function answer(spot: Spot, of: number): Promise<void> {
    const before = last().asked.length;
    askSpot(spot, () => undefined);
    await soon(() => {
      expect(last().asked.length).toBeGreaterThan(before);
    });
    const job = last().asked.at(-1) ?? 0;
    last().tell(job, answerOf(1));
    last().tell(job, answerOf(of));
    last().tell(job, LINE);
    await settle();
  }

  test('comes back at once, as answered last', async () => {
    await answer(SPOT, 46);
    await answer(OTHER, 45);
    askSpot(SPOT, hear);
    expect(heard).toEqual([answerOf(46), LINE]);
    await settle();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(last().asked).toHaveLength(2);
    expect(workers, 'nobody waits for anything').toHaveLength(1);
  });

  test('stays the same with other names of the opponents, and gets new words with them', async () => {
    const job = await ask();
    last().tell(job, answerOf(46));
    last().tell(job, LINE);
    await settle();
    near.ask({ kind: 'answer', spot: SPOT, names: ['Ann'] }, hear);
    await settle();
    expect(last().asked).toEqual([job]);
    expect(heard.slice(2)).toEqual(heard.slice(0, 2));
    const [report] = heard;
    const words = report?.kind === 'answer' ? await near.words(SPOT, report.answer, ['Ann']) : undefined;
    expect(words?.headline).toBe('again');
    expect(last().asked).toEqual([job]);
    expect(last().cancelled).toBe(0);
  });

  test('calls off a count that is under way', async () => {
    await answer(SPOT, 46);
    const older: Report[] = [];
    askSpot(OTHER, (report) => void older.push(report));
    askSpot(SPOT, hear);
    await settle();
    last().tell(last().asked.at(-1) ?? 0, answerOf(45));
    await settle();
    expect(last().cancelled).toBe(1);
    expect(older).toEqual([]);
    expect(heard).toEqual([answerOf(46), LINE]);
  });

  test('goes to the worker again if its count failed or did not end', async () => {
    const job = await ask();
    last().tell(job, answerOf(1));
    last().tell(job, { kind: 'failure', message: 'It broke.' });
    await settle();
    const again = await ask();
    last().tell(again, answerOf(46));
    await settle();
    cancel();
    await ask();
    expect(last().asked).toHaveLength(3);
  });

  test('leaves the memory after many others, the last wanted one at the latest', LONG, async () => {
    const spots = ['As', 'Ah', 'Ad', 'Ac'].flatMap((ace) =>
      ['2', '3', '4', '6', '9', 'T', 'J', 'Q'].flatMap((rank) => [spotOf(`${ace}${rank}s`), spotOf(`${ace}${rank}h`)]),
    );
    await answer(SPOT, 46);
    await answer(OTHER, 45);
    for (const spot of spots.slice(2)) await answer(spot, 1);
    askSpot(SPOT, hear);
    for (const spot of spots.slice(0, 1)) await answer(spot, 1);
    askSpot(SPOT, hear);
    expect(heard).toEqual([answerOf(46), LINE, answerOf(46), LINE]);
    const before = last().asked.length;
    askSpot(OTHER, hear);
    await settle();
    expect(last().asked).toHaveLength(before + 1);
  });
});

describe('what is asked besides a spot', () => {
  const FLOPS: Aside = { kind: 'flops', spot: SPOT, seat: 0 };
  const FOUND: AsideResult = {
    kind: 'flops',
    flops: { of: 1, rungs: [], draws: [], eightOuts: 0, drawingStraights: 0, texture: [] },
  };
  let found: AsideResult[];
  const hearFound = (own: AsideResult) => void found.push(own);
  beforeEach(() => {
    found = [];
  });
  const bring = (aside: number, own: AsideResult = FOUND) => {
    last().tell(aside, own);
    return settle();
  };
  /** Asks it; returns its number. */
  const askAside = async (question = FLOPS): Promise<number> => {
    near.ask(question, hearFound);
    await settle();
    return last().asides.at(-1)?.[0] ?? 0;
  };

  test('answers once, and at once if asked again', async () => {
    const aside = await askAside();
    expect(last().asides).toEqual([[aside, FLOPS]]);
    await bring(aside);
    await bring(aside);
    expect(found).toEqual([FOUND]);
    near.ask(FLOPS, hearFound);
    expect(found).toEqual([FOUND, FOUND]);
    await settle();
    expect(last().asides).toHaveLength(1);
  });

  test('leaves the spot’s own question alone', async () => {
    const job = await ask();
    const aside = await askAside();
    last().tell(job, answerOf(46));
    await bring(aside);
    last().tell(job, LINE);
    await settle();
    expect(heard).toEqual([answerOf(46), LINE]);
    expect(found).toEqual([FOUND]);
  });

  test('ends with the next spot, already counted or not', async () => {
    const job = await ask();
    last().tell(job, answerOf(46));
    last().tell(job, LINE);
    const first = await askAside();
    askSpot(SPOT, hear);
    await settle();
    const second = await askAside();
    askSpot(OTHER, hear);
    await settle();
    expect(last().dropped).toEqual([first, second]);
    await bring(first);
    await bring(second);
    expect(found).toEqual([]);
  });

  test('ends if its caller drops it, and if all is dropped', async () => {
    const dropped = new AbortController();
    near.ask(FLOPS, hearFound, dropped.signal);
    await settle();
    dropped.abort();
    dropped.abort();
    const job = await ask();
    const second = await askAside();
    cancel();
    await settle();
    expect(last().dropped).toEqual([job - 1, second]);
    await bring(second);
    expect(found).toEqual([]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(workers, 'nobody waits for anything').toHaveLength(1);
  });

  test('holds back what may be asked next', async () => {
    const aside = await askAside();
    near.askAhead([OTHER]);
    await settle();
    expect(last().asked).toEqual([]);
    await bring(aside);
    expect(last().asked).toHaveLength(1);
  });

  test('outlives a count ahead that is broken off', async () => {
    await settle();
    near.askAhead([OTHER]);
    await settle();
    const aside = await askAside();
    last().tell(last().asked.at(-1) ?? 0, { kind: 'progress', done: 1, of: 2 });
    await settle();
    expect(last().cancelled).toBe(1);
    await bring(aside);
    expect(found).toEqual([FOUND]);
  });

  test('goes to the next worker if one is lost, and fails in the end', async () => {
    await askAside();
    for (let lost = 1; lost <= 3; lost++) {
      expect(last().asides).toHaveLength(1);
      expect(found).toEqual([]);
      last().dispatchEvent(new Event('error'));
      await settle();
    }
    expect(found).toMatchObject([{ kind: 'failure' }]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(workers, 'nobody waits for anything').toHaveLength(3);
  });

  test('goes to another worker if one falls silent, but not if one is busy', async () => {
    await askAside();
    for (let second = 0; second < 5; second++) {
      last().tell(0, { kind: 'busy' });
      await settle();
      await vi.advanceTimersByTimeAsync(1_000);
    }
    expect(workers).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1_500);
    await settle();
    expect(workers).toHaveLength(2);
    expect(last().asides).toHaveLength(1);
  });

  test('fails if no worker starts', () => {
    near.close();
    most = 0;
    near = openNear(1);
    near.ask(FLOPS, hearFound);
    expect(found).toMatchObject([{ kind: 'failure' }]);
  });
});

describe('what may be asked next', () => {
  /** Brings what the worker counts to its end; returns once it has heard of the next. */
  async function bring(of: number): Promise<void> {
    const job = last().asked.at(-1) ?? 0;
    last().tell(job, answerOf(of));
    last().tell(job, LINE);
    await settle();
  }

  test('cards are counted one after the other, and a card asked for then is answered at once', async () => {
    await settle();
    near.askAhead([SPOT, OTHER, SPOT]);
    await settle();
    expect(last().asked).toHaveLength(1);
    await bring(46);
    expect(last().asked).toHaveLength(2);
    await bring(45);
    expect(last().asked).toHaveLength(2);
    askSpot(OTHER, hear);
    expect(heard).toEqual([answerOf(45), LINE]);
    askSpot(SPOT, hear);
    expect(heard.slice(2)).toEqual([answerOf(46), LINE]);
    expect(last().cancelled).toBe(0);
  });

  test('takes the place of the earlier list', async () => {
    await settle();
    near.askAhead([SPOT]);
    await settle();
    near.askAhead([OTHER]);
    await settle();
    expect(last().asked).toHaveLength(2);
    await bring(45);
    askSpot(OTHER, hear);
    expect(heard).toEqual([answerOf(45), LINE]);
  });

  test('waits until what has been asked is answered', async () => {
    await ask();
    near.askAhead([OTHER]);
    await settle();
    expect(last().asked).toHaveLength(1);
    await bring(46);
    expect(last().asked).toHaveLength(2);
    expect(heard).toEqual([answerOf(46), LINE]);
  });

  test('waits for the worker’s first word', async () => {
    near.askAhead([OTHER]);
    expect(last().asked).toHaveLength(0);
    await settle();
    expect(last().asked).toHaveLength(1);
  });

  test('reaches everyone who asks for it during the count', async () => {
    await settle();
    near.askAhead([SPOT, OTHER]);
    await settle();
    const [job] = last().asked;
    last().tell(job, answerOf(1));
    await settle();
    askSpot(SPOT, hear);
    expect(heard).toEqual([answerOf(1)]);
    last().tell(job, { kind: 'progress', done: 1, of: 2 });
    last().tell(job, answerOf(46));
    last().tell(job, LINE);
    await settle();
    expect(heard.map(({ kind }) => kind)).toEqual(['answer', 'progress', 'answer', 'earlierStreets']);
    expect(last().asked, 'what was to come after it is another table’s').toHaveLength(1);
  });

  test('gives way to another question', async () => {
    await settle();
    near.askAhead([OTHER]);
    await settle();
    const [ahead] = last().asked;
    const job = await ask();
    last().tell(ahead, answerOf(45));
    last().tell(ahead, LINE);
    last().tell(job, answerOf(46));
    await settle();
    expect(heard).toEqual([answerOf(46)]);
  });

  test.each<Message>([{ kind: 'wantsHelpers' }, { kind: 'progress', done: 1, of: 2 }])(
    'is left if it takes its time: %o',
    async (sign) => {
      await settle();
      near.askAhead([SPOT, OTHER]);
      await settle();
      const [job] = last().asked;
      last().tell(job, sign);
      await settle();
      expect(last().cancelled).toBe(1);
      expect(last().asked).toHaveLength(1);
      expect(workers, 'no helper is started for it').toHaveLength(1);
      const asked = await ask();
      expect(asked).not.toBe(job);
    },
  );

  test('costs nobody an answer if the worker is lost over it', async () => {
    await settle();
    near.askAhead([SPOT]);
    await settle();
    last().dispatchEvent(new Event('error'));
    await settle();
    expect(workers).toHaveLength(1);
    near.warm();
    const job = await ask();
    last().tell(job, answerOf(46));
    await soon(() => {
      expect(heard).toEqual([answerOf(46)]);
    });
  });

  test('and never comes, costs its worker only once an answer is needed', async () => {
    await settle();
    near.askAhead([SPOT]);
    await settle();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(last().terminated).toBe(false);
    askSpot(SPOT, hear);
    await vi.advanceTimersByTimeAsync(3_000);
    await settle();
    expect(workers.map(({ terminated }) => terminated)).toEqual([true, false]);
    expect(last().asked).toHaveLength(1);
  });
});

describe('a worker that is lost over a question is replaced, and the question asked again', () => {
  const losses: [how: string, lose: (worker: FakeWorker) => Promise<unknown> | boolean][] = [
    ['an error', (worker) => worker.dispatchEvent(new Event('error'))],
    ['a message that cannot be read', (worker) => worker.dispatchEvent(new Event('messageerror'))],
    ['silence', () => vi.advanceTimersByTimeAsync(3_000)],
  ];

  test.each(losses)('%s', async (_, lose) => {
    const job = await ask();
    const first = last();
    first.tell(job, { kind: 'progress', done: 1, of: 2 });
    await settle();
    await lose(first);
    await soon(() => {
      expect(last().asked).toEqual([job]);
    });
    expect(workers).toHaveLength(2);
    expect(first.terminated).toBe(true);
    last().tell(job, answerOf(46));
    await soon(() => {
      expect(heard.at(-1)).toEqual(answerOf(46));
    });
  });

  test.each(losses)('three times over is enough: %s', async (_, lose) => {
    await ask();
    for (let count = 1; count <= 3; count++) {
      await soon(() => {
        expect(last().asked).toHaveLength(1);
      });
      await settle();
      await lose(last());
    }
    await soon(() => {
      expect(heard.at(-1)).toMatchObject({
        kind: 'failure',
        message: expect.stringMatching(/three times/) as string,
      });
    });
    expect(heard).toHaveLength(1);

    heard = [];
    near.warm();
    const next = await ask();
    last().tell(next, answerOf(46));
    await soon(() => {
      expect(heard, 'the next question gets a new worker').toEqual([answerOf(46)]);
    });
  });

  test('one that never says a word has longer: it may come over a slow line', async () => {
    near.close();
    mute = true;
    near.warm();
    mute = false;
    const first = last();
    const job = await ask();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(first.terminated).toBe(false);
    await vi.advanceTimersByTimeAsync(10_500);
    expect(first.terminated).toBe(true);
    await soon(() => {
      expect(last().asked).toEqual([job]);
    });
    last().tell(job, answerOf(46));
    await soon(() => {
      expect(heard).toEqual([answerOf(46)]);
    });
  });

  test('one in the place of another has as long for its first word', async () => {
    await ask();
    await settle();
    mute = true;
    last().dispatchEvent(new Event('error'));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(workers.map(({ terminated }) => terminated)).toEqual([true, false]);
  });

  test('a page that slept waits again: its worker may have slept as well', async () => {
    await ask();
    await settle();
    const now = performance.now.bind(performance);
    const later = vi.spyOn(performance, 'now').mockImplementation(() => now() + 3_600_000);
    await vi.advanceTimersByTimeAsync(2_100);
    expect(workers.map(({ terminated }) => terminated)).toEqual([false]);
    await vi.advanceTimersByTimeAsync(2_100);
    expect(workers.map(({ terminated }) => terminated)).toEqual([true, false]);
    later.mockRestore();
  });

  test('progress is a sign of life', async () => {
    const job = await ask();
    for (let second = 0; second < 10; second++) {
      await vi.advanceTimersByTimeAsync(1_000);
      last().tell(job, { kind: 'progress', done: second, of: 10 });
      await settle();
    }
    expect(workers).toHaveLength(1);
  });

  test('ignores messages of a worker that was replaced', async () => {
    const job = await ask();
    const first = last();
    first.dispatchEvent(new Event('error'));
    first.tell(job, answerOf(1));
    await settle();
    expect(heard).toEqual([]);
  });

  test('a lost worker that breaks once more takes nobody with it', async () => {
    const job = await ask();
    const first = last();
    first.dispatchEvent(new Event('error'));
    await soon(() => {
      expect(last().asked).toEqual([job]);
    });
    first.dispatchEvent(new Event('error'));
    expect(workers.map(({ terminated }) => terminated)).toEqual([true, false]);
  });

  test('an idle worker that dies is replaced when there is something to ask', async () => {
    await settle();
    last().dispatchEvent(new Event('error'));
    await settle();
    near.warm();
    const job = await ask();
    last().tell(job, answerOf(46));
    await soon(() => {
      expect(heard).toEqual([answerOf(46)]);
    });
  });
});

describe('a long count', () => {
  const lead = () => workers[0];
  const helpers = () => workers.slice(1);

  async function startHelpers(): Promise<number> {
    const job = await ask(hear);
    lead().tell(job, { kind: 'wantsHelpers' });
    await soon(() => {
      expect(lead().added).toHaveLength(2);
    });
    return job;
  }

  test('gets a helper for each other core, which stays', async () => {
    const job = await startHelpers();
    expect(helpers().map(({ served }) => served)).toEqual([1, 1]);
    lead().tell(job, { kind: 'wantsHelpers' });
    lead().tell(job, answerOf(46));
    lead().tell(job, LINE);
    await settle();
    askSpot(OTHER, hear);
    lead().tell(job + 1, { kind: 'wantsHelpers' });
    await settle();
    expect(workers).toHaveLength(3);
    expect(heard).toEqual([answerOf(46), LINE]);
  });

  test('gets seven of them at most', async () => {
    near.close();
    workers = [];
    near = openNear(64);
    near.warm();
    lead().tell(await ask(), { kind: 'wantsHelpers' });
    await soon(() => {
      expect(lead().added).toHaveLength(7);
    });
    await settle();
    expect(workers).toHaveLength(8);
  });

  test('goes on with the helpers that the browser starts', async () => {
    most = 2;
    const job = await ask();
    lead().tell(job, { kind: 'wantsHelpers' });
    lead().tell(job, answerOf(46));
    await soon(() => {
      expect(heard).toEqual([answerOf(46)]);
    });
    expect(lead().added).toEqual([1]);
  });

  test.each(['error', 'messageerror'])('a helper lost by an %s is replaced', async (how) => {
    await startHelpers();
    helpers()[0].dispatchEvent(new Event(how));
    await soon(() => {
      expect(lead().added).toEqual([1, 2, 3]);
    });
    expect(lead().removed).toEqual([1]);
    expect(workers.map(({ terminated }) => terminated)).toEqual([false, true, false, false]);
  });

  test('a helper that falls silent is replaced, not for ever', async () => {
    const job = await startHelpers();
    for (let helper = 1; helper <= 5; helper++) lead().tell(job, { kind: 'helperLost', helper });
    await settle();
    expect(lead().added).toEqual([1, 2, 3, 4]);
    expect(heard).toEqual([]);
  });

  test('loses its helpers with its worker, and gets others', async () => {
    const job = await startHelpers();
    lead().dispatchEvent(new Event('error'));
    await soon(() => {
      expect(last().asked).toHaveLength(1);
    });
    expect(workers.map(({ terminated }) => terminated)).toEqual([true, true, true, false]);
    const next = last();
    next.tell(job, { kind: 'wantsHelpers' });
    await soon(() => {
      expect(next.added).toHaveLength(2);
    });
    expect(workers.slice(3).map(({ terminated }) => terminated)).toEqual([false, false, false]);
  });

  test('closing ends the helpers', async () => {
    await startHelpers();
    near.close();
    expect(workers.every(({ terminated }) => terminated)).toBe(true);
  });
});

test('closing ends the worker and whatever it was asked', async () => {
  const job = await ask();
  const worker = last();
  near.close();
  worker.tell(job, answerOf(46));
  await settle();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(worker.terminated).toBe(true);
  expect(workers).toHaveLength(1);
  expect(heard).toEqual([]);
});

test('a browser that cannot start workers gets the message at every question', () => {
  const nowhere = new OddsWorker(() => {
    throw new Error('no module workers here');
  }, 3);
  expect(nowhere.warm()).toBe(false);
  for (let question = 1; question <= 2; question++) {
    nowhere.ask({ kind: 'answer', spot: SPOT }, hear);
    expect(heard).toHaveLength(question);
    expect(heard.at(-1)).toMatchObject({
      kind: 'failure',
      message: expect.stringContaining('does not start') as string,
    });
  }
  nowhere.close();
});
