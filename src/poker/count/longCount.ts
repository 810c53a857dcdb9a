import { categoriesOf, type WildDeck } from '../deck';
import type { Progress } from './board/runOuts';
import { Tally, type Equity } from './tally';

/**
 * A count that takes a while, cut into pieces of a few milliseconds: 20% v 21% without 2♥ without categories has 106.
 * The results of pieces are added in their order, no matter which worker counts them, so the result does not depend
 * on the workers.
 */
export interface PiecedCount {
  /** How many there are; Infinity if it is left to `isDone`. */
  readonly pieces: number;
  /** One piece, as numbers to be added to those of the others. */
  count(piece: number): Float64Array;
  /** Whether the sums of this many first pieces are all that is wanted. */
  isDone(sums: Float64Array, pieces: number): boolean;
  /** How far the sums of this many first pieces have come, 0 to 1; at 0 they say nothing yet. */
  progress(sums: Float64Array, pieces: number): number;
}

/** Such a count of a spot's equity. */
export interface LongCount extends PiecedCount {
  readonly method: 'exact' | 'sampled';
  /** About how many milliseconds all of it takes, if that may be long. */
  readonly effort?: number;
  /** The equity from the sums of the first pieces; an exact count needs all of them. */
  equity(sums: Float64Array): Equity;
}

/** A count that needs all pieces, each a tally. */
export abstract class ExactCount implements LongCount {
  readonly method = 'exact';
  abstract readonly pieces: number;
  protected readonly players: number;
  protected readonly withCategories: boolean;
  protected readonly wild: WildDeck | undefined;

  constructor(players: number, withCategories: boolean, wild?: WildDeck) {
    this.players = players;
    this.withCategories = withCategories;
    this.wild = wild;
  }

  abstract count(piece: number): Float64Array;

  isDone(_: Float64Array, pieces: number): boolean {
    return pieces === this.pieces;
  }

  progress(_: Float64Array, pieces: number): number {
    return pieces / this.pieces;
  }

  equity(sums: Float64Array): Equity {
    return this.newTally(sums).result();
  }

  protected newTally(sums?: Float64Array): Tally {
    return new Tally(this.players, this.withCategories, sums, categoriesOf(this.wild).length);
  }
}

/** Collects the pieces of a count, in any order, and adds them up in their own. */
export class Gathering {
  readonly #count: PiecedCount;
  readonly #early = new Map<number, Float64Array>();
  #sums = new Float64Array(0);
  #pieces = 0;
  #isDone = false;

  constructor(count: PiecedCount) {
    this.#count = count;
  }

  /** How many first pieces have been added. */
  get pieces(): number {
    return this.#pieces;
  }

  get isDone(): boolean {
    return this.#isDone;
  }

  has(piece: number): boolean {
    return piece < this.#pieces || this.#early.has(piece);
  }

  bring(piece: number, sums: Float64Array): void {
    if (this.#isDone || this.has(piece)) return;
    this.#early.set(piece, sums);
    for (let next; (next = this.#early.get(this.#pieces)) !== undefined && !this.#isDone;) {
      this.#early.delete(this.#pieces++);
      this.#add(next);
      this.#isDone = this.#count.isDone(this.#sums, this.#pieces);
    }
  }

  /** The sums over the first pieces. */
  get sums(): Float64Array {
    return this.#sums;
  }

  /** 0 to 1; at 0 there is no equity yet. */
  progress(): number {
    return this.#pieces === 0 ? 0 : this.#count.progress(this.#sums, this.#pieces);
  }

  #add(sums: Float64Array): void {
    if (this.#pieces === 1) this.#sums = sums.slice();
    else for (let index = 0; index < sums.length; index++) this.#sums[index] += sums[index];
  }
}

/** Counts all pieces, one after the other; yields after each. */
export function* countInOrder(count: LongCount): Generator<Progress, Equity> {
  const gathering = new Gathering(count);
  while (!gathering.isDone) {
    gathering.bring(gathering.pieces, count.count(gathering.pieces));
    yield { done: gathering.progress(), of: 1 };
  }
  return count.equity(gathering.sums);
}
