import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SEEDS } from '../../src/drills/kind';
import { KINDS } from '../../src/drills/kinds';
import { LEVELS } from '../../src/drills/levels';
import { readStudyLink, writeStudyLink, type StudyLink } from '../../src/drills/studyLink';

const NOW = Date.UTC(2026, 10, 23);

test('any link to a drill, a level, a view, a pack or a day is read back', () => {
  const link: fc.Arbitrary<StudyLink> = fc.oneof(
    fc.record({
      view: fc.constant('drill' as const),
      drill: fc.record({ kind: fc.constantFrom(...KINDS), seed: fc.nat({ max: SEEDS - 1 }) }),
    }),
    fc.record({ view: fc.constant('drill' as const), level: fc.constantFrom(...LEVELS) }),
    fc.record({ view: fc.constantFrom('drill', 'progress', 'chart') }),
    fc.record({
      view: fc.constant('drill' as const),
      pack: fc.record(
        { name: fc.stringMatching(/^[a-z0-9-]{1,40}$/), at: fc.integer({ min: 1, max: 200 }) },
        { requiredKeys: ['name'] },
      ),
    }),
    fc.record({ view: fc.constant('drill' as const), day: fc.nat({ max: 20_000 }) }),
  );
  fc.assert(
    fc.property(link, (own) => {
      expect(readStudyLink(writeStudyLink(own), NOW)).toEqual({ link: own, problems: [] });
    }),
  );
});

test('any fragment is read, with at most four sentences about what is wrong', () => {
  const name = fc.constantFrom(
    ...[
      'kind',
      'seed',
      'level',
      'show',
      'daily',
      'pack',
      'at',
      'ask',
      'note',
      'after',
      'hero',
      'toString',
      '__proto__',
      '',
    ],
  );
  const field = fc.tuple(name, fc.string({ unit: 'binary' })).map(([own, value]) => `${own}=${value}`);
  fc.assert(
    fc.property(fc.array(field, { maxLength: 8 }), (fields) => {
      const { problems } = readStudyLink(`#/study?${fields.join('&')}`, NOW);
      expect(problems.length).toBeLessThanOrEqual(4);
      for (const problem of problems) expect(problem).toMatch(/[.?]$/);
    }),
  );
});

test.each([
  ['#/study?pack=../secret', /not the name of a pack/],
  ['#/study?pack=https://example.org', /not the name of a pack/],
  ['#/study?pack=first-outs&at=0', /not the place of a puzzle/],
  ['#/study?daily=2026-11-24', /is not out yet/],
  ['#/study?daily=yesterday', /not a day/],
  ['#/study?kind=the-nuts', /needs a seed/],
])('%s', (fragment, said) => {
  expect(readStudyLink(fragment, NOW).problems.join(' ')).toMatch(said);
});
