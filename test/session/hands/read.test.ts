// Many hands read one after the other: each once, whatever its file, and none without a word.
import * as say from '#words/session';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readHistory } from '../../../src/history/history';
import type { Unread } from '../../../src/history/problem';
import { isKnown, type PricedBet } from '../../../src/session/hands/decisions';
import { asJson, exported, rowsOf } from '../../../src/session/hands/export';
import { csvOf } from '../../../src/ui/file';
import { SessionReader, type PlayedHand, type ReadOptions } from '../../../src/session/hands/read';
import { finish } from '../../../src/steps';
import { costByKind, isLostOnRiver, isMistake, judgedBy, sumUp } from '../../../src/session/hands/totals';
import { evening } from '../evening';
import { dealtHands, FORMATS } from '../../history/dealt';
import { fixture, FIXTURES } from '../../history/fixture';
import { equities } from './table';

const SEED = { seed: 20_261_203, numRuns: 40 };
const found = equities();

interface All {
  hands: PlayedHand[];
  unread: Unread[];
}

function readAll(texts: readonly string[], options: ReadOptions = {}): All {
  const reader = new SessionReader(found, options);
  const all: All = { hands: [], unread: [] };
  for (const text of texts) {
    let last = 0;
    for (const step of reader.read(text)) {
      expect(step.at).toBeGreaterThanOrEqual(last);
      expect(step.at).toBeLessThanOrEqual(text.length);
      last = step.at;
      if ('hand' in step) all.hands.push(step.hand);
      else all.unread.push(step.unread);
    }
  }
  return all;
}

function priced(hands: readonly PlayedHand[]): PricedBet[] {
  return hands
    .flatMap(({ bets }) => bets)
    .filter((bet) => found.isQuick(bet))
    .map((bet) => finish(found.price(bet)));
}

const costOf = (bets: readonly PricedBet[]) => bets.reduce((sum, { cost }) => sum + cost, 0);

/** Hands of one room, each with a different number. */
const sessions = fc
  .array(dealtHands, { minLength: 1, maxLength: 6 })
  .map((hands) => hands.map((dealt, at) => (FORMATS.PokerStars?.(dealt) ?? '').replace('#1:', `#${at + 1}:`)));

test('the sums equal the sums of single hands, in one file or in many', () => {
  fc.assert(
    fc.property(sessions, (texts) => {
      const together = readAll([texts.join('\n\n\n')]);
      expect(readAll(texts)).toEqual(together);
      expect(together.hands).toHaveLength(texts.length);
      const alone = texts.map((text) => readAll([text]));
      const sums = sumUp(together.hands);
      const own = alone.map(({ hands }) => sumUp(hands));
      for (const of of ['hands', 'unknown', 'won', 'byEquity', 'allIns'] as const) {
        expect(sums[of]).toBeCloseTo(
          own.reduce((total, one) => total + one[of], 0),
          6,
        );
      }
      const bets = priced(together.hands);
      expect(costOf(bets)).toBeCloseTo(
        alone.reduce((total, { hands }) => total + costOf(priced(hands)), 0),
        6,
      );
      const kinds = costByKind(bets);
      expect(kinds.reduce((total, { cost }) => total + cost, 0)).toBeCloseTo(costOf(bets), 6);
      expect(kinds.map(({ cost }) => cost)).toEqual(kinds.map(({ cost }) => cost).sort((a, b) => b - a));
      for (const bet of bets) expect(isMistake(bet)).toBe(bet.cost > 0 && isKnown(bet));
    }),
    { ...SEED, numRuns: 15 },
  );
});

test('a hand’s own text is read back as the hand', () => {
  for (const name of FIXTURES) {
    for (const { text, bets, name: own } of readAll([fixture(name)], { player: 'Ada' }).hands) {
      if (bets.length === 0) continue;
      const again = readHistory(text);
      expect(again.ok && again.value.total, name).toBe(1);
      expect(readAll([text], { player: 'Ada' }).hands.map((hand) => hand.name)).toEqual([own]);
    }
  }
});

test('a hand without a number is read once, and has a key like the others', () => {
  const text = fixture('televised.phh').replace(/^hand = .*\n/m, '');
  const [, player = ''] = /players = \["([^"]+)"/.exec(text) ?? [];
  const other = text.replace('year = 2024', 'year = 1999');
  const { hands, unread } = readAll([text, other, text], { player });
  expect(unread.map(({ reason }) => reason)).toEqual(['read before']);
  expect(hands.map(({ name }) => name)).toEqual(['', '']);
  const keys = hands.map(({ key }) => key);
  expect(new Set(keys).size).toBe(2);
  expect(readAll([other, text], { player }).hands.map(({ key }) => key)).toEqual(keys.toReversed());
});

test('a text of many lines without a hand is read with pauses, and a later hand is found', () => {
  const hand = fixture('pokerstars-six-max.txt');
  const text = `${'nothing\n'.repeat(45_000)}\n${hand}`;
  const steps = Array.from(new SessionReader(found).readWithPauses(text));
  expect(steps).toHaveLength(5);
  const places = steps.map(({ at }) => at);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(places.at(-1)).toBeLessThanOrEqual(text.length);
  expect(readAll([text])).toEqual(readAll([hand]));
});

describe('what is not read is counted', () => {
  const HAND = fixture('pokerstars-six-max.txt');
  const reasons = (...texts: string[]) => readAll(texts).unread.map(({ reason }) => reason);

  test('each unread hand has its reason', () => {
    expect(reasons(HAND)).toEqual([]);
    expect(reasons(HAND, HAND)).toEqual(['read before']);
    expect(reasons(HAND.replace("Hold'em No Limit", 'Omaha Pot Limit'))).toEqual(['Omaha']);
    expect(reasons(HAND.slice(0, 900))).toEqual(['cut off']);
    expect(reasons(HAND.replace('calls $2.50', 'geht mit $2.50'))).toEqual(['with a fault']);
    expect(reasons('Dear diary')).toEqual(['without a hand']);
    expect(reasons('')).toEqual(['without a hand']);
    expect(reasons('\0\u0001\u0002')).toEqual(['without a hand']);
    expect(reasons('Game started at: 2016/8/2 10:50:44')).toEqual(['not read yet']);
    expect(reasons(fixture('televised.phh'))).toEqual(['without a player who is you']);
  });

  test('no other hand is lost', () => {
    const broken = HAND.slice(0, 900).replace(/#\d+/, '#77');
    const { hands, unread } = readAll([`${broken}\n\n${HAND}`, 'x', fixture('eight-cash.txt')]);
    expect(hands).toHaveLength(2);
    expect(unread).toHaveLength(2);
  });

  test('any text has hands or reasons, and figures without faults', () => {
    const cut = fc
      .tuple(fc.constantFrom(...FIXTURES), fc.nat(4_000), fc.nat(4_000), fc.string())
      .map(([name, from, to, between]) => {
        const text = fixture(name);
        return text.slice(0, from) + between + text.slice(to);
      });
    fc.assert(
      fc.property(cut, (text) => {
        const { hands, unread } = readAll([text], { player: 'Daniel' });
        expect(hands.length + unread.length).toBeGreaterThan(0);
        for (const { won, byEquity } of hands) expect([won, byEquity]).not.toContain(NaN);
        for (const { cost, equity } of priced(hands)) {
          expect(cost).toBeGreaterThanOrEqual(0);
          expect(equity).toBeGreaterThanOrEqual(0);
          expect(equity).toBeLessThanOrEqual(1);
        }
      }),
      { ...SEED, numRuns: 150 },
    );
  });
});

test('a hand says when it was played', () => {
  const times = (text: string) => readAll([text]).hands.map(({ time }) => time);
  expect(times(fixture('pokerstars-six-max.txt'))[0]).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
  expect(times(fixture('eight-cash.txt'))[0]).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
  expect(times(fixture('ipoker.xml'))).toEqual(['2024-03-05 20:03:12', '2024-03-05 20:05:40']);
  expect(times(fixture('partypoker-cash.txt'))).toEqual(['2024-03-05 19:15:13']);
  expect(times(fixture('partypoker-older.txt'))).toEqual(['2011-03-05 20:14:11', '2011-04-01 11:44:54']);
  expect(times(fixture('ipoker-tournament.xml'))).toEqual(['2024-03-05 21:31:07']);
  expect(times(fixture('eight-cash.txt').replace(/\d\d \d\d \d{4}/, '31 12 2024'))[0]).toMatch(/^2024-12-31/);
});

test('an export lists every decision, and runs no formula', () => {
  const { hands } = readAll([fixture('pokerstars-six-max.txt'), fixture('eight-cash.txt')]);
  const rows = hands.flatMap((hand) =>
    hand.bets.map((bet) => exported({ ...bet, equity: 0.25, breakEven: 0.3, cost: 0 }, hand)),
  );
  expect(rows.length).toBeGreaterThan(2);
  expect(JSON.parse(asJson(rows))).toMatchObject({ outs: 'session', decisions: rows });
  const odd = rows.map((row) => ({ ...row, hand: '=1+1, "x"' }));
  const lines = csvOf(rowsOf(odd, say.heads)).split('\r\n');
  expect(lines).toHaveLength(rows.length + 2);
  expect(lines[0]).toMatch(/^Hand,Time,Street,/);
  for (const line of lines.slice(1, -1)) expect(line).toMatch(/^"'=1\+1, ""x""",\d{4}-/);
});

test('no cell of an export begins a formula, in any width and behind anything that nobody sees', () => {
  const { hands } = readAll([fixture('pokerstars-six-max.txt')]);
  const [row] = hands.flatMap((hand) =>
    hand.bets.map((bet) => exported({ ...bet, equity: 0.25, breakEven: 0.3, cost: 0 }, hand)),
  );
  if (row === undefined) throw new Error('no decision');
  for (let code = 0; code < 0x11_0000; code++) {
    const sign = code >= 0xd800 && code < 0xe000 ? '' : String.fromCodePoint(code);
    if (!['=', '+', '-', '@'].includes(sign.normalize('NFKC'))) continue;
    for (const before of ['', ' ', '\t', '\r', '\u00a0', '\u200b', '\u{e0041}', '\ufeff\u2060 ']) {
      const [, line = ''] = csvOf(rowsOf([{ ...row, hand: `${before}${sign}1` }], say.heads)).split(/\r\n(?=.)/);
      expect(line, `U+${code.toString(16)}`).toMatch(/^"?'/);
    }
  }
});

test('the player who is judged is found by a name that has signs nobody sees', () => {
  const texts = FIXTURES.map((name) => fixture(name));
  const read = (player: string) => readAll(texts, { player }).hands.map((own) => own.player);
  expect(read('\u{e0041}Ada\u200b')).toEqual(read('Ada'));
  expect(read('Ada')).not.toEqual(read('nobody'));
});

test('a table adds up to what the page says, in figures and heads that can be read', () => {
  const bets = priced(readAll([evening()]).hands);
  const rows = bets.map((bet) => exported(bet, { name: 'x', time: '' }));
  const [heads = [], ...cells] = csvOf(rowsOf(rows, say.heads))
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(','));
  for (const head of heads) expect(head).toMatch(/^[A-Z][a-z]+(?: [a-z]+)*$/);
  const total = (head: string) => {
    const at = heads.indexOf(head);
    expect(at).toBeGreaterThan(0);
    return cells.reduce((all, row) => all + Number(row[at]), 0);
  };
  const river = bets.filter(isLostOnRiver);
  expect(river.length).toBeGreaterThan(0);
  expect(total('Cost of the mistake')).toBeCloseTo(judgedBy(bets, 'given').cost + judgedBy(bets, 'shown').cost, 2);
  expect(total('Lost on the river')).toBeCloseTo(costOf(river), 2);
  const all = ['Cost of the mistake', 'Lost on the river', 'Cost against any two'].map(total);
  expect(all.reduce((sum, own) => sum + own)).toBeCloseTo(costOf(bets), 2);
  for (const cell of cells.flat()) expect(cell).not.toMatch(/\.\d{5}|e-\d/);
});
