/*
 * The reference knows cards only as they are written: 'As', 'Td'. It shares no code with the product
 * and is frozen: when the two disagree, look at the product first.
 */

export const RANKS = ['2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K', 'A'];
export const SUITS = ['c', 'd', 'h', 's'];
export const DECK = RANKS.flatMap((rank) => SUITS.map((suit) => rank + suit));

/** `'AhKd'` to `['Ah', 'Kd']`. */
export function split(text: string): string[] {
  return text.match(/../g) ?? [];
}

const RANK_OF = new Map(DECK.map((card) => [card, RANKS.indexOf(card.charAt(0))]));

/** 2 for the deuce, 14 for the ace. */
export function rank(card: string): number {
  return 2 + (RANK_OF.get(card) ?? NaN);
}

export function suit(card: string): string {
  return card.charAt(1);
}

export function without(cards: readonly string[], gone: readonly string[]): string[] {
  return cards.filter((card) => !gone.includes(card));
}

/** Every way to choose two, in the order of the list. */
export function pairsOf<T>(items: readonly T[]): [T, T][] {
  return items.flatMap((first, at) => items.slice(at + 1).map((second): [T, T] => [first, second]));
}

/** Every way to choose `count`, in the order of the list. */
export function choicesOf<T>(items: readonly T[], count: number): T[][] {
  if (count === 0) return [[]];
  return items.flatMap((first, at) => choicesOf(items.slice(at + 1), count - 1).map((rest) => [first, ...rest]));
}
