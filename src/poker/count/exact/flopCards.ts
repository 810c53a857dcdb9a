import { rankOf, suitOf, type Card, type Hole } from '../../card';
import { choose } from '../../chance';
import { playersOf, unseenCards, type Player, type Spot } from '../../spot';
import { boardClasses, eachBoard, type BoardClass } from '../board/boardClasses';
import { boardsOfRows } from '../board/boards';
import { Board, KnownHands } from '../board/board';
import { countPreflop } from './allBoards';
import { Field } from '../board/field';
import { BOARDS, NATURAL_RANKS, rankSets } from '../board/rows';
import type { Progress } from '../board/runOuts';
import { Tally } from '../tally';

/*
 * Before the flop: what hero's equity is once a card is on the flop. All places on the board are equal, so these are
 * the boards with the card on them.
 */

/** A card that can come, and hero's part of all deals with the card on the board. */
export interface FlopCard {
  readonly card: Card;
  readonly equity: number;
  /** The deals that hero wins alone. */
  readonly wins: number;
  readonly of: number;
}

/**
 * Hero's exact equity for each card that the flop can bring, in the deck's order. Hero holds a known hand, against
 * known hands or against one player with any two cards; alone, against such a player.
 *
 * @returns `undefined` if there are others, a board or wild cards
 */
export function* countFlopCards(spot: Spot): Generator<Progress, readonly FlopCard[] | undefined> {
  if (spot.board.length > 0 || spot.wild !== undefined || spot.hero.kind !== 'hand') {
    return undefined;
  }
  const { opponents } = spot;
  const holes = playersOf(spot).flatMap((player) => holeOf(player));
  const unseen = unseenCards(spot);
  if (opponents.length > 0 && holes.length === opponents.length + 1) {
    return yield* againstHands(holes, unseen);
  }
  if (opponents.length > 1 || opponents.some(({ kind }) => kind !== 'random')) return undefined;
  return yield* againstAnyTwo(spot.hero.cards, unseen);
}

function holeOf(player: Player): Hole[] {
  return player.kind === 'hand' ? [player.cards] : [];
}

/** The deals with a card on the board are all deals but those of a deck without it. */
function* againstHands(holes: readonly Hole[], unseen: readonly Card[]): Generator<Progress, FlopCard[]> {
  const count = (deck: readonly Card[]) => {
    const tally = new Tally(holes.length, false);
    countPreflop(holes, deck, tally);
    const { players, of } = tally.result();
    return { wins: players[0].wins, share: players[0].equity * of, of };
  };
  const all = count(unseen);
  const cards: FlopCard[] = [];
  for (const [done, card] of unseen.entries()) {
    yield { done, of: unseen.length };
    const without = count(unseen.filter((other) => other !== card));
    const of = all.of - without.of;
    cards.push({
      card,
      equity: (all.share - without.share) / of,
      wins: all.wins - without.wins,
      of,
    });
  }
  return cards;
}

/** Hands of the other player, by how they compare with hero's: on a board, or summed over boards. */
class Compared {
  readonly below: Float64Array;
  readonly equal: Float64Array;

  constructor(size: number) {
    this.below = new Float64Array(size);
    this.equal = new Float64Array(size);
  }

  add(at: number, below: number, equal: number): void {
    this.below[at] += below;
    this.equal[at] += equal;
  }
}

/**
 * All boards are compared by their ranks, as though there were no flushes: each card of a rank is then on as many. Suit
 * by suit, the boards with three or more of it are put right.
 */
function* againstAnyTwo(hole: Hole, unseen: readonly Card[]): Generator<Progress, FlopCard[]> {
  const field = new Field(unseen);
  const board = new Board();
  const known = new KnownHands([0], [hole]);
  const [anySuit, ...suited] = boardClasses(field, known);
  const rows = new Compared(BOARDS);
  eachBoard(field, board, anySuit, (row) => {
    known.compare(board);
    field.compare(board, known.best);
    rows.add(row, field.below, field.equal);
  });
  const cards = new Compared(52);
  addByRank(unseen, field, rows, cards);
  for (const [done, boardClass] of suited.entries()) {
    yield { done, of: suited.length };
    putRight(unseen, field, board, known, boardClass, rows, cards);
  }
  const of = choose(unseen.length - 1, 4) * choose(unseen.length - 5, 2);
  return unseen.map((card) => ({
    card,
    equity: (cards.below[card] + cards.equal[card] / 2) / of,
    wins: cards.below[card],
    of,
  }));
}

function addByRank(unseen: readonly Card[], { left }: Field, rows: Compared, to: Compared): void {
  const { ranks } = rankSets();
  const ofRank = new Compared(13);
  boardsOfRows(left).forEach((boards, row) => {
    for (let at = 5 * row; boards > 0 && at < 5 * row + 5; at++) {
      ofRank.add(ranks[at], boards * rows.below[row], boards * rows.equal[row]);
    }
  });
  for (const card of unseen) {
    const rank = rankOf(card);
    to.add(card, ofRank.below[rank] / left[rank], ofRank.equal[rank] / left[rank]);
  }
}

/** Adds what a class's flushes change; its boards stand for those of all interchangeable suits. */
function putRight(
  unseen: readonly Card[],
  field: Field,
  board: Board,
  known: KnownHands,
  boardClass: BoardClass,
  rows: Compared,
  to: Compared,
): void {
  const { suit, times } = boardClass;
  const { ranks } = rankSets();
  const alike = [0, 1, 2, 3].filter((other) => field.deck[other] === field.deck[suit] && known.isAlikeIn(other, suit));
  /** Cards of the other suits by rank, the same for all interchangeable suits. */
  const others = field.left.map((count, rank) => count - ((field.deck[suit] >> rank) & 1));
  const inSuit = new Compared(13);
  const offSuit = new Compared(13);
  eachBoard(field, board, boardClass, (row, boards) => {
    const suited = board.suits[suit] & NATURAL_RANKS;
    known.compare(board);
    field.compare(board, known.best);
    const below = boards * (field.below - rows.below[row]);
    const equal = boards * (field.equal - rows.equal[row]);
    for (let at = 5 * row, rest = suited; at < 5 * row + 5; at++) {
      const bit = 1 << ranks[at];
      (rest & bit ? inSuit : offSuit).add(ranks[at], below, equal);
      rest &= ~bit;
    }
  });
  for (const own of alike) {
    for (const card of unseen) {
      const rank = rankOf(card);
      const from = suitOf(card) === own ? inSuit : offSuit;
      const ways = suitOf(card) === own ? times : times * others[rank];
      to.add(card, from.below[rank] / ways, from.equal[rank] / ways);
    }
  }
}
