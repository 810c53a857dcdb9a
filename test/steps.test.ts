// How counts are run: at once, in slices, and as a part of another count.
import { describe, expect, test, vi } from 'vitest';
import { finish, nextTurn, relay, runInSlices } from '../src/steps';

/** Counts to a number, a step each. */
function* countTo(most: number): Generator<number, string> {
  for (let at = 1; at <= most; at++) yield at;
  return `counted to ${most}`;
}

// oxlint-disable-next-line require-yield -- it fails before its first step
function* failing(): Generator<number, string> {
  throw new Error('a fault');
}

function* failingLater(): Generator<number, string> {
  yield 1;
  throw new Error('a later fault');
}

describe('a count', () => {
  test.each([0, 1, 2, 1_000])('ends the same at once and in slices, after %i steps', async (most) => {
    const found = finish(countTo(most));
    expect(found).toBe(`counted to ${most}`);
    for (const slice of [{ ms: 0 }, { ms: 1 }, { ms: 1_000 }, { isOver: () => true }]) {
      const steps: number[] = [];
      expect(await runInSlices(countTo(most), { ...slice, onStep: (step) => steps.push(step) })).toBe(found);
      expect(steps).toEqual(Array.from({ length: most }, (_, at) => at + 1));
    }
  });

  test('gives others a turn after each slice, and no sooner', async () => {
    let others = 0;
    const timer = setInterval(() => others++, 0);
    const seen: number[] = [];
    const onStep = () => {
      const end = performance.now() + 2;
      while (performance.now() < end);
      seen.push(others);
    };
    await runInSlices(countTo(10), { ms: 0, onStep });
    expect(seen.at(-1)).toBeGreaterThan(2);
    const before = others;
    await runInSlices(countTo(10), { ms: 60_000, onStep });
    expect(others).toBe(before);
    clearInterval(timer);
  });

  test('takes the turn that it is given', async () => {
    const turn = vi.fn(() => Promise.resolve());
    await runInSlices(countTo(7), { ms: 0, turn });
    expect(turn).toHaveBeenCalledTimes(7);
  });

  test('stops at a signal, before it begins and after a turn', async () => {
    const stopped = new AbortController();
    const { signal } = stopped;
    const seen: number[] = [];
    const running = runInSlices(countTo(100), {
      ms: 0,
      signal,
      onStep: (step) => {
        seen.push(step);
        if (step === 3) stopped.abort(new Error('enough'));
      },
    });
    await expect(running).rejects.toThrow('enough');
    expect(seen).toEqual([1, 2, 3]);
    await expect(runInSlices(failing(), { ms: 0, signal })).rejects.toThrow('enough');
  });

  test('fails with its own error', async () => {
    expect(() => finish(failing())).toThrow('a fault');
    await expect(runInSlices(failing(), { ms: 0 })).rejects.toThrow('a fault');
    await expect(runInSlices(failingLater(), { ms: 0 })).rejects.toThrow('a later fault');
    const turn = () => Promise.reject(new Error('no turn'));
    await expect(runInSlices(countTo(3), { ms: 0, turn })).rejects.toThrow('no turn');
  });

  test('can be part of another count, which may end it early', () => {
    const doubled = Array.from(relay(countTo(3), (step) => 2 * step));
    expect(doubled).toEqual([2, 4, 6]);
    expect(finish(relay(countTo(3), () => undefined))).toBe('counted to 3');
    expect(finish(relay(countTo(3), String, (step) => (step === 2 ? 'two' : undefined)))).toBe('two');
    expect(() => finish(relay(failingLater(), String))).toThrow('a later fault');
  });
});

describe('the next turn', () => {
  test('comes after timers that are due', async () => {
    const order: string[] = [];
    setTimeout(() => order.push('timer'), 0);
    const end = performance.now() + 5;
    while (performance.now() < end);
    await nextTurn();
    await nextTurn();
    order.push('turn');
    expect(order).toEqual(['timer', 'turn']);
  });

  test('comes by a message if Node’s way is missing', async () => {
    vi.stubGlobal('setImmediate', undefined);
    const channel = vi.fn(MessageChannel);
    vi.stubGlobal('MessageChannel', channel);
    const order: number[] = [];
    await Promise.all([1, 2, 3].map((at) => nextTurn().then(() => order.push(at))));
    expect(order).toEqual([1, 2, 3]);
    expect(channel).toHaveBeenCalledTimes(3);
    vi.unstubAllGlobals();
  });
});
