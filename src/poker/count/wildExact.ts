import { JOKER, type Card, type Hole } from '../card';
import { choose } from '../chance';
import { WILD_CATEGORIES } from '../category';
import { CATEGORY_OF } from '../hand';
import type { LongCount } from './longCount';
import { countPreflop } from './preflop';
import { playersOf } from '../spot';
import { CARDS, runOutIndex, seatsIn, Tally, type BoardResult, type Equity } from './tally';
import { WildBoard } from './wildRows';
import { fallingOf, hiddenIn, type Holding, type WildSpot } from './wildSpot';

/* What one hand looked at takes, in milliseconds, about; and one that is put in order. */
const EVALUATED = 0.000_1;
const ORDERED = 0.000_1;

/** Places in a key below the strength: more than there are combos. */
const PLACES = 2_048;

/* How a board ends, as bits: the first and the second hidden player and the best of the open hands. */
const FIRST = 1;
const SECOND = 2;
const OPEN = 4;

/**
 * Every run-out with every consistent choice of hands. The last two hidden players' hands are not paired
 * with each other but put in order on each board; those of others are gone through.
 */
export class WildEnumeration implements LongCount {
  readonly method = 'exact';
  readonly pieces: number;
  /** About how many milliseconds it takes. */
  readonly effort: number;
  readonly #spot: WildSpot;
  readonly #unseen: readonly Card[];
  readonly #withCategories: boolean;
  readonly #players: number;
  readonly #hands: WildBoard;
  /** Hidden players whose hands are gone through. */
  readonly #listed: readonly Holding[];
  /** The seats of up to two others; what they may hold, together, and each one's weights. */
  readonly #swept: readonly number[];
  readonly #holes: readonly Hole[];
  readonly #weights: readonly [first: Float64Array, second: Float64Array];
  /** The first cards of the run-outs of each piece, as places among the unseen. */
  readonly #starts: readonly (readonly number[])[];
  /**
   * Whether known hands meet an unseen joker before the flop: boards without it are then those of an ordinary
   * deck, the last piece, and only those with it are dealt.
   */
  readonly #dealsJoker: boolean;

  /* The deal that is looked at. */
  readonly #used = new Uint8Array(CARDS);
  readonly #open: { readonly seat: number; hole: Hole }[];
  readonly #board: Card[];
  readonly #strengths: Float64Array;
  readonly #outcome = new Float64Array(8);
  readonly #keys: Uint32Array;
  /** By hidden player: the weights of all live hands, of those below a strength, and of those that have it. */
  readonly #all: readonly Spread[];
  readonly #below: readonly Spread[];
  readonly #alike: readonly Spread[];
  readonly #result: BoardResult = { deals: 0, wins: 0, share: 0, winners: 0 };

  constructor(spot: WildSpot, unseen: readonly Card[], withCategories: boolean) {
    this.#spot = spot;
    this.#unseen = unseen;
    this.#withCategories = withCategories;
    this.#hands = new WildBoard(spot.wild);
    const players = playersOf(spot);
    this.#players = players.length;
    const hidden = hiddenIn(spot, unseen).sort((a, b) => a.holes.length - b.holes.length);
    this.#listed = hidden.slice(0, -2);
    const swept = hidden.slice(-2);
    this.#swept = swept.map(({ seat }) => seat);
    const union = new Map<number, Hole>();
    for (const { holes } of swept) for (const hole of holes) union.set(placeOf(hole), hole);
    const places = [...union.keys()];
    this.#holes = [...union.values()];
    const weightsOf = ({ holes, weights }: Holding) => {
      const own = new Map(holes.map((hole, at) => [placeOf(hole), weights[at]]));
      return Float64Array.from(places, (place) => own.get(place) ?? 0);
    };
    const [first, second] = swept.map(weightsOf);
    const none = new Float64Array(this.#holes.length);
    this.#weights = [first ?? none, second ?? none];
    this.#keys = new Uint32Array(this.#holes.length);
    const spreads = () => this.#weights.map((own) => new Spread(this.#holes, own));
    this.#all = spreads();
    this.#below = spreads();
    this.#alike = spreads();
    this.#open = players.flatMap((player, seat) =>
      player.kind === 'hand' ? [{ seat, hole: player.cards }] : [],
    );
    this.#strengths = new Float64Array(this.#open.length + this.#listed.length);
    this.#board = [...spot.board];

    const toCome = 5 - spot.board.length;
    const left = Array.from(unseen.keys());
    const joker = unseen.indexOf(JOKER);
    this.#dealsJoker = toCome === 5 && hidden.length === 0 && joker >= 0;
    this.#starts = this.#dealsJoker
      ? left.filter((at) => at !== joker).map((at) => [joker, at])
      : toCome < 2
        ? [[]]
        : toCome === 2
          ? left.map((at) => [at])
          : left.flatMap((at) => left.slice(at + 1).map((next) => [at, next]));
    this.pieces = this.#starts.length + Number(this.#dealsJoker);
    const choices = this.#listed.reduce((product, { holes }) => product * holes.length, 1);
    const boards = this.#dealsJoker
      ? choose(unseen.length - 1, 4)
      : choose(unseen.length - 2 * this.#listed.length, toCome);
    const each = swept.length === 2 ? EVALUATED + ORDERED : EVALUATED;
    this.effort =
      choices * boards * (EVALUATED * (1 + this.#strengths.length) + each * this.#holes.length);
  }

  count(piece: number): Float64Array {
    const ofTally = Tally.size(this.#players, WILD_CATEGORIES.length);
    const sums = new Float64Array(ofTally + (this.#tellsWinners ? CARDS * CARDS : 0));
    const tally = this.#tallyOf(sums);
    const winners = sums.subarray(ofTally);
    if (piece < this.#starts.length) this.#choose(0, 1, this.#starts[piece], tally, winners);
    else this.#countWithoutJoker(tally);
    return sums;
  }

  isDone(_: Float64Array, pieces: number): boolean {
    return pieces === this.pieces;
  }

  progress(_: Float64Array, pieces: number): number {
    return pieces / this.pieces;
  }

  equity(sums: Float64Array): Equity {
    const tally = this.#tallyOf(sums);
    const ofTally = Tally.size(this.#players, WILD_CATEGORIES.length);
    return {
      ...tally.result(),
      next: tally.next(fallingOf(this.#spot, this.#unseen)),
      ...(this.#tellsWinners && { winners: Uint16Array.from(sums.subarray(ofTally)) }),
    };
  }

  /** Who wins after which run-out is told of known hands on the flop and the turn. */
  get #tellsWinners(): boolean {
    const isShort = this.#spot.board.length === 3 || this.#spot.board.length === 4;
    return isShort && this.#listed.length + this.#swept.length === 0;
  }

  #tallyOf(sums: Float64Array): Tally {
    return new Tally(this.#players, this.#withCategories, sums, WILD_CATEGORIES.length);
  }

  /** Adds the boards of an ordinary deck. */
  #countWithoutJoker(tally: Tally): void {
    const ordinary = new Tally(this.#players, this.#withCategories);
    const holes = this.#open.map(({ hole }) => hole);
    countPreflop(
      holes,
      this.#unseen.filter((card) => card !== JOKER),
      ordinary,
    );
    tally.winners.set(ordinary.winners);
    holes.forEach((_, seat) => {
      tally.categoriesOf(seat).set(ordinary.categoriesOf(seat));
    });
  }

  /** Deals a hand to every listed player from `at` on, and then the run-outs. */
  #choose(
    at: number,
    weight: number,
    start: readonly number[],
    tally: Tally,
    winners: Float64Array,
  ): void {
    if (at === this.#listed.length) {
      this.#startRunOuts(start, weight, tally, winners);
      return;
    }
    const { seat, holes, weights } = this.#listed[at];
    holes.forEach((hole, index) => {
      const [a, b] = hole;
      if (this.#used[a] | this.#used[b]) return;
      this.#used[a] = this.#used[b] = 1;
      this.#open.push({ seat, hole });
      this.#choose(at + 1, weight * weights[index], start, tally, winners);
      this.#open.pop();
      this.#used[a] = this.#used[b] = 0;
    });
  }

  #startRunOuts(
    start: readonly number[],
    weight: number,
    tally: Tally,
    winners: Float64Array,
  ): void {
    const cards = start.map((at) => this.#unseen[at]);
    if (cards.some((card) => this.#used[card])) return;
    for (const card of cards) this.#put(card);
    this.#runOut((start.at(-1) ?? -1) + 1, weight, tally, winners);
    for (const card of cards) this.#takeBack(card);
  }

  #put(card: Card): void {
    this.#used[card] = 1;
    this.#board.push(card);
  }

  #takeBack(card: Card): void {
    this.#board.pop();
    this.#used[card] = 0;
  }

  #runOut(from: number, weight: number, tally: Tally, winners: Float64Array): void {
    if (this.#board.length === 5) {
      this.#book(weight, tally, winners);
      return;
    }
    for (let at = from; at < this.#unseen.length; at++) {
      const card = this.#unseen[at];
      if (this.#used[card]) continue;
      this.#put(card);
      this.#runOut(at + 1, weight, tally, winners);
      this.#takeBack(card);
    }
  }

  /** Compares the hands on the board that lies. */
  #book(weight: number, tally: Tally, winners: Float64Array): void {
    const hands = this.#hands;
    const outcome = this.#outcome;
    const strengths = this.#strengths;
    hands.lay(this.#board);
    let best = 0;
    let bestSeats = 0;
    this.#open.forEach(({ seat, hole }, index) => {
      const strength = hands.strength(hole[0], hole[1]);
      strengths[index] = strength;
      if (strength > best) bestSeats = 0;
      if (strength >= best) bestSeats |= 1 << seat;
      best = Math.max(best, strength);
    });
    outcome.fill(0);
    if (this.#swept.length === 0) outcome[OPEN] = 1;
    else if (this.#swept.length === 1) this.#compareOne(best, weight, tally);
    else this.#compareTwo(best, weight, tally);

    const result = this.#result;
    result.deals = result.wins = result.share = 0;
    result.winners = bestSeats;
    const [first = 0, second = 0] = this.#swept;
    for (let bits = 1; bits < 8; bits++) {
      const deals = outcome[bits];
      if (deals === 0) continue;
      const mask =
        (bits & FIRST ? 1 << first : 0) |
        (bits & SECOND ? 1 << second : 0) |
        (bits & OPEN ? bestSeats : 0);
      tally.winners[mask] += weight * deals;
      result.deals += deals;
      if (mask === 1) result.wins += deals;
      if (mask & 1) result.share += deals / seatsIn(mask);
    }
    if (tally.withCategories) {
      this.#open.forEach(({ seat }, index) => {
        tally.categoriesOf(seat)[CATEGORY_OF[strengths[index]]] += weight * result.deals;
      });
    }
    const lay = this.#spot.board.length;
    if (lay < 3 || lay === 5) return;
    const turn = this.#board[lay];
    const river = this.#board[4];
    tally.credit(turn, result, weight);
    if (lay === 3) tally.credit(river, result, weight);
    if (this.#tellsWinners) {
      winners[runOutIndex(turn, river)] = bestSeats;
      winners[runOutIndex(river, turn)] = bestSeats;
    }
  }

  #compareOne(best: number, scale: number, tally: Tally): void {
    const [weights] = this.#weights;
    const categories = tally.categoriesOf(this.#swept[0]);
    for (let index = 0; index < this.#holes.length; index++) {
      const [a, b] = this.#holes[index];
      if (this.#used[a] | this.#used[b]) continue;
      const strength = this.#hands.strength(a, b);
      const bits = strength > best ? FIRST : strength === best ? FIRST | OPEN : OPEN;
      this.#outcome[bits] += weights[index];
      if (tally.withCategories) categories[CATEGORY_OF[strength]] += scale * weights[index];
    }
  }

  /**
   * Goes through both players' hands in the order of their strength. Of the other's hands those that share
   * a card with one are taken off: all with its first card, all with its second, and that one hand, which
   * is as strong as itself, put back where it was taken off twice.
   */
  #compareTwo(best: number, scale: number, tally: Tally): void {
    const keys = this.#keys;
    const used = this.#used;
    let live = 0;
    for (let index = 0; index < this.#holes.length; index++) {
      const [a, b] = this.#holes[index];
      if (used[a] | used[b]) continue;
      keys[live++] = PLACES * this.#hands.strength(a, b) + index;
    }
    const order = keys.subarray(0, live).sort();
    const all = this.#all;
    const below = this.#below;
    const alike = this.#alike;
    const outcome = this.#outcome;
    for (const side of [...all, ...below]) side.clear();
    for (let at = 0; at < live; at++) for (const side of all) side.add(order[at] % PLACES);
    for (let from = 0; from < live;) {
      const strength = Math.floor(order[from] / PLACES);
      let end = from + 1;
      while (end < live && Math.floor(order[end] / PLACES) === strength) end++;
      for (const side of alike) side.clear();
      for (let at = from; at < end; at++) for (const side of alike) side.add(order[at] % PLACES);
      const open = strength === best ? OPEN : 0;
      const bitsOf = (bits: number) => (strength < best ? OPEN : bits | open);
      const category = CATEGORY_OF[strength];
      for (let at = from; at < end; at++) {
        const index = order[at] % PLACES;
        for (const side of [0, 1] as const) {
          const own = this.#weights[side][index];
          if (own === 0) continue;
          const other = 1 - side;
          outcome[bitsOf(side === 0 ? FIRST : SECOND)] += own * below[other].apartFrom(index);
          if (side === 0) {
            outcome[bitsOf(FIRST | SECOND)] +=
              own * (alike[other].apartFrom(index) + this.#weights[other][index]);
          }
          if (tally.withCategories) {
            tally.categoriesOf(this.#swept[side])[category] +=
              scale * own * (all[other].apartFrom(index) + this.#weights[other][index]);
          }
        }
      }
      for (let at = from; at < end; at++) for (const side of below) side.add(order[at] % PLACES);
      from = end;
    }
  }
}

/** A player's weights, added up: altogether and by card. */
class Spread {
  readonly #holes: readonly Hole[];
  readonly #weights: Float64Array;
  readonly #byCard = new Float64Array(CARDS);
  #all = 0;

  constructor(holes: readonly Hole[], weights: Float64Array) {
    this.#holes = holes;
    this.#weights = weights;
  }

  add(index: number): void {
    const weight = this.#weights[index];
    const [a, b] = this.#holes[index];
    this.#all += weight;
    this.#byCard[a] += weight;
    this.#byCard[b] += weight;
  }

  clear(): void {
    this.#all = 0;
    this.#byCard.fill(0);
  }

  /** Less what shares a card with this hand; the hand itself, where it was added, is taken off twice. */
  apartFrom(index: number): number {
    const [a, b] = this.#holes[index];
    return this.#all - this.#byCard[a] - this.#byCard[b];
  }
}

/** Place of a hand among all of 53 cards. */
function placeOf([a, b]: Hole): number {
  return CARDS * Math.max(a, b) + Math.min(a, b);
}
