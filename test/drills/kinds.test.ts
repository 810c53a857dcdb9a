import { describe, expect, test } from 'vitest';
import { askGiven, explain, questionOf, resultOf, seedOf, stepOf } from '../../src/drills/drill';
import { anyKind, SEEDS, STEPS } from '../../src/drills/kind';
import { hashText } from '../../src/poker/dice';
import { RANGES, RANGE_TEXTS } from '../../src/drills/fields';
import { comboWeights } from '../../src/poker/spot';
import { LONG } from '../long';
import { answerOf, handsIn } from '../reference/study';
import { anyQuestion, dealt, isOther, OTHER_KINDS, run, type OtherDrill, type OtherKind } from './run';

const EACH = 120;

/** Drills that are dealt and asked again, one of this many: the engine takes milliseconds for their answers. */
const AGAIN: Readonly<Partial<Record<OtherKind['name'], number>>> = {
  'equity against a range': 30,
  'effective outs': 30,
  'what the flop brings': 30,
};
/** Drills that the slow reference answers, one of this many. */
const BY_REFERENCE: Readonly<Partial<Record<OtherKind['name'], number>>> = {
  'the nuts': 4,
  'equity against a range': 12,
  'effective outs': 12,
  'what the flop brings': 60,
};
/** On a flop it would take seconds for a range of more combos. */
const FEW_COMBOS = 30;

/** Whether the reference can answer a drill while we wait. */
function isQuick({ name, given: own }: OtherDrill): boolean {
  if (name !== 'equity against a range' && name !== 'effective outs') return true;
  return own.board.length > 3 || handsIn(own.range.text).length <= FEW_COMBOS;
}

function given(drill: OtherDrill): Readonly<Record<string, unknown>> {
  return anyQuestion(drill).write(drill.given) as Readonly<Record<string, unknown>>;
}

function answer(drill: OtherDrill): unknown {
  return anyQuestion(drill).writeKey(drill.given, drill.key);
}

/** Lists of hands in any order; figures to 1e-9. */
function comparable(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(comparable);
  if (typeof value === 'number') return Number(value.toFixed(9));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, own]) => own !== undefined)
      .map(([name, own]) => [
        name,
        ['combos', 'sets'].includes(name) && Array.isArray(own) ? (own as unknown[]).toSorted() : comparable(own),
      ]),
  );
}

/** What holds of every drill of a kind. */
function check(kind: OtherKind, seed: number, at: number): void {
  const where = `${kind.name}, seed ${seed}`;
  const { drill, deals } = dealt(kind, seed);
  const json = given(drill);
  expect(deals, where).toBeLessThan(20_000);
  expect(drill.step, where).toBe(stepOf(seed));
  expect(anyKind(kind).isFair(drill.given, drill.key, stepOf(seed)), where).toBe(true);
  expect(json, where).not.toHaveProperty('dead');
  expect(questionOf(drill), where).toMatch(/^[A-Z0-9].*[.?]$/);
  expect(resultOf(drill, undefined), where).toMatch(/^[A-Z0-9].*\.$/);
  const lines = explain(drill);
  expect(lines.length, where).toBeGreaterThan(0);
  expect(lines.length, where).toBeLessThanOrEqual(4);
  for (const { text } of lines) expect(text, where).not.toMatch(/undefined|NaN|^\s|\s$/);
  if (at % (AGAIN[kind.name] ?? 1) === 0) {
    expect(given(dealt(kind, seed).drill), where).toEqual(json);
    const read = anyKind(kind).read(JSON.parse(JSON.stringify(json)) as typeof json);
    if (!read.ok) throw new Error(`${where}: ${read.error.message}`);
    const again = run(askGiven(kind, read.value));
    expect(isOther(again) && answer(again), where).toEqual(answer(drill));
  }
  if (at % (BY_REFERENCE[kind.name] ?? 1) === 0 && isQuick(drill)) {
    expect(comparable(answer(drill)), where).toEqual(comparable(answerOf(kind.name, json)));
  }
}

describe.each(OTHER_KINDS)('$name', (kind) => {
  test('a dozen seeds deal the same fair spots each time, with the reference’s answer', () => {
    for (let seed = 0; seed < 12; seed++) check(kind, seed, seed);
  });

  test('120 seeds deal fair spots, with the reference’s answer', LONG, () => {
    for (let at = 0; at < EACH; at++) check(kind, Math.floor((at * SEEDS) / EACH), at);
  });

  test('the lines of an explanation add up to the answer', () => {
    for (let seed = 0; seed < 6; seed++) {
      const { drill } = dealt(kind, seed);
      const lines = explain(drill);
      const sum = lines.at(-1)?.value;
      const parts = lines.slice(0, -1).flatMap(({ value = NaN }) => (Number.isNaN(value) ? [] : [value]));
      if (
        drill.name === 'combos of a range' ||
        drill.name === 'equity against a range' ||
        drill.name === 'effective outs'
      ) {
        expect(parts.reduce((all, own) => all + own, 0)).toBeCloseTo(sum ?? NaN, 9);
      }
      if ('share' in drill.key) expect(sum).toBeCloseTo(drill.key.share, 12);
      if ('combos' in drill.key && typeof drill.key.combos === 'number' && drill.form === 'number') {
        expect(sum).toBe(drill.key.combos);
      }
      if (drill.name === 'what the flop brings') expect(sum).toBeCloseTo(drill.key.hits / drill.key.of, 12);
    }
  });
});

test('a seed determines its step', () => {
  for (const step of STEPS) {
    for (const random of [0, 0.3, 0.5, 1 - 2 ** -53]) {
      const seed = seedOf(random, step);
      expect(stepOf(seed)).toBe(step);
      expect(seed).toBeGreaterThanOrEqual(0);
      expect(seed).toBeLessThan(SEEDS);
    }
  }
});

test('the ranges of the recipes are frozen and have 30 to 260 combos', () => {
  expect(hashText(RANGE_TEXTS.join('\n')).toString(16)).toBe('e29de237');
  expect(RANGES).toHaveLength(20);
  for (const { text, player } of RANGES) {
    const combos = comboWeights(player).reduce((sum, weight) => sum + weight, 0);
    expect(combos, text).toBe(handsIn(text).length);
    expect(combos, text).toBeGreaterThanOrEqual(30);
    expect(combos, text).toBeLessThanOrEqual(260);
  }
});
