// Tests src/poker/result too.
import { problemInWords } from '../../src/words/problems';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cardName, cardSymbol, rankName, suitName } from '#words/cards';
import { quote } from '#words/text';
import { cardOf, DECK, formatCard, formatCards, parseCards, rankOf, suitOf } from '../../src/poker/card';
import { DECK as WRITTEN_DECK } from '../reference/cards';

const SEED = { seed: 20_260_101 };

const card = fc.constantFrom(...DECK);

/** The quoted parts of a message. */
function quoted(message: string): string[] {
  return [...message.matchAll(/“([^”]*)”/g)].map(([, text]) => text);
}

test('the deck is four suits to each rank from the deuce, clubs, diamonds, hearts, spades', () => {
  expect(DECK.map(formatCard)).toEqual(WRITTEN_DECK);
  for (const own of DECK) expect(cardOf(rankOf(own), suitOf(own))).toBe(own);
});

describe('notation', () => {
  const rows: [why: string, text: string, cards: string][] = [
    ['nothing', '', ''],
    ['only separators', ' ,\t\n, ', ''],
    ['small letters without spaces', 'ahkd', 'AhKd'],
    ['spaces', 'Ah Kd', 'AhKd'],
    ['symbols', 'A♥ K♦', 'AhKd'],
    ['symbols without spaces', 'A♥K♦', 'AhKd'],
    ['all four symbols', '2♠3♥4♦5♣', '2s3h4d5c'],
    ['outlined symbols', '2♤3♡4♢5♧', '2s3h4d5c'],
    ['symbols drawn as emoji', 'A♥️ K♦️', 'AhKd'],
    ['commas', '7d,5c,Kh, 8c', '7d5cKh8c'],
    ['ten as T', 'Td tc', 'TdTc'],
    ['ten as 10', '10d 10♣', 'TdTc'],
    ['ten as 10 between others', '9s10h2c', '9sTh2c'],
    ['capital suits', 'AH KD QS JC', 'AhKdQsJc'],
    ['no-break and wide spaces', 'Ah\u00a0Kd\u3000Qs', 'AhKdQs'],
    ['cards that repeat are left for the caller to report', 'AhAh', 'AhAh'],
  ];
  test.each(rows)('%s: %j', (_, text, cards) => {
    const parsed = parseCards(text, 'board');
    expect(parsed.ok && formatCards(parsed.value)).toBe(cards);
  });

  test('every card is read in every notation', () => {
    for (const own of DECK) {
      const [rank, suit] = [...formatCard(own)];
      const symbol = '♣♦♥♠'.charAt(suitOf(own));
      const ranks = rank === 'T' ? ['T', 't', '10'] : [rank, rank.toLowerCase()];
      for (const written of ranks.flatMap((r) => [suit, suit.toUpperCase(), symbol].map((s) => r + s))) {
        expect(parseCards(written, 'line'), written).toEqual({ ok: true, value: [own] });
      }
      expect(parseCards(cardSymbol(own), 'line')).toEqual({ ok: true, value: [own] });
    }
  });

  test('a written card is read back, with any separators', () => {
    const separator = fc.constantFrom('', ' ', ',', ', ', '\n');
    fc.assert(
      fc.property(fc.array(fc.tuple(card, separator), { maxLength: 52, size: 'max' }), (hand) => {
        const text = hand.map(([own, between]) => formatCard(own) + between).join('');
        expect(parseCards(text, 'line')).toEqual({ ok: true, value: hand.map(([own]) => own) });
      }),
      SEED,
    );
  });

  test('reading, writing and reading again gives the same cards', () => {
    const anyway = fc.string({
      unit: fc.constantFrom(...'AKQJT1023456789cdhs♠♥♦♣ ,xé'),
      maxLength: 12,
    });
    let read = 0;
    fc.assert(
      fc.property(anyway, (text) => {
        const parsed = parseCards(text, 'line');
        if (!parsed.ok) return;
        read++;
        expect(parseCards(formatCards(parsed.value), 'line')).toEqual(parsed);
      }),
      { ...SEED, numRuns: 2000 },
    );
    expect(read).toBeGreaterThan(0);
  });
});

describe('refuses what is not a card', () => {
  const rows: [text: string, mentioned: string][] = [
    ['Xh', 'Xh'],
    ['A', 'A'],
    ['Ah K', 'K'],
    ['AhKx', 'Kx'],
    ['1h', '1h'],
    ['0h', '0h'],
    ['hA', 'hA'],
    ['A h', 'A'],
    ['Ah;Kd', ';Kd'],
    ['Ah🂡', '🂡'],
    ['*', '*'],
  ];
  test.each(rows)('reports %j with its place and %j', (text, mentioned) => {
    const parsed = parseCards(text, 'board');
    if (parsed.ok) return expect.fail('was read');
    expect(parsed.error.code).toBe('bad-card');
    expect(problemInWords(parsed.error)).toContain('Board');
    expect(quoted(problemInWords(parsed.error)).join()).toContain(mentioned);
  });

  test('any text gives cards, or a short message that names the place', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 200, size: 'max' }),
      fc.string({ unit: 'grapheme', maxLength: 200, size: 'max' }),
      fc.string({
        unit: fc.constantFrom(...'AKh♥10, \u0000\u202e“”'),
        maxLength: 300,
        size: 'max',
      }),
    );
    fc.assert(
      fc.property(text, (any) => {
        const parsed = parseCards(any, { seat: 1, of: 2 });
        if (parsed.ok) {
          expect(parsed.value.every((own) => DECK.includes(own))).toBe(true);
          return;
        }
        const { code } = parsed.error;
        const message = problemInWords(parsed.error);
        expect(code).toBe('bad-card');
        expect(message.startsWith('Opponent 2')).toBe(true);
        // Of the text no more than 40 characters; the rest is the product's own sentence.
        expect([...message].length).toBeLessThanOrEqual(40 + 100);
      }),
      { ...SEED, numRuns: 2000 },
    );
  });

  test.each(['A'.repeat(100_000), 'Ah'.repeat(50_000), '🂡'.repeat(50_000), ' '.repeat(100_000)])(
    '100,000 characters are refused or read, and never repeated',
    (text) => {
      const parsed = parseCards(text, 'dead');
      if (!parsed.ok) {
        expect(problemInWords(parsed.error)).toContain('Dead cards');
        expect(problemInWords(parsed.error).length).toBeLessThan(200);
      } else {
        expect(parsed.value.length).toBeLessThanOrEqual(52);
      }
    },
  );
});

describe('quotations', () => {
  test('hold at most 40 characters, all of a short text, and the start of a long one', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 120, size: 'max' }), (text) => {
        const shown = quote(text);
        expect(shown.startsWith('“') && shown.endsWith('”')).toBe(true);
        const inside = [...shown].slice(1, -1).join('');
        // A line's end and what a terminal takes for a command are blanks, and several blanks are shown as one.
        const characters = [...text].map((own) =>
          /[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]/u.test(own) ? ' ' : own,
        );
        const kept = characters.length <= 40 ? characters : [...characters.slice(0, 39), '…'];
        expect([...inside].length).toBeLessThanOrEqual(40);
        expect(inside).toBe(kept.join('').replace(/\s+/g, ' '));
      }),
      { ...SEED, numRuns: 1000 },
    );
  });

  test('never cut a character in half', () => {
    const text = fc.string({
      unit: fc.constantFrom('a', '🂡', '♥', '\u{1f0cf}'),
      maxLength: 120,
      size: 'max',
    });
    fc.assert(
      fc.property(text, (any) => {
        // A lone half of a surrogate pair is what encodeURIComponent refuses.
        expect(() => encodeURIComponent(quote(any))).not.toThrow();
      }),
      { ...SEED, numRuns: 1000 },
    );
  });

  test('let no control character through', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary-ascii', maxLength: 60, size: 'max' }), (text) => {
        const codes = Array.from(quote(text), (character) => character.charCodeAt(0));
        expect(codes.filter((code) => code < 32 || code === 127)).toEqual([]);
      }),
      SEED,
    );
  });
});

test('names are distinct and are players’ words', () => {
  expect(new Set(DECK.map(cardName)).size).toBe(52);
  const named = (text: string) => {
    const parsed = parseCards(text, 'line');
    return parsed.ok ? parsed.value.map(cardName) : [];
  };
  expect(named('Ah Td 2c 6s')).toEqual(['ace of hearts', 'ten of diamonds', 'deuce of clubs', 'six of spades']);
  expect(cardSymbol(cardOf(8, 2))).toBe('10♥');
  expect(rankName(4, 2)).toBe('sixes');
  expect(suitName(0)).toBe('club');
});
