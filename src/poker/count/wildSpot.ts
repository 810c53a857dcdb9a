import type { Card } from '../card';
import type { WildDeck } from '../deck';
import { playersOf, type Spot } from '../spot';
import { holdingOf, type Holding } from './seated';

/** A spot whose deck has wild cards. */
export interface WildSpot extends Spot {
  readonly wild: WildDeck;
}

export function hasWilds(spot: Spot): spot is WildSpot {
  return spot.wild !== undefined;
}

/** What each hidden player may hold, in the order of the seats. */
export function hiddenIn(spot: Spot, unseen: readonly Card[]): Holding[] {
  return playersOf(spot).flatMap((player, seat) => (player.kind === 'hand' ? [] : [holdingOf(player, seat, unseen)]));
}

/** Cards that may fall next, where outs are told. */
export function fallingOf({ board }: Spot, unseen: readonly Card[]): readonly Card[] {
  return board.length === 3 || board.length === 4 ? unseen : [];
}
