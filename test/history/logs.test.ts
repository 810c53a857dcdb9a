// Tests src/history/ohh, src/history/pokernow too.
// Formats that are not as rooms write them: PokerNow's log, the Open Hand History format, and Winamax.
import { describe, expect, test } from 'vitest';
import { meansHistory } from '../../src/history/signs';
import { decisionsOf } from '../../src/history/spot';
import { endingText } from '../../src/table/replay/handNotes';
import type { FIXTURES } from './fixture';
import { casesOf, fixture, handsOf, problemOf, told, unshownOf } from './fixture';

type Fixture = (typeof FIXTURES)[number];

/** Hero's decisions in each hand of a fixture, and how it ended. */
function seen(name: Fixture): string[][] {
  return handsOf(fixture(name)).map((hand) => [...decisionsOf(hand, hand.hero ?? '').map(told), endingText(hand)]);
}

test('Winamax may have a blind out of position, names that begin the same, and an uncalled bet in the winnings', () => {
  expect(seen('winamax-cash.txt')).toEqual([
    [
      'preflop: 2 to call, pot 5.5, linden tree raises to 3 v 7 7 7, linden tree: call',
      'flop Jd7d2s: 0 to call, pot 7.5 v linden tree: check',
      'flop Jd7d2s: 5 to call, pot 12.5, linden tree bets 5 v linden tree: call',
      'turn Jd7d2s3c: 0 to call, pot 17.5 v linden tree: check',
      'turn Jd7d2s3c: 12 to call, pot 29.5, linden tree bets 12 v linden tree: call',
      'river Jd7d2s3cQs: 0 to call, pot 41.5 v linden tree: bet',
      'hero won €40.20. Rake €1.30.',
    ],
  ]);
});

test('a Winamax tournament has its ante before the blinds, bounties, and no rake', () => {
  expect(seen('winamax-tournament.txt')).toEqual([
    [
      'preflop: 200 to call, pot 375 v sorrel, acacia: raise',
      'preflop: 780 to call, pot 1895, sorrel raises to 1200 v sorrel: call',
      'hero won 2,675.',
    ],
  ]);
  const [hand] = handsOf(fixture('winamax-tournament.txt'));
  expect(hand.stakes).toBe('100/200');
  expect(hand.players.map(({ bounty }) => bounty)).toEqual(['2.25€', '4.50€', '2.25€']);
});

describe('PokerNow', () => {
  const LOG = fixture('pokernow.csv');

  test('reads the newest line first, a straddle, two runs, a dead blind, a comma in a name', () => {
    expect(seen('pokernow.csv')).toEqual([
      [
        'preflop: 80 to call, pot 170, Cy, the 2nd raises to 120 v Cy, the 2nd: call',
        'flop KhTc2s: 150 to call, pot 400, Cy, the 2nd bets 150 v Cy, the 2nd: raise',
        'turn KhTc2s3d: 280 to call, pot 1530, Cy, the 2nd bets 280 v Cy, the 2nd: call',
        'Run twice: a second board 5♣ was dealt. Cy, the 2nd won 905 and Ann won 905.',
      ],
      [
        'preflop: 40 to call, pot 100, Bo raises to 60 v Bo: call',
        'flop 8h9cKh: 0 to call, pot 140 v Bo: check',
        'flop 8h9cKh: 100 to call, pot 240, Bo bets 100 v Bo: call',
        'turn 8h9cKh2c: 0 to call, pot 340 v Bo: check',
        'turn 8h9cKh2c: 400 to call, pot 740, Bo bets 400 v Bo: fold',
        'Bo won 340.',
      ],
    ]);
    expect(unshownOf(LOG).leftOut).toBe('1 hand is left out: Omaha.');
  });

  test('the numbers of the lines decide their order, not the file', () => {
    const [first = '', ...rows] = LOG.trim().split('\n');
    expect(handsOf([first, ...rows.toReversed()].join('\r\n'))).toEqual(handsOf(LOG));
    // Without their numbers the newest is first.
    const bare = [first, ...rows].map((row) => row.replace(/,(order|\d+)$/, ''));
    expect(handsOf(bare.join('\n'))).toEqual(handsOf(LOG));
  });

  test('cards belong to a player once they are shown, and to nobody before', () => {
    const never = LOG.split('\n').filter((line) => !line.includes('Ann @ aA-1"" shows'));
    // The others show theirs, so that one alone is left.
    expect(handsOf(never.join('\n')).map(({ hero }) => hero)).toEqual(['Ann', 'Ann']);
    const silent = LOG.split('\n').filter((line) => !line.includes(' shows a '));
    expect(problemOf(silent.join('\n'))).toMatch(/2 without known cards/);
  });

  test('distinguishes two players of one name', () => {
    const alike = LOG.replaceAll('Bo @ bB_2', 'Ann @ bB_2');
    const [, second] = handsOf(alike);
    expect(second.players.map(({ name }) => name)).toEqual(['Ann', 'Ann (bB_2)', 'Cy, the 2nd']);
    expect(second.decisions).toHaveLength(handsOf(LOG)[1].decisions.length);
  });

  test('an amount is the whole bet, not the added part', () => {
    const { problems } = unshownOf(LOG.replace('calls 500', 'calls 350'));
    expect(problems.join()).toMatch(/calls 200 with 350 to call/);
  });
});

describe('Open Hand History', () => {
  const FILE = fixture('three.ohh');

  test('reads amounts that an action adds, a dead blind, two runs, and Omaha in the same file', () => {
    expect(seen('three.ohh')).toEqual([
      [
        'preflop: 2.5 to call, pot 6, fern raises to 3 v moss, fern, reed: call',
        'flop AdJh6c: 0 to call, pot 10.5 v moss, fern: check',
        'flop AdJh6c: 6 to call, pot 16.5, moss bets 6 v moss: raise',
        'flop AdJh6c: 17.25 to call, pot 67.75, moss raises to 37.25 v moss: call',
        'Run twice: a second board K♦ 10♣ was dealt. moss won €84. Rake €1.',
      ],
      [
        'preflop: 1 to call, pot 1.5 v moss, fern: call',
        'flop Th7c2h: 2 to call, pot 5, fern bets 2 v moss, fern: call',
        'turn Th7c2hQs: 6.5 to call, pot 13.5, fern bets 6.5 v fern: fold',
        'fern won €6.65. Rake €0.35.',
      ],
    ]);
  });

  test('reads one object or many, separate or in a list', () => {
    const hands = handsOf(FILE);
    const list = `[${FILE.trim().split('\n\n').join(',')}]`;
    expect(handsOf(list)).toEqual(hands);
    expect(handsOf(FILE.replaceAll('\n', ''))).toEqual(hands);
    expect(handsOf(FILE.replace('"Oak"', '"{\\"Oak\\\\"'))).toEqual(hands);
  });

  test('reads the same without its envelope', async () => {
    const bare = FILE.replace(/\{\s*"ohh":\s*(\{[^]*?\n\s*\})\s*\}(?=\s*(?:\{|$))/g, '$1');
    expect(bare).not.toContain('"ohh"');
    expect(meansHistory(bare)).toBe(true);
    expect(handsOf(bare)).toEqual(handsOf(FILE));
    const [hand] = await casesOf('ohh-no-envelope.ohh');
    expect(hand).toMatchObject({
      room: 'X',
      stakes: '$1/$2',
      pot: 400,
      ending: { won: [{ player: 'P1', amount: 400 }] },
    });
    expect(problemOf('{"spec_version":"1.4.7"}')).toMatch(/“ohh” is missing/);
  });

  test('rake and winnings may be parts of a cent', () => {
    const [first = ''] = FILE.split('\n\n');
    const [hand] = handsOf(
      first.replace('"rake": 1.0', '"rake": 0.994').replace('"win_amount": 84.0', '"win_amount": 84.006'),
    );
    expect(hand.ending).toMatchObject({ rake: 99.4, won: [{ amount: 8_400.6 }] });
  });

  test('faults are named', () => {
    const [first = ''] = FILE.split('\n\n');
    const wrong = (from: string | RegExp, to: string) => problemOf(first.replace(from, to));
    expect(problemOf(first.slice(0, -40))).toMatch(/not valid JSON; the hand may be cut off/);
    expect(wrong('"Raise"', '"Rise"')).toMatch(/action “Rise” cannot be read/);
    expect(wrong('"amount": 3.0', '"amount": 3.001')).toMatch(/“3.001” is not an amount/);
    expect(wrong('"Ad",', '"Xd",')).toMatch(/cannot be read as cards/);
    expect(wrong('"Holdem"', '"Razz"')).toMatch(/This is “Razz”/);
    expect(wrong('"amount": 85.0', '"amount": 80.0')).toMatch(/The pot does not add up/);
    expect(wrong('"ohh"', '"ohh": 1, "x"')).toMatch(/“ohh” is missing/);
  });
});
