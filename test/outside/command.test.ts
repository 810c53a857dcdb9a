// Tests src/command: what the commands write to a terminal.
import { afterEach, expect, test, vi } from 'vitest';
import { Waiting } from '../../src/command';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** What is written to standard error by `act`, a call every 50 ms of two seconds. */
function written(isTTY: boolean, act: (waiting: Waiting, at: number) => void): string[] {
  vi.useFakeTimers({ toFake: ['performance'] });
  const texts: string[] = [];
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => texts.push(String(text)) > 0);
  const before = process.stderr.isTTY;
  process.stderr.isTTY = isTTY;
  const waiting = new Waiting();
  for (let at = 50; at <= 2_000; at += 50) {
    vi.advanceTimersByTime(50);
    act(waiting, at);
  }
  waiting.end();
  process.stderr.isTTY = before;
  return texts;
}

test('a long count reports its progress after a second, five times a second, then clears it', () => {
  const texts = written(true, (waiting, at) => {
    waiting.say(`at ${at}`);
  });
  expect(texts.map((text) => text.replace('\r\u001b[K', ''))).toEqual([
    ...[1_000, 1_200, 1_400, 1_600, 1_800, 2_000].map((at) => `at ${at}`),
    '',
  ]);
});

test('a short count reports no progress, and a pipe gets none', () => {
  const short = (waiting: Waiting, at: number): void => {
    if (at < 1_000) waiting.say('soon');
  };
  expect(written(true, short)).toEqual([]);
  const long = (waiting: Waiting): void => {
    waiting.say('soon');
  };
  expect(written(false, long)).toEqual([]);
});
