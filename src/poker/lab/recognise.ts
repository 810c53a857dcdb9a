import { ACE, cardOf, JOKER, rankName, rankOf, SUITS, suitOf, type Card, type Rank, type Suit } from '../card';
import { CATEGORIES } from '../category';
import { countBits, evaluate, handName, straightTop } from '../hand';
import { highestRun } from '../straight';

/*
 * Five cards, some of them wild: the joker, which a hand may have more than once, and the cards that the rules make
 * wild. The card of a wild is not searched among 52: held ranks are counted, and each category finds the ranks that
 * make it best.
 */

export const WILD_RULES = ['any', 'bug', 'deuces'] as const;

/** The house rules of the hand lab. */
export interface LabRules {
  /**
   * `any`: a wild is any card. `bug`: all of them are aces, or together they complete a straight, a flush or a straight
   * flush. `deuces`: every deuce is wild too, and may be itself.
   */
  readonly wild: (typeof WILD_RULES)[number];
  /** Five of a kind is a hand, above a straight flush. Where it is not, no wild may make it. */
  readonly fiveOfAKind: boolean;
  /** A wild may equal a held card or another wild. Where it may not, only five of a kind has copies. */
  readonly copies: boolean;
}

export const LAB_RULES: LabRules = { wild: 'any', fiveOfAKind: false, copies: true };

const [, ...FROM_A_PAIR] = CATEGORIES;

/** The lab's list, in rank order. The royal flush, elsewhere only a name, has a separate row here. */
export const LAB_CATEGORIES = [...FROM_A_PAIR, 'royal flush', 'five of a kind'] as const;
export type LabCategory = 'high card' | (typeof LAB_CATEGORIES)[number];

/** Whether the rules make this card of a hand a wild one. */
export function isWild(card: Card, { wild }: LabRules): boolean {
  return card === JOKER || (wild === 'deuces' && rankOf(card) === DEUCE);
}

/** From the best down. */
const ROWS = [...LAB_CATEGORIES.toReversed(), 'high card'] as const;

/** The category and name of five cards, once every wild among them is a card. */
export interface Made {
  readonly category: LabCategory;
  /**
   * Five ranks as the hand is read: the cards that make the category, then kickers. A flush reads from
   * the highest down, whatever it holds twice; a wheel reads 5 4 3 2 A.
   */
  readonly ranks: readonly Rank[];
  /** The card for each wild, in the hand's order. */
  readonly wilds: readonly Card[];
  /** `'eights full of sevens'` */
  readonly name: string;
  /** Of a pair: whether it is one of jacks, queens, kings or aces. */
  readonly jacksOrBetter?: boolean;
}

export interface Recognised {
  /** The best hand. Its category is never the royal flush: that is the name of a straight flush. */
  readonly best: Made;
  /**
   * The best version of each category that the cards can make exactly, best category first: three kings
   * with a wild and a four are three of a kind as K K K A 4. The straight flush's row holds no royal.
   */
  readonly versions: ReadonlyMap<LabCategory, Made>;
}

/** @throws RangeError for other than five cards; a card given twice is the caller's fault and not seen */
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

/** The best hand alone. @throws RangeError for other than five cards */
export function recogniseBest(cards: readonly Card[], rules: LabRules): Made {
  const held = setAside(cards, rules);
  for (const row of ROWS) {
    const ranks = findRanks(row, held, rules);
    if (ranks !== undefined) return outsideTheList(make(row, ranks, held));
  }
  throw new Error('five cards without a category');
}

function outsideTheList(made: Made): Made {
  return made.category === 'royal flush' ? { ...made, category: 'straight flush' } : made;
}

/**
 * Below 0 where `a` loses to `b`, above 0 where it wins, 0 where they tie: category, then the ranks as
 * they are read. `Strength` will not do: a flush may hold two aces here, and five may be of a kind.
 */
export function compareMade(a: Made, b: Made): number {
  const byCategory = ROWS.indexOf(b.category) - ROWS.indexOf(a.category);
  if (byCategory !== 0) return byCategory;
  const at = a.ranks.findIndex((rank, index) => rank !== b.ranks[index]);
  return at < 0 ? 0 : a.ranks[at] - b.ranks[at];
}

/** Ranks held, counted. */
interface Ranks {
  /** How many of each rank, deuces first. */
  readonly counts: readonly number[];
  /** The counts of those that are held, the largest first. */
  readonly sizes: readonly number[];
}

function countRanks(counts: readonly number[]): Ranks {
  return { counts, sizes: counts.filter((count) => count > 0).sort((a, b) => b - a) };
}

/** A hand with its wild cards set aside. */
interface Held {
  readonly cards: readonly Card[];
  readonly wilds: readonly Card[];
  readonly ranks: Ranks;
  /** The same with the aces that bugs are, where they complete nothing; then no wild is left over. */
  readonly grouped: Ranks;
  /** The one suit of the held cards; clubs where none are held, -1 where there are several. */
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

/** Five aces, where they are not allowed, count as four with a king. */
function withAces(counts: readonly number[], bugs: number, rules: LabRules): number[] {
  const all = [...counts];
  all[ACE] += bugs;
  if (all[ACE] === 5 && !rules.fiveOfAKind) {
    all[ACE] = 4;
    all[KING] = 1;
  }
  return all;
}

/** The ranks, as they are read, of the best hand that is exactly this; none where there is none. */
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
      // Copies of two ranks alone are a full house or better; of three they are still a flush.
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

/** The highest straight, from its top down, among those whose top is `least` to `most`. */
function bestRun({ ranks, wilds }: Held, most: Rank, least: Rank = 3): Rank[] | undefined {
  const { counts, sizes } = ranks;
  if (sizes[0] > 1) return undefined;
  // The ace counts below the deuce as well. Wilds that fill a run of five leave no held card out of it.
  const top = highestRun([counts[ACE], ...counts.slice(0, most + 1)], wilds.length) - 1;
  return top >= least ? Array.from({ length: 5 }, (_, step) => (top - step + 13) % 13) : undefined;
}

/**
 * Whether the groups held, sizes from the largest, can be the first cards of these from place `from` on.
 * One of size `placed`, if it is not 0, has a place already.
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
 * The best hand of groups of these sizes, the largest first: each takes the highest rank that leaves
 * every other held rank a group.
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

/** The highest five ranks that are not a straight, with at least `distinct` different ones among them. */
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

/** Every choice of `count` ranks from `highest` down, the best first: so is it with the held ones added. */
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
    name: nameOf(category, ranks, [...held.cards, ...wilds]),
    ...(category === 'pair' && { jacksOrBetter: ranks[0] >= JACK }),
  };
}

function nameOf(category: LabCategory, ranks: readonly Rank[], cards: readonly Card[]): string {
  const [top] = ranks;
  if (category === 'five of a kind') return `five ${rankName(top, 5)}`;
  if (category !== 'flush') return handName(evaluate(cards));
  const times = ranks.filter((rank) => rank === top).length;
  return times === 1 ? `${rankName(top)}-high flush` : `${times === 2 ? 'double' : 'triple'}-${rankName(top)} flush`;
}

/**
 * A card for each wild, so that together with the held ones they are these ranks and no better category. A copy only if
 * no other card will do; a wild deuce is itself where possible.
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
    // One wild of another suit keeps a straight from being a flush.
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
