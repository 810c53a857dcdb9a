// The library's narrow calls: one figure each, the same as everything else says.
import { describe, expect, test } from 'vitest';
import { ask, compare, equity, equitySync, rank, writeSpot } from '../../src/outside/index';
import { DECK, formatCard } from '../../src/poker/card';
import { best } from '../reference/hand';
import { integer, seeded, shuffled } from '../reference/random';

const CARDS = DECK.map(formatCard);

describe('rank and compare', () => {
  test('on 3,000 seeded deals of five to seven cards: in the order of the reference', () => {
    const random = seeded(58);
    for (let deal = 0; deal < 3_000; deal++) {
      const count = integer(random, 5, 7);
      const hands = [1, 2, 3].map(() => shuffled(random, CARDS, count));
      const compared = compare(hands.map((hand) => hand.join('')));
      if (!compared.ok) throw new Error(compared.error.message);
      const numbers = hands.map((hand) => best(hand));
      const most = Math.max(...numbers);
      expect(compared.winners).toEqual(numbers.flatMap((own, place) => (own === most ? [place] : [])));
      const strengths = compared.hands.map(({ strength }) => strength);
      for (const [at, own] of numbers.entries()) {
        for (const [other, theirs] of numbers.entries()) {
          const order = (a: number, b: number) => Math.sign(a - b);
          expect(order(strengths[at] ?? 0, strengths[other] ?? 0)).toBe(order(own, theirs));
        }
      }
      expect(rank(hands[0]?.join(' ') ?? '')).toEqual({ ok: true, ...compared.hands[0] });
    }
  });

  test('a hand has its category and its name', () => {
    expect(rank('AhAdAcKsKd')).toMatchObject({ category: 'full house' });
    expect(rank('9c4c7c5cKc2d')).toMatchObject({ category: 'flush' });
  });

  test('a text without a hand is refused with a reason', () => {
    for (const text of [
      'AhKh',
      'AhKhQhJhTh9h8h7h',
      'AhAh2c3c4c',
      'Ah Kh Xx 2c 3c',
      '*AhKhQhJh',
      '',
      7,
      undefined,
      null,
    ]) {
      const found = rank(text as string);
      expect(found.ok, String(text)).toBe(false);
      if (!found.ok) expect(found.error.message).not.toBe('');
    }
    expect(compare(['AhKhQhJhTh', 'AhKh']).ok).toBe(false);
    expect(compare('AhKhQhJhTh' as unknown as string[]).ok).toBe(false);
    const second = compare(['AhKhQhJhTh', 'AhKh']);
    expect(!second.ok && second.error.message).toMatch(/^Hand 2: a hand has five to seven cards; “AhKh” has 2/);
    for (const bad of ['Ax', '*2c3c4c5c', 'AhAh2c3c4c', 'Ah'.repeat(5_000)]) {
      const third = compare(['AhKhQhJhTh', 'AhKhQhJhTh', bad]);
      expect(!third.ok && third.error.message, bad).toMatch(/^Hand 3: /);
      if (!third.ok) expect(third.error.message.length).toBeLessThan(200);
    }
    const joker = rank('*AhKhQhJh');
    expect(!joker.ok && joker.error.message).toContain('Write a card in its place');
    expect(compare([])).toEqual({ ok: true, hands: [], winners: [] });
  });
});

describe('equity', () => {
  test.each([
    'AhKh 7h3h9c v 7c7d',
    'AhKh v QsQd',
    'AhKh 7h3h9c2d v TT+, AQs v random',
    'QcQd Kh7d5c2s9h v TT+, AQs+',
    'AhKh 7h3h9c v 22:0.5, AKo',
  ])('%s: as ask says it', async (line) => {
    const [whole, narrow] = await Promise.all([ask(line), equity(line)]);
    if (!whole.ok || !narrow.ok) throw new Error(line);
    expect(narrow.method).toBe(whole.method);
    for (const [seat, { equity: share, win, tie }] of narrow.players.entries()) {
      const own = whole.players[seat];
      expect(share).toBeCloseTo(own?.equity ?? -1, 9);
      expect(win).toBeCloseTo((own?.wins ?? -1) / whole.of, 9);
      expect(tie).toBeCloseTo((own?.ties ?? -1) / whole.of, 9);
    }
    expect(narrow.players.reduce((sum, own) => sum + own.equity, 0)).toBeCloseTo(1, 9);
  });

  test('on a flop every one of 990 deals is counted', async () => {
    expect(await equity('AhKh 7h3h9c v 7c7d')).toMatchObject({ method: 'exact', dealsCounted: 990 });
  });

  test('a text without a question, or without opponents, is refused', async () => {
    for (const question of ['AhKh 7h3h9c', 'AhKh 7h3hAh v 7c7d', '', { hero: 'AhKh' }, { hands: ['8c8d8h8s2c'] }, 7]) {
      expect((await equity(question as string)).ok).toBe(false);
    }
  });

  test('an aborted signal ends it with its reason', async () => {
    const reason = new Error('enough');
    await expect(equity('AhKh v random', { signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
  });
});

describe('equitySync', () => {
  test('counts what equity counts, for known hands on any board', async () => {
    const random = seeded(12);
    for (let run = 0; run < 60; run++) {
      const cards = shuffled(random, CARDS, 14);
      const take = (count: number) => cards.splice(0, count).join('');
      const question = {
        hero: take(2),
        board: take(integer(random, 3, 5)),
        opponents: Array.from({ length: integer(random, 1, 3) }, () => take(2)),
      };
      expect(equitySync(question)).toEqual(await equity(question));
    }
    expect(equitySync('AhKh 7h3h9c v 7c7d')).toMatchObject({ method: 'exact', dealsCounted: 990 });
  });

  test('refuses ranges, and a spot without a board or an opponent', () => {
    for (const text of [
      'AhKh v QsQd',
      'AhKh 7h3h9c v TT+',
      'AhKh 7h3h9c v random',
      'AhKh 7h3h9c',
      '(TT+) 7h3h9c v QsQd',
    ]) {
      const found = equitySync(text);
      expect(!found.ok && found.error.message, text).toContain('use equity');
    }
    expect(equitySync({ hands: ['AhKhQhJhTh'] } as never).ok).toBe(false);
  });
});

describe('cards in lists', () => {
  test('ask the same question as text', async () => {
    const listed = {
      hero: ['Ah', 'Kh'],
      board: ['7h', '3h', '9c'],
      opponents: [['7c', '7d'], 'TT+'],
      dead: ['2c'],
    } as const;
    const written = { hero: 'AhKh', board: '7h3h9c', opponents: ['7c7d', 'TT+'], dead: '2c' };
    expect(await ask(listed)).toEqual(await ask(written));
    expect(await equity(listed)).toEqual(await equity(written));
    expect(writeSpot(listed)).toEqual(writeSpot(written));
  });

  test('cause a bad-card error if an item is not one card', async () => {
    for (const bad of ['TT+', 'AhKh', '', 'A', 'x']) {
      for (const question of [
        { hero: [bad] },
        { hero: 'AhKh', opponents: [[bad, 'Qd']] },
        { hero: 'AhKh', board: [bad] },
      ]) {
        expect(await ask(question as never), bad).toMatchObject({ ok: false, error: { code: 'bad-card' } });
      }
    }
    expect(await ask({ hero: [7] } as never)).toMatchObject({ error: { code: 'bad-field' } });
  });
});

test('hands and prizes are questions with types', async () => {
  const hands = await ask({ hands: ['8c8d7h7s*', '2c2d2h2s3c'] });
  if (!hands.ok) throw new Error(hands.error.message);
  expect(hands.winners).toEqual([1]);
  const prizes = await ask({ stacks: [50, 50], payouts: [60, 40] });
  if (!prizes.ok) throw new Error(prizes.error.message);
  expect(prizes.prizes).toEqual([50, 50]);
});
