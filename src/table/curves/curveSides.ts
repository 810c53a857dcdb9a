import type { Answer } from '../../poker/answer';
import { BUCKET_BORDERS, bucketsOf, curveOf, equityOf, placeAt, shareFrom, type EquityCurve } from '../../poker/curve';
import type { ComboValues } from '../../poker/breakdown';
import type { Hole } from '../../poker/card';
import { COMBOS } from '../../poker/combos';
import { comboWeights, playersOf, type Player, type Spot } from '../../poker/spot';
import { CELLS, spanOf, type Cell, type Span } from '../../ui/handCells';

/*
 * Two ranges against each other on one street: a curve each, and a map each.
 */

/** A hand of the grid with its combos in a range. Combos are sums of weights. */
export interface MapCell {
  readonly cell: Cell;
  readonly all: number;
  readonly live: number;
  /** The equity of the hand's live combos. */
  readonly equity?: number;
}

export interface Side {
  readonly values: ComboValues;
  readonly curve: EquityCurve;
  readonly equity: number;
  readonly cells: readonly MapCell[];
  /** Combos that can be held, and all that the range has. */
  readonly live: number;
  readonly all: number;
}

export type Sides = readonly [Side, Side];

/** @param combos what was counted of the spot */
export function sidesOf(spot: Spot, combos: NonNullable<Answer['combos']>): Sides {
  const [hero, opponent] = playersOf(spot);
  return [sideOf(hero, combos[0]), sideOf(opponent, combos[1])];
}

function sideOf(player: Player, values: ComboValues): Side {
  const weights = comboWeights(player);
  const places = new Map(Array.from(values.combos, (combo, at) => [combo, at]));
  const sum = (combos: Iterable<number>) => {
    let total = 0;
    for (const combo of combos) total += weights[combo];
    return total;
  };
  const cells = CELLS.map((cell): MapCell => {
    const own = cell.combos.flatMap((combo) => places.get(combo) ?? []);
    const equity = equityOf(values, own);
    return {
      cell,
      all: sum(cell.combos),
      live: sum(own.map((at) => values.combos[at])),
      ...(equity !== undefined && { equity }),
    };
  });
  return {
    values,
    curve: curveOf(values),
    equity: equityOf(values) ?? NaN,
    cells,
    live: sum(values.combos),
    all: sum(COMBOS.keys()),
  };
}

/** The span of the shades in both maps, so that the maps can be compared. */
export function mapSpan(sides: Sides): Span {
  return spanOf(sides.flatMap(({ cells }) => cells.map(({ equity }) => equity)));
}

/** A combo of a range with its equity. */
export interface Reading {
  readonly cards: Hole;
  readonly equity: number;
}

/** The combo at a part of a range, 0 its worst hand and 1 its best. */
export function standingAt({ values, curve }: Side, part: number): Reading {
  const place = placeAt(curve, part);
  return {
    cards: COMBOS[values.combos[curve.order[place]]],
    equity: curve.equities[place],
  };
}

/** The shares of both ranges in a bucket. */
export interface Bucket {
  readonly from: number;
  readonly to: number;
  readonly shares: readonly [number, number];
}

/** The best bucket first. */
export function bucketsOfSides([hero, opponent]: Sides): Bucket[] {
  const [own, theirs] = [hero, opponent].map(({ curve }) => bucketsOf(curve));
  return own
    .map((share, at): Bucket => ({
      from: BUCKET_BORDERS[at],
      to: BUCKET_BORDERS[at + 1],
      shares: [share, theirs[at]],
    }))
    .reverse();
}

/** The share of each range that has this much equity or more. */
export function sharesFrom([hero, opponent]: Sides, border: number): readonly [number, number] {
  return [shareFrom(hero.curve, border), shareFrom(opponent.curve, border)];
}

/** Ten parts of a range, from its worst tenth to its best hand. */
export const TENTHS = Array.from({ length: 10 }, (_, tenth) => (tenth + 1) / 10);

/** A place in a box, in pixels. */
export interface CurvePoint {
  readonly x: number;
  readonly y: number;
}

/** The allowed places of a label, in parts of the range. */
const LABEL_PARTS = [0.5, 0.55, 0.6, 0.65, 0.7, 0.75, 0.8, 0.85, 0.9];
/** The distance of a label above its curve or below it; and the least distance from a line. */
const OVER = -12;
const BELOW = 22;
const CLEAR = 14;

/**
 * A label for each curve: where the two are furthest apart, the upper one's above.
 *
 * @param line the height of a line that labels must not cover
 */
export function labelsOf(
  [hero, opponent]: Sides,
  at: (part: number, equity: number) => CurvePoint,
  line: number,
): readonly CurvePoint[] {
  const places = LABEL_PARTS.map((part) => {
    const [own, theirs] = [hero, opponent].map((side) => standingAt(side, part).equity);
    const isAbove = own >= theirs;
    const labels = [own, theirs].map((equity, seat) => {
      const { x, y } = at(part, equity);
      return { x, y: y + ((seat === 0) === isAbove ? OVER : BELOW) };
    });
    const isClear = labels.every(({ y }) => Math.abs(y - 4 - line) > CLEAR);
    return { labels, worth: Math.abs(own - theirs) + Number(isClear) };
  });
  return places.reduce((best, own) => (own.worth > best.worth ? own : best)).labels;
}

/** The path of a curve: a step for each combo, as wide as its weight. */
export function pathOf(
  { curve: { upTo, all, equities } }: Side,
  at: (part: number, equity: number) => CurvePoint,
): string {
  let path = '';
  let before = 0;
  let last = NaN;
  const point = (part: number, equity: number) => {
    const { x, y } = at(part, equity);
    return `${x.toFixed(1)} ${y.toFixed(1)}`;
  };
  for (let place = 0; place < equities.length; place++) {
    // A level part is one line, however many combos are on it.
    if (equities[place] !== last) {
      path += `${path === '' ? 'M' : 'L'}${point(before / all, equities[place])}`;
    }
    if (equities[place] !== equities[place + 1]) {
      path += `L${point(upTo[place] / all, equities[place])}`;
    }
    before = upTo[place];
    last = equities[place];
  }
  return path;
}
