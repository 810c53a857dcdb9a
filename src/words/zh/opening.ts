import type { Rank } from '../../poker/card';
import type { Chance } from '../../poker/chance';
import type { FlopName } from '../../poker/flops';
import { rankName } from './cards';
import { startingHand } from './hands';
import { flopsInWords } from './numbers';

/* Before the flop: the words for a player alone. */

const FLOPS: Readonly<Record<FlopName, string>> = {
  'set or better': '暗三条或更好',
  'pair or better': '一对或更好',
  'flush draw or better': '同花听牌或更好',
  'straight or eight outs': '顺子或八张补牌',
};

/** The same for narrow places. */
const FLOPS_SHORT: Readonly<Record<FlopName, string>> = {
  'set or better': '暗三条或更好',
  'pair or better': '一对或更好',
  'flush draw or better': '听牌或更好',
  'straight or eight outs': '顺子或 8 张补牌',
};

export const flop = (name: FlopName): string => FLOPS[name];
export const flopShort = (name: FlopName): string => FLOPS_SHORT[name];

export const wanted = (chance: Chance, name: FlopName): string => `${flopsInWords(chance)}会带来${FLOPS[name]}。`;
export const wantedAndGood = (chance: Chance, name: FlopName, good: Chance, goodName: FlopName): string =>
  `${flopsInWords(chance)}会带来${FLOPS[name]}，${flopsInWords(good)}会带来${FLOPS[goodName]}。`;
export const above = (chance: Chance, pair: Rank): string =>
  `${flopsInWords(chance)}会出现比你的一对${rankName(pair)}大的牌。`;
export const noneAbove = '没有牌比你的A更大。';

export const pocketPair = (rank: Rank): string => `口袋对${rankName(rank)}`;
export const unpaired = startingHand;
export const ranked = (hand: string, place: number): string => `${hand}：在 169 种手牌中排第 ${place}`;
export const yourRange = '你的范围，翻牌前';
export const anyTwo = '任意两张牌，翻牌前';

// Why a card on the flop helps or hurts: the rest of a sentence that begins with the card.
export const againstAnyTwo = (equity: string): string => `对任意两张牌的胜率 ${equity}`;
export const ofEquity = (equity: string): string => `胜率 ${equity}`;
export const onFlop = (equity: string): string => `在翻牌出现：${equity}。`;
export const onFlopSet = (equity: string): string => `在翻牌凑成暗三条：${equity}。`;
export const onFlopPair = (equity: string): string => `在翻牌凑成一对：${equity}。`;
