import type { Street } from '../../poker/spot';

export const names: Readonly<Record<Street, string>> = {
  preflop: 'pré-flop',
  flop: 'flop',
  turn: 'turn',
  river: 'river',
};

export const onStreet: Readonly<Record<Street, string>> = {
  preflop: 'antes do flop',
  flop: 'no flop',
  turn: 'no turn',
  river: 'no river',
};
