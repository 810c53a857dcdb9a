import { expect, test } from 'vitest';
import type { Chance } from '../../src/poker/chance';
import { countFlops } from '../../src/poker/flops';
import { flopSheet } from '../../src/study/flopSheet';
import { finish, spot } from '../poker/read';

const sheet = new Map<string, Chance>(
  flopSheet().flatMap(({ title, rows }) => rows.map(({ name, chance }) => [`${title}: ${name}`, chance] as const)),
);

/* Published counts of 19,600; see test/poker/flops.test.ts for their sources. */
test.each([
  ['Pocket pair: Set or better', 2_352],
  ['Pocket pair: Set', 2_112],
  ['Pocket pair: Full house', 192],
  ['Pocket pair: Four of a kind', 48],
  ['Offsuit: A pair or better', 6_356],
  ['Offsuit: A pair', 5_676],
  ['Offsuit: Two pair', 396],
  ['Offsuit: Trips', 264],
  ['Offsuit: Full house', 18],
  ['Offsuit: Four of a kind', 2],
  ['Suited: Flush', 165],
  ['Suited: Flush draw', 2_145],
  ['Suited: Backdoor flush draw', 8_151],
])('%s: %i flops', (name, hits) => {
  expect(sheet.get(name)).toEqual({ hits, of: 19_600 });
});

test('an overcard to each pair, as it is counted', () => {
  const pairs = { kings: 'KK', queens: 'QQ', jacks: 'JJ', tens: 'TT', eights: '88', sixes: '66' };
  for (const [name, [rank]] of Object.entries(pairs)) {
    const flops = finish(countFlops(spot({ hero: `${rank}h${rank}d` }), 0));
    expect(sheet.get(`Pocket pair: A card above ${name}`), name).toEqual(flops.overcards);
  }
});

test('the row of a kind is the same for its first and its last hand', () => {
  const straights = (hero: string) => {
    const { rungs, eightOuts } = finish(countFlops(spot({ hero }), 0));
    return [rungs[4], eightOuts];
  };
  expect(straights('5h4d')).toEqual(straights('JhTd'));
  expect(straights('8h7d')).toEqual(straights('JhTd'));
});
