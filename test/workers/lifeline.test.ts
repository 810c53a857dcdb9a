// The line to one worker: when the worker counts as lost, and what an end ends.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { afterSilence, Lifeline } from '../../workers/lifeline';

/** A worker that never answers. */
class Mute extends EventTarget {
  terminated = 0;
  postMessage(): void {
    // Nobody hears it.
  }
  terminate(): void {
    this.terminated++;
  }
}

let worker: Mute;
let losses: number;
function lineTo(patience?: number): Lifeline<object> {
  const lost = () => {
    losses++;
  };
  return new Lifeline<object>(worker as unknown as Worker, lost, patience);
}

beforeEach(() => {
  vi.useFakeTimers();
  worker = new Mute();
  losses = 0;
});
afterEach(() => {
  vi.useRealTimers();
});

test.each(['error', 'messageerror'])('a worker that breaks is lost: %s', (event) => {
  lineTo();
  expect(losses).toBe(0);
  worker.dispatchEvent(new Event(event));
  expect(losses).toBe(1);
});

test('silence counts while a word is awaited, from the last question or word on', () => {
  const line = lineTo(5_000);
  line.hasSpoken = true;
  vi.advanceTimersByTime(60_000);
  line.miss(true);
  vi.advanceTimersByTime(4_900);
  line.miss(true);
  vi.advanceTimersByTime(4_900);
  line.miss(false);
  vi.advanceTimersByTime(60_000);
  expect(losses).toBe(0);
  line.miss(true);
  vi.advanceTimersByTime(5_100);
  expect(losses).toBe(1);
});

test('a worker that has said nothing may still be on its way', () => {
  lineTo(2_000).miss(true);
  vi.advanceTimersByTime(19_900);
  expect(losses).toBe(0);
  vi.advanceTimersByTime(200);
  expect(losses).toBe(1);
});

test('nothing is missed after the end', () => {
  const line = lineTo();
  line.miss(true);
  line.end();
  vi.advanceTimersByTime(60_000);
  expect([losses, worker.terminated]).toEqual([0, 1]);
});

test('after a sleep of the device the wait begins again', () => {
  let now = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now);
  const lost = vi.fn();
  const stop = afterSilence(1_000, lost);
  now = 3_600_000;
  vi.advanceTimersByTime(1_000);
  expect(lost).not.toHaveBeenCalled();
  now += 1_000;
  vi.advanceTimersByTime(1_000);
  expect(lost).toHaveBeenCalledTimes(1);
  stop();
  clock.mockRestore();
});
