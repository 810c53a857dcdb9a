import { describe, expect, test } from 'vitest';
import { askLine } from '../../src/ask';
import listed from '../cases/ranges.json' with { type: 'json' };

interface Row {
  readonly name: string;
  readonly combos: number;
  readonly share: number;
  readonly heroEquity?: number;
}

interface Combo {
  readonly combo: string;
  readonly weight: number;
  readonly rung: string;
  readonly draws?: readonly string[];
  readonly equity?: number;
  readonly facing?: number;
}

interface Entry {
  readonly seat: number;
  readonly live: number;
  readonly blocked: number;
  readonly nuts: number;
  readonly rungs: readonly Row[];
  readonly draws?: readonly Row[];
  readonly curve?: { equity: number; atLeast80: number; buckets: readonly number[] };
  readonly combos?: readonly Combo[];
}

interface Answer {
  readonly ok: boolean;
  readonly breakdown?: readonly Entry[];
  readonly error?: { readonly code: string; readonly message: string };
  readonly players: readonly { readonly equity?: number }[];
}

/** An answer as a reader of the output sees it. */
function ask(question: unknown): Answer {
  return JSON.parse(JSON.stringify(askLine(JSON.stringify(question)))) as Answer;
}

/** The listed truth, its numbers as near as they are written. */
function near(value: unknown): unknown {
  if (typeof value === 'number') return expect.closeTo(value, 11);
  if (Array.isArray(value)) return value.map(near);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, own]) => [name, near(own)]));
}

/** Rows as they are listed: the name, combos, hero's equity if there is one. */
function listRows(rows: readonly Row[]): unknown[] {
  return rows.map(({ name, combos, heroEquity }) =>
    heroEquity === undefined ? [name, combos] : [name, combos, heroEquity],
  );
}

describe('listed', () => {
  const later = listed.narrowing.flatMap(({ note, q, want }) =>
    want === undefined ? [] : [{ note, q: { ...q, breakdown: [1] }, want }],
  );
  const cases = [...listed.cases, ...later];
  test.each(cases.map((row) => [row.note, row] as const))('%s', (_, { q, want }) => {
    const found = ask(q).breakdown ?? [];
    const entries = found.map(({ combos, rungs, draws, ...rest }) => ({
      ...rest,
      rungs: listRows(rungs),
      ...(draws !== undefined && { draws: listRows(draws) }),
      ...(combos !== undefined && { listed: combos.length }),
    }));
    const expected = want.map((entry) => {
      const { some: _some, ...rest } = entry as typeof entry & { some?: unknown };
      return near(rest);
    });
    expect(entries).toEqual(expected);
    want.forEach((entry, at) => {
      const { combos = [], live, rungs, draws = [] } = found[at];
      const byName = new Map(combos.map((combo) => [combo.combo, combo]));
      for (const combo of (entry as { some?: Combo[] }).some ?? []) {
        expect(byName.get(combo.combo)).toEqual(near(combo));
      }
      for (const row of [...rungs, ...draws]) expect(row.share).toBeCloseTo(row.combos / live, 12);
    });
  });

  test.each(listed.errors.map(({ q, ...rest }) => [JSON.stringify(q), q, rest] as const))(
    '%s',
    (_, question, expected) => {
      const answer = ask(question);
      if ('error' in expected) expect(answer.error?.code).toBe(expected.error);
      else {
        expect(answer.ok).toBe(true);
        expect(answer).not.toHaveProperty('breakdown');
      }
    },
  );
});

describe('the contract', () => {
  const question = {
    hero: 'QcQd',
    board: 'Kh7d5c',
    opponents: ['22+,A2s+,KTs+,QTs+,JTs,ATo+,KJo+'],
  };

  test('leaves the rest of the answer as it is without the field', () => {
    for (const more of [{}, { opponents: ['AhKs'] }, { opponents: ['random'] }, { opponents: [] }]) {
      const { breakdown, ...rest } = ask({ ...question, ...more, breakdown: [0], combos: true });
      expect(breakdown).toHaveLength(1);
      expect(rest).toEqual(ask({ ...question, ...more }));
    }
  });

  test('lists exactly these fields, and the seats in the order asked', () => {
    const [entry, hero] = ask({ ...question, breakdown: [1, 0], combos: true }).breakdown ?? [];
    expect([entry.seat, hero.seat]).toEqual([1, 0]);
    expect(Object.keys(entry)).toEqual(['seat', 'live', 'blocked', 'nuts', 'rungs', 'draws', 'curve', 'combos']);
    expect(Object.keys(entry.rungs[0])).toEqual(['name', 'combos', 'share', 'heroEquity']);
    expect(Object.keys(entry.combos?.[0] ?? {})).toEqual(['combo', 'weight', 'rung', 'draws', 'equity', 'facing']);
  });

  test('lists combos in the deck’s order, and only if they are asked', () => {
    const [entry] = ask({ ...question, hero: 'random', breakdown: [0], combos: true }).breakdown ?? [];
    const names = entry.combos?.map(({ combo }) => combo) ?? [];
    expect(names.slice(0, 6)).toEqual(['2d2c', '2h2c', '2h2d', '2s2c', '2s2d', '2s2h']);
    expect(names.at(-1)).toBe('AsAh');
    expect(names).toHaveLength(1176);
    const [without] = ask({ ...question, breakdown: [0], combos: false }).breakdown ?? [];
    expect(without).not.toHaveProperty('combos');
  });

  test('an empty list of seats has an empty answer', () => {
    expect(ask({ ...question, breakdown: [] }).breakdown).toEqual([]);
  });

  test.each([null, '0', 0, [0.5], ['0'], [-1], [2], [0, 0]])('breakdown %j is refused', (breakdown) => {
    const { error } = ask({ ...question, breakdown });
    expect(error?.code).toBe('bad-field');
    expect(error?.message).toContain('“breakdown”');
  });

  test('combos without breakdown, or neither true nor false, is refused', () => {
    for (const more of [{ combos: true }, { combos: false }, { breakdown: [0], combos: 1 }]) {
      const { error } = ask({ ...question, ...more });
      expect(error?.code).toBe('bad-field');
      expect(error?.message).toContain('“combos”');
    }
  });
});
