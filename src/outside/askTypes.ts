import type { Answer, Category, ComparedLabHands, Decision, Fault, Prizes, Rung, Whole } from './types.js';

/*
 * What `ask` prints. src/build/schema.ts makes docs/ask.schema.json from these types.
 */

/** A line that ask prints */
export type AskLine = Answer | ComparedLabHands | Prizes | DrillAnswer | PackAnswer | Decision | Refusal;

type Verdict = 'right' | 'near' | 'wrong';

/** Asks a drill, and grades a reply. */
export interface DrillAnswer {
  ok: true;
  drill: {
    ask?: 'outs' | 'equity' | 'call' | 'combos';
    kind?: string;
    given: {
      range?: string;
      board?: string;
      hero?: string;
      hand?: string;
      hands?: string[];
      dead?: string;
      rows?: string;
      rule?: string;
      event?: string;
      opponents?: string[];
      pot?: number;
      call?: number;
      percent?: number;
      bet?: number;
    };
    seed?: Whole;
    step?: 1 | 2 | 3;
    link?: string;
    note?: string;
    after?: string;
    question: string;
    answer:
      | { outs: string[]; either: string[]; probability: number; decision?: 'call' | 'fold' | 'close' }
      | { combos: number; of: number; share?: number }
      | { winners: Whole[]; categories: Category[] }
      | { category: Category; sets: string[] }
      | { row: Rung }
      | { category: Category; hands: Whole; combos: string[] }
      | { beats: string[] }
      | { kept: number; of: number; combos: string[] }
      | { equity: number; halfWidth?: number }
      | { equity: number; breakEven: number; decision: 'call' | 'fold' }
      | { outs: number; unseen: Whole; equity: number }
      | { hits: Whole; of: Whole }
      | { odds: number; breakEven?: number };
    /** How far from the answer a number may be. */
    allowed: { right: number; near: number };
    explanation: { text: string; value?: number }[];
    grade?: {
      verdict: Verdict;
      mistakes: Partial<
        Record<'missed' | 'extra' | 'tainted' | 'estimate' | 'price' | 'count' | 'name' | 'share', Verdict>
      >;
      diagnosis?: 'nothing blocked' | 'the board forgotten' | 'your cards forgotten' | 'suited ones counted too';
      missed?: string[];
      extra?: string[];
    };
  };
}

/** Reads a pack of puzzles. */
export interface PackAnswer {
  ok: true;
  pack: { title: string; puzzles: Whole; problems: { at: Whole; code: 'bad-puzzle'; message: string }[] };
}

/** Says what is wrong with a question, a hand or a file. */
export interface Refusal {
  ok: false;
  error: Fault;
}
