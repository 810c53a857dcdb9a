import type { Move } from '../../poker/money/verdict';
import { capitalize } from '../text';
import { genderOf, rankName } from './cards';
import type { Rank } from '../../poker/card';
import { list, numberWord } from './grammar';
import { seatName, seatNames } from './spot';
import type { Seated } from '../types';
import type { ReadKind } from '../../poker/range';
import { shown } from '#words/price';

export const MOVES = { call: 'pague', fold: 'folde' };
export const byPrizes = (move: Move, isClose: boolean): string =>
  `${isClose ? `Apertado: ${MOVES[move]}` : capitalize(MOVES[move])}, pelos prêmios.`;
export const dependsOnPlayers = (seats: readonly number[], who: Seated): string => {
  const names = seatNames(seats, who);
  return names !== undefined
    ? `Depende do que ${seats.length === 1 ? 'fizer' : 'fizerem'} ${names}.`
    : `Depende de ${numberWord(seats.length)} jogadores depois de você.`;
};
export const needBetween = (
  needed: string,
  [more, less]: readonly [string, string],
  [wide, narrow]: readonly [string, string],
): string => `Você precisa de ${needed} e tem ${more} contra ${wide}, mas ${less} contra ${narrow}.`;
export const dominated = (rank: Rank): string =>
  `Dominado: ${genderOf(rank) === 'm' ? 'um' : 'uma'} ${rankName(rank)} que ajuda você ajuda mais o adversário.`;
export const outsFall = (next: string, byRiver: string | undefined): string =>
  `Seus outs: ${list([`${next} na próxima carta`, ...(byRiver === undefined ? [] : [`${byRiver} até o river`])], 'and')}.`;
export const wrongPrice = (bet: string, who: Seated): string =>
  `Aposte mais de ${bet} e ${seatName(0, who)} não terá odds para pagar.`;
/** @param percent of all hands, the best; `undefined` for another range */
export const ofPlayed = (percent: number | undefined): string =>
  percent === undefined || percent === 100 ? 'deste range' : `dos melhores ${percent}%`;

export const names = (reads: readonly ReadKind[]): string => reads.map((read) => shown[read]).join(', ');
