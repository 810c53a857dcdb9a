/** @module-tag long */
// The time to read a text grows with its length, and no faster, whatever the text consists of.
import { describe, expect, test } from 'vitest';
import { readHistory } from '../../src/history/history';
import { fixture, FIXTURES } from './fixture';

const LENGTH = 80_000;
/** Of the processor, in milliseconds. What grows with the square of the length takes two seconds or more for such a text. */
const MOST = 640;

const fill = (part: string, length = LENGTH) => part.repeat(Math.ceil(length / part.length)).slice(0, length);

/** Parts that repeat: brackets, quotes, and words that patterns look for, each open or alone. */
const PARTS = [
  ...[
    '"',
    '\\"',
    '"\\',
    '""',
    "'",
    '[',
    ']',
    '[[',
    '{',
    '{"',
    '}',
    '(',
    ')',
    '#',
    '<',
    '>',
    '&',
    '&#',
    ' ',
    '\t',
    ',',
    ', ',
  ],
  ...[
    '1',
    '1 ',
    '1,',
    '$1',
    '$1,',
    "1'",
    '1x',
    'a',
    'a ',
    'a: ',
    ' @ ',
    '" @ ',
    '"a @ ',
    '=',
    '="',
    ' a="',
    ' a=""',
    '# ',
    '-',
  ],
  ...[
    '(second run):',
    '(second run): [',
    ' collected 1 from ',
    ' balance , collected 1, net ',
    ' wins $1 for eliminating ',
  ],
  ...[
    ' is all-In',
    ' [ME]',
    ' : ',
    'Hand #1 ',
    ' Hand #12345:',
    'PokerStars ',
    ' n°1',
    'A.',
    'Aa ',
    ': Bet & Muck ',
    '|',
    ' | ',
  ],
  ...[
    'posts big blind + dead ',
    ' cashed out the hand for $1',
    ' to Pot: total 1',
    '*** ',
    '** Dealing ',
    'Seat 1: ',
    'Seat 1: a (1',
  ],
];

/** A text's start, and its end, around the parts. */
const FRAMES: readonly (readonly [what: string, start: string, end?: string])[] = [
  ['nothing', ''],
  ['PokerStars', "PokerStars Hand #1: Hold'em No Limit ($1/$2)\nSeat 1: a ($9 in chips)\na: "],
  ['a heading', 'PokerStars Hand #'],
  ['another room', 'Corner Club Hand #12345: '],
  ['888poker', '***** 888poker Hand History for Game 1 *****\n$1/$2 Blinds No Limit Holdem\n'],
  ['Winamax', 'Winamax Poker - '],
  ['ACR', 'Hand #1 - Holdem (No Limit) - $1/$2\nSeat 1: a ($9)\n'],
  ['Ignition', 'Ignition Hand #1 HOLDEM No Limit\nDealer : '],
  ['PartyPoker', "***** Hand History For Game 1 *****\n1/2 Texas Hold'em Game Table (NL)\nSeat 1: a ($9)\na "],
  ['PartyPoker, older', "***** Hand History for Game 1 *****\n$1/$2 NL Texas Hold'em\nSeat 1: a ( $9 )\na "],
  ['iPoker', '<session sessioncode="1"><game gamecode="1">'],
  [
    'iPoker, its game',
    '<session sessioncode="1"><general><gametype>Holdem NL ',
    ' x y</gametype></general><game gamecode="1"></game></session>',
  ],
  ['iPoker, an attribute', '<session sessioncode="1"><game gamecode="', '"></game></session>'],
  ['PokerNow', 'entry,at,order\n"', '",2024-01-01T00:00:00.000Z,1\n'],
  [
    'PokerNow, a hand',
    'entry,at,order\n"',
    '",2024-01-01T00:00:00.000Z,2\n"-- starting hand #1 (id: h)  No Limit Texas Hold\'em (dealer: x) --",2024-01-01T00:00:00.000Z,1\n',
  ],
  [
    'PokerNow, stacks',
    'entry,at,order\n"Player stacks: ',
    '",2024-01-01T00:00:00.000Z,2\n"-- starting hand #1 --",2024-01-01T00:00:00.000Z,1\n',
  ],
  [
    'PokerNow, a flop',
    'entry,at,order\n"Flop: ',
    '",2024-01-01T00:00:00.000Z,2\n"-- starting hand #1 --",2024-01-01T00:00:00.000Z,1\n',
  ],
  ['Open Hand History', '{"ohh": '],
  ['Open Hand History, a text', '{"ohh": "'],
  ['Open Hand History, a field', '{"ohh": {"game_type": "Holdem", "big_blind_amount": ', '}}'],
  ['PHH', 'variant = "NT"\n'],
  ['PHH, a field', 'variant = "NT"\nactions = ['],
];

function timeOf(text: string): number {
  const start = process.cpuUsage();
  readHistory(text);
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1_000;
}

describe.each(FRAMES)('%s', (_, start, end = '') => {
  for (const isLines of [false, true]) {
    test(isLines ? 'lines' : 'one line', () => {
      for (const part of PARTS) {
        // Shorter lines than those that are left out.
        const parts = isLines ? fill(`${fill(part, 480)}\n`) : fill(part);
        const text = start + parts + end;
        expect(timeOf(text), JSON.stringify([start, part])).toBeLessThan(MOST);
      }
    });
  }
});

describe('lists', () => {
  const number = (write: (at: number) => string, between = '', length = LENGTH) => {
    let text = '';
    for (let at = 0; text.length < length; at++) text += write(at) + between;
    return text;
  };
  const log = (entry: string) =>
    `entry,at,order\n"${entry}",2024-01-01T00:00:00.000Z,2\n"-- starting hand #1 --",2024-01-01T00:00:00.000Z,1\n`;
  const ROWS: [what: string, text: string][] = [
    [
      'seats',
      `PokerStars Hand #1: Hold'em No Limit ($1/$2)\n${number((at) => `Seat ${at}: p${at} ($9 in chips)`, '\n')}`,
    ],
    [
      'players of Open Hand History',
      `{"ohh":{"game_type":"Holdem","players":[${number((at) => `{"id":${at},"seat":1,"name":"a","starting_stack":9}`, ',')}{}]}}`,
    ],
    [
      'acts of them',
      `{"ohh":{"game_type":"Holdem","players":[${number((at) => `{"id":${at},"seat":1,"starting_stack":9}`, ',', LENGTH / 2)}{}],"rounds":[{"actions":[${number((at) => `{"player_id":${at},"action":"Check"}`, ',', LENGTH / 2)}{}]}]}}`,
    ],
    ['stacks of PokerNow', log(`Player stacks: ${number((at) => `#1 ""a @ ${at}"" (1)`, ' | ')}`)],
    [
      'stacks of one name',
      number((at) => `"Player stacks: #1 ""a @ ${at}"" (1)",x,${at}`, '\n').replace(
        /^/,
        'entry,at,order\n"-- starting hand #1 --",x,0\n',
      ),
    ],
    [
      'games of iPoker',
      `<session sessioncode="1"><general>${fill('x', LENGTH / 2)}</general>${fill('<game gamecode="1">', LENGTH / 2)}`,
    ],
    ['sessions of iPoker', fill('<session sessioncode="1"><game gamecode="1">')],
    [
      'players of PHH',
      `variant = "NT"\nstarting_stacks = [${fill('9, ', LENGTH / 4)}9]\nantes = [${fill('0, ', LENGTH / 4)}0]\nblinds_or_straddles = [${fill('1, ', LENGTH / 4)}1]\nactions = [${fill('"p1 cc", ', LENGTH / 4)}"p1 cc"]`,
    ],
    ['tables of PHH', number((at) => `[t${at}]\nvariant = "NT"`, '\n')],
    [
      'deep lists',
      `{"ohh":{"game_type":"Holdem","big_blind_amount":${'['.repeat(LENGTH / 2)}${']'.repeat(LENGTH / 2)}}}`,
    ],
    ['hands of other rooms', number((at) => `Corner Club Hand #${10_000 + at}: x`, '\n')],
  ];
  test.each(ROWS)('%s', (_, text) => {
    expect(timeOf(text)).toBeLessThan(MOST);
  });

  test.each([...FIXTURES])('%s, again and again', (name) => {
    expect(timeOf(fill(fixture(name)))).toBeLessThan(MOST);
  });
});
