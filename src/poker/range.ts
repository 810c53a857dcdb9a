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
import { asTyped, plainText } from './plainText';
import { fail, ok, type Place, type Result } from './result';
import {
  combosOf,
  comboIndex,
  COMBOS,
  EVERY_COMBO,
  classText,
  type Range,
  type Ranks,
  type Suitedness,
} from './combos';
import { topCombos } from './ranking';

/*
 * Ranges in the field's notation: parts with commas, spaces, line breaks or slashes between them, in any case.
 *
 *   AA  AKs  AKo  AK    a pair, suited, offsuit, both; ranks in either order, the ten as T or 10
 *   AK suited  AT+ s    the same; a word of suits belongs to the hand before it
 *   Axs  K*o  Qx        the same with any other rank, higher or lower: never a pair
 *   TT+  ATs+  A2+      pairs upward; otherwise the kicker upward to just below the high card
 *   88-55  ATs-A7s      from one hand to the other, both included: pairs, or kickers of one high card; A5-A2s is
 *                       A5s-A2s
 *   JTs-54s             the same for hands of one gap: both cards step together
 *   AhKh                one combo; suits as c d h s or symbols
 *   AsK                 the ace of spades with any king
 *   15%  top 15%        the fewest whole hands, best first by `HAND_RANKING`, with at least 15% of the
 *                       1,326 combos
 *   5%-15%  5-15%       the hands of the top 15% that are not in the top 5%
 *   random  any two     every combo; also all, xx, ATC or atc, but `ATc` lacks a suit
 *   pairs  suited  offsuit, also any pair, pocket pairs, any suited
 *   76s:0.5  AA@50      a weight from 0 to 1, or from 0 to 100; 0 removes the hands
 *   76s:50%             a weight in per cent; also 76s=0.5 and 76s(0.5)
 *   [50]AA,KK[/50]      one weight from 0 to 100 for all parts inside the brackets
 *   {AA,KK}:0.5         the same from 0 to 1; also 0.5(AA,KK). Without a weight such brackets mean nothing
 *
 * A read follows a range: `25% with toppair+`. What of the range is left depends on the board, which is not known here:
 * `splitRead` takes the read off, and `read.ts` applies it.
 *
 * Some texts are read differently by different programs. Here:
 *
 * - `T9s+` is T9s alone: a plus raises the kicker and keeps the high card. OMPEval, PokerKit, eval7, holdem,
 *   rust_poker and most others do the same. In postflop-solver `T9s+` includes JTs, QJs, KQs and AKs, written
 *   `AKs-T9s` here.
 * - `AsK` is the ace of spades with each of the four kings, `AKs` the four suited hands: a suit belongs
 *   to the card before it, and an s after two ranks is always "suited". The king of spades with any ace
 *   is `KsA`. Most programs reject a hand with one suit; the others let the second card have any suit.
 * - Parts that overlap are a union, as everywhere. If their weights differ, the later part counts:
 *   `22+,77:0.5,AA:0` is every pair except aces, and sevens half the time. In postflop-solver the first part
 *   counts; in TexasSolver it is an error.
 * - A word and a percentage stand alone, between commas: `AA 25%` is a weight in some programs and two parts in others,
 *   and nobody sees which blank separates. Such a text is refused, with the spellings of its meanings.
 *
 * `;` is not a separator, because it separates opponents in a link. A field for one range replaces it by commas first.
 */

const HIGH_TO_LOW: readonly Rank[] = Array.from({ length: 13 }, (_, index) => ACE - index);

/** The longest text of a range. All 1,326 combos with weights of 17 digits take 40,000 characters. */
export const RANGE_TEXT_LIMIT = 50_000;

function isPair({ high, low }: Ranks): boolean {
  return high === low;
}

/** The best hand of a plus: for ATs+ it is AKs. */
function bestAbove({ high, low, suitedness }: Ranks): Ranks {
  return high === low ? { high: ACE, low: ACE, suitedness } : { high, low: high - 1, suitedness };
}

/** Whether a dash can join two hands: two pairs, or two suited or two offsuit hands with one high card or one gap. */
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

/** The combos of every hand with the rank and any other rank. */
function withAnyOther(rank: Rank, suitedness: Suitedness): number[] {
  return HIGH_TO_LOW.filter((other) => other !== rank).flatMap((other) =>
    combosOf({ high: Math.max(rank, other), low: Math.min(rank, other), suitedness }),
  );
}

const isPairCombo = ([high, low]: Hole): boolean => rankOf(high) === rankOf(low);
const isSuitedCombo = ([high, low]: Hole): boolean => suitOf(high) === suitOf(low);

/** A blank that is not a line break. */
const BLANK = String.raw`[^\S\r\n]`;

/** Words before a word that change nothing. */
const ANY = String.raw`(?:(?:any|all)(?:${BLANK}*(?:two|2))?${BLANK}+)?`;

/** The combos that a word names. */
const WORDS: readonly (readonly [word: RegExp, combos: readonly number[]])[] = [
  [word(`${ANY}(?:pocket${BLANK}+)?pairs?`), EVERY_COMBO.filter((combo) => isPairCombo(COMBOS[combo]))],
  [word(`${ANY}suited`), EVERY_COMBO.filter((combo) => isSuitedCombo(COMBOS[combo]))],
  [word(`${ANY}offsuit`), EVERY_COMBO.filter((combo) => !isPairCombo(COMBOS[combo]) && !isSuitedCombo(COMBOS[combo]))],
  [word(`random|xx|(?:any|all)(?:${BLANK}*(?:two|2))?(?:${BLANK}*(?:cards|hands?))?`), EVERY_COMBO],
  // Not in mixed case: `ATc` is an ace with the ten of clubs.
  [/(?:ATC|atc)(?![A-Za-z\d])/y, EVERY_COMBO],
];

function word(spellings: string): RegExp {
  return new RegExp(`(?:${spellings})(?![a-z\\d])`, 'iy');
}

/** The faults of a part of a range. */
export type RangeFault =
  /** The text cannot be read from `character` on. */
  | { readonly why: 'unreadable' | 'semicolon' }
  /** Something is missing: a first or a second rank, a hand after a dash, a second card. */
  | { readonly why: 'no rank' | 'no second rank' | 'no second hand' | 'one card' }
  /** `AKd`; `instead` is a text that can be read. */
  | { readonly why: 'no first suit'; readonly instead: string }
  /** `AA 25%`, `AwKw`: other programs mean different things by it; `instead` are spellings of these. */
  | { readonly why: 'unclear'; readonly instead: readonly string[] }
  | { readonly why: 'suited pair' | 'more than all' }
  /** `A2s-KQs`: a dash cannot join these hands. */
  | { readonly why: 'not a span' }
  | { readonly why: 'bad weight'; readonly sign: ':' | '@' | '=' | '(' }
  | { readonly why: 'weight in brackets' | 'bad bracket' | 'bracket in bracket' | 'not open' }
  | { readonly why: 'not closed'; readonly close: string };

/** What a player shows, besides the hands that they play: the names of the notation. `read.ts` says which hands fit. */
export const READ_KINDS = ['connects', 'continues', 'toppair+', 'twopair+'] as const;
export type ReadKind = (typeof READ_KINDS)[number];

/** The ways to write a read's name. */
const READ_NAMES: Readonly<Record<ReadKind, string>> = {
  connects: String.raw`connects|pair\s*(?:or(?:\s+a)?|\/)\s*draws?`,
  continues: String.raw`continues|top\s*(?:pair\s*)?(?:or(?:\s+a)?|\/)\s*draws?`,
  'toppair+': String.raw`top\s*pair\s*(?:\+|or\s+better)`,
  'twopair+': String.raw`two\s*pairs?\s*(?:\+|or\s+better)`,
};

/** The source of a pattern that matches a read: `'with toppair+'`. */
export const READ_TEXT = String.raw`with\s+(?:${Object.values(READ_NAMES).join('|')})`;

const READ_AT_END = READ_KINDS.map(
  (kind) => [new RegExp(String.raw`(?<=^|[\s,%\]])with\s+(?:${READ_NAMES[kind]})\s*$`, 'i'), kind] as const,
);

/** What was meant as a read. */
const ANY_READ = /(?<=^|[\s,%\]])with(?:\s+([^]*))?$/i;

/**
 * Takes the read off the end of a range's text: `'25% with top pair +'` is `'25%'` and `'toppair+'`. A text without a read
 * that is known stays whole.
 */
export function splitRead(text: string): { readonly range: string; readonly read: ReadKind | undefined } {
  for (const [pattern, read] of READ_AT_END) {
    const at = text.search(pattern);
    if (at >= 0) return { range: text.slice(0, at).trim(), read };
  }
  return { range: text, read: undefined };
}

/** The text that {@link splitRead} splits. */
export function writeRead(range: string, read: ReadKind | undefined): string {
  return read === undefined ? range : `${range} with ${read}`;
}

/** Why a text is not a range. */
export type RangeProblem =
  | {
      readonly code: 'bad-range';
      readonly place: Place;
      /** The part with the fault. */
      readonly part: string;
      /** The position of the fault in the text, from 1. Signs that nobody sees are not counted. */
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
  /** A read before the flop, on a wild deck, or if a range has no board. */
  | {
      readonly code: 'bad-range';
      readonly place: Place;
      readonly why: 'no flop' | 'wild read';
      readonly read: ReadKind;
    }
  /** A read that is not known. */
  | { readonly code: 'bad-range'; readonly place: Place; readonly why: 'unknown read'; readonly text: string }
  | {
      readonly code: 'empty-range';
      readonly place: Place;
      readonly why: 'no hands' | 'no weight';
    }
  /** The read leaves none of the range's hands. */
  | { readonly code: 'empty-range'; readonly place: Place; readonly why: 'no read'; readonly read: ReadKind };

/**
 * Reads a range from its text.
 *
 * @param place the field of the text, for the problem
 * @returns `bad-range` with the part and the position of the fault, or with a read, `duplicate-card` for a combo with one card
 *   twice, `empty-range` if the range has no combos
 */
export function parseRange(typed: string, place: Place): Result<Range, RangeProblem> {
  if (typed.length > RANGE_TEXT_LIMIT) {
    return fail({ code: 'bad-range', place, why: 'too long', text: typed });
  }
  const text = plainText(typed);
  const { read } = splitRead(text);
  if (read !== undefined) return fail({ code: 'bad-range', place, why: 'no flop', read });
  const unknown = ANY_READ.exec(text);
  if (unknown !== null) return fail({ code: 'bad-range', place, why: 'unknown read', text: (unknown[1] ?? '').trim() });
  const reader = new RangeReader(text);
  const found = reader.read();
  if (found !== undefined) {
    const { from, at, fault } = found;
    const character = Array.from(text.slice(0, at)).length + 1;
    const behind = text.slice(at).search(/[\s,]/);
    const part = asTyped(typed, from, behind < 0 ? text.length : at + behind);
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

const SEPARATOR = /[\s,/]/;
const SPACE = /\s/;
/** What can follow a part. */
const PART_END = /[\s,/[)}]/;
const DASH = /[-~]/;

/** The sign for any other rank, after a rank. A `*` at the end of a hand does not match: it could be the joker. */
const ANY_RANK = /x|\*(?=[so])/iy;

const NUMBER = String.raw`(?:\d+(?:\.\d*)?|\.\d+)`;
const TOP = new RegExp(String.raw`(?:top\s*)?(?:(${NUMBER})\s*%?\s*[-~]\s*)?(${NUMBER})\s*%`, 'iy');
const BRACKET = new RegExp(String.raw`\[(\/?)(${NUMBER})\]`, 'y');
/** The beginning of a group, with a weight for all of it or without. */
const GROUP = new RegExp(String.raw`(?:(${NUMBER})(\s*%)?\s*)?([({])`, 'y');
const WEIGHT = new RegExp(String.raw`(${NUMBER}(?:e[+-]?\d+)?)(\s*%)?(?=[\s,;/[)}]|$)`, 'iy');
/** A weight in brackets, but not a group behind a hand. */
const WEIGHT_BEHIND = new RegExp(String.raw`\s*\((?=\s*${NUMBER}\s*%?\s*\))`, 'y');

/** A word of suits behind a hand, on its line: `AK suited`, `AK o`. */
const SUIT_WORD = /[^\S\r\n]*(?:(s(?:uited)?)|off[-\s]?suit(?:ed)?|off|unsuited|os?)(?![a-z\d])/iy;

/** Any two cards as a sign, which is the joker or a missing card elsewhere. */
const SIGN_OF_ANY = /(?:\*\*?|\?\??|__?)(?=[\s,/)}]|$)/y;

/** Suits as letters for any suit: `AhKx`, `AwKw`. */
const ANY_SUITS = /(10|[2-9tjqka])([cdhs♣♦♥♠w-z])(10|[2-9tjqka])([cdhs♣♦♥♠w-z])(?![a-z\d])/iy;

/** What follows a part with nothing but blanks between, on its line. */
const BEHIND =
  /[^\S\r\n]+((?:top\s*)?[\d.]+\s*%?(?:\s*[-~]\s*[\d.]+\s*%)?(?=[\s,/)}]|$)|(?:(?:any|all|pocket)[^\S\r\n]+)?[^\s,/()[\]{}]+)/iy;

/** A weight without its sign: a percentage, a fraction, or a whole number that is not a hand. */
const LOOSE_WEIGHT = /^(?:[\d.]+\s*%|\d*\.\d+|[01]|\d{1,2}0)$/;

/** A word or a percentage: these stand alone between commas. */
const STANDS_ALONE = new RegExp(
  `^(?:${[...WORDS.map(([own]) => own), TOP].map(({ source }) => source).join('|')})$`,
  'i',
);

/** Brackets that are open: what closes them, the weight that they give, and what is in them so far. */
interface Bracket {
  readonly from: number;
  readonly close: string;
  readonly percent?: number;
  readonly weight: number | undefined;
  readonly combos: number[];
  hasWeights: boolean;
}

interface FoundToken {
  /** The index of the part's first character. */
  readonly from: number;
  /** The index of the fault. */
  readonly at: number;
  /** The card that a combo has twice, or another fault. */
  readonly fault: RangeFault | Card;
}

class RangeReader {
  readonly weights = new Float64Array(COMBOS.length);
  /** The number of parts read so far; a part without hands, such as `0%`, does not count. */
  parts = 0;
  readonly #text: string;
  #at = 0;
  /** The index of the current part's first character. */
  #from = 0;
  #bracket: Bracket | undefined;

  constructor(text: string) {
    this.#text = text;
  }

  /** Fills `weights`. Returns the first fault, if any. */
  read(): FoundToken | undefined {
    for (;;) {
      this.#skip(SEPARATOR);
      if (this.#at === this.#text.length) break;
      this.#from = this.#at;
      const fault =
        this.#next === '['
          ? this.#readBracket()
          : /[)}]/.test(this.#next)
            ? this.#closeGroup()
            : (this.#openGroup() ?? this.#readPart());
      if (fault === 'opened') continue;
      if (fault !== undefined) return fault;
    }
    if (this.#bracket === undefined) return undefined;
    this.#from = this.#bracket.from;
    return this.#fault({ why: 'not closed', close: this.#bracket.close }, this.#from);
  }

  #readPart(): FoundToken | undefined {
    const combos = this.#readCombos();
    if ('fault' in combos) return combos;
    const end = this.#at;
    const weight = this.#readWeight();
    if (typeof weight === 'object') return weight;
    const isAlone = STANDS_ALONE.test(this.#text.slice(this.#from, end)) && this.#at === end;
    const fault = this.#endPart() ?? this.#loose(isAlone);
    if (fault !== undefined) return fault;
    const bracket = this.#bracket;
    if (bracket !== undefined && weight !== undefined) bracket.hasWeights = true;
    const own = weight ?? bracket?.weight ?? 1;
    for (const combo of combos) this.weights[combo] = own;
    bracket?.combos.push(...combos);
    if (combos.length > 0) this.parts++;
    return undefined;
  }

  #endPart(): FoundToken | undefined {
    if (this.#next === ';') return this.#fault({ why: 'semicolon' });
    return this.#next === '' || PART_END.test(this.#next) ? undefined : this.#fault({ why: 'unreadable' });
  }

  /** The fault of a part that is followed by what could be its weight, or could be its own part. */
  #loose(isAlone: boolean): FoundToken | undefined {
    BEHIND.lastIndex = this.#at;
    const [whole, behind] = BEHIND.exec(this.#text) ?? [];
    if (whole === undefined || behind === undefined) return undefined;
    const own = this.#text.slice(this.#from, this.#at);
    const isWeight = LOOSE_WEIGHT.test(behind);
    if (!isAlone && !isWeight && !STANDS_ALONE.test(behind)) return undefined;
    const weighted = /^[\d.]+$/.test(behind) && Number(behind) > 1 ? `${own}@${behind}` : `${own}:${behind}`;
    const instead = [
      ...(isWeight ? [weighted] : []),
      ...(LOOSE_WEIGHT.test(own) ? [`${behind}:${own}`] : []),
      `${own}, ${behind}`,
    ].filter((text) => new RangeReader(text).read() === undefined);
    const at = this.#at + whole.length - behind.length;
    return instead.length === 0 ? undefined : this.#fault({ why: 'unclear', instead }, at);
  }

  #openGroup(): FoundToken | 'opened' | undefined {
    const [, written, percent, sign] = this.#match(GROUP) ?? [];
    if (sign === undefined) return undefined;
    if (this.#bracket !== undefined) return this.#fault({ why: 'bracket in bracket' }, this.#from);
    const weight = written === undefined ? undefined : percent === undefined ? Number(written) : hundredth(written);
    if (weight !== undefined && weight > 1) return this.#fault({ why: 'bad bracket' }, this.#from);
    const close = sign === '(' ? ')' : '}';
    this.#bracket = { from: this.#from, close, weight, combos: [], hasWeights: weight !== undefined };
    return 'opened';
  }

  #closeGroup(): FoundToken | undefined {
    const bracket = this.#bracket;
    if (bracket?.close !== this.#next) return this.#fault({ why: 'not open' });
    this.#at++;
    this.#bracket = undefined;
    const weight = this.#readWeight();
    if (typeof weight === 'object') return weight;
    if (weight !== undefined) {
      if (bracket.hasWeights) return this.#fault({ why: 'weight in brackets' }, bracket.from);
      for (const combo of bracket.combos) this.weights[combo] = weight;
    }
    return this.#endPart();
  }

  #readBracket(): FoundToken | undefined {
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
      const weight = hundredth(written);
      this.#bracket = { from: this.#from, close: `[/${percent}]`, percent, weight, combos: [], hasWeights: false };
    }
    return undefined;
  }

  #readCombos(): readonly number[] | FoundToken {
    if (this.#match(SIGN_OF_ANY) !== undefined) {
      this.#at = this.#from;
      return this.#unclear('random');
    }
    // In front of a hand these words change nothing.
    this.#match(/(?:any|all)[^\S\r\n]+(?=(?:10|[2-9tjqka]){2}|[2-9tjqka]x)/iy);
    const word = WORDS.find(([pattern]) => this.#match(pattern) !== undefined);
    if (word !== undefined) return word[1];
    const top = this.#match(TOP);
    if (top !== undefined) {
      const [from, to] = [Number(top[1] ?? 0), Number(top[2])].sort((a, b) => a - b);
      return to > 100 ? this.#fault({ why: 'more than all' }, this.#from) : topCombos(from, to);
    }
    if (this.#next === ';') return this.#fault({ why: 'semicolon' });
    const unsuited = this.#readAnySuits();
    if (unsuited !== undefined) return unsuited;
    const first = this.#readRank();
    if (first < 0) return this.#fault({ why: 'no rank' });
    const suit = this.#readSuit();
    if (suit >= 0) return this.#readCombo(cardOf(first, suit));
    if (this.#match(ANY_RANK) !== undefined) {
      const suitedness = this.#readSuitedness();
      return typeof suitedness === 'object' ? suitedness : withAnyOther(first, suitedness);
    }
    const hand = this.#readSecondRank(first);
    if ('fault' in hand) return hand;
    const end = this.#at;
    if (this.#jump('+')) return this.#readPlus(hand, end);
    if (!this.#jump(DASH)) return combosOf(hand);
    this.#skip(SPACE);
    const rank = this.#readRank();
    if (rank < 0) return this.#fault({ why: 'no second hand' });
    const last = this.#readSecondRank(rank);
    if ('fault' in last) return last;
    // The letter at the end is of both: A5-A2s.
    const from = hand.suitedness === '' ? { ...hand, suitedness: last.suitedness } : hand;
    if (isSpan(from, last)) return span(from, last);
    const suited = { ...last, suitedness: hand.suitedness };
    if (!isSpan(hand, suited)) return this.#fault({ why: 'not a span' }, this.#from);
    const asFirst = `${classText(hand)}-${classText(suited)}`;
    if (last.suitedness === '') return this.#unclear(asFirst);
    const asLast = `${classText({ ...hand, suitedness: last.suitedness })}-${classText(last)}`;
    return this.#fault({ why: 'unclear', instead: [asFirst, asLast] }, this.#from);
  }

  /** Reads what may follow a plus: `AT+ suited`. In `TT + AK` the plus may be of the hand or between two. */
  #readPlus(hand: Ranks, end: number): readonly number[] | FoundToken {
    const isApart = this.#at > end + 1;
    if (isApart && /^[^\S\r\n]+[^\s,/)}]/.test(this.#text.slice(this.#at, this.#at + 99))) {
      const own = this.#text.slice(this.#from, end);
      const [, behind = ''] = /^\s+([^\s,/)}]+)/.exec(this.#text.slice(this.#at)) ?? [];
      this.#skip(SPACE);
      return this.#unclear(`${own}+, ${behind}`, `${own}, ${behind}`);
    }
    const at = this.#at;
    const suitedness = this.#readSuitedness(hand.suitedness);
    if (typeof suitedness === 'object') return suitedness;
    if (isPair(hand) && suitedness !== '') return this.#fault({ why: 'suited pair' }, at);
    const own = { ...hand, suitedness };
    return span(own, bestAbove(own));
  }

  /** The fault of a hand whose suits are letters for any suit, the spellings of which differ. */
  #readAnySuits(): FoundToken | undefined {
    const [, one, first = '', other, second = ''] = this.#match(ANY_SUITS) ?? [];
    if (one === undefined || other === undefined) return undefined;
    const isAny = (suit: string): boolean => suitFromCharacter(suit) < 0;
    if (!isAny(first) && !isAny(second)) {
      this.#at = this.#from;
      return undefined;
    }
    const [a, b] = [one, other].map((rank) => RANKS.charAt(rankFromCharacter(rank === '10' ? 'T' : rank)));
    this.#at = this.#from;
    if (!isAny(first)) return this.#unclear(a + first + b);
    if (!isAny(second)) return this.#unclear(b + second + a);
    if (a === b) return this.#unclear(a + b);
    return this.#unclear(`${a}${b}${first.toLowerCase() === second.toLowerCase() ? 's' : 'o'}`, a + b);
  }

  /** The fault of a text that is not read, with what to write: of these what can be read. */
  #unclear(...instead: readonly string[]): FoundToken {
    return this.#fault({ why: 'unclear', instead });
  }

  /** Reads the rest of a combo after its first card: a card, or a rank that means the rank in every suit. */
  #readCombo(card: Card): number[] | FoundToken {
    const cardEnd = this.#at;
    this.#skip(SPACE);
    const rank = this.#readRank();
    const suit = rank < 0 ? -1 : this.#readSuit();
    // A rank without a suit must follow without a space: in "As KK" the ace has no second card.
    if (rank < 0 || (suit < 0 && this.#text.slice(cardEnd, this.#at).search(SPACE) >= 0)) {
      this.#at = cardEnd;
      return this.#fault({ why: 'one card' });
    }
    const others = (suit < 0 ? [3, 2, 1, 0] : [suit]).map((own) => cardOf(rank, own));
    const combos = others.filter((other) => other !== card).map((other) => comboIndex(card, other));
    return combos.length > 0 ? combos : this.#fault(card, this.#from);
  }

  #readSecondRank(first: Rank): Ranks | FoundToken {
    const second = this.#readRank();
    if (second < 0) return this.#fault({ why: 'no second rank' });
    const at = this.#at;
    const suitedness = this.#readSuitedness();
    if (typeof suitedness === 'object') return suitedness;
    if (suitedness === '') {
      const suit = suitFromCharacter(this.#next);
      if (suit >= 0) {
        const card = `${RANKS.charAt(second)}${SUITS.charAt(suit)}`;
        return this.#fault({ why: 'no first suit', instead: card + RANKS.charAt(first) });
      }
    } else if (first === second) return this.#fault({ why: 'suited pair' }, at);
    return { high: Math.max(first, second), low: Math.min(first, second), suitedness };
  }

  /** Reads a letter or words of suits, which must agree: `s`, ` suited`. @param before what was read already */
  #readSuitedness(before: Suitedness = ''): Suitedness | FoundToken {
    let suitedness = before;
    for (;;) {
      const from = this.#at;
      const words = this.#match(SUIT_WORD);
      const letter = this.#next.toLowerCase();
      let next: Suitedness = '';
      if (words !== undefined) next = words[1] === undefined ? 'o' : 's';
      // A letter with no end behind it, which is the fault of what follows.
      else if (suitedness === '' && (letter === 's' || letter === 'o')) {
        next = letter;
        this.#at++;
      }
      if (next === '') return suitedness;
      if (suitedness !== '' && next !== suitedness) {
        const hand = this.#text.slice(this.#from, from).replace(/[^\S\r\n]*(?:s|o|suited|offsuit)(\+?)$/i, '$1');
        const [ranks = '', plus = ''] = hand.split(/(?=\+)/);
        return this.#unclear(`${ranks}s${plus}`, `${ranks}o${plus}`);
      }
      suitedness = next;
    }
  }

  /** Reads the weight that is written behind a part; `undefined` if none is. */
  #readWeight(): number | undefined | FoundToken {
    const sign = ([':', '@', '='] as const).find((own) => this.#jump(own)) ?? (this.#match(WEIGHT_BEHIND) ? '(' : '');
    if (sign === '') return undefined;
    if (this.#bracket?.weight !== undefined) return this.#fault({ why: 'weight in brackets' });
    this.#skip(SPACE);
    const at = this.#at;
    const [, written = '', percent] = this.#match(WEIGHT) ?? [];
    if (sign === '(') this.#jump(')');
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
    if (suit >= 0) this.#at++;
    return suit;
  }

  /** The next character, '' at the end. */
  get #next(): string {
    return this.#text.charAt(this.#at);
  }

  #skip(characters: RegExp): void {
    while (this.#at < this.#text.length && characters.test(this.#next)) this.#at++;
  }

  /** Skips spaces and a sign and returns whether the sign was there. If not, skips nothing. */
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

  #fault(fault: RangeFault | Card, at = this.#at): FoundToken {
    return { from: this.#from, at, fault };
  }
}

/** A hundredth of a written number, rounded once: '33.3' gives 0.333. NaN for '' or a number with an exponent. */
function hundredth(written: string): number {
  return Number(`${written}e-2`);
}

/**
 * Writes a range. Equal ranges have equal texts, and reading the text gives exactly the same weights. The order is
 * pairs, hands both suited and offsuit, suited, offsuit, then single combos. Runs are `22+` and `ATs-A7s`, weights
 * `:0.5`. A range without combos is ''.
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

/** Adjacent hands with one weight for all their combos: 88-55 is such a run. */
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

/** The weight of these combos, or NaN if their weights differ. */
function sharedWeight(weights: Float64Array, combos: readonly number[]): number {
  const weight = weights[combos[0]];
  return combos.every((combo) => weights[combo] === weight) ? weight : NaN;
}

function formatRun({ best, worst, weight }: Run, suitedness = best.suitedness): string {
  const from = classText({ ...best, suitedness });
  const to = classText({ ...worst, suitedness });
  const isOne = best.low === worst.low;
  const isToTop = best.low === bestAbove(best).low;
  return (isOne ? from : isToTop ? `${to}+` : `${from}-${to}`) + formatWeight(weight);
}

function formatWeight(weight: number): string {
  return weight === 1 ? '' : `:${weight}`;
}
