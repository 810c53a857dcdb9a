// Several windows that keep hands on one device: none loses another's, and nothing comes back after a deletion.
import fc from 'fast-check';
import { createStore, clear, keys } from 'idb-keyval';
import { afterEach, expect, test } from 'vitest';
import { KeptHands } from '../../workers/sessionKept';

const store = createStore('outs', 'session');

afterEach(() => clear(store));

type Operation = readonly ['add' | 'join' | 'leave' | 'forget' | 'restore', number, string];

const operations = fc.array(
  fc.tuple(
    fc.constantFrom<Operation[0]>('add', 'add', 'add', 'join', 'restore', 'leave', 'forget'),
    fc.nat(2),
    fc.stringMatching(/^[a-f]$/),
  ),
  { maxLength: 25 },
);

test('any operations of three windows: what the device holds is what they wanted', async () => {
  await fc.assert(
    fc.asyncProperty(operations, async (all) => {
      await clear(store);
      const windows = [0, 1, 2].map(() => new KeptHands(() => undefined));
      /** The windows that keep hands, and the order of records. */
      const joined = new Set<number>();
      let kept: string[] = [];
      let isKept = true;
      for (const [what, who, text] of all) {
        const own = windows[who];
        switch (what) {
          case 'add':
            expect(await own.add([text])).toMatch(joined.has(who) ? 'done' : /not kept|deleted elsewhere/);
            if (joined.has(who) && !kept.includes(text)) kept.push(text);
            break;
          case 'join':
            expect(await own.join()).toBe('done');
            joined.add(who);
            isKept = true;
            break;
          case 'restore': {
            const { ending, texts } = await own.restore();
            expect(texts).toEqual(isKept ? kept : []);
            expect(ending).toBe(isKept ? 'done' : 'not kept');
            if (isKept) joined.add(who);
            break;
          }
          case 'leave':
          case 'forget':
            await own[what]();
            if (!joined.has(who)) break;
            kept = [];
            joined.clear();
            if (what === 'forget') joined.add(who);
            else isKept = false;
        }
        expect(own.isKeeping).toBe(joined.has(who));
      }
      expect((await windows[0].restore()).texts).toEqual(isKept ? kept : []);
    }),
    { seed: 20_261_125, numRuns: 60 },
  );
});

test('operations that do not wait for each other end like those that do', async () => {
  const window = new KeptHands(() => undefined);
  void window.join();
  void window.add(['a', 'b']);
  void window.leave();
  void window.add(['c']);
  void window.join();
  await window.add(['d']);
  expect((await window.restore()).texts).toEqual(['d']);
});

test('prices are next to their hand, and go with it', async () => {
  const [one, other] = [new KeptHands(() => undefined), new KeptHands(() => undefined)];
  expect(await one.price([{ text: 'a', prices: [1] }])).toBe('not kept');
  await one.join();
  await one.add(['a', 'b']);
  expect(
    await one.price([
      { text: 'a', prices: [1] },
      { text: 'never kept', prices: [2] },
    ]),
  ).toBe('done');
  expect(await other.restore()).toEqual({ ending: 'done', texts: ['a', 'b'], prices: [[1]] });
  // In place of those before; a hand that comes again keeps them.
  await one.price([{ text: 'a', prices: [3] }]);
  await other.add(['a', 'c']);
  expect(await one.restore()).toEqual({ ending: 'done', texts: ['a', 'b', 'c'], prices: [[3]] });
  // After a deletion in another window none is written.
  await other.forget();
  await other.add(['a']);
  expect(await one.price([{ text: 'a', prices: [4] }])).toMatch(/not kept|deleted elsewhere/);
  expect(await other.restore()).toEqual({ ending: 'done', texts: ['a'], prices: [] });
});

test('another window hears of a deletion', async () => {
  const one = new KeptHands(() => undefined);
  await one.join();
  const heard = new Promise<void>((resolve) => {
    const two = new KeptHands(resolve);
    void two.join().then(() => one.leave());
  });
  await heard;
});

test('many hands come back in the order they were added', async () => {
  const window = new KeptHands(() => undefined);
  await window.join();
  const texts = Array.from({ length: 2_500 }, (_, at) => `hand ${(at * 7_919) % 2_500}`);
  for (const from of [0, 1_200, 1_000]) await window.add(texts.slice(from, from + 1_300));
  expect((await window.restore()).texts).toEqual(texts);
  expect(await keys(store)).toHaveLength(2_501);
});
