import type { Card, Rank, Suit } from '../../poker/card';
import { cardName, rankName, suitName } from './cards';
import { list } from './grammar';
/* Cards within a sentence. */

/** `'红桃A'`, `'王'` */
export function theCard(card: Card): string {
  return cardName(card);
}

/** `'一张6'` */
export function aRank(rank: Rank): string {
  return `一张${rankName(rank)}`;
}

/** `'一张红桃'` */
export function aSuit(suit: Suit): string {
  return `一张${suitName(suit)}`;
}

/** `'任意红桃'`, `'除9和6外的任意红桃'` */
export function anySuit(suit: Suit, but: readonly Rank[] = []): string {
  const any = `任意${suitName(suit)}`;
  return but.length === 0 ? any : `除${list(but.map(rankName), 'and')}外的${any}`;
}

/** `'K对Q'` */
export function rankOver(high: Rank, low: Rank): string {
  return `${rankName(high)}对${rankName(low)}`;
}
