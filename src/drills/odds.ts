import * as drills from '#words/drills';
import * as say from '#words/price';
import { figure, percentText } from '../words/numbers';
import { solved } from './deal';
import { gradeEstimate } from './grade';
import { kind, type FieldsOf, type KindOf, type Line } from './kind';
import { offText } from './drillSentences';

/** Pot odds x : 1, and how often a call must win, 0 to 1. */
export interface OddsKey {
  /** The pot with the bet in it, to one of the call. */
  readonly odds: number;
  readonly breakEven: number;
}

/** The allowed errors, in points of the probability, in any form of the answer. */
const POINT = { right: 1, near: 2 };

export function oddsText(odds: number): string {
  return `${partsOf(odds)} : 1`;
}

function partsOf(odds: number): string {
  const decimals =
    Math.abs(odds - Math.round(odds)) < 1e-9 ? 0 : Math.abs(2 * odds - Math.round(2 * odds)) < 1e-9 ? 1 : 2;
  return figure(odds, decimals);
}

/** Bets that are worth knowing by heart. */
const BY_HEART: Line = { text: say.byHeart };

export function oddsKind<const Name extends string, Given>(
  own: Pick<KindOf<Name, 'estimate', Given, OddsKey>, 'name' | 'deal' | 'isFair' | 'question' | 'writeKey'> &
    FieldsOf<Given> & {
      readonly solve: (given: Given) => OddsKey;
      readonly exact: (given: Given, key: OddsKey) => string;
      readonly lines: (given: Given, key: OddsKey) => readonly Line[];
      readonly isAboutBets?: boolean;
      readonly asksOdds?: boolean;
    },
): KindOf<Name, 'estimate', Given, OddsKey> {
  return kind<Name, 'estimate', Given, OddsKey>({
    ...own,
    level: 'odds',
    form: 'estimate',
    solve: solved(own.solve),
    allowed: () => POINT,
    grade: (_, { breakEven }, reply) => gradeEstimate('estimate', breakEven, reply, POINT),
    result(given, key, reply) {
      const exact = own.exact(given, key);
      return reply === undefined ? exact : drills.sentences([exact, offText(reply.estimate, key.breakEven)]);
    },
    control: (_, { breakEven }) => ({ exact: breakEven, odds: own.asksOdds === true ? 'first' : 'too' }),
    explain: (given, key) => [...(own.isAboutBets === true ? [BY_HEART] : []), ...own.lines(given, key)],
  });
}

export function breakEvenLine({ odds, breakEven }: OddsKey): Line {
  return { text: `1 ÷ (${partsOf(odds)} + 1)`, value: breakEven, as: 'share' };
}

export function needText({ odds, breakEven }: OddsKey): string {
  return say.mustWin(oddsText(odds), percentText(breakEven));
}
