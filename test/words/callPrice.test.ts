// Tests src/words/callPrice and src/words/price: what is said of a call, in every language.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { readinessOf } from '../../src/notation/draft';
import { readLine } from '../../src/notation/line';
import { moneyOf } from '../../src/notation/stakes';
import { answer, type Answer } from '../../src/poker/answer';
import { countMoney } from '../../src/poker/money/money';
import { countReads, unknownBettor } from '../../src/poker/money/reads';
import type { Stakes } from '../../src/poker/money/stakes';
import { isPlain } from '../../src/poker/money/verdict';
import type { Spot } from '../../src/poker/spot';
import * as english from '../../src/words/callPrice';
import { verdictInWords, verdictText } from '../../src/words/price';
import { finish } from '../poker/read';
import { CALLS } from './calls';

interface Counted {
  readonly spot: Spot;
  readonly answer: Answer;
  readonly stakes: Stakes;
  readonly beside: english.CountedBeside;
}

const counted = new Map<string, Counted>();

/** The spot of a line, with all that its verdict rests on. */
function countedOf(line: string): Counted {
  const known = counted.get(line);
  if (known !== undefined) return known;
  const draft = readLine(line);
  const readiness = draft.ok ? readinessOf(draft.value) : undefined;
  const stakes = draft.ok ? moneyOf(draft.value).stakes : undefined;
  if (readiness?.ready !== true || stakes === undefined) throw new Error(`${line} has no price`);
  const { spot } = readiness;
  const bettor = unknownBettor(spot, stakes);
  const found: Counted = {
    ...{ spot, stakes, answer: finish(answer(spot, undefined, true)) },
    beside: {
      ...(!isPlain(stakes) && { money: finish(countMoney(spot, stakes)) }),
      ...(bettor !== undefined && { reads: finish(countReads(spot, stakes, bettor)) }),
    },
  };
  counted.set(line, found);
  return found;
}

function said(words: typeof english, line: string): english.SaidCall {
  const { spot, answer, stakes, beside } = countedOf(line);
  return words.sayCall(spot, answer, stakes, beside);
}

test.each(CALLS)('%s: %s', (line, sentence) => {
  expect(verdictText(said(english, line))).toBe(sentence);
});

test('the spots have every kind of verdict', () => {
  const kinds = new Set(CALLS.map(([line]) => said(english, line).verdict?.kind));
  expect([...kinds].sort()).toEqual(
    [
      ...(['prizes', 'players behind', 'drawing dead', 'nuts', 'far ahead', 'call', 'close'] as const),
      ...(['fold unless', 'fold', 'outs pay', 'strength', 'fold unless bluffs', 'fold to all'] as const),
      ...(['before the flop', undefined] as const),
    ].sort(),
  );
});

test.each([
  [
    'turn',
    { kind: 'all close', share: 0.246, needed: 0.25, against: '50% with connects' },
    'Close. Need 25.0%, have 24.6% against a pair or a draw.',
  ],
  [
    'river',
    { kind: 'all close', share: 0.246, needed: 0.25, against: '50% with continues' },
    'Close. Need 25.0%, have 24.6% against top pair or better.',
  ],
  [
    'preflop',
    {
      ...({ kind: 'before the flop', decision: 'close', needed: 0.5 } as const),
      shares: [
        { share: 0.505, needed: 0.5, against: '50%' },
        { share: 0.501, needed: 0.5, against: '25%' },
        { share: 0.499, needed: 0.5, against: '10%' },
      ],
    },
    'Close. Half 50.5%, a quarter 50.1%, a tenth 49.9%; need 50.0%.',
  ],
  [
    'turn',
    { kind: 'fold unless', later: 1393.13, behind: Infinity, isInPots: false },
    'Fold, unless you can win 1,400 more when you hit.',
  ],
  [
    'turn',
    { kind: 'fold unless', later: 1393.13, behind: 1395, isInPots: false },
    'Fold, unless you can win 1,395 more when you hit.',
  ],
  [
    'turn',
    { kind: 'fold unless', later: 0.02, behind: Infinity, isInPots: true },
    'Fold, unless you can win 0.1 pots more when you hit.',
  ],
] as const)('on the %s %j is “%s”', (street, verdict, sentence) => {
  expect(verdictText(verdictInWords(verdict, { street }, { opponents: 1 }))).toBe(sentence);
});

test('a pot below the call is a question, and one that is not counted says what it lacks', () => {
  const { spot, answer: found } = countedOf('AhKh 7h3h9c v 7c7d pot 60 call 20');
  expect(english.sayCall(spot, found, { pot: 10, call: 20 }, {})).toEqual({
    ...{ bold: '', details: [], withBet: 30 },
    then: 'The pot (10) is less than the call (20). Does it include the bet? With the bet it would be 30.',
  });
  expect(english.sayCall(spot, found, { pot: 60, call: 20, rake: { percent: 5 } }, {})).toMatchObject({
    lacks: 'money',
  });
  const alone = countedOf('AsQs Js7s3d4h pot 150 call 50');
  expect(english.sayCall(alone.spot, alone.answer, alone.stakes, {})).toMatchObject({ bold: '', lacks: 'reads' });
  expect(english.sayCall(spot, found, {}, {})).toEqual({ bold: '', then: '', details: [] });
});

const WORDS = join(import.meta.dirname, '../../src/words');
const modulesOf = (language: string) => readdirSync(join(WORDS, language)).map((name) => name.replace(/\.ts$/, ''));

describe.each(['es', 'pt', 'zh'])('%s', (language) => {
  let words: typeof english;
  let price: { verdictText: typeof verdictText };
  const names = modulesOf(language).filter((name) => modulesOf('en').includes(name));

  beforeAll(async () => {
    for (const name of names) {
      vi.doMock(`../../src/words/en/${name}.ts`, () => import(`../../src/words/${language}/${name}.ts`));
    }
    vi.resetModules();
    words = await import('../../src/words/callPrice');
    price = await import('../../src/words/price');
  });

  afterAll(() => {
    for (const name of names) vi.doUnmock(`../../src/words/en/${name}.ts`);
    vi.resetModules();
  });

  const figuresIn = (text: string) =>
    Array.from(text.matchAll(/\d+[.,]\d+(?=\s?%)/g), ([figure]) => figure.replace(',', '.')).sort();

  test.each(CALLS)('%s', (line, sentence) => {
    const own = said(words, line);
    const lines = [price.verdictText(own), ...own.details];
    for (const text of lines) {
      expect(text).toMatch(language === 'zh' ? /^\S.*。$/ : /^[\p{Lu}\d¿].*[^.]\.$/u);
      expect(text).not.toMatch(/undefined|NaN|\[object|\b(?:call|fold) if|\bneed\b/i);
    }
    expect(lines[0]).not.toBe(sentence);
    // The same figures, in the language's own signs.
    expect(figuresIn(lines[0] ?? '')).toEqual(figuresIn(sentence));
  });

  test('what to do has other words where English has', () => {
    const pairs = CALLS.map(([line]) => [said(english, line).bold, said(words, line).bold] as const);
    const told = new Map(pairs);
    expect(new Set(pairs.map((pair) => pair.join())).size).toBe(told.size);
    expect(new Set(told.values()).size).toBe(told.size);
  });
});
