import { suitName, suitOf } from '../poker/card';
import { figure, percentText } from '../ui/figures';
import type { Study } from './study.svelte';

/** The first visit, in the place of the question: what to do next, from what has been done. */
export function lessonSentence({ drill, phase, marks, reply, grade }: Study): string {
  if (drill === undefined) return '';
  const [first] = drill.outs;
  const suit = suitName(suitOf(first));
  const outs = drill.outs.size;
  const right = marks.filter((card) => drill.outs.has(card)).length;
  switch (phase) {
    case 'outs':
      if (right < marks.length) return `That one is no ${suit}: tap it again to take it back.`;
      if (right === 0) {
        return `A hand together. You have four ${suit}s; a fifth makes the flush. Tap any ${suit} left in the deck.`;
      }
      if (right < outs) {
        return `That is an out. Thirteen ${suit}s less the four you see: ${outs - right} more to tap.`;
      }
      return `All ${outs}. Press Done.`;
    case 'estimate':
      return `One card to come. Twice the outs is about right in per cent: 2 × ${outs} is ${2 * outs}.`;
    default: {
      const exact = percentText(drill.probability);
      const own =
        reply?.estimate === undefined || grade?.error === undefined
          ? ''
          : Math.abs(grade.error) < 3
            ? ' You were close.'
            : ` You were ${figure(Math.abs(grade.error), 0)} points off.`;
      return `${outs} of ${drill.answer.unseen} unseen cards: ${exact}.${own} That is all: mark the outs, say how likely, see why.`;
    }
  }
}
