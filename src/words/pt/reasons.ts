import type { Kicker, Seated } from '../types';
import { percentText } from '../numbers';
import { rankOver } from './cards';
import { list } from './grammar';
import { aCategory } from './hands';
import { seatName, toSeat } from './spot';

/*
 * Why a card gets its verdict, to follow the card's name: 'dá um flush de nove.'
 */

export const wild = (isBug: boolean, forAll: boolean, reason: string): string =>
  `é ${isBug ? 'um bug' : 'curinga'}${forAll ? ' para todos' : ''}: ${reason}`;

// What a card does.
export const makes = (own: string): string => `dá a você ${own}`;
export const makesStraightToo = (own: string): string => `dá a você ${own} (e também uma sequência)`;
export const leaves = (own: string): string => `deixa você com ${own}`;
export const givesAll = (own: string): string => `dá a todos ${own}`;
export const pairsBoard = 'pareia o board';

// Of a player alone.
export const only = (does: string): string => `${does}.`;
export const oneOut = (own: string): string => `dá a você ${own} e uma sequência: uma carta, um out.`;
export const belowTarget = (does: string, target: number): string =>
  `${does}: menos que ${aCategory(target)}, então não conta.`;
export const sharedPair = 'pareia o board: todos têm esse par, então não é um out.';
export const noOut = (does: string): string => `${does}, então não é um out.`;
export const stillThat = (does: string, category: number): string =>
  `${does}: continua sendo ${aCategory(category)}, então não é um out.`;

// Against hidden hands.
export const cannotCome = 'não pode vir: todas as mãos de um range têm essa carta.';
export const hasNotCome = 'não veio na simulação.';
export const worth = (does: string, equity: number, now: number): string =>
  `${does}: ${percentText(equity)} de equity (agora ${percentText(now)}).`;

// Against known hands.
/** The opponents with the best hand. */
type Seats = readonly number[];
/** `'o adversário 1 e Ben'` */
const names = (seats: Seats, who: Seated) =>
  list(
    seats.map((seat) => seatName(seat, who)),
    'and',
  );
/** `'ao adversário 1 e a Ben'` */
const to = (seats: Seats, who: Seated) =>
  list(
    seats.map((seat) => toSeat(seat, who)),
    'and',
  );
/** `'com o melhor kicker (rei contra dama)'`, of hands of one name. */
const better = ({ own, theirs, isFlush }: Kicker) =>
  `${isFlush ? 'o mais alto' : 'com o melhor kicker'} (${rankOver(own, theirs)})`;
export const out = (does: string, theirs: string, kicker: Kicker | undefined): string =>
  `${does}, ${kicker === undefined ? `na frente de ${theirs}` : better(kicker)}.`;
export const outOften = (
  does: string,
  theirs: string,
  kicker: Kicker | undefined,
  wins: number,
  rivers: number,
): string => `${out(does, theirs, kicker).slice(0, -1)}; depois você ganha em ${wins} de ${rivers} rivers.`;
export const chop = (does: string, seats: Seats, who: Seated): string =>
  `${does}, empatando com ${names(seats, who)}: o pote é dividido.`;
export const stillBehind = (does: string, theirs: string): string => `${does}, mas você continua atrás de ${theirs}.`;
export const improvesThem = (does: string, seats: Seats, who: Seated, theirs: string): string =>
  `${does}, mas dá ${to(seats, who)} ${theirs}.`;
export const stillOutkicked = (does: string, seats: Seats, who: Seated, { own, theirs, isFlush }: Kicker): string => {
  const what = isFlush ? 'um mais alto' : 'a mesma mão com kicker melhor';
  return `${does}, mas ${names(seats, who)} ${seats.length > 1 ? 'têm' : 'tem'} ${what} (${rankOver(theirs, own)}).`;
};
export const drawingDead = 'Drawing dead.';
export const letsTie = (seats: Seats, who: Seated, own: string): string =>
  `dá o empate ${to(seats, who)}: ${seats.length > 1 ? 'todos têm' : 'os dois têm'} ${own}.`;
export const putsAhead = (seats: Seats, who: Seated, theirs: string, own: string): string =>
  `põe ${names(seats, who)} na frente com ${theirs}; você tem ${own}.`;
export const putsAheadByKicker = (seats: Seats, who: Seated, made: string, { own, theirs, isFlush }: Kicker): string =>
  `põe ${names(seats, who)} na frente: ${made} para os dois, ${isFlush ? 'o dele é o mais alto' : 'o dele com o melhor kicker'} (${rankOver(theirs, own)}).`;
export const keepsAhead = (own: string, theirs: string): string => `mantém você na frente: ${own} contra ${theirs}.`;
export const keepsAheadByKicker = (made: string, { own, theirs, isFlush }: Kicker): string =>
  `mantém você na frente: ${made} para os dois, ${isFlush ? 'o seu é o mais alto' : 'o seu com o melhor kicker'} (${rankOver(own, theirs)}).`;
export const behind = (does: string, theirs: string): string => `${does}, atrás de ${theirs}.`;
export const behindByKicker = (does: string, { own, theirs, isFlush }: Kicker): string =>
  `${does}, atrás ${isFlush ? 'de um flush mais alto' : 'com um kicker pior'} (${rankOver(theirs, own)}).`;
