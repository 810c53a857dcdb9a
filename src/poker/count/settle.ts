import { rankOf, suitOf, type Card } from '../card';
import { COMBOS } from '../combos';
import { playersOf, unseenCards, type Spot } from '../spot';
import { boardHands } from './board/boardHands';
import type { Contests, Settled } from './contests';
import { KnownHands } from './board/knownHands';
import { dealsUpToSuits } from './tables/matchups';
import { countRunOutsBetween, runOuts, type Progress } from './board/runOuts';
import { holdingOf, weightsByCombo, type Held, type Holding } from './seated';
import { SettledBoards } from './exact/potBoards';
import { settleAgainstAnyTwo, settlePreflop } from './exact/settlePreflop';
import { SettledSample } from './sampled/potSample';
import { CARDS, runOutIndex, type BoardResult } from './tally';
import { withCountableWeights } from './weights';

/*
 * Who wins each pot where not all players compete for all of them: every deal is settled, or where that
 * is too much deals are drawn.
 */

/** An exact count is not worth more than this, in milliseconds, unless two hidden players are met after the flop. */
const WORTH_EXACT = 2_000;

/** More choices of hands than this are not even listed. */
const MOST_CHOICES = 500_000;

/* What all boards before the flop take, in milliseconds, about: for each player, or with one player who may
   hold any two. */
const ALL_BOARDS = 0.4;
const ALL_BOARDS_ANY_TWO = 200;

/** When a count may stop. */
export interface Precision {
  /** What is drawn ends when half of no 95 % interval is more than this. */
  readonly halfWidth?: number;
  /** Deals are drawn where all of them take longer than this, in milliseconds, about. */
  readonly worthExact?: number;
}

/**
 * Settles the contests over all deals of a checked spot, or over some that are drawn. Yields every few
 * milliseconds.
 */
export function* settle(
  written: Spot,
  contests: readonly Contests[],
  { halfWidth, worthExact = WORTH_EXACT }: Precision = {},
): Generator<Progress, Settled> {
  const spot = withCountableWeights(written);
  const seated = seatedIn(spot, contests);
  const { held, hidden, unseen } = seated;
  const deals = contests.map(({ outcomes }) => new Float64Array(outcomes));
  const count = exactCount(spot, seated, contests, deals, worthExact);
  if (count === undefined) {
    return yield* new SettledSample(spot, unseen, held, hidden, contests).count(halfWidth);
  }
  yield* count;
  return { deals, of: deals[0].reduce((sum, own) => sum + own, 0) };
}

/** The same by drawing deals, whatever an exact count would take. */
export function* settleBySampling(written: Spot, contests: readonly Contests[]): Generator<Progress, Settled> {
  const spot = withCountableWeights(written);
  const { held, hidden, unseen } = seatedIn(spot, contests);
  return yield* new SettledSample(spot, unseen, held, hidden, contests).count();
}

/** Who has to be dealt to. */
interface Seated {
  readonly held: readonly Held[];
  readonly hidden: readonly Holding[];
  /** Seats of those among the hidden who may hold any two. */
  readonly random: readonly number[];
  readonly unseen: readonly Card[];
}

function seatedIn(spot: Spot, contests: readonly Contests[]): Seated {
  const unseen = unseenCards(spot);
  const held: Held[] = [];
  const hidden: Holding[] = [];
  const random: number[] = [];
  for (const [seat, player] of playersOf(spot).entries()) {
    const competes = contests.some((own) => own.has(seat));
    if (player.kind === 'hand') {
      if (competes) held.push({ seat, hole: player.cards });
    } else if (player.kind === 'range' || competes) {
      // Any two cards that compete for nothing take nothing from anybody.
      hidden.push(holdingOf(player, seat, unseen));
      if (player.kind === 'random') random.push(seat);
    }
  }
  return { held, hidden, random, unseen };
}

/** A count of every deal, added to the sums; `undefined` where it takes too long. */
function exactCount(
  spot: Spot,
  seated: Seated,
  contests: readonly Contests[],
  sums: readonly Float64Array[],
  worthExact: number,
): Generator<Progress, void> | undefined {
  const { held, hidden, unseen } = seated;
  if (spot.wild === undefined) {
    if (spot.board.length === 0) return beforeFlop(spot, seated, contests, sums, worthExact);
    if (hidden.length === 0) return settleKnown(spot, held, unseen, contests, sums);
  }
  const boards = new SettledBoards(spot, unseen, held, hidden, contests, sums);
  const isShort = hidden.length <= 2 && spot.board.length > 0;
  const isWorth = boards.choices <= MOST_CHOICES && boards.effort <= worthExact;
  return isShort || isWorth ? boards.count() : undefined;
}

/** The exact count of an ordinary deck before the flop, unless it takes too long. */
function beforeFlop(
  spot: Spot,
  { held, hidden, random, unseen }: Seated,
  contests: readonly Contests[],
  sums: readonly Float64Array[],
  worthExact: number,
): Generator<Progress, void> | undefined {
  const [anyTwo] = random;
  const listed = hidden.filter(({ seat }) => seat !== anyTwo);
  if (random.length > 1 || held.length + listed.length === 0) return undefined;
  const each = anyTwo === undefined ? ALL_BOARDS * (held.length + listed.length) : ALL_BOARDS_ANY_TWO;
  const choices = listed.reduce((product, { holes }) => product * holes.length, 1);
  // A renaming of suits makes at most 24 deals one.
  const isLong = choices > MOST_CHOICES || (choices * each) / 24 > worthExact;
  if (hidden.length > 0 && isLong) return undefined;
  const open = playersOf(spot).flatMap((player) => (player.kind === 'hand' ? [player.cards] : []));
  const deals = dealsUpToSuits(listed.map(weightsByCombo), [...open, spot.dead]);
  if (hidden.length > 0 && deals.length * each > worthExact) return undefined;
  return (function* () {
    for (const [done, { hands, weight }] of deals.entries()) {
      const taken = hands.flat();
      const left = unseen.filter((card) => !taken.includes(card));
      const all = [...held, ...listed.map(({ seat }, at) => ({ seat, hole: hands[at] }))].filter(({ seat }) =>
        contests.some((own) => own.has(seat)),
      );
      if (anyTwo !== undefined) {
        for (const step of settleAgainstAnyTwo(all, anyTwo, left, contests, sums, weight)) {
          yield { done: done + step.done / step.of, of: deals.length };
        }
      } else {
        settlePreflop(all, left, contests, sums, weight);
        yield { done: done + 1, of: deals.length };
      }
    }
  })();
}

/** Known hands on a flop, a turn or a river of an ordinary deck. */
function* settleKnown(
  { board }: Spot,
  held: readonly Held[],
  unseen: readonly Card[],
  contests: readonly Contests[],
  sums: readonly Float64Array[],
): Generator<Progress, void> {
  const known = new KnownHands(
    held.map(({ seat }) => seat),
    held.map(({ hole }) => hole),
  );
  const { seats, strengths } = known;
  const bySeat = new Float64Array(1 + Math.max(...seats));
  const suits = new Int32Array(4);
  const counts = new Int32Array(4);
  const result: BoardResult = { deals: 1, wins: 0, share: 0, winners: 0 };
  const deal = (card: Card): void => {
    suits[suitOf(card)] ^= 1 << rankOf(card);
    counts[suitOf(card)]++;
  };
  const takeBack = (card: Card): void => {
    suits[suitOf(card)] ^= 1 << rankOf(card);
    counts[suitOf(card)]--;
  };
  const count = (row: number): BoardResult => {
    const flushSuit = counts[0] > 2 ? 0 : counts[1] > 2 ? 1 : counts[2] > 2 ? 2 : counts[3] > 2 ? 3 : -1;
    known.compare(row, flushSuit, flushSuit < 0 ? 0 : suits[flushSuit]);
    for (let index = 0; index < seats.length; index++) bySeat[seats[index]] = strengths[index];
    for (let index = 0; index < contests.length; index++) {
      sums[index][contests[index].outcomeOf(bySeat)]++;
    }
    return result;
  };
  board.forEach(deal);
  const credit = (): void => undefined;
  const all = runOuts(board, unseen);
  countRunOutsBetween(0, all, board, unseen, { deal, takeBack, count }, { credit }, 1);
  yield { done: 1, of: 1 };
}

/** The outcome of each run-out of a flop or a turn, at its {@link runOutIndex}; all hands are known. */
export function settleRunOuts(spot: Spot, contests: Contests): Uint16Array {
  const outcomes = new Uint16Array(CARDS * CARDS);
  const unseen = unseenCards(spot);
  const hands = boardHands(spot);
  const holes = playersOf(spot).map((player) => (player.kind === 'hand' ? player.cards : COMBOS[0]));
  const strengths = new Float64Array(holes.length);
  const isTurn = spot.board.length === 4;
  for (const [at, first] of unseen.entries()) {
    for (const second of isTurn ? [first] : unseen.slice(at + 1)) {
      hands.lay(isTurn ? [...spot.board, first] : [...spot.board, first, second]);
      for (let seat = 0; seat < holes.length; seat++) {
        strengths[seat] = hands.strength(holes[seat][0], holes[seat][1]);
      }
      const outcome = contests.outcomeOf(strengths);
      outcomes[runOutIndex(first, second)] = outcome;
      outcomes[runOutIndex(second, first)] = outcome;
    }
  }
  return outcomes;
}
