import { suitName, suitOf } from '../poker/card';
import { figure, percentText } from '../ui/figures';
import type { Study } from './study.svelte';

/** The sentence of the first visit, in place of the question: what to do next. */
export function lessonSentence({ drill, phase, marks, reply, grade }: Study): string {
  if (drill === undefined) return '';
  const [first] = drill.outs;
  const suit = suitName(suitOf(first));
  const suits = suitName(suitOf(first), 2);
  const outs = drill.outs.size;
  const right = marks.filter((card) => drill.outs.has(card)).length;
  switch (phase) {
    case 'outs':
      if (right < marks.length) return `That card is not a ${suit}. Tap it again to unmark it.`;
      if (right === 0) {
        return `You have four ${suits}. A fifth makes the flush: tap any ${suit} left in the deck.`;
      }
      if (right < outs) {
        return `That is an out. There are 13 ${suits} and you see four: ${outs - right} more to tap.`;
      }
      return `All ${outs}. Choose Done.`;
    case 'estimate':
      return `One card to come. Twice your outs is about right: 2 × ${outs} is ${2 * outs}%.`;
    default: {
      const exact = percentText(drill.probability);
      const own =
        reply?.estimate === undefined || grade?.error === undefined
          ? ''
          : Math.abs(grade.error) < 3
            ? ' You were close.'
            : ` You were ${figure(Math.abs(grade.error), 0)} points off.`;
      return `${outs} of ${drill.answer.unseen} unseen cards: ${exact}.${own} That is a drill: mark the outs, say how likely, see why.`;
    }
  }
}
