import { Dice, hashText } from '../poker/dice';
import {
  SEEDS,
  type AnyKind,
  type Asking,
  type Form,
  type AnyQuestion,
  type Line,
  type Question,
  type QuestionGrade,
  type ReplyOf,
  type Step,
} from './kind';
import type { Kind, QuestionKind } from './kinds';
import { dealMarking, type MarkingDrill } from './marks';
import type { callOrFold, equityOfASpot } from './spots';

/* Drills of all kinds: dealing, asking, grading, explaining. */

/** A question of its own: a kind's, or a puzzle's about a whole spot. */
export type AskedQuestion = QuestionKind | typeof equityOfASpot | typeof callOrFold;

/** A drill with its own question: `name` says of which question its given data and its answer are. */
export type QuestionDrill = AskedQuestion extends infer Q ? (Q extends AskedQuestion ? DrillOf<Q> : never) : never;

export type DrillOf<Q> =
  Q extends Question<infer Name, infer F, infer Given, infer Key>
    ? {
        readonly name: Name;
        readonly form: F;
        /** The kind, or the question of a puzzle. */
        readonly kind: Q;
        /** Absent where the spot was given, not dealt. */
        readonly seed?: number;
        readonly step?: Step;
        readonly given: Given;
        /** The exact answer. */
        readonly key: Key;
      }
    : never;

export type Drill = MarkingDrill | QuestionDrill;

/** A kind that needs more deals than this for a spot has a bug. */
export const MOST_DEALS = 20_000;

/** Of seeds of old kinds the step means nothing. */
export function stepOf(seed: number): Step {
  return (1 + (seed % 3)) as Step;
}

/**
 * A seed at random.
 *
 * @param random a number from 0 to 1, without the 1
 * @param step the step that the seed deals; left out, any
 */
export function seedOf(random: number, step?: Step): number {
  if (step === undefined) return Math.floor(random * SEEDS);
  // The seeds of a step: below a million there are 333,334 of the first, 333,333 of the others.
  return 3 * Math.floor(random * Math.ceil((SEEDS - step + 1) / 3)) + step - 1;
}

/**
 * Deals the drill of a kind and a seed, the same on every machine. If it yields a spot, pass the spot's exact answer to
 * the next step. If it yields `undefined`, it only pauses so that the page can draw.
 */
export function dealDrill(kind: Kind, seed: number): Asking<Drill> {
  return kind.form === 'marks' ? dealMarking(kind, seed) : dealQuestion(kind, seed);
}

/** Deals a drill of the kind; see {@link dealDrill}. */
export function* dealQuestion(kind: QuestionKind, seed: number): Asking<QuestionDrill> {
  const step = stepOf(seed);
  const dice = new Dice(hashText(kind.name), seed);
  const own: AnyKind = kind;
  for (let deals = 0; deals < MOST_DEALS; deals++) {
    yield;
    const given = own.deal(dice, step);
    if (given === undefined) continue;
    const key = yield* own.solve(given);
    if (own.isFair(given, key, step)) return drillOf(kind, { seed, step, given, key });
  }
  throw new Error(`no spot fits ${kind.name}, seed ${seed}`);
}

/** The drill of given data. @param given what the fields of the kind read */
export function* askGiven(kind: QuestionKind, given: unknown): Asking<QuestionDrill> {
  const own: AnyKind = kind;
  return drillOf(kind, { given, key: yield* own.solve(given) });
}

/** @param parts its given data and the answer, with seed and step where it was dealt */
export function drillOf(
  kind: AskedQuestion,
  parts: Pick<QuestionDrill, 'seed' | 'step'> & { readonly given: unknown; readonly key: unknown },
): QuestionDrill {
  return { name: kind.name, form: kind.form, kind, ...parts } as QuestionDrill;
}

/** A drill with its own question, of this page or another: its parts belong together. */
export type AnyQuestionDrill = Pick<QuestionDrill, 'form'> & {
  readonly kind: object;
  readonly given: unknown;
  readonly key: unknown;
};

/** A drill's question where its types do not matter: given data, answer and reply belong together. */
function questionIn(drill: AnyQuestionDrill): AnyQuestion {
  return drill.kind as unknown as AnyQuestion;
}

/** The reply that a drill asks for. */
export type ReplyTo<D extends { readonly form: Form }> = ReplyOf<D['form']>;

export function questionOf(drill: AnyQuestionDrill): string {
  return questionIn(drill).question(drill.given);
}

/** @param reply `undefined` for an empty one, which is wrong */
export function gradeReply<D extends AnyQuestionDrill>(drill: D, reply: ReplyTo<D> | undefined): QuestionGrade {
  return questionIn(drill).grade(drill.given, drill.key, reply);
}

/** The result in whole sentences: the answer, and what was wrong in the reply. */
export function resultOf<D extends AnyQuestionDrill>(drill: D, reply: ReplyTo<D> | undefined): string {
  return questionIn(drill).result(drill.given, drill.key, reply);
}

/** The shortest way to the answer: at most four lines, the last the sum. */
export function explain<D extends AnyQuestionDrill>(drill: D, reply?: ReplyTo<D>): readonly Line[] {
  return questionIn(drill).explain(drill.given, drill.key, reply);
}
