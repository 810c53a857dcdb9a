import { DECK, type Card } from '../../card';
import { playersOf, unseenCards, type Spot } from '../../spot';
import { Board, KnownHands } from '../board/board';
import { boardClasses, eachBoard } from '../board/boardClasses';
import { Field } from '../board/field';
import { countRunOutsBetween, runOuts, type Progress } from '../board/runOuts';
import type { Contests, PotDeals } from '../contests';
import { heldBy, hiddenAmong, knownAmong, weightsIn, type Known, type Ranged } from '../seats';
import { CARDS, type BoardResult } from '../tally';
import { countAllBoards, type BoardSums } from './allBoards';
import { levelsOf, PotBoards } from './potBoards';
import { dealsUpToSuits } from './upToSuits';

/* The winners of each pot over every deal, if not all players compete for all pots. */

/** More choices of hands than this are not even listed. */
const MOST_CHOICES = 500_000;

/*
 * The cost of all boards before the flop, in milliseconds, about: for each player, or with one player who may hold any
 * two.
 */
const ALL_BOARDS = 0.4;
const ALL_BOARDS_ANY_TWO = 200;

/** The seats that need cards, and the deals added so far, by outcome of each of the contests. */
interface PotArgs {
  readonly spot: Spot;
  readonly unseen: readonly Card[];
  readonly contests: readonly Contests[];
  readonly sums: readonly Float64Array[];
  /**
   * The known hands that compete, and the hidden players. Players with any two cards who compete for nothing are left
   * out.
   */
  readonly known: Known;
  readonly ranges: readonly Ranged[];
}

/**
 * The exact count of a spot's contests; `undefined` if it takes more than `most` milliseconds, unless up to two
 * hidden players are met after the flop. Yields every few milliseconds.
 */
export function enumeratePots(
  spot: Spot,
  unseen: readonly Card[],
  contests: readonly Contests[],
  most: number,
): Generator<Progress, PotDeals> | undefined {
  const players = playersOf(spot);
  const competes = (seat: number) => contests.some((own) => own.has(seat));
  const sums = contests.map(({ outcomes }) => new Float64Array(outcomes));
  const all = knownAmong(players);
  const seats = all.seats.filter(competes);
  const known: Known = { seats, holes: all.holes.filter((_, at) => competes(all.seats[at])) };
  // A player with any two cards who is in no contest changes nothing: leave the player out.
  const ranges = hiddenAmong(players, unseen, spot.wild).filter(
    ({ seat }) => players[seat].kind === 'range' || competes(seat),
  );
  const count = countOf({ spot, unseen, contests, sums, known, ranges }, most);
  if (count === undefined) return undefined;
  return (function* () {
    yield* count;
    return { deals: sums, of: sums[0].reduce((sum, own) => sum + own, 0) };
  })();
}

function countOf(asked: PotArgs, most: number): Generator<Progress, void> | undefined {
  const { spot, unseen, contests, sums, known, ranges } = asked;
  if (spot.wild === undefined && spot.board.length === 0) return beforeFlop(asked, most);
  if (spot.board.length > 0 && ranges.length === 0) return knownHands(asked);
  const named = DECK.map((card) => [card]);
  const bySize = ranges.toSorted((one, other) => heldBy(one.weights).length - heldBy(other.weights).length);
  const [listed, swept] = [bySize.slice(0, -2), bySize.slice(-2)];
  const choices = listed.reduce((product, { weights }) => product * heldBy(weights).length, 1);
  const boards = new PotBoards(spot, unseen, known, listed, swept, contests, sums);
  const isShort = ranges.length <= 2 && spot.board.length > 0;
  if (!isShort && (choices > MOST_CHOICES || choices * boards.effort > most)) return undefined;
  return boards.count(dealsUpToSuits(weightsIn(listed), named, spot.wild));
}

/** The exact count of an ordinary deck before the flop, unless it takes too long. */
function beforeFlop(asked: PotArgs, most: number): Generator<Progress, void> | undefined {
  const { spot, unseen, contests, sums, known, ranges } = asked;
  const players = playersOf(spot);
  const random = ranges.filter(({ seat }) => players[seat].kind === 'random');
  const [anyTwo] = random;
  const listed = ranges.filter((own) => own !== anyTwo);
  if (random.length > 1 || known.seats.length + listed.length === 0) return undefined;
  const each = anyTwo === undefined ? ALL_BOARDS * (known.seats.length + listed.length) : ALL_BOARDS_ANY_TWO;
  const choices = listed.reduce((product, { weights }) => product * heldBy(weights).length, 1);
  // A renaming of suits makes at most 24 deals one.
  const isLong = choices > MOST_CHOICES || (choices * each) / 24 > most;
  if (ranges.length > 0 && isLong) return undefined;
  const deals = dealsUpToSuits(weightsIn(listed), [...knownAmong(players).holes, spot.dead]);
  if (ranges.length > 0 && deals.length * each > most) return undefined;
  return (function* () {
    for (const [done, { hands, weight }] of deals.entries()) {
      const taken = hands.flat();
      const left = unseen.filter((card) => !taken.includes(card));
      const seats = [...known.seats, ...listed.map(({ seat }) => seat)];
      const holes = [...known.holes, ...hands];
      const competing = Array.from(seats.keys()).filter((at) => contests.some((own) => own.has(seats[at])));
      const open: Known = { seats: competing.map((at) => seats[at]), holes: competing.map((at) => holes[at]) };
      if (anyTwo === undefined) {
        countAllBoards(open.holes, left, new Pots(open.seats, contests, sums, weight));
        yield { done: done + 1, of: deals.length };
        continue;
      }
      for (const step of againstAnyTwo(open, anyTwo.seat, left, contests, sums, weight)) {
        yield { done: done + step.done / step.of, of: deals.length };
      }
    }
  })();
}

/** Boards by who wins which pot. */
class Pots implements BoardSums {
  readonly isOnePot = false;
  readonly #seats: readonly number[];
  readonly #contests: readonly Contests[];
  readonly #sums: readonly Float64Array[];
  readonly #scale: number;
  readonly #strengths: Float64Array;

  constructor(seats: readonly number[], contests: readonly Contests[], sums: readonly Float64Array[], scale: number) {
    this.#seats = seats;
    this.#contests = contests;
    this.#sums = sums;
    this.#scale = scale;
    this.#strengths = new Float64Array(1 + Math.max(...seats));
  }

  add(_: number, strengths: ArrayLike<number>, boards: number): void {
    this.#seats.forEach((seat, player) => (this.#strengths[seat] = strengths[player]));
    addOutcome(this.#contests, this.#sums, this.#strengths, boards * this.#scale);
  }

  addRows(boards: Int32Array, columns: readonly Uint16Array[], _: Int32Array, off?: Int32Array): void {
    const bySeat: Uint16Array[] = [];
    this.#seats.forEach((seat, player) => (bySeat[seat] = columns[player]));
    this.#contests.forEach((contests, index) => {
      contests.addRows(boards, bySeat, this.#sums[index], this.#scale, index === 0 ? off : undefined);
    });
  }
}

function addOutcome(
  contests: readonly Contests[],
  sums: readonly Float64Array[],
  strengths: ArrayLike<number>,
  deals: number,
): void {
  for (let index = 0; index < contests.length; index++) sums[index][contests[index].outcomeOf(strengths)] += deals;
}

/** Counts the pots with one player more, who may hold any two of the unseen cards. Yields after each class of boards. */
function* againstAnyTwo(
  { seats, holes }: Known,
  anyTwo: number,
  unseen: readonly Card[],
  contests: readonly Contests[],
  sums: readonly Float64Array[],
  scale: number,
): Generator<Progress, void> {
  const field = new Field(unseen);
  const board = new Board();
  const known = new KnownHands(seats, holes);
  const positions = new Float64Array(1 + Math.max(anyTwo, ...seats));
  const classes = boardClasses(field, known);
  for (const [done, boardClass] of classes.entries()) {
    eachBoard(field, board, boardClass, (_, boards) => {
      known.compare(board);
      const levels = levelsOf(known.strengths);
      seats.forEach((seat, index) => (positions[seat] = 2 * levels.indexOf(known.strengths[index]) + 1));
      const add = (position: number, hands: number): void => {
        if (hands === 0) return;
        positions[anyTwo] = position;
        addOutcome(contests, sums, positions, boards * hands * scale);
      };
      let notAbove = 0;
      let above = 0;
      levels.forEach((strength, level) => {
        field.compare(board, strength);
        add(2 * level, field.below - notAbove);
        add(2 * level + 1, field.equal);
        notAbove = field.below + field.equal;
        above = field.above;
      });
      add(2 * levels.length, above);
    });
    yield { done: done + 1, of: classes.length };
  }
}

/** Known hands on a flop, a turn or a river. */
function* knownHands({ spot, unseen, contests, sums, known }: PotArgs): Generator<Progress, void> {
  eachRunOut(spot, unseen, known, (strengths) => {
    addOutcome(contests, sums, strengths, 1);
    return 0;
  });
  yield { done: 1, of: 1 };
}

/** The outcome of each run-out of a flop or a turn, at its `runOutIndex`; all hands are known. */
export function outcomesOfRunOuts(spot: Spot, contests: Contests): Uint16Array {
  const outcomes = new Uint16Array(CARDS * CARDS);
  const known = knownAmong(playersOf(spot));
  eachRunOut(spot, unseenCards(spot), known, (strengths) => contests.outcomeOf(strengths), outcomes);
  return outcomes;
}

/** Gives each run-out the strengths of known hands, by seat; the result of `tell` is written at its index. */
function eachRunOut(
  spot: Spot,
  unseen: readonly Card[],
  known: Known,
  tell: (strengths: Float64Array) => number,
  answers?: Uint16Array,
): void {
  const board = new Board(spot.wild);
  const hands = new KnownHands(known.seats, known.holes, spot.wild);
  const bySeat = new Float64Array(1 + Math.max(...known.seats));
  const result: BoardResult = { deals: 1, wins: 0, share: 0, winners: 0 };
  const counter = {
    deal: (card: Card) => board.deal(card),
    takeBack: (card: Card) => board.takeBack(card),
    count: (row: number): BoardResult => {
      board.settle(row);
      hands.compare(board);
      for (let index = 0; index < hands.seats.length; index++) bySeat[hands.seats[index]] = hands.strengths[index];
      result.winners = tell(bySeat);
      return result;
    },
  };
  for (const card of spot.board) board.deal(card);
  const credit = (): void => undefined;
  const all = runOuts(spot.board, unseen);
  countRunOutsBetween(0, all, spot.board, unseen, counter, { credit }, 1, answers, board.rows);
}
