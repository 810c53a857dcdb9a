import {
  capitalize,
  cardSymbol,
  formatCard,
  JOKER,
  JOKER_SIGN,
  parseCards,
  TEXT_LIMIT,
  type Card,
} from '../poker/card';
import { fail, ok, quote, type Result } from '../poker/problem';
import { combosIn, formatRange, type Range } from '../poker/range';
import {
  checkSpot,
  findDuplicate,
  MOST_OPPONENTS,
  readCategory,
  readPlayer,
  readWild,
  seatName,
  type Player,
  type Spot,
} from '../poker/spot';
import { categoriesOf, hasJoker, WILD_DECKS, type WildDeck } from '../poker/deck';
import { splitFragment } from '../ui/link';

/** A place for one card, filled or not. */
export type Slot = Card | undefined;

/** Somebody whose cards are not known. */
export type Hidden =
  { readonly kind: 'range'; readonly range: Range } | { readonly kind: 'random' };

export type Seat = { readonly kind: 'hand'; readonly cards: readonly Slot[] } | Hidden;

/** What has been entered so far: a spot that may still lack cards. */
export interface Draft {
  /** Two slots. */
  readonly hero: readonly Slot[];
  /** What hero holds in place of two cards. */
  readonly heroRange?: Hidden;
  /** Five slots, filled in any order. */
  readonly board: readonly Slot[];
  /** The opponents' seats; a seat without cards says nothing. */
  readonly seats: readonly Seat[];
  readonly dead: readonly Card[];
  /** Which cards of the deck are wild; left out, none is. */
  readonly wild?: WildDeck;
  readonly target?: number;
  readonly pot?: number;
  readonly call?: number;
}

const NO_HAND: readonly Slot[] = [undefined, undefined];
const NO_BOARD: readonly Slot[] = [undefined, undefined, undefined, undefined, undefined];

const EMPTY_SEAT: Seat = { kind: 'hand', cards: NO_HAND };
export const EMPTY_DRAFT: Draft = { hero: NO_HAND, board: NO_BOARD, seats: [], dead: [] };

/** Where a card lies or is to go. */
export type Place =
  | { readonly in: 'hero' | 'board'; readonly slot: number }
  | { readonly in: 'seat'; readonly seat: number; readonly slot: number }
  | { readonly in: 'dead' };

/** A draft's question, or what it still lacks, as a prompt: `'Your two cards?'`. */
export type Readiness =
  | { readonly ready: true; readonly spot: Spot }
  | {
      readonly ready: false;
      readonly missing: string;
      /** Where no card is missing: why there is no answer all the same. */
      readonly why?: string;
    };

/** Where each card in play lies. */
export function placesOf(draft: Draft): Map<Card, Place> {
  const places = new Map<Card, Place>();
  const put = (card: Slot, place: Place) => {
    if (card !== undefined) places.set(card, place);
  };
  draft.hero.forEach((card, slot) => put(card, { in: 'hero', slot }));
  draft.board.forEach((card, slot) => put(card, { in: 'board', slot }));
  draft.seats.forEach((seat, index) => {
    if (seat.kind !== 'hand') return;
    seat.cards.forEach((card, slot) => put(card, { in: 'seat', seat: index, slot }));
  });
  draft.dead.forEach((card) => put(card, { in: 'dead' }));
  return places;
}

/** The slot that comes next where nobody points at another: your hand, the board, then the seats. */
export function nextPlace(draft: Draft): Place | undefined {
  const hero = draft.heroRange === undefined ? draft.hero.indexOf(undefined) : -1;
  if (hero >= 0) return { in: 'hero', slot: hero };
  const board = draft.board.indexOf(undefined);
  const half = emptySeatSlot(draft, (cards) => filled(cards).length === 1);
  if (half !== undefined) return half;
  if (board >= 0) return { in: 'board', slot: board };
  if (draft.seats.length === 0) return { in: 'seat', seat: 0, slot: 0 };
  return emptySeatSlot(draft);
}

/** The first empty slot of a known hand that satisfies `wanted`, of the first seat that has one. */
export function emptySeatSlot(
  draft: Draft,
  wanted: (cards: readonly Slot[]) => boolean = () => true,
): Place | undefined {
  for (const [index, seat] of draft.seats.entries()) {
    if (seat.kind !== 'hand' || !wanted(seat.cards)) continue;
    const slot = seat.cards.indexOf(undefined);
    if (slot >= 0) return { in: 'seat', seat: index, slot };
  }
  return undefined;
}

/** Which of the spot's opponents sits in each seat, from 0; nobody where no card lies. */
export function seating(draft: Draft): (number | undefined)[] {
  let opponents = 0;
  return draft.seats.map((seat) => (saysNothing(seat) ? undefined : opponents++));
}

/** Whether a seat is still empty: no card lies in it, and no range is given. */
function saysNothing(seat: Seat): boolean {
  if (seat.kind === 'random') return false;
  return seat.kind === 'range' ? combosIn(seat.range) === 0 : filled(seat.cards).length === 0;
}

/** The card in a place, if there is one. */
export function cardIn(draft: Draft, place: Place): Slot {
  if (place.in === 'dead') return undefined;
  if (place.in !== 'seat') return draft[place.in][place.slot];
  const seat = draft.seats[place.seat];
  return seat?.kind === 'hand' ? seat.cards[place.slot] : undefined;
}

/** The draft with `card` in a place, or with that place emptied. The card must not be in play. */
export function put(draft: Draft, place: Place, card: Slot): Draft {
  if (place.in === 'dead') {
    return card === undefined ? draft : { ...draft, dead: [...draft.dead, card] };
  }
  if (place.in === 'seat') {
    const seat = draft.seats[place.seat];
    const cards = seat?.kind === 'hand' ? seat.cards : NO_HAND;
    return putSeat(draft, place.seat, { kind: 'hand', cards: cards.with(place.slot, card) });
  }
  if (place.in === 'board') return { ...draft, board: draft.board.with(place.slot, card) };
  const { heroRange: _, ...others } = draft;
  return { ...others, hero: draft.hero.with(place.slot, card) };
}

/** The draft with `seat` at a place that may be new. */
export function putSeat(draft: Draft, index: number, seat: Seat): Draft {
  const seats = [...draft.seats];
  while (seats.length <= index) seats.push(EMPTY_SEAT);
  return { ...draft, seats: seats.with(index, seat) };
}

/** The draft with hero on a range or any two cards; hero's own come back. */
export function putHeroRange(draft: Draft, heroRange: Hidden): Draft {
  return { ...draft, hero: NO_HAND, heroRange };
}

/** The draft without `card`; where it lay a gap stays, for the next card. */
export function takeBack(draft: Draft, card: Card): Draft {
  const place = placesOf(draft).get(card);
  if (place === undefined) return draft;
  if (place.in === 'dead') return { ...draft, dead: draft.dead.filter((other) => other !== card) };
  return put(draft, place, undefined);
}

/** The draft without a seat; a known hand's cards are dead from then on. */
export function fold(draft: Draft, seat: number): Draft {
  const folded = draft.seats[seat];
  const cards = folded?.kind === 'hand' ? filled(folded.cards) : [];
  return {
    ...draft,
    seats: draft.seats.filter((_, index) => index !== seat),
    dead: [...draft.dead, ...cards],
  };
}

/** The draft dealt from another deck: a joker that it lacks is taken back from where it lies. */
export function dealFrom(draft: Draft, wild: WildDeck | undefined): Draft {
  const { wild: _, target, ...rest } = hasJoker(wild) ? draft : takeBack(draft, JOKER);
  const isMade = target !== undefined && target < categoriesOf(wild).length;
  return { ...rest, ...(wild !== undefined && { wild }), ...(isMade && { target }) };
}

function filled(slots: readonly Slot[]): Card[] {
  return slots.filter((slot) => slot !== undefined);
}

/** The question a draft asks, or what is missing from it. */
export function readinessOf(draft: Draft): Readiness {
  const { heroRange } = draft;
  const [first, second] = filled(draft.hero);
  let hero: Player;
  if (heroRange !== undefined) {
    if (saysNothing(heroRange)) return missing('Your range?');
    hero = heroRange;
  } else {
    if (first === undefined) return missing('Your two cards?');
    if (second === undefined) return missing('Your other card?');
    hero = { kind: 'hand', cards: [first, second] };
  }
  const board = filled(draft.board);
  const boardGap = missingOnBoard(draft.board, board.length);
  if (boardGap !== undefined) return missing(boardGap);
  const numbers = seating(draft);
  const opponents: Player[] = [];
  for (const [index, seat] of draft.seats.entries()) {
    if (saysNothing(seat)) continue;
    if (seat.kind !== 'hand') opponents.push(seat);
    else {
      const [one, other] = filled(seat.cards);
      if (one === undefined) continue;
      if (other !== undefined) opponents.push({ kind: 'hand', cards: [one, other] });
      else if (Math.max(...numbers.map((number) => number ?? 0)) === 0) {
        return missing('Their other card?');
      } else return missing(`Opponent ${(numbers[index] ?? 0) + 1}’s other card?`);
    }
  }
  if (heroRange !== undefined && opponents.length === 0) return missing('Against whom?');
  const spot = checkSpot({
    hero,
    board,
    opponents,
    dead: draft.dead,
    ...(draft.wild !== undefined && { wild: draft.wild }),
    ...(draft.target !== undefined && { target: draft.target }),
  });
  return spot.ok
    ? { ready: true, spot: spot.value }
    : { ready: false, missing: 'No answer', why: spot.error.message };
}

function missing(text: string): Readiness {
  return { ready: false, missing: text };
}

/** What a board of so many cards lacks. */
function missingOnBoard(board: readonly Slot[], cards: number): string | undefined {
  if (cards === 0) return undefined;
  const gaps = board
    .slice(0, Math.max(3, cards))
    .flatMap((slot, index) => (slot === undefined ? [index] : []));
  const [gap] = gaps;
  if (gap === undefined) return undefined;
  if (cards < 3) return gaps.length === 1 ? 'One more to the flop' : 'Two more to the flop';
  return gap < 3 ? 'A flop card?' : 'The turn?';
}

/* ------------------------------------------------------------------------------------- text -- */

/** Cards in which `_` or `?` stands for one that is missing. */
function readSlots(text: string, place: string, wild?: WildDeck): Result<Slot[]> {
  const slots: Slot[] = [];
  for (const [index, part] of text.split(/[_?]/).entries()) {
    if (index > 0) slots.push(undefined);
    const cards = parseCards(part, place, hasJoker(wild));
    if (!cards.ok) return cards;
    slots.push(...cards.value);
  }
  return ok(slots);
}

function writeSlots(slots: readonly Slot[]): string {
  const last = slots.findLastIndex((slot) => slot !== undefined);
  return slots
    .slice(0, last + 1)
    .map((slot) => (slot === undefined ? '_' : formatCard(slot)))
    .join('');
}

function fill(slots: readonly Slot[], length: number): Slot[] {
  return Array.from({ length }, (_, index) => slots[index]);
}

function isRandom(text: string): boolean {
  return /^(random|any( two)?)$/i.test(text.trim());
}

function readSeat(text: string, place: string, wild?: WildDeck): Result<Seat> {
  if (isRandom(text)) return ok({ kind: 'random' });
  const slots = readSlots(text, place, wild);
  if (slots.ok && slots.value.length <= 2) {
    return ok({ kind: 'hand', cards: fill(slots.value, 2) });
  }
  return readPlayer(text, place, wild);
}

function writeSeat(seat: Seat): string {
  if (seat.kind === 'random') return 'random';
  return seat.kind === 'range' ? formatRange(seat.range) : writeSlots(seat.cards);
}

/** The draft without cards that are named twice: each is said, and stays where it was named first. */
function dropDuplicates(draft: Draft): { draft: Draft; problems: string[] } {
  const places = new Map<Card, string>();
  const problems: string[] = [];
  const onceIn = (place: string) => (slot: Slot) => {
    const earlier = slot === undefined ? undefined : places.get(slot);
    if (slot === undefined || earlier === undefined) {
      if (slot !== undefined) places.set(slot, place);
      return slot;
    }
    const found = findDuplicate([
      [earlier, [slot]],
      [place, [slot]],
    ]);
    if (found !== undefined) problems.push(found.message);
    return undefined;
  };
  return {
    draft: {
      ...draft,
      hero: draft.hero.map(onceIn('your hand')),
      board: draft.board.map(onceIn('the board')),
      seats: draft.seats.map((seat, index) =>
        seat.kind === 'hand'
          ? {
              ...seat,
              cards: seat.cards.map(onceIn(`${seatName(index, draft.seats.length)}’s hand`)),
            }
          : seat,
      ),
      dead: filled(draft.dead.map(onceIn('the dead cards'))),
    },
    problems,
  };
}

const LINE_LIMIT = 500;

/** `v` before an opponent, `x` before the dead cards; between cards they need no space. */
const SECTION =
  /(?:^|[\s,]+|(?<=[cdhs♣♦♥♠♧♢♡♤_?*]\p{Variation_Selector}?|random))(vs|v|x|dead)[.:]?(?:[\s,]+|$|(?=[1-9tjqka_?*]|random))/iu;

/** The deck's wild cards, a word of its own: `'joker'`, `'bug'`, `'deuces wild'`. */
const DECK_WORD = new RegExp(
  String.raw`(?<=^|[\s,])(${WILD_DECKS.join('|')})(?:\s+wild)?[.:]?(?=$|[\s,])`,
  'giu',
);

/** The line's deck, and the line without it. A `*` is the joker where no deck is named. */
function readDeckWord(text: string): Result<{ wild: WildDeck | undefined; rest: string }> {
  const words = new Set(Array.from(text.matchAll(DECK_WORD), ([, word]) => word?.toLowerCase()));
  if (words.size > 1) {
    return fail('bad-wild', `The line names ${words.size} decks: ${[...words].join(', ')}.`);
  }
  const [word = text.includes(JOKER_SIGN) ? 'joker' : 'none'] = words;
  const wild = readWild(word);
  return wild.ok ? ok({ wild: wild.value, rest: text.replace(DECK_WORD, ' ') }) : wild;
}

/**
 * A spot on one line: `'AhKh 7h3h9c v 7c7d x 2h'`. Two cards for hero, the rest for the board; after
 * each `v` an opponent, `random` for any two; after `x` the dead cards. The deck, where it has wild
 * cards, is a word: `'joker *Kh 7h3h9c'`.
 */
export function readLine(text: string): Result<Draft> {
  if (text.length > LINE_LIMIT) {
    return fail(
      'bad-card',
      `That is ${text.length} characters, too long for a spot: ${quote(text)}.`,
    );
  }
  const deck = readDeckWord(text);
  if (!deck.ok) return deck;
  const { wild, rest } = deck.value;
  const parts = rest.split(SECTION);
  const [whole = '', held] = HERO_RANGE.exec(parts[0] ?? '') ?? [];
  const heroRange = held === undefined ? undefined : readHidden(held, wild);
  if (heroRange?.ok === false) return heroRange;
  const plain = (parts[0] ?? '').slice(whole.length).replace(/\bon\b/i, ' ');
  const cards = readSlots(plain, 'the line', wild);
  if (!cards.ok) return cards;
  const own = heroRange === undefined ? cards.value.slice(0, 2) : [];
  const board = cards.value.slice(heroRange === undefined ? 2 : 0);
  if (board.length > 5) {
    const extra = board[5];
    const named = extra === undefined ? 'the line has a sixth' : `${cardSymbol(extra)} is a sixth`;
    return fail('board-count', `The board takes five cards; ${named}.`);
  }
  const seats: Seat[] = [];
  const dead: Card[] = [];
  for (let at = 1; at < parts.length; at += 2) {
    const content = parts[at + 1] ?? '';
    if (/^v/i.test(parts[at] ?? '')) {
      const seat = readSeat(content, `opponent ${seats.length + 1}`, wild);
      if (!seat.ok) return seat;
      seats.push(seat.value);
    } else {
      const read = parseCards(content, 'the dead cards', hasJoker(wild));
      if (!read.ok) return read;
      dead.push(...read.value);
    }
  }
  const room = checkSeats(seats.length);
  if (!room.ok) return room;
  const {
    draft,
    problems: [problem],
  } = dropDuplicates({
    hero: fill(own, 2),
    ...(heroRange !== undefined && { heroRange: heroRange.value }),
    board: fill(board, 5),
    seats,
    dead,
    ...(wild !== undefined && { wild }),
  });
  return problem === undefined ? ok(draft) : fail('duplicate-card', problem);
}

/** Hero's range, in brackets so that the board can follow it: `'(TT+,AQs+) 7h3h9c v random'`. */
const HERO_RANGE = /^\s*\(([^()]*)\)/;

/** A range, or any two cards. */
function readHidden(text: string, wild: WildDeck | undefined): Result<Hidden> {
  const player = readPlayer(text, 'your range', wild);
  if (!player.ok) return player;
  return player.value.kind === 'hand'
    ? fail('bad-range', `${quote(text)} is one hand: write it without brackets.`)
    : ok(player.value);
}

const UNFINISHED =
  /(^|[\scdhs_*,♣♦♥♠])(10?|[2-9tjqka]|vs?|x|r|ra|ran|rand|rando|jo|jok|joke|bu?|de?|deuc?|deuce|dea|w|wi|wil|wild)\s*$/iu;

/** A line without what its end has only begun: a rank that waits for its suit, a `v` for a hand, a word. */
export function withoutUnfinished(text: string): string {
  return text.replace(UNFINISHED, '$1');
}

function checkSeats(seats: number): Result<number> {
  return seats <= MOST_OPPONENTS
    ? ok(seats)
    : fail('too-many-opponents', `${seats} opponents: there is room for ${MOST_OPPONENTS}.`);
}

/** The line that {@link readLine} reads back. */
export function writeLine(draft: Draft): string {
  const board = writeSlots(draft.board);
  // A missing card of hero's is written out before a board, which would be read as hero's without.
  const hero =
    draft.heroRange !== undefined
      ? `(${writeSeat(draft.heroRange)})`
      : board === ''
        ? writeSlots(draft.hero)
        : draft.hero.map((slot) => (slot === undefined ? '_' : formatCard(slot))).join('');
  return [
    draft.wild ?? '',
    hero,
    board,
    ...draft.seats
      .map(writeSeat)
      .filter((seat) => seat !== '')
      .map((seat) => `v ${seat}`),
    ...(draft.dead.length > 0 ? [`x ${writeSlots(draft.dead)}`] : []),
  ]
    .filter((part) => part !== '')
    .join(' ');
}

/* ------------------------------------------------------------------------------------- link -- */

/** What a link holds, and a sentence for everything in it that could not be used. */
export interface Linked {
  readonly draft: Draft;
  readonly problems: readonly string[];
}

/** The draft in a link's fragment: `'#/?hero=4c9c&board=7d5cKh8c&vs=QsQc;random&dead=2h'`. */
export function readLink(fragment: string): Linked {
  const { page, fields } = splitFragment(fragment);
  const problems: string[] = [];
  if (!/^#?\/?$/.test(page)) problems.push(`There is no page ${quote(page)}.`);
  // Of a field that is there twice the last counts.
  const values = new Map(fields);
  // The deck says what the other fields may hold.
  const deck = readWild(values.get('wild')?.trim().toLowerCase().replace(/^$/, 'none') ?? 'none');
  if (!deck.ok) problems.push(deck.error.message);
  const wild = deck.ok ? deck.value : undefined;
  let draft: Draft = { ...EMPTY_DRAFT, ...(wild !== undefined && { wild }) };
  for (const [name, value] of values) {
    draft = { ...draft, ...readField(name, value, wild, problems) };
  }
  const once = dropDuplicates(draft);
  problems.push(...once.problems);
  return {
    draft: { ...once.draft, seats: once.draft.seats.filter((seat) => writeSeat(seat) !== '') },
    // A hostile link may hold thousands.
    problems: problems.slice(0, MOST_PROBLEMS),
  };
}

const MOST_PROBLEMS = 4;

/** One field of a link; what in it cannot be used is left out and said. */
function readField(
  name: string,
  value: string,
  wild: WildDeck | undefined,
  problems: string[],
): Partial<Draft> {
  const use = <T>(read: Result<T>): T | undefined => {
    if (read.ok) return read.value;
    problems.push(read.error.message);
    return undefined;
  };
  const slots = (text: string, place: string, room: number): Slot[] => {
    const read = readSlots(text, place, wild);
    if (!read.ok) problems.push(read.error.message);
    const found = read.ok ? read.value : findSlots(text, wild);
    const [extra] = filled(found.slice(room));
    if (extra !== undefined) {
      const takes = room === 2 ? 'two' : 'five';
      problems.push(`${capitalize(place)} takes ${takes} cards; ${cardSymbol(extra)} is too many.`);
    }
    return fill(found, room);
  };
  switch (name) {
    case 'hero': {
      const player = readSlots(value, 'your hand', wild).ok
        ? undefined
        : readPlayer(value, 'your hand', wild);
      return player?.ok === true && player.value.kind !== 'hand'
        ? { heroRange: player.value }
        : { hero: slots(value, 'your hand', 2) };
    }
    case 'board':
      return { board: slots(value, 'the board', 5) };
    case 'vs': {
      const texts = value.split(';').filter((text) => text.trim() !== '');
      use(checkSeats(texts.length));
      const seats = texts.slice(0, MOST_OPPONENTS).map((text, index): Seat => {
        const place = seatName(index, texts.length);
        const seat = readSeat(text, place, wild);
        if (seat.ok) return seat.value;
        // Of a range nothing is kept that was not meant; of cards those that can be read.
        const { code } = seat.error;
        if (code !== 'bad-range' && code !== 'empty-range') {
          return { kind: 'hand', cards: slots(text, place, 2) };
        }
        problems.push(seat.error.message);
        return EMPTY_SEAT;
      });
      return { seats };
    }
    case 'dead':
      return {
        dead:
          use(parseCards(value, 'the dead cards', hasJoker(wild))) ??
          filled(findSlots(value, wild)),
      };
    case 'wild':
      return {}; // read before the others
    case 'target': {
      const target = use(readCategory(value.replaceAll('-', ' '), wild));
      return target === undefined ? {} : { target };
    }
    case 'pot':
    case 'call': {
      const amount = use(readAmount(value));
      return amount === undefined ? {} : { [name]: amount };
    }
    default:
      problems.push(`There is no field ${quote(name)}.`);
      return {};
  }
}

const CARD = /(?:10|[2-9TJQKA])[cdhs♣♦♥♠♧♢♡♤]|[_?*]/gi;

/** What can be read of a text that is not all cards; for each fault between them a gap. */
function findSlots(text: string, wild: WildDeck | undefined): Slot[] {
  const slots: Slot[] = [];
  let end = 0;
  const gap = (fault: string) => {
    if (/[^\s,]/.test(fault)) slots.push(undefined);
  };
  for (const match of text.slice(0, TEXT_LIMIT).matchAll(CARD)) {
    gap(text.slice(end, match.index));
    end = match.index + match[0].length;
    const card = parseCards(match[0], '', hasJoker(wild));
    slots.push(card.ok ? card.value[0] : undefined);
  }
  gap(text.slice(end));
  return slots;
}

/** An amount of money as typed, with a point or a comma, to the hundredth. */
export function readAmount(text: string): Result<number> {
  const trimmed = text.trim().replace(',', '.');
  return /^(\d{1,9}(\.\d{0,20})?|\.\d{1,20})$/.test(trimmed)
    ? ok(Math.round(100 * Number(trimmed)) / 100)
    : fail('bad-field', `${quote(text)} is no amount of money.`);
}

/** The fragment that {@link readLink} reads back; empty for an empty draft. */
export function writeLink(draft: Draft): string {
  const seats = draft.seats.map(writeSeat).filter((seat) => seat !== '');
  const fields: [string, string][] = [
    ['hero', draft.heroRange === undefined ? writeSlots(draft.hero) : writeSeat(draft.heroRange)],
    ['board', writeSlots(draft.board)],
    ['vs', seats.join(';')],
    ['dead', writeSlots(draft.dead)],
    ['wild', draft.wild ?? ''],
    ['target', categoriesOf(draft.wild)[draft.target ?? -1]?.replaceAll(' ', '-') ?? ''],
    ['pot', draft.pot === undefined ? '' : String(draft.pot)],
    ['call', draft.call === undefined ? '' : String(draft.call)],
  ];
  const query = fields
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}=${value}`)
    .join('&');
  return query === '' ? '' : `#/?${query}`;
}
