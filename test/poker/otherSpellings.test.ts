import { describe, expect, test } from 'vitest';
import * as en from '../../src/words/en/problems';
import * as es from '../../src/words/es/problems';
import * as pt from '../../src/words/pt/problems';
import * as zh from '../../src/words/zh/problems';
import { readLine, writeLine } from '../../src/notation/line';
import { formatRange, parseRange } from '../../src/poker/range';
import { problemInWords } from '../../src/words/problems';

/** Ranges as other programs and people write them, and how they are written here. */
const READ: readonly (readonly [text: string, same: string])[] = [
  ['AK suited', 'AKs'],
  ['AK Suited, QQ', 'AKs,QQ'],
  ['AK offsuit', 'AKo'],
  ['AK off-suit', 'AKo'],
  ['AK off', 'AKo'],
  ['AK s', 'AKs'],
  ['AK o', 'AKo'],
  ['AKs suited', 'AKs'],
  ['AKsuited', 'AKs'],
  ['A2+ suited', 'A2s+'],
  ['A2+s', 'A2s+'],
  ['KQ-KT suited', 'KQs-KTs'],
  ['Ax suited', 'Axs'],
  ['AK suited:0.5', 'AKs:0.5'],
  ['A5-A2s', 'A5s-A2s'],
  ['A5-A2o', 'A5o-A2o'],
  ['JT-54s', 'JTs-54s'],
  ['any suited', 'suited'],
  ['all offsuit', 'offsuit'],
  ['any pair', 'pairs'],
  ['any pairs', 'pairs'],
  ['pocket pairs', 'pairs'],
  ['all', '100%'],
  ['all hands', '100%'],
  ['any hand', 'random'],
  ['xx', 'random'],
  ['any AK', 'AK'],
  ['5-15%', '5%-15%'],
  ['top 5-15%', '5%-15%'],
  ['AA/KK', 'AA,KK'],
  ['{ 77+, A8s+ }', '77+,A8s+'],
  ['(TT+,AK)', 'TT+,AK'],
  ['0.6(AA, AK)', 'AA:0.6,AK:0.6'],
  ['60%(AA, AK)', 'AA:0.6,AK:0.6'],
  ['(AA, AK):0.6, QQ', 'AA:0.6,AK:0.6,QQ'],
  ['AA(0.5)', 'AA:0.5'],
  ['AA (50%)', 'AA:0.5'],
  ['AA=0.5', 'AA:0.5'],
  ['AA = 50%', 'AA:0.5'],
];

/** Texts that could mean several things, or are written in another way here, and what to write for each meaning. */
const REFUSED: readonly (readonly [text: string, ...instead: string[]])[] = [
  ['AA 25%', 'AA:25%', 'AA, 25%'],
  ['AA 0.5', 'AA:0.5'],
  ['AA .5', 'AA:.5'],
  ['AA 50', 'AA@50'],
  ['AA 1', 'AA:1'],
  ['25% AA', 'AA:25%', '25%, AA'],
  ['15% 0.5', '15%:0.5'],
  ['AKs 5%-15%', 'AKs, 5%-15%'],
  ['top 10% suited', 'top 10%, suited'],
  ['random 50%', 'random:50%', 'random, 50%'],
  ['AA random', 'AA, random'],
  ['pairs suited', 'pairs, suited'],
  ['suited AK', 'suited, AK'],
  ['22+ pairs', '22+, pairs'],
  ['AK pocket pairs', 'AK, pocket pairs'],
  ['AKs offsuit', 'AKs', 'AKo'],
  ['AKo+ s', 'AKs+', 'AKo+'],
  ['TT + AK', 'TT+, AK', 'TT, AK'],
  ['A5s-A2', 'A5s-A2s'],
  ['AhKx', 'AhK'],
  ['AxKh', 'KhA'],
  ['AwKw', 'AKs', 'AK'],
  ['AxKy', 'AKo', 'AK'],
  ['AxAy', 'AA'],
  ['*', 'random'],
  ['**', 'random'],
  ['??', 'random'],
  ['KK, **', 'random'],
];

describe('ranges of other programs', () => {
  test.each(READ)('%s is %s', (text, same) => {
    const read = parseRange(text, 'line');
    if (!read.ok) throw new Error(problemInWords(read.error));
    const plain = parseRange(same, 'line');
    expect(formatRange(read.value)).toBe(plain.ok && formatRange(plain.value));
  });

  test.each(REFUSED)('%s is refused, with %s', (text, ...instead) => {
    const read = parseRange(text, 'line');
    expect(read).toMatchObject({ ok: false, error: { code: 'bad-range', fault: { why: 'unclear', instead } } });
    for (const own of instead) expect(parseRange(own, 'line').ok, own).toBe(true);
    if (read.ok) return;
    for (const own of instead) expect(problemInWords(read.error)).toContain(`“${own}”`);
    for (const say of [en, es, pt, zh]) {
      const sentence = say.unclear(text, instead);
      for (const own of [text, ...instead]) expect(sentence).toContain(own);
    }
  });

  test('a suited or an offsuit pair is refused in words too', () => {
    for (const text of ['22+ suited', 'AA suited', 'KK offsuit', '22-55 s']) {
      expect(parseRange(text, 'line'), text).toMatchObject({ error: { fault: { why: 'suited pair' } } });
    }
  });

  test('brackets that stay open, close too often or are nested are refused', () => {
    for (const [text, why] of [
      ['(AA', 'not closed'],
      ['AA)', 'not open'],
      ['(AA}', 'not open'],
      ['(AA,{KK})', 'bracket in bracket'],
      ['[50](AA)[/50]', 'bracket in bracket'],
      ['0.5(AA:0.3)', 'weight in brackets'],
      ['(AA:0.3):0.5', 'weight in brackets'],
      ['2(AA)', 'bad bracket'],
      ['AA(2)', 'bad weight'],
    ] as const) {
      expect(parseRange(text, 'line'), text).toMatchObject({ error: { fault: { why } } });
    }
  });

  test('commas and line breaks separate words and percentages', () => {
    for (const text of ['AK, suited', 'AK\nsuited', 'suited, AK', 'AA, 25%', '25%\nAA', 'top 10%, suited']) {
      expect(parseRange(text, 'line').ok, text).toBe(true);
    }
  });
});

describe('the same on a line', () => {
  const OTHER = READ.filter(([text]) => !/^(?:xx|\{|\(|[\d.]+%?\()/.test(text));

  test.each(READ.filter(([text]) => text !== 'xx' && !/\).*,/.test(text)))(
    'hero’s and the opponent’s range %s',
    (text, same) => {
      const read = readLine(`${text} v ${text}`);
      const plain = readLine(`(${same}) v ${same}`);
      if (!read.ok) throw new Error(problemInWords(read.error));
      expect(writeLine(read.value)).toBe(plain.ok && writeLine(plain.value));
    },
  );

  test.each(OTHER)('hero’s range %s before a board', (text, same) => {
    const read = readLine(`${text} 2c7d9h v QQ`);
    const plain = readLine(`(${same}) 2c7d9h v QQ`);
    if (!read.ok) throw new Error(problemInWords(read.error));
    expect(writeLine(read.value)).toBe(plain.ok && writeLine(plain.value));
  });

  test.each(REFUSED.filter(([text]) => !/[*?]|h/.test(text)))(
    'hero’s range %s is refused as such',
    (text, ...instead) => {
      expect(readLine(`${text} v QQ`)).toMatchObject({ ok: false, error: { fault: { why: 'unclear', instead } } });
      expect(readLine(`AhKd v ${text}`)).toMatchObject({ ok: false, error: { fault: { why: 'unclear', instead } } });
    },
  );
});
