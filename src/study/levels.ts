/** The cards to find in a drill: the outs, cards of a backdoor draw, or cards that gain against a range. */
export type Question = 'outs' | 'backdoor' | 'gains';

/** The levels in the order they are learnt. A word in brackets is a term that is explained in place. */
export const LEVELS = [
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
] as const satisfies readonly {
  name: string;
  title: string;
  asks: Question;
  teaches: string;
}[];

export type Level = (typeof LEVELS)[number];
export type LevelName = Level['name'];

export function levelNamed(name: string): Level | undefined {
  return LEVELS.find((level) => level.name === name);
}

/** @param name of a kind's level */
export function levelOf({ level }: { readonly level: LevelName }): Level {
  return LEVELS.find(({ name }) => name === level) ?? LEVELS[0];
}
