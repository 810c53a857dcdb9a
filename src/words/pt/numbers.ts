import type { Chance } from '../../poker/chance';
import { roughly } from '../fraction';
import { percentText } from '../numbers';
import { numberWord } from './grammar';
import type { FlopName } from '../../poker/flops';
import { countText } from '../amounts';

const CARDS = {
  none: 'quase nunca',
  few: 'quase nunca',
  most: 'quase todas as cartas',
  all: 'todas as cartas que restam',
};

/** Of cards: `'cerca de uma em cada quatro'`, `'56%'`, `'todas as cartas que restam'` */
export function chanceInWords({ hits, of }: Chance): string {
  const often = roughly(hits / of);
  if (typeof often === 'string') return CARDS[often];
  if (typeof often === 'number') return percentText(often, 0);
  const [part, whole] = often;
  return `cerca de ${numberWord(part, 'f')} em cada ${numberWord(whole, 'f')}`;
}

const FLOPS = {
  none: 'nenhum flop',
  few: 'quase nenhum flop',
  most: 'quase todo flop',
  all: 'todo flop',
};

/** `'cerca de um em cada oito flops'`, `'22% dos flops'`, `'quase nenhum flop'`, `'todo flop'` */
export function flopsInWords({ hits, of }: Chance): string {
  const often = roughly(hits / of);
  if (typeof often === 'string') return FLOPS[often];
  if (typeof often === 'number') return `${percentText(often, 0)} dos flops`;
  const [part, whole] = often;
  return `cerca de ${numberWord(part)} em cada ${numberWord(whole)} flops`;
}

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

// In place of odds, if the chance is 0.
export const none = { 'drawing dead': 'drawing dead', 'runner-runner': 'runner-runner', 'no outs': 'sem outs' };

// In place of figures.
export const noCards = 'River: não há mais cartas';
export const nuts = 'O nuts';
export const sharedNuts = 'O nuts, dividido';
export const boardPlays = 'O board joga';
export const win = 'Você ganha';
export const split = 'Pote dividido';
export const lose = 'Você perde';

export { numberWord, ordinal } from './grammar';
