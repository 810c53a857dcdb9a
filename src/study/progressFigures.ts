import * as say from '#words/study';
import { isCleanOf } from '../drills/grade';
import type { Mistake, Step, Verdict } from '../drills/kind';
import { KINDS, kindNamed, type Kind } from '../drills/kinds';
import { LEVELS, type Level } from '../drills/levels';
import { nextDue } from './memory';
import { dayOf, estimateError, isClean, mean, signedError, stepFor, type Round, type Progress } from './progress';

/** Spots over which a level's or a kind's figures are taken. */
export const WINDOW = 20;
/** Spots over which mistakes are counted. */
export const LATELY = 50;
/** Estimates of one dot of the line over time. */
export const OF_A_DOT = 10;

/** How one kind of spot is going, or several together. */
export interface Figures {
  readonly spots: number;
  /** The share of the last {@link WINDOW} without a mistake, 0 to 1. */
  readonly clean: number;
  /** The mean error of their estimates, in points; `undefined` if nothing was estimated. */
  readonly error?: number;
  /** The lowest step at which one of the kinds is dealt next; `undefined` of kinds without steps. */
  readonly step?: Step;
  /** When the first of the kinds comes back, in milliseconds since 1970; `undefined` if none does. */
  readonly back?: number;
}

export interface KindFigures extends Figures {
  readonly kind: Kind;
}

export interface LevelFigures extends Figures {
  readonly level: Level;
  readonly number: number;
  readonly kinds: readonly KindFigures[];
}

/** @param rounds those of the kinds, at least one, in the order they were done */
function figuresOf(progress: Progress, kinds: readonly Kind[], rounds: readonly Round[], now: number): Figures {
  const last = rounds.slice(-WINDOW);
  const errors = last.flatMap(estimateError);
  const steps = kinds.filter(({ form }) => form !== 'marks').map(({ name }) => stepFor(progress, name));
  const back = nextDue(progress.memories, now, kinds);
  return {
    spots: rounds.length,
    clean: last.filter(isClean).length / last.length,
    ...(errors.length > 0 && { error: mean(errors) }),
    ...(steps.length > 0 && { step: Math.min(...steps) as Step }),
    ...(back !== undefined && { back }),
  };
}

/** How each level that was met is going, and each of its kinds that was met, in the order of the levels. */
export function figuresByLevel(progress: Progress, now: number): LevelFigures[] {
  const { rounds: done } = progress;
  return LEVELS.flatMap((level, at): LevelFigures[] => {
    const own = KINDS.filter((kind) => kind.level === level.name);
    const rounds = done.filter((round) => own.some(({ name }) => name === round.kind));
    const kinds = own.flatMap((kind): KindFigures[] => {
      const some = rounds.filter((round) => round.kind === kind.name);
      return some.length === 0 ? [] : [{ kind, ...figuresOf(progress, [kind], some, now) }];
    });
    if (kinds.length === 0) return [];
    const met = kinds.map(({ kind }) => kind);
    return [
      {
        level,
        number: at + 1,
        ...figuresOf(progress, met, rounds, now),
        kinds,
      },
    ];
  });
}

/** In how many days something comes back; 0 is today, also of what is overdue. */
export function daysUntil(back: number, now: number): number {
  return Math.max(0, dayOf(back) - dayOf(now));
}

/** Spots done on each of this many days, the day of `now` last. */
export function spotsByDay(rounds: readonly Round[], now: number, days: number): number[] {
  const first = dayOf(now) - days + 1;
  const counts = Array<number>(days).fill(0);
  for (const { at } of rounds) {
    const day = dayOf(at) - first;
    if (day in counts) counts[day]++;
  }
  return counts;
}

/** The mean error of every ten estimates in the order they were made; the last few are not yet ten. */
export function meansOfTen(errors: readonly number[]): number[] {
  const dots = Math.floor(errors.length / OF_A_DOT);
  return Array.from({ length: dots }, (_, at) => mean(errors.slice(OF_A_DOT * at, OF_A_DOT * (at + 1))));
}

/** With fewer estimates, and a smaller part of them to one side, the side is chance. */
const [FEWEST, ONE_SIDE] = [10, 2 / 3];
/** An error that is written as 0.0. */
const NO_ERROR = 0.05;

/** The side to which most estimates of these rounds err; `undefined` if to neither, or there are fewer than ten. */
export function directionOf(rounds: readonly Round[]): 'low' | 'high' | undefined {
  const errors = rounds.flatMap(signedError);
  if (errors.length < FEWEST) return undefined;
  const low = errors.filter((error) => error <= -NO_ERROR).length;
  const high = errors.filter((error) => error >= NO_ERROR).length;
  if (Math.max(low, high) < ONE_SIDE * errors.length) return undefined;
  return low > high ? 'low' : 'high';
}

/* -------------------------------------------------------------------------------- mistakes -- */

/** The mistakes of a round: verdicts that are not right, of figures those that are not near either. */
function mistakesIn(round: Round): Mistake[] {
  const verdicts = Object.entries(round.verdicts) as [Mistake, Verdict][];
  return verdicts.filter((verdict) => !isCleanOf([verdict])).map(([mistake]) => mistake);
}

type Names = Partial<Record<Mistake, string>>;
const [MARKED, ASKED]: readonly Names[] = [say.marked, say.asked];

function mistakeName(round: Round, mistake: Mistake): string {
  const isNarrowed = kindNamed(round.kind ?? '')?.form === 'combos';
  const names: Names = round.cards !== undefined ? say.marked : isNarrowed ? say.narrowed : say.asked;
  return names[mistake] ?? ASKED[mistake] ?? MARKED[mistake] ?? mistake;
}

/** A mistake by its name, and in how many spots it was made. */
export interface MistakeCount {
  /** A plural: `'outs missed'`. */
  readonly name: string;
  readonly count: number;
}

export function mistakesOf(rounds: readonly Round[]): MistakeCount[] {
  const counts = new Map<string, number>();
  for (const round of rounds) {
    for (const mistake of mistakesIn(round)) {
      const name = mistakeName(round, mistake);
      counts.set(name, (counts.get(name) ?? 0) + 1);
    }
  }
  return Array.from(counts, ([name, count]) => ({ name, count })).sort((a, b) => b.count - a.count);
}

/** A mistake that was made less often is not yet a habit. */
const OFTEN = 3;

/** The mistake that was made more often than each other one, at least three times; otherwise `undefined`. */
export function commonestOf([first, second]: readonly MistakeCount[]): MistakeCount | undefined {
  if (first === undefined || first.count < OFTEN || first.count === second?.count) return undefined;
  return first;
}
