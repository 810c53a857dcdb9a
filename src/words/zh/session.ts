import { countText } from '../amounts';
import { spaced } from './grammar';
import type { Card } from '../../poker/card';
import { joined } from '../text';
import type { Pieces } from '../types';

export const paragraph = (sentences: readonly string[]): string => sentences.join('');
export const facts = (parts: readonly string[]): string => parts.join('，');
export const sitesAndMore = (sites: readonly string[], more: number): string => `${sites.join('、')}，另有 ${more} 种`;

// Another app shares files.
export const shared = (count: number, size: string, names: readonly string[], more: number): string => {
  const which = more > 0 ? spaced`${names.join('、')}等` : names.join('、');
  return `另一个应用分享了 ${countText(count)} 个文件，${size}：${which}。要读取吗？`;
};

export const against = (players: readonly Pieces[]): Pieces => ['，对手：', ...joined(players, '、')];
export const shownHands = (hands: readonly (readonly Card[])[]): Pieces => [
  '亮出的 ',
  ...joined(
    hands.map((cards) => [cards]),
    '、',
  ),
];
