import { answer } from '../../src/poker/answer';
import { dealQuestion, type QuestionDrill } from '../../src/drills/drill';
import type { AnyKind, AnyQuestion, Asking } from '../../src/drills/kind';
import type { QuestionKind } from '../../src/drills/kinds';
import { finish } from '../poker/read';

/** Runs what asks for the answers of spots, each exact, with the equities of the combos. */
export function run<T>(asking: Asking<T>): T {
  let step = asking.next();
  while (step.done !== true) step = asking.next(step.value && finish(answer(step.value, undefined, true)));
  return step.value;
}

/** The drill of a kind and a seed, and how many deals it took. */
export function dealt(kind: QuestionKind, seed: number): { readonly drill: QuestionDrill; readonly deals: number } {
  let deals = 0;
  const asking = dealQuestion(kind, seed);
  let step = asking.next();
  while (step.done !== true) {
    if (step.value === undefined) deals++;
    step = asking.next(step.value && finish(answer(step.value, undefined, true)));
  }
  return { drill: step.value, deals };
}

/** A kind where its types do not matter. */
export function anyKind(kind: QuestionKind): AnyKind {
  return kind;
}

export function anyQuestion(drill: QuestionDrill): AnyQuestion {
  return drill.kind as unknown as AnyQuestion;
}
