import { JOKER, rankOf, rankSymbol, suitOf, symbolOf } from '../../poker/card';
import type { Card, Rank, Suit } from '../../poker/card';

const SUITS = ['梅花', '方块', '红桃', '黑桃'];

export function rankName(rank: Rank): string {
  return rankSymbol(rank);
}

export function suitName(suit: Suit): string {
  return SUITS[suit];
}

export function cardName(card: Card): string {
  return card === JOKER ? '王' : suitName(suitOf(card)) + rankName(rankOf(card));
}

export function cardSymbol(card: Card): string {
  return card === JOKER ? '王' : symbolOf(card);
}

export function rankOver(high: Rank, low: Rank): string {
  return `${rankName(high)} 大于 ${rankName(low)}`;
}
