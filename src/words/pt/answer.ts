import { list } from './grammar';
import { rankName, suitName } from './cards';
import type { Rank, Suit } from '../../poker/card';
import type { Place } from '../../notation/draft';
import { places } from '#words/table';
import type { Seated } from '../types';
import { ofSeat } from './spot';

const opponent = (name: string | undefined, number: number | undefined): string =>
  name ?? (number === undefined ? 'adversário' : `adversário ${number}`);
export const theirOutsToEquity = (who: Seated): string => `Dos outs ${ofSeat(0, who)} à equity dele`;
export const theyHit = (name: string | undefined): string => `${opponent(name, undefined)} acerta`;
export const course = (equities: readonly string[]): string => `você ${equities.join(', depois ')}`;
export const ends = (hands: readonly (readonly [name: string, share: string])[]): string =>
  hands.map(([name, share]) => `${name} ${share}`).join(', ');
export const endsBoth = (own: string, theirs: string, name: string | undefined): string =>
  `você: ${own} · ${opponent(name, undefined)}: ${theirs}`;
export const theirOuts = (who: Seated): string =>
  who.opponents === 1 ? `Outs ${ofSeat(0, who)}` : 'Outs dos adversários';
export const whose = opponent;
export const outsOf = (all: readonly (readonly [name: string, outs: number])[]): string =>
  all.map(([name, outs]) => `${name}: ${outs}`).join(', ');

export const ranks = (count: number, rank: Rank): string => `${count} ${rankName(rank, count)}`;

export const pairsOf = (count: number, rank: Rank): string => {
  if (count > 2) return `${ranks(count, rank)}: ${count} × ${count - 1} ÷ 2`;
  return `${ranks(count, rank)}: ${count === 2 ? 'um par' : 'nenhum par'}`;
};

export const suitedIn = (suits: readonly Suit[]): string =>
  suits.length === 0
    ? 'em nenhum naipe restam as duas cartas'
    : `restam as duas cartas em ${list(
        suits.map((suit) => suitName(suit)),
        'and',
      )}`;
/** @param isChosen whether the user chose it */
export const cardGraded = (card: string, plays: boolean, isChosen: boolean): string =>
  `${card}, ${plays ? 'joga' : 'não joga'}${isChosen === plays ? '' : ', você escolheu o contrário'}`;
/** A card of the board, before the user went back in the hand. */
export const playedIsIn = (card: string, place: Place['in']): string =>
  `Não é possível restaurar o board: ${card} está ${places[place]}.`;
