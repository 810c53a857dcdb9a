import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { partPots, rakePots, winnableBy } from '../../../src/poker/money/pots';
import { settle } from '../../reference/money';
import { LONG } from '../../long';

const SEED = { seed: 20_260_126, numRuns: 2_000 };

const sum = (amounts: readonly number[]) => amounts.reduce((all, own) => all + own, 0);

/** Bets of some seats and of players who folded, and what is nobody's, few enough to be equal often. */
const money = fc.record({
  bets: fc.array(fc.nat(12), { minLength: 1, maxLength: 10 }),
  folded: fc.array(fc.nat(15), { maxLength: 4 }),
  nobodys: fc.nat(5),
});

describe('main pot and side pots', () => {
  test('the worked example: 100 all in, 250, 250 and 20 folded', () => {
    expect(partPots([250, 100, 250], [20], 0)).toEqual({
      pots: [
        { size: 320, seats: [0, 1, 2] },
        { size: 300, seats: [0, 2] },
      ],
    });
  });

  test('the part that only one seat has bet goes back, unless a folded bet meets it', () => {
    expect(partPots([100, 250], [], 0)).toEqual({
      pots: [{ size: 200, seats: [0, 1] }],
      uncalled: { seat: 1, amount: 150 },
    });
    expect(partPots([100, 250], [180], 0)).toEqual({
      pots: [
        { size: 300, seats: [0, 1] },
        { size: 160, seats: [1] },
      ],
      uncalled: { seat: 1, amount: 70 },
    });
  });

  test('a folded bet above all others goes to the last pot, dead money to the first', () => {
    expect(partPots([50, 100, 100], [180], 7)).toEqual({
      pots: [
        { size: 207, seats: [0, 1, 2] },
        { size: 100 + 130, seats: [1, 2] },
      ],
    });
  });

  test('a seat that has put in nothing plays for nobody’s money alone', () => {
    expect(partPots([0, 20, 20], [], 6).pots).toEqual([
      { size: 6, seats: [0, 1, 2] },
      { size: 40, seats: [1, 2] },
    ]);
    expect(partPots([0, 20, 20], [], 0).pots).toEqual([{ size: 40, seats: [1, 2] }]);
  });

  test('a seat can win of each bet what it matches, and what is nobody’s', () => {
    fc.assert(
      fc.property(money, ({ bets, folded, nobodys }) => {
        const { pots, uncalled } = partPots(bets, folded, nobodys);
        const top = Math.max(...bets) - (uncalled?.amount ?? 0);
        for (const [seat, own] of bets.entries()) {
          const most = Math.min(own, top);
          // Who has bet the most of those still in plays for all that was folded.
          const matched = [
            ...bets.map((bet) => Math.min(bet, most)),
            ...folded.map((bet) => Math.min(bet, own < top ? own : Infinity)),
          ];
          expect(winnableBy(pots, seat)).toBe(sum(matched) + nobodys);
        }
      }),
      SEED,
    );
  });

  test('a single seat takes all', () => {
    expect(partPots([undefined, 25], [5], 400)).toEqual({
      pots: [{ size: 410, seats: [1] }],
      uncalled: { seat: 1, amount: 20 },
    });
  });

  test('every chip is in one pot or goes back, and pots have fewer and fewer seats', LONG, () => {
    fc.assert(
      fc.property(money, ({ bets, folded, nobodys }) => {
        const { pots, uncalled } = partPots(bets, folded, nobodys);
        const all = sum(pots.map(({ size }) => size)) + (uncalled?.amount ?? 0);
        expect(all).toBe(sum([...bets, ...folded, nobodys]));
        pots.forEach(({ size, seats }, at) => {
          expect(size).toBeGreaterThan(0);
          if (at > 0) expect(seats.length).toBeLessThan(pots[at - 1].seats.length);
          for (const seat of seats) expect(pots[0].seats).toContain(seat);
        });
      }),
      SEED,
    );
  });

  test('pots pay what settling chip by chip pays, for any winner', () => {
    fc.assert(
      fc.property(money, fc.array(fc.nat(3), { minLength: 10, maxLength: 10 }), (chips, strengths) => {
        const { bets, folded, nobodys } = chips;
        const scores = bets.map((_, seat) => strengths[seat]);
        const { pots, uncalled } = partPots(bets, folded, nobodys);
        const { won, back } = settle(chips, scores);
        bets.forEach((_, seat) => {
          const own = pots.map(({ size, seats }) => {
            const best = Math.max(...seats.map((other) => scores[other]));
            const winners = seats.filter((other) => scores[other] === best);
            return winners.includes(seat) ? size / winners.length : 0;
          });
          expect(sum(own)).toBeCloseTo(won[seat], 9);
          expect(uncalled?.seat === seat ? uncalled.amount : 0).toBe(back[seat]);
        });
      }),
      SEED,
    );
  });
});

describe('the rake', () => {
  test('comes once, from each pot in proportion', () => {
    const pots = [
      { size: 320, seats: [0, 1, 2] },
      { size: 80, seats: [1, 2] },
    ];
    expect(rakePots(pots, 5)).toEqual({ rake: 20, nets: [304, 76] });
    expect(rakePots(pots, 5, 10)).toEqual({ rake: 10, nets: [312, 78] });
    expect(rakePots(pots, 0)).toEqual({ rake: 0, nets: [320, 80] });
    expect(rakePots([], 5)).toEqual({ rake: 0, nets: [] });
  });
});
