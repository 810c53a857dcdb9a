import { problemInWords } from '../../src/words/problems';
import { expect, test } from 'vitest';
import { beatingLines, type BeatingLine } from '../../src/words/rows';
import { answer } from '../../src/poker/answer';
import { formatCards } from '../../src/poker/card';
import { categoryName } from '../../src/poker/category';
import { parseRange } from '../../src/poker/range';
import { liveWeights, unseenCards } from '../../src/poker/spot';
import { type SpotText } from '../../src/poker/readSpot';
import { integer, seeded } from '../reference/random';
import { lively, write } from '../poker/deal';
import { finish, spot } from '../poker/read';

function lines(text: SpotText): [string, number, string, string][] {
  const asked = spot(text);
  const { standing } = finish(answer(asked));
  return beatingLines(standing?.beating ?? [], unseenCards(asked)).map(
    ({ category, count, whole, some }: BeatingLine) => [
      categoryName(category),
      count,
      whole,
      some.map(formatCards).join(' '),
    ],
  );
}

test('hands that beat aces on 9-8-3-3-2 are listed by category', () => {
  expect(lines({ hero: 'AhAd', board: '9h8h3c3d2s' })).toEqual([
    ['four of a kind', 1, '33', ''],
    ['full house', 27, '99-88, 22, 93, 83, 32', ''],
    ['three of a kind', 68, 'A3, K3, Q3, J3, T3, 73, 63, 53, 43', ''],
  ]);
});

test('no hand beats the nuts', () => {
  expect(lines({ hero: 'AhTh', board: '7h3h9c2hKs' })).toEqual([]);
});

test('hands that win in some suits are listed combo by combo', () => {
  expect(lines({ hero: 'KhQh', board: '7h3h9h2cKs' })).toEqual([
    ['flush', 7, '', 'Ah2h Ah4h Ah5h Ah6h Ah8h AhTh AhJh'],
  ]);
});

test('a joker among the beating hands is listed card by card', () => {
  const found = lines({ hero: 'KhQh', board: '7h3h9h2cKs', wild: 'joker' });
  expect(found.map(([name]) => name)).toEqual(['flush']);
  const [[, count, whole, some]] = found as [[string, number, string, string]];
  expect([count, whole]).toEqual([15, '']);
  expect(some).toMatch(/^Ah2h .* AhJh \*2h \*4h .* \*Ah$/);
});

test('every beating combo is in its line, and no other combo', () => {
  const random = seeded(32);
  for (let round = 0; round < 40; round++) {
    const asked = write(lively(random, { players: 1, board: integer(random, 3, 5) }));
    const unseen = unseenCards(asked);
    const named = new Set([...asked.board, ...(asked.hero.kind === 'hand' ? asked.hero.cards : [])]);
    const { standing } = finish(answer(asked));
    for (const [index, line] of beatingLines(standing?.beating ?? [], unseen).entries()) {
      const range = parseRange([line.whole, ...line.some.map(formatCards)].join(','), 'line');
      if (!range.ok) throw new Error(problemInWords(range.error));
      const live = liveWeights(range.value, named);
      const combos = Array.from(live.keys()).filter((combo) => (live[combo] ?? 0) > 0);
      expect(combos).toEqual(Array.from(standing?.beating[index]?.combos ?? []).sort((a, b) => a - b));
      expect(line.count).toBe(combos.length);
    }
  }
});
