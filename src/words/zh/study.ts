import { list } from './grammar';
import type { Rank } from '../../poker/card';
import { rankName } from './cards';

export const lastOf = (count: number): { title: string; more: string } => ({
  title: `最近 ${count} 题`,
  more: '（每一级）',
});
export const errorsOf = (estimates: number, errors: readonly string[]): string =>
  `估计的偏差（百分点），每 ${estimates} 次的平均：${errors.join('、')}`;
export const withRanks = (ranks: readonly Rank[]): string =>
  `再来一张 ${list(
    ranks.map((rank) => rankName(rank)),
    'or',
  )} 就成顺子。`;
export const clean = (clean: number, of: number): string =>
  clean === of ? `${of} 题全都没有错误。` : `${of} 题中有 ${clean} 题没有错误。`;

export const outsNote = (onFlop: number, onTurn: number): { before: string; after: string } => ({
  before: `翻牌圈有 ${onFlop} 张未见牌，转牌圈有 ${onTurn} 张。“到河牌”指两张牌中至少有一张是补牌。`,
  after:
    ' 是不中的赔率。乘\u00a02\u00a0法则：补牌数\u00a0×\u00a02，只看河牌。乘\u00a04\u00a0法则：补牌数\u00a0×\u00a04，看转牌和河牌。所罗门法则：补牌数\u00a0×\u00a04，再减去超过八张的部分。误差以百分点计。',
});
