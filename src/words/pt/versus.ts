import type { Rank, Suit } from '../../poker/card';
import { rankName, suitName } from './cards';

/* Exercícios sobre equity e outs efetivos contra um range, e sobre pagar. */

export const outsQuestion = (range: string): string => `O adversário tem ${range}. Quantos outs vale a sua mão?`;
export const outsResult = (outs: string, unseen: number, equity: string): string =>
  `${outs} outs efetivos de ${unseen}; a sua equity é de ${equity}.`;
export const closeEnough = (said: string): string => `Você disse ${said}: perto o bastante.`;
/** `'3 reis'` */
/** Of a flush draw. */
export const outsOfSuit = (count: number, suit: Suit): string =>
  `${count} ${count === 1 ? 'carta' : 'cartas'} de ${suitName(suit)}`;
export const outsOfRank = (count: number, rank: Rank): string => `${count} ${rankName(rank, count)}`;

export const equityQuestion = (range: string): string => `O adversário tem ${range}. Qual é a sua equity?`;
/** Lines: some combos of all, and the equity against them. */
export const groups = {
  'ahead of you': (combos: string, all: string, equity: string): string =>
    `${combos} na sua frente: ${combos} de ${all} × ${equity}`,
  'pairs behind': (combos: string, all: string, equity: string): string =>
    `${combos} pares atrás: ${combos} de ${all} × ${equity}`,
  'the rest': (combos: string, all: string, equity: string): string =>
    `${combos}, o resto: ${combos} de ${all} × ${equity}`,
};

/* -------------------------------------------------------------------------- call or fold -- */

export const callOrFold = (pot: string, call: string): string =>
  `Há ${pot} no pote com a aposta, e pagar custa ${call}. Pagar ou foldar?`;

const why = (equity: string, needed: string): string => `a sua equity é de ${equity} e você precisa de ${needed}.`;

/** By the right decision: without a reply, where it was right, and where it was wrong. */
export const playIs = {
  call: (equity: string, needed: string): string => `O certo é pagar: ${why(equity, needed)}`,
  fold: (equity: string, needed: string): string => `O certo é foldar: ${why(equity, needed)}`,
};
export const playIsRight = {
  call: (equity: string, needed: string): string => `Pagar está certo: ${why(equity, needed)}`,
  fold: (equity: string, needed: string): string => `Foldar está certo: ${why(equity, needed)}`,
};
export const playWasRight = {
  call: (equity: string, needed: string): string => `O certo era pagar: ${why(equity, needed)}`,
  fold: (equity: string, needed: string): string => `O certo era foldar: ${why(equity, needed)}`,
};
