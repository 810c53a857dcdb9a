import { DECK, type Card, type Hole } from '../../card';
import { choose } from '../../chance';
import { boardClasses, eachBoard, type BoardClass } from '../board/boards';
import { Field } from '../board/field';
import { CATEGORIES } from '../../category';
import { CATEGORY_OF } from '../../hand';
import { KnownHands } from '../board/knownHands';
import { dealsUpToSuits, type SuitlessDeal } from '../tables/matchups';
import { ExactCount, type LongCount } from '../longCount';
import { countPreflop } from './allBoards';
import type { RangeSweep } from './rangeSweep';
import { countRunOutsBetween, runOuts } from '../board/runOuts';
import { Sweep } from './sweep';
import { ThreeSweep } from './threeSweep';
import { Tally, type Equity } from '../tally';
import type { Player, Spot } from '../../spot';

/*
 * Exact counts that go through the hands which hidden players can hold. The last one or two of them
 * are never gone through: before the flop one of whom nothing is known is met as the field, after it two
 * or three are swept against each other.
 */

/** Work for one piece, in milliseconds. */
const PIECE = 4;

/* What the parts of the work take, in milliseconds, about. */
const PREFLOP_PLAYER = 0.2;
const PREFLOP_FIELD = 80;
const SWEEP = 0.002;
const SWEEP_COMBO = 0.000_025;
const THREE_SWEEP_COMBO = 0.000_1;

/** More choices of hands than this are not even listed. */
const MOST_CHOICES = 2_000_000;

/** An exact count and the work it takes, in milliseconds, about. */
export interface Enumeration {
  readonly count: LongCount;
  readonly effort: number;
}

/** What hidden players hold and who they are. */
interface Seats {
  readonly players: readonly Player[];
  readonly unseen: readonly Card[];
  /** By seat; `undefined` for a known hand. */
  readonly weights: readonly (Float64Array | undefined)[];
}

/**
 * The exact count of a spot with hidden players, unless it takes more than `most` milliseconds.
 */
export function enumerateHands(
  spot: Spot,
  seats: Seats,
  withCategories: boolean,
  most: number,
): Enumeration | undefined {
  return spot.board.length === 0
    ? enumerateBeforeFlop(spot, seats, withCategories, most)
    : enumerateAfterFlop(spot, seats, withCategories, most);
}

function combosIn(weights: Float64Array): number {
  return weights.reduce((count, weight) => (weight > 0 ? count + 1 : count), 0);
}

function weightsAt({ weights }: Seats, seats: readonly number[]): Float64Array[] {
  return seats.flatMap((seat) => weights[seat] ?? []);
}

function enumerateBeforeFlop(spot: Spot, seats: Seats, withCategories: boolean, most: number): Enumeration | undefined {
  const { players } = seats;
  const random = players.flatMap(({ kind }, seat) => (kind === 'random' ? [seat] : []));
  // Of players who are all unknown, one must be gone through to be met.
  const field = random.length === players.length ? random.slice(1) : random;
  if (field.length > 1) return undefined;
  const listed = players.flatMap(({ kind }, seat) => (kind === 'hand' || seat === field[0] ? [] : [seat]));
  const weights = weightsAt(seats, listed);
  const each = field.length === 1 ? PREFLOP_FIELD : PREFLOP_PLAYER * players.length;
  const choices = weights.reduce((product, own) => product * combosIn(own), 1);
  // A renaming of suits makes at most 24 deals one.
  if (choices > MOST_CHOICES || (choices * each) / 24 > most) return undefined;
  const holes = players.flatMap((player) => (player.kind === 'hand' ? [player.cards] : []));
  const deals = dealsUpToSuits(weights, [...holes, spot.dead]);
  const effort = deals.length * each;
  if (effort > most) return undefined;
  const [seat] = field;
  const count =
    seat === undefined
      ? new PreflopHands(seats, listed, deals, each, withCategories)
      : new PreflopField(seats, listed, seat, deals, withCategories);
  return { count, effort };
}

function enumerateAfterFlop(spot: Spot, seats: Seats, withCategories: boolean, most: number): Enumeration | undefined {
  const { players, unseen } = seats;
  const sizes = seats.weights.map((own) => (own === undefined ? 0 : combosIn(own)));
  const hidden = players.flatMap(({ kind }, seat) => (kind === 'hand' ? [] : [seat]));
  hidden.sort((one, other) => sizes[one] - sizes[other]);
  const ways = [2, 3]
    .filter((many) => many <= hidden.length)
    .map((many): Way => {
      const listed = hidden.slice(0, -many);
      const swept = hidden.slice(-many);
      const choices = listed.reduce((product, seat) => product * sizes[seat], 1);
      const boards = choose(unseen.length - 2 * listed.length, 5 - spot.board.length);
      const combos = swept.reduce((sum, seat) => sum + sizes[seat], 0);
      const board = SWEEP + (many === 2 ? SWEEP_COMBO : THREE_SWEEP_COMBO) * combos;
      return { listed, swept, choices, each: boards * board };
    });
  const way = ways.reduce((one, other) => (one.choices * one.each <= other.choices * other.each ? one : other));
  if (way.choices > MOST_CHOICES || way.choices * way.each > most) return undefined;
  // Every card that may fall next counts by itself, so that suits have their names.
  const named = DECK.map((card) => [card]);
  const deals = dealsUpToSuits(weightsAt(seats, way.listed), named);
  const count = new SweptHands(spot, seats, way, deals, withCategories);
  return { count, effort: deals.length * way.each };
}

/** Who is gone through and who is swept, by seat. */
interface Way {
  readonly listed: readonly number[];
  readonly swept: readonly number[];
  /** Choices of hands of those who are gone through; and what all boards of each take, in milliseconds. */
  readonly choices: number;
  readonly each: number;
}

/** The known hands and those that were chosen, in the order of their seats. */
function openHands(
  players: readonly Player[],
  listed: readonly number[],
  { hands }: SuitlessDeal,
): { seats: number[]; holes: Hole[] } {
  const seats: number[] = [];
  const holes: Hole[] = [];
  for (const [seat, player] of players.entries()) {
    const hole = player.kind === 'hand' ? player.cards : hands[listed.indexOf(seat)];
    if (hole === undefined) continue;
    seats.push(seat);
    holes.push(hole);
  }
  return { seats, holes };
}

/** What is left of the deck once these hands are dealt. */
function without(cards: readonly Card[], hands: readonly Hole[]): Card[] {
  const taken = hands.flat();
  return cards.filter((card) => !taken.includes(card));
}

/** Before the flop, without random hands: with each deal all boards are counted by row. */
class PreflopHands extends ExactCount {
  readonly pieces: number;
  readonly #seats: Seats;
  readonly #listed: readonly number[];
  readonly #deals: readonly SuitlessDeal[];
  /** Deals in a piece. */
  readonly #chunk: number;

  constructor(
    seats: Seats,
    listed: readonly number[],
    deals: readonly SuitlessDeal[],
    each: number,
    withCategories: boolean,
  ) {
    super(seats.players.length, withCategories);
    this.#seats = seats;
    this.#listed = listed;
    this.#deals = deals;
    this.#chunk = Math.max(1, Math.round(PIECE / each));
    this.pieces = Math.ceil(deals.length / this.#chunk);
  }

  count(piece: number): Float64Array {
    const tally = new Tally(this.players, this.withCategories);
    for (const deal of this.#deals.slice(piece * this.#chunk, (piece + 1) * this.#chunk)) {
      const { holes } = openHands(this.#seats.players, this.#listed, deal);
      countPreflop(holes, without(this.#seats.unseen, deal.hands), tally, deal.weight);
    }
    return tally.sums;
  }
}

/** Before the flop, one player being the field: with each deal each class of boards is a piece. */
class PreflopField extends ExactCount {
  readonly pieces: number;
  readonly #field: number;
  readonly #work: readonly {
    readonly deal: SuitlessDeal;
    readonly open: KnownHands;
    readonly unseen: readonly Card[];
    readonly boards: BoardClass;
  }[];

  constructor(
    seats: Seats,
    listed: readonly number[],
    field: number,
    deals: readonly SuitlessDeal[],
    withCategories: boolean,
  ) {
    super(seats.players.length, withCategories);
    this.#field = field;
    this.#work = deals.flatMap((deal) => {
      const hands = openHands(seats.players, listed, deal);
      const open = new KnownHands(hands.seats, hands.holes);
      const unseen = without(seats.unseen, deal.hands);
      const classes = boardClasses(new Field(unseen, []), open);
      return classes.map((boards) => ({ deal, open, unseen, boards }));
    });
    this.pieces = this.#work.length;
  }

  count(piece: number): Float64Array {
    const { deal, open, unseen, boards: boardClass } = this.#work[piece];
    const tally = new Tally(this.players, this.withCategories);
    const field = new Field(unseen, []);
    const { suit } = boardClass;
    const seat = 1 << this.#field;
    const categories = tally.categoriesOf(this.#field);
    eachBoard(field, boardClass, (row, boards) => {
      open.compare(row, suit, suit < 0 ? 0 : field.board[suit]);
      field.compare(row, suit, open.best);
      const { below, equal, above } = field;
      const times = boards * deal.weight;
      tally.winners[open.winners] += times * below;
      tally.winners[open.winners | seat] += times * equal;
      tally.winners[seat] += times * above;
      if (!this.withCategories) return;
      const hands = times * (below + equal + above);
      for (let index = 0; index < open.seats.length; index++) {
        const category = CATEGORY_OF[open.strengths[index]];
        tally.categories[CATEGORIES.length * open.seats[index] + category] += hands;
      }
      field.addCategories(row, suit, categories, times);
    });
    return tally.sums;
  }
}

/** After the flop: with each deal two or three hidden players are swept on every board. */
class SweptHands extends ExactCount {
  readonly pieces: number;
  readonly #spot: Spot;
  readonly #seats: Seats;
  readonly #listed: readonly number[];
  readonly #deals: readonly SuitlessDeal[];
  readonly #tally: Tally;
  readonly #sweep: RangeSweep;
  /** Deals in a piece; or pieces into which the run-outs of one fall. */
  readonly #chunk: number;
  readonly #parts: number;

  constructor(
    spot: Spot,
    seats: Seats,
    { listed, swept, each }: Way,
    deals: readonly SuitlessDeal[],
    withCategories: boolean,
  ) {
    super(seats.players.length, withCategories);
    this.#spot = spot;
    this.#seats = seats;
    this.#listed = listed;
    this.#deals = deals;
    this.#tally = new Tally(this.players, withCategories);
    const ranges = swept.map((seat) => ({
      seat,
      weights: seats.weights[seat] ?? new Float64Array(),
    }));
    this.#sweep =
      ranges.length === 3
        ? new ThreeSweep(this.#tally, ranges, spot.board)
        : new Sweep(this.#tally, ranges[0], ranges[1], spot.board);
    const boards = runOuts(spot.board, seats.unseen.slice(2 * listed.length));
    this.#chunk = Math.max(1, Math.round(PIECE / each));
    this.#parts = Math.min(boards, Math.max(1, Math.round(each / PIECE)));
    this.pieces = Math.ceil(deals.length / this.#chunk) * this.#parts;
  }

  count(piece: number): Float64Array {
    const { board } = this.#spot;
    const { players, unseen } = this.#seats;
    const tally = this.#tally;
    const sweep = this.#sweep;
    const parts = this.#parts;
    tally.sums.fill(0);
    const first = Math.floor(piece / parts) * this.#chunk;
    const part = piece % parts;
    for (const deal of this.#deals.slice(first, first + this.#chunk)) {
      const { seats, holes } = openHands(players, this.#listed, deal);
      const left = without(unseen, deal.hands);
      const boards = runOuts(board, left);
      const from = Math.floor((part * boards) / parts);
      const to = Math.floor(((part + 1) * boards) / parts);
      sweep.setKnown(new KnownHands(seats, holes), deal.hands, deal.weight);
      countRunOutsBetween(from, to, board, left, sweep, tally, deal.weight);
      sweep.putBack(deal.hands);
    }
    return tally.sums.slice();
  }

  override equity(sums: Float64Array): Equity {
    const tally = new Tally(this.players, this.withCategories, sums);
    const isOver = this.#spot.board.length === 5;
    return { ...tally.result(), next: tally.next(isOver ? [] : this.#seats.unseen) };
  }
}
