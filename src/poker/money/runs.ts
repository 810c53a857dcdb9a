import type { Card } from '../card';
import { choose } from '../chance';
import { runOutIndex } from '../count/tally';
import type { Times } from './amounts';

/** Hero's final winnings, and the number of ways to get them. */
export interface RunsResult {
  readonly returns: number;
  readonly ways: number;
}

/** The missing cards dealt once or more often, none put back. */
export interface Runs {
  readonly times: Times | 1;
  /** All ordered ways. */
  readonly of: number;
  /** Upwards by what hero has. */
  readonly results: readonly RunsResult[];
}

/** How often all runs, some or none bring hero all there is; a tie in every run is some. */
export interface RunsWon {
  readonly all: number;
  readonly some: number;
  readonly none: number;
}

/** How often, 0 to 1, hero has all of what is played for, some or none of it. @param most what there is in all */
export function runsWon({ results, of }: Runs, most: number): RunsWon {
  const ways = (isWanted: (returns: number) => boolean) =>
    results.reduce((sum, own) => (isWanted(own.returns) ? sum + own.ways : sum), 0);
  const none = ways((returns) => returns <= SAME);
  const all = most <= SAME ? 0 : ways((returns) => returns >= most - SAME);
  return { all: all / of, some: (of - all - none) / of, none: none / of };
}

/** The usual swing: the standard deviation of what hero has in the end. */
export function swingOf(results: readonly RunsResult[]): number {
  const of = results.reduce((sum, { ways }) => sum + ways, 0);
  const mean = results.reduce((sum, { returns, ways }) => sum + (returns * ways) / of, 0);
  const variance = results.reduce((sum, { returns, ways }) => sum + ((returns - mean) ** 2 * ways) / of, 0);
  return Math.sqrt(variance);
}

/** Returns this close are the same. */
const SAME = 1e-9;

/**
 * How often hero has how much if the run-outs of a flop or a turn are dealt once or more often, each for its
 * part of every pot. `undefined` if too few cards are left.
 *
 * @param toCome cards of one run
 * @param values by {@link runOutIndex}, what the run-out brings hero if it is dealt once
 */
export function countRuns<T extends Times | 1>(
  times: T,
  unseen: readonly Card[],
  toCome: 1 | 2,
  values: ArrayLike<number>,
): (Runs & { readonly times: T }) | undefined {
  let of = 1;
  for (let run = 0; run < times; run++) of *= choose(unseen.length - run * toCome, toCome);
  if (of === 0) return undefined;
  const runOuts = unseen.flatMap((first, at) =>
    (toCome === 1 ? [first] : unseen.slice(at + 1)).map((second) => [first, second] as const),
  );
  const levels = differentOf(runOuts.map(([first, second]) => values[runOutIndex(first, second)]));
  const levelOf = (first: Card, second: Card) => {
    const value = values[runOutIndex(first, second)];
    return levels.findIndex((own) => Math.abs(own - value) <= SAME);
  };
  const sums = new Sums(levels);
  if (times === 1) {
    for (const [first, second] of runOuts) sums.add([levelOf(first, second)], 1);
  } else if (toCome === 1) {
    const counts = levels.map(() => 0);
    for (const card of unseen) counts[levelOf(card, card)]++;
    addDraws(counts, times, [], 1, sums);
  } else {
    const pairs = new Pairs(unseen, levels.length, levelOf);
    if (times === 2) pairs.addTwo([], sums);
    else pairs.addThree(sums);
  }
  return { times, of, results: sums.results(times) };
}

/** Ways by the levels of the runs, in any order. */
class Sums {
  readonly #levels: readonly number[];
  readonly #ways = new Map<number, number>();

  constructor(levels: readonly number[]) {
    this.#levels = levels;
  }

  add(levels: number[], ways: number): void {
    if (ways === 0) return;
    const many = this.#levels.length;
    const key = levels.sort((a, b) => a - b).reduce((number, level) => many * number + level, 0);
    this.#ways.set(key, (this.#ways.get(key) ?? 0) + ways);
  }

  /** In rising order of the money that the runs bring together. Equal amounts are one. */
  results(times: number): RunsResult[] {
    const many = this.#levels.length;
    const each = Array.from(this.#ways, ([key, ways]) => {
      let sum = 0;
      for (let run = 0, rest = key; run < times; run++, rest = Math.floor(rest / many)) {
        sum += this.#levels[rest % many];
      }
      return { returns: sum / times, ways };
    });
    const merged: { returns: number; ways: number }[] = [];
    for (const { returns, ways } of each.sort((a, b) => a.returns - b.returns)) {
      const last = merged.at(-1);
      if (last !== undefined && returns - last.returns <= SAME) last.ways += ways;
      else merged.push({ returns, ways });
    }
    return merged;
  }
}

function differentOf(values: readonly number[]): number[] {
  const levels: number[] = [];
  for (const value of values) {
    if (!levels.some((own) => Math.abs(own - value) <= SAME)) levels.push(value);
  }
  return levels;
}

/** Ordered draws of single cards, by the level of each. */
function addDraws(counts: number[], left: number, chosen: readonly number[], ways: number, sums: Sums): void {
  if (left === 0) {
    sums.add([...chosen], ways);
    return;
  }
  for (let level = 0; level < counts.length; level++) {
    if (counts[level] === 0) continue;
    const own = ways * counts[level]--;
    addDraws(counts, left - 1, [...chosen, level], own, sums);
    counts[level]++;
  }
}

/**
 * Pairs of cards by level. Two pairs share no card in n·m less, for each card, the pairs of either level
 * that have it; a pair with itself is then taken off twice.
 */
class Pairs {
  readonly #cards: number;
  readonly #levels: number;
  /** The level of each pair, at `[cards × first + second]` both ways. */
  readonly #levelOf: Int16Array;
  /** Pairs of each level, in all and by card, at `[level × cards + card]`. */
  readonly #counts: Int32Array;
  readonly #byCard: Int32Array;

  constructor(unseen: readonly Card[], levels: number, levelOf: (first: Card, second: Card) => number) {
    const cards = unseen.length;
    this.#cards = cards;
    this.#levels = levels;
    this.#levelOf = new Int16Array(cards * cards).fill(-1);
    this.#counts = new Int32Array(levels);
    this.#byCard = new Int32Array(levels * cards);
    for (let a = 0; a < cards; a++) {
      for (let b = 0; b < a; b++) {
        const level = levelOf(unseen[a], unseen[b]);
        this.#levelOf[cards * a + b] = level;
        this.#levelOf[cards * b + a] = level;
        this.#counts[level]++;
        this.#byCard[level * cards + a]++;
        this.#byCard[level * cards + b]++;
      }
    }
  }

  /** Adds all ordered pairs of pairs without a common card, behind the levels already chosen. */
  addTwo(chosen: readonly number[], sums: Sums): void {
    const cards = this.#cards;
    for (let one = 0; one < this.#levels; one++) {
      for (let other = one; other < this.#levels; other++) {
        let ways = this.#counts[one] * this.#counts[other];
        if (ways === 0) continue;
        for (let card = 0; card < cards; card++) {
          ways -= this.#byCard[one * cards + card] * this.#byCard[other * cards + card];
        }
        if (one === other) ways += this.#counts[one];
        sums.add([...chosen, one, other], one === other ? ways : 2 * ways);
      }
    }
  }

  /** Adds all ordered threes of pairs without a common card. */
  addThree(sums: Sums): void {
    const cards = this.#cards;
    for (let a = 0; a < cards; a++) {
      this.#take(a);
      for (let b = 0; b < a; b++) {
        const level = this.#levelOf[cards * a + b];
        this.#take(b, a);
        this.addTwo([level], sums);
        this.#putBack(b, a);
      }
      this.#putBack(a);
    }
  }

  /** Removes the pairs with a card. Pairs with `gone` are removed already. */
  #take(card: number, gone = -1): void {
    this.#change(card, gone, -1);
  }

  #putBack(card: number, gone = -1): void {
    this.#change(card, gone, 1);
  }

  #change(card: number, gone: number, by: 1 | -1): void {
    const cards = this.#cards;
    for (let other = 0; other < cards; other++) {
      if (other === card || other === gone) continue;
      const level = this.#levelOf[cards * card + other];
      this.#counts[level] += by;
      this.#byCard[level * cards + card] += by;
      this.#byCard[level * cards + other] += by;
    }
  }
}
