import { HAND_KINDS, isKnown, type FacedBet, type HandKind, type Judge, type PricedBet } from './decisions';
import type { HandResult } from './results';

export interface KindCost {
  readonly kind: HandKind;
  readonly calls: number;
  readonly folds: number;
  readonly cost: number;
}

/** The sums of a session, in big blinds. */
export interface Totals {
  /** Number of hands with a known result, and of those without. */
  readonly hands: number;
  readonly unknown: number;
  readonly won: number;
  readonly byEquity: number;
  /** The number of hands whose two results differ, or could differ. */
  readonly allIns: number;
}

export function sumUp(hands: readonly HandResult[]): Totals {
  const sums = { hands: 0, unknown: 0, won: 0, byEquity: 0, allIns: 0 };
  for (const { won, byEquity, isAllIn } of hands) {
    if (won === undefined || byEquity === undefined) sums.unknown++;
    else {
      sums.hands++;
      sums.won += won;
      sums.byEquity += byEquity;
      if (isAllIn) sums.allIns++;
    }
  }
  return sums;
}

/** The cards behind a judgement: shown later, from a given or built-in range, or any two. */
export type Basis = Judge | 'any';

/** The opponents' cards, if any were shown: then the judgement is hindsight, even if a range judges too. */
export function basisOf({ opponents }: FacedBet): Basis {
  if (opponents.some(({ by }) => by === 'shown')) return 'shown';
  return opponents.some(({ by }) => by === 'given' || by === 'line') ? 'given' : 'any';
}

/**
 * Whether it is a river call that lost against shown cards, or a river fold that would have won against them. It is
 * not a mistake: no card was to come, so its "equity" is who won.
 */
export function isLostOnRiver(bet: PricedBet): boolean {
  return bet.cost > 0 && bet.street === 'river' && basisOf(bet) === 'shown';
}

/**
 * Whether a decision counts as a mistake: it cost something against cards that were shown, or a range that was
 * given. Against any two it does not: bettors hold better hands. On the river it does not count against shown cards.
 */
export function isMistake(bet: PricedBet): boolean {
  return bet.cost > 0 && isKnown(bet) && !isLostOnRiver(bet);
}

/** Mistakes with the same judge. Those of different judges are not to be added up. */
export interface Judged<Bet extends PricedBet = PricedBet> {
  readonly mistakes: readonly Bet[];
  readonly cost: number;
}

export function judgedBy<Bet extends PricedBet>(bets: readonly Bet[], judge: Judge): Judged<Bet> {
  const mistakes = bets.filter((bet) => isMistake(bet) && basisOf(bet) === judge);
  return { mistakes, cost: mistakes.reduce((sum, { cost }) => sum + cost, 0) };
}

/** Where the money went: the kinds of hand that cost something, the most expensive first. */
export function costByKind(bets: readonly PricedBet[]): KindCost[] {
  return HAND_KINDS.map((kind) => {
    const own = bets.filter((bet) => bet.kind === kind);
    return {
      kind,
      calls: own.filter(({ did }) => did === 'call').length,
      folds: own.filter(({ did }) => did === 'fold').length,
      cost: own.reduce((sum, { cost }) => sum + cost, 0),
    };
  })
    .filter(({ cost }) => cost > 0)
    .sort((a, b) => b.cost - a.cost);
}

/** The decisions that belong to no such hand. */
export function withoutHands<Bet extends { readonly hand: number }>(
  bets: readonly Bet[],
  numbers: readonly number[],
): readonly Bet[] {
  if (numbers.length === 0) return bets;
  const gone = new Set(numbers);
  return bets.filter(({ hand }) => !gone.has(hand));
}
