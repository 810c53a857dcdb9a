import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { KINDS, kindNamed } from '../../src/drills/kinds';
import { LEVELS } from '../../src/drills/levels';
import { Dice } from '../../src/poker/dice';
import type { Memories, Memory } from '../../src/study/memory';
import { estimateError, mean, NO_PROGRESS, type Progress, type Round } from '../../src/study/progress';
import { roundOf, type Marked } from './deal';
import {
  commonestOf,
  daysUntil,
  directionOf,
  figuresByLevel,
  LATELY,
  meansOfTen,
  mistakesOf,
  spotsByDay,
  WINDOW,
} from '../../src/study/progressFigures';

const DAY = 86_400_000;
const NOON = new Date(2026, 5, 1, 12).getTime();

const ROUND: Marked = {
  at: NOON,
  kind: 'flush draw',
  seed: 28,
  ...{ outs: 9, found: 9, extra: 0, tainted: 0 },
  exact: 0.2,
  estimate: 0.2,
  seconds: 12,
  timed: false,
};
const QUESTION: Round = {
  at: NOON,
  kind: 'who wins',
  seed: 7,
  step: 1,
  verdicts: { missed: 'right', extra: 'right' },
  seconds: 9,
  timed: false,
};

const marked = (fields: Partial<Marked> = {}) => roundOf({ ...ROUND, ...fields });

function due(at: number): Memory {
  return { due: at, last: NOON - DAY, stability: 1, difficulty: 5, interval: 1, step: 0, reps: 1, lapses: 0, state: 2 };
}

function progressOf(marked: Partial<Marked>[], others: Partial<Round>[] = [], memories: Memories = {}): Progress {
  return {
    ...NO_PROGRESS,
    rounds: [
      ...marked.map((round, at) => roundOf({ ...ROUND, at: NOON + at, ...round })),
      ...others.map((round, at) => ({ ...QUESTION, at: NOON + at, ...round })),
    ].sort((a, b) => a.at - b.at),
    memories,
  };
}

/** Any progress: rounds of all kinds at random. */
function anyProgress(seed: number): Progress {
  const dice = new Dice(1, seed);
  const some = Array.from({ length: dice.below(120) }, (_, at) => ({
    kind: KINDS[dice.below(KINDS.length)],
    at: NOON - 60_000 * (200 - at),
    isRight: dice.below(3) > 0,
  }));
  return progressOf(
    some.flatMap(({ kind, at, isRight }) =>
      kind.form === 'marks' ? [{ at, kind: kind.name, found: isRight ? 9 : 8, estimate: dice.below(101) / 100 }] : [],
    ),
    some.flatMap(({ kind, at, isRight }) =>
      kind.form === 'marks' ? [] : [{ at, kind: kind.name, verdicts: { name: isRight ? 'right' : 'wrong' } as const }],
    ),
  );
}

describe('by level', () => {
  test('unseen levels and unseen kinds are left out', () => {
    expect(figuresByLevel(NO_PROGRESS, NOON)).toEqual([]);
    const levels = figuresByLevel(progressOf([{}], [{}]), NOON);
    expect(levels.map(({ number, level, kinds }) => [number, level.name, kinds.map(({ kind }) => kind.name)])).toEqual([
      [1, 'draws', ['flush draw']],
      [9, 'reading', ['who wins']],
    ]);
  });

  test('figures count the last twenty rounds, spots count all', () => {
    const old = Array.from({ length: 7 }, () => ({ found: 3, estimate: 0.9 }));
    const late = Array.from({ length: WINDOW }, (_, at) => ({ found: at < 5 ? 8 : 9, estimate: 0.2 + at / 100 }));
    const [level] = figuresByLevel(progressOf([...old, ...late]), NOON);
    expect(level.spots).toBe(27);
    expect(level.clean).toBe(0.75);
    expect(level.error).toBeCloseTo(9.5, 10);
  });

  test('a level and its kinds agree after any rounds', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000 }), (seed) => {
        const progress = anyProgress(seed);
        const levels = figuresByLevel(progress, NOON);
        expect(levels.reduce((sum, { spots }) => sum + spots, 0)).toBe(progress.rounds.length);
        for (const { level, number, spots, clean, kinds } of levels) {
          expect(LEVELS[number - 1]).toBe(level);
          expect(kinds.reduce((sum, kind) => sum + kind.spots, 0)).toBe(spots);
          expect(kinds.every(({ kind }) => kind.level === level.name)).toBe(true);
          expect(clean).toBeGreaterThanOrEqual(0);
          expect(clean).toBeLessThanOrEqual(1);
          if (spots <= WINDOW) {
            const sum = kinds.reduce((all, kind) => all + kind.clean * kind.spots, 0);
            expect(clean * spots).toBeCloseTo(sum, 8);
          }
        }
      }),
      { numRuns: 100, seed: 1 },
    );
  });

  test('the step is the lowest step among the seen kinds; marked cards have none', () => {
    const three = Array.from({ length: 3 }, () => ({}));
    const level = (questions: Partial<Round>[]) => figuresByLevel(progressOf([{}], questions), NOON)[1];
    expect(level(three).step).toBe(2);
    expect(level([...three, { kind: 'the nuts' }])).toMatchObject({ step: 1, kinds: [{ step: 2 }, { step: 1 }] });
    expect(figuresByLevel(progressOf([{}]), NOON)[0].step).toBeUndefined();
  });

  test('a level comes back with the first of its kinds', () => {
    const memories = {
      'who wins/missed': due(NOON + 3 * DAY),
      'the nuts/name': due(NOON + DAY),
      'gutshot/missed': due(0),
    };
    const [level] = figuresByLevel(progressOf([], [{}, { kind: 'the nuts' }], memories), NOON);
    expect(level.back).toBe(NOON + DAY);
    expect(level.kinds.map(({ back }) => back)).toEqual([NOON + 3 * DAY, NOON + DAY]);
    expect(figuresByLevel(progressOf([{}]), NOON)[0].back).toBeUndefined();
  });
});

test('days until a kind comes back: 0 until midnight, and 0 if overdue', () => {
  expect(daysUntil(NOON - 5 * DAY, NOON)).toBe(0);
  expect(daysUntil(NOON + 11 * 3_600_000, NOON)).toBe(0);
  expect(daysUntil(NOON + 13 * 3_600_000, NOON)).toBe(1);
  expect(daysUntil(NOON + 12 * DAY, NOON)).toBe(12);
});

test('spots are counted by day, today last; older days and the future are left out', () => {
  const rounds = [NOON - 30 * DAY, NOON - 2 * DAY, NOON - 2 * DAY + 60_000, NOON, NOON + DAY].map((at) =>
    marked({ at }),
  );
  expect(spotsByDay(rounds, NOON, 4)).toEqual([0, 2, 0, 1]);
  expect(spotsByDay([], NOON, 28)).toEqual(Array(28).fill(0));
});

test('means of ten: none before there are ten, and a dot once made stays', () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: 0, max: 100, noNaN: true }), { maxLength: 60 }), (errors) => {
      const means = meansOfTen(errors);
      expect(means).toHaveLength(Math.floor(errors.length / 10));
      expect(meansOfTen([...errors, 50]).slice(0, means.length)).toEqual(means);
      if (errors.length % 10 === 0 && errors.length > 0) expect(mean(means)).toBeCloseTo(mean(errors), 8);
    }),
    { numRuns: 200, seed: 1 },
  );
});

describe('the side to which estimates err', () => {
  const rounds = (...points: number[]) => points.map((point) => marked({ exact: 0.5, estimate: 0.5 + point / 100 }));

  test('needs two thirds of at least ten estimates', () => {
    expect(directionOf(rounds(...Array<number>(9).fill(-3)))).toBeUndefined();
    expect(directionOf(rounds(...Array<number>(10).fill(-3)))).toBe('low');
    expect(directionOf(rounds(...Array<number>(8).fill(2), ...Array<number>(4).fill(-30)))).toBe('high');
    expect(directionOf(rounds(...Array<number>(7).fill(2), ...Array<number>(5).fill(-30)))).toBeUndefined();
    expect(directionOf(rounds(...Array<number>(20).fill(0)))).toBeUndefined();
  });

  test('turns round for mirrored estimates, and counts have none', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -40, max: 40 }), { minLength: 10, maxLength: 50 }), (points) => {
        const other = { low: 'high', high: 'low' } as const;
        const side = directionOf(rounds(...points));
        expect(directionOf(rounds(...points.map((point) => -point)))).toBe(side && other[side]);
      }),
      { numRuns: 200, seed: 1 },
    );
    const counts = Array<Round>(20).fill({ ...QUESTION, kind: 'combos of a hand', exact: 9, said: 12 });
    expect(counts.flatMap(estimateError)).toEqual([]);
    expect(directionOf(counts)).toBeUndefined();
  });
});

describe('mistakes by name', () => {
  const names = (...rounds: Round[]) => mistakesOf(rounds).map(({ name, count }) => `${name} ${count}`);

  test('cover marked cards: missed, wrong and tainted cards, the estimate and the price', () => {
    expect(names(marked())).toEqual([]);
    expect(names(marked({ found: 8 }))).toEqual(['outs missed 1']);
    expect(names(marked({ extra: 2, tainted: 2 }))).toEqual(['tainted cards counted 1']);
    expect(names(marked({ extra: 3, tainted: 2 }))).toEqual(['cards that are not outs 1', 'tainted cards counted 1']);
    expect(names(marked({ decided: false }))).toEqual(['wrong calls or folds 1']);
    // Of 20 %, 2.9 points are right and 5.7 near.
    expect(names(marked({ estimate: 0.255 }))).toEqual([]);
    expect(names(marked({ estimate: 0.26 }))).toEqual(['wrong estimates 1']);
  });

  test('cover questions: a count must be right, an estimate near', () => {
    expect(names({ ...QUESTION, verdicts: { count: 'near' } })).toEqual(['combos miscounted 1']);
    expect(names({ ...QUESTION, verdicts: { share: 'near', estimate: 'near' } })).toEqual([]);
    expect(names({ ...QUESTION, verdicts: { extra: 'wrong', missed: 'wrong' } }).sort()).toEqual([
      'hands missed 1',
      'wrong hands chosen 1',
    ]);
    expect(names({ ...QUESTION, kind: 'narrow a range', verdicts: { extra: 'wrong', missed: 'near' } }).sort()).toEqual(
      ['combos folded that stay 1', 'combos kept that fold 1'],
    );
  });

  test('every mistake of every kind has its own name', () => {
    for (const kind of KINDS) {
      if (kind.form === 'marks') continue;
      for (const mistake of ['missed', 'extra', 'count', 'name', 'share', 'estimate'] as const) {
        const [only] = mistakesOf([{ ...QUESTION, kind: kind.name, verdicts: { [mistake]: 'wrong' } }]);
        expect(only.name).not.toBe(mistake);
      }
    }
    expect(kindNamed('narrow a range')?.form).toBe('combos');
  });

  test('the commonest is named from three times on, and not if two are equal', () => {
    const missed = marked({ found: 8 });
    const price = marked({ decided: false });
    const commonest = (...rounds: Round[]) => commonestOf(mistakesOf(rounds))?.name;
    expect(commonest()).toBeUndefined();
    expect(commonest(missed, missed)).toBeUndefined();
    expect(commonest(missed, missed, missed)).toBe('outs missed');
    expect(commonest(price, missed, price, missed, price)).toBe('wrong calls or folds');
    expect(commonest(price, missed, price, missed, price, missed)).toBeUndefined();
  });

  test('no mistake is counted more often than there are spots', () => {
    for (let seed = 0; seed < 50; seed++) {
      const rounds = anyProgress(seed).rounds.slice(-LATELY);
      const counts = mistakesOf(rounds).map(({ count }) => count);
      expect(counts.every((count) => count >= 1 && count <= rounds.length)).toBe(true);
      expect(counts).toEqual([...counts].sort((a, b) => b - a));
    }
  });
});
