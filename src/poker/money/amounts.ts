/* Shared by the entry and the count of money: how amounts are rounded, and their bounds. */

/** No pot holds more. */
export const MOST_MONEY = 999_999_999;

/** How often the missing cards can be dealt. */
export const RUNS = [2, 3] as const;
export type Times = (typeof RUNS)[number];

/** Whole hundredths of the unit, a half rounded up. */
export function hundredths(amount: number): number {
  // 0.285 is a little less in binary, and still a half.
  return Math.round(Number((100 * amount).toPrecision(15)));
}

/** Hundredths as an amount in the user's unit. */
export function inUnits(amount: number): number {
  return amount / 100;
}
