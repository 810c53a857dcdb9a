import {
  aCategory as aCategoryOf,
  aCategoryOrBetter,
  categories,
  handName,
  orBetter,
  handNameWithKicker,
  setOf,
} from '#words/hands';
import { JOKER, rankOf, type Hole, type Rank } from '../poker/card';
import {
  categoryOf,
  FLUSH,
  FOUR_OF_A_KIND,
  FULL_HOUSE,
  THREE_OF_A_KIND,
  TWO_PAIR,
  type Strength,
} from '../poker/category';
import { categoriesOf, type WildDeck } from '../poker/deck';
import { kickerOf, ranksOf } from '../poker/hand';

/** A hand with what its hole cards add to the name: `'set of sevens'`, `'pair of aces, king kicker'`. */
export function heldName(hole: Hole, made: Strength): string {
  const own = hole.filter((card) => card !== JOKER).map(rankOf);
  const [first] = ranksOf(made);
  const category = categoryOf(made);
  const isPocketPair = own.length === 2 && own[0] === own[1];
  if (category === THREE_OF_A_KIND && isPocketPair && own[0] === first) return setOf(first);
  // Beside four of a kind that a hole card is part of, the fifth card decides nothing.
  if (category === FOUR_OF_A_KIND && own.includes(first)) return handName(made);
  const kicker = kickerOf(made);
  return kicker !== undefined && own.includes(kicker) ? handNameWithKicker(made) : handName(made);
}

/** The lowest category that counts: `'straight or better'`, of the deck's best category its name alone. */
export function targetName(target: number, wild?: WildDeck): string {
  return target === categoriesOf(wild).length - 1 ? categories[target] : orBetter(target);
}

/** The same in a sentence: `'a straight or better'` */
export function aTarget(target: number, wild?: WildDeck): string {
  return target === categoriesOf(wild).length - 1 ? aCategoryOf(target) : aCategoryOrBetter(target);
}

/** Whether two hands have one name: they differ by kickers, or in nothing. */
export function isNamedAlike(one: Strength, other: Strength): boolean {
  const category = categoryOf(one);
  if (category !== categoryOf(other)) return false;
  const ranks = ranksOf(one);
  const others = ranksOf(other);
  const hasTwo = category === TWO_PAIR || category === FULL_HOUSE;
  return ranks[0] === others[0] && (!hasTwo || ranks[3] === others[3]);
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
  if (own === theirs || !isNamedAlike(own, theirs)) return undefined;
  const ranks = ranksOf(own);
  const others = ranksOf(theirs);
  const at = ranks.findIndex((rank, index) => rank !== others[index]);
  return { own: ranks[at], theirs: others[at], isFlush: categoryOf(own) === FLUSH };
}

export { aHand } from '#words/hands';
