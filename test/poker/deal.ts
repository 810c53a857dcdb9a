import type { Spot } from '../../src/poker/spot';
import { DECK, suit, without } from '../reference/cards';
import type { ReferenceSpot } from '../reference/equity';
import { integer, shuffled, type Random } from '../reference/random';
import { spot } from './read';

export interface Deal {
  /** Known and random players together. */
  readonly players: number;
  readonly board: number;
  /** The seat of a player who may hold anything. */
  readonly random?: number;
  readonly dead?: number;
  /** Cards to deal from before others: what is left of a thinned deck then lacks them. */
  readonly first?: readonly string[];
}

/** A spot at random, as the reference writes it. */
export function deal(random: Random, { players, board, first = [], ...rest }: Deal): ReferenceSpot {
  const named = shuffled(random, first);
  const cards = [...named, ...shuffled(random, without(DECK, named))];
  const take = (count: number) => cards.splice(0, count);
  const dead = take(rest.dead ?? 0);
  // The rest of the deck is mixed again, so that only the dead cards are lopsided.
  const left = shuffled(random, cards);
  cards.splice(0, cards.length, ...left);
  return {
    dead,
    board: take(board),
    players: Array.from({ length: players }, (_, seat) => (seat === rest.random ? 'random' : take(2))),
  };
}

/** How lopsided the dead cards can be: which go first. */
export function lopsided(random: Random): string[] {
  const suits = shuffled(random, ['c', 'd', 'h', 's']);
  const ranks = shuffled(random, [...'23456789TJQKA']);
  const kind = integer(random, 0, 4);
  if (kind === 0) return [];
  if (kind === 1) return DECK.filter((card) => suit(card) !== suits[0]);
  if (kind === 2) return DECK.filter((card) => !suits.slice(0, 2).includes(suit(card)));
  if (kind === 3) return DECK.filter((card) => !ranks.slice(0, 6).includes(card.charAt(0)));
  return DECK.filter((card) => suit(card) === suits[0]);
}

export function write(written: ReferenceSpot): Spot {
  const [hero, ...opponents] = written.players.map((player) => (player === 'random' ? player : player.join('')));
  return spot({ hero, opponents, board: written.board.join(''), dead: written.dead.join('') });
}

/**
 * A spot in which something happens: hands and board are dealt from a few neighbouring ranks, from two
 * suits, or from a few ranks, so that draws, ties and paired boards are as common as plain hands.
 */
export function lively(random: Random, { players, board, ...rest }: Deal): ReferenceSpot {
  const start = integer(random, -1, 6);
  const ranks = [...'A23456789TJQKA'].slice(start + 1, start + 8);
  const few = shuffled(random, [...'23456789TJQKA'], 7);
  const suits = shuffled(random, ['c', 'd', 'h', 's'], 2);
  const decks = [
    DECK,
    DECK.filter((card) => ranks.includes(card.charAt(0))),
    DECK.filter((card) => suits.includes(suit(card))),
    DECK.filter((card) => few.includes(card.charAt(0))),
  ];
  const cards = shuffled(random, decks[integer(random, 0, 3)], 2 * players + board);
  const take = (count: number) => cards.splice(0, count);
  const written = { board: take(board), players: Array.from({ length: players }, () => take(2)) };
  const left = without(DECK, [...written.board, ...written.players.flat()]);
  return { ...written, dead: shuffled(random, left, rest.dead ?? 0) };
}
