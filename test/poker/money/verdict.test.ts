import { describe, expect, test } from 'vitest';
import { answer } from '../../../src/poker/answer';
import { countMoney, type Money } from '../../../src/poker/money/money';
import { OPENING_READS, type DecidingRead, type FoundBettor, type FoundReads } from '../../../src/poker/money/reads';
import {
  behindAfter,
  decisionInShort,
  decisionOf,
  factsOf,
  judge,
  judgeReads,
  moneyByEquity,
  namedPart,
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
    ...{ street, opponents: integer(random, 1, 3), behind, canRaise: behind !== 0, isAllIn: behind === 0 },
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
  test('1,000 random moneys get the first case of the table that fits', () => {
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

  test('a simulated share of 0 is not called drawing dead', () => {
    const money = finish(
      countMoney(spot({ hero: 'AhKh', board: '9h8h7c7s', opponents: ['7d7h'] }), { pot: 60, call: 20 }),
    );
    if (money.price === undefined) throw new Error('no price');
    const facts: Facts = {
      street: 'turn',
      opponents: 1,
      isNuts: false,
      hasOuts: false,
      canRaise: true,
      isAllIn: false,
    };
    expect(judge(money, facts).kind).toBe('drawing dead');
    expect(judge({ price: { ...money.price, halfWidth: 0.001 } }, facts).kind).toBe('fold');
  });

  test('a verdict in pots wants pots', () => {
    const facts: Facts = { street: 'flop', opponents: 1, isNuts: false, hasOuts: true, canRaise: true, isAllIn: false };
    expect(judge(plain(0.25, 2, 1, 1), facts)).toMatchObject({ kind: 'fold unless', later: 1, isInPots: true });
    expect(judge(plain(0.25, 200, 100), facts)).toMatchObject({ kind: 'fold unless', later: 100, isInPots: false });
  });

  test('prizes and players behind come before the rest', () => {
    const prizes = { hero: 'AhKh', opponents: ['QsQd'] };
    const stakes = { pot: 300, call: 200, stacks: [800, 0], others: [1500, 1900], payouts: [50, 30, 20] };
    const facts = (text: { hero: string; board?: string; opponents: string[] }, own: Stakes) =>
      factsOf(spot(text), finish(answer(spot(text))), own);
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
  names: readonly DecidingRead[],
  shares: readonly number[],
  pot: number,
  call: number,
): FoundReads['reads'] {
  return names.slice(0, shares.length).map((against, at) => ({ against, money: plain(shares[at] ?? 0, pot, call) }));
}

/** A bettor as counted, by hero's shares against value and bluffs; the pot and the call are 100 together. */
function bettorOf(
  needed: number,
  value: number,
  bluffs: number | undefined,
  own: Partial<FoundBettor> = {},
): FoundBettor {
  const money = (share: number) => plain(share, 100 - 100 * needed, 100 * needed);
  return {
    ...{ plays: 50, size: needed / (1 - 2 * needed), part: 0.25, value: { hands: 0.25, money: money(value) } },
    ...(bluffs !== undefined && { bluffs: { hands: 0.4, money: money(bluffs) } }),
    ...{ beats: 'some', cannotLose: false, canCatch: true },
    ...own,
  };
}

/** The rows of the table and when each holds, written down a second time: the first that holds is the verdict. */
function rowsOf(
  { size, cannotLose, canCatch }: FoundBettor,
  [q, v, b]: readonly [needed: number, value: number, bluffs: number | undefined],
  { isMade, outs = { hits: 0, of: 1 } }: FoundReads,
  facts: Facts,
): (readonly [row: string, bold: string, holds: boolean])[] {
  const o = outs.hits / outs.of;
  const wins = o > 0 && v >= 0.6 * o - 1e-9;
  const isDear =
    facts.street === 'flop' && size >= 1 - 1e-9 && !isMade && !(wins && o >= q) && v < 0.5 && !facts.isAllIn;
  const catches = canCatch && b !== undefined && b >= 0.5;
  const x = catches ? (q - v) / (b - v) : NaN;
  const hit = facts.street === 'flop' && outs.hits >= 8 ? Math.max(o, v) : o;
  // The pot and the call are 100 together.
  const later = (100 * q) / hit - 100;
  const brings = (most: number) => wins && later <= 100 * most && later <= (facts.behind ?? Infinity);
  const nuts = facts.street !== 'river' ? 'cannot lose' : facts.isNuts ? 'the nuts' : 'the nuts, shared';
  return [
    [nuts, facts.canRaise ? 'raise or call' : 'call', cannotLose && v >= q],
    ['far ahead', facts.canRaise ? 'call or raise' : 'call', v >= q && v >= 0.8],
    ['ahead', isDear ? 'close' : 'call', v >= q],
    ['outs pay', 'call', wins && o >= q],
    [isDear ? 'some bluffs' : 'few bluffs', isDear ? 'close' : 'call', x <= 1 / 8],
    ['some bluffs', 'close', x <= 0.85 * q || x <= 1 / 6],
    ['only bluffs', 'fold unless bluffs', x <= 1 / 2],
    ['hit pays', 'close call', brings(1 / 4)],
    ['near', 'close', q - v <= 0.01],
    ['hit may pay', 'fold unless', brings(1 / 2)],
    ['behind', 'fold', true],
  ];
}

describe('a bettor whose hand is not known', () => {
  test('3,000 random bettors get the first row of the table that fits', () => {
    const random = seeded(2_002);
    const seen = new Map<string, number>();
    for (let round = 0; round < 3000; round++) {
      const facts = { ...randomFacts(random), street: pick(random, ['flop', 'turn', 'river'] as const) };
      const needed = pick(random, [1 / 6, 1 / 5, 1 / 4, 0.3, 1 / 3, 0.4, 4 / 9]);
      const value = pick(random, [0, random(), needed * random(), needed + (random() - 0.5) / 50]);
      const bluffs = pick(random, [undefined, random(), 0.5 + random() / 2, 0.5 + random() / 2]);
      const cannotLose = chance(random, 0.15);
      const bettor = bettorOf(needed, cannotLose ? 0.5 + value / 2 : value, bluffs, {
        cannotLose,
        canCatch: chance(random, 0.7),
      });
      const found: FoundReads = {
        ...{ reads: [], bettor, isMade: chance(random, 0.5) },
        ...(facts.street !== 'river' && { outs: { hits: integer(random, 0, 15), of: 46 } }),
      };
      const share = bettor.value.money.price?.share ?? NaN;
      const verdict = judgeReads(found, facts);
      if (verdict.kind !== 'bettor') throw new Error(verdict.kind);
      const [row, bold] = rowsOf(bettor, [needed, share, bluffs], found, facts).find(([, , holds]) => holds) ?? [];
      expect([verdict.row, verdict.bold], JSON.stringify({ bettor, found, facts })).toEqual([row, bold]);
      seen.set(verdict.row, (seen.get(verdict.row) ?? 0) + 1);
      const turnsOnBluffs = ['few bluffs', 'some bluffs', 'only bluffs'].includes(verdict.row);
      expect(verdict.bluffs !== undefined).toBe(turnsOnBluffs);
      expect(verdict.later !== undefined).toBe(['hit pays', 'hit may pay'].includes(verdict.row));
      if (verdict.bluffs === undefined || bluffs === undefined) continue;
      expect(verdict.bluffs * bluffs + (1 - verdict.bluffs) * share).toBeCloseTo(needed, 9);
    }
    expect(seen.size).toBe(13);
    for (const [row, times] of seen) expect(times, row).toBeGreaterThan(3);
  });

  test('the share of bluffs is said as the next fraction that is not less', () => {
    const named = (part: number) => namedPart(part)?.join('/');
    expect([0.001, 0.05, 0.0501, 1 / 11, 0.0911, 1 / 7, 0.26, 0.3, 1 / 3, 0.334, 0.5].map(named)).toEqual([
      '1/20',
      '1/20',
      '1/15',
      '1/11',
      '1/10',
      '1/7',
      '3/10',
      '3/10',
      '1/3',
      '2/5',
      '1/2',
    ]);
    expect(named(0.76)).toBeUndefined();
  });

  const FLOP: Facts = { street: 'flop', opponents: 1, isNuts: false, hasOuts: false, canRaise: true, isAllIn: false };

  test('a large bet on the flop is close unless it is all in', () => {
    const found = { reads: [], bettor: bettorOf(1 / 3, 0.4, 0.8), isMade: false, outs: { hits: 9, of: 47 } };
    // Nine outs do not win often enough at so small a share.
    expect(judgeReads(found, FLOP)).toMatchObject({ row: 'ahead', bold: 'close', outs: 9 / 47 });
    expect(judgeReads(found, { ...FLOP, isAllIn: true })).toMatchObject({ row: 'ahead', bold: 'call' });
    expect(judgeReads({ ...found, isMade: true }, FLOP)).toMatchObject({ row: 'ahead', bold: 'call' });
    expect(judgeReads(found, { ...FLOP, street: 'turn' })).toMatchObject({ row: 'ahead', bold: 'call' });
  });

  test('within what a sample may be off it is close', () => {
    const bettor = bettorOf(0.25, 0.26, 0.9);
    const { price: own } = bettor.value.money;
    if (own === undefined) throw new Error('no price');
    const sampled = { ...bettor, value: { hands: 0.25, money: { price: { ...own, halfWidth: 0.02 } } } };
    expect(judgeReads({ reads: [], bettor: sampled, isMade: true }, FLOP)).toMatchObject({
      row: 'near',
      bold: 'close',
      halfWidth: 0.02,
    });
  });

  test('players behind decide if the two prices do not agree', () => {
    const behind = (ifFold: number, ifCall: number): Money => ({
      behind: { seats: [2], ifFold: plain(ifFold, 75, 25), ifCall: plain(ifCall, 75, 25), decision: 'depends' },
    });
    const judged = (ifFold: number, ifCall: number) => {
      const value = { hands: 0.25, money: behind(ifFold, ifCall) };
      const bettor = { ...bettorOf(0.25, 0, undefined), value };
      return judgeReads({ reads: [], bettor, isMade: true }, { ...FLOP, street: 'turn' });
    };
    expect(judged(0.4, 0.1)).toEqual({ kind: 'players behind', seats: [2], ifFold: 'call' });
    expect(judged(0.1, 0.4)).toEqual({ kind: 'players behind', seats: [2], ifFold: 'fold' });
    expect(judged(0.5, 0.4)).toMatchObject({ row: 'ahead', share: 0.4 });
    expect(judged(0.1, 0.05)).toMatchObject({ row: 'behind', share: 0.1 });
    expect(judged(0.5, 0.245)).toMatchObject({ row: 'ahead', share: 0.5 });
  });

  test('any two cards are judged as a given hand', () => {
    const alone = judgeReads({ reads: readsOf(['any two'], [0.4], 75, 25), isMade: true }, FLOP);
    expect(alone).toEqual({ kind: 'call', share: 0.4, needed: 0.25, against: 'any two' });
    expect(judgeReads({ reads: [], isMade: true }, FLOP)).toEqual({ kind: 'nothing to call' });
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
  const facts = (text: Parameters<typeof spot>[0], stakes: Stakes = {}) =>
    factsOf(spot(text), finish(answer(spot(text))), stakes);

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

  test('hero can win later what hero and each opponent have left, as far as it is known', () => {
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
  test('equals what the money counts, for 1,000 random stakes', () => {
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

  test('does not exist with side pots, rake or prizes, without a call, or without an opponent', () => {
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
