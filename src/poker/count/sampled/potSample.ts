import type { Card, Hole } from '../../card';
import { Dice } from '../../dice';
import { playersOf, type Spot } from '../../spot';
import { boardHands } from '../board/boardHands';
import type { BoardHands } from '../board/knownHands';
import { seatsOf, type Contests, type Settled } from '../contests';
import type { Progress } from '../board/runOuts';
import { BATCH, MOST_BATCHES, sampledPart, TARGET_HALF_WIDTH, seedOf, weightedHalfWidth } from './estimate';
import type { Held, Holding } from '../seated';
import { CARDS, seatsIn } from '../tally';

/** How many batches lie between two looks at the intervals. */
const BATCHES_BETWEEN = 8;

/** Where a range keeps less than this of its weight, what is left is listed. */
const LEAST_KEPT = 1 / 64;

/** A range with running sums, to deal a hand of it by weight. */
interface Dealt {
  readonly seat: number;
  readonly holes: readonly Hole[];
  readonly weights: Float64Array;
  readonly upTo: Float64Array;
  /** Weights by card, and by two cards. */
  readonly byCard: Float64Array;
  readonly byPair: Float64Array;
}

/**
 * The outcomes of deals that are drawn: each range is dealt a hand out of those that the ranges before
 * leave, and the deal weighs as much as they leave; then come any two cards for the others, and the board.
 * The same spot gives the same deals.
 */
export class SettledSample {
  readonly #spot: Spot;
  readonly #unseen: readonly Card[];
  readonly #contests: readonly Contests[];
  readonly #hands: BoardHands;
  readonly #held: readonly Held[];
  readonly #ranges: readonly Dealt[];
  readonly #random: readonly number[];
  readonly #deals: readonly Float64Array[];
  readonly #squares: readonly Float64Array[];
  #weight = 0;

  /* One deal. */
  readonly #used = new Int32Array(CARDS);
  #number = 0;
  readonly #taken: Card[] = [];
  readonly #holes: Hole[] = [];
  readonly #strengths: Float64Array;

  constructor(
    spot: Spot,
    unseen: readonly Card[],
    held: readonly Held[],
    hidden: readonly Holding[],
    contests: readonly Contests[],
  ) {
    const players = playersOf(spot);
    this.#spot = spot;
    this.#unseen = unseen;
    this.#contests = contests;
    this.#hands = boardHands(spot);
    this.#held = held;
    this.#ranges = hidden
      .filter(({ seat }) => players[seat].kind === 'range')
      // The fewer hands a range has, the likelier it is to fail, which is better found out first.
      .sort((a, b) => a.holes.length - b.holes.length)
      .map(dealtFrom);
    this.#random = hidden.map(({ seat }) => seat).filter((seat) => players[seat].kind === 'random');
    this.#deals = contests.map(({ outcomes }) => new Float64Array(outcomes));
    this.#squares = contests.map(({ outcomes }) => new Float64Array(outcomes));
    this.#strengths = new Float64Array(players.length);
  }

  /** Draws until no seat's share of a contest is less sure than the target. Yields after each batch. */
  *count(target = TARGET_HALF_WIDTH): Generator<Progress, Settled> {
    const seed = seedOf(this.#spot);
    let done = 0;
    for (let batch = 0; batch < MOST_BATCHES; batch++) {
      const dice = new Dice(seed, batch);
      for (let deal = 0; deal < BATCH; deal++) this.#draw(dice);
      yield { done, of: 1 };
      if ((batch + 1) % BATCHES_BETWEEN !== 0) continue;
      done = sampledPart(batch + 1, this.#widest(), { target });
      if (done === 1) return this.#settled(batch + 1);
    }
    return this.#settled(MOST_BATCHES);
  }

  #settled(batches: number): Settled {
    return {
      deals: this.#deals,
      squares: this.#squares,
      of: this.#weight,
      samples: batches * BATCH,
    };
  }

  /** Half of the widest interval of a seat's share of what a mask competes for. */
  #widest(): number {
    const all = this.#weight;
    if (all === 0) return 1;
    let widest = 0;
    for (const [index, contests] of this.#contests.entries()) {
      // By mask and seat: sums of wx, w²x and w²x² of the share x.
      const sums = contests.masks.map((mask) => seatsOf(mask).map(() => [0, 0, 0]));
      let squares = 0;
      this.#deals[index].forEach((weight, outcome) => {
        if (weight === 0) return;
        const square = this.#squares[index][outcome];
        squares += square;
        for (const [at, winners] of contests.winnersOf(outcome).entries()) {
          const share = 1 / seatsIn(winners);
          for (const [place, seat] of seatsOf(contests.masks[at]).entries()) {
            if (((winners >> seat) & 1) === 0) continue;
            const own = sums[at][place];
            own[0] += weight * share;
            own[1] += square * share;
            own[2] += square * share * share;
          }
        }
      });
      for (const [x, wx, xx] of sums.flat()) {
        widest = Math.max(widest, weightedHalfWidth(x, wx, xx, all, squares));
      }
    }
    return widest;
  }

  /** Draws and books one deal. */
  #draw(dice: Dice): void {
    this.#number++;
    this.#taken.length = 0;
    let weight = 1;
    for (const range of this.#ranges) {
      const kept = this.#dealFrom(range, dice);
      if (kept === 0) return;
      weight *= kept;
    }
    for (const seat of this.#random) this.#holes[seat] = [this.#card(dice), this.#card(dice)];
    const board = [...this.#spot.board];
    while (board.length < 5) board.push(this.#card(dice));
    const hands = this.#hands;
    hands.lay(board);
    for (const { seat, hole } of this.#held) {
      this.#strengths[seat] = hands.strength(hole[0], hole[1]);
    }
    this.#holes.forEach((hole, seat) => {
      this.#strengths[seat] = hands.strength(hole[0], hole[1]);
    });
    this.#weight += weight;
    for (let index = 0; index < this.#contests.length; index++) {
      const outcome = this.#contests[index].outcomeOf(this.#strengths);
      this.#deals[index][outcome] += weight;
      this.#squares[index][outcome] += weight * weight;
    }
  }

  /** Deals a range a hand of those that are left; returns the part of its weight that is left. */
  #dealFrom(range: Dealt, dice: Dice): number {
    const { holes, upTo, seat } = range;
    const total = upTo[upTo.length - 1];
    let kept = this.#kept(range) / total;
    let at: number;
    if (kept >= LEAST_KEPT) {
      do at = placeOf(upTo, dice.fraction() * total);
      while (this.#isUsed(holes[at]));
    } else {
      let sum = 0;
      const left = range.weights.map((own, index) => (sum += this.#isUsed(holes[index]) ? 0 : own));
      kept = sum / total;
      if (kept === 0) return 0;
      at = placeOf(left, dice.fraction() * sum);
    }
    this.#holes[seat] = holes[at];
    for (const card of holes[at]) {
      this.#used[card] = this.#number;
      this.#taken.push(card);
    }
    return kept;
  }

  /** The weight of a range's hands without any card that is taken. */
  #kept({ upTo, byCard, byPair }: Dealt): number {
    let kept = upTo[upTo.length - 1];
    for (let first = 0; first < this.#taken.length; first++) {
      const card = this.#taken[first];
      kept -= byCard[card];
      // A hand of two cards that are taken has been taken off twice.
      for (let second = 0; second < first; second++) {
        kept += byPair[CARDS * card + this.#taken[second]];
      }
    }
    return kept;
  }

  #isUsed([a, b]: Hole): boolean {
    return this.#used[a] === this.#number || this.#used[b] === this.#number;
  }

  #card(dice: Dice): Card {
    let card: Card;
    do card = this.#unseen[dice.below(this.#unseen.length)];
    while (this.#used[card] === this.#number);
    this.#used[card] = this.#number;
    return card;
  }
}

function dealtFrom({ seat, holes, weights }: Holding): Dealt {
  const byCard = new Float64Array(CARDS);
  const byPair = new Float64Array(CARDS * CARDS);
  let total = 0;
  const upTo = weights.map((weight, at) => {
    const [a, b] = holes[at];
    byCard[a] += weight;
    byCard[b] += weight;
    byPair[CARDS * a + b] = weight;
    byPair[CARDS * b + a] = weight;
    return (total += weight);
  });
  return { seat, holes, weights, upTo, byCard, byPair };
}

/** The first place at which running sums pass `wanted`. */
function placeOf(upTo: Float64Array, wanted: number): number {
  let low = 0;
  let high = upTo.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (upTo[middle] > wanted) high = middle;
    else low = middle + 1;
  }
  return low;
}
