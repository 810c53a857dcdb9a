import { describe, expect, test } from 'vitest';
import type { Hand } from '../../src/history/hand';
import { readHistory } from '../../src/history/history';
import { meansHistory } from '../../src/history/signs';
import { decisionsOf, spotOf, viewersOf, type DecisionSpot } from '../../src/history/spot';
import { formatCards } from '../../src/poker/card';
import { readSpot } from '../../src/poker/spot';
import { fixture, FIXTURES, handsOf, problemOf, told } from './fixture';

type Fixture = (typeof FIXTURES)[number];

/** A fixture's only hand, or its first. */
function handOf(name: Fixture): Hand {
  const [hand] = handsOf(fixture(name));
  if (hand === undefined) throw new Error(`no hand in ${name}`);
  return hand;
}

function spotsOf(name: Fixture, player: string, seesShown = true): DecisionSpot[] {
  const hand = handOf(name);
  const reading = { seesShown, given: [] };
  return decisionsOf(hand, player).map((decision) => spotOf(hand, decision, reading));
}

describe('a player’s decisions', () => {
  const ROWS: [what: string, name: Fixture, player: string, decisions: string[]][] = [
    [
      'PokerStars, cash: chat, a colon in a name, a seat that sits out, a hand mucked at showdown',
      'pokerstars-six-max.txt',
      'hero',
      [
        'preflop: 2.5 to call, pot 4.5, birch: the 2nd raises to 3 v elm, birch: the 2nd: call',
        'flop 7d5cKh: 0 to call, pot 9 v elm, birch: the 2nd: check',
        'flop 7d5cKh: 4.5 to call, pot 13.5, birch: the 2nd bets 4.5 v elm, birch: the 2nd: call',
        'turn 7d5cKh8c: 0 to call, pot 18 v birch: the 2nd: check',
        'turn 7d5cKh8c: 10 to call, pot 28, birch: the 2nd bets 10 v birch: the 2nd: raise',
        'river 7d5cKh8c6s: 0 to call, pot 78 v birch: the 2nd: bet',
      ],
    ],
    [
      'PokerStars, tournament: bounties, antes, three all in, a side pot',
      'pokerstars-tournament.txt',
      'hero',
      [
        'preflop: 600 to call, pot 1275 v larch, maple: raise',
        'preflop: 625 to call, pot 5525, larch raises to 1925 v larch, maple: call',
        'flop Kc8d3s: 3000 to call, pot 9150, maple bets 3000 v larch, maple: raise',
      ],
    ],
    [
      'PokerStars, run twice: a dead and a live blind posted at once; an opponent all in for less',
      'pokerstars-twice.txt',
      'pine',
      [
        'preflop: 7 to call, pot 14, hero raises to 8 v rowan, spruce, hero: raise',
        'flop Th9h2c: 0 to call, pot 61 v hero: bet',
        'flop Th9h2c: 112 to call, pot 273, of it 253, hero raises to 172 v hero: call',
      ],
    ],
    [
      'PokerStars, limit, heads-up: stakes that are bets, not blinds',
      'pokerstars-limit-heads-up.txt',
      'hero',
      [
        'preflop: 2 to call, pot 6, willow raises to 4 v willow: raise',
        'flop Ac6d6h: 0 to call, pot 12 v willow: bet',
        'flop Ac6d6h: 2 to call, pot 18, willow raises to 4 v willow: call',
        'turn Ac6d6hTd: 0 to call, pot 20 v willow: check',
        'turn Ac6d6hTd: 4 to call, pot 24, willow bets 4 v willow: fold',
      ],
    ],
    [
      'GGPoker, straddled, run twice, cards shown before the flop',
      'ggpoker-straddle.txt',
      'Hero',
      [
        'preflop: 0 to call, pot 13 v 3a4b5c6d, 9c0d1e2f: raise',
        'preflop: 378 to call, pot 511, 9c0d1e2f raises to 400 v 3a4b5c6d, 9c0d1e2f: call',
      ],
    ],
    [
      'GGPoker, tournament: a bet for more than hero has, of which hero can win a part',
      'ggpoker-tournament.txt',
      'Hero',
      [
        'preflop: 800 to call, pot 3200, cc33dd44 raises to 1600 v cc33dd44: call',
        'flop 9d6h2s: 0 to call, pot 4000 v cc33dd44: check',
        'flop 9d6h2s: 1980 to call, pot 5980, cc33dd44 bets 1980 v cc33dd44: call',
        'turn 9d6h2sJc: 0 to call, pot 7960 v cc33dd44: check',
        'turn 9d6h2sJc: 8720 to call, pot 22960, of it 16680, cc33dd44 bets 15000 v cc33dd44: fold',
      ],
    ],
    [
      'GGPoker, money from the house in the pot',
      'ggpoker-drop.txt',
      'Hero',
      [
        'preflop: 5 to call, pot 57 v 0f0f0f0f, 1e1e1e1e: raise',
        'flop Qh8h3c: 0 to call, pot 77 v 1e1e1e1e: check',
        'turn Qh8h3cTh: 40 to call, pot 117, 1e1e1e1e bets 40 v 1e1e1e1e: call',
        'river Qh8h3cTh2d: 0 to call, pot 157 v 1e1e1e1e: check',
      ],
    ],
    [
      '888poker, cash: raises by what they add, names that begin alike, a dead blind',
      'eight-cash.txt',
      'hero',
      [
        'preflop: 6 to call, pot 14, ash raises to 8 v beech, ash: call',
        'flop 9d8c2d: 0 to call, pot 26 v beech, ash: check',
        'flop 9d8c2d: 55 to call, pot 81, beech bets 55 v beech: call',
      ],
    ],
    [
      '888poker, tournament: the currency behind, spaces in amounts, 10h',
      'eight-tournament.txt',
      'hero',
      [
        'preflop: 300 to call, pot 540 v poplar, juniper: raise',
        'preflop: 900 to call, pot 2490, poplar raises to 1500 v poplar: call',
        'flop Qs8d3c: 1770 to call, pot 5160, poplar bets 1770 v poplar: fold',
      ],
    ],
    [
      'PHH: a big blind’s ante, a straddle, a stack nobody knows, commentary',
      'televised.phh',
      'Daniel',
      [
        'preflop: 400 to call, pot 900 v Ada, Blaise, Carl: raise',
        'preflop: 4000 to call, pot 8200, Blaise raises to 5200 v Ada, Blaise: call',
        'flop 7s3h9c: 6000 to call, pot 18200, Blaise bets 6000 v Blaise: call',
        'turn 7s3h9c2h: 0 to call, pot 24200 v Blaise: bet',
        'river 7s3h9c2hQh: 40000 to call, pot 100200, Blaise bets 40000 v Blaise: fold',
      ],
    ],
    [
      'PHH, heads-up: blinds listed the other way round, players without names',
      'heads-up.phh',
      'p1',
      [
        'preflop: 0.5 to call, pot 1.5, p2 raises to 1 v p2: call',
        'flop Jh8s2h: 0 to call, pot 2 v p2: check',
        'flop Jh8s2h: 0.5 to call, pot 2.5, p2 bets 0.5 v p2: raise',
        'turn Jh8s2h4c: 0 to call, pot 4 v p2: bet',
      ],
    ],
  ];
  for (const [what, name, player, decisions] of ROWS) {
    test(what, () => {
      expect(decisionsOf(handOf(name), player).map(told)).toEqual(decisions);
    });
  }
});

describe('a decision as a spot', () => {
  test('hands shown later are known, a folded one is dead, the others hold any two', () => {
    const spots = spotsOf('televised.phh', 'Daniel');
    expect(spots[0]).toEqual({
      hero: 'AhKh',
      board: '',
      opponents: ['6h7h', 'QsQc', 'random'],
      dead: '',
      pot: 900,
      call: 400,
    });
    expect(spots.at(-1)).toMatchObject({ board: '7s3h9c2hQh', opponents: ['QsQc'], dead: '6h7h' });
  });

  test('one card that a folding player shows is dead too', () => {
    expect(spotsOf('pokerstars-six-max.txt', 'hero')[0]?.dead).toBe('2h');
  });

  test('without what was seen later everybody holds any two', () => {
    const [first] = spotsOf('televised.phh', 'Daniel', false);
    expect(first).toMatchObject({ opponents: ['random', 'random', 'random'], dead: '' });
  });

  test('what the reader gives a player holds, whatever is known', () => {
    const hand = handOf('eight-cash.txt');
    const [first] = decisionsOf(hand, 'hero');
    if (first === undefined) throw new Error('no decision');
    const given = [
      ['ash', 'TT+'],
      ['beech', 'AKs'],
    ] as const;
    expect(spotOf(hand, first, { seesShown: true, given }).opponents).toEqual(['AKs', 'TT+']);
  });

  test('what a short stack can win is the pot, and a free check has no price', () => {
    const spots = spotsOf('ggpoker-tournament.txt', 'Hero');
    expect(spots.at(-1)).toMatchObject({ pot: 16_680, call: 8_720 });
    expect(spots[1]).toMatchObject({ pot: 4_000, call: undefined });
  });

  test('every one of them is a spot', () => {
    for (const name of ['pokerstars-tournament.txt', 'televised.phh', 'two.phhs'] as const) {
      for (const player of viewersOf(handOf(name))) {
        for (const spot of spotsOf(name, player))
          expect(readSpot(spot)).toMatchObject({ ok: true });
      }
    }
  });
});

describe('a hand', () => {
  test('is seen through hero’s eyes first, else through those of anybody whose cards are known', () => {
    expect(viewersOf(handOf('pokerstars-tournament.txt'))).toEqual(['hero', 'larch', 'maple']);
    expect(handOf('televised.phh').hero).toBeUndefined();
    expect(viewersOf(handOf('televised.phh'))).toEqual(['Ada', 'Blaise', 'Daniel']);
  });

  test('keeps its stakes in its currency', () => {
    const stakes = (name: Fixture) => handOf(name).stakes;
    expect(stakes('pokerstars-six-max.txt')).toBe('$0.50/$1');
    expect(stakes('pokerstars-tournament.txt')).toBe('300/600');
    expect(stakes('pokerstars-twice.txt')).toBe('£1/£2');
    expect(stakes('ggpoker-drop.txt')).toBe('¥2/¥5');
    expect(stakes('televised.phh')).toBe('$100/$200/$400');
  });

  test('run twice has the first board', () => {
    expect(formatCards(handOf('pokerstars-twice.txt').board)).toBe('Th9h2c4s8d');
  });

  test('leaves out who had a seat, but was not dealt in', () => {
    const { players } = handOf('pokerstars-six-max.txt');
    expect(players.map(({ name }) => name)).not.toContain('fir');
  });
});

test('every format is known by its signs before it is read', () => {
  for (const name of FIXTURES) expect(meansHistory(fixture(name)), name).toBe(true);
});

describe('a file of several hands', () => {
  const STARS = fixture('pokerstars-six-max.txt');
  const GG = fixture('ggpoker-drop.txt');

  test('of several rooms, with line ends of any kind and a byte order mark', () => {
    const text = `\ufeffTranscript\n${STARS}\n\n\n${GG.replaceAll('\n', '\r\n')}\n`;
    expect(handsOf(text).map(({ room }) => room)).toEqual(['PokerStars', 'GGPoker']);
    expect(handsOf(text)[0]).toEqual(handsOf(STARS)[0]);
  });

  test('keeps the hands that can be read, and says which cannot', () => {
    const omaha = STARS.replace("Hold'em No Limit", 'Omaha Pot Limit');
    const read = readHistory([STARS, omaha, GG.slice(0, 600)].join('\n\n'));
    expect(read).toMatchObject({
      ok: true,
      value: {
        hands: [{ room: 'PokerStars' }],
        problems: [
          'Hand 2 of 3: This is no Texas hold’em (Omaha), and no other game can be read.',
          'Hand 3 of 3: The hand is cut short: its summary is missing.',
        ],
      },
    });
  });

  test('PHH, a table each', () => {
    expect(readHistory(fixture('two.phhs'))).toMatchObject({
      ok: true,
      value: {
        hands: [{ room: 'PHH' }],
        problems: [
          'Hand 2 of 2: This is no Texas hold’em (pot-limit Omaha), and no other game can be read.',
        ],
      },
    });
  });
});

describe('what cannot be read is said', () => {
  const STARS = fixture('pokerstars-six-max.txt');
  const EIGHT = fixture('eight-cash.txt');
  const PHH = fixture('televised.phh');
  const without = (text: string, line: string) => {
    expect(text).toContain(line);
    return text.replace(`${line}\n`, '');
  };
  const ROWS: [what: string, text: string, problem: RegExp][] = [
    ['cut short', STARS.slice(0, 900), /cut short: its summary is missing/],
    ['888poker, cut short', EIGHT.slice(0, 700), /cut short/],
    ['PHH, cut short', PHH.slice(0, 500), /Line \d+ .* cut short/],
    ['without its first line', STARS.slice(120), /from its first line on/],
    ['no seats', STARS.slice(0, 150), /No seats/],
    [
      'German',
      'PokerStars - Hand Nr. 1: Hold’em No Limit ($1/$2)\nSitz 1: alder ($200 Chips)\n',
      /in English/,
    ],
    [
      'an act in German',
      STARS.replace('calls $2.50', 'geht mit $2.50'),
      /“hero: geht mit \$2\.50”/,
    ],
    ['Omaha', STARS.replace("Hold'em No Limit", 'Omaha Hi/Lo Limit'), /no Texas hold’em \(Omaha\)/],
    ['short deck', STARS.replace("Hold'em", "6+ Hold'em"), /no Texas hold’em \(6\+ Hold'em\)/],
    ['stud', EIGHT.replace('No Limit Holdem', 'Seven Card Stud'), /no Texas hold’em \(Stud\)/],
    ['PHH, razz', PHH.replace('"NT"', '"FR"'), /no Texas hold’em \(razz\)/],
    ['four hole cards', STARS.replace('[4c 9c]\nalder', '[4c 9c 4d 9d]\nalder'), /more than two/],
    ['binary', `PokerStars\0\u0001${STARS}`, /no text/],
    ['nothing', '', /No hand history/],
    [
      'a missing raise',
      without(STARS, 'birch: the 2nd: raises $2 to $3'),
      /hero calls \$2\.50 with/,
    ],
    ['a missing call', without(STARS, 'elm: calls $2'), /elm has still to act/],
    ['a missing street', without(STARS, '*** FLOP *** [7d 5c Kh]'), /acts twice|turn comes where/],
    [
      'another pot',
      STARS.replace('Total pot $199', 'Total pot $200'),
      /does not add up.*\$199.*\$200/,
    ],
    ['a card twice', STARS.replace('[8c]', '[4c]'), /4♣ is in this hand twice/],
    ['another board', STARS.replace('[7d 5c Kh] [8c]', '[7d 5c Ks] [8c]'), /board before the turn/],
    ['no such card', STARS.replace('Kh]\nhero', 'Zz]\nhero'), /does not start with a card/],
    ['more than a stack', STARS.replace('($98 in', '($90 in'), /more than \$90|with \$\d/],
    ['a huge amount', STARS.replaceAll('$4.50', `$${'9'.repeat(15)}`), /no amount/],
    ['a stranger', STARS.replaceAll('elm: ', 'oak: '), /add up|calls|line/],
    ['cards nobody shows', fixture('heads-up.phh').replace('Th9h', '????'), /Nobody’s cards/],
    ['PHH, no blinds', without(PHH, 'blinds_or_straddles = [100, 200, 400, 0]'), /“blinds_or_str/],
    ['PHH, three antes of four', PHH.replace('[0, 200, 0, 0]', '[0, 200, 0]'), /as many players/],
    ['PHH, a strange action', PHH.replace('"p3 f"', '"p3 dances"'), /“p3 dances”/],
    ['PHH, tenths of a cent', PHH.replace('[100, 200', '[100.125, 200'), /hundredths/],
  ];
  for (const [what, text, problem] of ROWS) {
    test(what, () => {
      expect(problemOf(text)).toMatch(problem);
    });
  }
});
