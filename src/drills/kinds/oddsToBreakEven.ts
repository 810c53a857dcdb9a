import * as say from '#words/price';
import { breakEvenOf } from '../../poker/price';
import { moneyText } from '../../words/amounts';
import { pick } from '../deal';
import { amount } from '../fields';
import { breakEvenLine, needText, oddsKind, oddsText } from '../odds';

export interface CallGiven {
  /** With the bet in it. */
  readonly pot: number;
  readonly call: number;
}

const [LEAST, MOST] = [0.08, 0.45];
/** The largest amount that is dealt. */
const LARGEST = 400;

/** Whether a number is whole, but for rounding. */
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
