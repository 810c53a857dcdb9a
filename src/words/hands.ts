import { JOKER, rankOf, type Hole, type Rank } from '../poker/card';
import {
  categoryName,
  categoryOf,
  FIVE_OF_A_KIND,
  FLUSH,
  FOUR_OF_A_KIND,
  FULL_HOUSE,
  HIGH_CARD,
  THREE_OF_A_KIND,
  TWO_PAIR,
  type Strength,
} from '../poker/category';
import { handName, handNameWithKicker, kickerOf, ranksOf } from '../poker/hand';
import { withArticle } from './english';

/** `'a nine-high flush'`, but `'three sevens'` and `'ace high'`. */
export function aHand(strength: Strength, name = handName(strength)): string {
  return aHandNamed(name);
}

/** The same for a name alone, such as the lab's. */
export function aHandNamed(name: string): string {
  return /^pair|-high|^royal|flush$|straight$/.test(name) ? withArticle(name) : name;
}

/** `'a straight'`, but `'two pair'`, and `'straight or better'` with its article too. */
export function aCategory(name: string): string {
  return /^(two|three|four|five|high)/.test(name) ? name : withArticle(name);
}

/** The purpose of a card: `'the straight'`, `'a pair'`, `'two pair'`. */
export function theCategory(category: number): string {
  const name = categoryName(category);
  if ([HIGH_CARD, TWO_PAIR, THREE_OF_A_KIND, FOUR_OF_A_KIND, FIVE_OF_A_KIND].includes(category)) {
    return name;
  }
  return name === 'pair' ? 'a pair' : `the ${name}`;
}

/** Whether the name takes a plural verb: three sevens are ahead, a flush is. */
export function isPlural(strength: Strength): boolean {
  return [TWO_PAIR, THREE_OF_A_KIND, FULL_HOUSE, FOUR_OF_A_KIND, FIVE_OF_A_KIND].includes(categoryOf(strength));
}

/** A hand with what its hole cards add to the name: `'set of sevens'`, `'pair of aces, king kicker'`. */
export function heldName(hole: Hole, made: Strength): string {
  const own = hole.filter((card) => card !== JOKER).map(rankOf);
  const [first] = ranksOf(made);
  const category = categoryOf(made);
  const isPocketPair = own.length === 2 && own[0] === own[1];
  if (category === THREE_OF_A_KIND && isPocketPair && own[0] === first) {
    return handName(made).replace('three', 'set of');
  }
  // Beside four of a kind that a hole card is part of, the fifth card decides nothing.
  if (category === FOUR_OF_A_KIND && own.includes(first)) return handName(made);
  const kicker = kickerOf(made);
  return kicker !== undefined && own.includes(kicker) ? handNameWithKicker(made) : handName(made);
}

/** The difference between two hands of one name. */
export interface Kicker {
  /** The first rank in which they differ, as the hands are read. */
  readonly own: Rank;
  readonly theirs: Rank;
  /** A flush has no kicker: all its cards make it. */
  readonly isFlush: boolean;
}

/** The kicker that decides between hands of one name; `undefined` where the names differ, or nothing decides. */
export function kickerBetween(own: Strength, theirs: Strength): Kicker | undefined {
  if (own === theirs || handName(own) !== handName(theirs)) return undefined;
  const ranks = ranksOf(own);
  const others = ranksOf(theirs);
  const at = ranks.findIndex((rank, index) => rank !== others[index]);
  return { own: ranks[at], theirs: others[at], isFlush: categoryOf(own) === FLUSH };
}
