import { renameSuit } from '../../poker/count/tables/matchups';
import type { Card } from '../../poker/card';
import { countEquity, type Precision } from '../../poker/plan';
import { SUIT_ORDERS } from '../../poker/count/tables/matchups';
import type { PreflopTable } from '../../poker/count/tables/preflopTable';
import { actedOut, withoutSeats } from '../../poker/money/behind';
import { countMoney, potsOf } from '../../poker/money/money';
import { arePlayedByAll, type KnownEquity } from '../../poker/money/outcomes';
import type { PotsPrice } from '../../poker/money/pots';
import { callOf, type Stakes } from '../../poker/money/stakes';
import { playersOf, type Spot } from '../../poker/spot';
import { relay } from '../../steps';
import { priceBet, spotAt, type FacedBet, type PricedBet } from './decisions';

/** A session has thousands of decisions: three tenths of a point take only a tenth of the deals. */
const OF_A_LIST: Precision = { halfWidth: 0.003, worthExact: 100 };

/** Finds the equities and prices of many spots, each as the table finds it. */
export class Equities {
  readonly #table: PreflopTable;
  /** Before the flop, by what the players hold up to the names of suits; prices by the money too. */
  readonly #preflop = new Map<string, KnownEquity>();
  readonly #prices = new Map<string, PotsPrice>();

  constructor(table: PreflopTable) {
    this.#table = table;
  }

  /** Whether a price takes a few milliseconds at most. Longer prices are counted later. */
  isQuick(bet: FacedBet): boolean {
    return partsOf(bet).every(({ spot, stakes }) => this.#isQuick(spot, stakes));
  }

  #isQuick(spot: Spot, stakes: Stakes): boolean {
    const isPlain = isOnePot(spot, stakes);
    if (isPlain && isTabled(spot)) return true;
    const hidden = spot.opponents.filter(({ kind }) => kind !== 'hand').length;
    if (hidden === 0) return isPlain || spot.board.length > 0;
    return hidden === 1 && spot.board.length > 3;
  }

  /** Everybody's part of one pot on average. Yields if it takes longer. */
  *find(spot: Spot): Generator<undefined, KnownEquity> {
    const key = preflopKey(spot);
    const before = key === undefined ? undefined : this.#preflop.get(key);
    if (before !== undefined) return before;
    const options = { table: this.#table, categories: false };
    const found = yield* quietly(countEquity(spot, options));
    if (key !== undefined) this.#preflop.set(key, found);
    return found;
  }

  /** A decision's cost by all pots; with players behind, by both prices. Yields if it takes longer. */
  *price(bet: FacedBet): Generator<undefined, PricedBet> {
    const prices: PotsPrice[] = [];
    for (const { spot, stakes } of partsOf(bet)) prices.push(yield* this.#priceOf(spot, stakes));
    const [first, ifCall] = prices;
    return priceBet(bet, first, ifCall);
  }

  /** @param stakes without players who have still to act */
  *#priceOf(spot: Spot, stakes: Stakes): Generator<undefined, PotsPrice> {
    const cards = preflopKey(spot);
    const { pots } = potsOf(stakes, playersOf(spot).length);
    const key = cards === undefined ? undefined : JSON.stringify([cards, pots, callOf(stakes) ?? 0]);
    const before = key === undefined ? undefined : this.#prices.get(key);
    if (before !== undefined) return before;
    const equity = isOnePot(spot, stakes) ? yield* this.find(spot) : undefined;
    const options = { table: this.#table, equity, precision: OF_A_LIST };
    const { price } = yield* quietly(countMoney(spot, stakes, options));
    if (price === undefined) throw new Error('nothing to call');
    if (key !== undefined) this.#prices.set(key, price);
    return price;
  }
}

/**
 * The questions of a decision's price: one spot and its money. With players behind there are two, if they fold and if
 * they call.
 */
function partsOf(bet: FacedBet): { readonly spot: Spot; readonly stakes: Stakes }[] {
  const spot = spotAt(bet);
  const acted = actedOut(bet.stakes);
  if (acted === undefined) return [{ spot, stakes: bet.stakes }];
  return [
    { spot: withoutSeats(spot, acted.seats), stakes: acted.ifFold },
    { spot, stakes: acted.ifCall },
  ];
}

/** Whether every player who is still in plays for every pot. Pots of one player alone do not count. */
function isOnePot(spot: Spot, stakes: Stakes): boolean {
  const players = playersOf(spot).length;
  return arePlayedByAll(potsOf(stakes, players).pots, players);
}

/** A count without its progress. */
function quietly<T>(count: Generator<unknown, T>): Generator<undefined, T> {
  return relay(count, () => undefined);
}

/** Two players before the flop, without dead cards. */
function isTabled({ board, dead, opponents }: Spot): boolean {
  return board.length === 0 && dead.length === 0 && opponents.length === 1;
}

/**
 * The same text for all spots before the flop that differ only by the names of suits; `undefined` for other spots, and
 * if somebody holds a range.
 */
function preflopKey(spot: Spot): string | undefined {
  const { board, dead, wild } = spot;
  const players = playersOf(spot);
  if (board.length > 0 || wild !== undefined || players.some(({ kind }) => kind === 'range')) {
    return undefined;
  }
  const held = players.map((player) => (player.kind === 'hand' ? player.cards : []));
  const textIn = (order: readonly number[]) => {
    const sorted = (cards: readonly Card[]) =>
      cards
        .map((card) => renameSuit(card, order))
        .sort((a, b) => a - b)
        .join();
    return [...held, dead].map(sorted).join(';');
  };
  return SUIT_ORDERS.map(textIn).reduce((least, own) => (own < least ? own : least));
}
