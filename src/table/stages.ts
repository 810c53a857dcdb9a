import { seating, type Draft } from '../notation/draft';
import { readLadder } from '../poker/breakdown';
import { playersOf, STREETS, type Player, type Spot, type Street } from '../poker/spot';

/** A player's continuing part: combos, and of how many. */
export interface Continuing {
  readonly player: number;
  readonly combos: number;
  readonly of: number;
}

/** A hand with narrowed ranges, stop by stop: a street, or the part of a range that continued on it. */
export interface Stage {
  readonly street: Street;
  /** The board and the ranges as they were. */
  readonly spot: Spot;
  readonly continuing?: Continuing;
}

/** The stages of a hand up to the present board, the last with the ranges as they are now; none without a narrowing. */
export function stagesOf(draft: Draft, spot: Spot): Stage[] {
  const numbers = seating(draft);
  const narrowed = (draft.narrowed ?? []).flatMap((own) => {
    const number = own.player === 0 ? -1 : numbers[own.player - 1];
    if (number === undefined || own.dealt > spot.board.length) return [];
    return [{ ...own, player: number + 1 }];
  });
  if (narrowed.length === 0) return [];
  const at = (dealt: number, done: number): Spot => {
    const [hero, ...opponents] = playersOf(spot).map(
      (player, index): Player => narrowed.slice(done).find((own) => own.player === index)?.before ?? player,
    );
    return { ...spot, hero, opponents, board: spot.board.slice(0, dealt) };
  };
  const stages: Stage[] = [];
  let done = 0;
  for (const street of STREETS) {
    const dealt = street === 'preflop' ? 0 : STREETS.indexOf(street) + 2;
    if (dealt > spot.board.length) break;
    stages.push({ street, spot: at(dealt, done) });
    while (narrowed[done]?.dealt === dealt) {
      const { player } = narrowed[done];
      const before = at(dealt, done);
      done++;
      const after = at(dealt, done);
      const live = (own: Spot) => readLadder(own, player)?.live ?? 0;
      const continuing = { player, combos: live(after), of: live(before) };
      stages.push({ street, spot: after, continuing });
    }
  }
  return stages;
}
