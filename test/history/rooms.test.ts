// Tests src/history/acr too.
// What is unusual in the words of ACR.
import { describe, expect, test } from 'vitest';
import { readHistory } from '../../src/history/history';
import { endingText } from '../../src/history/notes';
import { decisionsOf } from '../../src/history/spot';
import { fixture, handsOf, problemOf, told } from './fixture';

const lines = (...parts: string[]): string => parts.join('\n');

/** Hero's decisions in each hand of a text, and how it ended. */
function seen(text: string): string[][] {
  return handsOf(text).map((hand) => [
    ...decisionsOf(hand, hand.hero ?? '').map(told),
    endingText(hand),
  ]);
}

describe('ACR', () => {
  const CASH = fixture('acr-cash.txt');
  const TOURNAMENT = fixture('acr-tournament.txt');

  test('both blinds of a player who comes back, names that begin alike, rake and a jackpot fee', () => {
    expect(seen(CASH)).toEqual([
      [
        'preflop: 0 to call, pot 3 v old oak, old, rowan: raise',
        'preflop: 12 to call, pot 25, rowan raises to 16 v old oak, rowan: call',
        'preflop: 48 to call, pot 97, old oak raises to 64 v old oak: call',
        'old oak won $141.50. Rake $3. Jackpot fee $0.50.',
      ],
    ]);
    const [hand] = handsOf(CASH);
    expect(hand?.players.map(({ name }) => name)).toEqual(['hero', 'old oak', 'old', 'rowan']);
    expect(hand?.pot).toBe(14_500);
  });

  test('a tournament: blinds after the deal, an uncalled bet that goes back after the river', () => {
    expect(seen(TOURNAMENT)).toEqual([
      [
        'preflop: 200 to call, pot 375 v elder, sorrel: raise',
        'preflop: 750 to call, pot 1825, sorrel raises to 1200 v sorrel: call',
        'flop Jc8c3d: 2975 to call, pot 10350, of it 5550, sorrel bets 7775 v sorrel: call',
        'hero won 8,525.',
      ],
    ]);
    expect(handsOf(TOURNAMENT)[0]).toMatchObject({ stakes: '100/200', pot: 852_500 });
    // The headings of 2026.
    const later = TOURNAMENT.replace('Holdem(', 'Holdem (').replace(')- ', ') - ');
    expect(handsOf(later)).toEqual(handsOf(TOURNAMENT));
  });

  const WALK = lines(
    'Hand #2700000003 - Holdem (No Limit) - $0.50/$1.00, Ante $0.10 - 2026/02/03 19:16:13 UTC',
    'Quiet Ford 6-max Seat #1 is the button',
    'Seat 1: ash ($100.00)',
    'Seat 2: hero ($100.00)',
    'ash posts ante $0.10',
    'hero posts ante $0.10',
    'ash posts the small blind $0.50',
    'hero posts the big blind $1.00',
    '*** HOLE CARDS ***',
    'Dealt to hero [Qs Qd]',
    'ash folds',
    'hero does not show',
    '*** SUMMARY ***',
    'Total pot $1.70',
    'Seat 1: ash (button) folded on the Pre-Flop',
    'Seat 2: hero did not show and won $1.70',
  );

  test('a walk: the total has what nobody called', () => {
    const [hand] = handsOf(WALK);
    expect(hand?.pot).toBe(120);
    expect(hand && endingText(hand)).toBe('hero won $1.20.');
    expect(problemOf(WALK.replace('Total pot $1.70', 'Total pot $1.20'))).toMatch(
      /does not add up/,
    );
  });

  test('run twice, and one card shown', () => {
    const twice = CASH.replace('FLOP ***', 'FLOP 1 ***')
      .replace('TURN ***', 'TURN 1 ***')
      .replace('RIVER ***', 'RIVER 1 ***')
      .replace(
        'hero shows',
        lines(
          '*** FLOP 2 *** [Jc Jd 3h]',
          '*** TURN 2 *** [Jc Jd 3h] [3c]',
          '*** RIVER 2 *** [Jc Jd 3h 3c] [3s]',
          'rowan shows [- 9d]',
          'hero shows',
        ),
      );
    expect(seen(twice)[0]?.at(-1)).toMatch(
      /^Run twice: a second board J♣ J♦ 3♥ 3♣ 3♠ was dealt. old oak won/,
    );
    expect(handsOf(twice)[0]?.players[3]?.cards).toHaveLength(1);
    expect(handsOf(twice)[0]?.decisions).toEqual(handsOf(CASH)[0]?.decisions);
  });

  test('other games are counted, and so are rules that are not read', () => {
    const file = lines(
      CASH,
      CASH.replace('Holdem (No', 'Omaha H/L (Pot').replace('[Qs Qd]', '[Qs Qd 2c 2d]'),
      CASH.replace('Holdem (No', '7Stud (Fixed'),
      CASH.replace('Quiet Ford', 'Quiet Ford (Cap)'),
      WALK.replace('*** SUMMARY ***', '*** SUMMARY ***\nBombPot'),
    );
    const read = readHistory(file);
    expect(read).toMatchObject({ ok: true, value: { total: 5, problems: [] } });
    expect(read.ok && read.value.leftOut).toBe(
      '4 hands are left out: 1 Omaha, 1 stud, 1 a table with a cap, 1 a bomb pot.',
    );
  });

  test('what is wrong is said', () => {
    const wrong = (from: string | RegExp, to: string) => problemOf(CASH.replace(from, to));
    expect(wrong('posts dead $1.50', 'posts dead $0.50')).toMatch(
      /hero posts \$0\.50, less than the big blind/,
    );
    expect(wrong('raises $15.00 to $16.00', 'straddles $16.00')).toMatch(
      /“rowan straddles \$16\.00” cannot be read/,
    );
    expect(wrong('Total pot $141.50', 'Total pot $145.00')).toMatch(/The pot does not add up/);
    expect(wrong(/\*\*\* SUMMARY[^]*/, '')).toMatch(/cut off/);
  });
});
