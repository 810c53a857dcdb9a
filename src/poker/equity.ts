import { DECK, type Card } from './card';
import { combosUpToSuits, numberMatchups } from './matchups';
import { countPreflop } from './preflop';
import { MATCHUP_BOARDS, type PreflopTable } from './preflopTable';
import { COMBOS } from './range';
import { countRunOuts, type NextEquity, type Progress } from './runout';
import { Showdown, type Hidden } from './showdown';
import { liveWeights, type Hole, type Player, type Spot } from './spot';
import { Sweep } from './sweep';
import { Tally, type PlayerEquity } from './tally';

export interface Equity {
  /** In the order of the seats, hero first. */
  readonly players: readonly PlayerEquity[];
  /** Deals counted: run-outs, times the consistent hands of those who are hidden, by weight. */
  readonly of: number;
  /** On the flop and the turn, for every unseen card. */
  readonly next?: ReadonlyMap<Card, NextEquity>;
  /**
   * Who has the best hand after each run-out, as a bit mask of seats (1: hero), at
   * `[52 × card + card]` in either order; on the turn at `[53 × card]`. Known hands only.
   */
  readonly winners?: Uint16Array;
}

/** A pause in a count; before the flop it may bring the equity ahead of the categories. */
export interface EquityStep extends Progress {
  readonly early?: Equity;
}

export interface EquityOptions {
  /** Makes preflop ranges a matter of milliseconds. */
  readonly table?: PreflopTable | undefined;
  /** Whether to count what everybody's hand ends as; left out, it is. */
  readonly categories?: boolean;
}

/** The cards of the deck that the spot does not name. */
export function unseenCards(spot: Spot): Card[] {
  const named = new Set<Card>([...spot.board, ...spot.dead]);
  for (const player of [spot.hero, ...spot.opponents]) {
    if (player.kind === 'hand') player.cards.forEach((card) => named.add(card));
  }
  return DECK.filter((card) => !named.has(card));
}

/**
 * Exact counts over every run-out and every consistent choice of hands. Yields every few
 * milliseconds, so that whoever runs it can report progress or stop.
 *
 * @throws RangeError for hidden players in numbers that are not counted: see {@link checkSpot}
 */
export function* countEquity(
  spot: Spot,
  options: EquityOptions = {},
): Generator<EquityStep, Equity> {
  const players = [spot.hero, ...spot.opponents];
  const hidden = players.filter(({ kind }) => kind !== 'hand').length;
  if (hidden > 2 || (hidden === 2 && players.length > 2)) {
    throw new RangeError(`${hidden} hidden players of ${players.length}`);
  }
  return spot.board.length === 0
    ? yield* countBeforeFlop(spot, players, options)
    : yield* countAfterFlop(spot, players, options);
}

/** A hidden player's weights: 0 for every combo that the spot's cards rule out. */
function weightsOf(player: Player, unseen: readonly Card[]): Float64Array {
  const named = new Set(DECK.filter((card) => !unseen.includes(card)));
  const weights = player.kind === 'range' ? player.range.weights : EVERY_COMBO;
  return liveWeights({ weights }, named);
}

const EVERY_COMBO = new Float64Array(COMBOS.length).fill(1);

function knownHoles(players: readonly Player[]): Hole[] {
  return players.flatMap((player) => (player.kind === 'hand' ? [player.cards] : []));
}

function* countAfterFlop(
  spot: Spot,
  players: readonly Player[],
  { categories = true }: EquityOptions,
): Generator<EquityStep, Equity> {
  const unseen = unseenCards(spot);
  const seat = players.findIndex(({ kind }) => kind !== 'hand');
  const holes = knownHoles(players);
  const [hero, other] = players;
  if (other !== undefined && holes.length === 0) {
    const weights = [hero, other].map((player) => weightsOf(player, unseen));
    const sweep = new Sweep(weights[0], weights[1], spot.board, categories);
    const { next } = yield* countRunOuts(spot.board, unseen, sweep);
    return { ...sweep.result(), next };
  }
  let hidden: Hidden | undefined;
  if (seat >= 0) {
    const anyTwo = players[seat].kind === 'random';
    hidden = { seat, weights: anyTwo ? 'any two' : weightsOf(players[seat], unseen) };
  }
  const tally = new Tally(players.length, categories);
  const showdown = new Showdown(tally, holes, hidden, spot.board, unseen);
  const { next, winners } = yield* countRunOuts(spot.board, unseen, showdown);
  showdown.finish();
  return { ...tally.result(), next, ...(hidden === undefined && { winners }) };
}

function* countBeforeFlop(
  spot: Spot,
  players: readonly Player[],
  { table, categories = true }: EquityOptions,
): Generator<EquityStep, Equity> {
  const unseen = unseenCards(spot);
  const holes = knownHoles(players);
  const hiddenSeats = players.flatMap(({ kind }, seat) => (kind === 'hand' ? [] : [seat]));
  const tally = new Tally(players.length, categories);
  if (hiddenSeats.length === 0) {
    countPreflop(holes, unseen, tally);
    return tally.result();
  }
  let early: Equity | undefined;
  if (table !== undefined && players.length === 2 && spot.dead.length === 0) {
    const [hero, other] = players.map((player) =>
      player.kind === 'hand' ? onlyCombo(player.cards) : weightsOf(player, unseen),
    );
    early = sumMatchups(table, hero, other);
    if (!categories) return early;
    yield { done: 0, of: 1, early };
  }
  const deals = combosUpToSuits(
    hiddenSeats.map((seat) => weightsOf(players[seat], unseen)),
    [...holes, spot.dead],
  );
  for (const [index, { hands, weight }] of deals.entries()) {
    let all = holes;
    hiddenSeats.forEach((seat, which) => (all = all.toSpliced(seat, 0, hands[which])));
    const taken = new Set(hands.flat());
    countPreflop(
      all,
      unseen.filter((card) => !taken.has(card)),
      tally,
      weight,
    );
    yield { done: index + 1, of: deals.length, ...(early !== undefined && { early }) };
  }
  return tally.result();
}

function onlyCombo([a, b]: Hole): Float64Array {
  return EVERY_COMBO.map((_, combo) =>
    Number(COMBOS[combo].includes(a) && COMBOS[combo].includes(b)),
  );
}

/** Two players' equity before the flop as a sum over the table. */
function sumMatchups(table: PreflopTable, hero: Float64Array, other: Float64Array): Equity {
  const { numbers, classes, renamings, renamed } = numberMatchups();
  const held = (weights: Float64Array) =>
    Uint16Array.from(COMBOS.keys()).filter((combo) => weights[combo] > 0);
  const others = held(other);
  let wins = 0;
  let ties = 0;
  let weight = 0;
  for (const combo of held(hero)) {
    const row = 1326 * classes[combo];
    const order = 1326 * renamings[combo];
    let ownWins = 0;
    let ownTies = 0;
    let ownWeight = 0;
    for (let index = 0; index < others.length; index++) {
      const theirs = others[index];
      const matchup = numbers[row + renamed[order + theirs]];
      if (matchup < 0) continue;
      const times = other[theirs];
      const tied = table.ties[matchup >> 1];
      const first = table.wins[matchup >> 1];
      ownTies += times * tied;
      ownWins += times * (matchup & 1 ? MATCHUP_BOARDS - first - tied : first);
      ownWeight += times;
    }
    wins += hero[combo] * ownWins;
    ties += hero[combo] * ownTies;
    weight += hero[combo] * ownWeight;
  }
  const of = weight * MATCHUP_BOARDS;
  const player = (own: number): PlayerEquity => ({
    wins: own,
    ties,
    equity: (own + ties / 2) / of,
    categories: [],
  });
  return { players: [player(wins), player(of - wins - ties)], of };
}
