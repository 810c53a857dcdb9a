/** The cards to find in a drill of a level: the outs, cards of a backdoor draw, or cards that gain against a range. */
export type Marked = 'outs' | 'backdoor' | 'gains';

/** The levels whose drills mark cards of the deck, in the order they are learnt. A word in brackets is a term that is explained in place. */
export const MARKING_LEVELS = [
  {
    name: 'draws',
    title: 'One clean draw',
    asks: 'outs',
    teaches:
      'An [out] is an [unseen] card that makes your hand. A flush draw has nine outs, an [open-ended] straight draw eight, a [gutshot] four.',
  },
  {
    name: 'pairs',
    title: 'Overcards and sets',
    asks: 'outs',
    teaches:
      'Against a better pair, an [out] is a card that puts you ahead. Two [overcards] have six outs. A pair and its kicker have five. A pocket pair has two outs to a [set].',
  },
  {
    name: 'combos',
    title: 'Combo draws',
    asks: 'outs',
    teaches:
      'Two draws at once: add their outs, then subtract the [overlap]. A card that makes both the flush and the straight is one out, not two.',
  },
  {
    name: 'tainted',
    title: 'Tainted outs',
    asks: 'outs',
    teaches:
      'A [tainted] card improves you, and gives the opponent something better: a full house, a higher flush. Check every card for both of you. You may be [drawing dead].',
  },
  {
    name: 'backdoors',
    title: 'Backdoors',
    asks: 'backdoor',
    teaches:
      'A [backdoor] draw needs the turn and the river. You hit it about once in twenty-five: count it as one [out].',
  },
  {
    name: 'price',
    title: 'The price of a call',
    asks: 'outs',
    teaches:
      'The [pot odds] say how often you must win. Call when your [equity] is above [break-even]. [Implied odds] can make up for a small gap.',
  },
  {
    name: 'ranges',
    title: 'Against a range',
    asks: 'gains',
    teaches:
      'Against a [range], a card is often only part of an out. Its [weight] says how much: near 1 if it beats nearly every hand in the range, near 0 if it helps the opponent as often.',
  },
] as const satisfies readonly { name: string; title: string; asks: Marked; teaches: string }[];

/** The levels after them: each kind of drill has its own question. */
export const QUESTION_LEVELS = [
  {
    name: 'counting',
    title: 'Count the hands',
    teaches:
      'Two cards are a [combo]: a pair has six, two ranks have sixteen, four of them suited. Every card you see takes some away: of three kings left you make three pairs.',
  },
  {
    name: 'reading',
    title: 'Read the board',
    teaches:
      'Your hand is the best five of seven cards. A pair on the board belongs to everybody; a third pair does not play; a [kicker] decides only while it is among the five.',
  },
  {
    name: 'holding',
    title: 'What a range holds',
    teaches:
      'A [range] misses most flops. Count its sets, pairs and draws: each [blocked] card takes some away. A bet means more from a range that holds more of the top.',
  },
  {
    name: 'versus',
    title: 'Equity and effective outs',
    teaches:
      'Split a [range] into what you beat and what beats you. Your [equity] is the sum of each part times your chance against it. [Effective outs] add up the parts of cards that help.',
  },
  {
    name: 'flops',
    title: 'What the flop brings',
    teaches:
      'A pocket pair flops a [set] once in eight. Two unpaired cards flop a pair or better once in three. Two suited cards flop a flush draw once in nine.',
  },
  {
    name: 'odds',
    title: 'Pot odds in your head',
    teaches:
      'At x : 1 you must win once in x + 1 times. A bet of half the pot needs 25%, of the whole pot 33%, of twice the pot 40%.',
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

/** @param name of a kind's level */
export function levelOf({ level }: { readonly level: LevelName }): Level {
  return LEVELS.find(({ name }) => name === level) ?? LEVELS[0];
}
