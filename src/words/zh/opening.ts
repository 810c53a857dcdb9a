import type { Rank } from '../../poker/card';
import type { Chance } from '../../poker/chance';
import type { FlopName } from '../../poker/flops';
import { rankName } from './cards';
import { flops } from './figures';
import { startingHand } from './hands';
import { flopsInWords } from './numbers';

/* Before the flop: the words for a player alone. */

export const wanted = (chance: Chance, name: FlopName): string => `${flopsInWords(chance)}会带来${flops[name]}。`;
export const wantedAndGood = (chance: Chance, name: FlopName, good: Chance, goodName: FlopName): string =>
  `${flopsInWords(chance)}会带来${flops[name]}，${flopsInWords(good)}会带来${flops[goodName]}。`;
export const above = (chance: Chance, pair: Rank): string =>
  `${flopsInWords(chance)}会出现比你的一对${rankName(pair)}大的牌。`;
export const noneAbove = '没有牌比你的 A 更大。';

export const pocketPair = (rank: Rank): string => `口袋对${rankName(rank)}`;
export const unpaired = startingHand;
export const ranked = (hand: string, place: number): string => `${hand}：在 169 种手牌中排第 ${place}`;
export const yourRange = '你的范围，翻牌前';
export const anyTwoBeforeFlop = '任意两张牌，翻牌前';

// Why a card on the flop helps or hurts: the rest of a sentence that begins with the card.
export const againstAnyTwo = (equity: string): string => `对任意两张牌的胜率 ${equity}`;
export const ofEquity = (equity: string): string => `胜率 ${equity}`;
export const onFlop = (equity: string): string => `在翻牌出现：${equity}。`;
export const onFlopSet = (equity: string): string => `在翻牌凑成暗三条：${equity}。`;
export const onFlopPair = (equity: string): string => `在翻牌凑成一对：${equity}。`;
