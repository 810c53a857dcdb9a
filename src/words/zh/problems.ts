import { JOKER } from '../../poker/card';
import type { Card } from '../../poker/card';
import type { Place } from '../../poker/result';
import { cardSymbol } from './cards';
import { spaced } from './grammar';
import { playerName, seatName } from './spot';

export function placeName(place: Place): string {
  if (typeof place === 'object') {
    return 'hand' in place ? `第 ${place.hand + 1} 手牌` : playerName(place.seat + 1, { opponents: place.of });
  }
  return { hero: '你的手牌', board: '公共牌', dead: '死牌', line: '这一行' }[place];
}

export function inPlace(place: Place): string {
  if (typeof place === 'object') {
    return 'hand' in place
      ? `第 ${place.hand + 1} 手牌中`
      : spaced`${seatName(place.seat, { opponents: place.of })}的手牌中`;
  }
  return { hero: '你的手牌中', board: '公共牌中', dead: '死牌中', line: '这一行中' }[place];
}
export const cardMissing = (question: string): string => `缺一张牌：${question}${question.endsWith('？') ? '' : '。'}`;

export const remove = (extra: string): string => `请去掉 ${extra}。`;
const ADD = ['没有牌。请加两张。', '只有一张。请再加一张。'];
export const holeCount = (count: number, extra: string): string =>
  `一手牌有两张，这里${ADD[count] ?? `有 ${count} 张。${remove(extra)}`}`;
export const handOneTooMany = (card: Card): string =>
  `一手牌有五张。${remove(card === JOKER ? '“*”' : cardSymbol(card))}`;
export const handTooFew = (count: number, text: string): string =>
  `一手牌有五张，这里有 ${count} 张（${text}）。请再加 ${5 - count} 张。`;
export const badWeight = (part: string, sign: string): string =>
  `${part}的 ${sign} 后面要写权重。请写 0 到 ${sign === '@' ? '100' : '1，或 0% 到 100%'}。`;
