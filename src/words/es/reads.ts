import type { ReadKind } from '../../poker/range';

/* Reads: what an opponent plays, and what they show. */

/** What no hand of a range has. */
export const missing: Readonly<Record<ReadKind, string>> = {
  connects: 'pareja ni proyecto',
  continues: 'top pair ni proyecto',
  'toppair+': 'top pair',
  'twopair+': 'dobles parejas',
};

/** @param shown of {@link missing} */
export const noHand = (played: string, shown: string): string => `Ninguna mano de ${played} tiene ${shown} aquí.`;
/** @param percent of all hands, the best; `undefined` for another range */
export const ofPlayed = (percent: number | undefined): string =>
  percent === undefined || percent === 100 ? 'este rango' : `el mejor ${percent}%`;

/* The chips: a word before each row, its name for a screen reader, and the chips. */

export const plays = 'juega';
export const playsOf = (player: string): string => `${player} juega`;
export const played: Readonly<Record<100 | 50 | 25 | 10, string>> = {
  100: 'cualquiera',
  50: 'la mitad',
  25: 'un cuarto',
  10: 'un décimo',
};
export const has = 'tiene';
export const hasOf = (player: string): string => `${player} tiene`;
export const any = 'cualquiera';
export const shown: Readonly<Record<ReadKind, string>> = {
  connects: 'pareja/proy.',
  continues: 'top/proy.',
  'toppair+': 'top pair\u00a0+',
  'twopair+': 'dobles\u00a0+',
};
/** For a screen reader. */
export const shownInFull: Readonly<Record<ReadKind, string>> = {
  connects: 'pareja o proyecto',
  continues: 'top pair o proyecto',
  'toppair+': 'top pair o mejor',
  'twopair+': 'dobles parejas o mejor',
};

/** What a seat plays, and shows: `'25%, top pair +'` */
export const called = (percent: 100 | 50 | 25 | 10, reads: readonly ReadKind[]): string => {
  const part = percent === 100 ? 'dos cartas cualesquiera' : `${percent}%`;
  return [part, ...reads.map((read) => shown[read])].join(', ');
};

export const done = 'Listo';
