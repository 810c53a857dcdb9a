import { kinds } from '../../src/words/en/drills';
import { describe, expect, test } from 'vitest';
import { VERDICTS } from '../../src/drills/kind';
import type { Grade, Mistake, Verdict } from '../../src/drills/kind';
import { KINDS, kindNamed, type Kind, type KindName } from '../../src/drills/kinds';
import { dueCount, nextDue, plan, remember, settle, type Memories } from '../../src/study/memory';
import { NO_PROGRESS, readProgress, writeProgress } from '../../src/study/progress';
import { LAST_MOMENT } from '../../src/ui/store';
import { LONG } from '../long';
import { integer, seeded } from '../reference/random';
import { dueText, tomorrowText } from '../../src/study/studySentences';

const MINUTE = 60_000;
const DAY = 86_400_000;
const YEAR = 365 * DAY;
const NOON = Date.UTC(2026, 5, 1, 12);

function kind(name: KindName): Kind {
  const found = kindNamed(name);
  if (found === undefined) throw new Error(name);
  return found;
}

/** All right except for these mistakes. */
function graded(...wrong: Mistake[]): Grade {
  const verdict = (mistake: Mistake): Verdict => (wrong.includes(mistake) ? 'wrong' : 'right');
  return {
    verdict: wrong.length === 0 ? 'right' : 'wrong',
    verdicts: new Map((['missed', 'extra', 'estimate'] as const).map((mistake) => [mistake, verdict(mistake)])),
    clean: wrong.length === 0,
  };
}

const GUTSHOT = kind('gutshot');
const FLUSH = kind('flush draw');

describe('what was missed comes back', () => {
  test('a kind of spot comes back minutes after a mistake, for this mistake', () => {
    const memories = remember({}, GUTSHOT, graded('missed'), NOON);
    const later = NOON + 4 * MINUTE;
    expect(plan(memories, later)).toMatchObject({ kind: GUTSHOT, why: 'again', mistake: 'missed' });
    expect(dueCount(memories, later)).toBe(1);
    expect(memories['gutshot/extra']?.due).toBeGreaterThan(NOON + DAY);
  });

  test('a right kind comes back after days, each time later', () => {
    let memories: Memories = {};
    let now = NOON;
    const intervals: number[] = [];
    for (let round = 0; round < 5; round++) {
      memories = remember(memories, FLUSH, graded(), now);
      const due = memories['flush draw/missed']?.due ?? NaN;
      intervals.push((due - now) / DAY);
      now = due;
    }
    expect(intervals[0]).toBeGreaterThanOrEqual(1);
    expect([...intervals].sort((a, b) => a - b)).toEqual(intervals);
    expect(intervals[4]).toBeGreaterThan(20);
  });

  test('no new kind comes while a kind is being learnt, and no kind comes twice in a row', () => {
    let memories = remember({}, FLUSH, graded('missed'), NOON);
    const first = plan(memories, NOON + 1000, 'flush draw');
    expect(first).toMatchObject({ why: 'new', kind: { name: 'open-ended straight draw' } });
    memories = remember(memories, first.kind, graded(), NOON + 2000);
    expect(plan(memories, NOON + 3000, first.kind.name)).toMatchObject({
      why: 'again',
      kind: FLUSH,
    });
  });

  test('a first session has the kinds in the order of the levels', () => {
    let memories: Memories = {};
    let after: KindName | undefined;
    const met: KindName[] = [];
    for (let round = 0; round < 10; round++) {
      const next = plan(memories, NOON + round * MINUTE, after);
      met.push(next.kind.name);
      after = next.kind.name;
      memories = remember(memories, next.kind, graded(), NOON + round * MINUTE);
    }
    expect(met).toEqual(KINDS.slice(0, 10).map(({ name }) => name));
  });

  test('the kind that comes due first is next if nothing is due or new', () => {
    let memories: Memories = {};
    for (const [at, own] of KINDS.entries()) {
      memories = remember(memories, own, graded(), NOON + at * MINUTE);
    }
    expect(plan(memories, NOON + DAY / 2)).toMatchObject({ kind: KINDS[0], why: 'early' });
    expect(nextDue(memories, NOON + DAY / 2)).toBeGreaterThan(NOON + DAY / 2);
    expect(nextDue({}, NOON)).toBeUndefined();
  });
});

describe('lists the kinds that come back', () => {
  const missed = remember({}, FLUSH, graded('missed'), NOON);
  test.each([
    ['nothing is remembered', {}, NOON, ''],
    ['a mistake, minutes later', missed, NOON, 'Your mistakes come back today.'],
    ['its minutes are over', missed, NOON + DAY, 'One kind of spot is due again.'],
    ['all was right', remember({}, FLUSH, graded(), NOON), NOON, /^Nothing is due (until tomorrow|for \d+ days)\.$/],
  ])('%s', (_, memories, now, said) => {
    if (typeof said === 'string') expect(dueText(memories, now)).toBe(said);
    else expect(dueText(memories, now)).toMatch(said);
  });
});

describe('what tomorrow starts with', () => {
  test.each([
    ['nothing was done', {}, 'Tomorrow starts with something new: “Flush draw”.'],
    [
      'a mistake',
      remember(remember({}, FLUSH, graded(), NOON), GUTSHOT, graded('missed'), NOON),
      'Tomorrow starts with “Gutshot”.',
    ],
    [
      'all was right',
      remember({}, FLUSH, graded(), NOON),
      'Tomorrow starts with something new: “Open-ended straight draw”.',
    ],
  ])('%s', (_, memories, said) => {
    expect(tomorrowText(memories, NOON)).toBe(said);
  });

  test('the session then deals this kind', () => {
    let memories: Memories = {};
    for (const [at, own] of KINDS.entries()) {
      const wrong = at % 3 === 0 ? (['missed'] as const) : [];
      memories = remember(memories, own, graded(...wrong), NOON + at * MINUTE);
      const { kind: next } = plan(memories, NOON + at * MINUTE + DAY);
      expect(tomorrowText(memories, NOON + at * MINUTE)).toContain(`“${kinds[next.name]}”.`);
    }
  });
});

describe('a clock that jumps', () => {
  /** Every number of a memory is one. */
  function check(memories: Memories): void {
    const kept = readProgress(writeProgress({ ...NO_PROGRESS, memories }));
    expect(kept).toMatchObject({ ok: true, value: { memories } });
  }

  test('backwards: memories from the future count from now', () => {
    const memories = remember({}, FLUSH, graded(), NOON + 10 * YEAR);
    const memory = memories['flush draw/missed'];
    if (memory === undefined) throw new Error('nothing remembered');
    const interval = memory.due - memory.last;
    expect(settle(memory, NOON)).toMatchObject({ last: NOON, due: NOON + interval });
    expect(nextDue(memories, NOON)).toBeLessThanOrEqual(NOON + YEAR);
    const again = remember(memories, FLUSH, graded('missed'), NOON);
    check(again);
    expect(plan(again, NOON + 5 * MINUTE)).toMatchObject({ kind: FLUSH, why: 'again' });
  });

  test('years forward: all is due, and the next interval is a year at most', () => {
    let memories = remember({}, FLUSH, graded(), NOON);
    const later = NOON + 40 * YEAR;
    expect(dueCount(memories, later)).toBe(1);
    memories = remember(memories, FLUSH, graded(), later);
    check(memories);
    expect(nextDue(memories, later)).toBeLessThanOrEqual(later + YEAR);
  });

  test('to and fro: it continues as if the clock had been right', () => {
    let memories: Memories = {};
    for (const jump of [0, 3 * YEAR, -2 * YEAR, 0, DAY, -30 * YEAR, DAY]) {
      const now = Math.max(0, NOON + jump);
      for (const own of [FLUSH, GUTSHOT]) {
        memories = remember(memories, own, graded(jump < 0 ? 'extra' : 'estimate'), now);
      }
      check(memories);
      const { kind: next } = plan(memories, now + 5 * MINUTE);
      expect([FLUSH.name, GUTSHOT.name]).toContain(next.name);
    }
  });
});

describe('anything that a file says of memories', () => {
  const TIMES = [0, 1, NOON - YEAR, NOON, NOON + YEAR, LAST_MOMENT - 1, LAST_MOMENT];
  const COUNTS = [0, 1, 2, 7, 365, 36_500, 1e6, 1e6 + 1, Number.MAX_SAFE_INTEGER];
  const SIZES = [
    Number.MIN_VALUE,
    1e-9,
    0.0009,
    0.001,
    0.5,
    0.999,
    1,
    5,
    10,
    10.5,
    36_500,
    36_501,
    1e300,
    Number.MAX_VALUE,
  ];

  test('works in the scheduler with each verdict, and reads back as written', LONG, () => {
    const random = seeded(9101);
    const any = <T>(of: readonly T[]): T => of[integer(random, 0, of.length - 1)];
    for (let round = 0; round < 1_000; round++) {
      const memory = {
        ...{ due: any(TIMES), last: any(TIMES), stability: any(SIZES), difficulty: any(SIZES) },
        ...{ interval: any(COUNTS), step: any(COUNTS), reps: any(COUNTS), lapses: any(COUNTS), state: any([1, 2, 3]) },
      };
      const memories = { 'gutshot/missed': memory };
      const text = JSON.stringify({ format: 'outs-study', version: 3, rounds: [], memories });
      for (const isOurs of [false, true]) {
        const read = readProgress(text, isOurs);
        if (!read.ok) throw new Error(read.error);
        expect(read.bad).toBeUndefined();
        for (const verdict of VERDICTS) {
          const grade = { verdict, verdicts: new Map([['missed', verdict]] as const), clean: verdict === 'right' };
          const now = any(TIMES.slice(0, -2));
          const after = remember(read.value.memories, GUTSHOT, grade, now);
          expect(plan(after, now).kind).toBeDefined();
          expect(nextDue(after, now)).toBeGreaterThanOrEqual(now);
          const again = readProgress(writeProgress({ ...read.value, memories: after }), isOurs);
          expect(again).toMatchObject({ ok: true, value: { memories: after } });
          expect(again.ok && again.bad).toBeUndefined();
        }
      }
    }
  });
});
