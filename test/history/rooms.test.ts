// Unusual lines of ACR, Ignition, iPoker and PartyPoker.
// Tests src/history/acr, src/history/ignition, src/history/ipoker, src/history/partypoker, src/history/partypokerOlder too.
import { describe, expect, test } from 'vitest';
import { readHands } from '../../src/history/history';
import { decisionsOf } from '../../src/history/spot';
import { endingText } from '../../src/table/replay/handNotes';
import { fixture, handsOf, problemOf, told, unshownOf } from './fixture';

const lines = (...parts: string[]): string => parts.join('\n');

/** Hero's decisions in each hand of a text, and how it ended. */
function seen(text: string): string[][] {
  return handsOf(text).map((hand) => [...decisionsOf(hand, hand.hero ?? '').map(told), endingText(hand)]);
}

describe('ACR', () => {
  const CASH = fixture('acr-cash.txt');
  const TOURNAMENT = fixture('acr-tournament.txt');

  test('reads both blinds of a player who comes back, names that begin the same, rake and a jackpot fee', () => {
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

  test('reads a tournament: blinds after the deal, an uncalled bet that goes back after the river', () => {
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
    expect(problemOf(WALK.replace('Total pot $1.70', 'Total pot $1.20'))).toMatch(/does not add up/);
  });

  test('reads two runs, and one shown card', () => {
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
    expect(seen(twice)[0]?.at(-1)).toMatch(/^Run twice: a second board J♣ J♦ 3♥ 3♣ 3♠ was dealt. old oak won/);
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
    expect(unshownOf(file)).toEqual({
      total: 5,
      leftOut: '4 hands are left out: 1 Omaha, 1 stud, 1 a table with a cap, 1 a bomb pot.',
      problems: [],
    });
  });

  test('faults are named', () => {
    const wrong = (from: string | RegExp, to: string) => problemOf(CASH.replace(from, to));
    expect(wrong('posts dead $1.50', 'posts dead $0.40')).toMatch(/hero posts \$0\.40, less than the big blind/);
    // The dead small blind alone.
    expect(handsOf(CASH.replace('posts dead $1.50', 'posts dead $0.50'))).toMatchObject([{ pot: 14_500 }]);
    expect(wrong('raises $15.00 to $16.00', 'straddles $16.00')).toMatch(/“rowan straddles \$16\.00” cannot be read/);
    expect(wrong('Total pot $141.50', 'Total pot $145.00')).toMatch(/The pot does not add up/);
    expect(wrong(/\*\*\* SUMMARY[^]*/, '')).toMatch(/cut off/);
  });
});

describe('Ignition', () => {
  const ZONE = fixture('ignition-zone.txt');
  const TOURNAMENT = fixture('ignition-tournament.txt');

  test('reads positions for names, everybody’s cards, all-in bets, side pots', () => {
    expect(seen(ZONE)).toEqual([
      [
        'preflop: 22.25 to call, pot 26, Small Blind raises to 22.75 v UTG+1, Dealer, Small Blind: call',
        'preflop: 27.25 to call, pot 96.25, Dealer raises to 50 v Dealer, Small Blind: call',
        'Big Blind won $120.50.',
      ],
    ]);
    const [hand] = handsOf(ZONE);
    expect(hand).toMatchObject({ room: 'Ignition', stakes: '$0.25/$0.50', hero: 'Big Blind' });
    expect(hand?.players.every(({ cards }) => cards.length === 2)).toBe(true);
  });

  test('reads an ante that is all in, seats out of order, a run-out that only the summary has', () => {
    expect(seen(TOURNAMENT)).toEqual([
      [
        'preflop: 3000 to call, pot 5480, UTG+1 raises to 3000 v Small Blind, Big Blind, UTG, UTG+1: raise',
        'UTG+1 won 21,530.',
      ],
    ]);
    const [hand] = handsOf(TOURNAMENT);
    expect(hand).toMatchObject({ room: 'Bovada', stakes: '750/1,500' });
    expect(hand?.board).toHaveLength(5);
  });

  test('reads the same hand from other clients', () => {
    const streets = TOURNAMENT.replace(
      'UTG+1 : Showdown',
      lines(
        'Card dealt to table [Kh Qh Js]',
        'Card dealt to table [8s]',
        'Card dealt to table [Ks]',
        'UTG+1 : Showdown',
      ),
    );
    expect(handsOf(streets)).toEqual(handsOf(TOURNAMENT));
    // Others' cards in the summary alone.
    const hidden = ZONE.replace(/^(?!Big).* : Card dealt to a spot .*\n/gm, '')
      .replace('Dealer : Mucks [Ks Kc] (One pair)\n', '')
      .replace('Small Blind : Does not show [Ah 5h] (High Card)\n', '');
    const cards = handsOf(hidden)[0]?.players.map((player) => player.cards.length);
    expect(cards).toEqual([2, 2, 0, 0, 0]);
    expect(handsOf(hidden)[0]?.decisions).toEqual(handsOf(ZONE)[0]?.decisions);
    // A bet written many times over, a raise to an amount, the stakes in a separate line.
    const odd = ZONE.replace('UTG : Folds', 'UTG : Folds\nUTG : Folds')
      .replace('Raises $2 to $2', 'Raises $2')
      .replace('No Limit', 'No Limit [MVS]')
      .replace('\nSeat 1', '\nTable Info: Version: 1, Type: MVS, Stakes: $0.25-$0.50, Table: 7\nSeat 1');
    expect(handsOf(odd)).toEqual(handsOf(ZONE));
  });

  test('a walk: the total has what nobody called', () => {
    const walk = lines(
      'Bodog.eu Hand #4900000003 TBL#101 HOLDEM No Limit - 2024-04-07 21:14:05',
      'Seat 1: Dealer ($61.20 in chips)',
      'Seat 2: Big Blind [ME] ($50 in chips)',
      'Dealer : Small Blind $0.25',
      'Big Blind [ME] : Big blind $0.50',
      '*** HOLE CARDS ***',
      'Dealer : Card dealt to a spot [9c 4d]',
      'Big Blind [ME] : Card dealt to a spot [9d 4c]',
      'Dealer : Folds',
      'Big Blind [ME] : Does not show [9d 4c] (High Card)',
      'Big Blind [ME] : Hand result $0.75',
      '*** SUMMARY ***',
      'Total Pot($0.75)',
    );
    expect(handsOf(walk)[0]).toMatchObject({ room: 'Bodog.eu', pot: 50 });
    expect(seen(walk)[0]).toEqual(['Big Blind won $0.50.']);
    // The price of a call is not in the text.
    const short = walk.replace('Big blind $0.50', 'All-in $0.50');
    expect(problemOf(short)).toMatch(/No player posts a whole big blind, and the history does not name it/);
  });

  test('other games are counted', () => {
    const text = lines(ZONE, ZONE.replace('HOLDEM', 'OMAHA HiLo '), ZONE.replace('HOLDEM', '7CARD'));
    expect(unshownOf(text).leftOut).toBe('2 hands are left out: 1 Omaha, 1 stud.');
  });

  test('faults are named', () => {
    const wrong = (from: string | RegExp, to: string) => problemOf(ZONE.replace(from, to));
    expect(wrong('All-in(raise) $48 to $50', 'All-in $47')).toMatch(/Dealer goes all in with \$47, but has \$48 left/);
    expect(wrong('Dealer : Raises', 'Dealer : Straddles')).toMatch(/“Dealer : Straddles \$2 to \$2” c/);
    expect(wrong('Total Pot($123.50)', 'Total Pot($120.50)')).toMatch(/The pot does not add up/);
    expect(wrong(/\*\*\* SUMMARY[^]*/, '')).toMatch(/cut off/);
    expect(wrong(/Dealer : Set[^]*/, '')).toMatch(/cut off/);
    // The heading's level is another, and the big blind does not show it.
    expect(problemOf(TOURNAMENT.replace('750/1500', '500/1000'))).toMatch(/No player posts a whole/);
  });
});

describe('iPoker', () => {
  const CASH = fixture('ipoker.xml');
  const TOURNAMENT = fixture('ipoker-tournament.xml');

  test('reads acts and seats in any order, an empty seat, with or without what nobody called', () => {
    expect(seen(CASH)).toEqual([
      [
        'preflop: 0 to call, pot 3 v moss, reed, fern & co: check',
        'preflop: 7 to call, pot 18.5, moss raises to 8 v moss, reed: call',
        'flop Td7s2s: 0 to call, pot 25.5 v moss, reed: bet',
        'flop Td7s2s: 31 to call, pot 80.5, reed raises to 43 v reed: call',
        'hero won €107.70. Rake €3.80.',
      ],
      ['preflop: 0 to call, pot 2 v moss: raise', 'hero won €2.'],
    ]);
    const whole = CASH.replace('win="€2" bet', 'win="€5" bet');
    expect(seen(whole)[1]?.at(-1)).toBe('hero won €2.');
    // Either is possible, with a rake or without: leave it out.
    const small = CASH.replace('win="€2" bet="€4"', 'win="€2" bet="€1.10"').replace(
      'type="23" sum="€4"',
      'type="23" sum="€1.10"',
    );
    expect(seen(small)[1]?.at(-1)).toBe('');
    expect(handsOf(CASH)[0]).toMatchObject({ room: 'iPoker', stakes: '€0.50/€1' });
  });

  test('reads a tournament: no stakes in its name, a player who sits out after the ante', () => {
    expect(seen(TOURNAMENT)).toEqual([
      [
        'preflop: 200 to call, pot 400 v elder, sorrel: raise',
        'preflop: 1650 to call, pot 2850, elder raises to 2100 v elder: call',
        'hero won 4,500.',
      ],
    ]);
    const [hand] = handsOf(TOURNAMENT);
    expect(hand).toMatchObject({ stakes: '100/200', currency: '', pot: 450_000 });
    expect(hand?.players.map(({ name }) => name)).toEqual(['hero', 'elder', 'sorrel']);
    // A big blind that is all in does not show the level.
    const short = TOURNAMENT.replace('chips="9,000"', 'chips="225"');
    expect(problemOf(short)).toMatch(/No player posts a whole big blind, and the history does not name/);
  });

  test('a hand alone reads as in its file', () => {
    const parts = Array.from(readHands(CASH), ({ text }) => text);
    expect(parts).toHaveLength(2);
    expect(parts.flatMap((text) => handsOf(text))).toEqual(handsOf(CASH));
    expect(handsOf(`\ufeff${CASH.replaceAll('\n', '\r\n')}`)).toEqual(handsOf(CASH));
    expect(handsOf(CASH.replaceAll('€', '\ufffd')).map((own) => own.decisions)).toEqual(
      handsOf(CASH).map((own) => own.decisions),
    );
  });

  test('other games are counted', () => {
    const games = ['Omaha PL', 'PL', 'Six Plus Holdem NL', '7 Card Stud L'];
    const text = [CASH, ...games.map((game) => TOURNAMENT.replace('Holdem NL', game))].join('');
    expect(unshownOf(text.replaceAll(/(?!^)<\?xml.*\n/g, '')).leftOut).toBe(
      '4 hands are left out: 2 Omaha, 1 short-deck hold’em, 1 stud.',
    );
  });

  test('faults are named', () => {
    const wrong = (from: string | RegExp, to: string) => problemOf(TOURNAMENT.replace(from, to));
    expect(wrong('type="23" sum="450"', 'type="99" sum="450"')).toMatch(
      /hero’s action of the type “99” cannot be read/,
    );
    expect(wrong('sum="200"', 'sum="200"/><action no="7" player="hero" type="2" sum="400"')).toMatch(
      /hero posts 400: that is not the big blind, nor both blinds/,
    );
    expect(wrong('<action no="8"', '<action no=8"')).toMatch(/“<action no=8.*the file is damaged there/);
    expect(wrong('sum="450"', 'sum="4x50"')).toMatch(/“4x50” is not an amount/);
    expect(wrong('chips="4,200"', 'chips="?"')).toMatch(/The stack “\?” is not an amount/);
    expect(wrong('bet="2,125"/>', 'bet="2,500"/>')).toMatch(
      /hero’s bets do not add up: the actions total 2,125, the history says 2,500/,
    );
    expect(wrong('DJ SJ', 'DJ SZ')).toMatch(/“DJ SZ” cannot be read as cards/);
    expect(wrong(/<round no="3">[^]*/, '')).toMatch(/cut off/);
  });
});

describe('PartyPoker', () => {
  const CASH = fixture('partypoker-cash.txt');
  const TOURNAMENT = fixture('partypoker-tournament.txt');
  const OLDER = fixture('partypoker-older.txt');

  test('names the winners, the shown cards of the summary, and the rake', () => {
    expect(seen(CASH)).toEqual([
      [
        'preflop: 2.5 to call, pot 4.5, Player1 raises to 3 v Player4, Player1: call',
        'flop Kd7c2h: 0 to call, pot 7 v Player1: check',
        'flop Kd7c2h: 4 to call, pot 11, Player1 bets 4 v Player1: raise',
        'flop Kd7c2h: 45 to call, pot 76, Player1 raises to 57 v Player1: call',
        'Hero won $118. Rake $3.',
      ],
    ]);
    const [hand] = handsOf(CASH);
    expect(hand).toMatchObject({ room: 'PartyPoker', stakes: '$0.50/$1', hero: 'Hero' });
    expect(hand?.players[0]?.cards).toHaveLength(2);
  });

  test('a player’s collected money includes the uncalled bet, the pot does not', () => {
    const fold = CASH.replace(/Hero calls \(45\)[^]*\*\* Sum/, 'Hero folds\n** Sum')
      .replace('Main Pot: $118 Rake: $3', 'Main Pot: $30.50 Rake: $0.50')
      .replace('Player1 balance $0, lost $60', 'Player1 balance $75.50, bet $60, collected $75.50, net +$15.50')
      .replace('balance $158, bet $60, collected $118, net +$58', 'balance $85, lost $15');
    expect(seen(fold)[0]?.at(-1)).toBe('Player1 won $30.50. Rake $0.50.');
  });

  test('reads a tournament: side pots as one sum, rounding of one chip in bets of millions', () => {
    expect(seen(TOURNAMENT)).toEqual([
      [
        'preflop: 70000 to call, pot 131250 v Player5, Player8: raise',
        'preflop: 990216 to call, pot 1366466, Player5 raises to 1130216 v Player5: call',
        'Hero won 2,356,681.',
      ],
    ]);
    const side = TOURNAMENT.replace('Main Pot: 2356681', 'Main Pot: 2350000 Side Pot 1: 6681');
    expect(seen(side)).toEqual(seen(TOURNAMENT));
  });

  test('other games are counted', () => {
    const omaha = CASH.replace('Texas Holdem Game Table (NL)', 'Omaha Hi Game Table (PL)');
    expect(unshownOf(lines(CASH, omaha)).leftOut).toBe('1 hand is left out: Omaha.');
  });

  test('the older format: live small blinds, and no blinds, hidden cards or pot in the text', () => {
    expect(seen(OLDER)).toEqual([
      [
        'preflop: 0 to call, pot 3 v elm, oak, birch: check',
        'preflop: 3 to call, pot 7, elm raises to 4 v elm: call',
        'flop 7h3h9c: 0 to call, pot 10 v elm: check',
        'flop 7h3h9c: 6 to call, pot 16, elm bets 6 v elm: raise',
        'flop 7h3h9c: 37.25 to call, pot 87.25, elm raises to 57.25 v elm: call',
        'Hero won $122.50. Rake $2.',
      ],
      ['preflop: 2500 to call, pot 4500 v oak, elm: raise', 'Hero won 8,100.'],
    ]);
    const [cash, tournament] = handsOf(OLDER);
    expect(cash).toMatchObject({ room: 'PartyPoker', stakes: '$0.50/$1', name: '9000000001' });
    expect(cash?.players.find(({ name }) => name === 'elm')?.cards).toHaveLength(2);
    expect(tournament).toMatchObject({ stakes: '1,250/2,500', currency: '' });
    const second = OLDER.replace('Hero posts big blind + dead [$1.50].', 'Hero posts small blind [$0.50 USD].').replace(
      'Hero checks',
      'Hero calls [$0.50 USD]',
    );
    expect(seen(second)[0]?.[0]).toBe('preflop: 0.5 to call, pot 2 v elm, oak, birch: call');
    // With two players the button has the small blind.
    const two = OLDER.replace(/Seat 9: oak .*\n/, '')
      .replace('oak posts ante [250]\n', '')
      .replace(/oak is all-In.*\n/, '')
      .replace(/\*\* Dealing Flop \*\* \[ 2c[^]*/, 'Hero wins 10,250 chips\n');
    expect(seen(two)[1]).toEqual(['preflop: 1250 to call, pot 4250 v elm: raise', 'Hero won 5,500.']);
  });

  test('the older format: what is lost is missed', () => {
    const wrong = (from: string | RegExp, to: string) => problemOf(OLDER.slice(0, 1_600).replace(from, to));
    expect(wrong('Hero calls [$3 USD]\n', '')).toMatch(/Hero has still to act/);
    expect(wrong('Hero wins $122.50', 'Hero wins $22.50')).toMatch(/The pot does not add up/);
    expect(wrong('Hero wins $122.50', 'Hero wins $125')).toMatch(/The pot does not add up/);
    expect(wrong(/Hero wins.*\n/, '')).toMatch(/cut off/);
    expect(wrong('elm bets [$6 USD]', 'elm straddles [$6 USD]')).toMatch(/“elm straddles/);
  });

  test('faults are named', () => {
    const wrong = (from: string | RegExp, to: string) => problemOf(CASH.replace(from, to));
    expect(wrong('Main Pot: $118', 'Main Pot: $117')).toMatch(/The pot does not add up/);
    expect(wrong('raises 53 to 57', 'raises 52 to 56')).toMatch(/Player1 goes all in with \$56, but has \$53 left/);
    expect(wrong('Hero checks', 'Hero posts big blind + dead (1.50)')).toMatch(
      /“Hero posts big blind \+ dead \(1\.50\)” cannot be read/,
    );
    expect(wrong(/\*\* Summary[^]*/, '')).toMatch(/cut off/);
  });
});
