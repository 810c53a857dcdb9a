import { JOKER, rankOf, suitOf, type Card, type Rank, type Suit } from '../../poker/card';
import { genderOf, rankName, suitName } from './cards';
import { list } from './grammar';
/* Cards within a sentence. */

/** `'el as'`, `'la reina'` */
export function theRank(rank: Rank): string {
  return `${genderOf(rank) === 'm' ? 'el' : 'la'} ${rankName(rank)}`;
}

/** `'el as de corazones'`, `'la reina de picas'`, `'el joker'` */
export function theCard(card: Card): string {
  return card === JOKER ? 'el joker' : `${theRank(rankOf(card))} de ${suitName(suitOf(card), 2)}`;
}

/** `'un seis'`, `'una reina'` */
export function aRank(rank: Rank): string {
  return `${genderOf(rank) === 'm' ? 'un' : 'una'} ${rankName(rank)}`;
}

/** `'un corazón'`, `'una pica'` */
export function aSuit(suit: Suit): string {
  return `${suit === 3 ? 'una' : 'un'} ${suitName(suit)}`;
}

/** `'cualquier corazón'`, `'cualquier corazón menos el nueve y el seis'` */
export function anySuit(suit: Suit, but: readonly Rank[] = []): string {
  const any = `cualquier ${suitName(suit)}`;
  return but.length === 0 ? any : `${any} menos ${list(but.map(theRank), 'and')}`;
}

/** `'rey contra reina'`, of several each `'reyes contra reinas'` */
export function rankOver(high: Rank, low: Rank, count = 1): string {
  return `${rankName(high, count)} contra ${rankName(low, count)}`;
}
