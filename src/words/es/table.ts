import type { Place, Missing } from '../../notation/draft';
import type { Verdict } from '../../poker/outs';
import type { FigureRow, Seated } from '../types';
import { capitalize } from '../text';
import { ofSeat } from './spot';

export const spotInText = 'Situación en texto: tus cartas, el board, v un rival, x cartas muertas';
export const readerMissing = 'No se pudo cargar el lector de historiales. Recarga la página y pega la mano otra vez.';
export const unusable = 'Algo de aquí no se puede usar. Recarga la página para ver qué es.';
export const inLink = (faults: readonly string[]): string => `En el enlace: ${faults.join(' ')}`;

/* Seats. */

export const you = 'Tú';
export const yourHand = 'Tu mano';
export const holdRange = 'Tienes un rango';
export const range = 'Rango';
/** The link to everybody's cards; `show` turns up a hand that is face down. */
export const allCards = 'Cartas de todos';
export const show = 'Mostrar';
export const hide = 'Ocultar';
export const board = 'Board';
export const deck = 'Mostrar la baraja';
export const price = 'Precio';
export const unknown = 'desconocido';
export const add = 'Añadir';
export const addOpponent = 'Añadir rival';
export const mostOpponents = (most: number): string => `Como máximo ${most} rivales.`;

/* The deck. */

export const clear = 'Vaciar';
export const clearTable = 'Vaciar la mesa';
export const type = 'Texto';
export const typeSpot = 'Escribir la situación como texto';
export const dead = 'Muerta';
export const deadNext = 'Ahora cartas muertas: descubiertas o de manos retiradas';
export const done = 'Listo';
export const doneDead = 'Terminar con las cartas muertas';
export const undo = 'Deshacer';

/** On the tile of a card in play, in six characters; `opponent` is 0 if there is only one. */
export const owner = (place: Place['in'], opponent: number): string =>
  place === 'seat' && opponent > 0
    ? `riv. ${opponent}`
    : { hero: 'tú', board: 'board', seat: 'rival', dead: 'muerta' }[place];

export const heldCard = (card: string, place: Place['in'], opponent: number): string => {
  const where = { hero: 'en tu mano', board: 'en el board', seat: 'en la mano del rival', dead: 'muerta' }[place];
  return `${card}, ${place === 'seat' && opponent > 0 ? `en la mano del rival ${opponent}` : where}: quitar`;
};

export const isWildCard = (card: string): string => `${card}, comodín`;

const VERDICTS = { out: 'out', chop: 'empate', tainted: 'out contaminado', danger: 'peligro', safe: 'segura' };
/** A card that may come, and what it does. */
export const nextCard = (card: string, verdict: Verdict | undefined, reason: string): string =>
  `${card}${verdict === undefined || verdict === 'blank' ? '' : `, ${VERDICTS[verdict]}`}: ${reason}`;

/** Where a card is. */
export const places: Readonly<Record<Place['in'], string>> = {
  hero: 'en tu mano',
  board: 'en el board',
  seat: 'en la mano de un rival',
  dead: 'entre las cartas muertas',
};
export const alreadyIn = (card: string, place: Place['in']): string =>
  `${capitalize(card)} ya está ${places[place]}. Elige otra carta.`;
export const noSlot = 'No queda ningún hueco. Añade un rival, o toca una carta de la mesa para cambiarla.';
export const noJoker = 'Esta baraja no tiene joker: elige otra en «Baraja».';
export const emptyLine = 'La línea está vacía. Escribe tus dos cartas y después el board.';

/* The answer. */

export const answer = 'Respuesta';
export const title = 'Outs y odds de Texas hold’em';
export const older = 'La respuesta anterior, en gris';
export const counting = 'Contando';
export const unseen = (count: number): string => `${count} sin ver`;
/** @param method `'exacto'` */
export const unseenAnd = (count: number, method: string): string => `${count} sin ver, ${method}`;
export const faceDown = 'Boca abajo';
export const showAll = 'Mostrar todas';
export const deadCards = '¿Cartas muertas?';
export const tapDead = 'toca las cartas que están fuera de juego';
export const flop = '¿El flop?';
export const threeCards = 'tres cartas, o añade un rival';
export const noAnswer = 'Sin respuesta';
export const tapOrUseType = 'toca en la baraja, o usa Texto';
export const tapOrType = 'toca en la baraja, o escribe';
export const typeOrPaint = 'escríbelo o píntalo';
export const tapThemOrUseType = 'tócalas en la baraja, o usa Texto';
export const tapThemOrType = 'tócalas en la baraja, o simplemente escribe';
export const thenDeal =
  'Después reparte el board: la baraja muestra cada carta que te ayuda y con qué frecuencia te llegará una.';

/** A row of figures in a line: `'7 outs de 47: 14,9 % con la próxima carta, 5,71 : 1'` */
export const inLine = (counted: string | undefined, percent: string, label: string, odds: string): string =>
  `${counted === undefined ? '' : `${counted}: `}${percent} ${label}, ${odds}`;

/* In place of odds. */

export const nones: Readonly<Record<NonNullable<FigureRow['none']>, string>> = {
  'drawing dead': 'drawing dead',
  'runner-runner': 'runner-runner',
  'no outs': 'sin outs',
};
export const needsTwo = 'hacen falta dos cartas';

/* La baraja, los huecos para cartas y la línea que va encima. */

export const deckName = 'Baraja';
export const joker = 'joker';
export const wildCard = 'comodín';
export const typeHint = 'escribe, pega o toca';

/** @param label de los huecos: `'Board'` */
export const slotFaceDown = (label: string, place: number): string => `${label}, carta ${place}: boca abajo`;
export const slotEmpty = (label: string, place: number): string => `${label}, carta ${place}: vacía`;
/** @param as la carta que representa un comodín */
export const slotFull = (card: string, isWild: boolean, as?: string): string =>
  `${card}${isWild ? ', comodín' : ''}${as === undefined ? '' : `, como ${as}`}: quitar`;

export const notCard = (typed: string): string => `«${typed}» no es una carta. Usa los valores A K Q J 10 9 … 2.`;

/* What a table still lacks, as a question. */

export const prompts: Readonly<Record<Extract<Missing, string>, string>> = {
  'two cards of hero': '¿Tus dos cartas?',
  'other card of hero': '¿Tu otra carta?',
  'range of hero': '¿Tu rango?',
  'two cards of the flop': 'Faltan dos cartas del flop',
  'one card of the flop': 'Falta una carta del flop',
  'card of the flop': '¿Una carta del flop?',
  'turn card': '¿El turn?',
  'an opponent': '¿Contra quién?',
};
export const otherCard = (seat: number, who: Seated): string => `¿La otra carta ${ofSeat(seat, who)}?`;
