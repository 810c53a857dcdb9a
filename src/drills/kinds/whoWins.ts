import * as drills from '#words/drills';
import * as say from '#words/ranges';
import type { Card, Hole } from '../../poker/card';
import { categoryName, categoryOf, type Strength } from '../../poker/category';
import { evaluate } from '../../poker/hand';
import { kickerBetween } from '../../words/hands';
import { draw, playedHands, solved } from '../deal';
import { board, DEAD, hands } from '../fields';
import { draftOfHand, fiveLine, handNames, isCounterfeit } from '../five';
import { gradeHands } from '../grade';
import { kind } from '../kind';
import { answerText, cardsText } from '../drillSentences';

export interface WhoWinsGiven {
  readonly hands: readonly Hole[];
  readonly board: readonly Card[];
  /** Cards out of play: nobody holds them. */
  readonly dead: readonly Card[];
}

export interface WhoWinsKey {
  readonly winners: readonly number[];
  readonly strengths: readonly Strength[];
}

/** The best hand among those that do not win; `undefined` if all share. */
function runnerUp({ winners, strengths }: WhoWinsKey): Strength | undefined {
  const others = strengths.filter((_, hand) => !winners.includes(hand));
  return others.length === 0 ? undefined : (Math.max(...others) as Strength);
}

/** What makes a showdown hard: a pot that is shared, a pair that does not play, a board that plays. */
function isHard({ hands: holes, board: cards }: WhoWinsGiven, { winners, strengths }: WhoWinsKey): boolean {
  const alone = evaluate(cards);
  return winners.length > 1 || strengths.includes(alone) || holes.some((hole) => isCounterfeit(hole, cards));
}

export const whoWins = kind<'who wins', 'hands', WhoWinsGiven, WhoWinsKey>({
  name: 'who wins',
  level: 'reading',
  form: 'hands',
  fields: { hands: hands(2, 4), board: board(5), dead: DEAD },

  deal(dice, step) {
    const cards = draw(dice, 5);
    const holes = playedHands(dice, step === 1 ? 2 : step === 2 ? 2 + dice.below(2) : 3 + dice.below(2), cards);
    return holes && { hands: holes, board: cards, dead: [] };
  },

  solve: solved(({ hands: holes, board: cards }) => {
    const strengths = holes.map((hole) => evaluate([...hole, ...cards]));
    const best = Math.max(...strengths);
    return { strengths, winners: [...strengths.keys()].filter((hand) => strengths[hand] === best) };
  }),

  isFair(given, key, step) {
    if (step === 3) return isHard(given, key);
    if (isHard(given, key)) return false;
    const categories = key.strengths.map(categoryOf);
    const [winner = 0] = key.winners;
    const isSame = categories.some((category, hand) => hand !== winner && category === categories[winner]);
    return isSame === (step === 2);
  },

  question: () => say.whoWins,
  allowed: () => ({ right: 0, near: 0 }),
  grade: (_, { winners }, reply) => gradeHands(winners, reply),

  result({ hands: holes, board: cards }, key, reply) {
    const { winners, strengths } = key;
    const [first = 0] = winners;
    const best = strengths[first];
    const next = runnerUp(key);
    const names = winners.map((hand) => cardsText(holes[hand]));
    const answer =
      winners.length === 1 && next !== undefined
        ? winsAlone(names[0], best, next)
        : evaluate(cards) === best
          ? say.boardShared(names)
          : say.shared(names, best);
    const isRight = reply !== undefined && gradeHands(winners, reply).verdict === 'right';
    const exact = answerText(answer, isRight);
    return reply === undefined || isRight ? exact : drills.sentences([exact, say.youTapped(reply.hands.length)]);
  },

  explain({ hands: holes, board: cards }, key) {
    const best = key.strengths[key.winners[0] ?? 0];
    const next = runnerUp(key);
    return holes.map((hole, hand) => fiveLine(hole, cards, key.winners.includes(hand) ? next : best));
  },

  prompt: drills.prompts.whoWins,
  shown: ({ board: cards }) => ({ board: cards }),
  control: ({ hands: holes, board: cards }, { winners }) => ({
    hands: holes,
    names: handNames(holes, cards),
    right: winners,
    mayBeNone: false,
  }),
  draft: ({ hands: [hero, ...others], board: cards }) => draftOfHand(hero, cards, others),

  writeKey: (_, { winners, strengths }) => ({
    winners,
    categories: strengths.map((strength) => categoryName(categoryOf(strength))),
  }),
});

/** The only winner, and what it is ahead of, or the kicker that decides. */
function winsAlone(hand: string, best: Strength, next: Strength): string {
  const kicker = kickerBetween(best, next);
  if (kicker === undefined) return say.winsAheadOf(hand, best, next);
  return (kicker.isFlush ? say.winsByFlush : say.winsByKicker)(hand, best, kicker.own, kicker.theirs);
}
