import { ACE, cardOf, formatCards, rankOf, suitOf, type Card } from '../../poker/card';
import type { FlopEquity } from '../../poker/count/exact/allFlops';

/* The flops of two players, in parts and in orders. */

/** Parts of all flops: by suits, by pairs, by the highest card. Each line has all flops. */
export const FLOP_KINDS = [
  ['monotone', 'twoTone', 'rainbow'],
  ['unpaired', 'paired', 'trips'],
  ['ace', 'king', 'queen', 'middle', 'low'],
] as const;
export type FlopKind = (typeof FLOP_KINDS)[number][number];

const [TEN, QUEEN, KING] = [ACE - 4, ACE - 2, ACE - 1];

/** The kinds of a flop: one of each line of {@link FLOP_KINDS}. */
export function kindsOf(cards: readonly [Card, Card, Card]): readonly FlopKind[] {
  const high = Math.max(...cards.map(rankOf));
  const suited = equalsOf(cards, suitOf);
  const paired = equalsOf(cards, rankOf);
  return [
    suited === 3 ? 'monotone' : suited === 1 ? 'twoTone' : 'rainbow',
    paired === 3 ? 'trips' : paired === 1 ? 'paired' : 'unpaired',
    high === ACE ? 'ace' : high === KING ? 'king' : high === QUEEN ? 'queen' : high >= TEN ? 'middle' : 'low',
  ];
}

/** How many of the three pairs of cards are equal: none, one, or all three. */
function equalsOf([a, b, c]: readonly [Card, Card, Card], of: (card: Card) => number): number {
  return Number(of(a) === of(b)) + Number(of(a) === of(c)) + Number(of(b) === of(c));
}

/**
 * Whether the chosen kinds include a flop: in each line of {@link FLOP_KINDS} with a choice it must be of a chosen
 * kind. If paired, ace high and king high are chosen: a paired flop with an ace or a king.
 * @param but a line that does not count
 */
export function isChosen(kinds: readonly FlopKind[], chosen: readonly FlopKind[], but?: readonly FlopKind[]): boolean {
  return FLOP_KINDS.every((line: readonly FlopKind[]) => {
    const own = line === but ? [] : line.filter((kind) => chosen.includes(kind));
    return own.length === 0 || own.some((kind) => kinds.includes(kind));
  });
}

/** Flops as rows: the cards, how many flops each row has, and from 0 to 1 the part of all deals, equity, and holdings. */
export function rowsOf(flops: readonly FlopEquity[], all: readonly FlopEquity[]): (string | number)[][] {
  return [
    ['flop', 'flops', 'share', 'equity', 'strong', 'top pair', 'draws'],
    ...flops.map((flop) => {
      const { cards, times, equity, strong = '' } = flop;
      const { topPair = '', draws = '' } = holdingsOn([flop]) ?? {};
      return [formatCards(highFirst(cards)), times, partOf([flop], all), equity, strong, topPair, draws];
    }),
  ];
}

/** Hero's holdings over some flops: the parts of the combos with top pair or better, and with a draw, 0 to 1. */
export function holdingsOn(flops: readonly FlopEquity[]): { topPair: number; draws: number } | undefined {
  let [live, topPair, draws] = [0, 0, 0];
  for (const { times, held } of flops) {
    live += times * (held?.live ?? 0);
    topPair += times * (held?.topPair ?? 0);
    draws += times * (held?.draws ?? 0);
  }
  return live === 0 ? undefined : { topPair: topPair / live, draws: draws / live };
}

/** The mean of an equity over flops, weighted by their deals, 0 to 1; NaN of none. */
export function meanEquity(flops: readonly FlopEquity[]): number {
  const dealt = flops.filter(({ deals }) => deals > 0);
  const all = dealt.reduce((sum, { deals }) => sum + deals, 0);
  return dealt.reduce((sum, { deals, equity }) => sum + deals * equity, 0) / all;
}

/** The part of all deals that has one of these flops, 0 to 1. */
export function partOf(flops: readonly FlopEquity[], all: readonly FlopEquity[]): number {
  const sum = (of: readonly FlopEquity[]) => of.reduce((total, { deals }) => total + deals, 0);
  return sum(flops) / sum(all);
}

export const FLOP_ORDERS = ['best', 'worst', 'strongest', 'byCards'] as const;
export type FlopOrder = (typeof FLOP_ORDERS)[number];

/** The flops in an order. Flops that nobody can be dealt are left out. */
export function inOrder(flops: readonly FlopEquity[], order: FlopOrder): FlopEquity[] {
  const place = ({ cards }: FlopEquity): number => highFirst(cards).reduce((number, card) => 52 * number + card, 0);
  const value: Record<FlopOrder, (flop: FlopEquity) => number> = {
    best: ({ equity }) => equity,
    worst: ({ equity }) => -equity,
    strongest: ({ strong = 0 }) => strong,
    byCards: place,
  };
  return flops
    .filter(({ deals }) => deals > 0)
    .sort((a, b) => value[order](b) - value[order](a) || place(b) - place(a));
}

/** The cards of a flop as they are read: `A♠7♥2♥`. */
export function highFirst(cards: readonly Card[]): Card[] {
  return [...cards]
    .sort((a, b) => rankOf(b) - rankOf(a) || suitOf(b) - suitOf(a))
    .map((card) => cardOf(rankOf(card), suitOf(card)));
}
