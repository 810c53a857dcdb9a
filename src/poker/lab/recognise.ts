import { ACE, cardOf, JOKER, rankOf, SUITS, suitOf, type Card, type Rank, type Suit } from '../card';
import { CATEGORIES } from '../category';
import { countBits, straightTop } from '../hand';

/*
 * Finds the best hand of five cards with wild cards: jokers, of which a hand may have several, and cards that the rules
 * make wild. It does not try all 52 cards for each wild card. It counts the held ranks and finds the best ranks for
 * each category.
 */

export const WILD_RULES = ['any', 'bug', 'deuces'] as const;

/** The house rules of the hand lab. */
export interface LabRules {
  /**
   * `any`: a wild card is any card. `bug`: the wild cards are aces, or together they complete a straight, a flush or a
   * straight flush. `deuces`: deuces are wild as well, and a deuce may also be itself.
   */
  readonly wild: (typeof WILD_RULES)[number];
  /** Whether five of a kind is a hand, above a straight flush. If not, wild cards never make it. */
  readonly fiveOfAKind: boolean;
  /** Whether a wild card may equal a held card or another wild card. If not, only five of a kind may have copies. */
  readonly copies: boolean;
}

export const LAB_RULES: LabRules = { wild: 'any', fiveOfAKind: false, copies: true };

const [, ...FROM_A_PAIR] = CATEGORIES;

/**
 * The lab's categories in rising order. The royal flush has its own row here. In other places it is a straight flush.
 */
export const LAB_CATEGORIES = [...FROM_A_PAIR, 'royal flush', 'five of a kind'] as const;
export type LabCategory = 'high card' | (typeof LAB_CATEGORIES)[number];

export function isWild(card: Card, { wild }: LabRules): boolean {
  return card === JOKER || (wild === 'deuces' && rankOf(card) === DEUCE);
}

/** The lab's categories with high card, the best first. */
const ROWS = [...LAB_CATEGORIES.toReversed(), 'high card'] as const;

/** Five cards with a card chosen for each wild card: category and ranks. Its name is in `#words/made`. */
export interface Made {
  readonly category: LabCategory;
  /**
   * The five ranks in reading order: first the cards that make the category, then kickers. A flush is in falling
   * order, even with copies; a wheel is 5 4 3 2 A.
   */
  readonly ranks: readonly Rank[];
  /** The card that each wild card becomes, in the order of the hand. */
  readonly wilds: readonly Card[];
  readonly jacksOrBetter?: boolean;
}

export interface Recognised {
  /** The best hand. A royal flush has the category straight flush. */
  readonly best: Made;
  /**
   * The best hand in each category that the cards can make, best category first. K K and 4 with two wild cards have
   * K K K A 4 as three of a kind. The straight flush is never a royal flush, which has its own row.
   */
  readonly versions: ReadonlyMap<LabCategory, Made>;
}

/** @throws RangeError unless there are five cards; the caller must not give a card twice, which is not checked */
export function recognise(cards: readonly Card[], rules: LabRules): Recognised {
  const held = setAside(cards, rules);
  const versions = new Map<LabCategory, Made>();
  for (const row of ROWS) {
    const ranks = findRanks(row, held, rules);
    if (ranks !== undefined) versions.set(row, make(row, ranks, held));
  }
  const [first] = versions.values();
  if (first === undefined) throw new Error('five cards without a category');
  return { best: outsideTheList(first), versions };
}

/** The best hand alone, without its versions. @throws RangeError unless there are five cards */
export function recogniseBest(cards: readonly Card[], rules: LabRules): Made {
  const held = setAside(cards, rules);
  for (const row of ROWS) {
    const ranks = findRanks(row, held, rules);
    if (ranks !== undefined) return outsideTheList(make(row, ranks, held));
  }
  throw new Error('five cards without a category');
}

/** The category under which a hand is listed: the best straight flush is a royal flush. */
export function rowOf({ category, ranks }: Made): LabCategory {
  return category === 'straight flush' && ranks[0] === ACE ? 'royal flush' : category;
}

function outsideTheList(made: Made): Made {
  return made.category === 'royal flush' ? { ...made, category: 'straight flush' } : made;
}

/**
 * Compares two hands by category, then by ranks in reading order: below 0 if `a` loses to `b`, above 0 if it wins, 0
 * for a tie. `Strength` does not cover a flush with two aces or five of a kind.
 */
export function compareMade(a: Made, b: Made): number {
  const byCategory = ROWS.indexOf(b.category) - ROWS.indexOf(a.category);
  if (byCategory !== 0) return byCategory;
  const at = a.ranks.findIndex((rank, index) => rank !== b.ranks[index]);
  return at < 0 ? 0 : a.ranks[at] - b.ranks[at];
}

/** The held ranks, counted. */
interface Ranks {
  /** The number of cards of each rank, deuces first. */
  readonly counts: readonly number[];
  /** The counts of the held ranks, the largest first. */
  readonly sizes: readonly number[];
}

function countRanks(counts: readonly number[]): Ranks {
  return { counts, sizes: counts.filter((count) => count > 0).sort((a, b) => b - a) };
}

/** A hand without its wild cards. */
interface Held {
  readonly cards: readonly Card[];
  readonly wilds: readonly Card[];
  readonly ranks: Ranks;
  /** The ranks with wild cards counted as aces under the `bug` rule; otherwise the same as `ranks`. */
  readonly grouped: Ranks;
  /** The suit of the held cards; -1 for several suits, clubs for no held cards. */
  readonly suit: Suit;
}

const DEUCE: Rank = 0;
const JACK: Rank = 9;
const KING: Rank = 11;

function setAside(hand: readonly Card[], rules: LabRules): Held {
  if (hand.length !== 5) throw new RangeError(`${hand.length} cards: a hand has five`);
  const cards: Card[] = [];
  const wilds: Card[] = [];
  const counts = Array<number>(13).fill(0);
  let suit = -1;
  for (const card of hand) {
    if (card === JOKER || isWild(card, rules)) {
      wilds.push(card);
      continue;
    }
    suit = cards.length === 0 || suitOf(card) === suit ? suitOf(card) : -1;
    cards.push(card);
    counts[rankOf(card)]++;
  }
  if (cards.length === 0) suit = 0;
  const ranks = countRanks(counts);
  const grouped = rules.wild === 'bug' ? countRanks(withAces(counts, wilds.length, rules)) : ranks;
  return { cards, wilds, ranks, grouped, suit };
}

/** The counts with bugs as aces. If five of a kind is not allowed, five aces become four aces and a king. */
function withAces(counts: readonly number[], bugs: number, rules: LabRules): number[] {
  const all = [...counts];
  all[ACE] += bugs;
  if (all[ACE] === 5 && !rules.fiveOfAKind) {
    all[ACE] = 4;
    all[KING] = 1;
  }
  return all;
}

/** The ranks in reading order of the best hand of exactly this category; `undefined` if the cards cannot make it. */
function findRanks(row: LabCategory, held: Held, rules: LabRules): Rank[] | undefined {
  switch (row) {
    case 'five of a kind':
      return rules.fiveOfAKind ? bestGroups(held.grouped, [5]) : undefined;
    case 'royal flush':
      return held.suit >= 0 ? bestRun(held, ACE, ACE) : undefined;
    case 'straight flush':
      return held.suit >= 0 ? bestRun(held, ACE - 1) : undefined;
    case 'four of a kind':
      return bestGroups(held.grouped, [4, 1]);
    case 'full house':
      return bestGroups(held.grouped, [3, 2]);
    case 'flush':
      // With copies, five cards of two ranks are a full house or better; with three ranks they are still a flush.
      return held.suit >= 0 ? bestSpread(held.ranks, rules.copies ? 3 : 5) : undefined;
    case 'straight':
      return canMixSuits(held) ? bestRun(held, ACE) : undefined;
    case 'three of a kind':
      return bestGroups(held.grouped, [3, 1, 1]);
    case 'two pair':
      return bestGroups(held.grouped, [2, 2, 1]);
    case 'pair':
      return bestGroups(held.grouped, [2, 1, 1, 1]);
    case 'high card':
      return canMixSuits(held) ? bestSpread(held.grouped, 5) : undefined;
  }
}

function canMixSuits(held: Held): boolean {
  return held.suit < 0 || held.wilds.length > 0;
}

/** The ranks of the highest straight with a top card from `least` to `most`, in falling order. */
function bestRun({ ranks, wilds }: Held, most: Rank, least: Rank = 3): Rank[] | undefined {
  const { counts, sizes } = ranks;
  if (sizes[0] > 1) return undefined;
  // The ace also counts below the deuce. All five cards are in the straight, wild cards included.
  const top = highestRun([counts[ACE], ...counts.slice(0, most + 1)], wilds.length) - 1;
  return top >= least ? Array.from({ length: 5 }, (_, step) => (top - step + 13) % 13) : undefined;
}

/**
 * Whether the held groups can grow into groups of `sizes`, from place `from` on; both lists start with the largest. One
 * held group of size `placed`, if not 0, already has its place.
 */
function fit(held: readonly number[], sizes: readonly number[], from = 0, placed = 0): boolean {
  let at = from;
  let passed = placed === 0;
  for (const size of held) {
    if (!passed && size === placed) passed = true;
    else if (at < sizes.length && size <= sizes[at]) at++;
    else return false;
  }
  return true;
}

/**
 * The best hand with groups of these sizes, the largest first. Each group takes the highest rank that leaves a group
 * for every other held rank.
 */
function bestGroups({ counts, sizes: held }: Ranks, sizes: readonly number[]): Rank[] | undefined {
  if (!fit(held, sizes)) return undefined;
  const ranks: Rank[] = [];
  let left = held;
  for (const [at, size] of sizes.entries()) {
    let rank = ACE;
    while (counts[rank] > size || ranks.includes(rank) || !fit(left, sizes, at + 1, counts[rank])) {
      rank--;
    }
    if (counts[rank] > 0) left = left.toSpliced(left.indexOf(counts[rank]), 1);
    for (let card = 0; card < size; card++) ranks.push(rank);
  }
  return ranks;
}

/** The highest five ranks that are not a straight and have at least `distinct` different ranks. */
function bestSpread({ counts, sizes }: Ranks, distinct: 3 | 5): Rank[] | undefined {
  if (sizes[0] > 1) return undefined;
  const held: Rank[] = [];
  for (let rank = ACE; rank >= 0; rank--) if (counts[rank] > 0) held.push(rank);
  for (const chosen of choices(5 - held.length, ACE, distinct < 5)) {
    let mask = 0;
    const ranks = [...held, ...chosen].sort((a, b) => b - a);
    for (const rank of ranks) mask |= 1 << rank;
    if (countBits(mask) >= distinct && straightTop(mask) < 0) return ranks;
  }
  return undefined;
}

/** Every choice of `count` ranks from `highest` down, the best first. Held ranks do not change the order. */
function* choices(count: number, highest: Rank, repeat: boolean): Generator<Rank[], void> {
  if (count === 0) yield [];
  if (count === 0) return;
  for (let rank = highest; rank >= 0; rank--) {
    for (const rest of choices(count - 1, repeat ? rank : rank - 1, repeat)) yield [rank, ...rest];
  }
}

function make(category: LabCategory, ranks: readonly Rank[], held: Held): Made {
  const wilds = held.wilds.length === 0 ? [] : standIns(category, ranks, held);
  return {
    category,
    ranks,
    wilds,
    ...(category === 'pair' && { jacksOrBetter: ranks[0] >= JACK }),
  };
}

/**
 * Finds a card for each wild card, so that the hand has these ranks and no better category. It uses a copy of a held
 * card only if no other card fits. A wild deuce stays itself if possible.
 */
function standIns(category: LabCategory, ranks: readonly Rank[], held: Held): Card[] {
  const missing = [...ranks];
  for (const card of held.cards) missing.splice(missing.indexOf(rankOf(card)), 1);
  const suited = ['flush', 'straight flush', 'royal flush'].includes(category);
  const mixed = ['high card', 'straight'].includes(category);
  const found: Card[] = [];
  for (const rank of missing) {
    const ofRank = Array.from(SUITS, (_, suit) => cardOf(rank, suit));
    const free = ofRank.filter((card) => !held.cards.includes(card) && !found.includes(card));
    // A wild card of another suit keeps a straight from being a straight flush.
    const other = free.filter((card) => suitOf(card) !== held.suit || found.length > 0);
    const fitting = mixed ? other : free;
    found.push(
      suited ? cardOf(rank, held.suit) : (fitting.find((card) => held.wilds.includes(card)) ?? fitting[0] ?? ofRank[0]),
    );
  }
  const own = held.wilds.filter((wild) => wild !== JOKER && found.includes(wild));
  const others = found.filter((card, at) => !own.includes(card) || found.indexOf(card) < at);
  return held.wilds.flatMap((wild) => (wild !== JOKER && own.includes(wild) ? [wild] : others.splice(0, 1)));
}

/**
 * The highest run of five in a histogram of ranks, by the index of its top; -1 if there is none. Each wild card
 * fills one gap. The ranks are anonymous: an ace that counts low as well as high is in the histogram twice. One step a
 * rank.
 */
export function highestRun(histogram: ArrayLike<number>, wilds: number): number {
  let highest = -1;
  let held = 0;
  for (let top = 0; top < histogram.length; top++) {
    if (histogram[top] > 0) held++;
    if (top >= 5 && histogram[top - 5] > 0) held--;
    if (top >= 4 && held + wilds >= 5) highest = top;
  }
  return highest;
}
