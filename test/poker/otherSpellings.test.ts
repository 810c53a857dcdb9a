import { describe, expect, test } from 'vitest';
import { pairsOf, DECK, RANKS } from '../reference/cards';
import { problems as en } from '#language/en';
import { problems as es } from '#language/es';
import { problems as pt } from '#language/pt';
import { problems as zh } from '#language/zh';
import { readLine, writeLine } from '../../src/notation/line';
import { readLink } from '../../src/notation/link';
import { formatCard } from '../../src/poker/card';
import { combosIn, COMBOS } from '../../src/poker/combos';
import { readSpot } from '../../src/poker/readSpot';
import { withPoints } from '../../src/poker/plainText';
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
  ['AA@0.5', 'AA:0.5'],
  ['AA@1', 'AA'],
  ['AA@1%', 'AA:0.01'],
  ['AA@50,55', 'AA:0.5,55'],
  ['22+, A2s+, K9s+ (10.7%)', '22+,A2s+,K9s+'],
  ['KK, AA(50%)', 'KK,AA:0.5'],
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
  ['AA:50', 'AA:50%'],
  ['AA=50', 'AA:50%'],
  ['AA(50)', 'AA:50%'],
  ['AA:0,5', 'AA:0.5'],
  ['AA@0,5', 'AA@0.5'],
  ['AA@12,5', 'AA@12.5'],
  ['AA:12,5%', 'AA:12.5%'],
  ['AA:0,55', 'AA:0.55', 'AA:0, 55'],
  ['AA 0,5', 'AA:0.5'],
  ['AA 25,5%', 'AA:25.5%', 'AA, 25.5%'],
  ['25,5%', '25.5%', '25, 5%'],
  ['top 25,5%', 'top 25.5%'],
  ['5,5%-15%', '5.5%-15%'],
  ['50(AA,KK)', '50%(AA,KK)'],
  ['0,5(AA,KK)', '0.5(AA,KK)'],
  ['(AA,KK):0,5', '(AA,KK):0.5'],
  ['22+, A2s+, K9s+ (15.2%)', 'K9s+:15.2%', 'K9s+'],
  ['22+ (5.9%)', '22+:5.9%', '22+'],
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
      ['200(AA)', 'bad bracket'],
      ['AA(200)', 'bad weight'],
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

describe('weights', () => {
  const SIGNS = [':', '@', '=', '('] as const;
  const AMOUNTS = [
    ['0.5', 0.5],
    ['1', 1],
    ['50%', 0.5],
    ['50', 0.5],
    ['0,5', 0.5],
    ['12,5%', 0.125],
  ] as const;

  test.each(SIGNS)('after %s each amount is its weight, or is refused with the spelling of this weight', (sign) => {
    for (const [amount, weight] of AMOUNTS) {
      const text = `QQ${sign}${amount}${sign === '(' ? ')' : ''}`;
      const read = parseRange(text, 'line');
      const isRead = /^(?:0\.5|1|50%)$/.test(amount) || text === 'QQ@50';
      expect(read.ok, text).toBe(isRead);
      const fault = !read.ok && 'fault' in read.error ? read.error.fault : undefined;
      const [own = text] = fault?.why === 'unclear' ? fault.instead : [];
      const plain = parseRange(own, 'line');
      expect(plain.ok && formatRange(plain.value), `${text}: ${own}`).toBe(weight === 1 ? 'QQ' : `QQ:${weight}`);
    }
  });

  test('the share of any list in brackets behind it is a note', () => {
    for (const list of ['22+, A2s+', 'AKs AQs KQs', '{77+, ATs+}, KQo']) {
      const plain = parseRange(list, 'line');
      if (!plain.ok) throw new Error(list);
      for (const digits of [0, 1, 2]) {
        const share = ((100 * combosIn(plain.value)) / 1326).toFixed(digits);
        expect(parseRange(`${list} (${share}%)`, 'line'), share).toEqual(plain);
      }
    }
  });

  test.each([
    ['AA:0,5', 'AA:0.5'],
    ['AA@0,5, KK@50,55', 'AA@0.5, KK@50,55'],
    ['AA@12,5', 'AA@12.5'],
    ['25,5%', '25.5%'],
    ['top 5,5%-15,5%', 'top 5.5%-15.5%'],
    ['AhKh v 25,5% with toppair+', 'AhKh v 25.5% with toppair+'],
    ['22,15%', '22.15%'],
    ['AA,22,15%', 'AA,22,15%'],
    ['22, 15%', '22, 15%'],
    ['AA,KK', 'AA,KK'],
    ['(22,33)', '(22,33)'],
    ['0,5(AA,KK)', '0.5(AA,KK)'],
    ['AhKh v QQ pot 62,5 call 20', 'AhKh v QQ pot 62,5 call 20'],
  ])('in a language with a decimal comma %s is %s', (text, pointed) => {
    expect(withPoints(text)).toBe(pointed);
  });
});

describe('suits behind two ranks', () => {
  const SIGNS = ['s', 'h', 'd', 'c', 'o', 'x'];
  const TAILS = [
    ...SIGNS,
    ...SIGNS.flatMap((a) => SIGNS.map((b) => a + b)),
    ...SIGNS.flatMap((a) => SIGNS.flatMap((b) => SIGNS.map((c) => a + b + c))),
  ];
  const HANDS = ['AK', 'KA', '72', 'T9', '109', 'AA'];

  /** The hands of two written cards, each a rank and a suit, x for any. */
  function naive(hand: string, tail: string): string[] {
    const [first, second] = hand.replace('10', 'T');
    const [a, b] = tail;
    const is = (card: string, rank: string, suit: string) =>
      card.startsWith(rank) && (suit === 'x' || card.endsWith(suit));
    return pairsOf(DECK)
      .filter(([x, y]) => (is(x, first, a) && is(y, second, b)) || (is(y, first, a) && is(x, second, b)))
      .map((pair) => [...pair].sort().join(''))
      .sort();
  }

  function cardsIn(text: string): string[] | undefined {
    const read = parseRange(text, 'line');
    if (!read.ok) return undefined;
    return COMBOS.filter((_, combo) => read.value.weights[combo] > 0)
      .map((cards) => cards.map(formatCard).sort().join(''))
      .sort();
  }

  test.each(HANDS)(
    '%s with every tail of up to three signs is read as its suits, or refused with what to write',
    (hand) => {
      for (const tail of TAILS) {
        const [one, other] = tail;
        const isTwice = hand === 'AA' && one === other;
        const isPair = hand === 'AA';
        const areSuits = /^[shdcx]{2}$/.test(tail) && tail !== 'xx';
        const found = cardsIn(hand + tail);
        if (areSuits && !isTwice) expect(found, hand + tail).toEqual(naive(hand, tail));
        else if (/^[so]$/.test(tail) && !isPair) expect(found?.length, hand + tail).toBe(tail === 's' ? 4 : 12);
        else {
          const read = parseRange(hand + tail, 'line');
          if (read.ok) throw new Error(`${hand + tail} is read`);
          if (!('fault' in read.error)) {
            // AAhh has a card twice.
            expect(isTwice, hand + tail).toBe(true);
            continue;
          }
          const { fault } = read.error;
          if (fault.why === 'suited pair') continue;
          if (fault.why !== 'unclear') throw new Error(`${hand + tail}: ${fault.why}`);
          expect(fault.instead.length).toBeGreaterThan(0);
          // No spelling has a suit that is not written, and each is read.
          for (const own of fault.instead) {
            expect(cardsIn(own), `${hand + tail}: ${own}`).toBeDefined();
            const suits = Array.from(own.replace(/^(?:[2-9TJQKA]{2})([so])$/, '')).filter((sign) =>
              'hdc'.includes(sign),
            );
            for (const suit of suits) expect(tail, own).toContain(suit);
          }
        }
      }
    },
  );

  test('a plus and a dash step through combos of these suits', () => {
    for (const [text, same] of [
      ['A5ss-A2ss', 'As5s,As4s,As3s,As2s'],
      ['A5-A2ss', 'As5s,As4s,As3s,As2s'],
      ['KTss+', 'KsQs,KsJs,KsTs'],
      ['KQss+', 'KsQs'],
      ['JThd-98hd', 'JhTd,Th9d,9h8d'],
      ['99hd+', 'AhAd,KhKd,QhQd,JhJd,ThTd,9h9d'],
      ['AK♠♠', 'AsKs'],
    ]) {
      expect(cardsIn(text), text).toEqual(cardsIn(same));
    }
    for (const rank of RANKS) expect(cardsIn(`${rank}${rank}cx`)).toHaveLength(3);
  });

  test('mean hero’s hand on a line, in a link and in a question', () => {
    const plain = readLine('AhKh 7h3h9c v QdJd');
    expect(plain.ok).toBe(true);
    expect(readLine('AKhh 7h3h9c v QJdd')).toEqual(plain);
    const { draft, problems } = readLink('#/?hero=AKhh&board=7h3h9c&vs=QJdd');
    expect(problems).toEqual([]);
    expect(plain.ok && writeLine(plain.value)).toBe(writeLine(draft));
    expect(readSpot({ hero: 'AKhh', board: '7h3h9c', opponents: ['QJdd'] })).toEqual(
      readSpot({ hero: 'AhKh', board: '7h3h9c', opponents: ['QdJd'] }),
    );
    expect(readLine('(AKhh) v QQ')).toMatchObject({ error: { why: 'one hand' } });
  });
});
