import { answer } from '../../src/poker/answer';
import { dealDrill, type Drill, type MarksDrill } from '../../src/drills/drill';
import type { AnyQuestion, Asking } from '../../src/drills/kind';
import { KINDS, type Kind } from '../../src/drills/kinds';
import type { MarksKind } from '../../src/drills/recipes';
import { finish } from '../poker/read';

/** Kinds and drills that do not mark cards. */
export type OtherKind = Exclude<Kind, MarksKind>;
export type OtherDrill = Exclude<Drill, MarksDrill>;
export const OTHER_KINDS: readonly OtherKind[] = KINDS.filter((kind) => kind.form !== 'marks');

/** Runs what asks for the answers of spots, each exact, with the equities of the combos. */
export function run<T>(asking: Asking<T>): T {
  let step = asking.next();
  while (step.done !== true) step = asking.next(step.value && finish(answer(step.value, undefined, true)));
  return step.value;
}

export function isOther(drill: Drill): drill is OtherDrill {
  return drill.form !== 'marks';
}

/** The drill of a kind and a seed, and how many deals it took. */
export function dealt(kind: OtherKind, seed: number): { readonly drill: OtherDrill; readonly deals: number } {
  let deals = 0;
  const asking = dealDrill(kind, seed);
  let step = asking.next();
  while (step.done !== true) {
    if (step.value === undefined) deals++;
    step = asking.next(step.value && finish(answer(step.value, undefined, true)));
  }
  if (!isOther(step.value)) throw new Error(kind.name);
  return { drill: step.value, deals };
}

export function anyQuestion(drill: OtherDrill): AnyQuestion {
  return drill.kind as unknown as AnyQuestion;
}
