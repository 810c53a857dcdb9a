/* Ranges by position. */

export const byPosition = '按位置';
export const players = '牌桌人数';
/** By the number of players. */
export const tables = { 6: '6 人桌', 9: '9 人桌' };
export const action = '行动';
export const actions = {
  open: '率先加注',
  call: '跟注',
  '3-bet': '3-bet',
  'call a 3-bet': '跟注 3-bet',
  '4-bet': '4-bet',
};
/** Whose range, and whose raise it answers: `'BB vs BTN'`. */
export const against = (position: string, raiser: string): string => `${position} 对 ${raiser}`;
export const ours = '我们自己整理的翻牌前参考范围，适用于 100 个大盲的筹码量：只是起点，不是最优解。';
