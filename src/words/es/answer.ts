import { list } from './grammar';
import { rankName, suitName } from './cards';
import type { Rank, Suit } from '../../poker/card';
import type { Place } from '../../notation/draft';
import { places } from '#words/table';
import type { Seated } from '../types';
import { ofSeat } from './spot';

const opponent = (name: string | undefined, number: number | undefined): string =>
  name ?? (number === undefined ? 'rival' : `rival ${number}`);
export const theirOutsToEquity = (who: Seated): string => `De los outs ${ofSeat(0, who)} a su equity`;
export const theyHit = (name: string | undefined): string => `${opponent(name, undefined)} liga`;
export const course = (equities: readonly string[]): string => `tú ${equities.join(', luego ')}`;
export const ends = (hands: readonly (readonly [name: string, share: string])[]): string =>
  hands.map(([name, share]) => `${name} ${share}`).join(', ');
export const endsBoth = (own: string, theirs: string, name: string | undefined): string =>
  `tú: ${own} · ${opponent(name, undefined)}: ${theirs}`;
export const theirOuts = (who: Seated): string =>
  who.opponents === 1 ? `Outs ${ofSeat(0, who)}` : 'Outs de los rivales';
export const whose = opponent;
export const outsOf = (all: readonly (readonly [name: string, outs: number])[]): string =>
  all.map(([name, outs]) => `${name}: ${outs}`).join(', ');

export const ranks = (count: number, rank: Rank): string => `${count} ${rankName(rank, count)}`;

export const pairsOf = (count: number, rank: Rank): string => {
  if (count > 2) return `${ranks(count, rank)}: ${count} × ${count - 1} ÷ 2`;
  return `${ranks(count, rank)}: ${count === 2 ? 'una pareja' : 'ninguna pareja'}`;
};

export const suitedIn = (suits: readonly Suit[]): string =>
  suits.length === 0
    ? 'en ningún palo quedan las dos cartas'
    : `quedan las dos cartas en ${list(
        suits.map((suit) => suitName(suit, 2)),
        'and',
      )}`;
/** @param isChosen whether the user chose it */
export const cardGraded = (card: string, plays: boolean, isChosen: boolean): string =>
  `${card}, ${plays ? 'juega' : 'no juega'}${isChosen === plays ? '' : ', elegiste lo contrario'}`;
/** A card of the board, before the user went back in the hand. */
export const playedIsIn = (card: string, place: Place['in']): string =>
  `No se puede recuperar el board: ${card} está ${places[place]}.`;
