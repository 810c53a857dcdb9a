import { JOKER, type Card } from '../poker/card';
import { categoriesOf, hasJoker, type WildDeck } from '../poker/deck';
import { combosIn, type Range } from '../poker/combos';
import type { Read, ReadKind } from '../poker/range';
import { checkSpot, type AnyTwo, type DealProblem, type Player, type Spot } from '../poker/spot';
import type { SpotProblem } from '../poker/readSpot';
import type { Times } from '../poker/money/amounts';
import type { Blind, Raise } from '../poker/money/betSize';
import type { Rake, Stakes } from '../poker/money/stakes';
import type { AmountProblem } from './amount';

/* A spot that may still lack cards, and how it changes. */

export type Slot = Card | undefined;

/** A player whose cards are unknown. */
export type Hidden = { readonly kind: 'range'; readonly range: Range } | AnyTwo;

export type Seat = { readonly kind: 'hand'; readonly cards: readonly Slot[] } | Hidden;

/** The entry so far: a spot that may still lack cards. */
export interface Draft {
  readonly hero: readonly Slot[];
  /** Hero's range, in place of two cards. */
  readonly heroRange?: Hidden;
  /** Five slots, filled in any order. */
  readonly board: readonly Slot[];
  /** The opponents' seats. A seat without cards is not an opponent yet. */
  readonly seats: readonly Seat[];
  readonly dead: readonly Card[];
  /** Which cards of the deck are wild; left out, none is. */
  readonly wild?: WildDeck;
  readonly target?: number;
  readonly pot?: number;
  readonly call?: number;
  /** The bet that hero faces, in pots or as a raise before the flop. It and the amounts exclude each other. */
  readonly facing?: number | Raise;
  /** What hero has posted, with a raise. */
  readonly blind?: Blind;
  /** The bet and stack of each seat: hero, then one for each of `seats`. */
  readonly bets?: Amounts;
  readonly stacks?: Amounts;
  readonly bounties?: Amounts;
  readonly folded?: readonly number[];
  readonly rake?: Rake;
  readonly runs?: Times;
  /** The payouts of a tournament; the stacks of players who are not in the hand. */
  readonly payouts?: readonly number[];
  readonly others?: readonly number[];
  /** What a text says that a player's range shows, hero first: not done yet, see `applyReads` and `asTyped`. */
  readonly reads?: Reads;
  /** How ranges were narrowed, in the order of the streets. */
  readonly narrowed?: readonly Narrowing[];
  /** The players' names as a link gives them: hero, then one for each of `seats`. No link or line of a spot has them. */
  readonly names?: Names;
  /** The chair of each of `seats`, 1 to 9, if seats have moved: see `chairsOf`. */
  readonly chairs?: Amounts;
  readonly out?: readonly FoldedSeat[];
}

/** Names by seat. One that is missing is `undefined`, and those at the end are left out. */
export type Names = readonly (string | undefined)[];

export type Reads = readonly (readonly Read[] | undefined)[];

/** A folded seat, with its cards, name and money. The cards of a known hand are dead meanwhile. */
export interface FoldedSeat {
  readonly seat: Seat;
  readonly chair: number;
  readonly name?: string | undefined;
  readonly bet?: number | undefined;
  readonly stack?: number | undefined;
  readonly bounty?: number | undefined;
}

/** A range that was narrowed to what continued on a street. */
export interface Narrowing {
  /** 0 hero, 1 the first of `seats`, and so on. */
  readonly player: number;
  /** Number of cards then on the board: 3, 4 or 5. */
  readonly dealt: number;
  /** The player's range before. */
  readonly before: Hidden;
  /** What the player showed; left out, the range was narrowed in another way. */
  readonly read?: ReadKind | undefined;
}

export type MoneyName = Exclude<keyof Stakes, 'raise'>;

/** Amounts by seat. One that is missing is `undefined`, and those at the end are left out. */
export type Amounts = readonly (number | undefined)[];

/** The lists of amounts by seat, each with whether it begins with hero. */
export const SEAT_AMOUNTS = [
  ['bets', true],
  ['stacks', true],
  ['bounties', false],
] as const;
export type SeatAmounts = (typeof SEAT_AMOUNTS)[number][0];

const SEAT_LISTS = [...SEAT_AMOUNTS, ['names', true], ['reads', true], ['chairs', false]] as const;
type SeatList = (typeof SEAT_LISTS)[number][0];

const NO_HAND: readonly Slot[] = [undefined, undefined];
const NO_BOARD: readonly Slot[] = [undefined, undefined, undefined, undefined, undefined];

export const EMPTY_SEAT: Seat = { kind: 'hand', cards: NO_HAND };
export const EMPTY_DRAFT: Draft = { hero: NO_HAND, board: NO_BOARD, seats: [], dead: [] };

export type Place =
  | { readonly in: 'hero' | 'board'; readonly slot: number }
  | { readonly in: 'seat'; readonly seat: number; readonly slot: number }
  | { readonly in: 'dead' };

/** The first thing that a draft lacks. */
export type Missing =
  | 'two cards of hero'
  | 'other card of hero'
  | 'range of hero'
  | 'two cards of the flop'
  | 'one card of the flop'
  /** A gap in a flop that has later cards. */
  | 'card of the flop'
  | 'turn card'
  | 'an opponent'
  /** A seat has one card of two; opponents are numbered from 0. */
  | { readonly opponent: number; readonly of: number };

/** A draft's question, its missing parts, or the reason why a complete draft has no answer. */
export type Readiness =
  | { readonly ready: true; readonly spot: Spot }
  | { readonly ready: false; readonly missing: Missing }
  | { readonly ready: false; readonly problem: DealProblem };

/** The problems of a spot's notation. */
export type DraftProblem =
  | SpotProblem
  | AmountProblem
  | { readonly code: 'bad-wild'; readonly decks: readonly string[] }
  | { readonly code: 'bad-range'; readonly why: 'one hand'; readonly text: string }
  | { readonly code: 'bad-field'; readonly why: 'unknown' | 'page'; readonly name: string }
  /** The size of a bet that is none, or one next to amounts. */
  | { readonly code: 'bad-field'; readonly why: 'facing' | 'blind'; readonly text: string }
  /** `raise`: a raise with a board, or a blind without a raise. */
  | { readonly code: 'bad-field'; readonly why: 'facing and amounts' | 'raise' | 'second spot' }
  /** A number of runs other than two and three; a narrowing or a hand next to `random` that says nothing. */
  | {
      readonly code: 'bad-field';
      readonly why: 'runs' | 'was' | 'within random';
      readonly text: string;
    }
  | { readonly code: 'bad-field'; readonly why: 'names'; readonly most: number }
  /** More amounts than seats, or than a rake has. */
  | {
      readonly code: 'bad-money';
      readonly why: 'too many amounts';
      readonly field: SeatAmounts | 'rake';
      readonly text: string;
      readonly most: number;
    };

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

/** The next slot: your hand, the board, then the seats. A sixth board card is a slip, and starts no opponent. */
export function nextPlace(draft: Draft): Place | undefined {
  const hero = draft.heroRange === undefined ? draft.hero.indexOf(undefined) : -1;
  if (hero >= 0) return { in: 'hero', slot: hero };
  const board = draft.board.indexOf(undefined);
  const half = emptySeatSlot(draft, (cards) => filled(cards).length === 1);
  if (half !== undefined) return half;
  if (board >= 0) return { in: 'board', slot: board };
  return emptySeatSlot(draft);
}

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

/** Which of the spot's opponents sits in each seat, from 0; `undefined` for an empty seat. */
export function seating(draft: Draft): (number | undefined)[] {
  let opponents = 0;
  return draft.seats.map((seat) => (isEmptySeat(seat) ? undefined : opponents++));
}

export function isEmptySeat(seat: Seat): boolean {
  if (seat.kind === 'random') return false;
  return seat.kind === 'range' ? combosIn(seat.range) === 0 : filled(seat.cards).length === 0;
}

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

export function putSeat(draft: Draft, index: number, seat: Seat): Draft {
  const seats = [...draft.seats];
  while (seats.length <= index) seats.push(EMPTY_SEAT);
  return { ...forget(draft, index + 1), seats: seats.with(index, seat) };
}

/** The draft without how a player's range was narrowed: it is another range now. */
function forget(draft: Draft, player: number): Draft {
  return putNarrowed(
    draft,
    (draft.narrowed ?? []).filter((own) => own.player !== player),
  );
}

export function putNarrowed(draft: Draft, list: readonly Narrowing[]): Draft {
  const { narrowed: _, ...others } = draft;
  return list.length === 0 ? others : { ...others, narrowed: list };
}

/** The draft with hero on a range or any two cards; hero's own come back. */
export function putHeroRange(draft: Draft, heroRange: Hidden): Draft {
  return { ...forget(draft, 0), hero: NO_HAND, heroRange };
}

export function takeBack(draft: Draft, card: Card): Draft {
  const place = placesOf(draft).get(card);
  if (place === undefined) return draft;
  if (place.in === 'dead') return { ...draft, dead: draft.dead.filter((other) => other !== card) };
  return put(draft, place, undefined);
}

/** The draft with these of its seats, by their places, in this order; each keeps its bet, stack, bounty and name. */
export function reseat(draft: Draft, places: readonly number[]): Draft {
  const { narrowed = [] } = draft;
  const seats = places.map((place) => draft.seats[place] ?? EMPTY_SEAT);
  let moved: Draft = putNarrowed(
    { ...draft, seats },
    narrowed.flatMap((own) => {
      const place = own.player === 0 ? 0 : places.indexOf(own.player - 1) + 1;
      return place === 0 && own.player > 0 ? [] : [{ ...own, player: place }];
    }),
  );
  for (const [name, hasHero] of SEAT_LISTS) {
    const own = draft[name];
    if (own === undefined) continue;
    const list = places.map((place) => own[hasHero ? place + 1 : place]);
    moved = putAmounts(moved, name, hasHero ? [own[0], ...list] : list);
  }
  return moved;
}

/** The draft with a list by seat, or without it if all of it is missing. */
export function putAmounts(
  draft: Draft,
  name: SeatList,
  amounts: readonly (number | string | readonly Read[] | undefined)[],
): Draft {
  const { [name]: _, ...others } = draft;
  const end = amounts.findLastIndex((amount) => amount !== undefined);
  return end < 0 ? others : { ...others, [name]: amounts.slice(0, end + 1) };
}

/** The fields of money, whose names are words of the line too. */
export const MONEY_FIELDS = Object.keys({
  ...{ pot: 0, bets: 0, folded: 0, stacks: 0, call: 0, facing: 0, blind: 0, rake: 0, runs: 0 },
  ...{ payouts: 0, others: 0, bounties: 0 },
} satisfies Record<MoneyName, 0>) as readonly MoneyName[];

export function withoutMoney(draft: Draft, names = MONEY_FIELDS): Draft {
  return Object.fromEntries(
    Object.entries(draft).filter(([name]) => !names.some((own) => own === name)),
  ) as unknown as Draft;
}

export function isSameMoney(one: Draft, other: Draft): boolean {
  return MONEY_FIELDS.every((name) => one[name] === other[name]);
}

/** The draft with the size of the bet that hero faces in place of all amounts, or without it. @param beside of a raise */
export function face(draft: Draft, facing: Draft['facing'], beside: Pick<Draft, 'blind' | 'stacks'> = {}): Draft {
  return facing === undefined
    ? withoutMoney(draft, ['facing', 'blind'])
    : { ...withoutMoney(draft), facing, ...beside };
}

/** The draft dealt from another deck: a joker that the deck lacks is taken back. */
export function dealFrom(draft: Draft, wild: WildDeck | undefined): Draft {
  const { wild: _, target, ...rest } = hasJoker(wild) ? draft : takeBack(draft, JOKER);
  const isMade = target !== undefined && target < categoriesOf(wild).length;
  return { ...rest, ...(wild !== undefined && { wild }), ...(isMade && { target }) };
}

export function filled(slots: readonly Slot[]): Card[] {
  return slots.filter((slot) => slot !== undefined);
}

export function readinessOf(draft: Draft): Readiness {
  const { heroRange, reads = [] } = draft;
  const [first, second] = filled(draft.hero);
  let hero: Player;
  if (heroRange !== undefined) {
    if (isEmptySeat(heroRange) || reads[0] !== undefined) return lacks('range of hero');
    hero = heroRange;
  } else {
    if (first === undefined) return lacks('two cards of hero');
    if (second === undefined) return lacks('other card of hero');
    hero = { kind: 'hand', cards: [first, second] };
  }
  const board = filled(draft.board);
  const gap = missingOnBoard(draft.board, board.length);
  if (gap !== undefined) return lacks(gap);
  const opponents: Player[] = [];
  const seated = [...draft.seats.entries()].filter(([, seat]) => !isEmptySeat(seat));
  for (const [opponent, [place, seat]] of seated.entries()) {
    const half = { opponent, of: seated.length };
    if (reads[place + 1] !== undefined) return lacks(half);
    if (seat.kind !== 'hand') opponents.push(seat);
    else {
      const [one, other] = filled(seat.cards);
      if (one === undefined || other === undefined) return lacks(half);
      opponents.push({ kind: 'hand', cards: [one, other] });
    }
  }
  // Before the flop a range alone has an answer.
  const isOpening = board.length === 0 && draft.wild === undefined;
  if (heroRange !== undefined && opponents.length === 0 && !isOpening) return lacks('an opponent');
  const spot = checkSpot({
    hero,
    board,
    opponents,
    dead: draft.dead,
    ...(draft.wild !== undefined && { wild: draft.wild }),
    ...(draft.target !== undefined && { target: draft.target }),
  });
  return spot.ok ? { ready: true, spot: spot.value } : { ready: false, problem: spot.error };
}

function lacks(missing: Missing): Readiness {
  return { ready: false, missing };
}

/** The missing cards of a board of this many. */
function missingOnBoard(board: readonly Slot[], cards: number): Missing | undefined {
  if (cards === 0) return undefined;
  const gaps = board.slice(0, Math.max(3, cards)).flatMap((slot, index) => (slot === undefined ? [index] : []));
  const [gap] = gaps;
  if (gap === undefined) return undefined;
  if (cards < 3) return gaps.length === 1 ? 'one card of the flop' : 'two cards of the flop';
  return gap < 3 ? 'card of the flop' : 'turn card';
}
