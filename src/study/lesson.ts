import { sentences } from '#words/drills';
import * as say from '#words/study';
import { suitOf } from '../poker/card';
import { figure, percentText } from '../ui/figures';
import type { Study } from './study.svelte';

/** An estimate off by fewer points is close. */
const CLOSE = 3;

/** The sentence of the first visit, in place of the question: what to do next. */
export function lessonSentence({ drill, phase, marks, reply, grade }: Study): string {
  if (drill?.form !== 'marks' || (reply !== undefined && reply.form !== 'marks')) return '';
  const [first] = drill.key.outs;
  const suit = suitOf(first);
  const outs = drill.key.outs.size;
  const right = marks.filter((card) => drill.key.outs.has(card)).length;
  switch (phase) {
    case 'outs':
      if (right < marks.length) return say.notOfSuit(suit);
      if (right === 0) return say.fourOfSuit(suit);
      return right < outs ? say.moreOfSuit(suit, outs - right) : say.allOuts(outs);
    case 'estimate':
      return say.twiceOuts(outs, percentText((2 * outs) / 100, 0));
    default: {
      const error = reply?.estimate === undefined ? undefined : grade?.error;
      return sentences([
        say.outsOfUnseen(outs, drill.key.answer.unseen, percentText(drill.key.probability)),
        ...(error === undefined
          ? []
          : [Math.abs(error) < CLOSE ? say.wereClose : say.pointsOff(figure(Math.abs(error), 0))]),
        say.thatIsADrill,
      ]);
    }
  }
}
