import { Contests } from '../count/contests';
import { wantsTable } from '../count/tables/preflopTable';
import type { Progress } from '../count/board/runOuts';
import { outcomesOfRunOuts } from '../count/exact/pots';
import { seatsIn } from '../count/tally';
import { decide } from '../price';
import { actedOut, bothVerdicts, withoutSeats, type BothVerdicts } from './behind';
import { playersOf, unseenCards, type Spot } from '../spot';
import { settlePots, type PotOutcomes, type SettleOptions } from './outcomes';
import { maskOf, partPots, rakePots, type Bet, type Pot, type Pots, type PotsPrice } from './pots';
import { countRuns, runsWon, swingOf, type Runs, type RunsWon } from './runs';
import { hundredths, inUnits, type Times } from './amounts';
import { callOf, type Stakes } from './stakes';
import { priceTournament, type TournamentPrice } from './tournament';

/** A pot, in the user's unit, before rake. */
export interface SharedPot {
  readonly size: number;
  /** The seats that can win it. */
  readonly seats: readonly number[];
  /** For each of the seats its average part of the pot, 0 to 1. */
  readonly shares: readonly number[];
  /** Half of the 95% interval of each share, if shares are sampled. */
  readonly halfWidths?: readonly number[];
}

/** The missing cards dealt two or three times. */
export interface MoneyRuns extends Runs {
  readonly times: Times;
  /** How often hero has all of the money that is played for, some or none of it. */
  readonly won: RunsWon;
  /** The same of each pot that hero plays for with others, by its place among the pots; without money of one pot. */
  readonly pots: readonly { readonly pot: number; readonly won: RunsWon }[];
  /** The standard deviation of what hero has, of one run and of these. */
  readonly swing: { readonly once: number; readonly runs: number };
}

/** The results for the money in a spot, later betting left out. All amounts in the user's unit. */
export interface Money {
  /** The main pot first, if a pot or bets are given. */
  readonly pots?: readonly SharedPot[];
  /** The uncalled bet, which goes back to its player. */
  readonly uncalled?: { readonly seat: number; readonly amount: number };
  readonly rake?: number;
  /** By seat, what comes back on average, without uncalled money. */
  readonly returns?: readonly number[];
  /** Half of the 95% interval of each return, if returns are sampled. */
  readonly returnsHalfWidths?: readonly number[];
  /** If there is something to call, and nobody behind has still to act. */
  readonly price?: PotsPrice;
  /** Takes the place of `price` and `tournament` if somebody behind has still to act. */
  readonly behind?: MoneyBehind;
  /** If runs are asked for, all hands are known, and one or two cards are to come. */
  readonly runs?: MoneyRuns;
  /** If payouts and all stacks are given. */
  readonly tournament?: TournamentPrice;
}

/** A call that players behind have still to fold or call to. */
export interface MoneyBehind {
  /** The seats still to act. */
  readonly seats: readonly number[];
  /** The money if all of them fold, without their seats, and if all of them call; each with a price. */
  readonly ifFold: Money;
  readonly ifCall: Money;
  /** The decision by prizes if they are counted, otherwise by chips. */
  readonly decision: BothVerdicts;
}

/** The pots of a spot once hero has called, in hundredths; none if neither a pot nor bets are given. */
export function potsOf(stakes: Stakes, players: number): Pots {
  const { pot, bets, folded = [], facing } = stakes;
  const everybody = Array.from({ length: players }, (_, at) => at);
  if (facing !== undefined) return { pots: [{ size: 100 * (1 + players * facing), seats: everybody }] };
  if (pot === undefined && bets === undefined) return { pots: [] };
  const call = callOf(stakes) ?? 0;
  if (bets === undefined) {
    const size = hundredths(pot ?? 0) + call;
    return {
      pots: size > 0 ? [{ size, seats: everybody }] : [],
    };
  }
  const own = bets.map((bet, seat) => hundredths(bet) + (seat === 0 ? call : 0));
  return partPots(own, folded.map(hundredths), nobodysMoney(stakes));
}

/** The pot without any player's bet, in hundredths. */
function nobodysMoney({ pot, bets = [], folded = [] }: Stakes): number {
  if (pot === undefined) return 0;
  const put = [...bets, ...folded].reduce((sum, bet) => sum + hundredths(bet), 0);
  return Math.max(0, hundredths(pot) - put);
}

/** The pots that the other players play for once hero has folded, in hundredths. */
function potsWithoutHero(stakes: Stakes, players: number): Pots {
  const { pot = 0, bets, folded = [] } = stakes;
  if (bets === undefined) {
    const seats = Array.from({ length: players - 1 }, (_, at) => at + 1);
    return { pots: pot > 0 ? [{ size: hundredths(pot), seats }] : [] };
  }
  const own: Bet[] = bets.map(hundredths);
  const [hero = 0] = own;
  own[0] = undefined;
  return partPots(own, [...folded.map(hundredths), hero], nobodysMoney(stakes));
}

/**
 * Counts what the stakes of a checked spot come to. If a player behind has still to act, the pots are those now in the
 * middle, and the call is priced twice. Yields every few milliseconds.
 *
 * @param stakes as {@link checkStakes} lets them pass; the spot has opponents
 */
export function* countMoney(spot: Spot, stakes: Stakes, options: SettleOptions = {}): Generator<Progress, Money> {
  const acted = actedOut(stakes);
  if (acted === undefined) return yield* countAsItLies(spot, stakes, options);
  const { seats } = acted;
  const { payouts: _, others: __, bounties: ___, ...chips } = stakes;
  const { price: ____, ...lying } = yield* countAsItLies(spot, chips, options);
  const fewer = { ...options, equity: undefined };
  const ifFold = yield* countAsItLies(withoutSeats(spot, seats), acted.ifFold, fewer);
  const ifCall = yield* countAsItLies(spot, acted.ifCall, options);
  const [one, other] = [ifFold, ifCall].map(verdictOf);
  return { ...lying, behind: { seats, ifFold, ifCall, decision: bothVerdicts(one, other) } };
}

/** Whether the preflop table helps to answer the spot, or to count its money. */
export function moneyWantsTable(spot: Spot, stakes: Stakes): boolean {
  const seats = actedOut(stakes)?.seats ?? [];
  return wantsTable(spot) || (seats.length > 0 && wantsTable(withoutSeats(spot, seats)));
}

function verdictOf({ price, tournament }: Money): PotsPrice['decision'] {
  const decision = tournament?.decision ?? price?.decision;
  if (decision === undefined) throw new Error('nothing to call');
  return decision;
}

/** The money if everybody is all in for the pot as it is now. */
function* countAsItLies(spot: Spot, stakes: Stakes, options: SettleOptions = {}): Generator<Progress, Money> {
  const players = playersOf(spot).length;
  const laid = potsOf(stakes, players);
  const { pots, uncalled } = laid;
  const { rake, nets } = rakePots(
    pots,
    stakes.rake?.percent ?? 0,
    stakes.rake?.cap === undefined ? undefined : 100 * stakes.rake.cap,
  );
  const call = callOf(stakes) ?? 0;
  const isTournament = stakes.payouts !== undefined && stakes.stacks?.every((stack) => stack !== undefined) === true;
  const folds = isTournament && call > 0 ? potsWithoutHero(stakes, players) : undefined;
  const outcomes = yield* settlePots(spot, pots, folds?.pots ?? [], isTournament, options);
  const { shares } = outcomes;
  const returns = Array.from({ length: players }, (_, seat) =>
    pots.reduce((sum, pot, at) => {
      const place = pot.seats.indexOf(seat);
      return place < 0 ? sum : sum + nets[at] * shares[at][place];
    }, 0),
  );
  const counted = call > 0 && pots.length > 0 ? priceOfPots(call, pots, nets, returns[0], outcomes, rake) : undefined;
  const price = counted && { ...counted, ...(stakes.facing !== undefined && { facing: stakes.facing }) };
  const runs = runsOf(spot, stakes, pots, nets);
  const isGiven = stakes.pot !== undefined || stakes.bets !== undefined;
  return {
    ...(isGiven && {
      pots: pots.map(({ size, seats }, at) => ({
        size: inUnits(size),
        seats,
        shares: shares[at],
        ...(outcomes.halfWidthOf !== undefined && {
          halfWidths: seats.map(
            (seat) =>
              outcomes.halfWidthOf?.(
                seat,
                pots.map((_, own) => Number(own === at)),
              ) ?? 0,
          ),
        }),
      })),
      returns: returns.map(inUnits),
      ...(outcomes.halfWidthOf !== undefined && {
        returnsHalfWidths: returns.map((_, seat) => inUnits(outcomes.halfWidthOf?.(seat, nets) ?? 0)),
      }),
    }),
    ...(uncalled !== undefined && {
      uncalled: { seat: uncalled.seat, amount: inUnits(uncalled.amount) },
    }),
    ...(isGiven && stakes.rake !== undefined && { rake: inUnits(rake) }),
    ...(price !== undefined && { price }),
    ...(runs !== undefined && { runs }),
    ...(isTournament && {
      tournament: priceTournament({ stakes, call, pots: laid, folds, outcomes, price }),
    }),
  };
}

function priceOfPots(
  call: number,
  pots: readonly Pot[],
  nets: readonly number[],
  returns: number,
  outcomes: PotOutcomes,
  rake: number,
): PotsPrice {
  const eligible = pots.flatMap(({ seats }, at) => (seats.includes(0) ? [at] : []));
  const all = eligible.reduce((sum, at) => sum + nets[at], 0);
  const isPlain = pots.length === 1 && rake === 0;
  // A pot that the rake takes whole cannot be won.
  const share = all > 0 ? returns / all : 0;
  const breakEven = all > 0 ? call / all : 1;
  const parts = pots.map((_, at) => (eligible.includes(at) && all > 0 ? nets[at] / all : 0));
  const halfWidth = outcomes.halfWidthOf?.(0, parts);
  const ev = inUnits(returns - call);
  const pot = inUnits(all - call);
  const isCostly = isPlain && ev < 0;
  const paid = inUnits(call);
  return {
    call: paid,
    pot,
    share,
    oddsOffered: pot / paid,
    breakEven,
    ev,
    decision: decide(share, breakEven, halfWidth),
    ...(isCostly && { needed: share === 0 ? Infinity : (paid * (1 - share)) / share - pot }),
    ...(halfWidth !== undefined && { halfWidth }),
    isPlain,
  };
}

/** Hero's winnings over the runs, of each pot that hero contests; without money, of one pot of 1. */
function runsOf(
  spot: Spot,
  { runs: times }: Stakes,
  pots: readonly Pot[],
  nets: readonly number[],
): MoneyRuns | undefined {
  const { board } = spot;
  const players = playersOf(spot);
  const toCome = board.length === 3 ? 2 : board.length === 4 ? 1 : undefined;
  const areKnown = players.every(({ kind }) => kind === 'hand');
  if (times === undefined || toCome === undefined || !areKnown) return undefined;
  const everybody = players.map((_, seat) => seat);
  const played =
    pots.length === 0
      ? [{ pot: 0, seats: everybody, net: 1 }]
      : pots.flatMap(({ seats }, pot) => (seats.length > 1 ? [{ pot, seats, net: inUnits(nets[pot]) }] : []));
  if (played.length === 0) return undefined;
  const contests = new Contests(played.map(({ seats }) => maskOf(seats)));
  const outcomes = outcomesOfRunOuts(spot, contests);
  const unseen = unseenCards(spot);
  /** Hero's part of some of the pots after each run-out. */
  const valuesOf = (isWanted: (at: number) => boolean): Float64Array => {
    const values = Float64Array.from({ length: contests.outcomes }, (_, outcome) =>
      contests
        .winnersOf(outcome)
        .reduce((sum, winners, at) => (isWanted(at) && winners & 1 ? sum + played[at].net / seatsIn(winners) : sum), 0),
    );
    return Float64Array.from(outcomes, (outcome) => values[outcome]);
  };
  const heros = played.filter(({ seats }) => seats.includes(0));
  const all = valuesOf(() => true);
  const runs = countRuns(times, unseen, toCome, all);
  const once = countRuns(1, unseen, toCome, all);
  if (runs === undefined || once === undefined) return undefined;
  return {
    ...runs,
    won: runsWon(
      runs,
      heros.reduce((sum, { net }) => sum + net, 0),
    ),
    pots: played.flatMap(({ pot, seats, net }, at) => {
      const own = seats.includes(0)
        ? countRuns(
            times,
            unseen,
            toCome,
            valuesOf((other) => other === at),
          )
        : undefined;
      return own === undefined ? [] : [{ pot, won: runsWon(own, net) }];
    }),
    swing: { once: swingOf(once.results), runs: swingOf(runs.results) },
  };
}
