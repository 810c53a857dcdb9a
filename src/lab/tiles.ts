import { cardName, DECK, type Card } from '../poker/card';
import { CATEGORIES } from '../poker/category';
import {
  compareMade,
  recogniseBest,
  WILD,
  type LabCategory,
  type LabRules,
  type Made,
} from '../poker/wild';
import type { Tile } from '../ui/tile';
import { cardsOf, type LabHand } from './draft';
import { withArticle } from './words';

/** A pair is the first rung, five of a kind the last. */
const RUNGS: readonly LabCategory[] = [...CATEGORIES.slice(1), 'five of a kind'];

/** How many rungs a category lights; the royal flush, a name of its own, as many as a straight flush. */
export function rungsOf(category: LabCategory): number {
  return 1 + RUNGS.indexOf(category === 'royal flush' ? 'straight flush' : category);
}

/** The row of the list that a hand belongs to. */
export function rowOf({ category, name }: Made): LabCategory {
  return name === 'royal flush' ? name : category;
}

export const MOST_RUNGS = RUNGS.length;

/** What a fifth card would make. */
export interface Reach {
  /** Of every card that is not held yet. */
  readonly cards: ReadonlyMap<Card, Made>;
  /** The best of those. */
  readonly best: Made;
  /** Of a wild card. */
  readonly wild: Made;
}

/** What is in reach of a hand; nothing where not just one card is missing. */
export function reachOf(hand: LabHand, rules: LabRules): Reach | undefined {
  const held = cardsOf(hand);
  if (held.length !== hand.length - 1) return undefined;
  const others = DECK.filter((card) => !held.includes(card));
  const cards = new Map(others.map((card) => [card, recogniseBest([...held, card], rules)]));
  const best = [...cards.values()].reduce((a, b) => (compareMade(a, b) < 0 ? b : a));
  return { cards, best, wild: recogniseBest([...held, WILD], rules) };
}

/**
 * The deck as the lab shows it for a hand. Cards it holds are holes. Where one card is missing, every
 * other says what it would make; where none is, those that the wild cards stand for are ghosts.
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
        return [
          card,
          { card, owner: 'hand', risen: false, name: `${name}, in the hand: take back` },
        ];
      }
      if (reach !== undefined && made !== undefined) {
        const counts = made.category === reach.best.category;
        const most = compareMade(made, reach.best) === 0 ? ': no card of the deck makes more' : '';
        const reason = `makes ${withArticle(made.name)}${most}`;
        const rungs = rungsOf(made.category);
        const gauge = { kind: 'makes', rungs, of: MOST_RUNGS, counts } as const;
        return [card, { card, risen: counts, gauge, name: `${name}: ${reason}`, reason }];
      }
      if (ghosts.includes(card)) {
        const reason = 'is what a wild card stands for';
        return [card, { card, risen: true, ghost: true, name: `${name}, ${reason}`, reason }];
      }
      return [card, { card, risen: held.length < hand.length, name }];
    }),
  );
}
