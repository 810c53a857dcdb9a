import { countText } from '../amounts';
import type { Card } from '../../poker/card';
import { joined } from '../text';
import type { Pieces } from '../types';

export const paragraph = (sentences: readonly string[]): string => sentences.join(' ');
export const facts = (parts: readonly string[]): string => parts.join(', ');

const files = (count: number): string => `${countText(count)} ${count === 1 ? 'arquivo' : 'arquivos'}`;
export const sessionDecisions = (count: number): string =>
  `${countText(count)} ${count === 1 ? 'decisão' : 'decisões'}`;
export const sitesAndMore = (sites: readonly string[], more: number): string => `${sites.join(', ')} e mais ${more}`;
export const readingFiles = (count: number): string => `Lendo ${files(count)}`;
export const filesRead = files;

// Another app shares files.
export const shared = (count: number, size: string, names: readonly string[], more: number): string => {
  const which = more > 0 ? `${names.join(', ')} e mais ${countText(more)}` : names.join(' e ');
  return `Outro aplicativo compartilhou ${files(count)}, ${size}: ${which}. Ler ${count === 1 ? 'o arquivo' : 'os arquivos'}?`;
};

export const against = (players: readonly Pieces[]): Pieces => [' contra ', ...joined(players, ' e ')];
export const shownHands = (hands: readonly (readonly Card[])[]): Pieces => [
  hands.length === 1 ? 'a mão mostrada ' : 'as mãos mostradas ',
  ...joined(
    hands.map((cards) => [cards]),
    ' e ',
  ),
];

export const behind = (players: number, equity: string, exactness: string, breakEven: string): string => {
  const [fold, call] =
    players === 1
      ? ['o jogador que ainda vai agir foldar', 'ele pagar']
      : [`os ${players} jogadores que ainda vão agir foldarem`, 'eles pagarem'];
  return ` se ${fold}, ${equity} se ${call}${exactness} (precisava de ${breakEven})`;
};
