import * as say from '#words/packs';
import { fail, ok, type Result } from '../poker/result';
import type { KindName } from './kinds';

/* The spot of the day, the same for everybody. Days are in UTC, and the list is frozen. */

/** The kind of each day: days since 1970, by their remainder. */
export const DAILY = [
  'flush draw and gutshot',
  'name the row',
  'dominated',
  'combos of a range',
  'price on the turn',
  'share of a range',
  'draw against a set',
  'what beats you',
  'all in on the flop',
  'narrow a range',
  'straight draw against a flush draw',
  'effective outs',
  'the nuts',
  'equity against a range',
] as const satisfies readonly KindName[];

const DAY = 86_400_000;

/** The day of a moment, in days since 1970-01-01 UTC. */
export function dayAt(now: number): number {
  return Math.floor(now / DAY);
}

export function dailyOf(day: number): { readonly kind: (typeof DAILY)[number]; readonly seed: number } {
  return { kind: DAILY[day % DAILY.length], seed: day };
}

export function writeDay(day: number): string {
  return new Date(day * DAY).toISOString().slice(0, 10);
}

/** The day of a text such as `'2026-11-23'`, from 1970 up to today. The error is a sentence. */
export function readDay(text: string, now: number): Result<number, string> {
  const day = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(`${text}T00:00:00Z`) / DAY : NaN;
  // The parser takes the 30th of February for a day of March.
  if (!Number.isInteger(day) || day < 0 || writeDay(day) !== text) {
    return fail(say.notADay(text));
  }
  return day > dayAt(now) ? fail(say.dayToCome(text)) : ok(day);
}

export function dayName(day: number): string {
  const [, month, date] = writeDay(day).split('-').map(Number);
  return say.dayOfMonth(date, month);
}

/** What is shared after a day's spot, without its cards: `'Outs, 23 Nov: right'`. */
export function dailyText(day: number, verdict: string): string {
  return say.sharedDay(dayName(day), verdict);
}
