import { describe, expect, test } from 'vitest';
import { answer, type Answer } from '../../src/poker/answer';
import { cardSymbol, formatCard, formatCards } from '../../src/poker/card';
import { headline, reasonFor, standing } from '../../src/poker/reason';
import { readSpot, type Spot, type SpotText } from '../../src/poker/spot';
import { deckOf, WILD_DECKS } from '../../src/poker/deck';
import { integer, seeded, shuffled } from '../reference/random';

function answered(text: SpotText): { spot: Spot; answer: Answer } {
  const spot = readSpot(text);
  if (!spot.ok) throw new Error(spot.error.message);
  const count = answer(spot.value);
  let step = count.next();
  while (!step.done) step = count.next();
  return { spot: spot.value, answer: step.value };
}

describe('the headline', () => {
  test.each<[sentence: string, spot: SpotText]>([
    [
      'A six for the straight or any club for the flush: twelve outs, about one in four.',
      { hero: '4c9c', board: '7d5cKh8c' },
    ],
    [
      'Any heart but the nine puts you ahead: eight outs, about one in six. By the river you win about one in four.',
      { hero: 'AhKh', board: '7h3h9c', opponents: ['7c7d'] },
    ],
    [
      'A deuce or an ace for a pair: six outs, about one in eight.',
      { hero: 'Ac2d', board: 'KhQsJd9c' },
    ],
    [
      'A six for the straight or any club or the joker for the flush: thirteen outs, about one in four.',
      { hero: '4c9c', board: '7d5cKh8c', wild: 'joker' },
    ],
    [
      'A queen for three of a kind: two outs, about one in twenty-five.',
      { hero: 'QhQd', board: '2c3c4c' },
    ],
    [
      'A seven puts you ahead: one out, about one in forty-five.',
      { hero: '7c7d', board: '7h3h9cKs', opponents: ['KhKd'] },
    ],
    [
      'You have the best of it: 98.4 % of the pot is yours on average.',
      { hero: 'AhKh', board: '7h3h9cKs', opponents: ['KdQd', 'QQ'] },
    ],
    [
      'More than an even share: 36.0 % of the pot is yours on average, but opponent 1 has 59.5 %.',
      { hero: 'Qh2h', board: '7h3h9c', opponents: ['KsKd', 'JJ', 'QsJd'] },
    ],
    [
      'About an even share: 23.3 % of the pot is yours on average, but opponent 1 has 70.0 %.',
      { hero: 'AhKh', board: '7h3h9c', opponents: ['7c7d', 'QQ', '22'] },
    ],
    [
      'As even as it gets: 50.0 % of the pot is yours on average.',
      { hero: 'AhKd', board: '7h3d9c', opponents: ['AsKc, AcKs'] },
    ],
    [
      'You are ahead. Any heart but the nine would change that: eight cards, about one in six.',
      { hero: '7c7d', board: '7h3h9c', opponents: ['AhKh'] },
    ],
    [
      'You win by a kicker, king over queen: both a pair of sevens.',
      { hero: 'AcKd', board: '7h7s3d2c5h', opponents: ['AdQd'] },
    ],
    [
      'You lose by a kicker, king over queen: both a pair of sevens.',
      { hero: 'AdQd', board: '7h7s3d2c5h', opponents: ['AcKd'] },
    ],
    [
      'You lose: pair of sevens against two pair, queens and sevens.',
      { hero: 'AcKd', board: '7h7s3d2c5h', opponents: ['QdQs'] },
    ],
    [
      'The pot is shared: pair of sevens.',
      { hero: 'AcKd', board: '7h7s3d2c5h', opponents: ['AdKs'] },
    ],
    [
      'Drawing dead: no run-out wins or shares the pot.',
      { hero: '8sQd', board: 'KhTs6s4h', opponents: ['Kc3c'] },
    ],
  ])('%s', (sentence, text) => {
    const { spot, answer: found } = answered(text);
    expect(headline(spot, found)).toBe(sentence);
  });
});

describe('a card’s reason', () => {
  test.each<[card: string, reason: string, spot: SpotText]>([
    [
      '6c',
      'makes a nine-high flush, and the straight too: counted once.',
      { hero: '4c9c', board: '7d5cKh8c' },
    ],
    [
      '9d',
      'makes a pair of nines, short of straight or better.',
      { hero: '4c9c', board: '7d5cKh8c' },
    ],
    [
      'Tc',
      'makes an ace-high straight, but the board alone makes a straight: yours is better, not new.',
      { hero: 'Ac2d', board: 'KhQsJd9c' },
    ],
    [
      '9h',
      'makes an ace-high flush, but gives the opponent sevens full of nines. Drawing dead.',
      { hero: 'AhKh', board: '7h3h9c', opponents: ['7c7d'] },
    ],
    [
      'Kc',
      'makes a pair of kings, but three sevens are still ahead.',
      { hero: 'AhKh', board: '7h3h9c', opponents: ['7c7d'] },
    ],
    [
      '*',
      'is wild for everybody: makes an ace-high flush, but gives the opponent four sevens. Drawing dead.',
      { hero: 'AhKh', board: '7h3h9c', opponents: ['7c7d'], wild: 'joker' },
    ],
    ['*', 'is a bug: makes a pair of aces.', { hero: 'AhKd', board: 'Qs7h6c5d', wild: 'bug' }],
    ['2s', 'is wild: makes five aces.', { hero: 'AhAd', board: 'AsAcKd', wild: 'deuces' }],
    [
      '2h',
      'puts the opponent ahead with an ace-high flush; you have three sevens.',
      { hero: '7c7d', board: '7h3h9c', opponents: ['AhKh'] },
    ],
  ])('%s %s', (card, reason, text) => {
    const { spot, answer: found } = answered(text);
    const next = found.next?.find((one) => formatCard(one.card) === card);
    if (next === undefined) throw new Error(`no ${card} among the cards to come`);
    expect(reasonFor(spot, found, next)).toBe(reason);
  });
});

test.each([
  [
    'King high now, with a combo draw: flush draw and gutshot, 12 outs',
    { hero: '4c9c', board: '7d5cKh8c' },
  ],
  ['Eight high now, with an open-ended straight draw, 8 outs', { hero: '8c7d', board: '6h5s2c' }],
  [
    'Ace high now, behind three sevens, with a flush draw, 9 cards',
    { hero: 'AhKh', board: '7h3h9c', opponents: ['7c7d'] },
  ],
  ['Ace high now, with two overcards, 6 outs', { hero: 'AhKd', board: '7c3s9c' }],
  ['Two pair, eights and sevens now', { hero: '8c8d', board: '7h7s2cKd' }],
])('%s', (said, text) => {
  const { spot, answer: found } = answered(text);
  expect(standing(spot, found)).toBe(said);
});

test('a textbook’s outs are counted as if nobody’s cards were known', () => {
  const { answer: found } = answered({ hero: 'AhKh', board: '7h3h9c', opponents: ['7c7d'] });
  expect(found.textbook).toEqual({ hits: 9, of: 47 });
  const { answer: held } = answered({
    hero: 'AhKh',
    board: '7h3h9c',
    opponents: ['QhJh', 'random'],
  });
  expect(held.improving?.chance).toEqual({ hits: 7, of: 45 });
  expect(held.textbook).toEqual({ hits: 9, of: 47 });
  const { answer: alone } = answered({ hero: 'AhKh', board: '7h3h9c' });
  expect(alone.textbook).toBeUndefined();
});

test('what is said of any spot is whole sentences without a hole in them', () => {
  const random = seeded(5);
  for (let round = 0; round < 345; round++) {
    const wild = round < 300 ? undefined : WILD_DECKS[round % 3];
    const cards = shuffled(random, deckOf(wild));
    const take = (count: number) => formatCards(cards.splice(0, count));
    const hero = take(2);
    const board = take([wild === undefined ? 0 : 3, 3, 4, 5][integer(random, 0, 3)] ?? 3);
    const known = Array.from({ length: integer(random, 0, 3) }, () => take(2));
    const hidden = board !== '' && integer(random, 0, 3) === 0 ? ['random'] : [];
    const { spot, answer: found } = answered({
      hero,
      board,
      opponents: [...known, ...hidden],
      wild: wild ?? 'none',
    });
    const said = [
      headline(spot, found),
      ...(found.next ?? []).map((card) => {
        const reason = reasonFor(spot, found, card);
        return `${cardSymbol(card.card)} ${reason}`;
      }),
    ];
    for (const sentence of said) {
      expect(sentence, `${hero} ${board} ${known.join(' ')}`).toMatch(/^\S.*[^.\s]\.$/);
      expect(sentence).not.toMatch(/undefined|NaN|Infinity|\s\s| ,|\ba (ace|eight)\b/);
    }
    expect(standing(spot, found)).not.toMatch(/undefined|NaN|\.$|, ,| 0 cards/);
  }
});
