import type { Street } from '../../poker/spot';
import { onStreet } from '#words/spot';
import { startingHand } from './hands';
import type { Chance } from '../../poker/chance';
import type { FlopName } from '../../poker/flops';
import { flops } from '#words/numbers';
import { flopsInWords } from './numbers';

export const rangeAgainstRange = (street: Street): string => `范围对范围，${onStreet[street]}`;

/**
 * How much of a hand is in: `'全部 4 个组合，权重 50%'`, `'4 个组合中的 1 个'`, `'不在范围内'`.
 *
 * @param weight of combos that are not in whole; with `isMean` they differ
 */
export const holding = (held: number, of: number, weight: string | undefined, isMean: boolean): string => {
  if (held === 0) return '不在范围内';
  const combos = held === of ? `全部 ${of} 个组合` : `${of} 个组合中的 ${held} 个`;
  return weight === undefined ? combos : `${combos}，权重${isMean ? '约' : ''} ${weight}`;
};
export const wanted = (chance: Chance, name: FlopName): string => `${flopsInWords(chance)}会带来${flops[name]}。`;
export const wantedAndGood = (chance: Chance, name: FlopName, good: Chance, goodName: FlopName): string =>
  `${flopsInWords(chance)}会带来${flops[name]}，${flopsInWords(good)}会带来${flops[goodName]}。`;
export const unpaired = startingHand;
