import * as say from '#words/study';
import { DECK, parseCards, type Card, type Hole } from '../poker/card';
import { atLeastOne, type Chance } from '../poker/chance';
import { rulesOfThumb, type RuleOfThumb } from '../poker/rulesOfThumb';
import { findOuts } from '../poker/outs';

import { outsOf } from '../drills/recipes';

/** Unseen cards on the flop and on the turn, with no known opponent. */
export const ON_FLOP = 47;
export const ON_TURN = 46;
const MOST_OUTS = 21;

/** A row of the chart. Every figure comes from `src/poker/chance.ts`. */
export interface ChartRow {
  readonly outs: number;
  readonly turn: Chance;
  readonly river: Chance;
  readonly byRiver: Chance;
  readonly ruleOf2: RuleOfThumb;
  readonly ruleOf4: RuleOfThumb;
  readonly solomon: RuleOfThumb;
}

export const CHART: readonly ChartRow[] = Array.from({ length: MOST_OUTS }, (_, at) => {
  const outs = at + 1;
  const one = rulesOfThumb(outs, ON_TURN, 1);
  const two = rulesOfThumb(outs, ON_FLOP, 2);
  return {
    outs,
    turn: atLeastOne(outs, ON_FLOP, 1),
    river: atLeastOne(outs, ON_TURN, 1),
    byRiver: atLeastOne(outs, ON_FLOP, 2),
    ruleOf2: one.rule,
    ruleOf4: two.rule,
    solomon: two.solomon ?? two.rule,
  };
});

/** A type of draw with a flop to see it on. */
export interface DrawType {
  readonly name: string;
  readonly hole: Hole;
  readonly board: readonly Card[];
  readonly against?: Hole;
  readonly outs: number;
}

const DRAWS: readonly (readonly [name: string, hole: string, board: string, against?: string])[] = [
  [say.draws.pairToSet, '6s6d', 'JhTc2s', 'AhJc'],
  [say.draws.gutshot, '9s8d', '6hTc2s'],
  [say.draws.twoPairToFullHouse, 'JsTd', 'JhTc9h', 'KhQd'],
  [say.draws.pairToTwoPair, 'AsJd', 'Jh8c3s', 'QhQd'],
  [say.draws.overcards, 'AsKd', '9h6c2s', '8h8d'],
  [say.draws.setToFullHouse, '9s9d', '9hTh2h', 'AhKh'],
  [say.draws.openEnded, '9s8d', '7h6c2s'],
  [say.draws.doubleGutshot, 'Js9d', 'KhTc7s'],
  [say.draws.flushDraw, 'AsTs', '8s4s2d'],
  [say.draws.flushAndGutshot, 'Ts9s', '7s6s2d'],
  [say.draws.flushAndPair, 'As8s', '8h5s2s', 'KhKd'],
  [say.draws.flushAndOpenEnded, '9s8s', '7s6s2d'],
  [say.draws.flushAndOvercards, 'AsKs', '9s6s2d', 'Td9h'],
];

export const DRAW_TYPES: readonly DrawType[] = DRAWS.map(([name, own, flop, other]) => {
  const hole = handOf(own);
  const board = cardsOf(flop);
  const against = other === undefined ? undefined : handOf(other);
  const named = new Set<Card>([...hole, ...board, ...(against ?? [])]);
  const unseen = DECK.filter((card) => !named.has(card));
  const outs = findOuts(hole, board, against === undefined ? [] : [against], unseen);
  return {
    name,
    hole,
    board,
    ...(against !== undefined && { against }),
    outs: outsOf(outs).length,
  };
});

function cardsOf(text: string): Card[] {
  const cards = parseCards(text, 'line');
  if (!cards.ok) throw new Error(text);
  return cards.value;
}

function handOf(text: string): Hole {
  const [first, second] = cardsOf(text);
  return [first, second];
}
