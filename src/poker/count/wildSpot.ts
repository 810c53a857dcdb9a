import type { Card, Hole } from '../card';
import type { WildDeck } from '../deck';
import { COMBOS } from '../range';
import { playersOf, type Player, type Spot } from '../spot';

/*
 * Counts of decks with wild cards. What makes the ordinary deck's fast, rows of strengths for the ranks of
 * a board, does not hold where a card is of any rank and suit: here every hand is looked at by itself.
 */

/** What a hidden player may hold of the cards that are left. */
export interface Holding {
  readonly seat: number;
  readonly holes: readonly Hole[];
  readonly weights: Float64Array;
}

/** A range's live combos, which never hold the joker; or any two cards, which may. */
function holdingOf(player: Player, seat: number, unseen: readonly Card[]): Holding {
  if (player.kind !== 'range') {
    const holes = unseen.flatMap((a, at) => unseen.slice(at + 1).map((b): Hole => [a, b]));
    return { seat, holes, weights: new Float64Array(holes.length).fill(1) };
  }
  const left = new Set(unseen);
  const { weights } = player.range;
  const live = Array.from(COMBOS.keys()).filter(
    (combo) => weights[combo] > 0 && COMBOS[combo].every((card) => left.has(card)),
  );
  return {
    seat,
    holes: live.map((combo) => COMBOS[combo]),
    weights: Float64Array.from(live, (combo) => weights[combo]),
  };
}

/** A spot whose deck has wild cards. */
export interface WildSpot extends Spot {
  readonly wild: WildDeck;
}

export function hasWilds(spot: Spot): spot is WildSpot {
  return spot.wild !== undefined;
}

/** What each hidden player may hold, in the order of the seats. */
export function hiddenIn(spot: Spot, unseen: readonly Card[]): Holding[] {
  return playersOf(spot).flatMap((player, seat) =>
    player.kind === 'hand' ? [] : [holdingOf(player, seat, unseen)],
  );
}

/** Cards that may fall next, where outs are told. */
export function fallingOf({ board }: Spot, unseen: readonly Card[]): readonly Card[] {
  return board.length === 3 || board.length === 4 ? unseen : [];
}
