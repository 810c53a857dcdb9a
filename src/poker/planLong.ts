import type { Card } from './card';
import { BoardSample, drawDead, drawForThree } from './count/sampled/boardSample';
import { enumerateHands } from './count/exact/enumerate';
import { HandSample } from './count/sampled/handSample';
import type { LongCount } from './count/longCount';
import { PreflopRanges } from './count/exact/preflopRanges';
import { isTableWithJoker, MOST_DEAD, sumMatchups, type PreflopTable } from './count/tables/preflopTable';
import { Sample } from './count/sampled/sample';
import type { Equity } from './count/tally';
import { hasRange, rangesOf, seatWeights, withCountableWeights } from './count/weights';
import { enumerateWild } from './count/exact/wildExact';
import { WildSample } from './count/sampled/wildSample';
import { hasWilds, type WildSpot } from './count/wildSpot';
import { isCountedAtOnce, type Wants } from './plan';
import { playersOf, unseenCards, type Player, type Spot } from './spot';

/*
 * The part of the plan for spots that are not counted at once: which counts they are cut into pieces of, exact or
 * sampled.
 */

/** An exact count of more players than two is not worth more than this, in milliseconds: see {@link longCounts}. */
const WORTH_EXACT = 500;

/** An exact count that takes longer than this, in milliseconds, is worth a sampled one before it. */
const WORTH_SAMPLE = 100;

/** The same of a deck with wild cards, which is sampled more slowly. */
const WORTH_WAIT = 200;

/** Two ranges before the flop in such a deck are counted exactly if it takes no longer than this, in milliseconds. */
const LONGEST = 30_000;

/**
 * Counts that are worth cutting into pieces, to be run one after the other, each better than the last;
 * none for a spot that is counted at once. Two players are counted exactly, whatever it takes, and so are up
 * to three hidden ones after the flop; more where that is no more work than sampling them.
 */
export function longCounts(written: Spot, wants: Wants = {}): LongCount[] {
  const { categories = true, table, hasTable = table !== undefined } = wants;
  const spot = withCountableWeights(written);
  if (isCountedAtOnce(spot)) return [];
  if (hasWilds(spot)) return wildCounts(spot, { categories, table, hasTable });
  const players = playersOf(spot);
  const hidden = players.filter(({ kind }) => kind !== 'hand').length;
  const unseen = unseenCards(spot);
  const isPreflop = spot.board.length === 0;
  const isTwoHidden = players.length === 2 && hidden === 2;
  if (isPreflop && isTwoHidden && hasTable && spot.dead.length <= MOST_DEAD) {
    return countsByTable(spot, unseen, { categories, table });
  }
  const weights = seatWeights(players, unseen);
  const isCertain = players.length <= 2 || (hidden <= 3 && !isPreflop);
  const most = isCertain ? Infinity : WORTH_EXACT;
  const exact = enumerateHands(spot, { players, unseen, weights }, categories, most);
  if (exact !== undefined && exact.effort <= WORTH_SAMPLE) return [exact.count];
  const sample =
    (isPreflop && players.length === 3 && hasTable && hasRange(players)
      ? sampleThree(spot, players, unseen, { categories, table })
      : undefined) ?? sampleEquity(spot, { categories });
  return exact === undefined ? [sample] : [sample, exact.count];
}

/** What is common to the counts of a spot. */
interface Counting {
  readonly categories: boolean;
  readonly table: PreflopTable | undefined;
}

/** Two hidden players before the flop, where the table knows who wins over all boards. */
function countsByTable(spot: Spot, unseen: readonly Card[], { categories, table }: Counting): LongCount[] {
  const [hero, other] = rangesOf(playersOf(spot), unseen);
  const all = tableEquity(playersOf(spot), unseen, table);
  const exact = new PreflopRanges([hero, other], unseen, spot.dead, all, categories);
  if (spot.dead.length === 0) return [exact];
  return [new BoardSample(spot, drawDead([hero, other], spot.dead, all)), exact];
}

/**
 * Three players before the flop, all hidden or, where no card is dead, two of them: the table knows what each two get
 * who are not both hidden beside a known hand.
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

/**
 * The same with wild cards, where all counts are long ones. After the flop up to three hidden players are counted
 * exactly, whatever it takes, and before it two players, but for the widest ranges; more where that is little work.
 */
function wildCounts(
  spot: WildSpot,
  { categories, table, hasTable }: Counting & { readonly hasTable: boolean },
): LongCount[] {
  const players = playersOf(spot);
  const hidden = players.filter(({ kind }) => kind !== 'hand').length;
  const unseen = unseenCards(spot);
  const byTable = hasTable && isTableWithJoker(spot) ? { all: tableEquity(players, unseen, table) } : undefined;
  const exact = enumerateWild(spot, unseen, categories, byTable);
  if (exact !== undefined && exact.effort <= WORTH_WAIT) return [exact];
  const sample = new WildSample(spot, unseen);
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
export function sampleEquity(written: Spot, { categories = true }: Wants = {}): LongCount {
  const spot = withCountableWeights(written);
  const unseen = unseenCards(spot);
  if (hasWilds(spot)) return new WildSample(spot, unseen);
  return new Sample(spot, unseen, seatWeights(playersOf(spot), unseen), categories);
}
