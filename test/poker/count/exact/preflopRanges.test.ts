/**
 * Tests src/poker/count/sampled/boardSample, src/poker/count/sampled/handSample, src/poker/count/exact/rowPlaces too.
 *
 * @module-tag long
 */
import { describe, expect, test } from 'vitest';
import { choose } from '../../../../src/poker/chance';
import { boardsUpToSuits } from '../../../../src/poker/count/exact/upToSuits';
import { countEquity, longCounts } from '../../../../src/poker/plan';
import {
  countAlone,
  countCategories,
  countChangeAlone,
  countFlushChange,
  othersOf,
} from '../../../../src/poker/count/exact/preflopCategories';
import { comboIndex } from '../../../../src/poker/combos';
import { Gathering, type LongCount } from '../../../../src/poker/count/longCount';
import type { Equity } from '../../../../src/poker/count/tally';
import type { Player, Spot } from '../../../../src/poker/spot';
import type { SpotText } from '../../../../src/poker/readSpot';
import { DECK, pairsOf, without } from '../../../reference/cards';
import { enumerateHoldings, type Holding } from '../../../reference/equity';
import { integer, seeded, shuffled } from '../../../reference/random';
import { lopsided } from '../../deal';
import { cards, finish, gather, spot } from '../../read';
import { table } from '../../table';

function comboOf(hand: readonly string[]): number {
  const [a, b] = cards(hand.join(''));
  return comboIndex(a, b);
}

test('a hand’s categories against a range are those of every deal of a thinned deck', () => {
  const random = seeded(1);
  for (let round = 0; round < 24; round++) {
    const dealt = [...shuffled(random, lopsided(random))];
    dealt.push(...shuffled(random, without(DECK, dealt)));
    const left = dealt.slice(-13);
    const dead = without(DECK, left);
    const hands = shuffled(random, pairsOf(left), integer(random, 2, 9));
    const holding = hands.map((hand): Holding[number] => [hand, integer(random, 1, 4) / 4]);
    const own = shuffled(random, left, 2);
    const expected = enumerateHoldings([[[own, 1]], holding], [], dead);
    const weights = new Float64Array(1326);
    for (const [hand, weight] of holding) weights[comboOf(hand)] = weight;
    const found = countCategories(comboOf(own), othersOf(weights), cards(left.join('')));
    expected.players[0].categories.forEach((deals, category) => {
      expect(found[category], `${own.join('')} ${category}`).toBeCloseTo(deals, 6);
    });
  }
});

test('a hand’s categories alone are those of every board of a thinned deck', () => {
  const random = seeded(2);
  for (let round = 0; round < 24; round++) {
    const dealt = [...shuffled(random, lopsided(random))];
    dealt.push(...shuffled(random, without(DECK, dealt)));
    const left = dealt.slice(-13);
    const own = shuffled(random, left, 2);
    const [expected] = enumerateHoldings([[[own, 1]]], [], without(DECK, left)).players;
    const weights = new Float64Array(1326);
    weights[comboOf(own)] = 0.5;
    const unseen = cards(left.join(''));
    const boards = countAlone(weights, unseen);
    expect(Array.from(boards)).toEqual(expected.categories.map((own) => own / 2));
    // A single player with an empty hand. The combo's cards are on no board, be they in the deck or not.
    const nobody = { ...othersOf(new Float64Array(1326)), total: 1 };
    const moved = countFlushChange(comboOf(own), nobody, unseen);
    for (const deck of [unseen, cards(without(left, own).join(''))]) {
      expect(Array.from(countChangeAlone(weights, deck))).toEqual(Array.from(moved, (x) => x / 2));
    }
  }
});

test('every combo on every board is every seven cards, once for each two of them', () => {
  // Seven-card hands by category, high card first, as they are published.
  const sevens = [23_294_460, 58_627_800, 31_433_400, 6_461_620, 6_180_020, 4_047_644, 3_473_184, 224_848, 41_584];
  const found = countAlone(new Float64Array(1_326).fill(1), cards(DECK.join('')));
  expect(Array.from(found)).toEqual(sevens.map((hands) => 21 * hands));
});

test('boards up to suits are all boards', () => {
  for (const suits of [
    [[0, 1, 2, 3]],
    [[0], [1, 2, 3]],
    [
      [0, 3],
      [1, 2],
    ],
    [[0], [1], [2, 3]],
  ]) {
    const { times, cards: dealt, many } = boardsUpToSuits(suits);
    expect(times.reduce<number>((sum, own) => sum + own, 0)).toBe(choose(52, 5));
    expect(dealt).toHaveLength(5 * many);
  }
  expect(boardsUpToSuits([[0, 1, 2, 3]]).many).toBe(134_459);
  const holding = cards('2c 7h');
  const { times, cards: dealt } = boardsUpToSuits([[0], [2], [1, 3]], { holding });
  expect(times.reduce<number>((sum, own) => sum + own, 0)).toBe(choose(52, 5) - choose(50, 5));
  const isHolding = Array.from(times.keys()).every((at) => {
    const board = dealt.subarray(5 * at, 5 * at + 5);
    return holding.some((card) => board.includes(card));
  });
  expect(isHolding).toBe(true);
});

describe('two ranges: the table gives the same result as counting', () => {
  test.each([
    { hero: 'AA,AKs', opponents: ['KK,QJs'] },
    { hero: 'TT:0.5,A5s', opponents: ['A5s,98s:0.25'] },
    { hero: '77,87s', opponents: ['77,87s'], dead: '7c' },
    { hero: 'JTs,T9s:0.3', opponents: ['99,AhKh'], dead: '9h Th' },
    { hero: 'AQo,44', opponents: ['KTs'], dead: '4s As' },
    { hero: 'AKs,AhKd', opponents: ['AQs'], dead: '2c' },
  ] satisfies SpotText[])('$hero v $opponents without $dead', (text) => {
    const asked = spot(text);
    const [plain] = longCounts(asked).slice(-1);
    const byTable = longCounts(asked, { table });
    const expected = gather(plain, 0, plain.pieces);
    const found = finish(countEquity(asked, { table }));
    expect(byTable.at(-1)?.method).toBe('exact');
    expect(found.of / expected.of).toBeCloseTo(1, 12);
    found.players.forEach((player, seat) => {
      const { wins, ties, equity, categories } = expected.players[seat];
      expect(player.wins / found.of).toBeCloseTo(wins / expected.of, 12);
      expect(player.ties / found.of).toBeCloseTo(ties / expected.of, 12);
      expect(player.equity).toBeCloseTo(equity, 12);
      player.categories.forEach((deals, category) => {
        expect(deals / found.of).toBeCloseTo(categories[category] / expected.of, 12);
      });
    });
    // A helper that counts pieces has no table.
    const helper = longCounts(asked, { hasTable: true });
    expect(helper.map(({ pieces }) => pieces)).toEqual(byTable.map(({ pieces }) => pieces));
    helper.forEach((count, stage) => {
      expect(count.count(1)).toEqual(byTable[stage].count(1));
    });
  });
});

describe('drawn boards', () => {
  const SPOTS: SpotText[] = [
    { hero: 'AKs,QQ,T9s:0.5', opponents: ['76s,98s', '55-99'], dead: '7c' },
    { hero: '76s,54s,KQo,T9o', opponents: ['AhKd', 'QQ,JJ:0.5,A5s'] },
    { hero: '6h4h', opponents: ['QQ-TT,A5s,KQs', '76s,54s,KQo,T9o,AJo'] },
    { hero: 'TT+:0.7,AQs+', opponents: ['99-66,KQs'], dead: '2c Ah' },
  ];

  /** The exact figures, counted once for both tests. */
  const known = new Map<SpotText, Equity>();
  const exactOf = (text: SpotText, exact: LongCount): Equity => {
    const found = known.get(text) ?? gather(exact, 0, exact.pieces);
    known.set(text, found);
    return found;
  };

  /** The same spot with its ranges' weights scaled: only the seed of its dice differs. */
  const reseeded = (text: SpotText, round: number): Spot => {
    const scale = (player: Player): Player =>
      player.kind === 'range'
        ? {
            kind: 'range',
            range: { weights: player.range.weights.map((own) => own * (1 - round / 1_000)) },
          }
        : player;
    const { hero, opponents, ...rest } = spot(text);
    return { ...rest, hero: scale(hero), opponents: opponents.map(scale) };
  };

  /** The first figures that a sample gives. */
  const firstOf = (count: LongCount): Equity => {
    const gathering = new Gathering(count);
    for (let piece = 0; gathering.progress() === 0; piece++) gathering.bring(piece, count.count(piece));
    return count.equity(gathering.sums);
  };

  test.each(SPOTS)('95% of the intervals hold the exact figure: $hero v $opponents, without $dead', (text) => {
    const counts = longCounts(spot(text), { table });
    expect(counts.map(({ method }) => method)).toEqual(['sampled', 'exact']);
    const expected = exactOf(text, counts[1]);
    // A helper that counts pieces has no table.
    const [helper] = longCounts(spot(text), { hasTable: true });
    for (const piece of [0, 60]) expect(helper.count(piece)).toEqual(counts[0].count(piece));
    const rounds = 60;
    const inside = { equity: 0, wins: 0, ties: 0 };
    const ends = { inside: 0, of: 0 };
    for (let round = 0; round < rounds; round++) {
      const [sample] = longCounts(reseeded(text, round), { table });
      const found = firstOf(sample);
      expect(found.players.reduce((sum, { equity }) => sum + equity, 0)).toBeCloseTo(1, 9);
      found.players.forEach((player, seat) => {
        const { wins, ties, equity } = expected.players[seat];
        const { halfWidth = 0, winsHalfWidth = 0, tiesHalfWidth = 0 } = player;
        if (Math.abs(player.equity - equity) <= halfWidth) inside.equity++;
        if (Math.abs(player.wins / found.of - wins / expected.of) <= winsHalfWidth) inside.wins++;
        if (Math.abs(player.ties / found.of - ties / expected.of) <= tiesHalfWidth) inside.ties++;
        player.categories.forEach((deals, category) => {
          const share = expected.players[seat].categories[category] / expected.of;
          const width = player.categoryHalfWidths?.[category] ?? NaN;
          const error = Math.abs(deals / found.of - share);
          ends.of++;
          if (error <= width + 1e-9) ends.inside++;
        });
      });
    }
    const all = rounds * expected.players.length;
    expect(inside.equity / all).toBeGreaterThan(0.91);
    expect(inside.equity / all).toBeLessThan(0.985);
    expect(inside.wins / all).toBeGreaterThan(0.92);
    expect(inside.ties / all).toBeGreaterThan(0.92);
    // Boards with a dead card alone say nothing of categories.
    expect(ends.of).toBe(text.opponents?.length === 1 ? 0 : 9 * all);
    if (ends.of > 0) expect(ends.inside / ends.of).toBeGreaterThan(0.93);
  });

  test.each(SPOTS)('categories come near the exact ones: $hero v $opponents, without $dead', (text) => {
    const [sample, exact] = longCounts(spot(text), { table });
    const expected = exactOf(text, exact);
    const found = gather(sample, 0, 400);
    expect(found.players[0].categories.length === 0).toBe(text.opponents?.length === 1);
    // With a known hand only flushes are sampled, and of these only what the others' cards do to each other.
    const most = [text.hero, ...(text.opponents ?? [])].some((own) => own.length === 4) ? 0.0002 : 0.002;
    found.players.forEach(({ categories }, seat) => {
      categories.forEach((own, category) => {
        const share = expected.players[seat].categories[category] / expected.of;
        expect(Math.abs(own / found.of - share), `${seat}, ${category}`).toBeLessThan(most);
      });
      const all = categories.reduce((sum, own) => sum + own / found.of, 0);
      expect(all).toBeCloseTo(categories.length === 0 ? 0 : 1, 9);
    });
  });
});
