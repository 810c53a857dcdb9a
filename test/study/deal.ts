import { dealDrill, seedOf, type MarksDrill } from '../../src/drills/drill';
import { readStudyLink } from '../../src/drills/studyLink';
import { levelNamed, type Level, type LevelName } from '../../src/drills/levels';
import type { MarksGiven, MarksKey, Money } from '../../src/drills/marks';
import { MARKS_KINDS, type MarksKind, type MarksName } from '../../src/drills/recipes';
import type { Asking } from '../../src/drills/kind';
import { answer } from '../../src/poker/answer';
import type { Price } from '../../src/poker/price';
import type { Spot } from '../../src/poker/spot';
import type { Round } from '../../src/study/progress';
import { upgraded } from '../../src/study/oldProgress';
import { finish } from '../poker/read';

/** A drill that marks cards, with all that is given and its answer. */
export type FlatDrill = MarksDrill &
  MarksGiven &
  MarksKey & { readonly level: Level; readonly offer?: Money & { readonly price: Price } };

export function flat(drill: MarksDrill): FlatDrill {
  const { money } = drill.given;
  const { price } = drill.key;
  const level = levelNamed(drill.kind.level);
  if (level === undefined) throw new Error(drill.kind.level);
  return { ...drill, ...drill.given, ...drill.key, level, ...(money && price && { offer: { ...money, price } }) };
}

/** Deals to the end. */
export function run<T>(steps: Asking<T>): T {
  let step = steps.next();
  while (step.done !== true) {
    step = steps.next(step.value === undefined ? undefined : finish(answer(step.value)));
  }
  return step.value;
}

/** The kind that the first links meant by a level and a seed. */
export function kindFor(level: LevelName, seed: number): MarksKind {
  const { drill } = readStudyLink(`#/study?level=${level}&seed=${seed}`).link;
  if (drill?.seed !== seed || drill.kind.form !== 'marks') throw new Error(`no kind for ${level}, seed ${seed}`);
  return drill.kind;
}

function dealOf(kind: MarksKind, seed: number): FlatDrill {
  const drill = run(dealDrill(kind, seed));
  if (drill.form !== 'marks') throw new Error(drill.form);
  return flat(drill);
}

/** The drill of a level and a seed, dealt to the end. */
export function deal(level: LevelName, seed: number): FlatDrill {
  return dealOf(kindFor(level, seed), seed);
}

/** The spot of a drill that asks for outs alone: none such is refused once it has been answered. */
export function spotOf(level: 'draws' | 'pairs' | 'combos' | 'tainted', seed: number): Spot {
  for (const spot of dealDrill(kindFor(level, seed), seed)) {
    if (spot !== undefined) return spot;
  }
  throw new Error(`no spot, seed ${seed}`);
}

/** A drill of this kind; another for each of this many. */
export function dealKind(name: MarksName, at: number, of: number): FlatDrill {
  const kind = MARKS_KINDS.find((own) => own.name === name);
  if (kind === undefined) throw new Error(name);
  return dealOf(kind, seedOf(at / of));
}

/** A round of a drill that marked cards, as pages up to 0.2.2 saved it. */
export interface OldRound {
  readonly at: number;
  readonly kind?: MarksName;
  readonly seed: number;
  readonly outs: number;
  readonly found: number;
  readonly extra: number;
  readonly tainted: number;
  readonly exact: number;
  readonly estimate?: number;
  readonly decided?: boolean;
  readonly seconds: number;
  readonly timed: boolean;
}

/** The round that this version reads in it. */
export function roundOf(old: OldRound): Round {
  const [own] = upgraded({ version: 1, rounds: [old] }).rounds as readonly Round[];
  return JSON.parse(JSON.stringify(own)) as Round;
}
