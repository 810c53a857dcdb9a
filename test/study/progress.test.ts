import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { KINDS } from '../../src/drills/kinds';
import { MISTAKES, STEPS, VERDICTS } from '../../src/drills/kind';
import {
  addRound,
  estimateError,
  isClean,
  lastDone,
  KEPT_PROGRESS,
  merge,
  NO_PROGRESS,
  readProgress,
  signedError,
  streak,
  stepFor,
  writeProgress,
  type Progress,
  type Round,
} from '../../src/study/progress';
import { roundOf, type Marked } from './deal';
import { MARKS_KINDS } from '../../src/drills/recipes';
import type { Skill } from '../../src/study/memory';
import { Store, type StorageLike } from '../../src/ui/store';

const DAY = 86_400_000;
const NOON = new Date(2026, 5, 1, 12).getTime();

const MARKED: Marked = {
  at: NOON,
  kind: 'flush draw',
  seed: 28,
  outs: 9,
  found: 9,
  extra: 0,
  tainted: 0,
  exact: 9 / 46,
  estimate: 0.18,
  seconds: 12.5,
  timed: false,
};
const ROUND: Round = roundOf(MARKED);

const QUESTION: Round = {
  at: NOON,
  kind: 'combos of a range',
  seed: 7,
  step: 2,
  verdicts: { count: 'right' },
  exact: 22,
  said: 22,
  seconds: 9,
  timed: false,
};

/** Identifies a round. */
function keyOf({ at, kind, seed }: { readonly at: number; readonly kind?: string; readonly seed: number }): string {
  return `${at} ${kind ?? ''} ${seed}`;
}

function progressOf(...rounds: Partial<Round>[]): Progress {
  return { ...NO_PROGRESS, rounds: rounds.map((round) => ({ ...ROUND, ...round })) };
}

const count = fc.nat({ max: 1e9 });
const cards = fc.nat({ max: 53 });
const chance = fc.double({ min: 0, max: 1, noNaN: true, noDefaultInfinity: true }).map((p) => p + 0);
const markedName = fc.constantFrom(...MARKS_KINDS.map(({ name }) => name));
const otherName = fc.constantFrom(...KINDS.filter(({ form }) => form !== 'marks').map(({ name }) => name));
const reviews = fc.nat(1_000_000);
const memory = fc.record({
  due: count,
  last: count,
  stability: fc.double({ min: 0.001, max: 36_500, noNaN: true }),
  difficulty: fc.double({ min: 1, max: 10, noNaN: true }),
  interval: fc.nat({ max: 36_500 }),
  step: reviews,
  reps: reviews,
  lapses: reviews,
  state: fc.constantFrom(1, 2, 3),
});
/** Of kinds that this page does not know. */
const strangeRounds = fc.array(fc.record({ kind: fc.constantFrom('tells', 'bluff catchers'), at: count }), {
  maxLength: 3,
});
const seconds = fc.double({ min: 0, max: 86_400, noNaN: true }).map((own) => own + 0);
const verdicts = fc.dictionary(fc.constantFrom(...MISTAKES), fc.constantFrom(...VERDICTS));
const anyOther = fc.record(
  {
    ...{ at: count, kind: otherName, seed: count, step: fc.constantFrom(...STEPS), verdicts },
    ...{ exact: chance, said: chance, seconds, timed: fc.boolean() },
  },
  { requiredKeys: ['at', 'seed', 'step', 'verdicts', 'seconds', 'timed'] },
);
const anyMarked = fc.record(
  {
    ...{
      at: count,
      kind: markedName,
      seed: count,
      verdicts,
      exact: chance,
      said: chance,
      seconds,
      timed: fc.boolean(),
    },
    cards: fc.record({ outs: cards, found: cards, extra: cards, tainted: cards }),
  },
  { requiredKeys: ['at', 'seed', 'verdicts', 'exact', 'cards', 'seconds', 'timed'] },
);
const memories = fc.dictionary(
  fc.oneof(
    markedName.map((name) => `${name}/missed` as const),
    otherName.map((name) => `${name}/count` as const),
  ),
  memory,
);
const anyProgress: fc.Arbitrary<Progress> = fc.record(
  {
    rounds: fc.array(fc.oneof(anyMarked, anyOther)),
    strangers: fc.record({
      rounds: strangeRounds,
      memories: fc.dictionary(fc.constantFrom('tells/missed', 'gutshot/tilt'), fc.record({ due: count })),
    }),
    memories,
    welcomed: fc.boolean(),
    unit: fc.constantFrom('percent', 'odds'),
    timed: fc.boolean(),
    level: fc.constantFrom('draws', 'ranges'),
  },
  { requiredKeys: ['rounds', 'strangers', 'memories', 'welcomed', 'unit', 'timed'] },
);

describe('the file', () => {
  test('a figure beyond its limit is refused or cut, and unknown fields are left out', () => {
    const file = (fields: object) =>
      JSON.stringify({
        ...{ format: 'outs-study', version: 3, welcomed: true, unit: 'percent', timed: false },
        ...{ rounds: [{ ...ROUND, ...fields }], memories: {} },
      });
    const read = readProgress(file({ seconds: 1e308, junk: 'x'.repeat(1_000) }));
    expect(read.ok && read.value.rounds[0]).toEqual({ ...ROUND, seconds: 86_400 });
    for (const fields of [{ at: 8_640_000_000_000_001 }, { cards: { ...ROUND.cards, outs: 54 } }]) {
      expect(readProgress(file(fields))).toMatchObject({ value: { rounds: [] }, bad: { count: 1 } });
    }
  });

  test('reads back exactly what was written', () => {
    fc.assert(
      fc.property(anyProgress, (progress) => {
        expect(readProgress(writeProgress(progress))).toEqual({ ok: true, value: progress });
      }),
    );
  });

  test('any text is read, or refused in a sentence, without an exception', () => {
    const own = writeProgress(progressOf({}));
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json(),
          fc.tuple(fc.nat(own.length), fc.string()).map(([at, put]) => own.slice(0, at) + put + own.slice(at + 1)),
        ),
        (text) => {
          const read = readProgress(text);
          if (!read.ok) expect(read.error).toMatch(/^This is not an Outs study file: .+\.$/s);
        },
      ),
    );
  });

  test.each([
    ['no JSON', 'lots of chips', /not valid JSON/],
    ['another page’s', '{"theme":"dark"}', /holds something else/],
    ['a later version', '{"format":"outs-study","version":4}', /version “4”; this page reads versions up to 3/],
    ['a first version without its list', '{"format":"outs-study","version":1,"memories":{}}', /no list of spots/],
    ['a bad round', writeProgress(progressOf({}, { exact: 2 })), /spot 2 cannot be read/],
    ['a step too far', writeProgress({ ...NO_PROGRESS, rounds: [{ ...QUESTION, step: 4 as never }] }), /spot 1/],
    ['marked cards of another kind', writeProgress(progressOf({ kind: 'who wins' })), /spot 1/],
    ['no step', writeProgress({ ...NO_PROGRESS, rounds: [{ ...ROUND, cards: undefined as never }] }), /spot 1/],
    [
      'a bad memory',
      '{"format":"outs-study","version":1,"rounds":[],"memories":{"gutshot/missed":{"due":null}}}',
      /“gutshot\/missed” cannot be read/,
    ],
  ])('%s is refused', (_, text, said) => {
    const read = readProgress(text);
    expect(read.ok ? read.bad?.first : read.error).toMatch(said);
  });

  test('a merge loses nothing of either side: of each skill the later memory stays', () => {
    fc.assert(
      fc.property(anyProgress, anyProgress, (ours, theirs) => {
        const both = merge(ours, theirs);
        const known = new Set(both.rounds.map(keyOf));
        for (const round of [...ours.rounds, ...theirs.rounds]) expect(known).toContain(keyOf(round));
        for (const own of [...ours.strangers.rounds, ...theirs.strangers.rounds]) {
          expect(both.strangers.rounds).toContainEqual(own);
        }
        const times = both.rounds.map(({ at }) => at);
        expect(times, 'in their order').toEqual([...times].sort((a, b) => a - b));
        for (const one of [ours, theirs]) {
          for (const [skill, own] of Object.entries(one.memories)) {
            expect(both.memories[skill as Skill]?.last).toBeGreaterThanOrEqual(own.last);
          }
        }
        expect(both.welcomed).toBe(ours.welcomed || theirs.welcomed);
        if (ours.rounds.length > 0) expect(both.unit).toBe(ours.unit);
      }),
    );
  });

  test('import after erasing brings back the same; a file twice changes nothing', () => {
    fc.assert(
      fc.property(anyProgress, (progress) => {
        const { rounds, strangers } = merge(progress, NO_PROGRESS);
        const sorted = { ...progress, rounds, strangers };
        const erased = { ...NO_PROGRESS, welcomed: progress.welcomed };
        expect(merge(erased, sorted)).toEqual(sorted);
        expect(merge(sorted, sorted)).toEqual(sorted);
      }),
    );
  });
});

describe('figures', () => {
  test('a round is clean if no card and no decision was wrong', () => {
    expect(isClean(ROUND)).toBe(true);
    expect(isClean({ ...ROUND, verdicts: { estimate: 'wrong' } })).toBe(true);
    for (const wrong of [{ found: 8 }, { extra: 1 }, { extra: 1, tainted: 1 }, { decided: false }]) {
      expect(isClean(roundOf({ ...MARKED, ...wrong }))).toBe(false);
    }
  });

  test('a question is clean if its figures are near and all other parts are right', () => {
    const clean = (verdicts: Round['verdicts']) => isClean({ ...QUESTION, verdicts });
    expect(clean({ share: 'near' })).toBe(true);
    expect(clean({ estimate: 'near' })).toBe(true);
    expect(clean({ estimate: 'wrong' })).toBe(false);
    expect(clean({ count: 'near' })).toBe(false);
    expect(clean({ name: 'near' })).toBe(false);
    expect(clean({ missed: 'near', extra: 'right' })).toBe(false);
  });

  test('the step rises after three clean rounds at a step, and falls after a round with a mistake', () => {
    const steps = (...rounds: readonly (readonly [step: 1 | 2 | 3, clean: boolean])[]) =>
      stepFor(
        {
          rounds: rounds.map(([step, clean]) => ({
            ...QUESTION,
            step,
            verdicts: { count: clean ? 'right' : 'wrong' },
          })),
        },
        'combos of a range',
      );
    const [one, two, three] = ([1, 2, 3] as const).map((step) => [step, true] as const);
    expect(steps()).toBe(1);
    expect(steps(one, one)).toBe(1);
    expect(steps(one, one, one)).toBe(2);
    expect(steps(one, one, [1, false], one, one)).toBe(1);
    expect(steps(one, one, one, two, two, two)).toBe(3);
    expect(steps(one, one, one, two, two, two, three, three, three, three)).toBe(3);
    expect(steps(one, one, one, [2, false])).toBe(1);
    // The spot of the day may be of another step.
    expect(steps(one, one, [3, false], one)).toBe(2);
    expect(stepFor({ rounds: [{ ...QUESTION, step: 1 }] }, 'narrow a range')).toBe(1);
  });

  test('the error of an estimate is in points, and a count has none', () => {
    expect(estimateError({ ...QUESTION, kind: 'share of a range', exact: 0.25, said: 0.32 })[0]).toBeCloseTo(7, 10);
    expect(signedError({ ...QUESTION, kind: 'share of a range', exact: 0.25, said: 0.18 })[0]).toBeCloseTo(-7, 10);
    expect(estimateError(QUESTION)).toEqual([]);
    expect(estimateError({ ...ROUND, said: 9 / 46 })).toEqual([0]);
  });

  test('questions count for the day and the streak', () => {
    const progress = { ...NO_PROGRESS, rounds: [{ ...ROUND, at: NOON - DAY }, QUESTION] };
    expect(streak(progress, NOON)).toBe(2);
    expect(lastDone(progress, 'combos of a range', 7)).toBeDefined();
  });

  test('days in a row count up to today, or to yesterday while today has none', () => {
    const days = (...ago: number[]) => progressOf(...ago.map((at) => ({ at: NOON - at * DAY })));
    expect(streak(days(0, 1, 2, 4), NOON)).toBe(3);
    expect(streak(days(1, 2), NOON)).toBe(2);
    expect(streak(days(2, 3), NOON)).toBe(0);
    expect(streak(days(), NOON)).toBe(0);
    // If the clock ran ahead once, there are rounds in the future.
    expect(streak(days(-400, 0, 1), NOON)).toBe(2);
  });

  test('the same spot is recognised when it comes again', () => {
    expect(lastDone(progressOf({}), 'flush draw', 28)).toBeDefined();
    expect(lastDone(progressOf({}), 'flush draw', 32)).toBeUndefined();
  });
});

/** A shelf like a browser's; `full` and `forbidden` as browsers are at times. */
class FakeShelf implements StorageLike {
  readonly kept = new Map<string, string>();
  full = false;
  forbidden = false;

  getItem(key: string): string | null {
    this.#check();
    return this.kept.get(key) ?? null;
  }
  setItem(key: string, value: string): void {
    this.#check();
    if (this.full) throw new DOMException('full', 'QuotaExceededError');
    this.kept.set(key, value);
  }
  removeItem(key: string): void {
    this.#check();
    this.kept.delete(key);
  }
  #check(): void {
    if (this.forbidden) throw new DOMException('forbidden', 'SecurityError');
  }
}

const add = (seed: number) => (progress: Progress) => addRound(progress, { ...ROUND, seed }, progress.memories);

describe('what the device keeps', () => {
  test('ends at twenty thousand rounds: the next takes the place of the oldest', () => {
    const full = progressOf(...Array.from({ length: 20_000 }, (_, seed) => ({ seed })));
    const { rounds } = add(20_000)(full);
    expect(rounds).toHaveLength(20_000);
    expect(rounds.at(0)?.seed).toBe(1);
    expect(rounds.at(-1)?.seed).toBe(20_000);
  });

  test('broken data is set aside word for word, each time in a new place', () => {
    const shelf = new FakeShelf();
    for (const [at, broken] of ['{"rounds":', 'rubbish'].entries()) {
      shelf.kept.set('outs:study-3', broken);
      const store = new Store(KEPT_PROGRESS, () => shelf);
      expect(store.read()).toMatchObject({
        value: NO_PROGRESS,
        problem: expect.stringMatching(/set aside/) as string,
      });
      expect(store.aside()).toBe(broken);
      expect(shelf.kept.get(`outs:study-3:aside:${at + 1}`)).toBe(broken);
      expect(store.change(add(1)).problem).toBeUndefined();
      expect(store.read().value.rounds).toHaveLength(1);
    }
  });

  test('broken data that cannot be moved is left where it is', () => {
    const shelf = new FakeShelf();
    shelf.kept.set('outs:study-3', 'rubbish');
    shelf.full = true;
    const store = new Store(KEPT_PROGRESS, () => shelf);
    expect(store.read().problem).toMatch(/left as it is. New progress will not be saved/);
    expect(store.aside()).toBe('rubbish');
    expect(store.change(add(1)).value.rounds).toHaveLength(1);
    expect(shelf.kept.get('outs:study-3')).toBe('rubbish');
    // Once there is room it is set aside, and what could not be saved is saved.
    shelf.full = false;
    expect(store.change(add(2)).problem).toMatch(/set aside/);
    expect(store.aside()).toBe('rubbish');
    expect(new Store(KEPT_PROGRESS, () => shelf).read().value.rounds).toHaveLength(2);
  });

  test('broken data that cannot be moved is discarded where it is', () => {
    const shelf = new FakeShelf();
    shelf.kept.set('outs:study-3', 'rubbish');
    shelf.full = true;
    const store = new Store(KEPT_PROGRESS, () => shelf);
    store.change(add(1));
    shelf.full = false;
    store.discardAside();
    expect(store.aside()).toBeUndefined();
    expect(new Store(KEPT_PROGRESS, () => shelf).read().value.rounds).toHaveLength(1);
  });

  test('the same broken data is set aside only once', () => {
    const shelf = new FakeShelf();
    const store = new Store(KEPT_PROGRESS, () => shelf);
    for (let time = 0; time < 2; time++) {
      shelf.kept.set('outs:study-3', 'rubbish');
      store.read();
    }
    store.discardAside();
    expect(store.aside()).toBeUndefined();
  });

  test('once every place for broken data is taken, the next is left where it is', () => {
    const shelf = new FakeShelf();
    const store = new Store(KEPT_PROGRESS, () => shelf);
    const broken = (time: number) => `broken ${time}`;
    let times = 0;
    do {
      expect(times, 'there is an end to the places').toBeLessThan(1_000);
      shelf.kept.set('outs:study-3', broken(++times));
    } while (store.read().problem?.includes('set aside'));
    store.change(add(1));
    const lost = Array.from({ length: times }, (_, time) => broken(time + 1)).filter(
      (text) => ![...shelf.kept.values()].includes(text),
    );
    expect(lost).toEqual([]);
  });

  test('loses the newer of two entries set aside first', () => {
    const shelf = new FakeShelf();
    const store = new Store(KEPT_PROGRESS, () => shelf);
    for (const broken of ['one', 'two']) {
      shelf.kept.set('outs:study-3', broken);
      store.read();
    }
    expect(store.aside()).toBe('two');
    store.discardAside();
    expect(store.aside()).toBe('one');
  });

  test('kinds that this page does not know stay in place', () => {
    const shelf = new FakeShelf();
    const strange = { kind: 'tells', at: 5, told: 'much' };
    const file = { format: 'outs-study', version: 3, rounds: [QUESTION, strange], memories: { 'tells/missed': 7 } };
    shelf.kept.set('outs:study-3', JSON.stringify(file));
    const store = new Store(KEPT_PROGRESS, () => shelf);
    expect(store.read().value.rounds).toEqual([QUESTION]);
    store.change(add(8));
    const kept = JSON.parse(shelf.kept.get('outs:study-3') ?? '') as { rounds: unknown[]; memories: object };
    expect(kept.rounds).toContainEqual(strange);
    expect(kept.rounds).toHaveLength(3);
    expect(kept.memories).toHaveProperty('tells/missed', 7);
  });
});
