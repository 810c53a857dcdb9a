import type { Card, Hole } from '../../card';
import { Dice } from '../../dice';
import { playersOf, type Spot } from '../../spot';
import { Board } from '../board/board';
import type { Progress } from '../board/runOuts';
import { seatsOf, type Contests, type PotDeals } from '../contests';
import { hiddenAmong } from '../seats';
import { seatsIn } from '../tally';
import { Dealer } from './dealer';
import { BATCH, MOST_BATCHES, sampledPart, seedOf, TARGET_HALF_WIDTH, weightedHalfWidth } from './estimate';

/** Number of batches between two looks at the intervals. */
const BATCHES_BETWEEN = 8;

/**
 * The winners of each pot in sampled deals: hands of the ranges, then any two cards for the others, and the board. The
 * same spot gives the same deals.
 */
export class PotSample {
  readonly #spot: Spot;
  readonly #contests: readonly Contests[];
  readonly #board: Board;
  readonly #dealer: Dealer;
  readonly #anyTwo: readonly number[];
  readonly #deals: readonly Float64Array[];
  readonly #squares: readonly Float64Array[];
  #weight = 0;

  /* One deal. */
  readonly #holes: (Hole | undefined)[];
  readonly #strengths: Float64Array;

  constructor(spot: Spot, unseen: readonly Card[], contests: readonly Contests[]) {
    const players = playersOf(spot);
    this.#spot = spot;
    this.#contests = contests;
    this.#board = new Board(spot.wild);
    const ranges = hiddenAmong(players, unseen, spot.wild).filter(({ seat }) => players[seat].kind === 'range');
    this.#dealer = new Dealer(ranges, unseen, spot.wild);
    // A player with any two cards who is in no contest changes nothing: leave the player out.
    this.#anyTwo = Array.from(players.keys()).filter(
      (seat) => players[seat].kind === 'random' && contests.some((own) => own.has(seat)),
    );
    this.#deals = contests.map(({ outcomes }) => new Float64Array(outcomes));
    this.#squares = contests.map(({ outcomes }) => new Float64Array(outcomes));
    this.#holes = players.map((player) => (player.kind === 'hand' ? player.cards : undefined));
    this.#strengths = new Float64Array(players.length);
  }

  /** Draws until no seat's share of a contest is less sure than the target. Yields after each batch. */
  *count(target = TARGET_HALF_WIDTH): Generator<Progress, PotDeals> {
    const seed = seedOf(this.#spot);
    let done = 0;
    for (let batch = 0; batch < MOST_BATCHES; batch++) {
      const dice = new Dice(seed, batch);
      for (let deal = 0; deal < BATCH; deal++) this.#draw(dice);
      yield { done, of: 1 };
      if ((batch + 1) % BATCHES_BETWEEN !== 0) continue;
      done = sampledPart(batch + 1, this.#widest(), { target });
      if (done === 1) return this.#found(batch + 1);
    }
    return this.#found(MOST_BATCHES);
  }

  #found(batches: number): PotDeals {
    return { deals: this.#deals, squares: this.#squares, of: this.#weight, samples: batches * BATCH };
  }

  /** Half of the widest interval of a seat's share of what a mask competes for. */
  #widest(): number {
    const all = this.#weight;
    if (all === 0) return 1;
    let widest = 0;
    for (const [index, contests] of this.#contests.entries()) {
      // By mask and seat: sums of wx, w²x and w²x² of the share x.
      const sums = contests.masks.map((mask) => seatsOf(mask).map(() => [0, 0, 0]));
      let squares = 0;
      this.#deals[index].forEach((weight, outcome) => {
        if (weight === 0) return;
        const square = this.#squares[index][outcome];
        squares += square;
        for (const [at, winners] of contests.winnersOf(outcome).entries()) {
          const share = 1 / seatsIn(winners);
          for (const [place, seat] of seatsOf(contests.masks[at]).entries()) {
            if (((winners >> seat) & 1) === 0) continue;
            const own = sums[at][place];
            own[0] += weight * share;
            own[1] += square * share;
            own[2] += square * share * share;
          }
        }
      });
      for (const [x, wx, xx] of sums.flat()) {
        widest = Math.max(widest, weightedHalfWidth(x, wx, xx, all, squares));
      }
    }
    return widest;
  }

  /** Draws and books one deal. */
  #draw(dice: Dice): void {
    const dealer = this.#dealer;
    const weight = dealer.deal(dice);
    if (weight === 0) return;
    dealer.seats.forEach((seat, which) => (this.#holes[seat] = dealer.holes[which]));
    for (const seat of this.#anyTwo) this.#holes[seat] = [dealer.drawAndTake(dice), dealer.drawAndTake(dice)];
    const board = [...this.#spot.board];
    while (board.length < 5) board.push(dealer.drawAndTake(dice));
    this.#board.lay(board);
    this.#holes.forEach((hole, seat) => {
      if (hole !== undefined) this.#strengths[seat] = this.#board.strength(hole[0], hole[1]);
    });
    this.#weight += weight;
    for (let index = 0; index < this.#contests.length; index++) {
      const outcome = this.#contests[index].outcomeOf(this.#strengths);
      this.#deals[index][outcome] += weight;
      this.#squares[index][outcome] += weight * weight;
    }
  }
}
