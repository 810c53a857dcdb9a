import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readLink } from '../../src/notation/link';
import { afterCall, face, type Draft } from '../../src/notation/draft';
import { moneyOf, type DraftMoney } from '../../src/notation/stakes';
import { checkStakes, rightAmount, stakesProblems, type Stakes } from '../../src/poker/money/stakes';

const SEED = { seed: 20_260_129, numRuns: 500 };

function money(link: string): DraftMoney {
  return moneyOf(readLink(`#/?hero=AhKh&${link}`).draft);
}

describe('what can be counted', () => {
  const rows: [why: string, link: string, found: DraftMoney][] = [
    ['nothing', 'vs=7c7d', { missing: [] }],
    ['a pot and a call without an opponent', 'pot=60&call=20', { missing: [], stakes: { pot: 60, call: 20 } }],
    ['a pot alone without an opponent', 'pot=60', { missing: [] }],
    ['the size of a bet', 'facing=1/2', { missing: [], stakes: { facing: 0.5 } }],
    ['the size of a bet with an opponent', 'vs=7c7d&facing=40%', { missing: [], stakes: { facing: 0.4 } }],
    ['a pot', 'vs=7c7d&pot=60&call=20', { missing: [], stakes: { pot: 60, call: 20 } }],
    ['bets', 'vs=7c7d&bets=10;30', { missing: [], stakes: { bets: [10, 30] } }],
    ['hero’s stack alone', 'vs=7c7d&stacks=10', { missing: [] }],
    [
      'hero’s stack with bets',
      'vs=7c7d&bets=10;30&stacks=5',
      { missing: [], stakes: { bets: [10, 30], stacks: [5, undefined] } },
    ],
    [
      'bets half filled, with pot and call',
      'vs=7c7d;random&bets=10;;30&pot=60&call=20&folded=5',
      { missing: [{ field: 'bets', seats: [1] }], stakes: { pot: 60, call: 20 } },
    ],
    [
      'bets half filled, without a call',
      'vs=7c7d;random&bets=10&pot=60',
      { missing: [{ field: 'bets', seats: [1, 2] }] },
    ],
    [
      'a stack that is not known with bets',
      'vs=7c7d;random&bets=10;30;30&stacks=20;5',
      {
        missing: [{ field: 'stacks', seats: [2] }],
        stakes: { bets: [10, 30, 30], stacks: [20, 5, undefined] },
      },
    ],
    [
      'prizes without a stack',
      'vs=7c7d&bets=10;30&stacks=20&payouts=5;3',
      {
        missing: [{ field: 'stacks', seats: [1] }],
        stakes: { bets: [10, 30], stacks: [20, undefined] },
      },
    ],
    [
      'prizes without a bounty',
      'vs=7c7d;random&bets=10;30;30&stacks=20;0;0&payouts=5;3&bounties=;1',
      {
        missing: [{ field: 'bounties', seats: [1] }],
        stakes: { bets: [10, 30, 30], stacks: [20, 0, 0] },
      },
    ],
    [
      'a tournament, where there is no rake',
      'vs=7c7d&bets=10;30&stacks=20;0&payouts=5;3&others=7&bounties=1&rake=5',
      {
        missing: [],
        stakes: {
          ...{ bets: [10, 30], stacks: [20, 0], payouts: [5, 3], others: [7], bounties: [1] },
        },
      },
    ],
    [
      'more than ten players left',
      'vs=7c7d&bets=10;30&stacks=20;0&payouts=5;3&others=1;1;1;1;1;1;1;1;1',
      {
        missing: [],
        stakes: { bets: [10, 30], stacks: [20, 0] },
        prizeProblems: [{ code: 'bad-money', why: 'tournament players', count: 11 }],
      },
    ],
    [
      'a pot below the bets',
      'vs=7c7d&bets=10;30&pot=39',
      {
        missing: [],
        problems: [{ code: 'bad-money', why: 'pot below bets', pot: 39, bets: 40 }],
      },
    ],
    [
      'a pot below the bets, a call below what is owed, and too many players for the prizes',
      'vs=7c7d;QsQd;Tc8c&pot=60&bets=20;30;60;60&stacks=200;0;100;100&call=20&payouts=5&others=1;1;1;1;1;1;1',
      {
        missing: [],
        problems: [
          { code: 'bad-money', why: 'pot below bets', pot: 60, bets: 170 },
          { code: 'bad-money', why: 'call below', call: 20, owed: 40, least: 40 },
        ],
        prizeProblems: [{ code: 'bad-money', why: 'tournament players', count: 11 }],
      },
    ],
    [
      'a call below hero’s stack, which is less than what is owed',
      'vs=7c7d&bets=10;50&stacks=30&call=20',
      {
        missing: [],
        problems: [{ code: 'bad-money', why: 'call below', call: 20, owed: 40, least: 30 }],
      },
    ],
    [
      'others and bounties without payouts',
      'vs=7c7d&pot=60&call=20&others=7&bounties=1',
      { missing: [], stakes: { pot: 60, call: 20 } },
    ],
    ['runs', 'vs=7c7d&runs=3', { missing: [], stakes: { runs: 3 } }],
  ];
  test.each(rows)('%s: %s', (_, link, found) => {
    expect(money(link)).toEqual(found);
  });

  test('an empty seat is not a player', () => {
    const { draft } = readLink('#/?hero=AhKh&vs=7c7d;random&bets=10;30;20');
    const [first, second] = draft.seats;
    const empty = { kind: 'hand', cards: [undefined, undefined] } as const;
    const seats = [first, empty, second];
    expect(moneyOf({ ...draft, seats, bets: [10, 30, undefined, 20] })).toEqual({
      missing: [],
      stakes: { bets: [10, 30, 20] },
    });
  });

  test('the suggested amounts mend the pot and the call', () => {
    const amount = fc.nat(60);
    const spots = fc.record({
      bets: fc.tuple(amount, amount, amount),
      stacks: fc.tuple(amount, amount, amount),
      pot: amount,
      call: amount,
    });
    let mended = 0;
    fc.assert(
      fc.property(spots, (stakes) => {
        const right = stakesProblems(stakes, 2).map((problem) => rightAmount(problem));
        const own = right.map((mend) => (mend === undefined ? {} : { [mend.field]: mend.amount }));
        mended += own.length;
        expect(stakesProblems(Object.assign({ ...stakes }, ...own) as Stakes, 2)).toEqual([]);
      }),
      SEED,
    );
    expect(mended).toBeGreaterThan(0);
  });

  test('always goes together', () => {
    const list = fc.array(fc.constantFrom('', '0', '5', '20', '30'), { maxLength: 4 });
    const lists = ['bets', 'stacks', 'folded', 'payouts', 'others', 'bounties', 'rake', 'pot', 'call'];
    fc.assert(
      fc.property(fc.tuple(...lists.map(() => list)), fc.nat(3), (values, opponents) => {
        const fields = lists.map((name, at) => {
          const value = values[at] ?? [];
          return `${name}=${name === 'pot' || name === 'call' ? (value[0] ?? '') : value.join(';')}`;
        });
        const vs = Array<string>(opponents).fill('random').join(';');
        const { stakes } = money(`vs=${vs}&${fields.join('&')}`);
        // Of a bettor who is not named only a pot and a call count.
        if (stakes !== undefined) expect(checkStakes(stakes, Math.max(1, opponents)).ok).toBe(true);
      }),
      SEED,
    );
  });
});

describe('the next street', () => {
  const amount = fc.integer({ min: 0, max: 20_000 }).map((cents) => cents / 100);
  const optional = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined });
  const bets = fc.tuple(amount, optional(amount), optional(amount));
  const drafts = fc
    .record({
      ...{ pot: optional(amount), call: optional(amount), bets: optional(bets), rake: fc.constant({ percent: 5 }) },
      ...{ folded: optional(fc.array(amount, { maxLength: 2 })), stacks: optional(bets), others: fc.constant([70]) },
    })
    .map((given): Draft => {
      const { draft } = readLink('#/?hero=AhKh&board=7h3h9c&vs=7c7d;random&dead=2h');
      const entries = Object.entries(given).filter(([, value]) => value !== undefined);
      return { ...draft, ...(Object.fromEntries(entries) as Partial<Draft>) };
    });
  const cents = (own = 0) => Math.round(100 * own);
  const sum = (list: readonly (number | undefined)[] = []) => list.reduce<number>((all, own) => all + cents(own), 0);

  test('has the call in the pot, to the cent, and no call', () => {
    let [rolled, same] = [0, 0];
    fc.assert(
      fc.property(drafts, (draft) => {
        const next = afterCall(draft);
        const { stacks } = draft;
        const most = Math.max(0, ...(draft.bets ?? []).map(cents));
        const owed = draft.bets === undefined ? 0 : most - cents(draft.bets[0]);
        const call = draft.call === undefined ? Math.min(owed, stacks ? cents(stacks[0]) : owed) : cents(draft.call);
        if (call === 0) {
          same++;
          expect(next).toBe(draft);
          return;
        }
        rolled++;
        const lies = draft.pot === undefined ? sum(draft.bets) + sum(draft.folded) : cents(draft.pot);
        expect(cents(next.pot)).toBe(lies + call);
        expect(next.pot).toBe(Number(next.pot?.toFixed(2)));
        for (const name of ['call', 'bets', 'folded', 'facing'] as const) expect(next).not.toHaveProperty(name);
        expect(next.stacks?.slice(1)).toEqual(stacks?.slice(1));
        if (stacks !== undefined) expect(cents(next.stacks?.[0])).toBe(Math.max(0, cents(stacks[0]) - call));
        // The cards and the rules of the game stay.
        for (const name of ['hero', 'board', 'seats', 'dead', 'rake', 'others'] as const) {
          expect(next[name]).toBe(draft[name]);
        }
        // There is nothing left to roll.
        expect(afterCall(next)).toBe(next);
        expect(moneyOf(next).stakes?.call).toBeUndefined();
      }),
      SEED,
    );
    expect(rolled).toBeGreaterThan(200);
    expect(same).toBeGreaterThan(10);
  });

  test('a pot of 60 and a call of 20 are a pot of 80', () => {
    const { draft } = readLink('#/?hero=AhKh&board=7h3h9c&vs=7c7d&pot=60&call=20&stacks=50;0');
    expect(afterCall(draft)).toMatchObject({ pot: 80, stacks: [30, 0] });
  });

  test('forgets the size of the bet, and knows no pot', () => {
    const { draft } = readLink('#/?hero=AhKh&board=7h3h9c&vs=7c7d');
    for (const size of [1 / 3, 0.5, 1, 2]) expect(afterCall(face(draft, size))).toEqual(draft);
  });
});
