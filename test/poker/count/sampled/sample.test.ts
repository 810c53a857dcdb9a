/**
 * Tests src/poker/count/board/boardClasses too.
 *
 * @module-tag long
 */
import { describe, expect, test } from 'vitest';
import { answer } from '../../../../src/poker/answer';
import { countEquity, longCounts, sampleEquity } from '../../../../src/poker/plan';
import { Gathering, type LongCount } from '../../../../src/poker/count/longCount';
import { TARGET_HALF_WIDTH } from '../../../../src/poker/count/sampled/estimate';
import type { Equity } from '../../../../src/poker/count/tally';
import { type Spot } from '../../../../src/poker/spot';
import { readSpot, type SpotText } from '../../../../src/poker/readSpot';
import { integer, seeded, shuffled, type Random } from '../../../reference/random';
import { DECK } from '../../../reference/cards';
import { finish, spot } from '../../read';

const RANDOM = 'random';

function gather(count: LongCount, pieces = Infinity): Equity {
  const gathering = new Gathering(count);
  while (!gathering.isDone && gathering.pieces < pieces) {
    gathering.bring(gathering.pieces, count.count(gathering.pieces));
  }
  return count.equity(gathering.sums);
}

/** Ranges of one to three dozen hands that often want the same cards. */
const RANGES = ['TT+,AQs+', 'AK,AQ', '22-77', 'KQ,KJs,QJ:0.5', 'A2s-A9s:0.3,A5o', 'T9s,98s,87s,76s'];

/** Spots of every kind whose exact answer is cheap. */
function cheapSpot(random: Random, round: number): Spot {
  for (;;) {
    const cards = shuffled(random, DECK);
    const take = (count: number) => cards.splice(0, count).join('');
    const ranges = shuffled(random, RANGES, 3);
    const kinds: (() => SpotText)[] = [
      () => ({ hero: take(2), board: take(5), opponents: [RANDOM, RANDOM] }),
      () => ({ hero: take(2), board: take(4), opponents: [RANDOM, take(2), RANDOM] }),
      () => ({ hero: take(2), board: take(3), opponents: [RANDOM, RANDOM], dead: take(3) }),
      () => ({ hero: take(2), board: take(5), opponents: ranges }),
      () => ({ hero: ranges[0], board: take(4), opponents: ranges.slice(1) }),
      () => ({ hero: ranges[0], board: take(4), opponents: [take(2), ranges[1]] }),
      () => ({ hero: take(2), board: take(3), opponents: ranges.slice(1) }),
      () => ({ hero: take(2), opponents: [take(2), 'QQ+:0.7,AKs'] }),
    ];
    const read = readSpot(kinds[round % kinds.length]());
    if (read.ok) return read.value;
  }
}

test('95% of the intervals hold the exact figure, in every kind of spot', () => {
  const random = seeded(1);
  let inside = 0;
  let wins = 0;
  let ties = 0;
  const ends = { inside: 0, of: 0 };
  for (let round = 0; round < 400; round++) {
    const asked = cheapSpot(random, round);
    // Each kind of spot comes with categories too, which are slow to count.
    const categories = round % 64 < 8;
    const { players: exact, of } = finish(countEquity(asked, { categories }));
    const { players: sampled, of: drawn } = gather(sampleEquity(asked, { categories }), 6);
    const { equity, halfWidth = 0, winsHalfWidth = 0, tiesHalfWidth = 0 } = sampled[0];
    if (Math.abs(equity - exact[0].equity) <= halfWidth) inside++;
    if (Math.abs(sampled[0].wins / drawn - exact[0].wins / of) <= winsHalfWidth) wins++;
    if (Math.abs(sampled[0].ties / drawn - exact[0].ties / of) <= tiesHalfWidth) ties++;
    sampled.forEach((player, seat) => {
      expect(Math.abs(player.equity - exact[seat].equity)).toBeLessThan(3 * (player.halfWidth ?? 0));
      if (!categories) return;
      player.categories.forEach((deals, category) => {
        const share = exact[seat].categories[category] / of;
        const error = Math.abs(deals / drawn - share);
        const width = player.categoryHalfWidths?.[category] ?? NaN;
        expect(error).toBeLessThanOrEqual(width === 0 ? 1e-9 : 1);
        if (width === 0 || share < 0.02 || share > 0.98) return;
        ends.of++;
        if (error <= width) ends.inside++;
      });
    });
  }
  expect(ends.of).toBeGreaterThan(250);
  expect(ends.inside / ends.of).toBeGreaterThanOrEqual(0.93);
  expect(ends.inside / ends.of).toBeLessThanOrEqual(0.97);
  expect(inside / 400).toBeGreaterThanOrEqual(0.93);
  expect(inside / 400).toBeLessThanOrEqual(0.97);
  // Some of these hands never tie, and some never win alone: their intervals always hold.
  expect(wins / 400).toBeGreaterThanOrEqual(0.93);
  expect(ties / 400).toBeGreaterThanOrEqual(0.93);
});

test('wins, ties, categories and next cards are near the exact figures too', () => {
  const random = seeded(2);
  for (let round = 0; round < 32; round++) {
    const asked = cheapSpot(random, round);
    const exact = finish(countEquity(asked));
    const sampled = gather(sampleEquity(asked), 10);
    expect(sampled.of).toBe(sampled.samples);
    sampled.players.forEach((player, seat) => {
      const { wins, ties, categories } = exact.players[seat];
      expect(player.wins / sampled.of).toBeCloseTo(wins / exact.of, 1);
      expect(Math.abs(player.wins / sampled.of - wins / exact.of)).toBeLessThan(0.02);
      expect(Math.abs(player.ties / sampled.of - ties / exact.of)).toBeLessThan(0.02);
      player.categories.forEach((deals, category) => {
        expect(Math.abs(deals / sampled.of - categories[category] / exact.of)).toBeLessThan(0.02);
      });
    });
    expect([...(sampled.next ?? [])].map(([card]) => card)).toEqual([...(exact.next ?? [])].map(([card]) => card));
    for (const [card, { equity, halfWidth = 0, probability }] of sampled.next ?? []) {
      const after = exact.next?.get(card);
      expect(Math.abs(equity - (after?.equity ?? 0))).toBeLessThan(3 * halfWidth);
      expect(Math.abs(probability - (after?.probability ?? 0))).toBeLessThan(0.02);
    }
  }
});

const MANY: readonly SpotText[] = [
  { hero: 'AhKd', opponents: Array<string>(8).fill(RANDOM) },
  { hero: 'AhKd', opponents: Array<string>(9).fill(RANDOM), dead: '2c3c4c' },
  { hero: RANDOM, opponents: Array<string>(9).fill(RANDOM) },
  { hero: '9c8c', board: '7c6cKd', opponents: [...Array<string>(4).fill(RANDOM), 'KK,AK', 'AcQd'] },
  { hero: 'TT+', opponents: ['TT+', 'TT+', RANDOM] },
  { hero: '22+,A2s+', board: '7d5cKh', opponents: ['TT+,AQs+', 'KQ,QJs', RANDOM] },
];

describe('many opponents', () => {
  test.each(MANY.map((text) => [`${text.hero} v ${text.opponents?.join(' v ') ?? ''}`, text]))('%s', (_, text) => {
    const { players, samples = 0, of } = finish(answer(spot(text)));
    expect(samples).toBeGreaterThan(0);
    expect(players).toHaveLength(1 + (text.opponents?.length ?? 0));
    expect(players.reduce((sum, { equity = NaN }) => sum + equity, 0)).toBeCloseTo(1, 9);
    for (const { halfWidth = 1, wins = NaN, ties = NaN, equity = NaN, categories } of players) {
      expect(halfWidth).toBeGreaterThan(0);
      expect(halfWidth).toBeLessThanOrEqual(TARGET_HALF_WIDTH);
      expect(wins / of).toBeLessThanOrEqual(equity + 1e-3);
      expect((wins + ties) / of).toBeGreaterThanOrEqual(equity - 1e-3);
      expect(categories.reduce((sum, deals) => sum + deals, 0)).toBeCloseTo(of, 6);
    }
  });

  test('equal players have the same figures', () => {
    const { players } = finish(answer(spot(MANY[2])));
    for (const { equity } of players) expect(equity).toBeCloseTo(0.1, 9);
    const [one, two, three, other] = finish(answer(spot(MANY[4]))).players;
    expect(two).toEqual(one);
    expect(three).toEqual(one);
    expect(other).not.toEqual(one);
  });

  test('the same spot gives the same figure, in any order of its cards', () => {
    const one = spot({ hero: 'AhKd', opponents: [RANDOM, RANDOM], board: '7d5cKh', dead: '2c3c' });
    const other = spot({
      hero: 'KdAh',
      opponents: [RANDOM, RANDOM],
      board: '5cKh7d',
      dead: '3c2c',
    });
    const [first, second] = [one, other].map((asked) => gather(sampleEquity(asked)));
    expect(second).toEqual(first);
  });
});

describe('pieces', () => {
  const LONG: readonly SpotText[] = [
    MANY[0],
    { hero: '9c8c', board: '7c6cKd', opponents: Array<string>(5).fill(RANDOM) },
    { hero: '9c8c', board: '7c6cKd2s', opponents: ['KK', 'A7', '22-66'] },
    { hero: 'AA,KK', opponents: ['JJ', 'AQs'], dead: '2c' },
  ];

  /** As this many workers would bring them: each takes the next piece, and they are not equally fast. */
  function gatherWith(workers: number, count: LongCount): Equity {
    const random = seeded(workers);
    const gathering = new Gathering(count);
    const under: [piece: number, sums: Float64Array][] = [];
    for (let next = 0; !gathering.isDone;) {
      while (under.length < workers && next < count.pieces) under.push([next, count.count(next++)]);
      const [[piece, sums]] = under.splice(integer(random, 0, under.length - 1), 1);
      gathering.bring(piece, sums);
    }
    return count.equity(gathering.sums);
  }

  test.each(LONG.map((text) => [text.hero, text]))(
    'brought by 1, 2 and 8 workers add up to the same, to the last bit: %s',
    (_, text) => {
      const counts = longCounts(spot(text), { categories: false });
      expect(counts.length).toBeGreaterThan(0);
      for (const count of counts) {
        const alone = gather(count);
        for (const workers of [1, 2, 8]) expect(gatherWith(workers, count)).toEqual(alone);
      }
    },
  );

  test('brought twice count once', () => {
    const count = sampleEquity(spot(MANY[0]), { categories: false });
    const gathering = new Gathering(count);
    for (let piece = 0; piece < 6; piece++) {
      const sums = count.count(piece);
      gathering.bring(piece, sums);
      gathering.bring(piece, sums);
    }
    expect(gathering.pieces).toBe(6);
    expect(count.equity(gathering.sums)).toEqual(gather(count, 6));
  });
});

describe('what is counted and what is sampled', () => {
  const ways: [SpotText, ways: string[]][] = [
    [{ hero: 'AhKd', opponents: ['QsQc', '7h6h'] }, []],
    [{ hero: 'AhKd', opponents: [RANDOM], board: '7d5cKh' }, []],
    [{ hero: 'AhKd', opponents: [RANDOM, RANDOM], board: '7d5cKh' }, []],
    [{ hero: 'AhKd', opponents: ['QsQc', RANDOM] }, ['exact']],
    [{ hero: 'AhKd', opponents: ['QQ', '76s'] }, ['exact']],
    [{ hero: 'AhKd', opponents: [RANDOM, RANDOM, RANDOM], board: '7d5cKh2s3s' }, ['exact']],
    [{ hero: 'AhKd', opponents: [RANDOM, RANDOM] }, ['sampled']],
    [{ hero: 'AhKd', opponents: [RANDOM, RANDOM, RANDOM], board: '7d5cKh2s' }, ['exact']],
    [{ hero: 'AhKd', opponents: [RANDOM, RANDOM, RANDOM], board: '7d5cKh' }, ['sampled', 'exact']],
    [{ hero: '15%', opponents: ['TT+,AQs+', 'KQ,QJs'], board: '7d5cKh' }, ['exact']],
    [{ hero: '50%', opponents: ['60%', RANDOM], board: '7d5cKh' }, ['sampled', 'exact']],
    [{ hero: 'AA', opponents: ['QQ', 'JTs', '98s'], board: '7d5cKh' }, ['exact']],
    [{ hero: '22+', opponents: ['15%', '20%', RANDOM], board: '7d5cKh' }, ['sampled']],
    [{ hero: '22+,A2s+', opponents: ['TT+,AQs+'], dead: '2c3d' }, ['sampled', 'exact']],
  ];
  test.each(ways)('%j', (text, expected) => {
    expect(longCounts(spot(text)).map(({ method }) => method)).toEqual(expected);
  });
});
