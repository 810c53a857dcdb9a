import { describe, expect, test } from 'vitest';
import { answer } from '../../../src/poker/answer';
import { countMoney, type Money } from '../../../src/poker/money/money';
import type { FoundReads, ReadName } from '../../../src/poker/money/reads';
import { OPENING_READS, READS } from '../../../src/poker/money/reads';
import {
  areFewBluffs,
  behindAfter,
  bluffsOf,
  decisionInShort,
  decisionOf,
  factsOf,
  judge,
  judgeReads,
  moneyByEquity,
  type CallVerdict,
  type Facts,
} from '../../../src/poker/money/verdict';
import type { Stakes } from '../../../src/poker/money/stakes';
import { price } from '../../../src/poker/price';
import { integer, seeded, type Random } from '../../reference/random';
import { finish, spot } from '../read';

function pick<Item>(random: Random, items: readonly Item[]): Item {
  return items[integer(random, 0, items.length - 1)];
}

function chance(random: Random, part: number): boolean {
  return random() < part;
}

const STREETS = ['preflop', 'flop', 'turn', 'river'] as const;

/** One pot that is played for at a share. */
function plain(share: number, pot: number, call: number, facing?: number): Money {
  return {
    price: { ...price(pot, call, share), call, pot, share, isPlain: true, ...(facing !== undefined && { facing }) },
  };
}

function randomFacts(random: Random): Facts {
  const street = pick(random, STREETS);
  const behind = pick(random, [undefined, undefined, 0, integer(random, 1, 200)]);
  return {
    ...{ street, opponents: integer(random, 1, 3), behind, canRaise: behind !== 0 },
    isNuts: street === 'river' && chance(random, 0.3),
    hasOuts: (street === 'flop' || street === 'turn') && chance(random, 0.6),
  };
}

function randomMoney(random: Random, facts: Facts): Money {
  const isNuts = facts.isNuts && chance(random, 0.9);
  const share = isNuts ? 1 : pick(random, [0, random(), random(), 0.5 * random()]);
  const call = integer(random, 1, 100);
  return plain(share, call + integer(random, 0, 300), call);
}

/** The cases of the table and when each holds, written down a second time; the first that holds is the verdict. */
function casesOf({ price: offer }: Money, facts: Facts): (readonly [CallVerdict['kind'], boolean])[] {
  if (offer === undefined) return [['nothing to call', true]];
  const { share, pot, call } = offer;
  const needed = call / (pot + call);
  const isClose = Math.abs(share - needed) <= 0.01 + 1e-12;
  const isEnough = share >= needed;
  const later = (needed * (pot + call)) / share - (pot + call);
  const canBeWon = later <= (pot + call) / 2 && later <= (facts.behind ?? Infinity);
  return [
    ['drawing dead', share === 0],
    ['close', isClose],
    ['nuts', isEnough && facts.isNuts && facts.canRaise],
    ['far ahead', isEnough && facts.opponents === 1 && share >= 0.8 && facts.canRaise],
    ['call', isEnough],
    ['fold unless', facts.hasOuts && canBeWon],
    ['fold', true],
  ];
}

describe('a hand or a range that is given', () => {
  test('1,000 random moneys: the first case of the table that fits', () => {
    const random = seeded(1_001);
    const seen = new Map<string, number>();
    for (let round = 0; round < 1000; round++) {
      const facts = randomFacts(random);
      const money = randomMoney(random, facts);
      const [first] = casesOf(money, facts).find(([, holds]) => holds) ?? [];
      const verdict = judge(money, facts);
      expect(verdict.kind, JSON.stringify({ money, facts })).toBe(first);
      seen.set(verdict.kind, (seen.get(verdict.kind) ?? 0) + 1);
      // In a word it is the decision of the price.
      const isDead = verdict.kind === 'drawing dead';
      expect(decisionInShort(verdict)).toBe(isDead ? 'fold' : decisionOf(money));
      if (verdict.kind === 'fold unless') {
        const { call = 0, pot = 0, share = 0 } = money.price ?? {};
        // Won when hero wins, this much more breaks even.
        expect(share * (pot + call + verdict.later) - call).toBeCloseTo(0, 9);
      }
      if (verdict.kind === 'close') expect(verdict.move).toBe((money.price?.ev ?? 0) >= 0 ? 'call' : 'fold');
    }
    for (const kind of ['drawing dead', 'close', 'nuts', 'far ahead', 'call', 'fold unless', 'fold']) {
      expect(seen.get(kind) ?? 0, kind).toBeGreaterThan(10);
    }
  });

  test('without a price there is nothing to call', () => {
    const random = seeded(2);
    for (let round = 0; round < 50; round++) {
      expect(judge({}, randomFacts(random))).toEqual({ kind: 'nothing to call' });
    }
    expect(decisionInShort({ kind: 'nothing to call' })).toBe('call');
  });

  test('a share of nothing that was simulated is not drawing dead', () => {
    const money = finish(
      countMoney(spot({ hero: 'AhKh', board: '9h8h7c7s', opponents: ['7d7h'] }), { pot: 60, call: 20 }),
    );
    if (money.price === undefined) throw new Error('no price');
    const facts: Facts = { street: 'turn', opponents: 1, isNuts: false, hasOuts: false, canRaise: true };
    expect(judge(money, facts).kind).toBe('drawing dead');
    expect(judge({ price: { ...money.price, halfWidth: 0.001 } }, facts).kind).toBe('fold');
  });

  test('a verdict in pots wants pots', () => {
    const facts: Facts = { street: 'flop', opponents: 1, isNuts: false, hasOuts: true, canRaise: true };
    expect(judge(plain(0.25, 2, 1, 1), facts)).toMatchObject({ kind: 'fold unless', later: 1, isInPots: true });
    expect(judge(plain(0.25, 200, 100), facts)).toMatchObject({ kind: 'fold unless', later: 100, isInPots: false });
  });

  test('prizes and players behind come before the rest', () => {
    const prizes = { hero: 'AhKh', opponents: ['QsQd'] };
    const stakes = { pot: 300, call: 200, stacks: [800, 0], others: [1500, 1900], payouts: [50, 30, 20] };
    const facts = (text: { hero: string; board?: string; opponents: string[] }, own: Stakes) =>
      factsOf(finish(answer(spot(text))), own);
    const byPrizes = finish(countMoney(spot(prizes), stakes));
    expect(judge(byPrizes, facts(prizes, stakes))).toMatchObject({ kind: 'prizes', move: 'call', isClose: false });
    const players = { hero: '6s7h', board: 'KsKd2s', opponents: ['As9h', 'Kc7c', '4sAc'] };
    const bets = { pot: 142.5, bets: [5, 17.5, 5, 35], stacks: [90, 0, 17.5, 300], call: 30 };
    const behind = finish(countMoney(spot(players), bets));
    expect(judge(behind, facts(players, bets))).toEqual({ kind: 'players behind', seats: [2], ifFold: 'call' });
    expect(decisionInShort(judge(behind, facts(players, bets)))).toBe('depends');
  });
});

/* ------------------------------------------------------------------- a hand that is not known -- */

function readsOf(
  names: readonly ReadName[],
  shares: readonly number[],
  pot: number,
  call: number,
): FoundReads['reads'] {
  return names.slice(0, shares.length).map((against, at) => ({ against, money: plain(shares[at] ?? 0, pot, call) }));
}

/** The verdict's kind and its decision by the written table. */
function byTable(shares: readonly number[], needed: number, outs: number, facts: Facts): readonly [string, string] {
  const decide = (share: number) =>
    Math.abs(share - needed) <= 0.01 + 1e-12 ? 'close' : share >= needed ? 'call' : 'fold';
  const [any = 0, ...others] = shares;
  const byOuts = outs === 0 ? 'fold' : decide(outs);
  if (byOuts === 'call') return ['outs pay', 'call'];
  if (facts.isNuts && facts.canRaise) return ['nuts', 'call'];
  const clear = others.filter((share) => decide(share) !== 'close');
  const calls = clear.filter((share) => decide(share) === 'call');
  const isFar = (all: readonly number[]) => facts.canRaise && Math.min(...all) >= 0.8;
  if (calls.length > 0 && calls.length < clear.length) {
    return byOuts === 'close' ? ['outs pay', 'close'] : ['strength', 'depends'];
  }
  const own = clear.length === 0 ? decide(any) : calls.length > 0 ? 'call' : 'fold';
  if (own === 'call') return [calls.length > 0 && isFar(calls) ? 'far ahead' : 'call', 'call'];
  if (own === 'close') return ['all close', 'close'];
  if (decide(any) === 'call') {
    const most = Math.max(...others);
    return ['fold unless bluffs', (needed - most) / (any - most) <= 0.1 ? 'close' : 'fold'];
  }
  const later = (needed / (others[0] ?? 1) - 1) * 100;
  const canBeWon = decide(others[0] ?? 0) === 'fold' && others[0] !== 0 && later <= 50;
  return [facts.hasOuts && canBeWon && later <= (facts.behind ?? Infinity) ? 'fold unless' : 'fold to all', 'fold'];
}

describe('a bettor whose hand is not known', () => {
  test('1,000 random reads: the first case of the table that fits', () => {
    const random = seeded(2_002);
    const seen = new Map<string, number>();
    for (let round = 0; round < 1000; round++) {
      const facts = { ...randomFacts(random), street: pick(random, ['flop', 'turn', 'river'] as const) };
      const near = random();
      const around = () => Math.min(1, Math.max(0, near + (random() - 0.5) * pick(random, [0.01, 0.01, 0.2, 1])));
      const ordinary = around();
      const shares = [Math.min(1, ordinary + pick(random, [0, 0, 0.3, 0.6]) * random()), ordinary, around()];
      const needed = Math.min(0.5, Math.max(0.01, pick(random, [around(), random() / 2])));
      // Pot and call are 100 together.
      const call = 100 * needed;
      const isMade = chance(random, 0.5);
      const hits = chance(random, 0.4) ? 0 : pick(random, [integer(random, 1, 20), Math.round(46 * needed)]);
      const found: FoundReads = {
        ...{ reads: readsOf(READS, shares, 100 - call, call), isMade },
        ...(facts.street !== 'river' && { outs: { hits, of: 46 } }),
      };
      const outs = isMade || facts.street === 'river' ? 0 : hits / 46;
      const verdict = judgeReads(found, facts);
      expect([verdict.kind, decisionInShort(verdict)], JSON.stringify({ shares, needed, outs, facts })).toEqual(
        byTable(shares, needed, outs, facts),
      );
      seen.set(verdict.kind, (seen.get(verdict.kind) ?? 0) + 1);
      const bluffs = bluffsOf(verdict);
      expect(bluffs !== undefined).toBe(verdict.kind === 'fold unless bluffs');
      if (bluffs !== undefined) {
        const [any = 0, ...others] = shares;
        expect(bluffs * any + (1 - bluffs) * Math.max(...others)).toBeCloseTo(needed, 9);
        expect(decisionInShort(verdict)).toBe(areFewBluffs(bluffs) ? 'close' : 'fold');
      }
    }
    const kinds = ['outs pay', 'nuts', 'far ahead', 'call', 'strength', 'all close', 'fold unless bluffs'] as const;
    for (const kind of [...kinds, 'fold unless', 'fold to all']) expect(seen.get(kind) ?? 0, kind).toBeGreaterThan(3);
  });

  const FLOP: Facts = { street: 'flop', opponents: 1, isNuts: false, hasOuts: false, canRaise: true };

  test('a verdict names the clear read if the other is close', () => {
    const call = judgeReads({ reads: readsOf(READS, [0.5, 0.255, 0.4], 75, 25), isMade: true }, FLOP);
    expect(call).toEqual({ kind: 'call', share: 0.4, needed: 0.25, against: '50% with continues' });
  });

  test('one read alone is judged by itself', () => {
    const alone = judgeReads({ reads: readsOf(READS, [0.4], 75, 25), isMade: true }, FLOP);
    expect(alone).toEqual({ kind: 'call', share: 0.4, needed: 0.25, against: 'any two' });
    expect(judgeReads({ reads: [], isMade: true }, FLOP)).toEqual({ kind: 'nothing to call' });
  });

  test('depends on players behind as soon as an ordinary or a strong bettor does, whatever a bluff says', () => {
    const behind: Money = {
      behind: { seats: [2], ifFold: plain(0.4, 75, 25), ifCall: plain(0.1, 75, 25), decision: 'depends' },
    };
    const [any, , strong] = readsOf(READS, [0.8, 0.8, 0.8], 75, 25);
    const own = { kind: 'players behind', seats: [2], ifFold: 'call' };
    for (const first of [any, { against: 'any two', money: behind } as const]) {
      if (first === undefined || strong === undefined) throw new Error('no reads');
      const reads = [first, { against: '50% with connects', money: behind } as const, strong];
      expect(judgeReads({ reads, isMade: true }, FLOP)).toEqual(own);
    }
  });

  test('before the flop all reads that are not close must agree', () => {
    const facts: Facts = { ...FLOP, street: 'preflop' };
    const decided = (shares: readonly number[]) => {
      const verdict = judgeReads({ reads: readsOf(OPENING_READS, shares, 60, 40), isMade: false }, facts);
      return [verdict.kind, decisionInShort(verdict)];
    };
    expect(decided([0.6, 0.5, 0.42])).toEqual(['before the flop', 'call']);
    expect(decided([0.6, 0.5, 0.405])).toEqual(['before the flop', 'call']);
    expect(decided([0.405, 0.38, 0.3])).toEqual(['before the flop', 'fold']);
    expect(decided([0.405, 0.4, 0.395])).toEqual(['before the flop', 'close']);
    expect(decided([0.5, 0.4, 0.3])).toEqual(['before the flop', 'depends']);
    expect(decided([0.9, 0.85, 0.8])).toEqual(['far ahead', 'call']);
  });
});

/* ------------------------------------------------------------------------- what it rests on -- */

describe('the facts of a spot', () => {
  const facts = (text: Parameters<typeof spot>[0], stakes: Stakes = {}) => factsOf(finish(answer(spot(text))), stakes);

  test('outs are for a player who is behind, with cards to come', () => {
    const hero = 'AhKh';
    expect(facts({ hero, board: '7h3h9c', opponents: ['7c7d'] })).toMatchObject({ hasOuts: true, street: 'flop' });
    expect(facts({ hero: '7c7d', board: '7h3h9c', opponents: ['AhKh'] }).hasOuts).toBe(false);
    expect(facts({ hero, board: '7h3h9c2s2d', opponents: ['7c7d'] }).hasOuts).toBe(false);
    expect(facts({ hero, opponents: ['7c7d'] }).hasOuts).toBe(false);
    expect(facts({ hero, board: '9h8h7c7s', opponents: ['7d7h'] }).hasOuts).toBe(false);
    expect(facts({ hero: '9s8s', board: 'Ts7d2h4c', opponents: ['AA,KK'] }).hasOuts).toBe(true);
    expect(facts({ hero: 'AcAs', board: 'Ts7d2h4c', opponents: ['QQ,KK'] }).hasOuts).toBe(false);
    // Alone a made hand is not behind.
    expect(facts({ hero: '4c9c', board: '7d5cKh8c' })).toMatchObject({ hasOuts: true, opponents: 1 });
    expect(facts({ hero: '7c7d', board: '7h3h9c' }).hasOuts).toBe(false);
  });

  test('the nuts are on the river alone', () => {
    expect(facts({ hero: 'AsKs', board: 'QsJsTs2d3c', opponents: ['AA'] }).isNuts).toBe(true);
    expect(facts({ hero: 'AsKs', board: 'QsJsTs2d', opponents: ['AA'] }).isNuts).toBe(false);
    // Another hand ties with it.
    expect(facts({ hero: 'JhTh', board: '9h8c7s2d3c', opponents: ['AA'] }).isNuts).toBe(false);
    expect(facts({ hero: 'AsKs', board: 'QsJsTs2d3c' }).isNuts).toBe(true);
  });

  test('what can be won later is what hero and each opponent have left, as far as it is known', () => {
    expect(behindAfter({ pot: 60, call: 20 })).toBeUndefined();
    expect(behindAfter({ pot: 60, call: 20, stacks: [undefined, 50] })).toBeUndefined();
    expect(behindAfter({ pot: 60, call: 20, stacks: [100, undefined] })).toBeUndefined();
    expect(behindAfter({ pot: 60, call: 20, stacks: [20, undefined] })).toBe(0);
    expect(behindAfter({ pot: 60, call: 20, stacks: [100, 50] })).toBe(50);
    expect(behindAfter({ pot: 60, call: 20, stacks: [60, 50, 10] })).toBe(50);
    expect(behindAfter({ bets: [10, 30], stacks: [100, 300] })).toBe(80);
    const can = (stacks: number[]) =>
      facts({ hero: 'AhKh', board: '7h3h9c', opponents: ['7c7d'] }, { pot: 60, call: 20, stacks }).canRaise;
    expect([can([20, 50]), can([50, 0]), can([50, 50])]).toEqual([false, false, true]);
  });
});

describe('the money by the equity', () => {
  test('1,000 random stakes: what the money counts', () => {
    const random = seeded(3_003);
    const spots = [
      { hero: 'AhKh', board: '7h3h9c2s', opponents: ['7c7d'] },
      { hero: 'AhKh', board: '7h3h9c2s', opponents: ['TT+,AQs+'] },
      { hero: 'AhKh', board: '7h3h9c2s', opponents: ['7c7d', 'QsJs'] },
    ].map((text) => {
      const own = spot(text);
      return { own, found: finish(answer(own)) };
    });
    for (let round = 0; round < 1000; round++) {
      const { own, found } = pick(random, spots);
      const call = integer(random, 1, 10_000) / 100;
      const stakes: Stakes = chance(random, 0.5)
        ? { pot: call + integer(random, 0, 30_000) / 100, call }
        : { facing: integer(random, 1, 1000) / 100 };
      const byEquity = moneyByEquity(found, stakes)?.price;
      const counted = finish(countMoney(own, stakes)).price;
      const text = JSON.stringify(stakes);
      expect(byEquity?.decision, text).toBe(counted?.decision);
      for (const name of ['call', 'pot', 'share', 'breakEven', 'ev', 'facing'] as const) {
        expect(byEquity?.[name] ?? 0, `${text} ${name}`).toBeCloseTo(counted?.[name] ?? 0, 9);
      }
    }
  });

  test('is none of side pots, rake and prizes, without a call, and without an opponent', () => {
    const found = finish(answer(spot({ hero: 'AhKh', board: '7h3h9c2s', opponents: ['7c7d'] })));
    expect(moneyByEquity(found, { bets: [0, 20] })).toBeUndefined();
    expect(moneyByEquity(found, { pot: 60, call: 20, rake: { percent: 5 } })).toBeUndefined();
    expect(moneyByEquity(found, { pot: 60, call: 20, stacks: [50, 0], payouts: [5] })).toBeUndefined();
    expect(moneyByEquity(found, { pot: 60 })).toBeUndefined();
    expect(moneyByEquity(found, { call: 20 })).toBeUndefined();
    const alone = finish(answer(spot({ hero: 'AhKh', board: '7h3h9c2s' })));
    expect(moneyByEquity(alone, { pot: 60, call: 20 })).toBeUndefined();
  });
});
