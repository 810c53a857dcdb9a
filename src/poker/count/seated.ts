import type { Card, Hole } from '../card';
import { COMBOS, comboIndex } from '../combos';
import type { Player } from '../spot';

/** A player's known cards. */
export interface Held {
  readonly seat: number;
  readonly hole: Hole;
}

/** What a hidden player may hold of the cards that are left. */
export interface Holding {
  readonly seat: number;
  readonly holes: readonly Hole[];
  readonly weights: Float64Array;
}

/** A range's live combos, which never hold the joker; or any two cards, which may. */
export function holdingOf(player: Player, seat: number, unseen: readonly Card[]): Holding {
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

/** A holding's weights by combo, of all 1,326; without the joker. */
export function weightsByCombo({ holes, weights }: Holding): Float64Array {
  const byCombo = new Float64Array(COMBOS.length);
  holes.forEach(([a, b], at) => (byCombo[comboIndex(a, b)] = weights[at]));
  return byCombo;
}
