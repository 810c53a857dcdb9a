import { rankOf, suitOf, type Card, type Hole } from '../../card';
import { choose } from '../../chance';
import { CATEGORIES, FIRST_STRENGTH, FULL_HOUSE, STRAIGHT_FLUSH } from '../../category';
import { CATEGORY_OF, countBits, FLUSH_STRENGTH } from '../../hand';
import { addOne, addTwo, boardsOfRows, setsOf } from '../board/boards';
import { BOARDS, rankPair, strengthColumn } from '../board/rows';

import type { Tally } from '../tally';

/*
 * All boards of five cards, for known hands. Suits matter only to flushes: boards are counted by
 * their ranks as though there were none, 6,175 rows in place of 1.7 million boards. Suit by suit, each
 * set of suited cards that gives a player a flush is then moved from its rows to a sheet of rows of
 * its own: one sheet for each way the flushes can stand.
 */

const LEAST_FULL_HOUSE = FIRST_STRENGTH[FULL_HOUSE];
const LEAST_STRAIGHT_FLUSH = FIRST_STRENGTH[STRAIGHT_FLUSH];

/** What is left of a deck: cards by rank, and each suit's as a mask of ranks. */
interface Left {
  readonly ranks: Int32Array;
  readonly suits: Int32Array;
}

/**
 * The boards on which just these players have a flush; where a player without one might still win,
 * just those on which `best` have the best flush.
 */
interface FlushSheet {
  readonly players: number;
  /** 0 on a sheet whose winners are counted already. */
  readonly best: number;
  /** Boards by row. */
  readonly boards: Int32Array;
}

/** Adds every board that `unseen` can make, `scale` times each. `tally` holds one player a hole. */
export function countPreflop(holes: readonly Hole[], unseen: readonly Card[], tally: Tally, scale = 1): void {
  const left: Left = { ranks: new Int32Array(13), suits: new Int32Array(4) };
  for (const card of unseen) {
    left.ranks[rankOf(card)]++;
    left.suits[suitOf(card)] |= 1 << rankOf(card);
  }
  const columns = holes.map(([a, b]) => strengthColumn(rankPair(rankOf(a), rankOf(b))));
  const sheets: FlushSheet[] = [];
  for (let suit = 0; suit < 4; suit++) {
    const cards = left.suits[suit];
    const held = heldRanks(holes, suit);
    const others = left.ranks.map((count, rank) => count - ((cards >> rank) & 1));
    const mostHeld = Math.max(...Array.from(held, countBits));
    for (let size = 5 - mostHeld; size <= 5; size++) {
      countSets(size, cards, held, others, sheets, tally, scale);
    }
  }
  const boards = boardsOfRows(left.ranks);
  const everybody = Array.from(holes.keys());
  const own = tally.withCategories ? holes.map(() => boards.slice()) : [];
  for (const sheet of sheets) {
    subtract(boards, sheet.boards);
    own.forEach((ownBoards, player) => {
      if ((sheet.players >> player) & 1) subtract(ownBoards, sheet.boards);
    });
    if (sheet.best === 0) continue;
    // Only a full house or four of a kind, on a board that pairs, gets past a flush.
    const others = everybody.filter((player) => !((sheet.players >> player) & 1));
    const [other] = others;
    if (others.length === 1) {
      const beaten = countAtLeast(sheet.boards, columns[other], LEAST_FULL_HOUSE);
      tally.winners[1 << other] += beaten * scale;
      tally.winners[sheet.best] += (sumOf(sheet.boards) - beaten) * scale;
    } else {
      countRows(sheet.boards, columns, others, LEAST_FULL_HOUSE - 1, sheet.best, tally.winners, scale);
    }
  }
  if (columns.length === 2) countHeadsUp(boards, columns, tally.winners, scale);
  else countRows(boards, columns, everybody, 0, 0, tally.winners, scale);
  own.forEach((ownBoards, player) => {
    countCategories(ownBoards, columns[player], tally.categoriesOf(player), scale);
  });
}

/** Each hole's ranks of a suit, as masks. */
function heldRanks(holes: readonly Hole[], suit: number): Int32Array {
  return Int32Array.from(holes, (hole) =>
    hole.reduce((ranks, card) => (suitOf(card) === suit ? ranks | (1 << rankOf(card)) : ranks), 0),
  );
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
  sheets: FlushSheet[],
  tally: Tally,
  scale: number,
): void {
  const { masks, states } = setsOf(size);
  const players = held.length;
  const everybody = (1 << players) - 1;
  const flush = new Int32Array(players);
  const boards = choose(
    others.reduce((sum, count) => sum + count, 0),
    5 - size,
  );
  let sheet: FlushSheet | undefined;
  let sheetOf = 0;
  for (let index = 0; index < masks.length; index++) {
    const dealt = masks[index];
    if ((dealt & ~cards) !== 0) continue;
    let bestStrength = 0;
    let best = 0;
    let withFlush = 0;
    for (let player = 0; player < players; player++) {
      const strength = FLUSH_STRENGTH[dealt | held[player]];
      flush[player] = strength;
      if (strength === 0) continue;
      withFlush |= 1 << player;
      if (strength > bestStrength) {
        bestStrength = strength;
        best = 1 << player;
      } else if (strength === bestStrength) {
        best |= 1 << player;
      }
    }
    if (withFlush === 0) continue;
    // A straight flush cannot be beaten, and if all have a flush only flushes count.
    const decided = withFlush === everybody || bestStrength >= LEAST_STRAIGHT_FLUSH;
    if (decided) tally.winners[best] += boards * scale;
    const undecided = decided ? 0 : best;
    if (sheetOf !== withFlush || sheet?.best !== undecided) {
      sheetOf = withFlush;
      // Whose flush it is matters no more, but to their categories.
      const owners = decided && !tally.withCategories ? 0 : withFlush;
      sheet = sheetFor(sheets, owners, undecided);
    }
    if (size === 5) sheet.boards[states[index]]++;
    else if (size === 4) addOne(sheet.boards, 13 * states[index], others);
    else addTwo(sheet.boards, states[index], others);
    if (tally.withCategories) {
      for (let player = 0; player < players; player++) {
        if (flush[player] === 0) continue;
        const category = CATEGORIES.length * player + CATEGORY_OF[flush[player]];
        tally.categories[category] += boards * scale;
      }
    }
  }
}

function sheetFor(sheets: FlushSheet[], players: number, best: number): FlushSheet {
  const known = sheets.find((sheet) => sheet.players === players && sheet.best === best);
  if (known !== undefined) return known;
  const sheet = { players, best, boards: new Int32Array(BOARDS) };
  sheets.push(sheet);
  return sheet;
}

function subtract(from: Int32Array, what: Int32Array): void {
  for (let index = 0; index < from.length; index++) from[index] -= what[index];
}

/**
 * Adds each row's boards to those of `players` who have the best hand on it by ranks alone, or to
 * `otherwise` where none has at least strength `least`.
 */
function countRows(
  boards: Int32Array,
  columns: readonly Uint16Array[],
  players: readonly number[],
  least: number,
  otherwise: number,
  winners: Float64Array,
  scale: number,
): void {
  for (let row = 0; row < BOARDS; row++) {
    let best = least;
    let mask = otherwise;
    for (let index = 0; index < players.length; index++) {
      const player = players[index];
      const strength = columns[player][row];
      if (strength > best) {
        best = strength;
        mask = 1 << player;
      } else if (strength === best) {
        mask |= 1 << player;
      }
    }
    winners[mask] += boards[row] * scale;
  }
}

/** The same for two players, without a branch to mispredict: a difference below 0 shifts to ones. */
function countHeadsUp(
  boards: Int32Array,
  [first, second]: readonly Uint16Array[],
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
  winners[0b01] += firstWins * scale;
  winners[0b10] += secondWins * scale;
  winners[0b11] += (all - firstWins - secondWins) * scale;
}

/** How many boards give one player at least strength `least` by ranks. */
function countAtLeast(boards: Int32Array, column: Uint16Array, least: number): number {
  let reached = 0;
  for (let row = 0; row < BOARDS; row++) reached += boards[row] & ((least - 1 - column[row]) >> 31);
  return reached;
}

function sumOf(boards: Int32Array): number {
  let sum = 0;
  for (let row = 0; row < BOARDS; row++) sum += boards[row];
  return sum;
}

function countCategories(boards: Int32Array, column: Uint16Array, categories: Float64Array, scale: number): void {
  for (let row = 0; row < BOARDS; row++) categories[CATEGORY_OF[column[row]]] += boards[row] * scale;
}
