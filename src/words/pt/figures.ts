import type { FlopName } from '../../poker/flops';
import { countText } from '../amounts';

export const flops: Readonly<Record<FlopName, string>> = {
  'set or better': 'set ou melhor',
  'pair or better': 'par ou melhor',
  'flush draw or better': 'flush draw ou melhor',
  'straight or eight outs': 'sequência ou oito outs',
};

/** The same for narrow places. */
export const flopsShort: Readonly<Record<FlopName, string>> = {
  'set or better': 'set ou melhor',
  'pair or better': 'par ou melhor',
  'flush draw or better': 'draw ou melhor',
  'straight or eight outs': 'sequência ou 8 outs',
};

/* Labels of the figures that answer a spot. */

// After a count.
export const outsOf = (count: number, unseen: number): string => `${count === 1 ? 'out' : 'outs'} de ${unseen}`;
export const dangersOf = (count: number, unseen: number): string =>
  `${count === 1 ? 'perigo' : 'perigos'} de ${unseen}`;
export const effectiveOuts = 'outs efetivos';
export const handsBeatYou = (count: number): string => (count === 1 ? 'mão ganha de você' : 'mãos ganham de você');

// After a chance.
export const equity = 'equity';
export const equityByRiver = 'equity até o river';
export const nextCard = 'próxima carta';
export const onRiver = 'no river';
export const onRiverEquity = 'no river: equity';
export const madeByRiver = 'você acerta até o river';
export const byRiver = 'até o river';
export const outs = 'outs';
export const hitsNext = 'vem na próxima carta';
export const hitsRiver = 'vem no river';
export const hits = 'vem';
export const equityAnyTwo = 'equity contra duas cartas quaisquer';
export const equityAnyTwoShort = 'equity, duas quaisquer';
export const onFlop = (name: FlopName): string => `${flops[name]} no flop`;
export const onFlopShort = (name: FlopName): string => flopsShort[name];
export const ofHands = (of: number): string => `de ${countText(of)} mãos`;
export const beatYou = 'ganham';

// In place of odds, where the chance is 0.
export const none = { 'drawing dead': 'drawing dead', 'runner-runner': 'runner-runner', 'no outs': 'sem outs' };

// In place of figures.
export const noCards = 'River: não há mais cartas';
export const nuts = 'O nuts';
export const sharedNuts = 'O nuts, dividido';
export const boardPlays = 'O board joga';
export const win = 'Você ganha';
export const split = 'Pote dividido';
export const lose = 'Você perde';
