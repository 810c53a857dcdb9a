import { VERDICTS, type Allowed, type Grade, type Mistake, type ReplyOf, type Verdict } from './kind';

/** The error allowed in an estimate, in points: a seventh of the figure, at least 1, at most 6. */
export function tolerance(probability: number): number {
  return Math.min(6, Math.max(1, (100 * probability) / 7));
}

/** The limits of a figure. Up to twice the limit of right is near. */
export function twice(right: number): Allowed {
  return { right, near: 2 * right };
}

/** The limits of a share that is estimated, in points. */
export const POINTS = twice(5);

/** Room for rounding: limits are inclusive. */
const ROUNDING = 1e-9;

/** @param error the reply less the answer, in the limits' unit; `undefined` for an empty reply, which is wrong */
export function judge(error: number | undefined, { right, near }: Allowed): Verdict {
  if (error === undefined || Math.abs(error) > near + ROUNDING) return 'wrong';
  return Math.abs(error) <= right + ROUNDING ? 'right' : 'near';
}

/** Mistakes of a figure: a drill is clean if they are near. A count or a name must be right. */
const ESTIMATED: readonly Mistake[] = ['share', 'estimate'];

/** Whether no mistake was made that counts: figures may be near, all else must be right. */
export function isCleanOf(verdicts: Iterable<readonly [Mistake, Verdict]>): boolean {
  return [...verdicts].every(
    ([mistake, verdict]) => verdict === 'right' || (verdict === 'near' && ESTIMATED.includes(mistake)),
  );
}

export function gradeOf(verdicts: ReadonlyMap<Mistake, Verdict>): Pick<Grade, 'verdict' | 'verdicts' | 'clean'> {
  const worst = Math.max(...Array.from(verdicts.values(), (verdict) => VERDICTS.indexOf(verdict)));
  return { verdict: VERDICTS[worst], verdicts, clean: isCleanOf(verdicts) };
}

/** The grade of places that should be named, in any order. @param reply `undefined` for an empty one, which is wrong */
export function gradeHands(right: readonly number[], reply: ReplyOf<'hands'> | undefined): Grade {
  const said = reply?.hands ?? [];
  const missed = right.filter((hand) => !said.includes(hand));
  const extra = said.filter((hand) => !right.includes(hand));
  return {
    ...gradeOf(
      new Map([
        ['missed', missed.length > 0 || reply === undefined ? 'wrong' : 'right'],
        ['extra', extra.length > 0 ? 'wrong' : 'right'],
      ]),
    ),
    missed,
    extra,
  };
}

export function gradeName(isRight: boolean): Grade {
  return gradeOf(new Map([['name', isRight ? 'right' : 'wrong']]));
}

/**
 * The grade of an estimate.
 *
 * @param mistake the one it counts as
 * @param exact 0 to 1
 * @param allowed in points
 */
export function gradeEstimate(
  mistake: 'share' | 'estimate',
  exact: number,
  reply: ReplyOf<'estimate'> | undefined,
  allowed: Allowed,
): Grade {
  const error = reply && 100 * (reply.estimate - exact);
  return { ...gradeOf(new Map([[mistake, judge(error, allowed)]])), ...(error !== undefined && { error }) };
}

/** The unit of an estimate: per cent, or the x of odds x : 1 against. */
export type Unit = 'percent' | 'odds';

/**
 * A probability from what a learner writes: `25`, `25 %`, `3 : 1`, `3 to 1`, `1 in 4`, `1/4`. A bare
 * number is in the unit chosen. `undefined` if it is not a probability.
 */
export function readEstimate(text: string, unit: Unit): number | undefined {
  const number = '(\\d+(?:[.,]\\d*)?|[.,]\\d+)';
  const match = new RegExp(`^\\s*${number}\\s*(?:(%)|(?:(:|to|in|/)\\s*${number}))?\\s*$`, 'i').exec(text);
  if (match === null) return undefined;
  const value = (digits: string) => Number(digits.replace(',', '.'));
  const [, first, sign, between, second] = match as unknown as [
    string,
    string,
    string | undefined,
    string | undefined,
    string | undefined,
  ];
  const a = value(first);
  if (between !== undefined && second !== undefined) {
    const b = value(second);
    const isOdds = between === ':' || between.toLowerCase() === 'to';
    return chanceOr(isOdds ? b / (a + b) : a / b);
  }
  return chanceOr(unit === 'odds' && sign === undefined ? 1 / (a + 1) : a / 100);
}

function chanceOr(probability: number): number | undefined {
  return probability >= 0 && probability <= 1 ? probability : undefined;
}
