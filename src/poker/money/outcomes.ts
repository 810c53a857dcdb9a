import { Contests, type PotDeals } from '../count/contests';
import { countEquity, countPots, type Precision } from '../plan';
import type { Wants } from '../planAtOnce';
import type { Progress } from '../count/board/runOuts';
import { weightedHalfWidth } from '../count/sampled/estimate';
import { seatsIn, type Equity, type PlayerEquity } from '../count/tally';
import { playersOf, type Spot } from '../spot';
import { maskOf, type Pot } from './pots';

/** A way to divide the pots. */
export interface Case {
  /** 0 to 1. */
  readonly chance: number;
  /** For each pot its winners, as a mask of seats. */
  readonly winners: readonly number[];
}

/** Every way to divide some pots. */
export interface Cases {
  readonly list: readonly Case[];
  /**
   * If deals were sampled: half of the 95% interval of an average over the cases, of a value for each of them, from 0 to
   * `most`. It need not be linear in the money: prizes are not.
   */
  readonly halfWidthOf?: (values: readonly number[], most: number) => number;
}

/** How often who wins which pot. */
export interface PotOutcomes {
  /** For each pot, by its seats: each one's average part. */
  readonly shares: readonly (readonly number[])[];
  /**
   * If deals were sampled: half of the 95% interval of a seat's winnings from all pots together, each pot weighed by
   * its `parts`.
   */
  readonly halfWidthOf?: (seat: number, parts: readonly number[]) => number;
  /** Empty if only shares were asked for. */
  readonly cases: Cases;
  /** The same for the pots that the other players play for once hero has folded. */
  readonly folded: Cases;
}

export interface KnownEquity extends Pick<Equity, 'of' | 'samples'> {
  readonly players: readonly Omit<PlayerEquity, 'categories'>[];
}

export interface SettleOptions extends Wants {
  /** The spot's equity, if it has been counted. */
  readonly equity?: KnownEquity | undefined;
  /** The precision of the count; if left out, as exact as the table shows it. */
  readonly precision?: Precision;
}

/**
 * Settles the pots of a spot, and those that are left once hero has folded. If all players compete for one pot, their
 * equity is the result; of two players it also gives the cases. Yields every few milliseconds.
 *
 * @param wantsCases whether it matters how pots fall together
 */
export function* settlePots(
  spot: Spot,
  pots: readonly Pot[],
  folds: readonly Pot[],
  wantsCases: boolean,
  options: SettleOptions,
): Generator<Progress, PotOutcomes> {
  const players = playersOf(spot).length;
  if (![...pots, ...folds].some(isContested)) return aloneIn(pots, folds);
  if (arePlayedByAll(pots, players) && !folds.some(isContested) && (players === 2 || !wantsCases)) {
    const { equity = yield* countEquity(spot, { ...options, categories: false }) } = options;
    return fromEquity(equity, pots, folds);
  }
  const nests = [pots, folds].filter((own) => own.length > 0);
  const contests = nests.map((own) => new Contests(own.map(({ seats }) => maskOf(seats))));
  return fromDeals(yield* countPots(spot, contests, options.precision), contests, pots, folds);
}

function isContested({ seats }: Pot): boolean {
  return seats.length > 1;
}

/** Whether all players compete for every pot that has more than one seat: then their equity is the result. */
export function arePlayedByAll(pots: readonly Pot[], players: number): boolean {
  return pots.filter(isContested).every(({ seats }) => seats.length === players);
}

/** Every pot is one seat's. */
function aloneIn(pots: readonly Pot[], folds: readonly Pot[]): PotOutcomes {
  return { shares: pots.map(() => [1]), cases: aloneCase(pots), folded: aloneCase(folds) };
}

function aloneCase(pots: readonly Pot[]): Cases {
  return { list: [{ chance: 1, winners: pots.map(({ seats }) => maskOf(seats)) }] };
}

/** Each pot is one seat's or contested by all. */
function fromEquity({ players, of, samples }: KnownEquity, pots: readonly Pot[], folds: readonly Pot[]): PotOutcomes {
  const winnersOf = (winners: number) => pots.map(({ seats }) => (seats.length === 1 ? maskOf(seats) : winners));
  const [hero] = players;
  const { halfWidth = 0, tiesHalfWidth = 0 } = hero;
  const list = [
    { chance: hero.wins / of, winners: winnersOf(0b01) },
    { chance: hero.ties / of, winners: winnersOf(0b11) },
    { chance: Math.max(0, of - hero.wins - hero.ties) / of, winners: winnersOf(0b10) },
  ];
  return {
    shares: pots.map(({ seats }) => (seats.length === 1 ? [1] : seats.map((seat) => players[seat].equity))),
    ...(samples !== undefined && {
      halfWidthOf: (seat: number, parts: readonly number[]) =>
        pots.reduce(
          (sum, { seats }, at) => (seats.length === 1 ? sum : sum + parts[at] * (players[seat].halfWidth ?? 0)),
          0,
        ),
    }),
    cases: {
      list: players.length === 2 ? list : [],
      ...(samples !== undefined && {
        // A tie is half an equity, and moves the value by what it differs from the middle.
        halfWidthOf: ([win, tie, lose]: readonly number[]) =>
          Math.abs(win - lose) * halfWidth + Math.abs(tie - (win + lose) / 2) * tiesHalfWidth,
      }),
    },
    folded: aloneCase(folds),
  };
}

function fromDeals(
  found: PotDeals,
  contests: readonly Contests[],
  pots: readonly Pot[],
  folds: readonly Pot[],
): PotOutcomes {
  const hasPots = pots.length > 0;
  const own = hasPots ? casesOf(found, contests, 0) : [];
  const folded = folds.length > 0 ? casesOf(found, contests, hasPots ? 1 : 0) : [];
  const of = own.reduce((sum, { deals }) => sum + deals, 0);
  const shareOf = (winners: number, seat: number) => ((winners >> seat) & 1 ? 1 / seatsIn(winners) : 0);
  const halfWidthOver = (cases: typeof own, values: readonly number[], most: number): number => {
    if (most === 0) return 0;
    let [sum, linear, square, weight, squares] = [0, 0, 0, 0, 0];
    for (const [at, { deals, weights }] of cases.entries()) {
      const x = values[at] / most;
      sum += deals * x;
      linear += weights * x;
      square += weights * x * x;
      weight += deals;
      squares += weights;
    }
    return most * weightedHalfWidth(sum, linear, square, weight, squares);
  };
  const halfWidth = (seat: number, parts: readonly number[]): number =>
    halfWidthOver(
      own,
      own.map(({ winners }) => winners.reduce((all, mask, at) => all + parts[at] * shareOf(mask, seat), 0)),
      pots.reduce((all, { seats }, at) => (seats.includes(seat) ? all + parts[at] : all), 0),
    );
  const casesFrom = (cases: typeof own): Cases => {
    const all = cases.reduce((sum, { deals }) => sum + deals, 0);
    return {
      list: cases.map(({ deals, winners }) => ({ chance: deals / all, winners })),
      ...(found.samples !== undefined && { halfWidthOf: (values, most) => halfWidthOver(cases, values, most) }),
    };
  };
  return {
    shares: pots.map(({ seats }, at) =>
      seats.map((seat) => own.reduce((sum, { deals, winners }) => sum + deals * shareOf(winners[at], seat), 0) / of),
    ),
    ...(found.samples !== undefined && { halfWidthOf: halfWidth }),
    cases: casesFrom(own),
    folded: folds.length > 0 ? casesFrom(folded) : aloneCase([]),
  };
}

/** Outcomes with at least one deal, with their deals and the squares of the deals' weights. */
function casesOf(
  { deals, squares }: PotDeals,
  contests: readonly Contests[],
  index: number,
): { deals: number; weights: number; winners: number[] }[] {
  return Array.from(deals[index], (own, outcome) => ({ own, outcome }))
    .filter(({ own }) => own > 0)
    .map(({ own, outcome }) => ({
      deals: own,
      weights: squares?.[index][outcome] ?? 0,
      winners: contests[index].winnersOf(outcome),
    }));
}
