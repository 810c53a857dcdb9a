import type { Card, Hole } from '../../card';
import { COMBOS } from '../../combos';
import { CATEGORY_OF } from '../../hand';
import { KnownHands } from '../board/board';
import { ComboOrder } from '../board/comboOrder';
import { rowsOf } from '../board/rows';
import { stateOf, type BoardCounter } from '../board/runOuts';
import { weightsIn, type Ranged } from '../seats';
import { CARDS, seatsIn, snap, type BoardResult, type Tally } from '../tally';

const NOBODY = new KnownHands([], []);

/**
 * Some ranges, and any known hands, on full boards. On each the combos of all are in one list, which is swept from the
 * weakest up, with running sums of weight: in all, and by card, so that what shares a card with a combo is taken off
 * again. The cost grows with the combos, not with the match-ups.
 */
export abstract class RangeSweep implements BoardCounter {
  protected readonly tally: Tally;
  protected readonly list: ComboOrder;
  protected known = NOBODY;
  /** How much the known hands weigh. */
  protected scale = 1;
  /** Cards on the board or in a known hand. */
  protected readonly taken: Uint8Array = new Uint8Array(CARDS);
  readonly #result: BoardResult = { deals: 0, wins: 0, share: 0, winners: 0 };

  /** @param list the players' combos; with wild cards, or without flushes, another than by default */
  constructor(
    tally: Tally,
    players: readonly Ranged[],
    board: readonly Card[],
    list: ComboOrder = new ComboOrder(weightsIn(players)),
  ) {
    this.tally = tally;
    this.list = list;
    for (const card of board) this.deal(card);
  }

  /** Sets the other players' hands: deals count `scale` times from now on. */
  setKnown(known: KnownHands, holes: readonly Hole[], scale: number): void {
    this.known = known;
    this.scale = scale;
    for (const card of holes.flat()) this.taken[card] = 1;
  }

  /** Gives these hands' cards back. */
  putBack(holes: readonly Hole[]): void {
    for (const card of holes.flat()) this.taken[card] = 0;
  }

  deal(card: Card): void {
    this.list.deal(card);
    this.taken[card] = 1;
  }

  takeBack(card: Card): void {
    this.list.takeBack(card);
    this.taken[card] = 0;
  }

  count(row: number): Readonly<BoardResult> {
    const { known } = this;
    this.list.settle(row);
    this.list.compare(known);
    this.list.arrange(this.taken);
    const result = this.#result;
    result.winners = known.winners;
    result.deals = result.wins = result.share = 0;
    this.sweep();
    result.wins = snap(result.wins, result.deals);
    result.share = snap(result.share, result.deals);
    if (this.tally.withCategories) {
      known.seats.forEach((seat, index) => {
        const categories = this.tally.categoriesOf(seat);
        categories[CATEGORY_OF[known.strengths[index]]] += this.scale * result.deals;
      });
    }
    return result;
  }

  /** Counts a full board of the ordinary deck, which is taken back. */
  countBoard(board: readonly Card[], known = NOBODY): Readonly<BoardResult> {
    this.setKnown(known, [], 1);
    for (const card of board) this.deal(card);
    const result = this.count(stateOf(board, rowsOf()));
    for (const card of board) this.takeBack(card);
    return result;
  }

  /** Sweeps the list in its order, and adds all deals of the board. */
  protected abstract sweep(): void;

  /** Adds a part of the board's deals to the share of a mask's players. */
  protected add(mask: number, part: number): void {
    const result = this.#result;
    this.tally.winners[mask] += this.scale * part;
    result.deals += part;
    if ((mask & 1) === 0) return;
    if (mask === 1) result.wins += part;
    result.share += part / seatsIn(mask);
  }
}

/** The deals that one of the two players meets on a board, by how both compare with the best known hand. */
interface Met {
  deals: number;
  /** The player has the best hand alone, or shares it with the other. */
  wins: number;
  ties: number;
  /** The deals won so, if the best known hand shares the pot too. */
  levelWins: number;
  levelTies: number;
  /** Both are behind a known hand. */
  behind: number;
}

/** Deals won and tied by combo. */
export interface ComboDeals {
  readonly wins: Float64Array;
  readonly ties: Float64Array;
}

interface Side {
  readonly seat: number;
  /** The player's counts in the tally. */
  readonly categories: Float64Array;
  /** By place in the list of combos: their weights; and the weight that each has beaten and tied so far. */
  readonly weights: Float64Array;
  readonly beaten: Float64Array;
  readonly tied: Float64Array;
  readonly met: Met;
}

export class Sweep extends RangeSweep {
  readonly #sides: readonly [first: Side, second: Side];
  /** Both hold the same range: what one meets the other meets. */
  readonly #isMirrored: boolean;
  readonly #addsCombos: boolean;

  /* Scratch: running sums of weights by card; and by place in the order the weight below a combo. */
  readonly #byCard: Float64Array = new Float64Array(CARDS);
  readonly #below: Float64Array;

  /** @param addsCombos whether to add up what each combo meets, for {@link byCombo} */
  constructor(
    tally: Tally,
    first: Ranged,
    second: Ranged,
    board: readonly Card[],
    addsCombos = false,
    list?: ComboOrder,
  ) {
    super(tally, [first, second], board, list);
    this.#addsCombos = addsCombos;
    const side = ({ seat, weights }: Ranged): Side => ({
      seat,
      categories: tally.categoriesOf(seat),
      weights: this.list.weightsOf(weights),
      beaten: new Float64Array(this.list.size),
      tied: new Float64Array(this.list.size),
      met: { deals: 0, wins: 0, ties: 0, levelWins: 0, levelTies: 0, behind: 0 },
    });
    this.#sides = [side(first), side(second)];
    this.#below = new Float64Array(this.list.size);
    this.#isMirrored = first.weights.every((weight, combo) => weight === second.weights[combo]);
  }

  protected sweep(): void {
    const [first, second] = this.#sides;
    const { best, winners: known } = this.known;
    this.#meet(first, second);
    // Without known hands the second player wins the rest.
    const isAsked = this.#addsCombos || this.tally.withCategories || best > 0;
    if (isAsked && !this.#isMirrored) this.#meet(second, first);
    const { deals, wins, ties, levelWins, levelTies, behind } = first.met;
    const otherLevel = best === 0 ? 0 : (this.#isMirrored ? first : second).met.levelWins;
    const one = 1 << first.seat;
    const other = 1 << second.seat;
    this.add(one, wins);
    this.add(one | other, ties);
    this.add(other, deals - wins - ties - levelWins - levelTies - otherLevel - behind);
    if (known === 0) return;
    this.add(known | one, levelWins);
    this.add(known | one | other, levelTies);
    this.add(known | other, otherLevel);
    this.add(known, behind);
  }

  /**
   * The wins and ties of each combo of the first and of the second on all boards, at its place among the 1,326: the
   * weight of the other's combos, once a board. Known hands are left out of it.
   */
  get byCombo(): readonly [first: ComboDeals, second: ComboDeals] {
    const [first, second] = this.#sides.map(({ beaten, tied }): ComboDeals => {
      const deals = {
        wins: new Float64Array(COMBOS.length),
        ties: new Float64Array(COMBOS.length),
      };
      this.list.combos.forEach((combo, index) => {
        deals.wins[combo] = beaten[index];
        deals.ties[combo] = tied[index];
      });
      return deals;
    });
    return [first, this.#isMirrored ? first : second];
  }

  /**
   * Sweeps the list for one player: each of its combos beats what the other has below it, and is level with what comes
   * with its own group. Of the running sums both its cards' are taken off; the other's combo of the same two cards, if
   * it is in them, is taken off twice and put back.
   */
  #meet(own: Side, other: Side): void {
    const { order, groups, levels, ends, high, low } = this.list;
    const { weights, beaten, tied, met } = own;
    const belowAt = this.#below;
    const others = other.weights;
    const addsCombos = this.#addsCombos;
    const { best } = this.known;
    const byCard = this.#byCard.fill(0);
    let total = 0;
    met.wins = met.ties = met.levelWins = met.levelTies = met.behind = 0;
    for (let group = 0, from = 0; group < groups; group++) {
      const level = levels[group];
      // All hands behind a known hand count the same.
      if (level < best) while (group + 1 < groups && levels[group + 1] < best) group++;
      const to = ends[group];
      let wins = 0;
      let ties = 0;
      let isMet = false;
      for (let at = from; at < to; at++) {
        const index = order[at];
        isMet ||= others[index] !== 0;
        const weight = weights[index];
        if (weight === 0) continue;
        const below = total - byCard[high[index]] - byCard[low[index]];
        belowAt[at] = below;
        wins += weight * below;
        if (addsCombos) beaten[index] += below;
      }
      for (let at = from; isMet && at < to; at++) {
        const index = order[at];
        const weight = others[index];
        if (weight === 0) continue;
        total += weight;
        byCard[high[index]] += weight;
        byCard[low[index]] += weight;
      }
      for (let at = from; isMet && at < to; at++) {
        const index = order[at];
        const weight = weights[index];
        if (weight === 0) continue;
        const upTo = total - byCard[high[index]] - byCard[low[index]] + others[index];
        ties += weight * (upTo - belowAt[at]);
        if (addsCombos) tied[index] += upTo - belowAt[at];
      }
      if (level > best) {
        met.wins += wins;
        met.ties += ties;
      } else if (level === best) {
        met.levelWins = wins;
        met.levelTies = ties;
      } else met.behind = ties;
      from = to;
    }
    met.deals = this.#countAll(own, others, total);
  }

  /** Adds a player's combos by category, each with all that the other can hold with it; returns all deals. */
  #countAll({ categories, weights }: Side, others: Float64Array, total: number): number {
    const { order, groups, levels, ends, high, low } = this.list;
    const byCard = this.#byCard;
    const { withCategories } = this.tally;
    const mirrored = this.#sides[1].categories;
    let deals = 0;
    for (let group = 0, at = 0; group < groups; group++) {
      let ofGroup = 0;
      for (const to = ends[group]; at < to; at++) {
        const index = order[at];
        const weight = weights[index];
        if (weight === 0) continue;
        ofGroup += weight * (total - byCard[high[index]] - byCard[low[index]] + others[index]);
      }
      deals += ofGroup;
      if (!withCategories) continue;
      categories[CATEGORY_OF[levels[group]]] += this.scale * ofGroup;
      if (this.#isMirrored) mirrored[CATEGORY_OF[levels[group]]] += this.scale * ofGroup;
    }
    return deals;
  }
}
