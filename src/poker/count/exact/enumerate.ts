import { DECK, type Card } from '../../card';
import { choose } from '../../chance';
import { playersOf, type Spot } from '../../spot';
import { rowsOf } from '../board/rows';
import type { LongCount } from '../longCount';
import { hiddenAmong, knownAmong, weightsIn, type Ranged } from '../seats';
import { PreflopField, PreflopHands, RunOuts, type EnumerateArgs, type Way } from './enumerated';
import { PreflopRanges, type ByTable } from './preflopRanges';
import { dealsUpToSuits, suitOrdersKeeping } from './upToSuits';

/* Which hands an exact count enumerates, and what it costs: counted in `enumerated.ts`. */

/** The cost of each part of the work, in milliseconds, about. */
interface Costs {
  /** All boards before the flop, for each player; and one board that is met by the field. */
  readonly player: number;
  readonly fieldBoard: number;
  /** A board after the flop, with one hidden hand on it; swept, with a combo of two players, or of three. */
  readonly board: number;
  readonly hand: number;
  readonly sweep: number;
  readonly combo: number;
  readonly comboOfThree: number;
}

const ORDINARY: Costs = {
  player: 0.2,
  fieldBoard: 0.000_53,
  board: 0.000_1,
  hand: 0.000_02,
  sweep: 0.002,
  combo: 0.000_025,
  comboOfThree: 0.000_1,
};

const WITH_WILDS: Costs = {
  ...ORDINARY,
  player: 0.4,
  fieldBoard: 0.001,
  sweep: 0.003,
  combo: 0.000_05,
  comboOfThree: 0.000_2,
};

/** Boards that the field meets if no card is wild: the ranks of all, and the suits of those with a flush. */
const BOARDS_OF_ROWS = 150_000;

/** Two ranges that take less than this hand by hand, in milliseconds, are not swept. */
const SWEPT_FROM = 50;

/** More choices of hands than this are not even listed. */
const MOST_CHOICES = 2_000_000;

/** An exact count and the work it takes, in milliseconds, about. */
export interface Enumeration {
  readonly count: LongCount;
  readonly effort: number;
}

/**
 * The exact count of a spot, unless it takes more than `most` milliseconds.
 *
 * @param byTable whether the preflop table knows two players on boards without the joker
 */
export function enumerateHands(
  spot: Spot,
  unseen: readonly Card[],
  withCategories: boolean,
  most: number,
  byTable?: ByTable,
): Enumeration | undefined {
  const players = playersOf(spot);
  const ranges = hiddenAmong(players, unseen, spot.wild);
  const costs = spot.wild === undefined ? ORDINARY : WITH_WILDS;
  const asked: EnumerateArgs = { spot, players, unseen, ranges, withCategories };
  return spot.board.length === 0 ? beforeFlop(asked, costs, most, byTable) : afterFlop(asked, costs, most);
}

function combosIn({ weights }: Ranged): number {
  return weights.reduce((count, weight) => (weight > 0 ? count + 1 : count), 0);
}

function choicesOf(listed: readonly Ranged[]): number {
  return listed.reduce((product, own) => product * combosIn(own), 1);
}

function quickest(ways: readonly Way[]): Way {
  return ways.reduce((one, other) => (one.choices * one.each <= other.choices * other.each ? one : other));
}

function beforeFlop(
  asked: EnumerateArgs,
  costs: Costs,
  most: number,
  byTable: ByTable | undefined,
): Enumeration | undefined {
  const { spot, players, unseen, ranges, withCategories } = asked;
  const wildCards = rowsOf(spot.wild).wildCards;
  const fixed = [...knownAmong(players).holes, spot.dead, wildCards];
  const wildsLeft = wildCards.filter((card) => unseen.includes(card)).length;
  const withWild = wildsLeft === 0 ? 0 : choose(unseen.length - wildsLeft, 4);
  const orders = suitOrdersKeeping(fixed).length;
  // One player with any two cards can be counted as the field.
  const field = ranges.filter(({ seat }) => players[seat].kind === 'random').slice(0, 1);
  const ways = [field, []].map((others): Way => {
    const listed = ranges.filter((own) => !others.includes(own));
    const each = others.length === 0 ? costs.player * players.length : costs.fieldBoard * (BOARDS_OF_ROWS + withWild);
    return { listed, others, each, choices: choicesOf(listed) };
  });
  const { listed, others, each, choices } = quickest(ways);
  const [anyTwo] = others;
  const least = (choices * each) / orders;
  if (players.length === 2 && ranges.length === 2 && least > SWEPT_FROM) {
    const count = new PreflopRanges(spot, ranges, unseen, byTable, withCategories);
    const combos = Math.max(...ranges.map(combosIn));
    const effort = count.boards * (costs.sweep + costs.combo * combos) + count.effortOfCategories;
    if (effort < least) return effort > most ? undefined : { count, effort };
  }
  // Renaming suits merges at most as many deals as there are orders that keep all known cards.
  if (choices > MOST_CHOICES || least > most) return undefined;
  const deals = dealsUpToSuits(weightsIn(listed), fixed, spot.wild);
  const effort = deals.length * each;
  if (effort > most) return undefined;
  const count =
    anyTwo === undefined
      ? new PreflopHands(asked, listed, deals, each)
      : new PreflopField(asked, listed, anyTwo.seat, deals);
  return { count, effort };
}

function afterFlop(asked: EnumerateArgs, costs: Costs, most: number): Enumeration | undefined {
  const { spot, unseen } = asked;
  const ranges = asked.ranges.toSorted((one, other) => combosIn(one) - combosIn(other));
  const ways = [0, 1, 2, 3]
    .filter((many) => many <= ranges.length && many >= Math.min(2, ranges.length))
    .map((many): Way => {
      const listed = ranges.slice(0, ranges.length - many);
      const others = ranges.slice(ranges.length - many);
      const boards = choose(unseen.length - 2 * listed.length, 5 - spot.board.length);
      const combos = others.reduce((sum, own) => sum + combosIn(own), 0);
      const perCombo = [0, costs.hand, costs.combo, costs.comboOfThree][many];
      const board = (many < 2 ? costs.board : costs.sweep) + perCombo * combos;
      return { listed, others, each: boards * board, choices: choicesOf(listed) };
    });
  const way = quickest(ways);
  if (way.choices > MOST_CHOICES || way.choices * way.each > most) return undefined;
  // Every next card is counted separately, so suits keep their names.
  const named = DECK.map((card) => [card]);
  const deals = dealsUpToSuits(weightsIn(way.listed), named, spot.wild);
  return { count: new RunOuts(asked, way, deals), effort: deals.length * way.each };
}
