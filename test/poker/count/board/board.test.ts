/** Tests src/poker/count/board/field, src/poker/count/board/comboOrder and src/poker/count/board/runOuts too. */
import { describe, expect, test } from 'vitest';
import type { Card, Hole } from '../../../../src/poker/card';
import { CATEGORY_OF } from '../../../../src/poker/hand';
import { deckOf, isWild, WILD_DECKS, type WildDeck } from '../../../../src/poker/deck';
import { evaluateIn } from '../../../../src/poker/wildHand';
import { Board } from '../../../../src/poker/count/board/board';
import { ComboOrder } from '../../../../src/poker/count/board/comboOrder';
import { Field } from '../../../../src/poker/count/board/field';
import { rowsOf } from '../../../../src/poker/count/board/rows';
import { stateOf } from '../../../../src/poker/count/board/runOuts';
import { handsOf } from '../../../../src/poker/count/seats';
import { integer, seeded, shuffled, type Random } from '../../../reference/random';

/** The deck in random order: wild cards often come first, and so do those of a suit or two. */
function dealt(random: Random, wild: WildDeck | undefined): Card[] {
  const cards = shuffled(random, deckOf(wild));
  const wilds = cards.filter((card) => isWild(card, wild)).slice(0, integer(random, 0, 4));
  const suits = [integer(random, 0, 3), integer(random, 0, 3)];
  const suited = cards
    .filter((card) => !wilds.includes(card) && suits.includes(card & 3))
    .slice(0, integer(random, 0, 5));
  const first = shuffled(random, [...wilds, ...suited]);
  return [...first, ...cards.filter((card) => !first.includes(card))];
}

function pairs(cards: readonly Card[]): Hole[] {
  return cards.flatMap((a, at) => cards.slice(at + 1).map((b): Hole => [a, b]));
}

function rowOf(wild: WildDeck | undefined, board: readonly Card[]): number {
  return stateOf(board, rowsOf(wild));
}

describe.each([undefined, ...WILD_DECKS])('%s', (wild) => {
  test('two cards make on a board what the seven make', () => {
    const random = seeded(1);
    const laid = new Board(wild);
    for (let round = 0; round < 150; round++) {
      const cards = dealt(random, wild);
      const board = cards.slice(0, 5);
      laid.lay(board);
      for (const [a, b] of pairs(cards.slice(5, 25))) {
        expect(laid.strength(a, b), [...board, a, b].join()).toBe(evaluateIn(wild, [...board, a, b]));
      }
    }
  });

  test('boards of the same ranks have one row, others have others', () => {
    const random = seeded(2);
    const { rankOf } = rowsOf(wild);
    const ranksOfRow = new Map<number, string>();
    for (let round = 0; round < 3_000; round++) {
      const board = dealt(random, wild).slice(0, 5);
      const ranks = Array.from(board, (card) => rankOf[card])
        .sort((a, b) => a - b)
        .join();
      const row = rowOf(wild, shuffled(random, board));
      expect(ranksOfRow.get(row) ?? ranks).toBe(ranks);
      ranksOfRow.set(row, ranks);
    }
    expect(new Set(ranksOfRow.values()).size).toBe(ranksOfRow.size);
  });

  test('the field is what its hands are one by one', () => {
    const random = seeded(3);
    for (let round = 0; round < 120; round++) {
      const cards = dealt(random, wild);
      const board = new Board(wild);
      const from = cards.slice(0, 5);
      const left = cards.slice(5, integer(random, 8, cards.length));
      const field = new Field([...left, ...from], board.rows);
      for (const card of from) {
        board.deal(card);
        field.take(card);
      }
      board.settle(rowOf(wild, from));
      const strengths = pairs(left).map(([a, b]) => board.strength(a, b));
      const best = strengths[integer(random, 0, strengths.length - 1)];
      const categories = new Float64Array(10);
      field.compare(board, best, categories, 3);
      const many = (is: (strength: number) => boolean) => strengths.filter(is).length;
      const said = [wild ?? 'ordinary', ...from].join();
      expect(field.below, said).toBe(many((strength) => strength < best));
      expect(field.equal, said).toBe(many((strength) => strength === best));
      expect(field.above, said).toBe(many((strength) => strength > best));
      expect(Array.from(categories), said).toEqual(
        Array.from(categories, (_, at) => 3 * many((strength) => CATEGORY_OF[strength] === at)),
      );
    }
  });

  test('combos are in the order of their strength', () => {
    const random = seeded(4);
    const holes = handsOf(wild);
    const weights = Float64Array.from(holes, () => Number(random() < 0.4));
    const list = new ComboOrder([weights], wild);
    for (let round = 0; round < 60; round++) {
      const board = dealt(random, wild).slice(0, 5);
      const laid = new Board(wild);
      laid.lay(board);
      const taken = new Uint8Array(53);
      for (const card of board) {
        list.deal(card);
        taken[card] = 1;
      }
      const row = rowOf(wild, board);
      list.settle(row);
      list.arrange(taken);
      const found: number[] = [];
      let level = 0;
      for (let group = 0, at = 0; group < list.groups; group++) {
        expect(list.levels[group]).toBeGreaterThan(level);
        level = list.levels[group];
        for (; at < list.ends[group]; at++) {
          const combo = list.combos[list.order[at]];
          expect(laid.strength(...holes[combo])).toBe(level);
          found.push(combo);
        }
      }
      const live = Array.from(holes.keys()).filter(
        (combo) => weights[combo] > 0 && holes[combo].every((card) => taken[card] === 0),
      );
      expect(found.sort((a, b) => a - b)).toEqual(live);
      for (const card of board) list.takeBack(card);
    }
  });
});
