// Tests src/outside/places and src/notation/spot too.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readSpot, writeSpot } from '../../src/outside/index';
import { answerAsked } from '../../src/outside/answer';
import { readAnyText, readText } from '../../src/outside/line';
import { readLine, withoutUnfinished } from '../../src/notation/line';
import { readLink } from '../../src/notation/link';
import { lineOf as answerLine } from '../../src/words/spot';
import type { Failure, Question } from '../../src/outside/types.js';
import { askLine } from '../../src/ask';
import { formatCards, parseCards } from '../../src/poker/card';
import { DECK } from '../reference/cards';
import { integer, seeded, shuffled } from '../reference/random';
import { cases, errors } from '../cases/outside.json' with { type: 'json' };
import { lineOf, randomQuestions } from './spots';
import { LONG } from '../long';

/** The fault of a text; fails the test if it has none. */
function faultOf(text: string): Failure['error'] {
  const read = readAnyText(text, false);
  if (read.ok) throw new Error(`${text} is read`);
  return read.error;
}

/** The part of the text that is marked. */
function marked(text: string): string {
  const { at = NaN, length = NaN } = faultOf(text);
  return text.slice(at, at + length);
}

describe('a line and a link', () => {
  test.each(cases)('$line asks the question of its case', ({ line, link, question }) => {
    const asked = JSON.stringify(askLine(JSON.stringify(question)));
    for (const text of [line, link, `https://outs.example/${link}`]) {
      expect(JSON.stringify(askLine(JSON.stringify(readSpot(text)))), text).toBe(asked);
    }
  });

  test('ask the same question in every notation', LONG, () => {
    const random = seeded(20_261_124);
    for (const question of randomQuestions(500, 4)) {
      const line = lineOf(question, random);
      const read = readSpot(line) as Question;
      const plain = writeSpot(question);
      expect(writeSpot(read), line).toEqual(plain);
      // Such as a range that is blocked: both say so, in the same words.
      if ('ok' in plain) continue;
      for (const text of [plain.line, plain.link]) expect(writeSpot(readSpot(text) as Question), text).toEqual(plain);
    }
  });

  test('keep all of the money and, in a link, the target', () => {
    const question: Question = {
      ...{ hero: 'AhKh', board: '7h3h9c', opponents: ['7c7d', 'random'], dead: '2h', target: 'flush', wild: 'none' },
      ...{ pot: 620, bets: [50, 250, 250], folded: [20], call: 50, stacks: [50, 0, 400], runs: 2 },
      rake: { percent: 5, cap: 3 },
    };
    const { link } = writeSpot(question) as { link: string };
    const { wild: _, ...others } = question;
    expect(readSpot(link)).toEqual(others);
  });
});

describe('a fault', () => {
  test.each(errors)('$line: $code, and where it is', ({ line, ...error }) => {
    expect(faultOf(line)).toMatchObject(Object.fromEntries(Object.entries(error).filter(([name]) => name !== 'line')));
  });

  test.each([
    ['a rank without its suit', 'AhK 7h3h9c', 'K'],
    ['a word', 'AhKh what', 'what'],
    ['a ten written with two digits, twice', '10h9h 7c3c10h', '10h'],
    ['a symbol, twice', 'A♥ K♥ on 7♣ 3♣ A♥', 'A♥'],
    ['a card that a known hand has', 'AhKh 7h3h9c v 7c7h', '7h'],
    ['a card that a range could have', '(AA,KK) 7h3h9c v AhAh', 'Ah'],
    ['a card that is dead twice', 'AhKh x 2h2h', '2h'],
    ['half a hand', 'AhKh 7h3h9c v 7c', '7c'],
    ['a gap on the board', 'AhKh 7h_9c5d', '7h_9c5d'],
    ['a second deck', 'joker bug *h', 'bug'],
    ['a joker that the deck lacks', 'deuces *hKh', '*'],
    ['an amount', 'AhKh v 7c7d pot 6x call 3', '6x'],
    ['a call above what is owed', 'AhKh v 7c7d bets 10;60 call 70', 'call 70'],
    ['a bet that is missing', 'AhKh v 7c7d pot 60 call 20 bets ;60', 'bets ;60'],
    ['more bets than players', 'AhKh v 7c7d bets 1;2;3', 'bets 1;2;3'],
    ['the tenth opponent', `AhKh${' v random'.repeat(10)}`, 'v random'],
    ['a card of a link', '#/?hero=AhKx&board=7h3h9c', 'Kx'],
    ['an opponent of a link', '#/?hero=AhKh&vs=7c7d;AAs', 'AAs'],
    ['a field of a link', 'https://outs.example/#/?hero=AhKh&flop=7h', 'flop=7h'],
    ['a page of a link', '#/lab?hands=', '#/lab'],
  ])('is marked: %s', (_, text, place) => {
    expect(marked(text)).toBe(place);
  });

  test('offers a replacement if only one text can be meant', () => {
    expect(faultOf('AhKh v QQ,AKoo')).toMatchObject({ code: 'bad-range', instead: 'AKo' });
    expect(faultOf('AhKh v QQ,AKd')).not.toHaveProperty('instead');
  });

  test('marks a place within the text, for any text', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        'Ah',
        'K♥',
        '10h',
        '7c',
        ' ',
        ' v ',
        ' vs',
        'x ',
        ' pot ',
        'call 20',
        '60',
        'bets 1;2',
        'joker ',
        '*',
      ),
      fc.constantFrom(
        '#/?hero=',
        '&board=',
        '&vs=',
        '&call=',
        '&wild=bug',
        ';',
        'random',
        'TT+',
        'AKs',
        '(',
        ')',
        '_',
        ' on ',
      ),
      fc.string({ maxLength: 4 }),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const text = pieces.join('');
        const read = readAnyText(text, true);
        if (read.ok) return;
        const { at, length } = read.error;
        expect(at === undefined).toBe(length === undefined);
        if (at === undefined || length === undefined) return;
        expect(at).toBeGreaterThanOrEqual(0);
        expect(length).toBeGreaterThan(0);
        expect(at + length).toBeLessThanOrEqual(text.length);
      }),
      { seed: 20_261_124, numRuns: 3_000 },
    );
  });

  test('marks the second of two equal cards, in any two places', () => {
    const random = seeded(9);
    for (let run = 0; run < 200; run++) {
      const cards = shuffled(random, DECK, 11);
      const [first, second] = shuffled(random, [...cards.keys()], 2).sort((a, b) => a - b);
      cards[second] = cards[first];
      const group = (from: number, to: number) => cards.slice(from, to).join(['', ' '][integer(random, 0, 1)]);
      const line = `${group(0, 2)} ${group(2, 7)} v ${group(7, 9)} x ${group(9, 11)}`;
      const { code, at = NaN, length = NaN } = faultOf(line);
      expect(code, line).toBe('duplicate-card');
      expect(line.slice(at, at + length), line).toBe(cards[first]);
      expect(at, line).toBe(line.lastIndexOf(cards[first]));
      expect(parseCards(cards[first], 'line')).toMatchObject({ ok: true });
    }
  });
});

test('a line break before another spot is refused, one within a spot is a blank', () => {
  for (const text of ['AhKh v 7c7d\nQsQd v JJ', 'AhKh v TT+\r\nQsQd 7h3h9c v JJ', 'AhKh v QQ\n\nAKs v JJ']) {
    expect(faultOf(text), text).toMatchObject({
      code: 'bad-field',
      message: expect.stringContaining('second spot') as string,
    });
  }
  for (const text of ['AhKh\nv QQ\nv JJ', 'AhKh v TT+,\nAQs+ v JJ', 'AhKh v QQ\non 7h3h9c']) {
    expect(readAnyText(text, false).ok, text).toBe(true);
  }
});

describe('a note', () => {
  const notesOf = (text: string) => {
    const read = readAnyText(text, false);
    return read.ok ? read.value.notes : read.error;
  };

  test('says that a hand next to any two cards is not another opponent', () => {
    expect(notesOf('AhKh 7h3h9c v 7c7d,random')).toEqual([
      '“7c7d,random” is any two cards. For two opponents write “v 7c7d v random”.',
    ]);
    expect(notesOf('#/?hero=AhKh&vs=7c7d,random')).toHaveLength(1);
  });

  test('says that nobody is counted after a lone v', () => {
    for (const text of ['AhKh 7h3h9c v', 'AhKh 7h3h9c v ,']) {
      expect(notesOf(text), text).toEqual([expect.stringContaining('Nobody is counted')]);
    }
  });

  test('stays away if only one meaning is possible', () => {
    for (const { line, link } of cases) for (const text of [line, link]) expect(notesOf(text), text).toEqual([]);
  });
});

test('a question that cannot be written as JSON, or is not a question, is a failure', () => {
  const loop: Record<string, unknown> = { hero: 'AhKh' };
  loop.self = loop;
  for (const question of [loop, undefined, null, 3, []]) {
    expect(writeSpot(question as unknown as Question)).toMatchObject({ ok: false, error: { code: 'bad-json' } });
  }
});

describe('money that has no price', () => {
  async function notesOn(line: string): Promise<unknown> {
    const read = readAnyText(line, false);
    if (!read.ok) throw new Error(read.error.message);
    const found = await answerAsked(read.value, read.value.notes);
    return [found.notes, found.price];
  }

  test('a pot below the call is a question, and has no price', async () => {
    const question = 'The pot (10) is less than the call (20). Does it include the bet? With the bet it would be 30.';
    expect(await notesOn('AhKh 7h3h9c v 7c7d pot 10 call 20')).toEqual([[question], undefined]);
    expect(
      askLine('{"hero":"AhKh","board":"7h3h9c","opponents":["7c7d"],"pot":10,"call":20,"words":true}'),
    ).toMatchObject({
      notes: [question],
      words: { price: question },
    });
  });

  test.each([
    {},
    { rake: { percent: 5 } },
    { stacks: [100, 0] },
    { runs: 2 },
    { stacks: [100, 50], payouts: [50, 30] },
  ])('a pot below the call has pots and returns, one note and no price, with %j', (more) => {
    const question = { hero: 'AhKh', board: '7h3h9c', opponents: ['7c7d'], pot: 10, call: 20, ...more };
    for (const words of [false, true]) {
      const answer = askLine(JSON.stringify({ ...question, words })) as Record<string, unknown>;
      expect(answer).toMatchObject({ ok: true, pots: expect.any(Array) as unknown });
      expect(answer.players).toMatchObject([{ returns: expect.any(Number) as unknown }, {}]);
      expect(answer.notes).toHaveLength(1);
      for (const name of ['price', 'tournament']) expect(answer, name).not.toHaveProperty(name);
    }
  });

  test('a pot without a call says what is missing', async () => {
    const [notes] = (await notesOn('AhKh 7h3h9c v 7c7d pot 60')) as [string[]];
    expect(notes).toEqual([expect.stringContaining('Add what you must call')]);
  });
});

describe('a line', () => {
  test('reads back as the answer writes it', () => {
    const lines = [
      'AhKh 7h3h9c v 7c7d',
      'AhKh 7h3h9c v TT+,AK v 7c7d x 2h',
      'AhKh v random v random v QQ',
      '(TT+,AK:0.5) 7h3h9c v random',
      'joker QsJs *4c8cAc v 9c9d',
      'bug 7hQc 8s9s*Qs',
      'deuces 7h3c 2s2d2c v random',
      'AhKh 7h3h9c5d x 2c2d',
    ];
    for (const line of lines) {
      const draft = readLine(line);
      if (!draft.ok) throw new Error(line);
      const again = readLine(answerLine(draft.value));
      expect(again, answerLine(draft.value)).toEqual(draft);
    }
  });

  test('two cards after hero’s hand are an error that says how to write an opponent', () => {
    expect(faultOf('AhKh QsQd').message).toMatch(/or none\. For an opponent write “AhKh v QsQd”\.$/);
    expect(faultOf('A♥ K♥ QsQd').message).toContain('“A♥ K♥ v QsQd”');
    expect(faultOf('AhKh QsQd v 7c7d').message).toMatch(/or none\. For one or two cards of a flop write “on QsQd”\.$/);
    for (const text of ['AhKh Qs', 'AhKh QsQd v 7c7d', '#/?hero=AhKh&board=7h']) {
      expect(faultOf(text).message).not.toContain('For an opponent');
    }
  });

  test('one or two cards of a flop are read if the line calls them so', () => {
    for (const [line, board] of [
      ['AhKh v QsQd on 7h3h', '7h3h'],
      ['AhKh board 7h v QsQd', '7h'],
      ['#/?hero=AhKh&board=7h3h&vs=QsQd', '7h3h'],
    ]) {
      const read = readAnyText(line, false);
      expect(read.ok && read.value.spot && formatCards(read.value.spot.spot.board), line).toBe(board);
    }
    for (const line of ['AhKh v QsQd on 7h3h pot 60 call 20', 'AhKh on 7h3h']) {
      expect(faultOf(line).code, line).toBe('board-count');
    }
  });

  test.each([
    ['AK 9h8h7z', '7z'],
    ['AK on 9h8h7z', '7z'],
    ['TT+ AQs 9h8h7 v QQ', '7'],
    ['AhKh on 9h8h7z v QQ', '7z'],
  ])('%s: the fault is at %s', (text, fault) => {
    const { at = 0, length = 0 } = faultOf(text);
    expect(text.slice(at, at + length)).toBe(fault);
    expect(at).toBe(text.lastIndexOf(fault));
  });

  test('a hundred thousand characters of any kind are read or refused within a second', () => {
    const parts = [
      ', ',
      'deuces ',
      ' ',
      'v ',
      'x ',
      'on ',
      'pot ',
      'AA ',
      'suited ',
      'any ',
      '(',
      '22 - ',
      '\u200b',
      'Ａ',
      '1 ',
    ];
    const texts = [
      ...parts.map((part) => part.repeat(100_000 / part.length)),
      ...['1:3:22+;', '1:3:random;', ';'].map((part) => `#/?hero=AhKh&was=${part.repeat(100_000 / part.length)}`),
      ...['was=1:3:AA&', 'vs=22+&', 'pot=1&', '%41='].map((part) => `#/?${part.repeat(100_000 / part.length)}`),
    ];
    for (const text of texts) {
      const start = performance.now();
      readText(text);
      readLink(text.startsWith('#') ? text : `#/?hero=${text}&vs=${text}`);
      withoutUnfinished(text);
      expect(performance.now() - start, text.slice(0, 30)).toBeLessThan(1_000);
    }
  });
});
