import { rankOf, suitOf, type Card } from '../../../src/poker/card';
import { CATEGORIES, type Strength } from '../../../src/poker/category';
import { CATEGORY_OF, FLUSH_STRENGTH, strengthOfRanks } from '../../../src/poker/hand';
import { RANK_PAIRS, rankPair, rowsOf } from '../../../src/poker/count/board/rows';

/*
 * Seven cards at a time, as fast as JavaScript goes: one addition a card. A card's key holds a number
 * for its rank in the low 23 bits, such that the sums of no two sets of seven ranks are equal, and
 * above them one octal digit for each suit but clubs, so that a sum says how many cards of each suit
 * there are. A perfect hash takes the sum of ranks to the strength.
 */

/**
 * Rank numbers whose sums over seven cards are all different, found by Kenneth J. Shackleton for
 * SKPokerEval (https://github.com/kennethshackleton/SKPokerEval).
 */
const RANK_KEYS = [0, 1, 5, 22, 98, 453, 2031, 8698, 22854, 83661, 262349, 636345, 1479181] as const;
const RANK_BITS = 23;
const RANK_SUM = (1 << RANK_BITS) - 1;
const SUIT_KEYS = [0, 1, 8, 64] as const;

/** The sets of ranks that seven cards can have. */
const RANK_SETS = 49_205;

/** By card. */
const KEYS = Int32Array.from({ length: 52 }, (_, card) => (SUIT_KEYS[card & 3] << RANK_BITS) | RANK_KEYS[card >> 2]);

/** By the suits' part of a sum: the suit with at least this many cards, or -1. */
function suitWith(atLeast: number, cards: number): Int8Array {
  return Int8Array.from({ length: 512 }, (_, sum) => {
    const [diamonds, hearts, spades] = [sum & 7, (sum >> 3) & 7, sum >> 6];
    const clubs = cards - diamonds - hearts - spades;
    return [clubs, diamonds, hearts, spades].findIndex((count) => count >= atLeast);
  });
}

/** The suit of a flush among seven cards; and of one that a seventh card may still make. */
const FLUSH_SUIT = suitWith(5, 7);
const FOUR_OF_SUIT = suitWith(4, 6);

/* The hash: a bucket's offset, added to a part of the mixed sum, is the place of the strength. */
const BUCKET_BITS = 13;
const SLOTS = 1 << 16;
const MIX = 0x9e3779b1;

interface Hash {
  readonly offsets: Uint16Array;
  readonly strengths: Uint16Array;
}

/** Places the fullest buckets first: each takes the first offset at which all its sums find room. */
function build(): Hash {
  const sums = new Int32Array(RANK_SETS);
  const values = new Uint16Array(RANK_SETS);
  let sets = 0;
  const collect = (rank: number, cards: number, sum: number, held: readonly number[]): void => {
    if (cards === 0) {
      const [once, twice, thrice, fourTimes] = held;
      sums[sets] = sum;
      values[sets++] = strengthOfRanks(once, twice, thrice, fourTimes);
    } else if (rank < 13) {
      const masks = [...held];
      for (let times = 0; times <= Math.min(4, cards); times++) {
        if (times > 0) masks[times - 1] |= 1 << rank;
        collect(rank + 1, cards - times, sum + times * RANK_KEYS[rank], masks);
      }
    }
  };
  collect(0, 7, 0, [0, 0, 0, 0]);

  const buckets: number[][] = Array.from({ length: 1 << BUCKET_BITS }, () => []);
  sums.forEach((sum, set) => buckets[Math.imul(sum, MIX) >>> (32 - BUCKET_BITS)].push(set));
  const offsets = new Uint16Array(buckets.length);
  const strengths = new Uint16Array(SLOTS);
  const fullestFirst = Array.from(buckets.keys()).sort((a, b) => buckets[b].length - buckets[a].length);
  for (const bucket of fullestFirst) {
    const places = buckets[bucket].map((set) => Math.imul(sums[set], MIX) >>> 3);
    let offset = 0;
    while (places.some((place) => strengths[(place + offset) & (SLOTS - 1)] !== 0)) offset++;
    offsets[bucket] = offset;
    places.forEach((place, index) => {
      strengths[(place + offset) & (SLOTS - 1)] = values[buckets[bucket][index]];
    });
  }
  return { offsets, strengths };
}

/** Built when this module is first loaded: a test for it in every look-up would cost a tenth. */
const { offsets: OFFSETS, strengths: HASHED } = build();

/** The strength of the seven cards from `at` on. Each card may occur only once. */
export function evaluateSeven(cards: ArrayLike<Card | number>, at = 0): Strength {
  const sum =
    KEYS[cards[at]] +
    KEYS[cards[at + 1]] +
    KEYS[cards[at + 2]] +
    KEYS[cards[at + 3]] +
    KEYS[cards[at + 4]] +
    KEYS[cards[at + 5]] +
    KEYS[cards[at + 6]];
  const suit = FLUSH_SUIT[sum >>> RANK_BITS];
  if (suit < 0) {
    const mixed = Math.imul(sum & RANK_SUM, MIX);
    const place = (mixed >>> 3) + OFFSETS[mixed >>> (32 - BUCKET_BITS)];
    return HASHED[place & (SLOTS - 1)] as Strength;
  }
  let ranks = 0;
  for (let index = at; index < at + 7; index++) {
    const card = cards[index] as Card;
    if (suitOf(card) === suit) ranks |= 1 << rankOf(card);
  }
  return FLUSH_STRENGTH[ranks] as Strength;
}

/** By card: where its rank's strengths start in a board's row. */
const ROW_OF_RANK = Uint8Array.from({ length: 52 }, (_, card) => rankPair(card >> 2, 0));

/**
 * Evaluates every hand of seven cards, in order, and counts them by category, high card first:
 * 133,784,560 in all. In order the first five cards of a hand choose a row of the boards' lookup, and
 * all that follow stay within it.
 */
export function countSevenCardHands(): Uint32Array {
  const { next } = rowsOf().fillAll();
  const counts = new Uint32Array(CATEGORIES.length);
  const five = new Uint8Array(5);
  const deal = (size: number, from: number, state: number, suits: number): void => {
    if (size === 5) {
      countLastTwo(five, RANK_PAIRS * state, suits, from, counts);
      return;
    }
    for (let card = from; card < 46 + size; card++) {
      five[size] = card;
      deal(size + 1, card + 1, next[13 * state + (card >> 2)], suits + SUIT_KEYS[card & 3]);
    }
  };
  deal(0, 0, 0, 0);
  return counts;
}

/** The innermost loops, in a separate function: V8 compiles them twice as well. */
function countLastTwo(five: Uint8Array, row: number, suits: number, from: number, counts: Uint32Array): void {
  const { strengths } = rowsOf();
  for (let sixth = from; sixth < 51; sixth++) {
    const at = row + (sixth >> 2);
    const suit = FOUR_OF_SUIT[suits + SUIT_KEYS[sixth & 3]];
    if (suit >= 0) {
      countLastWithFlush(five, sixth, suit, at, counts);
      continue;
    }
    for (let seventh = sixth + 1; seventh < 52; seventh++) {
      counts[CATEGORY_OF[strengths[at + ROW_OF_RANK[seventh]]]]++;
    }
  }
}

function countLastWithFlush(five: Uint8Array, sixth: number, suit: number, at: number, counts: Uint32Array): void {
  const { strengths } = rowsOf();
  let ranks = (sixth & 3) === suit ? 1 << (sixth >> 2) : 0;
  for (const card of five) if ((card & 3) === suit) ranks |= 1 << (card >> 2);
  for (let seventh = sixth + 1; seventh < 52; seventh++) {
    const suited = (seventh & 3) === suit ? ranks | (1 << (seventh >> 2)) : ranks;
    const strength = FLUSH_STRENGTH[suited] || strengths[at + ROW_OF_RANK[seventh]];
    counts[CATEGORY_OF[strength]]++;
  }
}
