import { describe, expect, test } from 'vitest';
import { evaluate } from '../../../src/poker/hand';
import { evaluateSeven } from './seven';
import type { Card } from '../../../src/poker/card';
import { seeded, shuffled } from '../../reference/random';

const DECK = Array.from({ length: 52 }, (_, card) => card as Card);

describe('seven cards at a time', () => {
  test('every set of ranks and every flush has the strength that evaluation gives it', () => {
    const random = seeded(7);
    for (let hand = 0; hand < 100_000; hand++) {
      const cards = shuffled(random, DECK, 7);
      if (evaluateSeven(cards) !== evaluate(cards)) expect(cards).toEqual('the same strength');
    }
    for (let hand = 0; hand < 20_000; hand++) {
      // Of one suit and a bit: nearly all of them flushes.
      const suited = DECK.filter((card) => card % 4 === hand % 4);
      const cards = [
        ...shuffled(random, suited, 5 + (hand % 3)),
        ...shuffled(
          random,
          DECK.filter((card) => card % 4 !== hand % 4),
          2 - (hand % 3),
        ),
      ];
      if (evaluateSeven(cards) !== evaluate(cards)) expect(cards).toEqual('the same strength');
    }
  });

  test('cards are read from where they are asked for, in any order', () => {
    const cards = shuffled(seeded(3), DECK, 20);
    for (let at = 0; at + 7 <= cards.length; at++) {
      const hand = cards.slice(at, at + 7);
      expect(evaluateSeven(cards, at)).toBe(evaluate(hand));
      expect(evaluateSeven([...hand].reverse())).toBe(evaluate(hand));
    }
  });
});
