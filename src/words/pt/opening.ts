import type { Rank } from '../../poker/card';
import type { Chance } from '../../poker/chance';
import type { FlopName } from '../../poker/flops';
import { capitalize } from '../capitalize';
import { roughly } from '../fraction';
import { genderOf, rankName } from './cards';
import { ordinal } from './grammar';
import { flopsInWords } from './numbers';

/* Before the flop: the words for a player alone. */

const WITH_ARTICLE: Readonly<Record<FlopName, string>> = {
  'set or better': 'um set ou algo melhor',
  'pair or better': 'um par ou algo melhor',
  'flush draw or better': 'um flush draw ou algo melhor',
  'straight or eight outs': 'uma sequência ou oito outs',
};

/** `'Cerca de um em cada oito flops traz um set ou algo melhor'` */
const bring = (chance: Chance, what: string): string => {
  const often = roughly(chance.hits / chance.of);
  const verb = typeof often === 'number' || (typeof often !== 'string' && often[0] > 1) ? 'trazem' : 'traz';
  return capitalize(`${flopsInWords(chance)} ${verb} ${what}`);
};
export const wanted = (chance: Chance, name: FlopName): string => `${bring(chance, WITH_ARTICLE[name])}.`;
export const wantedAndGood = (chance: Chance, name: FlopName, good: Chance, goodName: FlopName): string =>
  `${bring(chance, WITH_ARTICLE[name])}, e ${flopsInWords(good)}, ${WITH_ARTICLE[goodName]}.`;
export const above = (chance: Chance, pair: Rank): string =>
  `${bring(chance, `uma carta acima ${genderOf(pair) === 'f' ? 'das suas' : 'dos seus'} ${rankName(pair, 2)}`)}.`;
export const noneAbove = 'Nenhuma carta está acima dos seus ases.';

export const pocketPair = (rank: Rank): string => `Par de ${rankName(rank, 2)}`;
export const unpaired = (high: Rank, low: Rank, isSuited: boolean): string =>
  `${capitalize(rankName(high))}-${rankName(low)} ${isSuited ? 'do mesmo naipe' : 'de naipes diferentes'}`;
export const ranked = (hand: string, place: number): string => `${hand}: ${ordinal(place, 'f')} de 169 mãos`;
export const yourRange = 'Seu range, antes do flop';
export const anyTwoBeforeFlop = 'Duas cartas quaisquer, antes do flop';

// Why a card on the flop helps or hurts: the rest of a sentence that begins with the card.
export const againstAnyTwo = (equity: string): string => `${equity} contra duas cartas quaisquer`;
export const ofEquity = (equity: string): string => `${equity} de equity`;
export const onFlop = (equity: string): string => `no flop: ${equity}.`;
export const onFlopSet = (equity: string): string => `no flop dá um set: ${equity}.`;
export const onFlopPair = (equity: string): string => `no flop dá um par: ${equity}.`;
