import { countText } from '../amounts';
import type { Card } from '../../poker/card';
import { joined } from '../text';
import type { Pieces } from '../types';

export const paragraph = (sentences: readonly string[]): string => sentences.join(' ');
export const facts = (parts: readonly string[]): string => parts.join(', ');

const files = (count: number): string => `${countText(count)} ${count === 1 ? 'archivo' : 'archivos'}`;
export const sessionDecisions = (count: number): string =>
  `${countText(count)} ${count === 1 ? 'decisión' : 'decisiones'}`;
export const sitesAndMore = (sites: readonly string[], more: number): string => `${sites.join(', ')} y ${more} más`;
export const readingFiles = (count: number): string => `Leyendo ${files(count)}`;
export const filesRead = files;

// Another app shares files.
export const shared = (count: number, size: string, names: readonly string[], more: number): string => {
  const which = more > 0 ? `${names.join(', ')} y ${countText(more)} más` : names.join(' y ');
  return `Otra aplicación compartió ${files(count)}, ${size}: ${which}. ¿${count === 1 ? 'Leerlo' : 'Leerlos'}?`;
};

export const against = (players: readonly Pieces[]): Pieces => [' contra ', ...joined(players, ' y ')];
export const shownHands = (hands: readonly (readonly Card[])[]): Pieces => [
  hands.length === 1 ? 'la mano mostrada ' : 'las manos mostradas ',
  ...joined(
    hands.map((cards) => [cards]),
    ' y ',
  ),
];

export const behind = (players: number, equity: string, exactness: string, breakEven: string): string => {
  const [fold, call] =
    players === 1
      ? ['se retira el jugador que queda por hablar', 'paga']
      : [`se retiran los ${players} jugadores que quedan por hablar`, 'pagan'];
  return ` si ${fold}, ${equity} si ${call}${exactness} (necesitabas ${breakEven})`;
};
