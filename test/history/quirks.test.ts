// Rare forms of lines: each hand has one that a simple reader would misread or refuse.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatCards } from '../../src/poker/card';
import type { Hand } from '../../src/history/events';
import { readHistory } from '../../src/history/history';
import { decisionsOf } from '../../src/history/spot';
import { dealtHands, FORMATS } from './dealt';
import { fixture, FIXTURES, handsOf, problemOf, told } from './fixture';

function only(text: string): Hand {
  const [hand] = handsOf(text);
  if (hand === undefined) throw new Error('no hand');
  return hand;
}

function decisions(text: string, player = 'hero'): string[] {
  return decisionsOf(only(text), player).map(told);
}

const lines = (...parts: string[]): string => parts.join('\n');

describe('888poker', () => {
  const hand = (posts: string[], acts: string[], blinds = '$1/$2 Blinds No Limit Holdem') =>
    lines(
      '***** 888poker Hand History for Game 700000010 *****',
      `${blinds} - *** 05 04 2024 13:00:01`,
      'Table Gentle Hill 6 Max (Real Money)',
      'Seat 1 is the button',
      'Total number of players : 4',
      'Seat 1: ash ( $200 )',
      'Seat 2: beech ( $150 )',
      'Seat 4: hero ( $220 )',
      'Seat 6: yew ( $300 )',
      ...posts,
      '** Dealing down cards **',
      'Dealt to hero [ Jd, Td ]',
      ...acts,
      '** Summary **',
      'hero did not show his hand',
    );

  test('a player who folds during the blinds is not dealt in', () => {
    const text = hand(
      ['beech posts small blind [$1]', 'ash folds', 'hero posts big blind [$2]'],
      ['yew raises [$6]', 'beech folds', 'hero folds'],
    );
    expect(decisions(text)).toEqual(['preflop: 4 to call, pot 9, yew raises to 6 v yew: fold']);
    expect(only(text).players.map(({ name }) => name)).toEqual(['beech', 'hero', 'yew']);
  });

  test('a dead blind has a dead part and a bet', () => {
    const dead = (amounts: string, ...acts: string[]) =>
      hand(
        ['beech posts small blind [$1]', 'hero posts big blind [$2]', `yew posts dead blind [${amounts}]`],
        [...acts, 'ash folds', 'beech folds', 'hero raises [$4]', 'yew folds'],
      );
    const hero = ['preflop: 0 to call, pot 6 v yew: raise'];
    expect(decisions(dead('$1 + $2', 'yew checks'))).toEqual(hero);
    // A dead small blind alone: the whole big blind is still to call.
    expect(decisions(dead('$1 + $0', 'yew calls [$2]'))).toEqual(hero);
    expect(problemOf(dead('$1 + $0', 'yew checks'))).toMatch(/yew checks with \$2 to call/);
    // A live big blind alone.
    expect(decisions(dead('$0 + $2', 'yew checks'))).toEqual(['preflop: 0 to call, pot 5 v yew: raise']);
  });

  test('reads limit hold’em in the room’s own word', () => {
    const text = hand(
      ['beech posts small blind [$1]', 'hero posts big blind [$2]'],
      ['yew calls [$2]', 'ash folds', 'beech folds', 'hero raises [$2]', 'yew folds'],
      '$1/$2 Blinds Fix Limit Holdem',
    );
    expect(decisions(text)).toEqual(['preflop: 0 to call, pot 5 v yew: raise']);
  });

  test('winnings leave out the uncalled bet', () => {
    const text = lines(
      hand(['beech posts small blind [$1]', 'hero posts big blind [$2]'], ['yew folds', 'ash folds', 'beech folds']),
      'hero collected [ $3 ]',
    );
    expect(only(text).pot).toBe(200);
    expect(only(text).ending.won).toEqual([{ player: 'hero', amount: 200 }]);
  });
});

describe('888poker in another language: English except for the cards', () => {
  /** The languages' names: clubs, diamonds, hearts, spades; ten, jack, queen, king, ace. */
  const SPELT: Record<string, [suits: string[], high: string[]]> = {
    German: [
      ['Kreuz', 'Karo', 'Herz', 'Pik'],
      ['10', 'J', 'Q', 'K', 'A'],
    ],
    Russian: [
      ['c', 'd', 'h', 's'],
      ['10', 'В', 'Д', 'К', 'Т'],
    ],
    'Russian, its code page read as the western one': [
      ['c', 'd', 'h', 's'],
      ['10', 'Â', 'Ä', 'Ê', 'Ò'],
    ],
    Dutch: [
      ['c', 'd', 'h', 's'],
      ['T', 'B', 'V', 'H', 'A'],
    ],
    Swedish: [
      ['c', 'd', 'h', 's'],
      ['T', 'Kn', 'D', 'K', 'E'],
    ],
    Spanish: [
      ['t', 'd', 'c', 'p'],
      ['D', 'J', 'Q', 'K', 'A'],
    ],
    'Spanish, with suits of the Spanish deck': [
      ['t', 'o', 'e', 'p'],
      ['10', 'J', 'Q', 'K', 'A'],
    ],
  };

  /** The hand with its cards, and no other word, in another language. */
  function spell(text: string, [suits, high]: [suits: string[], high: string[]]): string {
    return text.replace(/\[ ([^$\]]*) \]/g, (_, cards: string) => {
      const spelt = cards.split(', ').map((card) => {
        const rank = '23456789TJQKA'.indexOf(card.charAt(0));
        return `${high[rank - 8] ?? card.charAt(0)}${suits['cdhs'.indexOf(card.charAt(1))]}`;
      });
      return `[ ${spelt.join(', ')} ]`;
    });
  }

  /**
   * Board and hands, with the suits in the order they first appear. Hearts and diamonds alone are
   * written in Spanish as clubs and diamonds are in English.
   */
  const seen = ({ board, players }: Hand): string => {
    const text = [board, ...players.map(({ cards }) => cards)].map(formatCards).join(' ');
    const suits = [...new Set(text.replace(/[^cdhs]/g, ''))];
    return text.replace(/[cdhs]/g, (suit) => `${suits.indexOf(suit)}`);
  };

  for (const [language, words] of Object.entries(SPELT)) {
    test(`${language}: the same cards as in English, or a sentence`, () => {
      const write = FORMATS['888poker'];
      if (write === undefined) throw new Error('no such format');
      let same = 0;
      fc.assert(
        fc.property(dealtHands, (dealt) => {
          const english = write(dealt);
          const read = readHistory(spell(english, words));
          if (read.ok) {
            same++;
            expect(read.value.hands.map(seen)).toEqual(handsOf(english).map(seen));
          } else expect(read.error.code).toBe('bad-cards');
        }),
        { seed: 20_261_122, numRuns: 100 },
      );
      expect(same, 'read').toBeGreaterThan(80);
    });
  }

  test('cards that two languages read differently are refused', () => {
    // A jack in French, a queen in Dutch.
    const text = fixture('eight-cash.txt').replaceAll('Jd', 'Vd');
    expect(problemOf(text)).toMatch(/“Vd, Td” cannot be read as cards/);
  });

  test('cards of two languages in one hand are refused', () => {
    const text = fixture('eight-cash.txt').replaceAll('Jd', 'JKaro').replaceAll('Ah', 'Eh');
    expect(problemOf(text)).toMatch(/cannot be read as cards/);
  });
});

describe('PokerStars and GGPoker', () => {
  const hand = (posts: string[], acts: string[], level = '80/160') =>
    lines(
      `Poker Hand #TM1500000009: Tournament #140000001, Clay Daily Hold'em No Limit - Level4 (${level}) - 2024/04/02 18:40:00`,
      "Table '15' 8-max Seat #4 is the button",
      'Seat 1: ann (3,000 in chips)',
      'Seat 2: hero (5,000 in chips)',
      'Seat 3: cid (4,000 in chips)',
      'Seat 4: dee (120 in chips)',
      ...posts,
      '*** HOLE CARDS ***',
      'Dealt to hero [Ah Kd]',
      ...acts,
      '*** SUMMARY ***',
    );
  const BLINDS = ['ann: posts small blind 80', 'hero: posts big blind 160'];

  test('the posted blinds count if a heading already gives the next level’s', () => {
    const acts = ['cid: raises 160 to 320', 'dee: folds', 'ann: folds', 'hero: folds'];
    expect(decisions(hand(BLINDS, acts, '90/180'), 'hero')).toEqual([
      'preflop: 160 to call, pot 560, cid raises to 320 v cid: fold',
    ]);
    const first = only(hand(BLINDS, acts, '90/180')).decisions[0];
    expect(first).toMatchObject({ player: 'cid', toCall: 16_000 });
  });

  const ALL_IN = ['cid: posts small blind 80', 'dee: posts big blind 120 and is all-in'];
  const BOARD = ['*** FLOP *** [Qd Qs 4h]', '*** TURN *** [Qd Qs 4h] [Ts]', '*** RIVER *** [Qd Qs 4h Ts] [7s]'];

  test('a blind that is all in does not change the amount to call', () => {
    const text = hand(ALL_IN, ['ann: folds', 'hero: calls 160', 'cid: folds', ...BOARD]);
    expect(decisions(text)).toEqual(['preflop: 160 to call, pot 200 v cid, dee: call']);
  });

  test('a second small blind is dead', () => {
    const posts = [...BLINDS, 'cid: posts small blind 80'];
    const text = hand(posts, ['cid: calls 160', 'dee: folds', 'ann: folds', 'hero: raises 160 to 320', 'cid: folds']);
    expect(only(text).decisions[0]).toMatchObject({ player: 'cid', toCall: 16_000, pot: 32_000 });
    expect(decisions(text)).toEqual(['preflop: 0 to call, pot 480 v cid: raise']);
  });

  test('a player who sits out folds, even if all in with a blind or an ante', () => {
    const text = hand(ALL_IN, ['ann: folds', 'hero: raises 160 to 320', 'cid: folds', 'dee: folds']);
    expect(decisions(text)).toEqual(['preflop: 160 to call, pot 200 v cid, dee: raise']);
    expect(decisionsOf(only(text), 'dee'), 'decides nothing').toEqual([]);
    expect(problemOf(text.replace('dee: folds', 'dee: checks'))).toMatch(/dee acts, but is all in/);
  });

  test('a call is at most the highest bet or stack of the others', () => {
    const text = hand(ALL_IN, ['ann: folds', 'hero: folds', 'cid: calls 40', ...BOARD]);
    const last = (own: string) => only(own).decisions.at(-1);
    expect(last(text)).toMatchObject({ player: 'cid', toCall: 4_000, did: 'call' });
    // The same if the room takes the whole blind and returns the rest.
    const whole = text.replace('cid: calls 40', 'cid: calls 80');
    expect(last(whole)).toEqual(last(text));
    expect(only(whole).pot).toBe(only(text).pot);
    expect(problemOf(text.replace('cid: calls 40', 'cid: calls 60'))).toMatch(/cid calls 60 with 40 to call/);
  });

  test('the flop before the turn may come in another order', () => {
    const text = fixture('pokerstars-six-max.txt');
    const other = text.replaceAll('[7d 5c Kh] [8c]', '[Kh 7d 5c] [8c]');
    expect(other).not.toBe(text);
    expect(handsOf(other)).toEqual(handsOf(text));
    expect(problemOf(text.replace('[7d 5c Kh] [8c]', '[7d 5c Ks] [8c]'))).toMatch(/board before/);
  });

  test('the words of a converter mean the same: an ante of an amount, a raise to an amount', () => {
    const text = fixture('pokerstars-tournament.txt')
      .replaceAll('posts the ante', 'posts an ante of')
      .replace(/raises \d+ to/g, 'raises to');
    expect(text).toMatch(/posts an ante of 75[^]*raises to 1300/);
    expect(handsOf(text)).toEqual(handsOf(fixture('pokerstars-tournament.txt')));
  });

  test('at a table with a cap nobody puts in more', () => {
    const text = lines(
      "PokerStars Hand #250000000010:  Hold'em No Limit ($2/$4 - $80 Cap -  USD) - 2024/03/05 19:15:13 ET",
      "Table 'Quiet River' 6-max Seat #1 is the button",
      'Seat 1: hero ($385 in chips)',
      'Seat 2: elm ($433 in chips)',
      'Seat 3: fir ($102 in chips)',
      'elm: posts small blind $2',
      'fir: posts big blind $4',
      '*** HOLE CARDS ***',
      'Dealt to hero [Ad Ks]',
      'hero: raises $4 to $8',
      'elm: raises $72 to $80 and has reached the $80 cap',
      'fir: folds',
      'hero: calls $72 and has reached the $80 cap',
      '*** FLOP *** [Qd Qs 4h]',
      '*** TURN *** [Qd Qs 4h] [Ts]',
      '*** RIVER *** [Qd Qs 4h Ts] [7s]',
      '*** SUMMARY ***',
      'Total pot $164 | Rake $2.80',
    );
    expect(decisions(text)).toEqual([
      'preflop: 4 to call, pot 6 v elm, fir: raise',
      'preflop: 72 to call, pot 92, elm raises to 80 v elm: call',
    ]);
  });
});

describe('a history with the signs of other programs', () => {
  const LINES = FIXTURES.filter((name) => name.endsWith('.txt'));
  const disguises: readonly (readonly [string, (text: string) => string])[] = [
    ['dashes', (text) => text.replaceAll('-', '–')],
    ['apostrophes', (text) => text.replaceAll("'", '’')],
    ['full-width digits and signs', (text) => text.replace(/[!-@[-`{-~]/g, (sign) => wide(sign))],
    ['signs that nobody sees', (text) => text.replaceAll(' ', '\u200b \u2060')],
    ['the euro of another code page', (text) => text.replaceAll('€', '\u0080')],
  ];

  test.each(LINES.flatMap((name) => disguises.map(([way, disguise]) => [name, way, disguise] as const)))(
    '%s with %s',
    (name, _, disguise) => {
      const text = fixture(name);
      const disguised = disguise(text);
      // Names are plain after a second reading.
      expect(handsOf(disguised)).toEqual(handsOf(text));
    },
  );

  function wide(sign: string): string {
    return String.fromCodePoint((sign.codePointAt(0) ?? 0) + 0xfee0);
  }
});
