import type { Card } from '../../poker/card';
import { countText } from '../amounts';
import { capitalize } from '../text';
import { cardName, theCard } from './cards';
import { list } from './grammar';
import { you } from './table';

/*
 * Everybody's cards: who leads, by how much, and what still beats it. A hand comes with its article: `'una escalera'`.
 */

export const paragraph = (sentences: readonly string[]): string => sentences.join(' ');
export const facts = (parts: readonly string[]): string => parts.join(', ');
const says = (name: string, ofYou: string, ofOthers: string): string => (name === you ? ofYou : `${name} ${ofOthers}`);

export const heading = 'Outs: las cartas de todos';
export const title = 'Las cartas de todos';
export const start = 'Las cartas de todos: toca tus dos cartas.';
export const openAll = 'Descubre las cartas de todos para ver las cifras.';
/** Of two finished runs: who wins both, alone. */
export const scoops = (name: string): string => `${says(name, 'Te llevas', 'se lleva')} todo el bote.`;
export const nobodyScoops = 'Nadie se lleva todo el bote.';
export const ofRun = (run: number, sentence: string): string => `Board ${run}: ${sentence}`;

// Who leads.
export const level = (names: readonly string[]): string => `Empate: ${list(names, 'and')}.`;
export const favourite = (name: string): string => `${says(name, 'Llevas', 'lleva')} ventaja.`;
export const wins = (name: string, hand: string): string => `${says(name, 'Ganas', 'gana')} con ${hand}.`;
export const split = (names: readonly string[], hand: string): string =>
  `Bote dividido con ${hand}: ${list(names, 'and')}.`;
export const levelWith = (names: readonly string[], hand: string): string =>
  `Empate con ${hand}: ${list(names, 'and')}.`;
export const leads = (name: string, hand: string): string => `${says(name, 'Vas', 'va')} por delante con ${hand}.`;
const cardsOf = (count: number, of: number, isFlop: boolean): string => {
  if (count === 0) return isFlop ? 'Ninguna carta siguiente' : 'Ninguna carta';
  return `${count} de ${of} ${isFlop ? 'cartas siguientes' : 'cartas'}`;
};
export const partThem = (count: number, of: number, isFlop: boolean): string =>
  `${cardsOf(count, of, isFlop)} ${count < 2 ? 'rompe' : 'rompen'} el empate.`;
export const beatIt = (count: number, of: number, isFlop: boolean, splits: number): string => {
  const shared = splits === 0 ? '' : `, ${splits} ${splits === 1 ? 'divide' : 'dividen'} el bote`;
  return `${cardsOf(count, of, isFlop)} le ${count < 2 ? 'gana' : 'ganan'}${shared}.`;
};

// A player's row.
export const nameOf = (player: string): string => `Nombre: ${player}`;
export const faceDown = 'boca abajo';
export const unknownCards = 'cartas desconocidas';
export const cardsHeld = (cards: readonly Card[]): string => list(cards.map(cardName), 'and');
export const show = 'Mostrar';
export const showHand = (name: string): string => `${name}: mostrar la mano`;
export const hide = 'Ocultar';
export const hideHand = (name: string): string => `${name}: ocultar la mano`;
export const fold = 'Retirar';
export const foldHand = (name: string): string => `${name}: retirar`;
export const standings = {
  leads: 'va por delante',
  level: 'empate',
  wins: 'gana',
  splits: 'empata',
  favourite: 'con ventaja',
  scoops: 'se lleva todo',
};
export const winsRun = (run: number): string => `gana el board ${run}`;
export const splitsRun = (run: number): string => `empata el board ${run}`;
export const sinceFlop = 'desde el flop';
export const sinceCard = (card: Card): string => `desde ${theCard(card)}`;
export const outs = (count: number): string => {
  if (count === 0) return 'sin outs';
  return count === 1 ? '1 out' : `${count} outs`;
};
export const outsNextCard = (count: number): string => `${outs(count)}, próxima carta`;
export const outsSpoken = (cards: readonly Card[]): string =>
  cards.length === 0 ? 'sin outs' : `${outs(cards.length)}: ${cards.map(cardName).join(', ')}`;
export const chopsSpoken = (count: number): string =>
  count === 1 ? '1 carta para empatar' : `${count} cartas para empatar`;
export const bothRuns = (figures: readonly string[]): string => figures.join(' y ');
export const row = (parts: readonly string[]): string => `${parts.join(', ')}.`;

// The deck: who has a card, and who leads once it falls.
export const deck = 'Baraja';
export const dead = 'muerta';
export const onBoard = 'board';
export const takeBack = (card: Card, owner: string): string => `${cardName(card)}, ${owner}: quitar`;
export const splits = 'empate';
export const leadsWith = (card: Card, who: string): string => `${cardName(card)}: ${who}`;
export const nextHint = 'Próxima carta: quién iría por delante. Las cartas en relieve cambian quién va por delante.';
export const riverHint = 'River: quién ganaría. Las cartas en relieve cambian quién gana.';
export const nextToPlayer = (name: string): string => `Próxima carta: ${name}.`;
export const nextToBoard = 'Próxima carta: el board.';
export const nextToSecondRun = 'Próxima carta: el segundo board.';
export const close = 'Cerrar';
export const closeDeck = 'Cerrar la baraja';
export const newHand = 'Mano nueva';
export const newShort = 'Nueva';
export const addPlayer = 'Añadir jugador';
export const addShort = 'Añadir';
export const undo = 'Deshacer';
export const deal: readonly string[] = [
  'Repartir el flop',
  'Carta del flop',
  'Carta del flop',
  'Carta del turn',
  'Carta del river',
  'Baraja',
];

// Around them.
export const twice = 'Correr dos veces';
export const once = 'Correr una vez';
export const secondScreen = 'Segunda pantalla';
export const fullScreen = 'Pantalla completa';
export const table = 'Mesa';
export const board = 'Board';
export const secondRun = 'Segundo board';
export const streets = { preflop: 'Antes del flop', flop: 'Flop', turn: 'Turn', river: 'River' };
export const folded = 'se retiró';
export const pointsSince = {
  preflop: 'cambio desde el reparto, en puntos',
  flop: 'cambio desde el flop, en puntos',
  turn: 'cambio desde el turn, en puntos',
  river: 'cambio desde el river, en puntos',
};
export const meanNote = 'parte del bote: cada board y la media';
export const fairPlay = 'Para all-ins y manos descubiertas, no mientras se juega una mano por dinero.';
export const unseen = (cards: number): string => `${countText(cards)} sin ver`;
export const toCome = (cards: number): string => `${countText(cards)} ${cards === 1 ? 'carta' : 'cartas'} por salir`;
export const simulated = 'simulado';
export const exact = 'cálculo exacto';
export const blocked = 'El navegador bloqueó la segunda ventana. Abre este enlace en la otra ventana:';
export const copy = 'Copiar';
export const copied = 'Copiado';

// What went wrong.
export const noFullScreen = 'Tu navegador no permite aquí la pantalla completa. Agranda la ventana.';
export const alreadyThere = 'Esa carta ya está en la mesa. Elige otra carta.';
export const cardAlreadyThere = (symbol: string): string =>
  `${capitalize(symbol)} ya está en la mesa. Elige otra carta.`;
export const allFilled = 'Todos los huecos están llenos. Toca una carta para quitarla.';
export const mostPlayers = (players: number): string =>
  `${players} jugadores como máximo. Retira a uno para añadir otro.`;
export const nothingToCome = 'No quedan cartas por salir: no hay nada que correr dos veces. Quita antes una carta.';
export const badLine =
  'No se puede leer esta línea. Escribe tus dos cartas, el board y luego v delante de cada una de las otras manos.';
export const badLink = 'No se pudo leer una parte del enlace. Copia el enlace otra vez.';
