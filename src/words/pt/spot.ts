import type { WildDeck } from '../../poker/deck';
import type { DeckWords, Seated } from '../types';
import { list } from './grammar';

const JOKER = 'Escreve-se ∗ e a carta dele fica abaixo do baralho.';
const FIFTH = 'A quina ganha do straight flush.';
const EVERYBODY = 'Um curinga no board vale para todos.';

export const decks: Readonly<Record<'none' | WildDeck, DeckWords>> = {
  none: { title: 'Sem curinga', summary: '52 cartas, sem curinga', note: '52 cartas, um baralho comum.' },
  joker: {
    title: 'Curinga',
    summary: '53 cartas, com curinga',
    note: `53 cartas. O curinga vale qualquer carta que falte a uma mão, ou uma quinta carta igual. ${JOKER} ${FIFTH} ${EVERYBODY}`,
    joker: 'vale qualquer carta',
  },
  bug: {
    title: 'Bug',
    summary: '53 cartas, o curinga é um bug',
    note: `53 cartas. O curinga é um ás, ou completa uma sequência, um flush ou um straight flush. ${JOKER} Cinco ases ganham do straight flush. ${EVERYBODY}`,
    joker: 'um ás, ou completa uma sequência ou um flush',
  },
  deuces: {
    title: 'Dois como curinga',
    summary: '52 cartas, cada dois é um curinga',
    note: `52 cartas. Cada dois vale como dois, como qualquer carta que falte a uma mão, ou como uma quinta carta igual. ${FIFTH} ${EVERYBODY}`,
  },
};

export function seatName(seat: number, { opponents, names }: Seated): string {
  return names?.[seat] ?? (opponents === 1 ? 'o adversário' : `o adversário ${seat + 1}`);
}

export function ofSeat(seat: number, who: Seated): string {
  return `${who.names?.[seat] === undefined ? 'd' : 'de '}${seatName(seat, who)}`;
}

export function toSeat(seat: number, who: Seated): string {
  return `${who.names?.[seat] === undefined ? 'a' : 'a '}${seatName(seat, who)}`;
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
  if (player === 0) return 'Você';
  return names?.[player - 1] ?? (opponents === 1 ? 'Adversário' : `Adversário ${player}`);
}
