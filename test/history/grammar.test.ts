// Tests src/history/others, src/history/ggpoker, src/history/winamax, src/history/pokernow too.
// The same hand in the words of other rooms, versions and programs.
import { describe, expect, test } from 'vitest';
import { historyProblem } from '../../src/words/history';
import { decisionsOf } from '../../src/history/spot';
import { readHistory } from '../../src/history/history';
import { fixture, handsOf, problemOf, told, unshownOf } from './fixture';

const lines = (...parts: readonly string[]): string => parts.join('\n');

/** All of a text's hands but their rooms and numbers. */
const played = (text: string) => handsOf(text).map(({ room: _, name: __, ...hand }) => hand);

const STARS = fixture('pokerstars-six-max.txt');
const HEADING = 'PokerStars Hand #250000000001:';

const POOL = lines(
  'Winamax Poker - Go Fast "Low Pool" - HandId: #5000009-7-1709661600 - Holdem no limit (0.05€/0.10€) - 2024/03/05 18:00:00 UTC',
  "Table: 'Low Pool' 6-max (real money) Seat #1 is the button",
  'Seat 1: rowan (10€)',
  'Seat 2: sedge (10€)',
  'Seat 3: hero (10€)',
  '*** ANTE/BLINDS ***',
  'sedge posts small blind 0.05€',
  'hero posts big blind 0.10€',
  'Dealt to hero [9h 9d]',
  '*** PRE-FLOP *** ',
  'rowan raises 0.20€ to 0.30€',
  'sedge folds',
  'hero calls 0.20€',
  '*** FLOP *** [Qc 9s 2d]',
  'hero checks',
  'rowan bets 0.40€',
  'hero raises 0.80€ to 1.20€',
  'rowan calls 0.80€',
  '*** TURN *** [Qc 9s 2d][4h]',
  'hero bets 2€',
  'rowan folds',
  'hero collected 4.90€ from pot',
  '*** SUMMARY ***',
  'Total pot 4.90€ | Rake 0.15€',
  'Board: [Qc 9s 2d 4h]',
  'Seat 3: hero (big blind) won 4.90€',
);

describe('Winamax', () => {
  test('pools have their own headings', () => {
    const table = handsOf(POOL.replace('Go Fast "Low Pool"', 'CashGame'));
    expect(table[0].decisions).toHaveLength(9);
    for (const kind of ['Go Fast "Low Pool"', 'HOLD-UP "Low Pool"', 'ESCAPE "Low Pool"', 'Some Day "New"']) {
      expect(handsOf(POOL.replace('Go Fast "Low Pool"', kind))).toEqual(table);
    }
  });

  test('fixed limit reads, and so does a board with a space between', () => {
    const limit = POOL.replace('Holdem no limit', 'Holdem fixed limit');
    expect(handsOf(limit)).toEqual(handsOf(POOL));
    expect(handsOf(POOL.replace('2d][4h]', '2d] [4h]'))).toEqual(handsOf(POOL));
    // A street that cannot be read is the line to blame.
    expect(problemOf(POOL.replace('2d][4h]', '2d] and [4h]'))).toMatch(/“\*\*\* TURN \*\*\* \[Qc 9s 2d\] and/);
  });

  test('a denied blind changes nothing', () => {
    const text = POOL.replace('sedge posts', 'rowan denies big blind\nsedge denies small blind\nsedge posts');
    expect(handsOf(text)).toEqual(handsOf(POOL));
  });

  test('money of the house is in the pot and is nobody’s bet', () => {
    for (const line of ['Hold-up to Pot: total 0.50€', 'Splash to Pot: total 0.50€', 'Splash pot: 0.50€']) {
      const [hand] = handsOf(
        POOL.replace('Dealt to', `${line}\nDealt to`)
          .replace('Total pot 4.90€', 'Total pot 5.40€')
          .replace('collected 4.90€', 'collected 5.40€'),
      );
      expect(hand.pot).toBe(355);
      expect(hand.players.reduce((sum, { bet, dead }) => sum + bet + dead, 0)).toBe(305);
      expect(hand.decisions[0].pot).toBe(65);
    }
  });

  test('a pot that does not add up names both figures', () => {
    const said = problemOf(POOL.replace('Total pot 4.90€', 'Total pot 3.05€'));
    expect(said).toMatch(/^The pot does not add up: the actions total €4\.90, the history says €3\.05\./);
  });
});

describe('a bet that is called', () => {
  test('a raise to the current bet is a call', () => {
    const text = STARS.replace('cedar: folds [2h]\nhero: calls $2.50', 'cedar: folds [2h]\nhero: raises $0 to $3');
    expect(handsOf(text)).toEqual(handsOf(STARS));
    const bet = STARS.replace('birch: the 2nd: calls $60.50', 'birch: the 2nd: bets $60.50');
    expect(handsOf(bet)).toEqual(handsOf(STARS));
    expect(problemOf(STARS.replace('raises $20 to $30', 'raises $20 to $8'))).toMatch(/raises less than a call/);
  });

  test('PokerNow logs an all-in call as a raise, and it counts as a call', () => {
    const log = (act: string) =>
      [
        'entry,at,order',
        ...[
          '-- starting hand #4 (id: k4)  No Limit Texas Hold\'em (dealer: ""Fay @ f1"") --',
          'Player stacks: #1 ""Gus @ g1"" (50) | #2 ""Fay @ f1"" (80)',
          'Your hand is 10♥, 10♦',
          '""Fay @ f1"" posts a small blind of 1',
          '""Gus @ g1"" posts a big blind of 2',
          '""Fay @ f1"" raises to 6',
          '""Gus @ g1"" raises to 50 and go all in',
          act,
          'Flop:  [J♥, 4♣, 4♠]',
          'Turn: J♥, 4♣, 4♠ [2♦]',
          'River: J♥, 4♣, 4♠, 2♦ [3♣]',
          '""Fay @ f1"" shows a 10♥, 10♦.',
          '""Gus @ g1"" shows a A♣, K♣.',
          '""Fay @ f1"" collected 100 from pot with Two Pair',
          '-- ending hand #4 --',
        ].map((entry, at) => `"${entry}",2024-03-05T20:00:${10 + at}.000Z,${1_000 + at}`),
      ].join('\n');
    const called = handsOf(log('""Fay @ f1"" calls 50'));
    expect(called[0].decisions.at(-1)?.did).toBe('call');
    for (const act of ['raises to 50', 'raises to 50 and go all in', 'bets 50']) {
      expect(handsOf(log(`""Fay @ f1"" ${act}`))).toEqual(called);
    }
    const short = (act: string) =>
      log(`""Fay @ f1"" ${act}`).replace('(80)', '(30)').replace('collected 100', 'collected 60');
    expect(handsOf(short('raises to 30 and go all in'))).toEqual(handsOf(short('calls 30 and go all in')));
  });
});

describe('PokerNow', () => {
  const LOG = fixture('pokernow.csv');
  const before = (line: string) => {
    const [, ending = ''] = /(.*-- ending hand #11 --.*)/.exec(LOG) ?? [];
    expect(ending).not.toBe('');
    const [, time = '', order = ''] = /,([^,]*),(\d+)\r?$/.exec(ending) ?? [];
    return LOG.replace(ending, `${ending}\n"${line}",${time},${Number(order) - 1}`);
  };

  test('a bounty for seven-deuce moves no money of the pot', () => {
    expect(handsOf(before('""Ann @ aA-1"" collected 3 from the 7-2 bounty'))).toEqual(handsOf(LOG));
  });

  test('a bomb pot is named, and only if the log says it', () => {
    expect(unshownOf(LOG).leftOut).toBe('1 hand is left out: Omaha.');
    const left = unshownOf(before('The next hand is a Bomb Pot')).leftOut;
    expect(left).toMatch(/^2 hands are left out: .*1 a bomb pot/);
    expect(handsOf(LOG.replaceAll('""Ann @', '""bomb pot @'))).toHaveLength(handsOf(LOG).length);
  });
});

test('PartyPoker: an apostrophe separates thousands as a comma does', () => {
  const text = fixture('partypoker-older.txt');
  const swiss = text.replace(/(\d),(?=\d{3})/g, "$1'");
  expect(swiss).not.toBe(text);
  expect(handsOf(swiss)).toEqual(handsOf(text));
});

describe('GGPoker: Bet & Muck', () => {
  const GG = fixture('ggpoker-drop.txt');

  test('counts as a bet, and folds to a call', () => {
    const text = GG.replace(
      '1e1e1e1e: bets ¥40\nHero: calls ¥40\n',
      '1e1e1e1e: Bet & Muck ¥40\nHero: calls ¥40\n1e1e1e1e: folds\n',
    )
      .replace(/\*\*\* RIVER[^]*?\*\*\* SHOWDOWN \*\*\*\n[^]*?1e1e1e1e collected/, '*** SHOWDOWN ***\nHero collected')
      .replace('3c Th 2d]', '3c Th]');
    const [hand] = handsOf(text);
    const [bet, call] = decisionsOf(hand, '1e1e1e1e')
      .concat(decisionsOf(hand, 'Hero'))
      .filter(({ street }) => street === 'turn');
    expect([bet, call].map(told)).toEqual([
      'turn Qh8h3cTh: 0 to call, pot 77 v Hero: bet',
      'turn Qh8h3cTh: 40 to call, pot 117, 1e1e1e1e bets 40 v 1e1e1e1e: call',
    ]);
    expect(hand.players.find(({ name }) => name === '1e1e1e1e')).toMatchObject({ hasFolded: true, bet: 5_250 });
    expect(hand.ending.won).toEqual([{ player: 'Hero', amount: 15_025 }]);
    expect(
      handsOf(text.replace('Hero: calls ¥40\n1e1e1e1e: folds', 'Hero: calls ¥40\n1e1e1e1e: Bet & Muck folds')),
    ).toEqual([hand]);
  });

  test('raised, it is folded to the raise; nobody calling, it wins', () => {
    const raised = GG.replace(
      '1e1e1e1e: bets ¥40\nHero: calls ¥40\n',
      '1e1e1e1e: Bet & Muck ¥40\nHero: raises ¥60 to ¥100\n1e1e1e1e: folds\n',
    ).replace(
      /\*\*\* RIVER[^]*?\*\*\* SHOWDOWN \*\*\*\n[^]*?1e1e1e1e collected/,
      'Uncalled bet (¥60) returned to Hero\n*** SHOWDOWN ***\nHero collected',
    );
    expect(decisionsOf(handsOf(raised)[0], '1e1e1e1e').at(-1)).toMatchObject({ did: 'fold', toCall: 6_000 });
    const alone = GG.replace('Hero: calls ¥40\n', 'Hero: folds\n')
      .replace('1e1e1e1e: bets ¥40', '1e1e1e1e: Bet & Muck ¥40')
      .replace(
        /\*\*\* RIVER[^]*?\*\*\* SHOWDOWN \*\*\*\n[^]*?1e1e1e1e collected ¥150.25/,
        '*** SHOWDOWN ***\n1e1e1e1e collected ¥71.25',
      )
      .replace('Total pot ¥157 | Rake ¥6.75', 'Total pot ¥77 | Rake ¥5.75');
    expect(handsOf(alone)[0].ending.won).toEqual([{ player: '1e1e1e1e', amount: 7_125 }]);
  });

  test('a bet that is taken back at once is a fold, and a fold may be in the summary alone', () => {
    const text = GG.replace('0f0f0f0f: folds', '0f0f0f0f: Bet & Muck ¥20\n0f0f0f0f: folds');
    expect(handsOf(text)).toEqual(handsOf(GG));
    const [hand] = handsOf(GG.replace('0f0f0f0f: folds\n', ''));
    expect(hand.players.find(({ name }) => name === '0f0f0f0f')?.hasFolded).toBe(true);
  });
});

describe('other rooms in the words of PokerStars', () => {
  test.each(['PPPoker', 'PokerBros', 'Natural8', 'BlitzPoker', 'A Club of Ours'])('%s', (room) => {
    const text = STARS.replace(HEADING, `${room} Hand #900000000009:`);
    expect(handsOf(text)).toMatchObject([{ room, name: '900000000009' }]);
    expect(played(text)).toEqual(played(STARS));
    const chips = STARS.replace(HEADING, `${room} Game #TM900000000009:`);
    expect(played(chips)).toEqual(played(STARS));
  });

  test('a room with another grammar is named, and so is a fault in a hand', () => {
    const other = STARS.replace(HEADING, 'Corner Club Hand #900000000009:').replaceAll(': calls ', ': pays ');
    expect(problemOf(other)).toBe(
      'This looks like a Corner Club history. Outs cannot read these yet. Paste another hand.',
    );
    const once = STARS.replace(HEADING, 'Corner Club Hand #900000000009:').replace(': calls ', ': pays ');
    expect(problemOf(once)).toMatch(/^The line “\w+: pays \$[\d.]+” cannot be read/);
    const wrong = STARS.replace(HEADING, 'Corner Club Hand #900000000009:').replace('Total pot $199', 'Total pot $200');
    expect(problemOf(wrong)).toMatch(/^The pot does not add up/);
  });

  test('an unknown heading ends the hand before it', () => {
    const unknown = 'Corner Club Hand #77889900 - table three\nSomebody did something\nSeat 1: alder ($5 in chips)';
    for (const glued of [lines(STARS, unknown), lines(unknown, STARS), lines(STARS.trimEnd(), unknown, STARS)]) {
      const read = readHistory(glued);
      if (!read.ok) throw new Error(historyProblem(read.error));
      const { hands, problems, total } = read.value;
      expect(total).toBe(hands.length + 1);
      for (const hand of hands) expect(hand).toEqual(handsOf(STARS)[0]);
      expect(problems.map(historyProblem)).toEqual([
        expect.stringMatching(/^Hand \d of \d: This looks like a Corner Club history\./),
      ]);
    }
  });

  test.each([
    ['an older ACR history', 'Game started at: 2016/8/2 10:50:44'],
    ['an OnGame history', '***** History for hand R5-12345 *****'],
    ['an Absolute Poker history', 'Stage #1234567: Holdem  No Limit $1'],
  ])('%s behind a hand', (_, heading) => {
    const read = readHistory(lines(STARS, heading, 'Seat 1: alder ($5 in chips)', STARS));
    if (!read.ok) throw new Error(historyProblem(read.error));
    expect(read.value.hands).toEqual([handsOf(STARS)[0], handsOf(STARS)[0]]);
    expect(read.value.problems.map(historyProblem)).toEqual([
      expect.stringMatching(/^Hand 2 of 3: This looks like an /),
    ]);
  });

  test('chat and names that look like a heading end no hand', () => {
    const chat = STARS.replace('hero: folds, surely', 'Corner Club Hand #900000000009: what a hand');
    expect(handsOf(chat)).toEqual(handsOf(STARS));
    expect(handsOf(STARS.replaceAll('alder', 'My Hand #5'))).toHaveLength(1);
  });
});

describe('other languages', () => {
  /** PokerStars' client, in French as it begins; the acts in `acts`. */
  const french = (text: string) =>
    text
      .replace(HEADING, 'Main PokerStars n°250000000001 :')
      .replace('2024/03/05 19:15:13 ET', '05/03/2024 19:15:13 CET [05/03/2024 13:15:13 ET]');

  test('a French heading over English lines reads, with a space before each colon', () => {
    const mixed = french(STARS).replaceAll(/^(alder|hero|elm|cedar|birch: the 2nd): /gm, '$1 : ');
    expect(played(french(STARS))).toEqual(played(STARS));
    expect(played(mixed.replaceAll('birch: the 2nd', 'birch'))).toEqual(
      played(STARS.replaceAll('birch: the 2nd', 'birch')),
    );
  });

  test.each([
    ['French', 'Main PokerStars n°25000000 :', 'Siège 1: alder (50 € en jetons)', 'alder : passe'],
    ['German', 'PokerStars - Hand Nr. 25000000:', 'Platz 1: alder ($50 in Chips)', 'alder: passt'],
    ['Italian', 'Mano PokerStars #25000000:', 'Posto 1: alder ($50 in chip)', 'alder: lascia'],
    ['Dutch', 'PokerStars hand nr. 25000000:', 'Stoel 1: alder ($50 in chips)', 'alder: past'],
  ])('%s is named', (language, heading, seat, act) => {
    const text = lines(`${heading} Hold'em No Limit ($0.50/$1.00 USD)`, seat, act, act);
    const said = `This is a PokerStars hand in ${language}. Hands are read in English: set the client to English.`;
    expect(problemOf(text)).toBe(said);
    const read = readHistory(lines(STARS, text));
    expect(read.ok && read.value.problems.map(historyProblem)).toEqual([`Hand 2 of 2: ${said}`]);
  });

  test('other languages are named under an English heading too, and in another room', () => {
    const winamax = POOL.replaceAll(/ (?:folds|checks)$/gm, ': passe').replaceAll(/^Seat (\d): /gm, 'Siège $1: ');
    expect(problemOf(winamax)).toMatch(/^This is a Winamax hand in French\./);
  });
});
