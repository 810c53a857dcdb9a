import * as drills from '#words/drills';
import * as say from '#words/ranges';
import { formatCards, type Card, type Hole } from '../../poker/card';
import { categoryName, categoryOf, FLUSH, STRAIGHT, STRAIGHT_FLUSH } from '../../poker/category';
import { evaluate, rankMask } from '../../poker/hand';
import { draw, mostOfASuit, playedHand, solved } from '../deal';
import { board, DEAD, HOLE } from '../fields';
import { bestFives, draftOfHand, fiveLine } from '../five';
import { gradeName } from '../grade';
import { kind, type ReplyOf, type Step } from '../kind';
import { cardsText } from '../drillSentences';

export interface FiveGiven {
  readonly hand: Hole;
  readonly board: readonly Card[];
  /** Cards out of play: nobody holds them. */
  readonly dead: readonly Card[];
}

export interface FiveKey {
  /** The place of the hand's category in `CATEGORIES`. */
  readonly category: number;
  /** Every five that are as good as the best, each from its highest card down. */
  readonly sets: readonly (readonly Card[])[];
}

/** Whether six or seven of the cards are in a row, or of the flush's suit: five of them play. */
function isLong(cards: readonly Card[], category: number): boolean {
  if (category === FLUSH) return mostOfASuit(cards) > 5;
  if (category !== STRAIGHT && category !== STRAIGHT_FLUSH) return false;
  const ranks = rankMask(cards);
  const low = (ranks << 1) | (ranks >> 12);
  return Array.from({ length: 9 }, (_, at) => 0b111111 << at).some((six) => (low & six) === six);
}

function stepOf({ hand, board: cards }: FiveGiven, { sets, category }: FiveKey): Step {
  const [five = []] = sets;
  const own = hand.filter((card) => five.includes(card)).length;
  if (sets.length > 1 || own === 0 || isLong([...hand, ...cards], category)) return 3;
  return own === 2 ? 1 : 2;
}

function isSet({ sets }: FiveKey, reply: ReplyOf<'cards'> | undefined): boolean {
  return sets.some((five) => reply?.cards.length === 5 && five.every((card) => reply.cards.includes(card)));
}

export const fiveThatPlay = kind<'five that play', 'cards', FiveGiven, FiveKey>({
  name: 'five that play',
  level: 'reading',
  form: 'cards',
  fields: { hand: HOLE, board: board(5), dead: DEAD },

  deal(dice) {
    const cards = draw(dice, 5);
    const hand = playedHand(dice, cards);
    return hand && { hand, board: cards, dead: [] };
  },

  solve: solved(({ hand, board: cards }) => {
    const seven = [...hand, ...cards];
    return { category: categoryOf(evaluate(seven)), sets: bestFives(seven) };
  }),

  isFair: (given, key, step) => stepOf(given, key) === step,
  question: () => say.tapFive,
  allowed: () => ({ right: 0, near: 0 }),
  grade: (_, key, reply) => gradeName(isSet(key, reply)),

  result({ hand }, key, reply) {
    const [five = []] = key.sets;
    const best = evaluate(five);
    const own = hand.filter((card) => five.includes(card));
    const exact =
      own.length === 2 ? say.withBoth(best) : own.length === 1 ? say.withOne(best, cardsText(own)) : say.withNone(best);
    const answer = isSet(key, reply) ? drills.right(exact) : say.youHave(exact);
    return key.sets.length > 1 ? drills.sentences([answer, say.setsOfFive(key.sets.length)]) : answer;
  },

  explain({ hand, board: cards }, { sets }, reply) {
    // A card that is in one of several best sets may play.
    const idle = [...hand, ...cards].filter((card) => sets.every((five) => !five.includes(card)));
    const wrong = idle.filter((card) => reply?.cards.includes(card));
    return [
      fiveLine(hand, cards),
      ...(idle.length > 0 ? [{ text: say.idle(cardsText(idle), idle.length) }] : []),
      ...(wrong.length > 0 ? [{ text: say.wrongFive(cardsText(wrong), wrong.length) }] : []),
    ];
  },

  prompt: drills.prompts.five,
  control: ({ hand, board: cards }, { sets }) => ({ hand, board: cards, sets }),
  draft: ({ hand, board: cards }) => draftOfHand(hand, cards),

  writeKey: (_, { category, sets }) => ({ category: categoryName(category), sets: sets.map(formatCards) }),
});
