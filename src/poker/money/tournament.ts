import { seatsIn } from '../count/tally';
import { isClose } from '../price';

import type { Case, Cases, PotOutcomes } from './outcomes';
import type { Pots, PotsPrice } from './pots';
import { hasChips, prizesOf } from './prizes';
import { hundredths } from './amounts';
import { type Stakes } from './stakes';

/** The effect of a call on the prizes. All amounts are as the payouts are. */
export interface TournamentPrice {
  /**
   * Each player's average prize once hero has called, bounties won included: the seats, then the players who are not in
   * the hand.
   */
  readonly prizes: readonly number[];
  /** Of sampled prizes: half of each one's 95% interval. So have the other figures, if they rest on sampled deals. */
  readonly prizeHalfWidths?: readonly number[];
  /** Hero's prize after a fold, and the change by a call. Both, and the decision, exist only if there is a call. */
  readonly fold?: number;
  readonly foldHalfWidth?: number;
  readonly ev?: number;
  readonly evHalfWidth?: number;
  readonly decision?: 'call' | 'fold' | 'close';
  /** Against one opponent: hero's prize having won, split and lost. */
  readonly win?: number;
  readonly tie?: number;
  readonly lose?: number;
  /** The equity at which a call gains nothing, 0 to 1, and its distance to the break-even equity in chips. */
  readonly needed?: number;
  readonly neededHalfWidth?: number;
  readonly riskPremium?: number;
  /** The cost of a chip lost against the gain of a chip won: 1 in a cash game. */
  readonly bubbleFactor?: number;
}

/** Prizes this close are the same. */
const SAME = 1e-9;

interface Situation {
  /** The stakes have payouts and everybody's stack. */
  readonly stakes: Stakes;
  /** The call in hundredths, like the pots. */
  readonly call: number;
  readonly pots: Pots;
  /** The pots of the other players if hero folds; `undefined` if there is nothing to call. */
  readonly folds: Pots | undefined;
  readonly outcomes: PotOutcomes;
  readonly price: PotsPrice | undefined;
}

/** Prices a call by what it does to the prizes, by Malmuth and Harville. The pots are settled in one run. */
export function priceTournament(situation: Situation): TournamentPrice {
  const { stakes, call, pots, folds, outcomes, price } = situation;
  const stacks = (stakes.stacks ?? []).map((stack) => hundredths(stack ?? 0));
  const behind = stacks.map((stack, seat) => (seat === 0 ? stack - call : stack));
  const settled = (own: Case, from: readonly number[], laid: Pots) => prizesAfter(own.winners, from, laid, stakes);
  // Nobody gets more, even with every bounty.
  const most = Math.max(...(stakes.payouts ?? [])) + (stakes.bounties ?? []).reduce((sum, own) => sum + own, 0);
  const called = averageOf(outcomes.cases, most, (own) => settled(own, behind, pots));
  const { means: prizes, halfWidths } = called;
  const all = { prizes, ...(halfWidths !== undefined && { prizeHalfWidths: halfWidths }) };
  if (folds === undefined || price === undefined) return all;

  const after = averageOf(outcomes.folded, most, (own) => settled(own, stacks, folds));
  const [fold] = after.means;
  const [foldHalfWidth] = after.halfWidths ?? [];
  const ev = prizes[0] - fold;
  // The same deals made both averages, so their errors may add up.
  const evHalfWidth = halfWidths === undefined ? undefined : halfWidths[0] + (foldHalfWidth ?? 0);
  const isUnsure = Math.abs(ev) <= (evHalfWidth ?? -1);
  const sign = ev >= -SAME ? 'call' : 'fold';
  const chips = {
    ...{ ...all, fold, ev },
    ...(foldHalfWidth !== undefined && { foldHalfWidth }),
    ...(evHalfWidth !== undefined && { evHalfWidth }),
  };
  if (stacks.length > 2) return { ...chips, decision: isUnsure ? 'close' : sign };

  const heroIf = (winners: number): number => {
    const own = pots.pots.map(({ seats }) => (seats.length > 1 ? winners : 1 << seats[0]));
    return prizesAfter(own, behind, pots, stakes)[0];
  };
  const [win, tie, lose] = [heroIf(0b01), heroIf(0b11), heroIf(0b10)];
  // The pot that both play for; there is one, since hero pays a bet or into a pot.
  const main = pots.pots.findIndex(({ seats }) => seats.length > 1);
  const equity = outcomes.shares[main]?.[0] ?? 0;
  const isTie = ({ winners }: Case) => winners[main] === 0b11;
  const tieChance = outcomes.cases.list.reduce((sum, own) => (isTie(own) ? sum + own.chance : sum), 0);
  const isPriced = win - lose > SAME;
  const needed = isPriced ? (fold - lose - tieChance * (tie - lose)) / (win - lose) + tieChance / 2 : undefined;
  // How often they tie is sampled too.
  const tieCost = isPriced ? Math.abs((tie - lose) / (win - lose) - 1 / 2) : 0;
  const neededHalfWidth = outcomes.cases.halfWidthOf?.(
    outcomes.cases.list.map((own) => (isTie(own) ? tieCost : 0)),
    1,
  );
  const isNear = isUnsure || (needed !== undefined && isClose(equity, needed));
  return {
    ...chips,
    decision: isNear ? 'close' : sign,
    ...{ win, tie, lose },
    ...(needed !== undefined && { needed, riskPremium: needed - price.breakEven }),
    ...(needed !== undefined && neededHalfWidth !== undefined && { neededHalfWidth }),
    ...(win - fold > SAME && {
      bubbleFactor: (fold - lose) / price.call / ((win - fold) / price.pot),
    }),
  };
}

/** The prizes of all players if these players win the pots, with the bounties. */
function prizesAfter(
  winners: readonly number[],
  behind: readonly number[],
  { pots, uncalled }: Pots,
  { payouts = [], stacks = [], bets = [], others = [], bounties = [] }: Stakes,
): number[] {
  const after = behind.map((stack, seat) => {
    const won = pots.reduce(
      (sum, { size }, at) => ((winners[at] >> seat) & 1 ? sum + size / seatsIn(winners[at]) : sum),
      0,
    );
    return stack + won + (uncalled?.seat === seat ? uncalled.amount : 0);
  });
  const began = behind.map((_, seat) => hundredths(stacks[seat] ?? 0) + hundredths(bets[seat] ?? 0));
  const rest = others.map(hundredths);
  const prizes = prizesOf([...after, ...rest], payouts, [...began, ...rest]);
  for (const [at, bounty] of bounties.entries()) {
    const seat = at + 1;
    const last = pots.findLastIndex(({ seats }) => seats.includes(seat));
    if (hasChips(after[seat]) || last < 0) continue;
    const own = winners[last];
    for (let winner = 0; winner < behind.length; winner++) {
      if ((own >> winner) & 1) prizes[winner] += bounty / seatsIn(own);
    }
  }
  return prizes;
}

/** The averages of lists over all cases; of sampled ones half of their intervals. @param most no value is larger */
function averageOf(
  { list, halfWidthOf }: Cases,
  most: number,
  valuesOf: (own: Case) => number[],
): { readonly means: number[]; readonly halfWidths?: number[] } {
  const values = list.map(valuesOf);
  const means: number[] = [];
  for (const [at, own] of values.entries()) {
    own.forEach((value, player) => (means[player] = (means[player] ?? 0) + list[at].chance * value));
  }
  if (halfWidthOf === undefined) return { means };
  const widthOf = (_: number, player: number) =>
    halfWidthOf(
      values.map((own) => own[player]),
      most,
    );
  return { means, halfWidths: means.map(widthOf) };
}
