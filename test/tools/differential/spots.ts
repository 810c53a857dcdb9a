import { DECK, pairsOf, without } from '../../reference/cards';
import type { Holding } from '../../reference/equity';
import { integer, seeded, shuffled, type Random } from '../../reference/random';
import { deck, WILDS, wildsOf, type Wild } from '../../reference/wildDeck';

/** A player's cards: two cards, hands with their weights, or nothing. */
export type Seat =
  | { readonly kind: 'hand'; readonly cards: readonly string[] }
  | { readonly kind: 'range'; readonly text: string; readonly holding: Holding }
  | { readonly kind: 'random' };

/** A spot as the judges read it; {@link questionOf} writes it for the engine. */
export interface DealtSpot {
  readonly kind: string;
  readonly wild?: Wild;
  /** Hero first. */
  readonly seats: readonly Seat[];
  readonly board: readonly string[];
  readonly dead: readonly string[];
  /** A bet in pots. Nothing is known of the player who made it. */
  readonly facing?: number;
}

/** The money of a bet in pots: the pot before it is 1,200. */
export function stakesOf(facing: number): { pot: number; call: number } {
  const call = Math.round(1200 * facing);
  return { pot: 1200 + call, call };
}

/** The spot as a question for `npm run ask`. */
export function questionOf({ wild, seats, board, dead, facing }: DealtSpot): string {
  const [hero, ...opponents] = seats.map((seat) =>
    seat.kind === 'hand' ? seat.cards.join('') : seat.kind === 'range' ? seat.text : 'random',
  );
  return JSON.stringify({
    hero,
    ...(board.length > 0 && { board: board.join('') }),
    ...(opponents.length > 0 && { opponents }),
    ...(dead.length > 0 && { dead: dead.join('') }),
    ...(wild !== undefined && { wild }),
    ...(facing !== undefined && { ...stakesOf(facing), reads: true }),
  });
}

const RANKS = '23456789TJQKA';

/** The combos of `'QQ'`, `'AKs'` or `'T9o'`. */
function combosOf(name: string): [string, string][] {
  const [high, low, how] = name;
  return pairsOf(DECK).flatMap(([a, b]): [string, string][] => {
    const isPair = [a[0], b[0]].sort().join() === [high, low].sort().join();
    const fits = how === undefined || (how === 's') === (a[1] === b[1]);
    return isPair && fits ? [[a, b]] : [];
  });
}

/** A few kinds of hands with weights, none of them twice: `'QQ:0.5,AKs,T9o:0.25'`. */
function rangeOf(random: Random, kinds: number): Seat {
  const names = new Set<string>();
  while (names.size < kinds) {
    const [low, high] = [integer(random, 0, 12), integer(random, 0, 12)].sort((a, b) => a - b);
    const how = low === high ? '' : integer(random, 0, 1) === 0 ? 's' : 'o';
    names.add(RANKS[high] + RANKS[low] + how);
  }
  const parts = [...names].map((name) => ({
    name,
    weight: [1, 1, 0.5, 0.25][integer(random, 0, 3)],
  }));
  return {
    kind: 'range',
    text: parts.map(({ name, weight }) => (weight === 1 ? name : `${name}:${weight}`)).join(),
    holding: parts.flatMap(({ name, weight }) => combosOf(name).map((hand) => [hand, weight] as const)),
  };
}

const HIDDEN: Seat = { kind: 'random' };

/** Two or more of these hands with weights, one by one: `'AhKd:0.5,QsQc'`. One alone would be a known hand. */
function handsOf(random: Random, hands: readonly (readonly [string, string])[], most: number): Seat {
  const held = shuffled(random, hands, integer(random, 2, Math.min(most, hands.length))).map(
    (hand) => [hand, [1, 1, 0.5, 0.25][integer(random, 0, 3)]] as const,
  );
  const text = held.map(([hand, weight]) => (weight === 1 ? hand.join('') : `${hand.join('')}:${weight}`)).join();
  return { kind: 'range', text, holding: held };
}

/** The deck in an order in which hands and boards have something to do with each other. */
function lively(random: Random, cards: readonly string[] = DECK): string[] {
  const start = integer(random, 0, 7);
  const near = RANKS.slice(start, start + 6);
  const suits = shuffled(random, [...'cdhs'], 2).join('');
  const few = shuffled(random, [...RANKS], 7).join('');
  const chosen = [
    () => [],
    () => cards.filter((card) => near.includes(card[0])),
    () => cards.filter((card) => suits.includes(card[1])),
    () => cards.filter((card) => few.includes(card[0])),
  ][integer(random, 0, 3)]();
  const first = shuffled(random, chosen);
  return [...first, ...shuffled(random, without(cards, first))];
}

const POSTFLOP = [3, 4, 5] as const;

/** How a kind of spot is dealt; the more often, the larger its number. */
const KINDS: readonly (readonly [often: number, kind: string, deal: (random: Random) => Omit<DealtSpot, 'kind'>])[] = [
  [
    36,
    'known hands',
    (random) => {
      const cards = lively(random);
      const hand = (): Seat => ({ kind: 'hand', cards: cards.splice(0, 2) });
      const seats = Array.from({ length: [2, 2, 2, 3, 4, 6, 10][integer(random, 0, 6)] }, hand);
      const board = cards.splice(0, POSTFLOP[integer(random, 0, 2)]);
      // On the flop ten hands leave few cards.
      return {
        seats,
        board,
        dead: shuffled(random, cards).slice(0, [0, 0, 2, 9][integer(random, 0, 3)]),
      };
    },
  ],
  [
    16,
    'outs, nobody known',
    (random) => {
      const cards = lively(random);
      const seats: Seat[] = [{ kind: 'hand', cards: cards.splice(0, 2) }];
      const board = cards.splice(0, integer(random, 3, 4));
      return {
        seats,
        board,
        dead: shuffled(random, cards).slice(0, [0, 0, 3, 20][integer(random, 0, 3)]),
      };
    },
  ],
  [
    16,
    'a random hand',
    (random) => {
      const cards = lively(random);
      const seats: Seat[] = Array.from({ length: integer(random, 1, 3) }, () => ({
        kind: 'hand',
        cards: cards.splice(0, 2),
      }));
      seats.splice(integer(random, 1, seats.length), 0, HIDDEN);
      const board = cards.splice(0, [3, 4, 4, 5, 5][integer(random, 0, 4)]);
      return {
        seats,
        board,
        dead: shuffled(random, cards).slice(0, [0, 0, 4][integer(random, 0, 2)]),
      };
    },
  ],
  [
    16,
    'ranges with weights',
    (random) => {
      const cards = lively(random);
      const hidden = integer(random, 1, 2);
      const seats = Array.from({ length: hidden }, () => rangeOf(random, integer(random, 1, 5)));
      const at = integer(random, 0, seats.length);
      // Hero holds a range if two meet and nobody is known.
      if (hidden === 1 || at < 2) seats.splice(Math.min(at, 1), 0, { kind: 'hand', cards: cards.splice(0, 2) });
      const board = cards.splice(0, POSTFLOP[integer(random, 0, 2)]);
      return {
        seats,
        board,
        dead: shuffled(random, cards).slice(0, [0, 3][integer(random, 0, 1)]),
      };
    },
  ],
  [
    8,
    'wild cards',
    (random) => {
      const wild = WILDS[integer(random, 0, WILDS.length - 1)];
      const all = deck(wild);
      const wilds = wildsOf(wild);
      const early = shuffled(random, wilds, integer(random, 0, Math.min(2, wilds.length)));
      const cards = lively(random, without(all, early));
      // Among the first dozen cards, wherever those go.
      for (const card of early) cards.splice(integer(random, 0, 8), 0, card);
      const seats: Seat[] = Array.from({ length: integer(random, 1, 3) }, () => ({
        kind: 'hand',
        cards: cards.splice(0, 2),
      }));
      const board = cards.splice(0, POSTFLOP[integer(random, 0, 2)]);
      const left = board.length === 3 ? 10 : 60;
      return { wild, seats, board, dead: shuffled(random, cards).slice(left) };
    },
  ],
  [
    4,
    'a bet by nobody known',
    (random) => {
      const cards = lively(random);
      const hero: Seat = { kind: 'hand', cards: cards.splice(0, 2) };
      const facing = [0.1, 0.25, 1 / 3, 0.5, 2 / 3, 0.75, 1, 1.5, 2, 3][integer(random, 0, 9)];
      // The reference takes seconds for a turn, and minutes for a flop.
      return {
        seats: [hero],
        board: cards.splice(0, [4, 5, 5, 5, 5, 5, 5, 5][integer(random, 0, 7)]),
        dead: [],
        facing,
      };
    },
  ],
  [
    3,
    'known hands, preflop',
    (random) => {
      const cards = lively(random);
      const seats = Array.from({ length: [2, 2, 2, 3][integer(random, 0, 3)] }, (): Seat => ({
        kind: 'hand',
        cards: cards.splice(0, 2),
      }));
      return {
        seats,
        board: [],
        dead: shuffled(random, cards).slice(0, [0, 0, 12][integer(random, 0, 2)]),
      };
    },
  ],
  [
    2,
    'hidden hands, preflop',
    (random) => {
      const cards = lively(random);
      const opponent = integer(random, 0, 1) === 0 ? HIDDEN : rangeOf(random, integer(random, 1, 8));
      return {
        seats: [{ kind: 'hand', cards: cards.splice(0, 2) }, opponent],
        board: [],
        dead: [],
      };
    },
  ],
  [
    3,
    'several hidden hands',
    (random) => {
      const cards = lively(random);
      const seats: Seat[] = Array.from({ length: integer(random, 2, 5) }, () =>
        integer(random, 0, 1) === 0 ? HIDDEN : rangeOf(random, integer(random, 4, 10)),
      );
      const hero: Seat = { kind: 'hand', cards: cards.splice(0, 2) };
      return {
        seats: [hero, ...seats],
        board: cards.splice(0, [0, 3, 4, 5][integer(random, 0, 3)]),
        dead: [],
      };
    },
  ],
  [
    5,
    'wild cards, hidden hands',
    (random) => {
      const wild = WILDS[integer(random, 0, WILDS.length - 1)];
      const all = deck(wild);
      const wilds = wildsOf(wild);
      const early = shuffled(random, wilds, integer(random, 0, Math.min(2, wilds.length)));
      const cards = [...early, ...lively(random, without(all, early))];
      const few = shuffled(random, cards.splice(0, 16));
      const board = few.splice(0, [0, 3, 3, 4, 5][integer(random, 0, 4)]);
      const seats: Seat[] = Array.from({ length: integer(random, 0, 1) }, () => ({
        kind: 'hand',
        cards: few.splice(0, 2),
      }));
      const left = few.slice(0, board.length === 0 ? 10 : 8);
      const hands = pairsOf(left.filter((card) => card !== '*'));
      const hidden = () => (integer(random, 0, 2) === 0 ? HIDDEN : handsOf(random, hands, 5));
      // Hero holds a range if two meet and nobody is known.
      if (seats.length === 0) seats.push(handsOf(random, hands, 5));
      seats.push(hidden());
      return { wild, seats, board, dead: [...few.slice(left.length), ...cards] };
    },
  ],
  [
    2,
    'dead cards, preflop',
    (random) => ({
      seats: [rangeOf(random, integer(random, 1, 8)), rangeOf(random, integer(random, 1, 8))],
      board: [],
      dead: lively(random).slice(0, integer(random, 1, 2)),
    }),
  ],
  [
    2,
    'three players, preflop',
    (random) => {
      const cards = lively(random);
      const hero: Seat =
        integer(random, 0, 1) === 0
          ? { kind: 'hand', cards: cards.splice(0, 2) }
          : rangeOf(random, integer(random, 1, 6));
      const last = integer(random, 0, 2) === 0 ? HIDDEN : rangeOf(random, integer(random, 1, 6));
      const dead = cards.slice(0, integer(random, 0, 1));
      return { seats: [hero, rangeOf(random, integer(random, 1, 6)), last], board: [], dead };
    },
  ],
];

const OFTEN = KINDS.reduce((sum, [often]) => sum + often, 0);

/** The spot of a number: the same one for the same seed, whatever the others are. */
export function dealtSpot(seed: number, number: number): DealtSpot {
  const random = seeded(seed * 1_000_003 + number);
  let at = integer(random, 0, OFTEN - 1);
  const [, kind, deal] = KINDS.find(([often]) => (at -= often) < 0) ?? KINDS[0];
  return { kind, ...deal(random) };
}
