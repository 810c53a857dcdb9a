import { describe, expect, test } from 'vitest';
import { askLine } from '../../src/ask';
import behind from '../cases/behind.json' with { type: 'json' };
import listed from '../cases/money.json' with { type: 'json' };

type Answer = Record<string, unknown> & { ok: boolean; error?: { code: string; message: string } };

/** An answer as a reader of the output sees it. */
function ask(question: unknown): Answer {
  return JSON.parse(JSON.stringify(askLine(JSON.stringify(question)))) as Answer;
}

/** Money is good to a billionth, counts and words are what they are. */
function agree(found: unknown, expected: unknown, path: string): void {
  if (typeof expected === 'number' && !Number.isInteger(expected)) {
    expect(Math.abs((found as number) - expected), `${path}: ${String(found)}`).toBeLessThan(1e-9);
  } else if (typeof expected === 'number') {
    expect(found, path).toBeCloseTo(expected, 9);
  } else if (Array.isArray(expected)) {
    expect(found, path).toHaveLength(expected.length);
    expected.forEach((own, at) => {
      agree((found as unknown[])[at], own, `${path}[${at}]`);
    });
  } else if (typeof expected === 'object' && expected !== null) {
    for (const [name, own] of Object.entries(expected)) {
      agree((found as Record<string, unknown>)[name], own, `${path}.${name}`);
    }
  } else {
    expect(found, path).toBe(expected);
  }
}

/** Whether hero faces a bet, and another player with chips left has put in less than it. */
function hasBehind(question: object): boolean {
  const { bets = [], stacks = [] } = question as { bets?: number[]; stacks?: number[] };
  const owes = bets.map((bet) => bet < Math.max(...bets));
  return owes[0] && owes.some((own, seat) => seat > 0 && own && (stacks[seat] ?? 0) > 0);
}

describe('listed players behind', () => {
  const rows = behind.cases.map((row, at) => [at, JSON.stringify(row.question)] as const);
  test.each(rows)('%i: %s', (at) => {
    const { question, expect: expected } = behind.cases[at];
    const { price } = ask(question) as { price?: Record<string, unknown> };
    agree({ price }, { price: { call: question.call, ...expected } }, 'answer');
    // The figures of one price alone would hold only if nobody had still to act.
    expect(Object.keys(price ?? {})).toEqual(['call', 'behind', 'ifFold', 'ifCall', 'decision']);
  });

  test('without stacks there is one price', () => {
    for (const { question } of behind.cases) {
      const { stacks: _, ...others } = question;
      const { price } = ask(others) as { price?: Record<string, unknown> };
      expect(price).toHaveProperty('share');
      expect(price).not.toHaveProperty('behind');
    }
  });
});

describe('listed money', () => {
  const rows = listed.cases.map((row, at) => [at, row.kind, JSON.stringify(row.question)] as const);
  test.each(rows)('%i, %s: %s', (at) => {
    const { question, expect: expected } = listed.cases[at];
    const found = ask(question);
    if ('error' in expected) {
      expect(found).toMatchObject({ ok: false, error: { code: expected.error } });
      return;
    }
    const { returns, price, tournament, ...others } = expected as {
      returns?: number[];
      price?: unknown;
      tournament?: unknown;
    };
    expect(found.ok, found.error?.message).toBe(true);
    agree(found, others, 'answer');
    // Two of these take a player behind as all in for the pot now; listed players behind have two prices.
    if (hasBehind(question)) expect(found.price).toHaveProperty('behind');
    else agree(found, { price, tournament }, 'answer');
    if (returns === undefined) return;
    const players = found.players as { returns: number }[];
    agree(
      players.map((player) => player.returns),
      returns,
      'returns',
    );
  });
});

describe('the contract’s example', () => {
  const question = {
    hero: 'AhKh',
    board: '7h3h9c',
    opponents: ['7c7d', 'QsJs'],
    ...{ pot: 620, bets: [50, 250, 250], folded: [20], call: 50, stacks: [50, 0, 400], runs: 2 },
  };
  const answer = ask(question);

  test('gives these figures', () => {
    agree(
      answer,
      {
        players: [{ hand: 'AhKh', returns: 94.24141749723145 }, {}, {}],
        price: {
          ...{ call: 50, pot: 320, share: 0.2547065337763012, breakEven: 0.13513513513513514 },
          ...{ ev: 44.24141749723145, decision: 'call' },
        },
        runs: {
          ...{ times: 2, of: 740_460 },
          results: [
            { returns: 0, ways: 406_606 },
            { returns: 185, ways: 290_508 },
            { returns: 370, ways: 43_346 },
          ],
        },
      },
      'answer',
    );
  });

  test('gives these pots', () => {
    const [main, side] = answer.pots as { size: number; seats: number[]; shares: number[] }[];
    expect(main).toMatchObject({ size: 370, seats: [0, 1, 2] });
    expect(main.shares[0]).toBeCloseTo(0.2547065337763012, 12);
    expect(side).toMatchObject({ size: 300, seats: [1, 2] });
    expect(side.shares[0]).toBeCloseTo(0.9689922480620154, 12);
    expect(side.shares[0] + side.shares[1]).toBeCloseTo(1, 12);
  });

  test('adds exactly these fields to the answer', () => {
    const { hero, board, opponents } = question;
    const own = ask({ hero, board, opponents });
    const added = Object.keys(answer).filter((name) => !(name in own));
    expect(added.sort()).toEqual(['pots', 'price', 'runs']);
    const { players, ...others } = own;
    expect(answer).toMatchObject(others);
    expect(answer.players).toMatchObject(players as unknown[]);
    expect(Object.keys(answer.price as object)).toEqual([...['call', 'pot', 'share', 'breakEven', 'ev', 'decision']]);
  });
});

describe('prizes without cards', () => {
  test('have no other field', () => {
    const stacks = [800, 1500, 1900, 3800];
    expect(Object.keys(ask({ stacks, payouts: [50, 30, 20] }))).toEqual(['ok', 'prizes']);
    for (const other of [{ board: '' }, { pot: 3 }, { opponents: [] }]) {
      expect(ask({ stacks, payouts: [50], ...other }).error?.code).toBe('bad-field');
    }
    expect(ask({ stacks }).error?.code).toBe('bad-field');
  });
});

describe('what is wrong is named', () => {
  const spot = { hero: 'AhKh', board: '7h3h9c', opponents: ['7c7d'] };
  const both = { bets: [10, 30], stacks: [100, 0] };
  test.each<[code: string, fields: Record<string, unknown>, says: RegExp]>([
    ['bad-field', { pot: '60' }, /“pot” is not a number/],
    ['bad-field', { bets: 10 }, /“bets” is not a list of numbers/],
    ['bad-field', { stacks: [1, null] }, /“stacks” is not a list of numbers/],
    ['bad-field', { runs: 4 }, /“runs” is not 2 or 3/],
    ['bad-field', { runs: '2' }, /“runs”/],
    ['bad-field', { pot: 60, rake: 5 }, /“rake”/],
    ['bad-field', { pot: 60, rake: { cap: 3 } }, /“rake”/],
    ['bad-field', { pot: 60, rake: { percent: 5, most: 3 } }, /“rake”/],
    ['bad-field', { pott: 60 }, /“pott”.*Did you mean “pot”/],
    ['bad-money', { pot: -1 }, /^Pot: .*below zero/],
    ['bad-money', { pot: 1e9 }, /^Pot: .*too much/],
    ['bad-money', { pot: 60, rake: { percent: -1 } }, /^Rake: .*below zero/],
    ['bad-money', { ...both, stacks: [10] }, /^Stacks: .*2 in all.* has 1/],
    ['bad-money', { ...both, payouts: [1], bounties: [1, 2] }, /^Bounties: .*each opponent, 1/],
    ['bad-money', { opponents: [], pot: 60 }, /needs an opponent/],
    ['bad-money', { call: 10 }, /needs a pot or bets/],
    ['bad-money', { bets: [10, 30], call: 21 }, /Write 20 or less/],
    ['bad-money', { bets: [10, 30], call: 5, stacks: [4, 0] }, /Write 4 or less/],
    ['bad-money', { pot: 30, call: 5, stacks: [4, 0] }, /Write 4 or less/],
    ['bad-money', { ...both, call: 5 }, /less than the 20/],
    ['bad-money', { ...both, call: 0 }, /less than the 20/],
    ['bad-money', { ...both, pot: 39.99 }, /^Pot: 39.99 is less than the 40 of all bets together/],
    ['bad-money', { ...both, folded: [20], pot: 59 }, /59 is less than the 60 of all bets together/],
    ['bad-money', { pot: 60, folded: [20] }, /Add “bets”/],
    ['bad-money', { pot: 60, rake: { percent: 101 } }, /101% is too high/],
    ['bad-money', { ...both, payouts: [1], rake: { percent: 5 } }, /tournament pot has no rake/],
    ['bad-money', { rake: { percent: 5 } }, /rake needs/],
    ['bad-money', { ...both, payouts: [] }, /^Payouts: the list is empty/],
    ['bad-money', { pot: 60, payouts: [1] }, /need the stacks/],
    ['bad-money', { ...both, others: [1] }, /not in the hand need payouts/],
    ['bad-money', { ...both, bounties: [1] }, /^Bounties need payouts/],
    ['bad-money', { ...both, payouts: [1], others: [5, 0.004] }, /number 2 is empty/],
    ['bad-money', { ...both, payouts: [1], others: Array(9).fill(1) }, /^11 players/],
    ['bad-money', { bets: [0, 0], stacks: [0, 0], payouts: [1] }, /any chips/],
    ['bad-money', { runs: 2, opponents: [] }, /needs an opponent/],
  ])('%s: %j', (code, fields, says) => {
    const { error } = ask({ ...spot, ...fields });
    expect(error?.code).toBe(code);
    expect(error?.message).toMatch(says);
    expect(error?.message).toMatch(/^[A-Z0-9].*[.?]$/);
  });

  test.each([
    [[1], [5], /two players or more/],
    [Array(11).fill(1), [5], /^11 players/],
    [[0, 0], [5], /any chips/],
    [[1, 2], [], /list is empty/],
    [[1, -2], [5], /below zero/],
  ])('of prizes alone: %j, %j', (stacks, payouts, says) => {
    const { error } = ask({ stacks, payouts });
    expect(error).toMatchObject({ code: 'bad-money' });
    expect(error?.message).toMatch(says);
  });
});

describe('less is allowed', () => {
  const spot = { hero: 'AhKh', board: '7h3h9c', opponents: ['7c7d'] };

  test('a call may be less if it is all that hero has, or if no stacks are known', () => {
    const short = ask({ ...spot, bets: [10, 30], call: 5, stacks: [5, 0] });
    expect(short).toMatchObject({ uncalled: { seat: 1, amount: 15 }, price: { call: 5, pot: 25 } });
    expect(ask({ ...spot, bets: [10, 30], call: 5 })).toMatchObject({ price: { call: 5 } });
    expect(ask({ ...spot, bets: [10, 30], stacks: [5, 0] })).toMatchObject({ price: { call: 5 } });
    expect(ask({ ...spot, bets: [10, 30] })).toMatchObject({ price: { call: 20, pot: 40 } });
  });

  test('amounts are rounded to the hundredth, a half up', () => {
    const found = ask({ ...spot, pot: 0.285, call: 0.005 });
    expect(found).toMatchObject({ pots: [{ size: 0.3 }], price: { call: 0.01, pot: 0.29 } });
  });

  test('without a call there are pots but no price', () => {
    const found = ask({ ...spot, bets: [30, 30] });
    expect(found).toMatchObject({ pots: [{ size: 60, seats: [0, 1] }] });
    expect(found).not.toHaveProperty('price');
  });

  test('stacks alone ask for nothing', () => {
    const found = ask({ ...spot, stacks: [100, 100] });
    for (const name of ['pots', 'price', 'uncalled', 'runs', 'tournament', 'rake']) {
      expect(found).not.toHaveProperty(name);
    }
    expect(found.players).not.toMatchObject([{ returns: 0 }]);
  });

  test('payouts without a call give only prizes', () => {
    const found = ask({ ...spot, bets: [30, 30], stacks: [70, 100], payouts: [65, 35] });
    expect(Object.keys(found.tournament as object)).toEqual(['prizes']);
  });
});
