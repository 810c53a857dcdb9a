/**
 * Seats that compete for the same pots, as bit masks (1: hero), each mask within the one before: who has matched a
 * larger bet has matched the smaller ones. The result of a deal is one number, the *outcome*: for a nest of n seats
 * there are at most 3^(n − 1) of them. A main pot of three, 0b111, with a side pot of two, 0b011, has 9.
 */
export class Contests {
  /** The main pot's seats first. */
  readonly masks: readonly number[];
  /** The number of outcomes, which are 0 … n − 1. */
  readonly outcomes: number;
  /** Seats from the last mask outwards. The seats that one mask adds are next to each other. */
  readonly #order: Int32Array;
  /** Per mask, innermost first: the end of its seats in `order`, and its number of codes. */
  readonly #ends: Int32Array;
  readonly #radices: Int32Array;

  /** @throws RangeError for a mask that is not within the one before */
  constructor(masks: readonly number[]) {
    this.masks = masks;
    const order: number[] = [];
    const ends: number[] = [];
    const radices: number[] = [];
    let inner = 0;
    for (const mask of masks.toReversed()) {
      if ((inner & ~mask) !== 0) throw new RangeError(`seats ${inner} are not within ${mask}`);
      const added = seatsOf(mask & ~inner);
      order.push(...added);
      ends.push(order.length);
      // None of the seats that are added win, or some win alone, or with the best of the inner seats.
      const some = (1 << added.length) - 1;
      radices.push(inner === 0 ? some : 2 * some + 1);
      inner = mask;
    }
    this.#order = Int32Array.from(order);
    this.#ends = Int32Array.from(ends);
    this.#radices = Int32Array.from(radices);
    this.outcomes = radices.reduce((product, radix) => product * radix, 1);
  }

  has(seat: number): boolean {
    return ((this.masks[0] ?? 0) & (1 << seat)) !== 0;
  }

  /** The outcome of a deal. @param strengths by seat, at least 0: the higher wins, equal ones split */
  outcomeOf(strengths: ArrayLike<number>): number {
    const order = this.#order;
    let best = -1;
    let outcome = 0;
    for (let group = 0, at = 0; group < this.#ends.length; group++) {
      const start = at;
      const end = this.#ends[group];
      let own = -1;
      let winners = 0;
      for (; at < end; at++) {
        const strength = strengths[order[at]];
        if (strength > own) {
          own = strength;
          winners = 1 << (at - start);
        } else if (strength === own) {
          winners |= 1 << (at - start);
        }
      }
      let code = 0;
      if (group === 0) code = winners - 1;
      else if (own > best) code = winners;
      else if (own === best) code = winners + (1 << (end - start)) - 1;
      outcome = outcome * this.#radices[group] + code;
      if (own > best) best = own;
    }
    return outcome;
  }

  /**
   * Adds the outcomes of many deals at once.
   *
   * @param counts how many deals each row stands for
   * @param columns by seat, the strength on each row
   * @param to deals by outcome
   * @param off the counts are subtracted here in the same pass: a second pass would cost as much again
   */
  addRows(
    counts: Int32Array,
    columns: readonly Uint16Array[],
    to: Float64Array,
    scale: number,
    off?: Int32Array,
  ): void {
    const own = Array.from(this.#order, (seat) => columns[seat]);
    const ends = this.#ends;
    const radices = this.#radices;
    const groups = ends.length;
    const [first] = own;
    const inner = ends[0];
    for (let row = 0; row < counts.length; row++) {
      const count = counts[row];
      if (count === 0) continue;
      if (off !== undefined) off[row] -= count;
      let best = first[row];
      let winners = 1;
      for (let at = 1; at < inner; at++) {
        const strength = own[at][row];
        if (strength > best) {
          best = strength;
          winners = 1 << at;
        } else if (strength === best) {
          winners |= 1 << at;
        }
      }
      let outcome = winners - 1;
      for (let group = 1, at = inner; group < groups; group++) {
        const start = at;
        const end = ends[group];
        outcome *= radices[group];
        // Mostly a mask adds one seat.
        if (end === start + 1) {
          const strength = own[at++][row];
          if (strength > best) {
            outcome += 1;
            best = strength;
          } else if (strength === best) {
            outcome += 2;
          }
          continue;
        }
        let highest = -1;
        winners = 0;
        for (; at < end; at++) {
          const strength = own[at][row];
          if (strength > highest) {
            highest = strength;
            winners = 1 << (at - start);
          } else if (strength === highest) {
            winners |= 1 << (at - start);
          }
        }
        if (highest > best) {
          outcome += winners;
          best = highest;
        } else if (highest === best) {
          outcome += winners + (1 << (end - start)) - 1;
        }
      }
      to[outcome] += count * scale;
    }
  }

  /** The best seats of each mask, as masks in the order of `masks`. */
  winnersOf(outcome: number): number[] {
    const codes: number[] = [];
    for (let group = this.#radices.length - 1; group >= 0; group--) {
      codes.unshift(outcome % this.#radices[group]);
      outcome = Math.floor(outcome / this.#radices[group]);
    }
    let winners = 0;
    return codes
      .map((code, group) => {
        const start = group === 0 ? 0 : this.#ends[group - 1];
        const added = this.#order.subarray(start, this.#ends[group]);
        const some = (1 << added.length) - 1;
        const isAlone = group === 0 || (code > 0 && code <= some);
        const own = group === 0 ? code + 1 : isAlone ? code : Math.max(0, code - some);
        const seats = added.reduce((mask, seat, at) => mask | (((own >> at) & 1) << seat), 0);
        winners = isAlone ? seats : winners | seats;
        return winners;
      })
      .reverse();
  }
}

/** The seats in a mask, the lowest first. */
export function seatsOf(mask: number): number[] {
  return Array.from({ length: 32 - Math.clz32(mask) }, (_, seat) => seat).filter((seat) => (mask >> seat) & 1);
}

/** The number of deals of each outcome of some contests. */
export interface PotDeals {
  /** For each of the contests asked for: deals by outcome, by weight if ranges have weights. */
  readonly deals: readonly Float64Array[];
  /** All deals. */
  readonly of: number;
  /** The number of sampled deals, if not all were counted. */
  readonly samples?: number;
  /** If deals were sampled: the squares of their weights, by outcome. */
  readonly squares?: readonly Float64Array[];
}
