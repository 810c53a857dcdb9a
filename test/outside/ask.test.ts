// Tests src/outside/index, answer, pace, table and history: the library as its sources, without the package around it.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test, vi } from 'vitest';
import { askHistories, askLine } from '../../src/ask';
import { decisions } from '../../src/outside/history';
import { ask, equity, readSpot, ready, writeSpot } from '../../src/outside/index';
import type { Failure, Question } from '../../src/outside/types.js';
import { LONG } from '../long';
import { randomQuestions } from './spots';

const LONG_COUNT = { hero: 'AhKh', opponents: ['22+,A2s+,KTs+', 'random', '15%'] };

let longAnswer: ReturnType<typeof ask> | undefined;
/** The answer to the long count, asked once. */
const answerOfLong = (): ReturnType<typeof ask> => (longAnswer ??= ask(LONG_COUNT));

/** A count of many seconds, which no test waits for. */
const LONGEST_COUNT = { hero: '2%-90%', opponents: ['random'], dead: '2c', wild: 'deuces' } as const;

/** The longest time in milliseconds between two ticks of a timer, in which this program worked and did not merely wait. */
async function longestGap(work: () => Promise<void>): Promise<number> {
  let longest = 0;
  let [tick, worked] = [performance.now(), process.cpuUsage()];
  const take = (): void => {
    const { user, system } = process.cpuUsage(worked);
    longest = Math.max(longest, Math.min(performance.now() - tick, (user + system) / 1_000));
    [tick, worked] = [performance.now(), process.cpuUsage()];
  };
  const timer = setInterval(take, 1);
  await work();
  take();
  clearInterval(timer);
  return longest;
}

test('ask answers what the command line answers, byte for byte', async () => {
  for (const question of randomQuestions(30, 21)) {
    expect(JSON.stringify(await ask(question))).toBe(JSON.stringify(askLine(JSON.stringify(question))));
  }
});

test('ask refuses as the command line does, and says where in a line', async () => {
  for (const question of [{ hero: 'AhKx' }, { hero: 'AhKh', flop: '7h3h9c' }, { hero: 'AhKh', call: 20 }]) {
    expect(await ask(question as never)).toEqual(askLine(JSON.stringify(question)));
  }
  expect(await ask('AhKh 7h3hAh')).toMatchObject({ ok: false, error: { code: 'duplicate-card', at: 9, length: 2 } });
  expect(await ask('AhKh 7h3h9c v 7c7d,random')).toMatchObject({ ok: true, notes: [expect.any(String)] });
});

test('a value that is not a question is refused in the words of JavaScript', async () => {
  const loop: Record<string, unknown> = {};
  loop.hero = loop;
  const given = [null, undefined, 5, true, 3n, [], Symbol.iterator, () => 'AhKh', loop];
  for (const one of given) {
    const refused = [await ask(one as never), writeSpot(one as never), readSpot(one as never)] as Failure[];
    for (const { ok, error } of refused) {
      expect([ok, error.code]).toEqual([false, 'bad-json']);
      expect(error.message).not.toMatch(/JSON object|of undefined/);
    }
  }
  expect(await ask(null as never)).toMatchObject({
    error: { message: 'A question is an object with the field “hero”, a line or a link. This is null.' },
  });
  expect(readSpot(5 as never)).toMatchObject({
    error: { message: 'A spot is a text: a line or a link. This is of the type number.' },
  });
});

test('options that are none are refused in words, and null is none', async () => {
  expect(await ask('AhKh 7h3h9c v 7c7d', null)).toMatchObject({ ok: true });
  expect(await equity('AhKh 7h3h9c v 7c7d', null)).toMatchObject({ ok: true });
  for (const options of [{ signal: {} }, { signal: 5 }, { onProgress: 'x' }, 7, []]) {
    for (const call of [ask, equity]) {
      const found = await call('AhKh 7h3h9c v 7c7d', options as never);
      expect(found, JSON.stringify(options)).toMatchObject({ ok: false, error: { code: 'bad-field' } });
      expect(!found.ok && found.error.message).toMatch(/^The option/);
    }
  }
});

test('hand histories that are none are refused in words, and a text is one of them', async () => {
  const all = async (...given: unknown[]) => {
    const list: unknown[] = [];
    for await (const step of decisions(...(given as Parameters<typeof decisions>))) list.push(step);
    return list as Failure[];
  };
  expect(await all('hello')).toEqual(await all(['hello']));
  expect(await all('hello')).toHaveLength(1);
  for (const given of [
    [5],
    [null],
    [undefined],
    [{}],
    [['x', 5]],
    [[], { signal: {} }],
    [[], { player: 5 }],
    [[], 5],
  ]) {
    const last = (await all(...given)).at(-1);
    expect(last, JSON.stringify(given)).toMatchObject({ ok: false, error: { code: 'bad-field' } });
  }
  expect(await all([], null)).toEqual([]);
});

test('the docs list the codes of failures', () => {
  const read = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');
  const [, union = ''] = /ErrorCode =([^;]*);/.exec(read('src/outside/types.ts')) ?? [];
  const codes = Array.from(union.matchAll(/'([\w-]+)'/g), ([, code]) => code);
  const [, errors = ''] = read('docs/json.md').split('## Errors');
  const documented = Array.from(errors.matchAll(/^\| `([\w-]+)` \|/gm), ([, code]) => code);
  // A puzzle of a pack has its code inside of the pack's answer.
  expect(codes.sort()).toEqual([...documented, 'bad-puzzle', 'unread'].sort());
});

describe('a long count', LONG, () => {
  test('reports a progress that never falls and ends at 1', async () => {
    const parts: number[] = [];
    expect(await ask(LONG_COUNT, { onProgress: (part) => parts.push(part) })).toMatchObject({ ok: true });
    expect(parts.length).toBeGreaterThan(2);
    expect(parts).toEqual([...parts].sort((a, b) => a - b));
    expect(parts[0]).toBeGreaterThanOrEqual(0);
    expect(parts.at(-1)).toBe(1);
  });

  test('yields to the event loop within a second', async () => {
    await ready();
    const questions: Question[] = [
      ...randomQuestions(80, 61),
      ...[LONG_COUNT, { hero: '22+,A2s+', opponents: ['2%-90%', '60%'], words: true }],
      ...[
        { hero: '2%-90%', opponents: ['random'], dead: '2c' },
        { hero: 'TdAd', wild: 'deuces' as const, flops: [0] },
      ],
      { hero: 'As2s', board: 'Ad8h4h', opponents: ['22+', 'random', '15%:0.31,JTs'], breakdown: [0, 1] },
    ];
    expect(
      await longestGap(async () => {
        for (const question of questions) await ask(question);
      }),
    ).toBeLessThan(750);
    // However many there are at once.
    expect(
      await longestGap(async () => {
        const signal = AbortSignal.timeout(1_000);
        await Promise.allSettled(Array.from({ length: 30 }, () => ask(LONGEST_COUNT, { signal })));
      }),
    ).toBeLessThan(750);
  });

  test('obeys a signal from outside', async () => {
    const late = AbortSignal.timeout(50);
    await expect(ask(LONGEST_COUNT, { signal: late })).rejects.toMatchObject({ name: 'TimeoutError' });
    expect(late.aborted).toBe(true);
    const stop = new AbortController();
    setTimeout(() => {
      stop.abort('no longer wanted');
    }, 50);
    const waiting = [ask(LONGEST_COUNT, stop), ask(LONGEST_COUNT, stop), ask(LONGEST_COUNT, stop)];
    for (const { status } of await Promise.allSettled(waiting)) expect(status).toBe('rejected');
  });

  test('gives the same result if only messages take turns, as in a browser', async () => {
    const answer = await answerOfLong();
    const stop = new AbortController();
    const onProgress = (): void => {
      stop.abort('enough');
    };
    vi.stubGlobal('setImmediate', undefined);
    try {
      const [same, other, stopped] = await Promise.allSettled([
        ask(LONG_COUNT),
        ask('AhKh 7h3h9c v 7c7d'),
        ask(LONGEST_COUNT, { signal: stop.signal, onProgress }),
      ]);
      expect(same).toEqual({ status: 'fulfilled', value: answer });
      expect(other).toMatchObject({ value: { ok: true, of: 990 } });
      expect(stopped).toMatchObject({ status: 'rejected', reason: 'enough' });
    } finally {
      vi.unstubAllGlobals();
    }
  });

  test('continues if the caller throws at a report of progress', async () => {
    const shown = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const fault = new Error('of somebody else');
    let calls = 0;
    const answer = await ask(LONG_COUNT, {
      onProgress: () => {
        calls++;
        throw fault;
      },
    });
    expect(answer).toEqual(await answerOfLong());
    expect([calls, shown.mock.calls]).toEqual([1, [[fault]]]);
    shown.mockRestore();
  });

  test('stops when it is aborted, with the reason', async () => {
    const reason = new Error('no longer wanted');
    await expect(ask(LONG_COUNT, { signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
    const soon = new AbortController();
    const counted = ask(LONG_COUNT, {
      signal: soon.signal,
      onProgress: (part) => {
        expect(part).toBeLessThan(1);
        soon.abort(reason);
      },
    });
    await expect(counted).rejects.toBe(reason);
  });

  test('does not delay another count, and each has its own answer', async () => {
    const [one, other] = await Promise.all([ask(LONG_COUNT), ask('AhKh 7h3h9c v 7c7d')]);
    expect(one).toEqual(await answerOfLong());
    expect(other).toMatchObject({ ok: true, of: 990 });
  });
});

test('the words are the answer’s, with a link that asks the same', async () => {
  const found = await ask({ hero: 'AhKh', board: '7h3h9c', opponents: ['7c7d'], pot: 60, call: 20, words: true });
  if (!found.ok) throw new Error(found.error.message);
  const { words, link = '', ...others } = found;
  expect(words?.report.split('\n')).toEqual(expect.arrayContaining([words?.standing, words?.headline, link]));
  expect(words?.price).toMatch(/^Pot 60, 20 to call\. Close: fold\. You need 25\.0% and have 24\.6%\./);
  expect(await ask(link)).toEqual(others);
});

test('the table can be loaded before it is needed', async () => {
  await expect(ready()).resolves.toBeUndefined();
});

test('decisions are those of the command line', LONG, async () => {
  const folder = new URL('../history/fixtures/', import.meta.url);
  const names = readdirSync(folder);
  const texts = names.map((name) => readFileSync(new URL(name, folder), 'utf8'));
  const files = names.map((name) => ({ name, bytes: new Uint8Array(readFileSync(new URL(name, folder))) }));
  const found = [];
  for await (const decision of decisions(texts)) found.push(decision);
  const expected = [];
  for await (const line of askHistories(files)) expected.push(line);
  expect(found.length).toBeGreaterThan(40);
  expect(found).toEqual(expected);
  await expect(decisions(texts, { signal: AbortSignal.abort('stop') }).next()).rejects.toBe('stop');
});
