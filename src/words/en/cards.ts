import { JOKER, rankOf, suitOf, symbolOf, type Card, type Rank, type Suit } from '../../poker/card';

const RANKS = [
  ['deuce', 'deuces'],
  ['three', 'threes'],
  ['four', 'fours'],
  ['five', 'fives'],
  ['six', 'sixes'],
  ['seven', 'sevens'],
  ['eight', 'eights'],
  ['nine', 'nines'],
  ['ten', 'tens'],
  ['jack', 'jacks'],
  ['queen', 'queens'],
  ['king', 'kings'],
  ['ace', 'aces'],
] as const;

const SUITS = ['club', 'diamond', 'heart', 'spade'] as const;

export function rankName(rank: Rank, count = 1): string {
  return RANKS[rank][count === 1 ? 0 : 1];
}

export function suitName(suit: Suit, count = 1): string {
  return count === 1 ? SUITS[suit] : `${SUITS[suit]}s`;
}

export function cardName(card: Card): string {
  return card === JOKER ? 'joker' : `${rankName(rankOf(card))} of ${suitName(suitOf(card), 2)}`;
}

export function cardSymbol(card: Card): string {
  return card === JOKER ? 'the joker' : symbolOf(card);
}

export function theCard(card: Card): string {
  return `the ${cardName(card)}`;
}

/** `'king over queen'`, of several each `'kings over queens'` */
export function rankOver(high: Rank, low: Rank, count = 1): string {
  return `${rankName(high, count)} over ${rankName(low, count)}`;
}
