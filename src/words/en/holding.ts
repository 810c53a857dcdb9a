import { countOf, list, withArticle } from './grammar';

/* Drills about what a range holds on a board, and what stays of it. Answers are clauses. */

/** By the rows that are asked about. */
export const questions = {
  'pair or better': (range: string): string => `They hold ${range}. How much of it is pair or better?`,
  'top pair or better': (range: string): string => `They hold ${range}. How much of it is top pair or better?`,
  'two pair or better': (range: string): string => `They hold ${range}. How much of it is two pair or better?`,
  'flush draw': (range: string): string => `They hold ${range}. How much of it is a flush draw?`,
  'straight draw': (range: string): string => `They hold ${range}. How much of it is a straight draw, gutshots too?`,
  draw: (range: string): string => `They hold ${range}. How much of it is a draw, to a flush or a straight?`,
};

const areOf = (what: string) => (count: string, of: string, share: string) =>
  `${count} of ${of} combos are ${what}: ${share}.`;

export const results = {
  'pair or better': areOf('pair or better'),
  'top pair or better': areOf('top pair or better'),
  'two pair or better': areOf('two pair or better'),
  'flush draw': areOf('flush draws'),
  'straight draw': areOf('straight draws'),
  draw: areOf('draws'),
};

/** 1/10, 1/5, 1/4, 1/3, 1/2, 2/3, 3/4, 9/10 */
export const fractions: readonly string[] = [
  'a tenth',
  'a fifth',
  'a quarter',
  'a third',
  'half',
  'two thirds',
  'three quarters',
  'nine tenths',
];
export const over = (fraction: string): string => `over ${fraction}`;
export const under = (fraction: string): string => `under ${fraction}`;
export const noneOfIt = 'none of it';
export const allOfIt = 'all of it';

/** Lines. */
export const wouldBe = (fraction: string, combos: string): string => `${fraction} would be ${combos}`;
export const shareLine = (count: string, of: string, fraction: string): string => `${count} of ${of}: ${fraction}`;

/* --------------------------------------------------------------------------- what stays -- */

/** By what they call with. */
export const callsWith = {
  'pair or better': (range: string): string => `They hold ${range} and call with a pair or better. Mark what stays.`,
  'top pair or flush draw': (range: string): string =>
    `They hold ${range} and call with top pair or better, or a flush draw. Mark what stays.`,
  continues: (range: string): string =>
    `They hold ${range} and call with top pair or better, flush draws, open-enders, double gutshots, and gutshots with a pair or two overcards. Mark what stays.`,
};

/** Answer. */
export const stay = (count: string, of: string): string => `${count} of ${of} combos stay`;

export const missed = (combos: number): string => `You missed ${countOf(combos, 'combo')}.`;
export const kept = (combos: number): string => `You kept ${countOf(combos, 'combo')} that fold.`;
export const missedAndKept = (missed: number, kept: number): string =>
  `You missed ${countOf(missed, 'combo')}, and kept ${countOf(kept, 'combo')} that fold.`;

/** Line. */
/** @param draws of combos that a better row has: how many, and with what */
export const partsAndDraws = (text: string, draws: readonly (readonly [count: string, draw: string])[]): string =>
  `${text}; of these ${list(
    draws.map(([count, draw]) => `${count} with ${withArticle(draw)} too`),
    'and',
  )}`;
export const stayOf = (count: string, of: string): string => `${count} of ${of} stay`;

/** Why some combos stay, or one hand does: `'K♠ Q♠: flush draw, it stays.'` @param rows what they hold */
export const itStays = (hand: string, rows: readonly string[]): string => `${hand}: ${list(rows, 'or')}, it stays.`;
export const theyStay = (hands: readonly string[], rows: readonly string[]): string =>
  `${list(hands, 'and')}: ${list(rows, 'or')}, they stay.`;
export const itFolds = (hand: string, rows: readonly string[]): string => `${hand}: ${list(rows, 'or')}, it folds.`;
export const theyFold = (hands: readonly string[], rows: readonly string[]): string =>
  `${list(hands, 'and')}: ${list(rows, 'or')}, they fold.`;
