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
 * A player's range on a board, row by row, and hero's equity against each row. The rows are found without counting
 * deals. The equities are sums over single combos, which the count of two players' equity also gives. `combos` always
 * counts combos by weight: AA:0.5 has 3 combos.
 */

export interface Row extends RowPlace {
  readonly name: Rung | HeldDraw;
  readonly combos: number;
  /** The row's part of all live combos, 0 to 1. */
  readonly share: number;
  /**
   * Hero's equity if this seat holds only the combos of the row, 0 to 1. For hero's own seat it is hero's equity too.
   * Absent if no equity was counted, or if every combo of the row shares a card with every combo of the other player.
   */
  readonly heroEquity?: number;
}

/** A row of what players hold, with each player's share of it: 0 of a player without such a combo. */
export interface SharedRow extends RowPlace {
  readonly shares: readonly number[];
}

/** The rows of the last spots: a page asks for them several times an answer. */
const SHARED = new WeakMap<Spot, readonly SharedRow[]>();

/** What everybody holds on a board, row by row; nothing before the flop, and in a deck with wild cards. */
export function sharedRows(spot: Spot): readonly SharedRow[] {
  const known = SHARED.get(spot) ?? readShared(spot);
  SHARED.set(spot, known);
  return known;
}

function readShared(spot: Spot): SharedRow[] {
  let anyTwo: Ladder | undefined;
  const ladders = playersOf(spot).flatMap(({ kind }, seat) => {
    if (kind !== 'random') return readLadder(spot, seat) ?? [];
    // Players with any two cards hold the same.
    anyTwo ??= readLadder(spot, seat);
    return anyTwo ?? [];
  });
  const rows = (kind: Row['kind'], many: number, rowsOf: (ladder: Ladder) => readonly Row[] | undefined) =>
    Array.from({ length: many }, (_, place) => ({
      kind,
      place,
      shares: ladders.map((ladder) => rowsOf(ladder)?.find((row) => row.place === place)?.share ?? 0),
    })).filter(({ shares }) => shares.some((share) => share > 0));
  return [...rows('rung', RUNGS.length, ({ rungs }) => rungs), ...rows('draw', DRAWS.length, ({ draws }) => draws)];
}

/** A named card that no live combo can hold. */
export interface Blocker {
  readonly card: Card;
  /** The combos with this card and without a card listed before it. */
  readonly combos: number;
}

export interface Ladder {
  readonly seat: number;
  readonly live: number;
  /** The combos of the range with a card that is already in play. */
  readonly blocked: number;
  /** The cards that block combos: cards of the board first, then dead cards, then cards of other hands. */
  readonly blockers: readonly Blocker[];
  /** Combos with the nuts: the best hand that any two cards off the board make, dead and known cards included. */
  readonly nuts: number;
  /** The rungs with a combo, the best first. Together they have all live combos. */
  readonly rungs: readonly Row[];
  /** The draws with a combo in the order of `DRAWS`. A combo may have several. Absent on the river. */
  readonly draws?: readonly Row[];
  /** The live combos as indices into `COMBOS`, in rising order. The lists below have the same order. */
  readonly combos: Uint16Array;
  readonly weights: Float64Array;
  readonly holdings: readonly Holding[];
  readonly strengths: Uint16Array;
}

/** The results of a player's combos, counted together with the equity of two players. */
export interface ComboValues extends Valued {
  /** Indices into `COMBOS`, in rising order. The other lists have the same order. */
  readonly combos: Uint16Array;
  /** For each combo the deals that it wins, of `facing × runOuts`. */
  readonly wins: Float64Array;
  /** For each combo the deals that it ties. */
  readonly ties: Float64Array;
  /** The number of run-outs for two combos: 990 on a flop. */
  readonly runOuts: number;
}

export interface Curve {
  readonly equity: number;
  /** Indices into the ladder's lists: the combos that have an equity. */
  readonly order: Uint16Array;
  /** The part of the combos with 80% equity or more, by weight, 0 to 1. */
  readonly atLeast80: number;
  /** The part of the combos between each two of `BUCKET_BORDERS`, by weight, the worst first. */
  readonly buckets: readonly number[];
}

/** A ladder with the equity of each combo against the only other player. */
export interface Breakdown extends Ladder {
  readonly curve: Curve;
  /** For each live combo its own equity; NaN if it shares a card with every combo of the other player. */
  readonly equities: Float64Array;
  /** For each live combo the weight of the other player's combos that share no card with it. */
  readonly facing: Float64Array;
  /** For each live combo hero's deals of all `facing × runOuts`: wins, and half of the ties. */
  readonly heroDeals: Float64Array;
  readonly runOuts: number;
}

/** The rows that continue unless the user chooses others. On the river only the rungs apply. */
export const CONTINUING: readonly (Rung | HeldDraw)[] = [...LADDER, ...HELD_DRAWS]
  .filter(({ continues }) => continues)
  .map(({ name }) => name);

/**
 * Returns the holdings of the player in a seat. Takes about a millisecond.
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
 * Returns the ladder with the equities of its combos.
 *
 * @param ladder of a seat of this spot, which has two players
 * @param values the counted results of hero's combos, then of the opponent's
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
  // The count scales very small weights to the largest weight: this factor undoes it.
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
 * Hero's equity if the seat holds only a part of each combo, 0 to 1. A combo counts by its weight and by the weight it
 * faces. Absent if no combo can be dealt with a hand of the other player.
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

/** The combos of a range, by weight, against which a call is right. Of hero's own range: with which it is right. */
export interface PricedCombos {
  readonly right: number;
  readonly of: number;
}

/**
 * Counts the combos against which hero has the equity that a call needs; of hero's own range, the combos that have it.
 *
 * @param needed break-even, 0 to 1
 * @param isCounted whether a combo counts, by its place in the lists; if left out, all do
 * @returns `right` of `of` combos; combos without an equity are left out
 */
export function priceAgainst(
  { seat, weights, facing, equities }: Breakdown,
  needed: number,
  isCounted: (at: number) => boolean = () => true,
): PricedCombos {
  let right = 0;
  let of = 0;
  weights.forEach((weight, at) => {
    if (facing[at] === 0 || !isCounted(at)) return;
    of += weight;
    const own = seat === 0 ? equities[at] : 1 - equities[at];
    if (own >= needed - ON_BORDER) right += weight;
  });
  return { right, of };
}

/** The part of each row that continues, 0 to 1, by the row's name. */
export type KeptRows = ReadonlyMap<Rung | HeldDraw, number>;

/** For each combo of a ladder the part that continues, 0 to 1: the largest part among the rows of the combo. */
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

/**
 * For each combo the part that is kept if the best of the range are, by their own equity or strength. Combos of one equity continue
 * in the same part; combos without an equity come last.
 *
 * @param share how much of all combos, by weight, 0 to 1
 */
export function bestParts(
  { weights, facing, equities }: Pick<Breakdown, 'weights' | 'facing' | 'equities'>,
  share: number,
): Float64Array {
  const parts = new Float64Array(weights.length);
  const own = Array.from(equities, (equity, at) => (facing[at] === 0 ? -1 : equity));
  const order = [...own.keys()].sort((a, b) => own[b] - own[a]);
  let left = share * weights.reduce((sum, weight) => sum + weight, 0);
  for (let from = 0; from < order.length && left > 0;) {
    let to = from;
    while (to < order.length && own[order[from]] - own[order[to]] <= ON_BORDER) to++;
    const alike = order.slice(from, to);
    const all = alike.reduce((sum, at) => sum + weights[at], 0);
    const part = Math.min(1, left / all);
    for (const at of alike) parts[at] = part;
    left -= all;
    from = to;
  }
  return parts;
}

/** The rest of a seat's range after a part of it has folded. */
export interface Remaining {
  /** The combos that continue, by weight. */
  readonly combos: number;
  /** How often the seat folds: the part of all deals, by weight, 0 to 1. */
  readonly folds: number;
  /** Hero's equity against the combos that continue; absent if none of them can be dealt. */
  readonly heroEquity?: number;
}

/**
 * Returns the rest of the range if a part of each combo continues.
 *
 * @param parts for each combo of the breakdown the part that continues, 0 to 1
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

/** Some combos by weight, and hero's equity if the seat holds only them. */
export interface Part {
  readonly combos: number;
  readonly heroEquity?: number;
}

/**
 * Returns the equity against some combos together, for example those of a cell of the grid.
 *
 * @param combos indices into `COMBOS`; combos that are blocked or not in the range count 0
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

/** The range that continues: each live combo's weight times its part. Blocked combos are removed. */
export function narrowRange({ combos, weights }: Ladder, parts: Float64Array): Range {
  const narrowed = new Float64Array(COMBOS.length);
  combos.forEach((combo, at) => {
    narrowed[combo] = weights[at] * parts[at];
  });
  return { weights: narrowed };
}
