import * as say from '#words/price';
import { breakEvenOf } from '../../poker/price';
import { moneyText } from '../../words/amounts';
import { pick } from '../deal';
import { amount } from '../fields';
import { breakEvenLine, needText, oddsKind, oddsText } from '../odds';

export interface BetGiven {
  readonly bet: number;
  /** The pot before the bet. */
  readonly pot: number;
}

/** Bets as parts of the pot, by step: `[2, 3]` is two thirds. */
const BETS = {
  1: [
    [1, 2],
    [1, 1],
  ],
  2: [
    [1, 3],
    [2, 3],
    [3, 4],
  ],
  3: [
    [1, 8],
    [1, 5],
    [1, 4],
    [1, 3],
    [2, 5],
    [1, 2],
    [3, 5],
    [3, 4],
    [1, 1],
    [3, 2],
  ],
} as const;

const MOST_POTS = 2;
/** A part of the pot with a larger denominator is written as two amounts. */
const LARGEST_DENOMINATOR = 10;

function divisor(a: number, b: number): number {
  return b === 0 ? a : divisor(b, a % b);
}

/** The question, with the bet as a part of the pot if it is a simple one. */
function questionOf({ bet, pot }: BetGiven): string {
  const areWhole = Number.isInteger(bet) && Number.isInteger(pot);
  const common = areWhole ? divisor(bet, pot) : 1;
  const [part, whole] = [bet / common, pot / common];
  if (!areWhole || whole > LARGEST_DENOMINATOR) return say.betQuestion.amount(moneyText(bet), moneyText(pot));
  if (whole === 1) return part === 1 ? say.betQuestion.pot : say.betQuestion.times(String(part));
  if (whole === 2) return part === 1 ? say.betQuestion.halfPot : say.betQuestion.times(moneyText(part / whole));
  return (part > whole ? say.betQuestion.times : say.betQuestion.part)(`${part}/${whole}`);
}

export const betToBreakEven = oddsKind<'bet to break-even', BetGiven>({
  name: 'bet to break-even',
  fields: { bet: amount(0, 999_999_999, true), pot: amount(0, 999_999_999, true) },

  deal(dice, step) {
    const [bet, pot] = pick<readonly [number, number]>(dice, BETS[step]);
    return { bet, pot };
  },

  solve: ({ bet, pot }) => ({ odds: (pot + bet) / bet, breakEven: breakEvenOf(pot + bet, bet) }),
  isFair: ({ bet, pot }, _, step) =>
    bet <= MOST_POTS * pot && BETS[step].some(([part, whole]) => Math.abs(bet / pot - part / whole) < 1e-9),
  question: questionOf,
  exact: (_, key) => needText(key),
  isAboutBets: true,
  lines: ({ bet, pot }, key) => [
    { text: say.callLine(moneyText(bet), moneyText(pot)), value: key.odds, as: 'odds' },
    breakEvenLine(key),
  ],
  writeKey: (_, { odds, breakEven }) => ({ breakEven, odds }),
});

export interface CallGiven {
  /** The pot with the bet in it. */
  readonly pot: number;
  readonly call: number;
}

const [LEAST, MOST] = [0.08, 0.45];
const LARGEST = 400;

function isWhole(value: number): boolean {
  return Math.abs(value - Math.round(value)) < 1e-9;
}

export const oddsToBreakEven = oddsKind<'odds to break-even', CallGiven>({
  name: 'odds to break-even',
  fields: { pot: amount(0, 999_999_999, true), call: amount(0, 999_999_999, true) },

  deal(dice, step) {
    if (step === 3) return { pot: 1 + dice.below(LARGEST), call: 1 + dice.below(LARGEST) };
    const call = pick(dice, [4, 5, 6, 8, 10, 12, 15, 20, 25, 30, 40, 50, 60, 80, 100]);
    const odds = step === 1 ? 2 + dice.below(10) : 1.5 + dice.below(10);
    return { pot: odds * call, call };
  },

  solve: ({ pot, call }) => ({ odds: pot / call, breakEven: breakEvenOf(pot, call) }),

  isFair({ pot, call }, { odds, breakEven }, step) {
    if (breakEven < LEAST || breakEven > MOST) return false;
    if (step === 3) return isWhole(pot) && isWhole(call) && pot <= LARGEST && call <= LARGEST;
    return step === 1 ? isWhole(odds) : isWhole(2 * odds) && !isWhole(odds);
  },

  question: ({ pot, call }) => say.callQuestion(moneyText(pot), moneyText(call)),
  exact: (_, key) => needText(key),
  lines: ({ pot, call }, key) => [
    { text: say.priceLine(moneyText(pot), moneyText(call), oddsText(key.odds)), value: key.odds, as: 'odds' },
    breakEvenLine(key),
  ],
  writeKey: (_, { odds, breakEven }) => ({ odds, breakEven }),
});
