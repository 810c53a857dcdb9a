import type { Card } from '../poker/card';
import { rulesOfThumb, type RuleOfThumb } from '../poker/rulesOfThumb';
import type { Drill } from './drill';

/** The finding of a marked or a missed card. A card that was rightly left unmarked has none. */
export type Finding = 'found' | 'missed' | 'extra' | 'tainted';

/** The learner's answer to a spot. */
export interface Reply {
  readonly marks: readonly Card[];
  /** 0 to 1; `undefined` if none was given. */
  readonly estimate?: number;
  readonly decision?: 'call' | 'fold';
}

/** Kinds of mistake. Each is scheduled separately. */
export const MISTAKES = ['missed', 'extra', 'tainted', 'estimate', 'price'] as const;
export type Mistake = (typeof MISTAKES)[number];

export type Verdict = 'right' | 'near' | 'wrong';

export interface Grade {
  readonly findings: ReadonlyMap<Card, Finding>;
  /** For every mistake that was possible: whether it was made. */
  readonly verdicts: ReadonlyMap<Mistake, Verdict>;
  /** The estimate less the exact figure, in points. */
  readonly error?: number;
  /** Whether every card and the decision, if any, were right. The estimate does not count. */
  readonly clean: boolean;
}

/** The error allowed in an estimate, in points: a seventh of the figure, at least 1, at most 6. */
export function tolerance(probability: number): number {
  return Math.min(6, Math.max(1, (100 * probability) / 7));
}

export function grade(drill: Drill, reply: Reply): Grade {
  const findings = new Map<Card, Finding>();
  const taints = new Set(drill.answer.next?.filter(({ verdict }) => verdict === 'tainted').map(({ card }) => card));
  for (const card of drill.outs) {
    findings.set(card, reply.marks.includes(card) ? 'found' : 'missed');
  }
  for (const card of reply.marks) {
    if (drill.outs.has(card) || drill.either.has(card)) continue;
    findings.set(card, taints.has(card) ? 'tainted' : 'extra');
  }
  const found = new Set(findings.values());
  const verdicts = new Map<Mistake, Verdict>([
    ['missed', found.has('missed') ? 'wrong' : 'right'],
    ['extra', found.has('extra') ? 'wrong' : 'right'],
  ]);
  if (drill.level.name === 'tainted' || found.has('tainted')) {
    verdicts.set('tainted', found.has('tainted') ? 'wrong' : 'right');
  }
  const error = reply.estimate === undefined ? undefined : 100 * (reply.estimate - drill.probability);
  verdicts.set('estimate', judge(error, tolerance(drill.probability)));
  if (drill.offer !== undefined) {
    verdicts.set('price', reply.decision === drill.offer.price.decision ? 'right' : 'wrong');
  }
  return {
    findings,
    verdicts,
    ...(error !== undefined && { error }),
    clean: [...verdicts].every(([mistake, verdict]) => mistake === 'estimate' || verdict === 'right'),
  };
}

function judge(error: number | undefined, allowed: number): Verdict {
  if (error === undefined || Math.abs(error) > 2 * allowed) return 'wrong';
  return Math.abs(error) <= allowed ? 'right' : 'near';
}

/** A rule of thumb for the figure, and its error in points. */
export interface Reckoning extends RuleOfThumb {
  readonly name: 'rule of 2' | 'rule of 4' | 'Solomon' | 'as one out';
}

/** The rules of thumb for what was asked; empty against a range. */
export function reckonings({ level, outs, answer, toCome, probability }: Drill): Reckoning[] {
  const exact = 100 * probability;
  if (level.asks === 'gains') return [];
  if (level.asks === 'backdoor') {
    return [{ name: 'as one out', percent: 4, error: 4 - exact }];
  }
  const { rule, solomon } = rulesOfThumb(outs.size, answer.unseen, toCome);
  // The error is that of the figure asked for: with a price the equity, not the chance of an out.
  const rules: Reckoning[] = [
    {
      name: toCome === 1 ? 'rule of 2' : 'rule of 4',
      percent: rule.percent,
      error: rule.percent - exact,
    },
  ];
  if (solomon !== undefined && outs.size > 8) {
    rules.push({ name: 'Solomon', percent: solomon.percent, error: solomon.percent - exact });
  }
  return rules;
}

/** The unit of an estimate: per cent, or the x of odds x : 1 against. */
export type Unit = 'percent' | 'odds';

/**
 * A probability from what a learner writes: `25`, `25 %`, `3 : 1`, `3 to 1`, `1 in 4`, `1/4`. A bare
 * number is in the unit chosen. `undefined` where it is not a probability.
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
