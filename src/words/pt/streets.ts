import type { Street } from '../../poker/spot';

export const names: Readonly<Record<Street, string>> = {
  preflop: 'pré-flop',
  flop: 'flop',
  turn: 'turn',
  river: 'river',
};

export const theStreet: Readonly<Record<Street, string>> = {
  preflop: 'as cartas da mão',
  flop: 'o flop',
  turn: 'o turn',
  river: 'o river',
};

export const onStreet: Readonly<Record<Street, string>> = {
  preflop: 'antes do flop',
  flop: 'no flop',
  turn: 'no turn',
  river: 'no river',
};

export const byTheRiver = 'até o river';
