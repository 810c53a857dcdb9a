import type { LabCategory, Made } from '../../poker/lab/recognise';
import type { Decision } from '../../poker/lab/hands';
import { WILD_CATEGORIES } from '../../poker/category';
import { rankName, rankOver } from './cards';
import { withArticle } from './grammar';
import { nameOf } from './hands';

/* Hands of the lab: five cards, of which some may be wild. */

export const labCategories: Readonly<Record<LabCategory, string>> = {
  'high card': 'high card',
  pair: 'pair',
  'two pair': 'two pair',
  'three of a kind': 'three of a kind',
  straight: 'straight',
  flush: 'flush',
  'full house': 'full house',
  'four of a kind': 'four of a kind',
  'straight flush': 'straight flush',
  'royal flush': 'royal flush',
  'five of a kind': 'five of a kind',
};

const WITHOUT_ARTICLE: readonly LabCategory[] = [
  'high card',
  'two pair',
  'three of a kind',
  'four of a kind',
  'five of a kind',
];

/** `'a full house'`, but `'four of a kind'` */
function madeACategory(category: LabCategory): string {
  return WITHOUT_ARTICLE.includes(category) ? category : withArticle(category);
}

/** `'eights full of sevens'`, `'double-ace flush'` */
export function madeName({ category, ranks }: Made): string {
  const [top] = ranks;
  const times = ranks.filter((rank) => rank === top).length;
  if (category === 'flush' && times > 1) return `${times === 2 ? 'double' : 'triple'}-${rankName(top)} flush`;
  return nameOf(WILD_CATEGORIES.indexOf(category === 'royal flush' ? 'straight flush' : category), ranks);
}

/** `'a nine-high flush'`, but `'three sevens'` and `'eights full of sevens'` */
export function aMade(made: Made): string {
  const isPlain = made.category === 'full house' || WITHOUT_ARTICLE.includes(made.category);
  return isPlain ? madeName(made) : withArticle(madeName(made));
}

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth'] as const;

/** Why a hand beats another: `'a full house beats a flush'`, `'kicker: ace over ten'` */
export function decision(by: Decision): string {
  if (by.by === 'category') return `${madeACategory(by.over)} beats ${madeACategory(by.under)}`;
  const { category, part, at, size, high, low } = by;
  const parts = {
    category,
    'higher pair': 'higher pair',
    'lower pair': 'lower pair',
    pair: `${category}, pair`,
    card: `${category}, ${ORDINALS[at]} card`,
    kicker: 'kicker',
  };
  return `${parts[part]}: ${rankOver(high, low, size)}`;
}
