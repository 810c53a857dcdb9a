import { describe, expect, test } from 'vitest';
import { readAmount } from '../../src/notation/amount';
import { readLine, writeLine } from '../../src/notation/line';
import { readLink, writeLink } from '../../src/notation/link';
import { EMPTY_LAB, readLabLine, writeLabLine } from '../../src/lab/draft';
import { parseCards } from '../../src/poker/card';
import { asTyped, plainText, typedIndex } from '../../src/poker/plainText';
import { cleanText, withoutStraySigns } from '../../src/poker/shownText';
import { parseRange } from '../../src/poker/range';
import { readMoney } from '../../src/history/money';
import { readText } from '../../src/outside/line';
import { sameName } from '../../src/ui/savedRanges';
import { plainLine } from '../../src/ui/store';
import { Dice, hashText } from '../../src/poker/dice';

/** The other ways to write a plain sign. */
const WAYS: Readonly<Record<string, readonly string[]>> = {
  '-': ['‐', '‑', '‒', '–', '—', '―', '−', '－', '﹣'],
  ',': ['，', '、', '､', '،'],
  ':': ['：'],
  ';': ['；'],
  '+': ['＋'],
  '%': ['％'],
  '@': ['＠'],
  ' ': ['\u00a0', '\u2009', '\u202f', '\u3000'],
  '♣': ['♧', '♣\ufe0f', '♣\ufe0e'],
  '♦': ['♢', '♦\ufe0f', '◆'],
  '♥': ['♡', '❤', '❤\ufe0f', '♥\ufe0f', '❤\ufe0e'],
  '♠': ['♤', '♠\ufe0f'],
};

/** The text with signs as other keyboards and programs write them, and unseen ones between. */
function disguised(text: string, dice: Dice): string {
  return Array.from(text, (sign) => {
    const ways = WAYS[sign] ?? [];
    const pick = dice.below(ways.length + 2);
    const unseen = dice.below(6) === 0 ? '\u200b' : '';
    const wide = /[!-~]/.test(sign) ? String.fromCodePoint((sign.codePointAt(0) ?? 0) + 0xfee0) : sign;
    return unseen + (ways[pick] ?? (pick === ways.length ? sign : wide));
  }).join('');
}

const TIMES = 200;

/** The same text in many disguises, seeded. */
function disguises(text: string): string[] {
  const dice = new Dice(hashText(text), 20_260_101);
  return Array.from({ length: TIMES }, () => disguised(text, dice));
}

function fieldsOf(link: string): string {
  const { draft, problems } = readLink(link);
  expect(problems, link).toEqual([]);
  return writeLink(draft);
}

describe('a text in disguise is read as the plain one', () => {
  test.each(['AhKh7h3h9c', '10♥ 9♣, 2♦2♠'])('cards: %s', (text) => {
    const plain = parseCards(text, 'line');
    for (const own of disguises(text)) expect(parseCards(own, 'line'), own).toEqual(plain);
  });

  test.each(['AA,KK', 'AKs, QQ:0.5', '22-55', 'A♥K♥,76s@50', '5%-15%', '[50]AA,A2s+[/50]', 'any two'])(
    'a range: %s',
    (text) => {
      const plain = parseRange(text, 'line');
      expect(plain.ok).toBe(true);
      for (const own of disguises(text)) expect(parseRange(own, 'line'), own).toEqual(plain);
    },
  );

  test('a range whose hands are joined by a tilde', () => {
    for (const tilde of ['~', '～', '〜', '∼']) {
      expect(parseRange(`22${tilde}55`, 'line')).toEqual(parseRange('22-55', 'line'));
      expect(parseRange(`5%${tilde}15%`, 'line')).toEqual(parseRange('5%-15%', 'line'));
    }
  });

  test.each([
    'AhKh 7h3h9c v TT+,AQs+ v random x 2h pot 60 call 20',
    'A♥K♥ 7♥3♥9♣ v 88-55',
    '(AA, KK:0.5) 7h3h9c v random',
    'joker *Kh 7h3h9c',
  ])('a line: %s', (text) => {
    const plain = readLine(text);
    expect(plain.ok).toBe(true);
    for (const own of disguises(text).filter((line) => line.length <= 500)) {
      const read = readLine(own);
      expect(read.ok && writeLine(read.value), own).toBe(plain.ok && writeLine(plain.value));
    }
  });

  test.each(['vs=AKs;QQ', 'vs=AA:0.5,KK', 'board=7♥3♥9♣', 'pot=1,000&call=20'])('a link: %s', (text) => {
    const plain = fieldsOf(`#/?hero=AhKh&${text}`);
    const dice = new Dice(hashText(text), 7);
    for (let time = 0; time < TIMES; time++) {
      const own = text.replace(/(?<==)[^&]*/g, (value) => disguised(value, dice));
      expect(fieldsOf(`#/?hero=AhKh&${own}`), own).toBe(plain);
    }
  });

  test.each(['1000', "1'000", '1,000.50', '$60', '2.5k', '12 345'])('an amount: %s', (text) => {
    const plain = readAmount(text);
    expect(plain.ok).toBe(true);
    for (const own of disguises(text)) expect(readAmount(own), own).toEqual(plain);
  });

  test('an amount with the euro of another code page, and thousands of Switzerland', () => {
    expect(readAmount('\u008060')).toEqual(readAmount('€60'));
    for (const sign of ["'", '’', '\u2009', '\u202f', '＇']) {
      expect(readAmount(`1${sign}000.50`)).toMatchObject({ ok: true, value: 1000.5 });
      expect(readMoney(`$1${sign}000.50`)).toBe(100_050);
    }
  });

  test('hands of the lab', () => {
    const text = '8c8d7h7s* v 2c2d2h2s*';
    const plain = readLabLine(text);
    for (const own of disguises(text)) {
      const read = readLabLine(own);
      expect(read.ok && writeLabLine({ ...EMPTY_LAB, hands: read.value }), own).toBe(text);
      expect(read, own).toEqual(plain);
    }
  });

  test('a pot with a superscript is not an amount: 10² is not 102', () => {
    expect(readAmount('10²').ok).toBe(false);
  });
});

describe('a fault is shown where it is typed', () => {
  test('an error quotes the part of a range as it is typed', () => {
    expect(parseRange('ＡＡ，\u200bＫＫ–ＱＪ', 'line')).toMatchObject({
      ok: false,
      error: { code: 'bad-range', part: 'ＫＫ–ＱＪ', character: 1 },
    });
  });

  test('the card of a line', () => {
    expect(parseCards('A♡ K❤\ufe0f 7♤ ９x', 'line')).toMatchObject({ ok: false, error: { text: '９x' } });
  });

  test.each([
    ['A♥\ufe0fK♥\ufe0f 7h3h9c v ＱＱ–ＪＴｓ', 'ＱＱ–ＪＴｓ'],
    ['\u200bAhKh 7h3h9c v ７ｃ７m', '７m'],
    ['AhKh 7h3h9c v 7c7d pot 6\u200b0 call ２０zz', '２０zz'],
    ['#/?hero=A❤\ufe0fKh&vs=ＱＱ–ＪＴｓ', 'ＱＱ–ＪＴｓ'],
  ])('%s', (text, fault) => {
    const read = readText(text);
    if (read.ok) throw new Error('read');
    const { at = 0, length = 0 } = read.error;
    expect(text.slice(at, at + length)).toBe(fault);
  });

  test('every sign of a plain text has its place in the typed text', () => {
    for (const typed of disguises('(AA, KK-QQ:0.5) 7♥3♥9♣ v random')) {
      const plain = plainText(typed);
      expect(plainText(plain)).toBe(plain);
      for (let at = 0; at < plain.length; at++) {
        expect(plainText(typed.charAt(typedIndex(typed, at)))).toBe(plain.charAt(at));
        expect(plainText(asTyped(typed, 0, at))).toBe(plain.slice(0, at));
      }
    }
  });
});

test('stray signs leave names and the emoji in them alone', () => {
  expect(withoutStraySigns('\ufeffSeat 1: 👩‍🚀 ＡＢ ❤\ufe0f (\u00805\u200b)')).toBe('Seat 1: 👩‍🚀 ＡＢ ❤\ufe0f (€5)');
});

test('a text that is shown has nothing that nobody sees, but what draws emoji', () => {
  for (let code = 0; code < 0x11_0000; code++) {
    if (code >= 0xd800 && code < 0xe000) continue;
    const sign = String.fromCodePoint(code);
    if (!/\p{Default_Ignorable_Code_Point}/u.test(sign)) continue;
    const isDrawing = sign === '\u200d' || sign === '\ufe0f';
    const shown = isDrawing ? `a${sign}b` : 'ab';
    expect(cleanText(`a${sign}b`, 9).text, `U+${code.toString(16)}`).toBe(shown);
    expect(plainLine(`a${sign}b`, 9), `U+${code.toString(16)}`).toBe(shown);
    expect(sameName(`A${sign}b`)).toBe('ab');
  }
  const family = '👩‍👩‍👧 ❤️';
  expect([cleanText(family, 20).text, plainLine(family, 20)]).toEqual([family, family]);
});
