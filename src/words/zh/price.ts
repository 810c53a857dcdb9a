import { spaced } from './grammar';
import { seatName, seatNames } from './spot';
import type { Seated } from '../types';
import type { ReadKind } from '../../poker/range';
import { shown } from '#words/price';

export const dependsOnPlayers = (seats: readonly number[], who: Seated): string => {
  const names = seatNames(seats, who);
  return names !== undefined ? spaced`取决于${names}。` : `取决于后面的 ${seats.length} 名玩家。`;
};
export const needBetween = (
  needed: string,
  [more, less]: readonly [string, string],
  [wide, narrow]: readonly [string, string],
): string => `你需要 ${needed}，对${wide}有 ${more}，但对${narrow}有 ${less}。`;
export const wrongPrice = (bet: string, who: Seated): string =>
  spaced`下注超过 ${bet}，${seatName(0, who)}跟注就不划算。`;
/** @param percent of all hands, the best; `undefined` for another range */
export const ofPlayed = (percent: number | undefined): string =>
  percent === undefined || percent === 100 ? '这个范围' : `前 ${percent}% 的手牌`;

export const names = (reads: readonly ReadKind[]): string => reads.map((read) => shown[read]).join('，');
