import { describe, expect, test } from 'vitest';
import { readLink } from '../../src/notation/link';
import { countMoney } from '../../src/poker/money/money';
import type { Stakes } from '../../src/poker/money/stakes';
import { partText, placesOf, stacksAfter, sumOf } from '../../src/table/money/potSums';
import { finish, spot } from '../poker/read';
import { integer, seeded } from '../reference/random';

const THREE = { hero: 'AhKh', board: '7h3h9c', opponents: ['7c7d', 'JsTs'] };

describe('the sum of what a call brings', () => {
  test('shows two pots and the call', () => {
    const stakes = { pot: 300, bets: [0, 80, 160], call: 160, stacks: [200, 0, 0] };
    expect(sumOf(finish(countMoney(spot(THREE), stakes)))).toEqual([
      { amount: 76.41, label: 'main pot' },
      { amount: 125.45, label: 'side pot' },
      { amount: -160, label: 'your call' },
      { amount: 41.86, label: 'on average', result: 'gain' },
    ]);
  });

  test('the written parts add up, and equal the price', () => {
    const random = seeded(11);
    for (let count = 0; count < 60; count++) {
      const bets = [0, 1, 2].map(() => integer(random, 0, 300) / 4);
      const stakes: Stakes = {
        bets,
        folded: [integer(random, 0, 50)],
        ...(random() < 0.5 && { rake: { percent: integer(random, 0, 10), cap: 7 } }),
      };
      const found = finish(countMoney(spot(THREE), stakes));
      const parts = sumOf(found);
      const result = parts.at(-1);
      const sum = parts.slice(0, -1).reduce((all, { amount }) => all + amount, 0);
      expect(sum).toBeCloseTo(result?.amount ?? NaN, 9);
      const { price, returns } = found;
      const exact = price === undefined ? (returns?.[0] ?? NaN) : price.ev;
      expect(Math.abs((result?.amount ?? NaN) - exact)).toBeLessThan(0.0051);
    }
  });
});

describe('the written sum', () => {
  const written = (stakes: Stakes) =>
    sumOf(finish(countMoney(spot(THREE), stakes))).map((part, at) => `${partText(part, at)} ${part.label}`);

  test('shows a gain or a loss for a call, with its sign', () => {
    const stakes = { pot: 300, bets: [0, 80, 160], call: 160, stacks: [200, 0, 0] };
    expect(written(stakes)).toEqual(['76.41 main pot', '+ 125.45 side pot', '− 160 your call', '= +41.86 on average']);
    const dear = written({ pot: 480, bets: [0, 240, 240], call: 240 }).at(-1);
    expect(dear).toMatch(/^= −[\d.]+ on average$/);
  });

  test('shows no sign for money that only comes back: of 300 put in, 279 come back', () => {
    const asked = spot({ hero: 'AhKd', opponents: ['QsQc', '7d7c'] });
    const found = finish(countMoney(asked, { bets: [300, 300, 80] }));
    const [main, side, sum] = sumOf(found).map((part, at) => [partText(part, at), part.label]);
    expect([main, side].map(([, label]) => label)).toEqual(['main pot', 'side pot']);
    expect(sum).toEqual([expect.stringMatching(/^= 27\d\.\d+$/), 'comes back on average']);
  });

  test('shows a plus exactly if hero has gained more than the call', () => {
    const random = seeded(12);
    for (let count = 0; count < 60; count++) {
      const bets = [0, 1, 2].map(() => integer(random, 0, 300) / 4);
      const parts = sumOf(finish(countMoney(spot(THREE), { bets, pot: 230 })));
      const at = parts.length - 1;
      const hasCall = bets[0] < Math.max(...bets);
      expect(partText(parts[at], at).startsWith('= +')).toBe(hasCall && parts[at].amount > 0);
    }
  });
});

test('empty seats are not opponents', () => {
  const { draft } = readLink('#/?hero=AhKh&vs=7c7d;random');
  const empty = { kind: 'hand', cards: [undefined, undefined] } as const;
  expect(placesOf({ ...draft, seats: [empty, ...draft.seats] })).toEqual([1, 2]);
});

test('stacks after a fold, a win, a tie and a loss: the published bubble', () => {
  const bubble = {
    ...{ pot: 1500, bets: [0, 1000], stacks: [3800, 0], others: [800, 1900] },
    payouts: [50, 30, 20],
  };
  const found = finish(countMoney(spot({ hero: 'QsTs', opponents: ['AcJd'] }), bubble));
  expect(stacksAfter(found, bubble)).toEqual({ fold: 3800, win: 5300, tie: 4050, lose: 2800 });
  expect(stacksAfter(found, { ...bubble, stacks: [undefined, 0] })).toBeUndefined();
});
