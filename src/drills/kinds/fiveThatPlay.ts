import { formatCards, type Card, type Hole } from '../../poker/card';
import { categoryName, categoryOf, FLUSH, STRAIGHT, STRAIGHT_FLUSH } from '../../poker/category';
import { evaluate, rankMask } from '../../poker/hand';
import { aHand } from '../../words/hands';
import { draw, mostOfASuit, playedHand, solved } from '../deal';
import { board, DEAD, HOLE } from '../fields';
import { bestFives, fiveLine } from '../five';
import { gradeName } from '../grade';
import { kind, type ReplyOf, type Step } from '../kind';
import { cardsText } from '../words';

export interface FiveGiven {
  readonly hand: Hole;
  /** Five cards. */
  readonly board: readonly Card[];
  /** They change nothing, and nobody holds them. */
  readonly dead: readonly Card[];
}

export interface FiveKey {
  /** By its place in `CATEGORIES`. */
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
  many: 'hands of five',
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
  question: () => 'Tap the five cards that play.',
  allowed: () => ({ right: 0, near: 0 }),
  grade: (_, key, reply) => gradeName(isSet(key, reply)),

  result({ hand }, key, reply) {
    const [five = []] = key.sets;
    const name = aHand(evaluate(five));
    const own = hand.filter((card) => five.includes(card));
    const which =
      own.length === 2
        ? ', with both of your cards'
        : own.length === 1
          ? `, with your ${cardsText(own)}`
          : ': the board plays';
    const others = key.sets.length > 1 ? ` ${key.sets.length} sets of five are equally good.` : '';
    return `${isSet(key, reply) ? 'Right: ' : 'You have '}${name}${which}.${others}`;
  },

  explain({ hand, board: cards }, { sets }, reply) {
    // A card that is in one of several best sets may play.
    const idle = [...hand, ...cards].filter((card) => sets.every((five) => !five.includes(card)));
    const wrong = idle.filter((card) => reply?.cards.includes(card));
    return [
      fiveLine(hand, cards),
      ...(idle.length > 0 ? [{ text: `${cardsText(idle)} ${idle.length === 1 ? 'does' : 'do'} not play` }] : []),
      ...(wrong.length > 0
        ? [{ text: `You tapped ${cardsText(wrong)}: no best five has ${wrong.length === 1 ? 'it' : 'them'}` }]
        : []),
    ];
  },

  writeKey: (_, { category, sets }) => ({ category: categoryName(category), sets: sets.map(formatCards) }),
});
