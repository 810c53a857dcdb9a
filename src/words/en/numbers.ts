import type { Chance } from '../../poker/chance';
import { roughly } from '../fraction';
import { percentText } from '../numbers';
import { countOf, numberWord, plural } from './grammar';
import type { FlopName } from '../../poker/flops';
import { countText } from '../amounts';

const CARDS = {
  none: 'hardly ever',
  few: 'hardly ever',
  most: 'nearly every card',
  all: 'every card there is',
};

/** The chance of cards: `'about one in four'`, `'56%'`, `'every card there is'` */
export function chanceInWords({ hits, of }: Chance): string {
  const often = roughly(hits / of);
  if (typeof often === 'string') return CARDS[often];
  if (typeof often === 'number') return percentText(often, 0);
  const [part, whole] = often;
  return `about ${numberWord(part)} in ${numberWord(whole)}`;
}

const FLOPS = {
  none: 'no flop',
  few: 'hardly any flop',
  most: 'nearly every flop',
  all: 'every flop',
};

/** `'about one flop in eight'`, `'22% of flops'`, `'hardly any flop'`, `'every flop'` */
export function flopsInWords({ hits, of }: Chance): string {
  const often = roughly(hits / of);
  if (typeof often === 'string') return FLOPS[often];
  if (typeof often === 'number') return `${percentText(often, 0)} of flops`;
  const [part, whole] = often;
  return `about ${countOf(part, 'flop')} in ${numberWord(whole)}`;
}

export const flops: Readonly<Record<FlopName, string>> = {
  'set or better': 'set or better',
  'pair or better': 'pair or better',
  'flush draw or better': 'flush draw or better',
  'straight or eight outs': 'straight or eight outs',
};

/** The same for narrow places. */
export const flopsShort: Readonly<Record<FlopName, string>> = {
  'set or better': 'set or better',
  'pair or better': 'pair or better',
  'flush draw or better': 'draw or better',
  'straight or eight outs': 'made or 8 outs',
};

/* Labels of the figures that answer a spot. */

// After a count.
export const outsOf = (count: number, unseen: number): string => `${plural(count, 'out')} of ${unseen}`;
export const dangersOf = (count: number, unseen: number): string => `${plural(count, 'danger')} of ${unseen}`;
export const effectiveOuts = 'effective outs';
export const handsBeatYou = (count: number): string => (count === 1 ? 'hand beats you' : 'hands beat you');

// After a chance.
export const equity = 'equity';
export const equityByRiver = 'equity by the river';
export const nextCard = 'next card';
export const onRiver = 'on the river';
export const onRiverEquity = 'on the river: equity';
export const madeByRiver = 'made by the river';
export const byRiver = 'by the river';
export const outs = 'outs';
export const hitsNext = 'hits next card';
export const hitsRiver = 'hits on the river';
export const hitsByRange = 'hits, by range';
export const hits = 'hits';
export const equityAnyTwo = 'equity against any two';
export const equityAnyTwoShort = 'equity vs any two';
export const onFlop = (name: FlopName): string => `${flops[name]} on the flop`;
export const onFlopShort = (name: FlopName): string => flopsShort[name];
export const ofHands = (of: number): string => `of ${countText(of)} ${plural(of, 'hand')}`;
export const beatYou = 'beat you';

// In place of odds, if the chance is 0.
export const none = { 'drawing dead': 'drawing dead', 'runner-runner': 'runner-runner', 'no outs': 'no outs' };

// In place of figures.
export const noCards = 'River: no cards to come';
export const nuts = 'The nuts';
export const sharedNuts = 'The nuts, shared';
export const boardPlays = 'The board plays';
export const win = 'You win';
export const split = 'Split pot';
export const lose = 'You lose';

export { numberWord, ordinal } from './grammar';
