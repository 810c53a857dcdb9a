import * as drills from '#words/drills';
import * as say from '#words/curves';
import { percentText } from '../../words/numbers';
import {
  AGAINST_FIELDS,
  answerAgainst,
  breakdownOf,
  dealAgainst,
  groupsOf,
  isOfStep,
  type AgainstGiven,
  type EquityGroup,
} from '../equity';
import { gradeEstimate, POINTS } from '../grade';
import { kind } from '../kind';
import { checkHolding, HELD } from '../parts';
import { offText, rangeText } from '../drillSentences';
import { combosText } from '../../words/amounts';

export interface EquityKey {
  /** 0 to 1. */
  readonly equity: number;
  readonly groups: readonly EquityGroup[];
}

const [LEAST, MOST] = [0.05, 0.95];

export const equityAgainstARange = kind<'equity against a range', 'estimate', AgainstGiven, EquityKey>({
  name: 'equity against a range',
  level: 'versus',
  form: 'estimate',
  ...HELD,
  fields: AGAINST_FIELDS,
  check: checkHolding,
  deal: dealAgainst,

  *solve(given) {
    const answer = yield* answerAgainst(given);
    return { equity: answer.players[0].equity ?? 0, groups: groupsOf(given, breakdownOf(given, answer)) };
  },

  isFair: (given, { equity }, step) => equity >= LEAST && equity <= MOST && isOfStep(given, step),
  question: ({ range }) => say.equityQuestion(rangeText(range)),
  allowed: () => POINTS,
  grade: (_, { equity }, reply) => gradeEstimate('share', equity, reply, POINTS),

  result(_, { equity }, reply) {
    const exact = drills.yourEquity(percentText(equity));
    return reply === undefined ? exact : drills.sentences([exact, offText(reply.estimate, equity)]);
  },

  explain(_, { equity, groups }) {
    const all = groups.reduce((sum, { combos }) => sum + combos, 0);
    return [
      ...groups.map(({ name, combos, equity: own }) => ({
        text: say.groups[name](combosText(combos), combosText(all), percentText(own)),
        value: (combos / all) * own,
        as: 'share' as const,
      })),
      { text: drills.together, value: equity, as: 'share' as const },
    ];
  },

  writeKey: (_, { equity }) => ({ equity }),
  control: (_, { equity }) => ({ exact: equity }),
});
