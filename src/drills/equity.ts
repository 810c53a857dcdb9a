import { breakDown, type Breakdown } from '../poker/breakdown';
import type { Answer } from '../poker/answer';
import type { Card, Hole } from '../poker/card';
import { evaluate } from '../poker/hand';
import { rungOf, RUNGS } from '../poker/holding';
import type { Dice } from '../poker/dice';
import { draw, pick, playedHand } from './deal';
import { board, DEAD, HOLE, RANGE, RANGES, type Fields } from './fields';
import type { Asking, Step } from './kind';
import { FEWEST_LIVE, ladderOf, spotOf, type HoldingGiven } from './parts';

/* A hand against a range: what its kinds are given, and the exact answer of the engine. */

export interface AgainstGiven extends HoldingGiven {
  readonly hero: Hole;
}

export const AGAINST_FIELDS: Fields<AgainstGiven> = { hero: HOLE, board: board(3, 4), range: RANGE, dead: DEAD };

/** Combos at the second step. */
const FEW = 60;

/** A hand, a flop or a turn, and a range with enough combos. */
export function dealAgainst(dice: Dice, step: Step): AgainstGiven | undefined {
  const range = pick(dice, RANGES);
  const cards = draw(dice, step === 1 ? 4 : 3);
  const hero = playedHand(dice, cards);
  if (hero === undefined) return undefined;
  const given = { hero, board: cards, range, dead: [] };
  return isOfStep(given, step) ? given : undefined;
}

export function isOfStep(given: AgainstGiven, step: Step): boolean {
  const { live } = ladderOf(given);
  if (live < FEWEST_LIVE || given.board.length !== (step === 1 ? 4 : 3)) return false;
  return step !== 2 || live <= FEW;
}

export function* answerAgainst(given: AgainstGiven): Asking<Answer> {
  const answer = yield spotOf(given);
  if (answer === undefined) throw new Error('a spot was left unanswered');
  return answer;
}

/** The range row by row, with hero's equity against each combo. */
export function breakdownOf(given: AgainstGiven, { combos }: Answer): Breakdown {
  if (combos === undefined) throw new Error('an answer without its combos');
  return breakDown(spotOf(given), ladderOf(given), combos);
}

/** Some combos of a range by weight, and hero's equity against them. */
export interface EquityGroup {
  readonly name: 'ahead of you' | 'pairs behind' | 'the rest';
  readonly combos: number;
  readonly equity: number;
}

const LOWEST_PAIR = RUNGS.indexOf('pocket pair below third');

/** The groups of the range that have combos, of three. */
export function groupsOf({ hero, board: cards }: AgainstGiven, found: Breakdown): readonly EquityGroup[] {
  const own = evaluate([...hero, ...cards]);
  const names = Array.from(found.combos, (_, at): EquityGroup['name'] =>
    found.strengths[at] > own
      ? 'ahead of you'
      : rungOf(found.holdings[at]) <= LOWEST_PAIR
        ? 'pairs behind'
        : 'the rest',
  );
  return (['ahead of you', 'pairs behind', 'the rest'] as const).flatMap((name) => {
    let combos = 0;
    let won = 0;
    names.forEach((group, at) => {
      if (group !== name || found.facing[at] === 0) return;
      combos += found.weights[at];
      won += found.weights[at] * (1 - found.equities[at]);
    });
    return combos === 0 ? [] : [{ name, combos, equity: won / combos }];
  });
}

export interface WeighedCard {
  readonly card: Card;
  /** How likely it comes next, 0 to 1. */
  readonly probability: number;
  /** The part that it adds of the equity that hero lacks, 0 to 1. */
  readonly weight: number;
}

/** Every card that can come with its weight. */
export function weighedCards({ next = [], players, unseen }: Answer): readonly WeighedCard[] {
  const now = players[0].equity ?? 0;
  return next.flatMap(({ card, equity, probability = 1 / unseen }) => {
    if (equity === undefined) return [];
    const weight = 1 - now < 1e-12 ? 0 : Math.max(0, equity - now) / (1 - now);
    return [{ card, probability, weight }];
  });
}
