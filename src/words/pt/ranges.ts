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

export const rangeAgainstRange = (street: Street): string => `Range contra range, ${onStreet[street]}`;

/**
 * How much of a hand is in: `'todos os 4 combos a 50%'`, `'1 de 4 combos'`, `'fora'`.
 *
 * @param weight of combos that are not in whole; with `isMean` they differ
 */
export const holding = (held: number, of: number, weight: string | undefined, isMean: boolean): string => {
  if (held === 0) return 'fora';
  const combos = held === of ? `todos os ${of} combos` : `${held} de ${of} combos`;
  if (weight === undefined) return combos;
  return isMean ? `${combos}, a cerca de ${weight}` : `${combos} a ${weight}`;
};

const ARTICLES: Readonly<Partial<Record<Rung, string>>> = {
  'straight flush': 'um',
  'full house': 'um',
  flush: 'um',
  straight: 'uma',
  set: 'um',
  overpair: 'um',
  'pocket pair below top': 'um',
  'pocket pair below second': 'um',
  'pocket pair below third': 'um',
};

export const aRow = (row: Rung, title: string): string => {
  const text = title.charAt(0).toLowerCase() + title.slice(1);
  const article = ARTICLES[row];
  return article === undefined ? text : `${article} ${text}`;
};
const WITH_ARTICLE: Readonly<Record<FlopName, string>> = {
  'set or better': 'um set ou algo melhor',
  'pair or better': 'um par ou algo melhor',
  'flush draw or better': 'um flush draw ou algo melhor',
  'straight or eight outs': 'uma sequência ou oito outs',
};

const bring = (chance: Chance, what: string): string => {
  const often = roughly(chance.hits / chance.of);
  const verb = typeof often === 'number' || (typeof often !== 'string' && often[0] > 1) ? 'trazem' : 'traz';
  return capitalize(`${flopsInWords(chance)} ${verb} ${what}`);
};
export const wanted = (chance: Chance, name: FlopName): string => `${bring(chance, WITH_ARTICLE[name])}.`;
export const wantedAndGood = (chance: Chance, name: FlopName, good: Chance, goodName: FlopName): string =>
  `${bring(chance, WITH_ARTICLE[name])}, e ${flopsInWords(good)}, ${WITH_ARTICLE[goodName]}.`;
export const above = (chance: Chance, _pair: Rank): string => `${bring(chance, 'uma overcard')}.`;
export const unpaired = (high: Rank, low: Rank, isSuited: boolean): string =>
  `${capitalize(rankName(high))}-${rankName(low)} ${isSuited ? 'do mesmo naipe' : 'de naipes diferentes'}`;
