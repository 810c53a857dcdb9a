import { seedOf } from '../../src/drills/drill';
import type { MarkingLevel } from '../../src/drills/levels';
import { readStudyLink } from '../../src/drills/link';
import { dealMarking, type MarkingDrill } from '../../src/drills/marks';
import { MARKING_KINDS, type MarkingKind, type MarkingKindName } from '../../src/drills/recipes';
import type { Spot } from '../../src/poker/spot';
import { answer } from '../../src/poker/answer';
import { finish } from '../poker/read';

/** The kind that the first links meant by a level and a seed. */
export function kindFor(level: MarkingLevel['name'], seed: number): MarkingKind {
  const { drill } = readStudyLink(`#/study?level=${level}&seed=${seed}`).link;
  if (drill?.seed !== seed || drill.kind.form !== 'marks') throw new Error(`no kind for ${level}, seed ${seed}`);
  return drill.kind;
}

function dealOf(kind: MarkingKind, seed: number): MarkingDrill {
  const steps = dealMarking(kind, seed);
  let step = steps.next();
  while (step.done !== true) {
    step = steps.next(step.value === undefined ? undefined : finish(answer(step.value)));
  }
  return step.value;
}

/** The drill of a level and a seed, dealt to the end. */
export function deal(level: MarkingLevel['name'], seed: number): MarkingDrill {
  return dealOf(kindFor(level, seed), seed);
}

/** The spot of a drill that asks for outs alone: none such is refused once it has been answered. */
export function spotOf(level: 'draws' | 'pairs' | 'combos' | 'tainted', seed: number): Spot {
  for (const spot of dealMarking(kindFor(level, seed), seed)) {
    if (spot !== undefined) return spot;
  }
  throw new Error(`no spot, seed ${seed}`);
}

/** A drill of this kind; another for each of so many. */
export function dealKind(name: MarkingKindName, at: number, of: number): MarkingDrill {
  const kind = MARKING_KINDS.find((own) => own.name === name);
  if (kind === undefined) throw new Error(name);
  return dealOf(kind, seedOf(at / of));
}
