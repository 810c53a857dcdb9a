import type { Card, Hole } from '../../card';
import { Dice } from '../../dice';
import { WILD_CATEGORIES } from '../../category';
import { CATEGORY_OF } from '../../hand';
import { BATCH, MOST_BATCHES, seedOf, sampledPart, weightedHalfWidth } from './estimate';
import type { LongCount } from '../longCount';
import { COMBOS } from '../../combos';
import { playersOf } from '../../spot';
import { CARDS, seatsIn, type Equity, type NextEquity } from '../tally';
import { WildBoard } from '../board/wildRows';
import type { Holding } from '../seated';
import { fallingOf, hiddenIn, type WildSpot } from '../wildSpot';

/* What is summed: the deals drawn, their weights and the squares of these. */
const SAMPLES = 0;
const WEIGHT = 1;
const SQUARES = 2;
const FIRST_PLAYER = 3;

/* Of each player, w a deal's weight and x the player's share of it: wx, w²x, w²x²; and the same with x 1 for
   a deal that is won, and for one that is tied. By category w and w² of the deals that the player ends with it. */
const X = 0;
const WX = 1;
const XX = 2;
const WINS = 3;
const TIES = 6;
const OWN_CATEGORIES = 9;
const CATEGORIES_WX = OWN_CATEGORIES + WILD_CATEGORIES.length;
const PLAYER = CATEGORIES_WX + WILD_CATEGORIES.length;

/* Of hero with each card that may fall next: as above, then the weights. */
const NEXT_WEIGHT = 4;
const NEXT_SQUARES = 5;
const NEXT = 6;

/** A player alone has no equity to be sure of: so many deals say what the hand ends as. */
const BATCHES_ALONE = 512;

/** So many deals tell whether ranges want the same cards. */
const TRIALS = 200;

/**
 * Deals drawn at random. Where ranges leave each other room, all are dealt a hand at once, and again until no two
 * share a card. Where they want the same cards, each range is dealt a hand out of those that the ranges before leave, and the deal
 * weighs as much as they leave. Then come any two cards for the others, and the board.
 */
export class WildSample implements LongCount {
  readonly method = 'sampled';
  readonly pieces: number = Infinity;
  readonly #spot: WildSpot;
  readonly #unseen: readonly Card[];
  readonly #seed: number;
  readonly #players: number;
  readonly #hands: WildBoard;
  /** Those with fewest hands first: what cannot be dealt is then soon found out. */
  readonly #ranges: readonly Holding[];
  /** By range: each hand's weight and those of all before it. */
  readonly #upTo: readonly Float64Array[];
  /** Whether ranges are dealt hands whatever the others have, all anew until no two share a card. */
  readonly #isFree: boolean;
  readonly #random: readonly number[];
  /** By seat; those of hidden players change. */
  readonly #holes: Hole[];
  readonly #used = new Uint8Array(CARDS);
  readonly #drawn: Card[] = [];

  constructor(spot: WildSpot, unseen: readonly Card[]) {
    const players = playersOf(spot);
    this.#spot = spot;
    this.#unseen = unseen;
    this.#seed = seedOf(spot);
    this.#players = players.length;
    this.#hands = new WildBoard(spot.wild);
    this.#ranges = hiddenIn(spot, unseen)
      .filter(({ seat }) => players[seat].kind === 'range')
      .sort((a, b) => a.holes.length - b.holes.length);
    this.#upTo = this.#ranges.map(({ weights }) => {
      let total = 0;
      return weights.map((weight) => (total += weight));
    });
    this.#random = players.flatMap(({ kind }, seat) => (kind === 'random' ? [seat] : []));
    this.#holes = players.map((player) => (player.kind === 'hand' ? player.cards : COMBOS[0]));
    const dice = new Dice(this.#seed, 0);
    let dealt = 0;
    for (let round = 0; round < TRIALS; round++) {
      if (this.#dealFreely(dice)) dealt++;
      this.#putBack();
    }
    this.#isFree = dealt > TRIALS / 4;
  }

  count(piece: number): Float64Array {
    const sums = new Float64Array(FIRST_PLAYER + PLAYER * this.#players + NEXT * CARDS);
    const dice = new Dice(this.#seed, piece);
    sums[SAMPLES] = BATCH;
    for (let deal = 0; deal < BATCH; deal++) {
      const weight = this.#deal(dice);
      if (weight > 0) this.#book(weight, sums);
      this.#putBack();
    }
    return sums;
  }

  isDone(sums: Float64Array, pieces: number): boolean {
    return this.progress(sums, pieces) === 1;
  }

  progress(sums: Float64Array, pieces: number): number {
    if (this.#players === 1) return Math.min(1, pieces / BATCHES_ALONE);
    if (sums[WEIGHT] === 0) return Number(pieces >= MOST_BATCHES);
    return sampledPart(pieces, this.#widest(sums));
  }

  equity(sums: Float64Array): Equity {
    const samples = sums[SAMPLES];
    const inDeals = (sum: number) => (sums[WEIGHT] === 0 ? 0 : (sum / sums[WEIGHT]) * samples);
    const players = Array.from({ length: this.#players }, (_, seat) => {
      const at = FIRST_PLAYER + PLAYER * seat;
      return {
        wins: inDeals(sums[at + WINS]),
        ties: inDeals(sums[at + TIES]),
        equity: meanOf(sums, at, sums[WEIGHT]),
        halfWidth: widthOf(sums, at, sums[WEIGHT], sums[SQUARES]),
        winsHalfWidth: widthOf(sums, at + WINS, sums[WEIGHT], sums[SQUARES]),
        tiesHalfWidth: widthOf(sums, at + TIES, sums[WEIGHT], sums[SQUARES]),
        categories: Array.from(sums.subarray(at + OWN_CATEGORIES, at + CATEGORIES_WX), inDeals),
        categoryHalfWidths: WILD_CATEGORIES.map((_, category) => {
          const own = sums[at + CATEGORIES_WX + category];
          const deals = sums[at + OWN_CATEGORIES + category];
          return weightedHalfWidth(deals, own, own, sums[WEIGHT], sums[SQUARES]);
        }),
      };
    });
    const toCome = 5 - this.#spot.board.length;
    const next = fallingOf(this.#spot, this.#unseen).map((card): [Card, NextEquity] => {
      const at = this.#nextAt(card);
      const weight = sums[at + NEXT_WEIGHT];
      return [
        card,
        {
          equity: meanOf(sums, at, weight),
          halfWidth: widthOf(sums, at, weight, sums[at + NEXT_SQUARES]),
          wins: inDeals(sums[at + WINS]),
          of: inDeals(weight),
          probability: sums[WEIGHT] === 0 ? 0 : weight / (toCome * sums[WEIGHT]),
        },
      ];
    });
    return { players, of: samples, samples, next: new Map(next) };
  }

  #nextAt(card: Card): number {
    return FIRST_PLAYER + PLAYER * this.#players + NEXT * card;
  }

  #widest(sums: Float64Array): number {
    return Math.max(...this.equity(sums).players.map(({ halfWidth }) => halfWidth ?? 0));
  }

  /** Deals hands and board; returns the deal's weight, 0 where a range has no hand left. */
  #deal(dice: Dice): number {
    let weight = 1;
    if (this.#isFree) while (!this.#dealFreely(dice)) this.#putBack();
    else weight = this.#dealInTurn(dice);
    if (weight === 0) return 0;
    for (const seat of this.#random) this.#holes[seat] = [this.#draw(dice), this.#draw(dice)];
    const board = [...this.#spot.board];
    while (board.length < 5) board.push(this.#draw(dice));
    this.#hands.lay(board);
    return weight;
  }

  /** Deals every range a hand; returns whether no two share a card, and stops where they do. */
  #dealFreely(dice: Dice): boolean {
    for (let at = 0; at < this.#ranges.length; at++) {
      const { seat, holes } = this.#ranges[at];
      const hole = holes[placeOf(this.#upTo[at], dice.fraction())];
      if (this.#used[hole[0]] | this.#used[hole[1]]) return false;
      this.#holes[seat] = hole;
      this.#use(hole[0]);
      this.#use(hole[1]);
    }
    return true;
  }

  /** Deals every range a hand out of those that the ranges before leave; returns the weight of these. */
  #dealInTurn(dice: Dice): number {
    const used = this.#used;
    let weight = 1;
    for (const { seat, holes, weights } of this.#ranges) {
      let left = 0;
      let total = 0;
      for (let index = 0; index < holes.length; index++) {
        total += weights[index];
        if (!(used[holes[index][0]] | used[holes[index][1]])) left += weights[index];
      }
      if (left === 0) return 0;
      weight *= left / total;
      let wanted = dice.fraction() * left;
      let dealt = -1;
      for (let index = 0; index < holes.length && (wanted >= 0 || dealt < 0); index++) {
        if (used[holes[index][0]] | used[holes[index][1]]) continue;
        dealt = index;
        wanted -= weights[index];
      }
      this.#holes[seat] = holes[dealt];
      for (const card of holes[dealt]) this.#use(card);
    }
    return weight;
  }

  #putBack(): void {
    for (const card of this.#drawn) this.#used[card] = 0;
    this.#drawn.length = 0;
  }

  #draw(dice: Dice): Card {
    let card: Card;
    do card = this.#unseen[dice.below(this.#unseen.length)];
    while (this.#used[card]);
    this.#use(card);
    return card;
  }

  #use(card: Card): void {
    this.#used[card] = 1;
    this.#drawn.push(card);
  }

  #book(weight: number, sums: Float64Array): void {
    sums[WEIGHT] += weight;
    sums[SQUARES] += weight * weight;
    let best = 0;
    let winners = 0;
    this.#holes.forEach(([a, b], seat) => {
      const strength = this.#hands.strength(a, b);
      if (strength > best) winners = 0;
      if (strength >= best) winners |= 1 << seat;
      best = Math.max(best, strength);
      const at = FIRST_PLAYER + PLAYER * seat + CATEGORY_OF[strength];
      sums[at + OWN_CATEGORIES] += weight;
      sums[at + CATEGORIES_WX] += weight * weight;
    });
    const sharing = seatsIn(winners);
    for (let seat = 0; seat < this.#players; seat++) {
      if (!((winners >> seat) & 1)) continue;
      const at = FIRST_PLAYER + PLAYER * seat;
      addShare(sums, at, weight, 1 / sharing);
      addShare(sums, at + (sharing === 1 ? WINS : TIES), weight, 1);
    }
    const toCome = 5 - this.#spot.board.length;
    if (toCome < 1 || toCome > 2) return;
    for (const card of this.#drawn.slice(-toCome)) {
      const at = this.#nextAt(card);
      sums[at + NEXT_WEIGHT] += weight;
      sums[at + NEXT_SQUARES] += weight * weight;
      if (winners & 1) addShare(sums, at, weight, 1 / sharing);
      if (winners === 1) sums[at + WINS] += weight;
    }
  }
}

/** The hand at a part of all weight, 0 to 1. */
function placeOf(upTo: Float64Array, part: number): number {
  const wanted = part * upTo[upTo.length - 1];
  let low = 0;
  let high = upTo.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (upTo[middle] > wanted) high = middle;
    else low = middle + 1;
  }
  return low;
}

function addShare(sums: Float64Array, at: number, weight: number, share: number): void {
  sums[at + X] += weight * share;
  sums[at + WX] += weight * weight * share;
  sums[at + XX] += weight * weight * share * share;
}

function meanOf(sums: Float64Array, at: number, weight: number): number {
  return weight === 0 ? 0 : sums[at + X] / weight;
}

/** Half of the 95 % interval of a weighted mean. */
function widthOf(sums: Float64Array, at: number, weight: number, squares: number): number {
  return weightedHalfWidth(sums[at + X], sums[at + WX], sums[at + XX], weight, squares);
}
