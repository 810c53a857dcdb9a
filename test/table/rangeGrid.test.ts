import { problemInWords } from '../../src/words/problems';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { catches, CELLS, cellAt, cellsBetween, heatOf, HEATS, spanOf, WHOLE, type Cell } from '../../src/ui/handCells';
import {
  AGAINST_FOUR,
  GROUPS,
  holdingText,
  inFolders,
  nameInside,
  paint,
  possibleCombos,
  possibleIn,
  shareOf,
  strokeWeight,
  topBy,
  topPercent,
  TOPS,
  weighed,
  weightsIn,
} from '../../src/table/ranges/rangeGrid';
import { parseCards, type Card } from '../../src/poker/card';
import { formatRange, parseRange } from '../../src/poker/range';
import { topRange } from '../../src/poker/ranking';
import { combosIn, COMBOS, NO_RANGE, type Range } from '../../src/poker/combos';
import { sampleAgainstFour } from '../poker/againstFour';
import { LONG } from '../long';

const SEED = { seed: 20_260_101 };

function read(text: string): Range {
  if (text === '') return NO_RANGE;
  const parsed = parseRange(text, 'line');
  if (!parsed.ok) throw new Error(problemInWords(parsed.error));
  return parsed.value;
}

function cell(name: string): Cell {
  const found = CELLS.find((own) => own.name === name);
  if (found === undefined) throw new Error(name);
  return found;
}

function cards(text: string): Set<Card> {
  const parsed = parseCards(text, 'line');
  if (!parsed.ok) throw new Error(problemInWords(parsed.error));
  return new Set(parsed.value);
}

const anyCell = fc.constantFrom(...CELLS);
const anyWeight = fc.oneof(
  fc.constantFrom(0, 0.25, 0.5, 0.75, 1),
  fc.integer({ min: 1, max: 99 }).map((percent) => percent / 100),
);
const anyStroke = fc.tuple(anyCell, anyCell, anyWeight);
/** Weights on single combos, as only a text can give them. */
const anySuits = fc.array(fc.tuple(fc.nat({ max: COMBOS.length - 1 }), anyWeight), {
  maxLength: 20,
});

describe('the cells', () => {
  test('pairs are on the diagonal, suited hands above it, offsuit ones below', () => {
    const corner = [0, 1, 2].map((row) => [0, 1, 2].map((column) => cellAt(row, column).name));
    expect(corner).toEqual([
      ['AA', 'AKs', 'AQs'],
      ['AKo', 'KK', 'KQs'],
      ['AQo', 'KQo', 'QQ'],
    ]);
    expect(cellAt(12, 12).name).toBe('22');
    expect(cellAt(0, 12).name).toBe('A2s');
    expect(cellAt(12, 0).name).toBe('A2o');
  });

  test('hold each of the 1,326 combos once, under the name that holds it as text', () => {
    expect(CELLS.flatMap(({ combos }) => combos).sort((a, b) => a - b)).toEqual([...COMBOS.keys()]);
    for (const { name, combos } of CELLS) {
      expect(combosIn(read(name)), name).toBe(combos.length);
      expect(
        weightsIn(read(name), cell(name)).every((weight) => weight === 1),
        name,
      ).toBe(true);
    }
  });

  test.each([
    ['AA', 'pair of aces'],
    ['T9s', 'ten nine suited'],
    ['A2o', 'ace deuce offsuit'],
  ])('%s is written as %s', (name, words) => {
    expect(cell(name).words).toBe(words);
  });
});

describe('how much of a cell is held', () => {
  test.each([
    ['QQ', 'AKs', 'out'],
    ['AKs', 'AKs', 'all 4 combos'],
    ['AKs:0.5', 'AKs', 'all 4 combos at 50%'],
    ['AKs:0.125', 'AKs', 'all 4 combos at 12.5%'],
    ['AhKh', 'AKs', '1 of 4 combos'],
    ['AhKh, AsKs', 'AKs', '2 of 4 combos'],
    ['AhKh:0.3, AsKs:0.3', 'AKs', '2 of 4 combos at 30%'],
    ['AhKh:0.3, AsKs:0.4', 'AKs', '2 of 4 combos at about 35%'],
    ['AKo, AhKd:0.4', 'AKo', 'all 12 combos at about 95%'],
    ['AsAh', 'AA', '1 of 6 combos'],
  ])('of %s in %s: %s', (text, name, words) => {
    expect(holdingText(read(text), cell(name))).toBe(words);
  });
});

describe('painting', () => {
  test('the text holds what was painted', () => {
    let range = paint(NO_RANGE, cellsBetween(cell('AA'), cell('TT')), 1);
    expect(formatRange(range)).toBe('TT+');
    range = paint(range, [cell('AKs'), cell('AQs')], 0.5);
    expect(formatRange(range)).toBe('TT+,AQs+:0.5');
    range = paint(range, [cell('QQ')], 0);
    expect(formatRange(range)).toBe('KK+,JJ-TT,AQs+:0.5');
  });

  test('single suits stay unless they are painted over', () => {
    const range = paint(read('AhKh, 7s6s:0.3'), [cell('QQ'), cell('76s')], 1);
    expect(formatRange(range)).toBe('QQ,76s,AhKh');
  });

  test('does not change the given range', () => {
    const range = read('AA');
    paint(range, [cell('KK')], 1);
    expect(formatRange(range)).toBe('AA');
  });

  test('after any strokes over any range the text gives the same weights', LONG, () => {
    fc.assert(
      fc.property(anySuits, fc.array(anyStroke, { maxLength: 12 }), (suits, strokes) => {
        const weights = new Float64Array(COMBOS.length);
        for (const [combo, weight] of suits) weights[combo] = weight;
        let range: Range = { weights };
        for (const [from, to, weight] of strokes) {
          const before = range;
          const touched = cellsBetween(from, to);
          range = paint(range, touched, weight);
          for (const own of CELLS) {
            const after = weightsIn(range, own);
            if (touched.includes(own)) expect(new Set(after)).toEqual(new Set([weight]));
            else expect(after).toEqual(weightsIn(before, own));
          }
        }
        expect(read(formatRange(range)).weights).toEqual(range.weights);
      }),
      { ...SEED, numRuns: 60 },
    );
  });

  test('repeating a stroke removes what it added', () => {
    fc.assert(
      fc.property(anyStroke, fc.constantFrom(0.25, 0.5, 1), ([from, to], brush) => {
        const cells = cellsBetween(from, to);
        const put = paint(NO_RANGE, cells, strokeWeight(NO_RANGE, [from], brush));
        const taken = paint(put, cells, strokeWeight(put, [from], brush));
        expect(combosIn(put)).toBeGreaterThan(0);
        expect(combosIn(taken)).toBe(0);
      }),
      { ...SEED, numRuns: 100 },
    );
  });

  test.each([
    ['', 1, 1, 'what is out comes in'],
    ['AKs', 1, 0, 'what is in goes out'],
    ['AKs', 0.5, 0.5, 'another brush gives its own weight'],
    ['AKs:0.5', 1, 1, 'what is half in comes in whole'],
    ['AhKh', 1, 1, 'a single suit is not all of it'],
  ])('from AKs in “%s” with a brush of %d: %d, for %s', (text, brush, weight) => {
    expect(strokeWeight(read(text), [cell('AKs')], brush)).toBe(weight);
  });
});

describe('a line of cells', () => {
  test('runs from end to end without gaps', () => {
    fc.assert(
      fc.property(anyCell, anyCell, (from, to) => {
        const line = cellsBetween(from, to);
        expect(line[0]).toBe(from);
        expect(line.at(-1)).toBe(to);
        for (const [index, { row, column }] of line.entries()) {
          if (index === 0) continue;
          const before = line[index - 1];
          expect(Math.abs(row - before.row)).toBeLessThanOrEqual(1);
          expect(Math.abs(column - before.column)).toBeLessThanOrEqual(1);
        }
      }),
      SEED,
    );
  });
});

describe('cards in play', () => {
  test.each([
    ['AA', 'Ah', 6, 3],
    ['TT+, AQs+, AKo', 'AhKd7d5cKh', 50, 31],
    ['AhKh', 'Ah2c', 1, 0],
    ['22', '', 6, 6],
  ])('%s once %s is seen: of %i combos %i are possible', (text, seen, all, possible) => {
    expect(combosIn(read(text))).toBe(all);
    expect(possibleIn(read(text), cards(seen))).toBe(possible);
  });

  test('a cell counts its possible combos, in the range or not', () => {
    expect(possibleCombos(cell('AKo'), cards('AhKd'))).toBe(7);
    expect(possibleCombos(cell('AKs'), cards('AhKd'))).toBe(2);
    expect(possibleCombos(cell('QQ'), cards('AhKd'))).toBe(6);
  });
});

describe('the top', () => {
  test('stays recognisable at every whole per cent', () => {
    for (let percent = 0; percent <= 100; percent++) {
      expect(topPercent(topRange(percent), 'one')).toBe(percent);
      expect(shareOf(topRange(percent))).toBeGreaterThanOrEqual(percent / 100);
    }
  });

  test.each(['AA, 72o', 'KK', '15%, AA:0.5', 'AsAh'])('%s is the top of nothing', (text) => {
    expect(topPercent(read(text), 'one')).toBeUndefined();
  });

  test.each(TOPS)('%i per cent can start a range', (percent) => {
    expect(formatRange(topRange(percent))).toBe(formatRange(read(`${percent}%`)));
  });
});

describe('hands that players name together', () => {
  test.each([
    ['pairs', 78],
    ['broadways', 5 * 6 + 10 * 16],
    ['connectors', 48],
    ['suited', 78 * 4],
  ])('%s: %i combos, and its text says which', (id, combos) => {
    const found = GROUPS.find((group) => group.id === id);
    if (found === undefined) throw new Error(id);
    const painted = paint(NO_RANGE, found.cells, 1);
    expect(combosIn(painted)).toBe(combos);
    expect(painted.weights).toEqual(read(found.text).weights);
  });
});

describe('a fast stroke includes the hands between its points', () => {
  /** The cells that a pointer passes, and those that a stroke takes of them. */
  const walk = (from: Cell, to: Cell, aside: (at: number) => number): Cell[] => {
    const taken: Cell[] = [];
    const steps = 200;
    for (let step = 0; step <= steps; step++) {
      const along = step / steps;
      const row = from.row + 0.5 + (to.row - from.row) * along + aside(along);
      const column = from.column + 0.5 + (to.column - from.column) * along - aside(along);
      const cell = cellAt(Math.floor(row), Math.floor(column));
      if (cell !== taken.at(-1) && catches(cell, { row, column })) taken.push(cell);
    }
    return taken;
  };

  test('covers the whole of a cell but its corners', () => {
    fc.assert(
      fc.property(
        anyCell,
        fc.double({ min: -0.499, max: 0.499, noNaN: true }),
        fc.double({ min: -0.499, max: 0.499, noNaN: true }),
        (own, down, right) => {
          // At the grid's edge a cell continues, for a pointer that slips off it.
          fc.pre(own.row % 12 !== 0 && own.column % 12 !== 0);
          const at = { row: own.row + 0.5 + down, column: own.column + 0.5 + right };
          expect(catches(own, at)).toBe(Math.abs(down) + Math.abs(right) <= 0.7);
        },
      ),
      SEED,
    );
  });

  test('takes pair after pair, though the hand is not steady', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 8 }),
        fc.integer({ min: 1, max: 4 }),
        fc.double({ min: -0.13, max: 0.13, noNaN: true }),
        fc.integer({ min: 1, max: 9 }),
        (first, count, off, waves) => {
          const from = cellAt(first, first);
          const to = cellAt(first + count, first + count);
          const taken = walk(from, to, (at) => off * Math.sin(waves * Math.PI * at));
          expect(taken.map(({ name }) => name)).toEqual(cellsBetween(from, to).map(({ name }) => name));
        },
      ),
      SEED,
    );
  });

  test('takes every cell of a row, even near its edge', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 12 }), fc.double({ min: -0.49, max: 0.49, noNaN: true }), (row, off) => {
        const taken: string[] = [];
        for (let column = 0.5; column <= 12.5; column += 0.05) {
          const cell = cellAt(row, Math.floor(column));
          const at = { row: row + 0.5 + off, column };
          if (catches(cell, at) && taken.at(-1) !== cell.name) taken.push(cell.name);
        }
        expect(taken).toHaveLength(13);
      }),
      SEED,
    );
  });
});

test('a wheel weighs one hand in steps of 5%, between none and all', LONG, () => {
  expect(formatRange(weighed(read('QQ,AKs:0.5'), cell('AKs'), 1))).toBe('QQ,AKs:0.55');
  expect(formatRange(weighed(read('QQ'), cell('QQ'), 1))).toBe('QQ');
  expect(formatRange(weighed(read('QQ,AKs:0.05'), cell('AKs'), -1))).toBe('QQ');
  fc.assert(
    fc.property(anyCell, anySuits, fc.integer({ min: -3, max: 3 }), (own, suits, steps) => {
      const weights = new Float64Array(COMBOS.length);
      for (const [combo, weight] of suits) weights[combo] = weight;
      const after = weighed({ weights }, own, steps).weights;
      for (const [combo, weight] of after.entries()) {
        if (own.combos.includes(combo)) expect(Number.isInteger(Math.round(2000 * weight) / 100)).toBe(true);
        else expect(weight).toBe(weights[combo]);
        expect(weight).toBeGreaterThanOrEqual(0);
        expect(weight).toBeLessThanOrEqual(1);
      }
    }),
    SEED,
  );
});

describe('shades', () => {
  const equities = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 2, maxLength: 169 });

  test('no shade is lighter than the shade of a smaller value; at most a tenth of the values is outside the span', () => {
    fc.assert(
      fc.property(equities, (values) => {
        const span = spanOf([...values, undefined]);
        const sorted = values.toSorted((a, b) => a - b);
        const heats = sorted.map((value) => heatOf(value, span));
        expect(heats).toEqual(heats.toSorted());
        const below = sorted.filter((value) => value < span.from - 1e-9).length;
        const above = sorted.filter((value) => value > span.to + 1e-9).length;
        expect(span.isOpen).toEqual([below > 0, above > 0]);
        expect(Math.max(below, above)).toBeLessThanOrEqual(Math.round(0.05 * (values.length - 1)));
        // A value further from both ends than a step is in a shade between.
        const step = (span.to - span.from) / HEATS.length;
        sorted.forEach((value, at) => {
          const isBetween = value > span.from + step && value < span.to - step;
          if (isBetween) expect([0, HEATS.length - 1]).not.toContain(heats[at]);
        });
      }),
      SEED,
    );
  });

  test('spread over all per cents for one value or none, and from the least to the most for a few', () => {
    expect(spanOf([])).toEqual(WHOLE);
    expect(spanOf([undefined, 0.25, 0.25])).toEqual(WHOLE);
    expect(spanOf([0.224, 0.849, undefined])).toEqual({ from: 0.22, to: 0.85, isOpen: [false, false] });
    // One hand of fifty is far from the others.
    const many = [...Array.from({ length: 49 }, (_, at) => 0.2 + at / 1000), 0.9];
    expect(spanOf(many)).toEqual({ from: 0.2, to: 0.25, isOpen: [false, true] });
  });
});

describe('the top hands against four random hands', () => {
  test('the order holds each of the 169 hands once', () => {
    expect(AGAINST_FOUR.toSorted()).toEqual(CELLS.map(({ name }) => name).toSorted());
  });

  test('a sample agrees with the order, and the whole sample makes it', { ...LONG, timeout: 60 * 60_000 }, () => {
    const isWhole = Boolean(process.env.WHOLE_RANKING);
    const found = sampleAgainstFour(isWhole ? 100_000_000 : 1_000_000, 20_260_101);
    const sharesOf = (name: string) => found.get(name) ?? { equity: NaN, error: NaN };
    const order = [...found.keys()].sort((a, b) => sharesOf(b).equity - sharesOf(a).equity);
    if (isWhole) expect(order.join(' ')).toBe(AGAINST_FOUR.join(' '));
    AGAINST_FOUR.forEach((name, at) => {
      for (const better of AGAINST_FOUR.slice(0, at)) {
        const [above, own] = [sharesOf(better), sharesOf(name)];
        const most = 5 * Math.hypot(above.error, own.error);
        expect(own.equity - above.equity, `${name} below ${better}`).toBeLessThan(most);
      }
    });
    // Five players have a pot.
    const pots = [...found.values()].reduce((sum, { dealt, equity }) => sum + dealt * equity, 0);
    const dealt = [...found.values()].reduce((sum, own) => sum + own.dealt, 0);
    expect(pots / dealt).toBeCloseTo(0.2, 12);
  });

  test('fill each share with the fewest whole hands, grow with it, and read back the same as text', () => {
    let before = NO_RANGE;
    for (let percent = 0; percent <= 100; percent++) {
      const top = topBy('four', percent);
      const combos = combosIn(top);
      expect(100 * combos).toBeGreaterThanOrEqual(percent * COMBOS.length);
      const last = AGAINST_FOUR.findLast((name) => top.weights[cell(name).combos[0]] > 0);
      if (last !== undefined) {
        expect(100 * (combos - cell(last).combos.length)).toBeLessThan(percent * COMBOS.length);
      }
      expect(before.weights.every((weight, combo) => weight <= top.weights[combo])).toBe(true);
      expect(read(formatRange(top)).weights).toEqual(top.weights);
      expect(topPercent(top, 'four')).toBe(percent);
      before = top;
    }
    // Connected hands of one suit gain on offsuit aces, and per cents of the notation keep their order.
    expect(topBy('four', 15).weights[cell('JTs').combos[0]]).toBe(1);
    expect(topBy('one', 15)).toEqual(read('15%'));
    expect(read('15%').weights[cell('JTs').combos[0]]).toBe(0);
  });
});

describe('folders', () => {
  const saved = (...names: string[]) => names.map((name, at) => ({ text: `${name}`, at, name }));

  test('two names with the same words before a slash make one, however it is spaced', () => {
    const { loose, folders } = inFolders(saved('6-max/CO', '6-max / BTN/late', 'Nits', 'AK/QQ', '/x', 'y/'));
    expect(folders.map(({ name }) => name)).toEqual(['6-max']);
    expect(folders[0]?.ranges.map(nameInside)).toEqual(['CO', 'BTN/late']);
    expect(loose.map(({ name }) => name)).toEqual(['Nits', 'AK/QQ', '/x', 'y/']);
  });

  test('every range is in one place', () => {
    const names = fc.uniqueArray(fc.stringMatching(/^[ab/ ]{1,6}$/), { maxLength: 12 });
    fc.assert(
      fc.property(names, (list) => {
        const ranges = saved(...list);
        const { loose, folders } = inFolders(ranges);
        const all = [...loose, ...folders.flatMap((folder) => folder.ranges)];
        expect(all).toHaveLength(ranges.length);
        expect(new Set(all)).toEqual(new Set(ranges));
      }),
      SEED,
    );
  });
});
