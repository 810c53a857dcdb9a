import type { Card, Hole } from '../../card';
import { choose } from '../../chance';
import type { Spot } from '../../spot';
import { Board } from '../board/board';
import type { Progress } from '../board/runOuts';
import type { Contests } from '../contests';
import { CardSums, handsOf, type Known, type Ranged } from '../seats';
import type { SuitlessDeal } from './upToSuits';
import { CARDS } from '../tally';

/* The cost of a hand on a board, in milliseconds, about. */
const HAND = 0.000_1;

/** Places in a key below the strength: more than there are combos. */
const PLACES = 2_048;

/** A rounded weight below this part of all is nothing. */
const DUST = 1e-12;

/**
 * The winners of each pot in all deals, board by board, with any deck. The hands of the last two hidden players are not
 * paired with each other but put in order; those of others are enumerated. Of a hidden hand only its *position* among
 * the open hands matters: 2k + 1 if it ties the k-th strength from below, 2k if it is between it and the one below.
 * Example: against open hands with a pair and a flush, trips are at position 2, the same pair is at 1.
 */
export class PotBoards {
  /** The milliseconds, about, for each choice of enumerated hands. */
  readonly effort: number;
  readonly #spot: Spot;
  readonly #unseen: readonly Card[];
  readonly #hands: Board;
  readonly #contests: readonly Contests[];
  readonly #sums: readonly Float64Array[];
  readonly #listed: readonly Ranged[];
  readonly #swept: readonly number[];
  /** The hands that the last two may hold, of both together, and each player's weights. */
  readonly #holes: readonly Hole[];
  readonly #weights: readonly [first: Float64Array, second: Float64Array];
  readonly #keys: Uint32Array;

  /* The deal that is counted. */
  readonly #open: { readonly seat: number; hole: Hole }[];
  readonly #used = new Uint8Array(CARDS);
  readonly #board: Card[];
  /** The place of each seat's hand among the strengths, by seat. */
  readonly #positions: Float64Array;
  readonly #strengths: Float64Array;

  /** By position: the weights of both sides' hands below the group that is looked at. */
  readonly #below: readonly [CardSums[], CardSums[]] = [[], []];
  readonly #alike: readonly [CardSums, CardSums] = [new CardSums(), new CardSums()];

  /** @param swept the last two hidden players, or as many as there are */
  constructor(
    spot: Spot,
    unseen: readonly Card[],
    known: Known,
    listed: readonly Ranged[],
    swept: readonly Ranged[],
    contests: readonly Contests[],
    sums: readonly Float64Array[],
  ) {
    this.#spot = spot;
    this.#unseen = unseen;
    this.#hands = new Board(spot.wild);
    this.#contests = contests;
    this.#sums = sums;
    this.#listed = listed;
    this.#swept = swept.map(({ seat }) => seat);
    const hands = handsOf(spot.wild);
    const union = Array.from(hands.keys()).filter((hand) => swept.some(({ weights }) => weights[hand] > 0));
    this.#holes = union.map((hand) => hands[hand]);
    const [first, second] = swept.map(({ weights }) => Float64Array.from(union, (hand) => weights[hand]));
    const none = new Float64Array(union.length);
    this.#weights = [first ?? none, second ?? none];
    this.#keys = new Uint32Array(union.length);
    this.#open = known.seats.map((seat, at) => ({ seat, hole: known.holes[at] }));
    this.#board = [...spot.board];
    const seats = 1 + spot.opponents.length;
    this.#positions = new Float64Array(seats);
    this.#strengths = new Float64Array(seats);
    for (let position = 0; position <= 2 * seats; position++) {
      for (const side of this.#below) side.push(new CardSums());
    }
    const boards = choose(unseen.length - 2 * listed.length, 5 - spot.board.length);
    const perHole = swept.length === 2 ? 3 + known.seats.length : 1;
    this.effort = boards * HAND * (2 + known.seats.length + listed.length + perHole * union.length);
  }

  /** Adds all deals to the sums, with each of these choices of hands. Yields every few milliseconds. */
  *count(choices: readonly SuitlessDeal[]): Generator<Progress, void> {
    const toCome = 5 - this.#spot.board.length;
    const places = Array.from(this.#unseen.keys());
    const starts =
      toCome < 2
        ? [[]]
        : toCome === 2
          ? places.map((at) => [at])
          : places.flatMap((at) => places.slice(at + 1).map((next) => [at, next]));
    let looked = 0;
    for (const [chosen, { hands, weight }] of choices.entries()) {
      const known = this.#open.length;
      hands.forEach((hole, index) => {
        for (const card of hole) this.#used[card] = 1;
        this.#open.push({ seat: this.#listed[index].seat, hole });
      });
      for (const [at, start] of starts.entries()) {
        looked += this.#runOut(start, weight);
        if (looked < HANDS_AT_ONCE) continue;
        looked = 0;
        yield { done: chosen + at / starts.length, of: choices.length };
      }
      this.#open.length = known;
      for (const card of hands.flat()) this.#used[card] = 0;
    }
  }

  /** Counts all run-outs that begin with these cards; returns how many hands were looked at. */
  #runOut(start: readonly number[], weight: number): number {
    const cards = start.map((at) => this.#unseen[at]);
    if (cards.some((card) => this.#used[card])) return 0;
    for (const card of cards) this.#put(card);
    const hands = this.#deal((start.at(-1) ?? -1) + 1, weight);
    for (const card of cards.toReversed()) this.#takeBack(card);
    return hands;
  }

  #put(card: Card): void {
    this.#used[card] = 1;
    this.#board.push(card);
  }

  #takeBack(card: Card): void {
    this.#board.pop();
    this.#used[card] = 0;
  }

  #deal(from: number, weight: number): number {
    if (this.#board.length === 5) {
      this.#countBoard(weight);
      return this.#open.length + this.#holes.length;
    }
    let hands = 0;
    for (let at = from; at < this.#unseen.length; at++) {
      const card = this.#unseen[at];
      if (this.#used[card]) continue;
      this.#put(card);
      hands += this.#deal(at + 1, weight);
      this.#takeBack(card);
    }
    return hands;
  }

  /** Counts the board that was dealt. */
  #countBoard(weight: number): void {
    const hands = this.#hands;
    const open = this.#open;
    hands.lay(this.#board);
    for (let index = 0; index < open.length; index++) {
      const { seat, hole } = open[index];
      this.#strengths[seat] = hands.strength(hole[0], hole[1]);
    }
    if (this.#swept.length === 0) {
      for (let index = 0; index < this.#contests.length; index++) {
        this.#sums[index][this.#contests[index].outcomeOf(this.#strengths)] += weight;
      }
      return;
    }
    const levels = levelsOf(open.map(({ seat }) => this.#strengths[seat]));
    for (const { seat } of open) {
      this.#positions[seat] = 2 * levels.indexOf(this.#strengths[seat]) + 1;
    }
    if (this.#swept.length === 1) this.#countOne(levels, weight);
    else this.#countTwo(levels, weight);
  }

  #book(weight: number): void {
    for (let index = 0; index < this.#contests.length; index++) {
      this.#sums[index][this.#contests[index].outcomeOf(this.#positions)] += weight;
    }
  }

  #countOne(levels: readonly number[], weight: number): void {
    const [weights] = this.#weights;
    const byPosition = new Float64Array(2 * levels.length + 1);
    for (let index = 0; index < this.#holes.length; index++) {
      const [a, b] = this.#holes[index];
      if (this.#used[a] | this.#used[b]) continue;
      byPosition[positionOf(this.#hands.strength(a, b), levels)] += weights[index];
    }
    byPosition.forEach((own, position) => {
      if (own === 0) return;
      this.#positions[this.#swept[0]] = position;
      this.#book(weight * own);
    });
  }

  /**
   * Reads both players' hands in the order of their strength. Subtracts the other player's hands that share a card with
   * one: all with its first card and all with its second. The very same hand is as strong as itself, and is added again
   * if it was subtracted twice.
   */
  #countTwo(levels: readonly number[], weight: number): void {
    const holes = this.#holes;
    const keys = this.#keys;
    let live = 0;
    for (let index = 0; index < holes.length; index++) {
      const [a, b] = holes[index];
      if (this.#used[a] | this.#used[b]) continue;
      keys[live++] = PLACES * this.#hands.strength(a, b) + index;
    }
    const order = keys.subarray(0, live).sort();
    const positions = 2 * levels.length + 1;
    const [below, alike] = [this.#below, this.#alike];
    for (const side of below) for (let at = 0; at < positions; at++) side[at].clear();
    // Deals by both positions, if the first, the second or neither is ahead.
    const ahead = [0, 1].map(() => new Float64Array(positions * positions));
    const level = new Float64Array(positions);
    for (let from = 0; from < live;) {
      const strength = Math.floor(order[from] / PLACES);
      const position = positionOf(strength, levels);
      let end = from;
      for (const side of alike) side.clear();
      for (; end < live && Math.floor(order[end] / PLACES) === strength; end++) {
        const index = order[end] % PLACES;
        const [a, b] = holes[index];
        for (const side of BOTH) alike[side].add(a, b, this.#weights[side][index]);
      }
      for (let at = from; at < end; at++) {
        const index = order[at] % PLACES;
        const [a, b] = holes[index];
        for (const side of BOTH) {
          const own = this.#weights[side][index];
          if (own === 0) continue;
          const others = below[1 - side];
          for (let lower = 0; lower <= position; lower++) {
            if (others[lower].all === 0) continue;
            ahead[side][positions * position + lower] += own * others[lower].clearOf(a, b);
          }
        }
        const own = this.#weights[0][index];
        if (own === 0) continue;
        level[position] += own * (alike[1].clearOf(a, b) + this.#weights[1][index]);
      }
      for (let at = from; at < end; at++) {
        const index = order[at] % PLACES;
        const [a, b] = holes[index];
        for (const side of BOTH) below[side][position].add(a, b, this.#weights[side][index]);
      }
      from = end;
    }
    const dust = DUST * (sumOf(ahead[0]) + sumOf(ahead[1]) + sumOf(level));
    const bookAt = (first: number, second: number, deals: number): void => {
      if (deals <= dust) return;
      this.#positions[this.#swept[0]] = first;
      this.#positions[this.#swept[1]] = second;
      this.#book(weight * deals);
    };
    for (let higher = 0; higher < positions; higher++) {
      bookAt(higher, higher, level[higher]);
      for (let lower = 0; lower <= higher; lower++) {
        // Between the same two strengths one is ahead all the same.
        const behind = lower < higher ? lower : higher - BEHIND;
        bookAt(higher, behind, ahead[0][positions * higher + lower]);
        bookAt(behind, higher, ahead[1][positions * higher + lower]);
      }
    }
  }
}

/** Hands looked at between two pauses: some milliseconds' work. */
const HANDS_AT_ONCE = 20_000;

/** Less than from one position to the next. */
const BEHIND = 0.5;

const BOTH = [0, 1] as const;

function positionOf(strength: number, levels: readonly number[]): number {
  let level = 0;
  while (level < levels.length && levels[level] < strength) level++;
  return levels[level] === strength ? 2 * level + 1 : 2 * level;
}

/** The different strengths, the lowest first. */
export function levelsOf(strengths: ArrayLike<number>): number[] {
  return Array.from(new Set(Array.from(strengths))).sort((a, b) => a - b);
}

function sumOf(values: Float64Array): number {
  return values.reduce((sum, own) => sum + own, 0);
}
