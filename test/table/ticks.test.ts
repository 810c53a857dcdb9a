// Tests src/table/ranges/heldCells too.
import { expect, test } from 'vitest';
import { keptParts, readLadder, type Ladder, type Row } from '../../src/poker/breakdown';
import { formatCards } from '../../src/poker/card';
import { COMBOS } from '../../src/poker/combos';
import { isInRow } from '../../src/poker/holding';
import { comboWeights } from '../../src/poker/spot';
import { HELD, heldCells } from '../../src/table/ranges/heldCells';
import {
  nextPart,
  partsOf,
  swapped,
  tickCombos,
  tickRow,
  tickOf,
  USUAL,
  type Ticks,
} from '../../src/table/ranges/ticks';
import { DECK, split } from '../reference/cards';
import { classify } from '../reference/holding';
import { integer, seeded, shuffled } from '../reference/random';
import { spot } from '../poker/read';

const SPOT = spot({ hero: 'QcQd', board: 'Kh7h2c', opponents: ['22+,A2s+,KTs+,QTs+,JTs,ATo+'] });
const ladder = ladderOf();
const rows = [...ladder.rungs, ...(ladder.draws ?? [])];

function ladderOf(): Ladder {
  const found = readLadder(SPOT, 1);
  if (found === undefined) throw new Error('no ladder');
  return found;
}

function tickOfRow(ticks: Ticks, row: Row) {
  return tickOf(partsOf(ladder, ticks).filter((_, at) => isInRow(row, ladder.holdings[at])));
}

test('the usual rows are ticked from the start', () => {
  expect(partsOf(ladder, USUAL)).toEqual(keptParts(ladder, USUAL.rows));
  const ticked = ladder.rungs.filter((row) => tickOfRow(USUAL, row) === 1).map(({ name }) => name);
  expect(ticked).toEqual(['set', 'overpair', 'top pair']);
  // Flush draws continue, whatever else they are.
  const aceHigh = rows.filter(({ name }) => name === 'ace high');
  expect(aceHigh.map((row) => tickOfRow(USUAL, row))).toEqual(['mixed']);
});

test('after any row is ticked its combos continue at least so far, and others as before', () => {
  const random = seeded(24);
  let ticks = USUAL;
  for (let step = 0; step < 200; step++) {
    const row = rows[integer(random, 0, rows.length - 1)];
    const part = [0, 0.25, 0.5, 0.75, 1][integer(random, 0, 4)];
    const before = partsOf(ladder, ticks);
    ticks = tickRow(ladder, ticks, row, part);
    const after = partsOf(ladder, ticks);
    for (const [at, holding] of ladder.holdings.entries()) {
      const isIn = isInRow(row, holding);
      const others = rows.filter((own) => own.name !== row.name && isInRow(own, holding));
      const most = Math.max(0, ...others.map(({ name }) => ticks.rows.get(name) ?? 0));
      expect(after[at]).toBe(isIn ? Math.max(part, most) : before[at]);
    }
    // A single combo goes its own way until its row is ticked again.
    if (step % 3 === 0) {
      const at = integer(random, 0, ladder.combos.length - 1);
      ticks = tickCombos(ticks, [ladder.combos[at]], 0.5);
      expect(partsOf(ladder, ticks)[at]).toBe(0.5);
    }
  }
});

test('the page can show what folds instead of what continues', () => {
  const parts = partsOf(ladder, USUAL);
  const others = swapped(ladder, parts);
  expect(partsOf(ladder, others)).toEqual(parts.map((part) => 1 - part));
  expect(partsOf(ladder, swapped(ladder, partsOf(ladder, others)))).toEqual(parts);
});

test('a long press steps through the parts', () => {
  expect([1, 0.75, 0.5, 0.25, 0, 'mixed' as const].map(nextPart)).toEqual([...[0.75, 0.5, 0.25, 1, 0.75, 0.75]]);
});

test('each combo of a hand of the grid is in the group that the reference names, on any board', () => {
  const random = seeded(31);
  const groupOf = (hand: readonly string[], board: readonly string[], gone: readonly string[]) => {
    const { rung, draws } = classify(hand, board, gone);
    if (['overpair', 'top pair'].includes(rung)) return 'topPair';
    if (rung.includes('pair') && rung !== 'two pair') return 'pair';
    if (!['ace high', 'no made hand'].includes(rung)) return 'twoPair';
    if (draws.some((name) => /^(flush|open-ended straight) draw$|gutshot$/.test(name))) return 'draw';
    return rung === 'ace high' ? 'aceHigh' : 'air';
  };
  for (let tries = 0; tries < 12; tries++) {
    const cards = shuffled(random, DECK);
    const board = cards.slice(0, 3 + (tries % 3));
    const hero = cards.slice(5, 7);
    const asked = spot({ hero: hero.join(''), board: board.join(''), opponents: ['22+,A2+,K9+,QT+,98s:0.5,76:0.25'] });
    const found = readLadder(asked, 1);
    if (found === undefined) throw new Error('no ladder');
    for (const { cell, held, live, places } of heldCells(comboWeights(asked.opponents[0]), found)) {
      const sums = HELD.map((group) =>
        places
          .filter((at) => groupOf(split(formatCards(COMBOS[found.combos[at]])), board, hero) === group)
          .reduce((sum, at) => sum + found.weights[at], 0),
      );
      expect(held, `${cell.name} on ${board.join('')}`).toEqual(sums);
      expect(held.reduce((sum, own) => sum + own, 0)).toBeCloseTo(live, 12);
    }
  }
});
