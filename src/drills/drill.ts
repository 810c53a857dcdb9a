import { writeLink } from '../notation/link';
import { Dice, hashText } from '../poker/dice';
import {
  SEEDS,
  anyKind,
  type AnyQuestion,
  type Asking,
  type Form,
  type GradeOf,
  type Line,
  type Controls,
  type Question,
  type ReplyOf,
  type Shown,
  type Step,
} from './kind';
import type { Kind } from './kinds';
import type { MarksQuestion } from './marksQuestion';
import type { MarksKind } from './recipes';
import type { callOrFold, equityOfASpot } from './spots';

/** What can be asked: the question of a kind, a puzzle's about a whole spot, or one about a spot that fits no kind. */
export type AskedQuestion = Kind | MarksQuestion<'outs'> | typeof equityOfASpot | typeof callOrFold;

/** A drill: `name` says of which question its given data and its answer are. */
export type Drill = AskedQuestion extends infer Q ? (Q extends AskedQuestion ? DrillOf<Q> : never) : never;

export type MarksDrill = DrillOf<MarksKind> | DrillOf<MarksQuestion<'outs'>>;

export type DrillOf<Q> =
  Q extends Question<infer Name, infer F, infer Given, infer Key>
    ? {
        readonly name: Name;
        readonly form: F;
        readonly kind: Q;
        /** Absent if the spot was given, not dealt. */
        readonly seed?: number;
        readonly step?: Step;
        readonly given: Given;
        readonly key: Key;
      }
    : never;

/** A kind that needs more deals than this for a spot has a bug. The rarest needs about ten thousand. */
const MOST_DEALS = 5_000_000;

/** The step of a seed. Kinds that mark cards have no steps: ignore it for them. */
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

/** Deals a kind's drill of a seed. Answer each spot that it yields exactly; `undefined` is a pause to draw the page. */
export function* dealDrill(kind: Kind, seed: number): Asking<Drill> {
  const step = stepOf(seed);
  const dice = new Dice(hashText(kind.name), seed);
  const own = anyKind(kind);
  for (let deals = 0; deals < MOST_DEALS; deals++) {
    yield;
    const given = own.deal(dice, step);
    if (given === undefined) continue;
    const key = yield* own.solve(given);
    const whole = own.complete === undefined ? { given, key } : own.complete(dice, given, key);
    if (whole !== undefined && own.isFair(whole.given, whole.key, step)) return drillOf(kind, { seed, step, ...whole });
  }
  throw new Error(`no spot fits ${kind.name}, seed ${seed}`);
}

export function* askGiven(kind: Kind, given: unknown): Asking<Drill> {
  const own = anyKind(kind);
  return drillOf(kind, { given, key: yield* own.solve(given) });
}

/** Whether a question belongs to a kind, which deals spots and is remembered. */
export function isKind(question: object): question is Kind {
  return 'deal' in question;
}

/** @param parts its given data and the answer, with seed and step if it was dealt */
export function drillOf(
  kind: AskedQuestion,
  parts: Pick<Drill, 'seed' | 'step'> & { readonly given: unknown; readonly key: unknown },
): Drill {
  return { name: kind.name, form: kind.form, kind, ...parts } as Drill;
}

/** A drill with its own question, of this page or another: its parts belong together. */
export type AnyDrill = Pick<Drill, 'form'> & {
  readonly kind: object;
  readonly given: unknown;
  readonly key: unknown;
};

/** A drill's question, for code that need not know its types: given data, answer and reply belong together. */
function questionIn(drill: AnyDrill): AnyQuestion {
  return drill.kind as unknown as AnyQuestion;
}

export type ReplyTo<D extends { readonly form: Form }> = ReplyOf<D['form']>;

export function questionOf(drill: AnyDrill): string {
  return questionIn(drill).question(drill.given, drill.key);
}

/** @param reply `undefined` for an empty one, which is wrong */
export function gradeReply<D extends AnyDrill>(drill: D, reply: ReplyTo<D> | undefined): GradeOf<D['form']> {
  return questionIn(drill).grade(drill.given, drill.key, reply) as GradeOf<D['form']>;
}

/** The result in whole sentences: the answer, and the mistakes of the reply. */
export function resultOf<D extends AnyDrill>(drill: D, reply: ReplyTo<D> | undefined): string {
  return questionIn(drill).result(drill.given, drill.key, reply);
}

/** The shortest way to the answer: at most four lines, the last the sum. */
export function explain<D extends AnyDrill>(drill: D, reply?: ReplyTo<D>): readonly Line[] {
  return questionIn(drill).explain(drill.given, drill.key, reply);
}

/** The question in a few words, in large type; empty if a field is in its place. */
export function promptOf(drill: AnyDrill): string {
  return questionIn(drill).prompt ?? '';
}

/** What a page shows next to the control. */
export function shownIn(drill: AnyDrill): Shown {
  return questionIn(drill).shown?.(drill.given) ?? {};
}

export function controlOf<D extends AnyDrill>(drill: D): Controls[D['form']] {
  return questionIn(drill).control(drill.given, drill.key) as Controls[D['form']];
}

/** The exact figure of a number or an estimate; `undefined` for other forms. */
export function exactOf(drill: AnyDrill): number | undefined {
  return ['marks', 'number', 'estimate'].includes(drill.form)
    ? (controlOf(drill) as Controls['marks' | 'number' | 'estimate']).exact
    : undefined;
}

/** The link that opens the spot at the table; `undefined` if there is no hand to open. */
export function tableLinkOf(drill: AnyDrill): string | undefined {
  const draft = questionIn(drill).draft?.(drill.given);
  return draft && writeLink(draft);
}
