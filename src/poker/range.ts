import {
  ACE,
  cardOf,
  formatCards,
  rankFromCharacter,
  rankOf,
  RANKS,
  suitFromCharacter,
  suitOf,
  SUITS,
  type Card,
  type Rank,
  type Suit,
  type Hole,
} from './card';
import { fail, ok, type Place, type Result } from './result';
import { combosOf, comboIndex, COMBOS, EVERY_COMBO, handName, type Range, type Ranks, type Suitedness } from './combos';
import { topCombos } from './ranking';

/*
 * Ranges in the field's notation: parts with commas, spaces or line breaks between them, in any case.
 *
 *   AA  AKs  AKo  AK    a pair, suited, offsuit, both; ranks in either order, the ten as T or 10
 *   Axs  K*o  Qx        the same with any other rank, higher or lower: never a pair
 *   TT+  ATs+  A2+      pairs upward; else the kicker upward to just below the high card
 *   88-55  ATs-A7s      from one hand to the other, both included: pairs, or kickers of one high card
 *   JTs-54s             the same for hands of one gap: both cards step together
 *   AhKh                one combo; suits as c d h s or symbols
 *   AsK                 the ace of spades with any king
 *   15%  top 15%        the fewest whole hands, best first by `HAND_RANKING`, that are at least so many
 *                       per cent of all 1,326 combos
 *   5%-15%              the hands of the top 15% that are not in the top 5%
 *   random  any two     every combo; also ATC or atc, but `ATc` lacks a suit
 *   pairs  suited  offsuit
 *   76s:0.5  AA@50      a weight from 0 to 1, or from 0 to 100; 0 takes the hands out
 *   76s:50%             a weight in per cent
 *   [50]AA,KK[/50]      one weight from 0 to 100 for all parts between
 *
 * Where programs read a text in different ways:
 *
 * - `T9s+` is T9s alone: a plus raises the kicker and leaves the high card. So read OMPEval, PokerKit,
 *   eval7, holdem, rust_poker and most others; postflop-solver goes on to JTs, QJs, KQs and AKs, which
 *   is written `AKs-T9s`.
 * - `AsK` is the ace of spades with each of the four kings, `AKs` the four suited hands: a suit belongs
 *   to the card before it, and an s after two ranks is always "suited". The king of spades with any ace
 *   is `KsA`. Most programs refuse a hand with one suit; those that know it take the other to be any.
 * - Parts that overlap are a union, as everywhere. Where their weights differ programs disagree (the
 *   first part in postflop-solver, an error in TexasSolver); here the later part holds, so that
 *   `22+,77:0.5,AA:0` is every pair but the aces, sevens half the time.
 *
 * `;` is not a separator: in a link it separates opponents. A field that holds one range makes commas of it first.
 */

const HIGH_TO_LOW: readonly Rank[] = Array.from({ length: 13 }, (_, index) => ACE - index);

/** More text than any range needs: each combo with a weight of seventeen digits takes 40,000. */
export const RANGE_TEXT_LIMIT = 50_000;

function isPair({ high, low }: Ranks): boolean {
  return high === low;
}

/** The upper end of a plus. */
function bestAbove({ high, low, suitedness }: Ranks): Ranks {
  return high === low ? { high: ACE, low: ACE, suitedness } : { high, low: high - 1, suitedness };
}

/** Whether a dash can join two hands: pairs, or hands suited alike of one high card or of one gap. */
function isSpan(from: Ranks, to: Ranks): boolean {
  if (isPair(from) !== isPair(to) || from.suitedness !== to.suitedness) return false;
  const steps = to.high - from.high;
  return steps === 0 || steps === to.low - from.low;
}

/** The combos of every hand from one to the other. */
function span(from: Ranks, to: Ranks): number[] {
  const upHigh = Math.sign(to.high - from.high);
  const upLow = Math.sign(to.low - from.low);
  return Array.from({ length: Math.abs(to.low - from.low) + 1 }, (_, step) =>
    combosOf({
      high: from.high + upHigh * step,
      low: from.low + upLow * step,
      suitedness: from.suitedness,
    }),
  ).flat();
}

/** The combos of every hand with the rank and another one. */
function withAnyOther(rank: Rank, suitedness: Suitedness): number[] {
  return HIGH_TO_LOW.filter((other) => other !== rank).flatMap((other) =>
    combosOf({ high: Math.max(rank, other), low: Math.min(rank, other), suitedness }),
  );
}

const isPairCombo = ([high, low]: Hole): boolean => rankOf(high) === rankOf(low);
const isSuitedCombo = ([high, low]: Hole): boolean => suitOf(high) === suitOf(low);

/** The combos that a word names. */
const WORDS: readonly (readonly [word: RegExp, combos: readonly number[]])[] = [
  [/(?:random|any(?:\s*(?:two|2)(?:\s*cards)?)?)(?![a-z\d])/iy, EVERY_COMBO],
  // In one case only: `ATc` is a card and a rank.
  [/(?:ATC|atc)(?![A-Za-z\d])/y, EVERY_COMBO],
  [/pairs(?![a-z\d])/iy, EVERY_COMBO.filter((combo) => isPairCombo(COMBOS[combo]))],
  [/suited(?![a-z\d])/iy, EVERY_COMBO.filter((combo) => isSuitedCombo(COMBOS[combo]))],
  [/offsuit(?![a-z\d])/iy, EVERY_COMBO.filter((combo) => !isPairCombo(COMBOS[combo]) && !isSuitedCombo(COMBOS[combo]))],
];

/** The faults of a part of a range. */
export type RangeFault =
  /** From that character on it makes no sense. */
  | { readonly why: 'unreadable' | 'semicolon' }
  /** Something is missing: a first or a second rank, a hand after a dash, a second card. */
  | { readonly why: 'no rank' | 'no second rank' | 'no second hand' | 'one card' }
  /** `AKd`: written so it would be read. */
  | { readonly why: 'no first suit'; readonly instead: string }
  | { readonly why: 'suited pair' | 'more than all' }
  /** `A2s-KQs`: a dash cannot join them. */
  | { readonly why: 'not a span' }
  | { readonly why: 'bad weight'; readonly sign: ':' | '@' }
  | { readonly why: 'weight in brackets' | 'bad bracket' | 'bracket in bracket' | 'not open' }
  | { readonly why: 'not closed'; readonly percent: number };

/** Why a text is not a range. */
export type RangeProblem =
  | {
      readonly code: 'bad-range';
      readonly place: Place;
      /** The part in which it goes wrong, and at which of the text's characters, from 1. */
      readonly part: string;
      readonly character: number;
      readonly fault: RangeFault;
    }
  | {
      readonly code: 'duplicate-card';
      readonly place: Place;
      readonly part: string;
      readonly character: number;
      readonly card: Card;
    }
  | {
      readonly code: 'bad-range';
      readonly place: Place;
      readonly why: 'too long';
      readonly text: string;
    }
  | {
      readonly code: 'empty-range';
      readonly place: Place;
      readonly why: 'no hands' | 'no weight';
    };

/**
 * A range from its text.
 *
 * @param place the field of the text, for the problem
 * @returns `bad-range` with the part and the character where it goes wrong, `duplicate-card` for a combo of
 *   one card twice, `empty-range` where no combo is left
 */
export function parseRange(text: string, place: Place): Result<Range, RangeProblem> {
  if (text.length > RANGE_TEXT_LIMIT) {
    return fail({ code: 'bad-range', place, why: 'too long', text });
  }
  const reader = new RangeReader(text);
  const found = reader.read();
  if (found !== undefined) {
    const { from, at, fault } = found;
    const character = Array.from(text.slice(0, at)).length + 1;
    const behind = text.slice(at).search(SEPARATOR);
    const part = text.slice(from, behind < 0 ? text.length : at + behind);
    return typeof fault === 'number'
      ? fail({ code: 'duplicate-card', place, part, character, card: fault })
      : fail({ code: 'bad-range', place, part, character, fault });
  }
  const { weights } = reader;
  if (weights.every((weight) => weight === 0)) {
    const why = reader.parts === 0 ? 'no hands' : 'no weight';
    return fail({ code: 'empty-range', place, why });
  }
  return ok({ weights });
}

const SEPARATOR = /[\s,]/;
const SPACE = /\s/;
const DASH = /[-–−]/;

/** The variation selector behind the suit of a card drawn as emoji. */
const VARIATION = /[\ufe0e\ufe0f]/;

/** Any other rank, behind a rank. A `*` that ends a hand could be the joker. */
const ANY_RANK = /x|\*(?=[so])/iy;

const TOP = /(?:top\s*)?(?:(\d+(?:\.\d*)?|\.\d+)\s*%\s*[-–−]\s*)?(\d+(?:\.\d*)?|\.\d+)\s*%/iy;
const BRACKET = /\[(\/?)(\d+(?:\.\d*)?|\.\d+)\]/y;
const WEIGHT = /((?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?)(\s*%)?(?=[\s,;[]|$)/iy;

interface Found {
  /** Where the part begins, and where in it the fault is. */
  readonly from: number;
  readonly at: number;
  /** A card that is twice in a combo, or any other fault. */
  readonly fault: RangeFault | Card;
}

class RangeReader {
  readonly weights = new Float64Array(COMBOS.length);
  /** Parts read so far, without those of no hand, such as `0%`. */
  parts = 0;
  readonly #text: string;
  #at = 0;
  /** Where the part that is being read begins. */
  #from = 0;
  #bracket: { readonly from: number; readonly percent: number; readonly weight: number } | undefined;

  constructor(text: string) {
    this.#text = text;
  }

  /** Fills `weights`; the first fault, if there is one. */
  read(): Found | undefined {
    for (;;) {
      this.#skip(SEPARATOR);
      if (this.#at === this.#text.length) break;
      this.#from = this.#at;
      const fault = this.#next === '[' ? this.#readBracket() : this.#readPart();
      if (fault !== undefined) return fault;
    }
    if (this.#bracket === undefined) return undefined;
    this.#from = this.#bracket.from;
    return this.#fault({ why: 'not closed', percent: this.#bracket.percent }, this.#from);
  }

  #readPart(): Found | undefined {
    const combos = this.#readCombos();
    if ('fault' in combos) return combos;
    const weight = this.#readWeight();
    if (typeof weight !== 'number') return weight;
    if (this.#next === ';') return this.#fault({ why: 'semicolon' });
    if (this.#next !== '' && !/[\s,[]/.test(this.#next)) {
      return this.#fault({ why: 'unreadable' });
    }
    for (const combo of combos) this.weights[combo] = weight;
    if (combos.length > 0) this.parts++;
    return undefined;
  }

  #readBracket(): Found | undefined {
    const bracket = this.#match(BRACKET);
    if (bracket === undefined) return this.#fault({ why: 'bad bracket' });
    const [, slash, written] = bracket;
    const percent = Number(written);
    const open = this.#bracket;
    if (slash === '/') {
      if (open?.percent !== percent) return this.#fault({ why: 'not open' }, this.#from);
      this.#bracket = undefined;
    } else {
      if (open !== undefined) return this.#fault({ why: 'bracket in bracket' }, this.#from);
      if (percent > 100) return this.#fault({ why: 'bad bracket' }, this.#from);
      this.#bracket = { from: this.#from, percent, weight: hundredth(written) };
    }
    return undefined;
  }

  #readCombos(): readonly number[] | Found {
    const word = WORDS.find(([pattern]) => this.#match(pattern) !== undefined);
    if (word !== undefined) return word[1];
    const top = this.#match(TOP);
    if (top !== undefined) {
      const [from, to] = [Number(top[1] ?? 0), Number(top[2])].sort((a, b) => a - b);
      return to > 100 ? this.#fault({ why: 'more than all' }, this.#from) : topCombos(from, to);
    }
    if (this.#next === ';') return this.#fault({ why: 'semicolon' });
    const first = this.#readRank();
    if (first < 0) return this.#fault({ why: 'no rank' });
    const suit = this.#readSuit();
    if (suit >= 0) return this.#readCombo(cardOf(first, suit));
    if (this.#match(ANY_RANK) !== undefined) return withAnyOther(first, this.#readSuitedness());
    const hand = this.#readSecondRank(first);
    if ('fault' in hand) return hand;
    if (this.#jump('+')) return span(hand, bestAbove(hand));
    if (!this.#jump(DASH)) return combosOf(hand);
    this.#skip(SPACE);
    const rank = this.#readRank();
    if (rank < 0) return this.#fault({ why: 'no second hand' });
    const last = this.#readSecondRank(rank);
    if ('fault' in last) return last;
    return isSpan(hand, last) ? span(hand, last) : this.#fault({ why: 'not a span' }, this.#from);
  }

  /** The rest after one card: another, or a rank for that rank in every suit. */
  #readCombo(card: Card): number[] | Found {
    const cardEnd = this.#at;
    this.#skip(SPACE);
    const rank = this.#readRank();
    const suit = rank < 0 ? -1 : this.#readSuit();
    // A rank alone must be close to the next card: "As KK" is a card left alone.
    if (rank < 0 || (suit < 0 && this.#text.slice(cardEnd, this.#at).search(SPACE) >= 0)) {
      this.#at = cardEnd;
      return this.#fault({ why: 'one card' });
    }
    const others = (suit < 0 ? [3, 2, 1, 0] : [suit]).map((own) => cardOf(rank, own));
    const combos = others.filter((other) => other !== card).map((other) => comboIndex(card, other));
    return combos.length > 0 ? combos : this.#fault(card, this.#from);
  }

  #readSecondRank(first: Rank): Ranks | Found {
    const second = this.#readRank();
    if (second < 0) return this.#fault({ why: 'no second rank' });
    const at = this.#at;
    const suitedness = this.#readSuitedness();
    if (suitedness === '') {
      const suit = suitFromCharacter(this.#next);
      if (suit >= 0) {
        const card = `${RANKS.charAt(second)}${SUITS.charAt(suit)}`;
        return this.#fault({ why: 'no first suit', instead: card + RANKS.charAt(first) });
      }
    } else if (first === second) return this.#fault({ why: 'suited pair' }, at);
    return { high: Math.max(first, second), low: Math.min(first, second), suitedness };
  }

  #readSuitedness(): Suitedness {
    const letter = this.#next.toLowerCase();
    if (letter !== 's' && letter !== 'o') return '';
    this.#at++;
    return letter;
  }

  /** The weight of a part: its own, else its bracket's, else 1. */
  #readWeight(): number | Found {
    const sign = this.#jump(':') ? ':' : this.#jump('@') ? '@' : '';
    if (sign === '') return this.#bracket?.weight ?? 1;
    if (this.#bracket !== undefined) return this.#fault({ why: 'weight in brackets' });
    this.#skip(SPACE);
    const at = this.#at;
    const [, written = '', percent] = this.#match(WEIGHT) ?? [];
    const isPercent = sign === '@' || percent !== undefined;
    const weight = isPercent ? hundredth(written) : Number(written || NaN);
    if (weight <= 1) return weight;
    return this.#fault({ why: 'bad weight', sign }, at);
  }

  #readRank(): Rank {
    const ten = this.#text.startsWith('10', this.#at);
    const rank = ten ? 8 : rankFromCharacter(this.#next);
    if (rank >= 0) this.#at += ten ? 2 : 1;
    return rank;
  }

  #readSuit(): Suit {
    const suit = suitFromCharacter(this.#next);
    if (suit >= 0) {
      this.#at++;
      this.#skip(VARIATION);
    }
    return suit;
  }

  /** The next character, '' at the end. */
  get #next(): string {
    return this.#text.charAt(this.#at);
  }

  #skip(characters: RegExp): void {
    while (this.#at < this.#text.length && characters.test(this.#next)) this.#at++;
  }

  /** Goes past a sign, and past spaces before it; stays where the sign does not follow. */
  #jump(sign: string | RegExp): boolean {
    const start = this.#at;
    this.#skip(SPACE);
    const found = typeof sign === 'string' ? this.#next === sign : sign.test(this.#next);
    this.#at = found ? this.#at + 1 : start;
    return found;
  }

  #match(pattern: RegExp): RegExpExecArray | undefined {
    pattern.lastIndex = this.#at;
    const match = pattern.exec(this.#text) ?? undefined;
    if (match !== undefined) this.#at = pattern.lastIndex;
    return match;
  }

  #fault(fault: RangeFault | Card, at = this.#at): Found {
    return { from: this.#from, at, fault };
  }
}

/** A hundredth of a number as it is written, rounded once: 33.3 is 0.333; NaN where it has an exponent or is ''. */
function hundredth(written: string): number {
  return Number(`${written}e-2`);
}

/**
 * The one text of a range: pairs, hands that are both suited and offsuit, suited, offsuit, then the
 * combos of hands that are held in part; runs as `22+` and `ATs-A7s`, weights as `:0.5`. Reading it
 * gives the very same weights. A range without combos is ''.
 */
export function formatRange({ weights }: Range): string {
  const shared = sharedWeight(weights, EVERY_COMBO);
  if (shared > 0) return `random${formatWeight(shared)}`;
  const pairs = runs(weights, PAIRS);
  const suited = SUITED.flatMap((hands) => runs(weights, hands));
  const offsuit = OFFSUIT.flatMap((hands) => runs(weights, hands));
  const both = suited.filter((run) => offsuit.some((other) => isSameRun(run, other)));
  const isBoth = (run: Run): boolean => both.some((other) => isSameRun(run, other));
  const combos = [PAIRS, ...SUITED, ...OFFSUIT]
    .flat()
    .map(combosOf)
    .filter((hand) => Number.isNaN(sharedWeight(weights, hand)))
    .flat()
    .filter((combo) => weights[combo] > 0);
  return [
    ...pairs.map((run) => formatRun(run)),
    ...both.map((run) => formatRun(run, '')),
    ...suited.filter((run) => !isBoth(run)).map((run) => formatRun(run)),
    ...offsuit.filter((run) => !isBoth(run)).map((run) => formatRun(run)),
    ...combos.map((combo) => formatCards(COMBOS[combo]) + formatWeight(weights[combo])),
  ].join();
}

const PAIRS = HIGH_TO_LOW.map((rank): Ranks => ({ high: rank, low: rank, suitedness: '' }));
const SUITED = HIGH_TO_LOW.map((high) => kickersUnder(high, 's'));
const OFFSUIT = HIGH_TO_LOW.map((high) => kickersUnder(high, 'o'));

function kickersUnder(high: Rank, suitedness: Suitedness): Ranks[] {
  return HIGH_TO_LOW.filter((low) => low < high).map((low) => ({ high, low, suitedness }));
}

/** Neighbouring hands that are held whole and alike. */
interface Run {
  readonly best: Ranks;
  readonly worst: Ranks;
  readonly weight: number;
}

function runs(weights: Float64Array, hands: readonly Ranks[]): Run[] {
  const found: Run[] = [];
  let before = 0;
  for (const hand of hands) {
    const weight = sharedWeight(weights, combosOf(hand));
    const last = found.at(-1);
    if (weight > 0) {
      if (last !== undefined && weight === before) found.splice(-1, 1, { ...last, worst: hand });
      else found.push({ best: hand, worst: hand, weight });
    }
    before = weight;
  }
  return found;
}

function isSameRun(a: Run, b: Run): boolean {
  return (
    a.best.high === b.best.high && a.best.low === b.best.low && a.worst.low === b.worst.low && a.weight === b.weight
  );
}

/** The weight of all these combos, or NaN where they differ. */
function sharedWeight(weights: Float64Array, combos: readonly number[]): number {
  const weight = weights[combos[0]];
  return combos.every((combo) => weights[combo] === weight) ? weight : NaN;
}

function formatRun({ best, worst, weight }: Run, suitedness = best.suitedness): string {
  const from = handName({ ...best, suitedness });
  const to = handName({ ...worst, suitedness });
  const isOne = best.low === worst.low;
  const isToTop = best.low === bestAbove(best).low;
  return (isOne ? from : isToTop ? `${to}+` : `${from}-${to}`) + formatWeight(weight);
}

function formatWeight(weight: number): string {
  return weight === 1 ? '' : `:${weight}`;
}
