// The words for a hand against an unknown opponent.
import { describe, expect, test } from 'vitest';
import { answer } from '../../src/poker/answer';
import { WILD_DECKS } from '../../src/poker/deck';
import type { SpotText } from '../../src/poker/readSpot';
import { figuresOf, type Figures } from '../../src/words/answer';
import { headline } from '../../src/words/headline';
import { countReads } from '../../src/poker/money/reads';
import { sayCall } from '../../src/words/callPrice';
import { enumerate } from '../reference/equity';
import { beatenBy, isMade } from '../reference/made';
import { integer, seeded, shuffled } from '../reference/random';
import * as wildReference from '../reference/wildDeck';
import { lively, write } from '../poker/deal';
import { finish, spot } from '../poker/read';
import { LONG } from '../long';

/** The verdict on a call, with its details. */
function priced(text: SpotText, pot: number, call: number): string {
  const asked = spot(text);
  const stakes = { pot, call };
  const reads = finish(countReads(asked, stakes, 1));
  const { bold, then, details } = sayCall(asked, finish(answer(asked)), stakes, { reads });
  return [bold, then, ...details].join(' ');
}

/** The figures in a line: `'3 hands beat you, of 1,081 hands; 7 outs of 47, next card'`. */
function shown({ words, rows, note }: Figures): string {
  const lines = rows.map(({ count, label, none = '' }) =>
    [count === undefined ? '' : `${count.value} ${count.label}`, label, none].filter(Boolean).join(', '),
  );
  return [words, ...lines, note].filter(Boolean).join('; ');
}

test.each<[hero: string, board: string, headline: string, figures: string]>([
  [
    'AhKh',
    'QhJhTh',
    'None of 1,081 hands beats you. Nothing improves your hand.',
    'The nuts; Nothing improves your hand.',
  ],
  [
    '9h8h',
    '7h6h5h2c',
    'None of 1,035 hands beats you. Nothing improves your hand.',
    'The nuts; Nothing improves your hand.',
  ],
  [
    'AhKh',
    'AdAcAs9c',
    'None of 1,035 hands beats you. Nothing improves your hand.',
    'The nuts; Nothing improves your hand.',
  ],
  [
    'TsTd',
    'TcTh4s',
    'None of 1,081 hands beats you. Nothing improves your hand.',
    'The nuts; Nothing improves your hand.',
  ],
  [
    '8c8d',
    '8h3c3d',
    'Eights full of threes: 1 of 1,081 hands beats you. One out improves your hand: about one in forty-seven.',
    '1 hand beats you, of 1,081 hands; 1 out of 47, next card',
  ],
  ['8c8d', '8h3c3dKsKd', 'Eights full of kings: 88 of 990 hands beat you.', '88 hands beat you, of 990 hands'],
  [
    'AhKh',
    '7h3h2h',
    'None of 1,081 hands beats you. No next card improves your hand.',
    'The nuts; No next card improves your hand.',
  ],
  [
    'KhQh',
    'Kd2h5h9h',
    'King-high flush: 7 of 1,035 hands beat you. Nothing improves your hand.',
    '7 hands beat you, of 1,035 hands; Nothing improves your hand.',
  ],
  [
    '9c8c',
    '7d6h5s',
    'Nine-high straight, the nuts: 9 of 1,081 hands tie you. Nothing improves your hand.',
    'The nuts, shared; Nothing improves your hand.',
  ],
  [
    '9c8c',
    '7d6h5s2cKh',
    'Nine-high straight, the nuts: 9 of 990 hands tie you.',
    'The nuts, shared; River: no cards to come',
  ],
  [
    '7h7c',
    '7d2s9c',
    'Set of sevens: 3 of 1,081 hands beat you. Seven outs improve your hand: about one in seven.',
    '3 hands beat you, of 1,081 hands; 7 outs of 47, next card',
  ],
  [
    '7c6c',
    '7h7dAs2s',
    'Trip sevens, six kicker: 36 of 1,035 hands beat you. Ten outs improve your hand: about one in five.',
    '36 hands beat you, of 1,035 hands; 10 outs of 46, on the river',
  ],
  [
    'AsKd',
    'AcKh2s7d',
    'Two pair, aces and kings: 8 of 1,035 hands beat you. Four outs improve your hand: about one in eleven.',
    '8 hands beat you, of 1,035 hands; 4 outs of 46, on the river',
  ],
  ['JdTd', 'JhTs4c3h2d', 'Two pair, jacks and tens: 43 of 990 hands beat you.', '43 hands beat you, of 990 hands'],
  [
    'AsKd',
    'Ac7h2s',
    'Top pair, king kicker: 28 of 1,081 hands beat you. Five outs improve your hand: about one in nine.',
    '28 hands beat you, of 1,081 hands; 5 outs of 47, next card',
  ],
  [
    'QhQd',
    '9c5h2s3d',
    'Overpair, queens: 110 of 1,035 hands beat you. Two outs improve your hand: about one in twenty-three.',
    '110 hands beat you, of 1,035 hands; 2 outs of 46, on the river',
  ],
])('%s on %s', (hero, board, sentence, figures) => {
  const asked = spot({ hero, board });
  const found = finish(answer(asked));
  expect({
    sentence: headline(asked, found),
    figures: shown(figuresOf(asked, found, '')),
  }).toEqual({ sentence, figures });
});

test('a target below the made hand is lifted above it', () => {
  const set = spot({ hero: '7h7c', board: '7d2s9c', target: 'pair' });
  const found = finish(answer(set));
  expect(headline(set, found)).toMatch(/Seven outs improve your hand/);
  const high = spot({ hero: '7h7c', board: '7d2s9c', target: 'straight flush' });
  expect(headline(high, finish(answer(high)))).toMatch(/No single card makes a straight flush\.$/);
});

/** Words that never occur with a made hand against an unknown opponent. */
const SILLY = /drawing dead|you cannot win|no outs|\b0 outs?\b|needs two cards|any price/i;

function everything(text: SpotText, random: () => number): string {
  const asked = spot(text);
  const found = finish(answer(asked));
  const call = 1 + Math.floor(50 * random());
  const pot = call * (1 + Math.floor(9 * random()));
  return [headline(asked, found), shown(figuresOf(asked, found, '')), priced(text, pot, call)].join(' | ');
}

describe('a sentence about any hand', () => {
  test('never folds a made hand, and calls nobody drawing dead', LONG, () => {
    const random = seeded(35);
    let made = 0;
    for (let round = 0; round < 250; round++) {
      const dealt = lively(random, {
        players: 1,
        board: integer(random, 3, 5),
        dead: round % 4 === 0 ? integer(random, 1, 20) : 0,
      });
      const [hero] = dealt.players as string[][];
      const [own, board, dead] = [hero, dealt.board, dealt.dead].map((cards) => cards.join(''));
      const text = everything({ hero: own ?? '', board, dead }, random);
      expect(text, JSON.stringify(dealt)).not.toMatch(/drawing dead|undefined|NaN|Infinity/i);
      if (!isMade(hero, dealt.board, dealt.dead)) continue;
      made++;
      expect(text, JSON.stringify(dealt)).not.toMatch(SILLY);
      const { behind } = beatenBy(hero, dealt.board, dealt.dead);
      expect(text, JSON.stringify(dealt)).toMatch(behind === 0 ? /the nuts/i : new RegExp(`: ${behind} of `));
    }
    expect(made).toBeGreaterThan(60);
  });

  test.each(WILD_DECKS)('calls nobody drawing dead in the deck with %s', LONG, (wild) => {
    const random = seeded(36);
    let made = 0;
    for (let round = 0; round < 75; round++) {
      const cards = shuffled(random, wildReference.deck(wild), 7);
      const [hero, board] = [cards.slice(0, 2), cards.slice(2, 2 + integer(random, 3, 5))];
      const text = { hero: hero.join(''), board: board.join(''), wild };
      const { isMade: isOwn } = finish(answer(spot(text))).standing ?? {};
      const name = JSON.stringify(text);
      const said = everything(text, random);
      expect(said, name).not.toMatch(/drawing dead|undefined|NaN/i);
      if (isOwn !== true) continue;
      made++;
      expect(said, name).not.toMatch(SILLY);
    }
    expect(made).toBeGreaterThan(15);
  });
});

test('only against known hands is anybody drawing dead, and only if no deal wins or ties', LONG, () => {
  const random = seeded(37);
  let dead = 0;
  for (let round = 0; round < 240; round++) {
    const dealt = lively(random, { players: 2, board: integer(random, 3, 4) });
    const asked = write(dealt);
    const found = finish(answer(asked));
    const { wins, ties } = enumerate(dealt).players[0] ?? { wins: 1, ties: 1 };
    const isDead = wins + ties === 0;
    dead += Number(isDead);
    const text = `${headline(asked, found)} ${shown(figuresOf(asked, found, ''))}`;
    expect(/drawing dead/i.test(text), JSON.stringify(dealt)).toBe(isDead);
    // With one card to come there is nothing that takes two.
    if (found.street === 'turn') expect(text).not.toMatch(/runner-runner/);
  }
  expect(dead).toBeGreaterThan(4);
});
