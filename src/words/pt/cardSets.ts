import type { Rank, Suit } from '../../poker/card';
import { rankName, suitName, genderOf, theRank } from './cards';
import { list } from './grammar';

/* Any card of a rank or a suit: apart from the names, which the first page needs. */

/** `'um seis'`, `'uma dama'` */
export function aRank(rank: Rank): string {
  return `${genderOf(rank) === 'm' ? 'um' : 'uma'} ${rankName(rank)}`;
}

/** `'uma carta de copas'` */
export function aSuit(suit: Suit): string {
  return `uma carta de ${suitName(suit)}`;
}

export const almostAnyCard = 'quase qualquer carta';

/** `'qualquer carta de copas'`, `'qualquer carta de copas menos o nove e o seis'` */
export function anySuit(suit: Suit, but: readonly Rank[] = []): string {
  return any(suitBut(suit, but));
}

/** `'qualquer ás'` of the first name in a list: `'qualquer ás, rei ou carta de copas'` */
export function any(name: string): string {
  return `qualquer ${name}`;
}

/** `'carta de copas'`, `'carta de copas menos o nove e o seis'` */
export function suitBut(suit: Suit, but: readonly Rank[]): string {
  const cards = `carta de ${suitName(suit)}`;
  return but.length === 0 ? cards : `${cards} menos ${list(but.map(theRank), 'and')}`;
}
