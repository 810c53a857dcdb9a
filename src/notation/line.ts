import { formatCard, JOKER_SIGN, parseCards, type Card } from '../poker/card';
import { hasJoker, WILD_DECKS, type WildDeck } from '../poker/deck';
import { plainText } from '../poker/plainText';
import { RANK_NAMES, READ_TEXT, splitReads, type Read } from '../poker/range';
import { fail, ok, type Result } from '../poker/result';
import { MOST_OPPONENTS } from '../poker/spot';
import { readPlayer, readWild } from '../poker/readPlayer';
import { filled, putAmounts, type Draft, type DraftProblem, type Hidden, type Seat, type Slot } from './draft';
import {
  dropDuplicates,
  dropSurplus,
  eitherMoney,
  MONEY_FIELDS,
  readCards,
  readMoney,
  readSeat,
  writeCards,
  writeMoney,
  writePlayer,
  writeSeats,
} from './fields';
import { CARD, fillSlots } from './slots';

/* A spot on one line, as it is typed. */

/** Longer lines are refused before they are read. */
export const LINE_LIMIT = 500;

const MONEY_WORDS = MONEY_FIELDS.join('|');

const CARD_TEXT = '(?:10|[2-9tjqka])[cdhs♣♦♥♠]';
const ARTICLE = String.raw`(?:(?:an?|the)\s+)?`;

/** The words before the parts of a line, here and in other programs, by the part's field in a link. */
const HEADS: Readonly<Record<string, string>> = {
  vs:
    String.raw`(?:versus|against|vs|v)(?:[.:]?\s+${ARTICLE}(?:villain|opponent)s?\b(?:\s*\d\b)?)?` +
    String.raw`|(?:villain|opponent)(?:\s*\d\b)?`,
  // Behind one card alone an x is any other card: `Asx`.
  dead: String.raw`(?<!(?:^|(?<!${CARD_TEXT}[\s,]*)[\s,|])${CARD_TEXT})x|dead(?:\s+cards?)?`,
  board: String.raw`(?:(?:with|on)\s+${ARTICLE})?(?:board|flop|turn|river)|on(?:\s+(?:an?|the)(?=\s))?`,
  hero: String.raw`hero|my\s+hand`,
  // The first of these is hero's hand.
  player: String.raw`(?:player|hand|p)\s*\d{1,2}\b`,
};

/** Behind a card a word needs no space. */
const CARD_END = `(?<=${CARD_TEXT}|[_?*]|random)`;
const CARD_START = String.raw`(?=\s*${CARD_TEXT})`;

/**
 * `v` before an opponent, `x` before the dead cards: between cards they need no space. `on` before the board. The words
 * of money. A stroke, or a dash, colon or line break between cards, begins a part whose cards say what it is.
 */
const SECTION = new RegExp(
  String.raw`(?:^|[\s,]+|${CARD_END}|(?<=\|))(?:` +
    String.raw`(?:${Object.entries(HEADS)
      .map(([name, words]) => `(?<${name}>${words})`)
      .join('|')})[.:]?(?:[\s,]+|$|(?=[1-9tjqka_?*|]|random))` +
    // In “facing pot” and “facing half the pot” the pot is the size of the bet, in “facing 1/2 pot 60” an amount.
    // A “big blind” may be the unit of an amount.
    String.raw`|(?<!\bbig\s)(?!pot\b(?:(?<=\bfacing[.:]?\s*pot)|(?!\s*[\p{Sc}\d.])(?<=\bfacing[.:]?\s*(?:\S+\s+){1,2}pot)))` +
    String.raw`(?<money>${MONEY_WORDS})[.:]?(?:\s+|$|(?=[\p{Sc}\d.;])))` +
    String.raw`|\s*(?<mark>\||${CARD_END}(?:\s+--?\s|\s*[:@]|[^\S\n]*\n)${CARD_START})`,
  'giu',
);

/** A part of a line that a word begins: `'v 7c7d'`. Its word begins at `start`, its content at `at`. */
interface Section {
  /** The field's name in a link: `'hero'`, `'board'`, `'vs'`, `'dead'`, `'pot'`. */
  readonly name: string;
  readonly start: number;
  readonly at: number;
  readonly end: number;
}

/** The cards of the words of a board: in a row, or the flop first. */
const BOARD = /^(?:[345]|4 1|3(?: 1){1,2}|1(?: 1){2,4})$/;

function cardCounts(text: string): string {
  const counts = Array.from(text.matchAll(/[^\s,]+/g), ([word]) => {
    const cards = parseCards(word, 'line', true);
    return cards.ok ? cards.value.length : 0;
  });
  return counts.includes(0) ? '' : counts.join(' ');
}

/** Whether a later line of a text begins another spot: hero's cards, and a `v` behind them as before. */
function hasSecondSpot(text: string): boolean {
  const [first, ...others] = text
    .split(/(?<![,/]\s*)[\r\n]+/)
    .filter((line) => line.trim() !== '')
    .map((line) =>
      [...line.matchAll(SECTION)].filter(({ groups }) => groups?.vs !== undefined).map(({ index }) => index),
    );
  return first !== undefined && first.length > 0 && others.some(([index = 0]) => index > 0);
}

/** The place where hero's hand or range ends, before the board. */
function heroEnd(text: string): number {
  const { held, end } = splitHeroRange(text);
  if (held !== undefined) return end;
  const [, second] = text.matchAll(CARD);
  return second === undefined ? text.length : second.index + second[0].length;
}

/** Where an opponent's hand or range ends, if a board is behind it: `'QsQd 7h3h9c'`. */
function opponentEnd(text: string): number {
  const counts = cardCounts(text);
  // Cards in a row, as hero's before the board.
  if (/^[567]$/.test(counts)) return heroEnd(text);
  const [, hands = '', board = ''] = /^((?:2 )+|1 1 )(.*)$/.exec(counts) ?? [];
  // Behind several hands only a flop in a row is a board.
  if (BOARD.test(board) && (/^(?:2|1 1) $/.test(hands) || !board.startsWith('1'))) {
    return Array.from(text.matchAll(/[^\s,]+/g))[hands.length / 2].index;
  }
  const end = heroEnd(text);
  return counts === '' && /^\s/.test(text.slice(end)) && BOARD.test(cardCounts(text.slice(end))) ? end : text.length;
}

function splitBoard(own: Section, length: number, line: string): Section[] {
  const at = own.at + length;
  return line.slice(at, own.end).trim() === ''
    ? [own]
    : [
        { ...own, end: at },
        { name: 'board', start: at, at, end: own.end },
      ];
}

/** The parts of a line without its deck's word. A board without a word follows hero's or an opponent's hand. */
export function sectionsOf(line: string): Section[] {
  const matches = [...line.matchAll(SECTION)];
  const isNamed = matches.some(({ groups }) => groups?.vs !== undefined);
  // With a `v` a line break is a blank.
  const heads = matches.filter(
    ({ 0: head, groups }) => !(isNamed && groups?.mark !== undefined && head.includes('\n')),
  );
  const parts: Section[] = [];
  const contentOf = ({ at, end }: Section): string => line.slice(at, end);
  const has = (name: string): boolean => parts.some((own) => own.name === name && contentOf(own).trim() !== '');
  const add = (own: Section): number =>
    parts.push(...(own.name === 'hero' ? splitBoard(own, heroEnd(contentOf(own)), line) : [own]));
  add({ name: 'hero', start: 0, at: 0, end: heads[0]?.index ?? line.length });
  for (const [place, { index, 0: head, groups = {} }] of heads.entries()) {
    const own = { start: index, at: index + head.length, end: heads[place + 1]?.index ?? line.length };
    const content = line.slice(own.at, own.end);
    const [kind = ''] = Object.entries(groups).find(([, word]) => (word as string | undefined) !== undefined) ?? [];
    if (kind === 'money') add({ name: (groups.money ?? '').toLowerCase(), ...own });
    else if (kind === 'player') add({ name: has('hero') ? 'vs' : 'hero', ...own });
    else if (kind !== 'mark') add({ name: kind, ...own });
    // A word behind the stroke says what the part is.
    else if (content.trim() !== '') {
      const counts = cardCounts(content);
      const isBoard = !has('board') ? BOARD.test(counts) : counts === '1';
      add({ name: !has('hero') ? 'hero' : isBoard ? 'board' : 'vs', ...own });
    }
  }
  const [first] = parts;
  if (contentOf(first).trim() === '' && has('hero')) parts.shift();
  if (has('board')) return parts;
  return parts.flatMap((own) => (own.name === 'vs' ? splitBoard(own, opponentEnd(contentOf(own)), line) : [own]));
}

const RANK = '(?:10|[2-9tjqka])';
const HAND = String.raw`${RANK}{2}(?:suited|off-?suit|off|[cdhsox♣♦♥♠]+)?`;
/** A decimal comma is matched too: the range's reader says what to write for it. */
const NUMBER = String.raw`(?:\d{1,3},\d{1,2}(?!\d)|\d*\.?\d+)`;
const SPAN = String.raw`\s*[-~]\s*`;
/** A hand or a span. It may have letters for any suit, `AwKw`: the range's reader says what to write for them. */
const HANDS = String.raw`${HAND}(?:\s*\+[so]?|${SPAN}${HAND})?|${RANK}(?:x[so]?|\*[so])|${RANK}[cdhs♣♦♥♠][x?]|(?:${RANK}[w-z]){2}`;
const WORDS =
  'pairs?|suited|off-?suit|off|unsuited|o|s|os|random|xx|any|all|two|cards?|hands?|pocket|top|bottom|atc|' +
  `broadways?|connectors?|(?:one-?)?gappers?|${RANK_NAMES.join('|')}|` +
  String.raw`(?:${NUMBER}\s*%?${SPAN})?${NUMBER}\s*%|\d*\.\d+|0,\d{1,2}|[01]|\d{1,2}0`;
const WEIGHT = String.raw`\s*(?:[:@=]\s*${NUMBER}%?|\(${NUMBER}%?\))`;

/**
 * A hand or a part of a range that is not cards: `AKs`, `TT+`, `88-55`, `Axs`, `76s:0.5`, `15%`, `pairs`. A `;` behind one
 * is in the wrong place, but what it follows is a range.
 */
const RANGE_PART = new RegExp(String.raw`[\s,/]*-?(?:${HANDS}|${WORDS})(?:${WEIGHT})?(?:;\S*|(?=[\s,/]|$))`, 'iy');

/** A `*` is the joker unless it replaces a rank, as in `A*s`. */
const JOKER_CARD = /(?<![1-9tjqka]|10)\*|\*(?![so])/i;

/** The deck's wild cards, a separate word: `'joker'`, `'bug'`, `'deuces wild'`, `'(with a bug)'`. */
export const DECK_WORD = new RegExp(
  String.raw`(?<=^|[\s,])\(?(?:with\s+an?\s+)?(${WILD_DECKS.join('|')})(?:\s+wild)?\)?[.:]?(?=$|[\s,])`,
  'giu',
);

/** A typed line as it is read: with plain signs, and the joker's name as its sign. */
export function plainLine(typed: string): string {
  return plainText(typed).replace(/\bthe joker\b/gi, (name) => JOKER_SIGN.padEnd(name.length));
}

/** Equal opponents, as the answer's line writes them: `'2 × any two'`. */
const TIMES = /^\s*([2-9])\s*×\s*/;

/** A plain line with its deck's words blanked: they may be between any two others. */
export function withoutDeck(text: string): string {
  return text.replace(DECK_WORD, (word) => ' '.repeat(word.length));
}

function readDeckWord(text: string): Result<{ wild: WildDeck | undefined; rest: string }, DraftProblem> {
  const words = new Set(Array.from(text.matchAll(DECK_WORD), ([, word = '']) => word.toLowerCase()));
  if (words.size > 1) {
    return fail({ code: 'bad-wild', decks: [...words] });
  }
  const [word = JOKER_CARD.test(text) ? 'joker' : 'none'] = words;
  const wild = readWild(word);
  return wild.ok ? ok({ wild: wild.value, rest: withoutDeck(text) }) : wild;
}

/**
 * A spot on one line: `'AhKh 7h3h9c v 7c7d x 2h'`. Two cards for hero, the rest for the board; after each `v` an
 * opponent, `random` for any two; after `x` the dead cards; after `pot` and `call` money. The deck, if it has wild
 * cards, is a word: `'joker *Kh 7h3h9c'`. A range of hero's is in brackets, which may be left out where cards cannot be
 * meant: `'AKs v QQ'`.
 */
export function readLine(typed: string, limit = LINE_LIMIT): Result<Draft, DraftProblem> {
  if (typed.length > limit) {
    return fail({ code: 'bad-card', place: 'line', why: 'too long', text: typed });
  }
  const deck = readDeckWord(plainLine(typed));
  if (!deck.ok) return deck;
  const { wild, rest } = deck.value;
  if (hasSecondSpot(rest)) return fail({ code: 'bad-field', why: 'second spot' });
  const sections = sectionsOf(rest).map((own) => ({ ...own, content: rest.slice(own.at, own.end) }));
  let heroRange: Hidden | undefined;
  const own: Slot[] = [];
  const board: Slot[] = [];
  const timesOf = ({ name, content }: { name: string; content: string }): number =>
    name === 'vs' ? Number(TIMES.exec(content)?.[1] ?? 1) : 0;
  const opponents = sections.reduce((sum, own) => sum + timesOf(own), 0);
  const seats: Seat[] = [];
  const reads: (readonly Read[] | undefined)[] = [];
  const dead: Card[] = [];
  let money: Partial<Draft> = {};
  const order: string[] = [];
  for (const section of sections) {
    const { name, content } = section;
    if (name === 'hero') {
      const { held } = splitHeroRange(content);
      const { range: text, reads: shown } = splitReads(held ?? '');
      const player = held === undefined ? undefined : readPlayer(text, 'hero', wild);
      if (player?.ok === false) return player;
      const cards = player === undefined ? readCards(content, 'line', wild) : undefined;
      if (cards?.ok === false) return cards;
      own.push(...(cards?.value ?? []));
      if (player === undefined) continue;
      if (player.value.kind !== 'hand') heroRange = player.value;
      // `AKhh` is one hand.
      else if (/^\s*[({]/.test(content)) return fail({ code: 'bad-range', why: 'one hand', text });
      else own.push(...player.value.cards);
      reads[0] = shown;
    } else if (name === 'vs') {
      const { range, reads: shown } = splitReads(content.replace(TIMES, ''));
      const place = { seat: seats.length, of: opponents };
      const seat = shown === undefined ? readSeat(range, place, wild) : readPlayer(range, place, wild);
      if (!seat.ok) return seat;
      for (let time = timesOf(section); time > 0; time--) reads[seats.push(seat.value)] = shown;
    } else if (name === 'board') {
      const more = readCards(content, 'line', wild);
      if (!more.ok) return more;
      board.push(...more.value);
    } else if (name === 'dead') {
      const read = parseCards(content, 'dead', hasJoker(wild));
      if (!read.ok) return read;
      dead.push(...read.value);
    } else {
      const read = readMoney(name, content);
      if (!read.ok) return read;
      money = { ...money, ...read.value };
      order.push(name);
    }
  }
  if (own.length > 2) return fail({ code: 'hole-count', place: 'hero', cards: filled(own) });
  if (board.length > 5) {
    return fail({ code: 'board-count', cards: filled(board) });
  }
  if (seats.length > MOST_OPPONENTS) {
    return fail({ code: 'too-many-opponents', count: seats.length });
  }
  const written: Draft = {
    hero: fillSlots(own, 2),
    ...(heroRange !== undefined && { heroRange }),
    board: fillSlots(board, 5),
    seats,
    dead,
    ...(wild !== undefined && { wild }),
    ...money,
  };
  const once = dropDuplicates(putAmounts(written, 'reads', reads));
  const either = eitherMoney(once.draft, order);
  const fitting = dropSurplus(either.draft);
  const [problem] = [...once.problems, ...either.problems, ...fitting.problems];
  return problem === undefined ? ok(fitting.draft) : fail(problem);
}

/** Hero's range, in brackets so that the board can follow it: `'(TT+,AQs+) 7h3h9c v random'`. */
const HERO_RANGE = new RegExp(String.raw`^\s*(?:${NUMBER}%?)?(?:\(([^()]*)\)|\{[^{}]*\})(?:${WEIGHT})?`);

const READS_AFTER = new RegExp(String.raw`(?:\s+${READ_TEXT})+(?=\s|$)`, 'iy');

/** Hero's range at the start of a line, in brackets or without, and the index of what follows it. */
export function splitHeroRange(text: string): { readonly held: string | undefined; readonly end: number } {
  const [whole, plain] = HERO_RANGE.exec(text) ?? [];
  if (whole !== undefined) {
    // One hand in brackets has its own fault.
    return { held: whole.trim() === `(${plain})` ? plain : whole.trim(), end: whole.length };
  }
  let end = 0;
  for (RANGE_PART.lastIndex = 0; RANGE_PART.test(text);) end = RANGE_PART.lastIndex;
  if (end === 0) return { held: undefined, end };
  READS_AFTER.lastIndex = end;
  if (READS_AFTER.test(text)) end = READS_AFTER.lastIndex;
  return { held: text.slice(0, end).trim(), end };
}

/** The prefixes of a word while it is typed: `'b'`, `'be'`, `'bet'`, `'bets'`. */
function beginningsOf(word: string): string[] {
  return Array.from(word, (_, at) => word.slice(0, at + 1));
}

/** The words before the parts of a line that take a while to type. */
const LONG_WORDS = ['against', 'versus', 'villain', 'opponent', 'hero', 'board', 'flop', 'turn', 'river'];

const UNFINISHED = new RegExp(
  String.raw`(^|[\scdhs_*,♣♦♥♠])(?<!(?:${MONEY_WORDS})[.:]?\s*)` +
    String.raw`(10?|[2-9tjqka]|vs?|x|r|ra|ran|rand|rando|dea?|w|wi|wil|wild|wit` +
    String.raw`|${WILD_DECKS.flatMap((name) => beginningsOf(name).slice(0, -1)).join('|')}` +
    String.raw`|${LONG_WORDS.flatMap((word) => beginningsOf(word).slice(1)).join('|')}` +
    String.raw`|${MONEY_FIELDS.flatMap(beginningsOf).join('|')}|(?:${MONEY_WORDS})\s*\p{Sc}?|facing[.:]?\s*(?:\d+/|[\d.,]+\s*b))\s*($|\s(?:${MONEY_WORDS})\b)`,
  'iu',
);

/** A line without its unfinished end: a lone rank, a `v`, half a word. Empty if the end is before the money. */
export function withoutUnfinished(text: string): string {
  if (text.length > LINE_LIMIT) return text;
  if (UNFINISHED.exec(text)?.[3]) return '';
  return plainText(text)
    .replace(/(?<=;\s*)\p{Sc}\s*$/u, '')
    .replace(UNFINISHED, '$1')
    .replace(/(?<=[\s,%\]])with(?:\s+(?:(?!\swith\b)[a-z/ +@])*)?$/i, (own) =>
      splitReads(own).reads === undefined ? '' : own,
    );
}

/** The line that {@link readLine} reads back. @param hasMoney whether the line includes the money */
export function writeLine(draft: Draft, hasMoney = true): string {
  const board = writeCards(draft.board);
  // A missing card of hero's is written out before a board, which would be read as hero's without.
  const hero =
    draft.heroRange !== undefined
      ? `(${writePlayer(draft, 0)})`
      : board === ''
        ? writeCards(draft.hero)
        : draft.hero.map((slot) => (slot === undefined ? '_' : formatCard(slot))).join('');
  return [
    draft.wild ?? '',
    hero,
    board,
    ...writeSeats(draft).map((seat) => `v ${seat}`),
    ...(draft.dead.length > 0 ? [`x ${writeCards(draft.dead)}`] : []),
    ...(hasMoney ? writeMoney(draft) : []),
  ]
    .filter((part) => part !== '')
    .join(' ');
}
