import { WILD_CATEGORIES } from '../../poker/category';
import type { Decision } from '../../poker/lab/hands';
import type { LabCategory, Made } from '../../poker/lab/recognise';
import { rankName, rankOver } from './cards';
import { aCategory as aCategoryAt, nameOf } from './hands';

/* Hands of the lab: five cards, of which some may be wild. */

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
  return category === 'royal flush' ? 'una escalera real' : aCategoryAt(placeOf(category));
}

/** `'full de ochos y sietes'`, `'color al as, con dos ases'` */
export function madeName({ category, ranks }: Made): string {
  const [top] = ranks;
  const times = ranks.filter((rank) => rank === top).length;
  const name = nameOf(placeOf(category), ranks);
  if (category !== 'flush' || times === 1) return name;
  return `${name} con ${times === 2 ? 'dos' : 'tres'} ${rankName(top, times)}`;
}

/** `'un color al nueve'`, but `'carta alta as'` */
export function aMade(made: Made): string {
  const article = /^un(a)? /.exec(madeACategory(made.category))?.[0] ?? '';
  return article + madeName(made);
}

const ORDINALS = ['primera', 'segunda', 'tercera', 'cuarta', 'quinta'] as const;

/** Why a hand beats another: `'un full gana a un color'`, `'kicker: as contra diez'` */
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
