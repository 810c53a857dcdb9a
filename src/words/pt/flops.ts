import type { Rung } from '../../poker/holding';

/* Exercícios sobre com que frequência o flop traz algo. */

/** By what is asked about. */
export const questions = {
  'pair or better': 'Com que frequência você acerta um par próprio ou melhor no flop?',
  'top pair or better': 'Com que frequência você acerta top pair ou melhor no flop?',
  'two pair or better': 'Com que frequência você acerta dois pares ou melhor no flop?',
  'trips or better': 'Com que frequência você acerta trips ou melhor no flop?',
  'set or better': 'Com que frequência você acerta um set ou melhor no flop?',
  'straight or better': 'Com que frequência você acerta uma sequência ou melhor no flop?',
  'flush or better': 'Com que frequência você acerta um flush ou melhor no flop?',
  'flush draw': 'Com que frequência você acerta um flush draw no flop?',
  'open-ended straight draw': 'Com que frequência você acerta um straight draw aberto no flop?',
  gutshot: 'Com que frequência você acerta um gutshot no flop?',
  overcard: 'Com que frequência o flop traz uma overcard para o seu par?',
};

/** A rare share of flops: `'about one flop in 71'` */
export const oneFlopIn = (flops: string): string => `cerca de um flop em ${flops}`;

/** @param about the share in words */
export const result = (share: string, about: string): string => `${share}, ${about}.`;

/* The lines of explanations. */

export const flopsOf = (hits: string, of: string, about: string): string => `${hits} de ${of} flops, ${about}`;

export const rungs: Readonly<Record<Rung, string>> = {
  'straight flush': 'straight flush',
  'four of a kind': 'quadra',
  'full house': 'full house',
  flush: 'flush',
  straight: 'sequência',
  set: 'set',
  trips: 'trips',
  'two pair': 'dois pares',
  overpair: 'overpair',
  'top pair': 'top pair',
  'pocket pair below top': 'par na mão abaixo da mais alta',
  'second pair': 'segundo par',
  'pocket pair below second': 'par na mão abaixo da segunda',
  'third pair or lower': 'terceiro par ou menor',
  'pocket pair below third': 'par na mão abaixo da terceira',
  'ace high': 'carta alta ás',
  'no made hand': 'nada feito',
};
/** What is above the rungs that are named. */
export const better = 'algo melhor';
export const flopsWith = (name: string, flops: string): string => `${name}: ${flops} flops`;

export const ownCardFalls = (product: string): string => `sai uma das suas duas cartas: ${product}`;
export const higherCardFalls = (product: string): string => `sai uma carta mais alta: ${product}`;
export const pairingCardFalls = (product: string): string => `sai uma das suas seis cartas: ${product}`;
export const twoOfSuitFall = 'duas do seu naipe e outra: 55 × 39 flops: 2.145 de 19.600';

/* What is not in the product. */
export const fullHouses = 'três do mesmo valor no flop formam um full house';
export const straightsAndFlushes = 'sequências e flushes sem elas';
