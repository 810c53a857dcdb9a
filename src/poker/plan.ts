import type { Card } from './card';
import type { Progress } from './count/board/runOuts';
import type { Contests, PotDeals } from './count/contests';
import { enumerateHands } from './count/exact/enumerate';
import { enumeratePots } from './count/exact/pots';
import { PreflopRanges } from './count/exact/preflopRanges';
import { countInOrder, type LongCount } from './count/longCount';
import { BoardSample, drawDead, drawForThree } from './count/sampled/boardSample';
import { HandSample } from './count/sampled/handSample';
import { PotSample } from './count/sampled/potSample';
import { Sample } from './count/sampled/sample';
import { hasRange, rangesOf, withCountableWeights } from './count/seats';
import { isTableWithJoker, MOST_DEAD, sumMatchups, type PreflopTable } from './count/tables/preflopTable';
import type { Equity } from './count/tally';
import { isCountedAtOnce, knownStage, planAtOnce, type Stage, type Wants } from './planAtOnce';
import { type Player, playersOf, type Spot, unseenCards } from './spot';

/*
 * This file decides how a spot is counted: exactly or by a sample, in one piece or in pieces that workers share. A plan
 * has one to three stages, each with a better result than the stage before:
 *
 * - A♥K♦ v 20% on a flop: counted at once, by `planAtOnce.ts`.
 * - A♥K♦ v 20% before the flop: the equity from the table, then a long count of the final hands.
 * - Four ranges on a flop: a sampled count.
 */

/** The sample before an exact count may take this part of the exact count's time. */
const SAMPLED_PART = 0.1;

/** The sample before an exact count may always take this many milliseconds. */
const LEAST_SAMPLE = 100;

/** The most milliseconds of an exact count that may be thrown away: see {@link longCounts}. */
const WORTH_EXACT = 500;

/** The most milliseconds of such a count of side pots, and of two players with a wild card before the flop. */
const WORTH_EXACT_POTS = 2_000;
const WORTH_EXACT_WILD = 30_000;

/** If an exact count takes longer than this, in milliseconds, a sampled count comes first. */
const WORTH_SAMPLE = 100;

/** The same limit for a deck with wild cards, which is sampled more slowly. */
const WORTH_SAMPLE_WILD = 200;

/** The stages of a checked spot's count, the best result last. With `soon` there is one stage. */
export function plan(spot: Spot, wants: Wants): Stage[] {
  if (isCountedAtOnce(spot)) return planAtOnce(spot, wants);
  const { known, isEnough } = knownStage(spot, wants);
  if (isEnough) return known;
  const { soon = false } = wants;
  const counts = longCounts(spot, wants);
  const last = counts.length - 1;
  const stages = counts.map((count, place): Stage => ({
    kind: 'long',
    count,
    place,
    most: place === last || soon ? Infinity : Math.max(LEAST_SAMPLE, SAMPLED_PART * (counts[last].effort ?? 0)),
    exactFollows: !soon && count.method === 'sampled' && place < last && counts[last].method === 'exact',
  }));
  if (soon) return stages.slice(0, 1);
  // The table's equity is exact, so there is nothing to sample first.
  return known.length === 0 ? stages : [...known, ...stages.slice(-1)];
}

/**
 * Long counts, in running order; each is more precise than the count before. Empty for fast spots. Two players are
 * exact, unless a count before the flop with wild cards takes over {@link WORTH_EXACT_WILD}. Up to three hidden players
 * after a whole flop are exact, and more players if their count takes at most {@link WORTH_EXACT}.
 */
export function longCounts(written: Spot, wants: Wants = {}): LongCount[] {
  const { categories = true, table, hasTable = table !== undefined } = wants;
  const spot = withCountableWeights(written);
  if (isCountedAtOnce(spot)) return [];
  const players = playersOf(spot);
  const hidden = players.filter(({ kind }) => kind !== 'hand').length;
  const unseen = unseenCards(spot);
  const isPreflop = spot.board.length === 0;
  const isWhole = spot.board.length >= 3;
  const isWild = spot.wild !== undefined;
  const isTwoHidden = players.length === 2 && hidden === 2;
  if (isPreflop && isTwoHidden && hasTable && !isWild && spot.dead.length <= MOST_DEAD) {
    return countsByTable(spot, unseen, { categories, table });
  }
  const isCertain = isWhole ? hidden <= 3 || players.length <= 2 : players.length <= 2;
  const most = !isCertain ? WORTH_EXACT : isPreflop && isWild ? WORTH_EXACT_WILD : Infinity;
  const byTable = hasTable && isTableWithJoker(spot) ? { all: tableEquity(players, unseen, table) } : undefined;
  const exact = enumerateHands(spot, unseen, categories, most, byTable);
  const isShort = exact !== undefined && exact.effort <= (isWild ? WORTH_SAMPLE_WILD : WORTH_SAMPLE);
  if (isShort || (exact !== undefined && players.length === 1)) return [exact.count];
  const sample =
    (isPreflop && players.length === 3 && hasTable && !isWild && hasRange(players)
      ? sampleThree(spot, players, unseen, { categories, table })
      : undefined) ?? sampleEquity(spot, { categories });
  return exact === undefined ? [sample] : [sample, exact.count];
}

interface Counting {
  readonly categories: boolean;
  readonly table: PreflopTable | undefined;
}

/** Two hidden players before the flop, if the table knows who wins over all boards. */
function countsByTable(spot: Spot, unseen: readonly Card[], { categories, table }: Counting): LongCount[] {
  const [hero, other] = rangesOf(playersOf(spot), unseen);
  const all = tableEquity(playersOf(spot), unseen, table);
  const exact = new PreflopRanges(spot, [hero, other], unseen, { all }, categories);
  if (spot.dead.length === 0) return [exact];
  return [new BoardSample(spot, drawDead([hero, other], spot.dead, all)), exact];
}

/**
 * Three players before the flop, all hidden or, if no card is dead, two of them: the table knows what each two get
 * who are not both hidden with a known hand.
 */
function sampleThree(
  spot: Spot,
  players: readonly Player[],
  unseen: readonly Card[],
  { categories, table }: Counting,
): LongCount | undefined {
  const hidden = players.filter(({ kind }) => kind !== 'hand').length;
  const ranges = rangesOf(players, unseen);
  if (hidden === 3) {
    return new BoardSample(spot, drawForThree(ranges, unseen, table, categories));
  }
  const seat = players.findIndex(({ kind }) => kind === 'hand');
  const known = players[seat];
  if (hidden < 2 || known.kind !== 'hand' || spot.dead.length > 0) return undefined;
  const [first, second] = ranges.filter((own) => own.seat !== seat);
  return new HandSample(spot, { seat, hole: known.cards }, [first, second], unseen, table, categories);
}

function tableEquity(
  players: readonly Player[],
  unseen: readonly Card[],
  table: PreflopTable | undefined,
): Equity | undefined {
  const [hero, other] = rangesOf(players, unseen);
  return table && sumMatchups(table, hero.weights, other.weights);
}

export function sampleEquity(written: Spot, { categories = true }: Wants = {}): LongCount {
  const spot = withCountableWeights(written);
  return new Sample(spot, unseenCards(spot), categories);
}

/** When a count of side pots may stop. */
export interface Precision {
  /** Sampling ends when half of each 95% interval is at most this. */
  readonly halfWidth?: number;
  /** Deals are drawn if all of them take longer than this, in milliseconds, about. */
  readonly worthExact?: number;
}

/**
 * Counts who wins which pot in all deals of a checked spot, or in some that are drawn. Yields every few milliseconds.
 */
export function countPots(
  written: Spot,
  contests: readonly Contests[],
  { halfWidth, worthExact = WORTH_EXACT_POTS }: Precision = {},
): Generator<Progress, PotDeals> {
  const spot = withCountableWeights(written);
  return enumeratePots(spot, unseenCards(spot), contests, worthExact) ?? samplePots(spot, contests, halfWidth);
}

/** Counts the pots by drawing deals, even if an exact count would be quick. */
export function samplePots(
  written: Spot,
  contests: readonly Contests[],
  halfWidth?: number,
): Generator<Progress, PotDeals> {
  const spot = withCountableWeights(written);
  return new PotSample(spot, unseenCards(spot), contests).count(halfWidth);
}

/** A pause in a count; before the flop it may bring the equity ahead of the categories. */
export interface EquityStep extends Progress {
  readonly early?: Equity;
}

/**
 * Runs a spot's plan to its end on one thread: what the table has, then the best stage. Yields every few
 * milliseconds, so that its caller can report progress or stop.
 */
export function* countEquity(spot: Spot, wants: Wants = {}): Generator<EquityStep, Equity> {
  const stages = plan(spot, wants);
  const [first] = stages;
  const best = stages[stages.length - 1];
  if (best.kind === 'known') return best.equity;
  if (first.kind === 'known') yield { done: 0, of: 1, early: first.equity };
  return yield* best.kind === 'long' ? countInOrder(best.count) : best.count();
}
