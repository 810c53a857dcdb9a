import { JOKER, rankOf, suitOf, type Card, type Rank, type Suit } from '../../poker/card';
import { genderOf, rankName, suitName } from './cards';
import { list } from './grammar';
/* Cards within a sentence. */

/** `'o ás'`, `'a dama'` */
export function theRank(rank: Rank): string {
  return `${genderOf(rank) === 'm' ? 'o' : 'a'} ${rankName(rank)}`;
}

/** `'o ás de copas'`, `'a dama de espadas'`, `'o curinga'` */
export function theCard(card: Card): string {
  return card === JOKER ? 'o curinga' : `${theRank(rankOf(card))} de ${suitName(suitOf(card))}`;
}

/** `'um seis'`, `'uma dama'` */
export function aRank(rank: Rank): string {
  return `${genderOf(rank) === 'm' ? 'um' : 'uma'} ${rankName(rank)}`;
}

/** `'uma carta de copas'` */
export function aSuit(suit: Suit): string {
  return `uma carta de ${suitName(suit)}`;
}

/** `'qualquer carta de copas'`, `'qualquer carta de copas menos o nove e o seis'` */
export function anySuit(suit: Suit, but: readonly Rank[] = []): string {
  const any = `qualquer carta de ${suitName(suit)}`;
  return but.length === 0 ? any : `${any} menos ${list(but.map(theRank), 'and')}`;
}

/** `'rei contra dama'`, of several each `'reis contra damas'` */
export function rankOver(high: Rank, low: Rank, count = 1): string {
  return `${rankName(high, count)} contra ${rankName(low, count)}`;
}
