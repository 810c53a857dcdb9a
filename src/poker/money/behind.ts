import type { Spot } from '../spot';
import { hundredths, inUnits } from './amounts';
import { callOf, type Stakes } from './stakes';

/*
 * Players behind hero who have still to act: a call is priced twice, as if all of them fold and as if all of them call.
 */

/** The verdict on a call if players behind may fold or call. */
export type BothVerdicts = 'call' | 'fold' | 'close' | 'depends';

/** The money if everybody behind folds, or if everybody calls. */
export interface Acted {
  /** The seats still to act, the lowest first. If these fold, all other seats are in. */
  readonly seats: readonly number[];
  /** If these players fold: their bets are folded money, their stacks are stacks of players not in the hand. */
  readonly ifFold: Stakes;
  /** If these players call: each has added the rest of the highest bet, at most the own stack. */
  readonly ifCall: Stakes;
}

/**
 * Both moneys of stakes as `checkStakes` lets them pass; `undefined` if hero has nothing to call or nobody has
 * still to act. A player has if the bet is below the highest one and the stack is known and not 0. Neither money
 * has players who have still to act, and neither asks for runs.
 */
export function actedOut(stakes: Stakes): Acted | undefined {
  const { bets, stacks, runs: _, ...rest } = stakes;
  if (bets === undefined || stacks === undefined || (callOf(stakes) ?? 0) === 0) return undefined;
  const own = bets.map(hundredths);
  const behind = stacks.map((stack) => hundredths(stack ?? 0));
  const highest = Math.max(...own);
  const seats = own.flatMap((bet, seat) => (seat > 0 && bet < highest && behind[seat] > 0 ? [seat] : []));
  if (seats.length === 0) return undefined;
  const stays = (_: unknown, seat: number) => !seats.includes(seat);
  const { pot, folded = [], payouts, others = [], bounties } = stakes;
  const adds = own.map((bet, seat) => (seats.includes(seat) ? Math.min(highest - bet, behind[seat]) : 0));
  const added = adds.reduce((sum, amount) => sum + amount, 0);
  return {
    seats,
    ifFold: {
      ...rest,
      bets: bets.filter(stays),
      stacks: stacks.filter(stays),
      folded: [...folded, ...seats.map((seat) => bets[seat])],
      ...(payouts !== undefined && {
        others: [...others, ...seats.map((seat) => stacks[seat] ?? 0)],
      }),
      ...(bounties !== undefined && { bounties: bounties.filter((_, at) => stays(_, at + 1)) }),
    },
    ifCall: {
      ...rest,
      bets: bets.map((bet, seat) => (adds[seat] === 0 ? bet : inUnits(own[seat] + adds[seat]))),
      stacks: stacks.map((stack, seat) => (adds[seat] === 0 ? stack : inUnits(behind[seat] - adds[seat]))),
      ...(pot !== undefined && { pot: inUnits(hundredths(pot) + added) }),
    },
  };
}

/** A spot without some seats; nothing is known of their cards any more. */
export function withoutSeats(spot: Spot, seats: readonly number[]): Spot {
  return { ...spot, opponents: spot.opponents.filter((_, at) => !seats.includes(at + 1)) };
}

/** Merges two verdicts: equal verdicts stay, `close` yields to the other, opposite verdicts give `depends`. */
export function bothVerdicts(one: 'call' | 'fold' | 'close', other: 'call' | 'fold' | 'close'): BothVerdicts {
  if (one === other || other === 'close') return one;
  return one === 'close' ? other : 'depends';
}
