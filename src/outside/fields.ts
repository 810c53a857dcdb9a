import { quote } from '#words/text';
import { problemInWords, type Problem } from '../words/problems';
import { fail, ok, type Result } from '../poker/result';
import { isRecord } from '../shape';
import type { AskOptions, ErrorCode } from './types.js';

/* The fields of a question of any kind, as JSON: how they are checked, and how a fault in them is refused. */

export type Json = Record<string, unknown>;

/** What is wrong with a question: a code for programs, a sentence for people. */
export interface Refusal {
  readonly code: ErrorCode;
  readonly message: string;
  /** If the game itself has found it: says in which field it is. */
  readonly problem?: Problem;
  /** Where in a line or a link it is, in UTF-16 units; and what to write there, if one thing alone is meant. */
  readonly at?: number;
  readonly length?: number;
  readonly instead?: string;
}
export type Read<T> = Result<T, Refusal>;

export function refuse(code: ErrorCode, message: string): { ok: false; error: Refusal } {
  return fail({ code, message });
}

/** A `bad-field`. */
export function refuseValue(message: string): { ok: false; error: Refusal } {
  return refuse('bad-field', message);
}

/** A `bad-field`: what the value of a field is, and what to write. */
export function refuseAs(name: string, what: string, write: string): { ok: false; error: Refusal } {
  return refuseValue(`The field ${quote(name)} is ${what}. Write ${write}.`);
}

/** A problem of the game's as the answer prints it. */
export function refused(problem: Problem): { ok: false; error: Refusal } {
  return fail({ code: problem.code, message: problemInWords(problem), problem });
}

export function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((text) => typeof text === 'string');
}

export function isNumbers(value: unknown): value is number[] {
  return Array.isArray(value) && value.every((amount) => typeof amount === 'number');
}

/** The options of a call, which JavaScript may give against their types. */
export function readOptions(given: AskOptions | null | undefined): Read<AskOptions> {
  const options: unknown = given ?? {};
  if (!isRecord(options)) return refuseValue('The options are not an object. Write { signal, onProgress }.');
  // Both may be inherited, as the signal of an AbortController is.
  const signal = options.signal ?? undefined;
  const onProgress = options.onProgress ?? undefined;
  if (signal !== undefined && !(signal instanceof AbortSignal)) {
    return refuseValue('The option “signal” is not an AbortSignal. Give the signal of an AbortController.');
  }
  if (onProgress !== undefined && typeof onProgress !== 'function') {
    return refuseValue('The option “onProgress” is not a function. Give one, or leave it out.');
  }
  return ok({ signal, onProgress: onProgress as AskOptions['onProgress'] });
}

/** Names that other programs and players use for a field. */
const SYNONYMS: ReadonlyMap<string, string> = new Map([
  ...['vs', 'versus', 'against', 'villain', 'villains', 'players'].map((name) => [name, 'opponents'] as const),
  ...['flop', 'turn', 'river', 'community'].map((name) => [name, 'board'] as const),
  ...['hand', 'hole', 'cards', 'me', 'you', 'player'].map((name) => [name, 'hero'] as const),
  ...['deck', 'joker', 'jokers', 'wilds'].map((name) => [name, 'wild'] as const),
  ...['prizes', 'payout'].map((name) => [name, 'payouts'] as const),
]);

/** A `bad-field`: the unknown name, and the field that was probably meant. */
export function refuseField(about: string, name: string, known: readonly string[]): { ok: false; error: Refusal } {
  const typed = name.toLowerCase();
  const meant = [SYNONYMS.get(typed), ...known].find((field) => field !== undefined && isMeant(typed, field, known));
  const hint = meant === undefined ? `Use one of: ${known.join(', ')}.` : `Did you mean ${quote(meant)}?`;
  return refuseValue(`Unknown field ${quote(name)} in a question about ${about}. ${hint}`);
}

function isMeant(typed: string, field: string, known: readonly string[]): boolean {
  return known.includes(field) && (SYNONYMS.get(typed) === field || isNear(typed, field));
}

/** Whether one letter more, less or else makes the other name, or two neighbours that change places. */
export function isNear(typed: string, name: string): boolean {
  let start = 0;
  while (start < name.length && typed[start] === name[start]) start++;
  const [left, right] = [typed.slice(start), name.slice(start)];
  const swapped = right.charAt(1) + right.charAt(0) + right.slice(2);
  return [right, swapped].includes(left) || [right, right.slice(1)].includes(left.slice(1)) || left === right.slice(1);
}
