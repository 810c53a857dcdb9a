import { partPots, type Pots } from './pots';
import { prizesOf } from './prizes';

/*
 * Who gets what of an all-in. All amounts are whole hundredths, and lists are by seat. What nobody has matched goes back
 * to its seat first, and is in no pot.
 */

/** The money of a hand, before it is paid out. */
export interface AllIn {
  /** What each seat has put in. */
  readonly put: readonly number[];
  /** The seats that have folded, or had nothing: they play for nothing. */
  readonly gone?: readonly number[];
  /** What was in the middle before: antes, blinds, dead money. It is in the main pot. */
  readonly middle?: number;
  /** The smallest chip. */
  readonly chip: number;
  /** The seat with the button; odd chips go to the seats after it. Left out, they go to the first seats. */
  readonly button?: number;
}

/** The strength of each seat's hand on one board; of a seat that is gone it is not looked at. */
export type Strengths = readonly (number | undefined)[];

export interface PotRun {
  readonly winners: readonly number[];
  /** What each of the winners gets, in their order. */
  readonly paid: readonly number[];
}

export interface PaidPot {
  readonly size: number;
  /** The seats that can win it. */
  readonly seats: readonly number[];
  /** The winners on each board. */
  readonly runs: readonly PotRun[];
}

/** How a hand is paid out. The nets and what was in the middle add up to nought: Σ net = middle. */
export interface Payments {
  readonly pots: readonly PaidPot[];
  /** What nobody has matched: it is in no pot. */
  readonly uncalled?: Pots['uncalled'];
  /** What each seat has in the end: from the pots, and uncalled. */
  readonly back: readonly number[];
  /** What comes back less what the seat put in: above 0 a win, below 0 a loss. */
  readonly net: readonly number[];
}

/** The seats, the first to take an odd chip first. */
function orderOf({ put, button = -1 }: AllIn): number[] {
  return put.map((_, at) => (button + 1 + at) % put.length);
}

/** The main pot, the side pots, and what goes back at once. The seats that are gone are in no pot. */
export function potsOfAllIn({ put, gone = [], middle = 0 }: Omit<AllIn, 'chip'>): Pots {
  const bets = put.map((bet, seat) => (gone.includes(seat) ? undefined : bet));
  return bets.every((bet) => bet === undefined)
    ? { pots: [] }
    : partPots(
        bets,
        gone.map((seat) => put[seat] ?? 0),
        middle,
      );
}

/** An amount in equal parts of whole chips. The first parts have the odd chips, and the first what is less than a chip. */
function equalParts(amount: number, parts: number, chip: number): number[] {
  const chips = Math.floor(amount / chip);
  const rest = amount - chips * chip;
  return Array.from({ length: parts }, (_, at) => {
    const own = Math.floor(chips / parts) + (at < chips % parts ? 1 : 0);
    return own * chip + (at === 0 ? rest : 0);
  });
}

/**
 * Pays the pots. Each board has an equal part of each pot, the first an odd chip; winners share it, and odd chips go one
 * each to the first winners after the button (Robert's Rules of Poker, 15).
 *
 * @param boards for each board the strength of each hand
 * @returns what each seat gets: all of the pots, to the chip
 */
export function payOut(hand: AllIn, boards: readonly Strengths[]): Payments {
  const { pots, uncalled } = potsOfAllIn(hand);
  const order = orderOf(hand);
  const paidPots = pots.map(({ size, seats }): PaidPot => {
    const parts = equalParts(size, boards.length, hand.chip);
    const runs = boards.map((strengths, board): PotRun => {
      const most = Math.max(...seats.map((seat) => strengths[seat] ?? -Infinity));
      const isBest = (seat: number) => seats.includes(seat) && (strengths[seat] ?? -Infinity) === most;
      const winners = order.filter(isBest);
      return { winners, paid: equalParts(parts[board] ?? 0, winners.length, hand.chip) };
    });
    return { size, seats, runs };
  });
  const won = hand.put.map(() => 0);
  for (const { runs } of paidPots) {
    for (const { winners, paid } of runs) for (const [at, seat] of winners.entries()) won[seat] += paid[at];
  }
  return { pots: paidPots, ...settled(hand, uncalled, won) };
}

function settled({ put }: AllIn, uncalled: Pots['uncalled'], won: readonly number[]): Omit<Payments, 'pots'> {
  const back = won.map((own, seat) => own + (uncalled?.seat === seat ? uncalled.amount : 0));
  const net = back.map((own, seat) => own - put[seat]);
  return { ...(uncalled !== undefined && { uncalled }), back, net };
}

/** Each seat's part of a pot, 0 to 1, in the order of the pot's seats: its equity among them. */
export type PotShares = readonly (readonly number[])[];

/**
 * What each seat gets back on average, uncalled money with it.
 *
 * @param boards for each board each pot's shares
 * @returns in hundredths, not rounded
 */
export function backOnAverage(hand: AllIn, boards: readonly PotShares[]): number[] {
  const { pots, uncalled } = potsOfAllIn(hand);
  return hand.put.map((_, seat) => {
    const won = pots.reduce((sum, { size, seats }, pot) => {
      const at = seats.indexOf(seat);
      const share = boards.reduce((all, shares) => all + (shares[pot]?.[at] ?? 0), 0) / boards.length;
      return at < 0 ? sum : sum + size * share;
    }, 0);
    return won + (uncalled?.seat === seat ? uncalled.amount : 0);
  });
}

/** Parts of a chip this close are equal. */
const SAME = 1e-9;

/**
 * A deal in place of the run-out: each pot is divided by equity, in whole chips by the largest remainder. Equal
 * remainders go by the order after the button, and what is less than a chip to the largest remainder.
 *
 * @param boards for each board each pot's shares
 */
export function dealByEquity(hand: AllIn, boards: readonly PotShares[]): Omit<Payments, 'pots'> {
  const { pots, uncalled } = potsOfAllIn(hand);
  const order = orderOf(hand);
  const got = hand.put.map(() => 0);
  for (const [pot, { size, seats }] of pots.entries()) {
    const chips = Math.floor(size / hand.chip);
    const parts = seats.map((seat, at) => {
      const share = boards.reduce((all, shares) => all + (shares[pot]?.[at] ?? 0), 0) / boards.length;
      const whole = Math.floor(chips * share + SAME);
      return { seat, whole, rest: chips * share - whole };
    });
    parts.sort((a, b) =>
      Math.abs(a.rest - b.rest) > SAME ? b.rest - a.rest : order.indexOf(a.seat) - order.indexOf(b.seat),
    );
    const left = chips - parts.reduce((sum, { whole }) => sum + whole, 0);
    for (const [at, { seat, whole }] of parts.entries()) {
      got[seat] += (whole + (at < left ? 1 : 0)) * hand.chip + (at === 0 ? size - chips * hand.chip : 0);
    }
  }
  return settled(hand, uncalled, got);
}

/** A deal about prizes, each by player. Both add up to the payouts of the places there are. */
export interface PrizeDeal {
  /** The average prize by Malmuth and Harville: see {@link prizesOf}. */
  readonly icm: readonly number[];
  /** Everybody has the last place's prize; the rest goes by chips. It may give more than the first place pays. */
  readonly chipChop: readonly number[];
}

/**
 * @param stacks in hundredths; somebody has chips
 * @param payouts in any unit, the first place first
 */
export function dealOfPrizes(stacks: readonly number[], payouts: readonly number[]): PrizeDeal {
  const places = stacks.map((_, place) => payouts[place] ?? 0);
  const last = Math.min(...places);
  const chips = stacks.reduce((sum, own) => sum + own, 0);
  const rest = places.reduce((sum, own) => sum + own - last, 0);
  return {
    icm: prizesOf(stacks, places),
    chipChop: stacks.map((own) => last + (rest * own) / chips),
  };
}
