/* How a chance is said: as a part of small numbers, in percent, or that it is hardly there. */

/** `[1, 4]` for one in four; a number from 0 to 1 is said in percent; or none, hardly any, nearly all, all. */
export type Roughly = 'none' | 'few' | 'most' | 'all' | number | readonly [part: number, whole: number];

/** The parts above a half that players say. */
const LARGE = [
  [2, 3],
  [3, 4],
  [4, 5],
  [5, 6],
  [7, 8],
  [9, 10],
] as const;

/** A chance too small or too large to be written as a part. */
const HARDLY_EVER = 0.02;
const NEARLY_ALWAYS = 0.95;

/** A part is said for a chance this near to it: a tenth of the chance, or of the chance that it fails. */
const NEAR = 0.1;

/** The whole number that a chance is one in: `4` of 26.1%, `22` of 1 in 22.5. @param probability above 0 */
export function oneIn(probability: number): number {
  return Math.ceil(1 / probability - 0.5 - 1e-9);
}

/** A chance as it is said. @param probability 0 to 1 */
export function roughly(probability: number): Roughly {
  if (probability === 0) return 'none';
  if (probability === 1) return 'all';
  if (probability < HARDLY_EVER) return 'few';
  if (probability > NEARLY_ALWAYS) return 'most';
  const distance = ([part, whole]: readonly [number, number]) => Math.abs(part / whole - probability);
  const parts = [[1, Math.max(2, oneIn(probability))] as const, ...LARGE];
  const nearest = parts.reduce((a, b) => (distance(b) < distance(a) ? b : a));
  const isNear = distance(nearest) < NEAR * Math.min(probability, 1 - probability);
  return isNear ? nearest : Math.round(100 * probability + 1e-9) / 100;
}
