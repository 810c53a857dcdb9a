import { JOKER, type Card } from '../card';
import { MOST_BATCHES, TARGET_HALF_WIDTH } from './estimate';
import type { LongCount } from './longCount';
import type { Equity } from './tally';
import { WildSample } from './wildSample';
import type { WildSpot } from './wildSpot';

/** How often the joker is on the board: it is one of 49 cards, and five of them fall. */
const WITH_JOKER = 5 / 49;

/** One batch in so many has the joker: the others only tell what hands end as. */
const TURNS = 8;

/** About as many as take a tenth of a second. */
const LEAST = 8 * TURNS;

/**
 * Two players before the flop in a deck with a joker that neither holds, no card dead. Without the joker on the
 * board they play the ordinary deck, where the table tells the equity of all boards. So only boards with it are
 * drawn for the equity: one in ten, and with them goes one part in ten of the interval. Boards of both kinds are drawn
 * for what the hands end as.
 */
export class JokerSample implements LongCount {
  readonly method = 'sampled';
  readonly pieces: number = Infinity;
  readonly #plain: WildSample;
  readonly #joker: WildSample;
  readonly #byTable: Equity | undefined;

  /** @param byTable equity in the ordinary deck; whoever only counts pieces does without */
  constructor(spot: WildSpot, unseen: readonly Card[], byTable: Equity | undefined) {
    const others = unseen.filter((card) => card !== JOKER);
    this.#plain = new WildSample(spot, others);
    this.#joker = new WildSample({ ...spot, board: [JOKER] }, others);
    this.#byTable = byTable;
  }

  /** Sums of boards without the joker, then as many of boards with it. */
  count(piece: number): Float64Array {
    const own = piece % TURNS === 0 ? this.#joker.count(piece / TURNS) : this.#plain.count(piece);
    const sums = new Float64Array(2 * own.length);
    sums.set(own, piece % TURNS === 0 ? own.length : 0);
    return sums;
  }

  isDone(sums: Float64Array, pieces: number): boolean {
    return pieces >= MOST_BATCHES || (pieces >= LEAST && this.#widest(sums) <= TARGET_HALF_WIDTH);
  }

  progress(sums: Float64Array, pieces: number): number {
    // The first has boards with the joker alone.
    if (pieces < 2) return 0;
    return this.isDone(sums, pieces) ? 1 : Math.min(0.99, pieces / LEAST);
  }

  /** @throws Error without the equity in the ordinary deck */
  equity(sums: Float64Array): Equity {
    const table = this.#byTable;
    if (table === undefined) throw new Error('no equity in the ordinary deck');
    const plain = this.#plain.equity(sums.subarray(0, sums.length / 2));
    const joker = this.#joker.equity(sums.subarray(sums.length / 2));
    const samples = plain.of + joker.of;
    const players = joker.players.map((own, seat) => {
      const { wins, ties, equity } = table.players[seat];
      return {
        wins: samples * mixed(own.wins / joker.of, wins / table.of),
        ties: samples * mixed(own.ties / joker.of, ties / table.of),
        equity: mixed(own.equity, equity),
        halfWidth: WITH_JOKER * (own.halfWidth ?? 0),
        winsHalfWidth: WITH_JOKER * (own.winsHalfWidth ?? 0),
        tiesHalfWidth: WITH_JOKER * (own.tiesHalfWidth ?? 0),
        categories: own.categories.map(
          (deals, category) =>
            samples * mixed(deals / joker.of, plain.players[seat].categories[category] / plain.of),
        ),
      };
    });
    return { players, of: samples, samples, next: new Map() };
  }

  #widest(sums: Float64Array): number {
    const { players } = this.#joker.equity(sums.subarray(sums.length / 2));
    return WITH_JOKER * Math.max(...players.map(({ halfWidth }) => halfWidth ?? 1));
  }
}

/** Of all boards, from parts of those with the joker and of those without. */
function mixed(withJoker: number, without: number): number {
  return WITH_JOKER * withJoker + (1 - WITH_JOKER) * without;
}
