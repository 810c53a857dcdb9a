import { DECK, rankOf, suitOf, type Card, type Hole, type Rank } from './card';
import { choose, type Chance } from './chance';
import type { Dice } from './dice';
import {
  DRAWS,
  drawsOf,
  hasEightOuts,
  HoldingReader,
  isInRow,
  rungOf,
  RUNGS,
  type HeldDraw,
  type RowPlace,
  type Rung,
} from './holding';
import { HAND_RANKING, RANKED_DOWN_TO } from './ranking';
import { classText, comboIndex, COMBOS } from './combos';
import { comboWeights, liveWeights, namedFor, playersOf, type Player, type Spot } from './spot';

/** The textures of a flop. Each flop has one of the first three, by suits, and one of the others, by ranks. */
export const TEXTURES = ['monotone', 'two-tone', 'rainbow', 'unpaired', 'paired', 'three of a kind'] as const;
export type Texture = (typeof TEXTURES)[number];

/**
 * The flops of a seat. A flop counts by the weight of the seat's combo: AA:0.5 counts each flop half. Without weights
 * all counts are integers.
 */
export interface Flops {
  readonly of: number;
  /** Flops by rung, in the order of `RUNGS`. They add up to `of`. */
  readonly rungs: readonly number[];
  /** Flops with each draw, in the order of `DRAWS`. */
  readonly draws: readonly number[];
  /** Flops below a straight on which at least eight unseen cards make a straight or better. */
  readonly eightOuts: number;
  /** Flops with a straight and a flush draw: they are in both. */
  readonly drawingStraights: number;
  /** Flops in the order of {@link TEXTURES}. */
  readonly texture: readonly number[];
  /** Flops with a rank above the pocket pair, among the flops of pocket pairs; absent without pocket pairs. */
  readonly overcards?: Chance;
  /** For a known hand: its place among the 169 hands, and the number of combos at that place or above. */
  readonly rank?: { readonly place: number; readonly combos: number };
}

/** What flops are good for. */
export type FlopName = 'set or better' | 'pair or better' | 'flush draw or better' | 'straight or eight outs';

export interface FlopsPart extends Chance {
  readonly name: FlopName;
}

/** The flops that put a hand on this rung or a better one. */
export function orBetter({ rungs, of }: Flops, rung: Rung): Chance {
  const place = RUNGS.indexOf(rung);
  return { hits: rungs.slice(0, place + 1).reduce((sum, own) => sum + own, 0), of };
}

function draw({ draws }: Flops, name: HeldDraw): number {
  return draws[DRAWS.indexOf(name)];
}

/** The lowest rung of a good flop for a player, and the name of this rung or better: a set, `'set or better'`. */
export function goodFlop(player: Player): { readonly rung: Rung; readonly name: FlopName } {
  return player.kind === 'hand' && rankOf(player.cards[0]) === rankOf(player.cards[1])
    ? { rung: 'set', name: 'set or better' }
    : { rung: 'pocket pair below third', name: 'pair or better' };
}

/** The part of the flops that is good for a player. */
export function goodFlops(player: Player, flops: Flops): FlopsPart {
  const { rung, name } = goodFlop(player);
  return { name, ...orBetter(flops, rung) };
}

const FOUR: Rank = 2;
const JACK: Rank = 9;

/** Whether two ranks are connected and in four straights, the most for two cards: JT is, AK and 32 are not. */
function isConnected(high: Rank, low: Rank): boolean {
  return high === low + 1 && high <= JACK && low >= FOUR;
}

/** The flops that a player hopes for: a set with a pocket pair, a flush draw with suited cards, and so on. */
export function wantedFlops(player: Player, flops: Flops): FlopsPart {
  const good = goodFlops(player, flops);
  if (player.kind !== 'hand' || good.name === 'set or better') return good;
  const [a, b] = player.cards;
  const { of } = flops;
  if (suitOf(a) === suitOf(b)) {
    const hits = draw(flops, 'flush draw') + orBetter(flops, 'straight').hits - flops.drawingStraights;
    return { name: 'flush draw or better', hits, of };
  }
  if (!isConnected(Math.max(rankOf(a), rankOf(b)), Math.min(rankOf(a), rankOf(b)))) return good;
  // `eightOuts` has only flops below a straight, so no flop counts twice.
  const hits = flops.eightOuts + orBetter(flops, 'straight').hits;
  return { name: 'straight or eight outs', hits, of };
}

const TOP_PAIR = RUNGS.indexOf('top pair');
const DRAWN = (['flush draw', 'open-ended straight draw', 'double gutshot', 'gutshot'] as const).reduce(
  (bits, name) => bits | (1 << DRAWS.indexOf(name)),
  0,
);

/** Finds how much of hero's range has top pair or better on a flop, and a draw to a flush or a straight, by weight. */
export function heldOnFlops(spot: Spot): (flop: readonly Card[]) => { live: number; topPair: number; draws: number } {
  const gone = namedFor(spot, 0);
  const weights = liveWeights({ weights: comboWeights(spot.hero) }, new Set(gone));
  const combos = Array.from(weights.keys()).filter((combo) => weights[combo] > 0);
  const reader = new HoldingReader(gone);
  return (flop) => {
    reader.setBoard(flop);
    let [live, topPair, draws] = [0, 0, 0];
    for (const combo of combos) {
      const [high, low] = COMBOS[combo];
      if (flop.includes(high) || flop.includes(low)) continue;
      const holding = reader.read(high, low);
      live += weights[combo];
      if (rungOf(holding) <= TOP_PAIR) topPair += weights[combo];
      if ((drawsOf(holding) & DRAWN) !== 0) draws += weights[combo];
    }
    return { live, topPair, draws };
  };
}

export interface FlopsStep {
  readonly done: number;
  readonly of: number;
}

/** Hands read between two pauses; a flop itself takes as long as this many. */
const PAUSE_EVERY = 50_000;
const FLOP_COST = 5;

/**
 * Counts exactly how the flop can improve the player in a seat. The spot has no board and no wild cards. Dead cards and
 * the known hands of other seats cannot come; the ranges of other seats are ignored. Yields every few milliseconds.
 *
 * @param seat 0 hero, 1 the first opponent, and so on
 */
export function* countFlops(spot: Spot, seat: number): Generator<FlopsStep, Flops> {
  const player = playersOf(spot)[seat];
  const named = namedFor(spot, seat);
  const weights = liveWeights({ weights: comboWeights(player) }, new Set(named));
  const groups = groupByWeight(weights);
  const counted = yield* countHoldings(groups, named, weights);
  const sizes = groups.map(({ weight }) => weight);
  const sum = (count: (group: number) => number) =>
    sizes.reduce((all, weight, group) => all + weight * count(group), 0);
  const totals = groups.map(({ combos }) => countCards(combos, named));
  const hasPairs = totals.some(({ ofPairs }) => ofPairs > 0);
  return {
    of: sum((group) => totals[group].of),
    rungs: RUNGS.map((_, rung) => sum((group) => counted[ROW * group + rung])),
    draws: DRAWS.map((_, draw) => sum((group) => counted[ROW * group + RUNGS.length + draw])),
    eightOuts: sum((group) => counted[ROW * group + EIGHT_OUTS]),
    drawingStraights: sum((group) => counted[ROW * group + DRAWING_STRAIGHTS]),
    texture: TEXTURES.map((_, texture) => sum((group) => totals[group].texture[texture])),
    ...(hasPairs && {
      overcards: {
        hits: sum((group) => totals[group].overPairs),
        of: sum((group) => totals[group].ofPairs),
      },
    }),
    ...(player.kind === 'hand' && { rank: rankOfHand(player.cards) }),
  };
}

/** The number of random flops to try before all flops of a combo are enumerated. */
const TRIES = 5_000;

/**
 * Deals a random flop that gives a seat a rung or a draw; for a range, it gives it to one combo of the range. The flop
 * has no named card.
 *
 * @returns `undefined` if there is no such flop
 */
export function dealFlop(spot: Spot, seat: number, row: RowPlace, dice: Dice): readonly Card[] | undefined {
  const named = namedFor(spot, seat);
  const weights = liveWeights({ weights: comboWeights(playersOf(spot)[seat]) }, new Set(named));
  const combos = shuffle(
    Array.from(weights.keys()).filter((combo) => weights[combo] > 0),
    dice,
  );
  const reader = new HoldingReader(named);
  const isDealt = (flop: readonly Card[], [high, low]: Hole): boolean => {
    reader.setBoard(flop);
    return isInRow(row, reader.read(high, low));
  };
  const isNamed = new Set(named);
  const deckOf = (hole: Hole) => DECK.filter((card) => !isNamed.has(card) && !hole.includes(card));
  for (let tried = 0; tried < TRIES && combos.length > 0; tried++) {
    const hole = COMBOS[combos[dice.below(combos.length)]];
    const flop = shuffle(deckOf(hole), dice, 3);
    if (isDealt(flop, hole)) return flop;
  }
  for (const combo of combos) {
    const hole = COMBOS[combo];
    const deck = shuffle(deckOf(hole), dice);
    for (let a = 2; a < deck.length; a++) {
      for (let b = 1; b < a; b++) {
        for (let c = 0; c < b; c++) {
          const flop = [deck[a], deck[b], deck[c]];
          if (isDealt(flop, hole)) return flop;
        }
      }
    }
  }
  return undefined;
}

/** Returns `count` of the items in random order, or all of them. Changes the list. */
function shuffle<T>(items: T[], dice: Dice, count = items.length): T[] {
  for (let at = 0; at < count; at++) {
    const other = at + dice.below(items.length - at);
    [items[at], items[other]] = [items[other], items[at]];
  }
  return items.slice(0, count);
}

/** Combos of one weight, so that their flops are counted in integers. */
interface Group {
  readonly weight: number;
  /** Combos of the same ranks are adjacent. */
  readonly combos: Uint16Array;
}

function groupByWeight(weights: Float64Array): Group[] {
  const groups = new Map<number, number[]>();
  for (const combo of BY_RANKS) {
    const weight = weights[combo];
    if (weight === 0) continue;
    const combos = groups.get(weight);
    if (combos === undefined) groups.set(weight, [combo]);
    else combos.push(combo);
  }
  return Array.from(groups, ([weight, combos]) => ({ weight, combos: Uint16Array.from(combos) }));
}

const HIGH = Uint8Array.from(COMBOS, ([high]) => high);
const LOW = Uint8Array.from(COMBOS, ([, low]) => low);
const RANKS_OF = Uint8Array.from(COMBOS, ([high, low]) => 13 * rankOf(high) + rankOf(low));
const SUITS_OF = Uint8Array.from(COMBOS, ([high, low]) => 4 * suitOf(high) + suitOf(low));
const BY_RANKS = Array.from(COMBOS.keys()).sort((a, b) => RANKS_OF[a] - RANKS_OF[b]);

/** The counts for a group: rungs, draws, and two more. */
const EIGHT_OUTS = RUNGS.length + DRAWS.length;
const DRAWING_STRAIGHTS = EIGHT_OUTS + 1;
const ROW = DRAWING_STRAIGHTS + 1;

const STRAIGHT = RUNGS.indexOf('straight');
const FLUSH_DRAW = 1 << DRAWS.indexOf('flush draw');

/** Counts flops by rung, by draw and by the other parts of a row, at `[ROW × group + …]`. */
function* countHoldings(
  groups: readonly Group[],
  named: readonly Card[],
  weights: Float64Array,
): Generator<FlopsStep, Float64Array> {
  const counts = new Float64Array(ROW * groups.length);
  const reader = new HoldingReader(named);
  const flops = flopsUpToSuits(named, weights);
  const taken = new Uint8Array(52);
  const kinds = new Uint8Array(16);
  const held = new Uint8Array(KINDS);
  const examples = new Uint16Array(KINDS);
  const combos = groups.reduce((all, group) => all + group.combos.length, FLOP_COST);
  const pause = Math.ceil(PAUSE_EVERY / combos);
  for (let at = 0; at < flops.length; at++) {
    if (at > 0 && at % pause === 0) yield { done: at, of: flops.length };
    const { cards, times } = flops[at];
    for (let index = 0; index < 3; index++) taken[cards[index]] = 1;
    reader.setBoard(cards);
    fillKinds(kinds, cards);
    for (let group = 0; group < groups.length; group++) {
      const own = groups[group].combos;
      const row = ROW * group;
      for (let index = 0; index < own.length;) {
        const ranks = RANKS_OF[own[index]];
        for (; index < own.length && RANKS_OF[own[index]] === ranks; index++) {
          const combo = own[index];
          if (taken[HIGH[combo]] + taken[LOW[combo]] !== 0) continue;
          const kind = kinds[SUITS_OF[combo]];
          held[kind]++;
          examples[kind] = combo;
        }
        for (let kind = 0; kind < KINDS; kind++) {
          if (held[kind] === 0) continue;
          const combo = examples[kind];
          const holding = reader.read(HIGH[combo] as Card, LOW[combo] as Card);
          const ways = times * held[kind];
          held[kind] = 0;
          counts[row + rungOf(holding)] += ways;
          for (let rest = drawsOf(holding); rest !== 0; rest &= rest - 1) {
            counts[row + RUNGS.length + 31 - Math.clz32(rest & -rest)] += ways;
          }
          if (hasEightOuts(holding)) counts[row + EIGHT_OUTS] += ways;
          if (rungOf(holding) === STRAIGHT && (drawsOf(holding) & FLUSH_DRAW) !== 0) {
            counts[row + DRAWING_STRAIGHTS] += ways;
          }
        }
      }
    }
    for (let index = 0; index < 3; index++) taken[cards[index]] = 0;
  }
  return counts;
}

/** The number of kinds: hands of the same ranks are of one kind if the flop's suits do not distinguish them. */
const KINDS = 7;
const HIGH_IN_SUIT = 1;
const LOW_IN_SUIT = 2;
const SUITED = 3;

/** Finds the kind of each two suits on a flop; 0 if hand and flop have no three cards of one suit. */
function fillKinds(kinds: Uint8Array, flop: readonly Card[]): void {
  const [a, b, c] = [suitOf(flop[0]), suitOf(flop[1]), suitOf(flop[2])];
  const most = a === b || a === c ? a : b === c ? b : -1;
  for (let high = 0; high < 4; high++) {
    for (let low = 0; low < 4; low++) {
      const isSuited = high === low && (high === a || high === b || high === c);
      kinds[4 * high + low] = isSuited ? SUITED + high : high === most ? HIGH_IN_SUIT : low === most ? LOW_IN_SUIT : 0;
    }
  }
}

interface FlopClass {
  readonly cards: readonly [Card, Card, Card];
  readonly times: number;
}

/**
 * Returns one flop for each class of flops that differ only by suits, if neither the named cards nor the weights
 * distinguish these suits: 1,755 flops if all suits are interchangeable. Flops of the same ranks are adjacent.
 */
export function flopsUpToSuits(named: readonly Card[], weights: Float64Array): FlopClass[] {
  const groups = alikeSuits(named, weights);
  const isNamed = new Set(named);
  const ofRank = Array.from({ length: 13 }, (_, rank) =>
    DECK.filter((card) => rankOf(card) === rank && !isNamed.has(card)),
  );
  const flops: FlopClass[] = [];
  const ranks = new Int32Array(4);
  for (let high = 0; high < 13; high++) {
    for (let middle = 0; middle <= high; middle++) {
      for (let low = 0; low <= middle; low++) {
        for (const first of ofRank[high]) {
          for (const second of ofRank[middle]) {
            if (second >= first) continue;
            for (const third of ofRank[low]) {
              if (third >= second) continue;
              ranks.fill(0);
              ranks[suitOf(first)] |= 1 << high;
              ranks[suitOf(second)] |= 1 << middle;
              ranks[suitOf(third)] |= 1 << low;
              const times = timesOf(ranks, groups);
              if (times > 0) flops.push({ cards: [first, second, third], times });
            }
          }
        }
      }
    }
  }
  return flops;
}

/** The suits in groups. Suits of a group can be exchanged. */
function alikeSuits(named: readonly Card[], weights: Float64Array): number[][] {
  const isNamed = new Uint8Array(52);
  for (const card of named) isNamed[card] = 1;
  const isAlike = (suit: number, other: number): boolean => {
    const swap = (card: number) =>
      suitOf(card as Card) === suit ? card - suit + other : suitOf(card as Card) === other ? card - other + suit : card;
    for (let card = 0; card < 52; card++) {
      if (isNamed[card] !== isNamed[swap(card)]) return false;
    }
    for (let combo = 0; combo < weights.length; combo++) {
      const swapped = comboIndex(swap(HIGH[combo]) as Card, swap(LOW[combo]) as Card);
      if (weights[combo] !== weights[swapped]) return false;
    }
    return true;
  };
  const groups: number[][] = [];
  for (let suit = 0; suit < 4; suit++) {
    // A suit that can be exchanged with one suit of a group can be exchanged with every suit of it.
    const group = groups.find(([first]) => isAlike(first, suit));
    if (group === undefined) groups.push([suit]);
    else group.push(suit);
  }
  return groups;
}

/**
 * Returns the number of flops that differ from this flop only by an exchange of these suits, or 0 if another flop
 * stands for them. The flop that stands for them has the ranks of each group's suits in falling order.
 */
function timesOf(ranks: Int32Array, groups: readonly number[][]): number {
  let times = 1;
  for (let group = 0; group < groups.length; group++) {
    const suits = groups[group];
    let equal = 1;
    for (let at = 1; at < suits.length; at++) {
      const own = ranks[suits[at]];
      const before = ranks[suits[at - 1]];
      if (own > before) return 0;
      equal = own === before ? equal + 1 : 1;
      // k suits have k! orders; suits with equal ranks count once.
      times = (times * (at + 1)) / equal;
    }
  }
  return times;
}

/** Sums over the combos of a group. */
interface CardCounts {
  readonly of: number;
  readonly texture: readonly number[];
  /** Flops with a rank above the pocket pair, and all flops of pocket pairs. */
  readonly overPairs: number;
  readonly ofPairs: number;
}

/** Counts flops without dealing them. */
function countCards(combos: Uint16Array, named: readonly Card[]): CardCounts {
  const inSuit = new Uint8Array(4).fill(13);
  const ofRank = new Uint8Array(13).fill(4);
  const take = (card: Card, count: number): void => {
    inSuit[suitOf(card)] -= count;
    ofRank[rankOf(card)] -= count;
  };
  for (const card of named) take(card, 1);
  const left = 50 - named.length;
  const flops = choose(left, 3);
  const texture = TEXTURES.map(() => 0);
  let overPairs = 0;
  let ofPairs = 0;
  for (const combo of combos) {
    const hole = COMBOS[combo];
    for (const card of hole) take(card, 1);
    const [clubs, diamonds, hearts, spades] = inSuit;
    const monotone = inSuit.reduce((sum, count) => sum + choose(count, 3), 0);
    const rainbow = clubs * diamonds * (hearts + spades) + hearts * spades * (clubs + diamonds);
    const paired = ofRank.reduce((sum, count) => sum + choose(count, 2) * (left - count), 0);
    const three = ofRank.reduce((sum, count) => sum + choose(count, 3), 0);
    [monotone, flops - monotone - rainbow, rainbow, flops - paired - three, paired, three].forEach((count, at) => {
      texture[at] += count;
    });
    const rank = rankOf(hole[0]);
    if (rank === rankOf(hole[1])) {
      const notAbove = ofRank.subarray(0, rank + 1).reduce((sum, count) => sum + count, 0);
      overPairs += flops - choose(notAbove, 3);
      ofPairs += flops;
    }
    for (const card of hole) take(card, -1);
  }
  return { of: combos.length * flops, texture, overPairs, ofPairs };
}

/** A hand's place among the 169 of `HAND_RANKING`, from 1, and the number of combos at that place or above. */
export function rankOfHand([a, b]: Hole): { readonly place: number; readonly combos: number } {
  const [high, low] = [Math.max(rankOf(a), rankOf(b)), Math.min(rankOf(a), rankOf(b))];
  const suitedness = high === low ? '' : suitOf(a) === suitOf(b) ? 's' : 'o';
  const index = HAND_RANKING.indexOf(classText({ high, low, suitedness }));
  return { place: index + 1, combos: RANKED_DOWN_TO[index] };
}
