import { describe, expect, test } from 'vitest';
import { cardOf, formatCard, JOKER, RANKS, type Card } from '../../src/poker/card';
import { categoryOf, type Strength } from '../../src/poker/category';
import { handName } from '#words/hands';
import { CATEGORY_OF, ranksOf } from '../../src/poker/hand';
import { deckOf, hasJoker, isWild, WILD_DECKS, type WildDeck } from '../../src/poker/deck';
import { evaluateIn, strengthOfFew, straightTopIn, WildHands } from '../../src/poker/wildHand';
import published from '../cases/published.json' with { type: 'json' };
import { integer, seeded, shuffled } from '../reference/random';
import * as reference from '../reference/wildDeck';
import * as wildReference from '../reference/wild';
import { cards, scoreOf } from './read';
import { LONG } from '../long';

/** Masks of `count` ranks from `least` up. */
function masksOf(least: number): number[][] {
  const masks: number[][] = Array.from({ length: 8 }, () => []);
  for (let mask = 0; mask < 1 << 13; mask++) {
    const bits = mask.toString(2).replaceAll('0', '').length;
    if (bits < masks.length && mask % (1 << least) === 0) masks[bits].push(mask);
  }
  return masks;
}

/**
 * Calls `tell` with every hand of natural cards once for all that differ from it by the names of suits, with their
 * number: the ranks of the four suits, as masks, never rise.
 */
function eachPattern(size: number, leastRank: number, tell: (hand: readonly Card[], hands: number) => void): void {
  const masks = masksOf(leastRank);
  const hand: Card[] = [];
  const add = (suit: number, left: number, above: number, alike: number, hands: number): void => {
    if (suit === 4) {
      if (left === 0) tell(hand, hands);
      return;
    }
    for (let count = suit === 3 ? left : 0; count <= left; count++) {
      for (const mask of masks[count]) {
        if (mask > above) break;
        const from = hand.length;
        for (let rank = 0; rank < 13; rank++) if ((mask >> rank) & 1) hand.push(cardOf(rank, suit));
        const times = mask === above ? alike + 1 : 1;
        add(suit + 1, left - count, mask, times, (hands * (suit + 1)) / times);
        hand.length = from;
      }
    }
  };
  add(0, size, Infinity, 0, 1);
}

/** Hands of `size` cards by category, in the published order: five of a kind first. */
function countHands(wild: WildDeck, size: number): number[] {
  const counts = new Float64Array(10);
  const hands = new WildHands(wild);
  const wilds: Card[] = wild === 'deuces' ? [0, 1, 2, 3].map((suit) => cardOf(0, suit)) : [JOKER];
  const ways = wild === 'deuces' ? [1, 4, 6, 4, 1] : [1, 1];
  for (const [held, times] of ways.entries()) {
    eachPattern(size - held, wild === 'deuces' ? 1 : 0, (naturals, patterns) => {
      const hand = [...naturals, ...wilds.slice(0, held)];
      const [a, b] = hand.splice(-2);
      hands.lay(hand);
      counts[CATEGORY_OF[hands.strength(a, b)]] += times * patterns;
    });
  }
  return [...counts].reverse();
}

describe('whole spaces, by category', () => {
  const { categoryCounts } = published;
  test.each([
    ['joker', 5, categoryCounts['5 of 53, joker wild']],
    ['deuces', 5, categoryCounts['5 of 52, deuces wild']],
    ['bug', 7, categoryCounts['7 of 53, joker a bug']],
  ] as const)('%s, %i cards, as published', LONG, (wild, size, expected) => {
    expect(countHands(wild, size)).toEqual(expected);
  });
});

/** `'8 8 8 7 7'` */
function read(strength: Strength): string {
  return ranksOf(strength)
    .map((rank) => RANKS.charAt(rank))
    .join(' ');
}

function write(hand: readonly string[]): Card[] {
  return hand.map((card) => (card === '*' ? JOKER : cards(card)[0]));
}

/** Cards of a deck in which wild ones, and cards near each other, are common. */
function* hands(wild: WildDeck, rounds: number, least: number): Generator<string[]> {
  const random = seeded(rounds);
  const deck = reference.deck(wild);
  for (let round = 0; round < rounds; round++) {
    const start = integer(random, 0, 8);
    const near = RANKS.slice(start, start + 5);
    const suits = shuffled(random, [...'cdhs'], 2);
    const kinds = [
      deck,
      deck.filter((card) => near.includes(card.charAt(0))),
      deck.filter((card) => suits.includes(card.charAt(1))),
    ];
    const size = integer(random, least, 7);
    const all = reference.wildsOf(wild);
    // Four wild ones are slow to substitute.
    const most = round % 20 === 0 ? all.length : Math.min(3, all.length);
    const wilds = shuffled(random, all, integer(random, 0, most));
    const others = shuffled(
      random,
      kinds[round % 3].filter((card) => !wilds.includes(card)),
    );
    yield shuffled(random, [...wilds, ...others].slice(0, size));
  }
}

describe.each(WILD_DECKS)('%s', (wild) => {
  test('five to seven cards make what every substitution finds', LONG, () => {
    for (const hand of hands(wild, reference.wildsOf(wild).length > 1 ? 240 : 1_500, 5)) {
      const strength = evaluateIn(wild, write(hand));
      const number = reference.best(wild, hand);
      expect(categoryOf(strength), hand.join()).toBe(reference.categoryOfBest(number));
      expect(read(strength), hand.join()).toBe(wildReference.ranksOf(number));
    }
  });

  test('a board of fewer than five cards makes what every substitution finds', () => {
    for (const hand of hands(wild, 400, 5)) {
      const board = hand.slice(0, 3 + (hand.length % 2));
      const strength = strengthOfFew(wild, write(board));
      expect(scoreOf(strength), board.join()).toBe(reference.boardScore(wild, board));
    }
  });

  test('the deck has its cards, each once', () => {
    const deck = deckOf(wild);
    expect(deck.map(formatCard).sort()).toEqual([...reference.deck(wild)].sort());
    expect(
      deck
        .filter((card) => isWild(card, wild))
        .map(formatCard)
        .sort(),
    ).toEqual(reference.wildsOf(wild).sort());
    expect(hasJoker(wild)).toBe(deck.includes(JOKER));
  });
});

describe('names hands as players do', () => {
  test.each<[string, WildDeck, hand: string]>([
    ['five aces', 'joker', 'AcAdAhAs*Kd2c'],
    ['five aces', 'bug', 'AcAdAhAs*Kd2c'],
    ['four kings', 'joker', 'KcKdKh*AsQd2c'],
    ['kings full of aces', 'bug', 'KcKdKh*AsQd2c'],
    ['royal flush', 'joker', 'AhKhQhJh*2c2d'],
    ['ten-high straight flush', 'bug', '9h8h7h6h*AcAd'],
    ['ace-high flush', 'bug', 'Kh9h7h2h*3c3d'],
    ['ace-high flush', 'joker', 'Ah9h7h2h*3c4d'],
    ['five-high straight', 'bug', 'Ah2c3d4s*9cJd'],
    ['pair of aces', 'bug', 'Ah9c7d3s*'],
    ['ace high', 'bug', 'Kh9c7d3s*'],
    ['pair of kings', 'joker', 'Kh9c7d3s*'],
    ['five kings', 'deuces', '2c2d2h2sQcQdKs'],
    ['five queens', 'deuces', '2c2d2hQcQdKsJs'],
    ['four kings', 'deuces', '2c2d2hQc9dKs4h'],
    ['queen-high straight flush', 'deuces', '2c2d9hTh8h4s4c'],
  ])('%s: %s, %s', (name, wild, hand) => {
    expect(handName(evaluateIn(wild, write(hand.match(/\*|../g) ?? [])))).toBe(name);
  });

  test('a straight counts its wild cards', () => {
    const top = (wild: WildDeck, hand: string) => straightTopIn(wild, write(hand.match(/\*|../g) ?? []));
    expect(top('joker', '9h8c7d*')).toBe(-1);
    expect(top('joker', '9h8c7d5s*')).toBe(7);
    expect(top('deuces', 'AhKc2d2sTc')).toBe(12);
    expect(top('deuces', '2c3h4d5s6c')).toBe(5);
  });
});
