import { ACE, rankOf, suitOf, type Card, type Rank } from './card';
import {
  FIRST_STRENGTH,
  FIVE_OF_A_KIND,
  FLUSH,
  FOUR_OF_A_KIND,
  FULL_HOUSE,
  HIGH_CARD,
  PAIR,
  STRAIGHT,
  STRAIGHT_FLUSH,
  type Strength,
  THREE_OF_A_KIND,
  TWO_PAIR,
  WILD_STRENGTHS,
  categoryOf,
} from './category';

const MASKS = 1 << 13;
const WHEEL = 0b1_0000_0000_1111;

/** The ranks among cards as a 13-bit mask, the deuce lowest. */
export function rankMask(cards: readonly Card[]): number {
  return cards.reduce((mask, card) => mask | (1 << rankOf(card)), 0);
}

export function countBits(mask: number): number {
  let bits = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) bits++;
  return bits;
}

function topBit(mask: number): number {
  return 31 - Math.clz32(mask);
}

/** `mask` without rank `rank`, the ranks above it moved down by one to close the gap. */
function squeeze(mask: number, rank: Rank): number {
  const below = (1 << rank) - 1;
  return (mask & below) | ((mask >> 1) & ~below);
}

/** The highest straight among the ranks of a 13-bit mask, by its top rank; -1 if there is none. */
export function straightTop(mask: number): Rank {
  // The lowest ranks of all runs of five.
  const runs = mask & (mask >> 1) & (mask >> 2) & (mask >> 3) & (mask >> 4);
  if (runs !== 0) return topBit(runs) + 4;
  return (mask & WHEEL) === WHEEL ? 3 : -1;
}

/** For every 13-bit mask the index of its `count` highest bits among all such sets, in rising order. */
function indexHighest(
  count: number,
  counts: (mask: number) => boolean,
): {
  index: Int16Array;
  masks: number[];
} {
  const index = new Int16Array(MASKS).fill(-1);
  const masks: number[] = [];
  for (let mask = 0; mask < MASKS; mask++) {
    const bits = countBits(mask);
    // A mask with more bits has the place of its highest bits: of the mask without its lowest bit.
    if (bits > count) index[mask] = index[mask & (mask - 1)];
    else if (bits === count && counts(mask)) index[mask] = masks.push(mask) - 1;
  }
  return { index, masks };
}

const TOP_FIVE = indexHighest(5, (mask) => straightTop(mask) < 0);
const TOP_THREE = indexHighest(3, () => true);
const TOP_TWO = indexHighest(2, () => true);

/** {@link straightTop} of every 13-bit mask, for loops. */
export const STRAIGHT_TOP: Int8Array = Int8Array.from({ length: MASKS }, (_, mask) => straightTop(mask));

/** The strength of a flush in these ranks, straight flushes included; 0 for fewer than five ranks. */
export const FLUSH_STRENGTH: Uint16Array = Uint16Array.from({ length: MASKS }, (_, mask) => {
  if (countBits(mask) < 5) return 0;
  const top = straightTop(mask);
  return top >= 0 ? FIRST_STRENGTH[STRAIGHT_FLUSH] + top - 3 : FIRST_STRENGTH[FLUSH] + TOP_FIVE.index[mask];
});

/**
 * The strength of five to seven cards whose suits make no flush.
 *
 * @param once ranks held at least once, as a 13-bit mask; then at least twice, thrice, four times
 */
export function strengthOfRanks(once: number, twice: number, thrice: number, fourTimes: number): Strength {
  return rankStrength(once, twice, thrice, fourTimes) as Strength;
}

function rankStrength(once: number, twice: number, thrice: number, fourTimes: number): number {
  if (fourTimes !== 0) {
    const rank = topBit(fourTimes);
    return FIRST_STRENGTH[FOUR_OF_A_KIND] + 12 * rank + topBit(squeeze(once & ~(1 << rank), rank));
  }
  if (thrice !== 0) {
    const rank = topBit(thrice);
    const pairs = twice & ~(1 << rank);
    if (pairs !== 0) return FIRST_STRENGTH[FULL_HOUSE] + 12 * rank + topBit(squeeze(pairs, rank));
  }
  const top = STRAIGHT_TOP[once];
  if (top >= 0) return FIRST_STRENGTH[STRAIGHT] + top - 3;
  if (thrice !== 0) {
    const rank = topBit(thrice);
    return FIRST_STRENGTH[THREE_OF_A_KIND] + 66 * rank + TOP_TWO.index[squeeze(once & ~(1 << rank), rank)];
  }
  if (twice === 0) return FIRST_STRENGTH[HIGH_CARD] + TOP_FIVE.index[once];
  const high = topBit(twice);
  const others = twice & ~(1 << high);
  if (others === 0) {
    return FIRST_STRENGTH[PAIR] + 220 * high + TOP_THREE.index[squeeze(once & ~(1 << high), high)];
  }
  const low = topBit(others);
  const kickers = squeeze(squeeze(once & ~(1 << high) & ~(1 << low), high), low);
  return FIRST_STRENGTH[TWO_PAIR] + 11 * ((high * (high - 1)) / 2 + low) + topBit(kickers);
}

/**
 * The strength of the best five of five to seven cards.
 *
 * @throws RangeError for fewer or more cards; a card given twice is the caller's fault and not seen
 */
export function evaluate(cards: readonly Card[]): Strength {
  if (cards.length < 5 || cards.length > 7) {
    throw new RangeError(`${cards.length} cards: a hand is evaluated from five to seven`);
  }
  const suits: [number, number, number, number] = [0, 0, 0, 0];
  let once = 0;
  let twice = 0;
  let thrice = 0;
  let fourTimes = 0;
  for (const card of cards) {
    const bit = 1 << rankOf(card);
    suits[suitOf(card) as 0 | 1 | 2 | 3] |= bit;
    fourTimes |= thrice & bit;
    thrice |= twice & bit;
    twice |= once & bit;
    once |= bit;
  }
  // Among seven cards a flush leaves no room for a full house, so the first flush found is the hand.
  const flush =
    FLUSH_STRENGTH[suits[0]] || FLUSH_STRENGTH[suits[1]] || FLUSH_STRENGTH[suits[2]] || FLUSH_STRENGTH[suits[3]];
  return (flush || rankStrength(once, twice, thrice, fourTimes)) as Strength;
}

/** Category of every strength, for loops that count. */
export const CATEGORY_OF: Uint8Array = new Uint8Array(WILD_STRENGTHS + 1);
for (const [category, first] of FIRST_STRENGTH.entries()) CATEGORY_OF.fill(category, first);

function unsqueeze(mask: number, rank: Rank): number {
  const below = (1 << rank) - 1;
  return (mask & below) | ((mask & ~below) << 1);
}

function ranksOfMask(mask: number): Rank[] {
  const ranks: Rank[] = [];
  for (let rank = ACE; rank >= 0; rank--) if (mask & (1 << rank)) ranks.push(rank);
  return ranks;
}

/**
 * The five ranks of a strength as the hand is read: the cards that make the category first, the
 * larger group before the smaller, then kickers from the highest. A wheel reads 5 4 3 2 A.
 */
export function ranksOf(strength: Strength): Rank[] {
  const category = categoryOf(strength);
  const index = strength - FIRST_STRENGTH[category];
  /** One rank `times` over, then the others: `size` sets of others to each rank. */
  const grouped = (times: number, size: number, others: (index: number) => number): Rank[] => {
    const rank = Math.floor(index / size);
    return [...Array<Rank>(times).fill(rank), ...ranksOfMask(unsqueeze(others(index % size), rank))];
  };
  switch (category) {
    case PAIR:
      return grouped(2, 220, (i) => TOP_THREE.masks[i]);
    case TWO_PAIR: {
      const pairs = TOP_TWO.masks[Math.floor(index / 11)];
      const [high, low] = ranksOfMask(pairs) as [Rank, Rank];
      const [kicker] = ranksOfMask(unsqueeze(unsqueeze(1 << (index % 11), low), high)) as [Rank];
      return [high, high, low, low, kicker];
    }
    case THREE_OF_A_KIND:
      return grouped(3, 66, (i) => TOP_TWO.masks[i]);
    case FULL_HOUSE: {
      const [trips, pair] = grouped(1, 12, (i) => 1 << i) as [Rank, Rank];
      return [trips, trips, trips, pair, pair];
    }
    case FOUR_OF_A_KIND:
      return grouped(4, 12, (i) => 1 << i);
    case STRAIGHT:
    case STRAIGHT_FLUSH: {
      const top = index + 3;
      return Array.from({ length: 5 }, (_, step) => (top - step + 13) % 13);
    }
    case FIVE_OF_A_KIND:
      return Array<Rank>(5).fill(index);
    default:
      return ranksOfMask(TOP_FIVE.masks[index]);
  }
}

/** By category: the number of hands that differ only by kickers, which are adjacent. A flush has no kicker. */
const KICKERS = [1277, 220, 11, 66, 1, 1, 1, 12, 1, 1];

/**
 * The least strength of a pair, two pair, three or four of a kind of these ranks: what the ranks make,
 * kickers left out.
 *
 * @param low the rank of the second pair
 */
export function leastStrength(category: number, high: Rank, low = 0): Strength {
  const index = category === TWO_PAIR ? (high * (high - 1)) / 2 + low : high;
  return (FIRST_STRENGTH[category] + KICKERS[category] * index) as Strength;
}

/** The least strength with the same cards that make the category: `strength`, kickers left out. */
export function withoutKickers(strength: Strength): Strength {
  const category = categoryOf(strength);
  const index = strength - FIRST_STRENGTH[category];
  return (strength - (index % KICKERS[category])) as Strength;
}

/** The rank of a hand's first kicker; `undefined` if all five cards make it. */
export function kickerOf(strength: Strength): Rank | undefined {
  const kickerAt = [1, 2, 4, 3, 5, 5, 5, 4, 5, 5][categoryOf(strength)];
  return ranksOf(strength)[kickerAt];
}
