/** @module-tag long */
import { describe, expect, test } from 'vitest';
import { answer } from '../../src/poker/answer';
import { formatCard } from '../../src/poker/card';
import { unseen, type ReferenceSpot } from '../reference/equity';
import * as reference from '../reference/outs';
import { integer, seeded } from '../reference/random';
import { lively, write } from './deal';
import { finish, spot } from './read';

/** The cards of each draw by its name. */
function drawsOf(asked: ReturnType<typeof spot>): Record<string, string[]> {
  const { draws = [] } = finish(answer(asked));
  expect(new Set(draws.map(({ name }) => name)).size).toBe(draws.length);
  return Object.fromEntries(draws.map(({ name, cards }) => [name, cards.map(formatCard)]));
}

/*
 * As players name them: a gutshot has 4 outs, open-ended and double gutshots 8, a flush draw 9,
 * overcards 6, a pair draw 5, a set draw 2; https://en.wikipedia.org/wiki/Draw_(poker)
 */
const rows: [why: string, hero: string, board: string, draws: Record<string, number>][] = [
  ['open-ended', '9h8d', '7c6sKh', { 'open-ended straight draw': 8 }],
  ['open at the ace and the six', '5h4d', '3c2sKh', { 'open-ended straight draw': 8 }],
  ['open at the nine and the ace', 'KhQd', 'JcTs2h', { 'open-ended straight draw': 8, overcards: 6 }],
  ['gutshot', '9h8d', '6c5sKh', { gutshot: 4 }],
  ['A-K-Q-J has one completing rank', 'AhKd', 'QcJs2h', { gutshot: 4, overcards: 6 }],
  ['A-2-3-4 has one completing rank', 'Ah2d', '3c4sTh', { gutshot: 4 }],
  ['double gutshot with the jack and the seven', 'Th8d', 'Qc9s6h', { 'double gutshot': 8 }],
  ['double gutshot from five to jack', '9h7d', '8c5sJh', { 'double gutshot': 8 }],
  ['flush draw', 'Ah9h', 'Kh4h2c', { 'flush draw': 9 }],
  ['flush draw with one card of hero’s', 'Ah9c', 'Kh4h2h', { 'flush draw': 9 }],
  ['flush draw and gutshot', '4c9c', '7d5cKh8c', { 'flush draw': 9, gutshot: 4 }],
  ['flush draw and open-ended', '9h8h', '7h6hKc', { 'flush draw': 9, 'open-ended straight draw': 8 }],
  ['overcards', 'AhKd', '9c7s2h', { overcards: 6 }],
  ['one overcard is none', 'Ah6d', '9c7s2h', {}],
  ['overcards to a paired board: none, its pair is everybody’s', 'AhKd', '9c9s2h', {}],
  ['pair draw', 'Ah9d', '9cKs4h2c', { 'pair draw': 5 }],
  ['set draw', '6h6d', '9cKs2h', { 'set draw': 2 }],
  ['four of a flush on the board alone', 'AcKd', '9h7h4h2h', { overcards: 6 }],
  ['four of a straight on the board alone, the same for all', 'AcAd', '9h8c7s6d', { 'set draw': 2 }],
  ['the higher end of it only', 'Jc2d', '9h8c7s6d', { gutshot: 4 }],
  ['both ends, one of them under the board’s own', '6dTc', 'Ad3c4s5h', { 'open-ended straight draw': 8 }],
  ['a made straight has no straight draw', '9h8h', '7c6sTh', {}],
  ['a made flush has no flush draw', '9h8h', '7h6h2h', {}],
];

describe('named as players name them', () => {
  test.each(rows)('%s: %s on %s', (_, hero, board, draws) => {
    const counts = Object.entries(drawsOf(spot({ hero, board })))
      .filter(([name]) => !name.startsWith('backdoor'))
      .map(([name, cards]) => [name, cards.length]);
    expect(Object.fromEntries(counts)).toEqual(draws);
  });

  test('a dead rank completes nothing', () => {
    const board = '7c6s2h';
    const both = drawsOf(spot({ hero: '9h8d', board, dead: 'Tc Th' }));
    expect(both['open-ended straight draw']).toEqual(['5c', '5d', '5h', '5s', 'Td', 'Ts']);
    const one = drawsOf(spot({ hero: '9h8d', board, dead: 'Tc Td Th Ts' }));
    expect(one).toHaveProperty('gutshot', ['5c', '5d', '5h', '5s']);
  });

  test('a backdoor flush and straight', () => {
    const found = drawsOf(spot({ hero: 'Jh9h', board: '8h2c3s' }));
    expect(found['backdoor flush draw']).toHaveLength(10);
    // With 7 and T, or T and Q.
    expect(new Set(found['backdoor straight draw'].map((card) => card.charAt(0)))).toEqual(new Set(['7', 'T', 'Q']));
  });

  test('a backdoor flush takes two unseen cards of the suit', () => {
    const text = { hero: 'Jh9h', board: '8h2c3s' };
    const two = drawsOf(spot({ ...text, dead: '2h3h4h5h6h7hThQh' }));
    expect(two['backdoor flush draw']).toEqual(['Kh', 'Ah']);
    const one = drawsOf(spot({ ...text, dead: '2h3h4h5h6h7hThQhKh' }));
    expect(one).not.toHaveProperty('backdoor flush draw');
  });

  test('no backdoor on the turn', () => {
    const found = drawsOf(spot({ hero: 'Jh9h', board: '8h2c3sKd' }));
    expect(Object.keys(found).filter((name) => name.startsWith('backdoor'))).toEqual([]);
  });
});

describe('by definition', () => {
  function check({ players, ...rest }: ReferenceSpot): string[] {
    const asked = { players, ...rest };
    const { board } = asked;
    const [hero] = players.flatMap((player) => (player === 'random' ? [] : [player]));
    const left = unseen(asked);
    const found = drawsOf(write(asked));
    const straight = reference.straightDraw(hero, board, left);
    const expected = {
      ...(straight !== undefined && { [straight.name]: straight.cards }),
      'flush draw': reference.flushDraw(hero, board, left),
      overcards: reference.overcards(hero, board, left),
      'pair draw': reference.pairDraw(hero, board, left),
      'set draw': reference.setDraw(hero, board, left),
      'backdoor flush draw': reference.backdoorFlushDraw(hero, board, left),
      'backdoor straight draw': reference.backdoorStraightDraw(hero, board, left),
    };
    const there = Object.fromEntries(Object.entries(expected).filter(([, own]) => own.length > 0));
    expect(found, `${hero.join('')} on ${board.join('')} without ${asked.dead.join('')}`).toEqual(there);
    return Object.keys(there);
  }

  test.each([
    ['flop', 3, 600],
    ['turn', 4, 2000],
  ])('on the %s', (_, board, rounds) => {
    const random = seeded(board);
    const seen = new Set<string>();
    for (let round = 0; round < rounds; round++) {
      const dead = random() < 0.7 ? 0 : integer(random, 1, 14);
      for (const name of check(lively(random, { players: 1, board, dead }))) seen.add(name);
    }
    expect([...seen].filter((name) => !name.startsWith('backdoor')).sort()).toEqual([
      'double gutshot',
      'flush draw',
      'gutshot',
      'open-ended straight draw',
      'overcards',
      'pair draw',
      'set draw',
    ]);
  });
});

/*
 * A wild card to come completes what the natural ones do; one that is held makes more of them do so. A
 * joker gives ace-king a pair of aces if the board makes a pair of nines.
 */
test.each<[wild: string, hero: string, board: string, draws: Record<string, number>]>([
  ['joker', '4c9c', '7d5cKh8c', { 'flush draw': 10, gutshot: 5 }],
  ['deuces', '4c9c', '7d5cKh8c', { 'flush draw': 12, gutshot: 8 }],
  ['joker', 'AhKd', '9s7c4h3d', { overcards: 7 }],
  ['bug', 'AhKd', '9s7c4h3d', { overcards: 7 }],
  ['joker', '8h8d', 'KcQs4h2d', { 'set draw': 3 }],
  ['joker', '9h*', '8c7d2sKd', { wrap: 16 }],
  ['joker', '*Ah', '9h6h2cKd', { 'flush draw': 10 }],
])('with wild cards, %s: %s on %s', (wild, hero, board, draws) => {
  const found = drawsOf(spot({ wild, hero, board }));
  expect(Object.fromEntries(Object.entries(found).map(([name, { length }]) => [name, length]))).toEqual(draws);
});
