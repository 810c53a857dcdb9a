import { spaced } from './grammar';

export const equity = '胜率';

export const winsTiesEquity = '赢、平分与底池权益';
export const simulated = '模拟';
export const ofDeals = (of: string): string => `共 ${of}`;
export const win = '赢';
export const tie = '平分';
export const tieShares = '平分按分到的底池份额计算：胜率比赢的概率多出的就是这一部分。';
export const firstEstimate = (draws: string): string => `初步估计：精确计算还在进行。${inSimulations(draws)}`;
export const tooMany = (draws: string): string => `发牌的可能太多，无法全部计算。${inSimulations(draws)}`;
const inSimulations = (draws: string) =>
  `模拟了 ${draws} 次随机发牌：100 次这样的模拟中，有 95 次真实数值在 ± 范围内。`;

export const streetByStreet = '各条街的胜率';
export const player = '玩家';
export const simulatedStreet = (street: string): string => `${street}，模拟`;

export const weight = '权重';
export const nextCard = '下一张牌';
export const of = '';
export const ranksOfSuits = (ranks: string, suits: string): string => spaced`${suits}的${ranks}`;
export const nextSimulated = '模拟：± 的单位是百分点。100 次这样的模拟中，有 95 次真实胜率在此范围内。';
export const nextSimulatedWeights =
  '模拟：± 的单位是百分点。100 次这样的模拟中，有 95 次真实胜率在此范围内，权重也同样不精确。';
export const aboutWeights = (sum: string, outs: string, unseen: number): string =>
  `一张牌的权重，是它补上的你所缺胜率的比例。按每张牌出现的概率加总是 ${sum}：相当于 ${unseen} 张牌中有 ${outs} 张干净的补牌。`;

export const allEndUp = '每个人最终的牌型';
export const byRiver = '到河牌';
export const countOf = (count: string, of: string): string => `${of} 中的 ${count}`;
export const endsSimulated = '模拟：± 的单位是百分点。100 次这样的模拟中，有 95 次真实比例在此范围内。';

export const standing = (of: string, ahead: string, level: string, behind: string): string =>
  `对手现在可能持有的 ${of} 手牌中，你赢 ${ahead} 手，${level === '0' ? '没有平分' : `平分 ${level} 手`}，输给 ${behind} 手。`;
export const comma = '，';
export const more = (count: string): string => `还有 ${count} 个`;
