import type { Card } from '../../card';
import { playersOf, unseenCards, type Spot } from '../../spot';
import { COMBOS } from '../../combos';
import { evaluate } from '../../hand';
import { KnownHands } from '../board/board';
import { rowsOf } from '../board/rows';
import type { PiecedCount } from '../longCount';
import { heldBy, rangesOf, type Ranged } from '../seats';
import { renameSuit, SUIT_ORDERS } from '../tables/matchups';
import { CARDS, partOf, snap, Tally } from '../tally';
import { Sweep } from './sweep';
import { alikeSuits, boardsUpToSuits, suitOrdersKeeping, type SuitlessBoards } from './upToSuits';

const NOBODY = new KnownHands([], []);

/** Boards in a piece: a few milliseconds' work. */
const BOARDS_OF_PIECE = 256;

/** Flops on a board of five cards. */
const FLOPS_OF_BOARD = 10;

/** Two players on one flop, or on several that differ only by the names of suits. */
export interface FlopEquity {
  readonly cards: readonly [Card, Card, Card];
  /** How many flops there are of its kind. */
  readonly times: number;
  /** Deals that have one of these flops, by weight, counted once for each flop that a board of five cards holds. */
  readonly deals: number;
  /** The first player's part of these deals, 0 to 1; NaN if no two hands can meet. */
  readonly equity: number;
  /**
   * Of two ranges, scaled to the same size: the first player's share of the strongest 10% of hands on the flop. 0.62
   * is 62 of 100 of these hands. Hands level with the last of them count too.
   */
  readonly strong?: number;
  /** The first player's holdings on the flop; absent if no two hands can meet, or if they are not wanted. */
  readonly held?: HeldOnFlop;
}

/** A range's combos on a flop, by weight. */
export interface HeldOnFlop {
  readonly live: number;
  /** Combos with top pair or better. */
  readonly topPair: number;
  /** Combos with a draw to a flush or a straight, gutshots included. They may have a pair too. */
  readonly draws: number;
}

type Holdings = (flop: readonly Card[]) => HeldOnFlop;

/**
 * Two players on every flop, up to suits that can be exchanged. Each board of five cards is swept once, and added to
 * the ten flops that it holds: two ranges without dead cards meet on 134,459 boards, not on 1,755 flops with 1,176
 * run-outs each. The boards of the first flop come first, then those of the second that the first does not hold, and
 * so on: after each piece the first flops are complete.
 */
export class AllFlops implements PiecedCount {
  readonly pieces: number;
  readonly #flops: SuitlessBoards;
  readonly #boards: SuitlessBoards;
  /** The flops of each board, {@link FLOPS_OF_BOARD} a board; and the boards, by the first of their flops. */
  readonly #flopsOn: Uint16Array;
  readonly #order: Uint32Array;
  readonly #sweep: Sweep;
  readonly #held: Holdings | undefined;
  readonly #strong: ((flop: readonly Card[]) => number) | undefined;
  /** The weight of all two hands, were none of them blocked. */
  readonly #weight: number;
  readonly #given: FlopEquity[] = [];

  /**
   * @param players both
   * @param named cards that no flop may have: dead ones, and those of a known hand
   * @param held finds the first player's holdings
   */
  constructor([first, second]: readonly [Ranged, Ranged], named: readonly Card[], held?: Holdings) {
    this.#held = held;
    const suits = alikeSuits(suitOrdersKeeping([named], [first.weights, second.weights]));
    this.#flops = boardsUpToSuits(suits, { size: 3, without: named });
    this.#boards = boardsUpToSuits(suits, { without: named });
    this.#weight = first.weights.reduce(sum) * second.weights.reduce(sum);
    this.#sweep = new Sweep(new Tally(2, false), first, second, []);
    const areRanges = [first, second].every(({ weights }) => heldBy(weights).length > 1);
    this.#strong = areRanges ? strongPart(first.weights, second.weights) : undefined;
    const { many, cards } = this.#boards;
    const flopOf = numberFlops(this.#flops, suits);
    this.#flopsOn = new Uint16Array(FLOPS_OF_BOARD * many);
    const owner = new Uint16Array(many);
    for (let board = 0; board < many; board++) {
      const own = cards.subarray(5 * board, 5 * board + 5).sort();
      let at = FLOPS_OF_BOARD * board;
      for (let low = 0; low < 5; low++) {
        for (let middle = low + 1; middle < 5; middle++) {
          for (let high = middle + 1; high < 5; high++) {
            this.#flopsOn[at++] = flopOf[placeOf(own[low], own[middle], own[high])];
          }
        }
      }
      owner[board] = Math.min(...this.#flopsOn.subarray(at - FLOPS_OF_BOARD, at));
    }
    this.#order = sortedBy(owner, this.#flops.many);
    this.pieces = Math.ceil(many / BOARDS_OF_PIECE);
  }

  /** How many flops there are up to suits. */
  get many(): number {
    return this.#flops.many;
  }

  /** One piece's deals of each flop and the first player's part of them, to be added to those of the others. */
  count(piece: number): Float64Array {
    const { many, cards, times } = this.#boards;
    const { next, ranks, rankOf } = rowsOf();
    const sweep = this.#sweep;
    const sums = new Float64Array(2 * this.many);
    sweep.setKnown(NOBODY, [], 1);
    for (let at = BOARDS_OF_PIECE * piece; at < Math.min(many, BOARDS_OF_PIECE * (piece + 1)); at++) {
      const board = this.#order[at];
      let row = 0;
      for (let place = 5 * board; place < 5 * board + 5; place++) {
        sweep.deal(cards[place] as Card);
        row = next[ranks * row + rankOf[cards[place]]];
      }
      const { deals, share } = sweep.count(row);
      for (let place = 5 * board; place < 5 * board + 5; place++) sweep.takeBack(cards[place] as Card);
      for (let place = FLOPS_OF_BOARD * board; place < FLOPS_OF_BOARD * (board + 1); place++) {
        const flop = this.#flopsOn[place];
        sums[2 * flop] += times[board] * deals;
        sums[2 * flop + 1] += times[board] * share;
      }
    }
    return sums;
  }

  isDone(_: Float64Array, pieces: number): boolean {
    return pieces === this.pieces;
  }

  progress(_: Float64Array, pieces: number): number {
    return pieces / this.pieces;
  }

  /** How many flops are complete after the first `n` pieces. Never decreases. */
  flops(sums: Float64Array, pieces: number): FlopEquity[] {
    const { cards, times } = this.#flops;
    const done = this.#doneAfter(pieces);
    for (let flop = this.#given.length; flop < done; flop++) {
      const [first, second, third] = Array.from(cards.subarray(3 * flop, 3 * flop + 3)) as [Card, Card, Card];
      const deals = snap(sums[2 * flop], this.#weight * times[flop]);
      const strong = deals === 0 ? undefined : this.#strong?.([first, second, third]);
      this.#given.push({
        cards: [first, second, third],
        times: times[flop],
        deals,
        equity: deals === 0 ? NaN : partOf(sums[2 * flop + 1], deals),
        ...(strong !== undefined && { strong }),
        ...(deals > 0 && this.#held && { held: this.#held([first, second, third]) }),
      });
    }
    return this.#given.slice(0, done);
  }

  #doneAfter(pieces: number): number {
    const board = this.#order.at(BOARDS_OF_PIECE * pieces);
    if (board === undefined) return this.many;
    return Math.min(...this.#flopsOn.subarray(FLOPS_OF_BOARD * board, FLOPS_OF_BOARD * (board + 1)));
  }
}

function sum(all: number, own: number): number {
  return all + own;
}

/** The part of the strongest hands that are looked at. */
const STRONG = 0.1;

/** Finds the first player's part of the strongest hands on a flop. */
function strongPart(first: Float64Array, second: Float64Array): (flop: readonly Card[]) => number {
  const combos = Uint16Array.from(COMBOS.keys()).filter((combo) => first[combo] + second[combo] > 0);
  const keys = new Float64Array(combos.length);
  return (flop) => {
    let many = 0;
    let [own, other] = [0, 0];
    for (const combo of combos) {
      const [a, b] = COMBOS[combo];
      if (flop.includes(a) || flop.includes(b)) continue;
      keys[many++] = evaluate([a, b, ...flop]) * COMBOS.length + combo;
      own += first[combo];
      other += second[combo];
    }
    const sorted = keys.subarray(0, many).sort();
    let [ownStrong, otherStrong] = [0, 0];
    let last = 0;
    for (let at = many - 1; at >= 0; at--) {
      const combo = sorted[at] % COMBOS.length;
      const strength = Math.floor(sorted[at] / COMBOS.length);
      if (strength !== last && ownStrong + otherStrong >= 2 * STRONG) break;
      last = strength;
      ownStrong += first[combo] / own;
      otherStrong += second[combo] / other;
    }
    return ownStrong / (ownStrong + otherStrong);
  };
}

/** The place of three cards in rising order. */
function placeOf(low: number, middle: number, high: number): number {
  return CARDS * (CARDS * low + middle) + high;
}

/** The number of each flop's class, at the place of its cards. */
function numberFlops({ many, cards }: SuitlessBoards, suits: readonly (readonly number[])[]): Uint16Array {
  const orders = SUIT_ORDERS.filter((names) => suits.every((own) => own.every((suit) => own.includes(names[suit]))));
  const numbers = new Uint16Array(CARDS ** 3);
  for (let flop = 0; flop < many; flop++) {
    for (const names of orders) {
      const [low, middle, high] = cards
        .subarray(3 * flop, 3 * flop + 3)
        .map((card) => renameSuit(card as Card, names))
        .sort();
      numbers[placeOf(low, middle, high)] = flop;
    }
  }
  return numbers;
}

/** The places of a list in order of its numbers, which are below `end`. */
function sortedBy(numbers: Uint16Array, end: number): Uint32Array {
  const starts = new Uint32Array(end + 1);
  for (const number of numbers) starts[number + 1]++;
  for (let number = 0; number < end; number++) starts[number + 1] += starts[number];
  const order = new Uint32Array(numbers.length);
  numbers.forEach((number, place) => (order[starts[number]++] = place));
  return order;
}

/**
 * The count of two players on every flop.
 *
 * @param held finds the first player's holdings on a flop
 * @returns `undefined` of other spots: with a flop, with more or fewer players, with wild cards
 */
export function countOfFlops(spot: Spot, held?: Holdings): AllFlops | undefined {
  if (spot.board.length > 0 || spot.opponents.length !== 1 || spot.wild !== undefined) return undefined;
  const players = playersOf(spot);
  const known = players.flatMap((player) => (player.kind === 'hand' ? player.cards : []));
  const [first, second] = rangesOf(players, unseenCards(spot));
  return new AllFlops([first, second], [...spot.dead, ...known], held);
}
