import { DECK, JOKER, type Card, type Hole } from '../card';
import { BoardSample, drawDead, drawForThree } from './boardSample';
import { choose } from '../chance';
import { hasJoker } from '../deck';
import { enumerateHands } from './enumerate';
import { JokerSample } from './jokerSample';
import { KnownHands } from './knownHands';
import { countInOrder, type LongCount } from './longCount';
import { countPreflop } from './preflop';
import { PreflopRanges } from './preflopRanges';
import { sumMatchups, type PreflopTable } from './preflopTable';
import { COMBOS } from '../range';
import { countRunOuts, type Progress } from './runout';
import { Sample } from './sample';
import { Showdown } from './showdown';
import { liveWeights, playersOf, unseenCards, type Player, type Spot } from '../spot';
import { settle, type Ranged } from './rangeSweep';
import { Sweep, type ComboDeals } from './sweep';
import { Tally, type ComboEquities, type Equity, type PlayerEquity } from './tally';
import { enumerateWild } from './wildExact';
import { WildSample } from './wildSample';
import { hasWilds, type WildSpot } from './wildSpot';

/** A pause in a count; before the flop it may bring the equity ahead of the categories. */
export interface EquityStep extends Progress {
  readonly early?: Equity;
}

export interface EquityOptions {
  /** Makes preflop ranges a matter of milliseconds. */
  readonly table?: PreflopTable | undefined;
  /** Whether the worker that adds up the pieces has the table; if left out, whether `table` is given. */
  readonly hasTable?: boolean;
  /** Whether to count what everybody's hand ends as; left out, it is. */
  readonly categories?: boolean;
  /**
   * Whether to count what each combo of two players is worth: after the flop, in an ordinary deck. It is
   * counted exactly, in the pass that counts the equity.
   */
  readonly combos?: boolean;
}

/** An exact count of more players than two is not worth more than this, in milliseconds: see {@link longCounts}. */
const WORTH_EXACT = 500;

/** An exact count that takes longer than this, in milliseconds, is worth a sampled one before it. */
const WORTH_SAMPLE = 100;

/** The same of a deck with wild cards, which is sampled more slowly. */
const WORTH_WAIT = 700;

/** With more dead cards than these too many boards hold one to be counted apart from the others. */
const MOST_DEAD = 2;

/**
 * Counts every run-out and every consistent choice of hands, or where that is too much samples them;
 * see {@link longCounts}. Yields every few milliseconds, so that its caller can report progress
 * or stop.
 */
export function* countEquity(
  written: Spot,
  options: EquityOptions = {},
): Generator<EquityStep, Equity> {
  const spot = withCountableWeights(written);
  const early = lookUpEquity(spot, options);
  if (early !== undefined) {
    if (options.categories === false) return early;
    yield { done: 0, of: 1, early };
  }
  const long = longCounts(spot, options).at(-1);
  return long === undefined ? yield* countAtOnce(spot, options) : yield* countInOrder(long);
}

/**
 * Counts that are worth cutting into pieces, to be run one after the other, each better than the last;
 * none for a spot that is counted at once. Two players are counted exactly, whatever it takes, and so are up
 * to three hidden ones after the flop; more where that is no more work than sampling them.
 */
export function longCounts(written: Spot, options: EquityOptions = {}): LongCount[] {
  const { categories = true, table, hasTable = table !== undefined } = options;
  const spot = withCountableWeights(written);
  if (hasWilds(spot)) return wildCounts(spot, { categories, table, hasTable });
  const players = playersOf(spot);
  const hidden = players.filter(({ kind }) => kind !== 'hand').length;
  if (hidden === 0 || (hidden <= 2 && spot.board.length > 0)) return [];
  const unseen = unseenCards(spot);
  const isPreflop = spot.board.length === 0;
  if (
    isPreflop &&
    players.length === 2 &&
    hidden === 2 &&
    hasTable &&
    spot.dead.length <= MOST_DEAD
  ) {
    return countsByTable(spot, unseen, categories, table);
  }
  const weights = seatWeights(players, unseen);
  const isCertain = players.length <= 2 || (hidden <= 3 && !isPreflop);
  const most = isCertain ? Infinity : WORTH_EXACT;
  const exact = enumerateHands(spot, { players, unseen, weights }, categories, most);
  if (exact !== undefined && exact.effort <= WORTH_SAMPLE) return [exact.count];
  const sample =
    isPreflop && players.length === 3 && hidden > 1 && hasRange(players)
      ? new BoardSample(
          spot,
          drawForThree(rangesOf(players, unseen), knownAmong(players), unseen, table, categories),
        )
      : sampleEquity(spot, { categories });
  return exact === undefined ? [sample] : [sample, exact.count];
}

/** Two hidden players before the flop, where the table knows who wins over all boards. */
function countsByTable(
  spot: Spot,
  unseen: readonly Card[],
  categories: boolean,
  table: PreflopTable | undefined,
): LongCount[] {
  const [hero, other] = rangesOf(playersOf(spot), unseen);
  const all = table === undefined ? undefined : sumMatchups(table, hero.weights, other.weights);
  const exact = new PreflopRanges([hero, other], unseen, spot.dead, all, categories);
  if (spot.dead.length === 0) return [exact];
  return [new BoardSample(spot, drawDead([hero, other], spot.dead, all)), exact];
}

function knownAmong(players: readonly Player[]): KnownHands {
  const seats = players.flatMap(({ kind }, seat) => (kind === 'hand' ? [seat] : []));
  const holes = players.flatMap((player) => (player.kind === 'hand' ? [player.cards] : []));
  return new KnownHands(seats, holes);
}

/** All players as ranges: a known hand is one of one combo. */
function rangesOf(players: readonly Player[], unseen: readonly Card[]): Ranged[] {
  return players.map((player, seat) => ({ seat, weights: heldWeights(player, unseen) }));
}

/**
 * The same with wild cards, where all counts are long ones. Two players are counted exactly, whatever it takes,
 * and so are up to three hidden ones after the flop; before it no range is, nor more than one hidden player.
 */
function wildCounts(
  spot: WildSpot,
  {
    categories,
    table,
    hasTable,
  }: { categories: boolean; table: PreflopTable | undefined; hasTable: boolean },
): LongCount[] {
  const players = playersOf(spot);
  const hidden = players.filter(({ kind }) => kind !== 'hand').length;
  const unseen = unseenCards(spot);
  if (hasTable && isTableWithJoker(spot)) {
    const [hero, other] = players.map((player) => heldWeights(player, unseen));
    return [new JokerSample(spot, unseen, table && sumMatchups(table, hero, other))];
  }
  const exact = enumerateWild(spot, unseen, categories);
  if (exact !== undefined && exact.effort <= WORTH_WAIT) return [exact];
  const sample = new WildSample(spot, unseen);
  if (exact === undefined) return [sample];
  const isCertain = players.length <= 2 || (hidden <= 3 && spot.board.length > 0);
  return isCertain ? [sample, exact] : [sample];
}

/**
 * Whether a spot without the joker on the board is one that the preflop table knows: two players before the flop, one at
 * least with a range, which never holds the joker, and none who may hold it; no dead card.
 */
function isTableWithJoker(spot: Spot): boolean {
  const players = playersOf(spot);
  return (
    hasJoker(spot.wild) &&
    spot.board.length === 0 &&
    spot.dead.length === 0 &&
    players.length === 2 &&
    hasRange(players) &&
    players.every(
      (player) =>
        player.kind === 'range' || (player.kind === 'hand' && !player.cards.includes(JOKER)),
    )
  );
}

/** A sampled count of any spot with opponents. */
export function sampleEquity(written: Spot, { categories = true }: EquityOptions = {}): LongCount {
  const spot = withCountableWeights(written);
  const unseen = unseenCards(spot);
  if (hasWilds(spot)) return new WildSample(spot, unseen);
  return new Sample(spot, unseen, seatWeights(playersOf(spot), unseen), categories);
}

/** No product of ten weights from here up leaves the range of doubles, nor loses digits. */
const SMALL_WEIGHT = 1e-15;

/**
 * The spot with ranges whose weights can be multiplied. Where a range has very small ones, its weights are
 * divided by the largest of a hand that can be dealt: only their ratios matter to an equity.
 */
export function withCountableWeights(spot: Spot): Spot {
  const isSmall = (weight: number) => weight > 0 && weight < SMALL_WEIGHT;
  const hasSmall = (player: Player) =>
    player.kind === 'range' && player.range.weights.some(isSmall);
  if (!playersOf(spot).some(hasSmall)) return spot;
  const unseen = unseenCards(spot);
  const scale = (player: Player): Player => {
    if (player.kind !== 'range' || !hasSmall(player)) return player;
    const largest = weightsOf(player, unseen).reduce((a, b) => Math.max(a, b));
    return { kind: 'range', range: { weights: player.range.weights.map((own) => own / largest) } };
  };
  return { ...spot, hero: scale(spot.hero), opponents: spot.opponents.map(scale) };
}

/** By seat; `undefined` for a known hand. */
function seatWeights(
  players: readonly Player[],
  unseen: readonly Card[],
): (Float64Array | undefined)[] {
  return players.map((player) => (player.kind === 'hand' ? undefined : weightsOf(player, unseen)));
}

/** A hidden player's weights: 0 for every combo that the spot's cards rule out. */
function weightsOf(player: Player, unseen: readonly Card[]): Float64Array {
  const named = new Set(DECK.filter((card) => !unseen.includes(card)));
  const weights = player.kind === 'range' ? player.range.weights : EVERY_COMBO;
  return liveWeights({ weights }, named);
}

/** Any player's weights, a known hand's too. */
export function heldWeights(player: Player, unseen: readonly Card[]): Float64Array {
  return player.kind === 'hand' ? onlyCombo(player.cards) : weightsOf(player, unseen);
}

const EVERY_COMBO = new Float64Array(COMBOS.length).fill(1);

/** Known hands; after the flop also up to two that are hidden. */
function* countAtOnce(
  spot: Spot,
  { categories = true, combos = false }: EquityOptions,
): Generator<EquityStep, Equity> {
  const { board } = spot;
  const players = playersOf(spot);
  const unseen = unseenCards(spot);
  const tally = new Tally(players.length, categories);
  const open = players.flatMap(({ kind }, seat) => (kind === 'hand' ? [seat] : []));
  const holes = players.flatMap((player) => (player.kind === 'hand' ? [player.cards] : []));
  const hidden = players.flatMap((player, seat) =>
    player.kind === 'hand' ? [] : [{ seat, weights: weightsOf(player, unseen) }],
  );
  if (board.length === 0) {
    countPreflop(holes, unseen, tally);
    return tally.result();
  }
  const falling = board.length === 5 ? [] : unseen;
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
  if (second !== undefined) {
    const sweep = new Sweep(tally, first, second, board);
    sweep.setKnown(new KnownHands(open, holes), [], 1);
    yield* countRunOuts(board, unseen, sweep, tally);
    return { ...tally.result(), next: tally.next(falling) };
  }
  const anyTwo = first !== undefined && players[first.seat].kind === 'random';
  const showdown = new Showdown(
    tally,
    holes,
    anyTwo ? { ...first, weights: 'any two' } : first,
    board,
    unseen,
  );
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

/** Run-outs of a spot with two players, whatever they hold. */
function runOutsOf({ board, dead }: Spot): number {
  return choose(52 - board.length - dead.length - 2 * 2, 5 - board.length);
}

type Both<T> = readonly [hero: T, opponent: T];

/** What is known of each combo once all run-outs have been counted. */
export function comboEquities(
  weights: Both<Float64Array>,
  deals: Both<ComboDeals>,
  runOuts: number,
): Both<ComboEquities> {
  const of = (own: 0 | 1): ComboEquities => {
    const live = Uint16Array.from(COMBOS.keys()).filter((combo) => weights[own][combo] > 0);
    const at = (values: Float64Array) => Float64Array.from(live, (combo) => values[combo]);
    const facing = facingOf(live, weights[1 - own]);
    const settled = (deals: number, index: number) =>
      facing[index] === 0 ? 0 : settle(deals, facing[index] * runOuts);
    const wins = at(deals[own].wins).map(settled);
    const ties = at(deals[own].ties).map(settled);
    const equities = wins.map((won, index) => (won + ties[index] / 2) / (facing[index] * runOuts));
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
      (sum, weight, other) =>
        COMBOS[other].includes(a) || COMBOS[other].includes(b) ? sum : sum + weight,
      0,
    );
  });
}

/** A part of a sum that loses half its digits where the rest is subtracted. */
const FEW = 1e-8;

/** The same of two known hands, whose equities are those of their only combos. */
function combosOfHands(
  holes: readonly Hole[],
  players: readonly PlayerEquity[],
  runOuts: number,
): Both<ComboEquities> {
  const [hero, other] = holes.map(onlyCombo);
  const [won, lost] = [hero, other].map((weights, seat) => ({
    wins: weights.map((weight) => weight * players[seat].wins),
    ties: weights.map((weight) => weight * players[seat].ties),
  }));
  return comboEquities([hero, other], [won, lost], runOuts);
}

/** The equity of two players before the flop, without categories, where the table has it. */
export function lookUpEquity(written: Spot, { table }: EquityOptions): Equity | undefined {
  if (table === undefined || written.wild !== undefined || !wantsTable(written)) return undefined;
  if (written.dead.length > 0 || written.opponents.length !== 1) return undefined;
  const spot = withCountableWeights(written);
  const unseen = unseenCards(spot);
  const [hero, other] = playersOf(spot).map((player) => heldWeights(player, unseen));
  return sumMatchups(table, hero, other);
}

/**
 * Whether the preflop table helps to answer the spot, before the flop: two players, one at least hidden, and with
 * one or two dead cards both; or three, one at least with a range, and no dead card. With a joker that nobody may hold: two
 * players, one at least with a range, and no dead card.
 */
export function wantsTable(spot: Spot): boolean {
  if (spot.wild !== undefined) return isTableWithJoker(spot);
  if (spot.board.length > 0) return false;
  const players = playersOf(spot);
  const hidden = players.filter(({ kind }) => kind !== 'hand').length;
  if (players.length === 2) {
    return hidden === 2 ? spot.dead.length <= MOST_DEAD : hidden === 1 && spot.dead.length === 0;
  }
  return players.length === 3 && spot.dead.length === 0 && hasRange(players);
}

function hasRange(players: readonly Player[]): boolean {
  return players.some(({ kind }) => kind === 'range');
}

function onlyCombo([a, b]: Hole): Float64Array {
  return EVERY_COMBO.map((_, combo) =>
    Number(COMBOS[combo].includes(a) && COMBOS[combo].includes(b)),
  );
}
