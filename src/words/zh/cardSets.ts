import type { Rank, Suit } from '../../poker/card';
import { rankName, suitName } from './cards';
import { list, spaced } from './grammar';

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
  return but.length === 0 ? any(suitName(suit)) : `除 ${list(but.map(rankName), 'and')} 外的${any(suitName(suit))}`;
}

/** `'任意 A'` of the first name in a list: `'任意 A、K 或红桃'` */
export function any(name: string): string {
  return spaced`任意${name}`;
}

/** `'红桃'`, `'红桃（9 和 6 除外）'` */
export function suitBut(suit: Suit, but: readonly Rank[]): string {
  return but.length === 0 ? suitName(suit) : `${suitName(suit)}（${list(but.map(rankName), 'and')} 除外）`;
}
