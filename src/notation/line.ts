import { formatCard, JOKER_SIGN, parseCards, type Card } from '../poker/card';
import { hasJoker, WILD_DECKS, type WildDeck } from '../poker/deck';
import { plainText } from '../poker/plainText';
import { READ_TEXT, splitRead, writeRead, type ReadKind } from '../poker/range';
import { fail, ok, type Result } from '../poker/result';
import { MOST_OPPONENTS } from '../poker/spot';
import { readPlayer, readWild } from '../poker/readPlayer';
import { filled, putAmounts, type Draft, type DraftProblem, type Hidden, type Seat } from './draft';
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
  writeSeat,
  writeSeats,
} from './fields';
import { fillSlots } from './slots';

/*
 * A spot on one line, as it is typed.
 */

/** Longer lines are refused before they are read. */
export const LINE_LIMIT = 500;

const MONEY_WORDS = MONEY_FIELDS.join('|');

/**
 * `v` before an opponent, `x` before the dead cards: between cards they need no space. `on` before the board. The words
 * of money.
 */
const SECTION = new RegExp(
  String.raw`(?:^|[\s,]+|(?<=[cdhs♣♦♥♠_?*]|random))` +
    String.raw`(?:(vs|v|x|dead|on)[.:]?(?:[\s,]+|$|(?=[1-9tjqka_?*]|random))` +
    // In “facing pot” and “facing half the pot” the pot is the size of the bet, in “facing 1/2 pot 60” an amount.
    String.raw`|(?!pot\b(?:(?<=\bfacing[.:]?\s*pot)|(?!\s*[\p{Sc}\d.])(?<=\bfacing[.:]?\s*(?:\S+\s+){1,2}pot)))` +
    String.raw`(${MONEY_WORDS})[.:]?(?:\s+|$|(?=[\p{Sc}\d.;])))`,
  'giu',
);

/** A part of a line that a word begins: `'v 7c7d'`. Its word begins at `start`, its content at `at`. */
interface Section {
  /** As in a link: `'vs'`, `'board'`, `'dead'`, `'pot'`. */
  readonly name: string;
  readonly start: number;
  readonly at: number;
  readonly end: number;
}

/** The sections of a line whose deck's word is blanked. Before the first section are the cards of hero and the board. */
export function sectionsOf(line: string): Section[] {
  const heads = [...line.matchAll(SECTION)];
  return heads.map(({ index, 0: head, 1: word, 2: money }, place) => ({
    name: (money ?? (/^v/i.test(word) ? 'vs' : /^o/i.test(word) ? 'board' : 'dead')).toLowerCase(),
    start: index,
    at: index + head.length,
    end: heads[place + 1]?.index ?? line.length,
  }));
}

const RANK = '(?:10|[2-9tjqka])';
const HAND = String.raw`${RANK}{2}(?:suited|off-?suit|off|[so])?`;
const NUMBER = String.raw`\d*\.?\d+`;
const SPAN = String.raw`\s*[-~]\s*`;
/** Also suits as letters for any suit, `AwKw`: the range's reader says what to write for them. */
const HANDS = String.raw`${HAND}(?:\s*\+[so]?|${SPAN}${HAND})?|${RANK}(?:x[so]?|\*[so])|(?:${RANK}[w-z]){2}`;
const WORDS =
  'pairs?|suited|off-?suit|off|unsuited|o|s|os|random|xx|any|all|two|cards?|hands?|pocket|top|atc|' +
  String.raw`(?:${NUMBER}\s*%?${SPAN})?${NUMBER}\s*%|\d*\.\d+|[01]|\d{1,2}0`;
const WEIGHT = String.raw`\s*(?:[:@=]\s*${NUMBER}%?|\(${NUMBER}%?\))`;

/**
 * A hand or a part of a range that is not cards: `AKs`, `TT+`, `88-55`, `Axs`, `76s:0.5`, `15%`, `pairs`. A `;` behind one
 * is in the wrong place, but what it follows is a range.
 */
const RANGE_PART = new RegExp(String.raw`[\s,/]*(?:${HANDS}|${WORDS})(?:${WEIGHT})?(?:;\S*|(?=[\s,/]|$))`, 'iy');

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

/** The line's deck, and the line without it. A `*` is the joker if no deck is named. */
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
  const sections = sectionsOf(rest).map((own) => ({ ...own, content: rest.slice(own.at, own.end) }));
  const first = rest.slice(0, sections[0]?.start);
  const { held, end } = splitHeroRange(first);
  const { range: heroText, read: heroRead } = splitRead(held ?? '');
  const heroRange = held === undefined ? undefined : readHidden(heroText, wild);
  if (heroRange?.ok === false) return heroRange;
  const cards = readCards(first.slice(end), 'line', wild);
  if (!cards.ok) return cards;
  const own = heroRange === undefined ? cards.value.slice(0, 2) : [];
  const board = cards.value.slice(heroRange === undefined ? 2 : 0);
  const timesOf = ({ name, content }: { name: string; content: string }): number =>
    name === 'vs' ? Number(TIMES.exec(content)?.[1] ?? 1) : 0;
  const opponents = sections.reduce((sum, own) => sum + timesOf(own), 0);
  const seats: Seat[] = [];
  const reads: (ReadKind | undefined)[] = [heroRead];
  const dead: Card[] = [];
  let money: Partial<Draft> = {};
  const order: string[] = [];
  for (const section of sections) {
    const { name, content } = section;
    if (name === 'vs') {
      const { range, read } = splitRead(content.replace(TIMES, ''));
      const place = { seat: seats.length, of: opponents };
      const seat = read === undefined ? readSeat(range, place, wild) : readPlayer(range, place, wild);
      if (!seat.ok) return seat;
      for (let time = timesOf(section); time > 0; time--) reads[seats.push(seat.value)] = read;
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
  if (board.length > 5) {
    return fail({ code: 'board-count', cards: filled(board) });
  }
  if (seats.length > MOST_OPPONENTS) {
    return fail({ code: 'too-many-opponents', count: seats.length });
  }
  const written: Draft = {
    hero: fillSlots(own, 2),
    ...(heroRange !== undefined && { heroRange: heroRange.value }),
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

const READ_AFTER = new RegExp(String.raw`\s+${READ_TEXT}(?=\s|$)`, 'iy');

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
  READ_AFTER.lastIndex = end;
  if (READ_AFTER.test(text)) end = READ_AFTER.lastIndex;
  return { held: text.slice(0, end).trim(), end };
}

/** A range, or any two cards. */
function readHidden(text: string, wild: WildDeck | undefined): Result<Hidden, DraftProblem> {
  const player = readPlayer(text, 'hero', wild);
  if (!player.ok) return player;
  return player.value.kind === 'hand' ? fail({ code: 'bad-range', why: 'one hand', text }) : ok(player.value);
}

/** The prefixes of a word while it is typed: `'b'`, `'be'`, `'bet'`, `'bets'`. */
function beginningsOf(word: string): string[] {
  return Array.from(word, (_, at) => word.slice(0, at + 1));
}

const UNFINISHED = new RegExp(
  String.raw`(^|[\scdhs_*,♣♦♥♠])(?<!(?:${MONEY_WORDS})[.:]?\s*)` +
    String.raw`(10?|[2-9tjqka]|vs?|x|r|ra|ran|rand|rando|dea?|w|wi|wil|wild|wit` +
    String.raw`|${WILD_DECKS.flatMap((name) => beginningsOf(name).slice(0, -1)).join('|')}` +
    String.raw`|${MONEY_FIELDS.flatMap(beginningsOf).join('|')}|(?:${MONEY_WORDS})\s*\p{Sc}?|facing[.:]?\s*\d+/)\s*($|\s(?:${MONEY_WORDS})\b)`,
  'iu',
);

/**
 * A line without what its end has only begun: a rank that waits for its suit, a `v` for a hand, a word. An empty line if
 * that is before the money, which is of all players.
 */
export function withoutUnfinished(text: string): string {
  if (text.length > LINE_LIMIT) return text;
  if (UNFINISHED.exec(text)?.[3]) return '';
  return plainText(text)
    .replace(/(?<=;\s*)\p{Sc}\s*$/u, '')
    .replace(UNFINISHED, '$1')
    .replace(/(?<=[\s,%\]])with(?:\s+[a-z/ ]*)?$/i, (read) => (splitRead(read).read === undefined ? '' : read));
}

/** The line that {@link readLine} reads back. @param hasMoney whether the line includes the money */
export function writeLine(draft: Draft, hasMoney = true): string {
  const board = writeCards(draft.board);
  // A missing card of hero's is written out before a board, which would be read as hero's without.
  const hero =
    draft.heroRange !== undefined
      ? `(${writeRead(writeSeat(draft.heroRange), draft.reads?.[0])})`
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
