import { spaced, list } from './grammar';
import { rankName, suitName } from './cards';
import type { Rank, Suit } from '../../poker/card';
import type { Place } from '../../notation/draft';
import { places } from '#words/table';
import type { Seated } from '../types';
import { seatName } from './spot';

const opponent = (name: string | undefined, number: number | undefined): string =>
  name ?? (number === undefined ? '对手' : `对手 ${number}`);
export const theirOutsToEquity = (who: Seated): string =>
  spaced`从${seatName(0, who)}的补牌到${seatName(0, who)}的胜率`;
export const theyHit = (name: string | undefined): string => spaced`${opponent(name, undefined)}击中`;
export const course = (equities: readonly string[]): string => `你 ${equities.join('，然后 ')}`;
export const ends = (hands: readonly (readonly [name: string, share: string])[]): string =>
  hands.map(([name, share]) => `${name} ${share}`).join('，');
export const endsBoth = (own: string, theirs: string, name: string | undefined): string =>
  `你：${own} · ${opponent(name, undefined)}：${theirs}`;
export const theirOuts = (who: Seated): string =>
  who.opponents === 1 ? spaced`${seatName(0, who)}的补牌` : '对手的补牌';
export const whose = opponent;
export const outsOf = (all: readonly (readonly [name: string, outs: number])[]): string =>
  all.map(([name, outs]) => `${name}：${outs}`).join('，');

export const ranks = (count: number, rank: Rank): string => `${count} 张 ${rankName(rank)}`;

export const pairsOf = (count: number, rank: Rank): string => {
  if (count > 2) return `${ranks(count, rank)}：${count} × ${count - 1} ÷ 2`;
  return `${ranks(count, rank)}：${count === 2 ? '一对' : '没有对子'}`;
};

export const suitedIn = (suits: readonly Suit[]): string =>
  suits.length === 0
    ? '没有哪种花色两张牌都在'
    : `两张牌都在的花色：${list(
        suits.map((suit) => suitName(suit)),
        'and',
      )}`;
/** @param isChosen whether the user chose it */
export const cardGraded = (card: string, plays: boolean, isChosen: boolean): string =>
  `${card}，${plays ? '用得上' : '用不上'}${isChosen === plays ? '' : '，你选的相反'}`;
/** A card of the board, before the user went back in the hand. */
export const playedIsIn = (card: string, place: Place['in']): string =>
  spaced`无法恢复公共牌：${card}${places[place]}。`;
