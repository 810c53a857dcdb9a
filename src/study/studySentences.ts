import * as drills from '#words/drills';
import * as say from '#words/study';
import { suitOf } from '../poker/card';
import { figure, percentText } from '../ui/figures';
import { controlOf, promptOf, questionOf, resultOf, type Drill, type ReplyTo } from '../drills/drill';
import { capitalize } from '../words/text';
import { dueCount, nextDue, plan, type Memories } from './memory';
import { dayOf, estimateError, isClean, mean, type Round } from './progress';
import type { DrillRound } from './round.svelte';

const DAY = 86_400_000;

/** The question without the words of the prompt. */
export function restOf(drill: Drill): string {
  const question = questionOf(drill);
  const prompt = promptOf(drill);
  return prompt === '' ? question : question.replace(prompt, '').trim();
}

/** The result in sentences, without the word in large type above it. */
export function saidOf(drill: Drill, reply: ReplyTo<Drill> | undefined): string {
  const result = resultOf(drill, reply);
  if (promptOf(drill) === '') return result;
  return capitalize(result.startsWith(drills.rightIs) ? result.slice(drills.rightIs.length) : result);
}

export function fieldName(drill: Drill): string {
  if (drill.form !== 'number') return say.yourEstimate;
  return controlOf(drill).unit === 'outs' ? drills.outs : drills.combos;
}

/** The kinds that come back, and when: `'Nothing is due until tomorrow.'`; empty if there are no memories. */
export function dueText(memories: Memories, now: number): string {
  const due = dueCount(memories, now);
  if (due > 0) return say.kindsDue(due);
  const next = nextDue(memories, now);
  if (next === undefined) return '';
  const days = dayOf(next) - dayOf(now);
  return days === 0 ? say.backToday : say.nothingDueToday(days);
}

/** How a session went: `'7 of 10 without a mistake. Estimates off by 3.1 points on average.'` */
export function sessionText(rounds: readonly Round[]): string {
  const errors = rounds.flatMap(estimateError);
  return drills.sentences([
    say.clean(rounds.filter(isClean).length, rounds.length),
    ...(errors.length === 0 ? [] : [say.offByText(figure(mean(errors), 1))]),
  ]);
}

/** The first kind of tomorrow's session: `'Tomorrow starts with “Gutshot”.'` */
export function tomorrowText(memories: Memories, now: number): string {
  const { kind, why } = plan(memories, now + DAY);
  if (why === 'early') return dueText(memories, now);
  return (why === 'new' ? say.tomorrowNew : say.tomorrow)(drills.kinds[kind.name]);
}

/** An estimate off by fewer points is close. */
const CLOSE = 3;

/** The sentence of the first visit, in place of the question: what to do next. */
export function lessonSentence({ drill, phase, draft, reply, grade }: DrillRound): string {
  if (drill?.form !== 'marks' || (reply !== undefined && reply.form !== 'marks')) return '';
  const [first] = drill.key.outs;
  const suit = suitOf(first);
  const outs = drill.key.outs.size;
  const right = draft.marks.filter((card) => drill.key.outs.has(card)).length;
  switch (phase) {
    case 'outs':
      if (right < draft.marks.length) return say.notOfSuit(suit);
      if (right === 0) return say.fourOfSuit(suit);
      return right < outs ? say.moreOfSuit(suit, outs - right) : say.allOuts(outs);
    case 'estimate':
      return say.twiceOuts(outs, percentText((2 * outs) / 100, 0));
    default: {
      const error = reply?.estimate === undefined ? undefined : grade?.error;
      return drills.sentences([
        say.outsOfUnseen(outs, drill.key.answer.unseen, percentText(drill.key.probability)),
        ...(error === undefined
          ? []
          : [Math.abs(error) < CLOSE ? say.wereClose : say.pointsOff(figure(Math.abs(error), 0))]),
        say.thatIsADrill,
      ]);
    }
  }
}
