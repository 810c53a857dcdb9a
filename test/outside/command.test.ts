// Tests src/command: what the commands write to a terminal.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, openSync } from 'node:fs';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { endWithReader, Waiting } from '../../src/command';
import { LONG } from '../long';

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

describe('an output that cannot be written', () => {
  const TSX = ['--import', 'tsx'];

  test.each([
    ['EPIPE', 0, ''],
    ['ENOSPC', 1, 'The answer could not be written: no space. Free some space, or write it elsewhere.\n'],
    ['EIO', 1, 'The answer could not be written: no space. Free some space, or write it elsewhere.\n'],
  ])('%s ends with %i', (code, status, said) => {
    const heard: ((error: NodeJS.ErrnoException) => void)[] = [];
    vi.spyOn(process.stdout, 'on').mockImplementation((_, hear) => {
      heard.push(hear);
      return process.stdout;
    });
    vi.spyOn(process.stderr, 'on').mockReturnValue(process.stderr);
    vi.spyOn(process, 'exit').mockImplementation((own) => {
      throw new Error(`exit ${String(own)}`);
    });
    let text = '';
    vi.spyOn(process.stderr, 'write').mockImplementation((own) => (text += String(own)) !== '');
    endWithReader();
    expect(() => heard[0]?.(Object.assign(new Error('no space'), { code }))).toThrow(`exit ${status}`);
    expect(text).toBe(said);
  });

  test.each([
    ['src/outs.ts', ['4c9c 7d5cKh8c']],
    ['src/outs.ts', ['--json', '4c9c 7d5cKh8c']],
    ['src/outs.ts', ['--help']],
    ['src/outs.ts', ['--version']],
    ['src/ask.ts', ['--help']],
  ])('%s %j on a full device ends with 1 and a sentence', LONG, (file, words) => {
    // Linux alone has such a device.
    for (const full of ['/dev/full'].filter((path) => existsSync(path))) {
      const stdio = ['ignore', openSync(full, 'w'), 'pipe'] as const;
      const { status, stderr } = spawnSync(process.execPath, [...TSX, file, ...words], { stdio: [...stdio] });
      expect([status, stderr.toString()]).toEqual([
        1,
        expect.stringMatching(/^The answer could not be written: .*\n$/),
      ]);
    }
  });

  test('ends the command with 0, in silence, if its reader stops early', LONG, async () => {
    const outs = spawn(process.execPath, [...TSX, 'src/outs.ts']);
    let said = '';
    outs.stderr.on('data', (part) => (said += String(part)));
    outs.stdin.on('error', () => undefined);
    outs.stdin.end('4c9c 7d5cKh8c\n'.repeat(2_000));
    await once(outs.stdout, 'data');
    outs.stdout.destroy();
    const [status] = (await once(outs, 'exit')) as [number | null];
    expect([status, said]).toEqual([0, '']);
  });
});
