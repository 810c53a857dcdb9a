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
import { list } from './grammar';
import type { Decision } from '../../poker/lab/hands';
import type { LabCategory, Made } from '../../poker/lab/recognise';
import { withKicker, any } from '#words/hands';

export const categories: readonly string[] = [
  'carta alta',
  'pareja',
  'dobles parejas',
  'trío',
  'escalera',
  'color',
  'full',
  'póker',
  'escalera de color',
  'repóker',
];

const ARTICLES = ['', 'una ', '', 'un ', 'una ', 'un ', 'un ', 'un ', 'una ', 'un '];

/** `'una escalera'`, `'un trío'`, but `'dobles parejas'` */
export function aCategory(category: number): string {
  return ARTICLES[category] + categories[category];
}

export function theCategory(category: number): string {
  const article = ['', 'una', '', 'el', 'la', 'el', 'el', 'el', 'la', 'el'][category];
  return `${article} ${categories[category]}`.trimStart();
}

function upTo(rank: Rank): string {
  return `${genderOf(rank) === 'm' ? 'al' : 'a la'} ${rankName(rank)}`;
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
    case FULL_HOUSE:
      return `${name} de ${rankName(first, 2)} y ${rankName(fourth, 2)}`;
    case STRAIGHT:
    case FLUSH:
      return `${name} ${upTo(first)}`;
    default:
      return first === ACE ? 'escalera real' : `${name} ${upTo(first)}`;
  }
}

export function handName(strength: Strength): string {
  return nameOf(categoryOf(strength), ranksOf(strength));
}

/** `'un color al nueve'`, but `'as alto'` */
export function aHand(strength: Strength): string {
  return ARTICLES[categoryOf(strength)] + handName(strength);
}

export function handNameWithKicker(strength: Strength): string {
  const kicker = kickerOf(strength);
  const name = handName(strength);
  return kicker === undefined ? name : withKicker(name, kicker);
}

export const aSet = (set: string): string => `un ${set}`;
export const high = (rank: Rank): string => `${rankName(rank)} ${genderOf(rank) === 'm' ? 'alto' : 'alta'}`;
/** @param board what all have: a pair or better */
export const highOn = (rank: Rank, board: Strength): string => {
  const category = categoryOf(board);
  const on = { [PAIR]: 'en un board doblado', [TWO_PAIR]: 'en un board con dobles parejas' }[category];
  return `${high(rank)} ${on ?? `en un board con ${handName(board)}`}`;
};

export function startingHand(high: Rank, low: Rank, isSuited: boolean): string {
  if (high === low) return `pareja de ${rankName(high, 2)}`;
  return `${rankName(high)} ${rankName(low)} ${isSuited ? 'del mismo palo' : 'de distinto palo'}`;
}
export function aRank(rank: Rank): string {
  return `${genderOf(rank) === 'm' ? 'un' : 'una'} ${rankName(rank)}`;
}

export function anySuit(suit: Suit, but: readonly Rank[] = []): string {
  return any(suitBut(suit, but));
}

export function suitBut(suit: Suit, but: readonly Rank[]): string {
  return but.length === 0 ? suitName(suit) : `${suitName(suit)} menos ${list(but.map(theRank), 'and')}`;
}
export const labCategories: Readonly<Record<LabCategory, string>> = {
  'high card': 'carta alta',
  pair: 'pareja',
  'two pair': 'dobles parejas',
  'three of a kind': 'trío',
  straight: 'escalera',
  flush: 'color',
  'full house': 'full',
  'four of a kind': 'póker',
  'straight flush': 'escalera de color',
  'royal flush': 'escalera real',
  'five of a kind': 'repóker',
};

/** The category's place among those of all decks. */
const placeOf = (category: LabCategory) =>
  WILD_CATEGORIES.indexOf(category === 'royal flush' ? 'straight flush' : category);

/** `'un full'`, but `'carta alta'` */
function madeACategory(category: LabCategory): string {
  return category === 'royal flush' ? 'una escalera real' : aCategory(placeOf(category));
}

export function madeName({ category, ranks }: Made): string {
  const [top] = ranks;
  const times = ranks.filter((rank) => rank === top).length;
  const name = nameOf(placeOf(category), ranks);
  if (category !== 'flush' || times === 1) return name;
  return `${name} con ${times === 2 ? 'dos' : 'tres'} ${rankName(top, times)}`;
}

/** `'un color al nueve'`, but `'as alto'` */
export function aMade(made: Made): string {
  const article = /^un(a)? /.exec(madeACategory(made.category))?.[0] ?? '';
  return article + madeName(made);
}

const ORDINALS = ['primera', 'segunda', 'tercera', 'cuarta', 'quinta'] as const;

export function decision(by: Decision): string {
  if (by.by === 'category') return `${madeACategory(by.over)} gana a ${madeACategory(by.under)}`;
  const { part, at, size, high, low } = by;
  const category = labCategories[by.category];
  const parts = {
    category,
    'higher pair': 'pareja más alta',
    'lower pair': 'pareja más baja',
    pair: `${category}, pareja`,
    card: `${category}, ${ORDINALS[at]} carta`,
    kicker: 'kicker',
  };
  return `${parts[part]}: ${rankOver(high, low, size)}`;
}
