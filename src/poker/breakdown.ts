import type { Card } from './card';
import type { Strength } from './category';
import { bucketsOf, curveOf, ON_BORDER, shareFrom, type Valued } from './curve';
import {
  DRAWS,
  drawsOf,
  HoldingReader,
  isInRow,
  rungOf,
  RUNGS,
  type HeldDraw,
  type Holding,
  type RowPlace,
  type Rung,
  LADDER,
  HELD_DRAWS,
} from './holding';
import { COMBOS, type Range } from './combos';
import { comboWeights, namedFor, playersOf, type Spot } from './spot';

/*
 * A player's range on a board, row by row, and the value of each row. The ladder needs no counting; the equities are
 * sums over those of single combos, which come with the equity of two players. Combos are always counted by their
 * weights: whole numbers where there are none.
 */

/** A rung or a draw, with the combos in it. */
export interface Row extends RowPlace {
  readonly name: Rung | HeldDraw;
  readonly combos: number;
  /** Of all live combos, 0 to 1. */
  readonly share: number;
  /**
   * Hero's equity where this seat holds only the row, 0 to 1; also for hero's own seat. Absent where nothing is
   * counted, or where no combo of the row can meet one of the other player's.
   */
  readonly heroEquity?: number;
}

/** A named card that no live combo can hold. */
export interface Blocker {
  readonly card: Card;
  /** The combos that it blocks, less those that a card before it in the list blocks. */
  readonly combos: number;
}

/** A seat's holdings on a board. */
export interface Ladder {
  readonly seat: number;
  readonly live: number;
  readonly blocked: number;
  /** Together they block all that is blocked: cards of the board first, then dead ones, then other hands'. */
  readonly blockers: readonly Blocker[];
  /** Combos as strong as the best that two cards off the board can make now, dead and known ones too. */
  readonly nuts: number;
  /** Rows with a combo, the best first; together all live combos. */
  readonly rungs: readonly Row[];
  /** Rows with a combo in the order of `DRAWS`; they may overlap. Absent on the river. */
  readonly draws?: readonly Row[];
  /** The live combos by their place among the 1,326, in rising order: the deck's. */
  readonly combos: Uint16Array;
  /** For each its weight, what it is, and how strong. */
  readonly weights: Float64Array;
  readonly holdings: readonly Holding[];
  readonly strengths: Uint16Array;
}

/** The results of a player's combos, as counted with the equity of two players. */
export interface ComboValues extends Valued {
  /** In rising order; the other lists follow it. */
  readonly combos: Uint16Array;
  /** Deals that each wins, and that it ties, of `facing × runOuts`. */
  readonly wins: Float64Array;
  readonly ties: Float64Array;
  /** Run-outs of each two combos. */
  readonly runOuts: number;
}

/** A seat's combos by their equity, the worst first. */
export interface Curve {
  /** The seat's equity. */
  readonly equity: number;
  /** Places in the ladder's lists of the combos that have an equity. */
  readonly order: Uint16Array;
  /** The part of their weight with an equity of 80 % or more. */
  readonly atLeast80: number;
  /** The parts of their weight from one of `BUCKET_BORDERS` to the next, the worst first. */
  readonly buckets: readonly number[];
}

/** A ladder with the equities of two players' combos. */
export interface Breakdown extends Ladder {
  readonly curve: Curve;
  /** For each live combo its own equity, not a number where it can meet no hand of the other player. */
  readonly equities: Float64Array;
  /** For each live combo the other player's weight that it can meet. */
  readonly facing: Float64Array;
  /** For each live combo hero's part of all `facing × runOuts` deals: wins, and half of the ties. */
  readonly heroDeals: Float64Array;
  readonly runOuts: number;
}

/** The rows that continue unless the user chooses others: on the river only the rungs. */
export const CONTINUING: readonly (Rung | HeldDraw)[] = [...LADDER, ...HELD_DRAWS]
  .filter(({ continues }) => continues)
  .map(({ name }) => name);

/**
 * The holdings of the player in a seat, in about a millisecond.
 *
 * @param seat 0 hero, 1 the first opponent, and so on
 * @returns `undefined` before the flop and in a deck with wild cards
 */
export function readLadder(spot: Spot, seat: number): Ladder | undefined {
  const { board } = spot;
  if (board.length < 3 || spot.wild !== undefined) return undefined;
  const named = namedFor(spot, seat);
  const all = comboWeights(playersOf(spot)[seat]);
  const reader = new HoldingReader(named.slice(board.length));
  reader.setBoard(board);
  const best = bestStrength(reader, board);

  const orderOf = new Uint8Array(52).fill(named.length);
  for (const [order, card] of named.entries()) orderOf[card] = order;
  const blocking = named.map(() => 0);
  const combos: number[] = [];
  const holdings: Holding[] = [];
  const strengths: Strength[] = [];
  const ofRung = RUNGS.map(() => 0);
  const ofDraw = DRAWS.map(() => 0);
  let live = 0;
  let blocked = 0;
  let nuts = 0;
  for (let combo = 0; combo < all.length; combo++) {
    const weight = all[combo];
    if (weight === 0) continue;
    const [high, low] = COMBOS[combo];
    const blocker = Math.min(orderOf[high], orderOf[low]);
    if (blocker < named.length) {
      blocking[blocker] += weight;
      blocked += weight;
      continue;
    }
    const holding = reader.read(high, low);
    combos.push(combo);
    holdings.push(holding);
    live += weight;
    const strength = reader.strengthOf(high, low);
    strengths.push(strength);
    if (strength === best) nuts += weight;
    ofRung[rungOf(holding)] += weight;
    for (let rest = drawsOf(holding); rest !== 0; rest &= rest - 1) {
      ofDraw[31 - Math.clz32(rest & -rest)] += weight;
    }
  }
  return {
    seat,
    live,
    blocked,
    blockers: named.flatMap((card, order) => (blocking[order] > 0 ? [{ card, combos: blocking[order] }] : [])),
    nuts,
    rungs: rowsOf('rung', RUNGS, ofRung, live),
    ...(board.length < 5 && { draws: rowsOf('draw', DRAWS, ofDraw, live) }),
    combos: Uint16Array.from(combos),
    weights: Float64Array.from(combos, (combo) => all[combo]),
    holdings,
    strengths: Uint16Array.from(strengths),
  };
}

function bestStrength(reader: HoldingReader, board: readonly Card[]): number {
  return COMBOS.reduce(
    (best, [high, low]) =>
      board.includes(high) || board.includes(low) ? best : Math.max(best, reader.strengthOf(high, low)),
    0,
  );
}

function rowsOf(kind: Row['kind'], names: readonly Row['name'][], sums: readonly number[], live: number): Row[] {
  return names.flatMap((name, place) =>
    sums[place] > 0 ? [{ kind, place, name, combos: sums[place], share: sums[place] / live }] : [],
  );
}

/**
 * The ladder with what its combos are worth against the only opponent.
 *
 * @param ladder a seat's of this spot of two players
 * @param values what was counted of it: hero's combos, and the opponent's
 */
export function breakDown(
  spot: Spot,
  ladder: Ladder,
  values: readonly [hero: ComboValues, opponent: ComboValues],
): Breakdown {
  const { seat, combos, holdings } = ladder;
  const [own, other] = seat === 0 ? values : [values[1], values[0]];
  if (own.combos.length !== combos.length) throw new RangeError('values of another spot');
  const { wins, ties, equities, runOuts } = own;
  // Very small weights are counted in parts of the largest.
  const [met] = other.combos;
  const unit = comboWeights(playersOf(spot)[1 - seat])[met] / other.weights[0];
  const facing = own.facing.map((weight) => weight * unit);
  const heroDeals = wins.map((won, at) => {
    const deals = won + ties[at] / 2;
    return unit * (seat === 0 ? deals : own.facing[at] * runOuts - deals);
  });
  const found = { ...ladder, equities, facing, heroDeals, runOuts };
  const withEquity = (row: Row): Row => ({
    ...row,
    ...heroEquityWhere(found, (at) => Number(isInRow(row, holdings[at]))),
  });
  return {
    ...found,
    rungs: ladder.rungs.map(withEquity),
    ...(ladder.draws !== undefined && { draws: ladder.draws.map(withEquity) }),
    curve: curveFrom(found),
  };
}

type Dealt = Omit<Breakdown, 'curve'>;

/**
 * Hero's equity where the seat holds its combos in parts: each counts as often as it is dealt beside a hand
 * of the other player. Absent where none of them can be.
 */
function heroEquityWhere(
  { weights, facing, heroDeals, runOuts }: Dealt,
  partOf: (at: number) => number,
): { readonly heroEquity?: number } {
  let won = 0;
  let all = 0;
  for (let at = 0; at < weights.length; at++) {
    const weight = weights[at] * partOf(at);
    won += weight * heroDeals[at];
    all += weight * facing[at];
  }
  return all === 0 ? {} : { heroEquity: won / (all * runOuts) };
}

function curveFrom(dealt: Dealt): Curve {
  const curve = curveOf(dealt);
  const { heroEquity = NaN } = heroEquityWhere(dealt, () => 1);
  return {
    equity: dealt.seat === 0 ? heroEquity : 1 - heroEquity,
    order: curve.order,
    atLeast80: shareFrom(curve, 0.8),
    buckets: bucketsOf(curve),
  };
}

/** Combos of a row, by weight, and how many of them a price is right against. */
export interface PricedCombos {
  readonly right: number;
  readonly of: number;
}

/**
 * Against how many of the opponent's combos hero has the equity that a price needs.
 *
 * @param breakdown the opponent's
 * @param needed break-even, 0 to 1
 * @param row only its combos; left out, all
 * @returns `of` the combos that have an equity
 */
export function priceAgainst(
  { weights, holdings, facing, equities }: Breakdown,
  needed: number,
  row?: RowPlace,
): PricedCombos {
  let right = 0;
  let of = 0;
  weights.forEach((weight, at) => {
    if (facing[at] === 0 || (row !== undefined && !isInRow(row, holdings[at]))) return;
    of += weight;
    if (1 - equities[at] >= needed - ON_BORDER) right += weight;
  });
  return { right, of };
}

/** Rows that continue, each whole or in part: 0 to 1 by the row's name. */
export type KeptRows = ReadonlyMap<Rung | HeldDraw, number>;

/** For each combo of a ladder the largest part of it that a row keeps; 0 where none does. */
export function keptParts({ holdings }: Ladder, rows: KeptRows): Float64Array {
  const ofRung = RUNGS.map((name) => rows.get(name) ?? 0);
  const ofDraw = DRAWS.map((name) => rows.get(name) ?? 0);
  return Float64Array.from(holdings, (holding) => {
    let part = ofRung[rungOf(holding)];
    for (let rest = drawsOf(holding); rest !== 0; rest &= rest - 1) {
      part = Math.max(part, ofDraw[31 - Math.clz32(rest & -rest)]);
    }
    return part;
  });
}

/** The rest of a seat's range once some of it has folded. */
export interface Remaining {
  /** Combos, each by its weight and by the part of it that continues. */
  readonly combos: number;
  /** How often the seat folds, 0 to 1: of all deals, by weight. */
  readonly folds: number;
  /** Hero's equity against what continues; absent where none of it can be dealt. */
  readonly heroEquity?: number;
}

/**
 * The rest if parts of the combos continue.
 *
 * @param parts for each combo of the breakdown 0 to 1
 */
export function remaining(breakdown: Breakdown, parts: Float64Array): Remaining {
  const { weights, facing } = breakdown;
  let combos = 0;
  let kept = 0;
  let all = 0;
  for (let at = 0; at < weights.length; at++) {
    combos += weights[at] * parts[at];
    kept += weights[at] * parts[at] * facing[at];
    all += weights[at] * facing[at];
  }
  return { combos, folds: 1 - kept / all, ...heroEquityWhere(breakdown, (at) => parts[at]) };
}

/** The live weight of some combos, and hero's equity where the seat holds nothing else. */
export interface Part {
  readonly combos: number;
  readonly heroEquity?: number;
}

/**
 * The equity of some combos together: those of a cell of the grid.
 *
 * @param combos places among the 1,326; those that are not in the range, or blocked, count for nothing
 */
export function partOf(breakdown: Breakdown, combos: readonly number[]): Part {
  const parts = new Float64Array(breakdown.combos.length);
  for (const combo of combos) {
    const at = breakdown.combos.indexOf(combo);
    if (at >= 0) parts[at] = 1;
  }
  return {
    combos: breakdown.weights.reduce((sum, weight, at) => sum + weight * parts[at], 0),
    ...heroEquityWhere(breakdown, (at) => parts[at]),
  };
}

/** The range of the combos that continue, each with its part of its weight. Blocked ones are gone. */
export function narrowRange({ combos, weights }: Ladder, parts: Float64Array): Range {
  const narrowed = new Float64Array(COMBOS.length);
  combos.forEach((combo, at) => {
    narrowed[combo] = weights[at] * parts[at];
  });
  return { weights: narrowed };
}
