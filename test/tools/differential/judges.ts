import { equity as apprenticeEquity } from '@poker-apprentice/hand-evaluator';
import { evaluate as pokertoolsEvaluate, getCardCode, rank as pokertoolsRank } from '@pokertools/evaluator';
import { formatCard } from '../../../src/poker/card';
import { COMBOS } from '../../../src/poker/combos';
import { parseRange } from '../../../src/poker/range';
import { weigh } from '../../reference/bettor';
import { DECK, pairsOf, without } from '../../reference/cards';
import { enumerateHoldings, type Holding, type ReferencePlayer } from '../../reference/equity';
import { CATEGORIES } from '../../reference/hand';
import * as reference from '../../reference/outs';
import { integer, seeded } from '../../reference/random';
import * as wildReference from '../../reference/wildDeck';
import { stakesOf, type DealtSpot, type Seat } from './spots';

/** A judge's figures for a spot, by the engine's names; unknown ones are absent. */
export interface Ruling {
  /** No hands can be dealt as the ranges want them: the spot is to be refused. */
  readonly isImpossible?: true;
  readonly unseen?: number;
  readonly players?: readonly {
    /** Parts of all deals, 0 to 1. */
    readonly wins: number;
    readonly ties: number;
    readonly equity: number;
    readonly categories?: readonly number[];
  }[];
  /** Hero's, where only hero is known. */
  readonly categories?: readonly number[];
  /** By next card, if there are opponents: hero's equity then. */
  readonly next?: ReadonlyMap<string, number>;
  /** The tolerance of the figures: if they were sampled, five standard errors. */
  readonly within?: number;
  readonly improving?: readonly string[];
  readonly target?: string;
  readonly hits?: number;
  readonly outFalls?: number;
  readonly reached?: number;
  readonly status?: string;
  readonly verdicts?: ReadonlyMap<string, string>;
  readonly dangers?: readonly (readonly string[])[];
  readonly bridge?: Omit<reference.ReferenceBridge, 'tieShare'>;
  /** What a bet by nobody known comes to. */
  readonly bettor?: {
    readonly decision: string;
    readonly value: number;
    readonly hands: number;
    readonly bluffs: number | undefined;
    readonly needed: number | undefined;
    readonly later: number | undefined;
  };
}

export interface Judge {
  readonly name: string;
  /** Nothing if the spot is beyond the judge, or would take it too long. */
  rule(spot: DealtSpot): Ruling | undefined;
}

/** Cards that are not named: a range names none. */
function unseenIn({ wild, seats, board, dead }: DealtSpot): string[] {
  const known = seats.flatMap((seat) => (seat.kind === 'hand' ? seat.cards : []));
  return without(wild === undefined ? DECK : wildReference.deck(wild), [...known, ...board, ...dead]);
}

function holdingsOf(spot: DealtSpot): Holding[] {
  const left = unseenIn(spot);
  const isFree = ([hand]: Holding[number]) => hand.every((card) => left.includes(card));
  return spot.seats.map((seat): Holding => {
    if (seat.kind === 'hand') return [[seat.cards, 1]];
    if (seat.kind === 'range') return seat.holding.filter(isFree);
    return pairsOf(left).map((hand) => [hand, 1] as const);
  });
}

function choose(n: number, k: number): number {
  return k === 0 ? 1 : (choose(n - 1, k - 1) * n) / k;
}

/** This many deals at most there are to go through, one by one. */
function dealsIn(spot: DealtSpot, holdings: readonly Holding[]): number {
  const hidden = spot.seats.filter(({ kind }) => kind !== 'hand').length;
  const runOuts = choose(unseenIn(spot).length - 2 * hidden, 5 - spot.board.length);
  return holdings.reduce((deals, { length }) => deals * length, runOuts);
}

/** The hands where every player's is known. */
function knownHands(seats: readonly Seat[]): (readonly string[])[] | undefined {
  const hands = seats.flatMap((seat) => (seat.kind === 'hand' ? [seat.cards] : []));
  return hands.length === seats.length ? hands : undefined;
}

/* ----------------------------------------------------------------------------- the reference -- */

/** All that there is to say of a spot, by its definition: five cards at a time. */
const byTheReference: Judge = {
  name: 'reference',
  rule(spot) {
    const holdings = holdingsOf(spot);
    const isCheap = dealsIn(spot, holdings) * spot.seats.length < 60_000;
    return { ...outs(spot), ...(isCheap && spot.seats.length > 1 && count(spot, holdings)) };
  },
};

function count({ wild, board, dead }: DealtSpot, holdings: readonly Holding[]): Ruling {
  if (wild === undefined) {
    const { players, of, next } = enumerateHoldings(holdings, board, dead);
    return {
      players: players.map((player) => partsOf(player, of)),
      next: new Map(Array.from(next, ([card, after]) => [card, after.equity])),
    };
  }
  const { players, of, next } = wildReference.enumerate(wild, holdings, board, dead);
  return {
    players: players.map((player) => partsOf(player, of)),
    next: new Map(Array.from(next, ([card, after]) => [card, after.share / after.of])),
  };
}

function partsOf(
  { wins, ties, share, categories }: ReferencePlayer,
  of: number,
): NonNullable<Ruling['players']>[number] {
  const parts = categories.map((own) => own / of);
  return { wins: wins / of, ties: ties / of, equity: share / of, categories: parts };
}

function outs(spot: DealtSpot): Ruling {
  const unseen = unseenIn(spot);
  const [hero] = spot.seats;
  const { wild, board } = spot;
  if (hero.kind !== 'hand' || board.length < 3 || board.length > 4) return { unseen: unseen.length };
  const hole = hero.cards;
  const improves = (card: string) =>
    wild === undefined ? reference.improves(hole, board, card) : wildReference.improves(wild, hole, board, card);
  const improving = unseen.filter(improves);
  const known = knownHands(spot.seats)?.slice(1);
  const isContested = known !== undefined && known.length > 0;
  const standing = () =>
    wild === undefined
      ? reference.standing(hole, board, known ?? [])
      : wildReference.standing(wild, hole, board, known ?? []);
  const verdict = (card: string) =>
    wild === undefined
      ? reference.verdict(hole, board, known ?? [], card)
      : wildReference.verdict(wild, hole, board, known ?? [], card);
  return {
    unseen: unseen.length,
    improving,
    ...(wild === undefined && targeted(spot, hole, unseen)),
    ...(isContested && {
      status: standing(),
      verdicts: new Map(unseen.map((card) => [card, verdict(card)])),
    }),
    ...(isContested && wild === undefined && standings(spot, hole, known, unseen)),
  };
}

/** The best half of hands: which they are is the engine's list, what they come to is not. */
const BEST = parseRange('50%', 'line');
const HALF = COMBOS.filter((_, combo) => BEST.ok && BEST.value.weights[combo] > 0).map((cards) =>
  cards.map(formatCard),
);

/** A bet by nobody known, by the written rules. */
const byTheRules: Judge = {
  name: 'reference, a bet',
  rule({ seats: [hero], board, facing }) {
    if (facing === undefined || hero.kind !== 'hand') return undefined;
    const { bold, ...told } = weigh({ hero: hero.cards, board, range: HALF, size: facing, ...stakesOf(facing) });
    const [, decision = bold] = /^(?:raise or )?(call|close|fold)/.exec(bold) ?? [];
    return { bettor: { ...told, decision } };
  },
};

/** The cards that count as outs, and their chance. */
function targeted({ board }: DealtSpot, hole: readonly string[], unseen: readonly string[]): Ruling {
  const counting = reference.outsAlone(hole, board, unseen);
  const target = reference.lowest(hole, board, counting);
  if (target === undefined) return { hits: 0 };
  return {
    target: [...CATEGORIES, 'five of a kind'][target],
    hits: counting.length,
    ...(board.length === 3 && {
      outFalls: reference.outFalls(counting, unseen),
      reached: reference.reached(hole, board, unseen, target),
    }),
  };
}

/** The cards hero must dodge, and the bridge from outs to equity. */
function standings(
  { board }: DealtSpot,
  hole: readonly string[],
  known: readonly (readonly string[])[],
  unseen: readonly string[],
): Ruling {
  const isAhead = reference.standing(hole, board, known) === 'ahead';
  const dangers = known.map((hand) => reference.dangersFrom(hole, board, hand, unseen));
  const winning = unseen.filter((card) => reference.verdict(hole, board, known, card) === 'out');
  const isBridged = board.length === 3 && (!isAhead || known.length === 1);
  if (!isBridged) return isAhead ? { dangers } : {};
  const [own, seat] = isAhead ? [dangers[0], 1] : [winning, 0];
  const { tieShare: _, ...bridge } = reference.bridge([hole, ...known], board, unseen, own, seat);
  return { ...(isAhead && { dangers }), bridge };
}

/* ----------------------------------------------------------------------- @pokertools/evaluator -- */

const CODE = new Map(DECK.map((card) => [card, getCardCode(card)]));
const codesOf = (cards: readonly string[]) => cards.map((card) => CODE.get(card) ?? NaN);

/** Wins, ties and shares, added up deal by deal. */
class Sums {
  of = 0;
  readonly #players: { wins: number; ties: number; share: number }[];

  constructor(players: number) {
    this.#players = Array.from({ length: players }, () => ({ wins: 0, ties: 0, share: 0 }));
  }

  /** @param ranks the package's, whose best is the lowest */
  add(ranks: readonly number[], weight: number): void {
    let best = Infinity;
    let sharing = 0;
    for (const rank of ranks) {
      if (rank < best) sharing = 0;
      if (rank <= best) sharing++;
      best = Math.min(best, rank);
    }
    this.of += weight;
    for (let seat = 0; seat < ranks.length; seat++) {
      if (ranks[seat] !== best) continue;
      const player = this.#players[seat];
      if (sharing === 1) player.wins += weight;
      else player.ties += weight;
      player.share += weight / sharing;
    }
  }

  ruling(): Ruling {
    return {
      players: this.#players.map(({ wins, ties, share }) => ({
        wins: wins / this.of,
        ties: ties / this.of,
        equity: share / this.of,
      })),
    };
  }
}

/** Calls `visit` with every way to fill up the board, always in the same array. */
function everyBoard(
  board: readonly number[],
  left: readonly number[],
  visit: (board: readonly number[]) => void,
): void {
  const filled = [...board];
  const fill = (at: number, from: number): void => {
    if (at === 5) {
      visit(filled);
      return;
    }
    for (let next = from; next < left.length; next++) {
      filled[at] = left[next];
      fill(at + 1, next + 1);
    }
  };
  fill(board.length, 0);
}

/** Every deal, one by one, by what the package says seven cards are worth. */
const byPokertools: Judge = {
  name: '@pokertools/evaluator',
  rule(spot) {
    if (spot.wild !== undefined || spot.seats.length < 2) return undefined;
    const holdings = holdingsOf(spot);
    if (dealsIn(spot, holdings) * spot.seats.length > 6_000_000) return undefined;
    const seats = holdings.map((holding) => holding.map(([hand, weight]) => ({ hand: codesOf(hand), weight })));
    const sums = new Sums(seats.length);
    const ranks = seats.map(() => 0);
    everyBoard(codesOf(spot.board), codesOf(unseenIn(spot)), (board) => {
      const ranked = seats.map((holding) =>
        holding.flatMap(({ hand: [a, b], weight }) =>
          board.includes(a) || board.includes(b) ? [] : [{ a, b, weight, rank: pokertoolsEvaluate([a, b, ...board]) }],
        ),
      );
      const deal = (seat: number, gone: readonly number[], weight: number): void => {
        if (seat === ranked.length) {
          sums.add(ranks, weight);
          return;
        }
        for (const own of ranked[seat]) {
          if (gone.includes(own.a) || gone.includes(own.b)) continue;
          ranks[seat] = own.rank;
          deal(seat + 1, [...gone, own.a, own.b], weight * own.weight);
        }
      };
      deal(0, [], 1);
    });
    return sums.ruling();
  },
};

const DRAWN = 40_000;

/** Deals drawn at random, if there are too many: hands by their weight, and none with a card twice. */
const byDrawing: Judge = {
  name: '@pokertools/evaluator, drawn',
  rule(spot) {
    if (spot.wild !== undefined || spot.seats.length < 2) return undefined;
    const holdings = holdingsOf(spot);
    if (dealsIn(spot, holdings) * spot.seats.length <= 6_000_000) return undefined;
    const random = seeded(DRAWN);
    const left = unseenIn(spot);
    const sums = new Sums(spot.seats.length);
    while (sums.of < DRAWN) {
      const hands = holdings.map((holding) => {
        for (;;) {
          const [hand, weight] = holding[integer(random, 0, holding.length - 1)];
          if (random() < weight) return hand;
        }
      });
      const held = hands.flat();
      if (new Set(held).size < held.length) continue;
      const board = [...spot.board];
      while (board.length < 5) {
        const card = left[integer(random, 0, left.length - 1)];
        if (!board.includes(card) && !held.includes(card)) board.push(card);
      }
      sums.add(
        hands.map((hand) => pokertoolsEvaluate(codesOf([...hand, ...board]))),
        1,
      );
    }
    // The standard deviation of a share is at most one half.
    return { ...sums.ruling(), within: (5 * 0.5) / Math.sqrt(DRAWN) };
  },
};

/** Hero's final hand, where only hero is known. */
const byPokertoolsRanks: Judge = {
  name: '@pokertools/evaluator, categories',
  rule(spot) {
    const { wild, seats, board } = spot;
    const [hero] = seats;
    if (wild !== undefined || seats.length > 1 || hero.kind !== 'hand') return undefined;
    const categories = Array<number>(9).fill(0);
    let of = 0;
    const hand = codesOf(hero.cards);
    everyBoard(codesOf(board), codesOf(unseenIn(spot)), (full) => {
      categories[8 - Number(pokertoolsRank([...hand, ...full]))]++;
      of++;
    });
    return { categories: categories.map((own) => own / of) };
  },
};

/* -------------------------------------------------------------- @poker-apprentice/hand-evaluator -- */

type Hands = Parameters<typeof apprenticeEquity>[0];

/** The package counts itself: known hands and random ones, no dead cards. */
const byApprentice: Judge = {
  name: '@poker-apprentice/hand-evaluator',
  rule(spot) {
    const { wild, seats, board, dead } = spot;
    if (wild !== undefined || seats.length < 2 || dead.length > 0) return undefined;
    if (seats.some(({ kind }) => kind === 'range')) return undefined;
    if (dealsIn(spot, holdingsOf(spot)) * seats.length > 6_000_000) return undefined;
    const hands = seats.map((seat) => (seat.kind === 'hand' ? [...seat.cards] : [])) as Hands;
    const found = apprenticeEquity(hands, {
      communityCards: [...board] as Hands[number],
      expectedCommunityCardCount: 5,
      expectedHoleCardCount: 2,
      minimumHoleCardsUsed: 0,
      maximumHoleCardsUsed: 2,
    });
    return {
      players: found.map(({ wins, ties, total, equity }) => ({
        wins: wins / total,
        ties: ties / total,
        equity,
      })),
    };
  },
};

/** Whether all players can hold a hand at once. */
function canBeDealt([first, ...others]: readonly Holding[], taken: readonly string[] = []): boolean {
  return first.some(
    ([hand]) =>
      !hand.some((card) => taken.includes(card)) && (others.length === 0 || canBeDealt(others, [...taken, ...hand])),
  );
}

export const JUDGES = [byTheReference, byTheRules, byPokertools, byPokertoolsRanks, byDrawing, byApprentice].map(
  (judge): Judge => ({
    ...judge,
    rule: (spot) => (canBeDealt(holdingsOf(spot)) ? judge.rule(spot) : { isImpossible: true }),
  }),
);
