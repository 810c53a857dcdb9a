import type { Street } from '../../poker/spot';

export const names: Readonly<Record<Street, string>> = {
  preflop: '翻牌前',
  flop: '翻牌',
  turn: '转牌',
  river: '河牌',
};

export const onStreet: Readonly<Record<Street, string>> = {
  preflop: '翻牌前',
  flop: '翻牌圈',
  turn: '转牌圈',
  river: '河牌圈',
};
