import type { Rank, Suit } from '../../poker/card';
import { rankName, suitName } from './cards';
import { list, withArticle } from './grammar';

/* Any card of a rank or a suit: apart from the names, which the first page needs. */

/** `'a six'`, `'an ace'` */
export function aRank(rank: Rank): string {
  return withArticle(rankName(rank));
}

/** `'a heart'` */
export function aSuit(suit: Suit): string {
  return withArticle(suitName(suit));
}

export const almostAnyCard = 'almost any card';

/** `'any heart'`, `'any heart but the nine and the six'` */
export function anySuit(suit: Suit, but: readonly Rank[] = []): string {
  return any(suitBut(suit, but));
}

/** `'any ace'` of the first name in a list: `'any ace, king or heart'` */
export function any(name: string): string {
  return `any ${name}`;
}

/** `'heart'`, `'heart but the nine and the six'` */
export function suitBut(suit: Suit, but: readonly Rank[]): string {
  const names = but.map((rank) => rankName(rank));
  return `${suitName(suit)}${but.length === 0 ? '' : ` but the ${list(names, 'and')}`}`;
}
