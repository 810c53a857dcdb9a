import type { Answer } from '../poker/answer';
import type { Card, Hole } from '../poker/card';
import type { Dice } from '../poker/dice';
import type { Rung } from '../poker/holding';
import type { Spot } from '../poker/spot';
import type { Draft } from '../notation/draft';
import type { Problem } from '../words/problems';
import {
  readGiven,
  refuse,
  refused,
  writeGiven,
  type DrillProblem,
  type Fields,
  type HeldRange,
  type Json,
  type Read,
} from './fields';
import type { LevelName } from './levels';

/*
 * The frame of a kind of drill. A kind is one object: its name and level, how a spot is dealt, the question, the exact
 * answer, the grading, the explanation, and what a page shows. A seed makes the given data; the given data alone make the
 * answer. The form of the reply says which control the page shows.
 */

/** Seeds are whole numbers below this: short enough for a link. */
export const SEEDS = 1_000_000;

export const STEPS = [1, 2, 3] as const;
export type Step = (typeof STEPS)[number];

/** Mistakes of all kinds. Each is scheduled separately. */
export const MISTAKES = ['missed', 'extra', 'tainted', 'estimate', 'price', 'count', 'name', 'share'] as const;
export type Mistake = (typeof MISTAKES)[number];

export const VERDICTS = ['right', 'near', 'wrong'] as const;
export type Verdict = (typeof VERDICTS)[number];

export type Reply =
  /** Cards of the deck, then how likely one of them comes, 0 to 1, and a decision if there is a price. */
  | {
      readonly form: 'marks';
      readonly marks: readonly Card[];
      readonly estimate?: number;
      readonly decision?: 'call' | 'fold';
    }
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

export type ReplyOf<F extends Form> = Extract<Reply, { readonly form: F }>;

/** How far from the answer a reply may be: in combos, in outs, or in points of a probability. */
export interface Allowed {
  readonly right: number;
  readonly near: number;
}

/** A wrong count that is known, and its cause. */
export type Diagnosis = 'nothing blocked' | 'the board forgotten' | 'your cards forgotten' | 'suited ones counted too';

export interface Grade {
  readonly verdict: Verdict;
  /** Every mistake that was possible, and whether it was made. */
  readonly verdicts: ReadonlyMap<Mistake, Verdict>;
  /**
   * Whether cards, counts and names were right, and the decision if there was one. Where cards are marked the estimate does
   * not count; elsewhere estimates and shares must not be wrong.
   */
  readonly clean: boolean;
  /** The reply less the answer: in points of a probability, in combos or in outs. */
  readonly error?: number;
  readonly diagnosis?: Diagnosis;
  /** Of forms `hands` and `combos`: what should have been named and was not, and the reverse. */
  readonly missed?: readonly number[];
  readonly extra?: readonly number[];
}

/** The finding of a marked or a missed card. A card that was rightly left unmarked has none. */
export type Finding = 'found' | 'missed' | 'extra' | 'tainted';

export interface MarksGrade extends Grade {
  readonly findings: ReadonlyMap<Card, Finding>;
}

export type GradeOf<F extends Form> = (Record<Form, Grade> & { readonly marks: MarksGrade })[F];

/** A line of an explanation: a reckoning and its result. At most four; the last is the sum. */
export interface Line {
  /** `'3 aces × 3 kings'`. Cards are written with symbols: `K♥`. */
  readonly text: string;
  /** `9`, a share from 0 to 1, or the x of odds x : 1; absent if the line is a sentence. */
  readonly value?: number;
  /** How the value is written: `9`, `27.4%`, `1.7`, `3 : 1`. */
  readonly as?: 'count' | 'share' | 'outs' | 'odds';
  /** The cards of a hand in reading order, and the deciding card, which is drawn separately. */
  readonly cards?: readonly Card[];
  readonly apart?: Card;
}

/**
 * A count that may need the exact answers of spots: it yields a spot, and wants its answer in return. A spot of two
 * players brings the equities of their combos (`Answer.combos`). If it yields `undefined`, it only pauses.
 */
export type Asking<T> = Generator<Spot | undefined, T, Answer | undefined>;

/** What a page shows of a spot next to the control. */
export interface Shown {
  readonly hero?: Hole | undefined;
  readonly board?: readonly Card[];
  readonly opponents?: readonly Hole[];
  /** The text of a range, and of others behind it. */
  readonly ranges?: readonly string[];
}

/** The data for the control of each form: the choices, and the right choices once the reply is graded. */
export interface Controls {
  /** The deck; `exact` is the figure to estimate. */
  readonly marks: { readonly exact: number };
  readonly number: {
    readonly exact: number;
    readonly unit: 'combos' | 'outs';
    /** The range whose combos are counted, how many it has in all, and the cards that block them. */
    readonly counted?: {
      readonly range: HeldRange;
      readonly of: number;
      readonly board: readonly Card[];
      readonly hero?: Hole | undefined;
    };
  };
  readonly estimate: {
    readonly exact: number;
    /** Whether the reply can also be given as odds, or mainly as pot odds. */
    readonly odds?: 'too' | 'first';
  };
  /** Hands, what each of them makes, and the places of those that are right. @see mayBeNone whether all may be wrong */
  readonly hands: {
    readonly hands: readonly Hole[];
    readonly names: readonly string[];
    readonly right: readonly number[];
    readonly mayBeNone: boolean;
  };
  /** A hand and a board, and every five of them that is right. */
  readonly cards: {
    readonly hand: Hole;
    readonly board: readonly Card[];
    readonly sets: readonly (readonly Card[])[];
  };
  readonly row: { readonly board: readonly Card[]; readonly rows: readonly Rung[]; readonly right: Rung };
  /** A hand of two cards off the board, and the right hands. */
  readonly combo: { readonly board: readonly Card[]; readonly right: readonly number[] };
  /** The live combos of a range, the right combos, and the grade of a reply hand by hand. */
  readonly combos: {
    readonly live: readonly number[];
    readonly right: readonly number[];
    readonly judge: (reply: ReplyOf<'combos'>) => readonly JudgedHand[];
  };
  readonly decision: object;
}

/** A hand of the grid, such as `KQs`: its combos that were judged wrongly, and a sentence about them. */
export interface JudgedHand {
  readonly name: string;
  readonly missed: readonly number[];
  readonly extra: readonly number[];
  readonly why: string;
}

/** A question: the given data, its exact answer, and how a reply is graded. */
export interface Question<Name extends string, F extends Form, Given, Key> {
  readonly name: Name;
  readonly form: F;
  /** The exact answer, from the given data alone. */
  solve(given: Given): Asking<Key>;
  /** `'They hold AK. How many combos are left?'` */
  question(given: Given, key: Key): string;
  allowed(given: Given, key: Key): Allowed;
  /** @param reply `undefined` for an empty one, which is wrong */
  grade(given: Given, key: Key, reply: ReplyOf<F> | undefined): GradeOf<F>;
  /** The result in whole sentences: the answer, and what was wrong in the reply. */
  result(given: Given, key: Key, reply: ReplyOf<F> | undefined): string;
  explain(given: Given, key: Key, reply: ReplyOf<F> | undefined): readonly Line[];
  /** The answer as JSON, as `ask` prints it. */
  writeKey(given: Given, key: Key): Json;
}

/** A question of the study page: with the data that the page shows. */
export interface ShownQuestion<Name extends string, F extends Form, Given, Key> extends Question<Name, F, Given, Key> {
  /** The given data as JSON, as `ask` prints them. */
  write(given: Given): Json;
  /** The question in a few words, in large type; left out if a field is in its place. */
  readonly prompt?: string;
  /** What the page shows next to the control; left out if there is nothing to show. */
  shown?(given: Given): Shown;
  control(given: Given, key: Key): Controls[F];
  /** The spot at the table; `undefined` if there is no hand to open. */
  draft?(given: Given): Draft | undefined;
}

/** A kind of drill: a question, and the dealing of its spots. Links and saved data hold its name. */
export interface KindOf<Name extends string, F extends Form, Given, Key> extends ShownQuestion<Name, F, Given, Key> {
  readonly level: LevelName;
  /** Given data from JSON; whether a deal of them is fair does not matter. */
  read(json: Readonly<Record<string, unknown>>): Read<Given>;
  /** One deal at a step; `undefined` if the deal does not fit. Quick, because it is called again and again. */
  deal(dice: Dice, step: Step): Given | undefined;
  /** The deal with what can be given only once the answer is known, such as a price; `undefined` if nothing is missing. */
  complete?(dice: Dice, given: Given, key: Key): { readonly given: Given; readonly key: Key } | undefined;
  /** Whether a deal is worth asking about, and belongs to its step. */
  isFair(given: Given, key: Key, step: Step): boolean;
}

export interface FieldsOf<Given> {
  readonly fields: Fields<Given>;
  /** Faults of given data as a whole. It is called only if each field can be read. */
  readonly check?: (given: Given) => Problem | DrillProblem | undefined;
}

/** A kind with its types inferred. */
export function kind<const Name extends string, const F extends Form, Given, Key>({
  fields,
  check,
  ...own
}: Omit<KindOf<Name, F, Given, Key>, 'read' | 'write'> & FieldsOf<Given>): KindOf<Name, F, Given, Key> {
  return {
    ...own,
    read(json) {
      const given = readGiven(fields, json);
      const problem = given.ok ? check?.(given.value) : undefined;
      if (problem === undefined) return given;
      return 'message' in problem ? refuse(problem.code, problem.message) : refused(problem);
    },
    write: (given) => writeGiven(fields, given),
  };
}

/** Any kind, for code that need not know its types: its parts belong together. */
export type AnyKind = KindOf<string, Form, unknown, unknown>;

export function anyKind(kind: { readonly name: string; readonly form: Form }): AnyKind {
  return kind as AnyKind;
}
export type AnyQuestion = ShownQuestion<string, Form, unknown, unknown>;
