import { cardName, cardSymbol } from '#words/cards';
import { problemInWords } from '../../src/words/problems';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DECK, formatCard, formatCards, type Card } from '../../src/poker/card';
import { CATEGORIES } from '../../src/poker/category';
import { checkSpot, unseenCards } from '../../src/poker/spot';
import { readCategory } from '../../src/poker/readPlayer';
import { readSpot, type SpotText } from '../../src/poker/readSpot';
import { integer, seeded, shuffled } from '../reference/random';
import { deal, write } from './deal';
import { cards } from './read';

const SEED = { seed: 20_260_102 };

function fault(text: SpotText): { code: string; message: string } {
  const read = readSpot(text);
  if (read.ok) throw new Error(`${JSON.stringify(text)} was read`);
  return { code: read.error.code, message: problemInWords(read.error) };
}

/** A card in a message, however it is written there. */
function naming(card: Card): RegExp {
  return new RegExp([cardSymbol(card), formatCard(card), cardName(card)].join('|'), 'i');
}

describe('a spot as it is written', () => {
  test('only hero is needed', () => {
    expect(readSpot({ hero: 'Ah Kd' })).toEqual({
      ok: true,
      value: { hero: { kind: 'hand', cards: cards('AhKd') }, board: [], opponents: [], dead: [] },
    });
  });

  test('reads every field, in any notation', () => {
    const text = {
      hero: '4♣, 9♣',
      board: '7d 5c kh 8C',
      opponents: ['QsQc', ' RANDOM '],
      dead: '2h10s',
      target: 'Flush',
    };
    expect(readSpot(text)).toEqual({
      ok: true,
      value: {
        hero: { kind: 'hand', cards: cards('4c9c') },
        board: cards('7d5cKh8c'),
        opponents: [{ kind: 'hand', cards: cards('QsQc') }, { kind: 'random' }],
        dead: cards('2hTs'),
        target: CATEGORIES.indexOf('flush'),
      },
    });
  });

  test('reads back as written', () => {
    const random = seeded(1);
    for (let round = 0; round < 500; round++) {
      const board = [0, 3, 4, 5][integer(random, 0, 3)];
      const players = integer(random, 1, 10);
      const asked = deal(random, { players, board, dead: integer(random, 0, 20) });
      const { hero, opponents, ...rest } = write(asked);
      const hands = [hero, ...opponents].map((own) =>
        own.kind === 'hand' ? formatCards(own.cards).match(/../g) : own.kind,
      );
      expect(hands).toEqual(asked.players);
      expect(formatCards(rest.board)).toBe(asked.board.join(''));
      expect(formatCards(rest.dead)).toBe(asked.dead.join(''));
    }
  });

  test.each(CATEGORIES.map((name, category) => [name, category]))('the target %s', (name, category) => {
    expect(readCategory(` ${name.toUpperCase()} `)).toEqual({ ok: true, value: category });
  });

  test('the unseen are the cards that are not named', () => {
    const random = seeded(2);
    for (let round = 0; round < 200; round++) {
      const players = integer(random, 1, 10);
      const dead = integer(random, 0, 20);
      const seat = integer(random, -1, players - 1);
      const asked = write(deal(random, { players, board: 4, dead, random: seat }));
      const hands = seat < 0 ? players : players - 1;
      const unseen = unseenCards(asked);
      expect(unseen).toHaveLength(52 - 2 * hands - 4 - dead);
      expect(unseen).toEqual(DECK.filter((card) => unseen.includes(card)));
      for (const card of [...asked.board, ...asked.dead]) expect(unseen).not.toContain(card);
    }
  });
});

describe('reports each problem with the card and the place', () => {
  const rows: [why: string, text: SpotText, code: string, said: RegExp[]][] = [
    ['a card twice in a hand', { hero: 'AhAh' }, 'duplicate-card', [naming(cards('Ah')[0]), /hand/]],
    [
      'a card in hand and on the board',
      { hero: 'AhKd', board: 'Ah7c2d' },
      'duplicate-card',
      [naming(cards('Ah')[0]), /hand/, /board/],
    ],
    [
      'a card in two opponents’ hands',
      { hero: 'AhKd', opponents: ['QsQc', '2c2d', 'QsJs'] },
      'duplicate-card',
      [naming(cards('Qs')[0]), /opponent 1/, /opponent 3/],
    ],
    [
      'a card of the only opponent’s that is dead',
      { hero: 'AhKd', opponents: ['TsQc'], dead: '10s' },
      'duplicate-card',
      [naming(cards('Ts')[0]), /opponent/, /dead/],
    ],
    ['no card', { hero: '' }, 'hole-count', [/hand/]],
    ['one card', { hero: 'Ah' }, 'hole-count', [/hand/]],
    ['a third hole card', { hero: 'AhKd9s' }, 'hole-count', [/^Your hand: /, naming(cards('9s')[0])]],
    [
      'an opponent’s third hole card',
      { hero: 'AhKd', opponents: ['QsQc', '2c3c4c'] },
      'hole-count',
      [/^Opponent 2: /, naming(cards('4c')[0])],
    ],
    ['four hole cards in a row', { hero: 'AhKdQsJc' }, 'hole-count', [/^Your hand: .* has 4\./]],
    [
      'four hole cards one by one',
      { hero: 'AhKd', opponents: ['2c 3c 4c 5c'] },
      'hole-count',
      [/^Opponent: .* has 4\./],
    ],
    [
      'a range with a hand that is none',
      { hero: 'AhKd', opponents: ['QQ, 9h8z'] },
      'bad-range',
      [/^Opponent: /, /9h8z/],
    ],
    ['the same of hero', { hero: 'QQ, 9h' }, 'bad-range', [/^Your hand: “9h” has one card/]],
    ['one board card', { hero: 'AhKd', board: '2c' }, 'board-count', [/board/]],
    ['two board cards', { hero: 'AhKd', board: '2c3c' }, 'board-count', [/board/]],
    ['a sixth board card', { hero: 'AhKd', board: '2c3c4c5c7d9h' }, 'board-count', [/board/, naming(cards('9h')[0])]],
    ['no card on the board', { hero: 'AhKd', board: '2c3c4x' }, 'bad-card', [/board/i, /4x/]],
    ['no card among the dead', { hero: 'AhKd', dead: '1h' }, 'bad-card', [/dead/i, /1h/]],
    [
      'ten opponents',
      { hero: 'AhKd', opponents: '2c2d 3c3d 4c4d 5c5d 6c6d 7c7d 8c8d 9c9d TcTd JcJd'.split(' ') },
      'too-many-opponents',
      [/10/, /9/],
    ],
    ['no such target', { hero: 'AhKd', target: 'fluhs' }, 'bad-field', [/target/, /fluhs/]],
  ];
  test.each(rows)('%s', (_, text, code, said) => {
    const { code: found, message } = fault(text);
    expect(found).toBe(code);
    for (const words of said) expect(message).toMatch(words);
  });

  test('a card named twice, anywhere', () => {
    const random = seeded(3);
    for (let round = 0; round < 500; round++) {
      const players = integer(random, 2, 9);
      const asked = deal(random, { players, board: 5, dead: integer(random, 1, 10) });
      const texts = [...asked.players.map((own) => [own].flat()), asked.board, asked.dead];
      const places = [
        /your hand/,
        ...asked.players
          .slice(1)
          .map((_, seat) => (players === 2 ? /the opponent/ : new RegExp(`opponent ${seat + 1}\\b`))),
        /the board/,
        /the dead cards/,
      ];
      const [from, to] = shuffled(random, [...texts.keys()], 2);
      const card = texts[from][integer(random, 0, texts[from].length - 1)];
      texts[to] = texts[to].with(integer(random, 0, texts[to].length - 1), card);
      const hands = texts.map((own) => own.join(''));
      const { code, message } = fault({
        hero: hands[0],
        opponents: hands.slice(1, players),
        board: hands[players],
        dead: hands[players + 1],
      });
      expect(code).toBe('duplicate-card');
      expect(message).toMatch(naming(cards(card)[0]));
      expect(message).toMatch(places[from]);
      expect(message).toMatch(places[to]);
    }
  });

  test('too few cards to deal from, to the card', () => {
    const dead = (count: number) => formatCards(DECK.slice(0, count));
    const hero = 'AhAs';
    // Board cards to come, and two for a random hand.
    expect(readSpot({ hero, dead: dead(45) }).ok).toBe(true);
    expect(fault({ hero, dead: dead(46) }).code).toBe('not-enough-cards');
    expect(readSpot({ hero, opponents: ['random'], dead: dead(43) }).ok).toBe(true);
    expect(fault({ hero, opponents: ['random'], dead: dead(44) }).code).toBe('not-enough-cards');
    const board = 'KcKdKhKsAc';
    expect(readSpot({ hero, board, opponents: ['random'], dead: dead(43) }).ok).toBe(true);
    expect(fault({ hero, board, opponents: ['random'], dead: dead(44) }).code).toBe('not-enough-cards');
    expect(readSpot({ hero, board, dead: dead(44) }).ok).toBe(true);
  });
});

describe('any text', () => {
  const token = fc.constantFrom(
    ...['Ah', 'Kd', '10c', 'T♠', '2', 'x', 'random', ' ', ',', '🂡', '*', '+', 'TT+', 'AKs', '@', ':1'],
  );
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.array(token, { maxLength: 12 }).map((tokens) => tokens.join('')),
    fc.shuffledSubarray(DECK.map(formatCard), { maxLength: 6 }).map((own) => own.join(' ')),
  );
  const spotText = fc.record(
    {
      hero: text,
      board: text,
      opponents: fc.array(text, { maxLength: 11 }),
      dead: text,
      target: fc.oneof(text, fc.constantFrom(...CATEGORIES)),
    },
    { requiredKeys: ['hero'] },
  );

  test('gives a valid spot, or a fault with a code and a short message', () => {
    fc.assert(
      fc.property(spotText, (any) => {
        const read = readSpot(any);
        if (read.ok) {
          expect(checkSpot(read.value)).toEqual(read);
        } else {
          expect(read.error.code).toMatch(/^[a-z]+(-[a-z]+)+$/);
          expect(problemInWords(read.error)).toMatch(/[.…]$/);
          expect([...problemInWords(read.error)].length).toBeLessThan(200);
        }
      }),
      { ...SEED, numRuns: 3000 },
    );
  });

  test('gets a short message even with 100,000 characters in a field', () => {
    for (const long of ['x'.repeat(100_000), 'Ah'.repeat(50_000), '🂡'.repeat(50_000)]) {
      for (const any of [
        { hero: long },
        { hero: 'AhKd', board: long },
        { hero: 'AhKd', opponents: ['random', long] },
        { hero: 'AhKd', dead: long },
        { hero: 'AhKd', target: long },
      ]) {
        expect(fault(any).message.length).toBeLessThan(250);
      }
    }
  });
});

describe('ranges that cannot all be dealt at once', () => {
  const nine = (text: string) => Array<string>(9).fill(text);
  const impossible: SpotText[] = [
    { hero: 'AA', opponents: ['AA', 'AA'] },
    { hero: 'AhKd', opponents: ['AK', 'AK', 'AK', 'AK'] },
    { hero: 'AhAd', opponents: ['AA,KK', 'KK', 'KK', 'AA'] },
    // Any hand with one of eight cards, nine times: whatever is tried first, it fails at the last.
    { hero: '2c2d', opponents: nine('A3+,K3+,AA,KK') },
    { hero: '2c2d', opponents: nine('A3s+') },
    { hero: '22', opponents: ['22', ...Array<string>(6).fill('30%'), '22'] },
  ];
  test.each(impossible.map((text) => [`${text.hero} v ${text.opponents?.join() ?? ''}`, text]))(
    '%s: said',
    (_, text) => {
      expect(fault(text)).toMatchObject({
        code: 'empty-range',
        message: expect.stringMatching(/block each other: no (two )?hands can be dealt/) as string,
      });
    },
  );

  const possible: SpotText[] = [
    { hero: 'AA', opponents: ['AA'] },
    { hero: '2c2d', opponents: Array<string>(8).fill('A3+,K3+,AA,KK') },
    { hero: '2c2d', opponents: nine('15%') },
    { hero: 'AhKd', opponents: ['AK', 'AK', 'AK'] },
  ];
  test.each(possible.map((text) => [`${text.hero} v ${text.opponents?.join() ?? ''}`, text]))(
    '%s: answered',
    (_, text) => {
      expect(readSpot(text).ok).toBe(true);
    },
  );
});
