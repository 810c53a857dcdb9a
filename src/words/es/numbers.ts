import type { Chance } from '../../poker/chance';
import { roughly } from '../fraction';
import { percentText } from '../numbers';
import { numberWord } from './grammar';
import type { FlopName } from '../../poker/flops';
import { countText } from '../amounts';

const CARDS = {
  none: 'casi nunca',
  few: 'casi nunca',
  most: 'casi todas las cartas',
  all: 'todas las cartas que quedan',
};

/** Of cards: `'más o menos una de cada cuatro'`, `'el 56%'`, `'todas las cartas que quedan'` */
export function chanceInWords({ hits, of }: Chance): string {
  const often = roughly(hits / of);
  if (typeof often === 'string') return CARDS[often];
  if (typeof often === 'number') return `el ${percentText(often, 0)}`;
  const [part, whole] = often;
  return `más o menos ${numberWord(part, 'f')} de cada ${numberWord(whole, 'f')}`;
}

const FLOPS = {
  none: 'ningún flop',
  few: 'casi ningún flop',
  most: 'casi cualquier flop',
  all: 'cualquier flop',
};

/** `'más o menos uno de cada ocho flops'`, `'el 22% de los flops'`, `'casi ningún flop'`, `'cualquier flop'` */
export function flopsInWords({ hits, of }: Chance): string {
  const often = roughly(hits / of);
  if (typeof often === 'string') return FLOPS[often];
  if (typeof often === 'number') return `el ${percentText(often, 0)} de los flops`;
  const [part, whole] = often;
  return `más o menos ${part === 1 ? 'uno' : numberWord(part)} de cada ${numberWord(whole)} flops`;
}

export const flops: Readonly<Record<FlopName, string>> = {
  'set or better': 'set o mejor',
  'pair or better': 'pareja o mejor',
  'flush draw or better': 'proyecto de color o mejor',
  'straight or eight outs': 'escalera u ocho outs',
};

/** The same for narrow places. */
export const flopsShort: Readonly<Record<FlopName, string>> = {
  'set or better': 'set o mejor',
  'pair or better': 'pareja o mejor',
  'flush draw or better': 'proyecto o mejor',
  'straight or eight outs': 'escalera u 8 outs',
};

/* Labels of the figures that answer a spot. */

// After a count.
export const outsOf = (count: number, unseen: number): string => `${count === 1 ? 'out' : 'outs'} de ${unseen}`;
export const dangersOf = (count: number, unseen: number): string =>
  `${count === 1 ? 'peligro' : 'peligros'} de ${unseen}`;
export const effectiveOuts = 'outs efectivos';
export const handsBeatYou = (count: number): string => (count === 1 ? 'mano te gana' : 'manos te ganan');

// After a chance.
export const equity = 'equity';
export const equityByRiver = 'equity hasta el river';
export const nextCard = 'próxima carta';
export const onRiver = 'en el river';
export const onRiverEquity = 'en el river: equity';
export const madeByRiver = 'ligas hasta el river';
export const byRiver = 'hasta el river';
export const outs = 'outs';
export const hitsNext = 'cae en la próxima carta';
export const hitsRiver = 'cae en el river';
export const hits = 'cae';
export const equityAnyTwo = 'equity contra dos cartas cualesquiera';
export const equityAnyTwoShort = 'equity, dos al azar';
export const onFlop = (name: FlopName): string => `${flops[name]} en el flop`;
export const onFlopShort = (name: FlopName): string => flopsShort[name];
export const ofHands = (of: number): string => `de ${countText(of)} manos`;
export const beatYou = 'te ganan';

// In place of odds, if the chance is 0.
export const none = { 'drawing dead': 'drawing dead', 'runner-runner': 'runner-runner', 'no outs': 'sin outs' };

// In place of figures.
export const noCards = 'River: no quedan cartas';
export const nuts = 'Las nuts';
export const sharedNuts = 'Las nuts, compartidas';
export const boardPlays = 'Juega el board';
export const win = 'Ganas';
export const split = 'Bote dividido';
export const lose = 'Pierdes';

export { numberWord, ordinal } from './grammar';
