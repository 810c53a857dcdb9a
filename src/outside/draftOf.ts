import type { Stakes } from '../poker/money/stakes';
import type { Player, Spot } from '../poker/spot';
import { EMPTY_DRAFT, putHeroRange, type Draft, type Seat } from '../notation/draft';
import { fillSlots } from '../notation/slots';

/** A complete spot with its money as the entry that makes it. */
export function draftOf({ hero, board, opponents, dead, wild, target }: Spot, stakes: Stakes = {}): Draft {
  const draft: Draft = {
    ...EMPTY_DRAFT,
    board: fillSlots(board, EMPTY_DRAFT.board.length),
    seats: opponents.map(seatOf),
    dead,
    ...(wild !== undefined && { wild }),
    ...(target !== undefined && { target }),
    ...stakes,
  };
  return hero.kind === 'hand' ? { ...draft, hero: hero.cards } : putHeroRange(draft, hero);
}

function seatOf(player: Player): Seat {
  return player.kind === 'hand' ? { kind: 'hand', cards: player.cards } : player;
}
