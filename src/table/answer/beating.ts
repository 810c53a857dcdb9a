import { JOKER, rankOf, suitOf, type Card } from '../../poker/card';
import { formatRange } from '../../poker/range';
import { comboIndex, COMBOS } from '../../poker/combos';
import type { BeatingHands } from '../../poker/standing';

/** Hands that beat hero's, to be read in a line. */
export interface BeatingLine {
  readonly category: number;
  readonly count: number;
  /** Hands that beat hero's in all suits that can be dealt, as a range: `'99, QJs, T8o'`. */
  readonly whole: string;
  /** The combos that no range names, combo by combo, with a joker last. */
  readonly some: readonly (readonly [Card, Card])[];
}

/** Combos of the same ranks, suited or not, have the same number. */
const HAND_OF = COMBOS.map(([high, low]) => {
  const [a, b] = [rankOf(high), rankOf(low)].sort((x, y) => y - x);
  return 26 * (a ?? 0) + 2 * (b ?? 0) + Number(suitOf(high) === suitOf(low));
});

/**
 * The beating hands in lines, a category each. If every combo of a hand that can be dealt beats hero's, the hand is
 * written as such, even with some combos blocked.
 *
 * @param unseen the cards that combos are dealt from
 */
export function beatingLines(beating: readonly BeatingHands[], unseen: readonly Card[]): BeatingLine[] {
  const live = new Set<number>();
  unseen.forEach((card, at) => {
    for (const other of unseen.slice(at + 1)) live.add(comboIndex(card, other));
  });
  return beating.map(({ category, combos }) => {
    const held = new Set(combos);
    const partly = new Set(COMBOS.flatMap((_, combo) => (live.has(combo) && !held.has(combo) ? [HAND_OF[combo]] : [])));
    const named = new Set(Array.from(held, (combo) => HAND_OF[combo]));
    const weights = Float64Array.from(HAND_OF, (hand) => Number(named.has(hand) && !partly.has(hand)));
    return {
      category,
      count: combos.length,
      whole: formatRange({ weights }).replaceAll(',', ', '),
      some: [
        ...COMBOS.filter((_, combo) => held.has(combo) && partly.has(HAND_OF[combo])),
        ...unseen
          .filter((card) => card !== JOKER && held.has(comboIndex(JOKER, card)))
          .map((card): [Card, Card] => [JOKER, card]),
      ],
    };
  });
}
