import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readSpot, writeSpot } from '../../src/outside/index';
import type { Question } from '../../src/outside/types.js';
import { face, isSameMoney, withoutMoney, type Draft } from '../../src/notation/draft';
import { MONEY_FIELDS } from '../../src/notation/fields';
import { readLine } from '../../src/notation/line';
import { readLink, writeLink } from '../../src/notation/link';
import { BET_SIZES } from '../../src/poker/money/betSize';
import { problemInWords } from '../../src/words/problems';
import { LONG } from '../long';

const SEED = { seed: 20_261_126, numRuns: 500 };

/** Sizes that players name, and whole and broken per cents of the pot. */
const size = fc.oneof(
  fc.constantFrom(...BET_SIZES.map((own) => own.size)),
  fc.integer({ min: 1, max: 1000 }).map((percent) => percent / 100),
  fc.double({ min: 1e-6, max: 10, noNaN: true }),
);

const opponents = fc.array(fc.constantFrom('7c7d', 'TT+,AQs+', 'random', 'QsJs'), { maxLength: 3 });

function drafted(line: string): Draft {
  const read = readLine(line);
  if (!read.ok) throw new Error(`${line}: ${problemInWords(read.error)}`);
  return read.value;
}

describe('the size of a bet', () => {
  test('goes from a question to a line and a link and back', LONG, () => {
    fc.assert(
      fc.property(size, opponents, (facing, seats) => {
        const own = [...new Set(seats)];
        const question: Question = {
          ...{ hero: 'AhKh', board: '7h3h9c', facing },
          ...(own.length > 0 && { opponents: own }),
          ...(own.length === 0 && { reads: true }),
        };
        const written = writeSpot(question) as { line: string; link: string };
        for (const text of [written.line, written.link]) {
          const read = readSpot(text) as Question;
          expect(read.facing, text).toBeCloseTo(facing, 12);
          expect(read.opponents, text).toEqual(question.opponents);
          expect(writeSpot({ ...read, ...(own.length === 0 && { reads: true }) }), text).toEqual(written);
        }
        const draft = drafted(written.line);
        expect(readLink(writeLink(draft))).toEqual({ draft, problems: [] });
      }),
      SEED,
    );
  });

  test.each([
    ['pot', '1'],
    ['1/2 pot', '1/2'],
    ['½', '1/2'],
    ['50%', '1/2'],
    ['50% pot', '1/2'],
    ['0.5', '1/2'],
    ['.5 pot', '1/2'],
    ['2x', '2'],
    ['2x pot', '2'],
    ['1 1/2 pot', '3/2'],
    ['1.5x', '3/2'],
    ['40 %', '40%'],
    ['10x', '1000%'],
  ])('facing %s is %s of the pot', (text, canonical) => {
    for (const line of [`AhKh 7h3h9c facing ${text}`, `AhKh 7h3h9c facing ${text} v 7c7d`]) {
      expect(writeLink(drafted(line))).toContain(`&facing=${canonical}`);
      expect(drafted(line)).not.toHaveProperty('pot');
    }
  });

  test.each(['1/2 pot 60', '1/2 pot $60', '1 1/2 pot 60 call 20', '1/2 call 20', 'pot bets 20;40', '2x stacks 50;50'])(
    'facing %s is refused as both',
    (text) => {
      const read = readLine(`AhKh 7h3h9c v 7c7d facing ${text}`);
      expect(read.ok).toBe(false);
      if (!read.ok) expect(problemInWords(read.error)).toBe('Give either facing, or pot and call.');
    },
  );

  test.each(['', '0', '0%', '11', '10.5x', '1001%', '-1/2', '1/0', 'pot pot', 'pot 60', '1e-7'])(
    'facing %s is not a size',
    (text) => {
      const read = readLine(`AhKh 7h3h9c v 7c7d facing ${text}`);
      expect(read.ok).toBe(false);
      if (!read.ok) expect(problemInWords(read.error)).toContain('is not the size of a bet');
    },
  );

  test('and amounts exclude each other in a link: the last field is kept, and the link says so', () => {
    const both = { code: 'bad-field', why: 'facing and amounts' };
    const bySize = readLink('#/?hero=AhKh&vs=7c7d&pot=60&call=20&facing=1/2');
    expect(bySize.draft).toMatchObject({ facing: 0.5 });
    expect(bySize.draft).not.toHaveProperty('pot');
    expect(bySize.problems).toEqual([both]);
    const byAmounts = readLink('#/?hero=AhKh&vs=7c7d&facing=1/2&pot=60&call=20');
    expect(byAmounts.draft).toMatchObject({ pot: 60, call: 20 });
    expect(byAmounts.draft).not.toHaveProperty('facing');
    expect(byAmounts.problems).toEqual([both]);
  });
});

describe('the money of a draft', () => {
  const ALL: Readonly<Record<string, string>> = {
    ...{ pot: '620', bets: '50;250;250', folded: '20', call: '50', stacks: '50;0;400', rake: '5;3', runs: '2' },
    ...{ payouts: '50;30', others: '100', bounties: '5;5' },
  };
  const drafts = fc.subarray(Object.keys(ALL)).map((names) => {
    const fields = names.map((name) => `&${name}=${ALL[name]}`).join('');
    return readLink(`#/?hero=AhKh&board=7h3h9c&vs=7c7d;random&dead=2h&target=flush${fields}`).draft;
  });

  test('is taken out whole or by its fields, and all else stays', () => {
    fc.assert(
      fc.property(drafts, fc.subarray([...MONEY_FIELDS]), (draft, names) => {
        const kept = Object.keys(draft).filter((name) => !names.some((own) => own === name));
        const left = withoutMoney(draft, names);
        expect(Object.keys(left)).toEqual(kept);
        for (const name of kept as (keyof Draft)[]) expect(left[name]).toBe(draft[name]);
        const none = withoutMoney(draft);
        expect(MONEY_FIELDS.filter((name) => name in none)).toEqual([]);
        expect(withoutMoney(left)).toEqual(none);
        expect(isSameMoney(left, draft)).toBe(Object.keys(left).length === Object.keys(draft).length);
      }),
      SEED,
    );
  });

  test('is the size of a bet in place of all amounts, and nothing once the size is taken away', () => {
    fc.assert(
      fc.property(drafts, size, (draft, facing) => {
        const faced = face(draft, facing);
        expect(faced).toEqual({ ...withoutMoney(draft), facing });
        expect(face(faced, undefined)).toEqual(withoutMoney(draft));
        expect(face(draft, undefined)).toEqual(draft);
        expect(readLink(writeLink(faced)).problems).toEqual([]);
      }),
      SEED,
    );
  });
});
