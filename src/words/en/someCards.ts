import type { Card, Rank, Suit } from '../../poker/card';
import { cardName, rankName, suitName } from './cards';
import { list, withArticle } from './grammar';
/* Cards within a sentence. */

/** `'the ace of hearts'`, `'the joker'` */
export function theCard(card: Card): string {
  return `the ${cardName(card)}`;
}

/** `'a six'`, `'an ace'` */
export function aRank(rank: Rank): string {
  return withArticle(rankName(rank));
}

/** `'a heart'` */
export function aSuit(suit: Suit): string {
  return withArticle(suitName(suit));
}

/** `'any heart'`, `'any heart but the nine and the six'` */
export function anySuit(suit: Suit, but: readonly Rank[] = []): string {
  const names = but.map((rank) => rankName(rank));
  return `any ${suitName(suit)}${but.length === 0 ? '' : ` but the ${list(names, 'and')}`}`;
}

/** `'king over queen'`, of several each `'kings over queens'` */
export function rankOver(high: Rank, low: Rank, count = 1): string {
  return `${rankName(high, count)} over ${rankName(low, count)}`;
}
