import type { Card, Hole } from '../../card';
import { choose } from '../../chance';
import { WILD_CATEGORIES } from '../../category';
import { CATEGORY_OF } from '../../hand';
import { boardClasses, eachBoard, type BoardClass } from '../board/boards';
import { KnownHands } from '../board/knownHands';
import type { LongCount } from '../longCount';
import { holesUpToSuits, ordersKeeping, suitOrdersKeeping, type SuitlessHole } from '../tables/matchups';
import { Field } from '../board/field';
import { countRunOutsBetween, runOuts, type BoardCounter } from '../board/runOuts';
import { playersOf } from '../../spot';
import { weightsByCombo, type Holding } from '../seated';
import { Sweep } from './sweep';
import { CARDS, seatsIn, Tally, type BoardResult, type Equity } from '../tally';
import { ThreeSweep } from './threeSweep';
import { WildField } from '../board/wildField';
import { weightsByHole, WildOrder } from '../board/wildOrder';
import { countWildPreflop } from './wildBoards';
import { WildBoard } from '../board/wildRows';
import { fallingOf, hiddenIn, type WildSpot } from '../wildSpot';
import { SWEEP, SWEEP_COMBO, WildSweeps, type ByTable } from './wildSweeps';

/** Work for one piece, in milliseconds. */
const PIECE = 4;

/* What the parts of the work take, in milliseconds, about. */
const BOARD = 0.000_1;
const HAND = 0.000_02;
const FIELD = 0.001;
const THREE_SWEEP_COMBO = 0.000_2;
const BOARDS_OF_ROWS = 150_000;
/** All boards of two known hands before the flop. */
const DEAL = 0.5;

/** Choices of hands that are gone through: more are not listed. */
const MOST_CHOICES = 200_000;

/** An exact count of a spot whose deck has wild cards. */
export interface WildCount extends LongCount {
  readonly effort: number;
}

/**
 * The exact count of a spot whose deck has wild cards; `undefined` where there is none: before the flop with more
 * than two hidden players.
 *
 * @param byTable where the preflop table knows the two players without the joker
 */
export function enumerateWild(
  spot: WildSpot,
  unseen: readonly Card[],
  withCategories: boolean,
  byTable?: ByTable,
): WildCount | undefined {
  if (spot.board.length > 0) return new WildRunOuts(spot, unseen, withCategories);
  const hidden = playersOf(spot).filter(({ kind }) => kind !== 'hand');
  if (hidden.length === 1 && hidden[0].kind === 'random') {
    return new WildBoards(spot, unseen, withCategories);
  }
  if (hidden.length > 2) return undefined;
  const deals = new WildDeals(spot, unseen, withCategories);
  if (playersOf(spot).length > 2 || hidden.length < 2) return deals;
  const [first, second] = hiddenIn(spot, unseen);
  const sweeps = new WildSweeps(spot, unseen, [first, second], byTable, withCategories);
  return sweeps.effort < deals.effort ? sweeps : deals;
}

/** What the exact counts share. */
abstract class WildExact implements WildCount {
  readonly method = 'exact';
  abstract readonly pieces: number;
  abstract readonly effort: number;
  protected readonly spot: WildSpot;
  protected readonly unseen: readonly Card[];
  protected readonly players: number;
  protected readonly withCategories: boolean;
  /** The known hands, and their seats. */
  protected readonly seats: readonly number[];
  protected readonly holes: readonly Hole[];

  constructor(spot: WildSpot, unseen: readonly Card[], withCategories: boolean) {
    this.spot = spot;
    this.unseen = unseen;
    this.withCategories = withCategories;
    const players = playersOf(spot);
    this.players = players.length;
    this.seats = players.flatMap(({ kind }, seat) => (kind === 'hand' ? [seat] : []));
    this.holes = players.flatMap((player) => (player.kind === 'hand' ? [player.cards] : []));
  }

  abstract count(piece: number): Float64Array;

  isDone(_: Float64Array, pieces: number): boolean {
    return pieces === this.pieces;
  }

  progress(_: Float64Array, pieces: number): number {
    return pieces / this.pieces;
  }

  equity(sums: Float64Array): Equity {
    const tally = this.tallyOf(sums);
    return { ...tally.result(), next: tally.next(fallingOf(this.spot, this.unseen)) };
  }

  protected tallyOf(sums?: Float64Array): Tally {
    return new Tally(this.players, this.withCategories, sums, WILD_CATEGORIES.length);
  }
}

/**
 * After the flop: with each choice of hands for those who are listed, the others' hands are swept on every
 * board.
 */
class WildRunOuts extends WildExact {
  readonly pieces: number;
  readonly effort: number;
  /** Hidden players whose hands are gone through; and up to three others. */
  readonly #listed: readonly Holding[];
  readonly #swept: readonly Holding[];
  readonly #choices: number;
  /** Choices in a piece; or pieces into which the run-outs of one fall. */
  readonly #chunk: number;
  readonly #parts: number;
  #dealt: readonly Choice[] | undefined;
  /** What pieces are counted with, made for the first of them. */
  #counting: { readonly tally: Tally; readonly counter: Counter } | undefined;

  constructor(spot: WildSpot, unseen: readonly Card[], withCategories: boolean) {
    super(spot, unseen, withCategories);
    const hidden = hiddenIn(spot, unseen).sort((a, b) => a.holes.length - b.holes.length);
    const ways = [0, 1, 2, 3]
      .filter((many) => many <= hidden.length && many >= Math.min(2, hidden.length))
      .map((many) => {
        const listed = hidden.slice(0, hidden.length - many);
        const swept = hidden.slice(hidden.length - many);
        const choices = listed.reduce((product, { holes }) => product * holes.length, 1);
        const boards = choose(unseen.length - 2 * listed.length, 5 - spot.board.length);
        const combos = swept.reduce((sum, { holes }) => sum + holes.length, 0);
        return { listed, swept, choices, each: boards * (BOARD + effortOf(swept, combos)) };
      });
    const way = ways.reduce((one, other) => (one.choices * one.each <= other.choices * other.each ? one : other));
    this.#listed = way.listed;
    this.#swept = way.swept;
    this.#choices = way.choices;
    this.effort = way.choices > MOST_CHOICES ? Infinity : way.choices * way.each;
    const boards = runOuts(spot.board, unseen.slice(2 * way.listed.length));
    this.#chunk = Math.max(1, Math.round(PIECE / way.each));
    this.#parts = Math.min(boards, Math.max(1, Math.round(way.each / PIECE)));
    this.pieces = Math.ceil(this.#choices / this.#chunk) * this.#parts;
  }

  count(piece: number): Float64Array {
    const { board } = this.spot;
    const { tally, counter } = (this.#counting ??= this.#prepare());
    tally.sums.fill(0);
    const parts = this.#parts;
    this.#dealt ??= choicesOf(this.#listed);
    const first = Math.floor(piece / parts) * this.#chunk;
    const part = piece % parts;
    const winners = new Uint16Array(CARDS * CARDS);
    for (const { hands, weight } of this.#dealt.slice(first, first + this.#chunk)) {
      const left = this.unseen.filter((card) => !hands.some((hand) => hand.includes(card)));
      const all = runOuts(board, left);
      const from = Math.floor((part * all) / parts);
      const to = Math.floor(((part + 1) * all) / parts);
      const seats = [...this.seats, ...this.#listed.map(({ seat }) => seat)];
      counter.setKnown(new KnownHands(seats, [...this.holes, ...hands]), hands, weight);
      countRunOutsBetween(from, to, board, left, counter, tally, weight, winners, new WildBoard(this.spot.wild).rows);
      counter.putBack(hands);
    }
    if (!this.#tellsWinners) return tally.sums.slice();
    const sums = new Float64Array(tally.sums.length + winners.length);
    sums.set(tally.sums);
    sums.set(winners, tally.sums.length);
    return sums;
  }

  override equity(sums: Float64Array): Equity {
    const ofTally = Tally.size(this.players, WILD_CATEGORIES.length);
    return {
      ...super.equity(sums),
      ...(this.#tellsWinners && { winners: Uint16Array.from(sums.subarray(ofTally)) }),
    };
  }

  /** Who wins after which run-out is told of known hands on the flop and the turn. */
  get #tellsWinners(): boolean {
    return this.spot.board.length < 5 && this.holes.length === this.players;
  }

  #prepare(): { tally: Tally; counter: Counter } {
    const tally = this.tallyOf();
    return { tally, counter: this.#counterFor(tally) };
  }

  #counterFor(tally: Tally): Counter {
    const { wild, board } = this.spot;
    const swept = this.#swept;
    const [first, second] = swept;
    if (second === undefined) return new WildShowdown(this.spot, tally, this.unseen, first);
    const ranges = swept.map((holding) => ({
      seat: holding.seat,
      weights: weightsByHole(wild, holding),
    }));
    const list = new WildOrder(
      wild,
      ranges.map(({ weights }) => weights),
    );
    return swept.length === 3
      ? new ThreeSweep(tally, ranges, board, list)
      : new Sweep(tally, ranges[0], ranges[1], board, false, list);
  }
}

/** What one board takes beside the known hands, in milliseconds. */
function effortOf({ length }: readonly Holding[], combos: number): number {
  if (length === 0) return 0;
  if (length === 1) return HAND * combos;
  return SWEEP + (length === 2 ? SWEEP_COMBO : THREE_SWEEP_COMBO) * combos;
}

/** A hand for each listed player, no two sharing a card, and what it weighs. */
interface Choice {
  readonly hands: readonly Hole[];
  readonly weight: number;
}

function choicesOf(listed: readonly Holding[]): Choice[] {
  return listed.reduce<Choice[]>(
    (choices, { holes, weights }) =>
      choices.flatMap(({ hands, weight }) =>
        holes.flatMap((hole, index) =>
          hands.some(([a, b]) => hole.includes(a) || hole.includes(b))
            ? []
            : [{ hands: [...hands, hole], weight: weight * weights[index] }],
        ),
      ),
    [{ hands: [], weight: 1 }],
  );
}

/** Counts full boards with known hands that change. */
interface Counter extends BoardCounter {
  setKnown(known: KnownHands, holes: readonly Hole[], scale: number): void;
  putBack(holes: readonly Hole[]): void;
}

/** Known hands, and at most one that is hidden, on full boards. */
class WildShowdown implements Counter {
  readonly #tally: Tally;
  readonly #hidden: Holding | undefined;
  readonly #isAnyTwo: boolean;
  readonly #board: WildBoard;
  readonly #field: WildField;
  readonly #taken = new Uint8Array(CARDS);
  #known = new KnownHands([], []);
  #scale = 1;
  readonly #result: BoardResult = { deals: 0, wins: 0, share: 0, winners: 0 };

  constructor(spot: WildSpot, tally: Tally, unseen: readonly Card[], hidden?: Holding) {
    this.#tally = tally;
    this.#hidden = hidden;
    this.#isAnyTwo = hidden !== undefined && playersOf(spot)[hidden.seat].kind === 'random';
    this.#board = new WildBoard(spot.wild);
    this.#field = new WildField(this.#board, unseen);
    for (const card of spot.board) this.#board.deal(card);
  }

  setKnown(known: KnownHands, holes: readonly Hole[], scale: number): void {
    this.#known = known;
    this.#scale = scale;
    for (const card of holes.flat()) {
      this.#taken[card] = 1;
      this.#field.take(card);
    }
  }

  putBack(holes: readonly Hole[]): void {
    for (const card of holes.flat()) {
      this.#taken[card] = 0;
      this.#field.putBack(card);
    }
  }

  deal(card: Card): void {
    this.#board.deal(card);
    this.#field.take(card);
    this.#taken[card] = 1;
  }

  takeBack(card: Card): void {
    this.#board.takeBack(card);
    this.#field.putBack(card);
    this.#taken[card] = 0;
  }

  count(row: number): Readonly<BoardResult> {
    this.#board.settle(row);
    const known = this.#known;
    known.compareOn(this.#board);
    const result = this.#result;
    const hidden = this.#hidden;
    result.winners = known.winners;
    result.deals = result.wins = result.share = 0;
    if (hidden === undefined) this.#add(known.winners, 1);
    else if (this.#isAnyTwo) this.#compareAnyTwo(hidden.seat);
    else this.#compareRange(hidden);
    if (this.#tally.withCategories) {
      known.seats.forEach((seat, index) => {
        const categories = this.#tally.categoriesOf(seat);
        categories[CATEGORY_OF[known.strengths[index]]] += this.#scale * result.deals;
      });
    }
    return result;
  }

  #compareAnyTwo(seat: number): void {
    const { best, winners } = this.#known;
    const categories = this.#tally.withCategories ? this.#tally.categoriesOf(seat) : undefined;
    const field = this.#field;
    field.compare(best, categories, this.#scale);
    this.#add(winners, field.below);
    this.#add(winners | (1 << seat), field.equal);
    this.#add(1 << seat, field.above);
  }

  #compareRange({ seat, holes, weights }: Holding): void {
    const { best, winners } = this.#known;
    const taken = this.#taken;
    const { withCategories } = this.#tally;
    const categories = this.#tally.categoriesOf(seat);
    let below = 0;
    let equal = 0;
    let above = 0;
    for (let index = 0; index < holes.length; index++) {
      const [a, b] = holes[index];
      if (taken[a] | taken[b]) continue;
      const strength = this.#board.strength(a, b);
      if (strength < best) below += weights[index];
      else if (strength === best) equal += weights[index];
      else above += weights[index];
      if (withCategories) categories[CATEGORY_OF[strength]] += this.#scale * weights[index];
    }
    this.#add(winners, below);
    this.#add(winners | (1 << seat), equal);
    this.#add(1 << seat, above);
  }

  /** Adds a part of the board's deals to what the players of a mask share. */
  #add(mask: number, part: number): void {
    if (part === 0) return;
    const result = this.#result;
    this.#tally.winners[mask] += this.#scale * part;
    result.deals += part;
    if (mask === 1) result.wins += part;
    if (mask & 1) result.share += part / seatsIn(mask);
  }
}

/** Boards with wild cards: how many, and the first natural card, as a place among those that are left. */
interface WildStart {
  readonly wilds: number;
  readonly first: number | undefined;
}

/**
 * Before the flop: known hands, and one player of whom nothing is known. Boards without a wild card are counted by
 * their ranks, as those of an ordinary deck; there are few with one or more.
 */
class WildBoards extends WildExact {
  readonly pieces: number;
  readonly effort: number;
  readonly #naturals: readonly Card[];
  readonly #wildCards: readonly Card[];
  readonly #known: KnownHands;
  /** The seat of any two cards. */
  readonly #field: number;
  readonly #work: readonly (BoardClass | WildStart)[];

  constructor(spot: WildSpot, unseen: readonly Card[], withCategories: boolean) {
    super(spot, unseen, withCategories);
    const { wilds } = new WildBoard(spot.wild).rows;
    this.#naturals = unseen.filter((card) => wilds[card] === 0);
    this.#wildCards = unseen.filter((card) => wilds[card] === 1);
    this.#known = new KnownHands(this.seats, this.holes);
    this.#field = playersOf(spot).findIndex(({ kind }) => kind !== 'hand');
    const starts = this.#wildCards.flatMap((_, index): WildStart[] => {
      const places = index === 0 ? Array.from(this.#naturals.keys()) : [undefined];
      return places.map((first) => ({ wilds: index + 1, first }));
    });
    this.#work = [...boardClasses(new Field(this.#naturals, []), this.#known), ...starts];
    this.pieces = this.#work.length;
    const withWild = this.#wildCards.length === 0 ? 0 : choose(this.#naturals.length, 4);
    this.effort = (BOARDS_OF_ROWS + withWild) * FIELD;
  }

  count(piece: number): Float64Array {
    const tally = this.tallyOf();
    const work = this.#work[piece];
    if ('wilds' in work) this.#countWith(work, tally);
    else this.#countWithout(work, tally);
    return tally.sums;
  }

  /** Boards of a class, without a wild card. */
  #countWithout(boardClass: BoardClass, tally: Tally): void {
    const board = new WildBoard(this.spot.wild);
    const others = this.#newField(board);
    const naturals = new Field(this.#naturals, []);
    const { suit } = boardClass;
    eachBoard(naturals, boardClass, (row, boards) => {
      board.layRow(row, suit, suit < 0 ? 0 : naturals.board[suit]);
      others.setNaturals(naturals);
      this.#book(board, others, boards, tally);
    });
  }

  /** Boards with so many wild cards, any of those that are left. */
  #countWith({ wilds, first }: WildStart, tally: Tally): void {
    const board = new WildBoard(this.spot.wild);
    const others = this.#newField(board);
    const { next, ranks, rankOf } = board.rows;
    let state = 0;
    for (const card of this.#wildCards.slice(0, wilds)) {
      state = next[ranks * state + rankOf[card]];
      board.deal(card);
      others.take(card);
    }
    const times = choose(this.#wildCards.length, wilds);
    const naturals = this.#naturals;
    const deal = (from: number, to: number, state: number, toCome: number): void => {
      if (toCome === 0) {
        board.settle(state);
        this.#book(board, others, times, tally);
        return;
      }
      for (let at = from; at < to; at++) {
        const card = naturals[at];
        board.deal(card);
        others.take(card);
        deal(at + 1, naturals.length, next[ranks * state + rankOf[card]], toCome - 1);
        others.putBack(card);
        board.takeBack(card);
      }
    };
    if (first === undefined) deal(0, naturals.length, state, 5 - wilds);
    else deal(first, first + 1, state, 5 - wilds);
  }

  #newField(board: WildBoard): WildField {
    return new WildField(board, this.unseen);
  }

  /** Adds a board, `times` over. */
  #book(board: WildBoard, others: WildField, times: number, tally: Tally): void {
    const known = this.#known;
    known.compareOn(board);
    const seat = 1 << this.#field;
    const categories = this.withCategories ? tally.categoriesOf(this.#field) : undefined;
    others.compare(known.best, categories, times);
    tally.winners[known.winners] += times * others.below;
    tally.winners[known.winners | seat] += times * others.equal;
    tally.winners[seat] += times * others.above;
    if (!this.withCategories) return;
    const deals = times * (others.below + others.equal + others.above);
    for (let index = 0; index < known.seats.length; index++) {
      const at = WILD_CATEGORIES.length * known.seats[index] + CATEGORY_OF[known.strengths[index]];
      tally.categories[at] += deals;
    }
  }
}

/**
 * Before the flop: known hands, and up to two players whose hands are gone through, one for all that differ by
 * the names of suits.
 */
class WildDeals extends WildExact {
  readonly pieces: number;
  readonly effort: number;
  /** Orders of suits that change nothing of what is known. */
  readonly #orders: readonly number[];
  readonly #hidden: readonly Holding[];
  readonly #firsts: readonly SuitlessHole[];
  /** Pieces into which the second player's hands beside one of the first fall. */
  readonly #parts: number;
  /** The second player's hands beside one of the first, at this place. */
  #beside: { readonly at: number; readonly seconds: readonly SuitlessHole[] } | undefined;

  constructor(spot: WildSpot, unseen: readonly Card[], withCategories: boolean) {
    super(spot, unseen, withCategories);
    this.#hidden = hiddenIn(spot, unseen);
    this.#orders = suitOrdersKeeping([...this.holes, spot.dead], this.#hidden.map(weightsByCombo));
    const [first, second] = this.#hidden;
    this.#firsts = first === undefined ? [] : holesUpToSuits(first.holes, first.weights, this.#orders);
    const seconds = second?.holes.length ?? 1;
    this.#parts = Math.ceil((seconds * DEAL) / PIECE);
    this.pieces = Math.max(1, this.#firsts.length) * this.#parts;
    this.effort = Math.max(1, this.#firsts.length) * seconds * DEAL;
  }

  count(piece: number): Float64Array {
    const tally = this.tallyOf();
    for (const { hands, weight } of this.#choicesOf(piece)) {
      const taken = hands.flat();
      const holes: Hole[] = [];
      this.seats.forEach((seat, index) => (holes[seat] = this.holes[index]));
      this.#hidden.forEach(({ seat }, index) => (holes[seat] = hands[index]));
      const left = this.unseen.filter((card) => !taken.includes(card));
      countWildPreflop(this.spot.wild, holes, left, tally, weight);
    }
    return tally.sums;
  }

  #choicesOf(piece: number): readonly Choice[] {
    const at = Math.floor(piece / this.#parts);
    const [first, second] = this.#hidden;
    if (first === undefined) return [{ hands: [], weight: 1 }];
    const { hole, weight } = this.#firsts[at];
    if (second === undefined) return [{ hands: [hole], weight }];
    if (this.#beside?.at !== at) this.#beside = { at, seconds: this.#secondsBeside(hole, second) };
    const { seconds } = this.#beside;
    const part = piece % this.#parts;
    return seconds
      .slice(Math.floor((part * seconds.length) / this.#parts), Math.floor(((part + 1) * seconds.length) / this.#parts))
      .map((other) => ({ hands: [hole, other.hole], weight: weight * other.weight }));
  }

  #secondsBeside(hole: Hole, { holes, weights }: Holding): SuitlessHole[] {
    const free = Array.from(holes.keys()).filter((index) => !holes[index].some((card) => hole.includes(card)));
    return holesUpToSuits(
      free.map((index) => holes[index]),
      Float64Array.from(free, (index) => weights[index]),
      ordersKeeping(this.#orders, hole),
    );
  }
}
