import type { Card } from '../../card';
import { CATEGORY_OF } from '../../hand';
import type { ComboOrder } from '../board/comboOrder';
import type { Ranged } from '../seats';
import { RangeSweep } from './sweep';
import { CARDS, type Tally } from '../tally';

/*
 * Counts pairs of combos (q, r) of two players Q and R that share no card with each other or with a third combo of
 * cards x and y. The sums of a set of combos are, for Q and for R:
 *
 *   T    the weight of all combos,  C[z] of combos with card z,  M[x][z] of the combo of x and z;
 *   V    the sum of q·r over combos that both may hold,  V[z] the same sum over combos with card z.
 *
 * Without x and y the weights are T' = T − C[x] − C[y] and C'[z] = C[z] − M[x][z] − M[y][z]. The result is all pairs
 * less the pairs that share a card. A pair that shares both cards is subtracted twice, so it is added once:
 *
 *   T'_Q·T'_R − Σ_z C'_Q[z]·C'_R[z] + (V − V[x] − V[y]),  z neither x nor y.
 *
 * Multiplied out, the sum over z has three parts: K = Σ C_Q[z]·C_R[z]; a term for each of x and y,
 * L[x] = Σ C_Q[z]·M_R[x][z] + C_R[z]·M_Q[x][z]; and a term for both,
 * X(x, y) = Σ M_Q[x][z]·M_R[y][z] + M_Q[y][z]·M_R[x][z]. Only cards z that form a combo with x contribute to X.
 */

/** Room for three players' numbers side by side. */
const ROOM = 4;
const ROW = CARDS * ROOM;

/** Zero weights, for a combo that is not in the sums. */
const NOT_HELD = new Float64Array(ROOM);

/** Running sums over a set of combos. The sums of two players are stored at the place of the third player. */
class Sums {
  /** T of each player; K and V of each pair of players. */
  readonly all = new Float64Array(ROOM);
  readonly k = new Float64Array(ROOM);
  readonly same = new Float64Array(ROOM);
  /** C and V by card, at `[4 × card + player]`. */
  readonly byCard = new Float64Array(ROW);
  readonly sameByCard = new Float64Array(ROW);
  /** M at `[212 × card + 4 × card + player]`. */
  readonly byPair = new Float64Array(CARDS * ROW);
  /** For each card the cards that form a combo with it, from `[53 × card]` on. */
  readonly beside = new Uint8Array(CARDS * CARDS);
  readonly degrees = new Uint8Array(CARDS);

  add(x: number, y: number, a: number, b: number, c: number): void {
    const { all, k, same, byPair, beside, degrees } = this;
    all[0] += a;
    all[1] += b;
    all[2] += c;
    const at = ROW * x + ROOM * y;
    const mirrored = ROW * y + ROOM * x;
    byPair[at] = byPair[mirrored] = a;
    byPair[at + 1] = byPair[mirrored + 1] = b;
    byPair[at + 2] = byPair[mirrored + 2] = c;
    same[0] += b * c;
    same[1] += a * c;
    same[2] += a * b;
    k[0] += 2 * b * c;
    k[1] += 2 * a * c;
    k[2] += 2 * a * b;
    this.#addCard(x, a, b, c);
    this.#addCard(y, a, b, c);
    beside[CARDS * x + degrees[x]++] = y;
    beside[CARDS * y + degrees[y]++] = x;
  }

  #addCard(x: number, a: number, b: number, c: number): void {
    const { k, byCard, sameByCard } = this;
    const at = ROOM * x;
    k[0] += b * byCard[at + 2] + c * byCard[at + 1];
    k[1] += a * byCard[at + 2] + c * byCard[at];
    k[2] += a * byCard[at + 1] + b * byCard[at];
    byCard[at] += a;
    byCard[at + 1] += b;
    byCard[at + 2] += c;
    sameByCard[at] += b * c;
    sameByCard[at + 1] += a * c;
    sameByCard[at + 2] += a * b;
  }

  /** Resets the sums to no combos. */
  clear(): void {
    const { byPair, beside, degrees } = this;
    this.all.fill(0);
    this.k.fill(0);
    this.same.fill(0);
    this.byCard.fill(0);
    this.sameByCard.fill(0);
    for (let x = 0; x < CARDS; x++) {
      for (let index = 0; index < degrees[x]; index++) {
        const at = ROW * x + ROOM * beside[CARDS * x + index];
        byPair[at] = byPair[at + 1] = byPair[at + 2] = 0;
      }
    }
    degrees.fill(0);
  }

  /** Writes the term of one card for each pair of players, L[x] − 2·V[x], to `to` at the card's place. */
  fillCardTerms(x: number, to: Float64Array): void {
    const { byCard, byPair, beside, sameByCard } = this;
    let ofBC = 0;
    let ofAC = 0;
    let ofAB = 0;
    for (let at = CARDS * x, end = at + this.degrees[x]; at < end; at++) {
      const z = ROOM * beside[at];
      const pair = ROW * x + z;
      const a = byPair[pair];
      const b = byPair[pair + 1];
      const c = byPair[pair + 2];
      ofBC += byCard[z + 1] * c + byCard[z + 2] * b;
      ofAC += byCard[z] * c + byCard[z + 2] * a;
      ofAB += byCard[z] * b + byCard[z + 1] * a;
    }
    const own = ROOM * x;
    to[own] = ofBC - 2 * sameByCard[own];
    to[own + 1] = ofAC - 2 * sameByCard[own + 1];
    to[own + 2] = ofAB - 2 * sameByCard[own + 2];
  }

  /**
   * Writes to `to` the weight of the pairs of combos that share no card with each other or with x and y: for the second
   * and third player, the first and third, the first and second.
   *
   * @param own the weights of the combo of x and y in these sums, from `from` on
   * @param cardTerms the result of {@link fillCardTerms}
   * @param pairTerms X(x, y) of each pair of players, from `pairsFrom` on
   */
  fillClear(
    x: number,
    y: number,
    own: Float64Array,
    from: number,
    cardTerms: Float64Array,
    pairTerms: Float64Array,
    pairsFrom: number,
    to: Float64Array,
  ): void {
    const { all, k, same, byCard } = this;
    const a = own[from];
    const b = own[from + 1];
    const c = own[from + 2];
    const xA = byCard[ROOM * x];
    const xB = byCard[ROOM * x + 1];
    const xC = byCard[ROOM * x + 2];
    const yA = byCard[ROOM * y];
    const yB = byCard[ROOM * y + 1];
    const yC = byCard[ROOM * y + 2];
    // C[x] and C[y] both include the combo of x and y, so its weight is added once.
    const restA = all[0] - xA - yA + a;
    const restB = all[1] - xB - yB + b;
    const restC = all[2] - xC - yC + c;
    const terms = cardTerms;
    const ofBC = same[0] - k[0] + terms[ROOM * x] + terms[ROOM * y] - pairTerms[pairsFrom];
    const ofAC = same[1] - k[1] + terms[ROOM * x + 1] + terms[ROOM * y + 1] - pairTerms[pairsFrom + 1];
    const ofAB = same[2] - k[2] + terms[ROOM * x + 2] + terms[ROOM * y + 2] - pairTerms[pairsFrom + 2];
    to[0] = restB * restC + ofBC + (xB - b) * (xC - c) + (yB - b) * (yC - c) + b * c;
    to[1] = restA * restC + ofAC + (xA - a) * (xC - c) + (yA - a) * (yC - c) + a * c;
    to[2] = restA * restB + ofAB + (xA - a) * (xB - b) + (yA - a) * (yB - b) + a * b;
  }

  /** Writes X(x, y) of each pair of players to `to`. */
  fillPairTerms(x: number, y: number, to: Float64Array, start: number): void {
    const { byPair, beside, degrees } = this;
    const fewer = degrees[x] < degrees[y] ? x : y;
    const other = fewer === x ? y : x;
    let ofBC = 0;
    let ofAC = 0;
    let ofAB = 0;
    for (let at = CARDS * fewer, end = at + degrees[fewer]; at < end; at++) {
      const z = ROOM * beside[at];
      const one = ROW * fewer + z;
      const two = ROW * other + z;
      const a = byPair[two];
      const b = byPair[two + 1];
      const c = byPair[two + 2];
      ofBC += byPair[one + 1] * c + byPair[one + 2] * b;
      ofAC += byPair[one] * c + byPair[one + 2] * a;
      ofAB += byPair[one] * b + byPair[one + 1] * a;
    }
    to[start] = ofBC;
    to[start + 1] = ofAC;
    to[start + 2] = ofAB;
  }
}

/** Three ranges, and any known hands, on full boards. */
export class ThreeSweep extends RangeSweep {
  readonly #seats: readonly number[];
  /** The weights by place in the list of combos, at `[4 × place + player]`. */
  readonly #weights: Float64Array;
  /** Sums over the combos that are weaker than the current group. */
  readonly #below = new Sums();
  /** Sums over the current group: combos of equal strength. */
  readonly #level = new Sums();
  readonly #cards = new Uint8Array(CARDS);
  /** The deals of the current group by the mask of the players with the best hand. */
  readonly #found = new Float64Array(8);
  readonly #cardTerms = new Float64Array(ROW);
  readonly #pairTerms = new Float64Array(ROOM);
  readonly #clear = new Float64Array(ROOM);

  /* For categories: sums over all combos on any board, and X of each combo in these sums. */
  readonly #whole = new Sums();
  readonly #wholeTerms: Float64Array;

  constructor(tally: Tally, players: readonly Ranged[], board: readonly Card[], list?: ComboOrder) {
    super(tally, players, board, list);
    const { size, high, low, combos } = this.list;
    this.#seats = players.map(({ seat }) => seat);
    this.#weights = new Float64Array(ROOM * size);
    players.forEach(({ weights }, player) => {
      combos.forEach((combo, index) => (this.#weights[ROOM * index + player] = weights[combo]));
    });
    this.#wholeTerms = new Float64Array(ROOM * size);
    for (let index = 0; index < size; index++) this.#addCombo(this.#whole, index);
    for (let index = 0; index < size; index++) {
      this.#whole.fillPairTerms(high[index], low[index], this.#wholeTerms, ROOM * index);
    }
  }

  #addCombo(to: Sums, index: number): void {
    const at = ROOM * index;
    const weights = this.#weights;
    to.add(this.list.high[index], this.list.low[index], weights[at], weights[at + 1], weights[at + 2]);
  }

  protected sweep(): void {
    const { order, groups, levels, ends } = this.list;
    const { best, winners: known } = this.known;
    const found = this.#found;
    this.#below.clear();
    for (let group = 0, from = 0; group < groups; group++) {
      const level = levels[group];
      // All hands that lose to a known hand count the same.
      if (level < best) while (group + 1 < groups && levels[group + 1] < best) group++;
      const to = ends[group];
      found.fill(0);
      this.#countAlone(from, to);
      if (to > from + 1) this.#countLevel(from, to);
      for (let mask = 1; mask < 8; mask++) {
        if (found[mask] === 0) continue;
        const seats = level < best ? 0 : this.#seatsOf(mask);
        this.add(level > best ? seats : seats | known, found[mask]);
      }
      for (let at = from; at < to; at++) this.#addCombo(this.#below, order[at]);
      from = to;
    }
    if (this.tally.withCategories) this.#countCategories();
  }

  /** Converts a mask of players to a mask of seats. */
  #seatsOf(mask: number): number {
    const [a, b, c] = this.#seats;
    return ((mask & 1) << a) | (((mask >> 1) & 1) << b) | (((mask >> 2) & 1) << c);
  }

  /** Adds the deals in which one player has a combo of the group and both others have weaker combos. */
  #countAlone(from: number, to: number): void {
    const below = this.#below;
    const { all } = below;
    if (all[0] * all[1] + all[0] * all[2] + all[1] * all[2] === 0) return;
    const { order, high, low } = this.list;
    const weights = this.#weights;
    const found = this.#found;
    const cardTerms = this.#cardTerms;
    const pairTerms = this.#pairTerms;
    const clear = this.#clear;
    const cards = this.#listCards(from, to);
    for (let at = 0; at < cards; at++) below.fillCardTerms(this.#cards[at], cardTerms);
    for (let at = from; at < to; at++) {
      const index = order[at];
      const x = high[index];
      const y = low[index];
      below.fillPairTerms(x, y, pairTerms, 0);
      below.fillClear(x, y, NOT_HELD, 0, cardTerms, pairTerms, 0, clear);
      found[0b001] += weights[ROOM * index] * clear[0];
      found[0b010] += weights[ROOM * index + 1] * clear[1];
      found[0b100] += weights[ROOM * index + 2] * clear[2];
    }
  }

  /** Lists the cards of a group, each once. Returns their number. */
  #listCards(from: number, to: number): number {
    const { order, high, low } = this.list;
    const cards = this.#cards;
    let first = 0;
    let second = 0;
    for (let at = from; at < to; at++) {
      const x = high[order[at]];
      const y = low[order[at]];
      if (x < 26) first |= 1 << x;
      else second |= 1 << (x - 26);
      if (y < 26) first |= 1 << y;
      else second |= 1 << (y - 26);
    }
    let many = 0;
    for (; first !== 0; first &= first - 1) cards[many++] = 31 - Math.clz32(first & -first);
    for (; second !== 0; second &= second - 1) cards[many++] = 57 - Math.clz32(second & -second);
    return many;
  }

  /**
   * Adds the deals in which two or all three players share the best hand, each with a combo of one group. The sums over
   * z go card by card: a group has few of them.
   */
  #countLevel(from: number, to: number): void {
    const { order } = this.list;
    const level = this.#level;
    for (let at = from; at < to; at++) this.#addCombo(level, order[at]);
    const [a, b, c] = level.all;
    if (a * b + a * c + b * c > 0) {
      const cards = this.#listCards(from, to);
      for (let at = from; at < to; at++) this.#countLevelWith(order[at], cards);
    }
    level.clear();
  }

  /** Counts ties for one combo of the first player, and of the second if the first is below. */
  #countLevelWith(index: number, cards: number): void {
    const { all, byCard, byPair, same, sameByCard } = this.#level;
    const below = this.#below;
    const belowByCard = below.byCard;
    const belowByPair = below.byPair;
    const weights = this.#weights;
    const found = this.#found;
    const own = ROOM * index;
    const x = ROOM * this.list.high[index];
    const y = ROOM * this.list.low[index];
    let ofAB = 0;
    let ofAC = 0;
    let ofBC = 0;
    let ofABC = 0;
    for (let at = 0; at < cards; at++) {
      const z = ROOM * this.#cards[at];
      if (z === x || z === y) continue;
      const withX = CARDS * x + z;
      const withY = CARDS * y + z;
      const b = byCard[z + 1] - byPair[withX + 1] - byPair[withY + 1];
      const c = byCard[z + 2] - byPair[withX + 2] - byPair[withY + 2];
      const belowA = belowByCard[z] - belowByPair[withX] - belowByPair[withY];
      const belowB = belowByCard[z + 1] - belowByPair[withX + 1] - belowByPair[withY + 1];
      const belowC = belowByCard[z + 2] - belowByPair[withX + 2] - belowByPair[withY + 2];
      ofAB += b * belowC;
      ofAC += c * belowB;
      ofBC += c * belowA;
      ofABC += b * c;
    }
    // The combo itself is in the group's sums, twice by card.
    const b = all[1] - byCard[x + 1] - byCard[y + 1] + weights[own + 1];
    const c = all[2] - byCard[x + 2] - byCard[y + 2] + weights[own + 2];
    const belowA = below.all[0] - belowByCard[x] - belowByCard[y];
    const belowB = below.all[1] - belowByCard[x + 1] - belowByCard[y + 1];
    const belowC = below.all[2] - belowByCard[x + 2] - belowByCard[y + 2];
    const alike = same[0] - sameByCard[x] - sameByCard[y] + weights[own + 1] * weights[own + 2];
    found[0b011] += weights[own] * (b * belowC - ofAB);
    found[0b101] += weights[own] * (c * belowB - ofAC);
    found[0b110] += weights[own + 1] * (c * belowA - ofBC);
    found[0b111] += weights[own] * (b * c - ofABC + alike);
  }

  /**
   * Adds each player's combos by category, each with all that the other two can hold with it. Every combo is below
   * now. The part of a pair of cards is known for the whole deck; on a board, the part of the dealt cards is
   * subtracted.
   */
  #countCategories(): void {
    const { order, groups, levels, ends, high, low } = this.list;
    const below = this.#below;
    const { byPair, degrees } = this.#whole;
    const wholeTerms = this.#wholeTerms;
    const weights = this.#weights;
    const cardTerms = this.#cardTerms;
    const pairTerms = this.#pairTerms;
    const clear = this.#clear;
    const [inA, inB, inC] = this.#seats.map((seat) => this.tally.categoriesOf(seat));
    const dealt: number[] = [];
    for (let card = 0; card < CARDS; card++) {
      below.fillCardTerms(card, cardTerms);
      if (this.taken[card] === 1 && degrees[card] > 0) dealt.push(ROOM * card);
    }
    for (let group = 0, at = 0; group < groups; group++) {
      let ofA = 0;
      let ofB = 0;
      let ofC = 0;
      for (const to = ends[group]; at < to; at++) {
        const own = ROOM * order[at];
        const x = high[order[at]];
        const y = low[order[at]];
        let ofBC = wholeTerms[own];
        let ofAC = wholeTerms[own + 1];
        let ofAB = wholeTerms[own + 2];
        for (let index = 0; index < dealt.length; index++) {
          const one = ROW * x + dealt[index];
          const two = ROW * y + dealt[index];
          ofBC -= byPair[one + 1] * byPair[two + 2] + byPair[one + 2] * byPair[two + 1];
          ofAC -= byPair[one] * byPair[two + 2] + byPair[one + 2] * byPair[two];
          ofAB -= byPair[one] * byPair[two + 1] + byPair[one + 1] * byPair[two];
        }
        pairTerms[0] = ofBC;
        pairTerms[1] = ofAC;
        pairTerms[2] = ofAB;
        below.fillClear(x, y, weights, own, cardTerms, pairTerms, 0, clear);
        ofA += weights[own] * clear[0];
        ofB += weights[own + 1] * clear[1];
        ofC += weights[own + 2] * clear[2];
      }
      const category = CATEGORY_OF[levels[group]];
      inA[category] += this.scale * ofA;
      inB[category] += this.scale * ofB;
      inC[category] += this.scale * ofC;
    }
  }

  /** The weight of all choices of hands that share no card, on any board. */
  get choices(): number {
    const { size, high, low } = this.list;
    const whole = this.#whole;
    for (let card = 0; card < CARDS; card++) whole.fillCardTerms(card, this.#cardTerms);
    let choices = 0;
    for (let index = 0; index < size; index++) {
      const own = ROOM * index;
      const terms = this.#wholeTerms;
      const weights = this.#weights;
      whole.fillClear(high[index], low[index], weights, own, this.#cardTerms, terms, own, this.#clear);
      choices += weights[own] * this.#clear[0];
    }
    return choices;
  }
}
