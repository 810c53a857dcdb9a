import { describe, expect, test } from 'vitest';
import { findAside, findOpening } from '../../workers/rest';
import { finish, spot } from '../poker/read';
import { table } from '../poker/table';

/** A line over which the preflop table comes when it has been waited for so often. */
function line(waits: number) {
  let asked = 0;
  return {
    counter: {
      run: <T>(steps: Iterator<unknown, T>) => Promise.resolve(finish(steps)),
      load: <T>(file: Promise<T>) => file,
      tell: () => undefined,
      share: () => Promise.resolve(undefined),
      table: () => Promise.resolve(++asked > waits ? table : undefined),
    },
    asked: () => asked,
  };
}

describe('the combos before the flop', () => {
  const question = { kind: 'combos', spot: spot({ hero: 'random', opponents: ['QQ+'] }) } as const;
  test('wait for the table over a slow line', async () => {
    const found = await findAside(question, line(3).counter);
    expect(found).toMatchObject({ kind: 'combos', combos: [{ runOuts: 1_712_304 }, {}] });
  });
  test('end without a result if the table never comes', async () => {
    const { counter, asked } = line(Infinity);
    expect(await findAside(question, counter)).toEqual({ kind: 'combos', combos: undefined });
    expect(asked()).toBe(10);
  });
});

test('a hand alone before the flop gets the same words with the table and without', async () => {
  const asked = spot({ hero: 'AhKh', opponents: [] });
  const { run } = line(0).counter;
  const [known, counted] = await Promise.all([table, undefined].map((own) => findOpening(asked, own, run)));
  expect(counted).toEqual({ ...known, equity: expect.closeTo(known.equity ?? NaN, 12) as number });
  expect(known.good).toMatchObject({ name: 'pair or better', of: known.flops.of });
});

test('a range alone gets its equity too', async () => {
  const asked = spot({ hero: 'QQ+', opponents: [] });
  const { equity = 0 } = await findOpening(asked, table, line(0).counter.run);
  expect(equity).toBeGreaterThan(0.8);
  expect(await findOpening(asked, undefined, line(0).counter.run)).not.toHaveProperty('equity');
});
