import { describe, expect, test } from 'vitest';
import { countAtOnce } from '../../src/poker/count/exact/atOnce';
import { countEquity, longCounts, plan } from '../../src/poker/plan';
import { isCountedAtOnce, planAtOnce, type Stage, type Wants } from '../../src/poker/planAtOnce';
import { readSpot } from '../../src/poker/readSpot';
import { DECK } from '../reference/cards';
import { integer, seeded, shuffled, type Random } from '../reference/random';
import { finish, spot } from './read';
import { table } from './table';

function pick<T>(random: Random, items: readonly T[]): T {
  return items[integer(random, 0, items.length - 1)];
}

/** `'known'`, `'at once'`, `'sampled'` or `'exact'` */
function nameOf(stage: Stage): string {
  return stage.kind === 'long' ? stage.count.method : stage.kind;
}

describe('random spots', () => {
  const random = seeded(20_261_123);
  const spots = Array.from({ length: 200 }, () => {
    const cards = shuffled(random, DECK, 25);
    const hole = () => cards.splice(0, 2).join('');
    const anyone = () => pick(random, [hole, () => 'random', () => 'QQ+, AKs'])();
    return readSpot({
      hero: pick(random, [hole, () => 'JJ+, AQs+'])(),
      board: cards.splice(0, pick(random, [0, 3, 4, 5])).join(''),
      opponents: Array.from({ length: integer(random, 0, 3) }, anyone),
      ...(random() < 0.2 && { wild: pick(random, ['joker', 'deuces'] as const) }),
    });
    // The other cards leave a range empty now and then.
  }).flatMap((read) => (read.ok ? [read.value] : []));
  const atOnce = spots.filter((asked) => isCountedAtOnce(asked));

  test('go to one count at once or to several pieces, never both', () => {
    expect(atOnce.length).toBeGreaterThan(30);
    expect(spots.length - atOnce.length).toBeGreaterThan(30);
    for (const asked of spots) {
      const kinds = new Set(plan(asked, {}).map(({ kind }) => kind));
      expect([...kinds]).toEqual([isCountedAtOnce(asked) ? 'at once' : 'long']);
    }
  });

  test('at once they have the equity that they have', () => {
    for (const asked of atOnce.slice(0, 30)) {
      expect(finish(countAtOnce(asked))).toEqual(finish(countEquity(asked)));
    }
  });

  test('have one stage if they are wanted soon: the first of all', () => {
    for (const asked of spots) {
      for (const wants of [{}, { table }] satisfies Wants[]) {
        const [first] = plan(asked, wants);
        const soon = plan(asked, { ...wants, soon: true });
        expect(soon.map(nameOf)).toEqual([nameOf(first)]);
        if (soon[0].kind === 'long') expect(soon[0].most).toBe(Infinity);
      }
    }
  });

  test('have no time limit at their last stage, and a sample before an exact count has one', () => {
    for (const asked of spots) {
      const stages = plan(asked, { table });
      for (const [at, stage] of stages.entries()) {
        if (stage.kind !== 'long') continue;
        const isLast = at === stages.length - 1;
        expect(stage.most === Infinity).toBe(isLast);
        expect(stage.exactFollows).toBe(!isLast);
        if (!isLast) expect([nameOf(stage), nameOf(stages[at + 1])]).toEqual(['sampled', 'exact']);
      }
    }
  });

  test('split into pieces unless they are counted at once', () => {
    for (const asked of spots) {
      expect(longCounts(asked).length > 0).toBe(!isCountedAtOnce(asked));
      if (isCountedAtOnce(asked)) expect(planAtOnce(asked, {}).map(nameOf)).toEqual(plan(asked, {}).map(nameOf));
    }
  });
});

describe('the table', () => {
  test.each([
    ['AhKh', '22+', ['known', 'exact']],
    ['QQ+, AKs', '22+', ['known', 'exact']],
    ['AhKh', '7c7d', ['known', 'at once']],
  ])('has the equity of %s against %s, and the categories come after it', (hero, other, names) => {
    const asked = spot({ hero, opponents: [other] });
    expect(plan(asked, { table }).map(nameOf)).toEqual(names);
    expect(plan(asked, { table, categories: false }).map(nameOf)).toEqual(['known']);
  });

  test('agrees with the count of two known hands', () => {
    const random = seeded(20_261_124);
    for (let round = 0; round < 10; round++) {
      const [a, b, c, d] = shuffled(random, DECK, 4);
      const asked = spot({ hero: `${a}${b}`, opponents: [`${c}${d}`] });
      const [counted, known] = [{}, { table }].map(
        (wants) => finish(countEquity(asked, { ...wants, categories: false })).players[0],
      );
      expect(known.equity).toBeCloseTo(counted.equity, 12);
    }
  });
});

test('a hand against any two after the flop has its equity before that of each combo', () => {
  const asked = spot({ hero: 'AhKh', board: '7h3h9c', opponents: ['random'] });
  const stages = plan(asked, { combos: true });
  const found = stages.map((stage) => (stage.kind === 'at once' ? finish(stage.count()) : undefined));
  expect(found.map((equity) => equity?.combos !== undefined)).toEqual([false, true]);
  expect(found[0]?.players[0].equity).toBeCloseTo(found[1]?.players[0].equity ?? NaN, 12);
});
