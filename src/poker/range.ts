import {
  ACE,
  cardOf,
  DECK,
  formatCard,
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
  weightOf,
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
 *   AKhd                the same as AhKd: the suits of both behind the ranks; x for any: AKhx is AhK
 *   A5ss-A2ss  KTdd+    the same in steps: spades alone, diamonds alone
 *   AsK                 the ace of spades with any king
 *   Asx  As?            the ace of spades with any other card
 *   15%  top 15%        the fewest whole hands, best first by `HAND_RANKING`, with at least 15% of the
 *                       1,326 combos
 *   5%-15%  5-15%       the hands of the top 15% that are not in the top 5%
 *   bottom 20%          the hands that the top 80% leaves
 *   broadways           two different cards from the ten up; also suited broadways, offsuit broadways
 *   suited connectors   AKs-32s; also connectors, offsuit connectors; one-gappers likewise
 *   any ace             every hand with an ace; suited aces, offsuit aces without the pair; pocket aces
 *   22+,-AA             without these hands, in any order
 *   random  any two     every combo; also all, xx, ATC or atc, but `ATc` lacks a suit
 *   pairs  suited  offsuit, also any pair, pocket pairs, any suited
 *   76s:0.5  76s:50%    a weight from 0 to 1, or in per cent; also 76s=0.5 and 76s(0.5). 0 removes the hands
 *   AA@50  AA@0.5       the same: behind @ a number up to 1 is a weight, and a larger one per cent
 *   22+,A2s+ (9.5%)     in brackets at the end, the share of the list is a note
 *   [50]AA,KK[/50]      one weight from 0 to 100 for all parts inside the brackets
 *   {AA,KK}:0.5         the same from 0 to 1; also 0.5(AA,KK). Without a weight such brackets mean nothing
 *
 * Reads follow a range: `25% with toppair+`, of an earlier street `25% with toppair+@flop`. What of the range is left
 * depends on the board, which is not known here: `splitReads` takes the reads off, and `read.ts` applies them.
 *
 * Some texts are read differently by different programs. Here:
 *
 * - `T9s+` is T9s alone: a plus raises the kicker and keeps the high card. OMPEval, PokerKit, eval7, holdem,
 *   rust_poker and most others do the same. In postflop-solver `T9s+` includes JTs, QJs, KQs and AKs, written
 *   `AKs-T9s` here.
 * - `AsK` is the ace of spades with each of the four kings, `AKs` the four suited hands, `AKss` the ace and the king of
 *   spades: a suit belongs to the card before it, one s after two ranks is always "suited", and two suits after two ranks
 *   are those of both. The king of spades with any ace is `KsA`. `AKd` is refused: it may be that, or both of diamonds.
 * - Parts that overlap are a union, as everywhere. If their weights differ, the later part counts:
 *   `22+,77:0.5,AA:0` is every pair except aces, and sevens half the time. In postflop-solver the first part
 *   counts; in TexasSolver it is an error.
 * - `25,5%` may be 25.5%, or 52 and 5%, and `AA:0,5` lacks a point: a comma between digits is refused, with both spellings.
 *   Pages in a language with a decimal comma read it by `withPoints` first.
 * - A word and a percentage stand alone, between commas: `AA 25%` is a weight in some programs and two parts in others,
 *   and nobody sees which blank separates. Such a text is refused, with the spellings of its meanings.
 *
 * `;` is not a separator, because it separates opponents in a link. A field for one range replaces it by commas first.
 */

const HIGH_TO_LOW: readonly Rank[] = Array.from({ length: 13 }, (_, index) => ACE - index);

/** The longest text of a range. All 1,326 combos with weights of 17 digits take 40,000 characters. */
export const RANGE_TEXT_LIMIT = 50_000;

/** Two ranks, the higher first, and what is behind them: `'s'`, `'o'`, the suits of both (`'hd'`, x for any), or nothing. */
interface Hand {
  readonly high: Rank;
  readonly low: Rank;
  readonly tail: string;
}

function handText({ high, low, tail }: Hand): string {
  return RANKS.charAt(high) + RANKS.charAt(low) + tail;
}

function combosOfHand({ high, low, tail }: Hand): number[] {
  if (tail.length < 2) return combosOf({ high, low, suitedness: tail as Suitedness });
  const [first, second] = Array.from(tail, suitFromCharacter);
  const is = (card: Card, rank: Rank, suit: Suit): boolean =>
    rankOf(card) === rank && (suit < 0 || suitOf(card) === suit);
  return combosOf({ high, low, suitedness: '' }).filter((combo) => {
    const [a, b] = COMBOS[combo];
    return (is(a, high, first) && is(b, low, second)) || (is(b, high, first) && is(a, low, second));
  });
}

function isPair({ high, low }: Pick<Ranks, 'high' | 'low'>): boolean {
  return high === low;
}

/** The best hand of a plus: for ATs+ it is AKs. */
function bestAbove<Of extends Pick<Ranks, 'high' | 'low'>>(hand: Of): Of {
  return isPair(hand) ? { ...hand, high: ACE, low: ACE } : { ...hand, low: hand.high - 1 };
}

/** Whether a dash can join two hands: two pairs, or two hands of the same suits with one high card or one gap. */
function isSpan(from: Hand, to: Hand): boolean {
  if (isPair(from) !== isPair(to) || from.tail !== to.tail) return false;
  const steps = to.high - from.high;
  return steps === 0 || steps === to.low - from.low;
}

/** The combos of every hand from one to the other. */
function span(from: Hand, to: Hand): number[] {
  const upHigh = Math.sign(to.high - from.high);
  const upLow = Math.sign(to.low - from.low);
  return Array.from({ length: Math.abs(to.low - from.low) + 1 }, (_, step) =>
    combosOfHand({ high: from.high + upHigh * step, low: from.low + upLow * step, tail: from.tail }),
  ).flat();
}

/** The combos of every hand with the rank and any other rank. */
function withAnyOther(rank: Rank, suitedness: Suitedness): number[] {
  return HIGH_TO_LOW.filter((other) => other !== rank).flatMap((other) =>
    combosOf({ high: Math.max(rank, other), low: Math.min(rank, other), suitedness }),
  );
}

/** The steps between two ranks that differ. */
const STEPS = HIGH_TO_LOW.filter((rank) => rank > 0);

/** The combos of two ranks with one of these numbers of steps between them, from the ace down to `least`. */
function stepping(steps: readonly number[], suitedness: Suitedness, least = 0): number[] {
  return steps.flatMap((step) =>
    HIGH_TO_LOW.filter((high) => high - step >= least).flatMap((high) =>
      combosOf({ high, low: high - step, suitedness }),
    ),
  );
}

/** A blank that is not a line break. */
const BLANK = String.raw`[^\S\r\n]`;

/** Words before a word that change nothing. */
const ANY = String.raw`(?:(?:any|all)(?:${BLANK}*(?:two|2))?${BLANK}+)?`;

/** A word of suits before a word of hands. */
const SUITS_BEFORE = `(?:(suited|offsuit)${BLANK}+)?`;

function suitednessOf(word = ''): Suitedness {
  return word === '' ? '' : word.toLowerCase() === 'suited' ? 's' : 'o';
}

/** `suited connectors`: the steps between their ranks, and the lowest rank. */
const SPACED: readonly (readonly [word: RegExp, steps: readonly number[], least?: Rank])[] = [
  [word(`${ANY}${SUITS_BEFORE}broadways?`), STEPS, 8],
  [word(`${ANY}${SUITS_BEFORE}connectors?`), [1]],
  [word(`${ANY}${SUITS_BEFORE}(?:one[-\\s]?)?gappers?`), [2]],
];

/** The combos that a word names. */
const WORDS: readonly (readonly [word: RegExp, combos: readonly number[]])[] = [
  [word(`${ANY}(?:pocket${BLANK}+)?pairs?`), stepping([0], '')],
  [word(`${ANY}suited`), stepping(STEPS, 's')],
  [word(`${ANY}offsuit`), stepping(STEPS, 'o')],
  [word(`random|xx|(?:any|all)(?:${BLANK}*(?:two|2))?(?:${BLANK}*(?:cards|hands?))?`), EVERY_COMBO],
  // Not in mixed case: `ATc` is an ace with the ten of clubs.
  [/(?:ATC|atc)(?![A-Za-z\d])/y, EVERY_COMBO],
];

function word(spellings: string): RegExp {
  return new RegExp(`(?:${spellings})(?![a-z\\d])`, 'iy');
}

/** The names of ranks as patterns, from the deuce up. */
export const RANK_NAMES: readonly string[] = [
  'deuces?',
  'threes?|treys?',
  ...['fours?', 'fives?', 'six(?:es)?', 'sevens?', 'eights?', 'nines?', 'tens?'],
  'jacks?',
  'queens?',
  'kings?',
  'aces?',
];

/** The hands with a rank, by its name: `any ace`, `suited kings`, `pocket tens`; alone it may be the pair or all of them. */
const RANK_WORD = new RegExp(
  `(?:(any|all|pocket)${BLANK}+)?${SUITS_BEFORE}(?:${RANK_NAMES.map((name) => `(${name})`).join('|')})(?![a-z\\d])`,
  'iy',
);

export type RangeFault =
  /** The text cannot be read from `character` on. */
  | { readonly why: 'unreadable' | 'semicolon' }
  /** Something is missing: a first or a second rank, a hand after a dash, a second card. */
  | { readonly why: 'no rank' | 'no second rank' | 'no second hand' | 'one card' }
  /** `AA 25%`, `AwKw`, `AKd`: other programs mean different things by it; `instead` are spellings of these. */
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

export interface Read {
  readonly kind: ReadKind;
  /** Cards of the board then; left out, those that are there. */
  readonly dealt?: number;
}

/** The ways to write the names of reads, in their order. */
const READ_NAMES = [
  String.raw`connects|pair\s*(?:or(?:\s+a)?|\/)\s*draws?`,
  String.raw`continues|top\s*(?:pair\s*)?(?:or(?:\s+a)?|\/)\s*draws?`,
  String.raw`top\s*pair\s*(?:\+|or\s+better)`,
  String.raw`two\s*pairs?\s*(?:\+|or\s+better)`,
];

/** The streets of reads: a player shows something once on each. */
const READ_STREETS = ['flop', 'turn', 'river'];

/** The source of a pattern that matches a read: `'with toppair+'`, `'with toppair+@flop'`. */
export const READ_TEXT = String.raw`with\s+(?:(${READ_NAMES.join(')|(')}))(?:@(${READ_STREETS.join('|')}))?`;

const READ_AT_END = new RegExp(String.raw`(?<=^|[\s,%\]])${READ_TEXT}\s*$`, 'i');

/** What was meant as a read. */
const ANY_READ = /(?<=^|[\s,%\]])with(?:\s+([^]*))?$/i;

/**
 * Takes the reads off the end of a range's text: `'25% with top pair +'` is `'25%'` and `toppair+`. A text without a read
 * that is known stays whole.
 */
export function splitReads(text: string): { readonly range: string; readonly reads: readonly Read[] | undefined } {
  const reads: Read[] = [];
  let range = text;
  for (const _ of READ_STREETS) {
    const found = READ_AT_END.exec(range);
    if (found === null) break;
    const [, ...names] = found;
    const dealt = 3 + READ_STREETS.indexOf((names.pop() ?? '').toLowerCase());
    range = range.slice(0, found.index).trim();
    reads.unshift({ kind: READ_KINDS[names.findIndex(Boolean)], ...(dealt > 2 && { dealt }) });
  }
  return { range, reads: reads.length === 0 ? undefined : reads };
}

/** The text that {@link splitReads} splits. @param dealt cards of the board: a read of this board names no street */
export function writeReads(range: string, reads: readonly Read[] = [], dealt: number): string {
  const names = reads.map((own) => (own.dealt === undefined || own.dealt === dealt ? own.kind : nameOfRead(own)));
  return [range, ...names].join(' with ');
}

/** `'toppair+'`, `'toppair+@flop'` */
export function nameOfRead({ kind, dealt }: Read): string {
  return dealt === undefined ? kind : `${kind}@${READ_STREETS[dealt - 3]}`;
}

export type RangeProblem =
  | {
      readonly code: 'bad-range';
      readonly place: Place;
      readonly part: string;
      /** The position of the fault in the part, from 1. Signs that nobody sees are not counted. */
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
  /** A read of a street that is still to come. */
  | { readonly code: 'bad-range'; readonly place: Place; readonly why: 'no street'; readonly read: Read }
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
  const [read] = splitReads(text).reads ?? [];
  if (read !== undefined) return fail({ code: 'bad-range', place, why: 'no flop', read: read.kind });
  const unknown = ANY_READ.exec(text);
  if (unknown !== null) return fail({ code: 'bad-range', place, why: 'unknown read', text: (unknown[1] ?? '').trim() });
  const reader = new RangeReader(text);
  const found = reader.read();
  if (found !== undefined) {
    const { from, at, fault } = found;
    const character = Array.from(text.slice(from, at)).length + 1;
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
/** A minus in front of hands that are removed. */
const MINUS = /-(?=[a-z\d({])/iy;
const SPACE = /\s/;
/** What can follow a part. */
const PART_END = /[\s,/[)}]/;
const DASH = /[-~]/;

/** The sign for any other rank, after a rank. A `*` at the end of a hand does not match: it could be the joker. */
const ANY_RANK = /x|\*(?=[so])/iy;

const NUMBER = String.raw`(?:\d+(?:\.\d*)?|\.\d+)`;
const TOP = new RegExp(String.raw`(?:top\s*|(bottom)\s*)?(?:(${NUMBER})\s*%?\s*[-~]\s*)?(${NUMBER})\s*%`, 'iy');
const BRACKET = new RegExp(String.raw`\[(\/?)(${NUMBER})\]`, 'y');
/** The beginning of a group, with a weight for all of it or without. */
const GROUP = new RegExp(String.raw`(?:(${NUMBER})(\s*%)?\s*)?([({])`, 'y');
const WEIGHT = new RegExp(String.raw`(${NUMBER}(?:e[+-]?\d+)?)(\s*%)?(?=[\s,;/[)}]|$)`, 'iy');
/** A weight in brackets, but not a group behind a hand. */
const WEIGHT_BEHIND = new RegExp(String.raw`\s*\((?=\s*(?:${NUMBER}\s*%?|0,\d{1,2}|\d{1,2},\d{1,2}\s*%)\s*\))`, 'y');

/** A share or a weight with a decimal comma, which may separate two parts too: `25,5%`, `AA:0,5`. */
const COMMA_SHARE =
  /(?:(?:top|bottom)\s*)?(?:\d{1,3},\d{1,2}\s*%?\s*[-~]\s*\d{1,3}(?:[.,]\d{1,2})?|(?:\d{1,3}(?:\.\d*)?\s*%?\s*[-~]\s*)?\d{1,3},\d{1,2})\s*%/iy;
const COMMA_WEIGHT = /(\d{1,3}),(\d{1,2})(\s*%)?(?=[\s,;/[)}]|$)/y;
/** The same before a group, or without a sign of per cent: `0,5(AA,KK)`, `50(AA,KK)`. */
const ODD_GROUP = new RegExp(String.raw`(?:(\d+),(\d{1,2})|(${NUMBER}))(\s*%)?\s*[({]`, 'y');

/** A word of suits behind a hand, on its line: `AK suited`, `AK o`. */
const SUIT_WORD = /[^\S\r\n]*(?:(s(?:uited)?)|off[-\s]?suit(?:ed)?|off|unsuited|os?)(?![a-z\d])/iy;

/** Suits behind two ranks: of both cards (`AKhd`, x for any), or what is not read as that. */
const SUITS_BEHIND = /(?:[cdhsox♣♦♥♠]{2,}|[cdhx♣♦♥♠])(?![a-z\d])/iy;

function lettersOf(signs: string): string[] {
  return Array.from(signs.toLowerCase(), (sign) =>
    suitFromCharacter(sign) < 0 ? sign : SUITS.charAt(suitFromCharacter(sign)),
  );
}

/** The suits of two cards as letters, x for any: `'hd'`; `undefined` if the signs are not two suits. */
function suitsOf(signs: string): string | undefined {
  const letters = lettersOf(signs);
  const isSuits = letters.length === 2 && !letters.includes('o') && letters.some((letter) => letter !== 'x');
  return isSuits ? letters.join('') : undefined;
}

/** What to write for signs behind two ranks that are not the suits of both: `AKoo`, `AKd`, `AKhhh`. */
function insteadOf(first: string, second: string, signs: string): string[] {
  const letters = lettersOf(signs);
  const [one, other = ''] = letters;
  const isPair = first === second;
  if (letters.every((letter) => letter === 'x')) {
    return isPair || letters.length < 2 ? [first + second] : [`${first}${second}s`, first + second];
  }
  if (letters.length === 1) return [second + one + first, ...(isPair ? [] : [first + one + second + one])];
  if (!isPair && letters.every((letter) => letter === 'o' || letter === 's')) {
    const kinds = new Set(letters);
    const suits = kinds.size === 1 && kinds.has('s') ? [`${first}s${second}s`] : [];
    return [...Array.from(kinds, (letter) => `${first}${second}${letter}`), ...suits];
  }
  if (letters.includes('o')) return [isPair ? first + second : `${first}${second}o`];
  const [a, b] = [first + one, second + other].map((card) => card.replace('x', ''));
  return [a === b ? first + second : one === 'x' ? b + a : a + b];
}

/** Any other card behind one. */
const ANY_CARD = /[x?*](?=[\s,/:@=[({)}]|$)/iy;

/** Any two cards as a sign, which is the joker or a missing card elsewhere. */
const SIGN_OF_ANY = /(?:\*\*?|\?\??|__?)(?=[\s,/)}]|$)/y;

/** Suits as letters for any suit: `AhKx`, `AwKw`. */
const ANY_SUITS = /(10|[2-9tjqka])([cdhs♣♦♥♠w-z])(10|[2-9tjqka])([cdhs♣♦♥♠w-z])(?![a-z\d])/iy;

/** What follows a part with nothing but blanks between, on its line. */
const BEHIND =
  /[^\S\r\n]+(0,\d{1,2}(?=[\s/)}]|$)|\d{1,2},\d{1,2}\s*%|(?:top\s*)?[\d.]+\s*%?(?:\s*[-~]\s*[\d.]+\s*%)?(?=[\s,/)}]|$)|(?:(?:any|all|pocket)[^\S\r\n]+)?[^\s,/()[\]{}]+)/iy;

/** A weight without its sign: a percentage, a fraction, or a whole number that is not a hand. */
const LOOSE_WEIGHT = /^(?:(?:[\d.]+|\d+,\d+)\s*%|\d*\.\d+|0,\d+|[01]|\d{1,2}0)$/;

/** A word or a percentage: these stand alone between commas. */
const STANDS_ALONE = new RegExp(
  `^(?:${[...[...SPACED, ...WORDS].map(([own]) => own), RANK_WORD, TOP].map(({ source }) => source).join('|')})$`,
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
  /** Whether its hands are removed. */
  readonly isMinus?: boolean;
}

interface FoundToken {
  /** The index of the part's first character. */
  readonly from: number;
  /** The index of the fault. */
  readonly at: number;
  /** The card that a combo has twice, or another fault. */
  readonly fault: RangeFault | Card;
}

/** A fault that its name says whole. */
type Bare = Exclude<RangeFault, { sign: unknown } | { instead: unknown } | { close: unknown }>['why'];

class RangeReader {
  readonly weights = new Float64Array(COMBOS.length);
  /** The number of parts read so far; a part without hands, such as `0%`, does not count. */
  parts = 0;
  /** The combos behind a minus. */
  readonly #removed: number[] = [];
  /** How many weights were in brackets: `AA (50%)`. */
  #weighed = 0;
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
      const isMinus = this.#match(MINUS) !== undefined;
      this.#from = this.#at;
      const fault =
        this.#next === '['
          ? this.#readBracket()
          : /[)}]/.test(this.#next)
            ? this.#closeGroup()
            : (this.#openGroup(isMinus) ?? this.#readPart(isMinus));
      if (fault === 'opened') continue;
      if (fault !== undefined) return fault;
    }
    for (const combo of this.#removed) this.weights[combo] = 0;
    if (this.#bracket === undefined) return undefined;
    this.#from = this.#bracket.from;
    return this.#fault({ why: 'not closed', close: this.#bracket.close }, this.#from);
  }

  #readPart(isMinus: boolean): FoundToken | undefined {
    const combos = this.#readCombos();
    if ('fault' in combos) return combos;
    const end = this.#at;
    const written = this.#readWeight();
    if (typeof written === 'object') return written;
    const weight = written === undefined ? undefined : this.#asShare(end, written, combos);
    if (typeof weight === 'object') return weight;
    const isAlone = STANDS_ALONE.test(this.#own(end)) && this.#at === end;
    const fault = this.#endPart() ?? this.#loose(isAlone);
    if (fault !== undefined) return fault;
    if (isMinus) {
      const own = this.#own(end);
      if (weight !== undefined) {
        const weighted = this.#text.slice(this.#from--, this.#at);
        return this.#unclear([`-${own}`, weighted], this.#at - 1);
      }
      this.#removed.push(...combos);
      return undefined;
    }
    const bracket = this.#bracket;
    if (bracket !== undefined && weight !== undefined) bracket.hasWeights = true;
    const own = weight ?? bracket?.weight ?? 1;
    for (const combo of combos) this.weights[combo] = own;
    bracket?.combos.push(...combos);
    if (combos.length > 0) this.parts++;
    return undefined;
  }

  #endPart(): FoundToken | undefined {
    if (this.#next === ';') return this.#fault('semicolon');
    return this.#next === '' || PART_END.test(this.#next) ? undefined : this.#fault('unreadable');
  }

  /** The fault of a part that is followed by what could be its weight, or could be its own part. */
  #loose(isAlone: boolean): FoundToken | undefined {
    BEHIND.lastIndex = this.#at;
    const [whole, behind] = BEHIND.exec(this.#text) ?? [];
    if (whole === undefined || behind === undefined) return undefined;
    const own = this.#own();
    const isWeight = LOOSE_WEIGHT.test(behind);
    if (!isAlone && !isWeight && !STANDS_ALONE.test(behind)) return undefined;
    const pointed = behind.replace(',', '.');
    const weighted = /^[\d.]+$/.test(pointed) && Number(pointed) > 1 ? `${own}@${pointed}` : `${own}:${pointed}`;
    const instead = [
      ...(isWeight ? [weighted] : []),
      ...(LOOSE_WEIGHT.test(own) ? [`${behind}:${own}`] : []),
      `${own}, ${pointed}`,
    ];
    const at = this.#at + whole.length - 1;
    const read = readable(instead);
    return read.length === 0 ? undefined : this.#unclear(read, at);
  }

  #openGroup(isMinus: boolean): FoundToken | 'opened' | undefined {
    const [, written, percent, sign] = this.#match(GROUP) ?? [];
    if (sign === undefined) return this.#readOddGroup();
    if (this.#bracket !== undefined) return this.#fault('bracket in bracket', this.#from);
    const weight = written === undefined ? undefined : percent === undefined ? Number(written) : hundredth(written);
    if (weight !== undefined && weight > 1) {
      this.#at = this.#from;
      return this.#readOddGroup();
    }
    const close = sign === '(' ? ')' : '}';
    this.#bracket = { from: this.#from, close, weight, combos: [], hasWeights: weight !== undefined, isMinus };
    return 'opened';
  }

  /** The fault of a group whose weight is above 1, or has a comma. */
  #readOddGroup(): FoundToken | undefined {
    const [head, whole, part = '', plain, percent = ''] = this.#match(ODD_GROUP) ?? [];
    if (head === undefined) return undefined;
    const close = this.#text.slice(this.#at).search(/[)}]/);
    const number = plain ?? `${whole}.${part}`;
    const isPercent = percent !== '' || Number(number) > 1;
    if (close < 0 || Number(number) > 100) return this.#fault('bad bracket', this.#from);
    const group = this.#text.slice(this.#at - 1, this.#at + close + 1);
    return this.#unclear([`${number}${isPercent ? '%' : ''}${group}`], this.#at + close);
  }

  #closeGroup(): FoundToken | undefined {
    const bracket = this.#bracket;
    if (bracket?.close !== this.#next) return this.#fault('not open');
    const end = ++this.#at;
    this.#bracket = undefined;
    this.#from = bracket.from;
    const written = this.#readWeight();
    if (typeof written === 'object') return written;
    const weight = written === undefined ? undefined : this.#asShare(end, written, bracket.combos);
    if (typeof weight === 'object') return weight;
    if (weight !== undefined) {
      if (bracket.hasWeights) return this.#fault('weight in brackets', bracket.from);
      for (const combo of bracket.combos) this.weights[combo] = weight;
    }
    if (bracket.isMinus === true) this.#removed.push(...bracket.combos);
    return this.#endPart();
  }

  #readBracket(): FoundToken | undefined {
    const bracket = this.#match(BRACKET);
    if (bracket === undefined) return this.#fault('bad bracket');
    const [, slash, written] = bracket;
    const percent = Number(written);
    const open = this.#bracket;
    if (slash === '/') {
      if (open?.percent !== percent) return this.#fault('not open', this.#from);
      this.#bracket = undefined;
    } else {
      if (open !== undefined) return this.#fault('bracket in bracket', this.#from);
      if (percent > 100) return this.#fault('bad bracket', this.#from);
      const weight = hundredth(written);
      this.#bracket = { from: this.#from, close: `[/${percent}]`, percent, weight, combos: [], hasWeights: false };
    }
    return undefined;
  }

  #readCombos(): readonly number[] | FoundToken {
    if (this.#match(SIGN_OF_ANY) !== undefined) {
      this.#at = this.#from;
      return this.#unclear(['random']);
    }
    // In front of a hand these words change nothing.
    this.#match(/(?:any|all)[^\S\r\n]+(?=(?:10|[2-9tjqka]){2}|[2-9tjqka]x)/iy);
    const named = this.#match(RANK_WORD);
    if (named !== undefined) return this.#readRankWord(named);
    for (const [word, steps, least] of SPACED) {
      const spaced = this.#match(word);
      if (spaced !== undefined) return stepping(steps, suitednessOf(spaced[1]), least);
    }
    const word = WORDS.find(([pattern]) => this.#match(pattern) !== undefined);
    if (word !== undefined) return word[1];
    const [comma] = this.#match(COMMA_SHARE) ?? [];
    if (comma !== undefined) {
      const instead = [comma.replaceAll(',', '.'), comma.replace(',', ', ')];
      return this.#unclear(readable(instead), this.#at - 1);
    }
    const top = this.#match(TOP);
    if (top !== undefined) {
      const [from, to] = [Number(top[2] ?? 0), Number(top[3])].sort((a, b) => a - b);
      if (to > 100) return this.#fault('more than all', this.#from);
      return top[1] === undefined ? topCombos(from, to) : topCombos(100 - to, 100 - from);
    }
    if (this.#next === ';') return this.#fault('semicolon');
    const unsuited = this.#readAnySuits();
    if (unsuited !== undefined) return unsuited;
    const first = this.#readRank();
    if (first < 0) return this.#fault('no rank');
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
    if (!this.#jump(DASH)) {
      const combos = combosOfHand(hand);
      // A pair of one suit: AAhh.
      return combos.length > 0 ? combos : this.#fault(cardOf(hand.high, suitFromCharacter(hand.tail)), this.#from);
    }
    this.#skip(SPACE);
    const rank = this.#readRank();
    if (rank < 0) return this.#fault('no second hand');
    const last = this.#readSecondRank(rank);
    if ('fault' in last) return last;
    // The letters at the end are of both: A5-A2s.
    const from = hand.tail === '' ? { ...hand, tail: last.tail } : hand;
    if (isSpan(from, last)) return span(from, last);
    const suited = { ...last, tail: hand.tail };
    if (!isSpan(hand, suited)) return this.#fault('not a span', this.#from);
    const asFirst = `${handText(hand)}-${handText(suited)}`;
    if (last.tail === '') return this.#unclear([asFirst]);
    const asLast = `${handText({ ...hand, tail: last.tail })}-${handText(last)}`;
    return this.#unclear([asFirst, asLast], this.#from);
  }

  #readRankWord([whole, own = '', suits = '', ...names]: RegExpExecArray): readonly number[] | FoundToken {
    const rank = names.findIndex((name) => (name as string | undefined) !== undefined);
    const pair = { high: rank, low: rank, suitedness: '' } as const;
    const isPocket = own.toLowerCase() === 'pocket';
    const letter = RANKS.charAt(rank);
    if (isPocket && suits !== '') return this.#fault('suited pair', this.#at - whole.length);
    if (isPocket) return combosOf(pair);
    if (suits !== '') return withAnyOther(rank, suitednessOf(suits));
    if (own === '') return this.#unclear([letter + letter, `any ${whole.toLowerCase()}`]);
    return [...combosOf(pair), ...withAnyOther(rank, '')];
  }

  /** Reads what may follow a plus: `AT+ suited`. In `TT + AK` the plus may be of the hand or between two. */
  #readPlus(hand: Hand, end: number): readonly number[] | FoundToken {
    const isApart = this.#at > end + 1;
    if (isApart && /^[^\S\r\n]+[^\s,/)}]/.test(this.#text.slice(this.#at, this.#at + 99))) {
      const own = this.#own(end);
      const [, behind = ''] = /^\s+([^\s,/)}]+)/.exec(this.#text.slice(this.#at)) ?? [];
      this.#skip(SPACE);
      return this.#unclear([`${own}+, ${behind}`, `${own}, ${behind}`]);
    }
    if (hand.tail.length > 1) return span(hand, bestAbove(hand));
    const at = this.#at;
    const tail = this.#readSuitedness(hand.tail as Suitedness);
    if (typeof tail === 'object') return tail;
    if (isPair(hand) && tail !== '') return this.#fault('suited pair', at);
    const own = { ...hand, tail };
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
    if (!isAny(first)) return this.#unclear([a + first + b]);
    if (!isAny(second)) return this.#unclear([b + second + a]);
    if (a === b) return this.#unclear([a + b]);
    return this.#unclear([`${a}${b}${first.toLowerCase() === second.toLowerCase() ? 's' : 'o'}`, a + b]);
  }

  /** The fault of a text that is not read, with what to write: of these what can be read. */
  #unclear(instead: readonly string[], at = this.#at): FoundToken {
    return this.#fault({ why: 'unclear', instead }, at);
  }

  /** Reads the rest of a combo after its first card: a card, or a rank that means the rank in every suit. */
  #readCombo(card: Card): number[] | FoundToken {
    const cardEnd = this.#at;
    const [any] = this.#match(ANY_CARD) ?? [];
    if (any === '*') return this.#unclear([`${formatCard(card)}x`], cardEnd);
    if (any !== undefined) return DECK.filter((other) => other !== card).map((other) => comboIndex(card, other));
    this.#skip(SPACE);
    const rank = this.#readRank();
    const suit = rank < 0 ? -1 : this.#readSuit();
    // A rank without a suit must follow without a space: in "As KK" the ace has no second card.
    if (rank < 0 || (suit < 0 && this.#text.slice(cardEnd, this.#at).search(SPACE) >= 0)) {
      this.#at = cardEnd;
      return this.#fault('one card');
    }
    const others = (suit < 0 ? [3, 2, 1, 0] : [suit]).map((own) => cardOf(rank, own));
    const combos = others.filter((other) => other !== card).map((other) => comboIndex(card, other));
    return combos.length > 0 ? combos : this.#fault(card, this.#from);
  }

  #readSecondRank(first: Rank): Hand | FoundToken {
    const second = this.#readRank();
    if (second < 0) return this.#fault('no second rank');
    const at = this.#at;
    const [high, low] = [Math.max(first, second), Math.min(first, second)];
    const [suits] = this.#match(SUITS_BEHIND) ?? [];
    if (suits !== undefined) {
      const tail = suitsOf(suits);
      if (tail !== undefined) return { high, low, tail: first < second ? tail.charAt(1) + tail.charAt(0) : tail };
      return this.#unclear(insteadOf(RANKS.charAt(first), RANKS.charAt(second), suits), at);
    }
    const tail = this.#readSuitedness();
    if (typeof tail === 'object') return tail;
    if (tail !== '' && first === second) return this.#fault('suited pair', at);
    return { high, low, tail };
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
        return this.#unclear([`${ranks}s${plus}`, `${ranks}o${plus}`]);
      }
      suitedness = next;
    }
  }

  /** Reads the weight that is written behind a part; `undefined` if none is. */
  #readWeight(): number | undefined | FoundToken {
    const own = this.#own();
    const sign = ([':', '@', '='] as const).find((own) => this.#jump(own)) ?? (this.#match(WEIGHT_BEHIND) ? '(' : '');
    if (sign === '') return undefined;
    if (this.#bracket?.weight !== undefined) return this.#fault('weight in brackets');
    this.#skip(SPACE);
    const at = this.#at;
    const comma = this.#readComma(own, sign);
    if (comma !== undefined) return comma;
    const [, written = '', percent] = this.#match(WEIGHT) ?? [];
    if (sign === '(') {
      this.#jump(')');
      this.#weighed++;
    }
    const number = Number(written || NaN);
    // Some programs write `@50` for a half, others `@0.5`.
    const isPercent = percent !== undefined || (sign === '@' && number > 1);
    const weight = isPercent ? hundredth(written) : sign === '@' && !/^[\d.]*$/.test(written) ? NaN : number;
    if (weight <= 1) return weight;
    if (!isPercent && number <= 100) return this.#unclear([`${own}:${written}%`], at);
    return this.#fault({ why: 'bad weight', sign }, at);
  }

  /** The fault of a weight with a comma, unless the comma can only be between two parts: `AA@50,55`. */
  #readComma(own: string, sign: ':' | '@' | '=' | '('): FoundToken | undefined {
    const before = this.#at;
    const [, whole = '', part = '', percent] = this.#match(COMMA_WEIGHT) ?? [];
    if (whole === '') return undefined;
    const end = this.#at - 1;
    const number = Number(`${whole}.${part}`);
    const most = sign === '@' ? 100 : 1;
    const isList = sign !== '(' && Number(whole) <= most && (percent !== undefined || /^[2-9]{2}$/.test(part));
    if (isList && percent === undefined && number > 1 && !(sign === '@' && whole === '1')) {
      this.#at = before;
      return undefined;
    }
    const mark = sign === '(' || sign === '=' ? ':' : sign;
    const unit = percent !== undefined || (number > 1 && sign !== '@') ? '%' : '';
    const instead = [
      `${own}${mark}${whole}.${part}${unit}`,
      ...(isList ? [`${own}${mark}${whole}, ${part}${percent ?? ''}`] : []),
    ];
    return this.#unclear(readable(instead), end);
  }

  /**
   * A weight in brackets behind a list may be the share of the list: `22+, A2s+ (9.5%)`. Returns `undefined` if it is that
   * share, its fault if it may be either, and otherwise the weight.
   *
   * @param end the index behind the part, before its weight
   */
  #asShare(end: number, weight: number, combos: readonly number[]): number | undefined | FoundToken {
    const [, blank, number] = /^(\s*)\(\s*([\d.]+)\s*%\s*\)$/.exec(this.#text.slice(end, this.#at)) ?? [];
    const isLast = this.#text.slice(this.#at).trim() === '' && this.#bracket === undefined && this.#weighed === 1;
    if (number === undefined || !isLast) return weight;
    const held = combos.reduce((sum, combo) => sum + 1 - this.weights[combo], weightOf(this));
    const digits = /\.(\d*)$/.exec(number)?.[1]?.length ?? 0;
    const isShare = Math.abs((100 * held) / COMBOS.length - Number(number)) <= 0.5 * 10 ** -digits;
    if (this.parts > 0 ? isShare : !isShare) return this.parts > 0 ? undefined : weight;
    // Without a blank it is of the part.
    if (this.parts > 0 && blank === '') return weight;
    const own = this.#own(end);
    return this.#unclear([`${own}:${number}%`, own], this.#at - 1);
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

  /** The text of the current part up to an index. */
  #own(end = this.#at): string {
    return this.#text.slice(this.#from, end);
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

  #fault(fault: Bare | RangeFault | Card, at = this.#at): FoundToken {
    return { from: this.#from, at, fault: typeof fault === 'string' ? { why: fault } : fault };
  }
}

/** The texts that can be read as ranges. */
function readable(texts: readonly string[]): string[] {
  return texts.filter((text) => new RangeReader(text).read() === undefined);
}

/** A hundredth of a written number, rounded once: '33.3' gives 0.333. NaN for '' or a number with an exponent. */
function hundredth(written: string): number {
  return Number(`${written}e-2`);
}

/**
 * Writes a range. Equal ranges have equal texts, and reading the text gives exactly the same weights. The order is
 * pairs, hands both suited and offsuit, suited, offsuit, then single combos; a card with any other is `Asx`. Runs are `22+` and `ATs-A7s`, weights
 * `:0.5`. A range without combos is ''.
 */
export function formatRange({ weights }: Range): string {
  const shared = sharedWeight(weights, EVERY_COMBO);
  if (shared > 0) return `random${formatWeight(shared)}`;
  const held = EVERY_COMBO.filter((combo) => weights[combo] > 0);
  const card =
    held.length === DECK.length - 1 &&
    COMBOS[held[0]].find((own) => held.every((combo) => COMBOS[combo].includes(own)));
  const each = sharedWeight(weights, held);
  if (typeof card === 'number' && each > 0) return `${formatCard(card)}x${formatWeight(each)}`;
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
