import { WILD_CATEGORIES } from '../../poker/category';
import type { Decision } from '../../poker/lab/hands';
import type { LabCategory, Made } from '../../poker/lab/recognise';
import { rankName, rankOver } from './cards';
import { nameOf } from './hands';

/* Hands of the lab: five cards, of which some may be wild. */

export const labCategories: Readonly<Record<LabCategory, string>> = {
  'high card': '高牌',
  pair: '一对',
  'two pair': '两对',
  'three of a kind': '三条',
  straight: '顺子',
  flush: '同花',
  'full house': '葫芦',
  'four of a kind': '四条',
  'straight flush': '同花顺',
  'royal flush': '皇家同花顺',
  'five of a kind': '五条',
};

/** `'8带7葫芦'`, `'A高同花（两张A）'` */
export function madeName({ category, ranks }: Made): string {
  const [top] = ranks;
  const times = ranks.filter((rank) => rank === top).length;
  const name = nameOf(WILD_CATEGORIES.indexOf(category === 'royal flush' ? 'straight flush' : category), ranks);
  if (category !== 'flush' || times === 1) return name;
  return `${name}（${times === 2 ? '两' : '三'}张${rankName(top)}）`;
}

/** `'9高同花'` */
export const aMade = madeName;

/** Why a hand beats another: `'葫芦大于同花'`, `'踢脚牌：A 大于 10'` */
export function decision(by: Decision): string {
  if (by.by === 'category') return `${labCategories[by.over]}大于${labCategories[by.under]}`;
  const { part, at, high, low } = by;
  const category = labCategories[by.category];
  const parts = {
    category,
    'higher pair': '大的一对',
    'lower pair': '小的一对',
    pair: `${category}的对子`,
    card: `${category}的第 ${at + 1} 张牌`,
    kicker: '踢脚牌',
  };
  return `${parts[part]}：${rankOver(high, low)}`;
}
