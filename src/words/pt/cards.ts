import { JOKER, rankOf, suitOf, symbolOf } from '../../poker/card';
import type { Card, Rank, Suit } from '../../poker/card';
import type { Gender } from './grammar';

const RANKS = [
  ['dois', 'dois'],
  ['três', 'três'],
  ['quatro', 'quatros'],
  ['cinco', 'cincos'],
  ['seis', 'seis'],
  ['sete', 'setes'],
  ['oito', 'oitos'],
  ['nove', 'noves'],
  ['dez', 'dez'],
  ['valete', 'valetes'],
  ['dama', 'damas'],
  ['rei', 'reis'],
  ['ás', 'ases'],
] as const;

const SUITS = ['paus', 'ouros', 'copas', 'espadas'];

export function rankName(rank: Rank, count = 1): string {
  return RANKS[rank][count === 1 ? 0 : 1];
}

/** `'copas'`: the names of suits have no singular. */
export function suitName(suit: Suit): string {
  return SUITS[suit];
}

/** Uma dama; the others are masculine. */
export function genderOf(rank: Rank): Gender {
  return rank === 10 ? 'f' : 'm';
}

export function cardName(card: Card): string {
  return card === JOKER ? 'curinga' : `${rankName(rankOf(card))} de ${suitName(suitOf(card))}`;
}

export function cardSymbol(card: Card): string {
  return card === JOKER ? 'o curinga' : symbolOf(card);
}

export function theRank(rank: Rank): string {
  return `${genderOf(rank) === 'm' ? 'o' : 'a'} ${rankName(rank)}`;
}

export function theCard(card: Card): string {
  return card === JOKER ? 'o curinga' : `${theRank(rankOf(card))} de ${suitName(suitOf(card))}`;
}

export function rankOver(high: Rank, low: Rank, count = 1): string {
  return `${rankName(high, count)} contra ${rankName(low, count)}`;
}
