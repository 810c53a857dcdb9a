import { cardName, rankName, type Card, type Rank } from '../../poker/card';

// `'six'`, `'sixes'`; `'heart'`, `'hearts'`; `'ace of hearts'`; `'10♥'`, `'the joker'`
export { cardName, cardSymbol, rankName, suitName } from '../../poker/card';

/** `'the ace of hearts'`, `'the joker'` */
export function theCard(card: Card): string {
  return `the ${cardName(card)}`;
}

/** `'king over queen'`, of several each `'kings over queens'` */
export function rankOver(high: Rank, low: Rank, count = 1): string {
  return `${rankName(high, count)} over ${rankName(low, count)}`;
}
