/** The pot odds, later betting ignored. Money in the user's unit. */
export interface Price {
  /** The x of "x : 1": the pot, the bet in it included, to the call; `undefined` if calling is free. */
  readonly oddsOffered?: number;
  /** The equity at which calling gains nothing, 0 to 1. */
  readonly breakEven: number;
  /** Expected gain of a call over a fold. */
  readonly ev: number;
  /** `close` within one point of break-even, or within the equity's half-width. */
  readonly decision: 'call' | 'fold' | 'close';
  /** If a call loses: what must be won later, on average, for it to break even; Infinity for an equity of 0. */
  readonly needed?: number;
}

/** One point of equity. */
const CLOSE = 0.01 + 1e-12; // a point exactly is close, though 0.26 − 0.25 comes out larger

/** Whether an equity is within a point of what a call needs, or within its half-width. */
export function isClose(equity: number, needed: number, halfWidth = 0): boolean {
  return Math.abs(equity - needed) <= Math.max(CLOSE, halfWidth);
}

/** The verdict on a call that is not free. */
export function decide(equity: number, needed: number, halfWidth = 0): Price['decision'] {
  if (isClose(equity, needed, halfWidth)) return 'close';
  return equity >= needed ? 'call' : 'fold';
}

/** The equity at which calling `call` into `pot` gains nothing, 0 to 1; 0 if calling is free. */
export function breakEvenOf(pot: number, call: number): number {
  return call === 0 ? 0 : call / (pot + call);
}

/**
 * The price of calling `call` into `pot`, which holds the bet to be called. With P, c and equity e:
 * break-even c/(P + c), EV = e(P + c) − c, needed later c(1 − e)/e − P.
 *
 * @param equity 0 to 1
 * @param halfWidth of the equity's 95% interval, 0 to 1; 0 if it is exact
 * @throws RangeError for money that is negative or not finite
 */
export function price(pot: number, call: number, equity: number, halfWidth = 0): Price {
  for (const money of [pot, call]) {
    if (!Number.isFinite(money) || money < 0) throw new RangeError(`${money} is not an amount of money`);
  }
  const breakEven = breakEvenOf(pot, call);
  const ev = equity * (pot + call) - call;
  return {
    ...(call > 0 && { oddsOffered: pot / call }),
    breakEven,
    ev,
    decision: call > 0 ? decide(equity, breakEven, halfWidth) : 'call',
    ...(ev < 0 && { needed: equity === 0 ? Infinity : (call * (1 - equity)) / equity - pot }),
  };
}

/**
 * The bet into `pot` above which an opponent with equity e has the wrong price to call:
 * eP/(1 − 2e). `undefined` if no bet is large enough, e ≥ ½.
 */
export function wrongPriceBet(pot: number, equity: number): number | undefined {
  return equity >= 0.5 ? undefined : (equity * pot) / (1 - 2 * equity);
}
