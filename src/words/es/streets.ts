import type { Street } from '../../poker/spot';

export const names: Readonly<Record<Street, string>> = {
  preflop: 'preflop',
  flop: 'flop',
  turn: 'turn',
  river: 'river',
};

export const onStreet: Readonly<Record<Street, string>> = {
  preflop: 'antes del flop',
  flop: 'en el flop',
  turn: 'en el turn',
  river: 'en el river',
};
