import { lessons, titles } from '#words/drills';

/** The cards to find in a drill of a level: the outs, cards of a backdoor draw, or cards that gain against a range. */
export type Marked = 'outs' | 'backdoor' | 'gains';

/** The levels whose drills mark cards of the deck, in the order they are learnt. A word in brackets is a term that is explained in place. */
export const MARKING_LEVELS = [
  {
    name: 'draws',
    title: titles.draws,
    asks: 'outs',
    teaches: lessons.draws,
  },
  {
    name: 'pairs',
    title: titles.pairs,
    asks: 'outs',
    teaches: lessons.pairs,
  },
  {
    name: 'combos',
    title: titles.combos,
    asks: 'outs',
    teaches: lessons.combos,
  },
  {
    name: 'tainted',
    title: titles.tainted,
    asks: 'outs',
    teaches: lessons.tainted,
  },
  {
    name: 'backdoors',
    title: titles.backdoors,
    asks: 'backdoor',
    teaches: lessons.backdoors,
  },
  {
    name: 'price',
    title: titles.price,
    asks: 'outs',
    teaches: lessons.price,
  },
  {
    name: 'ranges',
    title: titles.ranges,
    asks: 'gains',
    teaches: lessons.ranges,
  },
] as const satisfies readonly { name: string; title: string; asks: Marked; teaches: string }[];

/** The levels after them: each kind of drill has its own question. */
export const QUESTION_LEVELS = [
  {
    name: 'counting',
    title: titles.counting,
    teaches: lessons.counting,
  },
  {
    name: 'reading',
    title: titles.reading,
    teaches: lessons.reading,
  },
  {
    name: 'holding',
    title: titles.holding,
    teaches: lessons.holding,
  },
  {
    name: 'versus',
    title: titles.versus,
    teaches: lessons.versus,
  },
  {
    name: 'flops',
    title: titles.flops,
    teaches: lessons.flops,
  },
  {
    name: 'odds',
    title: titles.odds,
    teaches: lessons.odds,
  },
] as const satisfies readonly { name: string; title: string; teaches: string }[];

export const LEVELS = [...MARKING_LEVELS, ...QUESTION_LEVELS] as const;

export type MarkingLevel = (typeof MARKING_LEVELS)[number];
export type QuestionLevel = (typeof QUESTION_LEVELS)[number];
export type Level = (typeof LEVELS)[number];
export type LevelName = Level['name'];

export function levelNamed(name: string): Level | undefined {
  return LEVELS.find((level) => level.name === name);
}
