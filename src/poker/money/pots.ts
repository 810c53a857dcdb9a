import type { Price } from '../price';

export interface Pot {
  /** The size in hundredths, before rake. */
  readonly size: number;
  /** The lowest first. */
  readonly seats: readonly number[];
}

/** The pots once hero has called. */
export interface Pots {
  /** The main pot first; none is empty. */
  readonly pots: readonly Pot[];
  /** An uncalled bet goes back. */
  readonly uncalled?: { readonly seat: number; readonly amount: number };
}

/** A seat's bet; `undefined` for a seat that plays for nothing, hero having folded. */
export type Bet = number | undefined;

/**
 * Parts the money into a main pot and side pots, all amounts in hundredths. A bet beyond all others is returned to its
 * seat. Each different bet that is still in is a level: its pot holds, of every bet, the part between the level below
 * and this one, for the seats whose bets reach the level.
 *
 * @param bets by seat, the call with hero's
 * @param folded the bets of those who folded: the part above the top level is in the last pot
 * @param nobodys dead money, no player's bet: it is in the first pot
 */
export function partPots(bets: readonly Bet[], folded: readonly number[], nobodys: number): Pots {
  const own = [...bets];
  const seats = own.flatMap((bet, seat) => (bet === undefined ? [] : [seat]));
  const betOf = (seat: number) => own[seat] ?? 0;
  const [first, second] = seats.toSorted((a, b) => betOf(b) - betOf(a));
  const next = Math.max(0, ...folded, ...(second === undefined ? [] : [betOf(second)]));
  const amount = Math.max(0, betOf(first) - next);
  own[first] = betOf(first) - amount;

  const levels = Array.from(new Set(seats.map(betOf))).sort((a, b) => a - b);
  const pots = levels.map((level, at): Pot => {
    const below = at === 0 ? 0 : levels[at - 1];
    const isLast = at === levels.length - 1;
    const part = (bet: number, top: number) => Math.max(0, Math.min(bet, top) - below);
    return {
      size:
        (at === 0 ? nobodys : 0) +
        sumOf(seats.map((seat) => part(betOf(seat), level))) +
        sumOf(folded.map((bet) => part(bet, isLast ? Infinity : level))),
      seats: seats.filter((seat) => betOf(seat) >= level),
    };
  });
  return {
    pots: pots.filter(({ size }) => size > 0),
    ...(amount > 0 && { uncalled: { seat: first, amount } }),
  };
}

/** What a seat can win, in hundredths: all pots that it plays for. */
export function winnableBy(pots: readonly Pot[], seat: number): number {
  return sumOf(pots.filter(({ seats }) => seats.includes(seat)).map(({ size }) => size));
}

/** The pots less the rake: per cent of their sum, at most the cap, from each in proportion. */
export function rakePots(
  pots: readonly Pot[],
  percent: number,
  cap = Infinity,
): { readonly rake: number; readonly nets: readonly number[] } {
  const sum = sumOf(pots.map(({ size }) => size));
  const rake = Math.min((sum * percent) / 100, cap);
  return { rake, nets: pots.map(({ size }) => (rake === 0 ? size : size - (rake * size) / sum)) };
}

/** Half of the 95% interval of a price's EV, if its share was sampled. */
export function evHalfWidthOf({ halfWidth, pot, call }: PotsPrice): number | undefined {
  return halfWidth === undefined ? undefined : halfWidth * (pot + call);
}

/** The seats of a pot as a mask. */
export function maskOf(seats: readonly number[]): number {
  return seats.reduce((mask, seat) => mask | (1 << seat), 0);
}

function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, own) => sum + own, 0);
}

/** The price of a call that all pots are weighed for. */
export interface PotsPrice extends Price {
  readonly call: number;
  /** The bet in pots, if it is given so: `call`, `pot` and `ev` are in pots then. */
  readonly facing?: number;
  /** The money hero can win besides the call, less rake. */
  readonly pot: number;
  /** The part of hero's winnable money, the call included, that comes to hero on average. */
  readonly share: number;
  /** Half of the 95% interval of a sampled share. */
  readonly halfWidth?: number;
  /** True for one pot without rake. Only then are implied odds and the wrong price defined. */
  readonly isPlain: boolean;
}
