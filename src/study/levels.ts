/** What a drill asks for: the outs, cards of a backdoor draw, or cards that gain against a range. */
export type Question = 'outs' | 'backdoor' | 'gains';

/** The levels in the order they are learnt. A word in brackets is a term that is explained in place. */
export const LEVELS = [
  {
    name: 'draws',
    title: 'One clean draw',
    asks: 'outs',
    teaches:
      'An [out] is an [unseen] card that makes the hand you are drawing to. Four to a flush leave nine of the suit; an [open-ended] straight draw has eight outs, a [gutshot] four.',
  },
  {
    name: 'pairs',
    title: 'Overcards and sets',
    asks: 'outs',
    teaches:
      'Against a known pair an [out] is a card that puts you ahead. Two [overcards] have six, a pair beside its kicker has five, a pair in the hand that wants a [set] has two.',
  },
  {
    name: 'combos',
    title: 'Combo draws',
    asks: 'outs',
    teaches:
      'Two draws at once: add their outs, then take away the [overlap]. A card that makes the flush and the straight is one card, not two.',
  },
  {
    name: 'tainted',
    title: 'Tainted outs',
    asks: 'outs',
    teaches:
      'A [tainted] card makes your hand and leaves you behind: it fills them up, or makes them a better flush. Before you count a card, look at what it does for them: you may be [drawing dead].',
  },
  {
    name: 'backdoors',
    title: 'Backdoors',
    asks: 'backdoor',
    teaches:
      'A [backdoor] draw needs the turn and the river. It comes about once in twenty-five flops: worth one [out], not more.',
  },
  {
    name: 'price',
    title: 'The price of a call',
    asks: 'outs',
    teaches:
      'The [pot odds] say how often you must win: call when your [equity] is above the [break-even]. [Implied odds] can make up for a little that is missing.',
  },
  {
    name: 'ranges',
    title: 'Against a range',
    asks: 'gains',
    teaches:
      'Against a [range] a card is an out in part. Its [weight] says how much: near one against everything they hold, near nothing where it helps them as often.',
  },
] as const satisfies readonly {
  name: string;
  title: string;
  asks: Question;
  teaches: string;
}[];

export type Level = (typeof LEVELS)[number];
export type LevelName = Level['name'];

/** Kinds of spot, by level. */
export const KINDS = [
  { name: 'flush draw', level: 'draws' },
  { name: 'open-ended straight draw', level: 'draws' },
  { name: 'gutshot', level: 'draws' },
  { name: 'double gutshot', level: 'draws' },
  { name: 'overcards', level: 'pairs' },
  { name: 'pair draw', level: 'pairs' },
  { name: 'set draw', level: 'pairs' },
  { name: 'flush and straight draw', level: 'combos' },
  { name: 'flush draw and gutshot', level: 'combos' },
  { name: 'flush draw and overcards', level: 'combos' },
  { name: 'flush draw and pair', level: 'combos' },
  { name: 'draw against a set', level: 'tainted' },
  { name: 'straight draw against a flush draw', level: 'tainted' },
  { name: 'dominated', level: 'tainted' },
  { name: 'backdoor flush draw', level: 'backdoors' },
  { name: 'backdoor straight draw', level: 'backdoors' },
  { name: 'price on the turn', level: 'price' },
  { name: 'all in on the flop', level: 'price' },
  { name: 'draw against a range', level: 'ranges' },
  { name: 'pair against a range', level: 'ranges' },
] as const satisfies readonly { name: string; level: LevelName }[];

export type Kind = (typeof KINDS)[number];
export type KindName = Kind['name'];

export function levelNamed(name: string): Level | undefined {
  return LEVELS.find((level) => level.name === name);
}

export function kindNamed(name: string): Kind | undefined {
  return KINDS.find((kind) => kind.name === name);
}

export function kindsOf(level: LevelName): readonly Kind[] {
  return KINDS.filter((kind) => kind.level === level);
}
