import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readSpot, writeSpot } from '../../src/outside/index';
import type { Question } from '../../src/outside/types.js';
import { face, isSameMoney, readinessOf, withoutMoney, type Draft } from '../../src/notation/draft';
import { MONEY_FIELDS } from '../../src/notation/fields';
import { readLine, withoutUnfinished } from '../../src/notation/line';
import { readLink, writeLink } from '../../src/notation/link';
import { draftOf } from '../../src/notation/spot';
import { afterCall, moneyOf } from '../../src/notation/stakes';
import { BET_SIZES } from '../../src/poker/money/betSize';
import type { Spot } from '../../src/poker/spot';
import { problemInWords } from '../../src/words/problems';
import { pushIn } from '../reference/raise';
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

function spotOf(draft: Draft): Spot {
  const readiness = readinessOf(draft);
  if (!readiness.ready) throw new Error('not a spot');
  return readiness.spot;
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

describe('a raise before the flop', () => {
  const to = fc.oneof(
    fc.constantFrom(2, 2.5, 3, 4, 8),
    fc.integer({ min: 101, max: 999_999 }).map((own) => own / 100),
  );
  const raises = fc.record({
    to,
    isAllIn: fc.boolean(),
    blind: fc.constantFrom(undefined, 'sb' as const, 'bb' as const),
    seats: opponents,
    behind: fc.option(
      fc.integer({ min: 1, max: 1_000_000 }).map((own) => own / 100),
      { nil: undefined },
    ),
  });

  test('goes from a question to a line and a link and back, and means the same everywhere', LONG, () => {
    fc.assert(
      fc.property(raises, ({ to, isAllIn, blind, seats, behind }) => {
        const own = [...new Set(seats)];
        const hasStacks = behind !== undefined && !isAllIn && own.length > 0;
        const facing = isAllIn ? (`${to}bb-all-in` as const) : (`${to}bb` as const);
        const question: Question = {
          ...{ hero: 'AhKh', facing },
          ...(blind && { blind }),
          ...(own.length > 0 ? { opponents: own } : { reads: true }),
          ...(hasStacks && { stacks: [behind, ...own.map(() => 50)] }),
        };
        const written = writeSpot(question) as { line: string; link: string };
        expect(written.link).toContain(`facing=${facing}`);
        for (const text of [written.line, written.link]) {
          const read = readSpot(text) as Question;
          expect(read, text).toEqual({ ...question, reads: undefined });
          expect(writeSpot({ ...read, ...(own.length === 0 && { reads: true }) }), text).toEqual(written);
        }
        const draft = drafted(written.line);
        expect(readLink(writeLink(draft))).toEqual({ draft, problems: [] });
        // What a question comes to is what the table comes to, and is written as it was read.
        const { stakes = {} } = moneyOf(draft);
        expect(draftOf(spotOf(draft), stakes)).toEqual(draft);
      }),
      SEED,
    );
  });

  test('equals the chips that players push in', () => {
    fc.assert(
      fc.property(raises, ({ to, isAllIn, blind, seats }) => {
        const draft = face(
          drafted(['AhKh', ...new Set(seats)].join(' v ')),
          { to, ...(isAllIn && { isAllIn }) },
          blind && { blind },
        );
        const { stakes, ...others } = moneyOf(draft);
        expect(others).toEqual({ missing: [] });
        const opponents = Math.max(1, draft.seats.length);
        const { pot, call } = pushIn(to, blind, opponents);
        expect(stakes).toMatchObject({ pot, call });
        expect(isAllIn ? stakes?.stacks : []).toEqual(
          isAllIn ? [call, ...draft.seats.map(() => 0), ...(draft.seats.length === 0 ? [0] : [])] : [],
        );
      }),
      SEED,
    );
  });

  test('beyond hero’s stack is a raise to the stack', () => {
    const draft = drafted('AhKh v 7c7d facing 8bb blind bb stacks 3;100');
    expect(moneyOf(draft).stakes).toMatchObject({ pot: 5.5, call: 3, stacks: [3, 100] });
  });

  test('goes into the pot once hero has called', () => {
    const rolled = (line: string) => {
      const { pot, call, facing, blind, stacks } = afterCall(drafted(line));
      return [pot, call, facing, blind, stacks];
    };
    const none = undefined;
    expect(rolled('AhKh facing 3bb')).toEqual([7.5, none, none, none, none]);
    expect(rolled('AhKh facing 3bb blind bb')).toEqual([6.5, none, none, none, none]);
    expect(rolled('AhKh v random v random facing 2.5bb')).toEqual([9, none, none, none, none]);
    expect(rolled('AhKh v 7c7d facing 3bb stacks 97;90')).toEqual([7.5, none, none, none, [94, 90]]);
    expect(rolled('AhKh facing 25bb all in')).toEqual([51.5, none, none, none, none]);
  });

  test.each([
    ['3bb', '3bb'],
    ['3 bb', '3bb'],
    ['3BB', '3bb'],
    ['2,5bb', '2.5bb'],
    ['2.50bb', '2.5bb'],
    ['3 big blinds', '3bb'],
    ['25bb all in', '25bb-all-in'],
    ['25bb all-in', '25bb-all-in'],
    ['all in 25bb', '25bb-all-in'],
    ['allin 25 bb', '25bb-all-in'],
  ])('facing %s is %s', (text, canonical) => {
    for (const line of [`AhJd facing ${text}`, `AhJd facing ${text} v 7c7d`, `AhJd facing ${text} blind bb`]) {
      expect(writeLink(drafted(line))).toContain(`&facing=${canonical}`);
    }
  });

  test('parts of the pot keep their meaning before the flop', () => {
    expect(drafted('AhJd facing 3')).toMatchObject({ facing: 3 });
    expect(drafted('AhJd facing 3x')).toMatchObject({ facing: 3 });
    expect(readLink('#/?hero=AhJd&facing=1/2').draft).toMatchObject({ facing: 0.5 });
    expect(moneyOf(drafted('AhJd facing 1/2')).stakes).toEqual({ facing: 0.5 });
    // A big blind may be a unit.
    expect(drafted('AhJd v random pot 4 bb call 1 big blind')).toMatchObject({ pot: 4, call: 1 });
  });

  test.each([
    ['AhJd facing 1bb', 'is not the size of a bet'],
    ['AhJd facing 0bb', 'is not the size of a bet'],
    ['AhJd facing 10001bb', 'is not the size of a bet'],
    ['AhJd facing bb', 'is not the size of a bet'],
    ['AhJd facing 3bb blind 1', 'is not a blind'],
    ['AhJd 2c3c4c facing 3bb', 'are for before the flop'],
    ['AhJd 2c facing 3bb', 'are for before the flop'],
    ['AhJd blind bb', 'are for before the flop'],
    ['AhJd facing 1/2 blind bb', 'are for before the flop'],
    ['AhJd pot 60 call 20 blind bb', 'are for before the flop'],
    ['AhJd v 7c7d facing 3bb pot 60 call 20', 'Give either'],
    ['AhJd v 7c7d facing 25bb all in stacks 50;50', 'Give either'],
  ])('%s is refused', (line, message) => {
    const read = readLine(line);
    expect(read.ok ? '' : problemInWords(read.error)).toContain(message);
    // A link leaves out what cannot be used, and says so.
    const fields = line
      .replace(/^AhJd ?/, '')
      .replaceAll(/(?<=^| )(v|facing|blind|pot|call|stacks) /g, '&$1=')
      .replaceAll(' ', '');
    const link = `#/?hero=AhJd${fields.startsWith('&') ? '' : '&board='}${fields.replace('&v=', '&vs=')}`;
    const { draft, problems } = readLink(link);
    expect(problems.map(problemInWords).join(' '), link).toContain(message);
    expect(readLink(writeLink(draft)), link).toEqual({ draft, problems: [] });
  });

  test('counts only once it is typed to the end', () => {
    for (const end of ['3b', '25 b', '2.5b']) expect(withoutUnfinished(`AhJd facing ${end}`)).toBe('AhJd ');
    for (const end of ['3bb', '25bb all in'])
      expect(withoutUnfinished(`AhJd facing ${end}`)).toBe(`AhJd facing ${end}`);
  });

  test('takes the place of all money, but what is given with it', () => {
    const draft = drafted('AhJd v 7c7d facing 3bb blind sb stacks 97;97');
    const { stacks } = draft;
    expect(face(draft, { to: 4 }, { blind: 'sb', ...(stacks && { stacks }) })).toEqual({ ...draft, facing: { to: 4 } });
    expect(face(draft, { to: 4 })).toEqual(drafted('AhJd v 7c7d facing 4bb'));
    expect(face(draft, 1 / 2)).toEqual(drafted('AhJd v 7c7d facing 1/2'));
    expect(face(draft, undefined)).toEqual(drafted('AhJd v 7c7d stacks 97;97'));
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

  test('goes out whole or by its fields, and all else stays', () => {
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

  test('gives way to the size of a bet, and disappears with the size', () => {
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
