/* Odds, and how figures were found: separate from the words for chances, which the first page does without. */

/** Between the numbers of `'1 / 3.83'`. */
export const oneIn = '/';

// What odds are.
export const oddsFor = '有利赔率';
export const oddsAgainst = '不利赔率';
export const howOften = '频率';
export const decimalOdds = '小数赔率';
// After odds of this many to one.
export const sideFor = '有利';
export const sideAgainst = '不利';
// In place of odds.
export const certain = '必然';
export const never = '不可能';

// How the figures were found.
export const exact = '精确';
export const simulated = '模拟';
export const simulatedBy = (points: string): string => `模拟，${points}`;
/** Half of an interval: `'±0.09 个百分点'` */
export const points = (width: string): string => `${width} 个百分点`;

// Why there are none.
export const notStarted =
  '无法开始计算。请重新加载页面。如果仍然如此，请更新浏览器：Outs 需要 Chrome 或 Edge 111、Firefox 115、Safari 17.4 或更新的版本。';
export const givenUp = '计算失败了三次。请换一张牌再试。';
