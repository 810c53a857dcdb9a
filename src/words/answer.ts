import type { Answer } from '../poker/answer';
import { handName } from '../poker/hand';
import type { Spot } from '../poker/spot';
import { figuresOf, type Figures } from './figures';
import { headline, standing } from './headline';
import type { WriteCount, WritePercent } from './percent';
import type * as ranges from './ranges';
import { countInEnglish, reasonFor } from './reasons';

/** They come when a range is told first. */
export type RangeWords = typeof ranges;

/** An answer in words. */
export interface Words {
  readonly figures: Figures;
  /** One sentence that answers the spot. */
  readonly headline: string;
  /** Hero's hand; empty where there is none. */
  readonly made: string;
  /** The same with where it stands and its draws. */
  readonly standing: string;
  /** Why each card gets its verdict, in the order of the answer's `next`. */
  readonly reasons: readonly string[];
}

/**
 * An answer in words. Nothing is computed here that the answer does not hold.
 *
 * @param inPercent as the reader's language writes it
 * @param ofRange what there is to say of hero's range, where there is one
 * @param inCount as the reader's language writes it
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
