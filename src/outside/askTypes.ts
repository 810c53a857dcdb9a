import type { Answer, Category, ComparedLabHands, Decision, Fault, Prizes, Rung, Whole } from './types.js';

/* What `ask` prints. src/build/schema.ts makes docs/ask.schema.json from these types. */

/** A line that ask prints */
export type AskLine = Answer | ComparedLabHands | Prizes | DrillAnswer | PackAnswer | Decision | Refusal;

/** How good a reply is. */
type Verdict = 'right' | 'near' | 'wrong';

/** Asks a drill, and grades a reply. */
export interface DrillAnswer {
  /** The drill is dealt, and graded if there is a reply. */
  ok: true;
  /** The drill. */
  drill: {
    /** The question of a puzzle about a whole spot. */
    ask?: 'outs' | 'equity' | 'call' | 'combos';
    /** The kind, as links name it. */
    kind?: string;
    /** What the player sees. Cards and ranges as texts. */
    given: {
      /** The range that is asked about. */
      range?: string;
      /** The cards on the board. */
      board?: string;
      /** Your cards. */
      hero?: string;
      /** One hand. */
      hand?: string;
      /** Several hands. */
      hands?: string[];
      /** Cards that are out of the deck. */
      dead?: string;
      /** The rows of a range that are counted. */
      rows?: string;
      /** The combos that stay. */
      rule?: string;
      /** What the flop may bring. */
      event?: string;
      /** The opponents' hands or ranges. */
      opponents?: string[];
      /** The money in the middle, the bet included. */
      pot?: number;
      /** What a call costs. */
      call?: number;
      /** A chance, 0 to 100. */
      percent?: number;
      /** A bet as a part of the pot. */
      bet?: number;
    };
    /** Deals the same drill again. */
    seed?: Whole;
    /** How hard it is. */
    step?: 1 | 2 | 3;
    /** The drill on the page: put the address of a page before it. */
    link?: string;
    /** The words of a puzzle's author next to the question. */
    note?: string;
    /** The words of a puzzle's author after a reply. */
    after?: string;
    /** The question in words. */
    question: string;
    /** The right reply; the kind decides its form. */
    answer:
      | {
          /** The cards to mark. */
          outs: string[];
          /** Cards that may be marked. */
          either: string[];
          /** The chance of an out, 0 to 1. */
          probability: number;
          /** The right decision, if the spot has a price. */
          decision?: 'call' | 'fold' | 'close';
        }
      | {
          /** By weight. */
          combos: number;
          /** All combos of the range. */
          of: number;
          /** Their part, 0 to 1. */
          share?: number;
        }
      | {
          /** The places of the best hands, from 0. */
          winners: Whole[];
          /** The category of each hand. */
          categories: Category[];
        }
      | {
          /** The category of the best five. */
          category: Category;
          /** Each best five. */
          sets: string[];
        }
      | {
          /** The made hand. */
          row: Rung;
        }
      | {
          /** The category of the best hand. */
          category: Category;
          /** How many two-card hands make it. */
          hands: Whole;
          /** These hands. */
          combos: string[];
        }
      | {
          /** The hands that beat yours. */
          beats: string[];
        }
      | {
          /** Combos that stay, by weight. */
          kept: number;
          /** All combos. */
          of: number;
          /** Those that stay. */
          combos: string[];
        }
      | {
          /** 0 to 1. */
          equity: number;
          halfWidth?: number;
        }
      | {
          /** 0 to 1. */
          equity: number;
          /** The equity that a call needs. */
          breakEven: number;
          /** What is right. */
          decision: 'call' | 'fold';
        }
      | {
          /** How many outs there are. */
          outs: number;
          /** How many cards are unseen. */
          unseen: Whole;
          /** 0 to 1. */
          equity: number;
        }
      | {
          /** The flops that bring it. */
          hits: Whole;
          /** All flops. */
          of: Whole;
        }
      | {
          /** The x of x : 1. */
          odds: number;
          /** 0 to 1. */
          breakEven?: number;
        };
    /** How far from the answer a number may be. */
    allowed: {
      /** To be right. */
      right: number;
      /** To be near. */
      near: number;
    };
    /** The shortest way to the answer, four lines at most. */
    explanation: {
      /** A line. */
      text: string;
      /** Its figure. */
      value?: number;
    }[];
    /** The grade of a reply. */
    grade?: {
      /** The verdict on the whole reply. */
      verdict: Verdict;
      /**
       * The verdict on each part of the reply.
       *
       * @each Of this part.
       */
      mistakes: Partial<
        Record<'missed' | 'extra' | 'tainted' | 'estimate' | 'price' | 'count' | 'name' | 'share', Verdict>
      >;
      /** Why a count of combos is wrong. */
      diagnosis?: 'nothing blocked' | 'the board forgotten' | 'your cards forgotten' | 'suited ones counted too';
      /** What should have been marked. */
      missed?: string[];
      /** What should not have been marked. */
      extra?: string[];
    };
  };
}

/** Reads a pack of puzzles. */
export interface PackAnswer {
  /** The pack is read. */
  ok: true;
  /** The pack. */
  pack: {
    /** The title that its author gave. */
    title: string;
    /** How many are sound. */
    puzzles: Whole;
    /** What is wrong with the others. */
    problems: {
      /** Which puzzle, from 1. */
      at: Whole;
      /** For programs. */
      code: 'bad-puzzle';
      /** For people. */
      message: string;
    }[];
  };
}

/** Says what is wrong with a question, a hand or a file. */
export interface Refusal {
  /** There is no answer. */
  ok: false;
  /** The reason. */
  error: Fault;
}
