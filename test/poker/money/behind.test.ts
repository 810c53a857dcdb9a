// Players behind who have still to act: a call is priced as if all of them fold, and as if all of them call.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { actedOut, bothVerdicts, withoutSeats } from '../../../src/poker/money/behind';
import { countMoney, moneyWantsTable } from '../../../src/poker/money/money';
import { callOf, checkStakes, type Stakes } from '../../../src/poker/money/stakes';
import { finish, spot } from '../read';

const SEED = { seed: 20_261_123, numRuns: 400 };

/** Whole hundredths as an amount: what is added in binary goes wrong now and then. */
const amount = fc.integer({ min: 0, max: 4_000 }).map((cents) => cents / 100);
const sizes = fc.oneof(fc.constantFrom(0, 0.1, 0.2, 0.3, 5), amount);

/** Bets, stacks and a pot of two to six players, hero facing a bet. */
const moneys = fc
  .integer({ min: 2, max: 6 })
  .chain((players) =>
    fc.record({
      bets: fc.array(sizes, { minLength: players, maxLength: players }),
      stacks: fc.array(fc.option(sizes, { nil: undefined, freq: 6 }), {
        minLength: players,
        maxLength: players,
      }),
      folded: fc.array(sizes, { maxLength: 2 }),
      dead: sizes,
      hasPot: fc.boolean(),
      tournament: fc.option(fc.record({ others: fc.array(sizes, { maxLength: 2 }) }), {
        nil: undefined,
      }),
    }),
  )
  .map(({ bets, stacks, folded, dead, hasPot, tournament }): Stakes => {
    const pot = [...bets, ...folded, dead].reduce((all, own) => all + own, 0);
    return {
      ...{ bets, stacks, folded },
      ...(hasPot && { pot: Math.round(100 * pot) / 100 }),
      ...(tournament !== undefined && {
        payouts: [60, 40],
        others: tournament.others.map((own) => own + 0.01),
        bounties: bets.slice(1).map((_, at) => at),
      }),
    };
  });

const cents = (list: readonly (number | undefined)[] = []) => list.map((own) => Math.round(100 * (own ?? NaN)));
const sum = (list: readonly number[]) => list.reduce((all, own) => all + own, 0);

describe('the two moneys', () => {
  test('nobody is left behind in either, the call is the same, and no money is lost', () => {
    let behind = 0;
    fc.assert(
      fc.property(moneys, (stakes) => {
        const acted = actedOut(stakes);
        const bets = cents(stakes.bets);
        const stacks = cents(stakes.stacks);
        const late = bets.flatMap((bet, seat) =>
          seat > 0 && bet < Math.max(...bets) && stacks[seat] > 0 ? [seat] : [],
        );
        expect(acted?.seats ?? []).toEqual((callOf(stakes) ?? 0) === 0 ? [] : late);
        if (acted === undefined) return;
        behind++;
        const { ifFold, ifCall, seats } = acted;
        const opponents = bets.length - 1;
        expect(checkStakes(ifFold, opponents - seats.length).ok).toBe(checkStakes(stakes, opponents).ok);
        expect(checkStakes(ifCall, opponents).ok).toBe(checkStakes(stakes, opponents).ok);
        for (const own of [ifFold, ifCall]) {
          expect(actedOut(own)).toBeUndefined();
          expect(callOf(own)).toBe(callOf(stakes));
          const chips = ({ bets: put, stacks: left, folded, others }: Stakes) =>
            sum([put, left, folded, others].flatMap((list) => cents(list).filter((c) => c >= 0)));
          // A stack of a player who folds leaves the hand; in a tournament it is among the others.
          const gone = own === ifFold && own.payouts === undefined ? seats : [];
          expect(chips(own)).toBe(chips(stakes) - sum(gone.map((seat) => stacks[seat])));
        }
        expect(ifFold.pot).toBe(stakes.pot);
        expect(ifFold.folded).toEqual([...(stakes.folded ?? []), ...seats.map((s) => stakes.bets?.[s])]);
        const paid = cents(ifCall.bets).map((bet, seat) => bet - bets[seat]);
        paid.forEach((own, seat) => {
          const owed = seats.includes(seat) ? Math.min(Math.max(...bets) - bets[seat], stacks[seat]) : 0;
          expect(own).toBe(owed);
        });
        if (stakes.pot !== undefined) {
          expect(cents([ifCall.pot])[0]).toBe(cents([stakes.pot])[0] + sum(paid));
        }
      }),
      SEED,
    );
    expect(behind).toBeGreaterThan(100);
  });

  test('a call is priced as it would be in a spot without them, and in one where they have paid', () => {
    const asked = spot({
      ...{ hero: '7d7c', board: '2s9hTdKs' },
      opponents: ['AhAc', 'QdJd', 'KhQh', '5c5d', '3c4c'],
    });
    let behind = 0;
    fc.assert(
      fc.property(moneys, fc.boolean(), (stakes, isRaked) => {
        const own = isRaked && stakes.payouts === undefined ? { ...stakes, rake: { percent: 5, cap: 1 } } : stakes;
        const players = own.bets?.length ?? 0;
        const there = withoutSeats(asked, [1, 2, 3, 4, 5].slice(players - 1));
        if (!checkStakes(own, players - 1).ok) return;
        const found = finish(countMoney(there, own));
        const acted = actedOut(own);
        if (acted === undefined) {
          expect(found.behind).toBeUndefined();
          return;
        }
        behind++;
        const alone = finish(countMoney(withoutSeats(there, acted.seats), acted.ifFold));
        const all = finish(countMoney(there, acted.ifCall));
        expect(found.behind?.ifFold).toEqual(alone);
        expect(found.behind?.ifCall).toEqual(all);
        expect([found.price, found.tournament]).toEqual([undefined, undefined]);
        const verdict = ({ price, tournament }: typeof all) => tournament?.decision ?? price?.decision ?? 'close';
        expect(found.behind?.decision).toBe(bothVerdicts(verdict(alone), verdict(all)));
        // The pots and their seats do not depend on what the players behind will do.
        const { stacks: _, payouts: __, others: ___, bounties: ____, ...lying } = own;
        const call = (callOf(own) ?? 0) / 100;
        const { price: _____, ...rest } = finish(countMoney(there, { ...lying, call }));
        const { behind: ______, ...seen } = found;
        expect(seen).toEqual(rest);
      }),
      { ...SEED, numRuns: 120 },
    );
    expect(behind).toBeGreaterThan(30);
  });
});

test('one verdict for two', () => {
  const verdicts = ['call', 'fold', 'close'] as const;
  const table = verdicts.map((one) => verdicts.map((other) => bothVerdicts(one, other)));
  expect(table).toEqual([
    ['call', 'depends', 'call'],
    ['depends', 'fold', 'fold'],
    ['call', 'fold', 'close'],
  ]);
});

test('the preflop table is wanted if two players are left once those behind fold', () => {
  const asked = spot({ hero: 'AhKh', opponents: ['TT+', '8c8d', '7c7d'] });
  const stakes = { bets: [1, 3, 2, 2], stacks: [9, 9, 9, 9] };
  expect(moneyWantsTable(asked, { bets: stakes.bets })).toBe(false);
  expect(moneyWantsTable(asked, stakes)).toBe(true);
});
