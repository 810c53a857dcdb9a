// Tests src/table/answer/curveSides too.
import { describe, expect, test } from 'vitest';
import { answer } from '../../src/poker/answer';
import { COLOURS, pictureOf, rowsOf, svgOf, type Colour } from '../../src/table/curves/curvePicture';
import {
  bucketsOfSides,
  pathOf,
  sharesFrom,
  sidesOf,
  standingAt,
  TENTHS,
  type Sides,
} from '../../src/table/curves/curveSides';
import { finish, spot } from '../poker/read';
import type { SpotText } from '../../src/poker/readSpot';

function sidesFor(text: SpotText) {
  const asked = spot(text);
  const { combos, players, street } = finish(answer(asked, undefined, true));
  if (combos === undefined) throw new Error('no combos');
  return { asked, players, street, sides: sidesOf(asked, combos) };
}

const SPOTS: readonly SpotText[] = [
  { hero: '22+,A2s+,KTs+', board: 'Kh7d5c', opponents: ['15%'] },
  { hero: 'AA:0.5,QQ,T9s:0.25', board: '8h7d5c2s', opponents: ['AK,JJ:0.1'], dead: '2h' },
  { hero: 'TT+', board: '8h7d5c2sKh', opponents: ['AhKd'] },
  { hero: '30%', board: '8h7d5c2sKh', opponents: ['random'] },
];

const colours = Object.fromEntries(Object.keys(COLOURS).map((name) => [name, `rgb(1, 2, 3)`])) as Record<
  Colour,
  string
>;

describe.each(SPOTS)('%o', (text) => {
  const { asked, players, street, sides } = sidesFor(text);

  test('the cells add up to the range, in combos and in equity', () => {
    sides.forEach((side, seat) => {
      const sum = (of: (cell: Sides[0]['cells'][0]) => number) => side.cells.reduce((all, cell) => all + of(cell), 0);
      expect(sum(({ live }) => live)).toBeCloseTo(side.live, 9);
      expect(sum(({ all }) => all)).toBeCloseTo(side.all, 9);
      expect(side.equity).toBeCloseTo(players[seat].equity ?? NaN, 10);
    });
    expect(sides[0].equity + sides[1].equity).toBeCloseTo(1, 10);
  });

  test('the buckets from the line up add up to the share above it', () => {
    const buckets = bucketsOfSides(sides);
    for (const border of [0.25, 0.5, 0.6, 0.7, 0.8, 0.9]) {
      sharesFrom(sides, border).forEach((share, seat) => {
        const above = buckets.filter(({ from }) => from >= border);
        expect(above.reduce((all, own) => all + own.shares[seat], 0)).toBeCloseTo(share, 10);
      });
    }
  });

  test('the tenths rise and end with the best hand', () => {
    for (const side of sides) {
      const equities = TENTHS.map((tenth) => standingAt(side, tenth).equity);
      expect([...equities].sort((a, b) => a - b)).toEqual(equities);
      expect(equities.at(-1)).toBe(Math.max(...side.curve.equities));
    }
  });

  test('the path goes from the left to the right and never down', () => {
    for (const side of sides) {
      const path = pathOf(side, (part, equity) => ({ x: 1000 * part, y: -1000 * equity }));
      const points = Array.from(path.matchAll(/[ML](\S+) ([^ML]+)/g), ([, x, y]) => [+x, +y]);
      expect(points[0][0]).toBe(0);
      expect(points.at(-1)?.[0]).toBe(1000);
      for (let at = 1; at < points.length; at++) {
        expect(points[at][0]).toBeGreaterThanOrEqual(points[at - 1][0]);
        expect(points[at][1]).toBeLessThanOrEqual(points[at - 1][1]);
      }
    }
  });

  test('the table for a file has every combo, and its weighted share reads back', () => {
    const [head, ...lines] = rowsOf(sides);
    expect(head).toEqual(['player', 'combo', 'weight', 'share', 'equity']);
    expect(lines).toHaveLength(sides[0].curve.order.length + sides[1].curve.order.length);
    for (const [seat, player] of ['you', 'they'].entries()) {
      const rows = lines.filter(([own]) => own === player);
      const weight = (own: typeof rows) => own.reduce((sum, row) => sum + Number(row[2]), 0);
      const nuts = rows.filter((row) => Number(row[4]) >= 0.8 - 1e-9);
      expect(weight(nuts) / weight(rows)).toBeCloseTo(sharesFrom(sides, 0.8)[seat], 10);
      expect(Number(rows.at(-1)?.[3])).toBe(1);
    }
  });

  test('the picture has a figure for every hand, in the given colours', () => {
    const picture = pictureOf({ street, spot: asked, sides }, sides, 0.8);
    const svg = svgOf(picture, colours);
    const cells = sides.flatMap((side) => side.cells.filter(({ equity }) => equity !== undefined));
    expect(svg.match(/font-size="12"/g)).toHaveLength(cells.length);
    expect(svg).not.toMatch(/var\(|light-dark|NaN|undefined/);
    expect(svg.match(/<(text|svg)/g)?.length).toBe(svg.match(/<\/(text|svg)>/g)?.length);
    for (const shape of picture.shapes) {
      if (shape.kind === 'path') continue;
      expect(shape.x).toBeGreaterThanOrEqual(0);
      expect(shape.x).toBeLessThanOrEqual(picture.width);
      expect(shape.y).toBeLessThan(picture.height);
    }
  });
});
