/** A running sum after each hand, 0 before the first. */
export function runningSum(amounts: readonly number[]): Float64Array {
  const sums = new Float64Array(amounts.length + 1);
  amounts.forEach((amount, at) => (sums[at + 1] = sums[at] + amount));
  return sums;
}

/** The scale of a graph: from the lowest to the highest line, with a line at each step. */
export interface Scale {
  readonly low: number;
  readonly high: number;
  readonly lines: readonly number[];
}

const STEPS = [1, 2, 5];

/** A scale for sums, 0 among them, with at most this many lines. */
export function scaleOf(sums: readonly Float64Array[], most = 5): Scale {
  let low = 0;
  let high = 0;
  for (const own of sums) {
    for (const sum of own) {
      low = Math.min(low, sum);
      high = Math.max(high, sum);
    }
  }
  if (high - low < 1) high = low + 1;
  let step = 1;
  for (let at = 0; (high - low) / step > most - 1; at++) {
    step = STEPS[at % 3] * 10 ** Math.floor(at / 3);
  }
  const lines: number[] = [];
  for (let line = Math.ceil(low / step); line * step <= high; line++) lines.push(line * step);
  return { low, high, lines };
}

/** The path of sums in a box. Each column has its first, lowest, highest and last sum, so that no peak is lost. */
export function pathOf(sums: Float64Array, { low, high }: Scale, width: number, height: number): string {
  const last = sums.length - 1;
  const x = (at: number) => (last === 0 ? 0 : (at / last) * width).toFixed(1);
  const y = (sum: number) => (((high - sum) / (high - low)) * height).toFixed(1);
  const columns = Math.max(1, Math.floor(width));
  const points: number[] = [];
  if (sums.length <= 2 * columns) points.push(...sums.keys());
  else {
    for (let column = 0; column < columns; column++) {
      const from = Math.floor((column * sums.length) / columns);
      const to = Math.floor(((column + 1) * sums.length) / columns);
      let [lowest, highest] = [from, from];
      for (let at = from; at < to; at++) {
        if (sums[at] < sums[lowest]) lowest = at;
        if (sums[at] > sums[highest]) highest = at;
      }
      points.push(...new Set([from, lowest, highest, to - 1].sort((a, b) => a - b)));
    }
  }
  return points.map((at, index) => `${index === 0 ? 'M' : 'L'}${x(at)} ${y(sums[at])}`).join('');
}
