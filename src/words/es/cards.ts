import { JOKER, rankOf, suitOf, symbolOf } from '../../poker/card';
import type { Card, Rank, Suit } from '../../poker/card';
import type { Gender } from './grammar';

const RANKS = [
  ['dos', 'doses'],
  ['tres', 'treses'],
  ['cuatro', 'cuatros'],
  ['cinco', 'cincos'],
  ['seis', 'seises'],
  ['siete', 'sietes'],
  ['ocho', 'ochos'],
  ['nueve', 'nueves'],
  ['diez', 'dieces'],
  ['jota', 'jotas'],
  ['reina', 'reinas'],
  ['rey', 'reyes'],
  ['as', 'ases'],
] as const;

const SUITS = [
  ['trébol', 'tréboles'],
  ['diamante', 'diamantes'],
  ['corazón', 'corazones'],
  ['pica', 'picas'],
] as const;

export function rankName(rank: Rank, count = 1): string {
  return RANKS[rank][count === 1 ? 0 : 1];
}

export function suitName(suit: Suit, count = 1): string {
  return SUITS[suit][count === 1 ? 0 : 1];
}

/** Una jota, una reina; the others are masculine. */
export function genderOf(rank: Rank): Gender {
  return rank === 9 || rank === 10 ? 'f' : 'm';
}

export function cardName(card: Card): string {
  return card === JOKER ? 'joker' : `${rankName(rankOf(card))} de ${suitName(suitOf(card), 2)}`;
}

export function cardSymbol(card: Card): string {
  return card === JOKER ? 'el joker' : symbolOf(card);
}

export function theRank(rank: Rank): string {
  return `${genderOf(rank) === 'm' ? 'el' : 'la'} ${rankName(rank)}`;
}

export function theCard(card: Card): string {
  return card === JOKER ? 'el joker' : `${theRank(rankOf(card))} de ${suitName(suitOf(card), 2)}`;
}

export function rankOver(high: Rank, low: Rank, count = 1): string {
  return `${rankName(high, count)} contra ${rankName(low, count)}`;
}
