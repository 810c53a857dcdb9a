import * as say from '#words/lab';
import { aMade, decision } from '#words/hands';
import { paragraph } from '#words/text';
import { DECK, formatCards, JOKER, type Card } from '../poker/card';
import { Dice, hashText } from '../poker/dice';
import { compareHands } from '../poker/lab/hands';
import { compareMade, isWild, recogniseBest, type LabRules, type Made } from '../poker/lab/recognise';
import { finish } from '../steps';
import { solved, draw } from './deal';
import type { DrillOf } from './drill';
import { chooseFive } from './five';
import { gradeHands, gradeName } from './grade';
import type { Line, Question, ReplyOf } from './kind';
import type { LabDrillName } from './labNames';
import { cardsText } from './drillSentences';

/* Two drills with wild cards, under the rules of the hand lab: who wins, and the five of seven cards that play. */

export interface WildHandsGiven {
  /** Two or three hands of five cards. */
  readonly hands: readonly (readonly Card[])[];
  readonly rules: LabRules;
}

export interface WildHandsKey {
  readonly winners: readonly number[];
  /** The best reading of each hand. */
  readonly made: readonly Made[];
}

const EXACT = { right: 0, near: 0 };

/** `'K♥ K♠ *'`, the joker as it is written. */
function wildText(cards: readonly Card[]): string {
  return cards.map((card) => (card === JOKER ? '*' : cardsText([card]))).join(' ');
}

function madeLine(cards: readonly Card[], rules: LabRules): Line {
  const made = recogniseBest(cards, rules);
  const wild = cards.filter((card) => isWild(card, rules));
  const text =
    wild.length === 0
      ? say.line(wildText(cards), aMade(made))
      : say.lineWithWilds(wildText(cards), aMade(made), wildText(wild), cardsText(made.wilds));
  return { text, cards };
}

export const wildHandsWin: Question<'who wins with wild cards', 'hands', WildHandsGiven, WildHandsKey> = {
  name: 'who wins with wild cards',
  form: 'hands',
  solve: solved(({ hands, rules }) => ({
    winners: compareHands(hands, rules).winners,
    made: hands.map((hand) => recogniseBest(hand, rules)),
  })),
  question: () => say.tapWinners,
  allowed: () => EXACT,
  grade: (_, { winners }, reply) => gradeHands(winners, reply),

  result({ hands, rules }, { winners, made }, reply) {
    const { decidedBy } = compareHands(hands, rules);
    const names = winners.map((hand) => wildText(hands[hand]));
    const best = aMade(made[winners[0] ?? 0]);
    const why = decidedBy === undefined ? '' : decision(decidedBy);
    const exact = winners.length > 1 ? say.sharePot(names, best) : say.winsBecause(names.join(''), best, why);
    return gradeHands(winners, reply).verdict === 'right' ? say.right(exact) : exact;
  },

  explain: ({ hands, rules }) => hands.map((hand) => madeLine(hand, rules)),
  writeKey: (_, { winners, made }) => ({ winners, categories: made.map(({ category }) => category) }),
};

export interface WildFiveGiven {
  readonly cards: readonly Card[];
  readonly rules: LabRules;
}

export interface WildFiveKey {
  readonly made: Made;
  readonly sets: readonly (readonly Card[])[];
}

/** How often each card is in a list: there may be two jokers. */
function counted(cards: readonly Card[]): string {
  return formatCards([...cards].sort((a, b) => a - b));
}

function isSet({ sets }: WildFiveKey, reply: ReplyOf<'cards'> | undefined): boolean {
  return reply !== undefined && sets.some((five) => counted(five) === counted(reply.cards));
}

export const wildFivePlay: Question<'five that play with wild cards', 'cards', WildFiveGiven, WildFiveKey> = {
  name: 'five that play with wild cards',
  form: 'cards',
  solve: solved(({ cards, rules }) => {
    const sets = chooseFive(cards).map((five) => ({ five, made: recogniseBest(five, rules) }));
    const best = sets.reduce((one, other) => (compareMade(other.made, one.made) > 0 ? other : one)).made;
    return { made: best, sets: sets.filter(({ made }) => compareMade(made, best) === 0).map(({ five }) => five) };
  }),
  question: () => say.tapFive,
  allowed: () => EXACT,
  grade: (_, key, reply) => gradeName(isSet(key, reply)),

  result(_, key, reply) {
    const { made, sets } = key;
    const name = aMade(made);
    const answer = isSet(key, reply) ? say.rightFive(name) : say.youHave(name);
    return paragraph([answer, sets.length > 1 ? say.setsOfFive(sets.length) : '']);
  },

  explain: ({ rules }, { sets }) => [madeLine(sets[0], rules)],
  writeKey: (_, { made, sets }) => ({ category: made.category, sets: sets.map(formatCards) }),
};

export type LabDrill = DrillOf<typeof wildHandsWin> | DrillOf<typeof wildFivePlay>;

const MOST_DEALS = 20_000;
/** Wild cards in all that is dealt. */
const [FEWEST_WILD, MOST_WILD] = [1, 3];

/** The drill of a seed, under the lab's rules: the same for everybody. */
export function dealLab(name: LabDrillName, seed: number, rules: LabRules): LabDrill {
  const dice = new Dice(hashText(`lab ${name}`), seed);
  for (let deals = 0; deals < MOST_DEALS; deals++) {
    const hands = name === 'who-wins' ? 2 + dice.below(2) : 1;
    const cards = drawWild(dice, name === 'who-wins' ? 5 * hands : 7);
    const wilds = cards.filter((card) => isWild(card, rules)).length;
    if (wilds < FEWEST_WILD || wilds > MOST_WILD) continue;
    return askLab(
      name,
      Array.from({ length: hands }, (_, hand) => cards.slice(5 * hand, name === 'who-wins' ? 5 * hand + 5 : 7)),
      rules,
    );
  }
  throw new Error(`no hands fit ${name}, seed ${seed}`);
}

export function askLab(name: LabDrillName, cards: readonly (readonly Card[])[], rules: LabRules): LabDrill {
  if (name === 'who-wins') {
    const given = { hands: cards, rules };
    return {
      name: wildHandsWin.name,
      form: 'hands',
      kind: wildHandsWin,
      given,
      key: finish(wildHandsWin.solve(given)),
    };
  }
  const given = { cards: cards[0], rules };
  return { name: wildFivePlay.name, form: 'cards', kind: wildFivePlay, given, key: finish(wildFivePlay.solve(given)) };
}

const JOKERS = [JOKER, JOKER];

/** Different cards of a deck with two jokers. */
function drawWild(dice: Dice, count: number): Card[] {
  return draw(dice, count, [...DECK, ...JOKERS]);
}
