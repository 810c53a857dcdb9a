import type { Rank, Suit } from '../../poker/card';
import { rankName, suitName } from './cards';

/* Ejercicios sobre equity y outs efectivos contra un rango, y sobre pagar. */

export const outsQuestion = (range: string): string => `El rival tiene ${range}. ¿Cuántos outs vale tu mano?`;
export const outsResult = (outs: string, unseen: number, equity: string): string =>
  `${outs} outs efectivos de ${unseen}; tu equity es del ${equity}.`;
export const closeEnough = (said: string): string => `Dijiste ${said}: bastante cerca.`;
/** `'3 reyes'` */
/** Of a flush draw. */
export const outsOfSuit = (count: number, suit: Suit): string => `${count} ${suitName(suit, count)}`;
export const outsOfRank = (count: number, rank: Rank): string => `${count} ${rankName(rank, count)}`;

export const equityQuestion = (range: string): string => `El rival tiene ${range}. ¿Cuál es tu equity?`;
/** Lines: some combos of all, and the equity against them. */
export const groups = {
  'ahead of you': (combos: string, all: string, equity: string): string =>
    `${combos} por delante: ${combos} de ${all} × ${equity}`,
  'pairs behind': (combos: string, all: string, equity: string): string =>
    `${combos} parejas por detrás: ${combos} de ${all} × ${equity}`,
  'the rest': (combos: string, all: string, equity: string): string =>
    `${combos}, el resto: ${combos} de ${all} × ${equity}`,
};

/* -------------------------------------------------------------------------- call or fold -- */

export const callOrFold = (pot: string, call: string): string =>
  `Hay ${pot} en el bote con la apuesta, y pagar cuesta ${call}. ¿Pagar o retirarse?`;

const why = (equity: string, needed: string): string => `tu equity es del ${equity} y necesitas el ${needed}.`;

/** By the right decision: without a reply, where it was right, and where it was wrong. */
export const playIs = {
  call: (equity: string, needed: string): string => `Lo correcto es pagar: ${why(equity, needed)}`,
  fold: (equity: string, needed: string): string => `Lo correcto es retirarse: ${why(equity, needed)}`,
};
export const playIsRight = {
  call: (equity: string, needed: string): string => `Pagar es correcto: ${why(equity, needed)}`,
  fold: (equity: string, needed: string): string => `Retirarse es correcto: ${why(equity, needed)}`,
};
export const playWasRight = {
  call: (equity: string, needed: string): string => `Lo correcto era pagar: ${why(equity, needed)}`,
  fold: (equity: string, needed: string): string => `Lo correcto era retirarse: ${why(equity, needed)}`,
};
