import type { Stakes } from '../poker/money/stakes';
import type { TypedSpot } from '../poker/readSpot';
import { fail, ok, type Result } from '../poker/result';
import type { DealProblem, Player, Spot } from '../poker/spot';
import {
  EMPTY_DRAFT,
  putAmounts,
  putHeroRange,
  readinessOf,
  type Draft,
  type DraftProblem,
  type Missing,
  type Seat,
} from './draft';
import { readLink } from './link';
import { applyReads } from './reads';
import { fillSlots } from './slots';

/* A whole spot: as an entry, and from a link. */

/** A spot with its money as the entry that makes it. @param reads of each player, hero first, of the ranges in the spot */
export function draftOf(
  { hero, board, opponents, dead, wild, target }: Spot,
  stakes: Stakes = {},
  reads: TypedSpot['reads'] = [],
): Draft {
  const { raise, blind, stacks } = stakes;
  // Of a raise the other amounts follow, of an all-in the stacks too.
  const money =
    raise === undefined
      ? stakes
      : { facing: raise, ...(blind && { blind }), ...(stacks && !raise.isAllIn && { stacks }) };
  const draft: Draft = {
    ...EMPTY_DRAFT,
    board: fillSlots(board, EMPTY_DRAFT.board.length),
    seats: opponents.map(seatOf),
    dead,
    ...(wild !== undefined && { wild }),
    ...(target !== undefined && { target }),
    ...money,
  };
  const typed = putAmounts(draft, 'reads', reads);
  return hero.kind === 'hand' ? { ...typed, hero: hero.cards } : putHeroRange(typed, hero);
}

function seatOf(player: Player): Seat {
  return player.kind === 'hand' ? { kind: 'hand', cards: player.cards } : player;
}

/** Why a link is not a spot: something in it cannot be read, or a card is missing. */
export type LinkFault =
  { readonly problem: DraftProblem | DealProblem; readonly missing?: never } | { readonly missing: Missing };

/** The spot in a table's link. Unknown fields are ignored. */
export function spotIn(link: string): Result<Spot, LinkFault> {
  const { draft, problems } = applyReads(readLink(link));
  const problem = problems.find((own) => own.code !== 'bad-field' || own.why !== 'unknown');
  if (problem !== undefined) return fail({ problem });
  const readiness = readinessOf(draft);
  if (readiness.ready) return ok(readiness.spot);
  return fail('missing' in readiness ? { missing: readiness.missing } : { problem: readiness.problem });
}
