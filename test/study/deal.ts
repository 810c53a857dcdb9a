import { dealDrill, seedFor, type Drill } from '../../src/study/drill';
import {
  kindNamed,
  LEVELS,
  levelNamed,
  type KindName,
  type LevelName,
} from '../../src/study/levels';
import type { Spot } from '../../src/poker/spot';
import { answer } from '../../src/poker/answer';
import { finish } from '../poker/read';

/** The drill of a level and a seed, dealt to the end. */
export function deal(level: LevelName, seed: number): Drill {
  const steps = dealDrill(levelNamed(level) ?? LEVELS[0], seed);
  let step = steps.next();
  while (step.done !== true) {
    step = steps.next(step.value === undefined ? undefined : finish(answer(step.value)));
  }
  return step.value;
}

/** The spot of a drill that asks for outs alone: none such is refused once it has been answered. */
export function spotOf(level: 'draws' | 'pairs' | 'combos' | 'tainted', seed: number): Spot {
  for (const spot of dealDrill(levelNamed(level) ?? LEVELS[0], seed)) {
    if (spot !== undefined) return spot;
  }
  throw new Error(`no spot, seed ${seed}`);
}

/** A drill of this kind; another for each of so many. */
export function dealKind(name: KindName, at: number, of: number): Drill {
  const kind = kindNamed(name);
  if (kind === undefined) throw new Error(name);
  return deal(kind.level, seedFor(kind, at / of));
}
