import type { Answer } from '../poker/answer';
import type { Card } from '../poker/card';
import type { Dice } from '../poker/dice';
import type { Rung } from '../poker/holding';
import type { Spot } from '../poker/spot';
import type { Problem } from '../words/problems';
import type { DrillProblem, Fields, Json } from './fields';
import type { QuestionLevel } from './levels';

/*
 * The frame of a kind of drill with its own question, levels 8 to 13. A kind is one object in one file of `kinds`: its
 * name and level, how a spot is dealt, the question, the exact answer, the grading, the explanation. A seed makes the
 * given data; the given data alone make the answer.
 */

/** Seeds are whole numbers below this: short enough for a link. */
export const SEEDS = 1_000_000;

/** How hard a spot of a kind is. */
export const STEPS = [1, 2, 3] as const;
export type Step = (typeof STEPS)[number];

/** Mistakes of all kinds. Each is scheduled separately. */
export const MISTAKES = ['missed', 'extra', 'tainted', 'estimate', 'price', 'count', 'name', 'share'] as const;
export type Mistake = (typeof MISTAKES)[number];

export const VERDICTS = ['right', 'near', 'wrong'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** A reply, by its form. */
export type Reply =
  /** A count of combos, or of effective outs. */
  | { readonly form: 'number'; readonly number: number }
  /** A probability, 0 to 1: a share, an equity, a chance, a break-even. */
  | { readonly form: 'estimate'; readonly estimate: number }
  /** Places in the given `hands`, in any order: who wins, what beats you. */
  | { readonly form: 'hands'; readonly hands: readonly number[] }
  /** The five cards that play, in any order. */
  | { readonly form: 'cards'; readonly cards: readonly Card[] }
  | { readonly form: 'row'; readonly row: Rung }
  /** A hand, by its `comboIndex`. */
  | { readonly form: 'combo'; readonly combo: number }
  /** Hands that stay in a range, each by its `comboIndex`. Those that are not live are ignored. */
  | { readonly form: 'combos'; readonly combos: readonly number[] }
  | { readonly form: 'decision'; readonly decision: 'call' | 'fold' };
export type Form = Reply['form'];

/** The reply of a form. */
export type ReplyOf<F extends Form> = Extract<Reply, { readonly form: F }>;

/** How far from the answer a reply may be: in combos, in outs, or in points of a probability. */
export interface Allowed {
  readonly right: number;
  readonly near: number;
}

/** A wrong count that is known, and its cause. */
export type Diagnosis = 'nothing blocked' | 'the board forgotten' | 'your cards forgotten' | 'suited ones counted too';

export interface Grade {
  /** The worst of `verdicts`. */
  readonly verdict: Verdict;
  /** For every mistake that was possible: whether it was made. */
  readonly verdicts: ReadonlyMap<Mistake, Verdict>;
  /**
   * Whether cards, counts and names were right, and the decision if there was one. Of marking drills the estimate does
   * not count; elsewhere estimates and shares must not be wrong.
   */
  readonly clean: boolean;
  /** The reply less the answer: in points of a probability, in combos or in outs. */
  readonly error?: number;
}

/** The grade of a drill with its own question. */
export interface QuestionGrade extends Grade {
  readonly diagnosis?: Diagnosis;
  /** Of forms `hands` and `combos`: what should have been named and was not, and the reverse. */
  readonly missed?: readonly number[];
  readonly extra?: readonly number[];
}

/** A line of an explanation: a reckoning and its result. At most four; the last is the sum. */
export interface Line {
  /** `'3 aces × 3 kings'`. Cards are written with symbols: `K♥`. */
  readonly text: string;
  /** `9`, a share from 0 to 1, or the x of odds x : 1; absent where the line is a sentence. */
  readonly value?: number;
  /** How the value is written: `9`, `27.4%`, `1.7`, `3 : 1`. */
  readonly as?: 'count' | 'share' | 'outs' | 'odds';
  /** The cards of a hand as it is read, and the one that decides, which is drawn apart. */
  readonly cards?: readonly Card[];
  readonly apart?: Card;
}

/**
 * A count that may need the exact answers of spots: it yields a spot, and wants its answer in return. A spot of two
 * players brings the equities of their combos (`Answer.combos`). If it yields `undefined`, it only pauses.
 */
export type Asking<T> = Generator<Spot | undefined, T, Answer | undefined>;

/** A question: what is given, its exact answer, and how a reply is judged. */
export interface Question<Name extends string, F extends Form, Given, Key> {
  readonly name: Name;
  readonly form: F;
  /** The exact answer, from the given data alone. */
  solve(given: Given): Asking<Key>;
  /** `'They hold AK. How many combos are left?'` */
  question(given: Given): string;
  allowed(given: Given, key: Key): Allowed;
  /** @param reply `undefined` for an empty one, which is wrong */
  grade(given: Given, key: Key, reply: ReplyOf<F> | undefined): QuestionGrade;
  /** The result in whole sentences: the answer, and what was wrong in the reply. */
  result(given: Given, key: Key, reply: ReplyOf<F> | undefined): string;
  /** The shortest way to the answer, with what was wrong in the reply. */
  explain(given: Given, key: Key, reply: ReplyOf<F> | undefined): readonly Line[];
  /** The answer as JSON, as `ask` prints it. */
  writeKey(given: Given, key: Key): Json;
}

/** A kind of drill: a question, and how spots to ask it about are dealt. Its name is also in links and in what is saved. */
export interface KindOf<Name extends string, F extends Form, Given, Key> extends Question<Name, F, Given, Key> {
  readonly level: QuestionLevel['name'];
  readonly fields: Fields<Given>;
  /** What is wrong with given data as a whole, where each field can be read. */
  check?(given: Given): Problem | DrillProblem | undefined;
  /** One deal at a step; `undefined` where what was dealt does not do. Quick, and called again and again. */
  deal(dice: Dice, step: Step): Given | undefined;
  /** Whether a deal is worth asking about, and belongs to its step. */
  isFair(given: Given, key: Key, step: Step): boolean;
}

/** A kind with its types inferred. */
export function kind<const Name extends string, const F extends Form, Given, Key>(
  own: KindOf<Name, F, Given, Key>,
): KindOf<Name, F, Given, Key> {
  return own;
}

/** Any kind where its types do not matter: its parts belong together. */
export type AnyKind = KindOf<string, Form, unknown, unknown>;
export type AnyQuestion = Question<string, Form, unknown, unknown>;
