/**
 * Tests src/poker/count/contests, src/poker/count/exact/potBoards, src/poker/count/sampled/potSample and
 * src/poker/count/sampled/dealer too.
 *
 * @module-tag long
 */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Contests, seatsOf, type PotDeals } from '../../../../src/poker/count/contests';
import { countEquity, countPots, samplePots } from '../../../../src/poker/plan';
import { halfWidthOf } from '../../../../src/poker/count/sampled/estimate';
import type { SpotText } from '../../../../src/poker/readSpot';
import { integer, seeded, shuffled } from '../../../reference/random';
import { finish, spot } from '../../read';

const SEED = { seed: 20_260_128, numRuns: 1_000 };

describe('an outcome', () => {
  const nests = fc
    .tuple(
      fc.shuffledSubarray([0, 1, 2, 3, 4, 5, 6, 7, 8, 9], { minLength: 1 }),
      fc.array(fc.integer({ min: 1, max: 10 }), { minLength: 1, maxLength: 10 }),
    )
    .map(([seats, sizes]) => {
      const falling = [...new Set(sizes.map((size) => Math.min(size, seats.length)))];
      return falling
        .sort((a, b) => b - a)
        .map((size) => seats.slice(0, size).reduce((mask, seat) => mask | (1 << seat), 0));
    });

  test('finds the best seats of each mask, and is below the number of outcomes', () => {
    fc.assert(
      fc.property(nests, fc.array(fc.nat(4), { minLength: 10, maxLength: 10 }), (masks, strengths) => {
        const contests = new Contests(masks);
        const outcome = contests.outcomeOf(strengths);
        expect(outcome).toBeGreaterThanOrEqual(0);
        expect(outcome).toBeLessThan(contests.outcomes);
        expect(contests.outcomes).toBeLessThanOrEqual(3 ** 9);
        const best = masks.map((mask) => {
          const highest = Math.max(...seatsOf(mask).map((seat) => strengths[seat]));
          return seatsOf(mask)
            .filter((seat) => strengths[seat] === highest)
            .reduce((winners, seat) => winners | (1 << seat), 0);
        });
        expect(contests.winnersOf(outcome)).toEqual(best);
        const rows = new Float64Array(contests.outcomes);
        const columns = strengths.map((strength) => Uint16Array.of(strength));
        const off = Int32Array.of(10);
        contests.addRows(Int32Array.of(3), columns, rows, 2, off);
        expect([rows[outcome], off[0]]).toEqual([6, 7]);
      }),
      SEED,
    );
  });

  test('accepts only nested seats', () => {
    expect(() => new Contests([0b011, 0b110])).toThrow(RangeError);
  });
});

/** A seat's share of the contest at `at`, in deals. */
function shareOf({ deals }: PotDeals, contests: Contests, seat: number, at = 0): number {
  return deals[0].reduce((sum, own, outcome) => {
    const winners = contests.winnersOf(outcome)[at];
    return (winners >> seat) & 1 ? sum + own / seatsOf(winners).length : sum;
  }, 0);
}

const all = (players: number) => (1 << players) - 1;

describe('one contest of all seats has the spot’s equity', () => {
  test.each<SpotText>([
    { hero: 'AhKd', opponents: ['QsQc', '7h6h', 'JhTh', '5c5s'] },
    { hero: 'AhKd', opponents: ['QsQc', 'random', '7h6h'] },
    { hero: 'AhKd', opponents: ['QQ:0.5,JJ', '7h6h'], dead: '2c3d' },
    { hero: 'KK,AKs', opponents: ['QsQc', 'random'], dead: '2c2d2h2s3c3d3h3s4c4d4h4s' },
    { hero: 'AhKd', board: '7h3h9c', opponents: ['22+:0.3,AKs', 'random'] },
    { hero: 'AhKd', board: '7h3h9c', opponents: ['TT+,AQs+', 'QsQc', 'JJ+,AK:0.5'] },
    { hero: 'AhKd', board: '7h3h9c2s', opponents: ['TT+', 'AK,JJ', '99:0.5,88', '6s6c'] },
    { hero: 'AhKd', board: '7h3h9c2s', opponents: ['random', 'random', '6s6c'] },
    { hero: 'Ah*', board: '7h3h9c', opponents: ['KdKs', '7c7d'], wild: 'joker' },
    { hero: 'AhKd', board: '7h3h9c2s', opponents: ['random', 'TT+', '6s6c'], wild: 'bug' },
    { hero: '2hKd', board: '7h3h9c', opponents: ['AA,KK:0.5', '7c7d', 'QQ'], wild: 'deuces' },
  ])('%j', (text) => {
    const asked = spot(text);
    const players = 1 + asked.opponents.length;
    const contests = new Contests([all(players)]);
    const settled = finish(countPots(asked, [contests]));
    const { players: found, of } = finish(countEquity(asked, { categories: false }));
    expect(settled.samples).toBeUndefined();
    expect(settled.of / of).toBeCloseTo(1, 12);
    found.forEach(({ equity, wins }, seat) => {
      expect(shareOf(settled, contests, seat) / settled.of).toBeCloseTo(equity, 12);
      expect(settled.deals[0][contests.outcomeOf(found.map((_, at) => Number(at === seat)))] / of).toBeCloseTo(
        wins / of,
        12,
      );
    });
  });
});

describe('a contest of fewer seats', () => {
  test('equals the equity of these seats with the other cards dead', () => {
    const random = seeded(1);
    const hands = ['AhKh', 'QsQc', '7h6h', 'JhTd', '5c5s', 'As9s', 'Kc8c', '4d3d', '9c2h'];
    for (let round = 0; round < 12; round++) {
      const players = shuffled(random, hands, integer(random, 3, 6));
      const board = ['', '8h2cTh', '8h2cTh3s'][round % 3];
      const inner = integer(random, 2, players.length - 1);
      const asked = spot({ hero: players[0], opponents: players.slice(1), board });
      const contests = new Contests([all(players.length), all(inner)]);
      const settled = finish(countPots(asked, [contests]));
      const few = spot({
        hero: players[0],
        opponents: players.slice(1, inner),
        board,
        dead: players.slice(inner).join(''),
      });
      finish(countEquity(few, { categories: false })).players.forEach(({ equity }, seat) => {
        expect(shareOf(settled, contests, seat, 1) / settled.of).toBeCloseTo(equity, 12);
      });
    }
  });

  test('stays the same if players with any two cards do not compete', () => {
    const asked = spot({ hero: 'AhKh', board: '7h3h9c', opponents: ['random', '7c7d', 'QQ+'] });
    const few = spot({ hero: 'AhKh', board: '7h3h9c', opponents: ['7c7d', 'QQ+'] });
    const ours = finish(countPots(asked, [new Contests([0b1101])]));
    const theirs = finish(countPots(few, [new Contests([0b111])]));
    expect(ours.deals).toEqual(theirs.deals);
  });
});

describe('deals that are drawn', () => {
  test('come as near to all deals as their intervals say, and are the same each time', () => {
    const rows: SpotText[] = [
      { hero: 'AhKd', board: '7h3h9c2s', opponents: ['TT+,AQs', 'AK,JJ:0.5'] },
      { hero: 'AA,KK', opponents: ['AKs:0.2,QQ', '7h6h'] },
      { hero: 'AhKd', board: '7h3h9c', opponents: ['random', 'QsQc'] },
      { hero: 'AhKd', board: '7h3h9c2s', opponents: ['AK', 'AK', 'AQ'] },
    ];
    for (const text of rows) {
      const asked = spot(text);
      const players = 1 + asked.opponents.length;
      const contests = new Contests([all(players), 0b101]);
      const exact = finish(countPots(asked, [contests]));
      const drawn = finish(samplePots(asked, [contests]));
      expect([exact.samples, drawn.squares?.length]).toEqual([undefined, 1]);
      if (text === rows[0]) expect(finish(samplePots(asked, [contests]))).toEqual(drawn);
      for (const [at, mask] of contests.masks.entries()) {
        for (const seat of seatsOf(mask)) {
          const share = shareOf(drawn, contests, seat, at) / drawn.of;
          const truth = shareOf(exact, contests, seat, at) / exact.of;
          // Four standard errors of a share that is nearly 0 or 1 at most.
          const most = (4 / 1.96) * Math.max(0.001, halfWidthOf(0, drawn.samples ?? 0));
          expect(Math.abs(share - truth), JSON.stringify(text)).toBeLessThan(most);
        }
      }
    }
  });
});
