import { bestParts, readLadder, type Ladder } from '../breakdown';
import type { Chance } from '../chance';
import { rankOf } from '../card';
import { COMBOS, type Range } from '../combos';
import type { Progress } from '../count/board/runOuts';
import { countAtOnce } from '../count/exact/atOnce';
import { countAgainstAny, countBeside, countCombos, type CombosAgainstAny } from '../count/exact/comboCount';
import { ON_BORDER } from '../curve';
import { DRAWS, drawsOf, rungOf, RUNGS, type HeldDraw, type Holding } from '../holding';
import { findOuts } from '../outs';
import { topRange } from '../ranking';
import { withRead } from '../read';
import {
  checkSpot,
  comboWeights,
  liveWeights,
  namedFor,
  playersOf,
  unseenCards,
  type Player,
  type Spot,
} from '../spot';
import { findStanding } from '../standing';
import { hundredths } from './amounts';
import { actedOut, withoutSeats } from './behind';
import { countMoney, potsOf, type Money } from './money';
import type { KnownEquity, SettleOptions } from './outcomes';
import type { Stakes } from './stakes';

/*
 * A bettor whose hand is not known. From the flop on the bettor has a hand for value or a bluff: the larger the bet, the
 * fewer and the stronger are the hands for value. Before the flop a call is weighed against parts of all hands.
 */

/**
 * The reads from the flop on: any two cards, a pair or a draw, a top pair or a draw; the last two of half of all hands. Only
 * wild decks decide by one of them; the shares are counted for programs.
 */
export const READS = ['any two', '50% with connects', '50% with continues'] as const;
/** The reads before the flop: parts of all hands, in the order of a range's per cents. */
export const OPENING_READS = ['50%', '25%', '10%'] as const;
export type ReadName = (typeof READS)[number] | (typeof OPENING_READS)[number];
/** The reads that decide: before the flop, and in a deck with wild cards. */
export type DecidingRead = 'any two' | (typeof OPENING_READS)[number];

/** The money if the bettor holds the range of a read. */
export interface FoundRead<Name extends ReadName = DecidingRead> {
  readonly against: Name;
  /** Has a price, or `behind` if somebody has still to act. */
  readonly money: Money;
}

/** The parts of all hands that a player can be said to play, in per cent. */
export const PLAYED = [100, 50, 25, 10] as const;
export type Played = (typeof PLAYED)[number];

/** The money if the bettor holds a part of the range. */
export interface FoundPart {
  /** The part of the range, 0 to 1. */
  readonly hands: number;
  /** Has a price, or `behind` if somebody has still to act. */
  readonly money: Money;
}

/** What a call meets from the flop on: hands for value, and bluffs. */
export interface FoundBettor {
  /** The range of the bettor: any two cards, the best part of all hands, or a range that was played to the flop. */
  readonly plays: Played | 'range';
  /** The size of the bet in pots, at most 4. */
  readonly size: number;
  /** The part of the range that a bet of this size has for value, 0 to 1. */
  readonly part: number;
  /** The money is of the part from here to a half of the range against which hero has least. */
  readonly value: FoundPart;
  /** The bluffs; absent if the range has hardly any. */
  readonly bluffs?: FoundPart;
  /** Hero's deals against the whole range: none is won or tied, none is won, or some are. */
  readonly beats: 'none' | 'ties' | 'some';
  /** Hero loses to no two unseen cards on any run-out. */
  readonly cannotLose: boolean;
  /** Whether a hand like hero's can win against bluffs: see `canCatch`. */
  readonly canCatch: boolean;
}

/** A call against a bettor whose hand is not known. */
export interface FoundReads {
  /** Before the flop in the order of {@link OPENING_READS}; in a deck with wild cards any two; otherwise none. */
  readonly reads: readonly FoundRead[];
  /** If asked for, from the flop on in the order of {@link READS}, without one that is empty. */
  readonly shares?: readonly FoundRead<ReadName>[];
  /** The bettor from the flop on, in a deck without wild cards. */
  readonly bettor?: FoundBettor;
  /** Hero has a pair or better that beats half of all hands or more: outs only improve it. */
  readonly isMade: boolean;
  /** The next cards that are outs; on the flop and the turn. */
  readonly outs?: Chance;
}

/**
 * The seat of the bettor, from 1, if nothing is known of the hand: nobody is named, or the seat with the highest bet (of
 * equal bets the first one) holds any two cards. From the flop on it may also play a part of all hands, or a range.
 * `undefined` if the hand is known.
 */
export function unknownBettor({ opponents, board, wild }: Spot, { bets = [] }: Stakes): number | undefined {
  if (opponents.length === 0) return 1;
  const theirs = opponents.map((_, at) => bets[at + 1] ?? 0);
  const bettor = theirs.indexOf(Math.max(...theirs));
  const isLate = board.length > 0 && wild === undefined;
  const own = opponents[bettor];
  return isUnknown(own) || (isLate && takenToPlay(own) !== undefined) ? bettor + 1 : undefined;
}

/** The part of all hands that a player is said to play. `undefined` for another range, and if nothing is said. */
export function playedBy(player: Player): Played | undefined {
  if (player.kind === 'random') return player.isGiven === true ? 100 : undefined;
  if (player.kind === 'hand') return undefined;
  const { weights } = player.range;
  return PLAYED.find((percent) => topRange(percent).weights.every((weight, combo) => weight === weights[combo]));
}

/** The hands that a player is taken to play if the hand is not known: half of all hands, if nothing is said. */
function takenToPlay(player: Player): Played | Range | undefined {
  if (player.kind === 'range' && player.isPlayed === true) return player.range;
  return isUnknown(player) ? 50 : playedBy(player);
}

/** Whether nothing is known of a player: any two cards that nobody gave on purpose. */
function isUnknown(player: Player): boolean {
  return player.kind === 'random' && player.isGiven !== true;
}

/** What a player holds by a read; `undefined` if no combo is left. */
function heldBy(spot: Spot, seat: number, against: ReadName): Player | undefined {
  if (against === 'any two') return { kind: 'random' };
  const [percent = '', , kind] = against.split(' ');
  const held: Player = { kind: 'range', range: topRange(Number.parseFloat(percent)) };
  if (kind === undefined) return held;
  const narrowed = withRead(seated(spot, seat, held), seat, kind as 'connects' | 'continues');
  return narrowed && { kind: 'range', range: narrowed };
}

/** The spot with a player in a seat, which may be the first. */
function seated(spot: Spot, seat: number, player: Player): Spot {
  const opponents = [...spot.opponents];
  opponents[seat - 1] = player;
  return { ...spot, opponents };
}

interface ReadSpot<Name extends ReadName> {
  readonly against: Name;
  readonly spot: Spot;
}

/**
 * The spot once for each read of the bettor, without one that leaves no combo. Other players who are not known hold the
 * second of the reads, those with still to act the first; any two cards if the bettor does.
 *
 * @param toAct the seats with still to act
 */
function readSpots<Name extends ReadName>(
  spot: Spot,
  bettor: number,
  names: readonly Name[],
  toAct: readonly number[],
): ReadSpot<Name>[] {
  const { opponents } = spot;
  const others = opponents.flatMap((player, at) => (isUnknown(player) && at + 1 !== bettor ? [at + 1] : []));
  return names.flatMap((against) => {
    let read: Spot | undefined = spot;
    const holdings = [
      [bettor, against] as const,
      ...others.map((seat) => [seat, against === 'any two' ? against : names[toAct.includes(seat) ? 0 : 1]] as const),
    ];
    for (const [seat, name] of holdings) {
      const held: Player | undefined = read && heldBy(spot, seat, name);
      read = read && held && seated(read, seat, held);
    }
    return read !== undefined && checkSpot(read).ok ? [{ against, spot: read }] : [];
  });
}

export function readsWantTable({ board }: Spot): boolean {
  return board.length === 0;
}

interface ReadOptions extends SettleOptions {
  /** The spot's equity, if it has opponents and is known. */
  readonly equity?: KnownEquity | undefined;
  /** Whether the shares against {@link READS} are wanted, which decide nothing. */
  readonly wantsShares?: boolean;
}

/**
 * Weighs a call against a bettor whose hand is not known. Yields every few milliseconds.
 *
 * @param stakes with something to call; of a spot without opponents a pot and a call, or the size of the bet
 */
export function* countReads(
  spot: Spot,
  stakes: Stakes,
  bettor: number,
  { equity, wantsShares = false, ...options }: ReadOptions = {},
): Generator<Progress, FoundReads> {
  const { hero, board, wild } = spot;
  const countRead = function* <Name extends ReadName>({ against, spot: read }: ReadSpot<Name>) {
    const isSpot = against === 'any two' && spot.opponents.length > 0;
    return { against, money: yield* countMoney(read, stakes, { ...options, ...(isSpot && { equity }) }) };
  };
  const reads: FoundRead[] = [];
  const shares: FoundRead<ReadName>[] = [];
  const isDivided = board.length > 0 && wild === undefined;
  const names = board.length === 0 ? OPENING_READS : wild === undefined ? [] : (['any two'] as const);
  const toAct = actedOut(stakes)?.seats ?? [];
  for (const read of readSpots(spot, bettor, names, toAct)) reads.push(yield* countRead(read));
  for (const read of isDivided && wantsShares ? readSpots(spot, bettor, READS, []) : [])
    shares.push(yield* countRead(read));
  const divided = isDivided ? yield* countBettor(spot, stakes, bettor, options) : undefined;
  const found = { reads, ...(shares.length > 0 && { shares }), ...(divided && { bettor: divided }) };
  if (hero.kind !== 'hand' || board.length === 0) return { ...found, isMade: false };
  const unseen = unseenCards(spot);
  const { isMade } = findStanding(hero.cards, board, unseen, wild);
  if (board.length === 5) return { ...found, isMade };
  const { improving } = findOuts(hero.cards, board, undefined, unseen, undefined, wild);
  return { ...found, isMade, outs: improving.chance };
}

/** A bet larger than this, in pots, says no more. */
const MOST_SIZE = 4;

/**
 * The size of the bet in pots: given, or found in the money. Bets that are the whole pot are those of the whole hand: what
 * hero has put in was bet before. Of 12.5, with 1.5 folded, 3 from hero and 8 from the bettor, the bet is 5 into 7.5.
 */
export function betSizeOf({ facing, pot = 0, bets, folded = [], call = 0 }: Stakes, opponents: number): number {
  const all = hundredths(pot);
  const [own = 0, ...theirs] = (bets ?? []).map(hundredths);
  const rest = all - sumOf([own, ...theirs, ...folded.map(hundredths)]);
  // A dead blind is nobody's bet.
  const isWhole = rest <= 0 || 2 * rest <= own;
  const [bet, before] =
    bets === undefined
      ? [hundredths(call), all - Math.max(1, opponents) * hundredths(call)]
      : isWhole
        ? [Math.max(...theirs) - own, all - sumOf(theirs.map((chips) => Math.max(0, chips - own)))]
        : [Math.max(...theirs), rest];
  return Math.min(MOST_SIZE, facing ?? (before > 0 ? bet / before : MOST_SIZE));
}

/** The part of the range that is bet for value, of a bet of this size. With half of it the defender is even. */
function valuePart(size: number): number {
  return Math.max(0.1, 1 / (2 + 2 * size));
}

/** From here down to the part of the bet's size the part is sought against which hero has least. */
const WIDEST = 0.5;
/** Fewer bluffs, of the range, are none. */
const FEW_BLUFFS = 0.02;
const AIR = /* @__PURE__ */ RUNGS.indexOf('no made hand');
const NO_PAIR = /* @__PURE__ */ RUNGS.indexOf('ace high');
/** A bluff may have overcards and backdoor draws. */
const NO_DRAWS: readonly HeldDraw[] = [
  ...(['overcards', 'backdoor flush draw', 'one-card backdoor flush draw', 'backdoor straight draw'] as const),
];
const REAL_DRAWS = /* @__PURE__ */ DRAWS.reduce(
  (mask, name, at) => (NO_DRAWS.includes(name) ? mask : mask | (1 << at)),
  0,
);

/** A range's combos with their strength: on the river their hands', before it their equity against any two cards. */
interface Ranked extends Pick<Ladder, 'combos' | 'weights' | 'holdings' | 'live'> {
  readonly strengths: Float64Array;
}

/** Hero's deals against each combo of a range, in its order, and hero's part of them. */
interface Dealt {
  readonly deals: Float64Array;
  readonly hits: Float64Array;
}

/** The deals against the bettor alone. */
interface DealtAlone extends Dealt {
  readonly won: Float64Array;
  readonly tied: Float64Array;
}

/** A call against value and against bluffs; `undefined` if the bettor cannot hold a hand of the range. */
function* countBettor(
  spot: Spot,
  stakes: Stakes,
  bettor: number,
  options: SettleOptions,
): Generator<Progress, FoundBettor | undefined> {
  const size = betSizeOf(stakes, Math.max(1, spot.opponents.length));
  const acted = actedOut(stakes);
  if (acted === undefined) return yield* countDivided(spot, stakes, bettor, size, [], options);
  const { seats } = acted;
  const left = bettor - seats.filter((seat) => seat < bettor).length;
  const ifFold = yield* countDivided(withoutSeats(spot, seats), acted.ifFold, left, size, [], options);
  const ifCall = yield* countDivided(spot, acted.ifCall, bettor, size, seats, options);
  if (ifFold === undefined || ifCall === undefined) return undefined;
  const both = (one: FoundPart, other: FoundPart): FoundPart => {
    const behind = { seats, ifFold: one.money, ifCall: other.money, decision: 'depends' } as const;
    return { hands: one.hands, money: { behind } };
  };
  return {
    ...ifFold,
    value: both(ifFold.value, ifCall.value),
    ...(ifFold.bluffs && ifCall.bluffs && { bluffs: both(ifFold.bluffs, ifCall.bluffs) }),
    cannotLose: ifFold.cannotLose && ifCall.cannotLose,
  };
}

/**
 * The same once nobody has still to act.
 *
 * @param toCall the seats that had still to act: they hold any hand of their ranges
 */
function* countDivided(
  spot: Spot,
  stakes: Stakes,
  bettor: number,
  size: number,
  toCall: readonly number[],
  options: SettleOptions,
): Generator<Progress, FoundBettor | undefined> {
  const { hero, board } = spot;
  const seats = playersOf(spot).slice(1);
  const plays = takenToPlay(seats[bettor - 1] ?? ANY_TWO) ?? 50;
  const part = valuePart(size);
  const unseen = unseenCards(spot);
  const found = yield* countAgainstAny(hero.kind === 'hand' ? hero.cards : undefined, board, unseen);
  const ranked = rank(spot, bettor, plays, found.equities);
  if (ranked === undefined) return undefined;
  // Others who are not known have called with a strong part.
  const others = seats.map((player, at): Player => {
    const played = takenToPlay(player);
    if (at + 1 === bettor || played === undefined) return player;
    const own = rank(spot, at + 1, played, found.equities);
    if (own === undefined) return player;
    return held(own, toCall.includes(at + 1) ? own.weights : strongest(own, 1 / (1 + size)));
  });
  const whole = seated({ ...spot, opponents: others }, bettor, held(ranked, ranked.weights));
  const alone = yield* dealtAlone(spot, ranked, found);
  const dealt = (yield* dealtBeside(whole, stakes, bettor, ranked)) ?? alone;
  const isRiver = board.length === 5;
  const forValue = isRiver ? without(ranked, (holding) => rungOf(holding) === AIR) : ranked;
  const countPart = function* (weights: Float64Array): Generator<Progress, Money | undefined> {
    const read = seated(whole, bettor, held(ranked, weights));
    if (!checkSpot(read).ok) return undefined;
    const isAlone = read.opponents.length === 1;
    return yield* countMoney(read, stakes, { ...options, ...(isAlone && { equity: equityAgainst(weights, alone) }) });
  };
  const least = leastPart(forValue, ranked.live, dealt, part);
  const value = yield* countPart(forValue.live === 0 ? ranked.weights : strongest(forValue, least / forValue.live));
  if (value === undefined) return undefined;
  const bluffs = bluffsIn(ranked, isRiver);
  const bluffing = bluffs && (yield* countPart(bluffs));
  const all = equityAgainst(ranked.weights, alone).players[0];
  return {
    ...{ plays: typeof plays === 'number' ? plays : ('range' as const), size, part },
    value: { hands: Math.min(part, forValue.live / ranked.live), money: value },
    ...(bluffing && { bluffs: { hands: sumOf(bluffs) / ranked.live, money: bluffing } }),
    beats: all.wins > 0 ? 'some' : all.ties > 0 ? 'ties' : 'none',
    cannotLose: yield* cannotLose(spot, found),
    canCatch: canCatch(spot),
  };
}

function held({ combos }: Pick<Ranked, 'combos'>, weights: Float64Array): Player {
  const range: Range = { weights: new Float64Array(COMBOS.length) };
  combos.forEach((combo, at) => (range.weights[combo] = weights[at]));
  return { kind: 'range', range };
}

const ANY_TWO: Player = { kind: 'random' };

/** The hands that a seat plays; `undefined` if none is left. */
function rank(spot: Spot, seat: number, plays: Played | Range, equities: Float64Array): Ranked | undefined {
  const range = typeof plays === 'number' ? topRange(plays) : plays;
  const ladder = readLadder(seated(spot, seat, { kind: 'range', range }), seat);
  if (ladder === undefined || ladder.live === 0) return undefined;
  const isRiver = spot.board.length === 5;
  const strengths = Float64Array.from(ladder.combos, (combo, at) => (isRiver ? ladder.strengths[at] : equities[combo]));
  return { ...ladder, strengths };
}

/** The range without some holdings. */
function without(ranked: Ranked, isGone: (holding: Holding) => boolean): Ranked {
  const weights = ranked.weights.map((weight, at) => (isGone(ranked.holdings[at]) ? 0 : weight));
  return { ...ranked, weights, live: sumOf(weights) };
}

/** The weights of the strongest part of a range. Combos of one strength at the border share what is left. */
function strongest({ weights, strengths }: Ranked, part: number): Float64Array {
  const parts = bestParts({ weights, facing: weights, equities: strengths }, part);
  return weights.map((weight, at) => weight * parts[at]);
}

/** The bluffs of a range: neither a pair nor a draw, or if there are hardly any, no pair. `undefined` without any. */
function bluffsIn(ranked: Ranked, isRiver: boolean): Float64Array | undefined {
  const isMade = (holding: Holding) => rungOf(holding) < NO_PAIR;
  const isDraw = (holding: Holding) => (drawsOf(holding) & REAL_DRAWS) !== 0;
  const enough = ({ live }: Ranked) => live >= FEW_BLUFFS * ranked.live;
  const airy = without(ranked, (holding) => isMade(holding) || isDraw(holding));
  if (enough(airy)) return airy.weights;
  const unpaired = without(ranked, isMade);
  return !isRiver && enough(unpaired) ? unpaired.weights : undefined;
}

/** Hero's deals against the combos of a range, as if the bettor were the only opponent. */
function* dealtAlone(
  spot: Spot,
  { combos, weights }: Ranked,
  found: CombosAgainstAny,
): Generator<Progress, DealtAlone> {
  const { hero, board } = spot;
  const sum = (deals: Float64Array, won: Float64Array, tied: Float64Array): DealtAlone => ({
    ...{ deals, won, tied },
    hits: won.map((own, at) => own + tied[at] / 2),
  });
  if (hero.kind === 'hand') {
    const at = (hits: Int32Array) => Float64Array.from(combos, (combo) => hits[combo]);
    return sum(new Float64Array(combos.length).fill(found.runOuts), at(found.won), at(found.tied));
  }
  const known = spot.opponents.flatMap((player) => (player.kind === 'hand' ? player.cards : []));
  const opponents = [held({ combos }, weights)];
  const [, own] = (yield* countCombos({ hero, opponents, board, dead: [...spot.dead, ...known] }, undefined)) ?? [];
  if (own === undefined) throw new Error('nothing was counted');
  const deals = own.facing.map((facing) => facing * own.runOuts);
  return sum(
    deals,
    deals.map((all, at) => all - own.wins[at] - own.ties[at]),
    own.ties,
  );
}

/**
 * The same with one other opponent, whose hand may tie or beat hero's too: hero's part is of all the money that can be won.
 * `undefined` with more opponents, when the part of the range is sought as if the bettor were alone.
 */
function* dealtBeside(
  spot: Spot,
  stakes: Stakes,
  bettor: number,
  { combos, weights }: Ranked,
): Generator<Progress, Dealt | undefined> {
  const { hero, board, opponents } = spot;
  if (hero.kind !== 'hand' || opponents.length !== 2) return undefined;
  const seen = new Set([...board, ...spot.dead, ...hero.cards]);
  const [own, other] = [opponents[bettor - 1], opponents[2 - bettor]].map((player) =>
    liveWeights({ weights: comboWeights(player) }, seen),
  );
  const unseen = unseenCards({ ...spot, opponents: [] });
  const counted = yield* countBeside(hero.cards, board, unseen, own, other);
  const parts = partsOfMoney(stakes, bettor);
  const deals = new Float64Array(weights.length);
  const hits = new Float64Array(weights.length);
  combos.forEach((combo, at) => {
    for (const [way, part] of parts.entries()) {
      const many = counted[parts.length * combo + way];
      deals[at] += many;
      hits[at] += many * part;
    }
  });
  return { deals, hits };
}

/** Hero's part of the money that can be won, by how the bettor and the other opponent compare with hero. */
function partsOfMoney(stakes: Stakes, bettor: number): readonly number[] {
  const { pots } = potsOf(stakes, 3);
  const played = pots.filter(({ seats }) => seats.includes(0));
  const all = played.reduce((sum, { size }) => sum + size, 0);
  return [0, 1, 2].flatMap((own) =>
    [0, 1, 2].map((other) => {
      const kindOf = (seat: number) => (seat === bettor ? own : other);
      const won = played.reduce((sum, { size, seats }) => {
        const kinds = seats.filter((seat) => seat !== 0).map(kindOf);
        return kinds.includes(2) ? sum : sum + size / (1 + kinds.filter((kind) => kind === 1).length);
      }, 0);
      return all === 0 ? 0 : won / all;
    }),
  );
}

/** Hero's equity if the only opponent holds combos of a range with these weights. */
function equityAgainst(weights: Float64Array, { deals, won, tied }: DealtAlone): KnownEquity {
  const sum = (values: Float64Array) => weights.reduce((all, weight, at) => all + weight * values[at], 0);
  const [of, wins, ties] = [sum(deals), sum(won), sum(tied)];
  const equity = (wins + ties / 2) / of;
  return {
    players: [
      { equity, wins, ties },
      { equity: 1 - equity, wins: of - wins - ties, ties },
    ],
    of,
  };
}

/**
 * The strongest part of a range against which hero's share is least, between a half and `part`: at both, and between combos
 * of unequal strength. So hero's share never rises as a bet grows.
 *
 * @param live the weight of the whole range, that has `ranked` as a part
 * @returns the weight of the part
 */
function leastPart(
  { weights, strengths, live: rest }: Ranked,
  live: number,
  { deals, hits: parts }: Dealt,
  part: number,
): number {
  const order = Array.from(weights.keys())
    .filter((at) => weights[at] > 0)
    .sort((a, b) => strengths[b] - strengths[a]);
  const [from, to] = [part, WIDEST].map((own) => Math.min(rest, own * live));
  let [least, lowest] = [from, Infinity];
  let [weight, dealt, hits] = [0, 0, 0];
  for (let at = 0; at < order.length && weight < to;) {
    // Combos of one strength.
    let [more, moreDealt, moreHits] = [0, 0, 0];
    const first = strengths[order[at]];
    for (; at < order.length && first - strengths[order[at]] <= ON_BORDER; at++) {
      const combo = order[at];
      more += weights[combo];
      moreDealt += weights[combo] * deals[combo];
      moreHits += weights[combo] * parts[combo];
    }
    for (const border of [from, to, weight + more]) {
      const inside = (border - weight) / more;
      if (border < from || border > to || inside <= 0 || inside > 1) continue;
      const share = (hits + inside * moreHits) / (dealt + inside * moreDealt);
      if (share < lowest - SAME_SHARE) [least, lowest] = [border, share];
    }
    weight += more;
    dealt += moreDealt;
    hits += moreHits;
  }
  return least;
}

const SAME_SHARE = 1e-12;

/** Whether hero loses to no two unseen cards and to no known hand, on any run-out. */
function* cannotLose(spot: Spot, { won, tied, runOuts }: CombosAgainstAny): Generator<Progress, boolean> {
  if (spot.hero.kind !== 'hand') return false;
  const seen = new Set([...namedFor(spot, 0), ...spot.hero.cards]);
  const isSafe = COMBOS.every(
    (cards, combo) => won[combo] + tied[combo] === runOuts || cards.some((card) => seen.has(card)),
  );
  const opponents = spot.opponents.filter(({ kind }) => kind === 'hand');
  if (!isSafe || opponents.length === 0) return isSafe;
  const { players, of } = yield* countAtOnce({ ...spot, opponents }, { categories: false });
  return players[0].wins + players[0].ties === of;
}

/**
 * Whether hero's hand can win against bluffs: on the river any hand; before it a hand that is more than the board's, or two
 * cards above the board. Of a range the equity decides alone.
 */
function canCatch(spot: Spot): boolean {
  const { hero, board } = spot;
  if (hero.kind !== 'hand' || board.length === 5) return true;
  const [holding] = readLadder(spot, 0)?.holdings ?? [];
  const isAbove = Math.min(...hero.cards.map(rankOf)) > Math.max(...board.map(rankOf));
  return isAbove || (holding !== undefined && rungOf(holding) !== AIR);
}

function sumOf(values: ArrayLike<number>): number {
  return Array.from(values).reduce((sum, own) => sum + own, 0);
}
