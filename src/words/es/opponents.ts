import type { Wanted } from '../en/opponents';

export const opponents = 'Rivales';
export const opponent = 'Rival';
export const numbered = (number: number): string => `Rival ${number}`;
export const several = (from: number, to: number): string => `Rivales ${from} a ${to}`;
export const unknownOpponent = 'Rival: desconocido';
/** After it, if there is room. */
export const outsOnly = ', solo outs';
export const emptySeat = 'Asiento vacío';
export const count = (opponents: number): string => `${opponents} ${opponents === 1 ? 'rival' : 'rivales'}`;
export const each = (share: string): string => `${share} cada uno`;

export const name = 'Nombre';
export const nameOf = (player: string): string => `Nombre de ${player}`;
export const add = 'Añadir rival';
/** The link to everybody's cards; `show` turns up a hand that is face down. */
export const allCards = 'Cartas de todos';
export const show = 'Mostrar';
export const hide = 'Ocultar';
export const fold = 'Retirar';
export const remove = 'Quitar';
export const done = 'Listo';
export const range = 'Rango';
export const rangeFor = (player: string): string => `Rango: ${player}`;
/** On a button. */
export const giveAnyTwo = 'Dos cualesquiera';
export const anyTwo = 'dos cualesquiera';
export const anyTwoCards = 'Dos cartas cualesquiera';
export const anyTwoFor = (player: string): string => `Dos cartas cualesquiera: ${player}`;
export const nameCards = (player: string): string => `${player}: dos cartas cualesquiera; elegirlas`;
export const oneFewer = 'Un rival menos';
export const noneWithAnyTwo = 'Ningún rival con dos cartas cualesquiera';
export const oneMore = 'Un rival más con dos cartas cualesquiera';
export const removeEmpty = 'Quitar el asiento vacío';
export const foldPlayer = (player: string): string => `${player}: retirar`;
export const foldToDead = (player: string): string => `${player}: retirar; sus cartas conocidas quedan muertas`;
export const onTable = 'Esa carta ya está en la mesa. Elige otra carta.';

/* The chips of a phone. */

export const short = (number: number): string => `Riv. ${number}`;
export const shortSeveral = (from: number, to: number): string => `Riv. ${from}–${to}`;
export const severalOnChip = (from: number, to: number): string => `Rivales ${from}–${to}`;
export const chair = (number: number): string => `Silla ${number}`;
export const addShort = 'Añadir';
export const faceDown = 'boca abajo';
/** Two cards, on a chip, where eight letters have room. */
export const anyTwoShort = 'al azar';
export const anyTwoTimes = (players: number): string => `dos cualesquiera × ${players}`;
export const aRange = 'un rango';
export const noCards = 'todavía sin cartas';
export const folded = 'fuera';
export const foldedHand = (player: string, cards: string): string => `${player} se retiró con ${cards}; que vuelva`;

/** @param share of each of this many players, `'26,1 %'` */
export const chip = (
  player: string,
  hand: string,
  share: string | undefined,
  players: number,
  isOpen: boolean,
): string => {
  const equity = share === undefined ? '' : `, ${share} de equity${players > 1 ? ' cada uno' : ''}`;
  return `${player}, ${hand}${equity}; ${isOpen ? 'cerrar' : 'abrir'}`;
};

export const prompts: Readonly<Record<Wanted, string>> = {
  range: 'Rango',
  cards: 'Cartas',
  other: '¿La segunda carta?',
  both: '¿Las dos cartas?',
};
export const promptOf = (player: string, wanted: Wanted): string =>
  ({
    range: `Rango de ${player}`,
    cards: `Cartas de ${player}`,
    other: `¿La segunda carta de ${player}?`,
    both: `¿Las dos cartas de ${player}?`,
  })[wanted];
export const typeOrPaint = 'escríbelo o píntalo';
export const tapOrType = 'toca en la baraja, o escribe';
export const tapToTakeBack = 'toca una carta para quitarla';

/** The tile of a card in a player's hand. */
export const heldBy = (card: string, player: string): string => `${card}, en la mano de ${player}: quitar`;

// Why a key of ranges does nothing.
export const nobodyHolds = 'Nadie tiene un rango. Escribe uno, por ejemplo v TT+, AQs+.';
export const wantsFlop = 'Un rango se abre sobre un flop. Reparte antes el flop.';
export const noneOpen = 'No hay ningún rango abierto. Pulsa antes r.';
export const noGrid = 'No hay ninguna cuadrícula abierta. Pulsa antes g.';
