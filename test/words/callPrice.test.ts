// Tests src/words/callPrice and src/words/price: what is said of a call, in every language.
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { MODULES } from '../../src/build/languages';
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
import { percentText } from '../../src/words/numbers';
import { betInWords, verdictInWords, verdictText } from '../../src/words/price';
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

test('the large figures are the need and the share of the sentence, and only one pair has figures', () => {
  let compared = 0;
  for (const [line] of CALLS) {
    const { pair, then, verdict, bold } = said(english, line);
    const [, needed, share] = /^You need ([\d.]+%) and have (?:about )?([\d.]+%)/.exec(then) ?? [];
    if (verdict?.kind === 'players behind' || verdict?.kind === 'before the flop') {
      expect(pair, line).toBeUndefined();
      continue;
    }
    if (needed === undefined || share === undefined) continue;
    compared++;
    expect([percentText(pair?.needed ?? NaN), percentText(pair?.share ?? NaN)], `${line} ${bold}`).toEqual([
      needed,
      share,
    ]);
  }
  expect(compared).toBeGreaterThan(10);
});

test('while the share is counted only the need is said, and a simulated share has its ±', () => {
  const { spot, answer: own, stakes } = countedOf('QcQd Kh7d5c facing 1/2');
  const { pair, lacks } = english.sayCall(spot, own, stakes, {});
  expect([pair, lacks]).toEqual([{ needed: 0.25 }, 'reads']);
  expect(english.pricedFigures({ needed: 0.25 }, { rows: [] }).rows[0]?.other).toMatchObject({
    ...{ words: '…', label: 'You have', notes: ['3 : 1', ''] },
  });
  const sampled = english.pricedFigures({ needed: 0.25, share: 0.2, halfWidth: 0.0012 }, { rows: [] });
  expect(sampled.rows[0]?.other).toMatchObject({ words: '20.0%', label: 'You have ±0.12' });
});

test.each([
  ['AsQs Js7s3h facing 1/2', '½ pot'],
  ['AsQs Js7s3h facing 1', 'pot'],
  ['AsQs Js7s3h facing 60%', '60% pot'],
  ['AsQs Js7s3h pot 60 call 20', '20 to win 60'],
])('the bet of %s is %s', (line, bet) => {
  const draft = readLine(line);
  expect(draft.ok && betInWords(moneyOf(draft.value).stakes ?? {})).toBe(bet);
});

const BEHIND = {
  ...({ kind: 'bettor', row: 'behind', bold: 'fold', beats: 'some' } as const),
  ...{ share: 0.03, needed: 0.25, part: 0.25 },
} as const;

test('the spots have every kind of verdict', () => {
  const kinds = new Set(CALLS.map(([line]) => said(english, line).verdict?.kind));
  expect([...kinds].sort()).toEqual(
    [
      ...(['prizes', 'players behind', 'drawing dead', 'only splits', 'cannot lose', 'nuts'] as const),
      ...(['far ahead', 'call', 'close', 'fold unless', 'fold', 'bettor'] as const),
      ...(['before the flop', 'for a set', undefined] as const),
    ].sort(),
  );
  const rows = CALLS.flatMap(([line]) => {
    const { verdict } = said(english, line);
    return verdict?.kind === 'bettor' ? [verdict.row] : [];
  });
  expect(new Set(rows).size).toBe(13);
});

test.each([
  ['turn', { ...BEHIND, beats: 'none' }, 'Fold. You need 25.0% and have 3.0% against the best quarter of their hands.'],
  [
    'turn',
    { ...BEHIND, halfWidth: 0.001 },
    'Fold. You need 25.0% and have about 3.0% against the best quarter of their hands.',
  ],
  ['river', { ...BEHIND, beats: 'none' }, 'Fold. You beat none of their hands.'],
  ['turn', { ...BEHIND, beats: 'ties' }, 'Fold. You beat none of their hands: at best you split.'],
  ['turn', { ...BEHIND, part: 0.2 }, 'Fold. You need 25.0% and have 3.0% against the best sixth of their hands.'],
  ['turn', { ...BEHIND, part: 0.12 }, 'Fold. You need 25.0% and have 3.0% against the best eighth of their hands.'],
  ['turn', { ...BEHIND, part: 0.11 }, 'Fold. You need 25.0% and have 3.0% against the best tenth of their hands.'],
  [
    'turn',
    { ...BEHIND, row: 'only bluffs', bold: 'fold unless bluffs', bluffs: 0.281 },
    'Fold, unless they bluff. You have 3.0% against the best quarter of their hands: call if three bets in ten are bluffs.',
  ],
  [
    'river',
    { ...BEHIND, row: 'only bluffs', bold: 'fold unless bluffs', beats: 'ties', share: 0, bluffs: 0.5 },
    'Fold, unless they bluff. At best you split: call if one bet in two is a bluff.',
  ],
  [
    'flop',
    { ...BEHIND, row: 'ahead', bold: 'close', share: 0.394, outs: 0.191 },
    'Close. You have 39.4% if the bet is all in, 19.1% on the next card alone.',
  ],
  [
    'flop',
    { ...BEHIND, row: 'ahead', bold: 'close', share: 0.394, outs: 0 },
    'Close. You need 25.0% and have 39.4%, even against the best quarter of their hands.',
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
    'Close. You need 50.0% and have 50.1% against a quarter of hands, but 49.9% against a tenth.',
  ],
  [
    'preflop',
    { kind: 'for a set', decision: 'call', later: 0, behind: 97, isInPots: false },
    'Call. A set comes one time in eight, and the pot pays for it.',
  ],
  [
    'preflop',
    { kind: 'for a set', decision: 'close', later: 50.5, behind: 60, isInPots: false },
    'Close. A set comes one time in eight; then you must win 51 more, and the stacks hold 60.',
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

describe.each(['es', 'pt', 'zh'])('%s', (language) => {
  let words: typeof english;
  let price: { verdictText: typeof verdictText };

  beforeAll(async () => {
    for (const name of MODULES) {
      vi.doMock(`../../src/words/en/${name}.ts`, () => import(/* @vite-ignore */ `#language/${language}/${name}`));
    }
    vi.resetModules();
    words = await import('../../src/words/callPrice');
    price = await import('../../src/words/price');
  });

  afterAll(() => {
    for (const name of MODULES) vi.doUnmock(`../../src/words/en/${name}.ts`);
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

  test('words two calls differently exactly if English does', () => {
    const pairs = CALLS.map(([line]) => [said(english, line).bold, said(words, line).bold] as const);
    const told = new Map(pairs);
    expect(new Set(pairs.map((pair) => pair.join())).size).toBe(told.size);
    expect(new Set(told.values()).size).toBe(told.size);
  });
});
