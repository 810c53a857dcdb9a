import { quote } from '#words/grammar';
import { leftOut } from '#words/saved';
import * as say from '#words/study';
import { paragraph } from '#words/text';
import {
  count,
  flag,
  isRecord,
  keeping,
  lenient,
  map,
  number,
  oneOf,
  optional,
  record,
  text,
  that,
  to,
  versioned,
  withKept,
  type Shape,
} from '../shape';
import { Keeper } from '../ui/keeper.svelte';
import { Entries, moment, reading, type Reading, type StoredDocument } from '../ui/store';
import { isCleanOf, type Unit } from '../drills/grade';
import {
  MISTAKES,
  STEPS,
  VERDICTS,
  type Grade,
  type MarksGrade,
  type Mistake,
  type Step,
  type Verdict,
} from '../drills/kind';
import { exactOf, type Drill, type ReplyTo } from '../drills/drill';
import { kindNamed, type Kind, type KindName } from '../drills/kinds';
import { levelNamed, type LevelName } from '../drills/levels';
import { MOST_REVIEWS, S_MAX, S_MIN, type Memories, type Memory, type Skill } from './memory';

export interface Round {
  /** When it was graded, in milliseconds since 1970. */
  readonly at: number;
  /** `undefined` for a spot that fits no kind. */
  readonly kind?: KindName;
  readonly seed: number;
  /** Left out if cards were marked: such drills have no steps. */
  readonly step?: Step;
  readonly verdicts: Readonly<Partial<Record<Mistake, Verdict>>>;
  /** The answer and what was said, if both are figures: a probability from 0 to 1, or a count. */
  readonly exact?: number;
  readonly said?: number;
  readonly cards?: MarkedCards;
  readonly seconds: number;
  readonly timed: boolean;
}

/** How many cards had to be marked, and how many of them were; how many others were marked, and how many of those were tainted. */
export interface MarkedCards {
  readonly outs: number;
  readonly found: number;
  readonly extra: number;
  readonly tainted: number;
}

/** What a newer page has saved of kinds and mistakes that this one does not know: it is kept, and not shown. */
export interface Strangers {
  readonly rounds: readonly unknown[];
  readonly memories: Readonly<Record<string, unknown>>;
}

export interface Progress {
  readonly rounds: readonly Round[];
  readonly strangers: Strangers;
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
  strangers: { rounds: [], memories: {} },
  memories: {},
  welcomed: false,
  unit: 'percent',
  timed: false,
};

export const SESSION = 10;
/** Ten a day for more than five years. With more, the oldest are dropped. */
const MOST_ROUNDS = 20_000;

const FORMAT = 'outs-study';
const VERSION = 3;

/** The text of saved progress, and of a file: JSON that {@link readProgress} reads back exactly. */
export function writeProgress({ strangers, ...own }: Progress): string {
  return write({
    ...own,
    rounds: [...own.rounds.map((round) => withKept(round)), ...strangers.rounds],
    memories: {
      ...Object.fromEntries(Object.entries(own.memories).map(([skill, memory]) => [skill, withKept(memory)])),
      ...strangers.memories,
    },
  });
}

function write(fields: object): string {
  return JSON.stringify({ format: FORMAT, version: VERSION, ...fields });
}

/**
 * The progress in a file's text or in saved text. The error is a sentence.
 *
 * @param isOurs a page on this device wrote the text: what a newer one wrote in it has no limit
 */
export function readProgress(text: string, isOurs = false): Reading<Progress> {
  const file = versioned(text, FORMAT, VERSION);
  if (!file.ok) {
    const { why, version, isNewer } = file.error;
    if (why !== 'another version') return { ok: false, error: why === 'not JSON' ? say.notJson : say.otherFile };
    return { ok: false, error: say.newer(quote(version), VERSION), isNewer };
  }
  const { rounds, memories, welcomed, unit, timed, level } = file.value;
  if (!Array.isArray(rounds) || !isRecord(memories)) {
    return { ok: false, error: say.noList };
  }
  const [known, strange] = parted(rounds as unknown[], isStrange);
  const [knownMemories, strangeMemories] = parted(Object.entries(memories), ([skill]) => !isSkill(skill));
  const good = {
    rounds: Entries.of(known, isOurs ? keeping(ROUND) : ROUND, (at) => say.badSpot(at + 1)),
    memories: new Entries<readonly [Skill, Memory]>(),
  };
  for (const [skill, own] of knownMemories) {
    const read = to(isOurs ? keeping(MEMORY) : MEMORY, (memory) => [skill as Skill, memory] as const)(own);
    good.memories.add([skill, own], read, () => say.badMemory(quote(skill)));
  }
  const progress: Progress = {
    rounds: good.rounds.sound.slice(-MOST_ROUNDS),
    strangers: {
      rounds: isOurs ? strange : few(strange),
      memories: Object.fromEntries(isOurs ? strangeMemories : few(strangeMemories)),
    },
    memories: Object.fromEntries(good.memories.sound),
    welcomed: welcomed === true,
    unit: unit === 'odds' ? 'odds' : 'percent',
    timed: timed === true,
    ...(isLevel(level) && { level }),
  };
  return reading(progress, Object.values(good), () =>
    write({ rounds: good.rounds.bad, memories: Object.fromEntries(good.memories.bad as [string, unknown][]) }),
  );
}

/** Those of a list without and with a property, each in its order. */
function parted<T>(list: readonly T[], has: (own: T) => boolean): readonly [without: T[], having: T[]] {
  return [list.filter((own) => !has(own)), list.filter(has)];
}

/** A round of a kind that this page does not know. */
function isStrange(round: unknown): boolean {
  return isRecord(round) && typeof round.kind === 'string' && kindNamed(round.kind) === undefined;
}

/** Characters of the rounds, or of the memories, that a file may bring and this page does not know. */
const MOST_STRANGE = 100_000;

function few<T>(strange: readonly T[]): T[] {
  let room = MOST_STRANGE;
  return strange
    .toReversed()
    .filter((own) => (room -= JSON.stringify(own).length) >= 0)
    .toReversed();
}

export const KEPT_PROGRESS: StoredDocument<Progress> = {
  key: 'outs:study-3',
  write: writeProgress,
  nothing: NO_PROGRESS,
  read: (text) => readProgress(text, true),
  merge,
  unkept: say.unkept,
  setAside: say.setAside,
  leftAlone: say.leftAlone,
};

function isLevel(own: unknown): own is LevelName | 'own' {
  return own === 'own' || (typeof own === 'string' && levelNamed(own) !== undefined);
}

const chance = number(0, 1);
/** A count of cards of one deck. */
const cards = count(53);
/** More than any count of combos. */
const figure = number(0, 1_000_000);
/** A day at most: a longer time means that the page was left open. */
const seconds = to(number(), (own) => Math.min(Math.max(own, 0), 86_400));

/** A round with known fields only, each within its limits; what is not, and can be missing, is left out. */
const ROUND = that(
  record<Round>({
    at: moment,
    kind: optional(that(text, (own): own is KindName => kindNamed(own) !== undefined)),
    seed: count(),
    step: optional(oneOf(STEPS)),
    // Mistakes that are not known are left out.
    verdicts: to(map(oneOf(VERDICTS)), (own) =>
      Object.fromEntries(MISTAKES.flatMap((mistake) => (mistake in own ? [[mistake, own[mistake]]] : []))),
    ),
    ...{ exact: lenient(figure), said: lenient(figure) },
    cards: optional(record<MarkedCards>({ outs: cards, found: cards, extra: cards, tainted: cards })),
    seconds,
    timed: flag,
  }),
  // Cards are marked by some kinds, and these have no steps.
  ({ kind, step, exact = NaN, cards: marked }) =>
    marked === undefined
      ? step !== undefined && !isMarking(kind)
      : chance(exact).ok && (kind === undefined || isMarking(kind)),
);

function isMarking(kind: KindName | undefined): boolean {
  return kindNamed(kind ?? '')?.form === 'marks';
}

/** A number above 0, cut to the limits of the scheduler: it refuses others. */
function positive(least: number, most: number): Shape<number> {
  return to(number(Number.MIN_VALUE), (own) => Math.min(Math.max(own, least), most));
}

/** A whole number, cut to its limit. */
function upTo(most: number): Shape<number> {
  return to(count(), (own) => Math.min(own, most));
}

const MEMORY = record<Memory>({
  ...{ due: moment, last: moment },
  ...{ stability: positive(S_MIN, S_MAX), difficulty: positive(1, 10), interval: upTo(S_MAX) },
  ...{ step: upTo(MOST_REVIEWS), reps: upTo(MOST_REVIEWS), lapses: upTo(MOST_REVIEWS) },
  state: oneOf([1, 2, 3]),
});

function isSkill(text: string): text is Skill {
  const [kind = '', mistake] = text.split('/');
  return kindNamed(kind) !== undefined && MISTAKES.some((known) => known === mistake);
}

/** The round of a drill that was graded. */
export function roundOf(
  drill: Drill,
  reply: ReplyTo<Drill> | undefined,
  grade: Grade | MarksGrade,
  { kind, ...own }: Pick<Round, 'at' | 'seed' | 'seconds' | 'timed'> & { readonly kind: Kind | undefined },
): Round {
  const exact = exactOf(drill);
  const said = reply?.form === 'number' ? reply.number : reply && 'estimate' in reply ? reply.estimate : undefined;
  return {
    ...own,
    ...(kind !== undefined && { kind: kind.name }),
    ...(drill.form !== 'marks' && { step: drill.step ?? 1 }),
    verdicts: Object.fromEntries(grade.verdicts),
    ...(exact !== undefined && { exact }),
    ...(said !== undefined && { said }),
    ...('findings' in grade && { cards: markedIn(grade) }),
  };
}

function markedIn({ findings }: MarksGrade): MarkedCards {
  const all = [...findings.values()];
  const count = (...wanted: readonly string[]) => all.filter((finding) => wanted.includes(finding)).length;
  return {
    outs: count('found', 'missed'),
    found: count('found'),
    extra: count('extra', 'tainted'),
    tainted: count('tainted'),
  };
}

export function addRound(progress: Progress, round: Round, memories: Memories): Progress {
  // As it will be read back.
  const read = ROUND(round);
  return { ...progress, rounds: [...progress.rounds, read.ok ? read.value : round].slice(-MOST_ROUNDS), memories };
}

/** The last round of this kind and seed; `undefined` if it was not done before. */
export function lastDone({ rounds }: Progress, kind: KindName | undefined, seed: number): Round | undefined {
  return rounds.findLast((round) => round.kind === kind && round.seed === seed);
}

function keyOf({ at, kind, seed }: Round): string {
  return `${at} ${kind ?? ''} ${seed}`;
}

/** Those of the second list whose key the first has not. */
function more<T>(ours: readonly T[], theirs: readonly T[], key: (own: T) => string): T[] {
  const known = new Set(ours.map(key));
  return theirs.filter((own) => !known.has(key(own)));
}

function mergeStrangers(ours: Strangers, theirs: Strangers): Strangers {
  return {
    rounds: [...ours.rounds, ...more(ours.rounds, theirs.rounds, (own) => JSON.stringify(own))],
    memories: { ...ours.memories, ...theirs.memories },
  };
}

function mergeMemories(ours: Memories, theirs: Memories): Memories {
  const memories: Partial<Record<Skill, Memory>> = { ...ours };
  for (const [name, memory] of Object.entries(theirs)) {
    const skill = name as Skill;
    const known = memories[skill];
    if (known === undefined || memory.last > known.last) memories[skill] = memory;
  }
  return memories;
}

/** Both merged: each round once, of each skill the later memory. The settings are those of `ours`. */
export function merge(ours: Progress, theirs: Progress): Progress {
  const choices = ours.rounds.length === 0 ? theirs : ours;
  const rounds = [...ours.rounds, ...more(ours.rounds, theirs.rounds, keyOf)];
  return {
    ...choices,
    welcomed: ours.welcomed || theirs.welcomed,
    rounds: rounds.sort((a, b) => a.at - b.at).slice(-MOST_ROUNDS),
    strangers: mergeStrangers(ours.strangers, theirs.strangers),
    memories: mergeMemories(ours.memories, theirs.memories),
  };
}

/** `now` without the rounds and memories of `before`: what was added since. */
export function since(before: Progress, now: Progress): Progress {
  return {
    ...now,
    rounds: more(before.rounds, now.rounds, keyOf),
    memories: Object.fromEntries(
      Object.entries(now.memories).filter(([skill, { last }]) => last !== before.memories[skill as Skill]?.last),
    ),
  };
}

/* ------------------------------------------------------------------------------- the keeper -- */

export class ProgressKeeper extends Keeper<Progress> {
  exportText(): string {
    return writeProgress(this.value);
  }

  /** Adds the good entries of a file. A file that cannot be read at all is reported and changes nothing. */
  importText(text: string): void {
    const read = readProgress(text);
    if (!read.ok) {
      this.sayProblem(read.error);
      return;
    }
    const { bad, value } = read;
    if (bad !== undefined && value.rounds.length === 0 && Object.keys(value.memories).length === 0) {
      this.sayProblem(say.notStudy(bad.first));
      return;
    }
    // Another window may have saved some meanwhile.
    this.reread();
    const before = this.value;
    this.#act((progress) => merge(progress, value));
    const added = since(before, this.value).rounds.length;
    // What the device refused is not imported: its problem is said.
    this.say(
      paragraph([
        ...(this.isSaved ? [say.imported(added)] : []),
        ...(bad === undefined ? [] : [leftOut(bad.count, bad.first)]),
      ]),
    );
  }

  erase(): void {
    this.reread();
    this.#act(() => ({ ...NO_PROGRESS, welcomed: true }));
    this.say(say.erased);
  }

  /** An act whose undo leaves what another window has added since. */
  #act(change: (progress: Progress) => Progress): void {
    const before = this.value;
    this.act(change, '', (progress) => {
      const { rounds, memories } = since(after, progress);
      return merge(before, { ...before, rounds, memories });
    });
    const after = this.value;
  }
}

/* ---------------------------------------------------------------------------------- figures -- */

/** Whether a round was without a mistake: cards, names, counts and decisions were right. Figures may be near, or off if cards were marked. */
export function isClean({ verdicts, cards: marked }: Round): boolean {
  const { estimate: _, ...others } = verdicts;
  return isCleanOf(Object.entries(marked === undefined ? verdicts : others) as [Mistake, Verdict][]);
}

/** Rounds in a row without a mistake that lead a step up. */
const CLEAN_ROUNDS = 3;

/** A kind's next step: up after three clean rounds in a row at a step, down after one with a mistake. */
export function stepFor({ rounds }: Pick<Progress, 'rounds'>, kind: KindName): Step {
  let step = 1;
  let inARow = 0;
  for (const round of rounds) {
    if (round.kind !== kind || round.step !== step) continue;
    const clean = isClean(round);
    inARow = clean ? inARow + 1 : 0;
    if (!clean) step = Math.max(1, step - 1);
    else if (inARow === CLEAN_ROUNDS && step < STEPS.length) {
      step++;
      inARow = 0;
    }
  }
  return step as Step;
}

/** The day of a moment in the device's time zone, as a number that grows by one a day. */
export function dayOf(at: number): number {
  const date = new Date(at);
  return Math.round(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / 86_400_000);
}

export function roundsToday({ rounds }: Progress, now: number): readonly Round[] {
  const today = dayOf(now);
  return rounds.filter(({ at }) => dayOf(at) === today);
}

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

/** The error of a round's estimate in points, as a list of one; empty if there was no estimate. */
export function estimateError(round: Round): number[] {
  return signedError(round).map(Math.abs);
}

/** The errors of a round's estimate in points, below 0 if it is too low. */
export function signedError({ kind, exact, said }: Round): number[] {
  const isCount = kindNamed(kind ?? '')?.form === 'number';
  return said === undefined || exact === undefined || isCount ? [] : [100 * (said - exact)];
}

export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
