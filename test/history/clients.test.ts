// Files as clients, mails and forums write them: the same hands, with other signs around the words.
import { readFileSync } from 'node:fs';
import { strToU8 } from 'fflate';
import { describe, expect, test } from 'vitest';
import type { Hand } from '../../src/history/events';
import { readHands, readHistory } from '../../src/history/history';
import { formatCards } from '../../src/poker/card';
import { inPortuguese, inSpanish } from './dealt';
import { casesOf, fixture, FIXTURES, handsIn, problemOf } from './fixture';

const latin = (text: string) => text.replaceAll('€', '\u0080').replaceAll('£', '\u00a3');
const wide = (text: string, isLittle: boolean, hasMark: boolean) => {
  const bytes = Buffer.from(hasMark ? `\ufeff${text}` : text, 'utf16le');
  return new Uint8Array(isLittle ? bytes : bytes.swap16());
};
const lines = (text: string) => text.replaceAll('\r\n', '\n');
/** A zero behind each hand, and at the end, as PartyPoker's client writes it. */
const withZeros = (text: string) => `${text.replace(/\n(?=\n|\*{5} |<game |\[\d+\]$)/gm, '\n\0')}\r\n \0`;

const WAYS: readonly (readonly [way: string, write: (text: string) => Uint8Array])[] = [
  ['as it is', strToU8],
  ['with a byte order mark', (text) => strToU8(`\ufeff${text}`)],
  ['with line ends of Windows', (text) => strToU8(lines(text).replaceAll('\n', '\r\n'))],
  ['with line ends of old Macs', (text) => strToU8(lines(text).replaceAll('\n', '\r'))],
  ['with zeros', (text) => strToU8(withZeros(lines(text)))],
  ['with zeros for line ends', (text) => strToU8(lines(text).replaceAll('\n', '\0'))],
  ['with zeros behind it', (text) => strToU8(text + '\0'.repeat(5_000))],
  ['in UTF-16', (text) => wide(text, true, true)],
  ['in UTF-16, the high byte first', (text) => wide(text, false, true)],
  ['in UTF-16 without a mark', (text) => wide(text, true, false)],
  ['in UTF-16 without a mark, the high byte first', (text) => wide(text, false, false)],
  ['with no-break spaces', (text) => strToU8(text.replaceAll(' ', '\u00a0'))],
  ['with narrow ones', (text) => strToU8(text.replaceAll(' ', '\u202f'))],
  ['with zero-width signs', (text) => strToU8(text.replaceAll(/^(?=.)/gm, '\u200b\ufeff').replaceAll(' ', ' \u2060'))],
  ['with signs of direction', (text) => strToU8(text.replaceAll(/^(?=.)/gm, '\u202a\u2066'))],
];

describe.each(WAYS)('every fixture %s', (_, write) => {
  test.each([...FIXTURES])('%s', async (name) => {
    const text = fixture(name);
    expect(await handsIn(write(text))).toEqual(await handsIn(strToU8(text)));
  });
});

test('every fixture reads the same in one byte a sign, in the code page of Windows', async () => {
  for (const name of FIXTURES.filter((own) => /^[\0-\x7f€£]*$/.test(fixture(own)))) {
    const text = fixture(name);
    const bytes = Uint8Array.from(latin(text), (sign) => sign.charCodeAt(0));
    expect(await handsIn(bytes), name).toEqual(await handsIn(strToU8(text)));
  }
});

test('a file with zeros and other control characters is not a text', async () => {
  for (const bytes of [Uint8Array.of(0x89, 0x50, 0, 1), strToU8(`PK\0\u0004${fixture('ggpoker-drop.txt')}`)]) {
    expect(await handsIn(bytes)).toEqual(['not text']);
  }
});

const LINES = FIXTURES.filter((name) => name.endsWith('.txt'));
const escaped = (text: string) => text.replace(/[\\\u0060*_{}[\]()#+.!|~<>$-]/g, String.raw`\$&`);
const entities = (text: string) =>
  text.replace(/[&<>"'€£]/g, (sign) => `&#${sign.charCodeAt(0)};`).replace(/ {2}/g, '&nbsp; ');

const PASTED: readonly (readonly [way: string, write: (text: string) => string])[] = [
  ['quoted by a mail', (text) => text.replace(/^/gm, '> ')],
  ['quoted by a mail twice, below a reply', (text) => `What do you think?\n\n${text.replace(/^/gm, '>> ')}`],
  ['quoted by an older mail', (text) => text.replace(/^/gm, '| ')],
  ['escaped for Markdown', escaped],
  ['in HTML', entities],
  ['in HTML twice', (text) => entities(text).replaceAll('&', '&amp;')],
  ['with breaks of HTML', (text) => `<p>${text.replaceAll('\n', '<br/>')}</p>`],
  ['with its stars eaten', (text) => text.replaceAll('*', '')],
  ['with its stars escaped', (text) => text.replaceAll('*', String.raw`\*`)],
  ['with some of its stars eaten', (text) => text.replace(/^\*{2}|\*{2}(?=$| \[)/gm, '')],
  ['between code fences', (text) => `\`\`\`\n${text}\n\`\`\`\n`],
  ['indented', (text) => text.replace(/^/gm, '    ')],
];

describe.each(PASTED)('a hand pasted %s', (_, write) => {
  test.each(LINES)('%s', (name) => {
    const text = lines(fixture(name));
    expect(handsPasted(write(text))).toEqual(handsPasted(text));
  });
});

test('a hand’s text reads alone as in what was pasted', () => {
  for (const name of LINES) {
    for (const [, write] of PASTED) {
      for (const { text, hand } of readHands(write(lines(fixture(name))))) {
        expect(Array.from(readHands(text), (own) => own.hand)).toEqual([hand]);
      }
    }
  }
});

test('names that only look like signs of a clipboard stay', () => {
  const text = fixture('pokerstars-six-max.txt');
  for (const name of ['>elm', String.raw`¯\_(o)_/¯`, 'a & b', '**elm**', 'FLOP']) {
    expect(handsPasted(text.replaceAll('elm', name))[0]?.players.map((player) => player.name)).toContain(name);
  }
});

function handsPasted(text: string): readonly Hand[] {
  const read = readHistory(text);
  return read.ok ? read.value.hands : [];
}

test.each([
  ['party-nul.txt', 2],
  ['ps-entity.txt', 1],
  ['ps-quoted.txt', 1],
  ['ps-stars-eaten.txt', 1],
])('%s is read whole', async (name, count) => {
  expect(await casesOf(name)).toHaveLength(count);
});

/** The players' cards, by name. */
const cardsOf = (hand: Hand | string | undefined) =>
  typeof hand === 'object' ? hand.players.map(({ name, cards }) => `${name} ${formatCards(cards)}`) : [hand];

describe('one card shown, then another', () => {
  const STARS = fixture('pokerstars-six-max.txt');
  const shows = (...cards: string[]) =>
    handsPasted(
      STARS.replace(/^hero: shows/m, (own) => [...cards.map((card) => `elm: shows [${card}]`), own].join('\n')),
    );

  test('both belong to the player, in the files of two rooms', async () => {
    expect(cardsOf((await casesOf('pn-show-one-one.csv'))[0])).toEqual(['P1 ', 'P2 JdQh', 'P3 ']);
    expect(cardsOf((await casesOf('ps-show-one-one.txt'))[0])).toEqual(['P1 ', 'P2 Jh9c', 'P3 KhKc', 'P4 ']);
  });

  test('join into two cards at most', async () => {
    for (const [cards, known] of [
      [['As', '2s'], 'As2s'],
      [['As', 'As'], 'As'],
      [['As', '2s As', '2s'], '2sAs'],
      [['As 2s', 'As'], 'As2s'],
    ] as const) {
      expect(cardsOf(shows(...cards)[0])).toContain(`elm ${known}`);
    }
    expect(shows('As', '2s', '3s')).toEqual([]);
    expect(await casesOf('pn-show-three.csv')).toEqual([expect.stringMatching(/P2 shows other cards than before/)]);
  });

  test('tell who saved a log of PokerNow', () => {
    const log = fixture('pokernow.csv');
    const one = log.replace(
      /^"(""Ann @ aA-1"") shows a (.+?), (.+?)\."(.*)$/gm,
      '"$1 shows a $3."$4\n"$1 shows a $2."$4',
    );
    expect(one).not.toBe(log);
    expect(handsPasted(one).map(({ hero }) => hero)).toEqual(handsPasted(log).map(({ hero }) => hero));
  });
});

describe('old tournaments of PartyPoker, by what the file says in words', () => {
  const read = async (name: string) => {
    const [hand] = await casesOf(name);
    if (hand === undefined || typeof hand === 'string') throw new Error(`${name}: ${hand}`);
    return hand;
  };
  const firstOf = ({ decisions: [first] }: Hand) => first && [first.player, first.pot, first.toCall];

  test('no small blind: the first after the button posts the big one', async () => {
    const hand = await read('party-no-small.txt');
    expect(firstOf(hand)).toEqual(['P8', 90_000, 80_000]);
    expect(hand).toMatchObject({
      bigBlind: 80_000,
      pot: 170_000,
      ending: { won: [{ player: 'P1', amount: 170_000 }] },
    });
    const at = (name: string) => hand.players.find((player) => player.name === name)?.position;
    expect([at('P7'), at('P4')]).toEqual(['big blind', 'button']);
  });

  test('a new level counts, although the first line does not have it', async () => {
    expect(firstOf(await read('party-level.txt'))).toEqual(['P1', 9_000, 6_000]);
    expect(await read('party-level.txt')).toMatchObject({ stakes: '30/60', pot: 18_000 });
  });

  test('a seat that was dealt no cards posts nothing, in any place', async () => {
    const hand = await read('party-not-dealt.txt');
    expect(firstOf(hand)).toEqual(['P1', 6_000, 4_000]);
    expect(hand.players.map(({ name }) => name)).not.toContain('P7');
    const text = readFileSync(new URL('cases/party-not-dealt.txt', import.meta.url), 'utf8');
    for (const seat of [2, 5, 9]) {
      const moved = handsPasted(text.replace('Seat 7: P7', `Seat ${seat}: P7`));
      expect(moved.map(({ decisions }) => decisions)).toEqual([hand.decisions]);
    }
  });
});

describe('Ignition: what is posted below the big blind', () => {
  const text = readFileSync(new URL('cases/ign-posts-small.txt', import.meta.url), 'utf8');
  const putIn = (own: string) =>
    handsPasted(own).flatMap(({ players }) =>
      players.filter(({ name }) => name === 'UTG+1').map(({ bet, dead }) => [bet, dead]),
    );

  test('counts as part of the bet if the next call takes it off', async () => {
    expect(await casesOf('ign-posts-small.txt')).toMatchObject([
      { pot: 45, ending: { won: [{ player: 'UTG', amount: 43 }] } },
    ]);
    expect(putIn(text)[0]).toEqual([19, 0]);
    expect(putIn(text.replace('Posts chip $0.02', 'Posts dead chip $0.02'))).toEqual(putIn(text));
  });

  test('counts as dead money if the next call does not take it off', () => {
    const dead = text.replace('Calls $0.17', 'Calls $0.19').replace('($0.45)', '($0.47)').replaceAll('$0.43', '$0.45');
    expect(putIn(dead)[0]).toEqual([19, 2]);
  });

  test('causes a fault if the next call fits neither', () => {
    expect(problemOf(text.replace('Calls $0.17', 'Calls $0.18'))).toMatch(
      /UTG\+1 posts \$0\.02, less than the big blind/,
    );
  });
});

describe('rooms that write as PokerStars does', () => {
  test.each([
    ['coin-allin-raise.txt', ['CoinPoker']],
    ['coin-three.txt', ['CoinPoker', 'CoinPoker', 'CoinPoker']],
    ['we-ok.txt', ['Weplay']],
    ['we-declines.txt', ['Weplay']],
    ['we-hidden-card.txt', ['Weplay']],
    ['we-bomb.txt', ['Weplay']],
  ])('%s is read', async (name, rooms) => {
    expect((await casesOf(name)).map((hand) => (typeof hand === 'string' ? hand : hand.room))).toEqual(rooms);
  });

  test('an all-in raise may have what it adds, and a hidden card a sign', async () => {
    const [raise] = await casesOf('coin-allin-raise.txt');
    const [first] = await casesOf('coin-ok.txt');
    expect(raise).toEqual(first);
    const [ok] = await casesOf('we-ok.txt');
    const [declined] = await casesOf('we-declines.txt');
    const [hidden] = await casesOf('we-hidden-card.txt');
    expect(declined).toEqual(ok);
    expect(cardsOf(hidden)).toEqual(['P1 ', 'P2 9c', 'P3 KhKc', 'P4 ']);
    expect(hidden).toMatchObject({ ending: { won: [{ player: 'P3', amount: 4_275 }], rake: 225 } });
  });

  test('a bomb pot begins with the flop if all put in antes alone', async () => {
    const [hand] = await casesOf('we-bomb.txt');
    if (hand === undefined || typeof hand === 'string') throw new Error(hand);
    expect(hand.decisions.map(({ street, pot, toCall, did }) => [street, pot, toCall, did])).toEqual([
      ['flop', 1_500, 0, 'bet'],
      ['flop', 2_700, 1_200, 'fold'],
      ['flop', 2_700, 1_200, 'call'],
      ...['turn', 'turn', 'river', 'river'].map((street) => [street, 3_900, 0, 'check']),
    ]);
    const text = readFileSync(new URL('cases/we-bomb.txt', import.meta.url), 'utf8');
    expect(problemOf(text.replace('P2: posts the ante $5\n', ''))).toMatch(/has still to act/);
  });

  /** A hand as the client of CoinPoker writes it in 2026. */
  const coin = (...middle: string[]) =>
    [
      'CoinPoker Hand #9000000001: NLH (₮0.02/₮0.05) 2026/06/07 21:00:00 CEST',
      "Table 'Quay' 4-max Seat #1 is the button",
      'Seat 1: 1a2b3c4d (₮5 in chips)',
      'Seat 2: Hero (₮4.10 in chips)',
      'Seat 4: 5e6f7a8b (₮2.75 in chips)',
      ...middle,
    ].join('\r\n');
  const DEAL = [
    'Hero: posts small blind ₮0.02',
    '5e6f7a8b: posts big blind ₮0.05',
    '*** HOLE CARDS ***',
    'Dealt to Hero [Ah Kd]',
    'Dealt to 1a2b3c4d',
    'Dealt to 5e6f7a8b',
  ];
  const SHOWN = coin(
    ...DEAL,
    '1a2b3c4d: folds',
    'Hero: ALLIN ₮4.08',
    '5e6f7a8b: ALLIN ₮2.70',
    'Hero: RETURN ₮1.35',
    '*** FLOP *** [2c 7d 9s]',
    '*** TURN *** [2c 7d 9s] [3h]',
    '*** RIVER *** [2c 7d 9s 3h] [4d]',
    '*** SHOWDOWN ***',
    'Hero: shows [Ah Kd] (High Card)',
    '5e6f7a8b: shows [Qs Qd] (One Pair)',
    '5e6f7a8b collected ₮5.20 from pot',
    '*** SUMMARY ***',
    'Total pot ₮5.50 | Rake ₮0.25 | Splash Fee ₮0.05',
    'Hand was run once',
    'Board [ 2c 7d 9s 3h 4d ]',
    'Seat 4: 5e6f7a8b showed [Qs Qd] and won (₮5.20) with One Pair',
  );

  test('CoinPoker of 2026 reads with an all-in, what comes back, a fee', () => {
    const [hand] = handsPasted(SHOWN);
    expect(hand).toMatchObject({ room: 'CoinPoker', currency: '₮', stakes: '₮0.02/₮0.05', pot: 550, hero: 'Hero' });
    expect(hand.ending).toMatchObject({ won: [{ player: '5e6f7a8b', amount: 520 }], rake: 25, fee: 5 });
    expect(hand.decisions.map(({ player, toCall, did }) => [player, toCall, did])).toEqual([
      ['1a2b3c4d', 5, 'fold'],
      ['Hero', 3, 'raise'],
      ['5e6f7a8b', 270, 'call'],
    ]);
    expect(problemOf(SHOWN.replace('ALLIN ₮2.70', 'ALLIN ₮2.60'))).toMatch(/goes all in with ₮2\.60, but has ₮2\.70/);
  });

  test('CoinPoker of 2026 reads with a walk, a straddle, an ante, a splash, a bomb pot', () => {
    const walk = coin(
      ...DEAL,
      '1a2b3c4d: folds',
      'Hero: folds',
      '5e6f7a8b: RETURN ₮0.03',
      '*** SHOWDOWN ***',
      '5e6f7a8b collected ₮0.04 from pot',
      '*** SUMMARY ***',
      'Total pot ₮0.04 | Rake ₮0',
    );
    expect(handsPasted(walk)).toMatchObject([{ pot: 4, ending: { won: [{ player: '5e6f7a8b', amount: 4 }] } }]);
    const more = SHOWN.replace('(₮0.02/₮0.05)', '(₮0.02/₮0.05/₮0.01)')
      .replace('*** HOLE', 'SPLASH dropped ₮1\r\n*** HOLE')
      .replace('Hero: posts', '1a2b3c4d: posts ante ₮0.01\r\nHero: posts')
      .replace('*** HOLE', '1a2b3c4d: STRADDLE ₮0.10\r\n*** HOLE')
      .replace('₮5.20 from', '₮6.31 from')
      .replace('pot ₮5.50', 'pot ₮6.61');
    expect(handsPasted(more)).toHaveLength(1);
    const bomb = coin(
      ...['1a2b3c4d', 'Hero', '5e6f7a8b'].map((name) => `${name}: posts ante ₮0.20`),
      ...DEAL.slice(2),
      '*** FLOP *** [2c 7d 9s]',
      'Hero: bets ₮0.40',
      '5e6f7a8b: folds',
      '1a2b3c4d: folds',
      'Hero: RETURN ₮0.40',
      'Hero collected ₮0.57 from pot',
      '*** SUMMARY ***',
      'Total pot ₮0.60 | Rake ₮0.03',
    ).replace('NLH (₮0.02/₮0.05)', 'NLH BombPot (₮0.02/₮0.05/₮0.20)');
    expect(handsPasted(bomb)).toMatchObject([{ pot: 60, ending: { rake: 3 } }]);
    expect(problemOf(SHOWN.replace('NLH', 'PLO 4'))).toMatch(/This is Omaha/);
    expect(problemOf(SHOWN.replace('NLH', 'NLH Short Deck'))).toMatch(/This is short-deck/);
  });

  test('a fault of a line names the line, not the room', () => {
    expect(problemOf(SHOWN.replace('ALLIN ₮2.70', 'vanishes'))).toMatch(
      /^The line “5e6f7a8b: vanishes” cannot be read/,
    );
    expect(problemOf(SHOWN.replace(/\*\*\* SUMMARY[^]*/, ''))).toMatch(/cut off/);
    expect(problemOf(SHOWN.replace('NLH (₮0.02/₮0.05)', 'OFC'))).toMatch(/looks like a CoinPoker history/);
  });
});

describe.each([
  ['Spanish', inSpanish],
  ['Portuguese', inPortuguese],
] as const)('PokerStars in %s', (_, write) => {
  const told = (hands: readonly Hand[]) => hands.map(({ currency: _currency, stakes: _stakes, ...hand }) => hand);

  test.each(FIXTURES.filter((name) => name.startsWith('pokerstars') && name !== 'pokerstars-cash-out.txt'))(
    'reads %s as in English',
    (name) => {
      // The pound is in no country that has these clients.
      const text = fixture(name).replaceAll('£', '$');
      const own = write(text);
      expect(own).not.toMatch(/Seat|Hand #|: (?:folds|calls|raises|bets|checks|shows)|Total pot /);
      const bare = (hands: readonly Hand[]) =>
        told(hands).map(({ players, ...hand }) => ({
          ...hand,
          players: players.map(({ bounty, ...player }) => ({ ...player, hasBounty: bounty !== undefined })),
        }));
      expect(bare(handsPasted(own))).toEqual(bare(handsPasted(text)));
      expect(bare(handsPasted(own.replaceAll('*', '')))).toEqual(bare(handsPasted(text)));
    },
  );

  test('a hand that is cut off or has an odd line is refused for that', () => {
    const own = write(fixture('pokerstars-six-max.txt'));
    expect(problemOf(own.slice(0, 900))).toMatch(/cut off/);
    expect(problemOf(own.replace(/^elm: .*$/m, 'elm: baila'))).toMatch(/The line “elm: baila” cannot be read/);
  });
});
