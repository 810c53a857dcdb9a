import { problemInWords } from '../../src/words/problems';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DECK, formatCard, type Card } from '../../src/poker/card';
import { formatRange, parseRange, RANGE_TEXT_LIMIT, type RangeProblem } from '../../src/poker/range';
import { topRange } from '../../src/poker/ranking';
import { combosIn, comboIndex, COMBOS, weightOf, type Range } from '../../src/poker/combos';
import { HAND_RANKING } from '../../src/poker/ranking';
import { DECK as WRITTEN_DECK, pairsOf, RANKS, SUITS } from '../reference/cards';
import { LONG } from '../long';

const SEED = { seed: 20_260_101 };

function read(text: string): Range {
  const parsed = parseRange(text, { seat: 1, of: 2 });
  if (!parsed.ok) throw new Error(`${text}: ${problemInWords(parsed.error)}`);
  return parsed.value;
}

/** Weight for weight, many times as fast as `toEqual`. */
function isSame(a: Range, b: Range): boolean {
  return a.weights.every((weight, combo) => weight === b.weights[combo]);
}

function refusal(text: string): RangeProblem & { message: string } {
  const parsed = parseRange(text, { seat: 1, of: 2 });
  if (parsed.ok) throw new Error(`${text} was read as ${formatRange(parsed.value)}`);
  return { ...parsed.error, message: problemInWords(parsed.error) };
}

/*
 * The naive reading: a hand is what is written on its two cards, and a part of a range is a question
 * asked of each of the 1,326 hands.
 */

interface NaiveHand {
  text: string;
  /** 0 for a deuce, 12 for an ace. */
  high: number;
  low: number;
  suited: boolean;
  cards: string[];
}

const HANDS: NaiveHand[] = pairsOf(WRITTEN_DECK).map((cards) => {
  const [low, high] = cards.map((card) => RANKS.indexOf(card.charAt(0))).sort((a, b) => a - b);
  const suited = cards[0].charAt(1) === cards[1].charAt(1);
  return { text: cards.join(''), high, low, suited, cards };
});

type Naive = (hand: NaiveHand) => boolean;

/** The weight of every hand by its text, zero left out. */
function weights(range: Range): Map<string, number> {
  const card = new Map<string, Card>(DECK.map((own) => [formatCard(own), own]));
  const weight = ([a, b]: string[]) => {
    const [first, second] = [card.get(a), card.get(b)];
    if (first === undefined || second === undefined) throw new Error(`no cards ${a} ${b}`);
    return range.weights[comboIndex(first, second)];
  };
  return new Map(HANDS.map((hand): [string, number] => [hand.text, weight(hand.cards)]).filter(([, w]) => w > 0));
}

function naively(parts: { is: Naive; weight?: number }[]): Map<string, number> {
  return new Map(
    HANDS.map((hand): [string, number] => {
      const last = parts.findLast(({ is }) => is(hand));
      return [hand.text, last === undefined ? 0 : (last.weight ?? 1)];
    }).filter(([, own]) => own > 0),
  );
}

const suitedAs = (letter: string, hand: NaiveHand) =>
  letter === '' || (hand.high !== hand.low && hand.suited === (letter === 's'));

/** Parts of every kind with their naive reading. */
const rank = fc.integer({ min: 0, max: 12 });
const letter = fc.constantFrom('', 's', 'o');
const suit = fc.constantFrom(...SUITS);
const name = (high: number, low: number, suffix: string) => RANKS[high] + RANKS[low] + suffix;
const part: fc.Arbitrary<{ text: string; is: Naive }> = fc.oneof(
  rank.map((own) => ({
    text: name(own, own, ''),
    is: (h: NaiveHand) => h.low === own && h.high === own,
  })),
  rank.map((own) => ({
    text: `${name(own, own, '')}+`,
    is: (h: NaiveHand) => h.high === h.low && h.low >= own,
  })),
  fc.tuple(rank, rank).map(([a, b]) => ({
    text: `${name(a, a, '')}-${name(b, b, '')}`,
    is: (h: NaiveHand) => h.high === h.low && h.low >= Math.min(a, b) && h.low <= Math.max(a, b),
  })),
  fc
    .tuple(rank, rank, letter)
    .filter(([a, b]) => a !== b)
    .map(([a, b, suffix]) => ({
      text: name(a, b, suffix),
      is: (h: NaiveHand) => h.high === Math.max(a, b) && h.low === Math.min(a, b) && suitedAs(suffix, h),
    })),
  fc
    .tuple(rank, rank, letter)
    .filter(([high, low]) => high > low)
    .map(([high, low, suffix]) => ({
      text: `${name(high, low, suffix)}+`,
      is: (h: NaiveHand) => h.high === high && h.low >= low && h.low < high && suitedAs(suffix, h),
    })),
  fc
    .tuple(rank, rank, rank, letter)
    .filter(([high, a, b]) => high > a && high > b)
    .map(([high, a, b, suffix]) => ({
      text: `${name(high, a, suffix)}-${name(high, b, suffix)}`,
      is: (h: NaiveHand) =>
        h.high === high && h.low >= Math.min(a, b) && h.low <= Math.max(a, b) && suitedAs(suffix, h),
    })),
  fc
    .tuple(rank, rank, fc.integer({ min: 1, max: 12 }), letter)
    .filter(([a, b, gap]) => a >= gap && b >= gap)
    .map(([a, b, gap, suffix]) => ({
      text: `${name(a, a - gap, suffix)}-${name(b, b - gap, suffix)}`,
      is: (h: NaiveHand) =>
        h.high - h.low === gap && h.high >= Math.min(a, b) && h.high <= Math.max(a, b) && suitedAs(suffix, h),
    })),
  fc.constantFrom(...pairsOf(WRITTEN_DECK)).map(([a, b]) => ({ text: b + a, is: (h: NaiveHand) => h.text === a + b })),
  fc.tuple(rank, suit, rank).map(([own, ownSuit, other]) => ({
    text: RANKS[own] + ownSuit + RANKS[other],
    is: ({ cards: [a, b] }: NaiveHand) =>
      (a === RANKS[own] + ownSuit && b.startsWith(RANKS[other])) ||
      (b === RANKS[own] + ownSuit && a.startsWith(RANKS[other])),
  })),
  fc.tuple(rank, fc.constantFrom('x', 'xs', 'xo', '*s', '*o')).map(([own, suffix]) => ({
    text: RANKS[own] + suffix,
    is: (h: NaiveHand) => h.high !== h.low && (h.high === own || h.low === own) && suitedAs(suffix.slice(1), h),
  })),
  fc.constantFrom('random', 'any', 'any two', 'atc', '100%').map((text) => ({ text, is: () => true })),
  fc.constantFrom(
    { text: 'pairs', is: (h: NaiveHand) => h.high === h.low },
    { text: 'suited', is: (h: NaiveHand) => h.suited },
    { text: 'offsuit', is: (h: NaiveHand) => h.high !== h.low && !h.suited },
  ),
);

const weight = fc.oneof(
  fc.constantFrom(0, 0.25, 0.5, 1),
  fc.double({ min: 0, max: 1, noNaN: true }),
  fc.integer({ min: 0, max: 1000 }).map((thousandths) => thousandths / 1000),
);

/** Ranges as they come: by hands, by single combos, dense and thin. */
const anyRange: fc.Arbitrary<Range> = fc.array(fc.tuple(part, weight), { maxLength: 30, size: 'max' }).map((parts) => {
  const parsed = parseRange(parts.map(([{ text }, w]) => `${text}:${Math.abs(w)}`).join(), 'line');
  return parsed.ok ? parsed.value : { weights: new Float64Array(COMBOS.length) };
});

test('every combo has its place, whichever card comes first', () => {
  expect(COMBOS).toHaveLength(1326);
  COMBOS.forEach(([high, low], index) => {
    expect(high).toBeGreaterThan(low);
    expect(comboIndex(high, low)).toBe(index);
    expect(comboIndex(low, high)).toBe(index);
    expect((high * (high - 1)) / 2 + low).toBe(index);
  });
});

describe('reading', () => {
  /** Canonical texts and counts worked out by hand: 6 combos a pair, 4 suited, 12 offsuit. */
  const rows: [why: string, text: string, combos: number, canonical: string][] = [
    ['a pair', 'AA', 6, 'AA'],
    ['all pairs', '22+', 78, '22+'],
    ['pairs from one to another', '88-55', 24, '88-55'],
    ['the same upward', '55-88', 24, '88-55'],
    ['aces upward are aces', 'AA+', 6, 'AA'],
    ['suited', 'AKs', 4, 'AKs'],
    ['offsuit', 'AKo', 12, 'AKo'],
    ['both', 'AK', 16, 'AK'],
    ['the lower card first', 'KAs', 4, 'AKs'],
    ['suited aces', 'A2s+', 48, 'A2s+'],
    ['offsuit kings, ace-king not among them', 'KTo+', 36, 'KTo+'],
    ['both upward', 'AT+', 64, 'AT+'],
    ['kickers from one to another', 'ATs-A7s', 16, 'ATs-A7s'],
    ['the same upward', 'A7s-ATs', 16, 'ATs-A7s'],
    ['from one to itself', 'A5s-A5s', 4, 'A5s'],
    ['both, by kicker', 'AQ-AT', 48, 'AQ-AT'],
    ['connectors, both cards stepping', 'JTs-54s', 28, 'JTs,T9s,98s,87s,76s,65s,54s'],
    ['one-gappers', '64s-97s', 16, '97s,86s,75s,64s'],
    ['offsuit connectors', 'KQo-JTo', 36, 'KQo,QJo,JTo'],
    ['one combo', 'AhKh', 1, 'AhKh'],
    ['one combo, the lower card first', 'KhAh', 1, 'AhKh'],
    ['one combo of a pair', '5c5s', 1, '5s5c'],
    ['one combo with a space in it', 'Ah Kd', 1, 'AhKd'],
    ['everything', 'random', 1326, 'random'],
    ['everything by its hands', '22+ A2+ K2+ Q2+ J2+ T2+ 92+ 82+ 72+ 62+ 52+ 42+ 32', 1326, 'random'],
    ['everything, half the time', 'any two:0.5', 1326, 'random:0.5'],
    ['a weight up to 1', '76s:0.5', 4, '76s:0.5'],
    ['a weight up to 100', 'AA@50', 6, 'AA:0.5'],
    ['a weight up to 1 behind the same sign', 'AA@0.5,KK@1', 12, 'AA:0.5,KK'],
    ['a weight up to 100 with decimals', 'AA@33.3', 6, 'AA:0.333'],
    ['a weight of 1 is none', 'AA:1,KK@100,QQ:1.0', 18, 'QQ+'],
    ['a weight on a run', '88 - 55 : .25', 24, '88-55:0.25'],
    ['a weight in per cent', 'TT-88:25%', 18, 'TT-88:0.25'],
    ['part of a per cent', 'AA:0.5%', 6, 'AA:0.005'],
    ['any suited ace', 'Axs', 48, 'A2s+'],
    ['any suited king, ace-king too', 'K*s', 48, 'AKs,K2s+'],
    ['any offsuit ten, the ten as 10', '10xo', 144, 'ATo,KTo,QTo,JTo,T2o+'],
    ['any unpaired ace', 'Ax', 192, 'A2+'],
    ['any ace', 'any ace', 198, 'AA,A2+'],
    ['any suited ace', 'any suited aces', 48, 'A2s+'],
    ['offsuit tens', 'Offsuit Tens', 144, 'ATo,KTo,QTo,JTo,T2o+'],
    ['the pair by its name', 'pocket sixes', 6, '66'],
    ['broadways', 'broadways', 160, 'AT+,KT+,QT+,JT'],
    ['suited broadways', 'all suited broadways', 40, 'ATs+,KTs+,QTs+,JTs'],
    ['connectors', 'suited connectors', 48, 'AKs,KQs,QJs,JTs,T9s,98s,87s,76s,65s,54s,43s,32s'],
    ['gappers', 'suited one-gappers', 44, 'AQs,KJs,QTs,J9s,T8s,97s,86s,75s,64s,53s,42s'],
    ['a minus', '22+,-AA', 72, 'KK-22'],
    ['a minus first', '-AA,-KK 22+', 66, 'QQ-22'],
    ['a minus before a group', 'TT+, -{AA,JJ}', 18, 'KK-QQ,TT'],
    ['a minus and a percentage', '100%,-99%', 12, '32o'],
    [
      'one card with any other, without it',
      'Ahx,-AA',
      48,
      formatRange(read('AhK,AhQ,AhJ,AhT,Ah9,Ah8,Ah7,Ah6,Ah5,Ah4,Ah3,Ah2')),
    ],
    ['any two cards', 'ATC', 1326, 'random'],
    ['every pair', 'pairs', 78, '22+'],
    ['every suited hand', 'Suited', 312, 'A2s+,K2s+,Q2s+,J2s+,T2s+,92s+,82s+,72s+,62s+,52s+,42s+,32s'],
    ['a weight on one combo', 'AhKh:0.3', 1, 'AhKh:0.3'],
    ['a very small weight', 'AA:1e-7', 6, 'AA:1e-7'],
    ['a weight of zero drops the combos', '22+,77:0', 72, '88+,66-22'],
    ['brackets as GTO+ and Flopzilla write them', '[50]AA,KK[/50],QQ', 18, 'KK+:0.5,QQ'],
    ['brackets with decimals', '[50.0]AA[/50.0][25]KK[/25]', 12, 'AA:0.5,KK:0.25'],
    ['PioSOLVER’s list', 'AA,KK:0.75,AKs,AKo:0.25', 28, 'AA,KK:0.75,AKs,AKo:0.25'],
    ['as the field writes it', 'TT+, AQs+, AKo', 50, 'TT+,AQs+,AKo'],
    ['the same on lines', 'TT+\nAQs+\r\nAKo\n', 50, 'TT+,AQs+,AKo'],
    ['empty parts', ',AA,,KK, ,', 12, 'KK+'],
    ['suited and offsuit together', 'AKs,AKo', 16, 'AK'],
    ['suited and offsuit together in a run only', 'A2s+,AKo', 60, 'A2s+,AKo'],
    ['four combos are their hand', 'AsKs,AhKh,AdKd,AcKc', 4, 'AKs'],
    ['three combos are not', 'AsKs,AhKh,AdKd', 3, 'AsKs,AhKh,AdKd'],
    ['one combo heavier than its hand', 'AKs:0.5,AhKh', 4, 'AsKs:0.5,AhKh,AdKd:0.5,AcKc:0.5'],
  ];
  test.each(rows)('%s: %s', (_, text, combos, canonical) => {
    const range = read(text);
    expect(combosIn(range)).toBe(combos);
    expect(formatRange(range)).toBe(canonical);
    expect(read(canonical)).toEqual(range);
  });

  const spellings: [text: string, canonical: string][] = [
    ['aks KQS qJo JTO', 'AKs,KQs,QJo,JTo'],
    ['A10s+', 'ATs+'],
    ['1010', 'TT'],
    ['10h10s', 'TsTh'],
    ['A♥K♥', 'AhKh'],
    ['A♥️ K♦️', 'AhKd'],
    ['A♤K♤', 'AsKs'],
    ['88–55', '88-55'],
    ['88−55', '88-55'],
    ['22 +', '22+'],
    ['aa @ 50', 'AA:0.5'],
    ['RANDOM', 'random'],
    ['Any Two Cards', 'random'],
    ['TOP 100 %', 'random'],
    ['ASKS', 'AsKs'],
    ['\ufeffAA\u00a0KK', 'KK+'],
  ];
  test.each(spellings)('%j is %s', (text, canonical) => {
    expect(formatRange(read(text))).toBe(canonical);
  });

  test('every part holds the hands that answer a plain question, of all 1,326', LONG, () => {
    fc.assert(
      fc.property(part, ({ text, is }) => {
        const naive = naively([{ is }]);
        if (naive.size === 0) expect(refusal(text).code).toBe('duplicate-card');
        else expect(weights(read(text)), text).toEqual(naive);
      }),
      { ...SEED, numRuns: 1500 },
    );
  });

  test('parts add up, with weights, in any case and with any separators', () => {
    const separator = fc.constantFrom(',', ', ', ' ', '\n', ' ,\t');
    const weighted = fc.oneof(
      fc.constant({ sign: '', own: 1 }),
      weight.map((own) => ({ sign: `:${own}`, own })),
      fc
        .tuple(fc.integer({ min: 0, max: 1000 }), fc.constantFrom('@N', '@N%', ':N%', ' : N %'))
        .map(([tenths, written]) => ({
          sign: written.replace('N', String(tenths / 10)),
          // A weight up to 1 behind @ is not a percentage.
          own: written === '@N' && tenths <= 10 ? tenths / 10 : tenths / 1000,
        })),
    );
    const list = fc.array(fc.tuple(part, weighted, separator, fc.boolean()), {
      minLength: 1,
      maxLength: 12,
      size: 'max',
    });
    fc.assert(
      fc.property(list, (all) => {
        const parts = all.filter(([{ is }]) => HANDS.some(is));
        const text = parts
          .map(([{ text: own }, { sign }, between, small], index) => {
            // A word and a percentage stand alone between commas or line breaks.
            const isAlone = [own, parts[index + 1]?.[0].text ?? ''].some((text) => /^[a-z]{3}|%/.test(text));
            // A comma between digits may be decimal.
            const separator = (isAlone && between === ' ') || between === ',' ? ', ' : between;
            return [small ? own.toLowerCase() : own.toUpperCase(), sign, separator].join('');
          })
          .join('');
        const naive = naively(parts.map(([{ is }, { own }]) => ({ is, weight: own })));
        const parsed = parseRange(text, 'line');
        if (parsed.ok) expect(weights(parsed.value), text).toEqual(naive);
        else expect([parsed.error.code, naive.size], text).toEqual(['empty-range', 0]);
      }),
      { ...SEED, numRuns: 300 },
    );
  });

  test('a card with any other is the 51 combos with the card', () => {
    for (const [at, card] of WRITTEN_DECK.entries()) {
      for (const text of [`${card}x`, `${card}X`, `${card}?`, `${card.toLowerCase()}x:0.5`]) {
        const found = weights(read(text));
        expect(found.size, text).toBe(51);
        expect(formatRange(read(text))).toBe(`${card}x${text.endsWith('5') ? ':0.5' : ''}`);
        for (const combo of found.keys()) expect(combo).toContain(WRITTEN_DECK[at]);
      }
    }
    expect(refusal('As*').message).toContain('“Asx”');
  });

  test('the bottom and the top of all hands are all hands, once', () => {
    for (let percent = 1; percent < 100; percent += 7) {
      const [top, bottom] = [read(`top ${100 - percent}%`), read(`bottom ${percent}%`)];
      expect(top.weights.every((own, combo) => own + bottom.weights[combo] === 1)).toBe(true);
      expect(combosIn(read(`100%,-${percent}%`))).toBe(1326 - combosIn(read(`${percent}%`)));
    }
  });

  test('a minus takes out what any part names, first or last', () => {
    fc.assert(
      fc.property(part, part, fc.boolean(), (one, other, isFirst) => {
        const text = isFirst ? `-${other.text}, ${one.text}` : `${one.text}, -${other.text}`;
        const naive = naively([{ is: (hand) => one.is(hand) && !other.is(hand) }]);
        const parsed = parseRange(text, 'line');
        if (parsed.ok) expect(weights(parsed.value), text).toEqual(naive);
        else if (parsed.error.code !== 'duplicate-card') expect(naive.size, text).toBe(0);
      }),
      { ...SEED, numRuns: 300 },
    );
  });

  test('can be posted to a worker', () => {
    const range = read('TT+,AQs+:0.5');
    expect(structuredClone(range)).toEqual(range);
  });

  test('weights are counted by how much they are held', () => {
    const range = read('AA:0.5,KK,QQ:0');
    expect(combosIn(range)).toBe(12);
    expect(weightOf(range)).toBe(9);
  });
});

describe('what the field reads in several ways', () => {
  test('a plus raises the kicker and leaves the high card: T9s+ is T9s', () => {
    expect(formatRange(read('T9s+'))).toBe('T9s');
    expect(formatRange(read('97s+'))).toBe('97s+');
    expect(formatRange(read('QJ+'))).toBe('QJ');
    expect(formatRange(read('AK+'))).toBe('AK');
    expect(formatRange(read('T9s-AKs'))).toBe('AKs,KQs,QJs,JTs,T9s');
  });

  test('a suit belongs to the card before it, an s after two ranks is "suited"', () => {
    expect(formatRange(read('AsK'))).toBe('AsKs,AsKh,AsKd,AsKc');
    expect(formatRange(read('AKs'))).toBe('AKs');
    expect(formatRange(read('KsA'))).toBe('AsKs,AhKs,AdKs,AcKs');
    expect(formatRange(read('AsA'))).toBe('AsAh,AsAd,AsAc');
    expect(formatRange(read('AsKs'))).toBe('AsKs');
    expect(refusal('AKd').message).toContain('“KdA” or “AdKd”');
    expect(refusal('AK♠').message).toContain('“KsA” or “AsKs”');
    expect(formatRange(read('AKss'))).toBe('AsKs');
  });

  test('a dash between a suited and an offsuit hand has two meanings, and both are named', () => {
    expect(refusal('76s-54o').message).toContain('“76s-54s” or “76o-54o”');
    expect(refusal('A9o-A6s').message).toContain('“A9o-A6o” or “A9s-A6s”');
    expect(refusal('A9s-K6o').message).toContain('A2s-A9s');
  });

  test('parts that overlap are a union, and of two weights the later holds', () => {
    expect(combosIn(read('TT+,QQ+,AA'))).toBe(30);
    expect(formatRange(read('22+:0.5,AA'))).toBe('AA,KK-22:0.5');
    expect(formatRange(read('AA,22+:0.5'))).toBe('22+:0.5');
    expect(formatRange(read('22+,77:0.5,AA:0'))).toBe('KK-88,77:0.5,66-22');
    expect(formatRange(read('random,22+:0'))).toBe('A2+,K2+,Q2+,J2+,T2+,92+,82+,72+,62+,52+,42+,32');
  });
});

describe('a share from the top', () => {
  /** Combos of the best hands, one after the other. */
  const reached = HAND_RANKING.reduce<number[]>((sums, hand) => {
    const combos = hand.length === 2 ? 6 : hand.endsWith('s') ? 4 : 12;
    return [...sums, (sums.at(-1) ?? 0) + combos];
  }, []);

  test('takes the fewest whole hands that reach it', LONG, () => {
    expect(reached.at(-1)).toBe(1326);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1000 }), (tenths) => {
        const range = read(`${tenths / 10}%`);
        const combos = reached.find((sum) => sum >= (tenths / 1000) * 1326 - 1e-9);
        expect(combosIn(range)).toBe(combos);
        expect(range).toEqual(topRange(tenths / 10));
        const hands = HAND_RANKING.slice(0, reached.indexOf(combos ?? NaN) + 1);
        expect(range).toEqual(read(hands.join()));
      }),
      SEED,
    );
  });

  test('less another share has the hands between them', () => {
    const tenths = fc.integer({ min: 0, max: 1000 });
    fc.assert(
      fc.property(tenths, tenths, fc.constantFrom('-', ' - ', '–'), (a, b, dash) => {
        const [from, to] = [Math.min(a, b), Math.max(a, b)].map((own) => topRange(own / 10));
        const between = to.weights.map((weight, combo) => weight - from.weights[combo]);
        const parsed = parseRange(`${a / 10}%${dash}${b / 10}%`, 'line');
        if (parsed.ok) expect(isSame(parsed.value, { weights: between })).toBe(true);
        else {
          expect(parsed.error).toMatchObject({ code: 'empty-range', why: 'no hands' });
          expect(between.every((weight) => weight === 0)).toBe(true);
        }
      }),
      SEED,
    );
  });

  test('holds 200 combos at 15%', () => {
    const range = read('15%');
    expect(combosIn(range)).toBe(200);
    expect(formatRange(read('15%,5%:0'))).toBe(formatRange(read('5%-15%')));
    expect(formatRange(range)).toBe('55+,A5s+,K9s+,QJs,A9o+,KJo+');
    expect(read('top 15%')).toEqual(range);
    expect(formatRange(read('15%:0.5,AA'))).toBe('AA,KK-55:0.5,A5s+:0.5,K9s+:0.5,QJs:0.5,A9o+:0.5,KJo+:0.5');
  });

  test('goes from the aces to everything', () => {
    expect(formatRange(read('0.1%'))).toBe('AA');
    expect(formatRange(read('100%'))).toBe('random');
    expect(combosIn(topRange(0))).toBe(0);
    expect(() => topRange(101)).toThrow(RangeError);
    expect(() => topRange(NaN)).toThrow(RangeError);
  });
});

describe('writing', () => {
  test('a written range reads back to the very same weights and text', LONG, () => {
    fc.assert(
      fc.property(anyRange, (range) => {
        const text = formatRange(range);
        if (combosIn(range) === 0) {
          expect(text).toBe('');
          return;
        }
        const again = read(text);
        expect(isSame(again, range)).toBe(true);
        expect(formatRange(again)).toBe(text);
      }),
      { ...SEED, numRuns: 300 },
    );
  });

  test('a written range reads back even if every combo has a long weight', () => {
    const long = fc.double({ min: 1e-300, max: 1, noNaN: true });
    fc.assert(
      fc.property(fc.array(long, { minLength: 1326, maxLength: 1326, size: 'max' }), (own) => {
        const range = { weights: Float64Array.from(own) };
        const text = formatRange(range);
        expect(text.length).toBeLessThanOrEqual(RANGE_TEXT_LIMIT);
        expect(isSame(read(text), range)).toBe(true);
      }),
      { ...SEED, numRuns: 20 },
    );
  });

  test('the order of the parts does not matter, nor how they are cut', () => {
    expect(formatRange(read('KJo+ JTs ATo+ A2s+ QTs+ 22+ KTs+'))).toBe('22+,A2s+,KTs+,QTs+,JTs,ATo+,KJo+');
    expect(formatRange(read('22-66,77,88+'))).toBe('22+');
  });
});

describe('refuses what is not a range', () => {
  const rows: [text: string, code: string, character: number, quoted: string][] = [
    ['Zz', 'bad-range', 1, 'Zz'],
    ['AA,KK, T9x+', 'bad-range', 10, 'T9x+'],
    ['AA,A', 'bad-range', 5, 'A'],
    ['xA', 'bad-range', 1, 'xA'],
    ['A*', 'bad-range', 2, 'A*'],
    ['Axd', 'bad-range', 3, 'Axd'],
    ['Axs+', 'bad-range', 4, 'Axs+'],
    ['Axs-A5s', 'bad-range', 4, 'Axs-A5s'],
    ['ATc', 'bad-range', 3, 'ATc'],
    ['suitedAA', 'bad-range', 1, 'suitedAA'],
    ['5%-', 'bad-range', 3, '5%-'],
    ['5%-101%', 'bad-range', 1, '5%-101%'],
    ['AA:101%', 'bad-range', 4, 'AA:101%'],
    ['AA:1e-7%', 'bad-range', 4, 'AA:1e-7%'],
    ['AAs', 'bad-range', 3, 'AAs'],
    ['AAo+', 'bad-range', 3, 'AAo+'],
    ['AKd', 'bad-range', 3, 'AKd'],
    ['As', 'bad-range', 3, 'As'],
    ['AA As KK', 'bad-range', 6, 'As'],
    ['AhAh', 'duplicate-card', 1, 'AhAh'],
    ['AhKh+', 'bad-range', 5, 'AhKh+'],
    ['AhKh-AhTh', 'bad-range', 5, 'AhKh-AhTh'],
    ['AhKhQh', 'bad-range', 5, 'AhKhQh'],
    ['AKsAQs', 'bad-range', 4, 'AKsAQs'],
    ['22++', 'bad-range', 4, '22++'],
    ['222', 'bad-range', 3, '222'],
    ['99-', 'bad-range', 4, '99-'],
    ['99-x', 'bad-range', 4, '99-x'],
    ['QQ, AA-AT', 'bad-range', 5, 'AA-AT'],
    ['A9s-K6s', 'bad-range', 1, 'A9s-K6s'],
    ['A9s-A6o', 'bad-range', 1, 'A9s-A6o'],
    ['AKs-ATo', 'bad-range', 1, 'AKs-ATo'],
    ['AA;KK', 'bad-range', 3, 'AA;KK'],
    ['AA ; KK', 'bad-range', 4, ';'],
    ['*', 'bad-range', 1, '*'],
    ['+', 'bad-range', 1, '+'],
    ['anything', 'bad-range', 2, 'anything'],
    ['KK,AA:1.5', 'bad-range', 7, 'AA:1.5'],
    ['AA:-0.5', 'bad-range', 4, 'AA:-0.5'],
    ['AA:NaN', 'bad-range', 4, 'AA:NaN'],
    ['AA:Infinity', 'bad-range', 4, 'AA:Infinity'],
    ['AA:1e400', 'bad-range', 4, 'AA:1e400'],
    ['AA:', 'bad-range', 4, 'AA:'],
    ['AA:.', 'bad-range', 4, 'AA:.'],
    ['AA:0x1', 'bad-range', 4, 'AA:0x1'],
    ['AA:0,5', 'bad-range', 6, 'AA:0,5'],
    ['AA:0.5:0.5', 'bad-range', 4, 'AA:0.5:0.5'],
    ['AA@101', 'bad-range', 4, 'AA@101'],
    ['AA@-1', 'bad-range', 4, 'AA@-1'],
    ['AA@', 'bad-range', 4, 'AA@'],
    ['101%', 'bad-range', 1, '101%'],
    ['- 5%', 'bad-range', 1, '-'],
    ['15', 'bad-range', 1, '15'],
    ['KK [50]AA', 'bad-range', 4, '[50]AA'],
    ['[50]AA[/40]', 'bad-range', 7, '[/40]'],
    ['AA[/50]', 'bad-range', 3, '[/50]'],
    ['[50][20]AA', 'bad-range', 5, '[20]AA'],
    ['[150]AA[/150]', 'bad-range', 1, '[150]AA[/150]'],
    ['[-50]AA', 'bad-range', 1, '[-50]AA'],
    ['[50]AA:0.3[/50]', 'bad-range', 8, 'AA:0.3[/50]'],
    ['🂡🂡, AA', 'bad-range', 1, '🂡🂡'],
    ['AA, 🂡', 'bad-range', 5, '🂡'],
  ];
  test.each(rows)('reports %j: %s, character %i, %j', (text, code, character, quoted) => {
    const problem = refusal(text);
    expect(problem.code).toBe(code);
    // In the quoted part.
    const before = Array.from(text.slice(0, text.lastIndexOf(quoted))).length;
    expect(problem).toMatchObject({ character: character - before, part: quoted, place: { seat: 1, of: 2 } });
    expect(problem.message.startsWith(`Opponent 2: “${quoted}” `)).toBe(true);
  });

  test('characters are counted as people count them', () => {
    expect(refusal('A♥️K♥️,Ay')).toMatchObject({ character: 2 });
    expect(refusal('\u{1f0a1}')).toMatchObject({ character: 1 });
  });

  test.each(['-AA', '22+,-22+', '', ' ', ',\n,', 'AA:0', '22+,22+:0', '0%', '[50][/50]', '[0]AA[/0]', 'AA:1e-999'])(
    '%j is an empty range',
    (text) => {
      const { code, message } = refusal(text);
      expect(code).toBe('empty-range');
      expect(message).toMatch(/^Opponent 2: the range is empty/);
    },
  );

  test('any text at all gives a range or a short message that names the place', LONG, () => {
    const token = fc.oneof(
      part.map(({ text }) => text),
      fc.constantFrom(...'AKQJT98765432cdhso+-:@%[]/;,. ♠♥️10xX*\n'),
      fc.constantFrom(
        'top ',
        'any',
        'atc',
        'suited',
        'pairs',
        '5%-',
        'x',
        '*s',
        '[50]',
        '[/50]',
        ':0.5',
        '@50',
        '%',
        '15%',
        'e-2',
      ),
    );
    const text = fc.oneof(
      fc.array(part, { maxLength: 6 }).map((parts) => parts.map((own) => own.text).join(' ')),
      fc.array(token, { maxLength: 12, size: 'max' }).map((tokens) => tokens.join('')),
      fc.string({ unit: 'binary', maxLength: 200, size: 'max' }),
      fc.string({ unit: 'grapheme', maxLength: 200, size: 'max' }),
    );
    let ranges = 0;
    fc.assert(
      fc.property(text, (any) => {
        const parsed = parseRange(any, { seat: 1, of: 2 });
        if (parsed.ok) {
          ranges++;
          expect(isSame(read(formatRange(parsed.value)), parsed.value)).toBe(true);
          expect(parsed.value.weights.every((own) => own >= 0 && own <= 1)).toBe(true);
          return;
        }
        const { code } = parsed.error;
        const message = problemInWords(parsed.error);
        expect(['bad-range', 'empty-range', 'duplicate-card']).toContain(code);
        expect(message.startsWith('Opponent 2')).toBe(true);
        // Of the text no more than 40 characters; the rest is the product's own sentence.
        expect([...message].length).toBeLessThanOrEqual(40 + 120);
      }),
      { ...SEED, numRuns: 4000 },
    );
    expect(ranges).toBeGreaterThan(500);
  });

  const pastes = [
    'AA,',
    '100%,',
    '2%',
    'random ',
    ' ',
    'A',
    '2',
    '22 ',
    '[50]AA[/50]',
    '[',
    '0',
    'As ',
    ':0.5',
    'AA:0.00001',
    'any ',
    'top ',
    '1%-',
    'Axs ',
    '🂡',
  ];
  test.each(pastes)('500,000 and just few enough characters of %j are read to the end or refused', (piece) => {
    for (const length of [RANGE_TEXT_LIMIT, 500_000]) {
      const parsed = parseRange(piece.repeat(length / piece.length), { seat: 1, of: 2 });
      if (!parsed.ok) expect(problemInWords(parsed.error).length).toBeLessThan(200);
      if (length > RANGE_TEXT_LIMIT) expect(parsed.ok).toBe(false);
    }
    parseRange(`AA${' '.repeat(RANGE_TEXT_LIMIT - 4)}KK`, 'line');
    parseRange(`${'1'.repeat(RANGE_TEXT_LIMIT)}`, 'line');
  });
});
