import type { Hole } from '../../card';
import { choose } from '../../chance';
import { COMBOS } from '../../combos';
import { playersOf, unseenCards, type Spot } from '../../spot';
import { KnownHands } from '../board/board';
import { countPreflop } from './allBoards';
import { countRunOuts, type Progress } from '../board/runOuts';
import { Showdown } from './showdown';
import { Sweep, type ComboDeals } from './sweep';
import { snap, Tally, type ComboEquities, type Equity, type PlayerEquity } from '../tally';
import { fallingOf, hiddenAmong, knownAmong, onlyCombo, rangesOf, withCountableWeights } from '../seats';

/*
 * Spots that are counted without pieces. The page's first answers need only this part of the engine, so it loads first.
 */

export interface AtOnceOptions {
  /** Whether to count what everybody's hand ends as; left out, it is. */
  readonly categories?: boolean;
  /**
   * Whether to count what each combo of two players is worth: after the flop, in an ordinary deck. It is counted
   * exactly, in the pass that counts the equity.
   */
  readonly combos?: boolean;
}

/**
 * Counts every run-out and every consistent choice of hands of known players and, after the flop, up to two hidden
 * ones, in an ordinary deck. Yields every few milliseconds.
 */
export function* countAtOnce(
  written: Spot,
  { categories = true, combos = false }: AtOnceOptions = {},
): Generator<Progress, Equity> {
  const spot = withCountableWeights(written);
  const { board } = spot;
  const players = playersOf(spot);
  const unseen = unseenCards(spot);
  const tally = new Tally(players.length, categories);
  const { seats, holes } = knownAmong(players);
  const hidden = hiddenAmong(players, unseen);
  if (board.length === 0) {
    countPreflop(holes, unseen, tally);
    return tally.result();
  }
  const falling = fallingOf(spot, unseen);
  const wantsCombos = combos && players.length === 2;
  if (wantsCombos && hidden.length > 0) {
    const [hero, other] = rangesOf(players, unseen);
    const sweep = new Sweep(tally, hero, other, board, true);
    yield* countRunOuts(board, unseen, sweep, tally);
    return {
      ...tally.result(),
      next: tally.next(falling),
      combos: comboEquities([hero.weights, other.weights], sweep.byCombo, runOutsOf(spot)),
    };
  }
  const [first, second] = hidden;
  const known = new KnownHands(seats, holes);
  if (second !== undefined) {
    const sweep = new Sweep(tally, first, second, board);
    sweep.setKnown(known, [], 1);
    yield* countRunOuts(board, unseen, sweep, tally);
    return { ...tally.result(), next: tally.next(falling) };
  }
  const alone = first && { ...first, isAnyTwo: players[first.seat].kind === 'random' };
  const showdown = new Showdown(tally, known, alone, board, unseen);
  const winners = yield* countRunOuts(board, unseen, showdown, tally);
  showdown.finish();
  const result = tally.result();
  return {
    ...result,
    next: tally.next(falling),
    ...(first === undefined && { winners }),
    ...(wantsCombos && { combos: combosOfHands(holes, result.players, runOutsOf(spot)) }),
  };
}

/** Run-outs of a spot with two players, for any hands. */
function runOutsOf({ board, dead }: Spot): number {
  return choose(52 - board.length - dead.length - 2 * 2, 5 - board.length);
}

type Both<T> = readonly [hero: T, opponent: T];

/** The equities of each combo once all run-outs have been counted. */
export function comboEquities(
  weights: Both<Float64Array>,
  deals: Both<ComboDeals>,
  runOuts: number,
): Both<ComboEquities> {
  const of = (own: 0 | 1): ComboEquities => {
    const live = Uint16Array.from(COMBOS.keys()).filter((combo) => weights[own][combo] > 0);
    const at = (values: Float64Array) => Float64Array.from(live, (combo) => values[combo]);
    const facing = facingOf(live, weights[1 - own]);
    const snapped = (deals: number, index: number) => (facing[index] === 0 ? 0 : snap(deals, facing[index] * runOuts));
    const wins = at(deals[own].wins).map(snapped);
    const ties = at(deals[own].ties).map(snapped);
    const equities = wins.map((won, index) => {
      const all = facing[index] * runOuts;
      return snap(won + ties[index] / 2, all) / all;
    });
    return { combos: live, weights: at(weights[own]), facing, wins, ties, equities, runOuts };
  };
  return [of(0), of(1)];
}

/** For each combo the weight of the others that share no card with it. */
function facingOf(combos: Uint16Array, others: Float64Array): Float64Array {
  const byCard = new Float64Array(52);
  let total = 0;
  others.forEach((weight, other) => {
    total += weight;
    for (const card of COMBOS[other]) byCard[card] += weight;
  });
  return Float64Array.from(combos, (combo) => {
    const [a, b] = COMBOS[combo];
    // The combo of the same two cards is taken off twice.
    const facing = total - byCard[a] - byCard[b] + others[combo];
    if (facing > FEW * total) return facing;
    // So little is left that rounding tells: it is added up one by one.
    return others.reduce(
      (sum, weight, other) => (COMBOS[other].includes(a) || COMBOS[other].includes(b) ? sum : sum + weight),
      0,
    );
  });
}

/** A part of a sum that loses half its digits if the rest is subtracted. */
const FEW = 1e-8;

/** The same of two known hands, whose equities are those of their only combos. */
function combosOfHands(holes: readonly Hole[], players: readonly PlayerEquity[], runOuts: number): Both<ComboEquities> {
  const [hero, other] = holes.map(onlyCombo);
  const [won, lost] = [hero, other].map((weights, seat) => ({
    wins: weights.map((weight) => weight * players[seat].wins),
    ties: weights.map((weight) => weight * players[seat].ties),
  }));
  return comboEquities([hero, other], [won, lost], runOuts);
}
