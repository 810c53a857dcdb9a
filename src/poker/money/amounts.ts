/* Shared by the entry and the count of money: how amounts are rounded, and their bounds. */

/** No pot holds more. */
export const MOST_MONEY = 999_999_999;

/** How often the missing cards can be dealt. */
export const RUNS = [2, 3] as const;
export type Times = (typeof RUNS)[number];

/** Whole hundredths of the unit, a half rounded up. */
export function hundredths(amount: number): number {
  const whole = Math.round(100 * amount);
  // 0.285 is a little less in binary, and still a half. Nearly all amounts are no half: to write one takes long.
  return Math.abs(100 * amount - whole) < 0.4 ? whole : Math.round(Number((100 * amount).toPrecision(15)));
}

/** Hundredths as an amount in the user's unit. */
export function inUnits(amount: number): number {
  return amount / 100;
}
