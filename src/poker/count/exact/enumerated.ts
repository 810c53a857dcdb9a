import type { Card, Hole } from '../../card';
import { choose } from '../../chance';
import { CATEGORY_OF } from '../../hand';
import type { Player, Spot } from '../../spot';
import { Board, KnownHands } from '../board/board';
import { boardClasses, eachBoard, type BoardClass } from '../board/boardClasses';
import { ComboOrder } from '../board/comboOrder';
import { Field } from '../board/field';
import { rowsOf } from '../board/rows';
import { countRunOutsBetween, runOuts, stateOf, type BoardCounter } from '../board/runOuts';
import { ExactCount } from '../longCount';
import { fallingOf, weightsIn, type Ranged } from '../seats';
import { CARDS, Tally, type Equity } from '../tally';
import { countPreflop } from './allBoards';
import { Showdown } from './showdown';
import { Sweep } from './sweep';
import { ThreeSweep } from './threeSweep';
import type { SuitlessDeal } from './upToSuits';
import { countWildPreflop } from './wildBoards';

/*
 * Exact counts that enumerate the hands which hidden players can hold. The last hidden hands are never enumerated.
 * Before the flop, one player with any two cards is counted as the field, or two players are swept against each other;
 * after the flop, up to three are.
 */

/** Work for one piece, in milliseconds. */
const PIECE = 4;

export interface EnumerateArgs {
  readonly spot: Spot;
  readonly players: readonly Player[];
  readonly unseen: readonly Card[];
  /** Hidden players, by seat. */
  readonly ranges: readonly Ranged[];
  readonly withCategories: boolean;
}

/** How the hidden players are counted, and its cost. */
export interface Way {
  /** The players whose hands are enumerated. The other players are swept, or are the field. */
  readonly listed: readonly Ranged[];
  readonly others: readonly Ranged[];
  /** The cost of each choice of their hands, in milliseconds; and the number of choices. */
  readonly each: number;
  readonly choices: number;
}

/** The known hands and the chosen hands, in the order of their seats. */
function openHands(
  players: readonly Player[],
  listed: readonly Ranged[],
  { hands }: SuitlessDeal,
): { seats: number[]; holes: Hole[] } {
  const seats: number[] = [];
  const holes: Hole[] = [];
  for (const [seat, player] of players.entries()) {
    const hole = player.kind === 'hand' ? player.cards : hands[listed.findIndex((own) => own.seat === seat)];
    if (hole === undefined) continue;
    seats.push(seat);
    holes.push(hole);
  }
  return { seats, holes };
}

/** The rest of the deck once these hands are dealt. */
function without(cards: readonly Card[], hands: readonly Hole[]): Card[] {
  const taken = hands.flat();
  return cards.filter((card) => !taken.includes(card));
}

/** Before the flop, all hands known or enumerated: with each deal all boards are counted by row. */
export class PreflopHands extends ExactCount {
  readonly pieces: number;
  readonly #asked: EnumerateArgs;
  readonly #listed: readonly Ranged[];
  readonly #deals: readonly SuitlessDeal[];
  readonly #chunk: number;

  constructor(asked: EnumerateArgs, listed: readonly Ranged[], deals: readonly SuitlessDeal[], each: number) {
    super(asked.players.length, asked.withCategories, asked.spot.wild);
    this.#asked = asked;
    this.#listed = listed;
    this.#deals = deals;
    this.#chunk = Math.max(1, Math.round(PIECE / each));
    this.pieces = Math.ceil(deals.length / this.#chunk);
  }

  count(piece: number): Float64Array {
    const { players, unseen } = this.#asked;
    const tally = this.newTally();
    for (const deal of this.#deals.slice(piece * this.#chunk, (piece + 1) * this.#chunk)) {
      const { holes } = openHands(players, this.#listed, deal);
      const left = without(unseen, deal.hands);
      if (this.wild === undefined) countPreflop(holes, left, tally, deal.weight);
      else countWildPreflop(this.wild, holes, left, tally, deal.weight);
    }
    return tally.sums;
  }
}

/** Boards with this many wild cards, any of those that are left, and this natural card first; any if left out. */
interface WildBoards {
  readonly wilds: number;
  readonly first?: number;
}

/**
 * Before the flop, one player being the field: with each deal each class of boards is a piece. Boards with wild cards
 * are few, and dealt one by one.
 */
export class PreflopField extends ExactCount {
  readonly pieces: number;
  readonly #field: number;
  readonly #work: readonly {
    readonly deal: SuitlessDeal;
    readonly open: KnownHands;
    readonly unseen: readonly Card[];
    readonly boards: BoardClass | WildBoards;
  }[];

  constructor(asked: EnumerateArgs, listed: readonly Ranged[], field: number, deals: readonly SuitlessDeal[]) {
    super(asked.players.length, asked.withCategories, asked.spot.wild);
    this.#field = field;
    const { wildCards } = rowsOf(this.wild);
    this.#work = deals.flatMap((deal) => {
      const hands = openHands(asked.players, listed, deal);
      const open = new KnownHands(hands.seats, hands.holes, this.wild);
      const unseen = without(asked.unseen, deal.hands);
      const naturals = unseen.filter((card) => !wildCards.includes(card));
      const withWilds = Array.from({ length: unseen.length - naturals.length }, (_, at): WildBoards[] =>
        at > 0 ? [{ wilds: at + 1 }] : naturals.map((_, first) => ({ wilds: 1, first })),
      );
      const classes = boardClasses(new Field(unseen, rowsOf(this.wild)), open);
      return [...classes, ...withWilds.flat()].map((boards) => ({ deal, open, unseen, boards }));
    });
    this.pieces = this.#work.length;
  }

  count(piece: number): Float64Array {
    const { deal, open, unseen, boards } = this.#work[piece];
    const tally = this.newTally();
    const board = new Board(this.wild);
    const field = new Field(unseen, board.rows);
    const seat = 1 << this.#field;
    const categories = this.withCategories ? tally.categoriesOf(this.#field) : undefined;
    const add = (times: number): void => {
      open.compare(board);
      field.compare(board, open.best, categories, times);
      const { below, equal, above } = field;
      tally.winners[open.winners] += times * below;
      tally.winners[open.winners | seat] += times * equal;
      tally.winners[seat] += times * above;
      if (!this.withCategories) return;
      const hands = times * (below + equal + above);
      for (let index = 0; index < open.seats.length; index++) {
        tally.categories[tally.kinds * open.seats[index] + CATEGORY_OF[open.strengths[index]]] += hands;
      }
    };
    if ('wilds' in boards) eachWildBoard(boards, board, field, unseen, (times) => add(times * deal.weight));
    else eachBoard(field, board, boards, (_, times) => add(times * deal.weight));
    return tally.sums;
  }
}

/** Lays each board with wild cards, which the field then lacks, and gives the number of boards in its class. */
function eachWildBoard(
  { wilds, first }: WildBoards,
  board: Board,
  field: Field,
  unseen: readonly Card[],
  tell: (boards: number) => void,
): void {
  const { next, ranks, rankOf, wildCards } = board.rows;
  const naturals = unseen.filter((card) => !wildCards.includes(card));
  const left = unseen.filter((card) => wildCards.includes(card));
  const dealt = left.slice(0, wilds);
  for (const card of dealt) {
    board.deal(card);
    field.take(card);
  }
  const times = choose(left.length, wilds);
  const deal = (from: number, to: number, state: number, toCome: number): void => {
    if (toCome === 0) {
      board.settle(state);
      tell(times);
      return;
    }
    for (let at = from; at < to; at++) {
      const card = naturals[at];
      board.deal(card);
      field.take(card);
      deal(at + 1, naturals.length, next[ranks * state + rankOf[card]], toCome - 1);
      field.putBack(card);
      board.takeBack(card);
    }
  };
  const [from, to] = first === undefined ? [0, naturals.length] : [first, first + 1];
  deal(from, to, stateOf(dealt, board.rows), 5 - wilds);
}

/** Counts full boards with known hands that change. */
interface Counter extends BoardCounter {
  setKnown(known: KnownHands, holes: readonly Hole[], scale: number): void;
  putBack(holes: readonly Hole[]): void;
}

/** After the flop: with each deal the other hidden players are swept on every board, or one is compared. */
export class RunOuts extends ExactCount {
  readonly pieces: number;
  readonly #asked: EnumerateArgs;
  readonly #way: Way;
  readonly #deals: readonly SuitlessDeal[];
  /** Deals in a piece; or pieces into which the run-outs of one fall. */
  readonly #chunk: number;
  readonly #parts: number;
  /** Whether known hands alone report who has the best after each run-out. */
  readonly #tellsWinners: boolean;
  /** Made for the first piece. */
  #counting: { readonly tally: Tally; readonly counter: Counter } | undefined;

  constructor(asked: EnumerateArgs, way: Way, deals: readonly SuitlessDeal[]) {
    super(asked.players.length, asked.withCategories, asked.spot.wild);
    const { board } = asked.spot;
    this.#asked = asked;
    this.#way = way;
    this.#deals = deals;
    const boards = runOuts(board, asked.unseen.slice(2 * way.listed.length));
    this.#chunk = Math.max(1, Math.round(PIECE / way.each));
    this.#parts = Math.min(boards, Math.max(1, Math.round(way.each / PIECE)));
    this.pieces = Math.ceil(deals.length / this.#chunk) * this.#parts;
    this.#tellsWinners = asked.ranges.length === 0 && board.length < 5;
  }

  count(piece: number): Float64Array {
    const { spot, players, unseen } = this.#asked;
    const { listed } = this.#way;
    const { tally, counter } = (this.#counting ??= this.#prepare());
    const parts = this.#parts;
    tally.sums.fill(0);
    const first = Math.floor(piece / parts) * this.#chunk;
    const part = piece % parts;
    const winners = this.#tellsWinners ? new Uint16Array(CARDS * CARDS) : undefined;
    for (const deal of this.#deals.slice(first, first + this.#chunk)) {
      const { seats, holes } = openHands(players, listed, deal);
      const left = without(unseen, deal.hands);
      const boards = runOuts(spot.board, left);
      const from = Math.floor((part * boards) / parts);
      const to = Math.floor(((part + 1) * boards) / parts);
      counter.setKnown(new KnownHands(seats, holes, this.wild), deal.hands, deal.weight);
      countRunOutsBetween(from, to, spot.board, left, counter, tally, deal.weight, winners, rowsOf(this.wild));
      counter.putBack(deal.hands);
    }
    if (winners === undefined) return tally.sums.slice();
    const sums = new Float64Array(tally.sums.length + winners.length);
    sums.set(tally.sums);
    sums.set(winners, tally.sums.length);
    return sums;
  }

  override equity(sums: Float64Array): Equity {
    const { spot, unseen } = this.#asked;
    const tally = this.newTally(sums);
    return {
      ...tally.result(),
      next: tally.next(fallingOf(spot, unseen)),
      ...(this.#tellsWinners && { winners: Uint16Array.from(sums.subarray(Tally.size(this.players, tally.kinds))) }),
    };
  }

  #prepare(): { tally: Tally; counter: Counter } {
    const { players, unseen, spot } = this.#asked;
    const { others } = this.#way;
    const tally = this.newTally();
    const [first, second] = others;
    if (second === undefined) {
      const alone = first && { ...first, isAnyTwo: players[first.seat].kind === 'random' };
      const nobody = new KnownHands([], [], this.wild);
      return { tally, counter: new Showdown(tally, nobody, alone, spot.board, unseen, this.wild) };
    }
    const list = new ComboOrder(weightsIn(others), this.wild);
    const counter =
      others.length === 3
        ? new ThreeSweep(tally, others, spot.board, list)
        : new Sweep(tally, first, second, spot.board, false, list);
    return { tally, counter };
  }
}
