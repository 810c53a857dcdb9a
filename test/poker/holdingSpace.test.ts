/** @module-tag long */
import { expect, test } from 'vitest';
import { DECK, formatCard } from '../../src/poker/card';
import { flopsUpToSuits } from '../../src/poker/flops';
import { drawNames, drawsOf, hasEightOuts, HoldingReader, rungOf, RUNGS } from '../../src/poker/holding';
import { HAND_RANKING } from '../../src/poker/ranking';
import { parseRange } from '../../src/poker/range';
import { COMBOS } from '../../src/poker/combos';
import * as reference from '../reference/holding';

const NAMES = DECK.map(formatCard);

/**
 * One combo for each of the 169 hands, on one flop for each class that its suits do not distinguish: the well-known
 * 1,286,792 deals of two and three cards.
 */
test('all 1,326 hands on all 22,100 flops have the reference’s holding', { timeout: 120_000 }, () => {
  const reader = new HoldingReader();
  const names = new Map<number, string>();
  let deals = 0;
  let weight = 0;
  let withEightOuts = 0;
  for (const hand of HAND_RANKING) {
    const range = parseRange(hand, 'hero');
    if (!range.ok) throw new Error(hand);
    const combos = COMBOS.filter((_, combo) => range.value.weights[combo] > 0);
    const [hole] = combos;
    const flops = flopsUpToSuits(
      [],
      Float64Array.from(COMBOS, (own) => Number(own === hole)),
    );
    const written = hole.map((card) => NAMES[card]);
    for (const { cards, times } of flops) {
      if (cards.some((card) => hole.includes(card))) continue;
      reader.setBoard(cards);
      const holding = reader.read(...hole);
      const flop = cards.map((card) => NAMES[card]);
      const { rung, draws } = reference.classify(written, flop);
      let found = names.get(drawsOf(holding));
      if (found === undefined) {
        found = drawNames(drawsOf(holding)).join();
        names.set(drawsOf(holding), found);
      }
      if (RUNGS[rungOf(holding)] !== rung || found !== draws.join()) {
        throw new Error(`${hand} on ${flop.join('')}: ${RUNGS[rungOf(holding)]}, ${found}`);
      }
      if (deals % 101 === 0) {
        expect(hasEightOuts(holding), `${hand} on ${flop.join('')}`).toBe(reference.hasEightOuts(written, flop, []));
        withEightOuts += Number(hasEightOuts(holding));
      }
      deals++;
      weight += times * combos.length;
    }
  }
  expect(deals).toBe(1_286_792);
  expect(weight).toBe(1326 * 19_600);
  expect(withEightOuts).toBeGreaterThan(500);
});
