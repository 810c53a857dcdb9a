import { JOKER, rankOf, rankSymbol, suitOf, symbolOf } from '../../poker/card';
import type { Card, Rank, Suit } from '../../poker/card';

const SUITS = ['梅花', '方块', '红桃', '黑桃'];

/** `'6'`, `'K'` */
export function rankName(rank: Rank): string {
  return rankSymbol(rank);
}

/** `'红桃'` */
export function suitName(suit: Suit): string {
  return SUITS[suit];
}

/** `'红桃A'`, `'王'` */
export function cardName(card: Card): string {
  return card === JOKER ? '王' : suitName(suitOf(card)) + rankName(rankOf(card));
}

/** `'10♥'`, `'王'` */
export function cardSymbol(card: Card): string {
  return card === JOKER ? '王' : symbolOf(card);
}

/** `'K 大于 Q'` */
export function rankOver(high: Rank, low: Rank): string {
  return `${rankName(high)} 大于 ${rankName(low)}`;
}
