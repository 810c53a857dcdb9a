import { ACE, rankOf, suitOf, type Card, type Hole } from '../poker/card';
import type { DrawName } from '../poker/draws';
import { categoryOf, FLUSH, HIGH_CARD, PAIR, STRAIGHT, THREE_OF_A_KIND } from '../poker/category';
import { rankMask, straightTop } from '../poker/hand';
import type { Outs } from '../poker/outs';
import type { KindOf } from './kind';
import type { LevelName } from './levels';
import {
  dealMarks,
  equityIn,
  isWorthAsking,
  keyOf,
  offerFor,
  readMarks,
  type MarksGiven,
  type MarksKey,
  type Recipe,
} from './marks';
import { marksQuestion, type MarksQuestion } from './marksQuestion';

/* ---------------------------------------------------------------------------- a quick test -- */

type Look = Recipe['looksLike'];

const flushDraw: Look = ([a, b], board) =>
  suitOf(a) === suitOf(b) && board.filter((card) => suitOf(card) === suitOf(a)).length === 2;

/** Hero has no flush draw: fewer than four cards of either suit on the turn, fewer than three on the flop. */
const noFlush: Look = (hole, board) =>
  hole.every((own) => [...hole, ...board].filter((card) => suitOf(card) === suitOf(own)).length < board.length);

/** How many ranks complete a straight that uses a card of hero's. */
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

/** No next card makes a straight or a flush on the board alone. */
const quietBoard: Look = (_, board) => {
  const held = rankMask(board);
  const suits = new Set(board.map(suitOf));
  return (
    [...suits].every((suit) => board.filter((card) => suitOf(card) === suit).length < 4) &&
    Array.from({ length: ACE + 1 }, (_, rank) => straightTop(held | (1 << rank))).every((top) => top < 0)
  );
};

const straightDraw: Look = (hole, board) => completingRanks(hole, board) > 0;
const openStraightDraw: Look = (hole, board) => completingRanks(hole, board) === 2;
const gutshot: Look = (hole, board) => completingRanks(hole, board) === 1;
const noStraightDraw: Look = (hole, board) => completingRanks(hole, board) === 0;

const noStraight: Look = (hole, board) => straightTop(rankMask([...hole, ...board])) < 0;

const noPair: Look = (hole, board) => new Set([...hole, ...board].map(rankOf)).size === 2 + board.length;

const overcards: Look = ([a, b], board) =>
  noPair([a, b], board) && Math.min(rankOf(a), rankOf(b)) > Math.max(...board.map(rankOf));

/** One hole card pairs the board, and there is no other pair. */
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

/* ------------------------------------------------------------------------------ the final test -- */

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

/** The hand has all of these draws, and its outs are exactly their cards. */
function outsAre(...names: DrawName[]): Recipe['fits'] {
  return (outs) =>
    names.every((name) => draws(outs, name).length > 0) && isSame(outsOf(outs), draws(outs, ...names)) && noChops(outs);
}

function outsAreEither(first: DrawName, ...others: (readonly DrawName[])[]): Recipe['fits'] {
  return (...of) => others.some((names) => outsAre(first, ...names)(...of));
}

const noChops = ({ next }: Outs): boolean => next.every(({ verdict }) => verdict !== 'chop');

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
        ({ verdict, best }) => verdict === 'tainted' && best !== undefined && categoryOf(best.strength) >= category,
      )
    );
  };
}

const sharesRank: Recipe['fits'] = (_, hole, theirs) =>
  hole.some((card) => theirs?.some((other) => rankOf(other) === rankOf(card)));

const both =
  (...rules: Recipe['fits'][]): Recipe['fits'] =>
  (...of) =>
    rules.every((rule) => rule(...of));

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

const RANGES = [
  'QQ+,AK',
  'TT+,AQs+,AKo',
  '88+,ATs+,KQs,AJo+',
  '22+,A2s+,KTs+,QTs+,JTs,ATo+,KJo+',
  '55+,A8s+,K9s+,QTs+,JTs,T9s,ATo+,KJo+,QJo',
];

const EITHER = ['flop', 'turn'] as const;
const HIGH_OR_PAIR = any(noPair, pairWithBoard);

/** The kinds of spot in the order they are learnt. */
const LEARNT = [
  {
    name: 'flush draw',
    level: 'draws',
    streets: EITHER,
    looksLike: all(quietBoard, flushDraw, noPair, noStraight, noStraightDraw),
    fits: outsAre('flush draw'),
  },
  {
    name: 'open-ended straight draw',
    level: 'draws',
    streets: EITHER,
    looksLike: all(quietBoard, noFlush, noPair, openStraightDraw),
    fits: both(outsAre('open-ended straight draw'), outsBetween(8, 8)),
  },
  {
    name: 'gutshot',
    level: 'draws',
    streets: EITHER,
    looksLike: all(quietBoard, noFlush, noPair, gutshot),
    fits: both(outsAre('gutshot'), outsBetween(4, 4)),
  },
  {
    name: 'double gutshot',
    level: 'draws',
    streets: EITHER,
    looksLike: all(quietBoard, noFlush, noPair, openStraightDraw),
    fits: both(outsAre('double gutshot'), outsBetween(8, 8)),
  },
  {
    name: 'overcards',
    level: 'pairs',
    streets: EITHER,
    looksLike: all(noFlush, overcards, noStraightDraw),
    meets: withBetterPair,
    fits: outsAre('overcards'),
  },
  {
    name: 'pair draw',
    level: 'pairs',
    streets: EITHER,
    looksLike: all(noFlush, pairWithBoard, noStraightDraw),
    meets: withBetterPair,
    fits: outsAre('pair draw'),
  },
  {
    name: 'set draw',
    level: 'pairs',
    streets: EITHER,
    looksLike: all(noFlush, pocketPair, noStraightDraw),
    meets: withBetterPair,
    fits: outsAre('set draw'),
  },
  {
    name: 'flush and straight draw',
    level: 'combos',
    streets: EITHER,
    looksLike: all(flushDraw, noPair, openStraightDraw),
    fits: both(outsAreEither('flush draw', ['open-ended straight draw'], ['double gutshot']), overlaps),
  },
  {
    name: 'flush draw and gutshot',
    level: 'combos',
    streets: EITHER,
    looksLike: all(flushDraw, noPair, gutshot),
    fits: both(outsAre('flush draw', 'gutshot'), overlaps),
  },
  {
    name: 'flush draw and overcards',
    level: 'combos',
    streets: EITHER,
    looksLike: all(flushDraw, overcards, noStraightDraw),
    meets: withBetterPair,
    fits: outsAre('flush draw', 'overcards'),
  },
  {
    name: 'flush draw and pair',
    level: 'combos',
    streets: EITHER,
    looksLike: all(flushDraw, pairWithBoard, noStraightDraw),
    meets: withBetterPair,
    fits: outsAre('flush draw', 'pair draw'),
  },
  {
    name: 'draw against a set',
    level: 'tainted',
    streets: EITHER,
    looksLike: any(all(flushDraw, HIGH_OR_PAIR), all(noFlush, straightDraw, HIGH_OR_PAIR)),
    meets: withSet,
    fits: tainted(THREE_OF_A_KIND, 'flush draw', 'open-ended straight draw', 'double gutshot', 'gutshot'),
  },
  {
    name: 'straight draw against a flush draw',
    level: 'tainted',
    streets: EITHER,
    looksLike: all(noFlush, straightDraw, HIGH_OR_PAIR),
    meets: aheadUnmade,
    fits: tainted(FLUSH, 'open-ended straight draw', 'double gutshot', 'gutshot'),
  },
  {
    name: 'dominated',
    level: 'tainted',
    streets: EITHER,
    looksLike: all(noFlush, noStraightDraw, any(overcards, pairWithBoard)),
    meets: withBetterPair,
    fits: both(tainted(PAIR, 'overcards', 'pair draw'), sharesRank),
  },
  {
    name: 'backdoor flush draw',
    level: 'backdoors',
    streets: ['flop'],
    looksLike: all(
      ([a, b], board) => suitOf(a) === suitOf(b) && board.filter((card) => suitOf(card) === suitOf(a)).length === 1,
      noPair,
      noStraightDraw,
    ),
    fits: ({ draws: found }) =>
      found.some(({ name }) => name === 'backdoor flush draw') &&
      found.every(({ name }) => name !== 'backdoor straight draw'),
  },
  {
    name: 'backdoor straight draw',
    level: 'backdoors',
    streets: ['flop'],
    looksLike: all(noFlush, noPair, noStraightDraw),
    fits: ({ draws: found }) =>
      found.some(({ name }) => name === 'backdoor straight draw') &&
      found.every(({ name }) => name !== 'backdoor flush draw'),
  },
  {
    name: 'price on the turn',
    level: 'price',
    streets: ['turn'],
    looksLike: all(any(flushDraw, straightDraw), HIGH_OR_PAIR),
    meets: aheadUnmade,
    fits: outsBetween(4, 15),
  },
  {
    name: 'all in on the flop',
    level: 'price',
    streets: ['flop'],
    looksLike: all(any(flushDraw, straightDraw, overcards), HIGH_OR_PAIR),
    meets: ahead,
    fits: outsBetween(4, 15),
  },
  {
    name: 'draw against a range',
    level: 'ranges',
    streets: EITHER,
    looksLike: all(any(flushDraw, straightDraw), noPair),
    ranges: RANGES,
    fits: ({ made }) => categoryOf(made) === HIGH_CARD,
  },
  {
    name: 'pair against a range',
    level: 'ranges',
    streets: EITHER,
    looksLike: any(pairWithBoard, pocketPair),
    ranges: RANGES,
    fits: ({ made }) => categoryOf(made) === PAIR,
  },
] as const satisfies readonly (Recipe & {
  readonly name: string;
  readonly level: LevelName;
})[];

export type MarksName = (typeof LEARNT)[number]['name'];

/** A kind of spot whose drill marks cards of the deck, with its recipe. */
export interface MarksKind extends MarksQuestion<MarksName>, KindOf<MarksName, 'marks', MarksGiven, MarksKey> {
  readonly level: LevelName;
  readonly recipe: Recipe;
}

function marksKind({
  name,
  level,
  ...recipe
}: Recipe & { readonly name: MarksName; readonly level: LevelName }): MarksKind {
  const question = marksQuestion(name, level);
  const { asks } = question;
  const hasPrice = level === 'price';
  return {
    ...question,
    recipe,
    read: (json) => readMarks({ name, asks, hasPrice, recipe }, json),
    deal: (dice) => dealMarks(recipe, dice),
    isFair: (_, key) => isWorthAsking(asks, key),
    ...(hasPrice && {
      complete(dice, spot, { answer }) {
        const money = offerFor(equityIn(answer), dice);
        const given = money && { ...spot, money };
        return given && { given, key: keyOf(asks, name, given, answer) };
      },
    }),
  };
}

export const MARKS_KINDS: readonly MarksKind[] = LEARNT.map(marksKind);
