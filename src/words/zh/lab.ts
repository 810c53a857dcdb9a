import type { Card } from '../../poker/card';
import { theCard } from '#words/cards';
import { list } from './grammar';
import { ghost } from '#words/lab';

interface Piece {
  readonly before: string;
  readonly bold: string;
  readonly after: string;
}

interface Around {
  readonly before: string;
  readonly after: string;
}
export const winsWith = (hand: string): Piece => ({ before: `以${hand}`, bold: '获胜', after: '' });
export const tiesWith = (hand: string): Piece => ({ before: `以${hand}`, bold: '打平', after: '' });
export const orType = (hasTouch: boolean): Around =>
  hasTouch
    ? { before: '或点“输入”：', after: '，∗ 表示百搭牌。' }
    : { before: '或直接输入', after: '，∗ 表示百搭牌。' };
export const ghostTile = (card: string): string => `${card}，${ghost}`;

export const sentence = (hand: string, wilds: readonly Card[]): string => {
  if (wilds.length === 0) return `${hand}。`;
  const who = wilds.length === 1 ? '百搭牌' : `${wilds.length} 张百搭牌`;
  return `${hand}，${who}当作${list(wilds.map(theCard), 'and')}。`;
};
export const handsTie = (numbers: readonly number[]): string =>
  numbers.length > 3 ? `${numbers.length} 手牌打平` : `手牌 ${list(numbers.map(String), 'and')} 打平`;
export const sharePot = (winners: readonly string[], hand: string): string =>
  `${winners.join('、')} 平分底池：都是${hand}。`;
