import type { Card } from '../poker/card';
import { NO_RANGE } from '../poker/combos';
import { MOST_OPPONENTS } from '../poker/spot';
import { filled, isEmptySeat, putSeat, reseat, type Draft, type FoldedSeat, type Names } from './draft';
import { cleanName } from './fields';
import { escapeLink, writeLink } from './link';
import { asTyped } from './narrowing';

/**
 * The chair of each seat, 1 to 9; hero's is 0. A seat keeps its chair when one before it leaves the hand. A new seat
 * takes the first chair that nobody has, in the hand or folded.
 */
export function chairsOf({ seats, chairs = [], out = [] }: Draft): number[] {
  const taken = new Set([...chairs, ...out.map(({ chair }) => chair)]);
  return seats.map((_, seat) => {
    let chair = chairs[seat];
    for (let next = 1; chair === undefined; next++) if (!taken.has(next)) chair = next;
    taken.add(chair);
    return chair;
  });
}

/** The draft with the chairs that its seats have now, so that they keep them. */
function seated(draft: Draft): Draft {
  return { ...draft, chairs: chairsOf(draft) };
}

function without(draft: Draft, seat: number): Draft {
  return reseat(
    draft,
    [...draft.seats.keys()].filter((place) => place !== seat),
  );
}

/**
 * The draft without a seat: a known hand's cards are dead from then on, what the player has put in is a folded bet, and
 * what the player has left is the stack of a player who is not in the hand. `comeBack` takes it back.
 */
export function fold(draft: Draft, seat: number): Draft {
  const gone = draft.seats[seat];
  if (gone === undefined) return draft;
  const cards = gone.kind === 'hand' ? filled(gone.cards) : [];
  const { folded = [], others = [], out = [] } = draft;
  const own: FoldedSeat = {
    seat: gone,
    chair: chairsOf(draft)[seat] ?? 0,
    name: draft.names?.[seat + 1],
    bet: draft.bets?.[seat + 1],
    stack: draft.stacks?.[seat + 1],
    bounty: draft.bounties?.[seat],
  };
  const { bet = 0, stack = 0 } = own;
  return {
    ...without(seated(draft), seat),
    dead: [...draft.dead, ...cards],
    ...(bet > 0 && { folded: [...folded, bet] }),
    ...(stack > 0 && { others: [...others, stack] }),
    ...(!isEmptySeat(gone) && { out: [...out, own] }),
  };
}

/** The dead cards that a player has folded: fewer than two if one has been taken back since. */
export function foldedCards({ dead }: Draft, { seat }: FoldedSeat): Card[] {
  return seat.kind === 'hand' ? filled(seat.cards).filter((card) => dead.includes(card)) : [];
}

/** The draft with the player at a place of `out` in the hand again, in the order of the chairs, with cards and money. */
export function comeBack(draft: Draft, place: number): Draft {
  const { out = [], folded = [], others = [] } = draft;
  const back = out[place];
  if (back === undefined || draft.seats.length >= MOST_OPPONENTS) return draft;
  const cards = foldedCards(draft, back);
  const { out: _, folded: __, others: ___, ...rest } = seated(draft);
  const bets = omit(folded, back.bet);
  const stacks = omit(others, back.stack);
  const left = out.toSpliced(place, 1);
  const last = draft.seats.length;
  let next = putSeat(
    {
      ...rest,
      dead: draft.dead.filter((card) => !cards.includes(card)),
      ...(bets.length > 0 && { folded: bets }),
      ...(stacks.length > 0 && { others: stacks }),
      ...(left.length > 0 && { out: left }),
    },
    last,
    back.seat.kind === 'hand'
      ? {
          kind: 'hand',
          cards: back.seat.cards.map((card) => (card !== undefined && cards.includes(card) ? card : undefined)),
        }
      : back.seat,
  );
  const lists = [
    ['chairs', last, back.chair],
    ['names', last + 1, back.name],
    ['bets', last + 1, back.bet],
    ['stacks', last + 1, back.stack],
    ['bounties', last, back.bounty],
  ] as const;
  for (const [name, at, value] of lists) {
    if (value === undefined) continue;
    const list = Array.from({ length: at + 1 }, (_, index) => (index === at ? value : next[name]?.[index]));
    next = { ...next, [name]: list };
  }
  const chairs = chairsOf(next);
  const order = [...next.seats.keys()].sort((one, other) => (chairs[one] ?? 0) - (chairs[other] ?? 0));
  return reseat(next, order);
}

function omit(list: readonly number[], value: number | undefined): number[] {
  const at = value === undefined ? -1 : list.indexOf(value);
  return at < 0 ? [...list] : list.toSpliced(at, 1);
}

/** The draft with any two cards in a seat; its own come back. */
export function putAnyTwo(draft: Draft, seat: number): Draft {
  return putSeat(draft, seat, { kind: 'random' });
}

export function putEmptyRange(draft: Draft, seat: number): Draft {
  return putSeat(draft, seat, { kind: 'range', range: NO_RANGE });
}

/** The draft without a seat, its cards back in the deck, its money gone with it. */
export function remove(draft: Draft, seat: number): Draft {
  return without(seated(draft), seat);
}

/**
 * The draft with this many opponents side by side who hold any two cards, in place of those that there are from a seat
 * on; 0 takes them from the table. `undefined` if there would be more than nine.
 */
export function setRandom(draft: Draft, seat: number, before: number, count: number): Draft | undefined {
  const { seats } = draft;
  const end = seat + before;
  if (seats.length + count - before > MOST_OPPONENTS) return undefined;
  let changed = draft;
  // Their bets stay in the pot.
  for (let gone = end; gone > seat + count; gone--) {
    const { out: _, ...left } = fold(changed, gone - 1);
    changed = draft.out === undefined ? left : { ...left, out: draft.out };
  }
  for (let at = end; at < seat + count; at++) {
    const places = [...changed.seats.keys()].toSpliced(at, 0, changed.seats.length);
    changed = putSeat(reseat(changed, places), at, { kind: 'random' });
  }
  return changed;
}

/** The link of a spot with the names of its players: those of `names`, hero first, then one for each seat. */
export function writeNamed(draft: Draft, names: Names): string {
  const link = writeLink(asTyped(draft));
  const own = names.filter((_, place) => {
    const seat = draft.seats[place - 1];
    return place === 0 || (seat !== undefined && !isEmptySeat(seat));
  });
  const end = own.findLastIndex((name) => name !== undefined);
  if (end < 0) return link;
  const field = own
    .slice(0, end + 1)
    .map((name) => cleanName(name ?? ''))
    .join(';');
  return `${link === '' ? '#/?' : `${link}&`}names=${escapeLink(field)}`;
}
