import { list } from './grammar';

/* Ejercicios sobre lo que un rango tiene en un board, y lo que queda de él. */

/** By the rows that are asked about. */
export const questions = {
  'pair or better': (range: string): string => `El rival tiene ${range}. ¿Qué parte es pareja o mejor?`,
  'top pair or better': (range: string): string => `El rival tiene ${range}. ¿Qué parte es top pair o mejor?`,
  'two pair or better': (range: string): string => `El rival tiene ${range}. ¿Qué parte es dobles parejas o mejor?`,
  'flush draw': (range: string): string => `El rival tiene ${range}. ¿Qué parte es proyecto de color?`,
  'straight draw': (range: string): string =>
    `El rival tiene ${range}. ¿Qué parte es proyecto de escalera, contando los gutshots?`,
  draw: (range: string): string => `El rival tiene ${range}. ¿Qué parte es proyecto, de color o de escalera?`,
};

const areOf = (what: string) => (count: string, of: string, share: string) =>
  `${what}: ${count} de ${of} combos, el ${share}.`;

export const results = {
  'pair or better': areOf('Pareja o mejor'),
  'top pair or better': areOf('Top pair o mejor'),
  'two pair or better': areOf('Dobles parejas o mejor'),
  'flush draw': areOf('Proyectos de color'),
  'straight draw': areOf('Proyectos de escalera'),
  draw: areOf('Proyectos'),
};

/** 1/10, 1/5, 1/4, 1/3, 1/2, 2/3, 3/4, 9/10 */
export const fractions: readonly string[] = [
  'un décimo',
  'un quinto',
  'un cuarto',
  'un tercio',
  'la mitad',
  'dos tercios',
  'tres cuartos',
  'nueve décimos',
];
export const over = (fraction: string): string => `más de ${fraction}`;
export const under = (fraction: string): string => `menos de ${fraction}`;
export const noneOfIt = 'nada';
export const allOfIt = 'todo';

/** Lines. */
export const wouldBe = (fraction: string, combos: string): string => `${fraction} serían ${combos}`;
export const shareLine = (count: string, of: string, fraction: string): string => `${count} de ${of}: ${fraction}`;

/* --------------------------------------------------------------------------- what stays -- */

/** By what they call with. */
export const callsWith = {
  'pair or better': (range: string): string =>
    `El rival tiene ${range} y paga con una pareja o mejor. Marca lo que se queda.`,
  'top pair or flush draw': (range: string): string =>
    `El rival tiene ${range} y paga con top pair o mejor, o con un proyecto de color. Marca lo que se queda.`,
  continues: (range: string): string =>
    `El rival tiene ${range} y paga con top pair o mejor, proyectos de color, escaleras abiertas, dobles gutshots, y gutshots con una pareja o dos overcards. Marca lo que se queda.`,
};

const stays = (count: string): string => (count === '1' ? 'se queda' : 'se quedan');

/** Answer. */
export const stay = (count: string, of: string): string => `${stays(count)} ${count} de ${of} combos`;

export const missed = (combos: number): string =>
  combos === 1 ? 'Te faltó un combo.' : `Te faltaron ${combos} combos.`;
export const kept = (combos: number): string =>
  combos === 1 ? 'Dejaste un combo que se retira.' : `Dejaste ${combos} combos que se retiran.`;
export const missedAndKept = (missed: number, kept: number): string =>
  [
    missed === 1 ? 'Te faltó un combo' : `Te faltaron ${missed} combos`,
    kept === 1 ? 'y dejaste uno que se retira.' : `y dejaste ${kept} que se retiran.`,
  ].join(' ');

/** Line. */
/** @param draws of combos that a better row has: how many, and with what */
export const partsAndDraws = (text: string, draws: readonly (readonly [count: string, draw: string])[]): string =>
  `${text}; de ellos, ${list(
    draws.map(([count, draw]) => `${count} con ${draw} también`),
    'and',
  )}`;
export const stayOf = (count: string, of: string): string => `${stays(count)} ${count} de ${of}`;

/** Why some combos stay, or one hand does. @param rows what they hold */
export const itStays = (hand: string, rows: readonly string[]): string => `${hand}: ${list(rows, 'or')}, se queda.`;
export const theyStay = (hands: readonly string[], rows: readonly string[]): string =>
  `${list(hands, 'and')}: ${list(rows, 'or')}, se quedan.`;
export const itFolds = (hand: string, rows: readonly string[]): string => `${hand}: ${list(rows, 'or')}, se retira.`;
export const theyFold = (hands: readonly string[], rows: readonly string[]): string =>
  `${list(hands, 'and')}: ${list(rows, 'or')}, se retiran.`;
