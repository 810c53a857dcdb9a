import type { Place } from '../../notation/draft';
import type { Verdict } from '../../poker/outs';
import type { Seated } from '../types';
import { spaced } from './grammar';
import { seatName } from './spot';

export const inLink = (faults: readonly string[]): string => `链接中：${faults.join('')}`;

/** On the tile of a card in play, in six characters; `opponent` is 0 if there is only one. */
export const owner = (place: Place['in'], opponent: number): string =>
  place === 'seat' && opponent > 0
    ? `对手 ${opponent}`
    : { hero: '你', board: '公共牌', seat: '对手', dead: '死牌' }[place];

export const heldCard = (card: string, place: Place['in'], opponent: number): string => {
  const where = { hero: '在你手里', board: '在公共牌里', seat: '在对手手里', dead: '死牌' }[place];
  return `${card}，${place === 'seat' && opponent > 0 ? `在对手 ${opponent} 手里` : where}：取走`;
};

const VERDICTS = { out: '补牌', chop: '平分', tainted: '不干净的补牌', danger: '危险', safe: '安全' };
export const nextCard = (card: string, verdict: Verdict | undefined, reason: string): string =>
  `${card}${verdict === undefined || verdict === 'blank' ? '' : `，${VERDICTS[verdict]}`}：${reason}`;
export const otherCard = (seat: number, who: Seated): string => spaced`${seatName(seat, who)}的另一张底牌？`;
