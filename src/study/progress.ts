import { quote } from '#words/grammar';
import { leftOut } from '#words/saved';
import * as say from '#words/study';
import { paragraph } from '#words/text';
import {
  count,
  flag,
  isRecord,
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
  type Shape,
} from '../shape';
import { Keeper } from '../ui/keeper.svelte';
import { Entries, moment, reading, type Reading, type StoredDocument } from '../ui/store';
import { isCleanOf, type Unit } from '../drills/grade';
import { MISTAKES, STEPS, VERDICTS, type Mistake, type Step, type Verdict } from '../drills/kind';
import { kindNamed, type KindName, type QuestionKind } from '../drills/kinds';
import type { MarkingKindName } from '../drills/recipes';
import { levelNamed, type LevelName } from '../drills/levels';
import type { Memories, Memory, Skill } from './memory';

/** One drill that marked cards. */
export interface Round {
  /** When it was graded, in milliseconds since 1970. */
  readonly at: number;
  /** `undefined` for an own spot that fits no kind. */
  readonly kind?: MarkingKindName;
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

/** One drill with a question of its own. */
export interface QuestionRound {
  readonly at: number;
  /** `undefined` for a puzzle that fits no kind. */
  readonly kind?: QuestionKind['name'];
  readonly seed: number;
  readonly step: Step;
  readonly verdicts: Readonly<Partial<Record<Mistake, Verdict>>>;
  /** The answer and what was said, where both are figures: a probability from 0 to 1, or a count. */
  readonly exact?: number;
  readonly said?: number;
  readonly seconds: number;
  readonly timed: boolean;
}

/** A drill that was done, of any kind. */
export type AnyRound = Round | QuestionRound;

/** What a newer page has saved of kinds and mistakes that this one does not know: it is kept, and not shown. */
export interface Strangers {
  /** In the lists of `rounds` and of `questions`. */
  readonly rounds: readonly unknown[];
  readonly questions: readonly unknown[];
  readonly memories: Readonly<Record<string, unknown>>;
}

/** Everything that the study page saves. */
export interface Progress {
  readonly rounds: readonly Round[];
  readonly questions: readonly QuestionRound[];
  readonly strangers: Strangers;
  readonly memories: Memories;
  /** The first visit is over. */
  readonly welcomed: boolean;
  readonly unit: Unit;
  readonly timed: boolean;
  /** The chosen level, or the learner's own spots; `undefined` for today's mix. */
  readonly level?: LevelName | 'own';
}

const NO_STRANGERS: Strangers = { rounds: [], questions: [], memories: {} };

export const NO_PROGRESS: Progress = {
  rounds: [],
  questions: [],
  strangers: NO_STRANGERS,
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
/** The saved progress of marking drills, which pages of 0.2 read too, and a file of those pages. */
const FIRST_VERSION = 1;
/** The saved progress of other drills, and a file of everything. */
const VERSION = 2;

/** The text of a file of progress: JSON that {@link readProgress} reads back exactly. */
export function writeProgress(progress: Progress): string {
  const [first, second] = [markingPart(progress), questionPart(progress)];
  const rounds = [...first.rounds, ...second.rounds];
  return write(VERSION, { ...first, ...second, rounds, memories: { ...first.memories, ...second.memories } });
}

/** What is saved of progress, as JSON. */
interface Part extends Partial<Omit<Progress, 'rounds' | 'questions' | 'strangers' | 'memories'>> {
  readonly rounds: readonly unknown[];
  readonly questions?: readonly unknown[];
  readonly memories: Readonly<Record<string, unknown>>;
}

function write(version: number, part: Partial<Part>): string {
  return JSON.stringify({ format: FORMAT, version, ...part });
}

/** What a page of 0.2 knows: it would set aside all progress for a kind that it does not know. */
function markingPart({ questions: _, strangers: __, memories, ...own }: Progress): Part {
  return { ...own, memories: memoriesOf(memories, true) };
}

function questionPart({ questions, strangers, memories }: Progress): Part {
  return {
    rounds: strangers.rounds,
    questions: [...questions, ...strangers.questions],
    memories: { ...memoriesOf(memories, false), ...strangers.memories },
  };
}

/** The mistakes that pages of 0.2 know. */
const FIRST_MISTAKES: readonly unknown[] = ['missed', 'extra', 'tainted', 'estimate', 'price'] satisfies Mistake[];

/** The memories that pages of 0.2 know, of marking kinds, or the others. */
function memoriesOf(memories: Memories, isFirst: boolean): Part['memories'] {
  return Object.fromEntries(
    Object.entries(memories).filter(([skill]) => {
      const [kind = '', mistake] = skill.split('/');
      return (kindNamed(kind)?.form === 'marks' && FIRST_MISTAKES.includes(mistake)) === isFirst;
    }),
  );
}

/**
 * The progress in a file's text or in saved text, of either version. The error is a sentence.
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
  const { version, memories, welcomed, unit, timed, level } = file.value;
  const { rounds = version === VERSION ? [] : undefined, questions = [] } = file.value;
  if (!Array.isArray(rounds) || !Array.isArray(questions) || !isRecord(memories)) {
    return { ok: false, error: say.noList };
  }
  const [known, strange] = parted(rounds, isStrange);
  const [knownQuestions, strangeQuestions] = parted(questions, isStrange);
  const [knownMemories, strangeMemories] = parted(Object.entries(memories), ([skill]) => !isSkill(skill));
  const good = {
    rounds: Entries.of(known, ROUND, (at) => say.badSpot(at + 1)),
    questions: Entries.of(knownQuestions, QUESTION, (at) => say.badQuestion(at + 1)),
    memories: new Entries<readonly [Skill, Memory]>(),
  };
  for (const [skill, own] of knownMemories) {
    const read = to(MEMORY, (memory) => [skill as Skill, memory] as const)(own);
    good.memories.add([skill, own], read, () => say.badMemory(quote(skill)));
  }
  const progress: Progress = {
    rounds: good.rounds.sound.slice(-MOST_ROUNDS),
    questions: good.questions.sound.slice(-MOST_ROUNDS),
    strangers: {
      rounds: isOurs ? strange : few(strange),
      questions: isOurs ? strangeQuestions : few(strangeQuestions),
      memories: Object.fromEntries(isOurs ? strangeMemories : few(strangeMemories)),
    },
    memories: Object.fromEntries(good.memories.sound),
    welcomed: welcomed === true,
    unit: unit === 'odds' ? 'odds' : 'percent',
    timed: timed === true,
    ...(isLevel(level) && { level }),
  };
  return reading(progress, Object.values(good), () =>
    write(VERSION, {
      rounds: good.rounds.bad,
      questions: good.questions.bad,
      memories: Object.fromEntries(good.memories.bad as [string, unknown][]),
    }),
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

/** Characters of the rounds, or the memories, that a file may bring and this page does not know. */
const MOST_STRANGE = 100_000;

/** The last of them, as many as there is room for. */
function few<T>(strange: readonly T[]): T[] {
  let room = MOST_STRANGE;
  return strange
    .toReversed()
    .filter((own) => (room -= JSON.stringify(own).length) >= 0)
    .toReversed();
}

/** How progress is saved on the device: that of marking drills, which pages of 0.2 read too, and that of the others. */
export const KEPT_PROGRESS: StoredDocument<Progress> = {
  key: 'outs:study',
  write: (progress) => write(FIRST_VERSION, markingPart(progress)),
  second: { key: 'outs:study-2', write: (progress) => write(VERSION, questionPart(progress)) },
  nothing: NO_PROGRESS,
  read: (text) => readProgress(text, true),
  join: joined,
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
const ROUND = record<Round>({
  at: moment,
  kind: optional(that(text, (own): own is MarkingKindName => kindNamed(own)?.form === 'marks')),
  seed: count(),
  ...{ outs: cards, found: cards, extra: cards, tainted: cards },
  ...{ exact: chance, estimate: lenient(chance), decided: lenient(flag) },
  seconds,
  timed: flag,
});

/** The same of a drill with a question of its own; mistakes that are not known are left out. */
const QUESTION = record<QuestionRound>({
  at: moment,
  kind: optional(that(text, (own): own is QuestionKind['name'] => (kindNamed(own)?.form ?? 'marks') !== 'marks')),
  seed: count(),
  step: oneOf(STEPS),
  verdicts: to(map(oneOf(VERDICTS)), (own) =>
    Object.fromEntries(MISTAKES.flatMap((mistake) => (mistake in own ? [[mistake, own[mistake]]] : []))),
  ),
  ...{ exact: lenient(figure), said: lenient(figure) },
  seconds,
  timed: flag,
});

/** A century, in days: more than any interval or stability that is ever reached. */
const MOST_DAYS = 36_500;

/** A number above 0, cut to its limit. */
function positive(most: number): Shape<number> {
  return to(number(Number.MIN_VALUE), (own) => Math.min(own, most));
}

const MEMORY = record<Memory>({
  ...{ due: moment, last: moment },
  ...{ stability: positive(MOST_DAYS), difficulty: positive(10) },
  interval: to(count(), (own) => Math.min(own, MOST_DAYS)),
  ...{ step: count(), reps: count(), lapses: count() },
  state: oneOf([1, 2, 3]),
});

function isSkill(text: string): text is Skill {
  const [kind = '', mistake] = text.split('/');
  return kindNamed(kind) !== undefined && MISTAKES.some((known) => known === mistake);
}

/** What is read back of a round. */
function kept<Own>(shape: Shape<Own>, round: Own): Own {
  const read = shape(round);
  return read.ok ? read.value : round;
}

export function addRound(progress: Progress, round: Round, memories: Memories): Progress {
  return { ...progress, rounds: [...progress.rounds, kept(ROUND, round)].slice(-MOST_ROUNDS), memories };
}

export function addQuestion(progress: Progress, round: QuestionRound, memories: Memories): Progress {
  return { ...progress, questions: [...progress.questions, kept(QUESTION, round)].slice(-MOST_ROUNDS), memories };
}

/** The drills of all kinds in the order in which they were done. */
export function allRounds({ rounds, questions }: Progress): readonly AnyRound[] {
  return [...rounds, ...questions].sort((a, b) => a.at - b.at);
}

/** The last round of this kind and seed; `undefined` where it was not done before. */
export function lastDone(progress: Progress, kind: KindName | undefined, seed: number): AnyRound | undefined {
  return allRounds(progress).findLast((round) => round.kind === kind && round.seed === seed);
}

/** Identifies a round: one drill at one moment. */
function keyOf({ at, kind, seed }: AnyRound): string {
  return `${at} ${kind ?? ''} ${seed}`;
}

/** Both lists, each item once by its key. */
function union<T>(ours: readonly T[], theirs: readonly T[], key: (own: T) => string): T[] {
  return [...new Map([...ours, ...theirs].map((own) => [key(own), own])).values()];
}

function mergeRounds<T extends AnyRound>(ours: readonly T[], theirs: readonly T[]): T[] {
  return union(ours, theirs, keyOf)
    .sort((a, b) => a.at - b.at)
    .slice(-MOST_ROUNDS);
}

/** What is saved in both texts: the first has the settings. */
function joined(first: Progress, second: Progress): Progress {
  return {
    ...first,
    rounds: [...first.rounds, ...second.rounds],
    questions: [...first.questions, ...second.questions],
    strangers: {
      rounds: [...first.strangers.rounds, ...second.strangers.rounds],
      questions: [...first.strangers.questions, ...second.strangers.questions],
      memories: { ...first.strangers.memories, ...second.strangers.memories },
    },
    memories: { ...first.memories, ...second.memories },
  };
}

function mergeStrangers(ours: Strangers, theirs: Strangers): Strangers {
  const both = (list: 'rounds' | 'questions') => union(ours[list], theirs[list], (own) => JSON.stringify(own));
  return {
    rounds: both('rounds'),
    questions: both('questions'),
    memories: { ...ours.memories, ...theirs.memories },
  };
}

/** Both merged: each round once, of each skill the later memory. The settings are those of `ours`. */
export function merge(ours: Progress, theirs: Progress): Progress {
  const memories: Partial<Record<Skill, Memory>> = { ...ours.memories };
  for (const [name, memory] of Object.entries(theirs.memories)) {
    const skill = name as Skill;
    const known = memories[skill];
    if (known === undefined || memory.last > known.last) memories[skill] = memory;
  }
  const choices = allRounds(ours).length === 0 ? theirs : ours;
  return {
    ...choices,
    welcomed: ours.welcomed || theirs.welcomed,
    rounds: mergeRounds(ours.rounds, theirs.rounds),
    questions: mergeRounds(ours.questions, theirs.questions),
    strangers: mergeStrangers(ours.strangers, theirs.strangers),
    memories,
  };
}

/** `now` without the rounds and memories of `before`: what was added since. */
export function since(before: Progress, now: Progress): Progress {
  const known = new Set(allRounds(before).map(keyOf));
  const isNew = (round: AnyRound) => !known.has(keyOf(round));
  return {
    ...now,
    rounds: now.rounds.filter(isNew),
    questions: now.questions.filter(isNew),
    memories: Object.fromEntries(
      Object.entries(now.memories).filter(([skill, { last }]) => last !== before.memories[skill as Skill]?.last),
    ),
  };
}

/* ------------------------------------------------------------------------------- the keeper -- */

/** Keeps the learner's progress on the device, and undoes an import or an erasure. */
export class ProgressKeeper extends Keeper<Progress> {
  exportText(): string {
    return writeProgress(this.value);
  }

  /**
   * Adds what a file holds, without the entries that cannot be read. A file of which nothing can be read is reported and
   * changes nothing.
   */
  importText(text: string): void {
    const read = readProgress(text);
    if (!read.ok) {
      this.sayProblem(read.error);
      return;
    }
    const { bad, value } = read;
    if (bad !== undefined && allRounds(value).length === 0 && Object.keys(value.memories).length === 0) {
      this.sayProblem(say.notStudy(bad.first));
      return;
    }
    const before = this.value;
    this.#act((progress) => merge(progress, value));
    const added = allRounds(since(before, this.value)).length;
    this.say(paragraph([say.imported(added), ...(bad === undefined ? [] : [leftOut(bad.count, bad.first)])]));
  }

  erase(): void {
    this.#act(() => ({ ...NO_PROGRESS, welcomed: true }));
    this.say(say.erased);
  }

  /** An act whose undo leaves what another window has added since. */
  #act(change: (progress: Progress) => Progress): void {
    const before = this.value;
    this.act(change, '', (progress) => {
      const { rounds, questions, memories } = since(after, progress);
      return merge(before, { ...before, rounds, questions, memories });
    });
    const after = this.value;
  }
}

/* ---------------------------------------------------------------------------------- figures -- */

/** Whether a round was without a mistake: all cards and its decision were right, or the question's reply. */
export function isClean(round: AnyRound): boolean {
  if ('verdicts' in round) return isCleanOf(Object.entries(round.verdicts) as [Mistake, Verdict][]);
  return round.found === round.outs && round.extra === 0 && round.decided !== false;
}

/** After so many clean rounds in a row at a step the next is a step up. */
const CLEAN_ROUNDS = 3;

/**
 * The step at which a kind is dealt next: the first, one up after three clean rounds in a row at a step, one down after
 * one that is not. Rounds at other steps, such as a day's spot, change nothing.
 */
export function stepFor({ questions }: Pick<Progress, 'questions'>, kind: KindName): Step {
  let step = 1;
  let inARow = 0;
  for (const round of questions) {
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

/** The drills that were done on the day of `now`. */
export function roundsToday(progress: Progress, now: number): readonly AnyRound[] {
  const today = dayOf(now);
  return allRounds(progress).filter(({ at }) => dayOf(at) === today);
}

/** How many drills were done on the day of `now`. */
export function doneToday(progress: Progress, now: number): number {
  return roundsToday(progress, now).length;
}

/** Days in a row with a drill, up to today, or to yesterday if today has none yet. */
export function streak(progress: Progress, now: number): number {
  const days = new Set(allRounds(progress).map(({ at }) => dayOf(at)));
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
export function estimateError(round: AnyRound): number[] {
  return signedError(round).map(Math.abs);
}

/** The same, below 0 where the estimate is too low. */
export function signedError(round: AnyRound): number[] {
  const { exact } = round;
  const said = 'verdicts' in round ? round.said : round.estimate;
  const isCount = 'verdicts' in round && kindNamed(round.kind ?? '')?.form === 'number';
  return said === undefined || exact === undefined || isCount ? [] : [100 * (said - exact)];
}

export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
