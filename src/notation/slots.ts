import { ok, type Result } from '../poker/result';

/* Cards in slots, some of them empty: `_` or `?` is a missing card. */

/** Cards in their slots, an empty one for each gap. @param parse reads the cards between gaps */
export function readSlots<Card, E>(
  text: string,
  parse: (text: string) => Result<readonly Card[], E>,
): Result<(Card | undefined)[], E> {
  const slots: (Card | undefined)[] = [];
  for (const [index, part] of text.split(/[_?]/).entries()) {
    if (index > 0) slots.push(undefined);
    const cards = parse(part);
    if (!cards.ok) return cards;
    slots.push(...cards.value);
  }
  return ok(slots);
}

/** The text that {@link readSlots} reads back, without empty slots at its end. */
export function writeSlots<Card>(slots: readonly (Card | undefined)[], format: (card: Card) => string): string {
  const last = slots.findLastIndex((slot) => slot !== undefined);
  return slots
    .slice(0, last + 1)
    .map((slot) => (slot === undefined ? '_' : format(slot)))
    .join('');
}

/** `length` slots: the first of the given slots, then empty ones. */
export function fillSlots<Card>(slots: readonly (Card | undefined)[], length: number): (Card | undefined)[] {
  return Array.from({ length }, (_, index) => slots[index]);
}

/** A card of a plain text, or a gap for one. */
export const CARD = /(?:10|[2-9TJQKA])[cdhs♣♦♥♠]|[_?*]/giu;

/**
 * The cards in a text that is not all cards; for each fault between them a gap.
 *
 * @param parse reads one card; `undefined` for one that this deck lacks
 */
export function findSlots<Card>(text: string, parse: (text: string) => Card | undefined): (Card | undefined)[] {
  const slots: (Card | undefined)[] = [];
  let end = 0;
  const gap = (fault: string) => {
    if (/[^\s,]/.test(fault)) slots.push(undefined);
  };
  for (const match of text.matchAll(CARD)) {
    gap(text.slice(end, match.index));
    end = match.index + match[0].length;
    slots.push(/[_?]/.test(match[0]) ? undefined : parse(match[0]));
  }
  gap(text.slice(end));
  return slots;
}
