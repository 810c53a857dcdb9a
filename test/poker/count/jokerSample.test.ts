import { describe, expect, test } from 'vitest';
import { countEquity, longCounts } from '../../../src/poker/count/equity';
import { JokerSample } from '../../../src/poker/count/jokerSample';
import { countInOrder, Gathering } from '../../../src/poker/count/longCount';
import { sumMatchups, wantsTable } from '../../../src/poker/count/preflopTable';
import { rangesOf } from '../../../src/poker/count/weights';
import { WildSample } from '../../../src/poker/count/wildSample';
import { hasWilds } from '../../../src/poker/count/wildSpot';
import { playersOf, unseenCards, type Spot } from '../../../src/poker/spot';
import type { WildDeck } from '../../../src/poker/deck';
import { DECK, pairsOf } from '../../reference/cards';
import { integer, seeded, shuffled, type Random } from '../../reference/random';
import { LONG } from '../../long';
import { finish, gather, spot } from '../read';
import { table } from '../table';

const DECKS: readonly WildDeck[] = ['joker', 'bug'];

/** A hand and how often it is held. */
type Held = readonly [hand: string, weight: number];

/** Hero's equity and the parts of its deals, each pair of hands counted exactly. */
function exactly(wild: WildDeck, own: readonly Held[], theirs: readonly Held[]) {
  let all = 0;
  const sums = { equity: 0, wins: 0, ties: 0, categories: new Float64Array(10) };
  for (const [hero, weight] of own) {
    for (const [opponent, times] of theirs) {
      if ([0, 2].some((at) => opponent.includes(hero.slice(at, at + 2)))) continue;
      const { players, of } = finish(countEquity(spot({ wild, hero, opponents: [opponent] })));
      const { equity, wins, ties, categories } = players[0];
      const deals = weight * times;
      all += deals;
      sums.equity += deals * equity;
      sums.wins += (deals * wins) / of;
      sums.ties += (deals * ties) / of;
      categories.forEach((part, at) => (sums.categories[at] += (deals * part) / of));
    }
  }
  return {
    equity: sums.equity / all,
    wins: sums.wins / all,
    ties: sums.ties / all,
    categories: sums.categories.map((part) => part / all),
  };
}

function rangeOf(held: readonly Held[]): string {
  return held.map(([hand, weight]) => `${hand}:${weight}`).join();
}

/** Several hands of few cards, so that some share one. */
function heldBy(random: Random): Held[] {
  const hands = pairsOf(shuffled(random, DECK, 5)).map((pair) => pair.join(''));
  return shuffled(random, hands, integer(random, 2, 3)).map((hand) => [
    hand,
    integer(random, 1, 4) / 4,
  ]);
}

/** The sample of a spot, whatever an exact count of it would take. */
function sampleOf(asked: Spot, hasTable = true): JokerSample {
  if (!hasWilds(asked)) throw new Error('an ordinary deck');
  const unseen = unseenCards(asked);
  const [hero, other] = rangesOf(playersOf(asked), unseen);
  const byTable = hasTable ? sumMatchups(table, hero.weights, other.weights) : undefined;
  return new JokerSample(asked, unseen, byTable);
}

describe('95 % of the intervals hold the exact figure', LONG, () => {
  test.each(DECKS.flatMap((wild) => [1, 2, 3].map((seed) => ({ wild, seed }))))(
    '$wild, ranges $seed',
    ({ wild, seed }) => {
      const random = seeded(seed);
      const [own, theirs] = [heldBy(random), heldBy(random)];
      const expected = exactly(wild, own, theirs);
      const asked = spot({ wild, hero: rangeOf(own), opponents: [rangeOf(theirs)] });
      const sample = sampleOf(asked);
      const rounds = 60;
      const inside = { equity: 0, wins: 0, ties: 0 };
      for (let round = 0; round < rounds; round++) {
        const found = gather(sample, 8 * round, 8 * (round + 1));
        const {
          equity,
          halfWidth = 1,
          wins,
          winsHalfWidth = 1,
          ties,
          tiesHalfWidth = 1,
        } = found.players[0];
        const isIn = (figure: number, exact: number, width: number) =>
          Number(Math.abs(figure - exact) <= width);
        inside.equity += isIn(equity, expected.equity, halfWidth);
        inside.wins += isIn(wins / found.of, expected.wins, winsHalfWidth);
        inside.ties += isIn(ties / found.of, expected.ties, tiesHalfWidth);
      }
      // Of 60 fewer come twice in a thousand times.
      for (const times of Object.values(inside)) expect(times).toBeGreaterThanOrEqual(51);
      const found = finish(countInOrder(sample));
      const [hero, other] = found.players;
      expect(hero.halfWidth).toBeLessThanOrEqual(0.001);
      expect(hero.equity + other.equity).toBeCloseTo(1, 12);
      expect(hero.wins + hero.ties + other.wins).toBeCloseTo(found.of, 6);
      expect(hero.categories.reduce((sum, deals) => sum + deals, 0)).toBeCloseTo(found.of, 6);
      hero.categories.forEach((deals, at) => {
        expect(Math.abs(deals / found.of - expected.categories[at])).toBeLessThan(0.008);
      });
    },
  );
});

test('it says what is drawn with the whole deck, and both what is counted', () => {
  const asked = spot({ wild: 'joker', hero: '22+,A2s+', opponents: ['TT+,AQs+'] });
  if (!hasWilds(asked)) return expect.fail('an ordinary deck');
  const drawn = finish(countInOrder(new WildSample(asked, unseenCards(asked))));
  const found = finish(countInOrder(sampleOf(asked)));
  const [exact] = finish(countEquity(asked)).players;
  for (const { players } of [drawn, found]) {
    const [{ equity, halfWidth = 0 }] = players;
    expect(Math.abs(equity - exact.equity)).toBeLessThan(1.5 * halfWidth);
  }
  drawn.players.forEach(({ equity, halfWidth = 1, wins, winsHalfWidth = 1, categories }, seat) => {
    const own = found.players[seat];
    expect(Math.abs(own.equity - equity)).toBeLessThan(halfWidth + (own.halfWidth ?? 1));
    const apart = Math.abs(own.wins / found.of - wins / drawn.of);
    expect(apart).toBeLessThan(winsHalfWidth + (own.winsHalfWidth ?? 1));
    categories.forEach((deals, at) => {
      const part = own.categories[at] / found.of;
      expect(Math.abs(part - deals / drawn.of)).toBeLessThan(0.008);
    });
  });
});

test('ranges that take long to count are sampled first', () => {
  const wide = spot({ wild: 'joker', hero: '20%', opponents: ['21%'] });
  const [first, last] = longCounts(wide, { table });
  expect(first).toBeInstanceOf(JokerSample);
  expect(last.method).toBe('exact');
});

test('whoever counts pieces for another needs no table', () => {
  const asked = spot({ wild: 'bug', hero: 'AKs', opponents: ['QQ,JTs'] });
  const own = sampleOf(asked);
  const helper = sampleOf(asked, false);
  for (const piece of [0, 1, 7, 8]) expect(helper.count(piece)).toEqual(own.count(piece));
  const gathering = new Gathering(own);
  for (let piece = 15; piece >= 0; piece--) gathering.bring(piece, helper.count(piece));
  expect(gathering.equity()).toEqual(gather(own, 0, 16));
});

test('only for two ranges, and no card dead', () => {
  const asks = (hero: string, opponents: string[], rest = {}) =>
    wantsTable(spot({ wild: 'joker', hero, opponents, ...rest }));
  expect(asks('AKs', ['QQ'])).toBe(true);
  expect(asks('AKs', ['QsQc'])).toBe(false);
  expect(asks('AKs', ['random'])).toBe(false);
  expect(asks('AhKd', ['QsQc'])).toBe(false);
  expect(asks('AKs', ['QQ', 'JJ'])).toBe(false);
  expect(asks('AKs', ['QQ'], { dead: '2c' })).toBe(false);
  expect(asks('AhKd', ['QQ'], { board: '7d5cKh' })).toBe(false);
  expect(asks('AhKd', ['QQ'], { wild: 'deuces' })).toBe(false);
});
