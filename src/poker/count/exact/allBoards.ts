import { rankOf, suitOf, type Card, type Hole } from '../../card';
import { FIRST_STRENGTH, FULL_HOUSE, STRAIGHT_FLUSH } from '../../category';
import { choose } from '../../chance';
import { CATEGORY_OF, countBits, FLUSH_STRENGTH } from '../../hand';
import { heldInSuits } from '../board/board';
import { addOne, addTwo, boardsOfRows, setsOf } from '../board/boards';
import { BOARDS, NATURAL_RANKS, rowsOf } from '../board/rows';
import type { Tally } from '../tally';

/*
 * All boards of five cards, for known hands. Suits matter only to flushes: boards are counted by their ranks as though
 * there were none, 6,175 rows in place of 1.7 million boards. Then, suit by suit, each set of suited cards that gives a
 * player a flush is moved from its rows to a sheet with separate rows: one sheet for each order of the flushes.
 */

const LEAST_FULL_HOUSE = FIRST_STRENGTH[FULL_HOUSE];
const LEAST_STRAIGHT_FLUSH = FIRST_STRENGTH[STRAIGHT_FLUSH];

/** Players that a mask has room for. */
const MOST_PLAYERS = 10;

/** Codes of one player on a sheet: no flush, ten places among flushes, ten among straight flushes. */
const PLACES = 10;
const CODES = 2 * PLACES + 1;

/** The winners of boards, of one pot or of several. Players are numbered as the hands are. */
export interface BoardSums {
  /** Whether it matters only who has the best hand: flushes that lose are then equal. */
  readonly isOnePot: boolean;
  /** Adds boards on which the players of a mask have the best hand, and each player's has this strength. */
  add(best: number, strengths: ArrayLike<number>, boards: number): void;
  /**
   * Adds each row's boards, and subtracts them from `off` in the same pass: a second pass would cost as much again.
   *
   * @param columns by player, the strength on each row
   * @param flushes by player, the strength of a flush that is the same on all rows; 0 for none
   */
  addRows(boards: Int32Array, columns: readonly Uint16Array[], flushes: Int32Array, off?: Int32Array): void;
}

/** Boards by row on which flushes are in one order. */
interface Sheet {
  /** By player, above whatever ranks alone make but a full house or four of a kind; 0 without a flush. */
  readonly flushes: Int32Array;
  /** The winner on these boards is already counted: everybody has a flush, or the best hand is a straight flush. */
  readonly isDecided: boolean;
  readonly boards: Int32Array;
}

/**
 * Adds every board that `unseen` can make, `scale` times each. `tally` holds one player a hole. Example: A♥K♦ and Q♠Q♣
 * without other cards have 1,712,304 boards.
 */
export function countPreflop(holes: readonly Hole[], unseen: readonly Card[], tally: Tally, scale = 1): void {
  countAllBoards(holes, unseen, new OnePot(tally.winners, scale), tally.withCategories ? tally : undefined, scale);
}

/** Counts all boards by who wins which pot. @param tally where hands are added by category, if at all */
export function countAllBoards(
  holes: readonly Hole[],
  unseen: readonly Card[],
  sums: BoardSums,
  tally?: Tally,
  scale = 1,
): void {
  const players = holes.length;
  const rows = rowsOf();
  const left = new Int32Array(13);
  const suits = new Int32Array(4);
  for (const card of unseen) {
    left[rankOf(card)]++;
    suits[suitOf(card)] |= 1 << rankOf(card);
  }
  const held = heldInSuits(holes, rows).map((cards) => cards & NATURAL_RANKS);
  const sheets = new Sheets(players, sums.isOnePot, tally !== undefined);
  for (let suit = 0; suit < 4; suit++) {
    const others = left.map((count, rank) => count - ((suits[suit] >> rank) & 1));
    const own = Int32Array.from({ length: players }, (_, player) => held[4 * player + suit]);
    const most = Math.max(...Array.from(own, countBits));
    for (let size = 5 - most; size <= 5; size++) countSets(size, suits[suit], own, others, sheets, sums, tally, scale);
  }
  const columns = holes.map(([a, b]) => rows.column(rows.pairOf(a, b)));
  const boards = boardsOfRows(left);
  holes.forEach((_, player) => {
    if (tally !== undefined) countCategories(boards, sheets.of(player), columns[player], tally, player, scale);
  });
  const bySheet: Uint16Array[] = [];
  for (const sheet of sheets.all) {
    if (sheet.isDecided) {
      for (let row = 0; row < BOARDS; row++) boards[row] -= sheet.boards[row];
      continue;
    }
    for (let player = 0; player < players; player++) {
      const flush = sheet.flushes[player];
      bySheet[player] = flush === 0 ? columns[player] : evenColumn(flush);
    }
    sums.addRows(sheet.boards, bySheet, sheet.flushes, boards);
  }
  sums.addRows(boards, columns, new Int32Array(players));
}

/**
 * Moves the boards with just `size` cards of a suit to the sheets of those to whom they give a flush.
 *
 * @param cards unseen ranks of the suit
 * @param held each player's ranks of it
 * @param others unseen cards of other suits, by rank
 */
function countSets(
  size: number,
  cards: number,
  held: Int32Array,
  others: Int32Array,
  sheets: Sheets,
  sums: BoardSums,
  tally: Tally | undefined,
  scale: number,
): void {
  const { masks, states } = setsOf(size);
  const players = held.length;
  const everybody = (1 << players) - 1;
  const { isOnePot } = sums;
  const { flushes } = sheets;
  const offSuit = others.reduce((sum, count) => sum + count, 0);
  const boards = choose(offSuit, 5 - size);
  let sheet: Int32Array = new Int32Array();
  let last = -1;
  for (let index = 0; index < masks.length; index++) {
    const dealt = masks[index];
    if ((dealt & ~cards) !== 0) continue;
    let strongest = 0;
    let best = 0;
    let withFlush = 0;
    for (let player = 0; player < players; player++) {
      const strength = FLUSH_STRENGTH[dealt | held[player]];
      flushes[player] = strength;
      if (strength === 0) continue;
      withFlush |= 1 << player;
      if (strength > strongest) {
        strongest = strength;
        best = 1 << player;
      } else if (strength === strongest) {
        best |= 1 << player;
      }
    }
    if (withFlush === 0) continue;
    const isStraight = strongest >= LEAST_STRAIGHT_FLUSH;
    // A straight flush wins all of one pot, and if all have a flush only flushes count.
    const isDecided = withFlush === everybody || (isOnePot && isStraight);
    if (isDecided) sums.add(best, flushes, boards);
    const order = 4 * ((withFlush << MOST_PLAYERS) | best) + 2 * Number(isStraight) + Number(isDecided);
    // Of one pot that says it all; of several, if no flush is behind another.
    const isWhole = isOnePot || withFlush === best;
    if (order !== last || !isWhole) sheet = sheets.find(isWhole ? order : undefined, best, isDecided);
    last = order;
    if (size === 5) sheet[states[index]]++;
    else if (size === 4) addOne(sheet, 13 * states[index], others);
    else addTwo(sheet, states[index], others);
    if (tally === undefined) continue;
    for (let player = 0; player < players; player++) {
      if (flushes[player] === 0) continue;
      tally.categories[tally.kinds * player + CATEGORY_OF[flushes[player]]] += boards * scale;
    }
  }
}

/** The sheets of a count, by who has which place among the flushes. */
class Sheets {
  /** By player, the flush on the board that is looked at; 0 for none. */
  readonly flushes: Int32Array;
  readonly #isOnePot: boolean;
  readonly #tellsOwners: boolean;
  readonly #byKey = new Map<number, Sheet>();
  readonly #codes: Int32Array;
  /** The boards of sheets, by orders that say it all. */
  readonly #byOrder = new Map<number, Int32Array>();

  /** @param tellsOwners whether it matters who has a flush where who wins is decided */
  constructor(players: number, isOnePot: boolean, tellsOwners: boolean) {
    this.flushes = new Int32Array(players);
    this.#codes = new Int32Array(players);
    this.#isOnePot = isOnePot;
    this.#tellsOwners = tellsOwners;
  }

  get all(): Iterable<Sheet> {
    return this.#byKey.values();
  }

  /** Those on which a player has a flush. */
  of(player: number): Sheet[] {
    return Array.from(this.all).filter(({ flushes }) => flushes[player] > 0);
  }

  /**
   * The boards of the sheet on which the flushes have their order.
   *
   * @param order a number that says it all; left out, they are looked at one by one
   * @param best who has the best, as a mask
   */
  find(order: number | undefined, best: number, isDecided: boolean): Int32Array {
    if (order === undefined) return this.#find(best, isDecided).boards;
    let boards = this.#byOrder.get(order);
    if (boards === undefined) this.#byOrder.set(order, (boards = this.#find(best, isDecided).boards));
    return boards;
  }

  #find(best: number, isDecided: boolean): Sheet {
    const { flushes } = this;
    const codes = this.#codes;
    let key = Number(isDecided);
    for (let player = 0; player < flushes.length; player++) {
      let code = 0;
      if (flushes[player] !== 0 && (this.#tellsOwners || !isDecided)) {
        if (isDecided) code = 1;
        else if (this.#isOnePot) code = 1 + ((best >> player) & 1);
        else code = placeAmong(flushes, flushes[player]);
      }
      codes[player] = code;
      key = CODES * key + code;
    }
    let sheet = this.#byKey.get(key);
    if (sheet === undefined) {
      // Ranks alone make no flush and no straight flush: these strengths are free.
      const standIn = (code: number) =>
        code === 0 ? 0 : code > PLACES ? LEAST_STRAIGHT_FLUSH + code - PLACES : LEAST_FULL_HOUSE - 1 - PLACES + code;
      sheet = { flushes: codes.map(standIn), isDecided, boards: new Int32Array(BOARDS) };
      this.#byKey.set(key, sheet);
    }
    return sheet;
  }
}

/** A flush's place among all flushes, the weakest first: 1 to 10, straight flushes 11 to 20. */
function placeAmong(flushes: Int32Array, own: number): number {
  let place = 1;
  for (let other = 0; other < flushes.length; other++) if (flushes[other] !== 0 && flushes[other] < own) place++;
  return own >= LEAST_STRAIGHT_FLUSH ? place + PLACES : place;
}

const evenColumns = new Map<number, Uint16Array>();

/** A column with the same strength on every row. There are twenty of them at most. */
function evenColumn(strength: number): Uint16Array {
  let column = evenColumns.get(strength);
  if (column === undefined) evenColumns.set(strength, (column = new Uint16Array(BOARDS).fill(strength)));
  return column;
}

/** One pot for all: the best hand wins it. */
class OnePot implements BoardSums {
  readonly isOnePot = true;
  readonly #winners: Float64Array;
  readonly #scale: number;

  constructor(winners: Float64Array, scale: number) {
    this.#winners = winners;
    this.#scale = scale;
  }

  add(best: number, _: ArrayLike<number>, boards: number): void {
    this.#winners[best] += boards * this.#scale;
  }

  addRows(boards: Int32Array, columns: readonly Uint16Array[], flushes: Int32Array, off?: Int32Array): void {
    const best = flushes.reduce((most, flush) => Math.max(most, flush));
    const contenders: Uint16Array[] = [];
    const masks: number[] = [];
    // Only the best flush can win. Players who share it have one column.
    columns.forEach((column, player) => {
      if (flushes[player] > 0 && flushes[player] < best) return;
      const known = flushes[player] > 0 ? contenders.indexOf(column) : -1;
      if (known >= 0) masks[known] |= 1 << player;
      else masks[contenders.push(column) - 1] = 1 << player;
    });
    if (contenders.length === 2) countHeadsUp(boards, contenders, masks, this.#winners, this.#scale);
    else countRows(boards, contenders, masks, this.#winners, this.#scale);
    if (off !== undefined) for (let row = 0; row < BOARDS; row++) off[row] -= boards[row];
  }
}

/** Adds each row's boards to those who have the best hand on it. */
function countRows(
  boards: Int32Array,
  columns: readonly Uint16Array[],
  masks: readonly number[],
  winners: Float64Array,
  scale: number,
): void {
  for (let row = 0; row < BOARDS; row++) {
    let best = 0;
    let mask = 0;
    for (let index = 0; index < columns.length; index++) {
      const strength = columns[index][row];
      if (strength > best) {
        best = strength;
        mask = masks[index];
      } else if (strength === best) {
        mask |= masks[index];
      }
    }
    winners[mask] += boards[row] * scale;
  }
}

/** Counts the boards for two players, without a branch to mispredict: a difference below 0 shifts to ones. */
function countHeadsUp(
  boards: Int32Array,
  [first, second]: readonly Uint16Array[],
  [one, other]: readonly number[],
  winners: Float64Array,
  scale: number,
): void {
  let all = 0;
  let firstWins = 0;
  let secondWins = 0;
  for (let row = 0; row < BOARDS; row++) {
    const ways = boards[row];
    const difference = first[row] - second[row];
    all += ways;
    firstWins += ways & (-difference >> 31);
    secondWins += ways & (difference >> 31);
  }
  winners[one] += firstWins * scale;
  winners[other] += secondWins * scale;
  winners[one | other] += (all - firstWins - secondWins) * scale;
}

/** Adds the final category of a hand without a flush, on all boards except its sheets. */
function countCategories(
  boards: Int32Array,
  sheets: readonly Sheet[],
  column: Uint16Array,
  tally: Tally,
  player: number,
  scale: number,
): void {
  const own = boards.slice();
  for (const sheet of sheets) for (let row = 0; row < BOARDS; row++) own[row] -= sheet.boards[row];
  const categories = tally.categoriesOf(player);
  for (let row = 0; row < BOARDS; row++) categories[CATEGORY_OF[column[row]]] += own[row] * scale;
}
