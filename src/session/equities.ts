import { rankOf, suitOf, type Card } from '../poker/card';
import { countEquity } from '../poker/count/equity';
import { wantsTable, type PreflopTable } from '../poker/count/preflopTable';
import type { Precision } from '../poker/count/settle';
import { countMoney } from '../poker/money/money';
import type { KnownEquity } from '../poker/money/outcomes';
import { comboWeights, playersOf, type Player, type Spot } from '../poker/spot';
import { priceBet, spotAt, type FacedBet, type PricedBet } from './decisions';

/** Thousands of decisions are settled: to three tenths of a point a tenth of the deals are enough. */
const OF_A_LIST: Precision = { halfWidth: 0.003, worthExact: 100 };

/** Finds the equities and prices of many spots, each as the table finds it. */
export class Equities {
  readonly #table: PreflopTable;
  /** Before the flop against any two: by hand without its suits, and number of opponents. */
  readonly #preflop = new Map<string, KnownEquity>();

  constructor(table: PreflopTable) {
    this.#table = table;
  }

  /** Whether a price takes a few milliseconds at most: the others are better left for later. */
  isQuick(bet: FacedBet): boolean {
    const spot = spotAt(bet);
    if (isTabled(spot)) return true;
    const hidden = spot.opponents.filter(({ kind }) => kind !== 'hand').length;
    if (hidden === 0) return bet.isPlain || spot.board.length > 0;
    return hidden === 1 && spot.board.length > 3;
  }

  /** Everybody's part of one pot on average. Yields where it takes longer. */
  *find(spot: Spot): Generator<void, KnownEquity> {
    const key = preflopKey(spot);
    const before = key === undefined ? undefined : this.#preflop.get(key);
    if (before !== undefined) return before;
    const options = { table: this.#table, categories: false };
    const found = yield* quietly(countEquity(tabled(spot), options));
    if (key !== undefined) this.#preflop.set(key, found);
    return found;
  }

  /** What a decision cost, by all pots. Yields where it takes longer. */
  *price(bet: FacedBet): Generator<void, PricedBet> {
    const spot = spotAt(bet);
    const equity = bet.isPlain ? yield* this.find(spot) : undefined;
    const options = { table: this.#table, equity, precision: OF_A_LIST };
    const { price } = yield* quietly(countMoney(spot, bet.stakes, options));
    if (price === undefined) throw new Error('nothing to call');
    return priceBet(bet, price);
  }
}

/** A count without its progress. */
function* quietly<T>(count: Generator<unknown, T>): Generator<void, T> {
  let step = count.next();
  while (step.done !== true) {
    yield;
    step = count.next();
  }
  return step.value;
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
