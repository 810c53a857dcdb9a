import { describe, expect, test } from 'vitest';
import { answer } from '../../src/poker/answer';
import { formatCard } from '../../src/poker/card';
import { countEquity } from '../../src/poker/equity';
import { DECK, pairsOf, without } from '../reference/cards';
import { enumerateHoldings, type Holding } from '../reference/equity';
import { integer, seeded, shuffled, type Random } from '../reference/random';
import { lopsided } from './deal';
import { finish, spot } from './read';

/** A longer holding is all that a player can be dealt. */
const MOST_COMBOS = 10;

interface Question {
  readonly holdings: readonly Holding[];
  readonly board: readonly string[];
  readonly dead: readonly string[];
}

/** Combos with weights, `'AhKd:0.25'`; one combo of full weight is a known hand. */
function write(holding: Holding): string {
  return holding.map(([hand, weight]) => `${hand.join('')}:${weight}`).join(',');
}

function asked({ holdings, board, dead }: Question): ReturnType<typeof spot> {
  const [hero, ...opponents] = holdings.map((holding) => {
    if (holding.length === 1) return holding[0][0].join('');
    return holding.length > MOST_COMBOS ? 'random' : write(holding);
  });
  return spot({ hero, opponents, board: board.join(''), dead: dead.join('') });
}

/** Ranges that share cards with each other, with the board and with what is dead. */
function question(
  random: Random,
  hidden: number[],
  players: number,
  board: number,
  left: number,
): Question {
  const cards = [...shuffled(random, lopsided(random))];
  cards.push(...shuffled(random, without(DECK, cards)));
  const known = players - hidden.length;
  const dead = cards.splice(0, Math.max(0, 52 - board - 2 * known - left));
  const rest = shuffled(random, cards);
  const take = (count: number) => rest.splice(0, count);
  const own = { board: take(board), known: Array.from({ length: known }, () => take(2)) };
  const weighted = random() < 0.6;
  const weights = [0.25, 0.5, 0.1, 1, 0.333];
  const holdings = Array.from({ length: players }, (_, seat): Holding => {
    if (!hidden.includes(seat)) return [[own.known.pop() ?? [], 1]];
    const live = shuffled(random, pairsOf(rest), integer(random, 2, 9));
    const ruledOut = dead.length < 2 ? [] : [[...shuffled(random, dead, 1), rest[0]]];
    return [...live, ...ruledOut].map((hand) => [
      hand,
      weighted ? weights[integer(random, 0, 4)] : 1,
    ]);
  });
  return { ...own, holdings, dead };
}

function close(found: number, expected: number, of: number): boolean {
  return Math.abs(found - expected) <= 1e-12 * of;
}

function agree(own: Question): boolean {
  const expected = enumerateHoldings(own.holdings, own.board, own.dead);
  const name = `${own.holdings.map(write).join(' v ')} on ${own.board.join('')} without ${own.dead.join('')}`;
  // Nobody can be dealt anything: that is for the reader of spots to say.
  if (expected.of === 0) return false;
  const found = finish(countEquity(asked(own)));
  expect(found.samples, name).toBeUndefined();
  expect(close(found.of, expected.of, expected.of), name).toBe(true);
  found.players.forEach(({ wins, ties, equity, categories }, seat) => {
    const player = expected.players[seat];
    const numbers: [number, number][] = [
      [wins, player.wins],
      [ties, player.ties],
      [equity * found.of, player.share],
      ...categories.map((deals, category): [number, number] => [
        deals,
        player.categories[category],
      ]),
    ];
    expect(categories).toHaveLength(9);
    if (own.holdings.flat().every(([, weight]) => weight === 1)) {
      expect([wins, ties, ...categories].every(Number.isInteger), name).toBe(true);
    }
    expect(
      numbers.every(([one, other]) => close(one, other, expected.of)),
      `${name}: ${JSON.stringify(numbers)}`,
    ).toBe(true);
  });
  for (const [card, after] of found.next ?? []) {
    const { probability, equity } = expected.next.get(formatCard(card)) ?? {
      probability: 0,
      equity: 0,
    };
    expect(close(after.probability, probability, 1), `${formatCard(card)}: ${name}`).toBe(true);
    if (probability > 0) {
      expect(close(after.equity, equity, 1), `${formatCard(card)}: ${name}`).toBe(true);
    }
  }
  return true;
}

/** Asks that many questions; nearly all of them can be dealt. */
function agreeOn(rounds: number, ask: () => Question): void {
  const dealt = Array.from({ length: rounds }, () => agree(ask())).filter(Boolean);
  expect(dealt.length).toBeGreaterThan(0.8 * rounds);
}

describe('every deal enumerated by weight', () => {
  test.each([
    ['river', 5, 150, 40],
    ['turn', 4, 60, 40],
    ['flop', 3, 25, 18],
  ])('a range against known hands on the %s', (_, board, rounds, left) => {
    const random = seeded(board);
    agreeOn(rounds, () => {
      const players = integer(random, 2, 6);
      return question(random, [integer(random, 0, players - 1)], players, board, left);
    });
  });

  test.each([
    ['river', 5, 150, 40],
    ['turn', 4, 40, 30],
    ['flop', 3, 25, 14],
  ])('a range against a range on the %s', (_, board, rounds, left) => {
    const random = seeded(10 + board);
    agreeOn(rounds, () => question(random, [0, 1], 2, board, left));
  });

  test('a range against known hands before the flop', () => {
    const random = seeded(20);
    agreeOn(25, () => {
      const players = integer(random, 2, 4);
      const seat = integer(random, 0, players - 1);
      return question(random, [seat], players, 0, 13);
    });
  });

  test('a range against a range before the flop', () => {
    const random = seeded(21);
    agreeOn(15, () => question(random, [0, 1], 2, 0, 13));
  });

  test.each([
    ['river', 5, 30, 14],
    ['turn', 4, 12, 12],
    ['flop', 3, 6, 9],
    ['preflop', 0, 6, 9],
  ])('a range, or any two, against any two: %s', (_, board, rounds, left) => {
    const random = seeded(40 + board);
    let round = 0;
    agreeOn(rounds, () => {
      const own = question(random, [0, 1], 2, board, left);
      const unseen = without(DECK, [...own.board, ...own.dead]);
      const anyTwo = pairsOf(unseen).map((hand): Holding[number] => [hand, 1]);
      round++;
      const other = round % 3 === 0 ? anyTwo : own.holdings[0];
      return { ...own, holdings: round % 2 === 0 ? [other, anyTwo] : [anyTwo, other] };
    });
  });
});

describe('three hidden players and more, every deal enumerated', () => {
  const among = (random: Random, players: number, least: number, most: number) =>
    shuffled(random, [...Array(players).keys()], integer(random, least, most));

  test.each([
    ['river', 5, 80, 40],
    ['turn', 4, 30, 24],
    ['flop', 3, 10, 13],
    ['preflop', 0, 8, 13],
  ])('ranges beside known hands: %s', (_, board, rounds, left) => {
    const random = seeded(60 + board);
    agreeOn(rounds, () => {
      const players = integer(random, 3, 5);
      return question(random, among(random, players, 2, 3), players, board, left);
    });
  });

  test.each([
    ['river', 5, 20, 10],
    ['turn', 4, 8, 9],
    ['flop', 3, 4, 9],
  ])('of whom some may hold any two: %s', (_, board, rounds, left) => {
    const random = seeded(70 + board);
    agreeOn(rounds, () => {
      const players = integer(random, 3, 4);
      const hidden = [...among(random, players, 3, 3)];
      const own = question(random, hidden, players, board, left);
      const unseen = without(DECK, [
        ...own.board,
        ...own.dead,
        ...own.holdings.filter((holding) => holding.length === 1).flatMap(([[hand]]) => hand),
      ]);
      const anyTwo = pairsOf(unseen).map((hand): Holding[number] => [hand, 1]);
      const open = new Set(hidden.slice(0, integer(random, 1, 2)));
      return {
        ...own,
        holdings: own.holdings.map((holding, seat) => (open.has(seat) ? anyTwo : holding)),
      };
    });
  });
});

test('against ranges p(c) sums to one, and Σ p(c)·E(c) is the equity now', () => {
  const random = seeded(30);
  for (let round = 0; round < 40; round++) {
    const own = question(random, round % 2 === 0 ? [1] : [0, 1], 2, 3 + (round % 2), 30);
    if (enumerateHoldings(own.holdings, own.board, own.dead).of === 0) continue;
    const found = finish(answer(asked(own)));
    const next = found.rangeCards ?? found.next ?? [];
    const now = found.players[0].equity ?? NaN;
    let sum = 0;
    let mean = 0;
    for (const { probability = NaN, equity = NaN, weight = NaN } of next) {
      sum += probability;
      mean += probability * equity;
      expect(weight).toBeCloseTo(now === 1 ? 0 : Math.max(0, equity - now) / (1 - now), 10);
    }
    expect(sum).toBeCloseTo(1, 12);
    expect(mean).toBeCloseTo(now, 12);
  }
});

test('a card that every hand of a range holds cannot fall: no chance, no weight, and still numbers', () => {
  const found = finish(answer(spot({ hero: 'KhKd', opponents: ['AsAd,AsAc'], board: '7d5cKc2h' })));
  const ace = found.next?.find(({ card }) => formatCard(card) === 'As');
  expect(ace).toMatchObject({ probability: 0, weight: 0 });
  expect(Number.isFinite(ace?.equity)).toBe(true);
});

test('weights leave no dust: who cannot lose has all of it, and who cannot win nothing', () => {
  for (const [hero, board, opponent] of [
    ['AA:0.3,AK:0.7', 'AsAdAhKd', '33:0.1,44:0.7,55:0.3,66:0.13,98s:0.17'],
    ['AA:0.3,KK:0.7', 'AsKsAdKd2c', 'QQ:0.1,JJ:0.7,TT:0.3'],
  ]) {
    const { players } = finish(countEquity(spot({ hero, board, opponents: [opponent] })));
    expect(players.map(({ equity }) => equity)).toEqual([1, 0]);
    expect(players[1].wins).toBe(0);
  }
});
