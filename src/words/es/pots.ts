import type { MissingAmounts } from '../../notation/stakes';
import type { BothVerdicts } from '../../poker/money/behind';
import { capitalize } from '../text';
import type { Comparison, Seated } from '../types';
import { list, numberWord } from './grammar';
import { ofSeat, seatName, seatNames } from './spot';
import { inSentence, times } from '#words/pots';

export const player = (seat: number, who: Seated): string => (seat === 0 ? 'tú' : seatName(seat - 1, who));
export const players = (seats: readonly number[], who: Seated): string =>
  list(
    seats.map((seat) => player(seat, who)),
    'and',
  );
const playersOf = (count: number) => `${count} ${count === 1 ? 'jugador' : 'jugadores'}`;

export const pot = (at: number, pots: number): string => capitalize(inSentence(at, pots));
export const contenders = players;
export const mainAndSides = (main: string, sides: readonly string[]): string =>
  `principal ${main}, ${sides.length === 1 ? 'secundario' : 'secundarios'} ${sides.join(', ')}`;
export const comesBack = (amount: string, seat: number, who: Seated): string =>
  `${seat === 0 ? 'Recuperas' : `${capitalize(seatName(seat - 1, who))} recupera`} ${amount}: nadie ha igualado esa cantidad.`;

const STANDINGS: Readonly<Record<Comparison, string>> = {
  farAhead: 'muy por delante',
  ahead: 'por delante',
  even: 'más o menos igualado',
  behind: 'por detrás',
  more: 'más que a partes iguales',
  equal: 'casi a partes iguales',
};
export const ledBy = (pot: string, seat: number, who: Seated, share: string): string =>
  `${pot} (pero ${seatName(seat - 1, who)} tiene ${share})`;
export const standing = (own: Comparison, pots: readonly string[]): string =>
  `${STANDINGS[own]} en ${list(
    pots.map((pot) => `el ${pot}`),
    'and',
  )}`;
export const together = (standings: readonly string[], share: string, total: string, needed: string): string =>
  `${capitalize(list(standings, 'and'))}: en total ${share} de ${total}, y para pagar necesitas ${needed}.`;

export const folds = (seats: readonly number[], who: Seated): string =>
  seatNames(seats, who) !== undefined
    ? `${players(seats, who)} ${seats.length === 1 ? 'se retira' : 'se retiran'}`
    : `los ${numberWord(seats.length)} jugadores por hablar se retiran`;
/** What the chips say. */
const TO = { call: 'pagar', fold: 'retirarse' };
export const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
export const chipsSay = (decision: BothVerdicts): string =>
  decision === 'close' ? 'Por fichas da casi igual.' : `Por fichas sería ${decision === 'call' ? TO.call : TO.fold}.`;
export const stillToCall = (seats: readonly number[], who: Seated): string =>
  seats.length === 1
    ? `${capitalize(players(seats, who))} aún no ha pagado y solo puede ganar lo que ha igualado.`
    : `${capitalize(players(seats, who))} aún no han pagado. Cada uno solo puede ganar lo que ha igualado.`;

const AMOUNTS: Readonly<Record<MissingAmounts['field'], readonly [the: string, of: string]>> = {
  bets: ['la apuesta', 'tu apuesta'],
  stacks: ['el stack', 'tu stack'],
  bounties: ['el bounty', 'tu bounty'],
};
export const missing = (field: MissingAmounts['field'], seats: readonly number[], who: Seated): string => {
  const [the, yours] = AMOUNTS[field];
  const whose = seats.map((seat) => (seat === 0 ? yours : `${the} ${ofSeat(seat - 1, who)}`));
  return `${seats.length === 1 ? 'No se conoce' : 'No se conocen'} ${list(whose, 'and')}.`;
};
export const same = (average: string): string => (average === '' ? 'Misma media' : `Misma media, ${average}`);
export const swing = (average: string, count: 2 | 3, from: string, to: string): string =>
  `${same(average)}, menor desviación estándar: al correr ${times[count]} baja de ${from} a ${to}.`;
export const payouts = (payouts: readonly string[], players: number): string =>
  `${payouts.join(', ')} para ${playersOf(players)}, por ICM`;
export const risingPayouts = (place: number): string =>
  `El puesto ${place} paga más que el ${place - 1}: revisa los premios.`;
