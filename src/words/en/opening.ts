import type { Rank } from '../../poker/card';
import type { Chance } from '../../poker/chance';
import type { FlopName } from '../../poker/flops';
import { capitalize } from '../capitalize';
import { roughly } from '../fraction';
import { rankName } from './cards';
import { flops } from './figures';
import { ordinal } from './grammar';
import { flopsInWords } from './numbers';

/* Before the flop: the words for a player alone. */

/** `'About one flop in eight brings a set or better'` */
const bring = (chance: Chance, what: string): string => {
  const often = roughly(chance.hits / chance.of);
  const verb = typeof often === 'number' || (typeof often !== 'string' && often[0] > 1) ? 'bring' : 'brings';
  return capitalize(`${flopsInWords(chance)} ${verb} ${what}`);
};
export const wanted = (chance: Chance, name: FlopName): string => `${bring(chance, `a ${flops[name]}`)}.`;
export const wantedAndGood = (chance: Chance, name: FlopName, good: Chance, goodName: FlopName): string =>
  `${bring(chance, `a ${flops[name]}`)}, and ${flopsInWords(good)} a ${flops[goodName]}.`;
export const above = (chance: Chance, pair: Rank): string =>
  `${bring(chance, `a card above your ${rankName(pair, 2)}`)}.`;
export const noneAbove = 'No card is above your aces.';

export const pocketPair = (rank: Rank): string => `Pocket ${rankName(rank, 2)}`;
export const unpaired = (high: Rank, low: Rank, isSuited: boolean): string =>
  `${capitalize(rankName(high))}-${rankName(low)} ${isSuited ? 'suited' : 'offsuit'}`;
export const ranked = (hand: string, place: number): string => `${hand}: ${ordinal(place)} of 169 hands`;
export const yourRange = 'Your range, before the flop';
export const anyTwoBeforeFlop = 'Any two cards, before the flop';

// Why a card on the flop helps or hurts: the rest of a sentence that begins with the card.
export const againstAnyTwo = (equity: string): string => `${equity} against any two`;
export const ofEquity = (equity: string): string => `${equity} equity`;
export const onFlop = (equity: string): string => `on the flop: ${equity}.`;
export const onFlopSet = (equity: string): string => `on the flop makes a set: ${equity}.`;
export const onFlopPair = (equity: string): string => `on the flop makes a pair: ${equity}.`;
