import { CATEGORIES } from './hand';

/** One player's share of all deals. */
export interface PlayerEquity {
  readonly wins: number;
  /** Deals in which this player shares the best hand, with however many others. */
  readonly ties: number;
  /** 0 to 1: wins, and of each tie the part that falls to this player. */
  readonly equity: number;
  /**
   * In how many deals the player ends with each category, high card first; empty while that is
   * still being counted.
   */
  readonly categories: readonly number[];
}

/** How many players a bit mask of seats holds. */
export function seatsIn(mask: number): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/** Deals by who has the best hand, and what each player's hands end as. */
export class Tally {
  readonly players: number;
  /** Deals by the bit mask of the players who share the best hand, the first player lowest. */
  readonly winners: Float64Array;
  /** `[player × 9 + category]`; left at 0 in a tally without categories. */
  readonly categories: Float64Array;
  /** Whether categories are asked for: equity alone is counted faster. */
  readonly withCategories: boolean;

  constructor(players: number, withCategories = true) {
    this.players = players;
    this.winners = new Float64Array(1 << players);
    this.categories = new Float64Array(players * CATEGORIES.length);
    this.withCategories = withCategories;
  }

  /** One player's counts, high card first. */
  categoriesOf(player: number): Float64Array {
    const from = player * CATEGORIES.length;
    return this.categories.subarray(from, from + CATEGORIES.length);
  }

  result(): { players: PlayerEquity[]; of: number } {
    const of = this.winners.reduce((sum, deals) => sum + deals, 0);
    const players = Array.from({ length: this.players }, (_, player) => {
      let wins = 0;
      let ties = 0;
      let share = 0;
      this.winners.forEach((deals, mask) => {
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
