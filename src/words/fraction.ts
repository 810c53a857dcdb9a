/* How a chance is said: as a part of two small numbers, or that it is hardly there. */

/** `[1, 4]` for one in four; or none, hardly any, nearly all, all. */
export type Roughly = 'none' | 'few' | 'most' | 'all' | readonly [part: number, whole: number];

const LARGE_WHOLES = [25, 30, 35, 40, 45, 50];

/** Parts as players say them. Between neighbours from a twentieth up no chance is a tenth away from one. */
const FRACTIONS: readonly (readonly [part: number, whole: number])[] = [
  ...Array.from({ length: 19 }, (_, i): [number, number] => [1, i + 2]),
  ...LARGE_WHOLES.map((whole): [number, number] => [1, whole]),
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
  return FRACTIONS.reduce((a, b) => (distance(b) < distance(a) ? b : a));
}
