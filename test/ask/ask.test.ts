import { spawn, spawnSync } from 'node:child_process';
import { text as readAll } from 'node:stream/consumers';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { askLine } from '../../src/ask';
import equityCases from '../cases/equity.json' with { type: 'json' };
import published from '../cases/published.json' with { type: 'json' };
import { DECK, split, without } from '../reference/cards';
import { CATEGORIES, category } from '../reference/hand';
import { LONG } from '../long';

const SEED = { seed: 20_260_103 };

interface Card {
  card: string;
  makes: string;
  verdict?: string;
  equity?: number;
  weight?: number;
  probability?: number;
}

interface Answer {
  ok: boolean;
  street?: string;
  draws?: string[];
  bridge?: Record<string, number>;
  error?: { code: string; message: string };
  improving?: Record<string, unknown> & { cards: { card: string; makes: string }[] };
  next?: Card[];
  players: {
    hand: string;
    wins?: number;
    ties?: number;
    equity?: number;
    halfWidth?: number;
    categories: number[];
    outs?: string[];
  }[];
  of: number;
  [field: string]: unknown;
}

/** An answer as a reader of the output sees it. */
function askRaw(line: string): Answer {
  return JSON.parse(JSON.stringify(askLine(line))) as Answer;
}

function ask(question: unknown): Answer {
  return askRaw(JSON.stringify(question));
}

function fields(answer: object): string[] {
  return Object.keys(answer).sort();
}

describe('decks with wild cards', () => {
  test('a joker to come adds one card and one out', () => {
    const answer = ask({ hero: '4c9c', board: '7d5cKh8c', wild: 'joker' });
    expect(answer).toMatchObject({ unseen: 47, of: 47, improving: { hits: 13, of: 47 } });
    expect(answer.next?.at(-1)).toEqual({ card: '*', makes: 'flush', verdict: 'out' });
    expect(answer.players[0].categories).toHaveLength(10);
  });

  test('a bug completes a flush but no pair', () => {
    const next = (wild: string, board: string) => ask({ hero: 'KcQd', board, wild }).next?.at(-1)?.makes;
    expect(next('bug', '9s7h4d2c')).toBe('high card');
    expect(next('joker', '9s7h4d2c')).toBe('pair');
    expect(next('bug', '9c7c4c2d')).toBe('flush');
  });

  test('a joker can be in a hand, on the board or dead', () => {
    const wild = 'joker';
    expect(ask({ hero: 'Ah*', board: '7d5cKh', wild })).toMatchObject({
      unseen: 48,
      made: 'pair',
      players: [{ hand: 'Ah*' }],
    });
    expect(ask({ hero: 'AhAd', board: '*7d5c', wild })).toMatchObject({ made: 'three of a kind' });
    expect(ask({ hero: 'AhAd', board: '7d5cKh', dead: '*', wild })).toMatchObject({ unseen: 47 });
  });

  test('deuces are wild, and five of a kind can be the target', () => {
    const answer = ask({
      hero: 'AhAd',
      board: 'AsAc2d',
      opponents: ['KhKd'],
      wild: 'deuces',
      target: 'five of a kind',
    });
    expect(answer).toMatchObject({ unseen: 45, made: 'five of a kind', status: 'ahead' });
    expect(answer.players[1].outs).toEqual([]);
  });
});

describe('the contract’s first example', () => {
  const answer = ask({ hero: '4c9c', board: '7d5cKh8c' });
  const unseen = without(DECK, split('4c9c7d5cKh8c'));
  const makes = (card: string) => CATEGORIES[category([...split('4c9c7d5cKh8c'), card])];
  const outs = split('2c3c6c6d6h6s7cTcJcQcKcAc');

  test('lists exactly these fields', () => {
    expect(fields(answer)).toEqual(
      ['ok', 'street', 'unseen', 'made', 'draws', 'improving', 'next', 'players', 'of', 'standing'].sort(),
    );
    expect(answer).toMatchObject({
      ok: true,
      street: 'turn',
      unseen: 46,
      made: 'high card',
      of: 46,
    });
    expect(answer.draws).toEqual(['flush draw', 'gutshot']);
  });

  test('the improving cards have their target, their count, and every card', () => {
    const { cards, ...count } = answer.improving ?? { cards: [] };
    expect(count).toEqual({
      target: 'straight',
      hits: 12,
      of: 46,
      percent: 26.08695652173913,
      against: 2.8333333333333335,
    });
    const pairs = split('4d4h4s9d9h9s');
    expect(cards).toEqual(
      unseen
        .filter((card) => outs.includes(card) || pairs.includes(card))
        .map((card) => ({ card, makes: makes(card), counts: outs.includes(card) })),
    );
  });

  test('the next cards are all the unseen cards', () => {
    expect(answer.next).toEqual(
      unseen.map((card) => ({
        card,
        makes: makes(card),
        verdict: outs.includes(card) ? 'out' : 'blank',
      })),
    );
  });

  test('the players’ figures have hero’s categories only', () => {
    const categories = CATEGORIES.map((name) => unseen.filter((card) => makes(card) === name).length);
    expect(answer.players).toEqual([{ hand: '4c9c', categories }]);
  });
});

describe('the contract’s second example', () => {
  const answer = ask({ hero: 'AhKh', board: '7h3h9c', opponents: ['7c7d'] });

  test('lists exactly these fields', () => {
    expect(fields(answer)).toEqual(
      [
        ...['ok', 'street', 'unseen', 'made', 'draws', 'improving', 'status', 'outs', 'chops'],
        ...['next', 'players', 'of', 'method', 'bridge'],
      ].sort(),
    );
    expect(answer).toMatchObject({
      ok: true,
      street: 'flop',
      unseen: 45,
      made: 'high card',
      status: 'behind',
      outs: split('2h4h5h6h8hThJhQh'),
      chops: [],
      of: 990,
      method: 'exact',
      bridge: { hitWin: 244, hitTie: 0, hitLose: 80, missWin: 0, missTie: 0, missLose: 666 },
    });
    expect(fields(answer.bridge ?? {})).toHaveLength(6);
    expect(answer.draws).toContain('flush draw');
  });

  test('nine hearts improve the hand, with two cards to come', () => {
    const { outFalls, reached, ...rest } = answer.improving ?? { cards: [] };
    expect(rest).toMatchObject({ target: 'straight', hits: 9, of: 45, percent: 20, against: 4 });
    // 990 less the run-outs without any of nine: C(36,2).
    expect(outFalls).toEqual({ hits: 990 - 630, of: 990 });
    expect(reached).toMatchObject({ of: 990 });
  });

  test('the next cards have the verdict and equity of every unseen card', () => {
    const { next = [] } = answer;
    expect(next.map(({ card }) => card)).toEqual(without(DECK, split('AhKh7h3h9c7c7d')));
    for (const own of next) expect(fields(own)).toEqual(['card', 'equity', 'makes', 'verdict']);
    const of = (wanted: string) => next.find(({ card }) => card === wanted);
    expect(of('2h')).toMatchObject({ makes: 'flush', verdict: 'out' });
    expect(of('9h')).toMatchObject({ makes: 'flush', verdict: 'tainted' });
    // After the 2h a board pair loses: 3, 2 and 9 thrice each, and the last seven.
    expect(of('2h')?.equity).toBeCloseTo(1 - 10 / 44, 12);
  });

  test('the players are listed with hero first', () => {
    expect(answer.players.map(({ hand }) => hand)).toEqual(['AhKh', '7c7d']);
    expect(answer.players[0]).toMatchObject({ wins: 244, ties: 0, equity: 0.24646464646464647 });
    expect(answer.players[1]).toMatchObject({ wins: 746, ties: 0, equity: 746 / 990 });
    for (const player of answer.players) {
      expect(fields(player)).toEqual(['categories', 'equity', 'hand', 'ties', 'wins']);
      expect(player.categories).toHaveLength(9);
      expect(player.categories.reduce((sum, deals) => sum + deals, 0)).toBe(990);
    }
  });
});

describe('fields that do not apply are absent', () => {
  test('before the flop', () => {
    expect(fields(ask({ hero: 'AhKd' }))).toEqual(['of', 'ok', 'players', 'street', 'unseen']);
    const answer = ask({ hero: 'AhKd', opponents: ['QsQc'] });
    expect(fields(answer)).toEqual(['method', 'of', 'ok', 'players', 'street', 'unseen']);
    expect(answer.street).toBe('preflop');
  });

  test('the turn has no figures for two cards to come, and no bridge', () => {
    const answer = ask({ hero: 'AhKh', board: '7h3h9c2c', opponents: ['7c7d'] });
    expect(fields(answer.improving ?? {})).toEqual(['against', 'cards', 'hits', 'of', 'percent', 'target'].sort());
    expect(answer).not.toHaveProperty('bridge');
  });

  test('the river has a status, and no next cards', () => {
    const answer = ask({ hero: 'AhKh', board: '7h3h9c2h2c', opponents: ['7c7d'] });
    expect(fields(answer)).toEqual(['made', 'method', 'of', 'ok', 'players', 'status', 'street', 'unseen'].sort());
    expect(answer).toMatchObject({ street: 'river', made: 'flush', status: 'behind', of: 1 });
  });

  test('hero who is ahead has no outs, and each opponent has theirs', () => {
    const answer = ask({ hero: '7c7d', board: '7h3h9c', opponents: ['AhKh', 'QsJs'] });
    expect(answer).toMatchObject({ status: 'ahead' });
    expect(answer).not.toHaveProperty('outs');
    expect(answer).not.toHaveProperty('chops');
    expect(answer.players.map((player) => player.outs)).toEqual([undefined, split('2h4h5h6h8hThJhQh'), []]);
  });

  test('the bridge belongs to the opponent if hero is ahead', () => {
    expect(ask({ hero: '7c7d', board: '7h3h9c', opponents: ['AhKh'] })).toMatchObject({
      bridge: { missWin: 0, missTie: 0, missLose: 666 },
    });
  });

  test('the contract’s standing', () => {
    const { standing } = ask({ hero: 'AhAd', board: '9h8h3c3d2s' });
    expect(standing).toEqual({ ahead: 893, level: 1, behind: 96, of: 990 });
  });

  test('standing in a deck with wild cards: aces full lose to every ace', () => {
    const { standing } = ask({ hero: 'KhKd', board: 'AsAc*', wild: 'joker' });
    // 48 cards are unseen. Two of them are aces: 2 × 46 + 1 hands hold one. The other kings tie.
    expect(standing).toEqual({ ahead: 1034, level: 1, behind: 93, of: 1128 });
  });

  test('against a range each next card has its probability, and the weights by probability have a sum', () => {
    const answer = ask({ hero: '2h3h', board: '7c9dJs', opponents: ['AsK,AsQ'] });
    const next = answer.next ?? [];
    const ace = next.find(({ card }) => card === 'As');
    expect(ace).toEqual({ card: 'As', makes: 'high card', probability: 0 });
    for (const own of next) {
      if (own === ace) continue;
      expect(fields(own)).toEqual(['card', 'equity', 'makes', 'probability', 'weight']);
    }
    const now = answer.players[0].equity ?? NaN;
    const sum = (of: (card: Card) => number) => next.reduce((all, card) => all + of(card), 0);
    expect(sum(({ probability = 0 }) => probability)).toBeCloseTo(1, 12);
    expect(sum(({ probability = 0, equity = 0 }) => probability * equity)).toBeCloseTo(now, 12);
    const hero = ask({ hero: 'AsK,AsQ', board: '7c9dJs', opponents: ['2h3h'] });
    expect(hero.next?.find(({ card }) => card === 'As')).toEqual({ card: 'As', probability: 0 });
  });

  test('against a random hand a card has a weight and an equity, but no verdict', () => {
    const answer = ask({ hero: '4c9c', board: '7d5cKh', opponents: ['random'] });
    for (const absent of ['status', 'outs', 'chops', 'bridge']) {
      expect(answer).not.toHaveProperty(absent);
    }
    for (const own of answer.next ?? []) {
      expect(fields(own)).toEqual(['card', 'equity', 'makes', 'weight']);
    }
    expect(answer).toMatchObject({ of: 1_070_190, method: 'exact', made: 'high card' });
  });

  test('a range or any two cards for hero leave out made hand, improving cards, status, outs and bridge', () => {
    const answer = ask({ hero: 'random', board: '7d5cKh', opponents: ['AhKd'] });
    expect(answer.ok).toBe(true);
    for (const absent of ['made', 'improving', 'status', 'outs', 'bridge']) {
      expect(answer).not.toHaveProperty(absent);
    }
  });

  test('drawing dead has no odds, and without improving cards there is no target', () => {
    const { improving } = ask({ hero: 'AhKh', board: 'QhJhTh2c' });
    expect(improving).toEqual({ hits: 0, of: 46, percent: 0, cards: [] });
    const missed = ask({ hero: '4c9c', board: '7d5cKh8c', target: 'full house' });
    expect(missed.improving).toMatchObject({ target: 'full house', hits: 0, percent: 0 });
    expect(missed.improving).not.toHaveProperty('against');
    expect(missed.improving?.cards).toHaveLength(18);
  });
});

describe('listed figures', () => {
  test.each(equityCases.cases.map((row) => [row.hands.join(' v '), row.board, row] as const))(
    '%s on %j',
    (_, board, row) => {
      const [hero, ...opponents] = row.hands.map((hand) => (hand === '**' ? 'random' : hand));
      const answer = ask({ hero, opponents, board });
      expect(answer).toMatchObject({ ok: true, of: row.total, method: 'exact' });
      expect(
        answer.players.map(({ hand, wins, ties, categories }) => ({
          hand,
          wins,
          ties,
          categories,
        })),
      ).toEqual(
        row.players.map(({ hand, win, tie, categories }) => ({
          hand: hand === '**' ? 'random' : hand,
          wins: win,
          ties: tie,
          categories,
        })),
      );
    },
  );

  test.each(published.headsUpPreflop.map((row) => [row.hands.join(' v '), row] as const))(
    '%s before the flop',
    (_, row) => {
      const [hero, ...opponents] = row.hands;
      const { of, players } = ask({ hero, opponents });
      expect(of).toBe(1_712_304);
      expect(players.map(({ wins }) => wins)).toEqual(row.wins);
      expect(players.map(({ ties }) => ties)).toEqual([row.ties, row.ties]);
      expect(players[0].equity).toBeCloseTo((row.wins[0] + row.ties / 2) / of, 12);
    },
  );

  test.each(published.againstOneRandomHandPreflop.map((row) => [row.hand, row] as const))(
    '%s v one random hand before the flop',
    (hero, row) => {
      const { of, players } = ask({ hero, opponents: ['random'] });
      expect({ of, wins: players[0].wins, ties: players[0].ties }).toEqual({
        of: row.of,
        wins: row.wins,
        ties: row.ties,
      });
      expect(players[1].wins).toBe(row.of - row.wins - row.ties);
    },
    180_000,
  );
});

test.each(published.rangeEquityPreflop.map((row) => [row.ranges.join(' v '), row] as const))(
  '%s before the flop',
  (_, row) => {
    const [hero, ...opponents] = row.ranges;
    const { players } = ask({ hero, opponents });
    expect(100 * (players[0].equity ?? NaN)).toBeCloseTo(row.equity, 4);
    expect(players.reduce((sum, { equity = NaN }) => sum + equity, 0)).toBeCloseTo(1, 12);
  },
  180_000,
);

describe('errors', () => {
  const rows: [why: string, line: string, code: string, said: RegExp][] = [
    ['no JSON', 'hero AhKd', 'bad-json', /hero AhKd/],
    ['half a line', '{"hero":"AhKd"', 'bad-json', /./],
    ['no object', '"AhKd"', 'bad-json', /AhKd/],
    ['null', 'null', 'bad-json', /null/],
    ['a list', '[{"hero":"AhKd"}]', 'bad-json', /./],
    ['no hero', '{"board":"7d5cKh"}', 'bad-field', /hero/],
    ['an unknown field', '{"hero":"AhKd","bord":"7d5cKh"}', 'bad-field', /bord/],
    ['a hidden field', '{"hero":"AhKd","__proto__":{}}', 'bad-field', /__proto__/],
    ['hero is a number', '{"hero":7}', 'bad-field', /hero/],
    ['hero is null', '{"hero":null}', 'bad-field', /hero/],
    ['a list with a number for the board', '{"hero":"AhKd","board":["7d","5c",7]}', 'bad-field', /board/],
    ['a list with two cards in one', '{"hero":"AhKd","board":["7d","5cKh"]}', 'bad-card', /5cKh.*list/],
    ['opponents as text', '{"hero":"AhKd","opponents":"QsQc"}', 'bad-field', /opponents/],
    ['an opponent is a number', '{"hero":"AhKd","opponents":["QsQc",7]}', 'bad-field', /opponents/],
    ['no such target', '{"hero":"AhKd","target":"flsh"}', 'bad-field', /flsh/],
    ['no card on the board', '{"hero":"AhKd","board":"7d5cKx"}', 'bad-card', /[Bb]oard.*Kx/],
    ['no card among the dead', '{"hero":"AhKd","dead":"7"}', 'bad-card', /[Dd]ead.*7/],
    ['a card twice', '{"hero":"AhKd","board":"7d5cAh"}', 'duplicate-card', /A♥.*hand.*board/],
    ['one hole card', '{"hero":"Ah"}', 'hole-count', /hand/],
    ['three hole cards', '{"hero":"AhKdQs"}', 'hole-count', /hand/],
    ['an incomplete board', '{"hero":"AhKd","board":"7d5c"}', 'board-count', /board/],
    [
      'a price before the flop is whole',
      '{"hero":"AhKd","board":"7d5c","opponents":["QsQc"],"pot":60,"call":20}',
      'board-count',
      /board/,
    ],
    [
      'what is held before the flop is whole',
      '{"hero":"AhKd","board":"7d","opponents":["20%"],"breakdown":[1]}',
      'board-count',
      /board/,
    ],
    ['six board cards', '{"hero":"AhKd","board":"7d5c2c3c4c9h"}', 'board-count', /board/],
    [
      'ten opponents',
      JSON.stringify({ hero: 'AhKd', opponents: Array<string>(10).fill('random') }),
      'too-many-opponents',
      /10/,
    ],
    [
      'not enough cards',
      JSON.stringify({ hero: 'AhKd', dead: without(DECK, split('AhKd2c2d2h2s')).join('') }),
      'not-enough-cards',
      /4/,
    ],
    ['no such wild card', '{"hero":"AhKd","wild":"treys"}', 'bad-wild', /wild/i],
    ['a joker twice', '{"hero":"*Ah","board":"7d5c*","wild":"bug"}', 'duplicate-card', /joker.*board/],
    ['a joker in an ordinary deck', '{"hero":"*Ah"}', 'bad-card', /joker.*none/],
    ['a joker where deuces are wild', '{"hero":"*Ah","wild":"deuces"}', 'bad-card', /joker.*none/],
    ['a joker in a range', '{"hero":"AhKd","opponents":["QQ+,*As"],"wild":"joker"}', 'bad-range', /Opponent: “\*As”/],
    ['five of a kind in an ordinary deck', '{"hero":"AhKd","target":"five of a kind"}', 'bad-field', /five of a kind/],
  ];
  test.each(rows)('%s', (_, line, code, said) => {
    const answer = askRaw(line);
    expect(fields(answer)).toEqual(['error', 'ok']);
    expect(answer.ok).toBe(false);
    expect(answer.error?.code).toBe(code);
    expect(answer.error?.message).toMatch(said);
    expect(fields(answer.error ?? {})).toEqual(['code', 'message']);
  });

  test('a message quotes at most 40 characters', () => {
    const long = 'ж'.repeat(1000);
    for (const question of [
      { [long]: '' },
      { hero: long },
      { hero: 'AhKd', board: long },
      { hero: 'AhKd', dead: `2c${long}` },
      { hero: 'AhKd', opponents: [long] },
      { hero: 'AhKd', target: long },
      { hero: 'AhKd', wild: long },
      long,
    ]) {
      const { error } = ask(question);
      expect(error?.message.match(/ж/g)?.length ?? 0).toBeLessThanOrEqual(40);
    }
    expect(askRaw(long).error?.message.match(/ж/g)?.length).toBeLessThanOrEqual(40);
  });
});

describe('any line', () => {
  function answered(line: string): Answer {
    const answer = askRaw(line);
    expect(typeof answer.ok).toBe('boolean');
    if (!answer.ok) {
      expect(answer.error?.code).toMatch(/^[a-z]+(-[a-z]+)+$/);
      expect(answer.error?.message.length).toBeGreaterThan(0);
      expect([...(answer.error?.message ?? '')].length).toBeLessThan(270);
    }
    return answer;
  }

  test('gets an answer, even if it is not a question', LONG, () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary', size: 'max', maxLength: 200 }), fc.json()), (line) => {
        expect(answered(line).ok).toBe(false);
      }),
      { ...SEED, numRuns: 1000 },
    );
  });

  test('gets an answer, even if its fields hold the wrong things', LONG, () => {
    const card = fc.constantFrom(...DECK);
    const board = fc.uniqueArray(card, { minLength: 3, maxLength: 5 }).map((own) => own.join(''));
    const hand = fc.uniqueArray(card, { minLength: 2, maxLength: 2 }).map((own) => own.join(' '));
    const anything = fc.oneof(
      { weight: 8, arbitrary: hand },
      { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
      { weight: 1, arbitrary: fc.constantFrom('random', '*', 'TT+', '', '__proto__', 'toString') },
      { weight: 1, arbitrary: fc.jsonValue() },
    );
    const target = fc.constantFrom('flush', 'pair', 'Straight ', 'five', 'toString', 7, null);
    let answers = 0;
    fc.assert(
      fc.property(
        fc.record(
          {
            hero: anything,
            board: fc.oneof({ weight: 6, arbitrary: board }, { weight: 1, arbitrary: anything }),
            opponents: fc.oneof(
              { weight: 6, arbitrary: fc.array(anything, { maxLength: 3 }) },
              { weight: 1, arbitrary: fc.jsonValue() },
            ),
            dead: fc.oneof({ weight: 6, arbitrary: hand }, { weight: 1, arbitrary: anything }),
            target,
            wild: fc.constantFrom('none', 'joker', 'bug', 'deuces', 'x', 1),
          },
          { requiredKeys: ['hero', 'board'] },
        ),
        (question) => {
          if (answered(JSON.stringify(question)).ok) answers++;
        },
      ),
      { ...SEED, numRuns: 1500 },
    );
    expect(answers).toBeGreaterThan(0);
  });

  test.each([
    ['of no JSON', 'x'.repeat(100_000)],
    ['of brackets', '['.repeat(100_000)],
    ['of objects in objects', '{"hero":'.repeat(12_500)],
    ['of one field', JSON.stringify({ hero: 'Ah'.repeat(50_000) })],
    ['of a long name', JSON.stringify({ ['x'.repeat(100_000)]: '' })],
    ['of many fields', JSON.stringify(Object.fromEntries(Array.from({ length: 9000 }, (_, i) => [`f${i}`, ''])))],
    ['of many opponents', JSON.stringify({ hero: 'AhKd', opponents: Array<string>(15_000).fill('QsQc') })],
    ['of astral characters', '🂡'.repeat(50_000)],
  ])('of 100 kB %s is refused in a short message', (_, line) => {
    expect(line.length).toBeGreaterThan(90_000);
    expect(answered(line).ok).toBe(false);
  });
});

describe('many opponents', () => {
  test('a sampled answer has its samples, and every equity a half-width', () => {
    const answer = ask({
      hero: '9c8c',
      board: '7c6cKd',
      opponents: ['random', 'random', 'random', 'random', 'AcQd'],
    });
    expect(fields(answer)).toEqual(
      [
        ...['ok', 'street', 'unseen', 'made', 'draws', 'improving'],
        ...['next', 'players', 'of', 'method', 'samples'],
      ].sort(),
    );
    expect(answer).toMatchObject({ ok: true, method: 'sampled', of: answer.samples });
    for (const player of answer.players) {
      expect(fields(player)).toEqual(['hand', 'wins', 'ties', 'equity', 'halfWidth', 'categories'].sort());
      expect(player.halfWidth).toBeLessThanOrEqual(0.001);
    }
    expect(answer.next).toHaveLength(45);
    for (const card of answer.next ?? []) {
      expect(fields(card)).toEqual(['card', 'equity', 'halfWidth', 'makes', 'weight']);
    }
  });

  test('any mixture of hands, ranges and random hands, up to nine', LONG, () => {
    const nine = ['QsQc', 'TT+,AQs+', '22-55', 'KJs', 'T9s', 'random', 'random', 'random', '7h6h'];
    const { ok, players, method } = ask({ hero: 'AhKd', opponents: nine });
    expect({ ok, method }).toEqual({ ok: true, method: 'sampled' });
    expect(players.reduce((sum, { equity = NaN }) => sum + equity, 0)).toBeCloseTo(1, 9);
  });

  test('the same question has the same answer', LONG, () => {
    const question = { hero: 'AhKd', opponents: ['random', 'random', 'random'] };
    expect(ask(question)).toEqual(ask(question));
  });

  test('counts few deals, for any number of players', () => {
    const board = '7d5cKh8c2s';
    const opponents = ['random', 'QsQc', '76s', 'AK'];
    const answer = ask({ hero: 'AhKd', board, opponents });
    expect(answer).toMatchObject({ ok: true, method: 'exact' });
    expect(answer).not.toHaveProperty('samples');
    for (const player of answer.players) expect(player).not.toHaveProperty('halfWidth');
  });

  test('refuses ranges that cannot be dealt together', () => {
    const { ok, error } = ask({ hero: 'AhKd', opponents: ['AA', 'AA', 'random'] });
    expect(ok).toBe(false);
    expect(error).toMatchObject({ code: 'empty-range' });
  });
});

test('npm run --silent ask: one answer a line, in order, blank lines skipped, exit code 0', LONG, async () => {
  const questions = [
    '{"hero":"4c9c","board":"7d5cKh8c"}',
    'this is not a question',
    '{"hero":"AhKh","board":"7h3h9c","opponents":["7c7d"]}',
    '{"hero":"AhAh"}',
    '  {"hero":"4c9c","board":"7d5cKh","opponents":["random"]}  ',
    JSON.stringify({ hero: 'x'.repeat(100_000) }),
    ...Array.from({ length: 200 }, (_, i) => {
      const hand = DECK.slice(i % 40, (i % 40) + 11);
      return JSON.stringify({
        hero: hand.slice(0, 2).join(''),
        board: hand.slice(2, 7).join(''),
        opponents: [hand.slice(7, 9).join(''), hand.slice(9, 11).join('')],
      });
    }),
    '{"hero":"AcAs","opponents":["KhKd"]}',
  ];
  const blanks = ['', '   ', '\t'];
  const input = questions.map((question, i) => `${question}\n${blanks[i % 3]}\r\n`).join('\n');
  const ask = spawn('npm', ['run', '--silent', 'ask'], { stdio: ['pipe', 'pipe', 'pipe'] });
  const closed = new Promise<number | null>((resolve) => ask.on('close', resolve));
  // The last line has no line end.
  ask.stdin.end(`\n\n${input.trimEnd()}`);
  const [output, exitCode] = await Promise.all([readAll(ask.stdout), closed, readAll(ask.stderr)]);
  expect(exitCode).toBe(0);
  expect(output.endsWith('\n')).toBe(true);
  const lines = output.trimEnd().split('\n');
  expect(lines).toHaveLength(questions.length);
  lines.forEach((line, i) => expect(JSON.parse(line)).toEqual(askRaw(questions[i])));
});

describe('an unknown field names the one that was meant', () => {
  const QUESTION = { hero: 'AhKh', board: '7h3h9c', opponents: ['7c7d'], wild: 'none', pot: 60, stacks: [90, 40] };

  test.each([
    ['vs', 'opponents'],
    ['villain', 'opponents'],
    ['opponent', 'opponents'],
    ['oponents', 'opponents'],
    ['flop', 'board'],
    ['Board', 'board'],
    ['baord', 'board'],
    ['hand', 'hero'],
    ['hreo', 'hero'],
    ['deck', 'wild'],
    ['bet', 'bets'],
  ])('%s: did you mean %s?', (name, meant) => {
    const { error } = ask({ [name]: 'AhKh', ...QUESTION });
    const message = `Unknown field “${name}” in a question about a spot. Did you mean “${meant}”?`;
    expect(error).toEqual({ code: 'bad-field', message });
  });

  test('every field with a letter missing, doubled or changed leads back to a field', () => {
    for (const field of ['hero', 'board', 'opponents', 'target', 'breakdown', 'payouts', 'bounties', 'others']) {
      for (let at = 0; at < field.length; at++) {
        const [start, letter, end] = [field.slice(0, at), field.charAt(at), field.slice(at + 1)];
        for (const name of [start + end, start + letter + letter + end, `${start}#${end}`]) {
          expect(ask({ [name]: 'AhKh' }).error?.message, name).toContain(`Did you mean “${field}”?`);
        }
      }
    }
  });

  test('an unknown field without a near name lists the fields of its question', () => {
    expect(ask({ hero: 'AhKh', colour: 'red' }).error?.message).toMatch(/Use one of: hero, board, .*, bounties\.$/);
    expect(ask({ hands: ['AhKhQhJhTh'], hero: 'AhKh' }).error?.message).toBe(
      'Unknown field “hero” in a question about hands. Use one of: hands, rules.',
    );
    expect(ask({ stacks: [5, 5], prizes: [3] }).error?.message).toContain('Did you mean “payouts”?');
  });
});

test('a target has no effect if hero holds a range, but it must be a category', () => {
  for (const hero of ['TT+', 'random']) {
    const question = { hero, board: '7d5cKh', opponents: ['QsJs'] };
    expect(ask({ ...question, target: 'flush' })).toEqual(ask(question));
    expect(ask({ ...question, target: 'flsh' }).error?.code).toBe('bad-field');
  }
});

describe('the command line', () => {
  const run = (...words: string[]) =>
    spawnSync(process.execPath, ['--import', 'tsx', 'src/ask.ts', ...words], { encoding: 'utf8', input: '' });

  test('--help prints its usage in eight lines', LONG, () => {
    const { stdout, status } = run('--help');
    expect(stdout).toContain('answers questions on standard input');
    expect(stdout.trimEnd().split('\n')).toHaveLength(8);
    expect(status).toBe(0);
  });

  test('a file that is missing, a folder and an unknown option end in a sentence, with exit code 2', LONG, () => {
    for (const [word, said] of [
      ['nothing-here.txt', 'nothing-here.txt: there is no such file'],
      ['src', 'src: this is a folder. Name the files in it.'],
      ['--nothing', 'The option --nothing is unknown. Use --player NAME or --help'],
    ] as const) {
      const { stdout, stderr, status } = run(word);
      expect([stdout, status]).toEqual(['', 2]);
      expect(stderr.startsWith(said)).toBe(true);
      expect(stderr.trimEnd().split('\n')).toHaveLength(1);
    }
  });
});
