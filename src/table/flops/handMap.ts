import type { ComboValues } from '../../poker/breakdown';
import { COMBOS, type Range } from '../../poker/combos';
import { equityOf, ON_BORDER } from '../../poker/curve';
import type { Spot } from '../../poker/spot';
import { CELLS, type Cell } from '../../ui/handCells';

/* Each of the 169 hands against one opponent before the flop. */

/** One of the 169 hands, with its equity against the opponent. */
export interface MappedHand {
  readonly cell: Cell;
  /** Its combos that leave the opponent a possible hand, in the order of their suits. */
  readonly live: readonly number[];
  readonly all: number;
  /** 0 to 1: the mean of its combos, each as often as it is dealt with a hand of the opponent. */
  readonly equity: number;
  /** Its place among the hands: 1 is the best. */
  readonly place: number;
}

/**
 * The spot whose combos make the map: hero holds any two cards. `undefined` if there is no map: with a board, without
 * an opponent or with several, with wild cards or dead cards. The table of match-ups has none of these.
 */
export function mapSpot({ board, opponents, dead, wild }: Spot): Spot | undefined {
  if (board.length > 0 || opponents.length !== 1 || dead.length > 0 || wild !== undefined) return undefined;
  return { hero: { kind: 'random' }, board, opponents, dead };
}

/**
 * The 169 hands in the order of {@link CELLS}. Against any hand of the opponent each of them has a combo left.
 *
 * @param values of hero in {@link mapSpot}
 */
export function mapHands(values: ComboValues): MappedHand[] {
  const placeOf = new Map(Array.from(values.combos, (combo, at) => [combo, at]));
  const hands = CELLS.map((cell) => {
    const places = cell.combos.flatMap((combo) => placeOf.get(combo) ?? []).filter((at) => values.facing[at] > 0);
    return {
      cell,
      live: places.map((at) => values.combos[at]),
      all: cell.combos.length,
      equity: equityOf(values, places) ?? NaN,
    };
  });
  const ranked = hands.toSorted((a, b) => b.equity - a.equity);
  const rankOf = new Map(ranked.map(({ cell }, at) => [cell, at + 1]));
  return hands.map((hand) => ({ ...hand, place: rankOf.get(hand.cell) ?? NaN }));
}

export function callingHands(hands: readonly MappedHand[], needed: number): MappedHand[] {
  return hands.filter(({ equity }) => equity >= needed - ON_BORDER);
}

/** The range with all combos of some hands. */
export function rangeOf(hands: Iterable<MappedHand>): Range {
  const weights = new Float64Array(COMBOS.length);
  for (const { cell } of hands) for (const combo of cell.combos) weights[combo] = 1;
  return { weights };
}

/**
 * Hands as rows: the place, the hand, its possible combos, the equity from 0 to 1, and with a price whether the hand calls.
 */
export function rowsOf(hands: readonly MappedHand[], calling?: ReadonlySet<MappedHand>): (string | number)[][] {
  const rows = hands.map((hand) => {
    const calls = calling === undefined ? [] : [Number(calling.has(hand))];
    return [hand.place, hand.cell.name, hand.live.length, hand.equity, ...calls];
  });
  return [['place', 'hand', 'combos', 'equity', ...(calling === undefined ? [] : ['call'])], ...rows];
}
