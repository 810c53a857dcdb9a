import { createEmptyCard, fsrs, Rating, State, type Card as Item, type Grade as Rated } from 'ts-fsrs';
export { S_MAX, S_MIN } from 'ts-fsrs';
import { MISTAKES, type Grade, type Mistake, type Verdict } from '../drills/kind';
import { KINDS, type Kind, type KindName } from '../drills/kinds';

/* When a kind of spot comes back (FSRS). A skill is one kind of spot and one kind of mistake. */

export type Skill = `${KindName}/${Mistake}`;

/** More reviews than anybody makes; what is counted stops here. */
export const MOST_REVIEWS = 1_000_000;

/** FSRS's memory of a skill, times in milliseconds since 1970. */
export interface Memory {
  readonly due: number;
  readonly last: number;
  readonly stability: number;
  readonly difficulty: number;
  readonly interval: number;
  readonly step: number;
  readonly reps: number;
  readonly lapses: number;
  readonly state: number;
}

export type Memories = Readonly<Partial<Record<Skill, Memory>>>;

/** A missed skill comes back in minutes, a right one in days. The longest interval is a year. */
const scheduler = fsrs({
  enable_fuzz: false,
  maximum_interval: 365,
  learning_steps: ['3m'],
  relearning_steps: ['3m'],
});

const RATINGS: Record<Verdict, Rated> = {
  right: Rating.Good,
  near: Rating.Hard,
  wrong: Rating.Again,
};

/** A memory as of `now`. If it was made in the future, the clock was ahead then: its interval starts now. */
export function settle(memory: Memory, now: number): Memory {
  const ahead = memory.last - now;
  return ahead > 0 ? { ...memory, last: now, due: memory.due - ahead } : memory;
}

export function remember(memories: Memories, kind: Kind, grade: Grade, now: number): Memories {
  const next: Partial<Record<Skill, Memory>> = { ...memories };
  for (const [mistake, verdict] of grade.verdicts) {
    const skill: Skill = `${kind.name}/${mistake}`;
    const known = next[skill];
    const item = known === undefined ? createEmptyCard(new Date(now)) : toItem(settle(known, now));
    next[skill] = { ...known, ...toMemory(scheduler.next(item, new Date(now), RATINGS[verdict]).card, now) };
  }
  return next;
}

function toItem(memory: Memory): Item {
  return {
    due: new Date(memory.due),
    last_review: new Date(memory.last),
    stability: memory.stability,
    difficulty: memory.difficulty,
    elapsed_days: 0,
    scheduled_days: memory.interval,
    learning_steps: memory.step,
    reps: memory.reps,
    lapses: memory.lapses,
    state: memory.state,
  };
}

function toMemory(item: Item, now: number): Memory {
  return {
    due: item.due.getTime(),
    last: now,
    stability: item.stability,
    difficulty: item.difficulty,
    interval: item.scheduled_days,
    step: item.learning_steps,
    reps: Math.min(item.reps, MOST_REVIEWS),
    lapses: Math.min(item.lapses, MOST_REVIEWS),
    state: item.state,
  };
}

export interface Plan<Dealt extends Kind = Kind> {
  readonly kind: Dealt;
  /** `again`: after a mistake, still being learnt. `new`: never dealt. `early`: not due yet. */
  readonly why: 'due' | 'again' | 'new' | 'early';
  /** The mistake because of which it comes back. */
  readonly mistake?: Mistake;
}

/**
 * The kind of spot to deal next: first what is due, longest overdue first; then what is still being learnt after a
 * mistake; then what is new, in the order of the levels; then what is due soonest. Avoids the same kind twice in a row,
 * if there is another.
 *
 * @param after the kind just dealt
 * @param kinds those to choose from
 */
export function plan(memories: Memories, now: number, after?: KindName): Plan;
export function plan<Dealt extends Kind>(
  memories: Memories,
  now: number,
  after: KindName | undefined,
  kinds: readonly Dealt[],
): Plan<Dealt>;
export function plan(memories: Memories, now: number, after?: KindName, kinds: readonly Kind[] = KINDS): Plan {
  const met = kinds.flatMap((kind) => skillsOf(memories, kind, now).slice(0, 1)).sort((a, b) => a.due - b.due);
  const others = met.filter(({ kind }) => kind.name !== after);
  const due = others.find((skill) => skill.due <= now) ?? others.find(({ isFirm }) => !isFirm);
  if (due !== undefined) {
    return { kind: due.kind, why: due.isFirm ? 'due' : 'again', mistake: due.mistake };
  }
  const unmet = kinds.find((kind) => met.every((other) => other.kind.name !== kind.name));
  if (unmet !== undefined) return { kind: unmet, why: 'new' };
  const soonest = others[0] ?? met[0];
  return { kind: soonest.kind, why: 'early', mistake: soonest.mistake };
}

interface Known {
  readonly kind: Kind;
  readonly mistake: Mistake;
  readonly due: number;
  /** Whether its interval is in days, not the minutes after a mistake. */
  readonly isFirm: boolean;
}

function skillsOf(memories: Memories, kind: Kind, now: number): Known[] {
  return MISTAKES.flatMap((mistake): Known[] => {
    const memory = memories[`${kind.name}/${mistake}`];
    if (memory === undefined) return [];
    const isFirm = (memory.state as State) === State.Review;
    return [{ kind, mistake, due: settle(memory, now).due, isFirm }];
  }).sort((a, b) => a.due - b.due);
}

export function dueCount(memories: Memories, now: number): number {
  return KINDS.filter((kind) => (skillsOf(memories, kind, now)[0]?.due ?? Infinity) <= now).length;
}

/** When the next skill of these kinds is due, in milliseconds since 1970; `undefined` if there are no memories. */
export function nextDue(memories: Memories, now: number, kinds: readonly Kind[] = KINDS): number | undefined {
  const due = Math.min(...kinds.map((kind) => skillsOf(memories, kind, now)[0]?.due ?? Infinity));
  return due === Infinity ? undefined : due;
}
