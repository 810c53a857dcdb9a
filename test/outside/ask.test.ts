// Tests src/outside/index, answer, pace, table and history: the library as its sources, without the package around it.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { askHistories, askLine } from '../../src/ask';
import { decisions } from '../../src/outside/history';
import { ask, ready } from '../../src/outside/index';
import { randomQuestions } from './spots';

const LONG_COUNT = { hero: 'AhKh', opponents: ['22+,A2s+,KTs+', 'random', '15%'] };

test('ask answers what the command line answers, byte for byte', async () => {
  for (const question of randomQuestions(60, 21)) {
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

describe('a long count', () => {
  test('says how far it is, never less than before, and 1 at its end', async () => {
    const parts: number[] = [];
    expect(await ask(LONG_COUNT, { onProgress: (part) => parts.push(part) })).toMatchObject({ ok: true });
    expect(parts.length).toBeGreaterThan(2);
    expect(parts).toEqual([...parts].sort((a, b) => a - b));
    expect(parts[0]).toBeGreaterThanOrEqual(0);
    expect(parts.at(-1)).toBe(1);
  });

  test('lets others have a turn', async () => {
    let turns = 0;
    const timer = setInterval(() => turns++, 1);
    await ask(LONG_COUNT);
    clearInterval(timer);
    expect(turns).toBeGreaterThan(0);
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

  test('does not hold up another, and each has its own answer', async () => {
    const [one, other] = await Promise.all([ask(LONG_COUNT), ask('AhKh 7h3h9c v 7c7d')]);
    expect(one).toEqual(await ask(LONG_COUNT));
    expect(other).toMatchObject({ ok: true, of: 990 });
  });
});

test('words are those of the answer, with a link that asks for the same', async () => {
  const found = await ask({ hero: 'AhKh', board: '7h3h9c', opponents: ['7c7d'], pot: 60, call: 20, words: true });
  if (!found.ok) throw new Error(found.error.message);
  const { words, link = '', ...others } = found;
  expect(words?.report.split('\n')).toEqual(expect.arrayContaining([words?.standing, words?.headline, link]));
  expect(words?.price).toMatch(/^Pot 60, 20 to call\. Close: fold\. Need 25\.0%, have 24\.6%\./);
  expect(await ask(link)).toEqual(others);
});

test('the table can be loaded before it is wanted', async () => {
  await expect(ready()).resolves.toBeUndefined();
});

test('decisions are those of the command line', async () => {
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
