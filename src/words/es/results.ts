import type { Card, Rank, Suit } from '../../poker/card';
import { aRank } from './cardSets';
import { cardName, suitName } from './cards';
import { list } from './grammar';

/*
 * El resultado de un ejercicio en el que se marcan cartas de la baraja: outs u otras cartas. Describe todo lo que hay
 * en la baraja, para que el ejercicio se pueda hacer con un lector de pantalla.
 */

export const estimated = {
  both: 'ligar las dos',
  equity: 'equity hasta el river',
  river: 'ligar en el river',
  byRiver: 'ligar hasta el river',
};
/** The same at the beginning of a sentence. */
const ESTIMATED: typeof estimated = {
  both: 'Ligar las dos',
  equity: 'Equity hasta el river',
  river: 'Ligar en el river',
  byRiver: 'Ligar hasta el river',
};

/* ---------------------------------------------------------------------------------- found -- */

const countOf = (count: number, isOuts: boolean): string =>
  isOuts ? (count === 1 ? '1 out' : `${count} outs`) : count === 1 ? '1 carta' : `${count} cartas`;

export const foundLabel = (isOuts: boolean, isShown: boolean): string =>
  isOuts ? (isShown ? 'outs' : 'outs encontrados') : isShown ? 'cartas' : 'cartas encontradas';
export const nothingHere = (isOuts: boolean): string => (isOuts ? 'Aquí no hay outs.' : 'Aquí no hay ninguna carta.');
export const foundOnly = (isOuts: boolean): string =>
  isOuts ? 'Encontraste el único out.' : 'Encontraste la única carta.';
export const missedOnly = (isOuts: boolean): string => (isOuts ? 'Te faltó el único out.' : 'Te faltó la única carta.');
export const foundAll = (of: number, isOuts: boolean): string =>
  isOuts ? `Encontraste los ${of} outs.` : `Encontraste las ${of} cartas.`;
export const foundSome = (found: number, of: number, isOuts: boolean): string =>
  found === 0
    ? isOuts
      ? `No encontraste ninguno de los ${of} outs.`
      : `No encontraste ninguna de las ${of} cartas.`
    : isOuts
      ? `Encontraste ${found} de los ${of} outs.`
      : `Encontraste ${found} de las ${of} cartas.`;

export const groups = {
  missed: 'Faltan',
  tainted: 'Contaminadas',
  behind: 'Sigues por detrás',
  extra: 'No son outs',
  wrong: 'Mal',
};
/** The same of one card. */
const ONE: typeof groups = { ...groups, missed: 'Falta', tainted: 'Contaminada', extra: 'No es un out' };
export const grouped = (group: keyof typeof groups, cards: string, count: number): string =>
  `${(count === 1 ? ONE : groups)[group]}: ${cards}.`;
export const countOfCards = (count: number): string => `${count} cartas`;
export const cardList = (cards: readonly string[]): string => list(cards, 'and');

export const marks = {
  found: 'encontrada',
  missed: 'faltó',
  behind: 'sigues por detrás',
  extra: 'no es un out',
  wrong: 'mal',
};

/* ------------------------------------------------------------------------------- estimate -- */

export const itIs = (exact: string): string => `Es el ${exact}.`;
export const isExact = (estimate: string): string => `Tu ${estimate} es exacto.`;
export const tooLow = (estimate: string, points: string, exact: string): string =>
  `Tu ${estimate} se queda ${points} puntos por debajo: es el ${exact}.`;
export const tooHigh = (estimate: string, points: string, exact: string): string =>
  `Tu ${estimate} se pasa por ${points} puntos: es el ${exact}.`;
export const shown = (
  count: number,
  cards: string,
  isOuts: boolean,
  label: keyof typeof estimated,
  exact: string,
): string => {
  const found = count > 0 ? countOf(count, isOuts) : isOuts ? 'Ningún out' : 'Ninguna carta';
  return `${found}${cards === '' ? '' : `: ${cards}`}. ${ESTIMATED[label]}: ${exact}.`;
};

export const theEstimate = 'La estimación';
export const howLikely = 'Probabilidad';
export const method = 'método';
export const errorInPoints = 'error en puntos';
export const methods: Readonly<Record<string, string>> = {
  exact: 'exacto',
  you: 'tú',
  'rule of 2': 'regla del 2',
  'rule of 4': 'regla del 4',
  Solomon: 'Solomon',
  'as one out': 'como un out',
};
export const noError = 'exacto';
export const ofUnseen = (hits: string, of: string): string => `${hits} de ${of} cartas sin ver`;
export const ofRunOuts = (hits: string, of: string): string => `${hits} de ${of} finales posibles`;
export const exactEquity = 'equity exacta, en todos los finales posibles';

/* ---------------------------------------------------------------------------------- price -- */

const DECISIONS = {
  call: ['Pagar', 'lo correcto'],
  fold: ['Retirarse', 'lo correcto'],
  close: ['Cualquiera de las dos', 'correcta'],
};

export const decisionRight = (decision: keyof typeof DECISIONS, isOwn: boolean, breakEven: string): string =>
  `${DECISIONS[decision].join(isOwn ? ' es ' : ' era ')}: el punto de equilibrio es el ${breakEven}.`;
export const thePrice = 'El precio';
export const potOdds = (offered: string, needed: string): string => `Pot odds ${offered} : 1, necesitas ${needed} : 1.`;
export const priceOf = (pot: string, call: string, breakEven: string, ev: string): string =>
  `${pot} en el bote, ${call} por pagar. Equity de equilibrio ${breakEven}. EV ${ev} cada vez que pagas.`;
export const impliedOdds = (more: string): string =>
  `Odds implícitas: gana ${more} más después y llegas al punto de equilibrio.`;

/* -------------------------------------------------------------------------------- reasons -- */

export const each = 'cada una: ';
export const moreReasons = (count: number): string =>
  `y ${count} más: señala una carta, o mantenla pulsada, para ver por qué`;
export const worthNothing = (reason: string): string => `no vale nada: ${reason}`;
export const worth = (weight: string, reason: string): string => `vale ${weight} de un out: ${reason}`;
export const otherSuit = 'es de otro palo.';
export const noStraight = 'no forma escalera con ninguna otra carta.';
export const withSuit = (suit: Suit): string => `con otra carta de ${suitName(suit, 2)} completa el color.`;
export const withRanks = (ranks: readonly Rank[]): string =>
  `con ${list(ranks.map(aRank), 'or')} completa la escalera.`;

export const owners = { you: 'tú', board: 'board', opponent: 'rival', dead: 'muerta' };
const PLACES = { you: 'en tu mano', board: 'en el board', opponent: 'en la mano del rival', dead: 'muerta' };
export const heldCard = (card: Card, owner: keyof typeof owners): string => `${cardName(card)}, ${PLACES[owner]}`;
const FINDINGS = { found: 'encontrada', missed: 'faltó', extra: 'mal marcada', tainted: 'contaminada' };
export const cardReason = (card: Card, finding: keyof typeof FINDINGS | undefined, reason: string): string =>
  `${cardName(card)}${finding === undefined ? '' : `, ${FINDINGS[finding]}`}: ${reason}`;

/* ----------------------------------------------------------------------------- first visit -- */

export const notOfSuit = (suit: Suit): string =>
  `Esa carta no es de ${suitName(suit, 2)}. Tócala otra vez para desmarcarla.`;
export const fourOfSuit = (suit: Suit): string =>
  `Tienes cuatro cartas de ${suitName(suit, 2)}. Con la quinta haces color: toca cualquiera de las que quedan en la baraja.`;
export const moreOfSuit = (suit: Suit, left: number): string =>
  `Eso es un out. Hay 13 cartas de ${suitName(suit, 2)} y ves cuatro: ${left === 1 ? 'falta tocar 1' : `faltan ${left} por tocar`}.`;
export const allOuts = (count: number): string => `Los ${count}. Elige Listo.`;
export const twiceOuts = (outs: number, percent: string): string =>
  `Queda una carta por salir. El doble de tus outs se acerca mucho: 2 × ${outs} da ${percent}.`;
export const outsOfUnseen = (outs: number, unseen: number, exact: string): string =>
  `${outs} de ${unseen} cartas sin ver: ${exact}.`;
export const wereClose = 'Estuviste cerca.';
export const pointsOff = (points: string): string => `Te desviaste ${points} puntos.`;
export const thatIsADrill = 'Así es un ejercicio: marca los outs, di qué tan probable es, mira por qué.';

/* --------------------------------------------------------------------- the day and the next -- */

export const kindsDue = (count: number): string =>
  count === 1 ? 'Toca repasar un tipo de situación.' : `Toca repasar ${count} tipos de situación.`;
export const backToday = 'Tus errores vuelven hoy.';
export const nothingDueToday = (days: number): string =>
  days === 1 ? 'No toca nada hasta mañana.' : `No toca nada en ${days} días.`;
export const clean = (clean: number, of: number): string =>
  clean < of ? `${clean} de ${of} sin errores.` : of === 1 ? '1 sin errores.' : `Las ${of} sin errores.`;
export const offByText = (points: string): string => `Tus estimaciones fallan por ${points} puntos de media.`;
export const tomorrow = (kind: string): string => `Mañana empieza con ${kind}.`;
export const tomorrowNew = (kind: string): string => `Mañana empieza con algo nuevo: ${kind}.`;
