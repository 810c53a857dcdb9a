/*
 * Means of values that were drawn, with other values as control variates, whose slopes are found by least squares from
 * the same draws (A. B. Owen, Monte Carlo theory, methods and examples, chapter 8).
 */

/** A sum of values, each as often as its number says, by value. */
export type Combination = Float64Array;

/** The sums of some values that were drawn many times, and of their products, in a stretch of a list of numbers. */
export class Moments {
  readonly #numbers: Float64Array;
  readonly #values: number;

  /** How many numbers there are. */
  static size(values: number): number {
    return 1 + values + values * values;
  }

  /** @param numbers which may begin with those of other moments; there may be more behind them */
  constructor(numbers: Float64Array, values: number) {
    this.#numbers = numbers;
    this.#values = values;
  }

  /** Adds what was drawn once. */
  add(found: Float64Array): void {
    const numbers = this.#numbers;
    const values = this.#values;
    numbers[0]++;
    for (let one = 0; one < values; one++) {
      const from = 1 + values * (1 + one);
      const own = found[one];
      numbers[1 + one] += own;
      // A product is stored once, at the lower place of the two.
      for (let other = one; other < values; other++) numbers[from + other] += own * found[other];
    }
  }

  /** How often the values were drawn. */
  get draws(): number {
    return this.#numbers[0];
  }

  mean(value: number): number {
    return this.#numbers[1 + value] / this.draws;
  }

  meanOf(target: Combination): number {
    return target.reduce((sum, times, value) => sum + times * this.mean(value), 0);
  }

  covariance(one: number, other: number): number {
    const [low, high] = one < other ? [one, other] : [other, one];
    const product = this.#numbers[1 + this.#values * (1 + low) + high];
    return product / this.draws - this.mean(one) * this.mean(other);
  }

  covarianceOf(one: number, target: Combination): number {
    return target.reduce((sum, times, value) => (times === 0 ? sum : sum + times * this.covariance(one, value)), 0);
  }

  varianceOf(target: Combination): number {
    return target.reduce(
      (sum, times, value) => (times === 0 ? sum : sum + times * this.covarianceOf(value, target)),
      0,
    );
  }
}

/** How values, or combinations of them, depend on some values: the controls. */
export class Regression {
  readonly #moments: Moments;
  readonly #controls: readonly number[];
  /** The inverse of the controls' covariances. */
  readonly #inverse: readonly (readonly number[])[];

  constructor(moments: Moments, controls: readonly number[]) {
    this.#moments = moments;
    this.#controls = controls;
    this.#inverse = invert(controls.map((row) => controls.map((column) => moments.covariance(row, column))));
  }

  /** Returns the slopes, by control, and the variance of the mean once the controls' errors are taken off. */
  of(target: Combination): { readonly slopes: readonly number[]; readonly variance: number } {
    const moments = this.#moments;
    const together = this.#controls.map((control) => moments.covarianceOf(control, target));
    const slopes = this.#inverse.map((row) => dot(row, together));
    // Each slope that is found takes one degree of freedom.
    const free = moments.draws - 1 - slopes.length;
    return {
      slopes,
      variance: Math.max(0, moments.varianceOf(target) - dot(slopes, together)) / free,
    };
  }
}

function dot(one: readonly number[], other: readonly number[]): number {
  return one.reduce((sum, own, at) => sum + own * other[at], 0);
}

/** Below this part of its spread, a control has no information that the others lack. */
const LEAST_PIVOT = 1e-9;

/** Inverts a symmetric matrix; if others make up a row, it and its column are left at 0. */
function invert(matrix: readonly (readonly number[])[]): number[][] {
  const many = matrix.length;
  const rows = matrix.map((row, at) => [...row, ...row.map((_, column) => Number(column === at))]);
  const isUsed = rows.map((row, pivot) => {
    if (row[pivot] <= LEAST_PIVOT * matrix[pivot][pivot]) return false;
    rows.forEach((other, at) => {
      if (at === pivot) return;
      const times = other[pivot] / row[pivot];
      for (let column = pivot; column < 2 * many; column++) other[column] -= times * row[column];
    });
    return true;
  });
  return rows.map((row, at) =>
    row.slice(many).map((own, column) => (isUsed[at] && isUsed[column] ? own / row[at] : 0)),
  );
}
