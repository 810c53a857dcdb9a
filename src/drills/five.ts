import { handName, handNameWithKicker } from '#words/hands';
import * as say from '#words/ranges';
import { rankOf, type Card, type Hole, type Rank } from '../poker/card';
import { categoryOf, FULL_HOUSE, TWO_PAIR, type Strength } from '../poker/category';
import { evaluate, ranksOf } from '../poker/hand';
import type { Draft } from '../notation/draft';
import { draftOf } from '../notation/spot';
import type { Line } from './kind';
import { cardsText } from './drillSentences';

/** Every five of five to seven cards, the higher cards first. */
export function chooseFive(cards: readonly Card[]): Card[][] {
  const sorted = [...cards].sort((a, b) => b - a);
  const choose = (from: number, count: number): Card[][] =>
    count === 0
      ? [[]]
      : sorted
          .slice(from, sorted.length - count + 1)
          .flatMap((card, at) => choose(from + at + 1, count - 1).map((rest) => [card, ...rest]));
  return choose(0, 5);
}

/** Every five cards as good as the best five, each from its highest card down. Sets with higher cards come first. */
export function bestFives(cards: readonly Card[]): readonly (readonly Card[])[] {
  const best = evaluate(cards);
  return chooseFive(cards).filter((five) => evaluate(five) === best);
}

/** Five cards as their hand is read: what makes it first, then kickers. */
export function inOrder(five: readonly Card[]): readonly Card[] {
  const left = [...five];
  return ranksOf(evaluate(five)).map((rank) => {
    const at = left.findIndex((card) => rankOf(card) === rank);
    return left.splice(at, 1)[0];
  });
}

export function fullName(strength: Strength): string {
  return categoryOf(strength) >= FULL_HOUSE ? handName(strength) : handNameWithKicker(strength);
}

/** Whether a pair with a card of the hand is not among its five, because two higher pairs are. */
export function isCounterfeit(hole: Hole, board: readonly Card[]): boolean {
  const cards = [...hole, ...board];
  const ranks = cards.map(rankOf);
  const pairs = [...new Set(ranks)].filter((rank) => ranks.filter((own) => own === rank).length === 2);
  const third = Math.min(...pairs);
  return pairs.length === 3 && hole.some((card) => rankOf(card) === third) && categoryOf(evaluate(cards)) === TWO_PAIR;
}

/** The place, among the ranks of a hand as it is read, of the first that differs; -1 if none does. */
export function decidingPlace(strength: Strength, other: Strength): number {
  const others = ranksOf(other);
  return ranksOf(strength).findIndex((rank: Rank, place) => rank !== others[place]);
}

/** `'A♥ Q♦: A♥ A♠ 7♦ 7♣ K♥, two pair, aces and sevens, king kicker'`. @param rival the hand that it is compared with */
export function fiveLine(hole: Hole, board: readonly Card[], rival?: Strength): Line {
  const [five = []] = bestFives([...hole, ...board]);
  const strength = evaluate(five);
  const cards = inOrder(five);
  const isSameCategory = rival !== undefined && categoryOf(rival) === categoryOf(strength);
  const place = isSameCategory ? decidingPlace(strength, rival) : -1;
  return {
    text: say.fiveLine(cardsText(hole), cardsText(cards), fullName(strength)),
    cards,
    ...(place >= 0 && { apart: cards[place] }),
  };
}

/** A hand on a board at the table. @param others known hands of opponents */
export function draftOfHand(hero: Hole, board: readonly Card[], others: readonly Hole[] = []): Draft {
  const [own, ...opponents] = [hero, ...others].map((cards) => ({ kind: 'hand', cards }) as const);
  return draftOf({ hero: own, board, opponents, dead: [] });
}

export function handNames(hands: readonly Hole[], board: readonly Card[]): string[] {
  return hands.map((hand) => handNameWithKicker(evaluate([...hand, ...board])));
}
