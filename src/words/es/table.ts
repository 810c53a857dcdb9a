import type { Place } from '../../notation/draft';
import type { Verdict } from '../../poker/outs';
import type { Seated } from '../types';
import { ofSeat } from './spot';

export const inLink = (faults: readonly string[]): string => `En el enlace: ${faults.join(' ')}`;

/** On the tile of a card in play, in six characters; `opponent` is 0 if there is only one. */
export const owner = (place: Place['in'], opponent: number): string =>
  place === 'seat' && opponent > 0
    ? `riv. ${opponent}`
    : { hero: 'tú', board: 'board', seat: 'rival', dead: 'muerta' }[place];

export const heldCard = (card: string, place: Place['in'], opponent: number): string => {
  const where = { hero: 'en tu mano', board: 'en el board', seat: 'en la mano del rival', dead: 'muerta' }[place];
  return `${card}, ${place === 'seat' && opponent > 0 ? `en la mano del rival ${opponent}` : where}: quitar`;
};

const VERDICTS = { out: 'out', chop: 'empate', tainted: 'out contaminado', danger: 'peligro', safe: 'segura' };
export const nextCard = (card: string, verdict: Verdict | undefined, reason: string): string =>
  `${card}${verdict === undefined || verdict === 'blank' ? '' : `, ${VERDICTS[verdict]}`}: ${reason}`;
export const otherCard = (seat: number, who: Seated): string => `¿La otra carta ${ofSeat(seat, who)}?`;
