import type { Street } from '../../poker/spot';
import { capitalize } from '../text';
import { onStreet } from '#words/spot';
import type { Rank } from '../../poker/card';
import type { Rung } from '../../poker/holding';
import { rankName } from './cards';
import type { Chance } from '../../poker/chance';
import type { FlopName } from '../../poker/flops';
import { roughly } from '../fraction';
import { flopsInWords } from './numbers';

export const rangeAgainstRange = (street: Street): string => `Rango contra rango, ${onStreet[street]}`;

/**
 * How much of a hand is in: `'los 4 combos al 50 %'`, `'1 de 4 combos'`, `'fuera'`.
 *
 * @param weight of combos that are not in whole; with `isMean` they differ
 */
export const holding = (held: number, of: number, weight: string | undefined, isMean: boolean): string => {
  if (held === 0) return 'fuera';
  const combos = held === of ? `los ${of} combos` : `${held} de ${of} combos`;
  if (weight === undefined) return combos;
  return isMean ? `${combos}, más o menos al ${weight}` : `${combos} al ${weight}`;
};

const ARTICLES: Readonly<Partial<Record<Rung, string>>> = {
  'straight flush': 'una',
  'full house': 'un',
  flush: 'un',
  straight: 'una',
  set: 'un',
  overpair: 'una',
  'pocket pair below top': 'una',
  'pocket pair below second': 'una',
  'pocket pair below third': 'una',
};

export const aRow = (row: Rung, title: string): string => {
  const text = title.charAt(0).toLowerCase() + title.slice(1);
  const article = ARTICLES[row];
  return article === undefined ? text : `${article} ${text}`;
};
const WITH_ARTICLE: Readonly<Record<FlopName, string>> = {
  'set or better': 'un set o algo mejor',
  'pair or better': 'una pareja o algo mejor',
  'flush draw or better': 'un proyecto de color o algo mejor',
  'straight or eight outs': 'una escalera u ocho outs',
};

const bring = (chance: Chance, what: string): string => {
  const often = roughly(chance.hits / chance.of);
  const verb = typeof often === 'object' && often[0] > 1 ? 'traen' : 'trae';
  return capitalize(`${flopsInWords(chance)} ${verb} ${what}`);
};
export const wanted = (chance: Chance, name: FlopName): string => `${bring(chance, WITH_ARTICLE[name])}.`;
export const wantedAndGood = (chance: Chance, name: FlopName, good: Chance, goodName: FlopName): string =>
  `${bring(chance, WITH_ARTICLE[name])}, y ${flopsInWords(good)}, ${WITH_ARTICLE[goodName]}.`;
export const above = (chance: Chance, _pair: Rank): string => `${bring(chance, 'una overcard')}.`;
export const unpaired = (high: Rank, low: Rank, isSuited: boolean): string =>
  `${capitalize(rankName(high))}-${rankName(low)} ${isSuited ? 'del mismo palo' : 'de distinto palo'}`;
