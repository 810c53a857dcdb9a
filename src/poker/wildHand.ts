import { ACE, rankOf, suitOf, type Card, type Rank } from './card';
import { type WildDeck, deckOf, isWild, ruleOf } from './deck';
import {
  FIRST_STRENGTH,
  FIVE_OF_A_KIND,
  FOUR_OF_A_KIND,
  HIGH_CARD,
  PAIR,
  STRAIGHT,
  THREE_OF_A_KIND,
  TWO_PAIR,
  type Strength,
} from './category';
import { evaluate, FLUSH_STRENGTH, leastStrength, rankMask, strengthOfRanks, straightTop } from './hand';

/*
 * Hold'em with wild cards: which cards the deck holds, which of them are wild, and what five to seven of them make.
 * Five of a kind is a hand; otherwise a wild stands in for a card that the hand lacks, so that all other hands have the
 * strengths of an ordinary deck.
 */

/** How many of the cards are wild. */
export function wildsAmong(wild: WildDeck | undefined, cards: readonly Card[]): number {
  return cards.reduce((count, card) => count + Number(isWild(card, wild)), 0);
}

/** The ranks among the cards that are not wild, as a 13-bit mask. */
export function naturalRanks(wild: WildDeck | undefined, cards: readonly Card[]): number {
  return rankMask(cards.filter((card) => !isWild(card, wild)));
}

/** The top rank of the highest straight that cards hold or their wild ones complete; -1 without one. */
export function straightTopIn(wild: WildDeck | undefined, cards: readonly Card[]): Rank {
  return straightTopOf(naturalRanks(wild, cards), wildsAmong(wild, cards));
}

/** The top of the straight of some ranks, as a mask, and a number of wild cards. */
export function straightTopOf(ranks: number, wilds: number): Rank {
  return wilds === 0 ? straightTop(ranks) : wildTables().straightTops[MASKS * wilds + ranks];
}

/**
 * The strength of fewer than five cards, kickers left out as in {@link withoutKickers}: pairs, three or four of a kind,
 * neither a straight nor a flush.
 */
export function strengthOfFew(wild: WildDeck | undefined, cards: readonly Card[]): Strength {
  const wilds = wildsAmong(wild, cards);
  const counts = new Int8Array(13);
  for (const card of cards) if (!isWild(card, wild)) counts[rankOf(card)]++;
  const isBug = wild !== undefined && ruleOf(wild).isBug === true;
  if (isBug) counts[ACE] += wilds;
  const most = Math.max(...counts);
  // Cards that are all wild are the highest of a kind.
  const rank = most === 0 ? ACE : counts.lastIndexOf(most);
  const alike = most + (isBug ? 0 : wilds);
  if (alike === 4) return leastStrength(FOUR_OF_A_KIND, rank);
  if (alike === 3) return leastStrength(THREE_OF_A_KIND, rank);
  if (alike < 2) return FIRST_STRENGTH[HIGH_CARD] as Strength;
  const second = counts.indexOf(2);
  return second >= 0 && second < rank ? leastStrength(TWO_PAIR, rank, second) : leastStrength(PAIR, rank);
}

const MASKS = 1 << 13;
const MOST_WILDS = 4;

/** By the number of wild cards and the ranks held as a mask, at `[8192 × wilds + mask]`. */
interface Tables {
  /** The top rank of the highest straight, -1 without one. */
  readonly straightTops: Int8Array;
  /** The strength of the best flush in these ranks of one suit, straight flushes included; 0 without. */
  readonly flushes: Uint16Array;
}

/** {@link Tables.flushes}, for loops. */
export function wildFlushes(): Uint16Array {
  return wildTables().flushes;
}

let tables: Tables | undefined;

/** Built at the first call: ordinary decks go without. */
function wildTables(): Tables {
  tables ??= build();
  return tables;
}

function build(): Tables {
  const straightTops = new Int8Array((MOST_WILDS + 1) * MASKS);
  const flushes = new Uint16Array((MOST_WILDS + 1) * MASKS);
  for (let mask = 0; mask < MASKS; mask++) straightTops[mask] = straightTop(mask);
  flushes.set(FLUSH_STRENGTH);
  // With one wild card more, ranks are at best what they are with any one rank more.
  for (let at = MASKS; at < flushes.length; at++) {
    const before = at - MASKS;
    straightTops[at] = straightTops[before];
    flushes[at] = flushes[before];
    for (let rank = 0; rank < 13; rank++) {
      const more = before | (1 << rank);
      straightTops[at] = Math.max(straightTops[at], straightTops[more]);
      flushes[at] = Math.max(flushes[at], flushes[more]);
    }
  }
  return { straightTops, flushes };
}

/** Hands on a fixed board: the part that many hands share is read once. */
export class WildHands {
  readonly #isBug: boolean;
  readonly #flushes = wildFlushes();
  /** By card: its rank as a bit, 0 for a wild one; and whether it is one. */
  readonly #bits = new Int32Array(53);
  readonly #isWild = new Uint8Array(53);
  /** Of the board: ranks by suit; ranks held at least once, twice, thrice, four times; wilds. */
  readonly #suits = new Int32Array(4);
  #once = 0;
  #twice = 0;
  #thrice = 0;
  #fourTimes = 0;
  #wilds = 0;

  constructor(wild: WildDeck) {
    this.#isBug = ruleOf(wild).isBug === true;
    for (const card of deckOf(wild)) {
      if (isWild(card, wild)) this.#isWild[card] = 1;
      else this.#bits[card] = 1 << rankOf(card);
    }
  }

  /** Puts these cards in the place of the board before. */
  lay(cards: ArrayLike<Card>): void {
    this.#suits.fill(0);
    this.#once = this.#twice = this.#thrice = this.#fourTimes = this.#wilds = 0;
    for (let at = 0; at < cards.length; at++) {
      const card = cards[at];
      const bit = this.#bits[card];
      this.#suits[suitOf(card)] |= bit;
      this.#wilds += this.#isWild[card];
      this.#fourTimes |= this.#thrice & bit;
      this.#thrice |= this.#twice & bit;
      this.#twice |= this.#once & bit;
      this.#once |= bit;
    }
  }

  /** The strength of the best five of the board, three to five cards, and these two. */
  strength(a: Card, b: Card): Strength {
    const flushes = this.#flushes;
    const first = this.#bits[a];
    const second = this.#bits[b];
    const wilds = this.#wilds + this.#isWild[a] + this.#isWild[b];
    const table = MASKS * wilds;
    let best = 0;
    for (let suit = 0; suit < 4; suit++) {
      let ranks = this.#suits[suit];
      if (suitOf(a) === suit) ranks |= first;
      if (suitOf(b) === suit) ranks |= second;
      const flush = flushes[table + ranks];
      if (flush > best) best = flush;
    }
    const once = this.#once | first;
    const twice = this.#twice | (this.#once & first);
    const thrice = this.#thrice | (this.#twice & first);
    const fourTimes = this.#fourTimes | (this.#thrice & first);
    const ofRanks = strengthOfWildRanks(
      this.#isBug,
      once | second,
      twice | (once & second),
      thrice | (twice & second),
      fourTimes | (thrice & second),
      wilds,
    );
    return Math.max(best, ofRanks) as Strength;
  }
}

/**
 * The strength of five to seven cards whose suits make no flush.
 *
 * @param isBug whether a wild card is only an ace, or completes a straight
 * @param once natural ranks held at least once, as a 13-bit mask; then at least twice, thrice, four times
 * @param wilds wild cards next to them
 */
export function strengthOfWildRanks(
  isBug: boolean,
  once: number,
  twice: number,
  thrice: number,
  fourTimes: number,
  wilds: number,
): Strength {
  const top = straightTopOf(once, wilds);
  const straight = top < 0 ? 0 : FIRST_STRENGTH[STRAIGHT] + top - 3;
  const alike = (isBug ? withAces : withWilds)(once, twice, thrice, fourTimes, wilds);
  return Math.max(straight, alike) as Strength;
}

/** Strength by groups of a rank, if a bug is an ace. */
function withAces(once: number, twice: number, thrice: number, fourTimes: number, bugs: number): number {
  const ace = bugs << ACE;
  if (fourTimes & ace) return FIRST_STRENGTH[FIVE_OF_A_KIND] + ACE;
  return strengthOfRanks(once | ace, twice | (once & ace), thrice | (twice & ace), fourTimes | (thrice & ace));
}

/**
 * Strength by groups of a rank, if all wilds join the highest rank that makes the largest group: one more
 * of a kind beats any other group that they could make.
 */
function withWilds(once: number, twice: number, thrice: number, fourTimes: number, wilds: number): number {
  if (wilds === 0) return strengthOfRanks(once, twice, thrice, fourTimes);
  const most = fourTimes !== 0 ? 4 : thrice !== 0 ? 3 : twice !== 0 ? 2 : 1;
  const size = Math.min(5, most + wilds);
  const needed = size - wilds;
  const ranks = needed === 4 ? fourTimes : needed === 3 ? thrice : needed === 2 ? twice : once;
  const rank = 31 - Math.clz32(ranks);
  if (size === 5) return FIRST_STRENGTH[FIVE_OF_A_KIND] + rank;
  const bit = 1 << rank;
  return strengthOfRanks(once, twice | bit, thrice | (size >= 3 ? bit : 0), fourTimes | (size === 4 ? bit : 0));
}

const HANDS: Partial<Record<WildDeck, WildHands>> = {};

/** The strength of the best five of five to seven cards of the deck. @throws RangeError for fewer or more */
export function evaluateIn(wild: WildDeck | undefined, cards: readonly Card[]): Strength {
  if (wild === undefined) return evaluate(cards);
  if (cards.length < 5 || cards.length > 7) {
    throw new RangeError(`${cards.length} cards: a hand is evaluated from five to seven`);
  }
  const hands = (HANDS[wild] ??= new WildHands(wild));
  hands.lay(cards.slice(0, -2));
  return hands.strength(cards[cards.length - 2], cards[cards.length - 1]);
}
