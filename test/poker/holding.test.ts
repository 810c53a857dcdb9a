import { describe, expect, test } from 'vitest';
import { DECK, formatCard, type Card } from '../../src/poker/card';
import { categoryOf, CATEGORIES } from '../../src/poker/category';
import { evaluate } from '../../src/poker/hand';
import {
  drawNames,
  drawsOf,
  DRAWS,
  hasEightOuts,
  HoldingReader,
  rungOf,
  RUNGS,
  type Holding,
} from '../../src/poker/holding';
import { COMBOS } from '../../src/poker/combos';
import { without } from '../reference/cards';
import * as reference from '../reference/holding';
import { integer, seeded, shuffled } from '../reference/random';
import { lively } from './deal';
import { cards } from './read';
import { LONG } from '../long';

const NAMES = DECK.map(formatCard);
const PLACES = new Map(NAMES.map((name, card) => [name, card as Card]));

function cardsOf(names: readonly string[]): Card[] {
  return names.map((name) => PLACES.get(name) ?? (NaN as Card));
}

/** A holding as the reference writes it. */
function words(holding: Holding): { rung: string; draws: string[] } {
  return { rung: RUNGS[rungOf(holding)], draws: drawNames(drawsOf(holding)) };
}

function read(hand: string, board: string, dead = ''): Holding {
  const reader = new HoldingReader(cards(dead));
  reader.setBoard(cards(board));
  const [first, second] = cards(hand);
  return reader.read(first, second);
}

/** The ladder from the top, with examples for each rung. */
const LADDER: Record<(typeof RUNGS)[number], [hand: string, board: string][]> = {
  'straight flush': [['6h5h', '9h8h7h']],
  'four of a kind': [
    ['KsKh', 'KdKc2s'],
    ['Ks3h', 'KhKdKc2s'],
  ],
  'full house': [
    ['9s9h', '7s7h7d'],
    ['As7h', 'KsKhKd7s'],
  ],
  flush: [['Ah2h', 'KhQh7h']],
  straight: [['Ts3d', '9s8h7d6c5s']],
  set: [['7s7h', 'Kd7d5c']],
  trips: [['As7h', 'Kd7d7c']],
  'two pair': [['Ks7h', 'Kd7d2c']],
  overpair: [['AsAh', 'Kd7d7c']],
  'top pair': [
    ['AsKh', 'Kd9d9c'],
    ['Ks7h', 'Kd7d9c9s2h'],
  ],
  'pocket pair below top': [['9s9h', 'KdKc2s']],
  'second pair': [['9s2h', 'KdKc9c']],
  'pocket pair below second': [['6s6h', 'Kd7d5c']],
  'third pair or lower': [['As5h', 'Kd7d5c']],
  'pocket pair below third': [
    ['2s2h', 'Kd7d5c'],
    ['7s7h', 'AdKdQc2c'],
  ],
  'ace high': [
    ['As5h', 'KdKc2s'],
    ['AsQh', '7d7c7s'],
    ['AsQh', 'KdKcKsKh'],
  ],
  'no made hand': [
    ['Js5h', 'KdKc2s'],
    ['5s5h', 'KdKc7d7c'],
    ['2s3h', '9s8h7d6c5s'],
    ['As2h', 'AhKhQhJhTh'],
  ],
};

describe('made hands', () => {
  test('each rung holds its examples', () => {
    expect(Object.keys(LADDER)).toEqual(RUNGS);
    for (const [rung, examples] of Object.entries(LADDER)) {
      for (const [hand, board] of examples) {
        expect(RUNGS[rungOf(read(hand, board))], `${hand} on ${board}`).toBe(rung);
      }
    }
  });

  test('the best rungs are the categories from a straight up', () => {
    for (const [rung, examples] of Object.entries(LADDER).slice(0, 5)) {
      const [[hand, board]] = examples;
      expect(CATEGORIES[categoryOf(evaluate(cards(hand + board)))]).toBe(rung);
    }
  });
});

describe('draws', () => {
  const rows: [hand: string, board: string, draws: string[], dead?: string][] = [
    ['Ah9d', 'Kh7h2h', ['flush draw', 'nut flush draw', 'one-card flush draw']],
    ['KhTh', 'Ah7h2c', ['flush draw', 'nut flush draw', 'backdoor straight draw']],
    ['QhTh', 'Ah7h2c', ['flush draw', 'backdoor straight draw']],
    ['5h4d', '3c2sKh9d', ['open-ended straight draw']],
    ['AhKd', 'QcJs2h3d', ['gutshot', 'overcards', 'overcards and straight draw']],
    ['Th8d', 'Qc9s6h2d', ['double gutshot']],
    // With the ten hero has an ace-high straight, the board a king-high one.
    ['Ac2d', 'KhQdJs9h', ['gutshot', 'one-card straight draw']],
    // The jack and the ten make the board's own straight.
    ['KhQd', '9c8s7h', ['overcards']],
    ['9s8h', '7h6d2c3s', ['gutshot', 'overcards', 'overcards and straight draw'], 'TcTdThTs'],
    ['9s8h', '7h6d2c3s', ['overcards'], 'TcTdThTs5c5d5h5s'],
    // The three and the eight that are left give the board a flush.
    ['7c6d', '4h5hThKh', [], '3c3d3s8c8d8s'],
    ['AhKh', 'QhJh2c3d4s', []],
  ];
  test.each(rows)('%s on %s: %j', (hand, board, draws, dead) => {
    expect(words(read(hand, board, dead)).draws).toEqual(draws);
  });
});

test('any hand on any board has the reference’s rung and draws, with dead cards', LONG, () => {
  const random = seeded(2601);
  const seen = new Set<string>();
  for (let round = 0; round < 4_000; round++) {
    const spot = lively(random, {
      players: 1,
      board: integer(random, 3, 5),
      dead: round % 2 === 0 ? integer(random, 1, 25) : 0,
    });
    const [hand] = spot.players as string[][];
    const holding = read(hand.join(''), spot.board.join(''), spot.dead.join(''));
    const found = words(holding);
    expect(found, JSON.stringify(spot)).toEqual(reference.classify(hand, spot.board, spot.dead));
    if (spot.board.length === 3 && round % 4 === 0) {
      expect(hasEightOuts(holding), JSON.stringify(spot)).toBe(reference.hasEightOuts(hand, spot.board, spot.dead));
    }
    seen.add(found.rung);
    for (const draw of found.draws) seen.add(draw);
  }
  // Every row came up.
  expect([...RUNGS, ...DRAWS].filter((name) => !seen.has(name))).toEqual([]);
});

/** `MANY_BOARDS=2000` reads every hand on this many, in a minute and a half. */
const BOARDS = Number(process.env.MANY_BOARDS ?? 25);

test('reads every hand on random boards with one reader', LONG, () => {
  const random = seeded(2602);
  const dead = shuffled(random, NAMES, 3);
  const reader = new HoldingReader(cardsOf(dead));
  for (let round = 0; round < BOARDS; round++) {
    const board = shuffled(random, without(NAMES, dead), integer(random, 3, 5));
    reader.setBoard(cardsOf(board));
    for (const [high, low] of COMBOS) {
      const hand = [NAMES[high], NAMES[low]];
      if (hand.some((card) => board.includes(card) || dead.includes(card))) continue;
      const found = words(reader.read(high, low));
      const expected = reference.classify(hand, board, dead);
      if (found.rung !== expected.rung || found.draws.join() !== expected.draws.join()) {
        expect(found, `${hand.join('')} on ${board.join('')}`).toEqual(expected);
      }
      expect(reader.strengthOf(low, high)).toBe(evaluate(cardsOf([...hand, ...board])));
    }
  }
});
