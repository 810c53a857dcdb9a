import { breakEvenOf } from '../../poker/price';
import { moneyText } from '../../words/amounts';
import { pick } from '../deal';
import { amount } from '../fields';
import { breakEvenLine, needText, oddsKind } from '../odds';

export interface BetGiven {
  readonly bet: number;
  /** Before the bet. */
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

/** `'2/3 of the pot'`, `'the pot'`, `'40 into 57'`. */
function betText({ bet, pot }: BetGiven): string {
  const isWhole = Number.isInteger(bet) && Number.isInteger(pot);
  const common = isWhole ? divisor(bet, pot) : 1;
  const [part, whole] = [bet / common, pot / common];
  if (!isWhole || whole > LARGEST_DENOMINATOR) return `${moneyText(bet)} into ${moneyText(pot)}`;
  if (whole === 1) return part === 1 ? 'the pot' : `${part} times the pot`;
  if (whole === 2) return part === 1 ? 'half the pot' : `${moneyText(part / whole)} times the pot`;
  return part > whole ? `${part}/${whole} times the pot` : `${part}/${whole} of the pot`;
}

export const betToBreakEven = oddsKind<'bet to break-even', BetGiven>({
  name: 'bet to break-even',
  many: 'bets to answer',
  fields: { bet: amount(0, 999_999_999, true), pot: amount(0, 999_999_999, true) },

  deal(dice, step) {
    const [bet, pot] = pick<readonly [number, number]>(dice, BETS[step]);
    return { bet, pot };
  },

  solve: ({ bet, pot }) => ({ odds: (pot + bet) / bet, breakEven: breakEvenOf(pot + bet, bet) }),
  isFair: ({ bet, pot }, _, step) =>
    bet <= MOST_POTS * pot && BETS[step].some(([part, whole]) => Math.abs(bet / pot - part / whole) < 1e-9),
  question: (given) => `They bet ${betText(given)}. What must you win?`,
  exact: (_, key) => needText(key),
  isAboutBets: true,
  lines: ({ bet, pot }, key) => [
    { text: `you call ${moneyText(bet)} to win ${moneyText(pot)} + ${moneyText(bet)}`, value: key.odds, as: 'odds' },
    breakEvenLine(key),
  ],
  writeKey: (_, { odds, breakEven }) => ({ breakEven, odds }),
});
