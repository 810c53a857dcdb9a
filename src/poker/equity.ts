import { DECK, type Card } from './card';
import { enumerateHands } from './enumerate';
import { KnownHands } from './known';
import { numberMatchups } from './matchups';
import { countInOrder, type LongCount } from './pieces';
import { countPreflop } from './preflop';
import { MATCHUP_BOARDS, type PreflopTable } from './preflopTable';
import { COMBOS } from './range';
import { countRunOuts, type Progress } from './runout';
import { Sample } from './sample';
import { Showdown } from './showdown';
import { liveWeights, playersOf, unseenCards, type Hole, type Player, type Spot } from './spot';
import { Sweep } from './sweep';
import { Tally, type Equity, type PlayerEquity } from './tally';
import { hasWilds, WildEnumeration, WildSample, type WildSpot } from './wildEquity';

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

/** An exact count of more players than two is not worth more than this, in milliseconds: see {@link longCounts}. */
const WORTH_EXACT = 500;

/** An exact count that takes longer than this, in milliseconds, is worth a sampled one before it. */
const WORTH_SAMPLE = 100;

/** The same of a deck with wild cards, where counting is slower, and of any number of players. */
const WORTH_WILD = 1_000;

/**
 * Counts every run-out and every consistent choice of hands, or where that is too much samples them;
 * see {@link longCounts}. Yields every few milliseconds, so that whoever runs it can report progress
 * or stop.
 */
export function* countEquity(
  spot: Spot,
  options: EquityOptions = {},
): Generator<EquityStep, Equity> {
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
 * none for a spot that is counted at once. Two players are counted exactly, whatever it takes, and more
 * where that is no more work than sampling them.
 */
export function longCounts(spot: Spot, { categories = true }: EquityOptions = {}): LongCount[] {
  if (hasWilds(spot)) return wildCounts(spot, categories);
  const players = playersOf(spot);
  const hidden = players.filter(({ kind }) => kind !== 'hand').length;
  if (hidden === 0 || (hidden <= 2 && spot.board.length > 0)) return [];
  const unseen = unseenCards(spot);
  const weights = seatWeights(players, unseen);
  const most = players.length <= 2 ? Infinity : WORTH_EXACT;
  const exact = enumerateHands(spot, { players, unseen, weights }, categories, most);
  if (exact !== undefined && exact.effort <= WORTH_SAMPLE) return [exact.count];
  const sample = sampleEquity(spot, { categories });
  return exact === undefined ? [sample] : [sample, exact.count];
}

/**
 * The same with wild cards, where all counts are long ones. After the flop two hidden players are counted
 * exactly, whatever it takes; anything else where that is a matter of a second.
 */
function wildCounts(spot: WildSpot, categories: boolean): LongCount[] {
  const hidden = playersOf(spot).filter(({ kind }) => kind !== 'hand').length;
  const exact = new WildEnumeration(spot, unseenCards(spot), categories);
  if (exact.effort <= WORTH_SAMPLE) return [exact];
  const sample = new WildSample(spot, unseenCards(spot));
  const isExact = exact.effort <= WORTH_WILD || (hidden <= 2 && spot.board.length > 0);
  return isExact ? [sample, exact] : [sample];
}

/** A sampled count of any spot with opponents. */
export function sampleEquity(spot: Spot, { categories = true }: EquityOptions = {}): LongCount {
  const unseen = unseenCards(spot);
  if (hasWilds(spot)) return new WildSample(spot, unseen);
  return new Sample(spot, unseen, seatWeights(playersOf(spot), unseen), categories);
}

/** By seat; nothing for a known hand. */
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

const EVERY_COMBO = new Float64Array(COMBOS.length).fill(1);

/** Known hands; after the flop also up to two that are hidden. */
function* countAtOnce(
  spot: Spot,
  { categories = true }: EquityOptions,
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
  const [first, second] = hidden;
  if (second !== undefined) {
    const sweep = new Sweep(tally, first, second, board);
    sweep.face(new KnownHands(open, holes), [], 1);
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
  const next = tally.next(falling);
  return { ...tally.result(), next, ...(first === undefined && { winners }) };
}

/** The equity of two players before the flop, without categories, where the table has it. */
export function lookUpEquity(spot: Spot, { table }: EquityOptions): Equity | undefined {
  if (table === undefined || !wantsTable(spot)) return undefined;
  const unseen = unseenCards(spot);
  const [hero, other] = playersOf(spot).map((player) =>
    player.kind === 'hand' ? onlyCombo(player.cards) : weightsOf(player, unseen),
  );
  return sumMatchups(table, hero, other);
}

/** Whether the preflop table would answer the spot: two players, one at least hidden, no dead card, no wild one. */
export function wantsTable(spot: Spot): boolean {
  const players = playersOf(spot);
  return (
    spot.wild === undefined &&
    spot.board.length === 0 &&
    spot.dead.length === 0 &&
    players.length === 2 &&
    players.some(({ kind }) => kind !== 'hand')
  );
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
