import type { Missing } from '../../notation/draft';
import { spaced } from './grammar';
import { seatName } from './players';

/* What a table still lacks, as a question. */

export const prompts: Readonly<Record<Extract<Missing, string>, string>> = {
  'two cards of hero': '你的两张底牌？',
  'other card of hero': '你的另一张底牌？',
  'range of hero': '你的范围？',
  'two cards of the flop': '翻牌还差两张',
  'one card of the flop': '翻牌还差一张',
  'card of the flop': '一张翻牌？',
  'turn card': '转牌是什么？',
  'an opponent': '对手是谁？',
};
export const otherCard = (seat: number, of: number): string => spaced`${seatName(seat, of)}的另一张底牌？`;
