import type { Kicker, BoardPair } from './types';
import * as say from '#words/hands';
import { aCategory as aCategoryOf, aCategoryOrBetter, categories, handName, orBetter } from '#words/hands';
import { JOKER, rankOf, type Card, type Hole, type Rank } from '../poker/card';
import {
  categoryOf,
  FLUSH,
  FOUR_OF_A_KIND,
  FULL_HOUSE,
  HIGH_CARD,
  PAIR,
  THREE_OF_A_KIND,
  TWO_PAIR,
  type Strength,
} from '../poker/category';
import { categoriesOf, type WildDeck } from '../poker/deck';
import { evaluate, kickerOf, ranksOf } from '../poker/hand';
const BOARD_PAIRS: readonly BoardPair[] = ['top', 'second', 'third', 'fourth', 'bottom'];

/** A hand by its rung among what a range holds, as the holder would say it. */
interface Held {
  readonly name: string;
  /** The other hole card, if it is a kicker. */
  readonly kicker?: Rank | undefined;
}

/**
 * Hero's hand by its rung: `'set of sevens'`, `'top pair, ace kicker'`, `'ace high on a paired board'`. Decks with wild
 * cards have no rungs: `'pair of aces, king kicker'`.
 *
 * @param hasKicker left out, with the kicker if there is one
 */
export function heldName(
  hole: Hole,
  board: readonly Card[],
  made: Strength,
  wild?: WildDeck,
  hasKicker = true,
): string {
  const { name, kicker } = wild === undefined ? heldOn(hole, board, made) : heldWild(hole, made);
  return kicker === undefined || !hasKicker ? name : say.withKicker(name, kicker);
}

function heldWild(hole: Hole, made: Strength): Held {
  const own = hole.filter((card) => card !== JOKER).map(rankOf);
  const name = handName(made);
  // Next to four of a kind that a hole card is part of, the fifth card decides nothing.
  if (categoryOf(made) === FOUR_OF_A_KIND && own.includes(ranksOf(made)[0])) return { name };
  const kicker = kickerOf(made);
  return { name, kicker: kicker !== undefined && own.includes(kicker) ? kicker : undefined };
}

/** The rules are those of the rungs in `poker/holding.ts`, here for one hand, from its strength. */
function heldOn(hole: Hole, board: readonly Card[], made: Strength): Held {
  if (board.length === 5 && evaluate(board) === made) return { name: say.ofBoard(made) };
  const category = categoryOf(made);
  const five = ranksOf(made);
  const onBoard = board.map(rankOf);
  const own = hole.map(rankOf);
  const kickerBeside = (rank: Rank) => own.find((other) => other !== rank && five.includes(other));
  if (category === PAIR || category === TWO_PAIR) {
    const pairs = category === PAIR ? [five[0]] : [five[0], five[3]];
    const [pair, second] = pairs.filter((rank) => own.includes(rank));
    if (second !== undefined) return { name: handName(made) };
    if (pair !== undefined) {
      const above = new Set(onBoard.filter((rank) => rank > pair)).size;
      const top = onBoard.reduce((high, rank) => (rank > high ? rank : high));
      if (own[0] === own[1]) return { name: above === 0 ? say.overpair(pair) : say.underpair(pair, top) };
      const isLowest = above > 2 && onBoard.every((rank) => rank >= pair);
      return { name: say.boardPairs[isLowest ? 'bottom' : BOARD_PAIRS[above]], kicker: kickerBeside(pair) };
    }
  } else if (category === THREE_OF_A_KIND || category === FOUR_OF_A_KIND) {
    const [rank] = five;
    if (own.includes(rank)) {
      return { name: shownName(hole, made), kicker: category === FOUR_OF_A_KIND ? undefined : kickerBeside(rank) };
    }
  } else if (category > TWO_PAIR) {
    return { name: handName(made) };
  }
  if (own[0] === own[1]) return { name: say.counterfeited(own[0]) };
  const high = own[0] > own[1] ? own[0] : own[1];
  return { name: category === HIGH_CARD ? say.high(high) : say.highOn(high, made) };
}

/** A hand as it is shown: a set and trips by these names, any other hand, or with wild cards, by its category. */
export function shownName(hole: Hole, made: Strength, wild?: WildDeck): string {
  return shown(hole, made, wild) ?? handName(made);
}

/** A shown hand with its article: `'a set of sevens'`, `'trip sevens'`, `'a pair of aces'`. */
export function aShown(hole: Hole, made: Strength, wild?: WildDeck): string {
  const name = shown(hole, made, wild);
  return name === undefined ? say.aHand(made) : isPocketPair(hole) ? say.aSet(name) : name;
}

function shown(hole: Hole, made: Strength, wild?: WildDeck): string | undefined {
  const [rank] = ranksOf(made);
  if (wild !== undefined || categoryOf(made) !== THREE_OF_A_KIND) return undefined;
  if (!hole.some((card) => rankOf(card) === rank)) return undefined;
  return isPocketPair(hole) ? say.setOf(rank) : say.tripsOf(rank);
}

function isPocketPair([a, b]: Hole): boolean {
  return rankOf(a) === rankOf(b);
}

/** The lowest category that counts: `'straight or better'`, of the deck's best category its name alone. */
export function targetName(target: number, wild?: WildDeck): string {
  return target === categoriesOf(wild).length - 1 ? categories[target] : orBetter(target);
}

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

/** The kicker that decides between hands of one name; `undefined` if the names differ, or nothing decides. */
export function kickerBetween(own: Strength, theirs: Strength): Kicker | undefined {
  if (own === theirs || !isNamedAlike(own, theirs)) return undefined;
  const ranks = ranksOf(own);
  const others = ranksOf(theirs);
  const at = ranks.findIndex((rank, index) => rank !== others[index]);
  return { own: ranks[at], theirs: others[at], isFlush: categoryOf(own) === FLUSH };
}

export { aHand } from '#words/hands';
