import { hundredths, inUnits } from '../poker/money/amounts';
import { stakesProblems, type Stakes, type StakesProblem } from '../poker/money/stakes';
import { isEmptySeat, SEAT_AMOUNTS, type Draft, type SeatAmounts } from './draft';

/*
 * The money of a spot that is being entered: what of it can be counted, and whose amount is missing.
 */

/** Amounts that are still missing: the field, and the players of the spot, hero being 0. */
export interface MissingAmounts {
  readonly field: SeatAmounts;
  readonly seats: readonly number[];
}

/** The money in a draft. */
export interface DraftMoney {
  /**
   * The part that can be counted now; `undefined` without one. Of incomplete bets only the pot and the call are used,
   * if both are given.
   */
  readonly stakes?: Stakes;
  readonly missing: readonly MissingAmounts[];
  /** Why nothing can be counted: all at once. */
  readonly problems?: readonly StakesProblem[];
  /** Why the count leaves out the prizes. */
  readonly prizeProblems?: readonly StakesProblem[];
  /** The pot with the bet in it, if the pot is less than the call: nothing is counted before it is mended. */
  readonly potWithBet?: number;
}

/** The fields that make a tournament. */
const TOURNAMENT = ['payouts', 'others', 'bounties'] as const;

/** Reads a draft's money. Seats without cards are not players; without opponents only a pot and a call are. */
export function moneyOf(draft: Draft): DraftMoney {
  const { pot, call, facing, folded, rake, runs, payouts, others } = draft;
  // A bet by its size needs no opponent: the bettor is one.
  if (facing !== undefined) return { stakes: { facing }, missing: [] };
  const places = draft.seats.flatMap((seat, place) => (isEmptySeat(seat) ? [] : [place]));
  const withBet = addBet(draft);
  if (places.length === 0) {
    // The bettor is not named: a pot and a call are enough.
    const isPriced = withBet === undefined && pot !== undefined && call !== undefined;
    return { missing: [], ...withBet, ...(isPriced && { stakes: { pot, call } }) };
  }
  const amountsOf = (name: SeatAmounts, hasHero: boolean): (number | undefined)[] => {
    const list = draft[name] ?? [];
    const own = places.map((place) => list[hasHero ? place + 1 : place]);
    return hasHero ? [list[0], ...own] : own;
  };
  const [bets, stacks, bounties] = SEAT_AMOUNTS.map(([name, hasHero]) => amountsOf(name, hasHero));
  const isGiven = (list: readonly (number | undefined)[]) => list.some((own) => own !== undefined);
  const hasBets = isFull(bets);
  // Faults of a pot are reported with the bets.
  if (!hasBets && withBet !== undefined) return { missing: [], ...withBet };
  const isPending = isGiven(bets) && !hasBets;
  const isTournament = payouts !== undefined;
  // Hero's stack alone limits the call; the others' count if bets or payouts ask for them.
  const wantsStacks = isTournament || (isGiven(bets) && isGiven(stacks.slice(1)));
  const missing = [
    ...missingIn('bets', bets, isPending, 0),
    ...missingIn('stacks', stacks, wantsStacks, 0),
    ...missingIn('bounties', bounties, isTournament && isGiven(bounties), 1),
  ];
  const isWhole = isTournament && isFull(stacks) && (isFull(bounties) || !isGiven(bounties));
  const given: Stakes = isPending
    ? {
        ...(pot !== undefined && call !== undefined && { pot, call }),
        ...(isGiven(stacks) && { stacks }),
        ...(runs !== undefined && { runs }),
      }
    : {
        ...(pot !== undefined && { pot }),
        ...(call !== undefined && { call }),
        ...(hasBets && { bets }),
        ...(hasBets && folded !== undefined && { folded }),
        ...(isGiven(stacks) && { stacks }),
        ...(rake !== undefined && !isTournament && (pot !== undefined || hasBets) && { rake }),
        ...(runs !== undefined && { runs }),
        ...(isWhole && {
          payouts,
          ...(others !== undefined && { others }),
          ...(isFull(bounties) && { bounties }),
        }),
      };
  return { missing, ...checked(given, places.length) };
}

/** The pot with the bet, if the pot that was entered cannot hold it yet. */
function addBet({ pot, call }: Draft): Pick<DraftMoney, 'potWithBet'> | undefined {
  return pot === undefined || call === undefined || pot >= call
    ? undefined
    : { potWithBet: inUnits(hundredths(pot + call)) };
}

/** The stakes, if they fit together. If only the tournament does not fit, they are without it. */
function checked(given: Stakes, opponents: number): Pick<DraftMoney, 'stakes' | 'problems' | 'prizeProblems'> {
  const asks = Object.keys(given).some((name) => name !== 'stacks');
  if (!asks) return {};
  const all = stakesProblems(given, opponents);
  if (all.length === 0) return { stakes: given };
  const cash = Object.fromEntries(
    Object.entries(given).filter(([name]) => !TOURNAMENT.some((own) => own === name)),
  ) as Stakes;
  const problems = stakesProblems(cash, opponents);
  const prizeProblems = all.filter(({ why }) => !problems.some((own) => own.why === why));
  return {
    ...(problems.length === 0 ? { stakes: cash } : { problems }),
    ...(prizeProblems.length > 0 && { prizeProblems }),
  };
}

function isFull(list: readonly (number | undefined)[]): list is readonly number[] {
  return list.every((own) => own !== undefined);
}

function missingIn(
  field: SeatAmounts,
  list: readonly (number | undefined)[],
  isWanted: boolean,
  first: number,
): MissingAmounts[] {
  const seats = list.flatMap((own, at) => (own === undefined ? [at + first] : []));
  return isWanted && seats.length > 0 ? [{ field, seats }] : [];
}
