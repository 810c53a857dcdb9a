import { list } from './grammar';
import { rankName, suitName } from './cards';
import type { Rank, Suit } from '../../poker/card';

/* Ejercicios que cuentan los combos que le quedan a un rango. */

export const question = (range: string): string => `El rival tiene ${range}. ¿Cuántos combos quedan?`;

/** Within a sentence. */
export const left = (count: string, of: string): string =>
  `${count === '1' ? 'queda' : 'quedan'} ${count} de ${of} combos`;

/** Why a count is wrong. */
export const causes = {
  'nothing blocked': (said: string): string => `${said} cuenta todos los combos, como si no vieras ninguna carta.`,
  'the board forgotten': (said: string): string => `${said} es la cuenta sin el board.`,
  'your cards forgotten': (said: string): string => `${said} es la cuenta sin tus propias cartas.`,
  'suited ones counted too': (said: string): string => `${said} cuenta también las manos del mismo palo.`,
};

/* The lines of explanations. */

export const pairs = 'parejas';
export const suited = 'del mismo palo';
export const offsuit = 'de distinto palo';
export const suitedAndOffsuit = 'del mismo palo y de distinto';

/** Hands of a group that have no line of their own. */
export const others = (combos: string): string => `el resto ${combos}`;
export const noneLeft = 'no queda ninguna';
export const togetherOf = (all: string): string => `en total, de ${all}`;
export const countOfAll = (count: string, all: string): string => `${count} de ${all}`;

/** `'3 reyes'`, `'1 as'`, `'0 ases'` */
const ranks = (count: number, rank: Rank): string => `${count} ${rankName(rank, count)}`;

/** `'3 reyes: 3 × 2 ÷ 2'` */
export const pairsOf = (count: number, rank: Rank): string => {
  if (count > 2) return `${ranks(count, rank)}: ${count} × ${count - 1} ÷ 2`;
  return `${ranks(count, rank)}: ${count === 2 ? 'una pareja' : 'ninguna pareja'}`;
};

/** Suits of which both cards are left. */
export const suitedIn = (suits: readonly Suit[]): string =>
  suits.length === 0
    ? 'en ningún palo quedan las dos cartas'
    : `quedan las dos cartas en ${list(
        suits.map((suit) => suitName(suit, 2)),
        'and',
      )}`;

/** `'3 ases × 3 reyes'` */
export const product = (high: number, highRank: Rank, low: number, lowRank: Rank): string =>
  `${ranks(high, highRank)} × ${ranks(low, lowRank)}`;

/** @param product of {@link product} */
export const lessSuited = (product: string, suited: number): string => `${product}, menos ${suited} del mismo palo`;
