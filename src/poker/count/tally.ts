import type { Card } from '../card';
import { CATEGORIES } from '../category';

/** One player's share of all deals. A♥K♦ v Q♠Q♣: 730,541 wins and 5,854 ties of 1,712,304, equity 0.4284. */
export interface PlayerEquity {
  readonly wins: number;
  /** Deals in which this player shares the best hand, with any number of others. */
  readonly ties: number;
  /** 0 to 1: wins, and this player's part of each tie. */
  readonly equity: number;
  /** Of a sampled equity: half of its 95% interval; and the same of the wins and ties, in parts of all deals. */
  readonly halfWidth?: number;
  readonly winsHalfWidth?: number;
  readonly tiesHalfWidth?: number;
  /** In how many deals the player ends with each category, high card first; empty while that is still being counted. */
  readonly categories: readonly number[];
  /** For sampled categories: half of each 95% interval, in parts of all deals; 0 for exact categories. */
  readonly categoryHalfWidths?: readonly number[];
}

/** Hero's equity once a certain card comes next: with 9♥ on 7♦5♣K♥ one in 49. */
export interface NextEquity {
  /** 0 to 1; 0 if no deal has the card next. */
  readonly equity: number;
  /** Half of the 95% interval of a sampled equity. */
  readonly halfWidth?: number;
  /** Deals that hero wins alone, of `of`. */
  readonly wins: number;
  readonly of: number;
  /** The share of all deals in which the card comes next. */
  readonly probability: number;
}

/**
 * The results of each combo of a player against the other player's, after the flop. All lists are in the order of
 * `combos`; deals are the other player's weight, once a run-out.
 */
export interface ComboEquities {
  /** Places among the 1,326 of the combos that have a weight and that no named card blocks, in rising order. */
  readonly combos: Uint16Array;
  /** The player's own weights; 1 for a known hand and for any two cards. */
  readonly weights: Float64Array;
  /** The weight of the other player's combos that share no card with it: 0 if it can meet none. */
  readonly facing: Float64Array;
  /** Deals that it wins, and that it ties, of `facing × runOuts`. */
  readonly wins: Float64Array;
  readonly ties: Float64Array;
  /** 0 to 1: wins and half of the ties; NaN if it can meet no combo. */
  readonly equities: Float64Array;
  /** Run-outs of each two combos. */
  readonly runOuts: number;
}

export interface Equity {
  /** The players in the order of their seats, hero first. */
  readonly players: readonly PlayerEquity[];
  /** Deals counted: run-outs, times the consistent hands of hidden players, by weight. */
  readonly of: number;
  /** How many deals, or boards, were drawn to estimate it from, if it is not exact; `of` is the same number. */
  readonly samples?: number;
  /** On the flop and the turn, for every unseen card. */
  readonly next?: ReadonlyMap<Card, NextEquity>;
  /**
   * The seats with the best hand after each run-out, as a bit mask (1: hero), at their {@link runOutIndex}; on the turn
   * both cards are the same. Known hands only.
   */
  readonly winners?: Uint16Array;
  /** If it was asked for, after the flop with just two players: hero's combos, and the opponent's. */
  readonly combos?: readonly [hero: ComboEquities, opponent: ComboEquities];
}

/** Deals of one full board. Where ranges have weights, so have deals: `KK:0.5` against two aces is up to 3 deals. */
export interface BoardResult {
  /** All deals, and the deals that hero wins alone. */
  deals: number;
  wins: number;
  /** Hero's part of all deals: the wins, and hero's part of each tie. */
  share: number;
  /** The known hands that are best, as a mask of seats. */
  winners: number;
}

/** Cards of the largest deck: with the joker. */
export const CARDS = 53;

/** Place of a run-out of two cards among all; of one card the other is the same. */
export function runOutIndex(first: Card, second: Card): number {
  return CARDS * first + second;
}

/** How many players a bit mask of seats holds. */
export function seatsIn(mask: number): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/** Deals by who has the best hand, what each player's hands end as, and hero's part by next card. */
export class Tally {
  readonly players: number;
  /** All that is counted, in one list: tallies of parts of a count are added up number by number. */
  readonly sums: Float64Array;
  /** Deals by the bit mask of the players who share the best hand, the first player lowest. */
  readonly winners: Float64Array;
  /** `[player × kinds + category]`; left at 0 in a tally without categories. */
  readonly categories: Float64Array;
  readonly kinds: number;
  /** Hero's share, hero's wins and all deals, at `[3 × card]` and after it. */
  readonly #next: Float64Array;
  /** Whether categories are asked for: equity alone is counted faster. */
  readonly withCategories: boolean;

  static size(players: number, kinds: number = CATEGORIES.length): number {
    return (1 << players) + players * kinds + 3 * CARDS;
  }

  /** @param sums another tally's, to read; there may be more behind them */
  constructor(players: number, withCategories = true, sums?: Float64Array, kinds: number = CATEGORIES.length) {
    this.players = players;
    this.kinds = kinds;
    const masks = 1 << players;
    const categories = masks + players * kinds;
    this.sums = sums ?? new Float64Array(Tally.size(players, kinds));
    this.winners = this.sums.subarray(0, masks);
    this.categories = this.sums.subarray(masks, categories);
    this.#next = this.sums.subarray(categories);
    this.withCategories = withCategories;
  }

  /** One player's counts, high card first. */
  categoriesOf(player: number): Float64Array {
    const from = player * this.kinds;
    return this.categories.subarray(from, from + this.kinds);
  }

  /** Books a board's result for a card on it, `scale` times. */
  credit(card: Card, { share, wins, deals }: Readonly<BoardResult>, scale: number): void {
    this.#next[3 * card] += scale * share;
    this.#next[3 * card + 1] += scale * wins;
    this.#next[3 * card + 2] += scale * deals;
  }

  /** Hero's equity after each of these cards. */
  next(cards: readonly Card[]): Map<Card, NextEquity> {
    const deals = withoutDust(Float64Array.from(cards, (card) => this.#next[3 * card + 2]));
    const all = deals.reduce((sum, own) => sum + own, 0);
    return new Map(
      cards.map((card, index) => {
        const [share, wins] = this.#next.subarray(3 * card, 3 * card + 2);
        const of = deals[index];
        return [card, { equity: partOf(share, of), wins: of === 0 ? 0 : snap(wins, of), of, probability: of / all }];
      }),
    );
  }

  result(): { players: PlayerEquity[]; of: number } {
    const winners = withoutDust(this.winners);
    const of = winners.reduce((sum, deals) => sum + deals, 0);
    const players = Array.from({ length: this.players }, (_, player) => {
      let wins = 0;
      let ties = 0;
      let share = 0;
      winners.forEach((deals, mask) => {
        if ((mask & (1 << player)) === 0) return;
        const sharing = seatsIn(mask);
        if (sharing === 1) wins += deals;
        else ties += deals;
        share += deals / sharing;
      });
      const categories = Array.from(this.categoriesOf(player));
      return { wins, ties, equity: share / of, categories };
    });
    return { players, of };
  }
}

/** Of so small a part of all deals nothing is known: rounded weights leave as much if there are none. */
const DUST = 1e-12;

/** Sums, with zeros if the rounding of weights left a tiny remainder. Counts stay as they are. */
function withoutDust(sums: Float64Array): Float64Array {
  const dust = DUST * sums.reduce((all, own) => all + own, 0);
  return sums.map((own) => (Number.isInteger(own) || Math.abs(own) >= dust ? own : 0));
}

/** A part of all deals without what rounded weights leave in sums: 1e-17 of 3 is none, and 3 less 1e-16 is all. */
export function snap(part: number, all: number): number {
  const dust = DUST * all;
  return Math.abs(part) < dust ? 0 : Math.abs(all - part) < dust ? all : part;
}

/** A part of all deals from 0 to 1; 0 of none. */
export function partOf(part: number, all: number): number {
  return all === 0 ? 0 : snap(part, all) / all;
}
