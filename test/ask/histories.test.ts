import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { askHistories } from '../../src/ask';
import { readHands } from '../../src/history/history';

const FOLDER = new URL('../history/fixtures/', import.meta.url);
const fixture = (name: string): string => readFileSync(new URL(name, FOLDER), 'utf8');
const SIX_MAX = fixture('pokerstars-six-max.txt');
const TELEVISED = fixture('televised.phh');

test('a line for each decision that had a price, as the page on the command says', () => {
  const page = readFileSync(new URL('../../docs/command-line.md', import.meta.url), 'utf8');
  const [, example = ''] = /## Hand histories[^]*?```json\n([^]*?)```/.exec(page) ?? [];
  const lines = [...askHistories([SIX_MAX])];
  expect(lines.map(({ street, did }) => [street, did])).toEqual([
    ['preflop', 'call'],
    ['flop', 'call'],
  ]);
  expect(lines[1]).toEqual(JSON.parse(example));
});

test('each hand once, whatever texts it is in, and what is not read with its reason', () => {
  const lines = [...askHistories([SIX_MAX, SIX_MAX, 'Dear diary'])];
  expect(lines.filter(({ ok }) => ok)).toHaveLength(2);
  expect(lines.filter(({ ok }) => !ok)).toEqual([
    { ok: false, error: { code: 'unread', message: 'Not read: read before.' } },
    { ok: false, error: { code: 'unread', message: 'No hand history was found in a file.' } },
  ]);
});

test('with a name the hand is somebody’s', () => {
  const [, name = ''] = /players = \["([^"]+)"/.exec(TELEVISED) ?? [];
  expect([...askHistories([TELEVISED])]).toMatchObject([{ ok: false, error: { code: 'unread' } }]);
  expect([...askHistories([TELEVISED], name)].every(({ ok }) => ok)).toBe(true);
});

test('every fixture: each decision has a price, and costs nothing where it was right', () => {
  let decisions = 0;
  for (const name of readdirSync(FOLDER)) {
    const text = fixture(name);
    const [first] = readHands(text);
    const player = first?.hand.ok === true ? first.hand.value.players[0]?.name : undefined;
    for (const line of askHistories([text], player)) {
      if (line.ok !== true) continue;
      decisions++;
      const { equity, needed, pot, call, cost, did, behind } = line as Record<
        string,
        number | string
      >;
      // With players behind the cost is the smaller of two prices.
      if (behind !== 0) {
        expect(Number(cost), name).toBeGreaterThanOrEqual(0);
        continue;
      }
      expect(needed, name).toBeCloseTo(Number(call) / (Number(pot) + Number(call)), 12);
      const ev = Number(equity) * (Number(pot) + Number(call)) - Number(call);
      expect(cost, name).toBeCloseTo(Math.max(0, did === 'call' ? -ev : ev), 9);
    }
  }
  expect(decisions).toBeGreaterThan(15);
});
