import { describe, expect, test } from 'vitest';
import { countAtOnce, isCountedAtOnce } from '../../../src/poker/count/atOnce';
import { countEquity, longCounts } from '../../../src/poker/count/equity';
import { DECK } from '../../reference/cards';
import { readSpot } from '../../../src/poker/readSpot';
import { integer, seeded, shuffled, type Random } from '../../reference/random';
import { finish } from '../read';

function pick<T>(random: Random, items: readonly T[]): T {
  return items[integer(random, 0, items.length - 1)];
}

describe('random spots', () => {
  const random = seeded(20_261_123);
  const spots = Array.from({ length: 200 }, () => {
    const cards = shuffled(random, DECK, 25);
    const hole = () => cards.splice(0, 2).join('');
    const anyone = () => pick(random, [hole, () => 'random', () => 'QQ+, AKs'])();
    return readSpot({
      hero: pick(random, [hole, () => 'JJ+, AQs+'])(),
      board: cards.splice(0, pick(random, [0, 3, 4, 5])).join(''),
      opponents: Array.from({ length: integer(random, 0, 3) }, anyone),
      ...(random() < 0.2 && { wild: pick(random, ['joker', 'deuces'] as const) }),
    });
    // The other cards leave a range empty now and then.
  }).flatMap((read) => (read.ok ? [read.value] : []));

  test('are counted at once or cut into pieces, never both', () => {
    const atOnce = spots.filter((asked) => isCountedAtOnce(asked));
    expect(atOnce.length).toBeGreaterThan(30);
    expect(spots.length - atOnce.length).toBeGreaterThan(30);
    for (const asked of spots) {
      expect(longCounts(asked).length === 0).toBe(isCountedAtOnce(asked));
    }
  });

  test('at once they have the equity that they have', () => {
    for (const asked of spots.filter((each) => isCountedAtOnce(each)).slice(0, 30)) {
      expect(finish(countAtOnce(asked))).toEqual(finish(countEquity(asked)));
    }
  });
});
