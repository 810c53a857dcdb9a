// Drills and packs on the command line.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { askLine } from '../../src/ask';
import { idOf, KINDS } from '../../src/drills/kinds';
import { MARKS_KINDS } from '../../src/drills/recipes';

type Json = Readonly<Record<string, unknown>>;

interface Case {
  readonly id: string;
  readonly kind: string;
  readonly given: Json;
  readonly answer?: Json;
  readonly reply?: Json;
  readonly grade?: Json;
  readonly error?: string;
}

const { cases } = JSON.parse(readFileSync(new URL('../cases/study.json', import.meta.url), 'utf8')) as {
  readonly cases: readonly Case[];
};

function ask(drill: unknown): Json {
  return askLine(JSON.stringify({ drill }));
}

/** What is printed of a drill that can be answered. */
function answered(drill: unknown): Json {
  const found = ask(drill);
  if (found.ok !== true) throw new Error(JSON.stringify(found.error));
  return found.drill as Json;
}

function code(question: unknown): unknown {
  return (askLine(JSON.stringify(question)).error as Json | undefined)?.code;
}

/** Figures to nine decimals; lists of hands in any order. */
function comparable(value: unknown, name = ''): unknown {
  if (typeof value === 'number') return Number(value.toFixed(9));
  if (Array.isArray(value)) {
    const items = (value as unknown[]).map((own) => comparable(own));
    return ['combos', 'sets', 'missed', 'extra'].includes(name) ? items.toSorted() : items;
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([own, part]) => [own, comparable(part, own)]));
}

describe('the cases', () => {
  test.each(cases)('$id $kind', ({ kind, given, answer, reply, grade, error }) => {
    const found = ask({ kind, given, ...(reply && { reply }) });
    if (error !== undefined) {
      expect(found).toMatchObject({ ok: false, error: { code: error } });
      return;
    }
    const drill = found.drill as Json;
    expect(drill.given).toEqual(given);
    expect(comparable(drill.answer)).toEqual(comparable(answer));
    if (grade !== undefined) expect(comparable(drill.grade)).toEqual(comparable(grade));
  });
});

describe('a drill', () => {
  test('prints as the definition says', () => {
    const drill = {
      kind: 'combos-of-a-hand',
      given: { range: 'AK', board: 'Ah7c2d', hero: 'KsQs' },
      reply: { number: 12 },
    };
    expect(ask(drill)).toEqual({
      ok: true,
      drill: {
        kind: 'combos-of-a-hand',
        given: { range: 'AK', board: 'Ah7c2d', hero: 'KsQs' },
        question: 'They hold AK. How many combos are left?',
        answer: { combos: 9, of: 16 },
        allowed: { right: 0, near: 0 },
        explanation: [{ text: '3 aces × 3 kings', value: 9 }],
        // Twelve is the count without the board, and without hero's cards too: there is not one cause.
        grade: { verdict: 'wrong', mistakes: { count: 'wrong' } },
      },
    });
  });

  test.each(KINDS.map((kind) => [idOf(kind), kind] as const))(
    '%s of a seed has a step and a link that deals it',
    (id, { form }) => {
      const drill = answered({ kind: id, seed: 123_456 });
      expect(drill).toMatchObject({ kind: id, seed: 123_456, step: 1, link: `#/study?kind=${id}&seed=123456` });
      const { kind, seed, ...others } = drill;
      expect(answered({ link: drill.link })).toEqual({ kind, seed, ...others });
      // The given data alone make the answer.
      const again = answered({ kind: id, given: drill.given });
      expect(comparable(again.answer)).toEqual(comparable(drill.answer));
      expect(again.question).toBe(drill.question);
      if (form === 'marks')
        expect(Object.keys(drill.answer as Json).slice(0, 3)).toEqual(['outs', 'either', 'probability']);
    },
  );

  test('a marking drill takes cards, an estimate and a decision', () => {
    const given = { hero: '5d3c', board: 'Jc6h2c3d', opponents: ['9c6s'], pot: 120, call: 40 };
    const outs = '3h3s4c4d4h4s5c5h5s';
    const grade = (reply: Json) => answered({ kind: 'price-on-the-turn', given, reply }).grade;
    expect(grade({ cards: outs, estimate: 0.2, decision: 'fold' })).toEqual({
      verdict: 'right',
      mistakes: { missed: 'right', extra: 'right', estimate: 'right', price: 'right' },
      missed: [],
      extra: [],
    });
    expect(grade({ cards: `${outs.slice(2)}Ac`, estimate: 0.25, decision: 'call' })).toEqual({
      verdict: 'wrong',
      mistakes: { missed: 'wrong', extra: 'wrong', estimate: 'near', price: 'wrong' },
      missed: ['3h'],
      extra: ['Ac'],
    });
    expect(grade({})).toMatchObject({ verdict: 'wrong' });
  });

  test('weights and dead cards are allowed, and the fair limits are not applied', () => {
    expect(answered({ kind: 'combos-of-a-range', given: { range: 'AA:0.5,KK@50', dead: 'AhKh' } }).answer).toEqual({
      combos: 3,
      of: 6,
    });
    expect(
      answered({ kind: 'share-of-a-range', given: { range: 'AA:0.5,KK', board: 'AcKd2h', rows: 'pair or better' } })
        .answer,
    ).toEqual({
      combos: 4.5,
      of: 4.5,
      share: 1,
    });
    // A range of one combo is that hand, at its full weight.
    expect(
      answered({ kind: 'share-of-a-range', given: { range: 'AhAs:0.5', board: 'AcKd2h', rows: 'pair or better' } })
        .answer,
    ).toEqual({
      combos: 1,
      of: 1,
      share: 1,
    });
    expect(
      answered({ kind: 'what-the-flop-brings', given: { hero: '8c8d', event: 'set or better', dead: '8h' } }).answer,
    ).toEqual({
      hits: 1176,
      of: 18_424,
    });
  });
});

describe('puzzles', () => {
  const link = '#/study?ask=outs&hero=5h6h&board=5d7hQc&vs=AcQd&note=Eight%20or%20five%3F&after=~RmlmdGg';

  test('the sender’s comment is printed with a reply only', () => {
    expect(answered({ link })).toMatchObject({
      ask: 'outs',
      note: 'Eight or five?',
      answer: { outs: ['5c', '5s', '6c', '6d', '6s'] },
    });
    expect(answered({ link })).not.toHaveProperty('after');
    expect(answered({ link, reply: { cards: '5c5s6c6d6s', estimate: 0.21 } })).toMatchObject({
      after: 'Fifth',
      grade: { verdict: 'right' },
    });
  });

  test('ask for equities, calls and combos', () => {
    expect(
      answered({ link: '#/study?ask=equity&hero=5h6h&board=5d7hQc&vs=AcQd', reply: { estimate: 0.3 } }),
    ).toMatchObject({
      ask: 'equity',
      answer: { equity: 271 / 990 },
      grade: { verdict: 'right', mistakes: { share: 'right' } },
    });
    expect(
      answered({
        link: '#/study?ask=call&hero=AhKh&board=7h3h9c2d&vs=QsQc&pot=60&call=20',
        reply: { decision: 'call' },
      }),
    ).toMatchObject({ answer: { equity: 15 / 44, breakEven: 0.25, decision: 'call' }, grade: { verdict: 'right' } });
    expect(
      answered({ link: '#/study?ask=combos&hero=AhKd&board=7h3s9c2d&vs=TT+,AK', reply: { number: 32 } }),
    ).toMatchObject({
      kind: 'combos-of-a-range',
      answer: { combos: 33, of: 46 },
      grade: { verdict: 'near' },
    });
  });

  test('a spot that does not fit is refused', () => {
    for (const [fields, said] of [
      ['ask=call&hero=AhKh&board=7h3h9c2d&vs=QsQc&pot=40&call=20.5', /within a point of break-even/],
      ['ask=combos&hero=AhKh&board=7h3h9c', /one opponent/],
      ['ask=equity&hero=AhKh&board=7h3h9c', /needs an opponent/],
      ['ask=outs&hero=AhKh&board=7h3h9c2d5s', /flop or a turn/],
    ] as const) {
      const { error } = ask({ link: `#/study?${fields}` });
      expect(error, fields).toMatchObject({ code: 'bad-drill', message: expect.stringMatching(said) as string });
    }
  });
});

describe('errors', () => {
  const board = 'Kh7d5c';
  test.each<[string, unknown, string]>([
    ['no object', { drill: 7 }, 'bad-field'],
    ['another field in the line', { drill: { kind: 'gutshot', seed: 1 }, hero: 'AhKh' }, 'bad-field'],
    ['an unknown field', { drill: { kind: 'gutshot', seed: 1, step: 2 } }, 'bad-field'],
    ['neither given, seed nor link', { drill: { kind: 'gutshot' } }, 'bad-drill'],
    ['two of them', { drill: { kind: 'gutshot', seed: 1, given: {} } }, 'bad-drill'],
    ['no kind', { drill: { seed: 1 } }, 'bad-drill'],
    ['an unknown kind', { drill: { kind: 'nuts', seed: 1 } }, 'bad-drill'],
    ['a kind that is not text', { drill: { kind: {}, seed: 1 } }, 'bad-drill'],
    ['a seed out of bounds', { drill: { kind: 'gutshot', seed: 1_000_000 } }, 'bad-drill'],
    ['a seed in parts', { drill: { kind: 'gutshot', seed: 1.5 } }, 'bad-drill'],
    ['a link that is none', { drill: { link: '#/study?kind=nuts&seed=1' } }, 'bad-drill'],
    ['a link to a view', { drill: { link: '#/study?show=chart' } }, 'bad-drill'],
    ['a link with a kind', { drill: { link: '#/study?kind=gutshot&seed=1', kind: 'gutshot' } }, 'bad-drill'],
    [
      'a hand that the board leaves no combo of',
      { drill: { kind: 'combos-of-a-hand', given: { range: 'AA', board: 'AhAdAs' } } },
      'empty-range',
    ],
    ['a missing field', { drill: { kind: 'combos-of-a-hand', given: { range: 'AA' } } }, 'bad-drill'],
    [
      'unknown rows',
      { drill: { kind: 'share-of-a-range', given: { range: 'AA', board, rows: 'quads' } } },
      'bad-drill',
    ],
    [
      'an unknown rule',
      { drill: { kind: 'narrow-a-range', given: { range: 'AA', board, hero: 'QsQh', rule: 'folds' } } },
      'bad-drill',
    ],
    [
      'an unknown event',
      { drill: { kind: 'what-the-flop-brings', given: { hero: 'AhKd', event: 'quads' } } },
      'bad-drill',
    ],
    [
      'an event for pairs',
      { drill: { kind: 'what-the-flop-brings', given: { hero: 'AhKd', event: 'overcard' } } },
      'bad-drill',
    ],
    [
      'an event for two ranks',
      { drill: { kind: 'what-the-flop-brings', given: { hero: 'AhAd', event: 'trips or better' } } },
      'bad-drill',
    ],
    ['a pot of nothing', { drill: { kind: 'odds-to-break-even', given: { pot: 0, call: 20 } } }, 'bad-drill'],
    ['a per cent above 100', { drill: { kind: 'break-even-to-odds', given: { percent: 120 } } }, 'bad-drill'],
    ['text for a number', { drill: { kind: 'break-even-to-odds', given: { percent: '20' } } }, 'bad-field'],
    ['an unknown given field', { drill: { kind: 'the-nuts', given: { board, hero: 'AhKd' } } }, 'bad-field'],
    ['a card twice', { drill: { kind: 'name-the-row', given: { hand: 'KhKd', board } } }, 'duplicate-card'],
    ['a card twice in a hand', { drill: { kind: 'name-the-row', given: { hand: 'AhAh', board } } }, 'duplicate-card'],
    ['a dead card twice', { drill: { kind: 'the-nuts', given: { board, dead: 'Kh' } } }, 'duplicate-card'],
    ['a card that cannot be read', { drill: { kind: 'name-the-row', given: { hand: 'AhX', board } } }, 'bad-card'],
    ['three cards', { drill: { kind: 'name-the-row', given: { hand: 'AhAdAs', board } } }, 'hole-count'],
    [
      'a board of two',
      { drill: { kind: 'share-of-a-range', given: { range: 'AA', board: 'KhKd', rows: 'pair or better' } } },
      'board-count',
    ],
    [
      'a turn to narrow on',
      {
        drill: { kind: 'narrow-a-range', given: { range: 'AA', board: `${board}2d`, hero: 'QsQh', rule: 'continues' } },
      },
      'board-count',
    ],
    ['a range that is none', { drill: { kind: 'combos-of-a-range', given: { range: 'AKx' } } }, 'bad-range'],
    ['a weight above 1', { drill: { kind: 'combos-of-a-range', given: { range: 'AA:2' } } }, 'bad-range'],
    [
      'a range that is blocked',
      {
        drill: {
          kind: 'share-of-a-range',
          given: { range: 'AA', board: 'AcAdKh', hero: 'AhAs', rows: 'pair or better' },
        },
      },
      'empty-range',
    ],
    [
      'five hands',
      {
        drill: { kind: 'who-wins', given: { hands: ['2c2d', '3c3d', '4c4d', '6c6d', '8c8d'], board: `${board}AsAh` } },
      },
      'bad-drill',
    ],
    ['one hand', { drill: { kind: 'who-wins', given: { hands: ['2c2d'], board: `${board}AsAh` } } }, 'bad-drill'],
    [
      'a marking drill without a price',
      { drill: { kind: 'price-on-the-turn', given: { hero: '5d3c', board: 'Jc6h2c3d', opponents: ['9c6s'] } } },
      'bad-drill',
    ],
    [
      'a hand that is ahead',
      { drill: { kind: 'overcards', given: { hero: 'AhAd', board, opponents: ['9c6s'] } } },
      'bad-drill',
    ],
    [
      'a range where a hand is needed',
      { drill: { kind: 'overcards', given: { hero: 'AhQd', board, opponents: ['TT+'] } } },
      'bad-drill',
    ],
    ['a river for outs', { drill: { kind: 'gutshot', given: { hero: 'AhQd', board: `${board}2d3d` } } }, 'board-count'],
  ])('%s', (_, question, wanted) => {
    expect(code(question)).toBe(wanted);
  });

  const nuts = { kind: 'the-nuts', given: { board: 'Kh9s4d2c7h' } };
  const five = { kind: 'five-that-play', given: { hand: 'AhKd', board: '2c3d7h9sTc' } };
  const wins = { kind: 'who-wins', given: { hands: ['AhKd', 'QhQd'], board: '2c3d7h9sTc' } };
  test.each<[string, object, string]>([
    ['no object', { ...nuts, reply: 'KsKd' }, 'bad-drill'],
    ['another form', { ...nuts, reply: { number: 3 } }, 'bad-drill'],
    ['two forms', { ...nuts, reply: { combo: 'KsKd', number: 3 } }, 'bad-drill'],
    ['a card of the board', { ...nuts, reply: { combo: 'KhKd' } }, 'duplicate-card'],
    ['one card', { ...nuts, reply: { combo: 'Ks' } }, 'hole-count'],
    ['a card that is not there', { ...five, reply: { cards: 'AhKd7h9sQs' } }, 'bad-drill'],
    ['a card twice', { ...five, reply: { cards: 'AhAhKd7h9s' } }, 'duplicate-card'],
    ['a hand that is not there', { ...wins, reply: { hands: ['AhKh'] } }, 'bad-drill'],
    ['a count below 0', { kind: 'combos-of-a-range', given: { range: 'AA' }, reply: { number: -1 } }, 'bad-drill'],
    [
      'a chance above 1',
      { kind: 'odds-to-break-even', given: { pot: 60, call: 20 }, reply: { estimate: 25 } },
      'bad-drill',
    ],
    ['an unknown row', { kind: 'name-the-row', given: { hand: 'AhAd', board }, reply: { row: 'quads' } }, 'bad-drill'],
    ['a mark that cannot be read', { kind: 'gutshot', seed: 1, reply: { cards: 'xx' } }, 'bad-card'],
    ['a reply of another kind', { kind: 'gutshot', seed: 1, reply: { number: 4 } }, 'bad-drill'],
  ])('a reply with %s', (_, drill, wanted) => {
    expect(code({ drill })).toBe(wanted);
  });

  test('a reply may name cards and hands in any order', () => {
    expect(answered({ ...wins, reply: { hands: ['QdQh'] } }).grade).toMatchObject({ verdict: 'right' });
    expect(answered({ ...five, reply: { cards: '7hTc9sKdAh' } }).grade).toMatchObject({ verdict: 'right' });
    expect(answered({ ...five, reply: { cards: '7hTc9sKd' } }).grade).toMatchObject({ verdict: 'wrong' });
    expect(answered({ ...nuts, reply: {} }).grade).toMatchObject({ verdict: 'wrong' });
  });
});

describe('packs', () => {
  const pack = (fields: object) =>
    askLine(JSON.stringify({ pack: { format: 'outs-pack', version: 1, title: 'River', ...fields } }));

  test('show their puzzles, and list bad puzzles with their place', () => {
    const puzzles = [
      { ask: 'outs', link: '#/?hero=5h6h&board=5d7hQc&vs=AcQd', note: 'Eight or five?' },
      { kind: 'name-the-row', seed: 12 },
      { ask: 'outs', link: '#/?hero=5h5h&board=5d7hQc' },
      { ask: 'call', link: '#/?hero=AhKh&board=7h3h9c2d&vs=QsQc&pot=40&call=20.5' },
    ];
    expect(pack({ puzzles })).toEqual({
      ok: true,
      pack: {
        title: 'River',
        puzzles: 2,
        problems: [
          { at: 3, code: 'bad-puzzle', message: 'Puzzle 3: 5♥ is in your hand twice. Choose another card.' },
          {
            at: 4,
            code: 'bad-puzzle',
            message:
              'Puzzle 4: the call is within a point of break-even: neither is wrong. Change the pot or the call.',
          },
        ],
      },
    });
  });

  test('fail as a whole if they cannot be used', () => {
    for (const fields of [{}, { puzzles: [] }, { puzzles: [{}] }, { version: 2 }, { format: 'deck' }, { title: ' ' }]) {
      expect(pack(fields), JSON.stringify(fields)).toMatchObject({ ok: false, error: { code: 'bad-pack' } });
    }
    expect(code({ pack: [] })).toBe('bad-pack');
  });
});

test('a kind of each level is asked for by its id', () => {
  expect(new Set(KINDS.map(idOf)).size).toBe(MARKS_KINDS.length + 16);
});
