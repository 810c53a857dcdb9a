import type { Answer } from '../poker/answer';
import type { Spot } from '../poker/spot';
import type { Words } from '../words/answer';
import type { Seated } from '../words/types';

export interface Answered {
  readonly spot: Spot;
  readonly answer: Answer;
  readonly words: Words;
  /** The opponents' names in the words. */
  readonly names?: Seated['names'];
}
