import { renameSuit } from '../../poker/count/tables/matchups';
import { rankOf, suitOf, type Card } from '../../poker/card';
import { COMBOS, type Range } from '../../poker/combos';
import { countEquity, type Precision } from '../../poker/plan';
import { SUIT_ORDERS } from '../../poker/count/tables/matchups';
import type { PreflopTable } from '../../poker/count/tables/preflopTable';
import { actedOut, withoutSeats } from '../../poker/money/behind';
import { countMoney, potsOf } from '../../poker/money/money';
import { arePlayedByAll, type KnownEquity } from '../../poker/money/outcomes';
import { inUnits } from '../../poker/money/amounts';
import { winnableBy, type PotsPrice } from '../../poker/money/pots';
import { callOf, type Stakes } from '../../poker/money/stakes';
import { countReads, unknownBettor } from '../../poker/money/reads';
import { formatRange } from '../../poker/range';
import { playersOf, type Spot } from '../../poker/spot';
import { finish, relay } from '../../steps';
import { price } from '../../poker/price';
import {
  holderOf,
  isByLine,
  priceBet,
  priceBettor,
  seatsBehind,
  spotAt,
  type FacedBet,
  type PricedBet,
} from './decisions';

/** A session has thousands of decisions: three tenths of a point take only a tenth of the deals. */
const OF_A_LIST: Precision = { halfWidth: 0.003, worthExact: 100 };

export class Equities {
  readonly #table: PreflopTable;
  /** Before the flop, by what the players hold up to the names of suits; prices by the money too. */
  readonly #preflop = new Map<string, KnownEquity>();
  readonly #prices = new Map<string, PotsPrice>();
  /** Hero's equity before the flop against one range, by hero's hand up to suits and the range. */
  readonly #againstLines = new Map<string, number>();

  constructor(table: PreflopTable) {
    this.#table = table;
  }

  /** Whether a price takes a few milliseconds at most. Longer prices are counted later. */
  isQuick(bet: FacedBet): boolean {
    if (isByLine(bet)) {
      return bet.board.length === 0 ? this.#settled(bet) !== undefined : bet.board.length === 5 && isAlone(bet);
    }
    const [first, ...others] = partsOf(bet);
    const isQuick = ({ spot, stakes }: Part) => this.#isQuick(spot, stakes);
    return isQuick(first) && others.every(isQuick);
  }

  /**
   * The price of a call of one raise by what the player did before the flop, if it costs nothing when the players behind fold:
   * then it costs nothing. There are thousands: nothing is counted twice. `undefined` for other decisions.
   */
  #settled(bet: FacedBet): PricedBet | undefined {
    const behind = seatsBehind(bet);
    const acted = bet.opponents.filter((_, at) => !behind.includes(at + 1));
    const [raiser] = acted;
    if (bet.board.length > 0 || acted.length !== 1 || raiser.by !== 'line') return undefined;
    const stakes = actedOut(bet.stakes)?.ifFold ?? bet.stakes;
    const { pots } = potsOf(stakes, 2);
    if (!arePlayedByAll(pots, 2)) return undefined;
    const holds = holderOf(raiser);
    const range = holds.kind === 'range' ? textUpToSuits(holds.range) : undefined;
    if (range === undefined) return undefined;
    const [one, other] = bet.hero;
    const isSuited = suitOf(one) === suitOf(other);
    const key = [Math.max(rankOf(one), rankOf(other)), Math.min(rankOf(one), rankOf(other)), isSuited, range].join();
    let equity = this.#againstLines.get(key);
    if (equity === undefined) {
      const hero = { kind: 'hand', cards: bet.hero } as const;
      const [own] = finish(this.find({ hero, board: [], opponents: [holds], dead: [] })).players;
      this.#againstLines.set(key, (equity = own.equity));
    }
    const call = inUnits(callOf(stakes) ?? 0);
    const pot = inUnits(winnableBy(pots, 0)) - call;
    const priced = priceBet(bet, { ...price(pot, call, equity), pot, call, share: equity, isPlain: true });
    return priced.cost === 0 || behind.length === 0 ? priced : undefined;
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
    const settled = isByLine(bet) ? this.#settled(bet) : undefined;
    if (settled !== undefined) return settled;
    const { stakes } = bet;
    const spot = spotAt(bet);
    const bettor = isByLine(bet) && bet.board.length > 0 ? unknownBettor(spot, stakes) : undefined;
    if (bettor !== undefined) {
      return priceBettor(bet, yield* quietly(countReads(spot, stakes, bettor, { precision: OF_A_LIST })));
    }
    const [first, ifCall] = partsOf(bet);
    const found = yield* this.#priceOf(first);
    return priceBet(bet, found, ifCall && (yield* this.#priceOf(ifCall)));
  }

  /** @param stakes without players who have still to act */
  *#priceOf({ spot, stakes }: Part): Generator<undefined, PotsPrice> {
    const cards = preflopKey(spot);
    const { pots } = potsOf(stakes, playersOf(spot).length);
    const key = cards === undefined ? undefined : JSON.stringify([cards, pots, callOf(stakes) ?? 0]);
    const before = key === undefined ? undefined : this.#prices.get(key);
    if (before !== undefined) return before;
    const equity = isOnePot(spot, stakes) ? yield* this.find(spot) : undefined;
    const options = { table: this.#table, equity, precision: OF_A_LIST };
    const { price: found } = yield* quietly(countMoney(spot, stakes, options));
    if (found === undefined) throw new Error('nothing to call');
    if (key !== undefined) this.#prices.set(key, found);
    return found;
  }
}

function isAlone({ opponents }: FacedBet): boolean {
  return opponents.length === 1;
}

interface Part {
  readonly spot: Spot;
  readonly stakes: Stakes;
}

/** The questions of a decision's price; two with players behind, if they fold and if they call. */
function partsOf(bet: FacedBet): Part[] {
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

/** The texts of ranges that have a weight for each hand up to suits; `undefined` for others. */
const TEXTS = new WeakMap<Range, string | undefined>();

function textUpToSuits(range: Range): string | undefined {
  if (!TEXTS.has(range)) {
    const weights = new Map<string, number>();
    const isSame = COMBOS.every(([one, other], combo) => {
      const hand = [rankOf(one), rankOf(other), suitOf(one) === suitOf(other)].join();
      const weight = weights.get(hand) ?? range.weights[combo];
      weights.set(hand, weight);
      return weight === range.weights[combo];
    });
    TEXTS.set(range, isSame ? formatRange(range) : undefined);
  }
  return TEXTS.get(range);
}

/** A text that is equal for preflop spots that differ by suits' names only; `undefined` if suits matter in a range. */
function preflopKey(spot: Spot): string | undefined {
  const { board, dead, wild } = spot;
  const players = playersOf(spot);
  const ranges = players.map((player) => (player.kind === 'range' ? textUpToSuits(player.range) : ''));
  if (board.length > 0 || wild !== undefined || ranges.includes(undefined)) return undefined;
  const held = players.map((player) => (player.kind === 'hand' ? player.cards : []));
  const textIn = (order: readonly number[]) => {
    const sorted = (cards: readonly Card[]) =>
      cards
        .map((card) => renameSuit(card, order))
        .sort((a, b) => a - b)
        .join();
    return [...held, dead].map(sorted).join(';');
  };
  const cards = SUIT_ORDERS.map(textIn).reduce((least, own) => (own < least ? own : least));
  return ranges.join('') === '' ? cards : `${cards} ${ranges.join(';')}`;
}
