import type { Rank } from '../../poker/card';
import type { Chance } from '../../poker/chance';
import type { FlopName } from '../../poker/flops';
import { capitalize } from '../capitalize';
import { roughly } from '../fraction';
import { rankName } from './cards';
import { ordinal } from './grammar';
import { flopsInWords } from './numbers';

/* Before the flop: the words for a player alone. */

const WITH_ARTICLE: Readonly<Record<FlopName, string>> = {
  'set or better': 'un set o algo mejor',
  'pair or better': 'una pareja o algo mejor',
  'flush draw or better': 'un proyecto de color o algo mejor',
  'straight or eight outs': 'una escalera u ocho outs',
};

/** `'Más o menos uno de cada ocho flops trae un set o algo mejor'` */
const bring = (chance: Chance, what: string): string => {
  const often = roughly(chance.hits / chance.of);
  const verb = typeof often === 'object' && often[0] > 1 ? 'traen' : 'trae';
  return capitalize(`${flopsInWords(chance)} ${verb} ${what}`);
};
export const wanted = (chance: Chance, name: FlopName): string => `${bring(chance, WITH_ARTICLE[name])}.`;
export const wantedAndGood = (chance: Chance, name: FlopName, good: Chance, goodName: FlopName): string =>
  `${bring(chance, WITH_ARTICLE[name])}, y ${flopsInWords(good)}, ${WITH_ARTICLE[goodName]}.`;
export const above = (chance: Chance, pair: Rank): string =>
  `${bring(chance, `una carta más alta que tus ${rankName(pair, 2)}`)}.`;
export const noneAbove = 'Ninguna carta es más alta que tus ases.';

export const pocketPair = (rank: Rank): string => `Pareja de ${rankName(rank, 2)}`;
export const unpaired = (high: Rank, low: Rank, isSuited: boolean): string =>
  `${capitalize(rankName(high))}-${rankName(low)} ${isSuited ? 'del mismo palo' : 'de distinto palo'}`;
export const ranked = (hand: string, place: number): string => `${hand}: ${ordinal(place, 'f')} de 169 manos`;
export const yourRange = 'Tu rango, antes del flop';
export const anyTwoBeforeFlop = 'Dos cartas cualesquiera, antes del flop';

// Why a card on the flop helps or hurts: the rest of a sentence that begins with the card.
export const againstAnyTwo = (equity: string): string => `${equity} contra dos cartas cualesquiera`;
export const ofEquity = (equity: string): string => `${equity} de equity`;
export const onFlop = (equity: string): string => `en el flop: ${equity}.`;
export const onFlopSet = (equity: string): string => `en el flop da un set: ${equity}.`;
export const onFlopPair = (equity: string): string => `en el flop da una pareja: ${equity}.`;
