import type { MissingAmounts } from '../notation/stakes';
import type { Money, MoneyBehind, MoneyRuns, SharedPot } from '../poker/money/money';
import { bothVerdicts } from '../poker/money/behind';
import type { PotsPrice } from '../poker/money/pots';
import type { Stakes } from '../poker/money/stakes';
import type { TournamentPrice } from '../poker/money/tournament';
import { countOf, list, numberWord, plural } from './english';
import { capitalize } from './capitalize';
import { seatName } from './players';
import { decisionInWords, NOTHING_TO_CALL, offerInWords, type Buys, type WriteMoney } from './price';

/*
 * Side pots, runs and prizes in words.
 */

/** A player in the middle of a sentence: `'you'`, `'opponent 2'`. Seat 0 is hero. */
function playerName(seat: number, opponents: number): string {
  return seat === 0 ? 'you' : seatName(seat - 1, opponents);
}

/** `'Your'`, `'Opponent 2’s'` */
function whose(seat: number, opponents: number): string {
  if (seat === 0) return 'your';
  return `${seatName(seat - 1, opponents)}’s`;
}

/** `'Main pot'`, `'Side pot'`; of several side pots `'Side pot 2'`. @param pots how many pots there are */
export function potName(at: number, pots: number): string {
  if (at === 0) return 'Main pot';
  return pots === 2 ? 'Side pot' : `Side pot ${at}`;
}

/** The players who can win a pot: `'all three can win it'`, `'you and opponent 2'`, `'yours alone'`. */
export function contendersInWords({ seats }: SharedPot, players: number): string {
  const opponents = players - 1;
  const [only] = seats;
  if (seats.length === 1) {
    return only === 0 ? 'yours alone' : `only ${playerName(only, opponents)} can win it`;
  }
  if (seats.length === players) {
    return players === 2 ? 'both can win it' : `all ${numberWord(players)} can win it`;
  }
  return list(
    seats.map((seat) => playerName(seat, opponents)),
    'and',
  );
}

/** The row of side pots, closed: `'one pot'`, `'main 300, side 160'`. */
export function potsSummary({ pots = [] }: Money, write: WriteMoney): string {
  if (pots.length < 2) return 'one pot';
  const [main, ...sides] = pots.map(({ size }) => write.money(size));
  return sides.length === 1 ? `main ${main}, side ${sides[0]}` : `main ${main}, sides ${sides.join(', ')}`;
}

/** An uncalled bet: `'40 comes back to opponent 2: nobody has matched it.'` */
export function uncalledInWords(
  { seat, amount }: NonNullable<Money['uncalled']>,
  players: number,
  write: WriteMoney,
): string {
  return `${write.money(amount)} comes back to ${playerName(seat, players - 1)}: nobody has matched it.`;
}

/** Money in the pot that belongs to no bet: `'20 in the pot is dead money: it goes to the main pot.'`; else empty. */
export function deadMoneyInWords({ pot, bets, folded = [] }: Stakes, write: WriteMoney): string {
  if (pot === undefined || bets === undefined) return '';
  const dead = pot - [...bets, ...folded].reduce((sum, bet) => sum + bet, 0);
  return dead < 0.005 ? '' : `${write.money(dead)} in the pot is dead money: it goes to the main pot.`;
}

/** `'Rake 2.50.'` */
export function rakeInWords(rake: number, write: WriteMoney): string {
  return `Rake ${write.money(rake)}.`;
}

/* ----------------------------------------------------------------------------------- verdict -- */

/** `'Call: +41.9 on average.'`, `'Fold, but it is close: −0.3 on average.'`; with nothing to call, check. */
export function verdictInWords(money: Money, write: WriteMoney): string {
  const { price, tournament } = money;
  if (price === undefined) return NOTHING_TO_CALL;
  if (tournament?.decision !== undefined && tournament.ev !== undefined) {
    return tournamentVerdict(tournament, price);
  }
  const said = decisionInWords(price).slice(0, -1);
  return `${said}: ${signed(price.ev, write)} on average.`;
}

/** By prizes; and that the chips say otherwise, where they do. */
function tournamentVerdict({ decision, ev = 0 }: TournamentPrice, price: PotsPrice): string {
  const better = ev >= -NOTHING ? 'Call' : 'Fold';
  const chips = price.ev >= 0 ? 'Call' : 'Fold';
  const close = decision === 'close' ? ', but it is close' : '';
  if (better === chips) return `${better}${close}.`;
  return close === ''
    ? `${better}, though the chips say ${chips.toLowerCase()}.`
    : `${better}${close}; the chips say ${chips.toLowerCase()}.`;
}

/** Prizes this close to nothing are nothing. */
const NOTHING = 1e-9;

function signed(amount: number, write: WriteMoney): string {
  return amount > 0 ? `+${write.money(amount)}` : write.money(amount);
}

/** A share of a pot against an equal part of it. */
const FAR_AHEAD = 1.5;
const AHEAD = 1.05;
const LEVEL = 0.95;

/**
 * Hero's share in a pot: `'far ahead in the main pot'`. Second is not ahead, whatever an equal part is: `'more than an
 * equal share in the main pot (but opponent 1 has 52.4%)'`.
 */
function standing({ seats, shares }: SharedPot, name: string, write: WriteMoney): string {
  const own = shares[seats.indexOf(0)];
  const part = own * seats.length;
  const most = Math.max(...shares);
  if (seats.length > 2 && part >= LEVEL && most > own && most * seats.length >= AHEAD) {
    const leader = seatName(seats[shares.indexOf(most)] - 1, seats.length);
    const share = part >= AHEAD ? 'more than an equal share' : 'about an equal share';
    return `${share} in the ${name} (but ${leader} has ${write.percent(most)})`;
  }
  if (part >= FAR_AHEAD) return `far ahead in the ${name}`;
  if (part >= AHEAD) return `ahead in the ${name}`;
  return `${part >= LEVEL ? 'about even' : 'behind'} in the ${name}`;
}

/** How figures are written, and half of an interval: `'±0.09 points'`. */
export interface WritePrice extends WriteMoney {
  readonly points: (halfWidth: number) => string;
}

/** The price of a call by all pots: the verdict, and the sentences below it. */
export interface PriceInWords {
  readonly verdict: string;
  readonly reasons: readonly string[];
}

/** The verdict on the money that has been counted, with what it rests on. One plain pot reads as it always does. */
export function priceInWords(money: Money, stakes: Stakes, buys: Buys, write: WritePrice): PriceInWords {
  const { price, tournament, behind } = money;
  const late = stillToCallInWords(stakes, price?.call ?? 0, behind?.seats);
  if (behind !== undefined) {
    const reasons = [...ifTheyActInWords(behind, write), late].filter(Boolean);
    return { verdict: bothVerdictsInWords(behind, write), reasons };
  }
  const isByPrizes = tournament?.decision !== undefined;
  if (price?.isPlain === true && !isByPrizes) {
    const behind = behindAfter(stakes, price.call);
    const offer = { buys, price, equity: price.share, isOfOuts: false, behind };
    return {
      verdict: decisionInWords(price),
      reasons: [offerInWords(offer, write), late].filter(Boolean),
    };
  }
  const chips = price?.isPlain === true ? '' : reasonInWords(money, write);
  const reasons = [isByPrizes ? prizesInWords(money, write) : '', chips, late];
  return { verdict: verdictInWords(money, write), reasons: reasons.filter(Boolean) };
}

/** The average gain of a call: chips, in a tournament the prize. */
function gainOf({ tournament, price }: Money): number {
  return tournament?.ev ?? price?.ev ?? 0;
}

/**
 * `'Depends on one player behind: call if they fold (+10.77), fold if they call (−23.40).'`; where both prices agree
 * `'Call: +0.48 if opponent 1 folds, +0.12 if they call.'`
 */
function bothVerdictsInWords(behind: MoneyBehind, write: WriteMoney): string {
  const { seats, ifFold, ifCall, decision } = behind;
  const [fold, call] = [ifFold, ifCall].map((own) => signed(gainOf(own), write));
  if (decision === 'depends') {
    const isCall = gainOf(ifFold) >= 0;
    const [one, other] = isCall ? ['call', 'fold'] : ['fold', 'call'];
    const players = `${seats.length} ${plural(seats.length, 'player')}`;
    return `Depends on ${players} behind: ${one} if they fold (${fold}), ${other} if they call (${call}).`;
  }
  const prizes = ifFold.tournament === undefined ? '' : ' in prizes';
  return `${capitalize(decision)}: ${fold}${prizes} if ${foldInWords(behind)}, ${call} if they call.`;
}

/** `'opponent 1 folds'`, `'the two players behind fold'` */
function foldInWords({ seats }: MoneyBehind): string {
  // Another player has bet, so there are several opponents.
  const [seat] = seats;
  return seats.length === 1 ? `${seatName(seat - 1, 2)} folds` : `the ${numberWord(seats.length)} players behind fold`;
}

/**
 * What each price rests on, one sentence for each; the equities are named by whom they are against: `'If opponent 1
 * folds: you have 64.6% against opponent 2, and a call needs 19.8%.'`
 */
export function ifTheyActInWords(behind: MoneyBehind, write: WritePrice): string[] {
  const { seats, ifFold, ifCall } = behind;
  const opponents = (ifCall.returns?.length ?? 1) - 1;
  const left = Array.from({ length: opponents }, (_, at) => at + 1)
    .filter((seat) => !seats.includes(seat))
    .map((seat) => seatName(seat - 1, opponents));
  const all = opponents === 2 ? 'both' : `all ${numberWord(opponents)}`;
  const rests = (own: Money, whom: string) => {
    if (own.tournament !== undefined) return prizesInWords(own, write);
    const { price } = own;
    if (price === undefined) return '';
    const { share, halfWidth, breakEven, isPlain, pot, call } = price;
    const ofMoney = isPlain ? '' : ` of the ${write.money(pot + call)} you can win`;
    const sure = halfWidth === undefined ? '' : ` (simulated, ${write.points(halfWidth)})`;
    return `you have ${write.percent(share)}${ofMoney}${sure} against ${whom}, and a call needs ${write.percent(breakEven)}.`;
  };
  const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
  return [
    `If ${foldInWords(behind)}: ${lower(rests(ifFold, list(left, 'and')))}`,
    `If they call: ${lower(rests(ifCall, all))}`,
    ...chipsInWords(behind),
  ];
}

/** The chips' verdict where the prizes' differs. */
function chipsInWords({ ifFold, ifCall, decision }: MoneyBehind): string[] {
  if (ifFold.tournament === undefined) return [];
  const [fold, call] = [ifFold, ifCall].map(({ price }) => price?.decision ?? 'close');
  const chips = bothVerdicts(fold, call);
  if (chips === decision) return [];
  return [chips === 'depends' ? 'By chips it depends on them.' : `The chips say ${chips}.`];
}

/** The money hero can still win from the opponents once the call is in; `undefined` where a stack is not known. */
function behindAfter({ stacks }: Stakes, call: number): number | undefined {
  if (stacks === undefined) return undefined;
  const [own, ...others] = stacks;
  return others.reduce<number | undefined>(
    (sum, stack) =>
      sum === undefined || stack === undefined || own === undefined ? undefined : sum + Math.min(own - call, stack),
    0,
  );
}

/**
 * What the verdict rests on: `'Behind in the main pot, far ahead in the side pot: together 43.9% of 460, and a call
 * needs 34.8%.'` Of one pot pot odds and break-even; a rake is named.
 */
export function reasonInWords(money: Money, write: WriteMoney): string {
  const { price, pots = [], rake = 0 } = money;
  if (price === undefined) return '';
  const mine = pots.flatMap((pot, at) => {
    const place = pot.seats.indexOf(0);
    return place < 0 || pot.seats.length === 1 ? [] : [{ pot, at }];
  });
  const lone = pots.find(({ seats }) => seats.length === 1 && seats[0] === 0);
  const needs = `a call needs ${write.percent(price.breakEven)}`;
  const ofAll = `${write.percent(price.share)} of ${write.money(price.pot + price.call)}`;
  const others = pots.filter(({ seats }) => !seats.includes(0));
  const sentences: string[] = [];
  if (mine.length > 1) {
    const parts = mine.map(({ pot, at }) => standing(pot, potName(at, pots.length).toLowerCase(), write));
    const said = list(groupedByStanding(parts), 'and');
    sentences.push(`${capitalize(said)}: together ${ofAll}, and ${needs}.`);
  } else {
    const odds = price.oddsOffered === undefined ? '' : `Pot odds ${write.money(price.oddsOffered)} : 1: `;
    sentences.push(`${odds}${odds === '' ? capitalize(needs) : needs}, and you have ${ofAll}.`);
  }
  if (others.length > 0) {
    const size = others.reduce((sum, pot) => sum + pot.size, 0);
    sentences.push(
      `You cannot win the ${others.length === 1 ? 'side pot' : 'side pots'} of ${write.money(size)}: you have not matched ${others.length === 1 ? 'it' : 'them'}.`,
    );
  }
  if (lone !== undefined) {
    sentences.push(`${write.money(lone.size)} of it is yours whatever comes.`);
  }
  if (rake > 0) sentences.push(`The rake takes ${write.money(rake)}.`);
  return sentences.join(' ');
}

/** Equal standings are named once: `'behind in the main pot and in side pot 1'`. */
function groupedByStanding(parts: readonly string[]): string[] {
  const groups = new Map<string, string[]>();
  for (const part of parts) {
    const at = part.indexOf(' in the ');
    const where = groups.get(part.slice(0, at)) ?? [];
    where.push(part.slice(at + ' in the '.length));
    groups.set(part.slice(0, at), where);
  }
  return Array.from(groups, ([own, where]) => `${own} in the ${list(where, 'and')}`);
}

/**
 * The price's assumption about players who have still to call; empty without any.
 *
 * @param named seats that are mentioned elsewhere
 */
export function stillToCallInWords({ bets, stacks }: Stakes, call: number, named: readonly number[] = []): string {
  if (bets === undefined) return '';
  const own = bets.map((bet, seat) => (seat === 0 ? bet + call : bet));
  const highest = Math.max(...own);
  const late = own.flatMap((bet, seat) =>
    seat > 0 && bet < highest && stacks?.[seat] !== 0 && !named.includes(seat)
      ? [seatName(seat - 1, own.length - 1)]
      : [],
  );
  if (late.length === 0) return '';
  return late.length === 1
    ? `${capitalize(late[0])} has still to call, and plays only for what their bet matches.`
    : `${capitalize(list(late, 'and'))} have still to call. Each plays only for what their bet matches.`;
}

/** Whose amount is missing: `'Opponent 2’s bet is not known.'` */
export function missingInWords(missing: readonly MissingAmounts[], opponents: number): string {
  const nouns = {
    bets: ['bet', 'bets'],
    stacks: ['stack', 'stacks'],
    bounties: ['bounty', 'bounties'],
  } as const;
  return missing
    .map(({ field, seats }) => {
      const names = capitalize(
        list(
          seats.map((seat) => whose(seat, opponents)),
          'and',
        ),
      );
      const [one, several] = nouns[field];
      return seats.length === 1 ? `${names} ${one} is not known.` : `${names} ${several} are not known.`;
    })
    .join(' ');
}

/* -------------------------------------------------------------------------------------- runs -- */

const TIMES = { 2: 'twice', 3: 'three times' } as const;

/** The row of runs, closed: `'once'`, `'twice'`. */
export function runsSummary(times: Stakes['runs']): string {
  return times === undefined ? 'once' : TIMES[times];
}

/** Labels for a number of runs won: `'win both'`, `'win some'`, `'win neither'`. */
export function runsWonLabels({ times }: Pick<MoneyRuns, 'times'>): {
  readonly all: string;
  readonly some: string;
  readonly none: string;
} {
  return times === 2
    ? { all: 'win both', some: 'win some', none: 'win neither' }
    : { all: 'win all', some: 'win some', none: 'win none' };
}

/** `'Same average, 94.2, smaller swing: run twice it falls from 163 to 114.'` */
export function swingInWords({ swing, times }: MoneyRuns, average: number | undefined, write: WriteMoney): string {
  const same = average === undefined ? 'Same average' : `Same average, ${write.money(average)}`;
  if (swing.once <= NOTHING) return `${same}, and no swing: every run brings the same.`;
  return `${same}, smaller swing: run ${TIMES[times]} it falls from ${write.money(swing.once)} to ${write.money(swing.runs)}.`;
}

/* -------------------------------------------------------------------------------- tournament -- */

/** The row of the tournament, closed: `'cash: a chip is a chip'`, `'50, 30, 20 for four players, by ICM'`. */
export function tournamentSummary({ payouts }: Pick<Stakes, 'payouts'>, players: number, write: WriteMoney): string {
  if (payouts === undefined || payouts.length === 0) return 'cash: a chip is a chip';
  return `${payouts.map(write.money).join(', ')} for ${countOf(players, 'player')}, by ICM`;
}

/** The equity a call needs in chips and in prizes, or with several opponents the gain. */
export function prizesInWords({ tournament, price, pots = [] }: Money, write: WriteMoney): string {
  if (tournament?.fold === undefined || price === undefined) return '';
  const { needed, ev = 0, fold } = tournament;
  const added = `A call is worth ${write.money(fold + ev)} on average, a fold ${write.money(fold)}.`;
  if (needed === undefined) return added;
  const contested = pots.find(({ seats }) => seats.length > 1);
  const [equity] = contested?.shares ?? [];
  const have = equity === undefined ? '' : ` You have ${write.percent(equity)}.`;
  return `Chips need ${write.percent(price.breakEven)}, the prize money needs ${write.percent(needed)}.${have}`;
}

/** `'Risk premium 3.5 points.'`; with it what a lost chip costs. @param points writes a number of points */
export function riskInWords(
  { riskPremium, bubbleFactor }: TournamentPrice,
  points: (probability: number) => string,
  write: WriteMoney,
): string {
  return [
    ...(riskPremium === undefined ? [] : [`Risk premium ${points(riskPremium)} points.`]),
    ...(bubbleFactor === undefined
      ? []
      : [`Bubble factor ${write.money(bubbleFactor)}: what a lost chip costs against one won.`]),
  ].join(' ');
}

/** The limits of a tournament's price. */
export function leftOutInWords({ bounties = [] }: Stakes): string {
  const cash = bounties.some((bounty) => bounty > 0) ? ' A bounty counts as cash, without growth.' : '';
  return `Not counted: later hands, bounties won later, the blinds to come, seats and skill.${cash}`;
}

/** A remark on payouts that rise, which are taken as they are; empty where they do not. */
export function payoutsInWords(payouts: readonly number[]): string {
  const at = payouts.findIndex((payout, place) => place > 0 && payout > payouts[place - 1]);
  if (at < 0) return '';
  return `Place ${at + 1} pays more than place ${at}: check the payouts.`;
}
