/** @module-tag long */
import { expose } from 'comlink';
import { afterEach, expect, test } from 'vitest';
import { longCounts } from '../../src/poker/plan';
import { countInOrder, type LongCount } from '../../src/poker/count/longCount';
import type { Spot } from '../../src/poker/spot';
import { Crew } from '../../workers/crew';
import { finish, spot } from '../poker/read';

const SAMPLED = spot({ hero: 'AhKd', opponents: Array<string>(8).fill('random') });
const EXACT = spot({ hero: 'QQ,AKs', opponents: ['JJ-99', 'AhQd'], dead: '2c' });

/** The results of one worker alone; while it counts, helpers here cannot answer. */
const ALONE = new Map([SAMPLED, EXACT].map((asked) => [asked, finish(countInOrder(longCounts(asked)[0]))]));

let ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends) end();
  ends = [];
});

/** A helper's two ends, until the test is over: a piece that is still out is then nobody's silence. */
function openPorts(crew: Crew, number: number): MessageChannel {
  const channel = new MessageChannel();
  ends.push(() => {
    crew.remove(number);
    channel.port1.close();
    channel.port2.close();
  });
  return channel;
}

/** Another worker's end of a helper, and how many pieces it was given; it dies after some of them. */
function enlist(crew: Crew, number: number, dies = Infinity): { pieces: number } {
  const { port1, port2 } = openPorts(crew, number);
  const helper = { pieces: 0 };
  let counts: LongCount[] = [];
  expose(
    {
      setSpot: (asked: Spot) => {
        counts = longCounts(asked);
      },
      count: (_: number, piece: number) =>
        ++helper.pieces > dies ? new Promise(() => undefined) : counts[0].count(piece),
    },
    port1,
  );
  crew.add(number, port2);
  return helper;
}

const nextTurn = () => new Promise((resolve) => setImmediate(resolve));
const rest = () => nextTurn().then(() => false);

async function gather(crew: Crew, asked: Spot): Promise<unknown> {
  const [count] = longCounts(asked);
  return count.equity((await crew.gather(asked, 0, count, rest)).sums);
}

test.each([
  ['sampled', SAMPLED],
  ['exact', EXACT],
])(
  'any number of workers gather the same figure, to the last bit: %s',
  async (_, asked) => {
    for (const workers of [1, 2, 8]) {
      const crew = new Crew(() => expect.fail('nobody is silent'));
      const helpers = Array.from({ length: workers - 1 }, (_, index) => enlist(crew, index));
      expect(await gather(crew, asked)).toEqual(ALONE.get(asked));
      for (const { pieces } of helpers) expect(pieces).toBeGreaterThan(0);
    }
  },
  90_000,
);

test.each([
  ['sampled', SAMPLED],
  ['exact', EXACT],
])('a dead helper’s share is done again: %s', async (_, asked) => {
  const silent: number[] = [];
  const crew = new Crew((helper) => void silent.push(helper));
  enlist(crew, 1, 2);
  enlist(crew, 2, 0);
  expect(await gather(crew, asked)).toEqual(ALONE.get(asked));
  await expect.poll(() => silent.sort(), { timeout: 5_000 }).toEqual([1, 2]);
});

test('helpers that slept with the worker are not silent', async () => {
  const silent: number[] = [];
  const crew = new Crew((number) => void silent.push(number));
  const helper = enlist(crew, 1);
  let hasSlept = false;
  const [count] = longCounts(SAMPLED);
  const gathering = await crew.gather(SAMPLED, 0, count, async () => {
    if (!hasSlept && helper.pieces > 0) {
      hasSlept = true;
      // Longer than a silent helper is waited for; its piece waits meanwhile.
      for (const end = performance.now() + 2_500; performance.now() < end;);
    }
    await nextTurn();
    return false;
  });
  expect(hasSlept).toBe(true);
  expect(silent).toEqual([]);
  expect(count.equity(gathering.sums)).toEqual(ALONE.get(SAMPLED));
});

test('a helper that comes late takes its part, one that is removed is not missed', async () => {
  const crew = new Crew(() => expect.fail('nobody is silent'));
  const [count] = longCounts(SAMPLED);
  let late: { pieces: number } | undefined;
  const gathering = await crew.gather(SAMPLED, 0, count, async ({ pieces }) => {
    await nextTurn();
    if (pieces >= 2) late ??= enlist(crew, 7);
    if (pieces >= 8) crew.remove(7);
    return false;
  });
  expect(late?.pieces).toBeGreaterThan(0);
  expect(count.equity(gathering.sums)).toEqual(ALONE.get(SAMPLED));
});

test('between two questions a helper counts for the newer one alone', async () => {
  const crew = new Crew(() => expect.fail('nobody is silent'));
  const { port1, port2 } = openPorts(crew, 1);
  const counted: { asked: Spot | undefined; stage: number }[] = [];
  let faced: Spot | undefined;
  let counts: LongCount[] = [];
  expose(
    {
      setSpot: (asked: Spot) => {
        faced = asked;
        counts = longCounts(asked);
      },
      count: async (stage: number, piece: number) => {
        counted.push({ asked: faced, stage });
        await nextTurn();
        return counts[0].count(piece);
      },
    },
    port1,
  );
  crew.add(1, port2);
  const [sampled] = longCounts(SAMPLED);
  const [exact] = longCounts(EXACT);
  /** The stage shows which of the two asks. */
  const [OLDER, NEWER] = [0, 1];
  let tell = (): void => undefined;
  const hasHeard = new Promise<void>((resolve) => (tell = resolve));
  let isNewer = false;
  const older = crew.gather(SAMPLED, OLDER, sampled, async () => {
    await nextTurn();
    if (!isNewer) return false;
    await hasHeard;
    throw new Error('a newer question');
  });
  let late: { pieces: number } | undefined;
  older.catch(() => {
    late = enlist(crew, 2);
  });
  await expect.poll(() => counted.length).toBeGreaterThan(0);
  isNewer = true;
  const newer = crew.gather(EXACT, NEWER, exact, async ({ pieces }) => {
    await nextTurn();
    // The older hears of it only after a while.
    if (pieces >= 10) tell();
    return false;
  });
  await expect(older).rejects.toThrow('a newer question');
  expect(longCounts(EXACT)[0].equity((await newer).sums)).toEqual(ALONE.get(EXACT));
  const stages = counted.flatMap(({ asked, stage }) => (asked === faced ? [stage] : []));
  expect(new Set(stages)).toEqual(new Set([NEWER]));
  expect(late?.pieces, 'who comes when the older ends helps the newer').toBeGreaterThan(0);
});

test('a count that is no longer needed ends at once, for the helpers too', async () => {
  const crew = new Crew(() => expect.fail('nobody is silent'));
  const helper = enlist(crew, 1);
  const [count] = longCounts(SAMPLED);
  const superseded = new Error('a newer question');
  await expect(
    crew.gather(SAMPLED, 0, count, async ({ pieces }) => {
      await nextTurn();
      if (pieces >= 3) throw superseded;
      return false;
    }),
  ).rejects.toBe(superseded);
  await new Promise((resolve) => setTimeout(resolve, 50));
  const { pieces } = helper;
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(helper.pieces, 'nothing is left running').toBe(pieces);
  expect(await gather(crew, EXACT)).toEqual(ALONE.get(EXACT));
  expect(helper.pieces, 'it helps with the next one').toBeGreaterThan(pieces);
});
