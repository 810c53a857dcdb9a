/** @module-tag long */
import { expect, test } from 'vitest';
import { DECK, JOKER, type Card } from '../../../src/poker/card';
import { recogniseBest, type LabRules } from '../../../src/poker/lab/recognise';
import published from '../../cases/published.json' with { type: 'json' };

/** How many of all hands of five from the deck make each category, five of a kind first. */
function countHands(deck: readonly Card[], rules: LabRules): number[] {
  const { order } = published.categoryCounts;
  const counts = new Map(order.map((category) => [category, 0]));
  for (let a = 0; a < deck.length; a++)
    for (let b = 0; b < a; b++)
      for (let c = 0; c < b; c++)
        for (let d = 0; d < c; d++)
          for (let e = 0; e < d; e++) {
            const { category } = recogniseBest([deck[a], deck[b], deck[c], deck[d], deck[e]], rules);
            counts.set(category, (counts.get(category) ?? 0) + 1);
          }
  return [...counts.values()];
}

test('all 2,869,685 hands of 53 cards, the joker wild', () => {
  const rules: LabRules = { wild: 'any', fiveOfAKind: true, copies: false };
  expect(countHands([...DECK, JOKER], rules)).toEqual(published.categoryCounts['5 of 53, joker wild']);
});

test('all 2,598,960 hands of 52 cards, deuces wild', () => {
  const rules: LabRules = { wild: 'deuces', fiveOfAKind: true, copies: false };
  expect(countHands(DECK, rules)).toEqual(published.categoryCounts['5 of 52, deuces wild']);
});
