import * as say from '#words/drills';
import type { Card } from '../poker/card';
import { rulesOfThumb, type RuleOfThumb } from '../poker/rulesOfThumb';
import { gradeOf, judge, tolerance, twice } from './grade';
import type { Grade, Mistake, Verdict } from './kind';
import type { MarkingDrill } from './marks';

/** The finding of a marked or a missed card. A card that was rightly left unmarked has none. */
export type Finding = 'found' | 'missed' | 'extra' | 'tainted';

/** The learner's answer to a spot. */
export interface Marks {
  readonly marks: readonly Card[];
  /** 0 to 1; `undefined` if none was given. */
  readonly estimate?: number;
  readonly decision?: 'call' | 'fold';
}

export interface MarkingGrade extends Grade {
  readonly findings: ReadonlyMap<Card, Finding>;
}

export function gradeMarks(drill: MarkingDrill, reply: Marks): MarkingGrade {
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
  verdicts.set('estimate', judge(error, twice(tolerance(drill.probability))));
  if (drill.offer !== undefined) {
    const { decision } = drill.offer.price;
    // Where the price is close neither is wrong.
    const isRight = decision === 'close' ? reply.decision !== undefined : reply.decision === decision;
    verdicts.set('price', isRight ? 'right' : 'wrong');
  }
  return {
    findings,
    ...gradeOf(verdicts),
    clean: [...verdicts].every(([mistake, verdict]) => mistake === 'estimate' || verdict === 'right'),
    ...(error !== undefined && { error }),
  };
}

/** A rule of thumb for the figure, and its error in points. */
export interface Reckoning extends RuleOfThumb {
  readonly name: string;
}

/** The rules of thumb for what was asked; empty against a range. */
export function reckonings({ level, outs, answer, toCome, probability }: MarkingDrill): Reckoning[] {
  const exact = 100 * probability;
  if (level.asks === 'gains') return [];
  if (level.asks === 'backdoor') {
    return [{ name: say.asOneOut, percent: 4, error: 4 - exact }];
  }
  const { rule, solomon } = rulesOfThumb(outs.size, answer.unseen, toCome);
  // The error is that of the figure asked for: with a price the equity, not the chance of an out.
  const rules: Reckoning[] = [
    {
      name: toCome === 1 ? say.ruleOf2 : say.ruleOf4,
      percent: rule.percent,
      error: rule.percent - exact,
    },
  ];
  if (solomon !== undefined && outs.size > 8) {
    rules.push({ name: say.solomon, percent: solomon.percent, error: solomon.percent - exact });
  }
  return rules;
}
