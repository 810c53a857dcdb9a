import { handName } from '#words/hands';
import { paragraph } from '#words/text';
import type { Answer } from '../poker/answer';
import type { Spot } from '../poker/spot';
import { figuresOf, type Figures } from './figures';
import { headline, standing } from './headline';
import type * as ranges from './ranges';
import { reasonFor } from './reasons';

/** They are loaded when a range first needs them. */
export type RangeWords = typeof ranges;

/** An answer in words. */
export interface Words {
  readonly figures: Figures;
  /** One sentence that answers the spot. */
  readonly headline: string;
  /** Hero's hand; empty where there is none. */
  readonly made: string;
  /** The same with its rank among all hands, and its draws. */
  readonly standing: string;
  /** Why each card gets its verdict, in the order of the answer's `next`. */
  readonly reasons: readonly string[];
}

/**
 * An answer in words. Everything in it comes from the answer.
 *
 * @param ofRange what there is to say of hero's range, where there is one
 */
export function inWords(spot: Spot, answer: Answer, ofRange?: RangeWords): Words {
  const made = answer.made === undefined ? '' : handName(answer.made);
  return {
    figures: figuresOf(spot, answer, made),
    headline: paragraph([headline(spot, answer), ofRange?.rangesSentence(answer) ?? '']),
    made,
    standing: ofRange?.rangesStanding(answer) ?? standing(spot, answer),
    reasons: (answer.next ?? []).map((card) => reasonFor(spot, answer, card)),
  };
}
