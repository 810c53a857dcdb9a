import type { MissingAmounts } from '../../notation/stakes';
import type { BothVerdicts } from '../../poker/money/behind';
import { capitalize } from '../text';
import type { Comparison, Seated } from '../types';
import { list, numberWord } from './grammar';
import { ofSeat, seatName, seatNames, toSeat } from './spot';
import { inSentence, times } from '#words/pots';

export const player = (seat: number, who: Seated): string => (seat === 0 ? 'você' : seatName(seat - 1, who));
export const players = (seats: readonly number[], who: Seated): string =>
  list(
    seats.map((seat) => player(seat, who)),
    'and',
  );
const playersOf = (count: number) => `${count} ${count === 1 ? 'jogador' : 'jogadores'}`;

export const pot = (at: number, pots: number): string => capitalize(inSentence(at, pots));
export const contenders = players;
export const mainAndSides = (main: string, sides: readonly string[]): string =>
  `principal ${main}, ${sides.length === 1 ? 'paralelo' : 'paralelos'} ${sides.join(', ')}`;
export const comesBack = (amount: string, seat: number, who: Seated): string =>
  seat === 0
    ? `Você recebe ${amount} de volta: ninguém igualou.`
    : `${amount} voltam ${toSeat(seat - 1, who)}: ninguém igualou.`;

const STANDINGS: Readonly<Record<Comparison, string>> = {
  farAhead: 'muito na frente',
  ahead: 'na frente',
  even: 'mais ou menos igual',
  behind: 'atrás',
  more: 'mais do que a parte de cada um',
  equal: 'mais ou menos a parte de cada um',
};
export const ledBy = (pot: string, seat: number, who: Seated, share: string): string =>
  `${pot} (mas ${seatName(seat - 1, who)} tem ${share})`;
export const standing = (own: Comparison, pots: readonly string[]): string =>
  `${STANDINGS[own]} ${list(
    pots.map((pot) => `no ${pot}`),
    'and',
  )}`;
export const together = (standings: readonly string[], share: string, total: string, needed: string): string =>
  `${capitalize(list(standings, 'and'))}: no total ${share} de ${total}; para pagar, você precisa de ${needed}.`;

export const folds = (seats: readonly number[], who: Seated): string =>
  seatNames(seats, who) !== undefined
    ? `${players(seats, who)} ${seats.length === 1 ? 'foldar' : 'foldarem'}`
    : `os ${numberWord(seats.length)} jogadores que ainda vão agir foldarem`;
/** What the chips say. */
const TO = { call: 'pagar', fold: 'foldar' };
export const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
export const chipsSay = (decision: BothVerdicts): string =>
  decision === 'close'
    ? 'Pelas fichas, é quase igual.'
    : `Pelas fichas, é melhor ${decision === 'call' ? TO.call : TO.fold}.`;
export const stillToCall = (seats: readonly number[], who: Seated): string =>
  seats.length === 1
    ? `${capitalize(players(seats, who))} ainda não pagou e só pode ganhar o que igualou.`
    : `${capitalize(players(seats, who))} ainda não pagaram. Cada um só pode ganhar o que igualou.`;

const AMOUNTS: Readonly<Record<MissingAmounts['field'], readonly [the: string, yours: string]>> = {
  bets: ['a aposta', 'a sua aposta'],
  stacks: ['o stack', 'o seu stack'],
  bounties: ['o bounty', 'o seu bounty'],
};
export const missing = (field: MissingAmounts['field'], seats: readonly number[], who: Seated): string => {
  const [the, yours] = AMOUNTS[field];
  const whose = seats.map((seat) => (seat === 0 ? yours : `${the} ${ofSeat(seat - 1, who)}`));
  return `${seats.length === 1 ? 'Falta' : 'Faltam'} ${list(whose, 'and')}.`;
};
export const same = (average: string): string => (average === '' ? 'Mesma média' : `Mesma média, ${average}`);
export const swing = (average: string, count: 2 | 3, from: string, to: string): string =>
  `${same(average)}, desvio padrão menor: rodando ${times[count]} ele cai de ${from} para ${to}.`;
export const payouts = (payouts: readonly string[], players: number): string =>
  `${payouts.join(', ')} para ${playersOf(players)}, por ICM`;
export const risingPayouts = (place: number): string =>
  `O ${place}º lugar paga mais que o ${place - 1}º: confira os prêmios.`;
