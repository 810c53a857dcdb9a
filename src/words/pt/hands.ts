import { ACE, type Rank } from '../../poker/card';
import {
  categoryOf,
  FIVE_OF_A_KIND,
  FLUSH,
  FOUR_OF_A_KIND,
  FULL_HOUSE,
  HIGH_CARD,
  PAIR,
  STRAIGHT,
  THREE_OF_A_KIND,
  TWO_PAIR,
  type Strength,
} from '../../poker/category';
import { kickerOf, ranksOf } from '../../poker/hand';
import { genderOf, rankName } from './cards';

/** By number: `'carta alta'`, `'sequência'`. */
export const categories: readonly string[] = [
  'carta alta',
  'par',
  'dois pares',
  'trinca',
  'sequência',
  'flush',
  'full house',
  'quadra',
  'straight flush',
  'quina',
];

const ARTICLES = ['', 'um ', '', 'uma ', 'uma ', 'um ', 'um ', 'uma ', 'um ', 'uma '];

/** `'uma sequência'`, `'uma trinca'`, but `'dois pares'` */
export function aCategory(category: number): string {
  return ARTICLES[category] + categories[category];
}

/** The purpose of a card: `'a sequência'`, `'um par'`, `'dois pares'` */
export function theCategory(category: number): string {
  const article = ['', 'um', '', 'a', 'a', 'o', 'o', 'a', 'o', 'a'][category];
  return `${article} ${categories[category]}`.trimStart();
}

/** `'sequência ou melhor'` */
export function orBetter(category: number): string {
  return `${categories[category]} ou melhor`;
}

/** `'uma sequência ou algo melhor'`, `'dois pares ou algo melhor'` */
export function aCategoryOrBetter(category: number): string {
  return `${aCategory(category)} ou algo melhor`;
}

/** `'até o rei'`, `'até a dama'` */
function upTo(rank: Rank): string {
  return `até ${genderOf(rank) === 'm' ? 'o' : 'a'} ${rankName(rank)}`;
}

/** A hand by its ranks as they are read. A flush may have its first rank twice, with a wild card. */
export function nameOf(category: number, ranks: readonly Rank[]): string {
  const [first, , , fourth] = ranks as [Rank, Rank, Rank, Rank, Rank];
  const name = categories[category];
  switch (category) {
    case HIGH_CARD:
      return `${name} ${rankName(first)}`;
    case PAIR:
    case THREE_OF_A_KIND:
    case FOUR_OF_A_KIND:
    case FIVE_OF_A_KIND:
      return `${name} de ${rankName(first, 2)}`;
    case TWO_PAIR:
      return `${name}, ${rankName(first, 2)} e ${rankName(fourth, 2)}`;
    case FULL_HOUSE:
      return `${name} de ${rankName(first, 2)} com ${rankName(fourth, 2)}`;
    case STRAIGHT:
      return `${name} ${upTo(first)}`;
    case FLUSH:
      return `${name} de ${rankName(first)}`;
    default:
      return first === ACE ? 'royal flush' : `${name} ${upTo(first)}`;
  }
}

/** A hand without the kickers: `'dois pares, reis e noves'`, `'flush de ás'` */
export function handName(strength: Strength): string {
  return nameOf(categoryOf(strength), ranksOf(strength));
}

/** `'um flush de ás'`, but `'carta alta ás'` */
export function aHand(strength: Strength): string {
  return ARTICLES[categoryOf(strength)] + handName(strength);
}

/** With the first kicker, where there is one: `'dois pares, reis e noves, kicker ás'` */
export function handNameWithKicker(strength: Strength): string {
  const kicker = kickerOf(strength);
  const name = handName(strength);
  return kicker === undefined ? name : `${name}, kicker ${rankName(kicker)}`;
}

/** Three of a kind with a pocket pair: `'set de setes'` */
export function setOf(rank: Rank): string {
  return `set de ${rankName(rank, 3)}`;
}

/** A player's two cards: `'par de oitos'`, `'ás rei do mesmo naipe'` */
export function startingHand(high: Rank, low: Rank, isSuited: boolean): string {
  if (high === low) return `par de ${rankName(high, 2)}`;
  return `${rankName(high)} ${rankName(low)} ${isSuited ? 'do mesmo naipe' : 'de naipes diferentes'}`;
}
