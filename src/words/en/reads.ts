import type { ReadKind } from '../../poker/range';

/* Reads: what an opponent plays, and what they show. */

/** What no hand of a range has. */
export const missing: Readonly<Record<ReadKind, string>> = {
  connects: 'a pair or a draw',
  continues: 'top pair or a draw',
  'toppair+': 'top pair',
  'twopair+': 'two pair',
};

/** @param shown of {@link missing} */
export const noHand = (played: string, shown: string): string => `No hand of ${played} has ${shown} here.`;
/** @param percent of all hands, the best; `undefined` for another range */
export const ofPlayed = (percent: number | undefined): string =>
  percent === undefined || percent === 100 ? 'this range' : `the top ${percent}%`;

/* The chips: a word before each row, its name for a screen reader, and the chips. */

export const plays = 'plays';
export const playsOf = (player: string): string => `${player} plays`;
export const played: Readonly<Record<100 | 50 | 25 | 10, string>> = {
  100: 'any two',
  50: 'half',
  25: 'quarter',
  10: 'tenth',
};
export const has = 'has';
export const hasOf = (player: string): string => `${player} has`;
export const any = 'any';
export const shown: Readonly<Record<ReadKind, string>> = {
  connects: 'pair/draw',
  continues: 'top/draw',
  'toppair+': 'top pair\u00a0+',
  'twopair+': 'two pair\u00a0+',
};
/** For a screen reader. */
export const shownInFull: Readonly<Record<ReadKind, string>> = {
  connects: 'a pair or a draw',
  continues: 'top pair or a draw',
  'toppair+': 'top pair or better',
  'twopair+': 'two pair or better',
};

/** What a seat plays, and shows: `'25%, top pair +'` */
export const called = (percent: 100 | 50 | 25 | 10, reads: readonly ReadKind[]): string => {
  const part = percent === 100 ? 'any two' : `${percent}%`;
  return [part, ...reads.map((read) => shown[read])].join(', ');
};

export const done = 'Done';
