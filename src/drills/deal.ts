import { DECK, rankOf, suitOf, type Card, type Hole } from '../poker/card';
import type { Dice } from '../poker/dice';
import { COMBOS, EVERY_COMBO } from '../poker/combos';
import { comboWeights } from '../poker/spot';
import { held } from './fields';

export function draw(dice: Dice, count: number, from: readonly Card[] = DECK): Card[] {
  const deck = [...from];
  return Array.from({ length: count }, (_, at) => {
    const other = at + dice.below(deck.length - at);
    [deck[at], deck[other]] = [deck[other], deck[at]];
    return deck[at];
  });
}

export function pick<T>(dice: Dice, from: readonly T[]): T {
  return from[dice.below(from.length)];
}

/** Hands that players play, in a loose game. */
const PLAYED = combosIn('22+,A2s+,K7s+,Q8s+,J8s+,T7s+,96s+,85s+,75s+,64s+,54s,A7o+,K9o+,Q9o+,J9o+,T9o,98o,87o');

function combosIn(text: string): readonly number[] {
  const weights = comboWeights(held(text).player);
  return EVERY_COMBO.filter((combo) => weights[combo] > 0);
}

/** A hand that a player would play, and none of these cards; `undefined` if the dice hit one. */
export function playedHand(dice: Dice, named: readonly Card[]): Hole | undefined {
  const hole = COMBOS[pick(dice, PLAYED)];
  return hole.some((card) => named.includes(card)) ? undefined : hole;
}

/** Hands that players play, and a board, no card twice; `undefined` if the dice hit one twice. */
export function playedHands(dice: Dice, count: number, board: readonly Card[]): readonly Hole[] | undefined {
  const hands: Hole[] = [];
  const named = [...board];
  for (let hand = 0; hand < count; hand++) {
    const hole = playedHand(dice, named);
    if (hole === undefined) return undefined;
    hands.push(hole);
    named.push(...hole);
  }
  return hands;
}

export function mostOfASuit(board: readonly Card[]): number {
  return Math.max(...[0, 1, 2, 3].map((suit) => board.filter((card) => suitOf(card) === suit).length));
}

export function isPaired(board: readonly Card[]): boolean {
  return new Set(board.map(rankOf)).size < board.length;
}

/** A solver for answers that need no spot to be answered. */
export function solved<Given, Key>(solve: (given: Given) => Key): (given: Given) => Generator<undefined, Key> {
  // oxlint-disable-next-line require-yield
  return function* (given) {
    return solve(given);
  };
}
