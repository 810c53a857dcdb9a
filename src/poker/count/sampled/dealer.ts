import { JOKER, type Card, type Hole } from '../../card';
import type { WildDeck } from '../../deck';
import type { Dice } from '../../dice';
import { handIndex, handsOf, heldBy, type Ranged } from '../seats';
import { CARDS } from '../tally';

/** If a range keeps less than this part of its weight, its remaining combos are listed. */
const LEAST_KEPT = 1 / 64;

/** A range as the dealer wants it. */
interface Dealt {
  readonly combos: Uint16Array;
  /** Weights by place among the deck's hands; by card; and running sums over `combos`. */
  readonly weights: Float64Array;
  readonly byCard: Float64Array;
  readonly upTo: Float64Array;
  /** The running sums of what other hands leave, if it is listed. */
  readonly left: Float64Array;
}

/**
 * Deals hands and cards. A player with a range is dealt a hand that the earlier hands leave, the smallest range first,
 * and the deal weighs as much as they leave (sequential importance sampling). Example: after a player with `AA` `AA,KK`
 * keeps 7 of its 12 combos, and the deal weighs 7/12.
 */
export class Dealer {
  /** The seats of the ranges in their dealing order, and the last hand dealt to each. */
  readonly seats: readonly number[];
  readonly holes: Hole[];
  readonly #hands: readonly Hole[];
  readonly #ranges: readonly Dealt[];
  readonly #unseen: readonly Card[];
  /** By card, the number of the deal in which it was taken. */
  readonly #taken = new Int32Array(CARDS);
  #deal = 0;
  /** Cards of the ranges that have been dealt to: two of each. */
  readonly #held: Card[] = [];

  constructor(ranges: readonly Ranged[], unseen: readonly Card[], wild?: WildDeck) {
    this.#hands = handsOf(wild);
    this.#unseen = unseen;
    const dealt = ranges
      .map(({ seat, weights }) => ({ seat, range: this.#prepare(weights) }))
      // The fewer hands a range has, the likelier it is to fail, which is better found out first.
      .sort((one, other) => one.range.combos.length - other.range.combos.length);
    this.seats = dealt.map(({ seat }) => seat);
    this.holes = dealt.map(() => this.#hands[0]);
    this.#ranges = dealt.map(({ range }) => range);
  }

  #prepare(weights: Float64Array): Dealt {
    const combos = heldBy(weights);
    const byCard = new Float64Array(JOKER + 1);
    let total = 0;
    const upTo = Float64Array.from(combos, (combo) => {
      for (const card of this.#hands[combo]) byCard[card] += weights[combo];
      return (total += weights[combo]);
    });
    return { combos, weights, byCard, upTo, left: new Float64Array(combos.length) };
  }

  /**
   * Begins a deal, and deals each range a hand. Returns the deal's weight: the product of the part of each range that
   * was left; 0 if a range has no hand left.
   */
  deal(dice: Dice): number {
    this.#deal++;
    let weight = 1;
    for (let which = 0; which < this.#ranges.length; which++) {
      const { combos, upTo } = this.#ranges[which];
      const total = upTo[upTo.length - 1];
      let kept = which === 0 ? 1 : this.#keptOf(this.#ranges[which], 2 * which) / total;
      let at: number;
      if (kept >= LEAST_KEPT) {
        do at = drawCombo(upTo, dice.fraction() * total);
        while (this.#isTaken(combos[at]));
      } else {
        const left = this.#listKept(this.#ranges[which]);
        kept = left[left.length - 1] / total;
        if (kept === 0) return 0;
        at = placeOf(left, dice.fraction() * left[left.length - 1]);
      }
      weight *= kept;
      const hole = this.#hands[combos[at]];
      this.holes[which] = hole;
      this.take(hole[0]);
      this.take(hole[1]);
      this.#held[2 * which] = hole[0];
      this.#held[2 * which + 1] = hole[1];
    }
    return weight;
  }

  /** A card that has not been taken. */
  draw(dice: Dice): Card {
    for (;;) {
      const card = this.#unseen[dice.below(this.#unseen.length)];
      if (this.#taken[card] !== this.#deal) return card;
    }
  }

  take(card: Card): void {
    this.#taken[card] = this.#deal;
  }

  drawAndTake(dice: Dice): Card {
    const card = this.draw(dice);
    this.take(card);
    return card;
  }

  /** The weight of a range's hands without any of the first cards that other ranges hold. */
  #keptOf({ weights, byCard, upTo }: Dealt, cards: number): number {
    const held = this.#held;
    let kept = upTo[upTo.length - 1];
    for (let first = 0; first < cards; first++) {
      kept -= byCard[held[first]];
      // A hand of two cards that are held has been taken off twice.
      for (let second = 0; second < first; second++) kept += weights[handIndex(held[first], held[second])];
    }
    return kept;
  }

  /** The combos that are left as running sums, hand by hand: a weight of nothing stays nothing. */
  #listKept({ combos, weights, left }: Dealt): Float64Array {
    let kept = 0;
    for (let at = 0; at < combos.length; at++) {
      if (!this.#isTaken(combos[at])) kept += weights[combos[at]];
      left[at] = kept;
    }
    return left;
  }

  #isTaken(combo: number): boolean {
    const [a, b] = this.#hands[combo];
    return this.#taken[a] === this.#deal || this.#taken[b] === this.#deal;
  }
}

/** The place at which a range's running sum passes `wanted`. */
function drawCombo(upTo: Float64Array, wanted: number): number {
  const total = upTo[upTo.length - 1];
  // If all weigh the same, as they mostly do, the guess is right.
  const guess = Math.floor((wanted / total) * upTo.length);
  const isRight = wanted < upTo[guess] && (guess === 0 || wanted >= upTo[guess - 1]);
  return isRight ? guess : placeOf(upTo, wanted);
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
