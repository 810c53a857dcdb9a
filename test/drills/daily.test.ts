import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DAILY, dailyOf, dailyText, dayAt, readDay, writeDay } from '../../src/drills/daily';
import { kindNamed } from '../../src/drills/kinds';
import { readStudyLink, writeStudyLink } from '../../src/drills/studyLink';
import { hashText } from '../../src/poker/dice';
import { dealDrill } from '../../src/drills/drill';
import { LONG } from '../long';
import { run } from './run';

const DAY = 86_400_000;
/** 23 November 2026. */
const FIRST = Date.UTC(2026, 10, 23) / DAY;

test('the spots of four hundred days are frozen', () => {
  const days = Array.from({ length: 400 }, (_, at) => {
    const { kind, seed } = dailyOf(FIRST + at);
    return `${writeDay(FIRST + at)} ${kind} ${seed}`;
  });
  expect(days[0]).toBe('2026-11-23 price on the turn 20780');
  expect(hashText(days.join('\n')).toString(16)).toBe('15e77170');
});

test('each of the fourteen can be dealt', LONG, () => {
  expect(new Set(DAILY).size).toBe(14);
  for (let day = FIRST; day < FIRST + 14; day++) {
    const { kind: name, seed } = dailyOf(day);
    const kind = kindNamed(name);
    if (kind === undefined) throw new Error(name);
    expect(run(dealDrill(kind, seed)).kind?.name).toBe(name);
  }
});

test('a day begins at midnight UTC, and later days are refused', () => {
  const now = Date.UTC(2026, 10, 23, 23, 59, 59, 999);
  expect(dayAt(now)).toBe(FIRST);
  expect(dayAt(now + 1)).toBe(FIRST + 1);
  expect(readDay('2026-11-23', now)).toEqual({ ok: true, value: FIRST });
  expect(readDay('2026-11-24', now)).toEqual({ ok: false, error: 'The spot for 2026-11-24 is not out yet.' });
  expect(readDay('2026-11-24', now + 1).ok).toBe(true);
  expect(readDay('1970-01-01', now)).toEqual({ ok: true, value: 0 });
  for (const text of ['1969-12-31', '2026-02-30', '2026-2-3', '2026-13-01', 'today', '', '+02026-11-23']) {
    expect(readDay(text, now).ok, text).toBe(false);
  }
});

test('a day is read back from its link', () => {
  const now = Date.UTC(2030, 0, 1);
  fc.assert(
    fc.property(fc.integer({ min: 0, max: dayAt(now) }), (day) => {
      const link = { view: 'drill', day } as const;
      expect(readStudyLink(writeStudyLink(link), now)).toEqual({ link, problems: [] });
    }),
  );
});

test('the shared text has no cards', () => {
  expect(dailyText(FIRST, 'right')).toBe('Outs, 23 Nov: right');
  expect(dailyText(FIRST + 9, 'near')).toBe('Outs, 2 Dec: near');
});
