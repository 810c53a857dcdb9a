// Tests src/words/hands: hero's hand by its rung among what a range holds, and a hand as it is shown.
import { describe, expect, test } from 'vitest';
import { evaluateIn } from '../../src/poker/wildHand';
import { answer } from '../../src/poker/answer';
import type { SpotText } from '../../src/poker/readSpot';
import { standing } from '../../src/words/headline';
import { heldName } from '../../src/words/hands';
import { classify } from '../reference/holding';
import { integer, seeded } from '../reference/random';
import { lively } from '../poker/deal';
import { cards, finish, spot } from '../poker/read';

function nameOf(hero: string, board: string): string {
  const [a, b] = cards(hero);
  const dealt = cards(board);
  return heldName([a, b], dealt, evaluateIn(undefined, [a, b, ...dealt]));
}

const RUNGS: Readonly<Record<string, RegExp>> = {
  'straight flush': /^(royal flush|\S+-high straight flush)$/,
  'four of a kind': /^four \S+$/,
  'full house': /^\S+ full of \S+$/,
  flush: /^\S+-high flush$/,
  straight: /^\S+-high straight$/,
  set: /^set of \S+$/,
  trips: /^trip [^\s,]+(, \S+ kicker)?$/,
  'two pair': /^two pair, \S+ and \S+$/,
  overpair: /^overpair, \S+$/,
  'top pair': /^top pair(, \S+ kicker)?$/,
  'pocket pair below top': /^pair of \S+, under the \S+$/,
  'second pair': /^second pair(, \S+ kicker)?$/,
  'pocket pair below second': /^pair of \S+, under the \S+$/,
  'third pair or lower': /^(third|fourth|bottom) pair(, \S+ kicker)?$/,
  'pocket pair below third': /^pair of \S+, under the \S+$/,
  'ace high': /^ace high( on a .*board.*)?$/,
  'no made hand': /^((?!ace)\S+ high( on a .*board.*)?|counterfeited \S+|the board’s .*)$/,
};

test('the name of a hand fits its rung, in 3,000 spots', () => {
  const random = seeded(61);
  const seen = new Set<string>();
  for (let round = 0; round < 3000; round++) {
    const { players, board } = lively(random, { players: 1, board: integer(random, 3, 5) });
    const [hero] = players as string[][];
    const { rung } = classify(hero, board);
    seen.add(rung);
    expect(nameOf(hero.join(''), board.join('')), `${hero.join('')} on ${board.join('')}: ${rung}`).toMatch(
      RUNGS[rung],
    );
  }
  expect([...seen].sort()).toEqual(Object.keys(RUNGS).sort());
});

test.each([
  ['7c7d', '7h3h9c', 'set of sevens'],
  ['Ac7c', '7h7d2s', 'trip sevens, ace kicker'],
  ['Ac7c', '7h7dKsQsJh', 'trip sevens, ace kicker'],
  ['7c2c', '7h7dKsQsJh', 'trip sevens'],
  ['QhQd', '2c3c4c', 'overpair, queens'],
  ['QhQd', 'Kc7c4c', 'pair of queens, under the king'],
  ['AhAd', '9h8h3c3d2s', 'overpair, aces'],
  ['AsKd', 'Ac7h2s', 'top pair, king kicker'],
  ['AsKd', 'Kc7h7s', 'top pair, ace kicker'],
  ['Kd3d', 'KcQhJs9s', 'top pair'],
  ['AsQd', 'Kc7hQs', 'second pair, ace kicker'],
  ['As5d', 'Kc7h5s', 'third pair, ace kicker'],
  ['As4d', 'Kc9h7s4c', 'bottom pair, ace kicker'],
  ['As5d', 'Kc9h7s5c2d', 'fourth pair, ace kicker'],
  ['As2d', 'Kc9h7s5c2h', 'bottom pair, ace kicker'],
  ['JsTd', 'Ah7c2s', 'jack high'],
  ['AhKh', '7h3h9c7d', 'ace high on a paired board'],
  ['JsTd', '7h7c2s2d', 'jack high on a board with two pair'],
  ['AsQd', '7h7c7s', 'ace high on a board with three sevens'],
  ['AsQd', 'KhKcKsKd', 'ace high on a board with four kings'],
  ['5c5d', 'KhKc7s7d', 'counterfeited fives'],
  ['2c3d', 'KsKhQdJc9c', 'the board’s pair of kings'],
  ['2c2d', 'AhKsQdJcTh', 'the board’s ace-high straight'],
])('%s on %s: %s', (hero, board, name) => {
  expect(nameOf(hero, board)).toBe(name);
});

describe('above the figures a set is a set, alone and against others', () => {
  test.each<[said: string, text: SpotText]>([
    ['Set of sevens', { hero: '7c7d', board: '7h3h9c' }],
    ['Set of sevens, ahead of ace high', { hero: '7c7d', board: '7h3h9c', opponents: ['AhKd'] }],
    ['Set of sevens', { hero: '7c7d', board: '7h3h9c', opponents: ['TT+'] }],
    ['Set of sevens, behind a set of nines', { hero: '7c7d', board: '7h3h9c', opponents: ['9s9d'] }],
    [
      'Trip sevens, king kicker, ahead of two pair, aces and sevens',
      { hero: 'Ks7d', board: '7h7s9c', opponents: ['AsAd'] },
    ],
  ])('%s', (said, text) => {
    const asked = spot(text);
    expect(standing(asked, finish(answer(asked)))).toMatch(said);
  });
});
