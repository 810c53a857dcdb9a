import { describe, expect, test } from 'vitest';
import { askLine } from '../../src/ask';
import listed from '../cases/preflop.json' with { type: 'json' };
import { split } from '../reference/cards';

interface Row {
  readonly name: string;
  readonly hits: number;
}

interface Entry {
  readonly seat: number;
  readonly of: number;
  readonly rungs: readonly Row[];
  readonly draws: readonly Row[];
  readonly [field: string]: unknown;
}

interface Answer {
  readonly ok: boolean;
  readonly flops?: readonly Entry[];
  readonly error?: { readonly code: string; readonly message: string };
  readonly players: readonly Record<string, unknown>[];
  readonly of: number;
}

/** An answer as a reader of the output sees it. */
function ask(question: unknown): Answer {
  return JSON.parse(JSON.stringify(askLine(JSON.stringify(question)))) as Answer;
}

/** The listed truth, with the numbers of weighted ranges to 12 digits. */
function near(value: unknown): unknown {
  if (typeof value === 'number') {
    return Number.isInteger(value) ? value : expect.closeTo(value, 12 - Math.ceil(Math.log10(value)));
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, own]) => [name, near(own)]));
}

function rowsByName(rows: readonly Row[]): Record<string, number> {
  return Object.fromEntries(rows.map(({ name, hits }) => [name, hits]));
}

const cases = listed.cases.flatMap(({ question, flops }) =>
  flops === undefined ? [] : [[JSON.stringify(question), question, flops] as const],
);

test.each(cases)('listed: %s', (_, question, expected) => {
  const found = ask(question).flops ?? [];
  expect(
    found.map((entry) => ({
      ...entry,
      rungs: rowsByName(entry.rungs),
      draws: rowsByName(entry.draws),
    })),
  ).toEqual(expected.map(near));
  // Best first, and draws in the order of their table.
  expected.forEach((entry, at) => {
    expect(found[at].rungs.map(({ name }) => name)).toEqual(Object.keys(entry.rungs));
    expect(found[at].draws.map(({ name }) => name)).toEqual(Object.keys(entry.draws));
  });
});

test('listed: the equity of seven-six suited against any two', () => {
  for (const { question, counts } of listed.cases) {
    if (counts === undefined) continue;
    const { players, of } = ask(question);
    expect(of).toBe(counts.of);
    expect(players[0]).toMatchObject({ wins: counts.wins, ties: counts.ties });
  }
});

describe('the contract', () => {
  test('leaves the rest of the answer as it is without the field', () => {
    const question = { hero: 'AhKh', opponents: ['QQ+'] };
    const { flops, ...rest } = ask({ ...question, flops: [1, 0] });
    expect(flops?.map(({ seat }) => seat)).toEqual([1, 0]);
    expect(rest).toEqual(ask(question));
  });

  test('lists exactly these fields', () => {
    const [hand] = ask({ hero: 'AhKh', flops: [0] }).flops ?? [];
    expect(Object.keys(hand)).toEqual(['seat', 'of', 'rank', 'rungs', 'draws', 'eightOuts', 'texture']);
    const [range] = ask({ hero: 'AA,AKs', flops: [0] }).flops ?? [];
    expect(Object.keys(range)).not.toContain('rank');
    expect(Object.keys(range)).toContain('overcards');
  });

  test('opens no seat if none is asked for', () => {
    expect(ask({ hero: 'AhKh', flops: [] }).flops).toEqual([]);
    expect(ask({ hero: 'AhKh' })).not.toHaveProperty('flops');
  });

  test('gives no flops on a board or with wild cards', () => {
    expect(ask({ hero: 'AhKh', board: '7h3h9c', flops: [0] })).not.toHaveProperty('flops');
    // Most of the deck is dead, so that the rest of the answer is soon counted.
    const dead = split('3456789T'.replace(/./g, '$&c$&d$&s')).join('');
    for (const wild of ['joker', 'deuces']) {
      const answer = ask({ hero: 'AhKh', dead, wild, flops: [0] });
      expect(answer.ok).toBe(true);
      expect(answer).not.toHaveProperty('flops');
    }
  });

  test.each([
    ['no list', 0],
    ['no list', '0'],
    ['no list', null],
    ['a part of a seat', [0.5]],
    ['a text', ['0']],
    ['a seat that is not there', [2]],
    ['a seat before hero', [-1]],
    ['a seat twice', [0, 1, 0]],
  ])('%s: %j is refused', (_, flops) => {
    for (const board of ['', '7h3h9c']) {
      const { ok, error } = ask({ hero: 'AhKh', opponents: ['QQ+'], board, flops });
      expect(ok).toBe(false);
      expect(error?.code).toBe('bad-field');
      expect(error?.message).toContain('“flops”');
    }
  });

  test('a question about hands has no such field', () => {
    expect(ask({ hands: ['AhKhQhJhTh'], flops: [0] }).error?.code).toBe('bad-field');
  });
});
