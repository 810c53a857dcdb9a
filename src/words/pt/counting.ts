import { list } from './grammar';
import { rankName, suitName } from './cards';
import type { Rank, Suit } from '../../poker/card';

/* Exercícios que contam os combos que restam a um range. */

export const question = (range: string): string => `O adversário tem ${range}. Quantos combos restam?`;

/** Within a sentence. */
export const left = (count: string, of: string): string =>
  `${count === '1' ? 'resta' : 'restam'} ${count} de ${of} combos`;

/** Why a count is wrong. */
export const causes = {
  'nothing blocked': (said: string): string => `${said} conta todos os combos, como se você não visse nenhuma carta.`,
  'the board forgotten': (said: string): string => `${said} é a conta sem o board.`,
  'your cards forgotten': (said: string): string => `${said} é a conta sem as suas próprias cartas.`,
  'suited ones counted too': (said: string): string => `${said} conta também as mãos do mesmo naipe.`,
};

/* The lines of explanations. */

export const pairs = 'pares';
export const suited = 'do mesmo naipe';
export const offsuit = 'de naipes diferentes';
export const suitedAndOffsuit = 'do mesmo naipe e de naipes diferentes';

/** Hands of a group that have no line of their own. */
export const others = (combos: string): string => `outras ${combos}`;
export const noneLeft = 'não resta nenhum combo';
export const togetherOf = (all: string): string => `no total, de ${all}`;
export const countOfAll = (count: string, all: string): string => `${count} de ${all}`;

/** `'3 reis'`, `'1 ás'`, `'0 ases'` */
const ranks = (count: number, rank: Rank): string => `${count} ${rankName(rank, count)}`;

/** `'3 reis: 3 × 2 ÷ 2'` */
export const pairsOf = (count: number, rank: Rank): string => {
  if (count > 2) return `${ranks(count, rank)}: ${count} × ${count - 1} ÷ 2`;
  return `${ranks(count, rank)}: ${count === 2 ? 'um par' : 'nenhum par'}`;
};

/** Suits of which both cards are left. */
export const suitedIn = (suits: readonly Suit[]): string =>
  suits.length === 0
    ? 'em nenhum naipe restam as duas cartas'
    : `restam as duas cartas em ${list(
        suits.map((suit) => suitName(suit)),
        'and',
      )}`;

/** `'3 ases × 3 reis'` */
export const product = (high: number, highRank: Rank, low: number, lowRank: Rank): string =>
  `${ranks(high, highRank)} × ${ranks(low, lowRank)}`;

/** @param product of {@link product} */
export const lessSuited = (product: string, suited: number): string => `${product}, menos ${suited} do mesmo naipe`;
