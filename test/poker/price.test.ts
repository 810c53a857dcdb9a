import { describe, expect, test } from 'vitest';
import { price, wrongPriceBet } from '../../src/poker/price';
import { seeded } from '../reference/random';

describe('the price of a call', () => {
  test('50 into 150 offers 3 : 1 and breaks even at a quarter', () => {
    const { oddsOffered, breakEven } = price(150, 50, 0.4);
    expect(oddsOffered).toBe(3);
    expect(breakEven).toBe(0.25);
  });

  test('an equity of break-even gains nothing; more gains, less loses what the formula says', () => {
    const random = seeded(1);
    for (let round = 0; round < 2000; round++) {
      const pot = 1 + Math.floor(random() * 1000);
      const call = 1 + Math.floor(random() * 500);
      const equity = random();
      const found = price(pot, call, equity);
      expect(found.oddsOffered).toBeCloseTo(pot / call, 12);
      expect(found.breakEven).toBeCloseTo(call / (pot + call), 12);
      // Winning brings the pot, losing costs the call.
      expect(found.ev).toBeCloseTo(equity * pot - (1 - equity) * call, 9);
      expect(price(pot, call, found.breakEven).ev).toBeCloseTo(0, 9);
    }
  });

  test('counts as close at exactly one point, either way', () => {
    for (const [pot, call, equity] of [
      [75, 25, 0.26],
      [75, 25, 0.24],
      [3, 1, 0.24],
      [80, 20, 0.21],
    ]) {
      expect([equity, price(pot, call, equity).decision]).toEqual([equity, 'close']);
    }
    expect(price(75, 25, 0.2601).decision).toBe('call');
    expect(price(75, 25, 0.2399).decision).toBe('fold');
  });

  test('leads to a call, a fold or a close decision: close within one point or the half-width', () => {
    const random = seeded(2);
    const seen = new Set<string>();
    for (let round = 0; round < 2000; round++) {
      const pot = 100 + Math.floor(random() * 200);
      const call = 1 + Math.floor(random() * 200);
      const breakEven = call / (pot + call);
      const halfWidth = random() < 0.5 ? 0 : random() * 0.1;
      const away = (random() - 0.5) * 0.2;
      const equity = Math.min(1, Math.max(0, breakEven + away));
      const { decision } = price(pot, call, equity, halfWidth);
      seen.add(decision);
      const margin = Math.max(0.01, halfWidth);
      if (Math.abs(Math.abs(equity - breakEven) - margin) < 1e-9) continue;
      const close = Math.abs(equity - breakEven) < margin;
      expect(decision).toBe(close ? 'close' : equity > breakEven ? 'call' : 'fold');
    }
    expect([...seen].sort()).toEqual(['call', 'close', 'fold']);
  });

  test.each([
    ['just inside one point above', 0.2599, 'close'],
    ['just outside one point above', 0.2601, 'call'],
    ['just inside one point below', 0.2401, 'close'],
    ['just outside one point below', 0.2399, 'fold'],
  ])('%s break-even', (_, equity, decision) => {
    expect(price(150, 50, equity).decision).toBe(decision);
  });

  test('a wrong call breaks even if hero wins the named amount later', () => {
    const random = seeded(3);
    let folds = 0;
    for (let round = 0; round < 2000; round++) {
      const pot = 1 + Math.floor(random() * 300);
      const call = 1 + Math.floor(random() * 300);
      const equity = random();
      const { decision, needed } = price(pot, call, equity);
      if (decision === 'call') expect(needed).toBeUndefined();
      if (decision !== 'fold') continue;
      folds++;
      expect(needed).toBeGreaterThan(0);
      expect(price(pot + (needed ?? NaN), call, equity).ev).toBeCloseTo(0, 6);
      expect(needed).toBeCloseTo((call * (1 - equity)) / equity - pot, 6);
    }
    expect(folds).toBeGreaterThan(100);
  });

  test('no later winnings are enough for a hand that never wins', () => {
    expect(price(100, 50, 0)).toMatchObject({ decision: 'fold', ev: -50, needed: Infinity });
  });

  test('a free call costs nothing and is never folded', () => {
    for (const equity of [0, 0.005, 0.5, 1]) {
      const found = price(80, 0, equity);
      expect(found).toMatchObject({ decision: 'call', breakEven: 0, ev: 80 * equity });
      expect(found.oddsOffered).toBeUndefined();
      expect(found.needed).toBeUndefined();
    }
    expect(price(0, 0, 0.3)).toMatchObject({ decision: 'call', breakEven: 0, ev: 0 });
  });

  test.each([
    [-1, 1],
    [1, -1],
    [NaN, 1],
    [1, Infinity],
  ])('refuses a pot of %d and a call of %d', (pot, call) => {
    expect(() => price(pot, call, 0.5)).toThrow(RangeError);
  });
});

describe('the bet that gives the wrong price', () => {
  test('makes an opponent’s call break even', () => {
    const random = seeded(4);
    for (let round = 0; round < 1000; round++) {
      const pot = 1 + random() * 500;
      const equity = random() * 0.49;
      const bet = wrongPriceBet(pot, equity) ?? NaN;
      expect(bet).toBeCloseTo((equity * pot) / (1 - 2 * equity), 9);
      // The opponent calls the bet into a pot that holds it.
      expect(price(pot + bet, bet, equity).ev).toBeCloseTo(0, 6);
      expect(price(pot + 1.1 * bet + 1, 1.1 * bet + 1, equity).ev).toBeLessThan(0);
    }
  });

  test('does not exist for an equity of a half or more', () => {
    expect(wrongPriceBet(100, 0.5)).toBeUndefined();
    expect(wrongPriceBet(100, 0.8)).toBeUndefined();
    expect(wrongPriceBet(100, 0.4999)).toBeGreaterThan(0);
    expect(wrongPriceBet(100, 0)).toBe(0);
  });
});
