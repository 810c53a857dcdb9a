import type { Rank, Suit } from '../../poker/card';
import { rankName, suitName, genderOf, theRank } from './cards';
import { list } from './grammar';

/* Any card of a rank or a suit: apart from the names, which the first page needs. */

/** `'un seis'`, `'una reina'` */
export function aRank(rank: Rank): string {
  return `${genderOf(rank) === 'm' ? 'un' : 'una'} ${rankName(rank)}`;
}

/** `'un corazón'`, `'una pica'` */
export function aSuit(suit: Suit): string {
  return `${suit === 3 ? 'una' : 'un'} ${suitName(suit)}`;
}

export const almostAnyCard = 'casi cualquier carta';

/** `'cualquier corazón'`, `'cualquier corazón menos el nueve y el seis'` */
export function anySuit(suit: Suit, but: readonly Rank[] = []): string {
  return any(suitBut(suit, but));
}

/** `'cualquier as'` of the first name in a list: `'cualquier as, rey o corazón'` */
export function any(name: string): string {
  return `cualquier ${name}`;
}

/** `'corazón'`, `'corazón menos el nueve y el seis'` */
export function suitBut(suit: Suit, but: readonly Rank[]): string {
  return but.length === 0 ? suitName(suit) : `${suitName(suit)} menos ${list(but.map(theRank), 'and')}`;
}
