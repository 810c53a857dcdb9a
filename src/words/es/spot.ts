import type { WildDeck } from '../../poker/deck';
import type { DeckWords, Seated } from '../types';
import { list } from './grammar';

const JOKER = 'Se escribe ∗ y está debajo de la baraja.';
const FIFTH = 'El repóker gana a la escalera de color.';
const EVERYBODY = 'Un comodín en el board vale para todos.';

export const decks: Readonly<Record<'none' | WildDeck, DeckWords>> = {
  none: { title: 'Sin comodines', summary: '52 cartas, sin comodines', note: '52 cartas, una baraja normal.' },
  joker: {
    title: 'Joker',
    summary: '53 cartas, el joker es comodín',
    note: `53 cartas. El joker vale por cualquier carta que le falte a una mano, o por una quinta carta igual. ${JOKER} ${FIFTH} ${EVERYBODY}`,
    joker: 'sustituye a cualquier carta',
  },
  bug: {
    title: 'Bug',
    summary: '53 cartas, el joker es un bug',
    note: `53 cartas. El joker es un as, o completa una escalera, un color o una escalera de color. ${JOKER} Cinco ases ganan a la escalera de color. ${EVERYBODY}`,
    joker: 'un as, o completa una escalera o un color',
  },
  deuces: {
    title: 'Doses comodín',
    summary: '52 cartas, los doses son comodines',
    note: `52 cartas. Cada dos vale como dos, como cualquier carta que le falte a una mano, o como una quinta carta igual. ${FIFTH} ${EVERYBODY}`,
  },
};

export function seatName(seat: number, { opponents, names }: Seated): string {
  return names?.[seat] ?? (opponents === 1 ? 'el rival' : `el rival ${seat + 1}`);
}

export function ofSeat(seat: number, who: Seated): string {
  return `${who.names?.[seat] === undefined ? 'd' : 'de '}${seatName(seat, who)}`;
}

export function toSeat(seat: number, who: Seated): string {
  return `a${who.names?.[seat] === undefined ? seatName(seat, who).slice(1) : ` ${seatName(seat, who)}`}`;
}

/** Players, numbered from 1, in a sentence: one, or two if both have names; `undefined` for others. */
export function seatNames(seats: readonly number[], who: Seated): string | undefined {
  const areNamed = seats.length === 2 && seats.every((seat) => who.names?.[seat - 1] !== undefined);
  if (seats.length !== 1 && !areNamed) return undefined;
  return list(
    seats.map((seat) => seatName(seat - 1, who)),
    'and',
  );
}

export function playerName(player: number, { opponents, names }: Seated): string {
  if (player === 0) return 'Tú';
  return names?.[player - 1] ?? (opponents === 1 ? 'Rival' : `Rival ${player}`);
}
