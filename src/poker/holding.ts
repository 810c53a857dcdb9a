import { ACE, rankOf, suitOf, type Card, type Rank } from './card';
import {
  FOUR_OF_A_KIND,
  FULL_HOUSE,
  HIGH_CARD,
  PAIR,
  STRAIGHT,
  STRAIGHT_FLUSH,
  THREE_OF_A_KIND,
  TWO_PAIR,
  type Strength,
} from './category';
import type { DrawName } from './draws';
import { CATEGORY_OF, countBits, FLUSH_STRENGTH, STRAIGHT_TOP, strengthOfRanks } from './hand';

/*
 * The holding of two cards on a board of three to five cards: a made hand (a rung of the ladder), and draws. A hand can
 * have several draws besides its rung: 9♥8♥ on 9♠7♥6♥ has top pair, a flush draw and an open-ended straight draw. The
 * deck has no wild cards. `draws.ts` finds the cards that complete a draw.
 */

/**
 * The ladder of made hands, best first: every hand is on exactly one rung. `kind` groups the rungs for counts by few
 * kinds. `continues`: the rung does not fold, unless the user chooses otherwise.
 */
export const LADDER = [
  { name: 'straight flush', kind: 'two pair or better', continues: true },
  { name: 'four of a kind', kind: 'two pair or better', continues: true },
  { name: 'full house', kind: 'two pair or better', continues: true },
  { name: 'flush', kind: 'two pair or better', continues: true },
  { name: 'straight', kind: 'two pair or better', continues: true },
  { name: 'set', kind: 'two pair or better', continues: true },
  { name: 'trips', kind: 'two pair or better', continues: true },
  { name: 'two pair', kind: 'two pair or better', continues: true },
  { name: 'overpair', kind: 'pocket pair', continues: true },
  { name: 'top pair', kind: 'top pair', continues: true },
  { name: 'pocket pair below top', kind: 'pocket pair', continues: false },
  { name: 'second pair', kind: 'lower pair', continues: false },
  { name: 'pocket pair below second', kind: 'pocket pair', continues: false },
  { name: 'third pair or lower', kind: 'lower pair', continues: false },
  { name: 'pocket pair below third', kind: 'pocket pair', continues: false },
  { name: 'ace high', kind: 'no pair', continues: false },
  { name: 'no made hand', kind: 'no pair', continues: false },
] as const;
export type Rung = (typeof LADDER)[number]['name'];
export const RUNGS: readonly Rung[] = LADDER.map(({ name }) => name);

const ANY_STRAIGHT = ['open-ended straight draw', 'double gutshot', 'gutshot'] as const;

/**
 * The rows of draws in their order. A hand may have several draws; on the river it has none. `of` names the draws of
 * `findDraws` whose cards complete the row: both flush cards and straight cards complete a combo draw.
 */
export const HELD_DRAWS = [
  { name: 'flush draw', of: ['flush draw'], continues: true },
  { name: 'nut flush draw', of: ['flush draw'], continues: false },
  { name: 'one-card flush draw', of: ['flush draw'], continues: false },
  { name: 'open-ended straight draw', of: ANY_STRAIGHT, continues: true },
  { name: 'double gutshot', of: ANY_STRAIGHT, continues: true },
  { name: 'gutshot', of: ANY_STRAIGHT, continues: false },
  { name: 'one-card straight draw', of: ANY_STRAIGHT, continues: false },
  { name: 'overcards', of: ['overcards'], continues: false },
  { name: 'backdoor flush draw', of: ['backdoor flush draw'], continues: false },
  { name: 'one-card backdoor flush draw', of: ['backdoor flush draw'], continues: false },
  { name: 'backdoor straight draw', of: ['backdoor straight draw'], continues: false },
  { name: 'combo draw', of: ['flush draw', ...ANY_STRAIGHT], continues: true },
  { name: 'pair and flush draw', of: ['flush draw'], continues: true },
  { name: 'pair and straight draw', of: ANY_STRAIGHT, continues: true },
  { name: 'overcards and flush draw', of: ['overcards', 'flush draw'], continues: true },
  { name: 'overcards and straight draw', of: ['overcards', ...ANY_STRAIGHT], continues: true },
] as const satisfies readonly { name: string; of: readonly DrawName[]; continues: boolean }[];
export type HeldDraw = (typeof HELD_DRAWS)[number]['name'];
export const DRAWS: readonly HeldDraw[] = HELD_DRAWS.map(({ name }) => name);

declare const brand: unique symbol;

/** A hand's holding on a board, in one number: see {@link rungOf}, {@link drawsOf} and {@link hasEightOuts}. */
export type Holding = number & { readonly [brand]: 'holding' };

const RUNG_BITS = 5;
const EIGHT_OUTS = 1 << (RUNG_BITS + DRAWS.length);

/** The rung's place in {@link RUNGS}. */
export function rungOf(holding: Holding): number {
  return holding & ((1 << RUNG_BITS) - 1);
}

/** A bit for each draw, at its place in {@link DRAWS}. */
export function drawsOf(holding: Holding): number {
  return (holding >> RUNG_BITS) & ((1 << DRAWS.length) - 1);
}

/** Whether at least eight unseen cards make a straight or better. Only on the flop, for hands below a straight. */
export function hasEightOuts(holding: Holding): boolean {
  return (holding & EIGHT_OUTS) !== 0;
}

export interface RowPlace {
  readonly kind: 'rung' | 'draw';
  /** Its place in {@link RUNGS} or in {@link DRAWS}. */
  readonly place: number;
}

/** Whether a hand is on this rung, or has this draw. */
export function isInRow({ kind, place }: RowPlace, holding: Holding): boolean {
  return kind === 'rung' ? rungOf(holding) === place : (drawsOf(holding) & (1 << place)) !== 0;
}

/** The names of the draws in a mask of {@link drawsOf}, in their order. */
export function drawNames(draws: number): HeldDraw[] {
  return DRAWS.filter((_, draw) => (draws & (1 << draw)) !== 0);
}

function rung(name: Rung): number {
  return RUNGS.indexOf(name);
}

/** A draw's bit in a {@link Holding}. */
function draw(name: HeldDraw): number {
  return 1 << (RUNG_BITS + DRAWS.indexOf(name));
}

const STRAIGHT_FLUSH_RUNG = rung('straight flush');
const FOUR_OF_A_KIND_RUNG = rung('four of a kind');
const FULL_HOUSE_RUNG = rung('full house');
const FLUSH_RUNG = rung('flush');
const STRAIGHT_RUNG = rung('straight');
const SET = rung('set');
const TRIPS = rung('trips');
const TWO_PAIR_RUNG = rung('two pair');
const OVERPAIR = rung('overpair');
const LOWEST_PAIR = rung('pocket pair below third');
const ACE_HIGH = rung('ace high');
const NO_MADE_HAND = rung('no made hand');

/** A pair's rung by how many different ranks of the board are above it; more than three count as three. */
const POCKET_PAIRS = [OVERPAIR, rung('pocket pair below top'), rung('pocket pair below second'), LOWEST_PAIR];
const BOARD_PAIRS = [rung('top pair'), rung('second pair'), rung('third pair or lower'), rung('third pair or lower')];

const FLUSH_DRAW = draw('flush draw');
const NUT_FLUSH_DRAW = draw('nut flush draw');
const ONE_CARD_FLUSH_DRAW = draw('one-card flush draw');
const OPEN_ENDED = draw('open-ended straight draw');
const DOUBLE_GUTSHOT = draw('double gutshot');
const GUTSHOT = draw('gutshot');
const STRAIGHT_DRAWS = OPEN_ENDED | DOUBLE_GUTSHOT | GUTSHOT;
const ONE_CARD_STRAIGHT_DRAW = draw('one-card straight draw');
const OVERCARDS = draw('overcards');
const BACKDOOR_FLUSH_DRAW = draw('backdoor flush draw');
const ONE_CARD_BACKDOOR_FLUSH_DRAW = draw('one-card backdoor flush draw');
const BACKDOOR_STRAIGHT_DRAW = draw('backdoor straight draw');
const COMBO_DRAW = draw('combo draw');
const PAIR_AND_FLUSH_DRAW = draw('pair and flush draw');
const PAIR_AND_STRAIGHT_DRAW = draw('pair and straight draw');
const OVERCARDS_AND_FLUSH_DRAW = draw('overcards and flush draw');
const OVERCARDS_AND_STRAIGHT_DRAW = draw('overcards and straight draw');

const ALL_RANKS = 0x1fff;
const MASKS = 1 << 13;

/** The ranks of each straight as a mask, from the wheel to the ace-high straight. */
const STRAIGHTS = Array.from({ length: 10 }, (_, low) => (low === 0 ? 0b1_0000_0000_1111 : 0b11111 << (low - 1)));

/** For each mask of ranks without a straight: the ranks that complete a straight. */
const COMPLETING = Uint16Array.from({ length: MASKS }, (_, mask) =>
  STRAIGHTS.reduce((ranks, straight) => {
    const missing = straight & ~mask;
    return (missing & (missing - 1)) === 0 ? ranks | missing : ranks;
  }, 0),
);

/** For each mask of ranks without a straight: the ranks at both ends of four in a row; 0 without four in a row. */
const ENDS = Uint16Array.from({ length: MASKS }, (_, mask) => {
  // Bit 0 is the low ace, so that 5-4-3-2 has an ace at its lower end.
  const ranks = (mask << 1) | (mask >> ACE);
  for (let low = 0; low + 5 <= 13; low++) {
    const between = 0b1111 << (low + 1);
    if ((ranks & between) === between) {
      return (1 << (low + 4)) | (low === 0 ? 1 << ACE : 1 << (low - 1));
    }
  }
  return 0;
});

const RANK_PAIRS = 91;

function topBit(mask: number): number {
  return 31 - Math.clz32(mask);
}

/**
 * Reads many hands on one board, or on several boards in turn. It reads ranks once for each of the 91 pairs of ranks on
 * a board, and suits once for each hand.
 */
export class HoldingReader {
  /** For each suit a mask of the named ranks. */
  readonly #named = new Int32Array(4);
  /** A mask of the ranks with at least one card that is not named. */
  readonly #openBefore: number;

  #cards: readonly Card[] = [];
  /* Masks of the ranks that the board has at least once, twice, three or four times. */
  #once = 0;
  #twice = 0;
  #thrice = 0;
  #fourTimes = 0;
  readonly #suits = new Int32Array(4);
  /** For each suit the number of board cards. */
  readonly #inSuit = new Uint8Array(4);
  /** The suit of a flush on the board, or -1. */
  #flushSuit = -1;
  /** The strength of the five board cards; 0 before the river. */
  #strength = 0;
  /** For each rank the number of cards neither on the board nor named. The two cards of a hand count as left. */
  readonly #left = new Uint8Array(13).fill(4);
  /** A mask of the ranks with a card left that does not give the board a flush. */
  #open = 0;

  /* The results for each pair of ranks, valid if the stamp equals `#board`. */
  /** The number of the current board. */
  #board = 0;
  readonly #stamps = new Int32Array(RANK_PAIRS);
  readonly #holdings = new Int32Array(RANK_PAIRS);
  readonly #strengths = new Uint16Array(RANK_PAIRS);
  /** Masks of the ranks that make a straight or better. */
  readonly #outRanks = new Uint16Array(RANK_PAIRS);
  /** The number of unseen cards of the ranks above. */
  readonly #outs = new Uint8Array(RANK_PAIRS);

  /** @param named known cards off the board that are not in a hand to read: they cannot come */
  constructor(named: readonly Card[] = []) {
    for (const card of named) {
      this.#left[rankOf(card)]--;
      this.#named[suitOf(card)] |= 1 << rankOf(card);
    }
    this.#openBefore = this.#left.reduce((open, left, rank) => (left > 0 ? open | (1 << rank) : open), 0);
  }

  /**
   * Sets the board. It is fastest if flops of the same ranks follow each other.
   *
   * @param board three to five cards, none of them named; the caller must not change the list
   */
  setBoard(board: readonly Card[]): void {
    const left = this.#left;
    for (let at = 0; at < this.#cards.length; at++) left[rankOf(this.#cards[at])]++;
    const wasFlop = this.#cards.length === 3;
    const [once, twice, thrice] = [this.#once, this.#twice, this.#thrice];
    this.#cards = board;
    this.#once = this.#twice = this.#thrice = this.#fourTimes = 0;
    this.#open = this.#openBefore;
    for (let suit = 0; suit < 4; suit++) this.#suits[suit] = this.#inSuit[suit] = 0;
    for (let at = 0; at < board.length; at++) {
      const rank = rankOf(board[at]);
      const bit = 1 << rank;
      this.#fourTimes |= this.#thrice & bit;
      this.#thrice |= this.#twice & bit;
      this.#twice |= this.#once & bit;
      this.#once |= bit;
      this.#suits[suitOf(board[at])] |= bit;
      this.#inSuit[suitOf(board[at])]++;
      if (--left[rank] === 0) this.#open ^= bit;
    }
    // On flops of the same ranks the results for pairs of ranks stay valid.
    const isAlike = once === this.#once && twice === this.#twice && thrice === this.#thrice;
    if (!wasFlop || board.length !== 3 || !isAlike) this.#board++;
    this.#flushSuit = -1;
    this.#strength = 0;
    if (board.length === 4) this.#closeFlushCards();
    else if (board.length === 5) this.#setFullBoard();
  }

  /** On a board with four cards of a suit: a fifth makes a flush of the board, so it does not complete a straight. */
  #closeFlushCards(): void {
    const suit = this.#inSuit.indexOf(4);
    if (suit < 0) return;
    const leftInSuit = ALL_RANKS & ~this.#suits[suit] & ~this.#named[suit];
    for (let rank = 0; rank < 13; rank++) {
      if (this.#left[rank] === ((leftInSuit >> rank) & 1)) this.#open &= ~(1 << rank);
    }
  }

  #setFullBoard(): void {
    this.#flushSuit = this.#inSuit.indexOf(5);
    this.#strength =
      this.#flushSuit >= 0
        ? FLUSH_STRENGTH[this.#suits[this.#flushSuit]]
        : strengthOfRanks(this.#once, this.#twice, this.#thrice, this.#fourTimes);
  }

  /**
   * Returns a hand's holding on the board.
   *
   * @param first one of its cards, neither named nor on the board; the same holds for `second`
   */
  read(first: Card, second: Card): Holding {
    const at = this.#place(first, second);
    const street = this.#cards.length;
    if (street === 5) return this.#readFull(at, first, second) as Holding;
    const suit = this.#suitOfMost(first, second);
    const isBoth = suitOf(first) === suitOf(second);
    const count = this.#inSuit[suit] + (isBoth ? 2 : 1);
    if (count < street) return this.#holdings[at] as Holding;
    const own = this.#ownRanks(suit, first, second);
    if (count >= 5) return this.#rungOfFlush(suit, own) as Holding;
    const suited = this.#suits[suit] | own;
    const left = ALL_RANKS & ~suited & ~this.#named[suit];
    return (
      count === 4 ? this.#addFlushDraw(at, suit, own, left) : addBackdoorFlushDraw(this.#holdings[at], isBoth, left)
    ) as Holding;
  }

  /** The hand's strength on the board. */
  strengthOf(first: Card, second: Card): Strength {
    const at = this.#place(first, second);
    const suit = this.#suitOfMost(first, second);
    // `flush` is 0 below five ranks. Seven cards with a flush never make a full house.
    const flush = FLUSH_STRENGTH[this.#suits[suit] | this.#ownRanks(suit, first, second)];
    return (flush || this.#strengths[at]) as Strength;
  }

  /** The hand's suit that has most cards on the board: only this suit can be a flush or a flush draw. */
  #suitOfMost(first: Card, second: Card): number {
    if (this.#flushSuit >= 0) return this.#flushSuit;
    const [one, other] = [suitOf(first), suitOf(second)];
    return this.#inSuit[other] > this.#inSuit[one] ? other : one;
  }

  #ownRanks(suit: number, first: Card, second: Card): number {
    return (suitOf(first) === suit ? 1 << rankOf(first) : 0) | (suitOf(second) === suit ? 1 << rankOf(second) : 0);
  }

  /** A hand on the river. */
  #readFull(at: number, first: Card, second: Card): number {
    const suit = this.#suitOfMost(first, second);
    const own = this.#ownRanks(suit, first, second);
    const isFlush = this.#inSuit[suit] + countBits(own) >= 5;
    return isFlush ? this.#rungOfFlush(suit, own) : this.#holdings[at];
  }

  /** The rung of five or more cards of a suit. The other cards cannot make a full house or four of a kind. */
  #rungOfFlush(suit: number, own: number): number {
    const strength = FLUSH_STRENGTH[this.#suits[suit] | own];
    if (strength === this.#strength) return NO_MADE_HAND;
    return CATEGORY_OF[strength] === STRAIGHT_FLUSH ? STRAIGHT_FLUSH_RUNG : FLUSH_RUNG;
  }

  /**
   * Adds the flush draw of a hand with four cards of a suit.
   *
   * @param own the hand's ranks in the suit
   * @param left the ranks of unseen cards of the suit
   */
  #addFlushDraw(at: number, suit: number, own: number, left: number): number {
    let holding = this.#holdings[at];
    if (left === 0) return holding;
    holding |= FLUSH_DRAW;
    if (topBit(own) === topBit(ALL_RANKS & ~this.#suits[suit])) holding |= NUT_FLUSH_DRAW;
    if ((own & (own - 1)) === 0) holding |= ONE_CARD_FLUSH_DRAW;
    if ((holding & STRAIGHT_DRAWS) !== 0) holding |= COMBO_DRAW;
    if (isPair(holding)) holding |= PAIR_AND_FLUSH_DRAW;
    if ((holding & OVERCARDS) !== 0) holding |= OVERCARDS_AND_FLUSH_DRAW;
    const isBelowStraight = rungOf(holding as Holding) > STRAIGHT_RUNG;
    if (this.#cards.length === 3 && isBelowStraight) {
      // An out that also completes the flush is counted once.
      const others = this.#outs[at] - countBits(this.#outRanks[at] & left);
      if (others + countBits(left) >= 8) holding |= EIGHT_OUTS;
    }
    return holding;
  }

  /** The place of the hand's pair of ranks, whose results are then valid. */
  #place(first: Card, second: Card): number {
    const a = rankOf(first);
    const b = rankOf(second);
    const at = a >= b ? (a * (a + 1)) / 2 + b : (b * (b + 1)) / 2 + a;
    if (this.#stamps[at] !== this.#board) {
      this.#stamps[at] = this.#board;
      this.#readRanks(at, Math.max(a, b), Math.min(a, b));
    }
    return at;
  }

  /** Reads the ranks of a hand, without regard to flushes. */
  #readRanks(at: number, high: Rank, low: Rank): void {
    let once = this.#once;
    let twice = this.#twice;
    let thrice = this.#thrice;
    let fourTimes = this.#fourTimes;
    for (let card = 0; card < 2; card++) {
      const bit = 1 << (card === 0 ? high : low);
      fourTimes |= thrice & bit;
      thrice |= twice & bit;
      twice |= once & bit;
      once |= bit;
    }
    const strength = strengthOfRanks(once, twice, thrice, fourTimes);
    const category = CATEGORY_OF[strength];
    this.#strengths[at] = strength;
    let holding =
      strength === this.#strength ? NO_MADE_HAND : this.#rungOfRanks(category, high, low, twice, thrice, fourTimes);
    this.#outRanks[at] = 0;
    this.#outs[at] = 0;
    if (this.#cards.length < 5 && category < STRAIGHT) {
      const completing = this.#completing(once);
      holding |= this.#straightDraws(completing, once, high, low);
      if (category === HIGH_CARD && this.#hasOvercards(high, low)) holding |= OVERCARDS;
      if ((holding & STRAIGHT_DRAWS) !== 0) {
        if (isPair(holding)) holding |= PAIR_AND_STRAIGHT_DRAW;
        if ((holding & OVERCARDS) !== 0) holding |= OVERCARDS_AND_STRAIGHT_DRAW;
      }
      if (this.#cards.length === 3) {
        if (completing === 0 && this.#hasBackdoorStraight(once)) holding |= BACKDOOR_STRAIGHT_DRAW;
        const ranks = completing | this.#fillingRanks(category, once, twice, thrice);
        const outs = this.#countUnseen(ranks, high, low);
        this.#outRanks[at] = ranks;
        this.#outs[at] = outs;
        if (outs >= 8) holding |= EIGHT_OUTS;
      }
    }
    this.#holdings[at] = holding;
  }

  #rungOfRanks(category: number, high: Rank, low: Rank, twice: number, thrice: number, fourTimes: number): number {
    switch (category) {
      case FOUR_OF_A_KIND:
        if (fourTimes === this.#fourTimes) break;
        return FOUR_OF_A_KIND_RUNG;
      case FULL_HOUSE:
        return FULL_HOUSE_RUNG;
      case STRAIGHT:
        return STRAIGHT_RUNG;
      case THREE_OF_A_KIND:
        if (thrice === this.#thrice) break;
        return high === low ? SET : TRIPS;
      case TWO_PAIR:
      case PAIR: {
        // A third pair is not among the best five cards.
        const best = 1 << topBit(twice);
        const second = category === PAIR ? 0 : 1 << topBit(twice & ~best);
        const own = (best | second) & ((1 << high) | (1 << low));
        if (own === 0) break;
        if (own === (best | second) && category === TWO_PAIR) return TWO_PAIR_RUNG;
        const above = Math.min(3, countBits(this.#once >> (topBit(own) + 1)));
        return (high === low ? POCKET_PAIRS : BOARD_PAIRS)[above];
      }
    }
    return high === ACE ? ACE_HIGH : NO_MADE_HAND;
  }

  /**
   * Ranks with an unseen card that makes, with cards of these ranks, a straight above any that it makes
   * with the board alone.
   *
   * @param ranks the board's among them, without a straight
   */
  #completing(ranks: number): number {
    let completing = COMPLETING[ranks] & this.#open;
    const shared = completing & COMPLETING[this.#once];
    for (let rest = shared; rest !== 0; rest &= rest - 1) {
      const rank = rest & -rest;
      if (STRAIGHT_TOP[ranks | rank] <= STRAIGHT_TOP[this.#once | rank]) completing ^= rank;
    }
    return completing;
  }

  #straightDraws(completing: number, once: number, high: Rank, low: Rank): number {
    if (completing === 0) return 0;
    const isOne = (completing & (completing - 1)) === 0;
    const name = isOne ? GUTSHOT : completing === ENDS[once] ? OPEN_ENDED : DOUBLE_GUTSHOT;
    const isOneCard =
      this.#completing(this.#once | (1 << high)) === completing ||
      this.#completing(this.#once | (1 << low)) === completing;
    return isOneCard ? name | ONE_CARD_STRAIGHT_DRAW : name;
  }

  /** Whether both ranks of an unpaired hand are above the board and a card of one of them is left. */
  #hasOvercards(high: Rank, low: Rank): boolean {
    return this.#once >> low === 0 && (this.#left[high] > 1 || this.#left[low] > 1);
  }

  #hasBackdoorStraight(once: number): boolean {
    for (let at = 0; at < STRAIGHTS.length; at++) {
      const missing = STRAIGHTS[at] & ~once;
      const higher = missing & (missing - 1);
      const isTwo = higher !== 0 && (higher & (higher - 1)) === 0;
      if (isTwo && (missing & ~this.#open) === 0 && STRAIGHT_TOP[this.#once | missing] < 0) {
        return true;
      }
    }
    return false;
  }

  /** The ranks that improve two pair or three of a kind on the flop to a full house or four of a kind. */
  #fillingRanks(category: number, once: number, twice: number, thrice: number): number {
    if (category === TWO_PAIR) return twice;
    if (category !== THREE_OF_A_KIND) return 0;
    // The fourth card of three of a kind on the board helps every player.
    return thrice === this.#thrice ? once & ~thrice : once;
  }

  #countUnseen(ranks: number, high: Rank, low: Rank): number {
    let count = 0;
    for (let rest = ranks; rest !== 0; rest &= rest - 1) count += this.#left[topBit(rest & -rest)];
    return count - ((ranks >> high) & 1) - ((ranks >> low) & 1);
  }
}

function isPair(holding: number): boolean {
  const own = rungOf(holding as Holding);
  return own >= OVERPAIR && own <= LOWEST_PAIR;
}

/** Adds the backdoor flush draw of a hand with three cards of a suit on the flop. */
function addBackdoorFlushDraw(holding: number, isBoth: boolean, left: number): number {
  if ((left & (left - 1)) === 0) return holding;
  return holding | BACKDOOR_FLUSH_DRAW | (isBoth ? 0 : ONE_CARD_BACKDOOR_FLUSH_DRAW);
}
