import { quote } from './grammar';

/* Ejercicios con su propia pregunta: la pregunta en letra grande, los campos y lo elegido. */

export const prompts = {
  whoWins: '¿Quién gana?',
  whatBeatsYou: '¿Qué te gana?',
  five: '¿Qué cinco?',
  row: '¿Qué tienes?',
  nuts: '¿Las nuts?',
  stays: '¿Qué se queda?',
  decision: '¿Pagar o retirarse?',
};
export const verdicts = { right: 'Correcto', near: 'Cerca', wrong: 'No del todo' };
export const theAnswer = 'La respuesta';

export const outs = 'Outs';
export const combos = 'Combos';
export const potOdds = 'pot odds';
export const exact = 'exacto';
export const you = 'tú';
export const youSaidLabel = 'dijiste';
export const ofIn = (count: number): string => `de ${count} en`;

export const noneOfThem = 'Ninguna';
export const doneMarked = (count: number): string => `Listo: ${count} marcados`;
export const doneOf = (count: number, of: number): string => `Listo: ${count} de ${of}`;

export const notANumber = (text: string): string => `${quote(text)} no es un número. Escribe 12 o 3,5.`;
export const fiveChosen = (count: number): string =>
  `Juegan cinco cartas: ${count === 1 ? 'hay una elegida' : `hay ${count} elegidas`}.`;
export const twoCards = 'Una mano tiene dos cartas: elige otra.';

/* --------------------------------------------------------------------------------- keypad -- */

export const digits = 'Cifras';
export const point = ',';
export const pointName = 'coma';
export const deleteDigit = 'Borrar la última cifra';

/* ------------------------------------------------------------------------- rows and cards -- */

export const whatYouHave = 'Lo que tienes';
export const rowsBetween = (first: string, last: string): string => `De ${first.toLowerCase()} a ${last.toLowerCase()}`;
export const more = (count: number): string => `${count} más`;
export const rightLabel = 'correcto';

export const whatIsLeft = 'Lo que queda';
export const owners = { board: 'board', you: 'tú' };
export const ownedCard = (card: string, owner: keyof typeof owners): string => `${card}, ${owners[owner]}`;

export const board = 'board';
export const boardCard = (card: string): string => `${card}, en el board`;
export const nutCard = (card: string): string => `${card}, parte de las nuts`;
export const notNutCard = (card: string): string => `${card}, no es parte de las nuts`;

/* ------------------------------------------------------------------------ narrowing a range -- */

export const theirRange = 'Su rango';
export const notInRange = 'no está en el rango';
export const judged = { right: 'bien', missed: 'faltan combos', extra: 'marcada, pero se retira' };
export const cell = (live: number, marked: number, state: keyof typeof judged | undefined): string =>
  `${live} posibles, ${marked} marcados${state === undefined ? '' : `: ${judged[state]}`}`;
export const cellName = (hand: string, told: string): string => `${hand}: ${told}`;
export const stays = 'se queda';
export const missed = 'faltó';
export const markedButFolds = 'marcada, pero se retira';
export const oneOfThree = '1/3: se queda uno de tres';
export const moreHands = (count: number): string => `y ${count} más: señala una mano`;
export const tapHand = 'Toca una mano o arrastra sobre varias. Sus palos aparecen aquí.';
