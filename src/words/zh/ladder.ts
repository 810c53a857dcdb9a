import { rankSymbol } from '../../poker/card';
import type { Rank } from '../../poker/card';
import type { Street } from '../../poker/spot';
import { combosText } from '../amounts';
import type { Seated } from '../types';
import { spaced } from './grammar';
import { onStreet } from '#words/spot';
import { seatName } from './spot';

// Rows whose names depend on the board.
export const underpair = (rank: Rank): string => `小于 ${rankSymbol(rank)} 的口袋对`;
export const underpairs = underpair;
export const parts = (rows: readonly (readonly [title: string, size: string])[]): string =>
  rows.map(([title, size]) => `${title} ${size}`).join('、');
export const combosOf = (count: number): string => `${combosText(count)} 个组合`;
export const beats = (beat: number): string => `${combosText(beat)} 个赢你`;
export const someBeat = beats;

// Opened.
export const live = (count: number, blocked: number): string =>
  blocked === 0
    ? `${combosOf(count)}，没有被阻断的`
    : `${combosOf(count + blocked)}中剩 ${combosText(count)} 个，${combosText(blocked)} 个被阻断`;
/** A sentence with its full stop, unless its end is still to come. */
const ended = (text: string) => (text.endsWith('…') ? text : `${text}。`);
export const all = (seat: number, who: Seated, live: number): string => {
  const whose = seat === 0 ? '你' : seatName(seat - 1, who);
  return spaced`${whose}的 ${combosOf(live)}`;
};
/** @param equity empty if there is none */
export const someOfAll = (combos: number, seat: number, who: Seated, live: number, equity: string): string =>
  ended(`${all(seat, who, live)}中有 ${combosText(combos)} 个继续${equity === '' ? '' : `：${equity}`}`);
export const against = (combos: number, equity: string): string =>
  ended(`对继续的 ${combosText(combos)} 个，${equity}`);
/** @param equity empty if there is none */
export const someContinue = (combos: number, equity: string, condition = ''): string =>
  ended(`${combosText(combos)} 个继续${condition}${equity === '' ? '' : `：${equity}`}`);
export const youContinue = (combos: number, equity: string, condition = ''): string =>
  ended(`你用 ${combosText(combos)} 个继续${condition}${equity === '' ? '' : `：${equity}`}`);
export const narrowed = (combos: number, next: Street): string =>
  `缩小后，不管来什么牌，${onStreet[next]}都是这 ${combosText(combos)} 个组合。`;

// A hand of the grid.
export const facts = (all: readonly string[]): string => all.join('，');
export const combos = combosOf;

const areOf = (what: string) => (count: string, of: string, share: string) =>
  `${of} 个组合中有 ${count} 个是${what}：${share}。`;

export const results = {
  'pair or better': areOf('一对或更好'),
  'top pair or better': areOf('顶对或更好'),
  'two pair or better': areOf('两对或更好'),
  'flush draw': areOf('同花听牌'),
  'straight draw': areOf('顺子听牌'),
  draw: areOf('听牌'),
};

/** @param draws of combos that a better row has: how many, and with what */
export const partsAndDraws = (text: string, draws: readonly (readonly [count: string, draw: string])[]): string =>
  `${text}；其中 ${draws.map(([count, draw]) => `${count} 个同时有${draw}`).join('，')}`;
