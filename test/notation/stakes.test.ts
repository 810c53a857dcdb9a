import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readLink } from '../../src/notation/link';
import { EMPTY_SEAT, face, type Draft } from '../../src/notation/draft';
import { afterCall, moneyOf, type DraftMoney } from '../../src/notation/stakes';
import { actedOut } from '../../src/poker/money/behind';
import { potsOf } from '../../src/poker/money/money';
import { callOf, checkStakes, rightAmount, stakesProblems, type Stakes } from '../../src/poker/money/stakes';

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

  test('adds the call to the pot, to the cent, and has no call, if not all bets are known', () => {
    let [rolled, same] = [0, 0];
    fc.assert(
      fc.property(drafts, (draft) => {
        fc.pre(moneyOf(draft).stakes?.bets === undefined);
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

  /** All bets in chips, equal as often as not, and everybody's stack. */
  const games = fc
    .record({
      bets: fc.array(fc.constantFrom(0, 50, 80.25, 250), { minLength: 3, maxLength: 3 }),
      stacks: fc.array(fc.constantFrom(0, 50, 400.5), { minLength: 3, maxLength: 3 }),
      folded: fc.array(fc.constantFrom(20, 80.25), { maxLength: 1 }),
      more: fc.option(fc.constantFrom(0, 70.1), { nil: undefined }),
    })
    .map(({ bets, stacks, folded, more }): Draft => {
      const { draft } = readLink('#/?hero=AhKh&board=7h3h9c&vs=7c7d;random');
      const pot = more === undefined ? undefined : (sum(bets) + sum(folded) + cents(more)) / 100;
      return { ...draft, bets, stacks, folded, ...(pot !== undefined && { pot }) };
    });

  test('keeps the earlier pots, and all chips', () => {
    let [parted, whole, uncalled, behind] = [0, 0, 0, 0];
    fc.assert(
      fc.property(games, (draft) => {
        const { stakes = {} } = moneyOf(draft);
        const next = afterCall(draft);
        if (callOf(stakes) === 0) {
          expect(next).toBe(draft);
          return;
        }
        // Who is behind and in the hand on the next street has called.
        const acted = actedOut(stakes);
        if (acted !== undefined) behind++;
        const before = potsOf(acted?.ifCall ?? stakes, 3);
        if (before.uncalled !== undefined) uncalled++;
        if (before.pots.length > 1) parted++;
        else whole++;
        const after = moneyOf(next);
        expect(after.problems).toBeUndefined();
        expect(potsOf(after.stakes ?? {}, 3)).toEqual({ pots: before.pots });
        expect(callOf(after.stakes ?? {}) ?? 0).toBe(0);
        expect(afterCall(next)).toBe(next);
        expect(next).not.toHaveProperty('call');
        const lies = draft.pot === undefined ? sum(draft.bets) + sum(draft.folded) : cents(draft.pot);
        expect(cents(next.pot) + sum(next.stacks)).toBe(lies + sum(draft.stacks));
      }),
      SEED,
    );
    expect(Math.min(parted, whole, uncalled, behind)).toBeGreaterThan(20);
  });

  const rows: [why: string, players: string, money: string, next: string][] = [
    ['an uncalled bet goes back', '7c7d', 'pot=300&bets=50;250&stacks=50;0', 'pot=200&stacks=0;150'],
    [
      'a side pot of others stays',
      '7c7d;random',
      'pot=620&bets=50;250;250&stacks=50;0;400',
      'pot=670&bets=100;250;250&stacks=0;0;400',
    ],
    [
      'a side pot of hero stays',
      '7c7d;random',
      'pot=300&bets=0;80;160&stacks=200;0;0&call=160',
      'pot=460&bets=160;80;160&stacks=40;0;0',
    ],
    ['who is behind has called', '7c7d;random', 'bets=0;0;60&stacks=90;90;90', 'pot=180&stacks=30;30;90'],
    [
      'a call for less is all that hero has',
      '7c7d;random',
      'bets=50;250;250&call=50',
      'pot=600&bets=100;250;250&stacks=0',
    ],
  ];
  test.each(rows)('%s', (_, players, given, expected) => {
    const draftOf = (money: string) => readLink(`#/?hero=AhKh&vs=${players}&${money}`).draft;
    expect(afterCall(draftOf(given))).toEqual(draftOf(expected));
  });

  test('a seat without cards keeps its place', () => {
    const { draft } = readLink('#/?hero=AhKh&vs=7c7d;random');
    const seats = [EMPTY_SEAT, ...draft.seats];
    const shifted: Draft = { ...draft, seats, bets: [0, undefined, 80, 160], stacks: [200, undefined, 0, 0] };
    expect(afterCall(shifted)).toMatchObject({ bets: [160, undefined, 80, 160], stacks: [40, undefined, 0, 0] });
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
