import type { Card, Rank } from '../poker/card';

/* The data of sentences: for the code that chooses them, and for each language. */

/** Which rank of the board a pair has: a board has five at most. */
export type BoardPair = 'top' | 'second' | 'third' | 'fourth' | 'bottom';

/** The difference between two hands of one name. */
export interface Kicker {
  /** The first rank in which they differ, as the hands are read. */
  readonly own: Rank;
  readonly theirs: Rank;
  /** A flush has no kicker: all its cards make it. */
  readonly isFlush: boolean;
}

/** Hero's share of a pot next to an equal part of it; `more` and `equal` if somebody else has the largest. */
export type Comparison = 'farAhead' | 'ahead' | 'even' | 'behind' | 'more' | 'equal';

/** The opponents of a spot, as sentences call them. */
export interface Seated {
  readonly opponents: number;
  /** Their names, by their seats; who has none is called by a number. */
  readonly names?: readonly (string | undefined)[] | undefined;
}

/** The title and the rule of a range's row, for the page, help and docs. */
export interface RowText {
  /** Short: next to a bar there is room for two words. A rung's is that on the board of its example. */
  readonly title: string;
  readonly note: string;
}

/** A chance from 0 to 1 with what it is the chance of. */
export interface FigureRow {
  /** A count of cards or hands before it, with the mark that they bear on the deck. */
  readonly count?: {
    readonly value: number;
    /** Decimals to show; left out, none. */
    readonly decimals?: 1;
    readonly label: string;
    readonly mark?: 'out' | 'warning';
  };
  readonly probability: number;
  readonly label: string;
  /** The label if there is little room. */
  readonly short: string;
  /** Takes the place of odds. */
  readonly other?: {
    readonly words: string;
    readonly label: string;
    readonly notes: readonly [need: string, have: string];
  };
  /** The part of all hands that hero beats, if a hand beats hero. */
  readonly ahead?: number;
  /** The meaning of a chance of 0, in place of odds; left out, that it never happens. */
  readonly none?: 'drawing dead' | 'runner-runner' | 'no outs';
}

export interface DeckWords {
  /** `'Deuces wild'`: its name if one is chosen. */
  readonly title: string;
  /** `'52 cards, deuces wild'`: what the closed row says. */
  readonly summary: string;
  /** Its rule, in sentences. */
  readonly note: string;
  /** What its joker is, next to the tile. */
  readonly joker?: string;
}

/** The counts of run-outs from outs to equity, as they are written. */
export interface BridgeText {
  readonly hits: string;
  readonly hitLose: string;
  /** Empty if there are none. */
  readonly hitTie: string;
  readonly missWin: string;
  readonly tieShare: string;
  readonly sum: string;
  readonly of: string;
}

/** An opponent's combos, as they are written: how many of them hero's hand beats and ties. */
export interface Beaten {
  readonly beat: string;
  /** Left out, none. */
  readonly tie?: string;
  readonly of: string;
}

export interface Coded {
  readonly code: string;
}

/** The members of a union of problems whose `code` is `Code`. */
type Of<Problem extends Coded, Code> = Problem extends unknown
  ? Code extends Problem['code']
    ? Problem
    : never
  : never;

/** A sentence for each code of a union. */
export type Sentences<Problem extends Coded> = {
  readonly [Code in Problem['code']]: (problem: Of<Problem, Code>) => string;
};

/** A sentence with hands in it: texts with their spaces, and cards. */
export type Pieces = readonly (string | readonly Card[])[];
