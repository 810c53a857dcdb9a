import { CATEGORIES } from '../../category';
import { CATEGORY_OF } from '../../hand';
import { RangeSweep } from '../exact/sweep';
import type { Ranged } from '../seats';
import { CARDS, type Tally } from '../tally';

/** Each two of three players; results of two are at their place. */
export const PAIRS: readonly (readonly [number, number])[] = [
  [0, 1],
  [0, 2],
  [1, 2],
];

const PLAYERS = 3;

/** Room for three players' numbers side by side. */
const ROOM = 4;

/**
 * Three ranges on full boards, in a fraction of the time of the exact sweep, and nearly right: the other two hold the
 * same card as often with any combo as they do among all combos below it. The results between each two players are
 * exact.
 */
export class LooseSweep extends RangeSweep {
  /** Of the last board, for each two players: the first one's share of their deals, and the deals. */
  readonly pairs = new Float64Array(2 * PAIRS.length);
  /** Of all boards so far, if categories are asked for: the weight of each player's combos, `[9 × player + category]`. */
  readonly alone = new Float64Array(PLAYERS * CATEGORIES.length);
  /** By place in the list of combos, at `[4 × place + player]`. */
  readonly #weights: Float64Array;
  /** By place in the order, at `[4 × place + player]`: the weight below a combo that shares no card with it. */
  readonly #below: Float64Array;
  /** Deals by who of the three has the best hand, as a mask. */
  readonly #found = new Float64Array(8);

  /* Weights that have been met: in all; by card, at `[4 × card + player]`; and of each two players, the third one's
     place, that of two combos that share a card. */
  readonly #all = new Float64Array(ROOM);
  readonly #byCard = new Float64Array(ROOM * CARDS);
  readonly #sharing = new Float64Array(ROOM);
  /** Of each two players, the part of what they have met that shares no card; at the third one's place. */
  readonly #clear = new Float64Array(ROOM);

  /** @param players all three, in the order of their seats */
  constructor(tally: Tally, players: readonly Ranged[]) {
    super(tally, players, []);
    const { size, combos } = this.list;
    this.#below = new Float64Array(ROOM * size);
    this.#weights = new Float64Array(ROOM * size);
    players.forEach(({ weights }, player) => {
      combos.forEach((combo, index) => (this.#weights[ROOM * index + player] = weights[combo]));
    });
  }

  protected sweep(): void {
    const { groups, ends } = this.list;
    this.#all.fill(0);
    this.#byCard.fill(0);
    this.#sharing.fill(0);
    this.#found.fill(0);
    this.pairs.fill(0);
    for (let group = 0, from = 0; group < groups; group++) {
      const to = ends[group];
      this.#setClear();
      this.#countAlone(from, to);
      this.#meet(from, to);
      if (to > from + 1) this.#countLevel(from, to);
      from = to;
    }
    this.#setClear();
    this.#countAll();
    for (let mask = 1; mask < 8; mask++) this.add(mask, this.#found[mask]);
  }

  #setClear(): void {
    const clear = this.#clear;
    const sharing = this.#sharing;
    const a = this.#all[0];
    const b = this.#all[1];
    const c = this.#all[2];
    clear[0] = b * c === 0 ? 0 : 1 - sharing[0] / (b * c);
    clear[1] = a * c === 0 ? 0 : 1 - sharing[1] / (a * c);
    clear[2] = a * b === 0 ? 0 : 1 - sharing[2] / (a * b);
  }

  /** Adds what the combos of a group win from those below them. */
  #countAlone(from: number, to: number): void {
    const { order, high, low } = this.list;
    const weights = this.#weights;
    const belowAt = this.#below;
    const byCard = this.#byCard;
    const found = this.#found;
    const pairs = this.pairs;
    const allA = this.#all[0];
    const allB = this.#all[1];
    const allC = this.#all[2];
    const clearBC = this.#clear[0];
    const clearAC = this.#clear[1];
    const clearAB = this.#clear[2];
    for (let at = from; at < to; at++) {
      const own = ROOM * order[at];
      const x = ROOM * high[order[at]];
      const y = ROOM * low[order[at]];
      const belowA = allA - byCard[x] - byCard[y];
      const belowB = allB - byCard[x + 1] - byCard[y + 1];
      const belowC = allC - byCard[x + 2] - byCard[y + 2];
      belowAt[ROOM * at] = belowA;
      belowAt[ROOM * at + 1] = belowB;
      belowAt[ROOM * at + 2] = belowC;
      pairs[0] += weights[own] * belowB;
      pairs[2] += weights[own] * belowC;
      pairs[4] += weights[own + 1] * belowC;
      found[0b001] += weights[own] * belowB * belowC * clearBC;
      found[0b010] += weights[own + 1] * belowA * belowC * clearAC;
      found[0b100] += weights[own + 2] * belowA * belowB * clearAB;
    }
  }

  /** Meets the combos of a group. */
  #meet(from: number, to: number): void {
    const { order, high, low } = this.list;
    const weights = this.#weights;
    const all = this.#all;
    const byCard = this.#byCard;
    const sharing = this.#sharing;
    for (let at = from; at < to; at++) {
      const own = ROOM * order[at];
      const x = ROOM * high[order[at]];
      const y = ROOM * low[order[at]];
      const a = weights[own];
      const b = weights[own + 1];
      const c = weights[own + 2];
      const withA = byCard[x] + byCard[y];
      const withB = byCard[x + 1] + byCard[y + 1];
      const withC = byCard[x + 2] + byCard[y + 2];
      // Two players with the same combo share two cards, but are one pair of combos.
      sharing[0] += b * withC + c * withB + b * c;
      sharing[1] += a * withC + c * withA + a * c;
      sharing[2] += a * withB + b * withA + a * b;
      all[0] += a;
      all[1] += b;
      all[2] += c;
      byCard[x] += a;
      byCard[x + 1] += b;
      byCard[x + 2] += c;
      byCard[y] += a;
      byCard[y + 1] += b;
      byCard[y + 2] += c;
    }
  }

  /** Adds what the combos of a group, which has been met, tie with each other. */
  #countLevel(from: number, to: number): void {
    const { order, high, low } = this.list;
    const weights = this.#weights;
    const belowAt = this.#below;
    const byCard = this.#byCard;
    const found = this.#found;
    const pairs = this.pairs;
    const allB = this.#all[1];
    const allC = this.#all[2];
    for (let at = from; at < to; at++) {
      const own = ROOM * order[at];
      const x = ROOM * high[order[at]];
      const y = ROOM * low[order[at]];
      const a = weights[own];
      const b = weights[own + 1];
      const c = weights[own + 2];
      const belowA = belowAt[ROOM * at];
      const belowB = belowAt[ROOM * at + 1];
      const belowC = belowAt[ROOM * at + 2];
      const levelB = allB - byCard[x + 1] - byCard[y + 1] + b - belowB;
      const levelC = allC - byCard[x + 2] - byCard[y + 2] + c - belowC;
      pairs[0] += (a * levelB) / 2;
      pairs[2] += (a * levelC) / 2;
      pairs[4] += (b * levelC) / 2;
      found[0b011] += a * levelB * belowC;
      found[0b101] += a * levelC * belowB;
      found[0b110] += b * levelC * belowA;
      found[0b111] += a * levelB * levelC;
    }
  }

  /** Adds all deals of each two players, and combos by category, once all have been met. */
  #countAll(): void {
    const { order, groups, levels, ends, high, low } = this.list;
    const weights = this.#weights;
    const byCard = this.#byCard;
    const { pairs, alone } = this;
    const { withCategories } = this.tally;
    const [allA, allB, allC] = this.#all;
    const [clearBC, clearAC, clearAB] = this.#clear;
    const [inA, inB, inC] = [0, 1, 2].map((seat) => this.tally.categoriesOf(seat));
    for (let group = 0, at = 0; group < groups; group++) {
      let ofA = 0;
      let ofB = 0;
      let ofC = 0;
      let ownA = 0;
      let ownB = 0;
      let ownC = 0;
      for (const to = ends[group]; at < to; at++) {
        const own = ROOM * order[at];
        const x = ROOM * high[order[at]];
        const y = ROOM * low[order[at]];
        const a = weights[own];
        const b = weights[own + 1];
        const c = weights[own + 2];
        ownA += a;
        ownB += b;
        ownC += c;
        const otherA = allA - byCard[x] - byCard[y] + a;
        const otherB = allB - byCard[x + 1] - byCard[y + 1] + b;
        const otherC = allC - byCard[x + 2] - byCard[y + 2] + c;
        pairs[1] += a * otherB;
        pairs[3] += a * otherC;
        pairs[5] += b * otherC;
        ofA += a * otherB * otherC;
        ofB += b * otherA * otherC;
        ofC += c * otherA * otherB;
      }
      if (!withCategories) continue;
      const category = CATEGORY_OF[levels[group]];
      inA[category] += clearBC * ofA;
      inB[category] += clearAC * ofB;
      inC[category] += clearAB * ofC;
      alone[category] += ownA;
      alone[CATEGORIES.length + category] += ownB;
      alone[2 * CATEGORIES.length + category] += ownC;
    }
  }
}
