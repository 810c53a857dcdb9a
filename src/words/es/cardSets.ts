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
  const any = `cualquier ${suitName(suit)}`;
  return but.length === 0 ? any : `${any} menos ${list(but.map(theRank), 'and')}`;
}
