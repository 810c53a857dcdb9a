import { rankOf, suitOf, type Card, type Hole } from '../../card';
import { FIRST_STRENGTH, FULL_HOUSE, STRAIGHT_FLUSH } from '../../category';
import { choose } from '../../chance';
import { CATEGORY_OF, countBits, FLUSH_STRENGTH } from '../../hand';
import { heldInSuits } from '../board/board';
import { addOne, addTwo, boardsOfRows, setsOf } from '../board/boards';
import { BOARDS, NATURAL_RANKS, rowsOf } from '../board/rows';
import type { Tally } from '../tally';

/*
 * All boards of five cards, for known hands. Suits matter only to flushes: boards are counted by
 * their ranks as though there were none, 6,175 rows in place of 1.7 million boards. Suit by suit, each
 * set of suited cards that gives a player a flush is then moved from its rows to a sheet of rows of
 * its own: one sheet for each order of the flushes.
 */

const LEAST_FULL_HOUSE = FIRST_STRENGTH[FULL_HOUSE];
const LEAST_STRAIGHT_FLUSH = FIRST_STRENGTH[STRAIGHT_FLUSH];

/** Codes of one player on a sheet: no flush, ten places among flushes, ten among straight flushes. */
const PLACES = 10;
const CODES = 2 * PLACES + 1;

/** Who wins boards, of one pot or of several. Players are numbered as the hands are. */
export interface BoardSums {
  /** Whether it matters only who has the best hand: flushes that lose are then alike. */
  readonly isOnePot: boolean;
  /** Adds boards on which each player's hand has this strength. */
  add(strengths: ArrayLike<number>, boards: number): void;
  /**
   * Adds each row's boards, and takes them off `off`: a pass of its own would cost as much again.
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
  /** Who wins these boards is counted already: everybody has a flush, or the best is a straight flush. */
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

/** The same by who wins which pot. @param tally where hands are added by category, if at all */
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
  const flushes = new Int32Array(players);
  for (let suit = 0; suit < 4; suit++) {
    const cards = suits[suit];
    const others = left.map((count, rank) => count - ((cards >> rank) & 1));
    const offSuit = others.reduce((sum, count) => sum + count, 0);
    let most = 0;
    for (let player = 0; player < players; player++) most = Math.max(most, countBits(held[4 * player + suit]));
    for (let size = 5 - most; size <= 5; size++) {
      const { masks, states } = setsOf(size);
      const boards = choose(offSuit, 5 - size);
      for (let index = 0; index < masks.length; index++) {
        const dealt = masks[index];
        if ((dealt & ~cards) !== 0) continue;
        let withFlush = 0;
        let best = 0;
        for (let player = 0; player < players; player++) {
          const strength = FLUSH_STRENGTH[dealt | held[4 * player + suit]];
          flushes[player] = strength;
          if (strength === 0) continue;
          withFlush++;
          if (strength > best) best = strength;
        }
        if (withFlush === 0) continue;
        const isDecided = withFlush === players || (sums.isOnePot && best >= LEAST_STRAIGHT_FLUSH);
        if (isDecided) sums.add(flushes, boards);
        const sheet = sheets.find(flushes, best, isDecided).boards;
        if (size === 5) sheet[states[index]]++;
        else if (size === 4) addOne(sheet, 13 * states[index], others);
        else addTwo(sheet, states[index], others);
        if (tally === undefined) continue;
        for (let player = 0; player < players; player++) {
          if (flushes[player] === 0) continue;
          tally.categoriesOf(player)[CATEGORY_OF[flushes[player]]] += boards * scale;
        }
      }
    }
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

/** The sheets of a count, by who has which place among the flushes. */
class Sheets {
  readonly #players: number;
  readonly #isOnePot: boolean;
  readonly #tellsOwners: boolean;
  readonly #byKey = new Map<number, Sheet>();
  readonly #codes: Int32Array;
  #key = -1;
  #last: Sheet | undefined;

  /** @param tellsOwners whether it matters who has a flush where who wins is decided */
  constructor(players: number, isOnePot: boolean, tellsOwners: boolean) {
    this.#players = players;
    this.#isOnePot = isOnePot;
    this.#tellsOwners = tellsOwners;
    this.#codes = new Int32Array(players);
  }

  get all(): Iterable<Sheet> {
    return this.#byKey.values();
  }

  /** Those on which a player has a flush. */
  of(player: number): Sheet[] {
    return Array.from(this.all).filter(({ flushes }) => flushes[player] > 0);
  }

  /** The sheet of boards on which the flushes have this order. @param best of their strengths */
  find(flushes: Int32Array, best: number, isDecided: boolean): Sheet {
    const codes = this.#codes;
    let key = Number(isDecided);
    for (let player = 0; player < this.#players; player++) {
      let code = 0;
      if (flushes[player] === 0 || (isDecided && !this.#tellsOwners)) code = 0;
      else if (isDecided) code = 1;
      else if (this.#isOnePot) code = flushes[player] === best ? 2 : 1;
      else code = placeAmong(flushes, flushes[player]);
      codes[player] = code;
      key = CODES * key + code;
    }
    if (key === this.#key && this.#last !== undefined) return this.#last;
    let sheet = this.#byKey.get(key);
    if (sheet === undefined) {
      // Ranks alone make no flush and no straight flush: these strengths are free.
      const standIn = (code: number) =>
        code === 0 ? 0 : code > PLACES ? LEAST_STRAIGHT_FLUSH + code - PLACES : LEAST_FULL_HOUSE - 1 - PLACES + code;
      sheet = { flushes: codes.map(standIn), isDecided, boards: new Int32Array(BOARDS) };
      this.#byKey.set(key, sheet);
    }
    this.#key = key;
    this.#last = sheet;
    return sheet;
  }
}

/** A flush's place among others, the weakest first: 1 to 10, of straight flushes 11 to 20. */
function placeAmong(flushes: Int32Array, own: number): number {
  let place = 1;
  for (let other = 0; other < flushes.length; other++) if (flushes[other] !== 0 && flushes[other] < own) place++;
  return own >= LEAST_STRAIGHT_FLUSH ? place + PLACES : place;
}

const evenColumns = new Map<number, Uint16Array>();

/** The same strength on every row. There are twenty of them at most. */
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

  add(strengths: ArrayLike<number>, boards: number): void {
    let best = 0;
    let mask = 0;
    for (let player = 0; player < strengths.length; player++) {
      if (strengths[player] > best) {
        best = strengths[player];
        mask = 0;
      }
      if (strengths[player] === best) mask |= 1 << player;
    }
    this.#winners[mask] += boards * this.#scale;
  }

  addRows(boards: Int32Array, columns: readonly Uint16Array[], flushes: Int32Array, off?: Int32Array): void {
    const best = flushes.reduce((most, flush) => Math.max(most, flush));
    const contenders: Uint16Array[] = [];
    const masks: number[] = [];
    // Of flushes only the best can win, and those who share it have one column.
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

/** The same for two, without a branch to mispredict: a difference below 0 shifts to ones. */
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

/** Adds what a hand ends as without a flush: on all boards but those of its sheets. */
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
