import type { Place } from '../../notation/draft';
import type { Verdict } from '../../poker/outs';
import type { Seated } from '../types';
import { ofSeat } from './spot';

export const inLink = (faults: readonly string[]): string => `No link: ${faults.join(' ')}`;

/** On the tile of a card in play, in six characters; `opponent` is 0 if there is only one. */
export const owner = (place: Place['in'], opponent: number): string =>
  place === 'seat' && opponent > 0
    ? `adv. ${opponent}`
    : { hero: 'você', board: 'board', seat: 'adv.', dead: 'morta' }[place];

export const heldCard = (card: string, place: Place['in'], opponent: number): string => {
  const where = { hero: 'na sua mão', board: 'no board', seat: 'na mão do adversário', dead: 'morta' }[place];
  return `${card}, ${place === 'seat' && opponent > 0 ? `na mão do adversário ${opponent}` : where}: tirar`;
};

const VERDICTS = { out: 'out', chop: 'empate', tainted: 'out contaminado', danger: 'perigo', safe: 'segura' };
export const nextCard = (card: string, verdict: Verdict | undefined, reason: string): string =>
  `${card}${verdict === undefined || verdict === 'blank' ? '' : `, ${VERDICTS[verdict]}`}: ${reason}`;
export const otherCard = (seat: number, who: Seated): string => `A outra carta ${ofSeat(seat, who)}?`;
