/** What a drill asks for: the outs, cards of a backdoor draw, or cards that gain against a range. */
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

/** Kinds of spot, by level: what one is called, and what several are. */
export const KINDS = [
  { name: 'flush draw', many: 'flush draws', level: 'draws' },
  { name: 'open-ended straight draw', many: 'open-ended straight draws', level: 'draws' },
  { name: 'gutshot', many: 'gutshots', level: 'draws' },
  { name: 'double gutshot', many: 'double gutshots', level: 'draws' },
  { name: 'overcards', many: 'overcards', level: 'pairs' },
  { name: 'pair draw', many: 'pair draws', level: 'pairs' },
  { name: 'set draw', many: 'set draws', level: 'pairs' },
  { name: 'flush and straight draw', many: 'flush and straight draws', level: 'combos' },
  { name: 'flush draw and gutshot', many: 'flush draws with a gutshot', level: 'combos' },
  { name: 'flush draw and overcards', many: 'flush draws with overcards', level: 'combos' },
  { name: 'flush draw and pair', many: 'flush draws with a pair', level: 'combos' },
  { name: 'draw against a set', many: 'draws against a set', level: 'tainted' },
  {
    name: 'straight draw against a flush draw',
    many: 'straight draws against a flush draw',
    level: 'tainted',
  },
  { name: 'dominated', many: 'dominated hands', level: 'tainted' },
  { name: 'backdoor flush draw', many: 'backdoor flush draws', level: 'backdoors' },
  { name: 'backdoor straight draw', many: 'backdoor straight draws', level: 'backdoors' },
  { name: 'price on the turn', many: 'prices on the turn', level: 'price' },
  { name: 'all in on the flop', many: 'all-ins on the flop', level: 'price' },
  { name: 'draw against a range', many: 'draws against a range', level: 'ranges' },
  { name: 'pair against a range', many: 'pairs against a range', level: 'ranges' },
] as const satisfies readonly { name: string; many: string; level: LevelName }[];

export type Kind = (typeof KINDS)[number];
export type KindName = Kind['name'];

export function levelNamed(name: string): Level | undefined {
  return LEVELS.find((level) => level.name === name);
}

export function kindNamed(name: string): Kind | undefined {
  return KINDS.find((kind) => kind.name === name);
}

export function levelOf(kind: Kind): Level {
  return LEVELS.find(({ name }) => name === kind.level) ?? LEVELS[0];
}
