import * as say from '#words/price';
import { figure, percentText } from '../../words/numbers';
import { pick } from '../deal';
import { amount } from '../fields';
import { oddsKind, oddsText } from '../odds';

export interface PercentGiven {
  /** How often a call wins, above 0 and below 100. */
  readonly percent: number;
}

const [LEAST, MOST] = [5, 50];
const EASY = [10, 20, 25, 33.3, 50];
/** Odds of halves as per cent, to a tenth: 2.5 : 1 is 28.6. */
const HALVES = Array.from({ length: 18 }, (_, at) => Math.round(1000 / (at + 2.5)) / 10);

/** The figure of a percentage; a whole number has no decimals. */
function figureOf(percent: number): string {
  return figure(percent, Number.isInteger(percent) ? 0 : 1);
}

function percentOf(percent: number): string {
  return percentText(percent / 100, Number.isInteger(percent) ? 0 : 1);
}

export const breakEvenToOdds = oddsKind<'break-even to odds', PercentGiven>({
  name: 'break-even to odds',
  asksOdds: true,
  fields: { percent: amount(0, 99.9999, true) },
  deal: (dice, step) => ({
    percent: step === 3 ? LEAST + dice.below(MOST - LEAST + 1) : pick(dice, step === 1 ? EASY : HALVES),
  }),
  solve: ({ percent }) => ({ odds: (100 - percent) / percent, breakEven: percent / 100 }),

  isFair({ percent }, _, step) {
    if (percent < LEAST || percent > MOST) return false;
    return step === 3 ? Number.isInteger(percent) : (step === 1 ? EASY : HALVES).includes(percent);
  },

  question: ({ percent }) => say.oddsQuestion(percentOf(percent)),
  exact: ({ percent }, { odds }) => say.needOdds(percentOf(percent), oddsText(odds)),
  lines: ({ percent }, { odds }) => [
    { text: say.loseAndWin(percentOf(100 - percent), percentOf(percent)) },
    { text: `${figureOf(100 - percent)} ÷ ${figureOf(percent)}`, value: odds, as: 'odds' },
  ],
  writeKey: (_, { odds }) => ({ odds }),
});
