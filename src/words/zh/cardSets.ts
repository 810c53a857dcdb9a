import type { Rank, Suit } from '../../poker/card';
import { rankName, suitName } from './cards';
import { list } from './grammar';

/* Any card of a rank or a suit: apart from the names, which the first page needs. */

/** `'一张 6'` */
export function aRank(rank: Rank): string {
  return `一张 ${rankName(rank)}`;
}

/** `'一张红桃'` */
export function aSuit(suit: Suit): string {
  return `一张${suitName(suit)}`;
}

export const almostAnyCard = '几乎任何牌';

/** `'任意红桃'`, `'除 9 和 6 外的任意红桃'` */
export function anySuit(suit: Suit, but: readonly Rank[] = []): string {
  const any = `任意${suitName(suit)}`;
  return but.length === 0 ? any : `除 ${list(but.map(rankName), 'and')} 外的${any}`;
}
