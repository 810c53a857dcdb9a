import { formatCard, parseCards, TEXT_LIMIT, type Card, type CardProblem } from '../poker/card';
import { categoriesOf, hasJoker, type WildDeck } from '../poker/deck';
import { formatRange, splitReads, writeReads, type Read } from '../poker/range';
import { RUNS } from '../poker/money/amounts';
import { BLINDS, readBetSize, readRaise, writeBetSize, writeRaise, type Raise } from '../poker/money/betSize';
import { plainText } from '../poker/plainText';
import { fail, ok, type Place, type Result } from '../poker/result';
import { findDuplicate, MOST_OPPONENTS, type DuplicateCard } from '../poker/spot';
import { readCategory, readPlayer, readWild } from '../poker/readPlayer';
import { readAmount, writeAmount, type AmountProblem, type Digits } from './amount';
import {
  EMPTY_DRAFT,
  EMPTY_SEAT,
  face,
  filled,
  isEmptySeat,
  MONEY_FIELDS,
  putAmounts,
  reseat,
  SEAT_AMOUNTS,
  type Amounts,
  type Draft,
  type DraftProblem,
  type Narrowing,
  type Seat,
  type SeatAmounts,
  type Slot,
} from './draft';
import { fillSlots, findSlots, readSlots, writeSlots } from './slots';

/* The fields of a spot in a link and in storage. Unusable values are left out, each with its problem. */

interface Reading {
  readonly wild: WildDeck | undefined;
  readonly problems: DraftProblem[];
  /** The reads found so far, by player. */
  readonly reads: (readonly Read[] | undefined)[];
}

interface Field {
  readonly name: string;
  readonly read: (value: string, reading: Reading) => Partial<Draft>;
  readonly write: (draft: Draft) => string;
}

/** Narrowings of a link: three streets of each player. */
const MOST_NARROWED = 3 * (MOST_OPPONENTS + 1);

/** The fields in the order of a link. */
const FIELDS: readonly Field[] = [
  {
    name: 'hero',
    read(text, reading) {
      const { range: value, reads } = splitReads(text);
      const cards = readCards(value, 'hero', reading.wild);
      // Combos one by one are a range: AdTd,AcTc.
      const isHand = cards.ok && cards.value.length <= 2 && !ANY_OTHER.test(value);
      const player = isHand ? undefined : readPlayer(value, 'hero', reading.wild);
      if (player?.ok === false && isRangeProblem(player.error) && !startsWithCard(value)) {
        reading.problems.push(player.error);
        return {};
      }
      reading.reads[0] = reads;
      if (player?.ok !== true || (cards.ok && player.value.kind === 'hand')) {
        return { hero: readHand(value, 'hero', reading) };
      }
      // `AKhh` is one hand.
      return player.value.kind === 'hand' ? { hero: player.value.cards } : { heroRange: player.value };
    },
    write: (draft) => writePlayer(draft, 0),
  },
  {
    name: 'board',
    read: (value, reading) => ({ board: readBoard(value, reading) }),
    write: ({ board }) => writeCards(board),
  },
  {
    name: 'vs',
    read: (value, reading) => ({ seats: readSeats(value, reading) }),
    write: (draft) => writeSeats(draft).join(';'),
  },
  {
    name: 'dead',
    read(value, { wild, problems }) {
      const cards = parseCards(value, 'dead', hasJoker(wild));
      if (cards.ok) return { dead: cards.value };
      problems.push(cards.error);
      return { dead: filled(findCards(value, wild)) };
    },
    write: ({ dead }) => writeCards(dead),
  },
  {
    name: 'wild',
    read: () => ({}), // read before the others, which may hold its cards
    write: ({ wild }) => wild ?? '',
  },
  {
    name: 'target',
    read(value, { wild, problems }) {
      const target = readCategory(value.replaceAll('-', ' '), wild);
      if (target.ok) return { target: target.value };
      problems.push(target.error);
      return {};
    },
    write: ({ target = -1, wild }) => categoriesOf(wild)[target]?.replaceAll(' ', '-') ?? '',
  },
  amount('pot'),
  seatAmounts('bets', true),
  amounts('folded'),
  seatAmounts('stacks', true),
  amount('call'),
  {
    name: 'facing',
    read(value, { problems }) {
      const facing = readRaise(value) ?? readBetSize(value);
      if (facing !== undefined) return { facing };
      problems.push({ code: 'bad-field', why: 'facing', text: value });
      return {};
    },
    write: ({ facing }) => (facing === undefined ? '' : writeFacing(facing)),
  },
  choice('blind', BLINDS),
  {
    name: 'rake',
    read(value, { problems }) {
      const parts = value.split(';');
      if (parts.length > 2) {
        problems.push({
          code: 'bad-money',
          why: 'too many amounts',
          field: 'rake',
          text: value,
          most: 2,
        });
        return {};
      }
      const [percent, cap] = parts.map((part) =>
        part.trim() === '' ? undefined : readAmount(part.replace(/%\s*$/, ''), 'as written'),
      );
      for (const own of [percent, cap]) {
        if (own?.ok !== false) continue;
        problems.push(own.error);
        return {};
      }
      if (percent?.ok !== true) return {};
      return { rake: { percent: percent.value, ...(cap?.ok === true && { cap: cap.value }) } };
    },
    write: ({ rake }) =>
      rake === undefined
        ? ''
        : [rake.percent, rake.cap]
            .filter((own) => own !== undefined)
            .map(writeAmount)
            .join(';'),
  },
  choice('runs', RUNS),
  amounts('payouts', 'as written'),
  amounts('others'),
  seatAmounts('bounties', false, 'as written'),
  {
    name: 'was',
    read: (value, { problems }) => {
      const parts = value.split(';', MOST_NARROWED + 1);
      if (parts.length > MOST_NARROWED) problems.push({ code: 'bad-field', why: 'was', text: parts[MOST_NARROWED] });
      const narrowed = parts.slice(0, MOST_NARROWED).flatMap((part): Narrowing[] => {
        if (part.trim() === '') return [];
        const [, player, dealt, text = ''] = /^\s*(\d):([345]):(.*)$/.exec(part) ?? [];
        const before = readSeat(text, 'line');
        if (player !== undefined && before.ok && before.value.kind !== 'hand') {
          return [{ player: Number(player), dealt: Number(dealt), before: before.value }];
        }
        problems.push({ code: 'bad-field', why: 'was', text: part });
        return [];
      });
      return narrowed.length === 0 ? {} : { narrowed };
    },
    write: ({ narrowed = [], seats }) =>
      narrowed
        .map(({ player, dealt, before }) => {
          // An empty seat is not written.
          const empty = seats.slice(0, player).filter(isEmptySeat).length;
          return `${player - empty}:${dealt}:${writeSeat(before)}`;
        })
        .join(';'),
  },
  {
    name: 'names',
    read: (value) => ({ names: value.split(';').map((name) => cleanName(name) || undefined) }),
    // A spot has none: `writeNamed` adds them to a link that is shared.
    write: () => '',
  },
];

export const LONGEST_NAME = 12;

/** A name without characters that end it in a link, are invisible or turn the text around; empty if nothing is left. */
export function cleanName(text: string): string {
  const seen = text.slice(0, TEXT_LIMIT).replace(/[;\p{C}\u2028\u2029]/gu, '');
  return Array.from(seen.trim()).slice(0, LONGEST_NAME).join('').trim();
}

export { MONEY_FIELDS };

/** The size of a bet as it is read back. */
export function writeFacing(facing: number | Raise): string {
  return typeof facing === 'number' ? writeBetSize(facing) : writeRaise(facing);
}

/** The draft with either `facing` or amounts, the later in `order`. No raise with a board, no blind without a raise. */
export function eitherMoney(draft: Draft, order: readonly string[]): Fields {
  const { facing, blind, board } = draft;
  const isRaised = typeof facing === 'object';
  const given = order.filter(
    (name) =>
      MONEY_FIELDS.some((own) => own === name && draft[own] !== undefined) &&
      !(isRaised && (name === 'blind' || (name === 'stacks' && !facing.isAllIn))),
  );
  const isLate = isRaised ? filled(board).length > 0 : blind !== undefined;
  if (!isLate && (facing === undefined || given.length < 2)) return { draft, problems: [] };
  const isKept = isLate ? !isRaised : given.at(-1) === 'facing';
  return {
    draft: face(draft, isKept ? facing : undefined, isRaised && blind ? { blind } : {}),
    problems: [{ code: 'bad-field', why: isLate ? 'raise' : 'facing and amounts' }],
  };
}

export const FIELD_NAMES: readonly string[] = FIELDS.map(({ name }) => name);

/** One of a few values; an empty text says nothing. */
function choice(name: 'blind' | 'runs', values: readonly (string | number)[]): Field {
  return {
    name,
    read(value, { problems }) {
      const text = value.trim().toLowerCase();
      const chosen = values.find((own) => String(own) === text);
      if (chosen !== undefined) return { [name]: chosen };
      if (text !== '') problems.push({ code: 'bad-field', why: name, text: value });
      return {};
    },
    write: ({ [name]: own = '' }) => String(own),
  };
}

function amount(name: 'pot' | 'call'): Field {
  return {
    name,
    read(value, { problems }) {
      const read: Result<number, AmountProblem> = readAmount(value);
      if (read.ok) return { [name]: read.value };
      problems.push(read.error);
      return {};
    },
    write: ({ [name]: own }) => (own === undefined ? '' : writeAmount(own)),
  };
}

/** Amounts between semicolons; an empty place, or one that cannot be read, is `undefined`. */
function readAmounts(value: string, { problems }: Reading, digits?: Digits): Amounts {
  return value.split(';').map((part) => {
    if (part.trim() === '') return undefined;
    const read = readAmount(part, digits);
    if (read.ok) return read.value;
    problems.push(read.error);
    return undefined;
  });
}

/** A list in which an empty place says nothing, with a semicolon or a stroke between its amounts. */
function amounts(name: 'folded' | 'payouts' | 'others', digits?: Digits): Field {
  return {
    name,
    read(value, reading) {
      const list = readAmounts(value.replaceAll('/', ';'), reading, digits).filter((own) => own !== undefined);
      return list.length === 0 ? {} : { [name]: list };
    },
    write: ({ [name]: list = [] }) => list.map(writeAmount).join(';'),
  };
}

/** A list by seat, in which an empty place is still to be filled. */
function seatAmounts(name: SeatAmounts, hasHero: boolean, digits?: Digits): Field {
  return {
    name,
    read(value, reading) {
      const list = readAmounts(value, reading, digits);
      return { [name]: putAmounts(EMPTY_DRAFT, name, list)[name] };
    },
    // An empty seat is not an opponent, and has no place in a list.
    write(draft) {
      const isThere = (place: number) => {
        const seat = draft.seats[hasHero ? place - 1 : place];
        return (hasHero && place === 0) || (seat !== undefined && !isEmptySeat(seat));
      };
      const list = (draft[name] ?? []).filter((_, place) => isThere(place));
      const end = list.findLastIndex((own) => own !== undefined);
      return list
        .slice(0, end + 1)
        .map((own) => (own === undefined ? '' : writeAmount(own)))
        .join(';');
    },
  };
}

/** A hostile link may hold thousands. */
const MOST_PROBLEMS = 4;

export interface Fields {
  readonly draft: Draft;
  readonly problems: readonly DraftProblem[];
}

/** The draft that fields hold. Each `vs` adds opponents; of any other field that is there twice the last counts. */
export function readFields(fields: Iterable<readonly [name: string, value: string]>): Fields {
  const problems: DraftProblem[] = [];
  const reads: (readonly Read[] | undefined)[] = [];
  const values = new Map<string, string>();
  for (const [name, written] of fields) {
    // Names are people's, and stay as they are written.
    const value = name === 'names' ? written : plainText(written);
    const before = name === 'vs' ? values.get(name) : undefined;
    values.set(name, before === undefined ? value : `${before};${value}`);
  }
  const named = values.get('wild')?.trim().toLowerCase().replace(/^$/, 'none') ?? 'none';
  const deck = readWild(named);
  if (!deck.ok) problems.push(deck.error);
  const wild = deck.ok ? deck.value : undefined;
  let draft: Draft = { ...EMPTY_DRAFT, ...(wild !== undefined && { wild }) };
  for (const [name, value] of values) {
    const field = FIELDS.find((own) => own.name === name);
    if (field === undefined) problems.push({ code: 'bad-field', why: 'unknown', name });
    else draft = { ...draft, ...field.read(value, { wild, problems, reads }) };
  }
  const either = eitherMoney(putAmounts(draft, 'reads', reads), [...values.keys()]);
  problems.push(...either.problems);
  const once = dropDuplicates(either.draft);
  problems.push(...once.problems);
  const { draft: seated, problems: surplus } = dropSurplus(once.draft);
  problems.push(...surplus);
  const places = seated.seats.flatMap((seat, place) => (writeSeat(seat) === '' ? [] : [place]));
  return { draft: reseat(seated, places), problems: problems.slice(0, MOST_PROBLEMS) };
}

/** The draft without amounts and names for seats that are not there. */
export function dropSurplus(draft: Draft): Fields {
  const problems: DraftProblem[] = [];
  let fitting = draft;
  for (const [name, hasHero] of SEAT_AMOUNTS) {
    const list = draft[name];
    if (list === undefined) continue;
    const most = draft.seats.length + Number(hasHero);
    if (list.length > most) {
      const text = list.map((own) => own ?? '').join(';');
      problems.push({ code: 'bad-money', why: 'too many amounts', field: name, text, most });
    }
    fitting = putAmounts(fitting, name, list.slice(0, most));
  }
  const { names = [] } = draft;
  const most = draft.seats.length + 1;
  if (names.length > most) problems.push({ code: 'bad-field', why: 'names', most });
  return { draft: putAmounts(fitting, 'names', names.slice(0, most)), problems };
}

/** The effect of a field of money on a draft. @returns the first problem, if there is one */
export function readMoney(name: string, value: string): Result<Partial<Draft>, DraftProblem> {
  const problems: DraftProblem[] = [];
  const field = FIELDS.find((own) => own.name === name);
  const read = field?.read(value, { wild: undefined, problems, reads: [] }) ?? {};
  const [problem] = problems;
  return problem === undefined ? ok(read) : fail(problem);
}

/** The fields of money, as words of the line: `'pot 60'`. */
export function writeMoney(draft: Draft): string[] {
  return FIELDS.filter(({ name }) => MONEY_FIELDS.some((own) => own === name))
    .map(({ name, write }) => [name, write(draft)] as const)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name} ${value}`);
}

export function writeFields(draft: Draft): (readonly [name: string, value: string])[] {
  return FIELDS.map(({ name, write }) => [name, write(draft)] as const).filter(([, value]) => value !== '');
}

/* -------------------------------------------------------------------------------- cards, seats -- */

/** Cards in which `_` or `?` is a missing one. */
export function readCards(text: string, place: Place, wild?: WildDeck): Result<Slot[], CardProblem> {
  return readSlots(plainText(text), (part) => parseCards(part, place, hasJoker(wild)));
}

export function writeCards(slots: readonly Slot[]): string {
  return writeSlots(slots, formatCard);
}

/** The cards in a text that is not all cards; for each fault between them a gap. */
function findCards(text: string, wild: WildDeck | undefined): Slot[] {
  return findSlots(text.slice(0, TEXT_LIMIT), (piece): Card | undefined => {
    const card = parseCards(piece, 'line', hasJoker(wild));
    return card.ok ? card.value[0] : undefined;
  });
}

function usable(text: string, place: Place, { wild, problems }: Reading): Slot[] {
  const read = readCards(text, place, wild);
  if (read.ok) return read.value;
  problems.push(read.error);
  return findCards(text, wild);
}

function readHand(text: string, place: Place, reading: Reading): Slot[] {
  const slots = usable(text, place, reading);
  if (filled(slots.slice(2)).length > 0) {
    reading.problems.push({ code: 'hole-count', place, cards: filled(slots) });
  }
  return fillSlots(slots, 2);
}

function readBoard(text: string, reading: Reading): Slot[] {
  const slots = usable(text, 'board', reading);
  if (filled(slots.slice(5)).length > 0) {
    reading.problems.push({ code: 'board-count', cards: filled(slots) });
  }
  return fillSlots(slots, 5);
}

/** An unreadable range is dropped. Of cards the readable ones stay. */
export function isRangeProblem({ code }: DraftProblem): boolean {
  return code === 'bad-range' || code === 'empty-range';
}

function startsWithCard(text: string): boolean {
  return [2, 3].some((length) => parseCards(text.trim().slice(0, length), 'line').ok);
}

function readSeats(text: string, reading: Reading): Seat[] {
  const texts = text.split(';').filter((own) => own.trim() !== '');
  if (texts.length > MOST_OPPONENTS) {
    reading.problems.push({ code: 'too-many-opponents', count: texts.length });
  }
  return texts.slice(0, MOST_OPPONENTS).map((own, seat): Seat => {
    const place = { seat, of: texts.length };
    const { range, reads } = splitReads(own);
    const read = reads === undefined ? readSeat(own, place, reading.wild) : readPlayer(range, place, reading.wild);
    if (read.ok) {
      reading.reads[seat + 1] = reads;
      if (isWithinRandom(own)) {
        reading.problems.push({ code: 'bad-field', why: 'within random', text: own });
      }
      return read.value;
    }
    if (!isRangeProblem(read.error)) {
      return { kind: 'hand', cards: readHand(range, place, reading) };
    }
    reading.problems.push(read.error);
    return EMPTY_SEAT;
  });
}

/** Whether a range names hands next to any two cards, as in `'7c7d,random'`: perhaps two opponents are meant. */
export function isWithinRandom(text: string): boolean {
  const parts = text.split(',').map((part) => part.trim().toLowerCase());
  return parts.length > 1 && parts.some((part) => /^(random|any( two)?)$/.test(part));
}

/** One card with any other: `As?`. Elsewhere a `?` is a missing card. */
const ANY_OTHER = /^\s*(?:10|[2-9tjqka])[cdhs♣♦♥♠]\?\s*$/i;

/** An opponent: two cards that may be missing, a range, or any two. */
export function readSeat(typed: string, place: Place, wild?: WildDeck): Result<Seat, DraftProblem> {
  const text = plainText(typed);
  if (/^(random|any( two)?)$/i.test(text.trim())) return ok({ kind: 'random' });
  const slots = readCards(text, place, wild);
  if (slots.ok && slots.value.length <= 2 && !ANY_OTHER.test(text)) {
    return ok({ kind: 'hand', cards: fillSlots(slots.value, 2) });
  }
  return readPlayer(text, place, wild);
}

/** The seats with cards or a range, each as it is read. */
export function writeSeats(draft: Draft): string[] {
  return draft.seats.flatMap((seat, place) => (isEmptySeat(seat) ? [] : [writePlayer(draft, place + 1)]));
}

/** What a player has, 0 hero, with the reads that are to narrow it. */
export function writePlayer({ hero, heroRange, seats, reads, board }: Draft, player: number): string {
  const held = player === 0 ? (heroRange ?? { kind: 'hand', cards: hero }) : (seats[player - 1] ?? EMPTY_SEAT);
  return writeReads(writeSeat(held), reads?.[player], filled(board).length);
}

/** A seat without a read. */
export function writeSeat(seat: Seat): string {
  if (seat.kind === 'random') return seat.isGiven ? '100%' : 'random';
  return seat.kind === 'range' ? formatRange(seat.range) : writeCards(seat.cards);
}

/** The draft without cards that are named twice: they stay where they were named first. */
export function dropDuplicates(draft: Draft): { draft: Draft; problems: DuplicateCard[] } {
  const places = new Map<Card, Place>();
  const problems: DuplicateCard[] = [];
  const onceIn = (place: Place) => (slot: Slot) => {
    if (slot === undefined) return undefined;
    const earlier = places.get(slot);
    if (earlier === undefined) {
      places.set(slot, place);
      return slot;
    }
    const found = findDuplicate([
      [earlier, [slot]],
      [place, [slot]],
    ]);
    if (found !== undefined) problems.push(found);
    return undefined;
  };
  return {
    draft: {
      ...draft,
      hero: draft.hero.map(onceIn('hero')),
      board: draft.board.map(onceIn('board')),
      seats: draft.seats.map((seat, index) =>
        seat.kind === 'hand'
          ? { ...seat, cards: seat.cards.map(onceIn({ seat: index, of: draft.seats.length })) }
          : seat,
      ),
      dead: filled(draft.dead.map(onceIn('dead'))),
    },
    problems,
  };
}
