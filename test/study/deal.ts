import { dealDrill, seedOf, type MarksDrill } from '../../src/drills/drill';
import { judge, tolerance, twice } from '../../src/drills/grade';
import { levelNamed, type Level, type LevelName } from '../../src/drills/levels';
import type { MarksGiven, MarksKey, Money } from '../../src/drills/marks';
import { MARKS_KINDS, type MarksKind, type MarksName } from '../../src/drills/recipes';
import type { Asking, Verdict } from '../../src/drills/kind';
import { answer } from '../../src/poker/answer';
import type { KindName } from '../../src/drills/kinds';
import type { Price } from '../../src/poker/price';
import type { Spot } from '../../src/poker/spot';
import type { Round } from '../../src/study/progress';
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

/** The kinds of the first levels. */
const FIRST_KINDS: Readonly<Partial<Record<LevelName, readonly MarksName[]>>> = {
  draws: ['flush draw', 'open-ended straight draw', 'gutshot', 'double gutshot'],
  pairs: ['overcards', 'pair draw', 'set draw'],
  combos: ['flush and straight draw', 'flush draw and gutshot', 'flush draw and overcards', 'flush draw and pair'],
  tainted: ['draw against a set', 'straight draw against a flush draw', 'dominated'],
  backdoors: ['backdoor flush draw', 'backdoor straight draw'],
  price: ['price on the turn', 'all in on the flop'],
  ranges: ['draw against a range', 'pair against a range'],
};

/** One of a level's kinds, chosen by the seed. */
export function kindFor(level: LevelName, seed: number): MarksKind {
  const names = FIRST_KINDS[level] ?? [];
  const kind = MARKS_KINDS.find(({ name }) => name === names[seed % names.length]);
  if (kind === undefined) throw new Error(`no kind for ${level}, seed ${seed}`);
  return kind;
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

/** A drill that marked cards, as figures. */
export interface Marked {
  readonly at: number;
  readonly kind?: KindName;
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

/** The round that is kept of it. */
export function roundOf({ outs, found, extra, tainted, exact, estimate, decided, ...others }: Marked): Round {
  const of = (isRight: boolean): Verdict => (isRight ? 'right' : 'wrong');
  return {
    ...others,
    verdicts: {
      missed: of(found === outs),
      extra: of(extra === tainted),
      tainted: of(tainted === 0),
      estimate: judge(estimate === undefined ? undefined : 100 * (estimate - exact), twice(tolerance(exact))),
      ...(decided !== undefined && { price: of(decided) }),
    },
    exact,
    ...(estimate !== undefined && { said: estimate }),
    cards: { outs, found, extra, tainted },
  };
}
