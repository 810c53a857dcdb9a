import { rankOf, suitOf, type Card } from '../../card';
import { FIRST_STRENGTH, FULL_HOUSE, STRAIGHT_FLUSH } from '../../category';
import { choose } from '../../chance';
import { countBits, FLUSH_STRENGTH } from '../../hand';
import { addOne, addTwo, boardClasses, boardsOfRows, eachBoard, setsOf } from '../board/boards';
import type { Contests } from '../contests';
import { heldRanks, KnownHands } from '../board/knownHands';
import { Field } from '../board/field';
import { BOARDS, rankPair, strengthColumn } from '../board/rows';
import type { Progress } from '../board/runOuts';
import type { Held } from '../seated';

/*
 * All boards of five cards, for pots that not all players compete for. As in preflop.ts boards are counted
 * by their ranks, and those that give a player a flush are moved to sheets of their own; here a sheet
 * stands for one order of the flushes, because the best of them need not win every pot.
 */

const LEAST_FULL_HOUSE = FIRST_STRENGTH[FULL_HOUSE];
const LEAST_STRAIGHT_FLUSH = FIRST_STRENGTH[STRAIGHT_FLUSH];

/** Codes of one player on a sheet: no flush, ten places among flushes, ten among straight flushes. */
const PLACES = 10;
const CODES = 2 * PLACES + 1;

/** Boards by row on which the flushes stand in one order. */
interface Sheet {
  /** By player, above whatever ranks alone make but a full house or four of a kind; 0 without a flush. */
  readonly flushes: Int32Array;
  readonly boards: Int32Array;
}

/**
 * Adds the outcome of every board that `unseen` can make to the sums of each contest, `scale` times.
 *
 * @param held everybody who competes in a contest
 */
export function settlePreflop(
  held: readonly Held[],
  unseen: readonly Card[],
  contests: readonly Contests[],
  sums: readonly Float64Array[],
  scale = 1,
): void {
  const players = held.length;
  const suited = heldRanks(held.map(({ hole }) => hole));
  const columns = held.map(({ hole: [a, b] }) => strengthColumn(rankPair(rankOf(a), rankOf(b))));
  const strengths = new Float64Array(1 + Math.max(...held.map(({ seat }) => seat)));
  const left = new Int32Array(13);
  const suits = new Int32Array(4);
  for (const card of unseen) {
    left[rankOf(card)]++;
    suits[suitOf(card)] |= 1 << rankOf(card);
  }
  const book = (boards: number): void => {
    for (let index = 0; index < contests.length; index++) {
      sums[index][contests[index].outcomeOf(strengths)] += boards * scale;
    }
  };
  /** Boards that are booked already: everybody has a flush. */
  const settled = new Int32Array(BOARDS);
  const sheets = new Map<number, Sheet>();
  /** Those of them on which one player has a flush, at `2 × player`, and a straight flush beside it. */
  const alone: Sheet[] = [];
  const flushes = new Int32Array(players);
  for (let suit = 0; suit < 4; suit++) {
    const cards = suits[suit];
    const others = left.map((count, rank) => count - ((cards >> rank) & 1));
    const offSuit = others.reduce((sum, count) => sum + count, 0);
    let most = 0;
    for (let player = 0; player < players; player++) {
      most = Math.max(most, countBits(suited[4 * player + suit]));
    }
    for (let size = 5 - most; size <= 5; size++) {
      const { masks, states } = setsOf(size);
      for (let index = 0; index < masks.length; index++) {
        const dealt = masks[index];
        if ((dealt & ~cards) !== 0) continue;
        let withFlush = 0;
        let last = 0;
        for (let player = 0; player < players; player++) {
          flushes[player] = FLUSH_STRENGTH[dealt | suited[4 * player + suit]];
          if (flushes[player] === 0) continue;
          withFlush++;
          last = player;
        }
        if (withFlush === 0) continue;
        let boards: Int32Array = settled;
        if (withFlush === players) {
          for (let player = 0; player < players; player++) {
            strengths[held[player].seat] = flushes[player];
          }
          book(choose(offSuit, 5 - size));
        } else if (withFlush === 1) {
          // By far the most: one flush stands in one order.
          const at = 2 * last + (flushes[last] >= LEAST_STRAIGHT_FLUSH ? 1 : 0);
          boards = (alone[at] ??= sheetFor(sheets, flushes)).boards;
        } else {
          boards = sheetFor(sheets, flushes).boards;
        }
        if (size === 5) boards[states[index]]++;
        else if (size === 4) addOne(boards, 13 * states[index], others);
        else addTwo(boards, states[index], others);
      }
    }
  }
  const bySeat: Uint16Array[] = [];
  const plain = boardsOfRows(left);
  const bookRows = (boards: Int32Array, flushOf: Int32Array | undefined): void => {
    for (let player = 0; player < players; player++) {
      const flush = flushOf?.[player] ?? 0;
      const column = flush === 0 ? columns[player] : evenColumn(flush);
      bySeat[held[player].seat] = column;
    }
    for (let index = 0; index < contests.length; index++) {
      const off = flushOf === undefined || index > 0 ? undefined : plain;
      contests[index].addRows(boards, bySeat, sums[index], scale, off);
    }
  };
  for (let row = 0; row < BOARDS; row++) plain[row] -= settled[row];
  for (const { boards, flushes: flushOf } of sheets.values()) bookRows(boards, flushOf);
  bookRows(plain, undefined);
}

const evenColumns = new Map<number, Uint16Array>();

/** The same strength on every row. There are twenty of them at most. */
function evenColumn(strength: number): Uint16Array {
  let column = evenColumns.get(strength);
  if (column === undefined) {
    column = new Uint16Array(BOARDS).fill(strength);
    evenColumns.set(strength, column);
  }
  return column;
}

/** The sheet of boards on which the flushes stand in this order. */
function sheetFor(sheets: Map<number, Sheet>, strengths: Int32Array): Sheet {
  let key = 0;
  for (let player = 0; player < strengths.length; player++) {
    key = CODES * key + codeOf(strengths, player);
  }
  let sheet = sheets.get(key);
  if (sheet === undefined) {
    const flushes = strengths.map((_, player) => {
      const code = codeOf(strengths, player);
      if (code === 0) return 0;
      // Ranks alone make no flush and no straight flush: these strengths are free.
      return code > PLACES ? LEAST_STRAIGHT_FLUSH + code - PLACES : LEAST_FULL_HOUSE - 1 - PLACES + code;
    });
    sheet = { flushes, boards: new Int32Array(BOARDS) };
    sheets.set(key, sheet);
  }
  return sheet;
}

/** A player's place among those with a flush. */
function codeOf(strengths: Int32Array, player: number): number {
  const own = strengths[player];
  if (own === 0) return 0;
  let place = 1;
  for (let other = 0; other < strengths.length; other++) {
    if (strengths[other] !== 0 && strengths[other] < own) place++;
  }
  return own >= LEAST_STRAIGHT_FLUSH ? place + PLACES : place;
}

/**
 * The same with one player more, who may hold any two of the unseen cards. Yields after each class of
 * boards.
 */
export function* settleAgainstAnyTwo(
  held: readonly Held[],
  anyTwo: number,
  unseen: readonly Card[],
  contests: readonly Contests[],
  sums: readonly Float64Array[],
  scale = 1,
): Generator<Progress, void> {
  const field = new Field(unseen, []);
  const known = new KnownHands(
    held.map(({ seat }) => seat),
    held.map(({ hole }) => hole),
  );
  const positions = new Float64Array(1 + Math.max(anyTwo, ...known.seats));
  const classes = boardClasses(field, known);
  for (const [done, boardClass] of classes.entries()) {
    const { suit } = boardClass;
    eachBoard(field, boardClass, (row, boards) => {
      known.compare(row, suit, suit < 0 ? 0 : field.board[suit]);
      const levels = levelsOf(known.strengths);
      known.seats.forEach((seat, index) => {
        positions[seat] = 2 * levels.indexOf(known.strengths[index]) + 1;
      });
      const book = (position: number, hands: number): void => {
        if (hands === 0) return;
        positions[anyTwo] = position;
        for (let index = 0; index < contests.length; index++) {
          sums[index][contests[index].outcomeOf(positions)] += boards * hands * scale;
        }
      };
      let notAbove = 0;
      let above = 0;
      levels.forEach((strength, level) => {
        field.compare(row, suit, strength);
        book(2 * level, field.below - notAbove);
        book(2 * level + 1, field.equal);
        notAbove = field.below + field.equal;
        above = field.above;
      });
      book(2 * levels.length, above);
    });
    yield { done: done + 1, of: classes.length };
  }
}

/** The different strengths, the lowest first. */
export function levelsOf(strengths: ArrayLike<number>): number[] {
  return Array.from(new Set(Array.from(strengths))).sort((a, b) => a - b);
}
