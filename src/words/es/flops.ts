import type { Rung } from '../../poker/holding';

/* Ejercicios sobre cada cuánto trae algo el flop. */

/** By what is asked about. */
export const questions = {
  'pair or better': '¿Cada cuánto ligas en el flop una pareja propia o mejor?',
  'top pair or better': '¿Cada cuánto ligas top pair o mejor en el flop?',
  'two pair or better': '¿Cada cuánto ligas dobles parejas o mejor en el flop?',
  'trips or better': '¿Cada cuánto ligas trips o mejor en el flop?',
  'set or better': '¿Cada cuánto ligas un set o mejor en el flop?',
  'straight or better': '¿Cada cuánto ligas una escalera o mejor en el flop?',
  'flush or better': '¿Cada cuánto ligas un color o mejor en el flop?',
  'flush draw': '¿Cada cuánto ligas un proyecto de color en el flop?',
  'open-ended straight draw': '¿Cada cuánto ligas un proyecto de escalera abierta en el flop?',
  gutshot: '¿Cada cuánto ligas un gutshot en el flop?',
  overcard: '¿Cada cuánto trae el flop una overcard a tu pareja?',
};

/** A rare share of flops: `'about one flop in 71'` */
export const oneFlopIn = (flops: string): string => `más o menos uno de cada ${flops} flops`;

/** @param about the share in words */
export const result = (share: string, about: string): string => `El ${share}, ${about}.`;

/* The lines of explanations. */

export const flopsOf = (hits: string, of: string, about: string): string => `${hits} de ${of} flops, ${about}`;

export const rungs: Readonly<Record<Rung, string>> = {
  'straight flush': 'escalera de color',
  'four of a kind': 'póker',
  'full house': 'full',
  flush: 'color',
  straight: 'escalera',
  set: 'set',
  trips: 'trips',
  'two pair': 'dobles parejas',
  overpair: 'overpair',
  'top pair': 'top pair',
  'pocket pair below top': 'pareja en mano bajo la más alta',
  'second pair': 'segunda pareja',
  'pocket pair below second': 'pareja en mano bajo la segunda',
  'third pair or lower': 'tercera pareja o inferior',
  'pocket pair below third': 'pareja en mano bajo la tercera',
  'ace high': 'carta alta as',
  'no made hand': 'nada ligado',
};
/** What is above the rungs that are named. */
export const better = 'algo mejor';
export const flopsWith = (name: string, flops: string): string => `${name}: ${flops} flops`;

export const ownCardFalls = (product: string): string => `sale una de tus dos cartas: ${product}`;
export const higherCardFalls = (product: string): string => `sale una carta más alta: ${product}`;
export const pairingCardFalls = (product: string): string => `sale una de tus seis cartas: ${product}`;
export const twoOfSuitFall = 'dos de tu palo y otra: 55 × 39 flops: 2145 de 19\u00a0600';

/* What is not in the product. */
export const fullHouses = 'tres del mismo valor en el flop hacen un full';
export const straightsAndFlushes = 'escaleras y colores sin ellas';
