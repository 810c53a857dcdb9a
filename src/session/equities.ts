import { rankOf, suitOf, type Card } from '../poker/card';
import { countEquity, wantsTable } from '../poker/count/equity';
import type { PreflopTable } from '../poker/count/preflopTable';
import { comboWeights, playersOf, type Player, type Spot } from '../poker/spot';

/** A player's share of the pot on average, 0 to 1. */
export interface FoundEquity {
  readonly equity: number;
  /** Half of the 95 % interval, where the equity was sampled. */
  readonly halfWidth?: number;
}

/** Finds the equities of many spots, each as the table finds it. */
export class Equities {
  readonly #table: PreflopTable;
  /** Before the flop against any two: by hand without its suits, and number of opponents. */
  readonly #preflop = new Map<string, FoundEquity>();

  constructor(table: PreflopTable) {
    this.#table = table;
  }

  /** Whether it takes a few milliseconds at most: the others are better left for later. */
  isQuick(spot: Spot): boolean {
    if (isTabled(spot)) return true;
    const hidden = spot.opponents.filter(({ kind }) => kind !== 'hand').length;
    if (hidden === 0) return true;
    return hidden === 1 && spot.board.length > 3;
  }

  /** Hero's equity. Yields where it takes longer. */
  *find(spot: Spot): Generator<void, FoundEquity> {
    const key = preflopKey(spot);
    const before = key === undefined ? undefined : this.#preflop.get(key);
    if (before !== undefined) return before;
    const count = countEquity(tabled(spot), { table: this.#table, categories: false });
    let step = count.next();
    while (step.done !== true) {
      yield;
      step = count.next();
    }
    const { players, samples } = step.value;
    const { equity, halfWidth } = players[0];
    const found = {
      equity,
      ...(samples !== undefined && halfWidth !== undefined && { halfWidth }),
    };
    if (key !== undefined) this.#preflop.set(key, found);
    return found;
  }
}

/** Two players before the flop, without dead cards. */
function isTabled({ board, dead, opponents }: Spot): boolean {
  return board.length === 0 && dead.length === 0 && opponents.length === 1;
}

/** The spot as the preflop table answers it: two known hands as well, one of them as a range of one combo. */
function tabled(spot: Spot): Spot {
  if (!isTabled(spot) || wantsTable(spot)) return spot;
  const one = (player: Player): Player => ({
    kind: 'range',
    range: { weights: comboWeights(player) },
  });
  return { ...spot, opponents: spot.opponents.map(one) };
}

/** Hands that differ in suits alone are worth the same against any two; `undefined` for other spots. */
function preflopKey(spot: Spot): string | undefined {
  const { hero, board, dead, opponents } = spot;
  if (board.length > 0 || dead.length > 0 || hero.kind !== 'hand') return undefined;
  if (
    !playersOf(spot)
      .slice(1)
      .every(({ kind }) => kind === 'random')
  )
    return undefined;
  const [first, second]: readonly Card[] = hero.cards;
  const ranks = [rankOf(first), rankOf(second)].sort((a, b) => a - b);
  return `${ranks.join()} ${suitOf(first) === suitOf(second)} ${opponents.length}`;
}
