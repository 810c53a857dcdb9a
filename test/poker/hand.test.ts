import { describe, expect, test } from 'vitest';
import { cardOf, DECK, formatCard, rankOf, RANKS, suitOf, type Card } from '../../src/poker/card';
import { CATEGORIES, categoryName, categoryOf, STRENGTHS, type Strength } from '../../src/poker/category';
import { handName, handNameWithKicker } from '#words/hands';
import { CATEGORY_OF, evaluate, ranksOf, straightTop } from '../../src/poker/hand';
import published from '../cases/published.json' with { type: 'json' };
import { choicesOf, DECK as WRITTEN_DECK } from '../reference/cards';
import * as reference from '../reference/hand';
import { integer, seeded, shuffled } from '../reference/random';
import { cards } from './read';
import { LONG } from '../long';

/** The engine's cards in the reference's order, so that both walk one deck. */
const PAIRED_DECK = WRITTEN_DECK.map((written): [string, Card] => [written, cards(written)[0]]);

describe('all 2,598,960 hands of five cards', () => {
  /** The reference's score of each strength met, and how many hands have it. */
  const scoreOf = new Float64Array(STRENGTHS + 2);
  const count = new Float64Array(STRENGTHS + 2);
  let contradictions = 0;
  let outside = 0;
  for (let a = 0; a < 52; a++)
    for (let b = 0; b < a; b++)
      for (let c = 0; c < b; c++)
        for (let d = 0; d < c; d++)
          for (let e = 0; e < d; e++) {
            const five = [a, b, c, d, e].map((place) => PAIRED_DECK[place]);
            const strength = evaluate(five.map(([, card]) => card));
            const score = reference.score(reference.five(five.map(([written]) => written)));
            if (strength < 1 || strength > STRENGTHS) outside++;
            if (count[strength]++ === 0) scoreOf[strength] = score;
            else if (scoreOf[strength] !== score) contradictions++;
          }

  test('have the strengths from 1 to 7,462, each at least once', () => {
    expect(outside).toBe(0);
    expect(count.slice(1, STRENGTHS + 1).every((hands) => hands > 0)).toBe(true);
  });

  test('have equal strengths exactly if the reference calls them equal, and rise in its order', () => {
    expect(contradictions).toBe(0);
    const falls = [];
    for (let strength = 2; strength <= STRENGTHS; strength++) {
      if (scoreOf[strength] <= scoreOf[strength - 1]) falls.push(strength);
    }
    expect(falls).toEqual([]);
  });

  test('fall into the published categories', () => {
    const byCategory = CATEGORIES.map(() => 0);
    count.forEach((hands, strength) => {
      if (hands > 0) byCategory[categoryOf(strength as Strength)] += hands;
    });
    expect(byCategory.toReversed()).toEqual(published.categoryCounts['5 of 52'].slice(1));
  });

  test('have the category and the ranks that the reference reads', () => {
    for (let strength = 1; strength <= STRENGTHS; strength++) {
      const ranks = ranksOf(strength as Strength);
      const category = reference.categoryOfScore(scoreOf[strength]);
      expect(categoryOf(strength as Strength)).toBe(category);
      expect(CATEGORY_OF[strength]).toBe(category);
      expect(categoryName(category)).toBe(reference.CATEGORIES[category]);
      // The reference counts the ace of a wheel as a one.
      const read = ranks.map((rank, at) => (at === 4 && rank === 12 && [4, 8].includes(category) ? 1 : rank + 2));
      expect(reference.score([category, ...read])).toBe(scoreOf[strength]);
    }
  });
});

/** Seven cards' strength and the reference's score rise together: one table for the whole file. */
const strengthByScore = new Map<number, number>();
function agree(hand: readonly Card[]): void {
  const strength = evaluate(hand);
  const score = reference.best(hand.map(formatCard));
  const known = strengthByScore.get(score);
  if (known === undefined) {
    const fiveOfIt = choicesOf(hand, 5).map((five) => evaluate(five));
    expect(Math.max(...fiveOfIt), hand.map(formatCard).join('')).toBe(strength);
    strengthByScore.set(score, strength);
  } else if (known !== strength) {
    expect.fail(`${hand.map(formatCard).join('')} is ${strength}, not ${known}`);
  }
}

function expectOneOrder(): void {
  const byScore = [...strengthByScore].sort(([a], [b]) => a - b).map(([, strength]) => strength);
  expect(byScore).toEqual([...new Set(byScore)].sort((a, b) => a - b));
}

/** Ranks from the deuce up, no rank more than four times: every set of `size`. */
function rankSets(size: number, from = 0): number[][] {
  if (size === 0) return [[]];
  const sets: number[][] = [];
  for (let rank = from; rank < 13; rank++) {
    for (const rest of rankSets(size - 1, rank)) {
      if (rest.length < 4 || rest[3] !== rank) sets.push([rank, ...rest]);
    }
  }
  return sets;
}

describe('six and seven cards', () => {
  test.each([
    [6, 18_395],
    [7, 49_205],
  ])('every set of %i ranks without a flush is as strong as its best five', (size, sets) => {
    const all = rankSets(size);
    expect(all).toHaveLength(sets);
    for (const ranks of all) {
      // The suits go round, so that no suit holds more than two of the cards.
      const hand = ranks.map((rank, at) => cardOf(rank, at % 4));
      agree(hand);
    }
    expectOneOrder();
  });

  test('every set of five to seven suited ranks is as strong as its best five, next to any cards', () => {
    const random = seeded(2);
    for (let mask = 0; mask < 1 << 13; mask++) {
      const ranks = [...RANKS].map((_, rank) => rank).filter((rank) => (mask >> rank) & 1);
      if (ranks.length < 5 || ranks.length > 7) continue;
      const suit = integer(random, 0, 3);
      const suited = ranks.map((rank) => cardOf(rank, suit));
      const others = DECK.filter((card) => suitOf(card) !== suit);
      const beside = shuffled(random, others, 7 - ranks.length);
      agree(shuffled(random, [...suited, ...beside]));
    }
    expectOneOrder();
  });

  test('20,000 random hands each of five, six and seven cards have the reference’s strength', LONG, () => {
    const random = seeded(3);
    for (let round = 0; round < 20_000; round++) {
      for (const size of [5, 6, 7]) agree(shuffled(random, DECK, size));
    }
    expectOneOrder();
  });

  test('random hands of two suits or of a few ranks: flushes, full houses and fours', () => {
    const random = seeded(4);
    for (let round = 0; round < 10_000; round++) {
      const suits = shuffled(random, [0, 1, 2, 3], 2);
      const ranks = shuffled(random, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], 4);
      for (const deck of [
        DECK.filter((card) => suits.includes(suitOf(card))),
        DECK.filter((card) => ranks.includes(rankOf(card))),
      ]) {
        agree(shuffled(random, deck, integer(random, 5, 7)));
      }
    }
    expectOneOrder();
  });
});

describe('whatever the hand', () => {
  test('the order of its cards and the names of the suits do not matter', () => {
    const random = seeded(5);
    for (let round = 0; round < 20_000; round++) {
      const hand = shuffled(random, DECK, integer(random, 5, 7));
      const suits = shuffled(random, [0, 1, 2, 3]);
      const renamed = hand.map((card) => cardOf(rankOf(card), suits[suitOf(card)]));
      expect(evaluate(shuffled(random, renamed))).toBe(evaluate(hand));
    }
  });

  test('one more card never makes a hand weaker', () => {
    const random = seeded(6);
    for (let round = 0; round < 20_000; round++) {
      const hand = shuffled(random, DECK, 7);
      const six = evaluate(hand.slice(0, 6));
      expect(six).toBeGreaterThanOrEqual(evaluate(hand.slice(0, 5)));
      expect(evaluate(hand)).toBeGreaterThanOrEqual(six);
    }
  });

  test.each([0, 4, 8])('refuses %i cards', (size) => {
    expect(() => evaluate(DECK.slice(0, size))).toThrow(RangeError);
  });
});

test('the top of a straight, for every set of ranks', () => {
  for (let mask = 0; mask < 1 << 13; mask++) {
    const runs = ['A2345', '23456', '34567', '45678', '56789', '6789T', '789TJ', '89TJQ', '9TJQK'];
    const tops = [...runs, 'TJQKA']
      .filter((run) => [...run].every((letter) => (mask >> RANKS.indexOf(letter)) & 1))
      .map((run) => RANKS.indexOf(run.charAt(4)));
    if (straightTop(mask) !== (tops.at(-1) ?? -1)) expect.fail(`ranks ${mask.toString(2)}`);
  }
});

/*
 * Each row: the cards, what a player calls the hand, the name with the first kicker if it has one,
 * and the ranks as it is read. The order of ranks in hands: https://en.wikipedia.org/wiki/List_of_poker_hands
 */
describe('names', () => {
  const rows: [why: string, hand: string, name: string, withKicker: string, ranks: string][] = [
    ['seven high, the lowest hand there is', '7c5d4h3s2c', 'seven high', 'seven high, five kicker', '75432'],
    ['high card', 'KhJh8c7d4s', 'king high', 'king high, jack kicker', 'KJ874'],
    ['ace high is not a straight round the corner', 'QhKdAs2c3h', 'ace high', 'ace high, king kicker', 'AKQ32'],
    ['pair', 'TsTh8s7h4c', 'pair of tens', 'pair of tens, eight kicker', 'TT874'],
    ['pair of sixes', '6s6hAs7h4c', 'pair of sixes', 'pair of sixes, ace kicker', '66A74'],
    ['two pair', 'JhJs3c3s2h', 'two pair, jacks and threes', 'two pair, jacks and threes, deuce kicker', 'JJ332'],
    [
      'three pairs count as two, the third pair as a kicker',
      'KcKd9c9d5c5d2h',
      'two pair, kings and nines',
      'two pair, kings and nines, five kicker',
      'KK995',
    ],
    [
      'a kicker above a third pair',
      'KcKd9c9d5c5dAh',
      'two pair, kings and nines',
      'two pair, kings and nines, ace kicker',
      'KK99A',
    ],
    ['three of a kind', '5c5h5dQdTh', 'three fives', 'three fives, queen kicker', '555QT'],
    ['straight', 'Jd9sTc7h8c', 'jack-high straight', 'jack-high straight', 'JT987'],
    ['the highest straight', 'AdKsQcJhTc', 'ace-high straight', 'ace-high straight', 'AKQJT'],
    ['the wheel, the lowest straight', 'Ad2s3c4h5c', 'five-high straight', 'five-high straight', '5432A'],
    ['a six beats the wheel', 'Ad2s3c4h5c6d', 'six-high straight', 'six-high straight', '65432'],
    ['flush', 'Jd9d8d4d3d', 'jack-high flush', 'jack-high flush', 'J9843'],
    ['of six suited cards the highest five', 'AdJd9d8d4d3d', 'ace-high flush', 'ace-high flush', 'AJ984'],
    ['full house', '6s6h6dKcKh', 'sixes full of kings', 'sixes full of kings', '666KK'],
    ['two threes make a full house', '6s6h6dKcKhKd2c', 'kings full of sixes', 'kings full of sixes', 'KKK66'],
    ['three and two pairs: the higher pair', '6s6h6dKcKh9c9d', 'sixes full of kings', 'sixes full of kings', '666KK'],
    ['four of a kind', '5c5d5h5s2d', 'four fives', 'four fives, deuce kicker', '55552'],
    ['four and three: the highest kicker', '5c5d5h5s2d2cJh', 'four fives', 'four fives, jack kicker', '5555J'],
    ['straight flush', 'QhJhTh9h8h', 'queen-high straight flush', 'queen-high straight flush', 'QJT98'],
    ['the steel wheel', 'Ah2h3h4h5h', 'five-high straight flush', 'five-high straight flush', '5432A'],
    [
      'a steel wheel under an ace-high flush of the same cards',
      'Ah2h3h4h5hKhQh',
      'five-high straight flush',
      'five-high straight flush',
      '5432A',
    ],
    [
      'a flush and a straight that do not share their suit',
      'Th9h8h7h2h6cJd',
      'ten-high flush',
      'ten-high flush',
      'T9872',
    ],
    ['royal flush, a name only', 'AhKhQhJhTh', 'royal flush', 'royal flush', 'AKQJT'],
  ];

  test.each(rows)('%s: %s', (_, text, name, withKicker, ranks) => {
    const strength = evaluate(cards(text));
    expect(handName(strength)).toBe(name);
    expect(handNameWithKicker(strength)).toBe(withKicker);
    expect(
      ranksOf(strength)
        .map((rank) => RANKS.charAt(rank))
        .join(''),
    ).toBe(ranks);
  });

  test('every strength has a name, and only equal hands share it with all their ranks', () => {
    const said = new Set<string>();
    for (let strength = 1; strength <= STRENGTHS; strength++) {
      const name = handName(strength as Strength);
      const ranks = ranksOf(strength as Strength);
      expect(name).toMatch(/^[a-z]+[a-z, -]+$/);
      expect(handNameWithKicker(strength as Strength).startsWith(name)).toBe(true);
      said.add(`${name}: ${ranks.join(' ')}`);
    }
    expect(said.size).toBe(STRENGTHS);
  });

  test('a category beyond five of a kind is a fault of the caller', () => {
    expect(() => categoryName(10)).toThrow(RangeError);
    expect(() => categoryName(-1)).toThrow(RangeError);
  });
});
