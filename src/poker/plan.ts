import type { Card } from './card';
import { countAtOnce, type AtOnceOptions } from './count/atOnce';
import type * as Long from './count/long';
import type { LongCount } from './count/longCount';
import { isTableWithJoker, lookUpEquity, MOST_DEAD, sumMatchups, type PreflopTable } from './count/preflopTable';
import type { Progress } from './count/runout';
import type { Equity } from './count/tally';
import { hasRange, rangesOf, seatWeights, withCountableWeights } from './count/weights';
import { hasWilds, type WildSpot } from './count/wildSpot';
import { playersOf, unseenCards, type Player, type Spot } from './spot';

/*
 * How a spot is counted is decided here and nowhere else. A plan is one to three stages, each better than the one
 * before. A♥K♦ against 20 % on a flop is counted at once. A♥K♦ against 20 % before the flop: the table has the
 * equity, then a long count has what both end up with. Four ranges on a flop are sampled.
 */

/** A step towards the equity of a spot. */
export type Stage =
  /** The preflop table has it, without categories. */
  | { readonly kind: 'known'; readonly equity: Equity }
  /** Counted in one go: some milliseconds, at most a few hundred. */
  | { readonly kind: 'at once'; readonly count: () => Generator<Progress, Equity> }
  /** Counted in pieces, which several workers may share. */
  | {
      readonly kind: 'long';
      readonly count: LongCount;
      /** Its place among the spot's {@link longCounts}. */
      readonly place: number;
      /** About how many milliseconds it may take: a sample before an exact count is cut short. */
      readonly most: number;
      /** This one is sampled, and the next is exact. */
      readonly exactFollows: boolean;
    };

/** What is wanted of an equity, and what there is to count it with. */
export interface Wants extends AtOnceOptions {
  /** The first figure there is, and no better one after it. */
  readonly soon?: boolean;
  /** Makes preflop ranges a matter of milliseconds. */
  readonly table?: PreflopTable | undefined;
  /** Whether the worker that adds up the pieces has the table; if left out, whether `table` is given. */
  readonly hasTable?: boolean;
  /** The long counts, where they are loaded: a spot that {@link needsLongCounts} cannot do without. */
  readonly long?: typeof Long | undefined;
}

/** An exact count of more players than two is not worth more than this, in milliseconds: see {@link longCounts}. */
const WORTH_EXACT = 500;

/** An exact count that takes longer than this, in milliseconds, is worth a sampled one before it. */
const WORTH_SAMPLE = 100;

/** The same of a deck with wild cards, which is sampled more slowly. */
const WORTH_WAIT = 200;

/** Two ranges before the flop in such a deck are counted exactly if it takes no longer than this, in milliseconds. */
const LONGEST = 30_000;

/** Of the time that an exact count takes, the part that may be spent on a sample before it. */
const SAMPLED_PART = 0.1;

/** A sample before an exact count may take so many milliseconds, however short that is. */
const LEAST_SAMPLE = 100;

/** Whether a spot is counted in one go: known hands, after the flop also up to two that are hidden, no wild card. */
export function isCountedAtOnce(spot: Spot): boolean {
  const hidden = playersOf(spot).filter(({ kind }) => kind !== 'hand').length;
  return spot.wild === undefined && (hidden === 0 || (hidden <= 2 && spot.board.length > 0));
}

/**
 * The stages in which the equity of a checked spot is counted, the best last; one alone where it is wanted soon.
 *
 * @throws Error where the spot needs the long counts and `wants` has none
 */
export function plan(spot: Spot, wants: Wants): Stage[] {
  const { categories = true, combos = false, soon = false, table, long } = wants;
  const equity = lookUpEquity(spot, table);
  const known: Stage[] = equity === undefined ? [] : [{ kind: 'known', equity }];
  if (equity !== undefined && (soon || !categories)) return known;
  if (isCountedAtOnce(spot)) {
    const atOnce = (withCombos: boolean): Stage => ({
      kind: 'at once',
      count: () => countAtOnce(spot, { categories, combos: withCombos }),
    });
    // Of any two cards there are so many combos that the equity is not kept waiting for theirs.
    const isFirstWithout = combos && isHandAgainstAny(spot);
    if (soon || isFirstWithout) known.push(atOnce(false));
    return soon ? known : [...known, atOnce(combos)];
  }
  const counts = longCounts(spot, { ...wants, long });
  const last = counts.length - 1;
  const stages = counts.map((count, place): Stage => ({
    kind: 'long',
    count,
    place,
    most: place === last || soon ? Infinity : Math.max(LEAST_SAMPLE, SAMPLED_PART * (counts[last].effort ?? 0)),
    exactFollows: !soon && count.method === 'sampled' && place < last && counts[last].method === 'exact',
  }));
  if (soon) return stages.slice(0, 1);
  // Where the table has the equity no sample comes before what is exact.
  return equity === undefined ? stages : [...known, ...stages.slice(-1)];
}

function isHandAgainstAny(spot: Spot): boolean {
  const kinds = playersOf(spot).map(({ kind }) => kind);
  return spot.board.length > 0 && kinds.length === 2 && kinds.includes('hand') && kinds.includes('random');
}

/**
 * Counts that are worth cutting into pieces, to be run one after the other, each better than the last;
 * none for a spot that is counted at once. Two players are counted exactly, whatever it takes, and so are up
 * to three hidden ones after the flop; more where that is no more work than sampling them.
 *
 * @throws Error where `wants` has no long counts and the spot needs them
 */
export function longCounts(written: Spot, wants: Wants): LongCount[] {
  const { categories = true, table, hasTable = table !== undefined, long } = wants;
  const spot = withCountableWeights(written);
  if (isCountedAtOnce(spot)) return [];
  if (long === undefined) throw new Error('the long counts are not loaded');
  if (hasWilds(spot)) return wildCounts(spot, { categories, table, hasTable, long });
  const players = playersOf(spot);
  const hidden = players.filter(({ kind }) => kind !== 'hand').length;
  const unseen = unseenCards(spot);
  const isPreflop = spot.board.length === 0;
  const isTwoHidden = players.length === 2 && hidden === 2;
  if (isPreflop && isTwoHidden && hasTable && spot.dead.length <= MOST_DEAD) {
    return countsByTable(spot, unseen, { categories, table, long });
  }
  const weights = seatWeights(players, unseen);
  const isCertain = players.length <= 2 || (hidden <= 3 && !isPreflop);
  const most = isCertain ? Infinity : WORTH_EXACT;
  const exact = long.enumerateHands(spot, { players, unseen, weights }, categories, most);
  if (exact !== undefined && exact.effort <= WORTH_SAMPLE) return [exact.count];
  const sample =
    (isPreflop && players.length === 3 && hasTable && hasRange(players)
      ? sampleThree(spot, players, unseen, { categories, table, long })
      : undefined) ?? sampleOf(spot, { categories, long });
  return exact === undefined ? [sample] : [sample, exact.count];
}

/** What is common to the counts of a spot. */
interface Counting {
  readonly categories: boolean;
  readonly table: PreflopTable | undefined;
  readonly long: typeof Long;
}

/** Two hidden players before the flop, where the table knows who wins over all boards. */
function countsByTable(spot: Spot, unseen: readonly Card[], { categories, table, long }: Counting): LongCount[] {
  const [hero, other] = rangesOf(playersOf(spot), unseen);
  const all = tableEquity(playersOf(spot), unseen, table);
  const exact = new long.PreflopRanges([hero, other], unseen, spot.dead, all, categories);
  if (spot.dead.length === 0) return [exact];
  return [new long.BoardSample(spot, long.drawDead([hero, other], spot.dead, all)), exact];
}

/**
 * Three players before the flop, all hidden or, where no card is dead, two of them: the table knows what each two get
 * who are not both hidden beside a known hand.
 */
function sampleThree(
  spot: Spot,
  players: readonly Player[],
  unseen: readonly Card[],
  { categories, table, long }: Counting,
): LongCount | undefined {
  const hidden = players.filter(({ kind }) => kind !== 'hand').length;
  const ranges = rangesOf(players, unseen);
  if (hidden === 3) {
    return new long.BoardSample(spot, long.drawForThree(ranges, unseen, table, categories));
  }
  const seat = players.findIndex(({ kind }) => kind === 'hand');
  const known = players[seat];
  if (hidden < 2 || known.kind !== 'hand' || spot.dead.length > 0) return undefined;
  const [first, second] = ranges.filter((own) => own.seat !== seat);
  return new long.HandSample(spot, { seat, hole: known.cards }, [first, second], unseen, table, categories);
}

/**
 * The same with wild cards, where all counts are long ones. After the flop up to three hidden players are counted
 * exactly, whatever it takes, and before it two players, but for the widest ranges; more where that is little work.
 */
function wildCounts(
  spot: WildSpot,
  { categories, table, hasTable, long }: Counting & { readonly hasTable: boolean },
): LongCount[] {
  const players = playersOf(spot);
  const hidden = players.filter(({ kind }) => kind !== 'hand').length;
  const unseen = unseenCards(spot);
  const byTable = hasTable && isTableWithJoker(spot) ? { all: tableEquity(players, unseen, table) } : undefined;
  const exact = long.enumerateWild(spot, unseen, categories, byTable);
  if (exact !== undefined && exact.effort <= WORTH_WAIT) return [exact];
  const sample = new long.WildSample(spot, unseen);
  if (exact === undefined) return [sample];
  const isCertain = spot.board.length > 0 ? hidden <= 3 : players.length <= 2 && exact.effort <= LONGEST;
  return isCertain ? [sample, exact] : [sample];
}

function tableEquity(
  players: readonly Player[],
  unseen: readonly Card[],
  table: PreflopTable | undefined,
): Equity | undefined {
  const [hero, other] = rangesOf(players, unseen);
  return table && sumMatchups(table, hero.weights, other.weights);
}

/** A sampled count of any spot with opponents. */
export function sampleOf(
  written: Spot,
  { categories = true, long }: { readonly categories?: boolean; readonly long: typeof Long },
): LongCount {
  const spot = withCountableWeights(written);
  const unseen = unseenCards(spot);
  if (hasWilds(spot)) return new long.WildSample(spot, unseen);
  return new long.Sample(spot, unseen, seatWeights(playersOf(spot), unseen), categories);
}
