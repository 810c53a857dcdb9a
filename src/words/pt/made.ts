import { WILD_CATEGORIES } from '../../poker/category';
import type { Decision } from '../../poker/lab/hands';
import type { LabCategory, Made } from '../../poker/lab/recognise';
import { genderOf, rankName, rankOver } from './cards';
import { numberWord } from './grammar';
import { aCategory as aCategoryAt, nameOf } from './hands';

/* Hands of the lab: five cards, of which some may be wild. */

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
  return category === 'royal flush' ? 'um royal flush' : aCategoryAt(placeOf(category));
}

/** `'full house de oitos com setes'`, `'flush de ás com dois ases'` */
export function madeName({ category, ranks }: Made): string {
  const [top] = ranks;
  const times = ranks.filter((rank) => rank === top).length;
  const name = nameOf(placeOf(category), ranks);
  if (category !== 'flush' || times === 1) return name;
  return `${name} com ${numberWord(times, genderOf(top))} ${rankName(top, times)}`;
}

/** `'um flush de nove'`, but `'carta alta ás'` */
export function aMade(made: Made): string {
  const article = /^uma? /.exec(madeACategory(made.category))?.[0] ?? '';
  return article + madeName(made);
}

const ORDINALS = ['primeira', 'segunda', 'terceira', 'quarta', 'quinta'] as const;

/** Why a hand beats another: `'um full house ganha de um flush'`, `'kicker: ás contra dez'` */
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
