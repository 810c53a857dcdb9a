import { ACE } from '../../poker/card';
import type { Rank, Suit } from '../../poker/card';
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
  WILD_CATEGORIES,
} from '../../poker/category';
import type { Strength } from '../../poker/category';
import { kickerOf, ranksOf } from '../../poker/hand';
import { genderOf, rankName, suitName, theRank, rankOver } from './cards';
import { list, numberWord } from './grammar';
import type { Decision } from '../../poker/lab/hands';
import type { LabCategory, Made } from '../../poker/lab/recognise';
import { withKicker, any } from '#words/hands';

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

export function theCategory(category: number): string {
  const article = ['', 'um', '', 'a', 'a', 'o', 'o', 'a', 'o', 'a'][category];
  return `${article} ${categories[category]}`.trimStart();
}

function upTo(rank: Rank): string {
  return `até ${genderOf(rank) === 'm' ? 'o' : 'a'} ${rankName(rank)}`;
}

/** A hand by its ranks as they are read. A flush may have its first rank twice, with a wild card. */
export function nameOf(category: number, ranks: readonly Rank[]): string {
  const [first, , , fourth] = ranks as [Rank, Rank, Rank, Rank, Rank];
  const name = categories[category];
  switch (category) {
    case HIGH_CARD:
      return high(first);
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

export function handName(strength: Strength): string {
  return nameOf(categoryOf(strength), ranksOf(strength));
}

/** `'um flush de ás'`, but `'ás alto'` */
export function aHand(strength: Strength): string {
  return ARTICLES[categoryOf(strength)] + handName(strength);
}

export function handNameWithKicker(strength: Strength): string {
  const kicker = kickerOf(strength);
  const name = handName(strength);
  return kicker === undefined ? name : withKicker(name, kicker);
}

export const aSet = (set: string): string => `um ${set}`;
export const high = (rank: Rank): string => `${rankName(rank)} ${genderOf(rank) === 'm' ? 'alto' : 'alta'}`;
/** @param board what all have: a pair or better */
export const highOn = (rank: Rank, board: Strength): string => {
  const category = categoryOf(board);
  const on = { [PAIR]: 'em board pareado', [TWO_PAIR]: 'em board com dois pares' }[category];
  return `${high(rank)} ${on ?? `em board com ${handName(board)}`}`;
};

export function startingHand(high: Rank, low: Rank, isSuited: boolean): string {
  if (high === low) return `par de ${rankName(high, 2)}`;
  return `${rankName(high)} ${rankName(low)} ${isSuited ? 'do mesmo naipe' : 'de naipes diferentes'}`;
}
export function aRank(rank: Rank): string {
  return `${genderOf(rank) === 'm' ? 'um' : 'uma'} ${rankName(rank)}`;
}

export function anySuit(suit: Suit, but: readonly Rank[] = []): string {
  return any(suitBut(suit, but));
}

export function suitBut(suit: Suit, but: readonly Rank[]): string {
  const cards = `carta de ${suitName(suit)}`;
  return but.length === 0 ? cards : `${cards} menos ${list(but.map(theRank), 'and')}`;
}
export const labCategories: Readonly<Record<LabCategory, string>> = {
  'high card': 'carta alta',
  pair: 'par',
  'two pair': 'dois pares',
  'three of a kind': 'trinca',
  straight: 'sequência',
  flush: 'flush',
  'full house': 'full house',
  'four of a kind': 'quadra',
  'straight flush': 'straight flush',
  'royal flush': 'royal flush',
  'five of a kind': 'quina',
};

/** The category's place among those of all decks. */
const placeOf = (category: LabCategory) =>
  WILD_CATEGORIES.indexOf(category === 'royal flush' ? 'straight flush' : category);

/** `'um full house'`, but `'carta alta'` */
function madeACategory(category: LabCategory): string {
  return category === 'royal flush' ? 'um royal flush' : aCategory(placeOf(category));
}

export function madeName({ category, ranks }: Made): string {
  const [top] = ranks;
  const times = ranks.filter((rank) => rank === top).length;
  const name = nameOf(placeOf(category), ranks);
  if (category !== 'flush' || times === 1) return name;
  return `${name} com ${numberWord(times, genderOf(top))} ${rankName(top, times)}`;
}

/** `'um flush de nove'`, but `'ás alto'` */
export function aMade(made: Made): string {
  const article = /^uma? /.exec(madeACategory(made.category))?.[0] ?? '';
  return article + madeName(made);
}

const ORDINALS = ['primeira', 'segunda', 'terceira', 'quarta', 'quinta'] as const;

export function decision(by: Decision): string {
  if (by.by === 'category') return `${madeACategory(by.over)} ganha de ${madeACategory(by.under)}`;
  const { part, at, size, high, low } = by;
  const category = labCategories[by.category];
  const parts = {
    category,
    'higher pair': 'par mais alto',
    'lower pair': 'par mais baixo',
    pair: `${category}, par`,
    card: `${category}, ${ORDINALS[at]} carta`,
    kicker: 'kicker',
  };
  return `${parts[part]}: ${rankOver(high, low, size)}`;
}
