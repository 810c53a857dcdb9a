import * as drills from '#words/drills';
import * as say from '#words/ranges';
import { formatCards, type Card } from '../../poker/card';
import { categoryName, categoryOf, FLUSH, STRAIGHT, STRAIGHT_FLUSH, type Strength } from '../../poker/category';
import { COMBOS } from '../../poker/combos';
import { HoldingReader } from '../../poker/holding';
import { evaluate } from '../../poker/hand';
import { draw, isPaired, mostOfASuit, pick, solved } from '../deal';
import { board, DEAD } from '../fields';
import { fiveLine } from '../five';
import { gradeOf } from '../grade';
import { kind, type ReplyOf, type Verdict } from '../kind';
import { cardsText } from '../drillSentences';

export interface NutsGiven {
  readonly board: readonly Card[];
  /** Cards out of play: nobody holds them. */
  readonly dead: readonly Card[];
}

export interface NutsKey {
  readonly best: Strength;
  /** Every hand of cards off the board that makes it, by its `comboIndex` in rising order. */
  readonly combos: readonly number[];
  readonly second: readonly number[];
}

const MOST_COMBOS = 16;
/** One board without a flush out of this many is dealt next to those with a flush. */
const STRAIGHTS_FOR_A_FLUSH = 5;

function solve({ board: cards }: NutsGiven): NutsKey {
  const reader = new HoldingReader();
  reader.setBoard(cards);
  const onBoard = new Set(cards);
  const strengths = COMBOS.map(([high, low]) =>
    onBoard.has(high) || onBoard.has(low) ? 0 : reader.strengthOf(high, low),
  );
  const best = Math.max(...strengths);
  const second = Math.max(...strengths.filter((strength) => strength < best));
  const withStrength = (wanted: number) => strengths.flatMap((strength, combo) => (strength === wanted ? [combo] : []));
  return {
    best: best as Strength,
    combos: withStrength(best),
    second: withStrength(second).filter((combo) => strengths[combo] > 0),
  };
}

function verdictOf({ combos, second }: NutsKey, reply: ReplyOf<'combo'> | undefined): Verdict {
  if (reply === undefined) return 'wrong';
  return combos.includes(reply.combo) ? 'right' : second.includes(reply.combo) ? 'near' : 'wrong';
}

function example(combos: readonly number[]): string {
  return cardsText(COMBOS[combos[combos.length - 1]]);
}

export const theNuts = kind<'the nuts', 'combo', NutsGiven, NutsKey>({
  name: 'the nuts',
  level: 'reading',
  form: 'combo',
  fields: { board: board(3, 4, 5), dead: DEAD },

  deal(dice, step) {
    const cards = draw(dice, step === 1 ? 5 : pick(dice, [3, 4, 5]));
    const isFlush = mostOfASuit(cards) > 2;
    // A straight is possible on most boards, a flush on few.
    if (step === 2 && !isFlush && dice.below(STRAIGHTS_FOR_A_FLUSH) > 0) return undefined;
    return step === 1 && (isPaired(cards) || isFlush) ? undefined : { board: cards, dead: [] };
  },

  solve: solved(solve),

  isFair({ board: cards }, { best, combos }, step) {
    if (combos.length > MOST_COMBOS || (cards.length === 5 && evaluate(cards) === best)) return false;
    const category = categoryOf(best);
    if (step === 1) return cards.length === 5 && !isPaired(cards) && mostOfASuit(cards) < 3;
    if (step === 2) return !isPaired(cards) && (category === STRAIGHT || category === FLUSH);
    return isPaired(cards) || category === STRAIGHT_FLUSH;
  },

  question: () => say.tapNuts,
  allowed: () => ({ right: 0, near: 0 }),
  grade: (_, key, reply) => gradeOf(new Map([['name', verdictOf(key, reply)]])),

  result(_, key, reply) {
    const { best, combos } = key;
    const verdict = verdictOf(key, reply);
    if (verdict === 'right') return drills.right(say.nutsFound(best, combos.length));
    const exact = drills.answered(say.nutsAre(best, example(combos), combos.length));
    if (reply === undefined) return exact;
    const own = cardsText(COMBOS[reply.combo]);
    return drills.sentences([exact, verdict === 'near' ? say.secondBest(own) : say.notNuts(own)]);
  },

  explain({ board: cards }, key, reply) {
    const nuts = COMBOS[key.combos[key.combos.length - 1]];
    return [
      fiveLine(nuts, cards),
      ...(reply === undefined || verdictOf(key, reply) === 'right'
        ? []
        : [fiveLine(COMBOS[reply.combo], cards, key.best)]),
    ];
  },

  prompt: drills.prompts.nuts,
  shown: ({ board: cards }) => ({ board: cards }),
  control: ({ board: cards }, { combos }) => ({ board: cards, right: combos }),

  writeKey: (_, { best, combos }) => ({
    category: categoryName(categoryOf(best)),
    hands: combos.length,
    combos: combos.map((combo) => formatCards(COMBOS[combo])),
  }),
});
