import { cardSymbol, rankName, rankOf, suitOf, type Card, type Rank } from '../poker/card';
import { COMBOS, handName } from '../poker/combos';
import { figure, percentText } from '../words/numbers';

/* Words that several kinds share. */

/** `'K♥ Q♥'` */
export function cardsText(cards: readonly Card[]): string {
  return cards.map(cardSymbol).join(' ');
}

/** A range with room between its parts: `'QQ+, AK'`. */
export function rangeText({ text }: { readonly text: string }): string {
  return text
    .split(',')
    .map((part) => part.trim())
    .join(', ');
}

/** Combos by weight: `'22'`, `'22.5'`. */
export function combosText(combos: number): string {
  return figure(combos, Number.isInteger(combos) ? 0 : 1);
}

/** `'3 kings'`, `'1 ace'`, `'no ace'` */
export function ranksText(count: number, rank: Rank): string {
  return `${count === 0 ? 'no' : count} ${rankName(rank, Math.max(1, count))}`;
}

/** The error of an estimate: `'You said 32.0%: 4.6 points too high.'` */
export function offText(said: number, exact: number): string {
  const error = 100 * (said - exact);
  if (Math.abs(error) < 0.05) return `Your ${percentText(said)} is exact.`;
  return `Your ${percentText(said)} is ${figure(Math.abs(error), 1)} points too ${error < 0 ? 'low' : 'high'}.`;
}

/** The hand that a combo is, up to suits: `'AKs'`. */
export function handOf(combo: number): string {
  const [high, low] = COMBOS[combo];
  const suitedness = rankOf(high) === rankOf(low) ? '' : suitOf(high) === suitOf(low) ? 's' : 'o';
  return handName({ high: rankOf(high), low: rankOf(low), suitedness });
}
