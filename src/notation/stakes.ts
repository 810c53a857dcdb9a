import { hundredths, inUnits } from '../poker/money/amounts';
import { actedOut } from '../poker/money/behind';
import { partPots } from '../poker/money/pots';
import { callOf, checkStakes, raised, stakesProblems, type Stakes, type StakesProblem } from '../poker/money/stakes';
import { face, isEmptySeat, putAmounts, SEAT_AMOUNTS, withoutMoney, type Draft, type SeatAmounts } from './draft';

/* The money of a spot as it is entered: what can be counted, what is missing, and the state after hero's call. */

/** Amounts that are still missing: the field, and the players of the spot, hero being 0. */
export interface MissingAmounts {
  readonly field: SeatAmounts;
  readonly seats: readonly number[];
}

export interface DraftMoney {
  /** The part that can be counted now. Of incomplete bets only the pot and the call are used, if both are given. */
  readonly stakes?: Stakes;
  readonly missing: readonly MissingAmounts[];
  /** Why nothing can be counted: all at once. */
  readonly problems?: readonly StakesProblem[];
  /** Why the count leaves out the prizes. */
  readonly prizeProblems?: readonly StakesProblem[];
  /** The pot with the bet in it, if the pot is less than the call: nothing is counted before it is mended. */
  readonly potWithBet?: number;
}

const TOURNAMENT = ['payouts', 'others', 'bounties'] as const;

/** Reads a draft's money. Seats without cards are not players; without opponents only a pot and a call are. */
export function moneyOf(draft: Draft): DraftMoney {
  const { pot, call, facing, blind, folded, rake, runs, payouts, others } = draft;
  // A bet by its size needs no opponent: the bettor is one.
  if (typeof facing === 'number') return { stakes: { facing }, missing: [] };
  const places = draft.seats.flatMap((seat, place) => (isEmptySeat(seat) ? [] : [place]));
  const withBet = addBet(draft);
  if (places.length === 0 && facing !== undefined) return { stakes: raised(facing, blind, 1), missing: [] };
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
  if (facing !== undefined) {
    const known = isGiven(stacks) ? stacks : undefined;
    return { missing: [], ...checked(raised(facing, blind, places.length, known), places.length) };
  }
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

/**
 * The draft on its next street, hero having called: the call is in the pot, and nothing is to be called. Of a pot of 60
 * and a call of 20 comes a pot of 80. The size of a bet is forgotten. The draft itself if there was nothing to call.
 */
export function afterCall(draft: Draft): Draft {
  const { facing, stacks } = draft;
  if (typeof facing === 'object') {
    const { pot = 0, call = 0 } = moneyOf(draft).stakes ?? {};
    return afterPot({ ...withoutMoney(draft), pot, call, ...(stacks && { stacks }) });
  }
  if (facing !== undefined) return face(draft, undefined);
  const places = [0, ...draft.seats.flatMap((seat, at) => (isEmptySeat(seat) ? [] : [at + 1]))];
  const amountsOf = (list: Draft['bets']) => places.map((place) => list?.[place]);
  const bets = amountsOf(draft.bets).filter((bet) => bet !== undefined);
  if (bets.length === places.length) {
    const { pot, call, folded } = draft;
    const given: Stakes = {
      ...(pot !== undefined && { pot }),
      ...(call !== undefined && { call }),
      ...(folded !== undefined && { folded }),
      ...(draft.stacks !== undefined && { stacks: amountsOf(draft.stacks) }),
      bets,
    };
    const checked = checkStakes(given, places.length - 1);
    if (checked.ok) return afterBets(draft, checked.value, places);
  }
  return afterPot(draft);
}

/**
 * The draft after the call, with everybody's bets. Players behind who are still in the hand have called too. An uncalled
 * bet goes back to its stack. The bets stay if they split the pot; otherwise the pot holds them.
 *
 * @param places of the players in lists by seat
 */
function afterBets(draft: Draft, stakes: Stakes, places: readonly number[]): Draft {
  const call = callOf(stakes) ?? 0;
  if (call === 0) return draft;
  const { pot, bets = [], folded = [], stacks: behind } = actedOut(stakes)?.ifCall ?? stakes;
  const lies = pot ?? [...bets, ...folded].reduce((sum, bet) => sum + bet, 0);
  const own = bets.map((bet, seat) => hundredths(bet) + (seat === 0 ? call : 0));
  const { uncalled } = partPots(own, folded.map(hundredths), 0);
  const back = own.map((_, seat) => (uncalled?.seat === seat ? uncalled.amount : 0));
  const matched = own.map((bet, seat) => bet - back[seat]);
  const highest = Math.max(...matched);
  const left = own.map((_, seat) => {
    // A player who has called for less has nothing left.
    if (seat === 0 && matched[0] < highest) return 0;
    const stack = behind?.[seat];
    return stack === undefined ? undefined : inUnits(hundredths(stack) + back[seat] - (seat === 0 ? call : 0));
  });
  const seated = (list: readonly (number | undefined)[]) => {
    const amounts: (number | undefined)[] = Array.from({ length: draft.seats.length + 1 });
    places.forEach((place, seat) => (amounts[place] = list[seat]));
    return amounts;
  };
  const inPot = inUnits(hundredths(lies) + call - (uncalled?.amount ?? 0));
  const isParted = matched.some((bet) => bet < highest);
  const rolled = { ...withoutMoney(draft, isParted ? ['call'] : ['call', 'bets', 'folded']), pot: inPot };
  return putAmounts(
    isParted ? putAmounts(rolled, 'bets', seated(matched.map(inUnits))) : rolled,
    'stacks',
    seated(left),
  );
}

/** The draft after the call, with a pot and a call, or with bets of which some are missing. */
function afterPot(draft: Draft): Draft {
  const { bets = [], folded = [], stacks } = draft;
  const own = bets.map((bet) => bet ?? 0);
  const owed = own.length === 0 ? 0 : Math.max(...own) - (own[0] ?? 0);
  const call = draft.call ?? Math.min(owed, stacks?.[0] ?? owed);
  if (call === 0) return draft;
  const lies = draft.pot ?? [...own, ...folded].reduce((sum, bet) => sum + bet, 0);
  const pot = inUnits(hundredths(lies) + hundredths(call));
  const left = stacks?.map((stack, seat) =>
    seat === 0 && stack !== undefined ? Math.max(0, inUnits(hundredths(stack) - hundredths(call))) : stack,
  );
  const rolled: Draft = { ...withoutMoney(draft, ['call', 'bets', 'folded', 'stacks']), pot };
  return left === undefined ? rolled : { ...rolled, stacks: left };
}
