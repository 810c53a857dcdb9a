import { fail, ok, type Result } from '../result';
import { MOST_OPPONENTS } from '../spot';
import { hundredths, inUnits, MOST_MONEY, type Times } from './amounts';
import type { Blind, Raise } from './betSize';

export interface Rake {
  readonly percent: number;
  /** At most this; without it there is no limit. */
  readonly cap?: number | undefined;
}

/** The money in a spot as entered, in the user's unit. Lists by seat begin with hero; seat 1 is the first opponent. */
export interface Stakes {
  /** All money in the middle before hero's call, bets included. */
  readonly pot?: number;
  readonly bets?: readonly number[];
  readonly folded?: readonly number[];
  /** Hero's present call. */
  readonly call?: number;
  /**
   * The bet that hero faces as a part of the pot before it, in place of all other amounts: every opponent has put it in.
   * 0.5 into 60 is a bet of 30; of one opponent hero calls 30 to win 90.
   */
  readonly facing?: number;
  /** Before the flop the raise that the pot, the call and all stacks are of, in big blinds: see {@link raised}. */
  readonly raise?: Raise;
  /** What hero has posted, with a raise. */
  readonly blind?: Blind;
  /** The stack of each seat behind, before the call; `undefined` for a stack that is not known. */
  readonly stacks?: readonly (number | undefined)[];
  readonly rake?: Rake;
  readonly runs?: Times;
  /** The payouts of a tournament, the first place first. */
  readonly payouts?: readonly number[];
  /** The stacks of all still in the tournament who are not in the hand. */
  readonly others?: readonly number[];
  readonly bounties?: readonly number[];
}

export type AmountField = 'pot' | 'call';
export type ListField = 'bets' | 'folded' | 'stacks' | 'payouts' | 'others' | 'bounties';
export type StakesField = AmountField | ListField | 'rake';

export const LIST_FIELDS: readonly ListField[] = [
  ...(['bets', 'folded', 'stacks', 'payouts', 'others', 'bounties'] as const),
];

/** Why amounts that can be read do not go together. */
export type StakesProblem = { readonly code: 'bad-money' } & (
  | { readonly why: 'out of range'; readonly field: StakesField; readonly amount: number }
  | {
      readonly why: 'list length';
      readonly field: ListField;
      readonly count: number;
      readonly needed: number;
    }
  | { readonly why: 'no opponents' | 'folded without bets' | 'call without a pot' }
  | { readonly why: 'call above'; readonly call: number; readonly most: number }
  /** Less than is owed, though hero has more; `least` is what hero owes or has. */
  | {
      readonly why: 'call below';
      readonly call: number;
      readonly owed: number;
      readonly least: number;
    }
  | { readonly why: 'pot below bets'; readonly pot: number; readonly bets: number }
  | { readonly why: 'rake above'; readonly percent: number }
  | { readonly why: 'rake in a tournament' | 'rake without a pot' }
  | { readonly why: 'no payouts' | 'payouts without stacks' | 'no chips' }
  | { readonly why: 'without payouts'; readonly field: 'others' | 'bounties' }
  /** A player in no hand without chips, counted from 0. */
  | { readonly why: 'empty stack'; readonly other: number }
  | { readonly why: 'tournament players'; readonly count: number }
);

/** A tournament's prizes are counted for this many players at most. */
export const MOST_PLAYERS = MOST_OPPONENTS + 1;

/** Hero's debt, in hundredths: up to the highest bet of a seat. `undefined` without bets. */
function owedBy({ bets }: Stakes): number | undefined {
  if (bets === undefined) return undefined;
  const own = bets.map(hundredths);
  return Math.max(...own) - own[0];
}

/** What hero has posted, in big blinds. */
const POSTED: Readonly<Record<Blind, number>> = { sb: 0.5, bb: 1 };

/**
 * The money of a raise before the flop, in big blinds: the blinds lie in the pot, and every opponent has put in the raise.
 * 3 is 3 into 4.5. A raise beyond hero's stack is one to the stack.
 *
 * @param stacks if they are known
 */
export function raised(
  raise: Raise,
  blind: Blind | undefined,
  opponents: number,
  stacks?: Stakes['stacks'],
): Stakes & Required<Pick<Stakes, 'pot' | 'call'>> {
  const posted = blind === undefined ? 0 : POSTED[blind];
  const call = Math.min(inUnits(hundredths(raise.to - posted)), stacks?.[0] ?? Infinity);
  const pot = inUnits(hundredths(POSTED.sb + POSTED.bb + opponents * (call + posted)));
  const behind = raise.isAllIn ? [call, ...Array.from({ length: opponents }, () => 0)] : stacks;
  return { pot, call, raise, ...(blind && { blind }), ...(behind && { stacks: behind }) };
}

/** Hero's present call, in hundredths, of a bet by its size in hundredths of the pot; `undefined` without a bet. */
export function callOf(stakes: Stakes): number | undefined {
  if (stakes.facing !== undefined) return 100 * stakes.facing;
  if (stakes.call !== undefined) return hundredths(stakes.call);
  const owed = owedBy(stakes);
  const stack = stakes.stacks?.[0];
  return owed === undefined || stack === undefined ? owed : Math.min(owed, hundredths(stack));
}

/**
 * The minimum defence: the part of a range that must continue so that a bet of any two cards gains nothing by folds. It
 * is pot ÷ (pot + bet), the pot before the bet; a rake changes nothing. Of a raise the bet is all that the raiser has put
 * in on this street. `undefined` without a bet or a pot.
 */
export function minimumDefence(stakes: Stakes): number | undefined {
  const { pot = 0, bets, folded = [], facing } = stakes;
  if (facing !== undefined) return 1 / (1 + facing);
  const call = callOf(stakes) ?? 0;
  const put = sumOf([...(bets ?? []), ...folded].map(hundredths));
  const own = hundredths(bets?.[0] ?? 0);
  // If earlier streets are not in the pot besides, hero's bet may be of those, which both have paid.
  const raised = hundredths(pot) - put > own ? own : 0;
  const before = Math.max(hundredths(pot), put) - (owedBy(stakes) ?? call) - raised;
  return call > 0 && before > 0 ? before / (before + call + raised) : undefined;
}

/** The stakes themselves if they go together; otherwise the first problem. @param opponents how many there are */
export function checkStakes(stakes: Stakes, opponents: number): Result<Stakes, StakesProblem> {
  const [problem] = stakesProblems(stakes, opponents);
  return problem === undefined ? ok(stakes) : fail(problem);
}

/** All contradictions between the stakes; amounts are compared only if each one is valid alone. */
export function stakesProblems(stakes: Stakes, opponents: number): readonly StakesProblem[] {
  const alone =
    (opponents === 0 ? noOpponents(stakes) : undefined) ?? badAmount(stakes) ?? badLength(stakes, opponents);
  if (alone !== undefined) return [alone];
  const all = [badPot(stakes), badCall(stakes), badRake(stakes), badTournament(stakes, opponents)];
  return all.filter((problem) => problem !== undefined);
}

/** The amount that mends a problem, if the other amounts say which one it is. */
export function rightAmount(
  problem: StakesProblem,
): { readonly field: AmountField; readonly amount: number } | undefined {
  switch (problem.why) {
    case 'pot below bets':
      return { field: 'pot', amount: problem.bets };
    case 'call above':
      return { field: 'call', amount: problem.most };
    case 'call below':
      return { field: 'call', amount: problem.least };
    default:
      return undefined;
  }
}

function noOpponents(stakes: Stakes): StakesProblem | undefined {
  const isGiven = Object.values(stakes).some((value) => value !== undefined);
  return isGiven ? { code: 'bad-money', why: 'no opponents' } : undefined;
}

function badAmount(stakes: Stakes): StakesProblem | undefined {
  const { pot, call, rake } = stakes;
  const amounts: (readonly [StakesField, number | undefined])[] = [
    ['pot', pot],
    ['call', call],
    ...LIST_FIELDS.flatMap((field) => (stakes[field] ?? []).map((amount) => [field, amount] as const)),
    ['rake', rake?.percent],
    ['rake', rake?.cap],
  ];
  for (const [field, amount] of amounts) {
    if (amount === undefined || (amount >= 0 && amount <= MOST_MONEY)) continue;
    return { code: 'bad-money', why: 'out of range', field, amount };
  }
  return undefined;
}

function badLength(stakes: Stakes, opponents: number): StakesProblem | undefined {
  const needed = { bets: 1 + opponents, stacks: 1 + opponents, bounties: opponents };
  for (const field of ['bets', 'stacks', 'bounties'] as const) {
    const list = stakes[field];
    if (list === undefined || list.length === needed[field]) continue;
    const count = list.length;
    return { code: 'bad-money', why: 'list length', field, count, needed: needed[field] };
  }
  return undefined;
}

function badPot({ pot, bets, folded }: Stakes): StakesProblem | undefined {
  if (folded !== undefined && bets === undefined) {
    return { code: 'bad-money', why: 'folded without bets' };
  }
  if (bets !== undefined && pot !== undefined) {
    const put = sumOf([...bets, ...(folded ?? [])].map(hundredths));
    if (hundredths(pot) < put) {
      return { code: 'bad-money', why: 'pot below bets', pot, bets: inUnits(put) };
    }
  }
  return undefined;
}

function badCall(stakes: Stakes): StakesProblem | undefined {
  const { pot, bets, call, stacks } = stakes;
  if (call === undefined) return undefined;
  if (pot === undefined && bets === undefined) {
    return { code: 'bad-money', why: 'call without a pot' };
  }
  const paid = hundredths(call);
  const owed = owedBy(stakes) ?? Infinity;
  const stack = stacks?.[0] === undefined ? Infinity : hundredths(stacks[0]);
  const most = Math.min(owed, stack);
  if (paid > most) return { code: 'bad-money', why: 'call above', call, most: inUnits(most) };
  if (bets !== undefined && stacks?.[0] !== undefined && paid < most) {
    return {
      code: 'bad-money',
      why: 'call below',
      call,
      owed: inUnits(owed),
      least: inUnits(most),
    };
  }
  return undefined;
}

function badRake({ rake, pot, bets, payouts }: Stakes): StakesProblem | undefined {
  if (rake === undefined) return undefined;
  if (rake.percent > 100) return { code: 'bad-money', why: 'rake above', percent: rake.percent };
  if (payouts !== undefined) return { code: 'bad-money', why: 'rake in a tournament' };
  const hasPot = pot !== undefined || bets !== undefined;
  return hasPot ? undefined : { code: 'bad-money', why: 'rake without a pot' };
}

function badTournament(stakes: Stakes, opponents: number): StakesProblem | undefined {
  const { payouts, stacks, others = [], bounties } = stakes;
  if (payouts === undefined) {
    if (stakes.others !== undefined) {
      return { code: 'bad-money', why: 'without payouts', field: 'others' };
    }
    return bounties === undefined ? undefined : { code: 'bad-money', why: 'without payouts', field: 'bounties' };
  }
  if (payouts.length === 0) return { code: 'bad-money', why: 'no payouts' };
  if (stacks === undefined) return { code: 'bad-money', why: 'payouts without stacks' };
  const other = others.findIndex((stack) => hundredths(stack) === 0);
  if (other >= 0) return { code: 'bad-money', why: 'empty stack', other };
  const count = 1 + opponents + others.length;
  if (count > MOST_PLAYERS) return { code: 'bad-money', why: 'tournament players', count };
  const { pot = 0, bets = [], folded = [] } = stakes;
  const chips = [pot, ...bets, ...folded, ...others, ...stacks.map((stack) => stack ?? Infinity)];
  return chips.some((amount) => hundredths(amount) > 0) ? undefined : { code: 'bad-money', why: 'no chips' };
}

/** The stacks and payouts of a question about prizes alone, if they go together; otherwise the first problem. */
export function checkPrizes(stacks: readonly number[], payouts: readonly number[]): Result<undefined, StakesProblem> {
  const problem = badAmount({ stacks, payouts });
  if (problem !== undefined) return fail(problem);
  if (payouts.length === 0) return fail({ code: 'bad-money', why: 'no payouts' });
  if (stacks.length < 2 || stacks.length > MOST_PLAYERS) {
    return fail({ code: 'bad-money', why: 'tournament players', count: stacks.length });
  }
  return stacks.some((stack) => hundredths(stack) > 0) ? ok(undefined) : fail({ code: 'bad-money', why: 'no chips' });
}

function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, own) => sum + own, 0);
}
