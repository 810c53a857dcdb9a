/* How a chance is said: as a part of two small numbers, or that it is hardly there. */

/** `[1, 4]` for one in four; or none, hardly any, nearly all, all. */
export type Roughly = 'none' | 'few' | 'most' | 'all' | readonly [part: number, whole: number];

/** Parts as players say them. Between neighbours from a twentieth up no chance is a tenth away from one. */
const fractions = (): (readonly [part: number, whole: number])[] => [
  ...[2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 25, 30, 35, 40, 45, 50].map(
    (whole) => [1, whole] as const,
  ),
  [2, 9],
  [2, 7],
  [3, 10],
  [3, 8],
  [2, 5],
  [4, 9],
  [5, 9],
  [3, 5],
  [2, 3],
  [3, 4],
  [4, 5],
  [9, 10],
];

/** A chance too small or too large to be written as a part. */
const HARDLY_EVER = 0.02;
const NEARLY_ALWAYS = 0.95;

/** A chance as it is said. @param probability 0 to 1 */
export function roughly(probability: number): Roughly {
  if (probability === 0) return 'none';
  if (probability === 1) return 'all';
  if (probability < HARDLY_EVER) return 'few';
  if (probability > NEARLY_ALWAYS) return 'most';
  const distance = ([part, whole]: readonly [number, number]) => Math.abs(part / whole - probability);
  return fractions().reduce((a, b) => (distance(b) < distance(a) ? b : a));
}
