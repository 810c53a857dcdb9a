import { ACE, rankOf, suitOf, type Card } from '../poker/card';
import type { DrawName } from '../poker/draws';
import {
  categoryOf,
  FLUSH,
  HIGH_CARD,
  PAIR,
  STRAIGHT,
  THREE_OF_A_KIND,
  type Strength,
} from '../poker/category';
import { rankMask, straightTop } from '../poker/hand';
import type { Outs } from '../poker/outs';
import type { Hole } from '../poker/spot';
import type { KindName } from './levels';

/** What a spot must be like to belong to a kind. */
export interface Recipe {
  readonly streets: readonly ('flop' | 'turn')[];
  /** A first look, so that few spots need the whole count. */
  readonly looksLike: (hole: Hole, board: readonly Card[]) => boolean;
  /** Of an opponent's hand beside hero's, now; without it nothing is known of opponents. */
  readonly meets?: (own: Strength, theirs: Strength) => boolean;
  /** The opponent holds one of these ranges. */
  readonly ranges?: readonly string[];
  /** The last word, on the engine's count. */
  readonly fits: (outs: Outs) => boolean;
}

/* ---------------------------------------------------------------------------- a first look -- */

type Look = Recipe['looksLike'];

/** Two suited cards and two more of the suit. */
const flushDraw: Look = ([a, b], board) =>
  suitOf(a) === suitOf(b) && board.filter((card) => suitOf(card) === suitOf(a)).length === 2;

/** No suit of hero's comes four times, or three times on the flop. */
const noFlush: Look = (hole, board) =>
  hole.every(
    (own) =>
      [...hole, ...board].filter((card) => suitOf(card) === suitOf(own)).length < board.length,
  );

/** How many ranks complete a straight that needs a card of hero's. */
function completingRanks(hole: Hole, board: readonly Card[]): number {
  const held = rankMask([...hole, ...board]);
  if (straightTop(held) >= 0) return 0;
  let count = 0;
  for (let rank = 0; rank <= ACE; rank++) {
    const bit = 1 << rank;
    if (straightTop(held | bit) >= 0 && straightTop(rankMask(board) | bit) < 0) count++;
  }
  return count;
}

const straightDraw: Look = (hole, board) => completingRanks(hole, board) > 0;
const openStraightDraw: Look = (hole, board) => completingRanks(hole, board) === 2;
const gutshot: Look = (hole, board) => completingRanks(hole, board) === 1;
const noStraightDraw: Look = (hole, board) => completingRanks(hole, board) === 0;

const noPair: Look = (hole, board) =>
  new Set([...hole, ...board].map(rankOf)).size === 2 + board.length;

const overcards: Look = ([a, b], board) =>
  noPair([a, b], board) && Math.min(rankOf(a), rankOf(b)) > Math.max(...board.map(rankOf));

/** One hole card pairs the board, and no other pair is about. */
const pairWithBoard: Look = ([a, b], board) =>
  rankOf(a) !== rankOf(b) &&
  new Set([a, b, ...board].map(rankOf)).size === 1 + board.length &&
  new Set(board.map(rankOf)).size === board.length;

const pocketPair: Look = ([a, b], board) =>
  rankOf(a) === rankOf(b) && new Set([a, ...board].map(rankOf)).size === 1 + board.length;

const all =
  (...looks: Look[]): Look =>
  (hole, board) =>
    looks.every((look) => look(hole, board));
const any =
  (...looks: Look[]): Look =>
  (hole, board) =>
    looks.some((look) => look(hole, board));

/* ------------------------------------------------------------------------------ the last word -- */

/** Those of a hand's draws that one card completes. */
function draws(outs: Outs, ...names: DrawName[]): readonly Card[] {
  return outs.draws.filter(({ name }) => names.includes(name)).flatMap(({ cards }) => cards);
}

export function outsOf({ next }: Outs): Card[] {
  return next.filter(({ verdict }) => verdict === 'out').map(({ card }) => card);
}

function isSame(cards: readonly Card[], others: readonly Card[]): boolean {
  const set = new Set(others);
  return set.size === new Set(cards).size && cards.every((card) => set.has(card));
}

/** The hand has these draws, each of them, and their cards are its outs: no more, no fewer. */
function outsAre(...names: DrawName[]): Recipe['fits'] {
  return (outs) =>
    names.every((name) => draws(outs, name).length > 0) &&
    isSame(outsOf(outs), draws(outs, ...names)) &&
    noChops(outs);
}

function outsAreEither(first: DrawName, ...others: (readonly DrawName[])[]): Recipe['fits'] {
  return (outs) => others.some((names) => outsAre(first, ...names)(outs));
}

const noChops: Recipe['fits'] = ({ next }) => next.every(({ verdict }) => verdict !== 'chop');

/** A draw counts some card twice. */
const overlaps: Recipe['fits'] = (outs) => outs.next.some(({ alsoStraight }) => alsoStraight);

/** Some cards of these draws put hero ahead, and some leave hero behind with `category` or better. */
function tainted(category: number, ...names: DrawName[]): Recipe['fits'] {
  return (outs) => {
    const cards = new Set(draws(outs, ...names));
    const own = outs.next.filter(({ card }) => cards.has(card));
    return (
      noChops(outs) &&
      own.filter(({ verdict }) => verdict === 'out').length > 1 &&
      own.some(
        ({ verdict, best }) =>
          verdict === 'tainted' && best !== undefined && categoryOf(best.strength) >= category,
      )
    );
  };
}

const both =
  (...rules: Recipe['fits'][]): Recipe['fits'] =>
  (outs) =>
    rules.every((rule) => rule(outs));

const outsBetween =
  (least: number, most: number): Recipe['fits'] =>
  (outs) => {
    const count = outsOf(outs).length;
    return noChops(outs) && count >= least && count <= most;
  };

/* ------------------------------------------------------------------------------- opponents -- */

type Meets = NonNullable<Recipe['meets']>;

const withBetterPair: Meets = (own, theirs) => theirs > own && categoryOf(theirs) === PAIR;
const ahead: Meets = (own, theirs) => theirs > own;
const withSet: Meets = (_, theirs) => categoryOf(theirs) === THREE_OF_A_KIND;
const aheadUnmade: Meets = (own, theirs) => theirs > own && categoryOf(theirs) < STRAIGHT;

/** From tight to loose. */
const RANGES = [
  'QQ+,AK',
  'TT+,AQs+,AKo',
  '88+,ATs+,KQs,AJo+',
  '22+,A2s+,KTs+,QTs+,JTs,ATo+,KJo+',
  '55+,A8s+,K9s+,QTs+,JTs,T9s,ATo+,KJo+,QJo',
];

const EITHER = ['flop', 'turn'] as const;
const HIGH_OR_PAIR = any(noPair, pairWithBoard);

export const RECIPES: Readonly<Record<KindName, Recipe>> = {
  'flush draw': {
    streets: EITHER,
    looksLike: all(flushDraw, noPair, noStraightDraw),
    fits: outsAre('flush draw'),
  },
  'open-ended straight draw': {
    streets: EITHER,
    looksLike: all(noFlush, noPair, openStraightDraw),
    fits: both(outsAre('open-ended straight draw'), outsBetween(8, 8)),
  },
  gutshot: {
    streets: EITHER,
    looksLike: all(noFlush, noPair, gutshot),
    fits: both(outsAre('gutshot'), outsBetween(4, 4)),
  },
  'double gutshot': {
    streets: EITHER,
    looksLike: all(noFlush, noPair, openStraightDraw),
    fits: both(outsAre('double gutshot'), outsBetween(8, 8)),
  },
  overcards: {
    streets: EITHER,
    looksLike: all(noFlush, overcards, noStraightDraw),
    meets: withBetterPair,
    fits: outsAre('overcards'),
  },
  'pair draw': {
    streets: EITHER,
    looksLike: all(noFlush, pairWithBoard, noStraightDraw),
    meets: withBetterPair,
    fits: outsAre('pair draw'),
  },
  'set draw': {
    streets: EITHER,
    looksLike: all(noFlush, pocketPair, noStraightDraw),
    meets: withBetterPair,
    fits: outsAre('set draw'),
  },
  'flush and straight draw': {
    streets: EITHER,
    looksLike: all(flushDraw, noPair, openStraightDraw),
    fits: both(
      outsAreEither('flush draw', ['open-ended straight draw'], ['double gutshot']),
      overlaps,
    ),
  },
  'flush draw and gutshot': {
    streets: EITHER,
    looksLike: all(flushDraw, noPair, gutshot),
    fits: both(outsAre('flush draw', 'gutshot'), overlaps),
  },
  'flush draw and overcards': {
    streets: EITHER,
    looksLike: all(flushDraw, overcards, noStraightDraw),
    meets: withBetterPair,
    fits: outsAre('flush draw', 'overcards'),
  },
  'flush draw and pair': {
    streets: EITHER,
    looksLike: all(flushDraw, pairWithBoard, noStraightDraw),
    meets: withBetterPair,
    fits: outsAre('flush draw', 'pair draw'),
  },
  'draw against a set': {
    streets: EITHER,
    looksLike: any(all(flushDraw, HIGH_OR_PAIR), all(noFlush, straightDraw, HIGH_OR_PAIR)),
    meets: withSet,
    fits: tainted(
      THREE_OF_A_KIND,
      'flush draw',
      'open-ended straight draw',
      'double gutshot',
      'gutshot',
    ),
  },
  'straight draw against a flush draw': {
    streets: EITHER,
    looksLike: all(noFlush, straightDraw, HIGH_OR_PAIR),
    meets: aheadUnmade,
    fits: tainted(FLUSH, 'open-ended straight draw', 'double gutshot', 'gutshot'),
  },
  dominated: {
    streets: EITHER,
    looksLike: all(noFlush, noStraightDraw, any(overcards, pairWithBoard)),
    meets: withBetterPair,
    fits: tainted(PAIR, 'overcards', 'pair draw'),
  },
  'backdoor flush draw': {
    streets: ['flop'],
    looksLike: all(
      ([a, b], board) =>
        suitOf(a) === suitOf(b) && board.filter((card) => suitOf(card) === suitOf(a)).length === 1,
      noPair,
      noStraightDraw,
    ),
    fits: ({ draws: found }) =>
      found.some(({ name }) => name === 'backdoor flush draw') &&
      found.every(({ name }) => name !== 'backdoor straight draw'),
  },
  'backdoor straight draw': {
    streets: ['flop'],
    looksLike: all(noFlush, noPair, noStraightDraw),
    fits: ({ draws: found }) =>
      found.some(({ name }) => name === 'backdoor straight draw') &&
      found.every(({ name }) => name !== 'backdoor flush draw'),
  },
  'price on the turn': {
    streets: ['turn'],
    looksLike: all(any(flushDraw, straightDraw), HIGH_OR_PAIR),
    meets: aheadUnmade,
    fits: outsBetween(4, 15),
  },
  'all in on the flop': {
    streets: ['flop'],
    looksLike: all(any(flushDraw, straightDraw, overcards), HIGH_OR_PAIR),
    meets: ahead,
    fits: outsBetween(4, 15),
  },
  'draw against a range': {
    streets: EITHER,
    looksLike: all(any(flushDraw, straightDraw), noPair),
    ranges: RANGES,
    fits: ({ made }) => categoryOf(made) === HIGH_CARD,
  },
  'pair against a range': {
    streets: EITHER,
    looksLike: any(pairWithBoard, pocketPair),
    ranges: RANGES,
    fits: ({ made }) => categoryOf(made) === PAIR,
  },
};
