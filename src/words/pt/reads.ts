import type { ReadKind } from '../../poker/range';

/* Reads: what an opponent plays, and what they show. */

/** What no hand of a range has. */
export const missing: Readonly<Record<ReadKind, string>> = {
  connects: 'par nem projeto',
  continues: 'top pair nem projeto',
  'toppair+': 'top pair',
  'twopair+': 'dois pares',
};

/** @param shown of {@link missing} */
export const noHand = (played: string, shown: string): string => `Nenhuma mão ${played} tem ${shown} aqui.`;
/** @param percent of all hands, the best; `undefined` for another range */
export const ofPlayed = (percent: number | undefined): string =>
  percent === undefined || percent === 100 ? 'deste range' : `dos melhores ${percent}%`;

/* The chips: a word before each row, its name for a screen reader, and the chips. */

export const plays = 'joga';
export const playsOf = (player: string): string => `${player} joga`;
export const played: Readonly<Record<100 | 50 | 25 | 10, string>> = {
  100: 'quaisquer',
  50: 'metade',
  25: 'um quarto',
  10: 'um décimo',
};
export const has = 'tem';
export const hasOf = (player: string): string => `${player} tem`;
export const any = 'qualquer';
export const shown: Readonly<Record<ReadKind, string>> = {
  connects: 'par/proj.',
  continues: 'top/proj.',
  'toppair+': 'top pair\u00a0+',
  'twopair+': 'dois pares\u00a0+',
};
/** For a screen reader. */
export const shownInFull: Readonly<Record<ReadKind, string>> = {
  connects: 'par ou projeto',
  continues: 'top pair ou projeto',
  'toppair+': 'top pair ou melhor',
  'twopair+': 'dois pares ou melhor',
};

/** What a seat plays, and shows: `'25%, top pair +'` */
export const called = (percent: 100 | 50 | 25 | 10, reads: readonly ReadKind[]): string => {
  const part = percent === 100 ? 'duas quaisquer' : `${percent}%`;
  return [part, ...reads.map((read) => shown[read])].join(', ');
};

export const done = 'Pronto';
