import * as say from '#words/spot';
import type { Draft, Names } from '../notation/draft';
import type { Card } from '../poker/card';
import type { Spot } from '../poker/spot';
import type { Seated } from '../words/types';

interface PlayedHand {
  /** The names of a draft's chairs, hero's first; `undefined` for a draft of another hand. */
  namesOf(draft: Draft): Names | undefined;
  /** Its whole board; none for a draft of another hand, or with another card on its board. */
  boardOf(draft: Draft): readonly Card[];
  /** The spot of a draft of it, with the ranges that its players played to the flop; another draft's spot as it is. */
  playedSpot(draft: Draft, spot: Spot): Spot;
}

let played = $state.raw<PlayedHand>();

/** Gives the chairs to the players of a hand while it is replayed. */
export function nameAfter(hand: PlayedHand): void {
  played = hand;
}

/** The names of the chairs of a draft of the hand that is replayed; `undefined` for other drafts. */
export function playedNames(draft: Draft): Names | undefined {
  return played?.namesOf(draft);
}

/** The whole board of the hand that is replayed; none for other drafts. */
export function replayedBoard(draft: Draft): readonly Card[] {
  return played?.boardOf(draft) ?? [];
}

/** The spot of a draft, with the ranges that players of the replayed hand played to the flop. */
export function playedSpot(draft: Draft, spot: Spot): Spot {
  return played?.playedSpot(draft, spot) ?? spot;
}

/** The names of the spot's opponents; none if nobody has one. */
let names = $state.raw<readonly (string | undefined)[]>([]);

/** Sets the names of the spot's opponents. */
export function nameOpponents(own: readonly (string | undefined)[]): void {
  if (JSON.stringify(own) !== JSON.stringify(names)) names = own;
}

/** The names of the spot's opponents, for sentences. */
export function opponentNames(): Seated['names'] {
  return names;
}

/** The number of opponents and their names, for a sentence. */
export function seated(opponents: number): Seated {
  return { opponents, names };
}

/** The name of an opponent, numbered from 1; `undefined` for hero and without a name. */
export function nameOf(player: number): string | undefined {
  return names[player - 1];
}

/** Characters of a name that a hole of the deck, or a column next to cards, has room for. */
const SHORT = 6;

/** A player's name, cut for a narrow place. */
export function shortName(player: number): string | undefined {
  const name = nameOf(player);
  return name === undefined ? undefined : Array.from(name).slice(0, SHORT).join('');
}

/** `'You'`, a name, `'Opponent'`, or if there are several `'Opponent 2'`. */
export function playerName(player: number, players: number): string {
  return say.playerName(player, seated(players - 1));
}

/** The name of the only opponent; `undefined` of several, and without one. */
export function theirName(): string | undefined {
  return names.length === 1 ? names[0] : undefined;
}
