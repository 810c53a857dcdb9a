import { cardName } from '#words/cards';
import * as say from '#words/lab';
import { aMade } from '#words/hands';
import { DECK, type Card, JOKER } from '../poker/card';
import { CATEGORIES } from '../poker/category';
import { compareMade, recogniseBest, type LabCategory, type LabRules, type Made } from '../poker/lab/recognise';
import type { Tile } from '../ui/tile';
import { cardsOf, type LabHand } from './draft';

/** The rungs of a gauge: a pair is the first, five of a kind the last. */
const RUNGS: readonly LabCategory[] = [...CATEGORIES.slice(1), 'five of a kind'];

/** How many rungs of the gauge a category fills. A royal flush fills as many as a straight flush. */
export function rungsOf(category: LabCategory): number {
  return 1 + RUNGS.indexOf(category === 'royal flush' ? 'straight flush' : category);
}

export const MOST_RUNGS = RUNGS.length;

export interface Reach {
  /** The hand made by each card that is not in the hand yet. */
  readonly cards: ReadonlyMap<Card, Made>;
  readonly best: Made;
  readonly wild: Made;
}

/** The hands a fifth card would make; `undefined` unless exactly one card is missing. */
export function reachOf(hand: LabHand, rules: LabRules): Reach | undefined {
  const held = cardsOf(hand);
  if (held.length !== hand.length - 1) return undefined;
  const others = DECK.filter((card) => !held.includes(card));
  const cards = new Map(others.map((card) => [card, recogniseBest([...held, card], rules)]));
  const best = [...cards.values()].reduce((a, b) => (compareMade(a, b) < 0 ? b : a));
  return { cards, best, wild: recogniseBest([...held, JOKER], rules) };
}

/**
 * The tiles of the lab for a hand. Its cards are holes. If one card is missing, every other tile says what it would
 * make. If none is, the cards that wild cards represent are dashed.
 */
export function labTiles(
  hand: LabHand,
  ghosts: readonly (Card | undefined)[],
  reach: Reach | undefined,
): Map<Card, Tile> {
  const held = cardsOf(hand);
  return new Map(
    DECK.map((card): [Card, Tile] => {
      const name = cardName(card);
      const made = reach?.cards.get(card);
      if (held.includes(card)) {
        return [card, { card, owner: say.owner, risen: false, name: say.inHand(name) }];
      }
      if (reach !== undefined && made !== undefined) {
        const counts = made.category === reach.best.category;
        const isBest = compareMade(made, reach.best) === 0;
        const reason = isBest ? say.makesBest(aMade(made)) : say.makes(aMade(made));
        const rungs = rungsOf(made.category);
        const gauge = { kind: 'makes', rungs, of: MOST_RUNGS, counts } as const;
        return [card, { card, risen: counts, gauge, name: say.tile(name, reason), reason }];
      }
      if (ghosts.includes(card)) {
        return [card, { card, risen: true, ghost: true, name: say.ghostTile(name), reason: say.ghost }];
      }
      return [card, { card, risen: held.length < hand.length, name }];
    }),
  );
}
