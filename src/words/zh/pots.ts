import type { MissingAmounts } from '../../notation/stakes';
import type { Seated } from '../types';
import { list, spaced } from './grammar';
import { seatName, seatNames } from './spot';
import { pot, times } from '#words/pots';

export const player = (seat: number, who: Seated): string => (seat === 0 ? '你' : seatName(seat - 1, who));
export const players = (seats: readonly number[], who: Seated): string =>
  list(
    seats.map((seat) => player(seat, who)),
    'and',
  );
export const inSentence = pot;
export const contenders = players;
export const mainAndSides = (main: string, sides: readonly string[]): string =>
  `主池 ${main}，边池 ${sides.join('、')}`;
export const ledBy = (pot: string, seat: number, who: Seated, share: string): string =>
  spaced`${pot}（但${seatName(seat - 1, who)}有 ${share}）`;
export const together = (standings: readonly string[], share: string, total: string, needed: string): string =>
  `${standings.join('，')}：合计占 ${total} 的 ${share}，跟注需要 ${needed}。`;

export const folds = (seats: readonly number[], who: Seated): string =>
  seatNames(seats, who) !== undefined
    ? spaced`${players(seats, who)}${seats.length === 1 ? '弃牌' : '都弃牌'}`
    : `后面 ${seats.length} 个玩家都弃牌`;

export const AMOUNTS: Readonly<Record<MissingAmounts['field'], string>> = {
  bets: '下注额',
  stacks: '筹码量',
  bounties: '赏金',
};
export const same = (average: string): string => (average === '' ? '平均值相同' : `平均值相同，为 ${average}`);
export const swing = (average: string, count: 2 | 3, from: string, to: string): string =>
  `${same(average)}，标准差更小：发${times[count]}后从 ${from} 降到 ${to}。`;
export const payouts = (payouts: readonly string[], players: number): string =>
  `${players} 名玩家，奖金 ${payouts.join('、')}，按 ICM`;
export const risingPayouts = (place: number): string => `第 ${place} 名的奖金高于第 ${place - 1} 名：请检查奖金。`;
