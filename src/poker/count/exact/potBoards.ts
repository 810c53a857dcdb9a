import type { Card, Hole } from '../../card';
import { choose } from '../../chance';
import type { Spot } from '../../spot';
import { boardHands } from '../board/boardHands';
import type { BoardHands } from '../board/knownHands';
import type { Contests } from '../contests';
import type { Progress } from '../board/runOuts';
import { levelsOf } from './settlePreflop';
import type { Held, Holding } from '../seated';
import { CARDS } from '../tally';

/* What a hand on a board takes, in milliseconds, about. */
const HAND = 0.000_1;

/** Places in a key below the strength: more than there are combos. */
const PLACES = 2_048;

/** A rounded weight below this part of all is nothing. */
const DUST = 1e-12;

/** A choice of hands for those hidden players who are gone through hand by hand. */
interface Choice {
  readonly holes: readonly Hole[];
  readonly weight: number;
}

/**
 * The outcomes of all deals, board by board, with any deck. The hands of the last two hidden players are
 * not paired with each other but put in order; those of others are gone through. What matters of a hidden
 * hand is its *position* among the open hands: 2k + 1 level with the k-th strength from below, 2k between
 * it and the one below.
 */
export class SettledBoards {
  /** How often the hands of those who are gone through can be chosen, at most. */
  readonly choices: number;
  /** About how many milliseconds it takes. */
  readonly effort: number;
  readonly #spot: Spot;
  readonly #unseen: readonly Card[];
  readonly #hands: BoardHands;
  readonly #contests: readonly Contests[];
  readonly #sums: readonly Float64Array[];
  readonly #listed: readonly Holding[];
  readonly #swept: readonly number[];
  /** What the last two may hold, together, and each one's weights. */
  readonly #holes: readonly Hole[] = [];
  readonly #weights: readonly [first: Float64Array, second: Float64Array];
  readonly #keys: Uint32Array;

  /* The deal that is settled. */
  readonly #open: { readonly seat: number; hole: Hole }[];
  readonly #used = new Uint8Array(CARDS);
  readonly #board: Card[];
  /** By seat. */
  readonly #positions: Float64Array;
  readonly #strengths: Float64Array;

  /** By position: the weights of both sides' hands below the group that is looked at. */
  readonly #below: readonly [Spread[], Spread[]] = [[], []];
  readonly #alike: readonly [Spread, Spread] = [new Spread(), new Spread()];

  constructor(
    spot: Spot,
    unseen: readonly Card[],
    held: readonly Held[],
    hidden: readonly Holding[],
    contests: readonly Contests[],
    sums: readonly Float64Array[],
  ) {
    this.#spot = spot;
    this.#unseen = unseen;
    this.#hands = boardHands(spot);
    this.#contests = contests;
    this.#sums = sums;
    const bySize = hidden.toSorted((a, b) => a.holes.length - b.holes.length);
    this.#listed = bySize.slice(0, -2);
    const swept = bySize.slice(-2);
    this.#swept = swept.map(({ seat }) => seat);
    const union = new Map<number, Hole>();
    for (const { holes } of swept) for (const hole of holes) union.set(placeOf(hole), hole);
    this.#holes = [...union.values()];
    const weightsOf = ({ holes, weights }: Holding) => {
      const own = new Map(holes.map((hole, at) => [placeOf(hole), weights[at]]));
      return Float64Array.from(union.keys(), (place) => own.get(place) ?? 0);
    };
    const [first, second] = swept.map(weightsOf);
    const none = new Float64Array(this.#holes.length);
    this.#weights = [first ?? none, second ?? none];
    this.#keys = new Uint32Array(this.#holes.length);
    this.#open = held.map(({ seat, hole }) => ({ seat, hole }));
    this.#board = [...spot.board];
    const seats = 1 + spot.opponents.length;
    this.#positions = new Float64Array(seats);
    this.#strengths = new Float64Array(seats);
    for (let position = 0; position <= 2 * seats; position++) {
      for (const side of this.#below) side.push(new Spread());
    }
    this.choices = this.#listed.reduce((product, { holes }) => product * holes.length, 1);
    const boards = choose(unseen.length - 2 * this.#listed.length, 5 - spot.board.length);
    const perHole = swept.length === 2 ? 3 + held.length : 1;
    const each = HAND * (2 + held.length + this.#listed.length + perHole * this.#holes.length);
    this.effort = this.choices * boards * each;
  }

  /** Adds all deals to the sums. Yields every few milliseconds. */
  *count(): Generator<Progress, void> {
    const choices = this.#listChoices();
    const toCome = 5 - this.#spot.board.length;
    const places = Array.from(this.#unseen.keys());
    const starts =
      toCome < 2
        ? [[]]
        : toCome === 2
          ? places.map((at) => [at])
          : places.flatMap((at) => places.slice(at + 1).map((next) => [at, next]));
    let hands = 0;
    for (const [chosen, { holes, weight }] of choices.entries()) {
      const known = this.#open.length;
      holes.forEach((hole, index) => {
        for (const card of hole) this.#used[card] = 1;
        this.#open.push({ seat: this.#listed[index].seat, hole });
      });
      for (const [at, start] of starts.entries()) {
        hands += this.#runOut(start, weight);
        if (hands < HANDS_AT_ONCE) continue;
        hands = 0;
        yield { done: chosen + at / starts.length, of: choices.length };
      }
      this.#open.length = known;
      for (const card of holes.flat()) this.#used[card] = 0;
    }
  }

  #listChoices(): Choice[] {
    const choices: Choice[] = [];
    const chosen: Hole[] = [];
    const choose = (player: number, weight: number): void => {
      if (player === this.#listed.length) {
        choices.push({ holes: [...chosen], weight });
        return;
      }
      const { holes, weights } = this.#listed[player];
      holes.forEach((hole, index) => {
        if (chosen.some((own) => own.includes(hole[0]) || own.includes(hole[1]))) return;
        chosen.push(hole);
        choose(player + 1, weight * weights[index]);
        chosen.pop();
      });
    };
    choose(0, 1);
    return choices;
  }

  /** Settles all run-outs that begin with these cards; returns how many hands were looked at. */
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
      this.#settle(weight);
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

  /** Settles the board that lies. */
  #settle(weight: number): void {
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
    if (this.#swept.length === 1) this.#settleOne(levels, weight);
    else this.#settleTwo(levels, weight);
  }

  #book(weight: number): void {
    for (let index = 0; index < this.#contests.length; index++) {
      this.#sums[index][this.#contests[index].outcomeOf(this.#positions)] += weight;
    }
  }

  #settleOne(levels: readonly number[], weight: number): void {
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
   * Goes through both players' hands in the order of their strength. Of the other's hands those that share
   * a card with one are taken off: all with its first card, all with its second; that one hand, which is as
   * strong as itself, is put back where it was taken off twice.
   */
  #settleTwo(levels: readonly number[], weight: number): void {
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
    // Deals by both positions, where the first, the second or neither is ahead.
    const ahead = [0, 1].map(() => new Float64Array(positions * positions));
    const level = new Float64Array(positions);
    for (let from = 0; from < live;) {
      const strength = Math.floor(order[from] / PLACES);
      const position = positionOf(strength, levels);
      let end = from;
      for (const side of alike) side.clear();
      for (; end < live && Math.floor(order[end] / PLACES) === strength; end++) {
        const index = order[end] % PLACES;
        for (const side of BOTH) alike[side].add(holes[index], this.#weights[side][index]);
      }
      for (let at = from; at < end; at++) {
        const index = order[at] % PLACES;
        for (const side of BOTH) {
          const own = this.#weights[side][index];
          if (own === 0) continue;
          const others = below[1 - side];
          for (let lower = 0; lower <= position; lower++) {
            if (others[lower].all === 0) continue;
            ahead[side][positions * position + lower] += own * others[lower].apartFrom(holes[index]);
          }
        }
        const own = this.#weights[0][index];
        if (own === 0) continue;
        level[position] += own * (alike[1].apartFrom(holes[index]) + this.#weights[1][index]);
      }
      for (let at = from; at < end; at++) {
        const index = order[at] % PLACES;
        for (const side of BOTH) below[side][position].add(holes[index], this.#weights[side][index]);
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

/** One player's weights, added up: altogether and by card. */
class Spread {
  readonly #byCard = new Float64Array(CARDS);
  all = 0;

  add([a, b]: Hole, weight: number): void {
    this.all += weight;
    this.#byCard[a] += weight;
    this.#byCard[b] += weight;
  }

  clear(): void {
    this.all = 0;
    this.#byCard.fill(0);
  }

  /** Less what shares a card with this hand; the hand itself, where it was added, is taken off twice. */
  apartFrom([a, b]: Hole): number {
    return this.all - this.#byCard[a] - this.#byCard[b];
  }
}

/** Place of a hand among all of 53 cards. */
function placeOf([a, b]: Hole): number {
  return CARDS * Math.max(a, b) + Math.min(a, b);
}

function sumOf(values: Float64Array): number {
  return values.reduce((sum, own) => sum + own, 0);
}
