import type { WildDeck } from '../../poker/deck';
import type { DeckWords, Seated } from '../types';
import { list } from './grammar';

const JOKER = '王写作 ∗，位于牌堆下方。';
const FIFTH = '五条大于同花顺。';
const EVERYBODY = '公共牌中的百搭牌归所有人使用。';

export const decks: Readonly<Record<'none' | WildDeck, DeckWords>> = {
  none: { title: '无百搭牌', summary: '52 张牌，无百搭牌', note: '52 张牌，一副普通的牌。' },
  joker: {
    title: '王',
    summary: '53 张牌，王是百搭牌',
    note: `53 张牌。王可以当作一手牌所缺的任何牌，或当作第五张相同的牌。${JOKER}${FIFTH}${EVERYBODY}`,
    joker: '可以当作任何牌',
  },
  bug: {
    title: '半百搭',
    summary: '53 张牌，王是半百搭牌',
    note: `53 张牌。王是 A，或用来凑成顺子、同花或同花顺。${JOKER}五张 A 大于同花顺。${EVERYBODY}`,
    joker: '是 A，或凑成顺子、同花',
  },
  deuces: {
    title: '2 为百搭',
    summary: '52 张牌，2 是百搭牌',
    note: `52 张牌。每张 2 是它本身，也可以当作一手牌所缺的任何牌，或当作第五张相同的牌。${FIFTH}${EVERYBODY}`,
  },
};

export function seatName(seat: number, { opponents, names }: Seated): string {
  return names?.[seat] ?? (opponents === 1 ? '对手' : `对手 ${seat + 1}`);
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

export function playerName(player: number, who: Seated): string {
  if (player === 0) return '你';
  return seatName(player - 1, who);
}
