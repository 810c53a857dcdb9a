import type { GroupId } from '../en/rangeGrid';

export const you = 'Tú';
export const cards = 'Cartas';
export const holdCards = 'Tienes dos cartas';
export const anyTwo = 'dos cualesquiera';

export const rangeOf = (player: string | undefined): string =>
  player === undefined ? 'Tu rango' : `Rango de ${player}`;
export const onGrid = (player: string | undefined): string => `${rangeOf(player)} en la cuadrícula`;
export const byHand = (player: string | undefined): string => `${rangeOf(player)}, mano por mano`;

export const example = 'p. ej. TT+';
export const suchAs = 'como TT+, AQs+, KTo+ o 15%';
/** Before the way back. */
export const narrowed = 'reducido:';
export const widen = 'deshacer';
export const revert = 'Volver atrás';
/** @param text the count as it is written */
export const combos = (count: number, text: string): string => `${text} ${count === 1 ? 'combo' : 'combos'}`;
export const combosAndShare = (count: number, text: string, share: string): string =>
  `${combos(count, text)}, ${share}`;

/* Above the grid. */

export const yourEquity = (equity: string): string => `Tú ${equity}`;
export const lastValid = 'último rango válido';
export const isEmpty = 'vacío';
export const noneBlocked = 'ninguno bloqueado';
export const blocked = (combos: string): string => `${combos} ${combos === '1' ? 'bloqueado' : 'bloqueados'}`;
export const empty = 'Vaciar';
export const emptyRange = 'Vaciar el rango';
export const undo = 'Deshacer';
export const done = 'Listo';
export const topHands = 'Mejores manos';
export const top = (percent: string): string => `Mejor ${percent}`;
/** The slider, spoken. */
export const atTop = (percent: string): string => `el mejor ${percent}`;
export const asWideAs = (percent: string): string => `tan amplio como el mejor ${percent}`;
export const ranking = (percent: string, isTop: boolean): string =>
  `${isTop ? 'El mejor' : 'Tan amplio, más o menos, como el mejor'} ${percent} según la equity contra una mano al azar, all-in antes del flop.`;
export const drag = 'Arrastra para añadir o quitar manos. El botón derecho quita.';
export const tap = 'Toca una mano, o arrastra de lado. Mantén pulsado para arrastrar en cualquier dirección.';

/**
 * How much of a hand is in: `'los 4 combos al 50 %'`, `'1 de 4 combos'`, `'fuera'`.
 *
 * @param weight of combos that are not in whole; with `isMean` they differ
 */
export const holding = (held: number, of: number, weight: string | undefined, isMean: boolean): string => {
  if (held === 0) return 'fuera';
  const combos = held === of ? `los ${of} combos` : `${held} de ${of} combos`;
  if (weight === undefined) return combos;
  return isMean ? `${combos}, más o menos al ${weight}` : `${combos} al ${weight}`;
};
export const holdingBlocked = (holding: string, blocked: number): string =>
  `${holding}, ${blocked} ${blocked === 1 ? 'bloqueado' : 'bloqueados'}`;
export const cell = (hand: string, holding: string): string => `${hand}: ${holding}`;

/* Painting. */

export const paintAt = 'Pintar al';
export const weight = 'Peso';
export const groups = 'Grupos';
export const groupNames: Readonly<Record<GroupId, string>> = {
  pairs: 'Cualquier pareja',
  broadways: 'Broadways',
  connectors: 'Conectores suited',
  suited: 'Todas las suited',
};

/* Ranges to choose. */

export const toChoose = 'Rangos para elegir';
export const recent = (range: string): string => `Rango reciente ${range}`;
export const name = 'Nombre';
export const nameExample = 'p. ej. Apertura en botón';
export const foldersHow =
  'Los nombres que empiezan igual antes de una barra forman una carpeta: 6-max/CO abre, 6-max/BTN abre.';
/** A folder of named ranges, with how many it has. */
export const folder = (name: string, count: number): string => `${name} (${count})`;
export const save = 'Guardar';
export const saveWithName = 'Guardar con un nombre';
export const rename = 'Cambiar el nombre';
export const remove = 'Eliminar';
export const removeNamed = (name: string): string => `Eliminar ${name}`;
export const removed = (name: string | undefined): string =>
  name === undefined ? 'Rango eliminado.' : `Eliminado: ${name}.`;
