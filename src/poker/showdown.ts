import type { Card, Hole } from './card';
import type { Strength } from './category';
import { deckOf, type WildDeck } from './deck';
import { findOuts, type Verdict } from './outs';
import { evaluateIn } from './wildHand';

/** Open hands on a board: who leads now, and who leads after each card that may come. Seats are numbered from 0. */
export interface Showdown {
  /** Each seat's hand, from the flop on; none before. */
  readonly made: readonly Strength[];
  /** The seats with the best hand so far: several if they are level. None before the flop. */
  readonly leaders: readonly number[];
  /** The cards that may come, in the deck's order. */
  readonly unseen: readonly Card[];
  /** On the flop and the turn: the seats with the best hand after each card. */
  readonly next: ReadonlyMap<Card, readonly number[]>;
}

/**
 * @param hands two cards each, two hands or more
 * @param board 0, 3, 4 or 5 cards
 */
export function showdownOf(
  hands: readonly Hole[],
  board: readonly Card[],
  dead: readonly Card[],
  wild?: WildDeck,
): Showdown {
  const named = new Set<Card>([...board, ...dead, ...hands.flat()]);
  const unseen = deckOf(wild).filter((card) => !named.has(card));
  if (board.length < 3) return { made: [], leaders: [], unseen, next: new Map() };
  const madeWith = (cards: readonly Card[]) => hands.map((hand) => evaluateIn(wild, [...hand, ...cards]));
  const made = madeWith(board);
  const next = board.length === 5 ? [] : unseen.map((card) => [card, best(madeWith([...board, card]))] as const);
  return { made, leaders: best(made), unseen, next: new Map(next) };
}

/** The places of the largest. */
function best(strengths: readonly Strength[]): number[] {
  const most = Math.max(...strengths);
  return strengths.flatMap((strength, seat) => (strength === most ? [seat] : []));
}

/** The cards that put a seat in front alone: a trailing seat's outs. */
export function outsOf({ next }: Showdown, seat: number): Card[] {
  return cardsWhere(next, (seats) => seats.length === 1 && seats[0] === seat);
}

/** The cards after which a seat shares the best hand. */
export function chopsOf({ next }: Showdown, seat: number): Card[] {
  return cardsWhere(next, (seats) => seats.length > 1 && seats.includes(seat));
}

/** What each card that may come does for a seat, on the flop and the turn. @param hands two cards each, seat by seat */
export function verdictsFor(
  seat: number,
  hands: readonly Hole[],
  board: readonly Card[],
  { unseen }: Showdown,
  wild?: WildDeck,
): ReadonlyMap<Card, Verdict | undefined> {
  const hole = hands[seat];
  if (hole === undefined) throw new RangeError(`no seat ${seat}`);
  const others = hands.filter((_, own) => own !== seat);
  return new Map(findOuts(hole, board, others, unseen, undefined, wild).next.map((own) => [own.card, own.verdict]));
}

function cardsWhere(next: Showdown['next'], holds: (seats: readonly number[]) => boolean): Card[] {
  return Array.from(next).flatMap(([card, seats]) => (holds(seats) ? [card] : []));
}
