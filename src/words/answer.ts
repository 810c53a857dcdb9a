import type { Answer } from '../poker/answer';
import { handName } from '../poker/hand';
import type { Spot } from '../poker/spot';
import { figuresOf, type Figures } from './figures';
import { headline, standing } from './headline';
import type { WriteCount, WritePercent } from './percent';
import type * as ranges from './ranges';
import { countInEnglish, reasonFor } from './reasons';

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
 * @param inPercent formats a percentage
 * @param ofRange what there is to say of hero's range, where there is one
 * @param inCount formats a count
 */
export function inWords(
  spot: Spot,
  answer: Answer,
  inPercent: WritePercent,
  ofRange?: RangeWords,
  inCount: WriteCount = countInEnglish,
): Words {
  const made = answer.made === undefined ? '' : handName(answer.made);
  return {
    figures: figuresOf(spot, answer, made, inCount),
    headline: headline(spot, answer, inPercent, inCount) + (ofRange?.rangesSentence(answer, inPercent) ?? ''),
    made,
    standing: ofRange?.rangesStanding(answer) ?? standing(spot, answer),
    reasons: (answer.next ?? []).map((card) => reasonFor(spot, answer, card, inPercent)),
  };
}
