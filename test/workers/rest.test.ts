import { describe, expect, test } from 'vitest';
import { findAside } from '../../workers/rest';
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
  test('are given up where it never comes', async () => {
    const { counter, asked } = line(Infinity);
    expect(await findAside(question, counter)).toEqual({ kind: 'combos', combos: undefined });
    expect(asked()).toBe(10);
  });
});
