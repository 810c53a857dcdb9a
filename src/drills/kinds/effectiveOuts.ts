import * as drills from '#words/drills';
import * as say from '#words/curves';
import { rankOf, suitOf, type Suit } from '../../poker/card';
import { evaluate } from '../../poker/hand';
import { figure, percentText } from '../../words/numbers';
import {
  AGAINST_FIELDS,
  answerAgainst,
  dealAgainst,
  isOfStep,
  weighedCards,
  type AgainstGiven,
  type WeighedCard,
} from '../equity';
import { gradeOf, judge } from '../grade';
import { kind, type Line, type ReplyOf, type Verdict } from '../kind';
import { checkHolding, HELD, ladderOf } from '../parts';
import { rangeText } from '../drillSentences';

export interface OutsKey {
  /** The sum over all cards of how likely each comes × its weight, in cards. */
  readonly outs: number;
  readonly unseen: number;
  readonly equity: number;
  readonly cards: readonly WeighedCard[];
}

const OFF = { right: 1, near: 2 };
const [FEWEST, MOST] = [1, 15];
const [LEAST_EQUITY, MOST_EQUITY] = [0.1, 0.6];
/** Recipes ask the engine only if this much of the range is ahead now: otherwise the equity is too high. */
const LEAST_AHEAD = 0.35;

/** A card of less weight is part of the rest. */
const LEAST_WEIGHT = 0.1;
/** Ranks and suits with their own line; one more line is the rest, and one the sum. */
const MOST_GROUPS = 2;
/** The least number of cards of a suit that are named together: a flush draw. */
const LEAST_SUITED = 6;

/** The cards of weight, each once: by suit if they are worth more than the same ranks of other suits, or by rank. */
function groupsOf(cards: readonly WeighedCard[]): { text: string; own: readonly WeighedCard[] }[] {
  const heavy = cards.filter(({ weight }) => weight >= LEAST_WEIGHT);
  const isDraw = (suit: Suit) => {
    const [own, others] = [true, false].map((is) => cards.filter(({ card }) => (suitOf(card) === suit) === is));
    const mean = (of: readonly WeighedCard[]) => of.reduce((sum, { weight }) => sum + weight, 0) / of.length;
    return own.filter((card) => heavy.includes(card)).length >= LEAST_SUITED && mean(own) > 2 * mean(others);
  };
  const suits = ([0, 1, 2, 3] as const).filter(isDraw);
  const rest = heavy.filter(({ card }) => !suits.some((suit) => suitOf(card) === suit));
  return [
    ...suits.map((suit) => {
      const own = heavy.filter(({ card }) => suitOf(card) === suit);
      return { text: say.outsOfSuit(own.length, suit), own };
    }),
    ...[...new Set(rest.map(({ card }) => rankOf(card)))].map((rank) => {
      const own = rest.filter(({ card }) => rankOf(card) === rank);
      return { text: say.outsOfRank(own.length, rank), own };
    }),
  ];
}

function verdictOf({ outs }: OutsKey, reply: ReplyOf<'number'> | undefined): Verdict {
  return judge(reply ? reply.number - outs : undefined, OFF);
}

function partAhead(given: AgainstGiven): number {
  const { live, strengths, weights } = ladderOf(given);
  const own = evaluate([...given.hero, ...given.board]);
  return strengths.reduce((sum, strength, at) => (strength > own ? sum + weights[at] : sum), 0) / live;
}

export const effectiveOuts = kind<'effective outs', 'number', AgainstGiven, OutsKey>({
  name: 'effective outs',
  level: 'versus',
  form: 'number',
  ...HELD,
  fields: AGAINST_FIELDS,
  check: checkHolding,

  deal(dice, step) {
    const given = dealAgainst(dice, step);
    return given !== undefined && partAhead(given) >= LEAST_AHEAD ? given : undefined;
  },

  *solve(given) {
    const answer = yield* answerAgainst(given);
    const cards = weighedCards(answer);
    const sum = cards.reduce((all, { probability, weight }) => all + probability * weight, 0);
    return { outs: sum * answer.unseen, unseen: answer.unseen, equity: answer.players[0].equity ?? 0, cards };
  },

  isFair: (given, { outs, equity }, step) =>
    outs >= FEWEST && outs <= MOST && equity >= LEAST_EQUITY && equity <= MOST_EQUITY && isOfStep(given, step),
  question: ({ range }) => say.outsQuestion(rangeText(range)),
  allowed: () => OFF,

  grade(_, key, reply) {
    const error = reply && reply.number - key.outs;
    return { ...gradeOf(new Map([['share', judge(error, OFF)]])), ...(error !== undefined && { error }) };
  },

  result(_, key, reply) {
    const exact = say.outsResult(figure(key.outs, 1), key.unseen, percentText(key.equity));
    if (reply === undefined) return exact;
    const said = figure(reply.number, 1);
    return drills.sentences([exact, verdictOf(key, reply) === 'right' ? say.closeEnough(said) : drills.youSaid(said)]);
  },

  explain(_, { outs, unseen, cards }) {
    const worth = ({ probability, weight }: WeighedCard) => probability * weight * unseen;
    const named = groupsOf(cards)
      .map(({ text, own }) => ({ text, value: own.reduce((sum, card) => sum + worth(card), 0) }))
      .sort((a, b) => b.value - a.value)
      .slice(0, MOST_GROUPS);
    const rest = outs - named.reduce((sum, { value }) => sum + value, 0);
    return [
      ...named.map(({ text, value }): Line => ({ text, value, as: 'outs' })),
      ...(rest > 0.05 ? [{ text: drills.theRest, value: rest, as: 'outs' as const }] : []),
      { text: drills.together, value: outs, as: 'outs' as const },
    ];
  },

  writeKey: (_, { outs, unseen, equity }) => ({ outs, unseen, equity }),
  control: (_, { outs }) => ({ exact: outs, unit: 'outs' }),
});
