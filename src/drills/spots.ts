import * as drills from '#words/drills';
import * as odds from '#words/price';
import * as say from '#words/curves';
import type { Answer } from '../poker/answer';
import { formatCards } from '../poker/card';
import { price, type Price } from '../poker/price';
import { formatRange } from '../poker/range';
import { playersOf, type Player, type Spot } from '../poker/spot';
import { moneyText } from '../words/amounts';
import { percentText } from '../words/numbers';
import type { Json } from './fields';
import { gradeEstimate, gradeOf, POINTS, tolerance, twice } from './grade';
import { draftOf } from '../notation/spot';
import type { Allowed, Asking, Grade, ReplyOf, Shown, ShownQuestion } from './kind';
import { breakEvenLine, oddsText } from './odds';
import { offText } from './drillSentences';

/* Questions about a whole spot, as puzzles ask them. No recipe deals such spots. */

export function playerText(player: Player): string {
  if (player.kind === 'hand') return formatCards(player.cards);
  return player.kind === 'range' ? formatRange(player.range) : 'random';
}

export function writeSpot({ hero, board, opponents, dead }: Spot): Readonly<Record<string, Json>> {
  return {
    hero: playerText(hero),
    ...(board.length > 0 && { board: formatCards(board) }),
    ...(opponents.length > 0 && { opponents: opponents.map(playerText) }),
    ...(dead.length > 0 && { dead: formatCards(dead) }),
  };
}

export interface SpotGiven {
  readonly spot: Spot;
}

export interface EquityOfSpot {
  /** 0 to 1. */
  readonly equity: number;
  /** Half of the 95 % interval if it was sampled. */
  readonly halfWidth?: number;
}

/** The engine's answer; of many ranges before the flop it may be sampled. */
function* answerSpot(spot: Spot): Asking<Answer> {
  const answer = yield spot;
  if (answer === undefined) throw new Error('a spot was left unanswered');
  return answer;
}

function* equityOf(spot: Spot): Asking<EquityOfSpot> {
  const { equity = 0, halfWidth } = (yield* answerSpot(spot)).players[0];
  return { equity, ...(halfWidth !== undefined && { halfWidth }) };
}

function shownOf({ spot: { hero, board, opponents } }: SpotGiven): Shown {
  return {
    ...(hero.kind === 'hand' && { hero: hero.cards }),
    board,
    opponents: opponents.flatMap((player) => (player.kind === 'hand' ? [player.cards] : [])),
    ranges: opponents.flatMap((player) => (player.kind === 'hand' ? [] : [playerText(player)])),
  };
}

/** Against known hands it can be counted in the head: the limits are closer. */
function allowed({ spot }: SpotGiven, { equity }: EquityOfSpot): Allowed {
  return playersOf(spot).every(({ kind }) => kind === 'hand') ? twice(tolerance(equity)) : POINTS;
}

export const equityOfASpot: ShownQuestion<'equity of a spot', 'estimate', SpotGiven, EquityOfSpot> = {
  name: 'equity of a spot',
  form: 'estimate',
  solve: ({ spot }) => equityOf(spot),
  question: () => drills.whatEquity,
  allowed,
  grade: (given, key, reply) => gradeEstimate('share', key.equity, reply, allowed(given, key)),
  result(_, { equity }, reply) {
    const exact = drills.yourEquity(percentText(equity));
    return reply === undefined ? exact : drills.sentences([exact, offText(reply.estimate, equity)]);
  },
  explain: (_, { equity }) => [{ text: drills.equityLine, value: equity, as: 'share' }],
  write: ({ spot }) => writeSpot(spot),
  writeKey: (_, { equity, halfWidth }) => ({ equity, halfWidth }),
  shown: shownOf,
  control: (_, { equity }) => ({ exact: equity }),
  draft: ({ spot }) => draftOf(spot),
};

export interface CallOrFoldGiven extends SpotGiven {
  /** The pot with the bet in it. */
  readonly pot: number;
  readonly call: number;
}

export interface CallOrFold {
  readonly equity: number;
  readonly price: Price;
}

const EXACT = { right: 0, near: 0 };

function gradeDecision({ price: { decision } }: CallOrFold, reply: ReplyOf<'decision'> | undefined): Grade {
  return gradeOf(new Map([['price', reply?.decision === decision ? 'right' : 'wrong']]));
}

export const callOrFold: ShownQuestion<'call or fold', 'decision', CallOrFoldGiven, CallOrFold> = {
  name: 'call or fold',
  form: 'decision',
  *solve({ spot, pot, call }) {
    const { equity, halfWidth } = yield* equityOf(spot);
    return { equity, price: price(pot, call, equity, halfWidth) };
  },
  question: ({ pot, call }) => say.callOrFold(moneyText(pot), moneyText(call)),
  allowed: () => EXACT,
  grade: (_, key, reply) => gradeDecision(key, reply),
  result(_, key, reply) {
    const { decision, breakEven } = key.price;
    const sentences =
      reply === undefined ? say.playIs : reply.decision === decision ? say.playIsRight : say.playWasRight;
    return sentences[decision === 'call' ? 'call' : 'fold'](percentText(key.equity), percentText(breakEven));
  },
  explain: ({ pot, call }, { equity, price: { breakEven } }) => [
    { text: odds.priceLine(moneyText(pot), moneyText(call), oddsText(pot / call)), value: pot / call, as: 'odds' },
    breakEvenLine({ odds: pot / call, breakEven }),
    { text: drills.equityLine, value: equity, as: 'share' },
  ],
  write: ({ spot, pot, call }) => ({ ...writeSpot(spot), pot, call }),
  writeKey: (_, { equity, price: { breakEven, decision } }) => ({ equity, breakEven, decision }),
  prompt: drills.prompts.decision,
  shown: shownOf,
  control: () => ({}),
  draft: ({ spot, pot, call }) => draftOf(spot, { pot, call }),
};
