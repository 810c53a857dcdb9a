/** @module-tag long */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LONGEST_HISTORY, readHistory } from '../../src/history/history';
import { STREETS } from '../../src/poker/spot';
import { historyProblem } from '../../src/words/history';
import { fixture, FIXTURES } from './fixture';

const SEED = { seed: 20_260_412, numRuns: 300 };

/** Any result of a text is a hand that could have been played, or a sentence. */
function expectSense(text: string): void {
  const read = readHistory(text);
  if (!read.ok) {
    expect(historyProblem(read.error)).toMatch(/^.{10,400}$/);
    return;
  }
  for (const { decisions, players, board, pot } of read.value.hands) {
    const cards = [...board, ...players.flatMap((player) => player.cards)];
    expect(new Set(cards).size).toBe(cards.length);
    let last = { street: 0, pot: 0 };
    for (const decision of decisions) {
      const now = { street: STREETS.indexOf(decision.street), pot: decision.pot };
      expect(now.street).toBeGreaterThanOrEqual(last.street);
      expect(now.pot).toBeGreaterThanOrEqual(last.pot);
      expect(decision.toCall).toBeGreaterThanOrEqual(0);
      expect(decision.contested).toBeLessThanOrEqual(decision.pot);
      expect(Number.isSafeInteger(decision.pot)).toBe(true);
      last = now;
    }
    expect(Number.isSafeInteger(pot)).toBe(true);
  }
}

const fixtures = fc.constantFrom(...FIXTURES).map(fixture);

describe('never a fault, whatever is pasted', () => {
  test('any text is read or refused', () => {
    const texts = fc.oneof(
      fc.string({ maxLength: 2_000 }),
      fc.string({ unit: 'binary', maxLength: 2_000 }),
      fc.string().map((text) => `variant = "NT"\n${text}`),
      fc.string().map((text) => `PokerStars Hand #1: Hold'em No Limit ($1/$2)\n${text}`),
      fc.string().map((text) => `Ignition Hand #1 TBL#1 HOLDEM No Limit - 2024-01-01\n${text}`),
      fc.string().map((text) => `<session sessioncode="1"><game gamecode="1">${text}</game>`),
    );
    fc.assert(fc.property(texts, expectSense), SEED);
  });

  test('a history cut anywhere', () => {
    const cut = fc.tuple(fixtures, fc.double({ min: 0, max: 1, noNaN: true }));
    fc.assert(
      fc.property(cut, ([text, part]) => {
        expectSense(text.slice(0, part * text.length));
        expectSense(text.slice(part * text.length));
      }),
      SEED,
    );
  });

  test('some lines may be left out', () => {
    const left = fixtures.chain((text) => fc.subarray(text.split('\n')));
    fc.assert(
      fc.property(left, (lines) => {
        expectSense(lines.join('\n'));
      }),
      SEED,
    );
  });

  test('one line left out', () => {
    for (const name of FIXTURES) {
      const lines = fixture(name).split('\n');
      lines.forEach((_, at) => {
        expectSense(lines.toSpliced(at, 1).join('\n'));
      });
    }
  });

  test('lines in any order', () => {
    const shuffled = fixtures.chain((text) => {
      const [first = '', ...rest] = text.split('\n');
      return fc.shuffledSubarray(rest, { minLength: rest.length }).map((lines) => [first, ...lines].join('\n'));
    });
    fc.assert(fc.property(shuffled, expectSense), SEED);
  });

  test('a few characters changed', () => {
    const changed = fc
      .tuple(fixtures, fc.array(fc.tuple(fc.nat(3_000), fc.string({ maxLength: 3 })), { maxLength: 4 }))
      .map(([text, changes]) => changes.reduce((own, [at, part]) => own.slice(0, at) + part + own.slice(at + 1), text));
    fc.assert(fc.property(changed, expectSense), SEED);
  });
});

describe('an answer, whatever the length', () => {
  const fill = (text: string, length: number) => text.repeat(Math.ceil(length / text.length)).slice(0, length);
  const STARS = fixture('pokerstars-six-max.txt');
  const head = STARS.slice(0, STARS.indexOf('alder: folds'));
  const ROWS: [what: string, text: string][] = [
    ['PokerStars', `${STARS}\n\n`],
    ['888poker', `${fixture('eight-cash.txt')}\n\n`],
    ['Ignition', `${fixture('ignition-zone.txt')}\n\n`],
    ['PartyPoker', `${fixture('partypoker-cash.txt')}\n\n`],
    ['PartyPoker, older', `${fixture('partypoker-older.txt')}\n\n`],
    ['iPoker', fixture('ipoker.xml')],
    ['PHH', `${fixture('televised.phh')}\n\n`],
    [
      'spaces in brackets',
      `***** Hand History for Game 1 *****\n$1 USD NL Texas Hold'em\nSeat 1: a (${' '.repeat(480)}x\n${`a calls [${' '.repeat(480)}x\n`.repeat(900)}a wins $1 USD\n`,
    ],
    ['one letter', 'a'],
    ['zeros', '\0'],
    ['line breaks', '\n'],
    ['first lines', "PokerStars Hand #1: Hold'em No Limit ($1/$2)\n"],
    ['brackets', '['],
    ['amounts', '$1,'],
    ['seats', 'Seat 1: a (1 in chips)\n'],
    ['chat', 'elm: '],
    ['XML games', '<session sessioncode="1"><game gamecode="1">'],
    ['XML attributes', '<session sessioncode="1"><gametype>Holdem NL</gametype><game a="1" '],
    ['TOML tables', '[a]\nvariant = "NT"\n'],
    ['TOML arrays', 'variant = [[[[['],
    ['TOML keys', 'variant = 1\na.a.a.a.a.a.a.a.a.a.a.a = 1\n'],
  ];
  for (const [what, text] of ROWS) {
    test(what, () => {
      for (const long of [
        fill(text, 10_000_000),
        fill(text, LONGEST_HISTORY),
        head + fill(text, LONGEST_HISTORY - head.length),
      ]) {
        // If the time grew faster than the length, the test would time out here.
        const read = readHistory(long);
        expect(read.ok ? 'hands' : historyProblem(read.error)).toMatch(/^hands$|^\S.*\.$/s);
      }
    });
  }
});
