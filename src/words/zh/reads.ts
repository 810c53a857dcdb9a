import type { ReadKind } from '../../poker/range';

/* Reads: what an opponent plays, and what they show. */

/** What no hand of a range has. */
export const missing: Readonly<Record<ReadKind, string>> = {
  connects: '对子或听牌',
  continues: '顶对或听牌',
  'toppair+': '顶对',
  'twopair+': '两对',
};

/** @param shown of {@link missing} */
export const noHand = (played: string, shown: string): string => `${played}在这里都没有${shown}。`;
/** @param percent of all hands, the best; `undefined` for another range */
export const ofPlayed = (percent: number | undefined): string =>
  percent === undefined || percent === 100 ? '这个范围' : `前 ${percent}% 的手牌`;

/* The chips: a word before each row, its name for a screen reader, and the chips. */

export const plays = '入池';
export const playsOf = (player: string): string => `${player}入池的手牌`;
export const played: Readonly<Record<100 | 50 | 25 | 10, string>> = {
  100: '任意两张',
  50: '一半',
  25: '四分之一',
  10: '十分之一',
};
export const has = '牌力';
export const hasOf = (player: string): string => `${player}的牌力`;
export const any = '不限';
export const shown: Readonly<Record<ReadKind, string>> = {
  connects: '对子/听牌',
  continues: '顶对/听牌',
  'toppair+': '顶对+',
  'twopair+': '两对+',
};
/** For a screen reader. */
export const shownInFull: Readonly<Record<ReadKind, string>> = {
  connects: '对子或听牌',
  continues: '顶对或听牌',
  'toppair+': '顶对或更好',
  'twopair+': '两对或更好',
};

/** What a seat plays, and shows: `'25%, top pair +'` */
export const called = (percent: 100 | 50 | 25 | 10, reads: readonly ReadKind[]): string => {
  const part = percent === 100 ? '任意两张' : `${percent}%`;
  return [part, ...reads.map((read) => shown[read])].join('，');
};

export const done = '完成';
