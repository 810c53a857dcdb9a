import { dealDrill, seedOf, type Drill } from '../../src/study/drill';
import { kindNamed, type Kind, type KindName } from '../../src/study/kinds';
import type { LevelName } from '../../src/study/levels';
import { readStudyLink } from '../../src/study/link';
import type { Spot } from '../../src/poker/spot';
import { answer } from '../../src/poker/answer';
import { finish } from '../poker/read';

/** The kind that the first links meant by a level and a seed. */
export function kindFor(level: LevelName, seed: number): Kind {
  const { drill } = readStudyLink(`#/study?level=${level}&seed=${seed}`).link;
  if (drill?.seed !== seed) throw new Error(`no kind for ${level}, seed ${seed}`);
  return drill.kind;
}

function dealOf(kind: Kind, seed: number): Drill {
  const steps = dealDrill(kind, seed);
  let step = steps.next();
  while (step.done !== true) {
    step = steps.next(step.value === undefined ? undefined : finish(answer(step.value)));
  }
  return step.value;
}

/** The drill of a level and a seed, dealt to the end. */
export function deal(level: LevelName, seed: number): Drill {
  return dealOf(kindFor(level, seed), seed);
}

/** The spot of a drill that asks for outs alone: none such is refused once it has been answered. */
export function spotOf(level: 'draws' | 'pairs' | 'combos' | 'tainted', seed: number): Spot {
  for (const spot of dealDrill(kindFor(level, seed), seed)) {
    if (spot !== undefined) return spot;
  }
  throw new Error(`no spot, seed ${seed}`);
}

/** A drill of this kind; another for each of so many. */
export function dealKind(name: KindName, at: number, of: number): Drill {
  const kind = kindNamed(name);
  if (kind === undefined) throw new Error(name);
  return dealOf(kind, seedOf(at / of));
}
