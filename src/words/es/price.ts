import type { Move } from '../../poker/money/verdict';
import { capitalize } from '../text';
import { genderOf, rankName } from './cards';
import type { Rank } from '../../poker/card';
import { list, numberWord } from './grammar';
import { seatName, seatNames } from './spot';
import type { Seated } from '../types';
import type { ReadKind } from '../../poker/range';
import { shown } from '#words/price';

export const MOVES = { call: 'paga', fold: 'retírate' };
export const byPrizes = (move: Move, isClose: boolean): string =>
  `${isClose ? `Muy justo: ${MOVES[move]}` : capitalize(MOVES[move])}, por los premios.`;
export const dependsOnPlayers = (seats: readonly number[], who: Seated): string => {
  const names = seatNames(seats, who);
  return names !== undefined
    ? `Depende de lo que ${seats.length === 1 ? 'haga' : 'hagan'} ${names}.`
    : `Depende de los ${numberWord(seats.length)} jugadores por hablar.`;
};
export const needBetween = (
  needed: string,
  [more, less]: readonly [string, string],
  [wide, narrow]: readonly [string, string],
): string => `Necesitas ${needed} y tienes ${more} contra ${wide}, pero ${less} contra ${narrow}.`;
export const dominated = (rank: Rank): string =>
  `Dominado: ${genderOf(rank) === 'm' ? 'un' : 'una'} ${rankName(rank)} que te ayuda ayuda más al rival.`;
export const outsFall = (next: string, byRiver: string | undefined): string =>
  `Tus outs: ${list([`${next} en la próxima carta`, ...(byRiver === undefined ? [] : [`${byRiver} hasta el river`])], 'and')}.`;
export const wrongPrice = (bet: string, who: Seated): string =>
  `Apuesta más de ${bet} y ${seatName(0, who)} no tendrá precio para pagar.`;

/** @param shown of {@link missing} */
export const noHand = (played: string, shown: string): string =>
  `Ninguna mano ${`de ${played}`.replace(/^de el /, 'del ')} tiene ${shown} aquí.`;
/** @param percent of all hands, the best; `undefined` for another range */
export const ofPlayed = (percent: number | undefined): string =>
  percent === undefined || percent === 100 ? 'este rango' : `el mejor ${percent}\u00a0%`;

export const names = (reads: readonly ReadKind[]): string => reads.map((read) => shown[read]).join(', ');
