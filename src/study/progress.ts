import { quote } from '../words/english';
import { fail, ok, type Result } from '../poker/result';
import type { StoredDocument } from '../ui/store';
import type { Unit } from '../drills/grade';
import { MISTAKES } from '../drills/kind';
import { KINDS, kindNamed, type KindName } from '../drills/kinds';
import { levelNamed, type LevelName } from '../drills/levels';
import type { Memories, Memory, Skill } from './memory';

/** One drill that was done. */
export interface Round {
  /** When it was graded, in milliseconds since 1970. */
  readonly at: number;
  /** `undefined` for an own spot that fits no kind. */
  readonly kind?: KindName;
  readonly seed: number;
  /** How many cards had to be marked, and how many of them were; how many others were marked, and how many of those were tainted. */
  readonly outs: number;
  readonly found: number;
  readonly extra: number;
  readonly tainted: number;
  /** The exact figure and the estimate, 0 to 1. */
  readonly exact: number;
  readonly estimate?: number;
  /** Whether the decision was right, if there was one. */
  readonly decided?: boolean;
  readonly seconds: number;
  readonly timed: boolean;
}

/** Everything that the study page saves. */
export interface Progress {
  readonly rounds: readonly Round[];
  readonly memories: Memories;
  /** The first visit is over. */
  readonly welcomed: boolean;
  readonly unit: Unit;
  readonly timed: boolean;
  /** The chosen level, or the learner's own spots; `undefined` for today's mix. */
  readonly level?: LevelName | 'own';
}

export const NO_PROGRESS: Progress = {
  rounds: [],
  memories: {},
  welcomed: false,
  unit: 'percent',
  timed: false,
};

/** Drills in a day's session. */
export const SESSION = 10;
/** Ten a day for nearly three years. With more, the oldest are dropped. */
const MOST_ROUNDS = 10_000;

const FORMAT = 'outs-study';
const VERSION = 1;

/** The text of a file of progress: JSON that {@link readProgress} reads back exactly. */
export function writeProgress(progress: Progress): string {
  return JSON.stringify({ format: FORMAT, version: VERSION, ...progress });
}

/** The progress in a file's text or in saved text. The error is a sentence about the first fault. */
export function readProgress(text: string): Result<Progress, string> {
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch {
    return fault('not valid JSON');
  }
  if (!isRecord(file) || file.format !== FORMAT) return fault('it holds something else');
  if (file.version !== VERSION) {
    return fault(`version ${quote(String(file.version))}; this page reads version ${VERSION}`);
  }
  const { rounds, memories, welcomed, unit, timed, level } = file;
  if (!Array.isArray(rounds) || !isRecord(memories)) return fault('it has no list of spots');
  const badRound = rounds.findIndex((round) => !isRound(round));
  if (badRound >= 0) return fault(`spot ${badRound + 1} cannot be read`);
  const badSkill = Object.entries(memories).find(([skill, memory]) => !isSkill(skill) || !isMemory(memory));
  if (badSkill !== undefined) return fault(`${quote(badSkill[0])} cannot be read`);
  return ok({
    rounds: (rounds as Round[]).slice(-MOST_ROUNDS).map(cleanedRound),
    memories: Object.fromEntries(
      Object.entries(memories as Memories).map(([skill, memory]) => [skill, cleanedMemory(memory)]),
    ),
    welcomed: welcomed === true,
    unit: unit === 'odds' ? 'odds' : 'percent',
    timed: timed === true,
    ...(typeof level === 'string' &&
      (level === 'own' || levelNamed(level) !== undefined) && {
        level: level as LevelName | 'own',
      }),
  });
}

/** How progress is saved on the device. */
export const KEPT_PROGRESS: StoredDocument<Progress> = {
  key: 'outs:study',
  nothing: NO_PROGRESS,
  read: readProgress,
  write: writeProgress,
  unkept: 'Your browser is not saving data for this page. Export your progress before you leave.',
  setAside: 'Your progress could not be read. It was set aside: export it under Progress.',
  leftAlone: 'Your progress could not be read and was left as it is. New progress will not be saved.',
};

function fault(why: string): Result<Progress, string> {
  return fail(`This is not an Outs study file: ${why}. Choose a file exported here.`);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isCount(value: unknown): boolean {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}

function isChance(value: unknown): boolean {
  return typeof value === 'number' && value >= 0 && value <= 1;
}

/** The last moment that a date can name, in milliseconds since 1970. */
const LAST_MOMENT = 8_640_000_000_000_000;

function isMoment(value: unknown): boolean {
  return isCount(value) && (value as number) <= LAST_MOMENT;
}

/** A count of cards of one deck. */
function isCards(value: unknown): boolean {
  return isCount(value) && (value as number) <= 53;
}

function isRound(value: unknown): value is Round {
  return (
    isRecord(value) &&
    (value.kind === undefined || (typeof value.kind === 'string' && kindNamed(value.kind) !== undefined)) &&
    isMoment(value.at) &&
    isCount(value.seed) &&
    [value.outs, value.found, value.extra, value.tainted].every(isCards) &&
    isChance(value.exact) &&
    (value.estimate === undefined || isChance(value.estimate)) &&
    (value.decided === undefined || typeof value.decided === 'boolean') &&
    Number.isFinite(value.seconds) &&
    (value.seconds as number) >= 0 &&
    typeof value.timed === 'boolean'
  );
}

/** A day: a longer time means that the page was left open. */
const MOST_SECONDS = 86_400;

/** A round with known fields only, each within its limits. */
function cleanedRound(round: Round): Round {
  const { at, kind, seed, outs, found, extra, tainted, exact, estimate, decided } = round;
  return {
    at,
    ...(kind !== undefined && { kind }),
    ...{ seed, outs, found, extra, tainted, exact },
    ...(estimate !== undefined && { estimate }),
    ...(decided !== undefined && { decided }),
    seconds: Math.min(round.seconds, MOST_SECONDS),
    timed: round.timed,
  };
}

/** A century, in days: more than any interval or stability that is ever reached. */
const MOST_DAYS = 36_500;

/** A memory with known fields only, each within its limits. */
function cleanedMemory(memory: Memory): Memory {
  const { due, last, step, reps, lapses, state } = memory;
  return {
    ...{ due, last },
    stability: Math.min(memory.stability, MOST_DAYS),
    difficulty: Math.min(memory.difficulty, 10),
    interval: Math.min(memory.interval, MOST_DAYS),
    ...{ step, reps, lapses, state },
  };
}

function isSkill(text: string): text is Skill {
  const [kind = '', mistake] = text.split('/');
  return kindNamed(kind) !== undefined && MISTAKES.some((known) => known === mistake);
}

function isMemory(value: unknown): value is Memory {
  if (!isRecord(value)) return false;
  const { due, last, stability, difficulty, interval, step, reps, lapses, state } = value;
  return (
    [due, last].every(isMoment) &&
    [interval, step, reps, lapses].every(isCount) &&
    [stability, difficulty].every((own) => Number.isFinite(own) && (own as number) > 0) &&
    [1, 2, 3].includes(state as number)
  );
}

export function addRound(progress: Progress, round: Round, memories: Memories): Progress {
  return { ...progress, rounds: [...progress.rounds, round].slice(-MOST_ROUNDS), memories };
}

/** Whether the drill of this kind and seed was done before. */
export function wasDone({ rounds }: Progress, kind: KindName | undefined, seed: number): boolean {
  return rounds.some((round) => round.kind === kind && round.seed === seed);
}

/** Identifies a round: one drill at one moment. */
function keyOf({ at, kind, seed }: Round): string {
  return `${at} ${kind ?? ''} ${seed}`;
}

/** Both merged: each round once, of each skill the later memory. The settings are those of `ours`. */
export function merge(ours: Progress, theirs: Progress): Progress {
  const rounds = new Map([...ours.rounds, ...theirs.rounds].map((round) => [keyOf(round), round]));
  const memories: Partial<Record<Skill, Memory>> = { ...ours.memories };
  for (const [name, memory] of Object.entries(theirs.memories)) {
    const skill = name as Skill;
    const known = memories[skill];
    if (known === undefined || memory.last > known.last) memories[skill] = memory;
  }
  const choices = ours.rounds.length === 0 ? theirs : ours;
  return {
    ...choices,
    welcomed: ours.welcomed || theirs.welcomed,
    rounds: [...rounds.values()].sort((a, b) => a.at - b.at).slice(-MOST_ROUNDS),
    memories,
  };
}

/** `now` without the rounds and memories of `before`: what was added since. */
export function since(before: Progress, now: Progress): Progress {
  const known = new Set(before.rounds.map(keyOf));
  return {
    ...now,
    rounds: now.rounds.filter((round) => !known.has(keyOf(round))),
    memories: Object.fromEntries(
      Object.entries(now.memories).filter(([skill, { last }]) => last !== before.memories[skill as Skill]?.last),
    ),
  };
}

/* ---------------------------------------------------------------------------------- figures -- */

/** Whether all cards of a round were right, and its decision. */
export function isClean(round: Round): boolean {
  return round.found === round.outs && round.extra === 0 && round.decided !== false;
}

/** The day of a moment in the device's time zone, as a number that grows by one a day. */
export function dayOf(at: number): number {
  const date = new Date(at);
  return Math.round(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / 86_400_000);
}

/** The drills that were done on the day of `now`. */
export function roundsToday({ rounds }: Progress, now: number): readonly Round[] {
  const today = dayOf(now);
  return rounds.filter(({ at }) => dayOf(at) === today);
}

/** How many drills were done on the day of `now`. */
export function doneToday(progress: Progress, now: number): number {
  return roundsToday(progress, now).length;
}

/** Days in a row with a drill, up to today, or to yesterday if today has none yet. */
export function streak({ rounds }: Progress, now: number): number {
  const days = new Set(rounds.map(({ at }) => dayOf(at)));
  const today = dayOf(now);
  let day = days.has(today) ? today : today - 1;
  let length = 0;
  while (days.has(day)) {
    length++;
    day--;
  }
  return length;
}

export interface KindFigures {
  readonly kind: KindName;
  readonly rounds: number;
  /** The share of rounds without a wrong card, 0 to 1. */
  readonly clean: number;
  /** The mean error of the estimates, in points; `undefined` if there are none. */
  readonly error?: number;
  /** The median time, in seconds. */
  readonly seconds: number;
}

/** How each kind that was met is going, in the order of the levels, over its last `window` rounds. */
export function figuresByKind({ rounds }: Progress, window = 20): KindFigures[] {
  return KINDS.flatMap(({ name }): KindFigures[] => {
    const own = rounds.filter(({ kind }) => kind === name).slice(-window);
    if (own.length === 0) return [];
    const errors = own.flatMap(estimateError);
    return [
      {
        kind: name,
        rounds: own.length,
        clean: own.filter(isClean).length / own.length,
        ...(errors.length > 0 && { error: mean(errors) }),
        seconds: median(own.map(({ seconds }) => seconds)),
      },
    ];
  });
}

/** The error of a round's estimate in points, as a list of one; empty if there was no estimate. */
export function estimateError({ estimate, exact }: Round): number[] {
  return estimate === undefined ? [] : [100 * Math.abs(estimate - exact)];
}

export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}
